#include <algorithm>

#include "model/core/candidates.hpp"
#include "model/mirage/chapters/book.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/places.hpp"

// The list of legal actions. With every rule in force the deeds are made up as the rules and readings allow them, without
// asking the clauses one by one: places for a Survey tile a row of the table at a time. A law holds the list to the clauses.
// With rules dropped, everything a player could try is held against the rules that are left.

namespace fathom::mirage {

namespace {

/// What the rules allow at each step, dullest first.
class Allowed {
 public:
  Allowed(const Game& game, const State& state, std::vector<Action>& actions)
      : game_(game), state_(state), by_(acting_seat(state)), actions_(actions) {}

  void list() {
    switch (state_.step) {
      case Step::starting_tile:
        return each_of(state_.pile, [&](CoastPattern pattern) {
          for (const CoastFace face : every<CoastFace>) add(StartingTile{pattern, face});
        });
      case Step::setting_aside:
        return each_of(state_.bag, [&](SurveyTile tile) { add(SetAside{tile}); });
      case Step::first_player:
        return each_player([&](Seat to) { add(FirstPlayer{to}); });
      case Step::drawing:
        return each_of(state_.bag, [&](SurveyTile tile) { add(Draw{by_, tile}); });
      case Step::choosing_tile:
        return each_of(state_.bag, [&](SurveyTile tile) { add(ChooseTile{by_, tile}); });
      case Step::taking_coast:
        return each_of(state_.pile, [&](CoastPattern pattern) { add(TakeCoast{by_, pattern}); });
      case Step::laying:
        return laying();
      case Step::laying_coast:
        return laying_coast();
      case Step::adding:
        return adding_explorers();
      case Step::adding_to_coast:
        if (state_.camels[by_] > 0) add(AddToCoast{by_, Terrain::land});
        if (state_.ships[by_] > 0) add(AddToCoast{by_, Terrain::water});
        return;
      case Step::choosing_gap:
        for (const Square gap : state_.gaps) add(ChooseGap{by_, gap});
        return;
      case Step::awarding:
        return awarding();
      case Step::pitching:
        return pitching();
      case Step::keeping_trees:
        return keeping_trees();
      case Step::planting:
        return each_of(state_.tree_supply, [&](Colour colour) { add(Plant{by_, colour}); });
      case Step::scoring:
        return add(Scoring{});
      case Step::over:
        return;
    }
  }

 private:
  template <class Deed>
  void add(const Deed& deed) {
    actions_.emplace_back(deed);
  }
  template <class Deed>
  void consider(const Deed& deed) {
    if (!Book::object(game_, state_, deed)) add(deed);
  }
  template <Named E, class Visit>
  void each_of(const Counts<E>& pieces, Visit&& visit) {
    for (const E kind : every<E>)
      if (pieces[kind] > 0) visit(kind);
  }
  template <class Visit>
  void each_player(Visit&& visit) {
    for (const Seat at : seated(state_.players)) visit(at);
  }

  void laying() {
    for (const Terrain side : every<Terrain>)
      Places(state_, side).for_each([&](Square corner, Elbow elbow) { add(Lay{by_, corner, elbow, side}); });
  }
  void laying_coast() {
    const std::size_t before = actions_.size();
    for_each_coast_place(game_, state_, [&](LayCoast lay) { add(lay); });
    if (actions_.size() == before || game_.rules.coast_duty == CoastDuty::may) add(LeaveCoast{by_});
  }
  void adding_explorers() {
    for (std::uint8_t bits = 0; bits <= every_part.bits; ++bits) consider(AddExplorers{by_, Parts{bits}});
  }
  void awarding() {
    const SeatSet tied = contenders(game_, state_);
    each_player([&](Seat to) {
      if (tied.contains(to)) add(Award{by_, to});
    });
  }
  void pitching() {
    const Area gap = gap_at(game_, state_.board, state_.resolving.value_or(Square{}));
    for (const Square at : gap) {
      if (state_.tents[by_] > 0) {
        add(PitchTent{by_, at});
        continue;
      }
      for (const Camp& camp : state_.camps)
        if (camp.by == by_) add(MoveTent{by_, camp.at, at});
    }
  }
  void keeping_trees() {
    add(LoseTrees{by_});
    for (const Explorer kind : every<Explorer>) {
      consider(KeepTrees{by_, kind, std::nullopt});
      state_.board.for_each_patch([&](Patch patch) {
        if (state_.board.explorer_on(patch) == by_ && explorer_of(state_.board, patch) == kind)
          consider(KeepTrees{by_, kind, state_.board.square_of(patch)});
      });
    }
  }

  const Game& game_;
  const State& state_;
  const Seat by_;
  std::vector<Action>& actions_;
};

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

void legal_actions(const Game& game, const State& state, std::vector<Action>& actions) {
  actions.clear();
  if (game.dropped.empty())
    Allowed(game, state, actions).list();
  else if (state.step != Step::over)
    all_allowed<Book>(game, state, actions);
}

}  // namespace fathom::mirage
