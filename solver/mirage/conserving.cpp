#include <algorithm>
#include <set>

#include "solver/mirage/finishing.hpp"

// No action makes or loses anything.

namespace fathom::solver::oasis {

namespace {

constexpr std::size_t supply = 0;
constexpr std::size_t hand = 1;
constexpr std::size_t table_place = 2;
constexpr std::size_t out = 3;  ///< Left out of the game, or keeping trees for good.
constexpr std::size_t places_to_be = 4;
using Lying = std::array<int, places_to_be>;

Lying lying(const State& state, Thing thing) {
  Lying found{};
  switch (thing) {
    case Thing::survey_tiles:
      return {state.bag.total() + state.display.total(), state.tile ? 1 : 0, static_cast<int>(state.board.survey.size()),
              state.set_aside.total()};
    case Thing::coast_tiles:
      return {state.pile.total(), state.coast ? 1 : 0, static_cast<int>(state.board.coasts.size()),
              state.coasts_out.total()};
    case Thing::explorers:
      for (int i = 0; i < state.players; ++i) found[supply] += state.camels[seat(i)] + state.ships[seat(i)];
      for (const LaidSurvey& tile : state.board.survey) found[table_place] += tile.explorers.size();
      for (const LaidCoast& tile : state.board.coasts) found[table_place] += tile.explorer ? 1 : 0;
      found[out] = static_cast<int>(state.keepers.size());
      return found;
    case Thing::tents:
      for (int i = 0; i < state.players; ++i) found[supply] += state.tents[seat(i)];
      found[table_place] = static_cast<int>(state.camps.size());
      return found;
    case Thing::trees:
      return {state.tree_supply.total(), 0, static_cast<int>(state.trees.size()), 0};
  }
  return found;
}

bool concerns(const Flow& flow, Thing thing, std::string_view verb) {
  return flow.thing == thing && (flow.verb.empty() || flow.verb == verb);
}

/// Whether what an action changes is explained by the flows of it: nothing grows but what one leads to, nothing shrinks but
/// what one comes from, and there is as much as before.
bool explained(const std::vector<Flow>& book, Thing thing, const Transition& transition) {
  const Lying before = lying(transition.before, thing);
  const Lying after = lying(transition.after, thing);
  std::set<std::size_t> may_shrink;
  std::set<std::size_t> may_grow;
  for (const Flow& flow : book)
    if (concerns(flow, thing, verb_of(transition.action))) {
      may_shrink.insert(flow.from);
      may_grow.insert(flow.to);
    }
  int sum = 0;
  for (std::size_t place = 0; place < places_to_be; ++place) {
    sum += after[place] - before[place];
    if (after[place] < before[place] && !may_shrink.contains(place)) return false;
    if (after[place] > before[place] && !may_grow.contains(place)) return false;
  }
  return sum == 0;
}

/// The game itself, and readings in which more actions come up, whatever it reads itself.
std::vector<Game> games_looked_at(const Game& game) {
  return {game,
          changed(game,
                  [](Rules& rules) {
                    rules = Rules{};
                    rules.palms = mirage::Palms::with;
                    rules.coast_duty = mirage::CoastDuty::may;
                    rules.tents = 1;
                  }),
          changed(game, [](Rules& rules) {
            rules = Rules{};
            rules.supply = mirage::Supply::stacks;
            rules.coast_duty = mirage::CoastDuty::may;
            rules.nowhere = mirage::Nowhere::out_of_the_game;
            rules.redraws = 1;
          })};
}

}  // namespace

const std::vector<Flow>& flows() {
  static const std::vector<Flow> book{{"draw", Thing::survey_tiles, supply, hand},
                                      {"choose_tile", Thing::survey_tiles, supply, hand},
                                      {"redraw", Thing::survey_tiles, hand, supply},
                                      {"lay", Thing::survey_tiles, hand, table_place},
                                      {"take_coast", Thing::coast_tiles, supply, hand},
                                      {"lay_coast", Thing::coast_tiles, hand, table_place},
                                      {"leave_coast", Thing::coast_tiles, hand, supply},
                                      {"leave_coast", Thing::coast_tiles, hand, out},
                                      {"add_explorers", Thing::explorers, supply, table_place},
                                      {"add_to_coast", Thing::explorers, supply, table_place},
                                      {"", Thing::explorers, table_place, supply},  // whoever wins a gap, after any action
                                      {"pitch_tent", Thing::tents, supply, table_place},
                                      {"plant", Thing::trees, supply, table_place}};
  return book;
}

Finding actions_keep_all(const Game& game, const Budget&, Thing thing, const std::vector<Flow>& book) {
  std::uint64_t acts = 0;
  std::set<std::string_view> met;
  Finding finding = holds(0);
  for (const Game& each : games_looked_at(game))
    for (const auto& tiles : openings()) {
      const auto look = [&](const Transition& transition) {
        ++acts;
        met.insert(verb_of(transition.action));
        if (explained(book, thing, transition)) return true;
        finding =
            differs(0, "an action moves other things in the model than by the rulebook",
                    {Mirage::show(each, transition.before, transition.action)},
                    MirageTrace{each, transition.before, {transition.action}, "every action leaves all things somewhere"});
        return false;
      };
      if (finding.outcome == Outcome::holds) look_at_all(each, {.tiles = tiles, .look = look});
    }
  if (finding.outcome != Outcome::holds) return finding;
  for (const Flow& flow : book)
    if (flow.thing == thing && !flow.verb.empty() && !met.contains(flow.verb))
      return not_found(0, "no play came to the action " + std::string{flow.verb});
  return holds(0, {plural(static_cast<int>(met.size()), "kind") + " of actions"})
      .over(of_openings() + ", as published, in two other readings, and where tiles may be put back")
      .all_tried(acts)
      .tied(in_every_case(acts, "what each action moves in the model"));
}

}  // namespace fathom::solver::oasis
