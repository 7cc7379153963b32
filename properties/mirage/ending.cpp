#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/mirage/adapter.hpp"
#include "properties/mirage/variants.hpp"

// The laws of points: regions, the journey to the tents, and who wins.

namespace fathom::mirage::laws {
namespace {

using std::to_string;

/// Where each tent of a player may be counted from: any square of its gap.
std::vector<Squares> choices_of(const Transition& transition, Seat who) {
  std::vector<Squares> choices;
  const Sheet sheet(transition.game.box, transition.after.board);
  for (const Camp& camp : transition.after.camps)
    if (camp.by == who) {
      choices.push_back(enclosed_area(sheet, camp.at).value_or(Squares{camp.at}));
      if (transition.game.rules.tent_among_trees == TentAmongTrees::changes_places) continue;
      std::erase_if(choices.back(), [&](Square square) {
        return std::ranges::any_of(transition.after.trees, [&](const Tree& tree) { return tree.at == square; });
      });
    }
  if (choices.size() < 3 && transition.game.rules.few_tents == FewTents::nothing) choices.clear();
  return choices;
}

std::string regions_bring_two_points(const Transition& transition) {
  if (!std::holds_alternative<Scoring>(transition.action)) return {};
  const PerSeat<int> wanted =
      region_points(Sheet(transition.game.box, transition.after.board), transition.after, transition.game.rules);
  for (int i = 0; i < transition.after.players; ++i) {
    const int points = transition.after.scores[seat(i)].regions;
    if (points != wanted[seat(i)])
      return name(seat(i)) + " has " + to_string(points) + " points for regions, not " + to_string(wanted[seat(i)]);
  }
  return {};
}

}  // namespace

std::string journeys_are_as_long_as_can_be(const Transition& transition) {
  if (!std::holds_alternative<Scoring>(transition.action)) return {};
  for (int i = 0; i < transition.after.players; ++i) {
    const int wanted = transition.game.rules.step_points *
                       longest_round_trip(choices_of(transition, seat(i)), transition.game.rules.few_tents);
    const int steps = transition.after.scores[seat(i)].tents;
    if (steps != wanted) return name(seat(i)) + " travels " + to_string(steps) + " steps, not " + to_string(wanted);
  }
  return {};
}

namespace {

/// Whatever the order of the tents, the way leads once around the smallest box that holds them.
std::string journeys_go_around_a_box(const Transition& transition) {
  if (!std::holds_alternative<Scoring>(transition.action)) return {};
  for (int i = 0; i < transition.after.players; ++i) {
    const std::vector<Squares> choices = choices_of(transition, seat(i));
    if (choices.empty() || std::ranges::any_of(choices, [](const Squares& gap) { return gap.size() > 1; })) continue;
    const auto [west, east] = std::ranges::minmax(choices, {}, [](const Squares& gap) { return gap[0].east(); });
    const auto [north, south] = std::ranges::minmax(choices, {}, [](const Squares& gap) { return gap[0].south(); });
    const bool one_way = choices.size() == 2 && transition.game.rules.few_tents == FewTents::one_way;
    const int around = transition.game.rules.step_points * (one_way ? 1 : 2) *
                       (east[0].east() - west[0].east() + south[0].south() - north[0].south());
    if (transition.after.scores[seat(i)].tents != around)
      return name(seat(i)) + " travels " + to_string(transition.after.scores[seat(i)].tents) + " steps, and the box has " +
             to_string(around) + " around it";
  }
  return {};
}

std::string trees_bring_nothing_without_trees(const Transition& transition) {
  if (transition.game.rules.palms == Palms::with) return {};
  if (std::holds_alternative<Plant>(transition.action)) return "a tree is planted";
  for (const Seat at : every<Seat>)
    if (transition.after.scores[at].trees != 0) return name(at) + " has points for trees";
  return transition.after.trees.empty() ? "" : "a tree stands on the table";
}

int sum_of(const Score& score) { return score.regions + score.tents + score.trees + score.house; }

}  // namespace

std::string winners_have_most_points(const State& state, SeatSet won) {
  int most = sum_of(state.scores[Seat::Ann]);
  for (int i = 1; i < state.players; ++i) most = std::max(most, sum_of(state.scores[seat(i)]));
  for (int i = 0; i < state.players; ++i) {
    const int sum = sum_of(state.scores[seat(i)]);
    if (scores(state)[seat(i)] != sum) return "the points of " + name(seat(i)) + " are not added up";
    if (won.contains(seat(i)) != (sum == most))
      return name(seat(i)) + " has " + to_string(sum) + " of at most " + to_string(most) + " points, and " +
             (won.contains(seat(i)) ? "wins" : "does not win");
  }
  return {};
}

namespace {

std::string most_points_win(const Position& at) {
  if (at.state.step != Step::over) return {};
  return winners_have_most_points(at.state, winners(at.state.scores, at.state.players));
}

}  // namespace

std::span<const Law> ending_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"regions_bring_two_points", "regions.points", AsksTransition{regions_bring_two_points}, {region_tied}},
      {"journeys_are_as_long_as_can_be",
       "tents.best_squares",
       AsksTransition{journeys_are_as_long_as_can_be},
       {three_tents, fewer_tents, choice_of_squares}},
      {"journeys_go_around_a_box", "tents.twice_the_box", AsksTransition{journeys_go_around_a_box}, {three_tents}},
      {"trees_bring_nothing_without_trees", "trees.none_as_printed", AsksTransition{trees_bring_nothing_without_trees}, {}},
      {"most_points_win", "winning.most_points", AsksPosition{most_points_win}, {victory_shared}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
