#include "model/core/svg.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace fathom {
namespace {

constexpr std::string_view common_looks = R"svg(<style>
text{font-family:"Avenir Next","Segoe UI","Helvetica Neue",Helvetica,Arial,sans-serif;fill:#2f2a24}
.name{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;font-size:30px;letter-spacing:.5px}
.title{font-size:24px;font-weight:700}.status{font-size:17px}.end{text-anchor:end}.middle{text-anchor:middle}
.letter{font-size:13px;font-weight:700;text-anchor:middle;stroke:none}
.table{fill:#f7f2e8}.panel{fill:#fffdf8;stroke:#ddd3c1}.turn{fill:#fffdf8;stroke:#b3541e;stroke-width:3}
.faint{fill:#75694f}.strong{font-weight:700}.say{font-size:17px}.row{font-size:15px;fill:#75694f}.count{font-size:18px;font-weight:700}
.card{fill:#fffef9;stroke:#4a4034;stroke-width:1.5}.back{fill:#4f6d8f;stroke:#22303f;stroke-width:1.5}
.lines{fill:none;stroke:#c9d6e4;stroke-width:1.5}
.A{fill:#2b2b2e;stroke:#f6f1e6}.B{fill:#ffffff;stroke:#26262a}.C{fill:#cc3b30;stroke:#fff3ec}.D{fill:#f6c72e;stroke:#3a2e10}
.E{fill:#5a8f3d;stroke:#f3fbe9}.F{fill:#8057a8;stroke:#f7f0ff}.stranger{fill:#999999;stroke:#333333}
.onA,.onC,.onE,.onF{fill:#ffffff}.onB,.onD,.onstranger{fill:#1d1d20}.disc{stroke-width:1.6}
.mark{fill:none;stroke:#d6006c;stroke-width:3}.gone{stroke-dasharray:7 5}
@media (prefers-color-scheme:dark){
text{fill:#ece6da}.faint,.row{fill:#b3a88f}.table{fill:#1f2328}.panel{fill:#272c33;stroke:#3d444d}.turn{fill:#272c33;stroke:#f2955c}
.card{fill:#3a4048;stroke:#b9b09e}.back{fill:#33506e;stroke:#9db4cc}.lines{stroke:#7f9ab5}
.onB,.onD,.onstranger{fill:#1d1d20}.onA,.onC,.onE,.onF{fill:#ffffff}.mark{stroke:#ff6fb5}}
</style>
)svg";

std::string number(int value) { return std::to_string(value); }

/// What tells things apart that lie in two pictures.
std::pair<std::string, std::string> key_of(const SvgItem& item) { return {item.place, item.drawn}; }

}  // namespace

std::string escaped_markup(std::string_view text) {
  std::string escaped;
  for (const char c : text) switch (c) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      case '\'':
        escaped += "&#39;";
        break;
      default:
        escaped += c;
    }
  return escaped;
}

std::string svg_text(Point at, std::string_view looks, std::string_view words) {
  return "<text class=\"" + std::string{looks} + "\" x=\"" + number(at.x) + "\" y=\"" + number(at.y) + "\">" +
         escaped_markup(words) + "</text>";
}

std::string svg_path(std::string_view path, std::string_view looks) {
  return "<path class=\"" + std::string{looks} + "\" d=\"" + std::string{path} + "\"/>";
}

std::string svg_box(const Frame& frame, std::string_view looks, int round) {
  return "<rect class=\"" + std::string{looks} + "\" x=\"" + number(frame.corner.x) + "\" y=\"" + number(frame.corner.y) +
         "\" width=\"" + number(frame.size.wide) + "\" height=\"" + number(frame.size.high) + "\"" +
         (round > 0 ? " rx=\"" + number(round) + "\"" : "") + "/>";
}

std::string svg_disc(Point middle, int radius, std::string_view looks) {
  return "<circle class=\"" + std::string{looks} + "\" cx=\"" + number(middle.x) + "\" cy=\"" + number(middle.y) + "\" r=\"" +
         number(radius) + "\"/>";
}

std::string svg_piece(std::string_view piece, Point at, std::string_view looks, std::string_view scale) {
  return "<use href=\"#" + std::string{piece} + "\" class=\"piece " + std::string{looks} + "\" transform=\"translate(" +
         number(at.x) + ' ' + number(at.y) + ") scale(" + std::string{scale} + ")\"/>";
}

std::string svg_group(std::string_view title, std::string_view content) {
  return "<g><title>" + escaped_markup(title) + "</title>" + std::string{content} + "</g>\n";
}

std::string looks_of(Seat seat) { return index_of(seat) < kinds<Seat> ? std::string{name_of(seat)[0]} : "stranger"; }

std::string svg_badge(Seat seat, Point middle, int radius) {
  constexpr int down = 5;  // so that the letter stands in the middle
  return svg_disc(middle, radius, "disc " + looks_of(seat)) +
         svg_text({middle.x, middle.y + down}, "letter on" + looks_of(seat), name_of(seat).substr(0, 1));
}

std::string_view svg_common_looks() { return common_looks; }

std::string svg_placed(const SvgItem& item) {
  if (item.at == Point{}) return item.drawn;
  return "<g transform=\"translate(" + number(item.at.x) + ' ' + number(item.at.y) + ")\">" + item.drawn + "</g>\n";
}

std::string svg_document(std::string_view looks, const SvgPicture& picture) {
  const std::string wide = number(picture.size.wide);
  const std::string high = number(picture.size.high);
  std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + wide + "\" height=\"" + high +
                     "\" viewBox=\"0 0 " + wide + ' ' + high + "\" role=\"img\">\n<title>" + escaped_markup(picture.title) +
                     "</title>\n" + std::string{svg_common_looks()} + std::string{looks} +
                     svg_box({{}, picture.size}, "table") + "\n";
  for (const SvgItem& item : picture.items) text += svg_placed(item);
  return text + "</svg>\n";
}

SvgPicture marked(SvgPicture picture, const SvgPicture& other, Mark mark) {
  constexpr int around = 3;
  constexpr int round = 6;
  std::map<std::pair<std::string, std::string>, int> there;
  for (const SvgItem& item : other.items) ++there[key_of(item)];
  std::vector<SvgItem> marks;
  for (const SvgItem& item : picture.items) {
    if (item.frame.size == Extent{} || --there[key_of(item)] >= 0) continue;
    Frame frame = item.frame;
    frame.corner = frame.corner + Point{-around, -around};
    frame.size = {frame.size.wide + 2 * around, frame.size.high + 2 * around};
    marks.push_back({"mark", item.at, {}, svg_box(frame, mark == Mark::went ? "mark gone" : "mark", round)});
  }
  std::move(marks.begin(), marks.end(), std::back_inserter(picture.items));
  return picture;
}

SvgPicture beside(const SvgPicture& before, const SvgPicture& after, std::string_view title) {
  constexpr int top = 78;
  constexpr int gap = 24;
  SvgPicture both;
  both.title = title;
  both.size = {before.size.wide + gap + after.size.wide, top + std::max(before.size.high, after.size.high)};
  const SvgPicture first = marked(before, after, Mark::went);
  const SvgPicture second = marked(after, before, Mark::came);
  const auto put = [&](const SvgPicture& picture, Point corner, std::string_view heading) {
    both.items.push_back({"heading", corner, {}, svg_text({gap, -10}, "say strong", heading)});
    for (SvgItem item : picture.items) {
      item.at = item.at + corner;
      both.items.push_back(std::move(item));
    }
  };
  both.items.push_back({"heading", {}, {}, svg_text({gap, 34}, "title", title)});
  put(first, {0, top}, "before: what is dashed goes");
  put(second, {before.size.wide + gap, top}, "after: what is framed comes");
  return both;
}

}  // namespace fathom
