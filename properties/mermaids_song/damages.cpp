#include <algorithm>
#include <span>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"

// What each invariant of Mermaid's Song is there to notice, done to states that play comes to.

namespace fathom::mermaids_song::laws {
namespace {

using Damage = properties::Damage<MermaidsSong>;

template <Step step>
bool at(const State& state) {
  return state.step == step;
}
/// The mermaid with cards to cover; or the first of whoever has one.
Mermaid& some_mermaid(State& state) {
  if (state.target && state.nth > 0) return state.mermaids[*state.target][state.nth - 1U];
  for (const Seat owner : every<Seat>)
    if (!state.mermaids[owner].empty()) return state.mermaids[owner][0];
  return state.mermaids[Seat::Ann][0];
}
bool mermaid_in_play(const State& state) {
  return state.step == Step::acting &&
         std::ranges::any_of(every<Seat>, [&](Seat at) { return !state.mermaids[at].empty(); });
}
/// The first mermaid with cards covered underneath.
Mermaid* first_covering(State& state) {
  for (const Seat owner : every<Seat>)
    for (std::size_t i = 0; i < state.mermaids[owner].size(); ++i)
      if (!state.mermaids[owner][i].covered.empty()) return &state.mermaids[owner][i];
  return nullptr;
}
bool cards_covered(const State& state) {
  State same = state;
  return first_covering(same) != nullptr;
}
bool special_put_aside(const State& state) { return !state.set_aside.empty(); }
bool won(const State& state) { return state.ending == Ending::reached && !state.deck.empty(); }
bool has_a_chair_free(const State& state) { return state.players < MermaidsSong::most_players; }
bool acting_with_a_chair_free(const State& state) { return at<Step::acting>(state) && has_a_chair_free(state); }
bool dealing_with_a_chair_free(const State& state) { return at<Step::dealing>(state) && has_a_chair_free(state); }
Seat next(const State& state) { return clockwise(state.turn, 1, state.players); }

const std::vector<Damage>& all_damages() {
  static const std::vector<Damage> all{
      {"cards_conserved", "a card too many in a hand", at<Step::acting>,
       [](Game&, State& s) { ++s.hands[s.turn][Card::song_3]; }},
      {"cards_conserved", "a visible card that was never played", mermaid_in_play,
       [](Game&, State& s) { ++some_mermaid(s).visible[Card::song_1]; }},
      {"cards_conserved", "covered cards lost", cards_covered, [](Game&, State& s) { first_covering(s)->covered = {}; }},
      {"cards_conserved", "a mermaid lost", mermaid_in_play,
       [](Game&, State& s) {
         for (const Seat owner : every<Seat>)
           if (!s.mermaids[owner].empty()) return s.mermaids[owner].erase_at(0);
       }},
      {"cards_conserved", "a special card lost that was put aside", special_put_aside,
       [](Game&, State& s) { s.set_aside = {}; }},
      {"hands_within_bounds", "a hand of four", at<Step::choosing>,
       [](Game&, State& s) { ++s.hands[s.turn][Card::song_1]; }},
      {"hand_complete_when_choosing", "a hand of two", at<Step::choosing>,
       [](Game&, State& s) {
         s.hands[s.turn] = {Card::song_1, Card::song_2};
       }},
      {"hand_complete_when_choosing", "a full hand between two draws", at<Step::between_draws>,
       [](Game&, State& s) {
         s.hands[s.turn] = {{Card::song_1, 3}};
       }},
      {"specials_never_kept", "the Kraken with somebody whose turn it is not", at<Step::acting>,
       [](Game&, State& s) { ++s.hands[next(s)][Card::kraken]; }},
      {"specials_never_kept", "the Treasure in hand before the first turn", at<Step::first_player>,
       [](Game&, State& s) { ++s.hands[s.turn][Card::treasure]; }},
      {"set_aside_while_dealing", "the Kraken put aside in a turn", at<Step::acting>,
       [](Game&, State& s) { s.set_aside = {Card::kraken}; }},
      {"set_aside_while_dealing", "a song put aside", at<Step::dealing>,
       [](Game&, State& s) { s.set_aside = {Card::song_1}; }},
      {"mermaids_at_most_three", "a fourth mermaid", at<Step::acting>,
       [](Game&, State& s) {
         while (!s.mermaids[Seat::Bob].full()) s.mermaids[Seat::Bob].push_back(Mermaid{});
       }},
      {"only_songs_and_silences_with_mermaids", "a mermaid with a mermaid", mermaid_in_play,
       [](Game&, State& s) { ++some_mermaid(s).visible[Card::mermaid]; }},
      {"only_songs_and_silences_with_mermaids", "the Kraken underneath a mermaid", mermaid_in_play,
       [](Game&, State& s) { ++some_mermaid(s).covered[Card::kraken]; }},
      {"nothing_visible_cancels", "a song and a silence of 2", mermaid_in_play,
       [](Game&, State& s) {
         some_mermaid(s).visible = {Card::song_2, Card::silence_2};
       }},
      {"nothing_visible_cancels", "a 3 against a 1 and a 2", mermaid_in_play,
       [](Game&, State& s) {
         some_mermaid(s).visible = {Card::silence_3, Card::song_1, Card::song_2};
       }},
      {"covered_cards_balance", "a song covered alone", mermaid_in_play,
       [](Game&, State& s) { ++some_mermaid(s).covered[Card::song_1]; }},
      {"covering_is_a_choice", "a choice of one way", at<Step::covering>,
       [](Game&, State& s) {
         some_mermaid(s).visible = {Card::song_1, Card::silence_1};
       }},
      {"covering_is_a_choice", "a choice with no mermaid", at<Step::covering>, [](Game&, State& s) { s.target.reset(); }},
      {"covering_is_a_choice", "a mermaid to cover while nobody covers", at<Step::acting>,
       [](Game&, State& s) { s.nth = 1; }},
      {"losers_have_power", "a loser without a mermaid", at<Step::losing>,
       [](Game&, State& s) { s.mermaids[s.acting].clear(); }},
      {"losers_have_power", "somebody acting who has nothing to lose", at<Step::losing>,
       [](Game&, State& s) { s.still_to_lose.erase(s.acting); }},
      {"losers_have_power", "a loser while the Kraken sleeps", at<Step::acting>,
       [](Game&, State& s) { s.still_to_lose.insert(s.turn); }},
      {"creatures_conserved", "a creature out of nowhere", at<Step::acting>,
       [](Game&, State& s) { ++s.enticed[s.turn][Creature::four]; }},
      {"creatures_conserved", "a creature that went nowhere", at<Step::replacing>,
       [](Game&, State& s) { s.enticed[s.turn] = {}; }},
      {"creatures_face_up", "a fourth creature", at<Step::acting>, [](Game&, State& s) { ++s.face_up[Creature::nine]; }},
      {"creatures_face_up", "a creature that is not replaced", at<Step::acting>,
       [](Game&, State& s) { s.face_up = {Creature::nine}; }},
      {"creatures_face_up", "a creature to lay, and none missing", at<Step::laying_creatures>,
       [](Game&, State& s) {
         s.face_up = {{Creature::nine, 3}};
       }},
      {"lured_from_somebody", "a creature lured from oneself", at<Step::luring>, [](Game&, State& s) { s.target = s.turn; }},
      {"lured_from_somebody", "a creature lured from somebody who has none", at<Step::luring>,
       [](Game&, State& s) { s.enticed[*s.target] = {}; }},
      {"lured_from_somebody", "somebody chosen while nobody is robbed", at<Step::acting>,
       [](Game&, State& s) { s.target = Seat::Bob; }},
      {"nobody_plays_on_having_won", "more than enough loyalty in a turn", at<Step::acting>,
       [](Game&, State& s) {
         s.enticed[next(s)] = {{Creature::nine, 4}};
       }},
      {"ends_for_a_reason", "an end without a reason", at<Step::acting>, [](Game&, State& s) { s.step = Step::over; }},
      {"ends_for_a_reason", "a win in a play that goes on", at<Step::acting>,
       [](Game&, State& s) { s.ending = Ending::reached; }},
      {"ends_for_a_reason", "an end of no known kind", at<Step::over>, [](Game&, State& s) { s.ending = Ending{200}; }},
      {"ends_for_a_reason", "a win without loyalty", won, [](Game&, State& s) { s.enticed[s.turn] = {}; }},
      {"ends_for_a_reason", "an end for want of cards with cards in the deck", won,
       [](Game&, State& s) { s.ending = Ending::exhausted; }},
      {"phases_in_order", "actions in the draw phase", at<Step::acting>, [](Game&, State& s) { s.phase = Phase::draw; }},
      {"phases_in_order", "drawing in the action phase", at<Step::drawing>,
       [](Game&, State& s) { s.phase = Phase::action; }},
      {"turn_player_acts", "somebody acting in another's turn", at<Step::acting>,
       [](Game&, State& s) { s.acting = next(s); }},
      {"turn_player_acts", "the owner choosing, in the reading where she does not", at<Step::covering>,
       [](Game&, State& s) { s.acting = next(s); }},
      {"turn_player_acts", "a card dealt to nobody", dealing_with_a_chair_free,
       [](Game&, State& s) { s.acting = Seat::Finn; }},
      {"nobody_beyond_the_table", "a turn of nobody", acting_with_a_chair_free,
       [](Game&, State& s) { s.turn = Seat::Finn; }},
      {"nobody_beyond_the_table", "a hand where nobody sits", acting_with_a_chair_free,
       [](Game&, State& s) { s.hands[Seat::Finn] = {Card::song_1}; }},
      {"nobody_beyond_the_table", "a mermaid where nobody sits", acting_with_a_chair_free,
       [](Game&, State& s) { s.mermaids[Seat::Finn].push_back(Mermaid{}); }},
      {"nobody_beyond_the_table", "a creature where nobody sits", acting_with_a_chair_free,
       [](Game&, State& s) { s.enticed[Seat::Finn] = {Creature::five}; }},
  };
  return all;
}

}  // namespace

std::span<const properties::Damage<MermaidsSong>> Adapter::damages() { return all_damages(); }

}  // namespace fathom::mermaids_song::laws
