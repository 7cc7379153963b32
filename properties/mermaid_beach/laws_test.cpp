#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "properties/mermaid_beach/judging.hpp"
#include "properties/mermaid_beach/naive.hpp"
#include "properties/mermaid_beach/subject.hpp"
#include "properties/tracing.hpp"

// Every law of Mermaid Beach must be able to say no: each is shown a moment of a real play in which something has been
// doctored.

namespace fathom::mermaid_beach::laws {
namespace {

/// A moment of a real play, kept.
struct Kept {
  Memory memory;
  State before;
  Action action;
  State after;
  std::optional<std::vector<Action>> legal{};  ///< Afterwards, where doctored; otherwise worked out.
  int number = 1;
};

std::vector<Kept> play(int players, std::uint64_t seed, properties::Policy policy) {
  const Game& game = MermaidBeach::published();
  std::vector<Kept> kept;
  Memory memory = Subject::remember(game, start(game, players));
  properties::follow_one_play<Subject>(game, players, seed, policy, [&](const State& before, const Action& action) {
    State after = before;
    perform(game, after, action);
    const int number = static_cast<int>(kept.size()) + 1;
    kept.push_back({memory, before, action, after, std::nullopt, number});
    Subject::keep(memory, {game, kept.back().memory, before, action, after, number});
  });
  return kept;
}

const std::vector<Kept>& plays() {
  static const std::vector<Kept> all = [] {
    std::vector<Kept> kept;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
      for (const auto policy : {properties::Policy::uniform, properties::Policy::greedy})
        for (const int players : {3, 5})
          for (const Kept& one : play(players, seed, policy)) kept.push_back(one);
    return kept;
  }();
  return all;
}

std::vector<Action> legal_in(const State& state) {
  std::vector<Action> legal;
  legal_actions(MermaidBeach::published(), state, legal);
  return legal;
}

std::string ask(const Law& law, const Kept& kept) {
  const Game& game = MermaidBeach::published();
  if (const auto* asks = std::get_if<AsksMoment>(&law.asks))
    return (*asks)({game, kept.memory, kept.before, kept.action, kept.after, kept.number});
  const std::vector<Action> legal = kept.legal.value_or(legal_in(kept.after));
  if (const auto* asks = std::get_if<AsksPosition>(&law.asks)) return (*asks)({game, kept.after, legal});
  Random random(static_cast<std::uint64_t>(kept.number));
  return std::get<AsksProbe>(law.asks)({game, kept.after, legal}, random);
}

/// What is done to a moment; false where it offers no occasion.
using Doctor = std::function<bool(Kept&)>;

/// Doctors moments after a deed of one kind.
template <class Deed>
Doctor after(std::function<void(State& after, const Deed& deed, const State& before)> change) {
  return [change](Kept& kept) {
    const auto* deed = std::get_if<Deed>(&kept.action);
    if (deed == nullptr) return false;
    change(kept.after, *deed, kept.before);
    return true;
  };
}
/// Doctors what a spectator remembers before a deed of one kind.
template <class Deed>
Doctor remembering(std::function<void(Memory& memory, const Deed& deed, const State& before)> change) {
  return [change](Kept& kept) {
    const auto* deed = std::get_if<Deed>(&kept.action);
    if (deed == nullptr) return false;
    change(kept.memory, *deed, kept.before);
    return true;
  };
}
/// Doctors the state before a deed of one kind.
template <class Deed>
Doctor before(std::function<void(State& before, const Deed& deed)> change) {
  return [change](Kept& kept) {
    const auto* deed = std::get_if<Deed>(&kept.action);
    if (deed == nullptr) return false;
    change(kept.before, *deed);
    return true;
  };
}
/// Doctors a deed of one kind itself.
template <class Deed>
Doctor deed(std::function<void(Deed& deed, const Kept& kept)> change) {
  return [change](Kept& kept) {
    auto* one = std::get_if<Deed>(&kept.action);
    if (one == nullptr) return false;
    change(*one, kept);
    return true;
  };
}
Doctor where(std::function<bool(const Kept&)> fits, Doctor doctor) {
  return [=](Kept& kept) { return fits(kept) && doctor(kept); };
}

/// Doctors what is legal in states of one step: all but deeds of one kind.
template <class Deed>
Doctor without(Step step) {
  return [step](Kept& kept) {
    if (kept.after.step != step) return false;
    kept.legal = legal_in(kept.after);
    return std::erase_if(*kept.legal, [](const Action& action) { return std::holds_alternative<Deed>(action); }) > 0;
  };
}
/// Doctors what is legal in states of one step: one deed more.
Doctor with(Step step, std::function<Action(const State&)> more) {
  return [=](Kept& kept) {
    if (kept.after.step != step) return false;
    kept.legal = legal_in(kept.after);
    kept.legal->push_back(more(kept.after));
    return true;
  };
}
Seat left_of(const State& state, Seat who) { return clockwise(who, 1, state.players); }

struct Fault {
  std::string_view law;
  Doctor doctor;
};

using Add = std::function<void(std::string_view law, Doctor doctor)>;

void doctor_turns(const Add& add) {
  add("play_begins_with_full_hands",
      remembering<FirstPlayer>([](Memory& memory, const auto&, const State&) { --memory.dealt[Seat::Bob]; }));
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
  add("any_card_may_be_on_top",
      after<Deal>([](State& state, const auto&, const State&) { state.deck[BeachCard::sea_monster] = 4; }));
  add("any_card_may_be_on_top",
      after<PlayPair>([](State& state, const auto&, const State&) { ++state.shell_deck[ShellCard::four]; }));
  add("turns_go_to_the_left",
      where([](const Kept& kept) { return !kept.memory.bonus_turn; },
            deed<PlayPair>([](PlayPair& play, const Kept& kept) { play.by = left_of(kept.before, play.by); })));
  add("turns_go_to_the_left",
      where([](const Kept& kept) { return !kept.memory.bonus_turn; },
            remembering<Ask>([](Memory& memory, const Ask& ask, const State&) { memory.on_turn = ask.of; })));
  add("mermaids_bring_another_turn",
      where([](const Kept& kept) { return kept.memory.bonus_turn; },
            deed<Ask>([](Ask& ask, const Kept& kept) { ask.by = left_of(kept.before, ask.by); })));
  add("every_deed_is_due",
      remembering<DrawShell>([](Memory& memory, const auto&, const State&) { memory.due = Due::action; }));
  add("every_deed_is_due",
      deed<DrawShell>([](DrawShell& draw, const Kept& kept) { draw.to = left_of(kept.before, draw.to); }));
  add("every_deed_is_due",
      remembering<PlayPair>([](Memory& memory, const auto&, const State&) { memory.due = Due::taking_up; }));
  add("every_deed_is_due", [](Kept& kept) {
    kept.action = ReshuffleBeach{};
    return true;
  });
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
  add("no_turn_is_idle_while_the_deck_lasts", remembering<Keep>([](Memory& memory, const auto&, const State&) {
        memory.left_at_turn = 0;
        memory.deck_at_turn = 1;
      }));
  add("no_turn_of_two_is_idle", [](Kept& kept) {
    kept.memory.left_at_turn = 0;
    kept.before.players = kept.after.players = 2;
    kept.memory.out = {};
    return std::holds_alternative<Keep>(kept.action);
  });
  add("idle_hands_alone_let_turns_go", with(Step::turn, [](const State& state) { return PassTurn{state.turn}; }));
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
  add("thefts_move_one_shell", deed<Steal>([](Steal& steal, const Kept&) { steal.from = steal.by; }));
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
  add("what_is_asked_for_is_held", deed<Ask>([](Ask& ask, const Kept&) { ask.of = ask.by; }));
  add("what_is_asked_for_is_held", deed<Ask>([](Ask& ask, const Kept&) { ask.card = BeachCard::seaweed; }));
  add("what_is_asked_for_is_held", deed<Ask>([](Ask& ask, const Kept&) { ask.of = Seat::Finn; }));
  add("any_item_may_be_asked_for", without<Ask>(Step::turn));
  add("two_players_with_an_empty_deck_match", [](Kept& kept) {
    kept.before.players = 2;
    kept.before.deck = {};
    return std::holds_alternative<GoToTheBeach>(kept.action);
  });
  add("answers_are_true", [](Kept& kept) {
    if (!std::holds_alternative<Give>(kept.action)) return false;
    kept.action = GoToTheBeach{kept.memory.whose};
    return true;
  });
  add("answers_are_true", [](Kept& kept) {
    if (!std::holds_alternative<GoToTheBeach>(kept.action)) return false;
    kept.action = Give{kept.memory.whose};
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
  add("waves_take_one_shell_of_another", deed<WashAway>([](WashAway& wash, const Kept&) { wash.by = wash.from; }));
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
    if (draw == nullptr || kept.memory.due != Due::seaweed_card) return false;
    ++kept.after.hands[draw->to][draw->card];
    return true;
  });
  add("seaweed_gives_one_card", [](Kept& kept) {
    kept.after.step = Step::drawing_for_seaweed;
    return std::holds_alternative<DrawBeach>(kept.action) && kept.memory.due == Due::seaweed_card;
  });
}

void doctor_shells(const Add& add) {
  add("every_shell_card_answers_a_discard",
      after<DrawShell>([](State& state, const auto&, const State&) { --state.shell_deck[ShellCard::one]; }));
  add("every_shell_card_answers_a_discard",
      after<PlayMermaid>([](State& state, const auto&, const State&) { state.step = Step::turn; }));
  add("the_shell_deck_suffices", [](Kept& kept) {
    kept.memory.earned += 1;
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
  add("everybody_with_a_card_passes_one",
      remembering<HandOver>([](Memory& memory, const auto&, const State&) { memory.put_down[Seat::Bob].reset(); }));
  add("everybody_with_a_card_passes_one", remembering<PassCard>([](Memory& memory, const PassCard& pass, const State&) {
        memory.put_down[pass.by] = pass.card;
      }));
  add("everybody_with_a_card_passes_one",
      after<PassCard>([](State& state, const PassCard& pass, const State&) { state.passed[pass.by].reset(); }));
  add("cards_go_the_way_the_starfish_points", remembering<HandOver>([](Memory& memory, const auto&, const State&) {
        const bool left = memory.starfish == ShellCard::starfish_left;
        memory.starfish = left ? ShellCard::starfish_right : ShellCard::starfish_left;
      }));
  add("cards_go_the_way_the_starfish_points",
      after<HandOver>([](State& state, const auto&, const State& earlier) { state.passed = earlier.passed; }));
  add("any_card_may_be_passed", [](Kept& kept) {
    if (kept.after.step != Step::passing) return false;
    kept.legal = legal_in(kept.after);
    if (kept.legal->size() < 2) return false;
    kept.legal->pop_back();
    return true;
  });
  add("any_card_may_be_passed", with(Step::passing, [](const State& state) { return PassTurn{state.acting}; }));
  add("passing_keeps_hands_even",
      where([](const Kept& kept) { return kept.memory.out.empty(); },
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
  add("the_monster_is_never_discarded",
      after<Keep>([](State& state, const auto&, const State&) { ++state.discards[BeachCard::sea_monster]; }));
  add("the_monster_is_shown_before_points_are_counted",
      where([](const Kept& kept) { return kept.memory.monster_shown.has_value(); },
            remembering<Score>([](Memory& memory, const auto&, const State&) { memory.monster_shown.reset(); })));
  add("the_monster_is_shown_before_points_are_counted",
      deed<RevealMonster>([](RevealMonster& reveal, const Kept& kept) { reveal.by = left_of(kept.before, reveal.by); }));
  add("the_monster_is_shown_before_points_are_counted",
      remembering<RevealMonster>(
          [](Memory& memory, const RevealMonster& reveal, const State&) { memory.monster_shown = reveal.by; }));
  add("the_monster_eats_the_highest",
      where([](const Kept& kept) { return kept.before.shells != kept.after.shells; },
            after<RevealMonster>([](State& state, const auto&, const State& earlier) { state.shells = earlier.shells; })));
  add("the_monster_eats_the_highest",
      after<RevealMonster>([](State& state, const auto&, const State&) { ++state.shell_discards[ShellCard::four]; }));
  add("the_monster_never_raises_a_score",
      where([](const Kept& kept) { return kept.before.shells != kept.after.shells; },
            after<RevealMonster>([](State& state, const auto&, const State& earlier) { state.shells = earlier.shells; })));
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

void doctor_secrets(const Add& add) {
  add("hidden_deeds_show_only_that_they_happen",
      after<PassCard>([](State& state, const PassCard& pass, const State&) { ++state.hands[pass.by][BeachCard::sun]; }));
  add("hidden_deeds_show_only_that_they_happen",
      after<DrawBeach>([](State& state, const DrawBeach& draw, const State&) { ++state.discards[draw.card]; }));
  add("hidden_deeds_show_only_that_they_happen",
      after<Keep>([](State& state, const auto&, const State&) { ++state.shell_discards[ShellCard::one]; }));
  add("taking_up_shows_ones_own_card_alone",
      after<HandOver>([](State& state, const auto&, const State& earlier) { state.passed = earlier.passed; }));
}

std::vector<Fault> faults() {
  std::vector<Fault> all;
  const Add add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  doctor_turns(add);
  doctor_discarding(add);
  doctor_asking(add);
  doctor_the_sea(add);
  doctor_shells(add);
  doctor_the_end(add);
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
const Law& named_law(std::string_view name) { return *std::ranges::find(Subject::laws(), name, &Law::name); }

TEST(MermaidBeachLaws, AllHoldInPlaysNobodyDoctored) {
  for (const Law& law : all_laws())
    for (const Kept& kept : plays()) ASSERT_EQ(ask(law, kept), "") << law.name;
}

TEST(MermaidBeachLaws, EachSaysNoToADoctoredMoment) {
  for (const Fault& fault : faults()) {
    int doctored = 0;
    bool noticed = false;
    for (Kept kept : plays()) {
      if (!fault.doctor(kept)) continue;
      ++doctored;
      noticed = noticed || !ask(named_law(fault.law), kept).empty();
    }
    EXPECT_GT(doctored, 0) << fault.law;
    EXPECT_TRUE(noticed) << fault.law;
  }
}

TEST(MermaidBeachLaws, AllAreDoctoredButThoseThatJudgeViewsAndWinners) {
  std::set<std::string_view> undoctored;
  for (const Law& law : all_laws()) undoctored.insert(law.name);
  for (const Fault& fault : faults()) undoctored.erase(fault.law);
  EXPECT_EQ(undoctored, (std::set<std::string_view>{"hidden_cards_are_not_seen", "open_cards_are_seen",
                                                    "only_the_answer_tells", "hidden_cards_could_be_others",
                                                    "whoever_nobody_beats_wins", "winning_depends_on_no_name"}));
}

/// Ann, Bob and Cleo, with cards in hand, shells in front of them, and Ann on turn.
State three_at_the_table() {
  State state = start(MermaidBeach::published(), 3);
  state.step = Step::turn;
  state.hands[Seat::Ann] = {BeachCard::sun, BeachCard::umbrella};
  state.hands[Seat::Bob] = {BeachCard::sailboat, BeachCard::umbrella};
  state.hands[Seat::Cleo] = {BeachCard::surfboard, BeachCard::mermaid};
  state.shells[Seat::Ann] = {ShellCard::four};
  state.shells[Seat::Bob] = {ShellCard::two, ShellCard::two};
  state.shells[Seat::Cleo] = {ShellCard::one};
  return state;
}

TEST(MermaidBeachLaws, SayNoToAViewOfHiddenCards) {
  const State state = three_at_the_table();
  const View right = view(MermaidBeach::published(), state, Seat::Ann);
  EXPECT_EQ(sees_too_much(state, Seat::Ann, right), "");
  View wrong = right;
  wrong.seen.hands[Seat::Bob] = state.hands[Seat::Bob];
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the hand of Bob");
  wrong = right;
  wrong.seen.passed[Seat::Cleo] = BeachCard::sun;
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the card that Cleo put down");
  wrong = right;
  wrong.seen.deck[BeachCard::sun] = 1;
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the Beach deck");
  wrong = right;
  wrong.seen.drawn = BeachCard::sun;
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "");
  EXPECT_EQ(sees_too_much(state, Seat::Bob, wrong), "Bob sees the hand of Ann");
}

TEST(MermaidBeachLaws, SayNoToAViewThatHidesWhatLiesOpen) {
  const State state = three_at_the_table();
  const View right = view(MermaidBeach::published(), state, Seat::Ann);
  EXPECT_EQ(sees_too_little(state, Seat::Ann, right), "");
  View wrong = right;
  wrong.seen.shells[Seat::Bob] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see the shells of all players");
  wrong = right;
  wrong.seen.discards[BeachCard::seaweed] = 1;
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see the discard piles");
  wrong = right;
  wrong.seen.hands[Seat::Ann] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see her own cards");
  wrong = right;
  ++wrong.hand_sizes[Seat::Cleo];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann cannot count the cards of Cleo");
  wrong = right;
  --wrong.deck_size;
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann cannot count the Beach deck");
}

TEST(MermaidBeachLaws, SayNoToAnAnswerKnownBeforehandOrThatTellsMore) {
  const Game& game = MermaidBeach::published();
  State state = three_at_the_table();
  state.step = Step::answering;
  state.acting = Seat::Bob;
  state.asked_for = BeachCard::umbrella;
  const std::vector<Action> legal{Give{Seat::Bob}};
  const Position at{game, state, legal};
  State other = state;
  other.hands[Seat::Bob] = {BeachCard::umbrella, BeachCard::seaweed};
  EXPECT_EQ(tells_more_than_the_answer(at, Seat::Cleo, other), "");
  other.hands[Seat::Bob] = {BeachCard::seaweed, BeachCard::seaweed};
  EXPECT_EQ(tells_more_than_the_answer(at, Seat::Cleo, other), "");
  ++other.discards[BeachCard::sun];
  EXPECT_EQ(tells_more_than_the_answer(at, Seat::Cleo, other), "Cleo knows before Bob has answered");
  Game forgiving = game;
  for (std::size_t rule = 0; rule < rulebook().size(); ++rule)
    if (rulebook()[rule].id == "asking.must_give") forgiving.dropped.insert(rule);
  other = state;
  EXPECT_EQ(tells_more_than_the_answer({forgiving, state, legal}, Seat::Cleo, other),
            "the answer of Bob does not say whether she has one");
}

TEST(MermaidBeachLaws, SayNoToADisguiseThatIsNone) {
  const State state = three_at_the_table();
  EXPECT_EQ(knows_every_card(state, Seat::Ann, [&] { return state; }), "Ann knows every card");
  State other = state;
  other.hands[Seat::Bob] = {};
  EXPECT_EQ(knows_every_card(state, Seat::Ann, [&] { return other; }), "");
}

TEST(MermaidBeachLaws, SayNoToAWrongWinner) {
  State state = three_at_the_table();
  state.step = Step::over;
  const auto always = [](std::initializer_list<Seat> seats) {
    SeatSet won;
    for (const Seat who : seats) won.insert(who);
    return [won](const State&) { return won; };
  };
  EXPECT_EQ(wins_wrongly(MermaidBeach::published(), state, always({Seat::Bob})), "");
  EXPECT_EQ(wins_wrongly(MermaidBeach::published(), state, always({Seat::Ann, Seat::Bob})), "Ann wins, and is beaten");
  EXPECT_EQ(wins_wrongly(MermaidBeach::published(), state, always({})), "Bob does not win");
  EXPECT_EQ(wins_by_her_name(state, always({Seat::Ann})), "Ann wins or loses by her name");
  EXPECT_EQ(wins_by_her_name(state, always({Seat::Ann, Seat::Bob, Seat::Cleo})), "");
}

TEST(MermaidBeachLaws, EachRestsOnAClaim) {
  for (const Law& law : all_laws())
    EXPECT_NE(std::ranges::find(MermaidBeach::claims(), law.claim, &Claim::id), MermaidBeach::claims().end()) << law.name;
}

TEST(MermaidBeachLaws, RestOnEveryClause) {
  std::set<std::string_view> resting;
  for (const Law& law : all_laws())
    for (const std::string_view rule : std::ranges::find(MermaidBeach::claims(), law.claim, &Claim::id)->rules)
      resting.insert(rule);
  for (const std::string_view rule : MermaidBeach::clause_rules()) EXPECT_TRUE(resting.contains(rule)) << rule;
}

TEST(MermaidBeachLaws, NeedEveryEventBetweenThem) {
  std::set<Event> needed;
  for (const Law& law : all_laws()) needed.insert(law.needs.begin(), law.needs.end());
  EXPECT_EQ(needed.size(), kinds<Event>);
  for (const Event event : every<Event>)
    EXPECT_NE(std::ranges::find(Subject::wanted(), event, &properties::Wanted<Event>::event), Subject::wanted().end())
        << name_of(event);
}

TEST(MermaidBeachLaws, BelieveTheStateAStoryBeginsWith) {
  const Game& game = MermaidBeach::published();
  for (const Kept& kept : plays()) {
    const Memory memory = Subject::remember(game, kept.before);
    for (const Law& law : all_laws()) {
      const auto* asks = std::get_if<AsksMoment>(&law.asks);
      if (asks == nullptr) continue;
      ASSERT_EQ((*asks)({game, memory, kept.before, kept.action, kept.after, kept.number}), "") << law.name;
    }
  }
}

}  // namespace
}  // namespace fathom::mermaid_beach::laws
