#include "audit/text/boxes.hpp"

#include <algorithm>

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::uint32_t widest_label = 160;
constexpr std::size_t enough_doublings = 2;  // lines that say twice how much

bool is_figure(char byte) { return (byte >= '0' && byte <= '9') || byte == '$'; }

/// The word at the end of a line, where a number stands before it.
std::string_view unit_of(std::string_view line) {
  const std::size_t space = line.rfind(' ');
  if (space == line.npos || space == 0 || !is_figure(line[space - 1])) return {};
  const std::string_view word = line.substr(space + 1);
  constexpr std::size_t longest = 12;
  const bool letters = word.size() > 1 && word.size() <= longest && std::all_of(word.begin(), word.end(), [](char each) {
                         return is_letter(static_cast<unsigned char>(each));
                       });
  return letters ? word : std::string_view{};
}

/// Where the left half of a line ends that says twice how much of a unit; 0 if it says so once, or not at all.
std::size_t half(std::string_view line, std::string_view unit) {
  std::size_t found = 0;
  for (std::size_t at = line.find(unit); at != line.npos; at = line.find(unit, at + 1)) {
    const std::size_t end = at + unit.size();
    const bool amount = at > 1 && line[at - 1] == ' ' && is_figure(line[at - 2]) && (end == line.size() || line[end] == ' ');
    if (!amount) continue;
    if (end == line.size()) return found;
    if (found > 0) return 0;
    found = end;
  }
  return 0;
}

/// Where the first of two headings on a line ends, `Ann : Bob :`; 0 if there are not two.
std::size_t half_of_headings(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (!line.ends_with(':') || colon + 1 >= line.size() || line.find(':', colon + 1) != line.size() - 1) return 0;
  return line[colon + 1] == ' ' ? colon + 1 : 0;
}

/// Puts boxes one after the other.
class Boxes {
 public:
  Boxes(Page page, std::string_view text) : in_(std::move(page)), text_(text) { out_.cells = std::move(in_.cells); }

  Page done() {
    for (std::size_t line = 0; line < in_.lines.size();) {
      const std::size_t head = half_of_headings(words(line)) > 0 ? 1 : 0;
      const std::size_t end = boxes_end(line + head);
      if (end == line + head) {
        out_.lines.push_back(in_.lines[line++]);
        continue;
      }
      read(line, line + head, end);
      line = end;
    }
    return std::move(out_);
  }

 private:
  std::string_view words(std::size_t line) const {
    const Line& here = in_.lines[line];
    return here.width > widest_label || here.cell_count > 0 ? std::string_view{}
                                                            : text_.substr(here.at.begin, here.at.size());
  }

  /// The end of the lines that name one unit, if enough name it twice; `line` itself otherwise.
  std::size_t boxes_end(std::size_t line) const {
    if (line >= in_.lines.size()) return line;
    const std::string_view unit = unit_of(words(line));
    if (unit.empty() || half(words(line), unit) == 0) return line;
    std::size_t twice = 0;
    std::size_t end = line;
    for (; end < in_.lines.size() && unit_of(words(end)) == unit && (end == line || in_.lines[end].blanks == 0); ++end) {
      twice += half(words(end), unit) > 0 ? 1 : 0;
    }
    return twice >= enough_doublings ? end : line;
  }

  void put(Span at, std::uint32_t blanks) {
    Line part = line_at(text_, at, at.begin);
    if (part.at.empty()) return;
    part.blanks = blanks;
    out_.lines.push_back(part);
  }

  void read(std::size_t begin, std::size_t first, std::size_t end) {
    const std::string_view unit = unit_of(words(first));
    const auto cut = [&](std::size_t line) {
      const std::size_t size = line < first ? half_of_headings(words(line)) : half(words(line), unit);
      const Span at = in_.lines[line].at;
      return size == 0 ? at.end : static_cast<Offset>(at.begin + size);
    };
    for (std::size_t line = begin; line < end; ++line) {
      put({in_.lines[line].at.begin, cut(line)}, line == begin   ? std::max(in_.lines[line].blanks, 1U)
                                                 : line == first ? 1
                                                                 : 0);
    }
    for (std::size_t line = begin; line < end; ++line) {
      put({cut(line), in_.lines[line].at.end}, line == begin || line == first ? 1 : 0);
    }
    if (end < in_.lines.size()) in_.lines[end].blanks = std::max(in_.lines[end].blanks, 1U);
  }

  Page in_;
  std::string_view text_;
  Page out_;
};

}  // namespace

Page without_boxes(Page page, std::string_view text) { return Boxes(std::move(page), text).done(); }

}  // namespace fathom::audit
