#include <algorithm>
#include <functional>
#include <array>
#include <variant>
#include <vector>

#include "properties/mirage/adapter.hpp"

// What the campaign's plays must reach, and what greed prefers.

namespace fathom::mirage::laws {
namespace {

using properties::Events;
using properties::only;
using properties::Wanted;

constexpr Events when(Event event, bool happens) { return happens ? only(event) : Events{0}; }

/// What the gap that comes up is like, and who competes for it.
Events gap_comes_up(const Transition& transition) {
  const State& state = transition.after;
  if (!state.resolving || state.resolving == transition.before.resolving) return 0;
  const Area gap = gap_at(transition.game, state.board, *state.resolving);
  const GapKind kind = kind_of(state.board, gap);
  bool camels = false;
  bool ships = false;
  const PatchSet beside = regions_beside(transition.game, state.board, gap);
  const mirage::Regions regions = regions_of(transition.game, state.board);
  for (const Status& explorer : status(transition)) {
    if (!beside.contains(regions[explorer.patch])) continue;
    (explorer.kind == Explorer::camel ? camels : ships) = true;
  }
  return when(Event::oasis, kind == GapKind::oasis) | when(Event::island, kind == GapKind::island) |
         when(Event::coast, kind == GapKind::coast) | when(Event::large_gap, gap.size() > 1) |
         when(Event::tie, state.step == Step::awarding) | when(Event::camels_with_ships, camels && ships);
}

/// Whether a gap formed in this turn was passed over, as nobody competes for it.
Events gap_passed_over(const Transition& transition) {
  if (!ends_the_adding(transition) || transition.after.resolving || !transition.after.gaps.empty()) return 0;
  const Squares& survey = transition.history.survey;
  const bool enclosed = std::ranges::any_of(survey, [&](Square square) {
    return std::ranges::any_of(every<Direction>, [&](Direction side) {
      return !gap_at(transition.game, transition.after.board, square.next(side)).empty();
    });
  });
  return when(Event::gap_of_nobody, enclosed);
}

Events end_reached(const Transition& transition) {
  const State& state = transition.after;
  Events seen = when(Event::pile_empty, state.pile.empty()) | when(Event::bag_empty, state.bag.empty());
  PerSeat<int> tents;
  for (const Camp& camp : state.camps) {
    ++tents[camp.by];
    seen |= when(Event::choice_of_squares, bare_area(state.board, camp.at).size() > 1);
  }
  for (const Seat at : seated(state.players))
    seen |= when(Event::three_tents, tents[at] == 3) | when(Event::fewer_tents, tents[at] == 2);
  const mirage::Regions regions = regions_of(transition.game, state.board);
  state.board.for_each_patch([&](Patch patch) {
    if (regions[patch] != patch) return;
    seen |= when(Event::region_tied, std::popcount(holders(transition.game, state, patch).bits) > 1);
  });
  return seen | when(Event::victory_shared, std::popcount(winners(state.scores, state.players).bits) > 1);
}

/// One function for each action that may come to something; the rest comes to nothing.
struct Watcher {
  const Transition& transition;

  [[nodiscard]] Events on(const Lay&) const { return adds_nothing(); }
  [[nodiscard]] Events on(const LayCoast&) const { return only(Event::coast_tile_laid) | adds_nothing(); }
  [[nodiscard]] Events on(const LeaveCoast&) const { return only(Event::coast_tile_left) | adds_nothing(); }
  [[nodiscard]] Events on(const AddExplorers& add) const { return when(Event::few_explorers, add.on.size() < 3); }
  [[nodiscard]] Events on(const ChooseGap&) const { return only(Event::several_gaps); }
  [[nodiscard]] Events on(const Award& award) const { return when(Event::tie_given_away, award.to != award.by); }
  [[nodiscard]] Events on(const MoveTent&) const { return only(Event::tent_moved); }
  [[nodiscard]] Events on(const Scoring&) const { return end_reached(transition); }
  template <class Other>
  [[nodiscard]] Events on(const Other&) const {
    return 0;
  }

 private:
  [[nodiscard]] Events adds_nothing() const {
    return when(Event::no_explorers, transition.after.step != Step::laying_coast && transition.after.step != Step::adding);
  }
};

// What greed makes of a place for a tile: it likes to close gaps, and next to that to nearly close them.
constexpr int closes = 16;
constexpr int nearly_closes = 3;

int closing(const State& state, const Lay& lay) {
  const auto squares = squares_of(lay.corner, lay.elbow);
  const auto taken = [&](Square square) {
    return !state.board.is_bare(square) || std::ranges::find(squares, square) != squares.end();
  };
  int sum = 0;
  for (const Square square : squares)
    for (const Direction side : every<Direction>) {
      const Square beyond = square.next(side);
      if (taken(beyond)) continue;
      const auto around = std::ranges::count_if(every<Direction>, [&](Direction way) { return taken(beyond.next(way)); });
      sum += around == 4 ? closes : around == 3 ? nearly_closes : 0;
    }
  return sum;
}

}  // namespace

Events Adapter::events(const Transition& transition) {
  const Events seen =
      std::visit([watcher = Watcher{transition}](const auto& act) { return watcher.on(act); }, transition.action);
  return seen | gap_comes_up(transition) | gap_passed_over(transition);
}

std::span<const Wanted<Event>> Adapter::wanted() {
  using enum laws::Event;
  // The shares of uniform, kinds-first, swarm and greedy plays: about half of what the table that comes to it least does.
  static constexpr std::array all{
      Wanted<Event>{oasis, {0.28, 0.27, 0.27, 0.35}},
      Wanted<Event>{island, {0.27, 0.29, 0.28, 0.38}},
      Wanted<Event>{coast, {0.4, 0.4, 0.4, 0.5}},
      Wanted<Event>{large_gap, {0.37, 0.36, 0.37, 0.1}},
      Wanted<Event>{several_gaps, {0.19, 0.2, 0.2, 0.4}},
      Wanted<Event>{tie, {0.2, 0.2, 0.17, 0.4}},
      Wanted<Event>{tie_given_away, {0.11, 0.11, 0.09, 0.28}},
      Wanted<Event>{gap_of_nobody, {0.03, 0.025, 0.012, 0.035}},
      Wanted<Event>{camels_with_ships, {0.33, 0.32, 0.33, 0.45}},
      Wanted<Event>{tent_moved, {0.06, 0.07, 0.065, 0.45}},
      Wanted<Event>{few_explorers, {0.49, 0.48, 0.48, 0.33}},
      Wanted<Event>{no_explorers, {0.47, 0.46, 0.46, 0.18}},
      Wanted<Event>{coast_tile_laid, {0.49, 0.49, 0.49, 0.49}},
      Wanted<Event>{coast_tile_left, {0.04, 0.04, 0.04, 0.02}},
      Wanted<Event>{pile_empty, {0.45, 0.46, 0.45, 0.43}},
      Wanted<Event>{bag_empty, {0.03, 0.03, 0.03, 0.03}},
      Wanted<Event>{region_tied, {0.2, 0.19, 0.19, 0.027}},
      Wanted<Event>{three_tents, {0.18, 0.2, 0.18, 0.49}},
      Wanted<Event>{fewer_tents, {0.22, 0.21, 0.2, 0.004}},
      Wanted<Event>{choice_of_squares, {0.36, 0.35, 0.36, 0.05}},
      Wanted<Event>{victory_shared, {0.03, 0.027, 0.016, 0.04}},
  };
  return all;
}

std::uint64_t Adapter::cases() { return 1000; }

int Adapter::eagerness(const Game&, const State& state, const Action& action) {
  const auto* lay = std::get_if<Lay>(&action);
  return lay != nullptr ? closing(state, *lay) : 0;
}

Relabelling Adapter::symmetry(int players, Random& random) {
  Relabelling by;
  by.turn = static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
  if (random.below(2) == 0) std::swap(by.of_shades[0], by.of_shades[1]);
  return by;
}

std::vector<Relabelling> Adapter::symmetries(const Game& game, int players) {
  Relabelling as_it_is, exchanged;
  as_it_is.box = exchanged.box = game.box;
  std::swap(exchanged.of_shades[0], exchanged.of_shades[1]);
  return properties::turned<Relabelling>({as_it_is, exchanged}, game, players, std::equal_to<>());
}

/// A gap is called by its first square, and trees are planted from the first square on, so the table is turned neither where
/// a gap is chosen nor where trees are planted; nor before the starting tile lies, which is laid one way only.
Relabelling Adapter::symmetry(const Position& at, Random& random) {
  Relabelling by = symmetry(at.state.players, random);
  by.box = at.game.box;
  if (random.below(2) == 0) std::swap(by.of_terrains[0], by.of_terrains[1]);
  const Step step = at.state.step;
  if (step == Step::starting_tile || step == Step::choosing_gap || step == Step::planting) return by;
  by.quarters = static_cast<int>(random.below(kinds<Direction>));
  if (random.below(2) == 0) by.reflection = Reflection::east_and_west;
  return by;
}

std::span<const Law> Adapter::laws() {
  static const std::vector<Law> all = [] {
    std::vector<Law> laws;
    for (const auto part : {growing_laws(), adding_laws(), resolving_laws(), ending_laws(), offering_laws(), bounding_laws(),
                            variant_laws(), house_laws(), writing_laws()})
      laws.insert(laws.end(), part.begin(), part.end());
    return laws;
  }();
  return all;
}

}  // namespace fathom::mirage::laws
