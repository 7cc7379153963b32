#include "scenarios/mirage.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "notation/mirage.hpp"
#include "notation/mirage_leaves.hpp"
#include "scenarios/runner_of.hpp"

namespace fathom {

namespace mirage {

namespace {

using notation::Mismatches;

// ------------------------------------------------------------------------------------------------- named by a square

/// Where a region can be found: a square of a Survey tile, or what is sand or water of a Coast tile.
struct Place {
  Square square;
  std::optional<Terrain> terrain;
};

std::string show_place(Place place) {
  return show(place.square) + (place.terrain ? " " + std::string(name_of(*place.terrain)) : "");
}

std::optional<Place> read_place(std::string_view text) {
  const std::size_t blank = text.find(' ');
  const std::optional<Square> square = read_square(text.substr(0, blank));
  if (!square) return std::nullopt;
  if (blank == std::string_view::npos) return Place{*square, std::nullopt};
  const std::optional<Terrain> terrain = named<Terrain>(text.substr(blank + 1));
  return terrain ? std::optional(Place{*square, terrain}) : std::nullopt;
}

LeafNotation<Place> notation_of(Place) {
  return {"a square such as E2N1, or one part of a Coast tile such as `start land`", show_place, read_place, {}, {}};
}

template <class Key, auto look>
Mismatches mismatches_at(const Game& game, const State& state, const Key& where, const Node::Entry& entry,
                         const std::string& path) {
  try {
    return notation::mismatches(entry.value, look(game, state, where), notation::below(path, entry.key), "this");
  } catch (const Problem& problem) {
    if (problem.at().line > 0) throw;
    throw Problem(entry.at, problem.message());  // what is wrong is the key
  }
}

/// A map from squares, or what else there is on the table, to what `look(game, state, key)` finds there.
template <class Key, auto look>
Observation<Game, State> by_place(std::string_view name, std::string_view says) {
  using Value = decltype(look(std::declval<const Game&>(), std::declval<const State&>(), Key{}));
  return {name, says,
          [](const Game& game, const State& state, const Node& expected, const std::string& path) {
            notation::expect_map(expected, "a map from squares to what is there");
            Mismatches all;
            for (const Node::Entry& entry : expected.entries) {
              Node key = Node::scalar(entry.key);
              key.at = entry.at;
              const Key where = notation::read(key, Key{});
              for (notation::Mismatch& each : mismatches_at<Key, look>(game, state, where, entry, path))
                all.push_back(std::move(each));
            }
            return all;
          },
          [] {
            const auto key = notation_of(Key{});
            return notation::keyed_schema(notation::leaf_schema(key.what, key.pattern),
                                          notation::schema<Value>(notation::Use::expected));
          }};
}

// ---------------------------------------------------------------------------------------------------------------- gaps

/// Squares from north to south, and from west to east within a row.
using Squares = Few<Square, 128>;

Squares in_order(const Area& area) {
  std::vector<Square> sorted(area.begin(), area.end());
  std::sort(sorted.begin(), sorted.end());
  Squares squares;
  for (const Square each : sorted) squares.push_back(each);
  return squares;
}

Squares gap_squares(const Game& game, const State& state, Square at) { return in_order(gap_at(game, state.board, at)); }

std::optional<GapKind> gap_kind(const Game& game, const State& state, Square at) {
  const Area gap = gap_at(game, state.board, at);
  return gap.empty() ? std::nullopt : std::optional(kind_of(state.board, gap));
}

PerSeat<int> competition(const Game& game, const State& state, Square at) {
  const Area gap = gap_at(game, state.board, at);
  return competitors(game, state.board, regions_beside(game, state.board, gap));
}

/// The gaps beside the tiles on the table, claimed or not, each by its first square.
Squares complete_gaps(const Game& game, const State& state) {
  std::set<Square> first;
  const auto look_around = [&](Square square) {
    for (const Direction to : every<Direction>)
      if (const Area gap = gap_at(game, state.board, square.next(to)); !gap.empty()) first.insert(gap.lowest());
  };
  for (const LaidSurvey& tile : state.board.survey)
    for (const Square square : squares_of(tile.corner, tile.elbow)) look_around(square);
  for (const LaidCoast& tile : state.board.coasts) look_around(tile.at);
  Squares squares;
  for (const Square each : first) squares.push_back(each);
  return squares;
}

// --------------------------------------------------------------------------------------------------------------- laying

/// How the tile in hand may lie on a square.
struct Way {
  Elbow elbow{};
  Terrain side{};
  friend bool operator==(const Way&, const Way&) = default;
};

std::optional<Way> read_way(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  const std::optional<Elbow> elbow = named<Elbow>(text.substr(0, blank));
  const std::optional<Terrain> side = named<Terrain>(text.substr(blank + 1));
  return elbow && side ? std::optional(Way{*elbow, *side}) : std::nullopt;
}

LeafNotation<Way> notation_of(Way) {
  return {"an elbow and a side, such as `north_east land`",
          [](Way way) { return std::string(name_of(way.elbow)) + " " + std::string(name_of(way.side)); },
          read_way,
          "^(north|south)_(east|west) (land|water)$",
          {}};
}

/// By side, and for each from north-east clockwise.
using Ways = Few<Way, kinds<Elbow> * kinds<Terrain>>;

Ways ways_to_lay(const Game& game, const State& state, Square corner) {
  Ways ways;
  std::vector<Action> legal;
  Mirage::legal_actions(game, state, legal);
  for (const Terrain side : every<Terrain>)
    for (const Elbow elbow : every<Elbow>)
      if (std::find(legal.begin(), legal.end(), Action(Lay{state.turn, corner, elbow, side})) != legal.end())
        ways.push_back({elbow, side});
  return ways;
}

// ------------------------------------------------------------------------------------------------------------- regions

/// The patch at a place; nothing where no tile lies.
std::optional<Patch> patch_at(const Game& game, const Board& board, const Place& place) {
  std::optional<Patch> found;
  for (const Direction side : every<Direction>) {
    const std::optional<Patch> patch = board.patch(game.box, place.square, side);
    if (!patch || (place.terrain && board.colouring(game.box, *patch).terrain != *place.terrain)) continue;
    if (found && *found != *patch)
      throw Problem(Position{}, show(place.square) + " is a Coast tile: write `" + show(place.square) + " land` or `" +
                                    show(place.square) + " water`");
    found = patch;
  }
  return found;
}

std::optional<SeatSet> region_holders(const Game& game, const State& state, Place at) {
  const std::optional<Patch> patch = patch_at(game, state.board, at);
  if (!patch) return std::nullopt;
  return holders(game, state, regions_of(game, state.board)[*patch]);
}

std::optional<Squares> region_squares(const Game& game, const State& state, Place at) {
  const std::optional<Patch> patch = patch_at(game, state.board, at);
  if (!patch) return std::nullopt;
  std::set<Square> found;
  const Regions regions = regions_of(game, state.board);
  state.board.for_each_patch([&](Patch each) {
    if (regions[each] == regions[*patch]) found.insert(state.board.square_of(each));
  });
  Squares squares;
  for (const Square each : found) squares.push_back(each);
  return squares;
}

// -------------------------------------------------------------------------------------------------------------- points

template <auto part>
PerSeat<int> points_for(const Game& game, const State& state) {
  const PerSeat<Score> all = counted(game, state);
  PerSeat<int> points;
  for (const Seat at : every<Seat>) points[at] = part(all[at]);
  return points;
}
constexpr auto for_regions = [](const Score& score) { return static_cast<int>(score.regions); };
constexpr auto for_tents = [](const Score& score) { return static_cast<int>(score.tents); };
constexpr auto for_trees = [](const Score& score) { return static_cast<int>(score.trees); };
constexpr auto altogether = [](const Score& score) { return total(score); };

PerSeat<Counts<Colour>> trees_owned(const Game&, const State& state) {
  PerSeat<Counts<Colour>> owned;
  for (const Seat at : every<Seat>) owned[at] = trees_of(state, at);
  return owned;
}

SeatSet who_wins(const Game& game, const State& state) { return winners(counted(game, state), state.players); }

// ---------------------------------------------------------------------------------------------------------- the drawing

/// What a drawing shows on and around one square.
std::vector<std::string> cutting(const std::vector<std::string>& drawing, int column, int row) {
  std::vector<std::string> lines;
  for (int i = 0; i <= Layout::height; ++i) {
    const auto line = static_cast<std::size_t>(Layout::line(row) + i);
    std::string text = line < drawing.size() ? drawing[line] : "";
    text.resize(std::max(text.size(), static_cast<std::size_t>(Layout::column(column + 1) + 1)), ' ');
    lines.push_back(text.substr(static_cast<std::size_t>(Layout::column(column)), Layout::width + 1));
  }
  return lines;
}

/// The two lines of marks in a cutting, for a message.
std::string marks_in(const std::vector<std::string>& cut) {
  const auto inside = [](const std::string& line) { return line.substr(1, mark_columns); };
  const std::string upper = inside(cut[1]);
  const std::string lower = inside(cut[2]);
  if (upper.find_first_not_of(' ') == std::string::npos && upper == lower) return "a bare square";
  return "`" + upper + "` over `" + lower + "`";
}

/// The squares that are not as drawn, from north to south.
Mismatches unlike_drawing(const Game& game, const State& state, const Node& expected) {
  const Drawing wanted = read_drawn(game.box, state.players, expected);
  const Scene scene = scene_of(state);
  const Window theirs = window_of(scene);
  const Window window{std::min(wanted.window.west, theirs.west), std::min(wanted.window.north, theirs.north),
                      std::max(wanted.window.east, theirs.east), std::max(wanted.window.south, theirs.south)};
  const std::vector<std::string> right = draw(game.box, wanted.scene, window);
  const std::vector<std::string> found = draw(game.box, scene, window);
  Mismatches all;
  for (int row = 0; row < window.rows(); ++row)
    for (int column = 0; column < window.columns(); ++column) {
      const auto wanted_here = cutting(right, column, row);
      const auto found_here = cutting(found, column, row);
      if (wanted_here == found_here) continue;
      const Square square = window.square(column, row);
      Position at = expected.at;
      if (expected.style == Node::Style::block && wanted.window.contains(square))
        at = {expected.text_at.line + Layout::line(wanted.window.row_of(square)) + 1,
              expected.text_at.column + Layout::column(wanted.window.column_of(square)) + 1};
      const std::string marks = marks_in(wanted_here);
      const std::string other = marks_in(found_here);
      all.push_back({at, "board: on " + show(square) + " expected " + marks + ", found " +
                             (marks == other ? "other walls around it" : other)});
    }
  return all;
}

/// The board as drawn with all that stands on it, or the fields of it that are listed.
Observation<Game, State> drawn_board() {
  return {"board", "the table as drawn, explorers, tents, trees and keepers included; or lists of its tiles",
          [](const Game& game, const State& state, const Node& expected, const std::string& path) {
            return is_drawing(expected) ? unlike_drawing(game, state, expected)
                                        : notation::mismatches(expected, state.board, path, "the board");
          },
          [] { return notation::schema<Board>(notation::Use::expected); }};
}

}  // namespace
}  // namespace mirage

template <>
Observations<mirage::Mirage> observations<mirage::Mirage>() {
  using namespace mirage;
  return {
      drawn_board(),
      by_place<Square, ways_to_lay>("ways_to_lay", "how the tile in hand may lie with its corner on the square there"),
      observation<Game, State, complete_gaps>("complete_gaps",
                                              "every gap on the table, claimed or not, by its first square"),
      by_place<Square, gap_squares>("gap_at", "the squares of the gap that a square is in; [] where it is in none"),
      by_place<Square, gap_kind>("gap_kind", "whether the gap there is an oasis, an island or a coast; none for no gap"),
      by_place<Square, competition>("competition", "how many explorers each player has in the regions beside the gap there"),
      by_place<Place, region_holders>("regions", "who has most in the region there: all who are tied, or []"),
      by_place<Place, region_squares>("region_squares", "the squares of the region there"),
      observation<Game, State, points_for<for_regions>>("region_points", "points for regions, were they counted now"),
      observation<Game, State, points_for<for_tents>>("tent_points",
                                                      "steps from tent to tent and back, were they counted now"),
      observation<Game, State, points_for<for_trees>>("tree_points", "points for palm trees, were they counted now"),
      observation<Game, State, points_for<altogether>>("points", "all points, were they counted now"),
      observation<Game, State, trees_owned>("trees_owned", "the palm trees in gaps that a player owns"),
      observation<Game, State, who_wins>("winners", "who wins, were points counted now")};
}

template std::vector<Shown> run_scenarios<mirage::Mirage>(const mirage::Game&, const std::vector<std::string>&,
                                                          const ScenarioOptions&);
template std::vector<Shown> run_scenario_text<mirage::Mirage>(const mirage::Game&, std::string_view, const std::string&,
                                                              const ScenarioOptions&);
template std::string scenario_schema<mirage::Mirage>();

}  // namespace fathom
