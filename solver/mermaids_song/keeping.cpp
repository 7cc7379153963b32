#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "solver/mermaids_song/hands.hpp"
#include "solver/mermaids_song/positions.hpp"

// The Kraken and the Treasure: that nobody keeps them, and how a turn may end with them.

namespace fathom::solver::song {

using mermaids_song::DiscardHand;
using mermaids_song::DiscardTreasure;
using mermaids_song::EndTurn;
using mermaids_song::SpecialsKeep;

namespace {

z3::expr unchanged(const Seated& a, const Seated& b) {
  return b.hand == a.hand && b.specials == a.specials && b.with_hers == a.with_hers;
}
z3::expr turn_stays(const Seated& a, const Seated& b) { return b.her_turn == a.her_turn; }
/// Her turn ends, or another's, after which it may be hers.
z3::expr turn_passes(const Seated& a, const Seated& b) { return z3::implies(a.her_turn, !b.her_turn); }
/// One card leaves her hand for the table, with so many specials.
z3::expr plays(const Seated& a, const Seated& b, int specials) {
  return a.her_turn && a.hand >= 1 && a.specials >= specials && a.hand - a.specials >= 1 - specials &&
         b.hand == a.hand - 1 && b.specials == a.specials - specials && b.with_hers == a.with_hers;
}
z3::expr of_another(const Seated& a, const Seated& b) { return !a.her_turn && unchanged(a, b); }

}  // namespace

std::vector<SeatedAction> printed_actions() {
  return {
      {"draw",
       {"draw"},
       [](const Seated& a, const Seated& b) {
         const z3::expr she = a.her_turn && b.hand == a.hand + 1 && b.with_hers == a.with_hers &&
                              (b.specials == a.specials || b.specials == a.specials + 1);
         return turn_stays(a, b) && (she || of_another(a, b));
       }},
      {"discard hand",
       {"discard_hand"},
       [](const Seated& a, const Seated& b) {
         const z3::expr she = a.her_turn && a.specials == 0 && b.hand == 0 && b.specials == 0 && b.with_hers == a.with_hers;
         return turn_passes(a, b) && (she || of_another(a, b));
       }},
      {"play a mermaid, a song or a silence",
       {"play_mermaid", "play"},
       [](const Seated& a, const Seated& b) { return turn_stays(a, b) && (plays(a, b, 0) || of_another(a, b)); }},
      {"play the Kraken or the Treasure",
       {"release_kraken", "play_treasure"},
       [](const Seated& a, const Seated& b) { return turn_stays(a, b) && (plays(a, b, 1) || of_another(a, b)); }},
      {"lose a mermaid, or entice with one",
       {"lose", "entice"},
       [](const Seated& a, const Seated& b) {
         return turn_stays(a, b) && b.hand == a.hand && b.specials == a.specials && b.with_hers >= 0 &&
                b.with_hers <= a.with_hers;
       }},
      {"discard the Treasure",
       {"discard_treasure"},
       [](const Seated& a, const Seated& b) {
         return turn_passes(a, b) && ((plays(a, b, 1) && a.specials == 1) || of_another(a, b));
       }},
      {"end the turn",
       {"end_turn"},
       [](const Seated& a, const Seated& b) {
         return turn_passes(a, b) && unchanged(a, b) && z3::implies(a.her_turn, a.specials == 0);
       }},
      {"do what moves no card of a player",
       {"draw_next", "begin_actions", "reshuffle", "cover", "lure", "turn_creature"},
       [](const Seated& a, const Seated& b) { return turn_stays(a, b) && unchanged(a, b); }},
  };
}

namespace {

/// The same in numbers, of the model's states.
struct SeatedNumbers {
  int hand = 0;
  int specials = 0;
  int with_hers = 0;
  int her_turn = 0;
  friend auto operator<=>(const SeatedNumbers&, const SeatedNumbers&) = default;

  [[nodiscard]] Seated in(z3::context& context) const {
    return {context.int_val(hand), context.int_val(specials), context.int_val(with_hers), context.bool_val(her_turn != 0)};
  }
};
int specials_in(const Cards& cards) { return cards[Card::kraken] + cards[Card::treasure]; }
SeatedNumbers seated(const State& state, Seat she) {
  int with_hers = 0;
  for (const Mermaid& mermaid : state.mermaids[she])
    with_hers += specials_in(mermaid.visible) + specials_in(mermaid.covered);
  return {state.hands[she].total(), specials_in(state.hands[she]), with_hers, state.turn == she ? 1 : 0};
}

/// Every action of a turn in every position with up to so many cards in hand: whether the model does what the rulebook's
/// action does to each player.
struct ActionsCompared {
  std::uint64_t tried = 0;
  std::optional<Finding> differs;
};
ActionsCompared actions_compared(const Game& game, std::uint64_t cases, int largest_hand,
                                 const std::vector<SeatedAction>& acts) {
  ActionsCompared compared;
  z3::context context;
  std::map<std::string_view, const SeatedAction*> by_verb;
  for (const SeatedAction& act : acts)
    for (const std::string_view verb : act.verbs) by_verb[verb] = &act;
  std::set<std::tuple<std::string_view, SeatedNumbers, SeatedNumbers>> alike;
  std::vector<Action> legal;
  for (const State& before : positions_with_every_hand(game, largest_hand)) {
    MermaidsSong::legal_actions(game, before, legal);
    for (const Action& action : legal) {
      const auto act = by_verb.find(verb_of(action));
      if (act == by_verb.end()) continue;  // of the setup, or the end of play
      State after = before;
      MermaidsSong::perform(game, after, action);
      if (after.step == Step::over) continue;
      ++compared.tried;
      for (int i = 0; i < before.players; ++i) {
        const SeatedNumbers a = seated(before, seat(i));
        const SeatedNumbers b = seated(after, seat(i));
        if (!alike.emplace(act->first, a, b).second) continue;
        if (act->second->relation(a.in(context), b.in(context)).simplify().is_true()) continue;
        compared.differs = with_trace(fails(cases, "the model does something else to hands than the rulebook",
                                            {MermaidsSong::show(game, before, action)}),
                                      {game, before, {action}, "nobody keeps the Kraken or the Treasure"});
        return compared;
      }
    }
  }
  return compared;
}

}  // namespace

Finding specials_are_never_kept(const Game& game, const Budget& budget, const std::vector<SeatedAction>& acts) {
  std::uint64_t cases = 0;
  for (const SeatedAction& act : acts) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const auto seated = [&](const std::string& when) {
      return Seated{context.int_const(("hand " + when).c_str()), context.int_const(("specials " + when).c_str()),
                    context.int_const(("with hers " + when).c_str()), context.bool_const(("turn " + when).c_str())};
    };
    const Seated before = seated("before");
    const Seated after = seated("after");
    const auto kept = [&](const Seated& she) {
      return she.hand >= 0 && she.specials >= 0 && she.specials <= she.hand && she.with_hers == 0 &&
             (she.her_turn || she.specials == 0);
    };
    question.given(kept(before) && act.relation(before, after));
    const Answer answer = question.prove(kept(after));
    // an action that nobody can do proves nothing
    const Answer possible = question.refute();
    cases += question.asked();
    if (answer == Answer::Unknown || possible == Answer::Unknown) return undecided(cases, "to " + act.name);
    if (answer == Answer::Counterexample || possible == Answer::Proved)
      return encoding_is_wrong(cases, "a Kraken or Treasure can be kept by an action: " + act.name);
  }
  const int largest_hand = std::min<int>(game.rules.hand, Book{}.hand);  // of larger ones there are too many
  const ActionsCompared with_model = actions_compared(game, cases, largest_hand, acts);
  if (with_model.differs) return *with_model.differs;
  return holds(cases)
      .over("any number of cards in hand, before and after each action of a turn")
      .tied(in_every_case(with_model.tried, "actions with every hand of " + up_to(largest_hand, "cards of the box")));
}

namespace {

/// Ann has this hand and may want to end her turn; Bob has a creature, or has none; she may have played a special.
State ending_with(const Game& game, const Cards& hand, int creatures_of_bob, int played, Step step) {
  State state = in_action_phase(game, fewest);
  state.hands[Seat::Ann] = hand;
  state.step = step;
  if (played > 0) state.special = mermaids_song::Special::played;
  if (creatures_of_bob > 0) state.enticed[Seat::Bob] = Creatures{Creature::five};
  return MermaidsSong::completed(game, state);
}

/// The three ways to end a turn, with the step at which each has its place.
struct WayToEnd {
  std::string_view name;
  Action action;
  Step step;
};
const std::array<WayToEnd, 3>& ways_to_end() {
  static const std::array<WayToEnd, 3> ways{{{"a turn is ended", EndTurn{Seat::Ann}, Step::acting},
                                             {"a hand is discarded", DiscardHand{Seat::Ann}, Step::choosing},
                                             {"the Treasure is discarded", DiscardTreasure{Seat::Ann}, Step::acting}}};
  return ways;
}

/// What the end of a turn can depend on: cards in hand, a creature of another player, a special played in the turn.
struct Situation {
  int ordinary = 0;
  int krakens = 0;
  int treasures = 0;
  int creatures = 0;
  int played = 0;
  friend auto operator<=>(const Situation&, const Situation&) = default;
};
struct SymbolicSituation {
  explicit SymbolicSituation(z3::context& context)
      : ordinary{context.int_const("ordinary cards")},
        krakens{context.int_const("Krakens")},
        treasures{context.int_const("Treasures")},
        creatures{context.int_const("creatures of another")},
        played{context.int_const("specials played in this turn")} {}

  [[nodiscard]] z3::expr is(const Situation& here) const {
    return ordinary == here.ordinary && krakens == here.krakens && treasures == here.treasures &&
           creatures == here.creatures && played == here.played;
  }
  [[nodiscard]] Situation value_in(const z3::model& model) const {
    return {number(model, ordinary), number(model, krakens), number(model, treasures), number(model, creatures),
            number(model, played)};
  }
  /// When a turn may end in each of the three ways, by the rulebook; a special card that was played forbids to discard where
  /// it is the drawing that does.
  [[nodiscard]] std::array<z3::expr, 3> by_the_book(SpecialsKeep reading) const {
    const z3::expr none = krakens == 0 && treasures == 0;
    const z3::expr drawn = played > 0 && played.ctx().bool_val(reading == SpecialsKeep::drawn_this_turn);
    return {none, none && ordinary > 0 && !drawn, treasures > 0 && krakens == 0 && creatures == 0};
  }
  z3::expr ordinary;
  z3::expr krakens;
  z3::expr treasures;
  z3::expr creatures;
  z3::expr played;
};

/// What the model allows in each situation, for every hand of the box up to so many cards.
struct EndsInModel {
  std::array<std::map<Situation, bool>, 3> allowed;
  std::uint64_t asked = 0;
  std::optional<SongTrace> odd;  ///< Two hands in the same situation that the model does not treat alike.
};
EndsInModel ask_ends(const Game& game, int largest_hand) {
  EndsInModel ends;
  const auto ask = [&](const Cards& hand, const Situation& here) {
    for (std::size_t i = 0; i < ways_to_end().size(); ++i) {
      const WayToEnd& way = ways_to_end()[i];
      const State state = ending_with(game, hand, here.creatures, here.played, way.step);
      const bool may = !MermaidsSong::objected(game, state, way.action);
      ++ends.asked;
      if (ends.allowed[i].emplace(here, may).first->second != may)
        ends.odd = SongTrace{game, state, {way.action}, "ordinary cards are alike when a turn ends"};
    }
  };
  for (int size = 0; size <= largest_hand; ++size)
    for_each_pick(game.box.cards, size, [&](const Cards& hand) {
      const int krakens = hand[Card::kraken];
      const int treasures = hand[Card::treasure];
      for (int creatures = 0; creatures <= 1; ++creatures)
        for (int played = 0; played <= 1; ++played)
          ask(hand, {size - krakens - treasures, krakens, treasures, creatures, played});
    });
  return ends;
}

/// The model and the rulebook differ in a situation.
Finding differs_at_the_end(const Game& game, std::uint64_t cases, const WayToEnd& way, const Situation& here,
                           bool expected) {
  const Cards hand{{Card::song_1, here.ordinary}, {Card::kraken, here.krakens}, {Card::treasure, here.treasures}};
  const State state = ending_with(game, hand, here.creatures, here.played, way.step);
  const bool may = !MermaidsSong::objected(game, state, way.action);
  std::vector<std::string> told = MermaidsSong::tell(game, state);
  told.push_back(may ? "the model allows it" : "the model refuses it");
  if (may == expected) return encoding_is_wrong(cases, "the model says the same", told);
  return with_trace(fails(cases, std::string{way.name} + " in other cases than the rulebook says", told),
                    {game, state, may ? std::vector<Action>{way.action} : std::vector<Action>{},
                     "a turn ends without the Kraken and the Treasure in hand"});
}

}  // namespace

Finding turns_end_without_specials(const Game& game, const Budget& budget, const Book& book) {
  const EndsInModel ends = ask_ends(game, book.hand);
  if (ends.odd) return with_trace(fails(0, "how a turn may end depends on which ordinary cards are in hand"), *ends.odd);
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicSituation situation{context};
  std::vector<z3::expr> asked;
  for (const auto& [here, may] : ends.allowed.front()) asked.push_back(situation.is(here));
  question.given(any_of(context, asked));
  for (std::size_t i = 0; i < ways_to_end().size(); ++i) {
    std::vector<z3::expr> allowed;
    for (const auto& [here, may] : ends.allowed[i])
      if (may) allowed.push_back(situation.is(here));
    const z3::expr expected = situation.by_the_book(game.rules.specials_keep)[i];
    const Answer answer = question.prove(any_of(context, allowed) == expected);
    const std::uint64_t cases = question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "the ends of a turn");
    if (answer == Answer::Counterexample) {
      const z3::model model = question.found();
      return differs_at_the_end(game, cases, ways_to_end()[i], situation.value_in(model), truth(model, expected));
    }
  }
  return holds(question.asked())
      .over("hands of " + up_to(book.hand, "cards") + ", with and without a creature to lure or a special played")
      .tied(in_every_case(ends.asked, "such hands of the box and ways to end a turn"));
}

}  // namespace fathom::solver::song
