#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "properties/laws_testing.hpp"
#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/turn_faults_testing.hpp"

// Every law of Mermaid's Song must be able to say no: each is shown a moment of a real play in which something has been
// doctored.

namespace fathom::mermaids_song::laws {
namespace {

using Fault = properties::Fault<Adapter>;

const std::vector<Kept>& plays() {
  static const std::vector<Kept> all = properties::kept_plays<Adapter>(MermaidsSong::published(), 14, {3, 6});
  return all;
}

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
  add("any_song_may_be_played_on_any_mermaid", without<Play>(Step::acting));
  add("any_song_may_be_played_on_any_mermaid", with(Step::acting, [](const State& state) {
        return Play{state.turn, Card::mermaid, Seat::Ann, 1};
      }));
  add("up_to_three_mermaids_may_be_played", without<PlayMermaid>(Step::acting));
  add("up_to_three_mermaids_may_be_played",
      where([](const Kept& kept) { return kept.after.mermaids[kept.after.turn].size() == 3; },
            with(Step::acting, [](const State& state) { return PlayMermaid{state.turn}; })));
}

void doctor_cancelling(const Add& add) {
  add("cancelling_keeps_the_balance", after<Play>([](State& state, const Play& play, const State&) {
        ++state.mermaids[play.on][play.nth - 1U].visible[Card::song_1];
      }));
  add("cancelling_keeps_the_balance",
      before<Play>([](State& state, const Play& play) { ++state.mermaids[play.on][play.nth - 1U].covered[Card::song_3]; }));
  add("the_difference_is_of_all_that_was_played", after<Play>([](State& state, const Play& play, const State&) {
        ++state.mermaids[play.on][play.nth - 1U].visible[Card::song_1];
      }));
  add("opposites_take_their_value", after<Play>([](State& state, const Play& play, const State&) {
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
}

void doctor_the_kraken(const Add& add) {
  add("special_cards_are_played_in_their_turn",
      remembering<ReleaseKraken>([](History& history, const auto&, const State&) { history.special_drawn = false; }));
  add("special_cards_are_played_in_their_turn",
      after<EndTurn>([](State& state, const EndTurn& end, const State&) { ++state.hands[end.by][Card::kraken]; }));
  add("the_kraken_may_be_released_at_any_time", without<ReleaseKraken>(Step::between_draws));
  add("the_kraken_may_be_released_at_any_time", without<ReleaseKraken>(Step::choosing));
  add("whoever_draws_a_special_is_asked",
      where([](const Kept& kept) { return kept.after.step == Step::between_draws; },
            after<Draw>([](State& state, const auto&, const State&) { state.step = Step::drawing; })));
  add("whoever_draws_a_special_is_asked",
      where([](const Kept& kept) { return kept.after.step == Step::drawing; },
            after<Draw>([](State& state, const auto&, const State&) { state.step = Step::between_draws; })));
  add("the_kraken_may_be_released_at_any_time", without<ReleaseKraken>(Step::acting));
  add("the_kraken_takes_one_from_everybody",
      where([](const Kept& kept) { return kept.after.step == Step::losing; },
            after<ReleaseKraken>([](State& state, const auto&, const State&) { state.step = Step::acting; })));
  add("the_kraken_takes_one_from_everybody",
      where([](const Kept& kept) { return kept.after.step != Step::losing; },
            after<Lose>([](State& state, const auto&, const State&) { state.step = Step::losing; })));
  add("the_kraken_takes_one_from_everybody",
      remembering<Lose>([](History& history, const Lose& lose, const State&) { history.toll.erase(lose.by); }));
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
}

void doctor_the_treasure(const Add& add) {
  add("the_treasure_is_for_whoever_has_a_creature", without<PlayTreasure>(Step::between_draws));
  add("the_treasure_is_for_whoever_has_a_creature", without<PlayTreasure>(Step::choosing));
  add("the_treasure_is_for_whoever_has_a_creature", without<PlayTreasure>(Step::acting));
  add("the_treasure_is_for_whoever_has_a_creature", without<DiscardTreasure>(Step::acting));
  add("the_treasure_is_for_whoever_has_a_creature", with(Step::acting, [](const State& state) {
        return PlayTreasure{state.turn, state.turn};
      }));
  add("the_treasure_brings_one_creature",
      after<Lure>([](State& state, const auto&, const State& earlier) { state.enticed = earlier.enticed; }));
  add("the_treasure_brings_one_creature",
      remembering<Lure>([](History& history, const auto&, const State&) { history.robbed = history.on_turn; }));
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
    kept.before.hands[kept.history.on_turn] = {Card::kraken, Card::treasure, Card::song_1};
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
          remembering<Entice>([](History& history, const Entice& entice, const State& state) {
            history.new_mermaids = static_cast<int>(state.mermaids[entice.by].size());
          })));
  add("one_turn_brings_so_much_at_most", [](Kept& kept) {
    if (!std::holds_alternative<Entice>(kept.action)) return false;
    kept.done = std::make_shared<const std::vector<Action>>(5, Entice{kept.before.turn, 1, Creature::nine});
    kept.number = kept.done->size();
    return true;
  });
}

void doctor_what_it_takes_to_win(const Add& add) {
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
  add("special_cards_are_shown",
      after<ReleaseKraken>([](State& state, const auto&, const State& earlier) { state.discards = earlier.discards; }));
  add("special_cards_are_shown", after<PlayTreasure>([](State& state, const PlayTreasure& play, const State&) {
        ++state.hands[play.by][Card::song_1];
      }));
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
  doctor_hands(add);
  doctor_the_end(add);
  doctor_chance(add);
  doctor_singing(add);
  doctor_cancelling(add);
  doctor_the_kraken(add);
  doctor_the_treasure(add);
  doctor_enticing(add);
  doctor_the_limits(add);
  doctor_what_it_takes_to_win(add);
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

TEST(MermaidsSongLaws, AllHoldInPlaysNobodyDoctored) { properties::expect_to_hold<Adapter>(all_laws(), plays()); }
TEST(MermaidsSongLaws, EachSaysNoToADoctoredMoment) { properties::expect_to_be_noticed<Adapter>(faults(), plays()); }

TEST(MermaidsSongLaws, AllAreDoctoredButThoseThatJudgeViewsAndWinners) {
  EXPECT_EQ(properties::undoctored<Adapter>(all_laws(), faults()),
            (std::set<std::string_view>{"hidden_cards_are_not_seen", "open_cards_are_seen", "hidden_cards_could_be_others",
                                        "what_could_be_could_be_true", "actions_are_seen_by_whom_they_concern",
                                        "open_hands_are_seen", "nobody_sees_that_another_could_act",
                                        "power_is_what_is_visible", "most_loyalty_wins", "winning_depends_on_no_name"}));
}

TEST(MermaidsSongLaws, EachRestsOnAClaim) { properties::expect_to_rest_on_claims<Adapter>(all_laws()); }
TEST(MermaidsSongLaws, RestOnEveryClause) { properties::expect_to_rest_on_every_clause<Adapter>(all_laws()); }
TEST(MermaidsSongLaws, NeedEveryEventBetweenThem) { properties::expect_to_need_every_event<Adapter>(all_laws()); }
TEST(MermaidsSongLaws, BelieveTheStateATraceBeginsWith) {
  properties::expect_to_believe_beginnings<Adapter>(all_laws(), plays());
}

}  // namespace
}  // namespace fathom::mermaids_song::laws
