#include "solver/mermaids_song/whereabouts.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "solver/mermaids_song/positions.hpp"

namespace fathom::solver::song {

std::vector<Moves> printed_moves() {
  using enum Place;
  using enum Much;
  return {
      {"turn_creature", {{named, creature_deck, face_up}}},
      {"deal", {{named, deck, hand}}},
      {"set_aside", {{named, deck, set_aside}}},
      {"first_player", {}},
      {"draw_next", {}},
      {"draw", {{named, deck, hand}}},
      {"reshuffle", {{all, discards, deck}}},
      {"end_play", {}},
      {"discard_hand", {{all, hand, discards}}},
      {"begin_actions", {}},
      {"play_mermaid", {{about, hand, with_mermaids}}},
      {"play", {{named, hand, with_mermaids}}},
      {"cover", {}},
      {"release_kraken", {{about, hand, discards}}},
      {"lose", {{hers, with_mermaids, discards}}},
      {"play_treasure", {{about, hand, discards}}},
      {"lure", {{named, others_creatures, own_creatures}}},
      {"discard_treasure", {{about, hand, discards}}},
      {"entice", {{hers, with_mermaids, discards}, {named, face_up, own_creatures}}},
      {"end_turn", {}},
  };
}

namespace {

/// How many of one kind lie in each place, by number or by symbol.
template <class N>
using Lying = std::array<N, places>;

std::size_t at(Place place) { return static_cast<std::size_t>(place); }

/// How much an action moves, in numbers or symbols of one kind.
template <class N>
struct Amounts {
  N named;
  N about;
  N hers;
};

template <class N>
Lying<N> moved(const std::vector<Move>& moves, Lying<N> lying, const Amounts<N>& amounts) {
  for (const Move& move : moves) {
    const N much = move.much == Much::all     ? lying[at(move.from)]
                   : move.much == Much::named ? amounts.named
                   : move.much == Much::about ? amounts.about
                                              : amounts.hers;
    lying[at(move.from)] = lying[at(move.from)] - much;
    lying[at(move.to)] = lying[at(move.to)] + much;
  }
  return lying;
}

/// The action loses or makes something, or takes what is not there, for some numbers.
Finding keeps_all(const Budget& budget, const Moves& act) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  std::vector<z3::expr> symbols;
  for (std::size_t i = 0; i < places; ++i) symbols.push_back(context.int_const(("place " + std::to_string(i)).c_str()));
  const auto lying = [&]<std::size_t... I>(std::index_sequence<I...>) { return Lying<z3::expr>{symbols[I]...}; }
  (std::make_index_sequence<places>{});
  for (const z3::expr& count : lying) question.given(count >= 0);
  const Amounts<z3::expr> amounts{context.int_const("named"), context.int_const("a mermaid"), context.int_const("hers")};
  // of one kind, the one card named is this kind or is not; it is there, and so is all that is moved
  question.given(amounts.named >= 0 && amounts.named <= 1 && amounts.about >= 0 && amounts.about <= 1);
  question.given(amounts.hers >= 0);
  for (const Move& move : act.moves) {
    if (move.much == Much::named) question.given(amounts.named <= lying[at(move.from)]);
    if (move.much == Much::about) question.given(amounts.about <= lying[at(move.from)]);
    if (move.much == Much::hers) question.given(amounts.hers <= lying[at(move.from)]);
  }
  const Lying<z3::expr> after = moved(act.moves, lying, amounts);
  z3::expr sum_before = context.int_val(0);
  z3::expr sum_after = context.int_val(0);
  std::vector<z3::expr> none_missing;
  for (std::size_t i = 0; i < places; ++i) {
    if (i == at(Place::nowhere)) continue;
    sum_before = sum_before + lying[i];
    sum_after = sum_after + after[i];
    none_missing.push_back(after[i] >= 0);
  }
  const Answer answer = question.prove(sum_before == sum_after && all_of(context, none_missing));
  if (answer == Answer::Unknown) return undecided(question.asked(), "to " + std::string{act.verb});
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(question.asked(), "cards come or go: " + std::string{act.verb});
  return holds(question.asked());
}

/// Whose hand, mermaids and creatures an action concerns.
struct Concerned {
  Seat doer = Seat::Ann;
  Seat owner = Seat::Ann;
  Seat robbed = Seat::Ann;
  int nth = 0;
  std::optional<Card> card;
  std::optional<Creature> creature;
};
Concerned concerned_by(const State& state, const Action& action) {
  Concerned concerned;
  concerned.robbed = state.target.value_or(state.turn);
  std::visit(
      [&](const auto& act) {
        concerned.doer = state.turn;
        if constexpr (requires { act.by; }) concerned.doer = act.by;
        if constexpr (requires { act.to; }) concerned.doer = act.to;
        concerned.owner = concerned.doer;
        if constexpr (requires { act.on; }) concerned.owner = act.on;
        if constexpr (requires { act.nth; }) concerned.nth = act.nth;
        if constexpr (requires { act.card; }) concerned.card = act.card;
        if constexpr (requires { act.creature; }) concerned.creature = act.creature;
      },
      action);
  if (std::holds_alternative<mermaids_song::PlayMermaid>(action)) concerned.card = Card::mermaid;
  if (std::holds_alternative<mermaids_song::ReleaseKraken>(action)) concerned.card = Card::kraken;
  if (std::holds_alternative<mermaids_song::PlayTreasure>(action) ||
      std::holds_alternative<mermaids_song::DiscardTreasure>(action))
    concerned.card = Card::treasure;
  return concerned;
}

int with_mermaid(const Mermaid& mermaid, Card card) {
  return mermaid.visible[card] + mermaid.covered[card] + (card == Card::mermaid ? 1 : 0);
}
int with_mermaids_of(const State& state, Seat owner, Card card) {
  int count = 0;
  for (const Mermaid& mermaid : state.mermaids[owner]) count += with_mermaid(mermaid, card);
  return count;
}

Lying<int> lying_cards(const State& state, const Concerned& who, Card card) {
  Lying<int> lying{};
  lying[at(Place::deck)] = state.deck[card];
  lying[at(Place::discards)] = state.discards[card];
  lying[at(Place::set_aside)] = state.set_aside[card];
  lying[at(Place::hand)] = state.hands[who.doer][card];
  lying[at(Place::with_mermaids)] = with_mermaids_of(state, who.owner, card);
  return lying;
}
Lying<int> lying_creatures(const State& state, const Concerned& who, Creature creature) {
  Lying<int> lying{};
  lying[at(Place::creature_deck)] = state.creature_deck[creature];
  lying[at(Place::face_up)] = state.face_up[creature];
  lying[at(Place::own_creatures)] = state.enticed[state.turn][creature];
  lying[at(Place::others_creatures)] = who.robbed == state.turn ? 0 : state.enticed[who.robbed][creature];
  return lying;
}

/// Everything of one kind that lies with players, so that what an action does to anybody it does not concern is noticed.
int with_players(const State& state, Card card) {
  int count = 0;
  for (const Seat seat : every<Seat>) count += state.hands[seat][card] + with_mermaids_of(state, seat, card);
  return count;
}
int with_players(const State& state, Creature creature) {
  int count = 0;
  for (const Seat seat : every<Seat>) count += state.enticed[seat][creature];
  return count;
}

/// Whether the model moved those cards that the rulebook's action moves, and no others.
bool moves_cards_as_printed(const std::vector<Move>& moves, const State& before, const Action& action, const State& after) {
  const Concerned who = concerned_by(before, action);
  const bool all_dealt = before.step == Step::dealing && after.step != Step::dealing;
  for (const Card card : every<Card>) {
    Amounts<int> amounts{who.card == card ? 1 : 0, who.card == card ? 1 : 0, 0};
    const auto& hers = before.mermaids[who.owner];
    if (who.nth >= 1 && static_cast<std::size_t>(who.nth) <= hers.size())
      amounts.hers = with_mermaid(hers[static_cast<std::size_t>(who.nth) - 1], card);
    const Lying<int> lying = lying_cards(before, who, card);
    Lying<int> expected = moved(moves, lying, amounts);
    if (all_dealt) expected = moved({{Much::all, Place::set_aside, Place::deck}}, expected, amounts);
    const int elsewhere = with_players(before, card) - lying[at(Place::hand)] - lying[at(Place::with_mermaids)];
    const Lying<int> in_model = lying_cards(after, who, card);
    const int elsewhere_after = with_players(after, card) - in_model[at(Place::hand)] - in_model[at(Place::with_mermaids)];
    if (in_model != expected || elsewhere != elsewhere_after) return false;
  }
  return true;
}

/// The same for creatures. The turn may have passed: what is compared is what the same players have.
bool moves_creatures_as_printed(const std::vector<Move>& moves, const State& before, const Action& action,
                                const State& after) {
  const Concerned who = concerned_by(before, action);
  State turned = after;
  turned.turn = before.turn;
  for (const Creature creature : every<Creature>) {
    const Amounts<int> amounts{who.creature == creature ? 1 : 0, 0, 0};
    const Lying<int> lying = lying_creatures(before, who, creature);
    const Lying<int> in_model = lying_creatures(turned, who, creature);
    if (in_model != moved(moves, lying, amounts)) return false;
    const auto with_others = [creature](const State& state, const Lying<int>& here) {
      return with_players(state, creature) - here[at(Place::own_creatures)] - here[at(Place::others_creatures)];
    };
    if (with_others(before, lying) != with_others(after, in_model)) return false;
  }
  return true;
}

/// The action as the rulebook has it: in one reading what is put aside in the deal goes back at once, and stays where it
/// was.
std::vector<Move> moves_in(const Game& game, const Moves& act) {
  const bool goes_back = game.rules.specials_return == mermaids_song::SpecialsReturn::at_once;
  return goes_back && act.verb == "set_aside" ? std::vector<Move>{} : act.moves;
}

/// The model moves something else by some action, in some position.
Finding moves_otherwise(const Game& game, std::uint64_t cases, const State& before, const Action& action) {
  std::vector<std::string> told = MermaidsSong::tell(game, before);
  told.push_back(MermaidsSong::show(game, before, action));
  return with_trace(fails(cases, "the model moves other cards or creatures than the rulebook does", told),
                    {game, before, {action}, "what an action moves is what the rulebook says"});
}

/// Every action in every one of the positions is held against the rulebook's; how many of each kind there were, or the first
/// that differs.
struct Compared {
  std::map<std::string_view, std::uint64_t> acts;
  std::optional<Finding> differs;
};
Compared compared(const Game& game, std::uint64_t cases, What what, const std::vector<Moves>& acts) {
  Compared compared;
  std::map<std::string_view, std::vector<Move>> moves;
  for (const Moves& act : acts) moves[act.verb] = moves_in(game, act);
  std::vector<Action> legal;
  for (const State& before : positions_of_every_step(game)) {
    MermaidsSong::legal_actions(game, before, legal);
    for (const Action& action : legal) {
      State after = before;
      MermaidsSong::perform(game, after, action);
      ++compared.acts[verb_of(action)];
      const std::vector<Move>& expected = moves[verb_of(action)];
      const bool same = what == What::cards ? moves_cards_as_printed(expected, before, action, after)
                                            : moves_creatures_as_printed(expected, before, action, after);
      if (same) continue;
      compared.differs = moves_otherwise(game, cases, before, action);
      return compared;
    }
  }
  return compared;
}

}  // namespace

Finding nothing_comes_or_goes(const Game& game, const Budget& budget, What what, const std::vector<Moves>& acts) {
  std::uint64_t cases = 0;
  for (const Moves& act : acts) {
    Finding kept = keeps_all(budget, act);
    cases += kept.cases;
    kept.cases = cases;
    if (kept.outcome != Outcome::holds) return kept;
  }
  Compared with_model = compared(game, cases, what, acts);
  if (with_model.differs) return *with_model.differs;
  std::uint64_t tried = 0;
  for (const Moves& act : acts) {
    const std::uint64_t met = with_model.acts[act.verb];
    if (met == 0) return undecided(cases, "no position has an action to " + std::string{act.verb});
    tried += met;
  }
  return holds(cases)
      .over("any number of " + std::string{name_of(what)} + " in any place, all " +
            plural(static_cast<int>(acts.size()), "kind") + " of actions")
      .tied(in_every_case(tried, "actions: each kind, by every player at every table, with every card and creature"));
}

}  // namespace fathom::solver::song
