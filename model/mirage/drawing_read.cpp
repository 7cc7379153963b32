#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "model/core/words.hpp"
#include "model/mirage/drawing.hpp"

// Drawings read back. What a drawing means is read generously, square by square; then it is drawn once more and held against
// what was written, so that no character of it can be wrong without being noticed.

namespace fathom::mirage {
namespace {

using Flaw = std::optional<Misdrawn>;

/// What is drawn, with everything of it in its place.
class Reader {
 public:
  Reader(const Box& box, int players, std::string_view text)
      : box_(box), players_(player_letters.substr(0, static_cast<std::size_t>(std::clamp(players, 0, most_seats)))) {
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      const std::string_view line = text.substr(begin, end - begin);
      lines_.push_back(line.substr(0, line.find_last_not_of(" \r") + 1));
      begin = end + 1;
    }
    while (!lines_.empty() && lines_.back().empty()) lines_.pop_back();
  }

  Flaw read(Drawing& drawing) {
    if (Flaw flaw = look_at_characters()) return flaw;
    if (Flaw flaw = read_columns()) return flaw;
    if (Flaw flaw = read_rows()) return flaw;
    if (Flaw flaw = recognise()) return flaw;
    for (int row = 0; row < window_.rows(); ++row)
      for (int column = 0; column < window_.columns(); ++column)
        if (Flaw flaw = read_square({column, row})) return flaw;
    if (Flaw flaw = look_again()) return flaw;
    drawing = {scene_, window_};
    return std::nullopt;
  }

 private:
  /// A square by its column and row in the drawing.
  struct Spot {
    int column = 0;
    int row = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
  };
  /// What the sides of a Coast tile are, as far as they are known.
  using Sides = std::array<std::optional<Terrain>, kinds<Direction>>;

  [[nodiscard]] char at(int line, int column) const {
    if (line >= static_cast<int>(lines_.size())) return ' ';
    const std::string_view text = lines_[static_cast<std::size_t>(line)];
    return column < static_cast<int>(text.size()) ? text[static_cast<std::size_t>(column)] : ' ';
  }
  /// A character of what stands on a square.
  [[nodiscard]] char mark(Spot spot, int line, int column) const {
    return at(Layout::line(spot.row) + 1 + line, Layout::column(spot.column) + 1 + column);
  }
  static Misdrawn flaw_at(int line, int column, std::string message) { return {line + 1, column + 1, std::move(message)}; }
  static Misdrawn flaw_on(Spot spot, int line, int column, std::string message) {
    return flaw_at(Layout::line(spot.row) + 1 + line, Layout::column(spot.column) + 1 + column, std::move(message));
  }

  [[nodiscard]] Flaw look_at_characters() const;
  Flaw read_columns();
  Flaw read_rows();
  Flaw recognise();
  Flaw recognise(Spot spot);
  Flaw read_square(Spot spot);
  Flaw read_survey(Spot spot);
  Flaw read_elbow(Spot first, Spot corner, Elbow elbow);
  Flaw read_coast(Spot spot);
  Flaw read_half(Spot spot, Terrain terrain, Sides& sides, LaidCoast& tile) const;
  [[nodiscard]] bool looks_so(Spot spot, const Sides& sides, const LaidCoast& tile) const;
  template <class List, class Item>
  Flaw add(List& list, const Item& item, Spot spot, std::string_view things);
  [[nodiscard]] Flaw look_again() const;

  [[nodiscard]] bool is_survey(Spot spot) const;
  [[nodiscard]] bool parted(Spot a, Spot b) const;
  [[nodiscard]] std::vector<Spot> joined_to(Spot spot) const;
  [[nodiscard]] Square square(Spot spot) const { return window_.square(spot.column, spot.row); }
  [[nodiscard]] MarkKind kind_of(Spot spot) const { return found_[place(spot)]; }
  [[nodiscard]] std::size_t place(Spot spot) const {
    return static_cast<std::size_t>(spot.row * window_.columns() + spot.column);
  }
  [[nodiscard]] Terrain terrain_of(Spot spot) const {
    const bool sand = textures[index_of(Terrain::land)].find(mark(spot, 0, 0)) != std::string_view::npos;
    return sand ? Terrain::land : Terrain::water;
  }
  [[nodiscard]] Shade shade_of(Spot spot, Terrain terrain) const {
    return textures[index_of(terrain)].front() == mark(spot, 0, 0) ? Shade::light : Shade::dark;
  }
  [[nodiscard]] Seat player(char letter) const { return static_cast<Seat>(player_letters.find(letter)); }
  [[nodiscard]] bool is_player(char letter) const { return players_.find(letter) != std::string_view::npos; }

  const Box& box_;
  std::string_view players_;
  std::vector<std::string_view> lines_;
  Window window_;
  std::vector<MarkKind> found_;  ///< By place, what stands there.
  std::vector<bool> told_;       ///< By place, whether it belongs to a tile already read.
  Scene scene_;
};

// ---------------------------------------------------------------------------------------------------------- the labels

/// `E2` as 2 and `W2` as -2, for the letters that stand for less and more than 0; nothing for what is no such label.
std::optional<int> read_label(std::string_view text, char less, char more) {
  if (text == "0") return 0;
  int steps = 0;
  if (text.size() < 2 || (text[0] != less && text[0] != more) || text[1] == '0') return std::nullopt;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), steps);
  constexpr int furthest = Square::side / 2;
  if (error != std::errc{} || end != text.data() + text.size() || steps < 0) return std::nullopt;
  if (steps > (text[0] == less ? furthest : furthest - 1)) return std::nullopt;
  return text[0] == less ? -steps : steps;
}

/// A word of a line, and where it begins.
struct Word {
  int column = 0;
  std::string_view text;
};
std::vector<Word> words_of(std::string_view line) {
  std::vector<Word> words;
  for (std::size_t i = 0; i < line.size();) {
    const std::size_t begin = std::min(line.find_first_not_of(' ', i), line.size());
    const std::size_t end = std::min(line.find(' ', begin), line.size());
    if (begin < end) words.push_back({static_cast<int>(begin), line.substr(begin, end - begin)});
    i = end;
  }
  return words;
}

Flaw Reader::look_at_characters() const {
  for (std::size_t line = 0; line < lines_.size(); ++line)
    for (std::size_t i = 0; i < lines_[line].size(); ++i)
      if (const char each = lines_[line][i]; each < ' ' || each > '~')
        return flaw_at(static_cast<int>(line), static_cast<int>(i),
                       each == '\t' ? "expected blanks, found a tab" : "expected plain ASCII, found something else");
  return std::nullopt;
}

Flaw Reader::read_columns() {
  const std::vector<Word> words = words_of(lines_.empty() ? std::string_view{} : lines_.front());
  const std::string example = std::string{Layout::compass} + "   W1    0    E1";
  if (words.empty() || words.front().text != Layout::compass || words.front().column != 0)
    return flaw_at(0, 0, "expected a drawing to begin with the labels of its columns, such as `" + example + "`");
  if (words.size() == 1)
    return flaw_at(0, static_cast<int>(Layout::compass.size()),
                   "expected the labels of columns, found none; write `" + example + "`");
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::optional<int> east = read_label(words[i].text, 'W', 'E');
    if (i == 1 && east) window_.west = *east;
    window_.east = window_.west + static_cast<int>(i) - 1;
    if (!east || *east != window_.east)
      return flaw_at(0, words[i].column,
                     "expected the column " + (i == 1 ? "W1, 0, E1 or such" : column_label(window_.east)) + ", found " +
                         std::string{words[i].text});
  }
  return std::nullopt;
}

Flaw Reader::read_rows() {
  int rows = 0;
  for (; Layout::line(rows) + 1 < static_cast<int>(lines_.size()); ++rows) {
    const int line = Layout::line(rows) + 1;
    const std::string_view margin = lines_[static_cast<std::size_t>(line)].substr(0, Layout::margin);
    const std::string_view text = margin.substr(0, margin.find_last_not_of(' ') + 1);
    const std::optional<int> south = read_label(text, 'N', 'S');
    if (rows == 0 && south) window_.north = *south;
    window_.south = window_.north + rows;
    if (!south || *south != window_.south)
      return flaw_at(line, 0,
                     "expected the row " + (rows == 0 ? "N1, 0, S1 or such" : row_label(window_.south)) + ", found " +
                         (text.empty() ? "no label" : std::string{text}) + "; a row of squares is three lines");
  }
  if (rows == 0) return flaw_at(static_cast<int>(lines_.size()), 0, "expected a row of squares below the labels of columns");
  return std::nullopt;
}

// --------------------------------------------------------------------------------------------------------- the squares

/// Takes a square for what it looks like most.
Flaw Reader::recognise(Spot spot) {
  Marks marks;
  for (std::size_t line = 0; line < marks.size(); ++line)
    for (int i = 0; i < mark_columns; ++i) marks[line] += mark(spot, static_cast<int>(line), i);
  const Recognised recognised = mirage::recognised(marks, players_);
  found_[place(spot)] = recognised.kind;
  if (recognised.blot) return flaw_on(spot, recognised.blot->line, recognised.blot->column, recognised.blot->message);
  return std::nullopt;
}

Flaw Reader::recognise() {
  found_.assign(static_cast<std::size_t>(window_.columns() * window_.rows()), MarkKind::bare);
  told_.assign(found_.size(), false);
  for (int row = 0; row < window_.rows(); ++row)
    for (int column = 0; column < window_.columns(); ++column)
      if (Flaw flaw = recognise(Spot{column, row})) return flaw;
  return std::nullopt;
}

template <class List, class Item>
Flaw Reader::add(List& list, const Item& item, Spot spot, std::string_view things) {
  if (list.full())
    return flaw_on(spot, 0, 0,
                   "expected at most " + std::to_string(List::capacity) + ' ' + std::string{things} + ", found more");
  list.push_back(item);
  return std::nullopt;
}

Flaw Reader::read_square(Spot spot) {
  const Square here = square(spot);
  const char letter = mark(spot, 1, mark_middle);
  switch (kind_of(spot)) {
    case MarkKind::survey:
      return told_[place(spot)] ? std::nullopt : read_survey(spot);
    case MarkKind::coast:
      return read_coast(spot);
    case MarkKind::tent:
      return add(scene_.camps, Camp{player(letter), here}, spot, "tents");
    case MarkKind::tree:
      return add(scene_.trees, Tree{static_cast<Colour>(tree_letters.find(letter)), here}, spot, "trees");
    case MarkKind::keeper: {
      const Explorer kind = mark(spot, 0, 0) == ' ' ? Explorer::ship : Explorer::camel;
      return add(scene_.keepers, Keeper{player(letter), kind, here}, spot, "keepers of trees");
    }
    case MarkKind::bare:
      break;
  }
  return std::nullopt;
}

// ----------------------------------------------------------------------------------------------------------- the tiles

bool Reader::is_survey(Spot spot) const {
  return spot.column >= 0 && spot.row >= 0 && spot.column < window_.columns() && spot.row < window_.rows() &&
         kind_of(spot) == MarkKind::survey;
}

/// Whether a wall stands between neighbouring squares: what is more of a wall than not.
bool Reader::parted(Spot a, Spot b) const {
  if (a.row == b.row) {
    const int column = Layout::column(std::max(a.column, b.column));
    return at(Layout::line(a.row) + 1, column) == '|' || at(Layout::line(a.row) + 2, column) == '|';
  }
  int walls = 0;
  for (int i = 1; i <= mark_columns; ++i)
    if (at(Layout::line(std::max(a.row, b.row)), Layout::column(a.column) + i) == '-') ++walls;
  return 2 * walls > mark_columns;
}

/// The squares that no wall parts from this one, itself first.
std::vector<Reader::Spot> Reader::joined_to(Spot spot) const {
  std::vector<Spot> all{spot};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Spot here = all[i];
    for (const Spot next : {Spot{here.column, here.row - 1}, Spot{here.column + 1, here.row},
                            Spot{here.column, here.row + 1}, Spot{here.column - 1, here.row}})
      if (all.size() <= parts_of_survey && is_survey(next) && !parted(here, next) &&
          std::find(all.begin(), all.end(), next) == all.end())
        all.push_back(next);
  }
  return all;
}

Flaw Reader::read_survey(Spot spot) {
  const std::vector<Spot> spots = joined_to(spot);
  if (spots.size() != parts_of_survey)
    return flaw_on(spot, 0, 0,
                   "expected three squares without walls between them, an elbow, found " +
                       (spots.size() > parts_of_survey ? std::string{"more"} : std::to_string(spots.size())));
  for (const Spot each : spots) told_[place(each)] = true;
  for (const Spot corner : spots)
    for (const Elbow elbow : every<Elbow>) {
      const auto squares = squares_of(square(corner), elbow);
      const auto joined = [&](Square part) {
        return std::any_of(spots.begin(), spots.end(), [&](Spot each) { return square(each) == part; });
      };
      if (std::all_of(squares.begin(), squares.end(), joined)) return read_elbow(spot, corner, elbow);
    }
  return flaw_on(spot, 0, 0, "expected an elbow of three squares, found three in a row");
}

/// Reads a Survey tile that lies so; `first` is where it is said that there is none like it.
Flaw Reader::read_elbow(Spot first, Spot corner, Elbow elbow) {
  LaidSurvey tile{{}, square(corner), elbow, terrain_of(corner), {}, {}};
  Shades shades{};
  for (const Part part : every<Part>) {
    const Square on = squares_of(tile.corner, elbow)[index_of(part)];
    const Spot here{window_.column_of(on), window_.row_of(on)};
    if (const Terrain terrain = terrain_of(here); terrain != tile.side)
      return flaw_on(
          here, 0, 0,
          "expected a tile of " + plainly(tile.side) + " alone, found " + plainly(terrain) + "; draw walls between tiles");
    shades[index_of(part)] = shade_of(here, tile.side);
    const char letter = mark(here, 1, mark_middle);
    if (!is_player(letter)) continue;
    if (!tile.explorers.empty() && player(letter) != tile.by)
      return flaw_on(here, 1, mark_middle,
                     "expected the explorers of one player on a tile, here " + quoted(letter_of(tile.by)) + ", found " +
                         quoted(letter));
    tile.by = player(letter);
    tile.explorers.insert(part);
  }
  for (const SurveyTile kind : every<SurveyTile>) {
    tile.tile = kind;
    if (shades_of(box_, kind, tile.side) == shades) return add(scene_.board.survey, tile, first, "Survey tiles");
  }
  return flaw_on(first, 0, 0, "there is no Survey tile in the box with a side of " + plainly(tile.side) + " such as this");
}

Flaw Reader::read_coast(Spot spot) {
  Sides sides;
  LaidCoast tile{{}, {}, square(spot), {}, {}, {}};
  for (const Terrain terrain : every<Terrain>)
    if (Flaw flaw = read_half(spot, terrain, sides, tile)) return flaw;
  for (const Direction side : every<Direction>)
    if (!sides[index_of(side)])
      return flaw_on(spot, 0, 1,
                     "expected each of N, E, S and W beside the sand or the water of a Coast tile, found no " +
                         std::string{edge_letters[index_of(side)]});
  for (const CoastPattern pattern : every<CoastPattern>)
    for (const CoastFace face : every<CoastFace>)
      for (const Direction turn : every<Direction>) {
        tile.pattern = pattern;
        tile.face = face;
        tile.turned = turn;
        if (looks_so(spot, sides, tile)) return add(scene_.board.coasts, tile, spot, "Coast tiles");
      }
  return flaw_on(spot, 0, 0, "there is no Coast tile in the box with such shades and sides");
}

/// Reads the sand or the water of a Coast tile: the sides it touches, and who stands on it.
Flaw Reader::read_half(Spot spot, Terrain terrain, Sides& sides, LaidCoast& tile) const {
  const int line = static_cast<int>(index_of(terrain));
  for (int i = 1; i < mark_columns - 1; ++i) {
    const std::size_t side = edge_letters.find(mark(spot, line, i));
    if (side == std::string_view::npos) continue;
    if (sides[side])
      return flaw_on(spot, line, i,
                     "expected each side of a Coast tile once, found " + quoted(edge_letters[side]) + " again");
    sides[side] = terrain;
  }
  const char letter = mark(spot, line, mark_columns - 1);
  if (!is_player(letter)) return std::nullopt;
  if (tile.explorer) return flaw_on(spot, line, mark_columns - 1, "expected one explorer on a Coast tile, found two");
  tile.explorer = terrain;
  tile.by = player(letter);
  return std::nullopt;
}

bool Reader::looks_so(Spot spot, const Sides& sides, const LaidCoast& tile) const {
  const Marks marks = marks_of_coast(box_, tile);
  return marks[0][0] == mark(spot, 0, 0) && marks[1][0] == mark(spot, 1, 0) &&
         std::all_of(every<Direction>.begin(), every<Direction>.end(),
                     [&](Direction side) { return edge_of(box_, tile, side) == sides[index_of(side)]; });
}

// ------------------------------------------------------------------------------------------------------ the second look

Flaw Reader::look_again() const {
  const std::vector<std::string> drawn = draw(box_, scene_, window_);
  for (std::size_t i = 0; i < std::max(drawn.size(), lines_.size()); ++i) {
    const std::string_view right = i < drawn.size() ? std::string_view{drawn[i]} : std::string_view{};
    const std::string_view written = i < lines_.size() ? lines_[i] : std::string_view{};
    if (right == written) continue;
    const auto char_of = [](std::string_view line, std::size_t column) { return column < line.size() ? line[column] : ' '; };
    std::size_t column = 0;
    while (char_of(right, column) == char_of(written, column)) ++column;
    return flaw_at(static_cast<int>(i), static_cast<int>(column),
                   "expected " + quoted(char_of(right, column)) + ", found " + quoted(char_of(written, column)) +
                       (i == 0 ? "; labels stand above the middle of their columns" : ""));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Misdrawn> read_drawing(const Box& box, int players, std::string_view text, Drawing& drawing) {
  return Reader(box, players, text).read(drawing);
}

}  // namespace fathom::mirage
