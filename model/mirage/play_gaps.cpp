#include <algorithm>
#include <bit>

#include "model/mirage/table.hpp"

// Resolve Gaps, and the trees of the Palm Tree Expansion.

namespace fathom::mirage {

/// gaps.formed_by_a_turn — Resolve Gaps.
void Table::resolve_gaps() const {
  state.gaps = gaps_formed(game, state);
  state.coast_at.reset();
  next_gap();
}

/// gaps.players_order — Resolve Gaps. Between several gaps there is a choice; the last is resolved without one.
void Table::next_gap() const {
  state.resolving.reset();
  state.claimant.reset();
  if (state.gaps.empty()) return end_turn();
  if (state.gaps.size() > 1)
    state.step = Step::choosing_gap;
  else
    resolve(state.gaps[0]);
}

void Table::on(const ChooseGap& choose) const { resolve(choose.gap); }

/// competition.highest, competition.nobody, competition.ties — Resolve Gaps.
void Table::resolve(Square gap) const {
  state.gaps.erase_at(state.gaps.index_of(gap));
  state.resolving = gap;
  const SeatSet first = contenders(game, state);
  if (first.empty()) return next_gap();
  if (std::popcount(first.bits) > 1)
    state.step = Step::awarding;
  else
    claim(seat(std::countr_zero(first.bits)));
}

void Table::on(const Award& award) const { claim(award.to); }

/// competition.explorers_return, tents.forced, tents.none_left — Resolve Gaps.
void Table::claim(Seat winner) const {
  const Area gap = gap_at(game, state.board, state.resolving.value_or(Square{}));
  take_back_explorers(regions_beside(game, state.board, gap), winner);
  state.claimant = winner;
  const bool goes_without = state.tents[winner] == 0 && game.rules.no_tent == NoTent::none_placed;
  const bool has_one =
      state.tents[winner] > 0 || std::ranges::any_of(state.camps, [&](const Camp& camp) { return camp.by == winner; });
  if (goes_without || !has_one) return next_gap();
  state.step = Step::pitching;
}

void Table::take_back_explorers(const PatchSet& beside, Seat of) const {
  const Regions regions = regions_of(game, state.board);
  state.board.for_each_explorer([&](Patch patch, Seat whose) {
    if (whose != of || !beside.contains(regions[patch])) return;
    state.board.remove_explorer(patch);
    ++(explorer_of(state.board, patch) == Explorer::camel ? state.camels : state.ships)[of];
  });
}

void Table::on(const PitchTent& pitch) const {
  --state.tents[pitch.by];
  state.camps.push_back(Camp{pitch.by, pitch.at});
  plant_next();
}

/// tents.vacated, palms.filling_the_square — How To Place Trees. What becomes of the trees left behind is settled first.
void Table::on(const MoveTent& move) const {
  state.camps.erase_at(state.camps.index_of(Camp{move.by, move.from}));
  state.camps.push_back(Camp{move.by, move.to});
  const Area left = bare_area(state.board, move.from);
  const bool among_trees = std::ranges::any_of(state.trees, [&](const Tree& tree) { return left.contains(tree.at); });
  if (!among_trees) return plant_next();
  state.vacated = move.from;
  state.step = Step::keeping_trees;
}

/// tents.none_left — silent.
void Table::on(const GoWithout&) const { next_gap(); }

/// palms.supply_or_board, palms.explorer_is_lost — How To Place Trees.
void Table::on(const KeepTrees& keep) const {
  if (keep.from) {
    if (const auto patch = explorer_at(state.board, *keep.from, keep.by, keep.with)) state.board.remove_explorer(*patch);
  } else {
    --(keep.with == Explorer::camel ? state.camels : state.ships)[keep.by];
  }
  state.keepers.push_back(Keeper{keep.by, keep.with, state.vacated.value_or(Square{})});
  state.vacated.reset();
  plant_next();
}

/// palms.given_up — How To Place Trees.
void Table::on(const LoseTrees&) const {
  state.vacated.reset();
  plant_next();
}

/// palms.each_space, palms.supply_empty — How To Place Trees.
void Table::plant_next() const {
  if (game.rules.palms == Palms::with && !state.tree_supply.empty() && !state.trees.full() && square_for_tree(game, state))
    state.step = Step::planting;
  else
    next_gap();
}

void Table::on(const Plant& plant) const {
  if (const auto square = square_for_tree(game, state)) state.trees.push_back(Tree{plant.colour, *square});
  --state.tree_supply[plant.colour];
  plant_next();
}

}  // namespace fathom::mirage
