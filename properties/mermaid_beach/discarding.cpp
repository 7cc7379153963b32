#include <array>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_beach/shared.hpp"

// The laws of hands, of what is played from them, and of Mean Mermaids.

namespace fathom::mermaid_beach::laws {
namespace {

using std::to_string;

/// By how many cards of each kind a hand changes.
using Change = std::array<int, kinds<BeachCard>>;

/// What an action does to the hands, for those that touch any: taking up what was passed has a law of its own.
struct Changer {
  const History& history;
  PerSeat<Change>& change;

  void add(Seat who, BeachCard card, int many) const { change[who][index_of(card)] += many; }

  void operator()(const Deal& deal) const { add(deal.to, deal.card, 1); }
  void operator()(const PlayMermaid& play) const { add(play.by, BeachCard::mermaid, -1); }
  void operator()(const PlayMeanMermaid& play) const { add(play.by, BeachCard::mean_mermaid, -1); }
  void operator()(const PlaySneakerWave& play) const { add(play.by, BeachCard::sneaker_wave, -1); }
  void operator()(const PlaySeaweed& play) const { add(play.by, BeachCard::seaweed, -1); }
  void operator()(const PlayPair& play) const { add(play.by, play.item, -2); }
  void operator()(const Give& give) const {
    if (!history.asked_for) return;
    add(give.by, *history.asked_for, -1);
    add(history.on_turn, *history.asked_for, -1);
  }
  void operator()(const DrawBeach& draw) const {
    if (history.due == Due::seaweed_card) add(draw.to, draw.card, 1);
  }
  void operator()(const PlayDrawn& play) const {
    if (comes_in_pairs(play.card)) add(play.by, play.card, -1);
  }
  void operator()(const Keep& keep) const {
    if (history.drawn) add(keep.by, *history.drawn, 1);
  }
  void operator()(const PassCard& pass) const { add(pass.by, pass.card, -1); }
  template <class Other>
  void operator()(const Other&) const {}
};

/// A hand changes by being dealt to, by what is played, given, drawn, kept or passed, and by nothing else.
std::string hands_change_for_a_reason(const Transition& transition) {
  if (std::holds_alternative<HandOver>(transition.action)) return {};
  PerSeat<Change> change;
  std::visit(Changer{transition.history, change}, transition.action);
  for (int i = 0; i < transition.before.players; ++i)
    for (const BeachCard card : every<BeachCard>) {
      const int more = transition.after.hands[seat(i)][card] - transition.before.hands[seat(i)][card];
      const int wanted = change[seat(i)][index_of(card)];
      if (more != wanted)
        return name(seat(i)) + " has " + to_string(more) + " " + words(card) + " more, not " + to_string(wanted);
    }
  return {};
}

/// What has been played lies face up for good, so that everybody could count it; or until it becomes a deck, where it does.
std::string what_is_played_lies_open(const Transition& transition) {
  const bool is_used_again = std::holds_alternative<ReshuffleBeach>(transition.action);
  const BeachCards before = is_used_again ? BeachCards{} : transition.history.played;
  if (transition.after.discards == before + played_by(transition)) return {};
  return "the Beach discard pile is not what has been played";
}

/// In the reading in which any card may be asked for, whatever is given leaves as a pair.
std::string items_leave_in_pairs(const Transition& transition) {
  const BeachCards cards = played_by(transition);
  if (cards.empty()) return {};
  const bool anything = transition.game.rules.askable == Askable::any_beach_card;
  for (const BeachCard card : every<BeachCard>) {
    const int more = transition.after.discards[card] - transition.before.discards[card];
    const bool given = anything && std::holds_alternative<Give>(transition.action) && transition.before.asked_for == card;
    if (more != 0 && more != (comes_in_pairs(card) || given ? 2 : 1))
      return to_string(more) + " cards with " + words(card) + " are discarded at once";
  }
  return {};
}

/// A Mean Mermaid may take any Shell card that lies in front of another player, or none.
std::string mean_mermaids_may_take_any_shell(const Position& at) {
  if (at.state.step != Step::stealing) return {};
  const Seat by = at.state.turn;
  const Rules& rules = at.game.rules;
  const bool may_forgo = rules.stealing == Stealing::may;
  if (offers(at, StealNothing{by}) != may_forgo) return name(by) + (may_forgo ? " has to steal" : " may steal nothing");
  std::size_t thefts = may_forgo ? 1 : 0;
  for (int i = 0; i < at.state.players; ++i)
    for (const ShellCard shell : every<ShellCard>) {
      if ((seat(i) == by && rules.robbed == Victim::opponents) || at.state.shells[seat(i)][shell] == 0) continue;
      if (!offers(at, Steal{by, seat(i), shell})) return name(by) + " cannot steal a " + words(shell);
      ++thefts;
    }
  return thefts == at.legal.size() ? "" : name(by) + " may do something else than steal";
}

std::string thefts_move_one_shell(const Transition& transition) {
  const auto* steal = std::get_if<Steal>(&transition.action);
  if (steal == nullptr) return {};
  if (steal->from == steal->by)
    return transition.game.rules.robbed == Victim::anyone ? "" : name(steal->by) + " steals from herself";
  const int lost = transition.before.shells[steal->from].total() - transition.after.shells[steal->from].total();
  const int gained = transition.after.shells[steal->by].total() - transition.before.shells[steal->by].total();
  if (lost != 1 || gained != 1) return to_string(lost) + " shells are lost and " + to_string(gained) + " gained";
  return transition.after.shell_deck == transition.before.shell_deck ? "" : "a Mean Mermaid draws from the Shell deck";
}

}  // namespace

std::span<const Law> discarding_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"hands_change_for_a_reason",
       "hands.change_by_actions",
       AsksTransition{hands_change_for_a_reason},
       {match_given, drawn_match, drawn_kept, seaweed, starfish_left}},
      {"what_is_played_lies_open",
       "discards.open_for_good",
       AsksTransition{what_is_played_lies_open},
       {drawn_mermaid, drawn_mean, drawn_wave, drawn_seaweed, drawn_match}},
      {"items_leave_in_pairs", "pairs.two_at_once", AsksTransition{items_leave_in_pairs}, {pair_played, drawn_match}},
      {"mean_mermaids_may_take_any_shell",
       "mean.any_shell_or_none",
       AsksPosition{mean_mermaids_may_take_any_shell},
       {theft, theft_forgone}},
      {"thefts_move_one_shell", "mean.one_shell_moves", AsksTransition{thefts_move_one_shell}, {theft, drawn_mean}},
  };
  return laws;
}

}  // namespace fathom::mermaid_beach::laws
