#include "model/core/svg_panels.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fathom {
namespace {

constexpr int inside = 12;        ///< Between the edge of a panel and what is in it.
constexpr int heading_high = 34;
constexpr int line_gap = 8;       ///< Between lines.
constexpr int gap = 10;           ///< Between panels, and between pieces.
constexpr int row_gap = 20;       ///< Between rows on one line.
constexpr int down = 6;           ///< From half-way up to where letters stand.
constexpr int words_size = 17;    ///< Of letters that say something, and of those that only say what is there.
constexpr int label_size = 15;

/// About how wide words are, whatever type a reader has: in hundredths of the letters' size.
int wide_of(std::string_view words, int size) {
  constexpr std::string_view narrow = "iljtfrI.,:' ";
  constexpr std::string_view broad = "mwMW";
  constexpr int narrow_wide = 32;
  constexpr int broad_wide = 86;
  constexpr int usual_wide = 59;
  constexpr int hundred = 100;
  int wide = 0;
  for (const char letter : words)
    wide += narrow.find(letter) != std::string_view::npos  ? narrow_wide
            : broad.find(letter) != std::string_view::npos ? broad_wide
                                                           : usual_wide;
  return wide * size / hundred + 1;
}

SvgPiece label_piece(const std::string& label) {
  return {label.empty() ? 0 : wide_of(label, label_size), svg_text({0, down}, "row", label), svg_words_height};
}

/// Pieces on lines, each line as high as the highest of them.
class Lines {
 public:
  /// What is put from now on lies there.
  void begin(std::string place) { place_ = std::move(place); }

  [[nodiscard]] int pen() const { return pen_; }
  void skip(int columns) { pen_ += columns; }
  void put(const SvgPiece& piece) {
    laid_.items.push_back({place_, {pen_, 0}, {{0, -piece.high / 2}, {piece.wide, piece.high}}, piece.drawn});
    high_ = std::max(high_, piece.high);
    pen_ += piece.wide + gap;
  }
  /// Words that say what is there are no thing that comes or goes.
  void put_label(const SvgPiece& label) {
    put(label);
    laid_.items.back().frame = {};
  }
  void new_line(int from) {
    for (; first_ < laid_.items.size(); ++first_) laid_.items[first_].at.y = laid_.high + high_ / 2;
    if (high_ > 0) laid_.high += high_ + line_gap;
    pen_ = from;
    high_ = 0;
  }
  SvgLaid laid() && {
    new_line(0);
    return std::move(laid_);
  }

 private:
  std::string place_;
  SvgLaid laid_;
  std::size_t first_ = 0;  ///< Of this line.
  int pen_ = 0;
  int high_ = 0;
};

/// A panel's rows put where they belong, from the upper left corner of its first line.
SvgLaid rows_of(const SvgPanel& panel, int wide) {
  Lines lines;
  for (const SvgRow& row : panel.rows) {
    if (row.pieces.empty()) continue;
    lines.begin(panel.place + ' ' + row.label);
    const SvgPiece label = label_piece(row.label);
    int whole = label.wide + gap;
    for (const SvgPiece& piece : row.pieces) whole += piece.wide + gap;
    if (lines.pen() > 0) lines.skip(row_gap);
    if (lines.pen() > 0 && lines.pen() + whole - gap > wide) lines.new_line(0);
    if (label.wide > 0) lines.put_label(label);
    const int under = lines.pen();
    for (const SvgPiece& piece : row.pieces) {
      if (lines.pen() > under && lines.pen() + piece.wide > wide) lines.new_line(under);
      lines.put(piece);
    }
  }
  return std::move(lines).laid();
}

int height_of(const SvgLaid& rows) { return heading_high + gap + rows.high; }

}  // namespace

SvgLaid svg_panels(const std::vector<SvgPanel>& panels, Frame within, int columns) {
  SvgLaid all;
  const int wide = (within.size.wide - (columns - 1) * gap) / columns;
  const auto per_row = static_cast<std::size_t>(columns);
  for (std::size_t from = 0; from < panels.size(); from += per_row) {
    std::vector<SvgLaid> rows;
    int high = 0;
    for (std::size_t i = from; i < std::min(from + per_row, panels.size()); ++i) {
      rows.push_back(rows_of(panels[i], wide - 2 * inside));
      high = std::max(high, height_of(rows.back()));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const SvgPanel& panel = panels[from + i];
      const Point corner = within.corner + Point{static_cast<int>(i) * (wide + gap), all.high};
      all.items.push_back({panel.place, corner, {}, svg_box({{}, {wide, high}}, panel.looks, 8)});
      all.items.push_back({panel.place, corner + Point{inside, heading_high / 2 + 4}, {}, panel.heading});
      if (!panel.note.empty())
        all.items.push_back({panel.place, corner + Point{wide - inside, heading_high / 2 + 4},
                             {{-wide_of(panel.note, words_size), -down - 10}, {wide_of(panel.note, words_size), 26}},
                             svg_text({0, down}, "say end", panel.note)});
      for (SvgItem& item : rows[i].items) {
        item.at = item.at + corner + Point{inside, heading_high + gap};
        all.items.push_back(std::move(item));
      }
    }
    all.high += high + gap;
  }
  return all;
}

SvgPicture svg_page(std::string_view name, std::string_view status, const std::vector<SvgPanel>& players,
                    const std::vector<SvgPanel>& shared) {
  constexpr int edge = 16;
  constexpr int header = 84;
  SvgPicture picture;
  picture.title = std::string{name} + ", " + std::string{status};
  picture.items.push_back({"heading", {edge, 40}, {}, svg_text({}, "name", name)});
  picture.items.push_back({"heading", {edge, 68}, {}, svg_text({}, "status", status)});
  int y = header;
  const auto put = [&](const std::vector<SvgPanel>& panels, int columns) {
    SvgLaid laid = svg_panels(panels, {{edge, y}, {svg_page_wide - 2 * edge, 0}}, columns);
    std::move(laid.items.begin(), laid.items.end(), std::back_inserter(picture.items));
    y += laid.high;
  };
  put(players, 1);
  put(shared, 1);
  picture.size = {svg_page_wide, y + edge};
  return picture;
}

std::string svg_heading(std::string_view words) { return svg_text({0, down}, "title", words); }

std::string svg_player(Seat seat) {
  constexpr int radius = 13;
  return svg_badge(seat, {radius, 0}, radius) + svg_text({2 * radius + 8, down}, "title", name_of(seat));
}

SvgPiece svg_card(int wide, std::string_view looks, std::string_view title, std::string_view drawn) {
  std::string card = svg_box({{0, -svg_card_height / 2}, {wide, svg_card_height}}, looks, 5);
  card += "<g transform=\"translate(" + std::to_string(wide / 2) + " 0)\">" + std::string{drawn} + "</g>";
  return {wide, svg_group(title, card)};
}

SvgPiece svg_word_card(int wide, std::string_view looks, std::string_view words) {
  constexpr std::size_t fits = 9;
  constexpr int up = -3;
  constexpr int below = 14;
  const std::string text{words};
  const std::size_t middle = text.rfind(' ', std::max(text.size() / 2 + 1, std::size_t{1}));
  if (text.size() <= fits || middle == std::string::npos)
    return svg_card(wide, looks, words, svg_text({0, down}, "say middle", text));
  return svg_card(wide, looks, words,
                  svg_text({0, up}, "say middle", text.substr(0, middle)) +
                      svg_text({0, below}, "say middle", text.substr(middle + 1)));
}

SvgPiece svg_back(int wide) {
  const int half = wide / 2 - 5;
  const int high = svg_card_height / 2 - 6;
  const std::string left = std::to_string(-half);
  const std::string lines = "M" + left + ' ' + std::to_string(-high) + "L" + std::to_string(half) + ' ' + std::to_string(high) +
                            "M" + left + ' ' + std::to_string(high) + "L" + std::to_string(half) + ' ' + std::to_string(-high);
  return svg_card(wide, "back", "face down", svg_path(lines, "lines"));
}

SvgPiece svg_words(std::string_view words, std::string_view looks) {
  return {wide_of(words, words_size), svg_text({0, down}, looks, words), svg_words_height};
}

SvgPiece svg_many(SvgPiece piece, int many) {
  constexpr int number_size = 18;
  if (many == 1) return piece;
  const std::string number = "x" + std::to_string(many);
  piece.drawn += svg_text({piece.wide + 4, down}, "count", number);
  piece.wide += 4 + wide_of(number, number_size);
  return piece;
}

}  // namespace fathom
