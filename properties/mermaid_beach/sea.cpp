#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_beach/shared.hpp"

// The laws of Sneaker Waves and Seaweed.

namespace fathom::mermaid_beach::laws {
namespace {

using std::to_string;

std::string waves_take_one_shell_of_another(const Transition& transition) {
  const auto* wash = std::get_if<WashAway>(&transition.action);
  if (wash == nullptr) return {};
  if (wash->from == wash->by && transition.game.rules.washed == Victim::opponents)
    return name(wash->by) + " loses a shell to her own wave";
  for (int i = 0; i < transition.before.players; ++i) {
    const int lost = transition.before.shells[seat(i)].total() - transition.after.shells[seat(i)].total();
    if (lost != (seat(i) == wash->from ? 1 : 0)) return name(seat(i)) + " loses " + to_string(lost) + " shells";
  }
  const int gone = transition.after.shell_discards[wash->shell] - transition.before.shell_discards[wash->shell];
  return gone == 1 ? "" : "what the wave takes is not discarded";
}

/// A wave may take any Shell card of any opponent, and has to take one.
std::string waves_may_take_any_shell(const Position& at) {
  if (at.state.step != Step::washing_away) return {};
  const Seat by = at.state.turn;
  std::size_t shells = 0;
  for (int i = 0; i < at.state.players; ++i)
    for (const ShellCard shell : every<ShellCard>) {
      const bool in_reach = seat(i) != by || at.game.rules.washed == Victim::anyone;
      if (!in_reach || at.state.shells[seat(i)][shell] == 0) continue;
      if (!offers(at, WashAway{by, seat(i), shell})) return name(by) + " cannot take a " + words(shell);
      ++shells;
    }
  return shells == at.legal.size() ? "" : name(by) + " may do something else than take a shell";
}

/// Seaweed is for any one of the opponents.
std::string seaweed_is_for_any_opponent(const Position& at) {
  if (at.state.step != Step::choosing_drawer) return {};
  const Seat by = at.state.turn;
  std::size_t choices = 0;
  for (int i = 0; i < at.state.players; ++i) {
    const bool could = seat(i) != by || at.game.rules.seaweed_for == Victim::anyone;
    choices += could ? 1 : 0;
    if (offers(at, ChooseDrawer{by, seat(i)}) != could)
      return name(by) + (could ? " cannot make " + name(seat(i)) + " draw" : " may draw");
  }
  return at.legal.size() == choices ? "" : name(by) + " may do something else";
}

std::string seaweed_gives_one_card(const Transition& transition) {
  const auto* draw = std::get_if<DrawBeach>(&transition.action);
  if (draw == nullptr || transition.history.due != Due::seaweed_card) return {};
  for (int i = 0; i < transition.before.players; ++i) {
    const int more = transition.after.hands[seat(i)].total() - transition.before.hands[seat(i)].total();
    if (more != (seat(i) == transition.history.whose ? 1 : 0))
      return name(seat(i)) + " has " + to_string(more) + " cards more";
  }
  if (transition.before.deck.total() - transition.after.deck.total() != 1)
    return "the card for the seaweed comes from elsewhere";
  const History seen = kept_after(transition);
  if (seen.due == Due::seaweed_card) return transition.after.step == Step::drawing_for_seaweed ? "" : "a card is left out";
  const Due next = seen.due;
  const bool goes_on = transition.after.step == Step::turn || transition.after.step == Step::revealing;
  return goes_on && (next == Due::action || next == Due::ending) ? "" : "a Seaweed does not end the turn";
}

}  // namespace

std::span<const Law> sea_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"waves_take_one_shell_of_another",
       "waves.one_shell_gone",
       AsksTransition{waves_take_one_shell_of_another},
       {wave, drawn_wave}},
      {"waves_may_take_any_shell", "waves.any_shell", AsksPosition{waves_may_take_any_shell}, {wave}},
      {"seaweed_is_for_any_opponent", "seaweed.any_opponent", AsksPosition{seaweed_is_for_any_opponent}, {seaweed}},
      {"seaweed_gives_one_card", "seaweed.one_card", AsksTransition{seaweed_gives_one_card}, {seaweed, drawn_seaweed}},
  };
  return laws;
}

}  // namespace fathom::mermaid_beach::laws
