#pragma once

#include <functional>
#include <string_view>
#include <variant>

#include "properties/laws_testing.hpp"
#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/shared.hpp"

// What the laws of taking turns have to notice, from the setup to the end: for each of them, ways to doctor a moment of a
// real play.

namespace fathom::mermaids_song::laws {

using Kept = properties::Kept<Adapter>;
using Doctor = properties::Doctor<Adapter>;
using properties::doctoring::act;
using properties::doctoring::after;
using properties::doctoring::before;
using properties::doctoring::remembering;
using properties::doctoring::where;
using properties::doctoring::with;
using properties::doctoring::without;

/// Takes down a fault: the law that has to notice, and the doctor.
using Add = std::function<void(std::string_view law, Doctor doctor)>;

inline Seat left_of(const State& state, Seat who) { return clockwise(who, 1, state.players); }

inline void doctor_the_setup(const Add& add) {
  add("play_begins_as_printed",
      before<FirstPlayer>([](State& state, const auto&) { ++state.hands[Seat::Bob][Card::song_1]; }));
  add("play_begins_as_printed", before<FirstPlayer>([](State& state, const auto&) {
        state.hands[Seat::Ann] = {Card::song_1, Card::song_2};
      }));
  add("play_begins_as_printed",
      after<FirstPlayer>([](State& state, const auto&, const State&) { --state.deck[Card::mermaid]; }));
  add("play_begins_as_printed",
      after<FirstPlayer>([](State& state, const auto&, const State&) { state.deck[Card::kraken] = 0; }));
  add("play_begins_as_printed", before<FirstPlayer>([](State& state, const auto&) {
        state.face_up = {Creature::four, Creature::five};
      }));
  add("a_mermaid_comes_first",
      where([](const Kept& kept) { return kept.history.due == Due::setting_up; },
            remembering<Deal>([](History& history, const Deal& deal, const State&) { history.dealt[deal.to] = 2; })));
  add("a_mermaid_comes_first",
      remembering<Deal>([](History& history, const auto&, const State&) { history.mermaids_dealt = {}; }));
  add("a_mermaid_comes_first", act<Deal>([](Deal& deal, const Kept&) { deal.card = Card::song_1; }));
  add("nobody_is_dealt_a_special_card", act<Deal>([](Deal& deal, const Kept&) { deal.card = Card::kraken; }));
  add("nobody_is_dealt_a_special_card", act<SetAside>([](SetAside& set, const Kept&) { set.card = Card::song_3; }));
  add("nobody_is_dealt_a_special_card",
      after<SetAside>([](State& state, const SetAside& set, const State&) { ++state.hands[set.to][set.card]; }));
}

inline void doctor_putting_aside(const Add& add) {
  add("nobody_is_dealt_a_special_card", after<SetAside>([](State& state, const SetAside& set, const State&) {
        state.set_aside = {};
        ++state.deck[set.card];
      }));
}

inline void doctor_turns(const Add& add) {
  add("only_this_turns_specials_keep_a_hand", [](Kept& kept) {
    if (kept.after.step != Step::choosing || kept.after.special == Special::played) return false;
    if (holds_a_special_card(kept.after.hands[kept.after.turn])) return false;
    kept.after.special = Special::played;
    return true;
  });
  add("only_this_turns_specials_keep_a_hand", [](Kept& kept) {
    if (kept.after.step != Step::choosing || kept.after.special == Special::none_played) return false;
    kept.after.special = Special::none_played;
    return true;
  });
  add("any_card_may_come_up", after<Deal>([](State& state, const auto&, const State&) { state.deck[Card::kraken] = 8; }));
  add("any_card_may_come_up",
      after<Entice>([](State& state, const auto&, const State&) { ++state.creature_deck[Creature::nine]; }));
  add("any_card_may_come_up", after<PlayTreasure>([](State& state, const PlayTreasure& play, const State&) {
        ++state.enticed[play.from][Creature::nine];
      }));
  add("every_action_is_due",
      remembering<EndTurn>([](History& history, const auto&, const State&) { history.due = Due::creature; }));
  add("every_action_is_due",
      remembering<Play>([](History& history, const auto&, const State&) { history.due = Due::choice; }));
  add("every_action_is_due", [](Kept& kept) {
    kept.action = DrawNext{kept.before.turn};
    return true;
  });
  add("turns_go_round", act<Play>([](Play& play, const Kept& kept) { play.by = left_of(kept.before, play.by); }));
  add("turns_go_round", after<EndTurn>([](State& state, const EndTurn& end, const State&) { state.turn = end.by; }));
}

inline void doctor_hands(const Add& add) {
  add("hands_are_drawn_up_to_three", before<Draw>([](State& state, const Draw& draw) {
        state.hands[draw.to] = {{Card::song_1, 3}};
      }));
  add("hands_are_drawn_up_to_three",
      before<BeginActions>([](State& state, const BeginActions& begin) { state.hands[begin.by] = {Card::song_1}; }));
  add("discards_are_drawn_again_when_needed",
      before<Reshuffle>([](State& state, const auto&) { state.deck = {Card::song_1}; }));
  add("discards_are_drawn_again_when_needed",
      after<Reshuffle>([](State& state, const auto&, const State&) { state.discards = {Card::song_1}; }));
  add("discards_are_drawn_again_when_needed", before<Reshuffle>([](State& state, const auto&) {
        state.hands[state.turn] = {{Card::song_1, 3}};
      }));
  add("hands_are_discarded_whole",
      remembering<DiscardHand>([](History& history, const auto&, const State&) { history.special_drawn = true; }));
  add("hands_are_discarded_whole",
      remembering<DiscardHand>([](History& history, const auto&, const State&) { history.in_actions = true; }));
  add("hands_are_discarded_whole", after<DiscardHand>([](State& state, const DiscardHand& discard, const State&) {
        state.hands[discard.by] = {Card::song_1};
      }));
  add("hands_are_discarded_whole",
      after<DiscardHand>([](State& state, const auto&, const State& earlier) { state.discards = earlier.discards; }));
  add("hands_may_be_discarded", without<DiscardHand>(Step::choosing));
  add("hands_may_be_discarded", without<BeginActions>(Step::choosing));
  add("hands_may_be_discarded", where([](const Kept& kept) { return kept.after.special == Special::played; },
                                      with(Step::choosing, [](const State& state) { return DiscardHand{state.turn}; })));
  add("turns_end_at_will", without<EndTurn>(Step::acting));
  add("turns_end_at_will", with(Step::choosing, [](const State& state) { return EndTurn{state.turn}; }));
  add("turns_end_at_will", where([](const Kept& kept) { return holds_a_special_card(kept.after.hands[kept.after.turn]); },
                                 with(Step::acting, [](const State& state) { return EndTurn{state.turn}; })));
  add("hands_change_for_a_reason",
      after<EndTurn>([](State& state, const EndTurn& end, const State&) { ++state.hands[end.by][Card::song_1]; }));
  add("hands_change_for_a_reason",
      after<Play>([](State& state, const Play& play, const State&) { ++state.hands[play.by][play.card]; }));
  add("what_is_discarded_lies_open",
      after<ReleaseKraken>([](State& state, const auto&, const State& earlier) { state.discards = earlier.discards; }));
  add("what_is_discarded_lies_open",
      after<Entice>([](State& state, const auto&, const State&) { ++state.discards[Card::song_1]; }));
}

inline void doctor_the_end(const Add& add) {
  add("the_first_to_reach_the_total_wins_at_once",
      where([](const Kept& kept) { return kept.after.step == Step::over; },
            after<Entice>([](State& state, const auto&, const State&) { state.step = Step::acting; })));
  add("the_first_to_reach_the_total_wins_at_once",
      after<EndTurn>([](State& state, const auto&, const State&) { state.step = Step::over; }));
  add("the_first_to_reach_the_total_wins_at_once",
      after<EndTurn>([](State& state, const EndTurn& end, const State& earlier) {
        state.enticed[left_of(earlier, end.by)] = {{Creature::nine, 4}};
        state.step = Step::over;
      }));
  add("play_ends_when_no_card_can_be_drawn", [](Kept& kept) {
    if (!std::holds_alternative<Draw>(kept.action)) return false;
    kept.action = EndPlay{};
    return true;
  });
  add("drawing_never_stops", without<Draw>(Step::drawing));
  add("drawing_never_stops", without<Reshuffle>(Step::drawing));
  add("drawing_never_stops", with(Step::drawing, [](const State&) { return EndPlay{}; }));
}

inline void doctor_chance(const Add& add) {
  add("whatever_is_left_may_come_up", without<Draw>(Step::drawing));
  add("whatever_is_left_may_come_up", without<TurnCreature>(Step::laying_creatures));
  add("whatever_is_left_may_come_up", without<TurnCreature>(Step::replacing));
  add("whatever_is_left_may_come_up", without<SetAside>(Step::dealing));
  add("whatever_is_left_may_come_up", without<Deal>(Step::dealing));
  add("anybody_may_begin", without<FirstPlayer>(Step::first_player));
  add("anybody_may_begin", with(Step::first_player, [](const State& state) { return FirstPlayer{seat(state.players)}; }));
}

}  // namespace fathom::mermaids_song::laws
