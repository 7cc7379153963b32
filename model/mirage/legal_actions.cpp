#include <algorithm>

#include "model/core/rulings_of.hpp"
#include "model/mirage/chapters/book.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/places.hpp"

// The list of legal actions: what the fields of each kind of action can be, held against the clauses, but for the kinds of
// which there are many, which are made up as the rules and readings allow them: places for a Survey tile a row of the table
// at a time.

namespace fathom::mirage {

namespace {

/// Every square of the board's rows and columns, and of the two rows and columns around it.
template <class Visit>
void around(const Board::Index& index, const Visit& visit) {
  constexpr int margin = 2;
  const auto from = [](int first) { return std::max(first - margin, 0); };
  const auto to = [](int last) { return std::min(last + margin, Square::side - 1); };
  for (int row = from(index.north); row <= to(index.south); ++row)
    for (int column = from(index.west); column <= to(index.east); ++column) visit(Square::at(column, row));
}

}  // namespace

/// A tent is moved from a camp; all else may be tried anywhere on the board and around it.
template <class Kind, class Visit>
static void each_value(FieldOf<Kind, Square> field, const Game&, const State& state, const Kind&, const Visit& visit) {
  if (field.name != "from") return around(state.board.index, visit);
  for (const Camp& camp : state.camps) visit(camp.at);
}
/// A gap may be given to a chair that nobody sits on.
template <class Visit>
static void each_value(FieldOf<Award, Seat> field, const Game&, const State& state, const Award&, const Visit& visit) {
  for (const Seat seat : every<Seat>)
    if (field.name == "to" || at_table(state, seat)) visit(seat);
}
template <class Visit>
static void each_value(FieldOf<KeepTrees, std::optional<Square>>, const Game&, const State& state, const KeepTrees&,
                       const Visit& visit) {
  visit(std::nullopt);
  state.board.for_each_explorer([&](Patch patch, Seat) { visit(state.board.square_of(patch)); });
}
template <class Visit>
static void each_value(FieldOf<AddExplorers, Parts>, const Game&, const State&, const AddExplorers&, const Visit& visit) {
  for (std::uint8_t bits = 0; bits <= every_part.bits; ++bits) visit(Parts{bits});
}

static void allowed(KindOf<Lay>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = acting_seat(state);
  const bool leaves_room = state.coast.has_value() && game.rules.coast_duty == CoastDuty::must_leave_room;
  for (const Terrain side : every<Terrain>)
    Places(state, side).for_each([&](Square corner, Elbow elbow) {
      const Lay lay{by, corner, elbow, side};
      if (!leaves_room || !growing::takes_the_room(game, state, lay)) actions.emplace_back(lay);
    });
}

static void allowed(KindOf<LayCoast>, const Game& game, const State& state, std::vector<Action>& actions) {
  until_coast_place(game, state, [&](const LayCoast& lay) {
    actions.emplace_back(lay);
    return false;
  });
}

static void allowed(KindOf<ChooseGap>, const Game&, const State& state, std::vector<Action>& actions) {
  for (const Square gap : state.gaps) actions.emplace_back(ChooseGap{acting_seat(state), gap});
}

static void allowed(KindOf<Award>, const Game& game, const State& state, std::vector<Action>& actions) {
  const SeatSet tied = contenders(game, state);
  for (const Seat to : seated(state.players))
    if (tied.contains(to)) actions.emplace_back(Award{acting_seat(state), to});
}

static void allowed(KindOf<PitchTent>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = acting_seat(state);
  if (state.tents[by] == 0) return;
  for (const Square at : gap_at(game, state.board, state.resolving.value_or(Square{})))
    actions.emplace_back(PitchTent{by, at});
}

static void allowed(KindOf<MoveTent>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = acting_seat(state);
  if (state.tents[by] > 0 && game.rules.tents_from == TentsFrom::supply_first) return;
  for (const Square at : gap_at(game, state.board, state.resolving.value_or(Square{})))
    for (const Camp& camp : state.camps)
      if (camp.by == by) actions.emplace_back(MoveTent{by, camp.at, at});
}

}  // namespace fathom::mirage

namespace fathom {

template <>
struct BookOf<mirage::State> {
  using type = mirage::Book;
};
template struct Rulings<mirage::Game, mirage::State, mirage::Action>;

}  // namespace fathom
