#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "properties/laws_testing.hpp"
#include "properties/mermaids_song/judging.hpp"
#include "properties/mermaids_song/naive.hpp"
#include "properties/mermaids_song/subject.hpp"

// Every law of Mermaid's Song must be able to say no: each is shown a moment of a real play in which something has been
// doctored.

namespace fathom::mermaids_song::laws {
namespace {

using Kept = properties::Kept<Subject>;
using Doctor = properties::Doctor<Subject>;
using Fault = properties::Fault<Subject>;
using properties::doctoring::after;
using properties::doctoring::before;
using properties::doctoring::deed;
using properties::doctoring::remembering;
using properties::doctoring::where;
using properties::doctoring::with;
using properties::doctoring::without;

const std::vector<Kept>& plays() {
  static const std::vector<Kept> all = properties::kept_plays<Subject>(MermaidsSong::published(), 14, {3, 6});
  return all;
}

Seat left_of(const State& state, Seat who) { return clockwise(who, 1, state.players); }
/// A song where there is none, on the first mermaid that anybody has.
void add_a_song(State& state) {
  for (Mermaids& hers : state.mermaids.of)
    if (!hers.empty()) {
      ++hers[0].visible[Card::song_1];
      return;
    }
}
bool some_mermaid(const Kept& kept) {
  return std::ranges::any_of(kept.after.mermaids.of, [](const Mermaids& hers) { return !hers.empty(); });
}

using Add = std::function<void(std::string_view law, Doctor doctor)>;

void doctor_the_setup(const Add& add) {
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
      where([](const Kept& kept) { return kept.memory.due == Due::setting_up; },
            remembering<Deal>([](Memory& memory, const Deal& deal, const State&) { memory.dealt[deal.to] = 2; })));
  add("a_mermaid_comes_first",
      remembering<Deal>([](Memory& memory, const auto&, const State&) { memory.mermaids_dealt = {}; }));
  add("a_mermaid_comes_first", deed<Deal>([](Deal& deal, const Kept&) { deal.card = Card::song_1; }));
  add("nobody_is_dealt_a_special_card", deed<Deal>([](Deal& deal, const Kept&) { deal.card = Card::kraken; }));
  add("nobody_is_dealt_a_special_card", deed<SetAside>([](SetAside& set, const Kept&) { set.card = Card::song_3; }));
  add("nobody_is_dealt_a_special_card",
      after<SetAside>([](State& state, const SetAside& set, const State&) { ++state.hands[set.to][set.card]; }));
}

void doctor_putting_aside(const Add& add) {
  add("nobody_is_dealt_a_special_card", after<SetAside>([](State& state, const SetAside& set, const State&) {
        state.set_aside = {};
        ++state.deck[set.card];
      }));
}

void doctor_turns(const Add& add) {
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
  add("every_deed_is_due",
      remembering<EndTurn>([](Memory& memory, const auto&, const State&) { memory.due = Due::creature; }));
  add("every_deed_is_due", remembering<Play>([](Memory& memory, const auto&, const State&) { memory.due = Due::choice; }));
  add("every_deed_is_due", [](Kept& kept) {
    kept.action = StartDrawing{kept.before.turn};
    return true;
  });
  add("turns_go_round", deed<Play>([](Play& play, const Kept& kept) { play.by = left_of(kept.before, play.by); }));
  add("turns_go_round", after<EndTurn>([](State& state, const EndTurn& end, const State&) { state.turn = end.by; }));
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
      remembering<DiscardHand>([](Memory& memory, const auto&, const State&) { memory.special_drawn = true; }));
  add("hands_are_discarded_whole",
      remembering<DiscardHand>([](Memory& memory, const auto&, const State&) { memory.in_actions = true; }));
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

void doctor_singing(const Add& add) {
  add("mermaids_come_bare", after<PlayMermaid>([](State& state, const PlayMermaid& play, const State&) {
        Mermaids& hers = state.mermaids[play.by];
        ++hers[hers.size() - 1].visible[Card::song_1];
      }));
  add("mermaids_come_bare",
      after<PlayMermaid>([](State& state, const auto&, const State& earlier) { state.mermaids = earlier.mermaids; }));
  add("songs_stay_with_their_mermaid",
      where(some_mermaid, after<EndTurn>([](State& state, const auto&, const State&) { add_a_song(state); })));
  add("songs_stay_with_their_mermaid",
      after<Lose>([](State& state, const Lose& lose, const State&) { state.mermaids[lose.by].push_back({}); }));
  add("power_changes_by_cards_alone",
      where(some_mermaid, after<Draw>([](State& state, const auto&, const State&) { add_a_song(state); })));
  add("cancelling_keeps_the_balance", after<Play>([](State& state, const Play& play, const State&) {
        ++state.mermaids[play.on][play.nth - 1U].visible[Card::song_1];
      }));
  add("cancelling_keeps_the_balance",
      before<Play>([](State& state, const Play& play) { ++state.mermaids[play.on][play.nth - 1U].covered[Card::song_3]; }));
  add("the_difference_is_of_all_that_was_played", after<Play>([](State& state, const Play& play, const State&) {
        ++state.mermaids[play.on][play.nth - 1U].visible[Card::song_1];
      }));
  add("every_choice_leaves_the_same_difference", with(Step::covering, [](const State& state) {
        return Cover{state.turn, {Card::song_1}};
      }));
  add("what_cancels_is_covered", after<Play>([](State& state, const Play& play, const State&) {
        state.mermaids[play.on][play.nth - 1U].visible = {Card::song_3, Card::silence_1, Card::silence_2};
      }));
  add("only_what_cancels_is_covered", after<Play>([](State& state, const Play& play, const State&) {
        Mermaid& mermaid = state.mermaids[play.on][play.nth - 1U];
        mermaid.covered += {Card::song_1, Card::silence_1};
      }));
  add("only_what_cancels_is_covered", where([](const Kept& kept) { return kept.after.step != Step::covering; },
                                            after<Play>([](State& state, const Play& play, const State& earlier) {
                                              state.mermaids[play.on][play.nth - 1U].covered =
                                                  earlier.mermaids[play.on][play.nth - 1U].covered;
                                            })));
  add("every_way_to_cancel_is_offered", [](Kept& kept) {
    if (kept.after.step != Step::covering) return false;
    kept.legal = kept.legal_afterwards();
    kept.legal->pop_back();
    return true;
  });
  add("every_way_to_cancel_is_offered", with(Step::covering, [](const State& state) {
        return Cover{state.turn, {Card::song_1}};
      }));
  add("any_song_may_be_played_on_any_mermaid", without<Play>(Step::acting));
  add("any_song_may_be_played_on_any_mermaid", with(Step::acting, [](const State& state) {
        return Play{state.turn, Card::mermaid, Seat::Ann, 1};
      }));
  add("up_to_three_mermaids_may_be_played", without<PlayMermaid>(Step::acting));
  add("up_to_three_mermaids_may_be_played",
      where([](const Kept& kept) { return kept.after.mermaids[kept.after.turn].size() == 3; },
            with(Step::acting, [](const State& state) { return PlayMermaid{state.turn}; })));
}

void doctor_specials(const Add& add) {
  add("special_cards_are_played_in_their_turn",
      remembering<ReleaseKraken>([](Memory& memory, const auto&, const State&) { memory.special_drawn = false; }));
  add("special_cards_are_played_in_their_turn",
      after<EndTurn>([](State& state, const EndTurn& end, const State&) { ++state.hands[end.by][Card::kraken]; }));
  add("the_kraken_may_be_released_at_any_time", without<ReleaseKraken>(Step::choosing));
  add("the_kraken_may_be_released_at_any_time", without<ReleaseKraken>(Step::acting));
  add("the_kraken_takes_one_from_everybody",
      where([](const Kept& kept) { return kept.after.step == Step::losing; },
            after<ReleaseKraken>([](State& state, const auto&, const State&) { state.step = Step::acting; })));
  add("the_kraken_takes_one_from_everybody",
      where([](const Kept& kept) { return kept.after.step != Step::losing; },
            after<Lose>([](State& state, const auto&, const State&) { state.step = Step::losing; })));
  add("the_kraken_takes_one_from_everybody",
      remembering<Lose>([](Memory& memory, const Lose& lose, const State&) { memory.toll.erase(lose.by); }));
  add("the_kraken_takes_the_strongest", before<Lose>([](State& state, const Lose& lose) {
        Mermaid stronger;
        stronger.visible = {{Card::song_3, 9}};
        state.mermaids[lose.by].push_back(stronger);
      }));
  add("the_kraken_takes_the_strongest",
      before<Lose>([](State& state, const Lose& lose) { state.mermaids[lose.by][lose.nth - 1U].visible = {}; }));
  add("the_kraken_takes_the_strongest",
      after<Lose>([](State& state, const auto&, const State& earlier) { state.discards = earlier.discards; }));
  add("any_of_the_strongest_may_be_given_up", without<Lose>(Step::losing));
  add("any_of_the_strongest_may_be_given_up", with(Step::losing, [](const State& state) { return Lose{state.acting, 9}; }));
  add("the_treasure_is_for_whoever_has_a_creature", without<PlayTreasure>(Step::choosing));
  add("the_treasure_is_for_whoever_has_a_creature", without<PlayTreasure>(Step::acting));
  add("the_treasure_is_for_whoever_has_a_creature", without<DiscardTreasure>(Step::acting));
  add("the_treasure_is_for_whoever_has_a_creature", with(Step::acting, [](const State& state) {
        return PlayTreasure{state.turn, state.turn};
      }));
  add("the_treasure_brings_one_creature",
      after<Lure>([](State& state, const auto&, const State& earlier) { state.enticed = earlier.enticed; }));
  add("the_treasure_brings_one_creature",
      remembering<Lure>([](Memory& memory, const auto&, const State&) { memory.robbed = memory.on_turn; }));
  add("the_treasure_brings_one_creature",
      after<Lure>([](State& state, const Lure& lure, const State&) { ++state.face_up[lure.creature]; }));
  add("any_creature_may_be_lured", without<Lure>(Step::luring));
  add("any_creature_may_be_lured", with(Step::luring, [](const State&) { return EndPlay{}; }));
}

void doctor_enticing(const Add& add) {
  add("enticing_takes_power", before<Entice>([](State& state, const Entice& entice) {
        state.mermaids[entice.by][entice.nth - 1U].visible = {Card::song_3};
      }));
  add("enticing_takes_power",
      before<Entice>([](State& state, const Entice& entice) { state.face_up[entice.creature] = 0; }));
  add("enticing_takes_power",
      after<Entice>([](State& state, const auto&, const State& earlier) { state.mermaids = earlier.mermaids; }));
  add("enticing_takes_power",
      after<Entice>([](State& state, const auto&, const State&) { --state.discards[Card::mermaid]; }));
  add("enough_power_entices", without<Entice>(Step::acting));
  add("enough_power_entices", with(Step::acting, [](const State& state) { return Entice{state.turn, 4, Creature::four}; }));
  add("creatures_stay_with_who_won_them",
      after<EndTurn>([](State& state, const EndTurn& end, const State&) { ++state.enticed[end.by][Creature::four]; }));
  add("creatures_stay_with_who_won_them",
      after<Entice>([](State& state, const auto&, const State& earlier) { state.enticed = earlier.enticed; }));
  add("creatures_enticed_are_replaced",
      where([](const Kept& kept) { return kept.after.step == Step::replacing; },
            after<Entice>([](State& state, const auto&, const State&) { state.step = Step::acting; })));
  add("creatures_enticed_are_replaced", after<TurnCreature>([](State& state, const TurnCreature& turn, const State&) {
        ++state.creature_deck[turn.creature];
      }));
  add("creatures_enticed_are_replaced",
      after<EndTurn>([](State& state, const auto&, const State&) { ++state.face_up[Creature::nine]; }));
}

void doctor_the_end(const Add& add) {
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

void doctor_chance(const Add& add) {
  add("whatever_is_left_may_come_up", without<Draw>(Step::drawing));
  add("whatever_is_left_may_come_up", without<TurnCreature>(Step::laying_creatures));
  add("whatever_is_left_may_come_up", without<TurnCreature>(Step::replacing));
  add("whatever_is_left_may_come_up", without<SetAside>(Step::dealing));
  add("whatever_is_left_may_come_up", without<Deal>(Step::dealing));
  add("anybody_may_begin", without<FirstPlayer>(Step::first_player));
  add("anybody_may_begin", with(Step::first_player, [](const State& state) { return FirstPlayer{seat(state.players)}; }));
}

void doctor_the_limits(const Add& add) {
  const auto in_every_place = [](State& state) {
    for (int i = 0; i < state.players; ++i)
      while (state.mermaids[seat(i)].size() < 3) state.mermaids[seat(i)].push_back({});
  };
  add("mermaids_are_too_few_for_every_place",
      after<EndTurn>([=](State& state, const auto&, const State&) { in_every_place(state); }));
  add("no_mermaid_has_more_power_than_all_songs",
      where(some_mermaid, after<EndTurn>([](State& state, const auto&, const State&) {
              for (Mermaids& hers : state.mermaids.of)
                if (!hers.empty()) hers[0].visible = {{Card::song_3, 15}};
            })));
  add("cards_run_out_on_the_specials_alone", [](Kept& kept) {
    if (!std::holds_alternative<Draw>(kept.action)) return false;
    kept.action = EndPlay{};
    return true;
  });
  add("cards_run_out_on_the_specials_alone", [](Kept& kept) {
    if (!std::holds_alternative<Draw>(kept.action)) return false;
    kept.action = EndPlay{};
    kept.before.hands[kept.memory.on_turn] = {Card::kraken, Card::treasure, Card::song_1};
    return true;
  });
  add("a_creature_takes_so_many_cards", before<Entice>([](State& state, const Entice& entice) {
        state.mermaids[entice.by][entice.nth - 1U].visible = {Card::song_3};
      }));
  add("a_new_mermaid_entices_what_a_hand_allows",
      where(
          [](const Kept& kept) {
            const auto* entice = std::get_if<Entice>(&kept.action);
            return entice != nullptr && entice->creature >= Creature::seven;
          },
          remembering<Entice>([](Memory& memory, const Entice& entice, const State& state) {
            memory.new_mermaids = static_cast<int>(state.mermaids[entice.by].size());
          })));
  add("one_turn_brings_so_much_at_most",
      remembering<Entice>([](Memory& memory, const auto&, const State&) { memory.loyalty_this_turn = 30; }));
  const auto wins = [](const Kept& kept) { return kept.after.step == Step::over; };
  add("one_player_wins_at_a_time", where(wins, after<Entice>([](State& state, const Entice& entice, const State& earlier) {
                                           state.enticed[left_of(earlier, entice.by)] = {{Creature::nine, 4}};
                                         })));
  add("so_many_creatures_win", where(wins, after<Entice>([](State& state, const Entice& entice, const State&) {
                                       state.enticed[entice.by] = {{Creature::nine, 2}};
                                     })));
  add("so_many_creatures_win", where(wins, after<Entice>([](State& state, const Entice& entice, const State&) {
                                       state.enticed[entice.by] = {{Creature::four, 6}, {Creature::five, 6}};
                                     })));
  add("the_play_area_is_never_short", where([](const Kept& kept) { return kept.after.step == Step::acting; },
                                            after<TurnCreature>([](State& state, const TurnCreature& turn, const State&) {
                                              --state.face_up[turn.creature];
                                            })));
  add("all_creatures_make_a_winner", after<EndTurn>([](State& state, const auto&, const State&) {
        state.creature_deck = {};
        state.face_up = {};
      }));
  add("loyalty_has_a_limit", after<EndTurn>([](State& state, const EndTurn& end, const State&) {
        state.enticed[end.by] = {{Creature::nine, 5}};
      }));
}

void doctor_secrets(const Add& add) {
  add("drawing_is_secret_and_discarding_open",
      after<Draw>([](State& state, const Draw& draw, const State&) { ++state.discards[draw.card]; }));
  add("drawing_is_secret_and_discarding_open",
      after<DiscardHand>([](State& state, const auto&, const State& earlier) { state.discards = earlier.discards; }));
}

std::vector<Fault> faults() {
  std::vector<Fault> all;
  const Add add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  doctor_the_setup(add);
  doctor_putting_aside(add);
  doctor_turns(add);
  doctor_singing(add);
  doctor_specials(add);
  doctor_enticing(add);
  doctor_the_end(add);
  doctor_chance(add);
  doctor_the_limits(add);
  doctor_secrets(add);
  return all;
}

/// All laws of the game's own rules; the one on writing is left to the notation's tests.
std::vector<Law> all_laws() {
  std::vector<Law> laws;
  for (const auto part :
       {turns_laws(), singing_laws(), specials_laws(), enticing_laws(), winning_laws(), limits_laws(), secrets_laws()})
    laws.insert(laws.end(), part.begin(), part.end());
  return laws;
}

TEST(MermaidsSongLaws, AllHoldInPlaysNobodyDoctored) { properties::expect_to_hold<Subject>(all_laws(), plays()); }
TEST(MermaidsSongLaws, EachSaysNoToADoctoredMoment) { properties::expect_to_be_noticed<Subject>(faults(), plays()); }

TEST(MermaidsSongLaws, AllAreDoctoredButThoseThatJudgeViewsAndWinners) {
  EXPECT_EQ(properties::undoctored<Subject>(all_laws(), faults()),
            (std::set<std::string_view>{"hidden_cards_are_not_seen", "open_cards_are_seen", "hidden_cards_could_be_others",
                                        "what_could_be_could_be_true", "deeds_are_seen_by_whom_they_concern",
                                        "power_is_what_is_visible", "most_loyalty_wins", "winning_depends_on_no_name"}));
}

/// Ann, Bob and Cleo, with cards in hand and creatures won, and Ann on turn.
State three_at_the_table() {
  State state = start(MermaidsSong::published(), 3);
  state.step = Step::acting;
  state.phase = Phase::action;
  state.hands[Seat::Ann] = {Card::song_1, Card::mermaid};
  state.hands[Seat::Bob] = {Card::song_2, Card::silence_1};
  state.hands[Seat::Cleo] = {Card::silence_3, Card::mermaid};
  state.mermaids[Seat::Bob].push_back({{Card::song_2}, {}});
  state.enticed[Seat::Ann] = {Creature::four};
  state.enticed[Seat::Bob] = {Creature::nine};
  return state;
}

TEST(MermaidsSongLaws, SayNoToAViewOfHiddenCards) {
  const State state = three_at_the_table();
  const View right = view(MermaidsSong::published(), state, Seat::Ann);
  EXPECT_EQ(sees_too_much(state, Seat::Ann, right), "");
  View wrong = right;
  wrong.seen.hands[Seat::Bob] = state.hands[Seat::Bob];
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the hand of Bob");
  wrong = right;
  wrong.seen.deck[Card::song_1] = 1;
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the Mermaid deck");
}

TEST(MermaidsSongLaws, SayNoToAViewThatHidesWhatLiesOpen) {
  const State state = three_at_the_table();
  const View right = view(MermaidsSong::published(), state, Seat::Ann);
  EXPECT_EQ(sees_too_little(state, Seat::Ann, right), "");
  View wrong = right;
  wrong.seen.mermaids[Seat::Bob] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see all mermaids in play");
  wrong = right;
  ++wrong.seen.discards[Card::kraken];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see the discard pile");
  wrong = right;
  ++wrong.seen.set_aside[Card::kraken];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see what is put aside");
  wrong = right;
  wrong.seen.enticed[Seat::Bob] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see all creatures");
  wrong = right;
  wrong.seen.hands[Seat::Ann] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see her own cards");
  wrong = right;
  ++wrong.hand_sizes[Seat::Cleo];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann cannot count the cards of Cleo");
  wrong = right;
  --wrong.deck_size;
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann cannot count the Mermaid deck");
}

TEST(MermaidsSongLaws, SayNoToADeedDeclaredTooOpenOrTooSecret) {
  EXPECT_EQ(shown_to_the_wrong_players(Draw{Seat::Ann, Card::song_1}, Observers::actor), "");
  EXPECT_EQ(shown_to_the_wrong_players(Draw{Seat::Ann, Card::song_1}, Observers::everyone),
            "everybody sees which card is dealt or drawn");
  EXPECT_EQ(shown_to_the_wrong_players(Deal{Seat::Ann, Card::song_1}, Observers::everyone),
            "everybody sees which card is dealt or drawn");
  EXPECT_EQ(shown_to_the_wrong_players(DiscardHand{Seat::Ann}, Observers::everyone), "");
  EXPECT_EQ(shown_to_the_wrong_players(ReleaseKraken{Seat::Ann}, Observers::actor),
            "what is done in the open is hidden from the others");
}

TEST(MermaidsSongLaws, SayNoToADisguiseThatCannotBe) {
  const State state = settled(MermaidsSong::published(), three_at_the_table());
  State other = state;
  EXPECT_EQ(breaks_an_invariant(MermaidsSong::published(), state, other), "");
  --other.deck[Card::kraken];
  ++other.hands[Seat::Bob][Card::kraken];
  EXPECT_EQ(breaks_an_invariant(MermaidsSong::published(), state, other),
            "with other hidden cards specials_never_kept would not hold");
}

TEST(MermaidsSongLaws, SayNoToAnotherPower) {
  const Mermaid mixed{{Card::song_3, Card::silence_1}, {}};
  EXPECT_EQ(has_another_power(MermaidsSong::published(), mixed, 4), "");
  EXPECT_EQ(has_another_power(MermaidsSong::published(), mixed, 2), "a mermaid of power 4 is said to have 2");
  Game difference = MermaidsSong::published();
  difference.rules.mixed = Mixed::difference;
  EXPECT_EQ(has_another_power(difference, mixed, 2), "");
}

TEST(MermaidsSongLaws, SayNoToADisguiseThatIsNone) {
  const State state = three_at_the_table();
  EXPECT_EQ(knows_every_card(state, Seat::Ann, [&] { return state; }), "Ann knows every card");
  State other = state;
  other.hands[Seat::Bob] = {};
  EXPECT_EQ(knows_every_card(state, Seat::Ann, [&] { return other; }), "");
}

TEST(MermaidsSongLaws, SayNoToAWrongWinner) {
  const State state = three_at_the_table();
  const auto always = [](std::initializer_list<Seat> seats) {
    SeatSet won;
    for (const Seat who : seats) won.insert(who);
    return [won](const State&) { return won; };
  };
  EXPECT_EQ(wins_wrongly(state, always({Seat::Bob})), "");
  EXPECT_EQ(wins_wrongly(state, always({Seat::Ann, Seat::Bob})), "Ann has 4 of at most 9, and wins");
  EXPECT_EQ(wins_wrongly(state, always({})), "Bob has 9 of at most 9, and does not win");
  EXPECT_EQ(wins_by_her_name(state, always({Seat::Ann})), "Ann wins or loses by her name");
  EXPECT_EQ(wins_by_her_name(state, always({Seat::Ann, Seat::Bob, Seat::Cleo})), "");
}

TEST(MermaidsSongNaive, FindsWhatCancelsByItself) {
  EXPECT_FALSE(cancel_somehow({Card::song_1, Card::song_3}));
  EXPECT_FALSE(cancel_somehow({Card::song_3, Card::silence_2}));
  EXPECT_TRUE(cancel_somehow({Card::song_3, Card::silence_2, Card::silence_1}));
  EXPECT_TRUE(smallest_ways_to_cancel({Card::song_3, Card::silence_2}).empty());
  EXPECT_EQ(smallest_ways_to_cancel({Card::song_3, Card::silence_3, Card::silence_2, Card::silence_1}).size(), 2U);
}

TEST(MermaidsSongLaws, EachRestsOnAClaim) { properties::expect_to_rest_on_claims<Subject>(all_laws()); }
TEST(MermaidsSongLaws, RestOnEveryClause) { properties::expect_to_rest_on_every_clause<Subject>(all_laws()); }
TEST(MermaidsSongLaws, NeedEveryEventBetweenThem) { properties::expect_to_need_every_event<Subject>(all_laws()); }
TEST(MermaidsSongLaws, BelieveTheStateAStoryBeginsWith) {
  properties::expect_to_believe_beginnings<Subject>(all_laws(), plays());
}

}  // namespace
}  // namespace fathom::mermaids_song::laws
