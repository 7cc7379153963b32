#include "model/mirage/invariants_told.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "model/mirage/laying.hpp"
#include "model/mirage/phrases.hpp"

namespace fathom::mirage {

namespace {

void add(std::string& text, const std::string& more) { text += (text.empty() ? "" : "; ") + more; }

/// That a player has other than so many of something: `Bob has five camels of seven: two in hand, three on the table`.
void add_unlike(std::string& text, Seat at, std::string_view what, int in_hand, int on_table, int all) {
  if (in_hand + on_table == all) return;
  add(text, plainly(at) + " has " + std::to_string(in_hand + on_table) + ' ' + std::string(what) + " of " +
                std::to_string(all) + ": " + std::to_string(in_hand) + " in hand, " + std::to_string(on_table) +
                " on the table");
}

/// The squares of all tiles, one after another.
template <class Visit>
void each_square(const State& state, Visit&& visit) {
  for (const LaidCoast& laid : state.board.coasts) visit(laid.at);
  for (const LaidSurvey& laid : state.board.survey)
    for (const Square square : squares_of(laid.corner, laid.elbow)) visit(square);
}

}  // namespace

std::string explorers_otherwise(const Game& game, const State& state) {
  PerSeat<int> camels;
  PerSeat<int> ships;
  const auto note = [&](Explorer kind, Seat at) { ++(kind == Explorer::camel ? camels : ships)[at]; };
  for (const LaidSurvey& laid : state.board.survey)
    for (std::size_t i = 0; i < static_cast<std::size_t>(laid.explorers.size()); ++i) note(explorer_on(laid.side), laid.by);
  for (const LaidCoast& laid : state.board.coasts)
    if (laid.explorer) note(explorer_on(*laid.explorer), laid.by);
  for (const Keeper& keeper : state.keepers) note(keeper.kind, keeper.by);
  std::string text;
  for (const Seat at : every<Seat>) {
    const bool plays = at_table(state, at);
    add_unlike(text, at, "camels", state.camels[at], camels[at], plays ? game.rules.camels : 0);
    add_unlike(text, at, "ships", state.ships[at], ships[at], plays ? game.rules.ships : 0);
  }
  return text;
}

std::string tents_otherwise(const Game& game, const State& state) {
  std::string text;
  for (const Seat at : every<Seat>) {
    const auto pitched = static_cast<int>(std::ranges::count(state.camps, at, &Camp::by));
    add_unlike(text, at, "tents", state.tents[at], pitched, at_table(state, at) ? game.rules.tents : 0);
  }
  return text;
}

std::string squares_taken_twice(const Game&, const State& state) {
  Plane taken;
  std::string text;
  each_square(state, [&](Square square) {
    if (taken.contains(square)) add(text, "two tiles lie on " + show(square));
    taken.insert(square);
  });
  return text;
}

std::string squares_off_the_table(const Game&, const State& state) {
  std::string text;
  each_square(state, [&](Square square) {
    if (!square.on_the_table()) add(text, "a tile lies on " + show(square) + ", beyond the table");
  });
  return text;
}

std::string teeth_that_clash(const Game& game, const State& state) {
  std::string text;
  for (const LaidSurvey& laid : state.board.survey)
    for (const Square square : squares_of(laid.corner, laid.elbow))
      if (state.board.faces(other(laid.side), square))
        add(text, "the " + plainly(laid.side) + " on " + show(square) + " lies beside " + plainly(other(laid.side)));
  for (const LaidCoast& laid : state.board.coasts)
    if (!coast_fits(game.box, state.board, laid))
      add(text, "the edges of the Coast tile on " + show(laid.at) + " do not fit");
  return text;
}

std::string squares_apart(const Game&, const State& state) {
  std::vector<Square> all;
  each_square(state, [&](Square square) { all.push_back(square); });
  std::vector<Square> reached{Square{}};
  for (std::size_t next = 0; next < reached.size(); ++next)
    for (const Direction side : every<Direction>) {
      const Square beside = reached[next].next(side);
      const bool tiled = std::ranges::find(all, beside) != all.end();
      if (tiled && std::ranges::find(reached, beside) == reached.end()) reached.push_back(beside);
    }
  std::string text;
  for (const Square square : all)
    if (std::ranges::find(reached, square) == reached.end())
      add(text, show(square) + " does not hang together with the starting tile");
  return text.empty() ? "no tile lies in the middle" : text;
}

std::string pieces_in_each_others_way(const Game&, const State& state) {
  Plane taken = state.board.index.taken;
  std::string text;
  const auto look = [&](std::string_view what, const auto& pieces) {
    for (const auto& piece : pieces) {
      if (taken.contains(piece.at) || !piece.at.on_the_table())
        add(text, std::string(what) + " stands on " + show(piece.at) + ", which is no bare square");
      if (piece.at.on_the_table()) taken.insert(piece.at);
    }
  };
  look("a tent", state.camps);
  look("a tree", state.trees);
  look("a keeper", state.keepers);
  return text;
}

std::string tents_out_of_place(const Game& game, const State& state) {
  std::string text;
  for (const Camp& camp : state.camps) {
    const Area area = gap_at(game, state.board, camp.at);
    if (area.empty()) add(text, plainly(camp.by) + "'s tent on " + show(camp.at) + " stands in no gap");
    for (const Camp& neighbour : state.camps)
      if (neighbour != camp && area.contains(neighbour.at))
        add(text, "two tents stand in the gap of " + show(camp.at) + " and " + show(neighbour.at));
  }
  return text;
}

}  // namespace fathom::mirage
