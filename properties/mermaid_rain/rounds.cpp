#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_rain/adapter.hpp"

// The laws of a game as a whole: what comes after what, and what lies open before everybody.

namespace fathom::mermaid_rain::laws {
namespace {

template <class... Kinds>
bool is_one_of(const Action& action) {
  return (std::holds_alternative<Kinds>(action) || ...);
}

/// The actions of each part of the game. Those that have their place in several are in none.
struct ActionsOf {
  Stage stage;
  bool (*include)(const Action&);
};
constexpr ActionsOf parts[] = {
    {Stage::face_up_tokens, is_one_of<Lay>},
    {Stage::face_down_tokens, is_one_of<SetOut>},
    {Stage::first_dealer, is_one_of<FirstDealer>},
    {Stage::deal, is_one_of<Deal, ReshuffleCards>},
    {Stage::undercurrents, is_one_of<TurnUndercurrents>},
    {Stage::offer, is_one_of<TurnTile, ReshuffleTiles>},
    {Stage::melds, is_one_of<Choose, ChoosePrincess, ShowCards, Declare>},
    {Stage::picks, is_one_of<Pick, GoWithout, TakeBonus, DrawToken, DrawTile, ForgoBonus>},
    {Stage::prince, is_one_of<PassPrince>},
    {Stage::riding, is_one_of<StartAt, Place, StopPlacing, Move, DeepSea, EndTurn>},
    {Stage::clearing, is_one_of<ClearTiles>},
    {Stage::drifting, is_one_of<Drift>},
    {Stage::adjusting, is_one_of<Discard>},
    {Stage::treasure_up, is_one_of<TurnUpTreasure>},
    {Stage::tribute, is_one_of<PayTribute>},
    {Stage::scoring, is_one_of<Score>},
};

/// Each part of the game comes after the ones before it in the rulebook, and once a round is over the next begins with the
/// deal, or, where nothing is dealt, with an Undercurrents card.
std::string parts_follow_the_rulebook(const Transition& transition) {
  const std::optional<Stage> now = stage_of(transition.action);
  const Stage last = transition.history.stage;
  if (!now || *now >= last) return {};
  const bool begins_a_round = *now == Stage::deal || *now == Stage::undercurrents;
  const bool ends_a_round = last >= Stage::clearing && last <= Stage::adjusting;
  return begins_a_round && ends_a_round ? "" : std::string(name_of(*now)) + " come after " + std::string(name_of(last));
}

/// What a player sees of what the others have: the Prince card, and neither their hands nor what they alone have looked at.
std::string seen_otherwise(const Game& game, const State& state, Seat who) {
  const State seen = MermaidRain::view(game, state, who).seen;
  if (seen.dealer != state.dealer) return name(who) + " does not see who has the Prince card";
  const bool open = game.rules.hands_seen == HandsSeen::by_all;
  for (const Seat other : seated(state.players)) {
    if (other == who) continue;
    const Cards held = state.hands[other] + state.chosen[other];
    if (seen.hands[other] != (open ? held : Cards{}))
      return name(who) + " sees another hand of " + name(other) + " than is shown";
    if (!seen.chosen[other].empty()) return name(who) + " sees what " + name(other) + " has chosen";
  }
  for (std::size_t i = 0; i < state.face_down.size(); ++i) {
    const bool has_looked = state.face_down[i].seen.contains(who);
    if (seen.face_down[i].what != (has_looked ? state.face_down[i].what : Hidden::unknown))
      return name(who) + (has_looked ? " has forgotten" : " knows") + " what a token face down is";
  }
  return {};
}
std::string each_sees_her_own(const Position& at, Random&) {
  for (const Seat who : seated(at.state.players))
    if (std::string wrong = seen_otherwise(at.game, at.state, who); !wrong.empty()) return wrong;
  return {};
}

}  // namespace

std::optional<Stage> stage_of(const Action& action) {
  const auto* part = std::ranges::find_if(parts, [&](const ActionsOf& each) { return each.include(action); });
  return part == std::end(parts) ? std::nullopt : std::optional{part->stage};
}

std::span<const Law> round_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"parts_follow_the_rulebook", "rounds.in_order", AsksTransition{parts_follow_the_rulebook}, {game_over}},
      {"each_sees_her_own", "views.as_stated", properties::AsksProbe<Adapter>{each_sees_her_own}, {looked, face_down_gain}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
