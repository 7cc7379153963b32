#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/shared.hpp"

// The laws of enticing creatures.

namespace fathom::mermaids_song::laws {
namespace {

using std::to_string;

/// A creature that was face up is enticed by a mermaid with as much power as its rating, who leaves with all her cards.
std::string enticing_takes_power(const Transition& transition) {
  const auto* entice = std::get_if<Entice>(&transition.action);
  if (entice == nullptr) return {};
  const Mermaid* mermaid = mermaid_of(transition.before, entice->by, entice->nth);
  if (mermaid == nullptr) return name(entice->by) + " entices with a mermaid she has not";
  if (power_here(transition.game, *mermaid) < takes_here(transition.game, entice->creature))
    return "a power of " + to_string(power_here(transition.game, *mermaid)) + " entices a " + words(entice->creature);
  if (transition.before.face_up[entice->creature] == 0)
    return "a " + words(entice->creature) + " is enticed that is not face up";
  if (transition.after.mermaids[entice->by].size() + 1 != transition.before.mermaids[entice->by].size())
    return "the mermaid does not leave";
  Cards wanted = transition.before.discards + mermaid->visible + mermaid->covered;
  ++wanted[Card::mermaid];
  return transition.after.discards == wanted ? "" : "what lay with the mermaid is not discarded with her";
}

/// Whoever has a mermaid with the power may entice any creature that is face up, as often as she can.
std::string enough_power_entices(const Position& at) {
  if (!is_action_phase(at.state)) return {};
  const Seat by = at.state.turn;
  std::size_t ways = 0;
  for (std::uint8_t nth = 1; nth <= at.state.mermaids[by].size(); ++nth)
    for (const Creature creature : every<Creature>) {
      const bool enough = power_here(at.game, at.state.mermaids[by][nth - 1U]) >= takes_here(at.game, creature);
      if (at.state.face_up[creature] == 0 || !enough) continue;
      if (!offers(at, Entice{by, nth, creature})) return name(by) + " cannot entice a " + words(creature);
      ++ways;
    }
  return ways == offered<Entice>(at) ? "" : name(by) + " may entice without the power";
}

/// Creatures come to players by being enticed and lured, and stay with them but for the Treasure.
std::string creatures_stay_with_who_won_them(const Transition& transition) {
  const History seen = kept_after(transition);
  for (int i = 0; i < transition.after.players; ++i)
    if (transition.after.enticed[seat(i)] != seen.creatures[seat(i)])
      return "the creatures of " + name(seat(i)) + " are not those she has won";
  return {};
}

/// A creature enticed is replaced by the top card of the Creature deck, before anything else happens.
std::string creatures_enticed_are_replaced(const Transition& transition) {
  const State& before = transition.before;
  const State& after = transition.after;
  if (const auto* entice = std::get_if<Entice>(&transition.action)) {
    const int gone = before.face_up[entice->creature] - after.face_up[entice->creature];
    if (gone != 1 || after.face_up.total() + 1 != before.face_up.total()) return "another creature leaves the table";
    const bool waits = after.step == Step::replacing || after.step == Step::over || after.creature_deck.total() == 0;
    return waits ? "" : "the creature enticed is not replaced";
  }
  if (const auto* turn = std::get_if<TurnCreature>(&transition.action)) {
    const int more = after.face_up[turn->creature] - before.face_up[turn->creature];
    const int fewer = before.creature_deck[turn->creature] - after.creature_deck[turn->creature];
    const bool has_room = after.face_up.total() <= transition.game.rules.creatures_face_up;
    return more == 1 && fewer == 1 && has_room ? "" : "a creature is turned up from elsewhere";
  }
  const bool still = after.face_up == before.face_up && after.creature_deck == before.creature_deck;
  return still ? "" : "a creature on the table changes";
}

}  // namespace

std::span<const Law> enticing_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"enticing_takes_power",
       "enticing.for_power",
       AsksTransition{enticing_takes_power},
       {creature_enticed, nine_enticed, covered_cards_leave}},
      {"enough_power_entices",
       "enticing.open",
       AsksPosition{enough_power_entices},
       {creature_enticed, nine_enticed, two_enticed_in_a_turn}},
      {"creatures_stay_with_who_won_them",
       "creatures.stay_won",
       AsksTransition{creatures_stay_with_who_won_them},
       {creature_enticed, treasure_among_actions, treasure_before_actions}},
      {"creatures_enticed_are_replaced",
       "enticing.replaced_at_once",
       AsksTransition{creatures_enticed_are_replaced},
       {creature_enticed, two_enticed_in_a_turn}},
  };
  return laws;
}

}  // namespace fathom::mermaids_song::laws
