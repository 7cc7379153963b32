#include <array>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_beach/naive.hpp"
#include "properties/mermaid_beach/subject.hpp"

// The laws of hands, of what is played from them, and of Mean Mermaids.

namespace fathom::mermaid_beach::laws {
namespace {

using std::to_string;

/// By how many cards of each kind a hand changes.
using Change = std::array<int, kinds<BeachCard>>;

/// What a deed does to the hands, for those that touch any: taking up what was passed has a law of its own.
struct Changer {
  const Memory& memory;
  PerSeat<Change>& change;

  void add(Seat who, BeachCard card, int many) const { change[who][index_of(card)] += many; }

  void operator()(const Deal& deal) const { add(deal.to, deal.card, 1); }
  void operator()(const PlayMermaid& play) const { add(play.by, BeachCard::mermaid, -1); }
  void operator()(const PlayMeanMermaid& play) const { add(play.by, BeachCard::mean_mermaid, -1); }
  void operator()(const PlaySneakerWave& play) const { add(play.by, BeachCard::sneaker_wave, -1); }
  void operator()(const PlaySeaweed& play) const { add(play.by, BeachCard::seaweed, -1); }
  void operator()(const PlayPair& play) const { add(play.by, play.item, -2); }
  void operator()(const Give& give) const {
    if (!memory.asked_for) return;
    add(give.by, *memory.asked_for, -1);
    add(memory.on_turn, *memory.asked_for, -1);
  }
  void operator()(const DrawBeach& draw) const {
    if (memory.due == Due::seaweed_card) add(draw.to, draw.card, 1);
  }
  void operator()(const PlayDrawn& play) const {
    if (comes_in_pairs(play.card)) add(play.by, play.card, -1);
  }
  void operator()(const Keep& keep) const {
    if (memory.drawn) add(keep.by, *memory.drawn, 1);
  }
  void operator()(const PassCard& pass) const { add(pass.by, pass.card, -1); }
  template <class Other>
  void operator()(const Other&) const {}
};

/// A hand changes by being dealt to, by what is played, given, drawn, kept or passed, and by nothing else.
std::string hands_change_for_a_reason(const Moment& moment) {
  if (std::holds_alternative<HandOver>(moment.action)) return {};
  PerSeat<Change> change;
  std::visit(Changer{moment.memory, change}, moment.action);
  for (int i = 0; i < moment.before.players; ++i)
    for (const BeachCard card : every<BeachCard>) {
      const int more = moment.after.hands[seat(i)][card] - moment.before.hands[seat(i)][card];
      const int wanted = change[seat(i)][index_of(card)];
      if (more != wanted)
        return name(seat(i)) + " has " + to_string(more) + " " + words(card) + " more, not " + to_string(wanted);
    }
  return {};
}

/// What has been played lies face up for good, so that everybody could count it.
std::string what_is_played_lies_open(const Moment& moment) {
  if (moment.after.discards == moment.memory.played + played_by(moment)) return {};
  return "the Beach discard pile is not what has been played";
}

/// In the reading in which any card may be asked for, whatever is given leaves as a pair.
std::string items_leave_in_pairs(const Moment& moment) {
  const BeachCards cards = played_by(moment);
  if (cards.empty()) return {};
  const bool anything = moment.game.rules.askable == Askable::any_beach_card;
  for (const BeachCard card : every<BeachCard>) {
    const int more = moment.after.discards[card] - moment.before.discards[card];
    const bool given = anything && moment.before.asked_for == card;
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

std::string thefts_move_one_shell(const Moment& moment) {
  const auto* steal = std::get_if<Steal>(&moment.action);
  if (steal == nullptr) return {};
  if (steal->from == steal->by)
    return moment.game.rules.robbed == Victim::anyone ? "" : name(steal->by) + " steals from herself";
  const int lost = moment.before.shells[steal->from].total() - moment.after.shells[steal->from].total();
  const int gained = moment.after.shells[steal->by].total() - moment.before.shells[steal->by].total();
  if (lost != 1 || gained != 1) return to_string(lost) + " shells are lost and " + to_string(gained) + " gained";
  return moment.after.shell_deck == moment.before.shell_deck ? "" : "a Mean Mermaid draws from the Shell deck";
}

}  // namespace

std::span<const Law> discarding_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"hands_change_for_a_reason",
       "hands.change_by_deeds",
       AsksMoment{hands_change_for_a_reason},
       {match_given, drawn_match, drawn_kept, seaweed, starfish_left}},
      {"what_is_played_lies_open",
       "discards.open_for_good",
       AsksMoment{what_is_played_lies_open},
       {drawn_mermaid, drawn_mean, drawn_wave, drawn_seaweed, drawn_match}},
      {"items_leave_in_pairs", "pairs.two_at_once", AsksMoment{items_leave_in_pairs}, {pair_played, drawn_match}},
      {"mean_mermaids_may_take_any_shell",
       "mean.any_shell_or_none",
       AsksPosition{mean_mermaids_may_take_any_shell},
       {theft, theft_forgone}},
      {"thefts_move_one_shell", "mean.one_shell_moves", AsksMoment{thefts_move_one_shell}, {theft, drawn_mean}},
  };
  return laws;
}

}  // namespace fathom::mermaid_beach::laws
