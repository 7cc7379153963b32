#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/judging.hpp"
#include "properties/mermaids_song/shared.hpp"

// The laws of mermaids in play, of the songs and silences with them, and of what cancels.

namespace fathom::mermaids_song::laws {
namespace {

using std::to_string;

/// Which mermaid a card is played on or covered at, if any: all others are left as they are.
struct Touched {
  Seat owner;
  int nth;
};
std::optional<Touched> touched(const Transition& transition) {
  if (const auto* play = std::get_if<Play>(&transition.action)) return Touched{play->on, play->nth};
  const State& state = transition.before;
  if (std::holds_alternative<Cover>(transition.action) && state.target) return Touched{*state.target, state.nth};
  return std::nullopt;
}

std::string mermaids_come_bare(const Transition& transition) {
  const auto* play = std::get_if<PlayMermaid>(&transition.action);
  if (play == nullptr) return {};
  const Mermaids& hers = transition.after.mermaids[play->by];
  if (hers.size() != transition.before.mermaids[play->by].size() + 1) return "the mermaid does not come into play";
  if (static_cast<int>(hers.size()) > transition.game.rules.mermaids_in_play)
    return name(play->by) + " has a mermaid too many";
  return hers[hers.size() - 1] == Mermaid{} ? "" : "a mermaid comes into play with power";
}

/// What has been played on a mermaid is all there is with her, as long as she stays: nothing is moved or taken away.
std::string songs_stay_with_their_mermaid(const Transition& transition) {
  const History seen = kept_after(transition);
  for (int i = 0; i < transition.after.players; ++i) {
    const Mermaids& hers = transition.after.mermaids[seat(i)];
    if (hers.size() != seen.with[seat(i)].size()) return name(seat(i)) + " has another number of mermaids than were played";
    for (std::size_t nth = 0; nth < hers.size(); ++nth)
      if (hers[nth].visible + hers[nth].covered != seen.with[seat(i)][nth])
        return "what lies with a mermaid of " + name(seat(i)) + " is not what was played on her";
  }
  return {};
}

/// The power of a mermaid changes by a card played on her, or covered by her, and by nothing else.
std::string power_changes_by_cards_alone(const Transition& transition) {
  const auto at = touched(transition);
  for (int i = 0; i < transition.after.players; ++i) {
    const Mermaids& before = transition.before.mermaids[seat(i)];
    const Mermaids& after = transition.after.mermaids[seat(i)];
    if (after.size() != before.size()) continue;
    for (std::size_t nth = 0; nth < after.size(); ++nth) {
      const bool here = at && at->owner == seat(i) && at->nth == static_cast<int>(nth) + 1;
      if (!here && after[nth].visible != before[nth].visible) return "the power of a mermaid changes by itself";
    }
  }
  return {};
}

/// Covering takes as much of the songs as of the silences, so that their difference is that of all that was played.
std::string cancelling_keeps_the_balance(const Transition& transition) {
  const auto at = touched(transition);
  if (!at) return {};
  const Mermaid* before = mermaid_of(transition.before, at->owner, at->nth);
  const Mermaid* after = mermaid_of(transition.after, at->owner, at->nth);
  if (before == nullptr || after == nullptr) return "a card is played on a mermaid who is not there";
  if (!after->covered.has(before->covered)) return "a covered card comes back";
  const auto* play = std::get_if<Play>(&transition.action);
  const int sung = play != nullptr ? as_song(play->card) - as_silence(play->card) : 0;
  const int more =
      songs_in(after->visible) - silences_in(after->visible) - songs_in(before->visible) + silences_in(before->visible);
  return more == sung ? "" : "songs and silences are covered that do not cancel";
}

/// What the lower sum leaves of the higher depends on what was played on a mermaid, and on no order or choice.
std::string the_difference_is_of_all_that_was_played(const Transition& transition) {
  const History seen = kept_after(transition);
  for (int i = 0; i < transition.after.players; ++i)
    for (std::size_t nth = 0; nth < std::min(transition.after.mermaids[seat(i)].size(), seen.with[seat(i)].size()); ++nth) {
      const Cards& visible = transition.after.mermaids[seat(i)][nth].visible;
      const Cards& played = seen.with[seat(i)][nth];
      if (songs_in(visible) - silences_in(visible) != songs_in(played) - silences_in(played))
        return "by a mermaid of " + name(seat(i)) + " another difference is left than was played";
    }
  return {};
}

/// What songs and silences leave of each other, value against value, is her power: where the one takes from the other.
std::string opposites_take_their_value(const Transition& transition) {
  if (transition.game.rules.mixed != Mixed::difference) return {};
  const History seen = kept_after(transition);
  for (int i = 0; i < transition.after.players; ++i)
    for (std::size_t nth = 0; nth < std::min(transition.after.mermaids[seat(i)].size(), seen.with[seat(i)].size()); ++nth) {
      const Cards& played = seen.with[seat(i)][nth];
      const int left = std::abs(songs_in(played) - silences_in(played));
      const int said = power_of(transition.game.rules.mixed, transition.after.mermaids[seat(i)][nth].visible);
      if (said != left)
        return "songs and silences of " + name(seat(i)) + "'s mermaid leave " + to_string(left) + ", and her power is " +
               to_string(said);
    }
  return {};
}

/// Whatever somebody chooses to cover, what the lower sum leaves of the higher is the same.
std::string every_choice_leaves_the_same_difference(const Position& at) {
  for (const Action& action : at.legal)
    if (const auto* cover = std::get_if<Cover>(&action))
      if (songs_in(cover->cards) != silences_in(cover->cards)) return "a choice of what is covered takes more from one side";
  return {};
}

/// Her power is what all can see by her, as the rules are read.
std::string power_is_what_is_visible(const Position& at) {
  for (int i = 0; i < at.state.players; ++i)
    for (const Mermaid& mermaid : at.state.mermaids[seat(i)])
      if (std::string wrong = has_another_power(at.game, mermaid, power_of(at.game.rules.mixed, mermaid.visible));
          !wrong.empty())
        return wrong;
  return {};
}

/// What cancels is covered at once: no songs that can be seen are worth as much as silences that can be seen.
std::string what_cancels_is_covered(const Position& at) {
  for (int i = 0; i < at.state.players; ++i)
    for (std::size_t nth = 0; nth < at.state.mermaids[seat(i)].size(); ++nth) {
      const bool being_chosen =
          at.state.step == Step::covering && at.state.target == seat(i) && at.state.nth == static_cast<int>(nth) + 1;
      if (!being_chosen && cancel_somehow(at.state.mermaids[seat(i)][nth].visible))
        return "cards by a mermaid of " + name(seat(i)) + " cancel, and can still be seen";
    }
  return {};
}

/// And no more than that is covered: where nothing cancels, nothing goes under a mermaid.
std::string only_what_cancels_is_covered(const Transition& transition) {
  const auto* play = std::get_if<Play>(&transition.action);
  if (play == nullptr) return {};
  const Mermaid* before = mermaid_of(transition.before, play->on, play->nth);
  const Mermaid* after = mermaid_of(transition.after, play->on, play->nth);
  if (before == nullptr || after == nullptr) return {};
  const bool cancels = cancel_somehow(before->visible + Cards{play->card});
  if (!cancels && after->covered != before->covered) return "cards are covered, and nothing cancels";
  const bool chosen_later = transition.after.step == Step::covering;
  return cancels && !chosen_later && after->covered == before->covered ? "cards cancel, and nothing is covered" : "";
}

/// Where cards cancel in several ways, each of the smallest of them may be chosen, and nothing else.
std::string every_way_to_cancel_is_offered(const Position& at) {
  if (at.state.step != Step::covering || !at.state.target) return {};
  const Mermaid* mermaid = mermaid_of(at.state, *at.state.target, at.state.nth);
  if (mermaid == nullptr) return "cards are covered by a mermaid who is not there";
  const auto ways = smallest_ways_to_cancel(mermaid->visible);
  const bool owner_chooses = at.game.rules.cover_chooser == CoverChooser::owner_of_the_mermaid;
  const Seat chooses = owner_chooses ? *at.state.target : at.state.turn;
  for (const Cards& way : ways)
    if (!offers(at, Cover{chooses, way})) return "a way to cancel is not offered to " + name(chooses) + ", who chooses";
  if (ways.size() < 2) return "somebody has to choose between one way to cancel";
  return ways.size() == at.legal.size() ? "" : "something else is offered than a way to cancel";
}

/// Any song or silence in hand may be played on any mermaid in play, whoever's she is and whatever lies by her.
std::string any_song_may_be_played_on_any_mermaid(const Position& at) {
  if (!is_action_phase(at.state)) return {};
  const Seat by = at.state.turn;
  std::size_t plays = 0;
  for (const Card card : every<Card>)
    for (int i = 0; i < at.state.players && as_song(card) + as_silence(card) > 0; ++i)
      for (std::uint8_t nth = 1; nth <= at.state.mermaids[seat(i)].size(); ++nth) {
        if (at.state.hands[by][card] == 0) continue;
        if (!offers(at, Play{by, card, seat(i), nth}))
          return name(by) + " cannot play a " + words(card) + " on a mermaid of " + name(seat(i));
        ++plays;
      }
  return plays == offered<Play>(at) ? "" : name(by) + " may play what she does not hold";
}

std::string up_to_three_mermaids_may_be_played(const Position& at) {
  if (!is_action_phase(at.state)) return {};
  const Seat by = at.state.turn;
  const bool may = at.state.hands[by][Card::mermaid] > 0 &&
                   static_cast<int>(at.state.mermaids[by].size()) < at.game.rules.mermaids_in_play;
  if (offers<PlayMermaid>(at) == may) return {};
  return name(by) + (may ? " cannot play her mermaid" : " may play a mermaid");
}

}  // namespace

std::string has_another_power(const Game& game, const Mermaid& mermaid, int said) {
  const int power = power_here(game, mermaid);
  return said == power ? "" : "a mermaid of power " + to_string(power) + " is said to have " + to_string(said);
}

std::span<const Law> singing_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"mermaids_come_bare", "mermaids.come_bare", AsksTransition{mermaids_come_bare}, {third_mermaid}},
      {"songs_stay_with_their_mermaid",
       "songs.stay",
       AsksTransition{songs_stay_with_their_mermaid},
       {song_on_another, songs_cancel, kraken_takes_several, creature_enticed}},
      {"power_changes_by_cards_alone",
       "power.by_cards_alone",
       AsksTransition{power_changes_by_cards_alone},
       {song_on_another, cover_chosen, hand_discarded}},
      {"cancelling_keeps_the_balance",
       "cancelling.covered_balance",
       AsksTransition{cancelling_keeps_the_balance},
       {songs_cancel, several_cancel_one, cover_chosen}},
      {"the_difference_is_of_all_that_was_played",
       "power.order",
       AsksTransition{the_difference_is_of_all_that_was_played},
       {songs_cancel, several_cancel_one, both_sounds_visible}},
      {"opposites_take_their_value",
       "cancelling.value_for_value",
       AsksTransition{opposites_take_their_value},
       {songs_cancel, several_cancel_one, both_sounds_visible, song_on_another}},
      {"every_choice_leaves_the_same_difference",
       "power.choice",
       AsksPosition{every_choice_leaves_the_same_difference},
       {cover_chosen}},
      {"power_is_what_is_visible",
       "power.as_stated",
       AsksPosition{power_is_what_is_visible},
       {both_sounds_visible, songs_cancel}},
      {"what_cancels_is_covered",
       "cancelling.nothing_visible_cancels",
       AsksPosition{what_cancels_is_covered},
       {songs_cancel, several_cancel_one, both_sounds_visible}},
      {"only_what_cancels_is_covered",
       "cancelling.as_a_partition",
       AsksTransition{only_what_cancels_is_covered},
       {songs_cancel, both_sounds_visible}},
      {"every_way_to_cancel_is_offered",
       "cancelling.ways_are_all",
       AsksPosition{every_way_to_cancel_is_offered},
       {cover_chosen}},
      {"any_song_may_be_played_on_any_mermaid",
       "songs.on_all_mermaids",
       AsksPosition{any_song_may_be_played_on_any_mermaid},
       {song_on_another}},
      {"up_to_three_mermaids_may_be_played",
       "mermaids.up_to_three",
       AsksPosition{up_to_three_mermaids_may_be_played},
       {third_mermaid}},
  };
  return laws;
}

}  // namespace fathom::mermaids_song::laws
