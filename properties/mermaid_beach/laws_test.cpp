#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <set>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "properties/laws_testing.hpp"
#include "properties/mermaid_beach/adapter.hpp"

// Every law of Mermaid Beach must be able to say no: each is shown a moment of a real play in which something has been
// doctored.

namespace fathom::mermaid_beach::laws {
namespace {

using Kept = properties::Kept<Adapter>;
using Doctor = properties::Doctor<Adapter>;
using Fault = properties::Fault<Adapter>;
using properties::doctoring::act;
using properties::doctoring::after;
using properties::doctoring::before;
using properties::doctoring::remembering;
using properties::doctoring::where;
using properties::doctoring::with;
using properties::doctoring::without;

const std::vector<Kept>& plays() {
  static const std::vector<Kept> all = properties::kept_plays<Adapter>(MermaidBeach::published(), 40, {3, 5});
  return all;
}

Seat left_of(const State& state, Seat who) { return clockwise(who, 1, state.players); }

using Add = std::function<void(std::string_view law, Doctor doctor)>;

void doctor_turns(const Add& add) {
  add("play_begins_with_full_hands",
      remembering<FirstPlayer>([](History& history, const auto&, const State&) { --history.dealt[Seat::Bob]; }));
  add("play_begins_with_full_hands",
      after<FirstPlayer>([](State& state, const auto&, const State&) { ++state.hands[Seat::Ann][BeachCard::sun]; }));
  add("play_begins_with_full_hands",
      after<FirstPlayer>([](State& state, const auto&, const State&) { --state.shell_deck[ShellCard::one]; }));
  add("cards_are_as_printed", after<FirstPlayer>([](State& state, const auto&, const State&) {
        --state.deck[BeachCard::sun];
        ++state.deck[BeachCard::umbrella];
      }));
  add("cards_are_as_printed",
      after<FirstPlayer>([](State& state, const auto&, const State&) { --state.shell_deck[ShellCard::starfish_left]; }));
  add("cards_are_dealt_around_the_table",
      after<Deal>([](State& state, const Deal& deal, const State&) { state.acting = deal.to; }));
  add("any_card_may_be_on_top",
      after<Deal>([](State& state, const auto&, const State&) { state.deck[BeachCard::sea_monster] = 4; }));
  add("any_card_may_be_on_top",
      after<PlayPair>([](State& state, const auto&, const State&) { ++state.shell_deck[ShellCard::four]; }));
  add("turns_go_to_the_left",
      where([](const Kept& kept) { return !kept.history.bonus_turn; },
            act<PlayPair>([](PlayPair& play, const Kept& kept) { play.by = left_of(kept.before, play.by); })));
  add("turns_go_to_the_left",
      where([](const Kept& kept) { return !kept.history.bonus_turn; },
            remembering<Ask>([](History& history, const Ask& ask, const State&) { history.on_turn = ask.of; })));
  add("mermaids_bring_another_turn",
      where([](const Kept& kept) { return kept.history.bonus_turn; },
            act<Ask>([](Ask& ask, const Kept& kept) { ask.by = left_of(kept.before, ask.by); })));
  add("every_action_is_due",
      remembering<DrawShell>([](History& history, const auto&, const State&) { history.due = Due::action; }));
  add("every_action_is_due",
      act<DrawShell>([](DrawShell& draw, const Kept& kept) { draw.to = left_of(kept.before, draw.to); }));
  add("every_action_is_due",
      remembering<PlayPair>([](History& history, const auto&, const State&) { history.due = Due::taking_up; }));
  add("every_action_is_due", [](Kept& kept) {
    kept.action = ReshuffleBeach{};
    return true;
  });
}

void doctor_what_a_turn_offers(const Add& add) {
  add("cards_held_may_be_played", without<PlayPair>(Step::turn));
  add("cards_held_may_be_played", without<PlayMermaid>(Step::turn));
  add("cards_held_may_be_played", without<PlayMeanMermaid>(Step::turn));
  add("cards_held_may_be_played", without<PlaySneakerWave>(Step::turn));
  add("cards_held_may_be_played", without<PlaySeaweed>(Step::turn));
  add("cards_held_may_be_played", with(Step::turn, [](const State& state) {
        return PlayPair{state.turn, BeachCard::mermaid};
      }));
  add("any_card_left_may_come", without<DrawShell>(Step::drawing_shells));
  add("any_card_left_may_come", without<Deal>(Step::dealing));
  add("any_card_left_may_come", without<DrawBeach>(Step::going_to_the_beach));
  add("anybody_may_begin", without<FirstPlayer>(Step::first_player));
  add("no_turn_is_idle_while_the_deck_lasts", remembering<Keep>([](History& history, const auto&, const State&) {
        history.left_at_turn = 0;
        history.deck_at_turn = 1;
      }));
  add("no_turn_of_two_is_idle", [](Kept& kept) {
    kept.history.left_at_turn = 0;
    kept.before.players = kept.after.players = 2;
    kept.history.out = {};
    return std::holds_alternative<Keep>(kept.action);
  });
  add("idle_hands_alone_let_turns_go", without<PassTurn>(Step::turn));
  add("idle_hands_alone_let_turns_go", with(Step::turn, [](const State& state) { return PassTurn{state.turn}; }));
  add("shells_buy_actions_where_that_is_played", with(Step::turn, [](const State& state) {
        return PayForAction{state.turn, ShellCard::four};
      }));
  add("every_turn_has_an_action", with(Step::turn, [](const State& state) { return PassTurn{state.turn}; }));
}

void doctor_discarding(const Add& add) {
  add("hands_change_for_a_reason", after<Give>([](State& state, const Give& give, const State& earlier) {
        state.hands[give.by] = earlier.hands[give.by];
      }));
  add("hands_change_for_a_reason",
      after<Ask>([](State& state, const Ask& ask, const State&) { --state.hands[ask.by][ask.card]; }));
  add("hands_change_for_a_reason",
      after<DrawBeach>([](State& state, const DrawBeach& draw, const State&) { ++state.hands[draw.to][draw.card]; }));
  add("what_is_played_lies_open",
      after<PlayMermaid>([](State& state, const auto&, const State& earlier) { state.discards = earlier.discards; }));
  add("what_is_played_lies_open", after<Keep>([](State& state, const auto&, const State&) {
        state.deck += state.discards;
        state.discards = {BeachCard::seaweed};
      }));
  add("items_leave_in_pairs",
      after<PlayPair>([](State& state, const PlayPair& play, const State&) { --state.discards[play.item]; }));
  add("items_leave_in_pairs",
      after<PlayMermaid>([](State& state, const auto&, const State&) { ++state.discards[BeachCard::mermaid]; }));
  add("mean_mermaids_may_take_any_shell", without<StealNothing>(Step::stealing));
  add("mean_mermaids_may_take_any_shell", without<Steal>(Step::stealing));
  add("mean_mermaids_may_take_any_shell", with(Step::stealing, [](const State& state) {
        return Steal{state.turn, state.turn, ShellCard::one};
      }));
  add("thefts_move_one_shell", act<Steal>([](Steal& steal, const Kept&) { steal.from = steal.by; }));
  add("thefts_move_one_shell",
      after<Steal>([](State& state, const Steal& steal, const State&) { ++state.shells[steal.from][steal.shell]; }));
  add("thefts_move_one_shell",
      after<Steal>([](State& state, const auto&, const State&) { --state.shell_deck[ShellCard::one]; }));
}

void doctor_asking(const Add& add) {
  add("asking_is_the_last_resort",
      before<Ask>([](State& state, const Ask& ask) { ++state.hands[ask.by][BeachCard::mean_mermaid]; }));
  add("asking_is_the_last_resort", before<Ask>([](State& state, const Ask& ask) { ++state.hands[ask.by][ask.card]; }));
  add("what_is_asked_for_is_held", before<Ask>([](State& state, const Ask& ask) { state.hands[ask.by][ask.card] = 0; }));
  add("what_is_asked_for_is_held", act<Ask>([](Ask& ask, const Kept&) { ask.of = ask.by; }));
  add("what_is_asked_for_is_held", act<Ask>([](Ask& ask, const Kept&) { ask.card = BeachCard::seaweed; }));
  add("what_is_asked_for_is_held", act<Ask>([](Ask& ask, const Kept&) { ask.of = Seat::Finn; }));
  add("any_item_may_be_asked_for", without<Ask>(Step::turn));
  add("two_players_with_an_empty_deck_match", [](Kept& kept) {
    kept.before.players = 2;
    kept.before.deck = {};
    return std::holds_alternative<GoToTheBeach>(kept.action);
  });
  add("answers_are_true", [](Kept& kept) {
    if (!std::holds_alternative<Give>(kept.action)) return false;
    kept.action = GoToTheBeach{kept.history.whose};
    return true;
  });
  add("answers_are_true", [](Kept& kept) {
    if (!std::holds_alternative<GoToTheBeach>(kept.action)) return false;
    kept.action = Give{kept.history.whose};
    return true;
  });
  add("somebody_has_the_match", before<Ask>([](State& state, const Ask& ask) {
        state.deck = {};
        const int own = state.hands[ask.by][ask.card];
        for (BeachCards& hand : state.hands.of) hand[ask.card] = 0;
        state.hands[ask.by][ask.card] = static_cast<std::uint8_t>(own);
      }));
  add("one_answer_is_possible", without<Give>(Step::answering));
  add("one_answer_is_possible", without<GoToTheBeach>(Step::answering));
  add("one_answer_is_possible", with(Step::answering, [](const State& state) { return Give{state.acting}; }));
  add("any_card_on_display_may_be_taken",
      after<GoToTheBeach>([](State& state, const auto&, const State&) { state.step = Step::taking_from_display; }));
  add("cards_from_the_beach_may_be_kept", without<Keep>(Step::deciding));
  add("cards_from_the_beach_may_be_kept", without<PlayDrawn>(Step::deciding));
  add("cards_from_the_beach_may_be_kept", with(Step::deciding, [](const State& state) {
        return PlayDrawn{state.turn, BeachCard::sea_monster};
      }));
  add("an_empty_deck_gives_nothing", before<DrawBeach>([](State& state, const auto&) { state.deck = {}; }));
}

void doctor_the_sea(const Add& add) {
  add("waves_take_one_shell_of_another",
      after<WashAway>([](State& state, const WashAway& wash, const State&) { --state.shell_discards[wash.shell]; }));
  add("waves_take_one_shell_of_another",
      after<WashAway>([](State& state, const WashAway& wash, const State&) { ++state.shells[wash.from][wash.shell]; }));
  add("waves_take_one_shell_of_another", act<WashAway>([](WashAway& wash, const Kept&) { wash.by = wash.from; }));
  add("waves_may_take_any_shell", without<WashAway>(Step::washing_away));
  add("waves_may_take_any_shell", with(Step::washing_away, [](const State& state) {
        return WashAway{state.turn, state.turn, ShellCard::one};
      }));
  add("seaweed_is_for_any_opponent", without<ChooseDrawer>(Step::choosing_drawer));
  add("seaweed_is_for_any_opponent", with(Step::choosing_drawer, [](const State& state) {
        return ChooseDrawer{state.turn, state.turn};
      }));
  add("seaweed_gives_one_card", [](Kept& kept) {
    const auto* draw = std::get_if<DrawBeach>(&kept.action);
    if (draw == nullptr || kept.history.due != Due::seaweed_card) return false;
    ++kept.after.hands[draw->to][draw->card];
    return true;
  });
  add("seaweed_gives_one_card", [](Kept& kept) {
    kept.after.step = Step::drawing_for_seaweed;
    return std::holds_alternative<DrawBeach>(kept.action) && kept.history.due == Due::seaweed_card;
  });
}

void doctor_shells(const Add& add) {
  add("every_shell_card_answers_a_discard",
      after<DrawShell>([](State& state, const auto&, const State&) { --state.shell_deck[ShellCard::one]; }));
  add("every_shell_card_answers_a_discard",
      after<PlayMermaid>([](State& state, const auto&, const State&) { state.step = Step::turn; }));
  add("shells_due_are_drawn_or_left",
      after<PlayPair>([](State& state, const auto&, const State&) { state.step = Step::offering_shell; }));
  add("the_shell_deck_suffices", [](Kept& kept) {
    kept.history.earned += 1;
    kept.before.shell_deck = kept.after.shell_deck = {};
    return std::holds_alternative<PlayPair>(kept.action);
  });
  add("shell_cards_lie_where_they_were_put",
      after<Keep>([](State& state, const Keep& keep, const State&) { ++state.shells[keep.by][ShellCard::four]; }));
  add("shell_cards_lie_where_they_were_put", after<DrawShell>([](State& state, const DrawShell& draw, const State& earlier) {
        state.shells = earlier.shells;
        ++state.shells[draw.to][draw.card];
        state.shell_discards = earlier.shell_discards;
      }));
}

void doctor_passing(const Add& add) {
  add("everybody_with_a_card_passes_one",
      remembering<HandOver>([](History& history, const auto&, const State&) { history.put_down[Seat::Bob].reset(); }));
  add("everybody_with_a_card_passes_one", remembering<PassCard>([](History& history, const PassCard& pass, const State&) {
        history.put_down[pass.by] = pass.card;
      }));
  add("everybody_with_a_card_passes_one",
      after<PassCard>([](State& state, const PassCard& pass, const State&) { state.passed[pass.by].reset(); }));
  add("cards_go_the_way_the_starfish_points", remembering<HandOver>([](History& history, const auto&, const State&) {
        const bool left = history.starfish == ShellCard::starfish_left;
        history.starfish = left ? ShellCard::starfish_right : ShellCard::starfish_left;
      }));
  add("cards_go_the_way_the_starfish_points",
      after<HandOver>([](State& state, const auto&, const State& earlier) { state.passed = earlier.passed; }));
  add("any_card_may_be_passed", [](Kept& kept) {
    if (kept.after.step != Step::passing) return false;
    kept.legal = kept.legal_afterwards();
    if (kept.legal->size() < 2) return false;
    kept.legal->pop_back();
    return true;
  });
  add("any_card_may_be_passed", with(Step::passing, [](const State& state) { return PassTurn{state.acting}; }));
  add("passing_keeps_hands_even",
      where([](const Kept& kept) { return kept.history.out.empty(); },
            after<HandOver>([](State& state, const auto&, const State&) { ++state.hands[Seat::Ann][BeachCard::sun]; })));
}

void doctor_the_end(const Add& add) {
  add("the_end_comes_when_it_has_to", [](Kept& kept) {
    if (kept.before.step >= Step::revealing || kept.after.step != Step::revealing) return false;
    kept.after.step = Step::turn;
    return true;
  });
  add("the_end_comes_when_it_has_to",
      after<Keep>([](State& state, const auto&, const State&) { state.step = Step::revealing; }));
  add("the_end_comes_when_it_has_to",
      after<RevealMonster>([](State& state, const auto&, const State&) { state.step = Step::turn; }));
  add("scores_stay_within_bounds",
      after<Score>([](State& state, const auto&, const State&) { state.scores[Seat::Ann] = -1; }));
  add("scores_stay_within_bounds",
      after<Score>([](State& state, const auto&, const State&) { state.scores[Seat::Ann] = 51; }));
  add("the_end_goes_its_way", without<RevealMonster>(Step::revealing));
  add("the_end_goes_its_way", with(Step::scoring, [](const State& state) { return PassTurn{state.turn}; }));
  add("few_are_finished_at_once", [](Kept& kept) {
    for (int i = 0; i < kept.after.players; ++i) kept.after.hands[seat(i)] = {};
    return kept.after.players > 3 && kept.before.step < Step::revealing && kept.after.step == Step::revealing;
  });
  add("scores_add_up_what_lies_there",
      after<Score>([](State& state, const auto&, const State&) { ++state.scores[Seat::Bob]; }));
  add("scores_add_up_what_lies_there",
      after<Keep>([](State& state, const auto&, const State&) { state.scores[Seat::Ann] = 1; }));
}

void doctor_the_monster(const Add& add) {
  add("the_monster_is_never_discarded",
      after<Keep>([](State& state, const auto&, const State&) { ++state.discards[BeachCard::sea_monster]; }));
  add("the_monster_is_shown_before_points_are_counted",
      where([](const Kept& kept) { return kept.history.monster_shown.has_value(); },
            remembering<Score>([](History& history, const auto&, const State&) { history.monster_shown.reset(); })));
  add("the_monster_is_shown_before_points_are_counted",
      act<RevealMonster>([](RevealMonster& reveal, const Kept& kept) { reveal.by = left_of(kept.before, reveal.by); }));
  add("the_monster_is_shown_before_points_are_counted",
      remembering<RevealMonster>(
          [](History& history, const RevealMonster& reveal, const State&) { history.monster_shown = reveal.by; }));
  add("the_monster_eats_the_highest",
      where([](const Kept& kept) { return kept.before.shells != kept.after.shells; },
            after<RevealMonster>([](State& state, const auto&, const State& earlier) { state.shells = earlier.shells; })));
  add("the_monster_eats_the_highest",
      after<RevealMonster>([](State& state, const auto&, const State&) { ++state.shell_discards[ShellCard::four]; }));
  add("the_monster_never_raises_a_score",
      where([](const Kept& kept) { return kept.before.shells != kept.after.shells; },
            after<RevealMonster>([](State& state, const auto&, const State& earlier) { state.shells = earlier.shells; })));
}

void doctor_secrets(const Add& add) {
  add("hidden_actions_show_only_that_they_happen",
      after<PassCard>([](State& state, const PassCard& pass, const State&) { ++state.hands[pass.by][BeachCard::sun]; }));
  add("hidden_actions_show_only_that_they_happen",
      after<DrawBeach>([](State& state, const DrawBeach& draw, const State&) { ++state.discards[draw.card]; }));
  add("hidden_actions_show_only_that_they_happen",
      after<Keep>([](State& state, const auto&, const State&) { ++state.shell_discards[ShellCard::one]; }));
  add("taking_up_shows_ones_own_card_alone",
      after<HandOver>([](State& state, const auto&, const State& earlier) { state.passed = earlier.passed; }));
}

std::vector<Fault> faults() {
  std::vector<Fault> all;
  const Add add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  doctor_turns(add);
  doctor_what_a_turn_offers(add);
  doctor_discarding(add);
  doctor_asking(add);
  doctor_the_sea(add);
  doctor_shells(add);
  doctor_passing(add);
  doctor_the_end(add);
  doctor_the_monster(add);
  doctor_secrets(add);
  return all;
}

/// All laws of the game's own rules; the one on writing is left to the notation's tests.
std::vector<Law> all_laws() {
  std::vector<Law> laws;
  for (const auto part :
       {turns_laws(), discarding_laws(), asking_laws(), sea_laws(), shells_laws(), ending_laws(), secrets_laws()})
    laws.insert(laws.end(), part.begin(), part.end());
  return laws;
}

TEST(MermaidBeachLaws, AllHoldInPlaysNobodyDoctored) { properties::expect_to_hold<Adapter>(all_laws(), plays()); }
TEST(MermaidBeachLaws, EachSaysNoToADoctoredMoment) { properties::expect_to_be_noticed<Adapter>(faults(), plays()); }

TEST(MermaidBeachLaws, AllAreDoctoredButThoseThatJudgeViewsAndWinners) {
  EXPECT_EQ(properties::undoctored<Adapter>(all_laws(), faults()),
            (std::set<std::string_view>{"hidden_cards_are_not_seen", "open_hands_are_seen", "open_cards_are_seen",
                                        "only_the_answer_tells", "hidden_cards_could_be_others", "whoever_nobody_beats_wins",
                                        "winning_depends_on_no_name"}));
}

TEST(MermaidBeachLaws, EachRestsOnAClaim) { properties::expect_to_rest_on_claims<Adapter>(all_laws()); }
TEST(MermaidBeachLaws, RestOnEveryClause) { properties::expect_to_rest_on_every_clause<Adapter>(all_laws()); }
TEST(MermaidBeachLaws, NeedEveryEventBetweenThem) { properties::expect_to_need_every_event<Adapter>(all_laws()); }
TEST(MermaidBeachLaws, BelieveTheStateATraceBeginsWith) {
  properties::expect_to_believe_beginnings<Adapter>(all_laws(), plays());
}

}  // namespace
}  // namespace fathom::mermaid_beach::laws
