#include <map>

#include "solver/mermaids_song/hands.hpp"

// The Kraken and the Treasure: that nobody keeps them, and how a turn may end with them.

namespace fathom::solver::song {

using mermaids_song::DiscardHand;
using mermaids_song::DiscardTreasure;
using mermaids_song::EndTurn;

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

std::vector<SeatedDeed> printed_deeds(const Book& book) {
  const int limit = book.hand;
  return {
      {"draw",
       [limit](const Seated& a, const Seated& b) {
         const z3::expr she = a.her_turn && a.hand < limit && b.hand == a.hand + 1 && b.with_hers == a.with_hers &&
                              (b.specials == a.specials || b.specials == a.specials + 1);
         return turn_stays(a, b) && (she || of_another(a, b));
       }},
      {"discard hand",
       [](const Seated& a, const Seated& b) {
         const z3::expr she = a.her_turn && a.specials == 0 && b.hand == 0 && b.specials == 0 && b.with_hers == a.with_hers;
         return turn_passes(a, b) && (she || of_another(a, b));
       }},
      {"play a mermaid, a song or a silence",
       [](const Seated& a, const Seated& b) { return turn_stays(a, b) && (plays(a, b, 0) || of_another(a, b)); }},
      {"play the Kraken or the Treasure",
       [](const Seated& a, const Seated& b) { return turn_stays(a, b) && (plays(a, b, 1) || of_another(a, b)); }},
      {"lose a mermaid, or entice with one",
       [](const Seated& a, const Seated& b) {
         return turn_stays(a, b) && b.hand == a.hand && b.specials == a.specials && b.with_hers >= 0 &&
                b.with_hers <= a.with_hers;
       }},
      {"discard the Treasure",
       [](const Seated& a, const Seated& b) {
         return turn_passes(a, b) && ((plays(a, b, 1) && a.specials == 1) || of_another(a, b));
       }},
      {"end the turn",
       [](const Seated& a, const Seated& b) {
         return turn_passes(a, b) && unchanged(a, b) && z3::implies(a.her_turn, a.specials == 0);
       }},
  };
}

Finding specials_are_never_kept(const Game& game, const Budget& budget, const std::vector<SeatedDeed>& deeds) {
  std::uint64_t cases = 0;
  for (const SeatedDeed& deed : deeds) {
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
    question.given(kept(before) && deed.relation(before, after));
    const Answer answer = question.prove(kept(after));
    // a deed that nobody can do proves nothing
    const Answer possible = question.refute();
    cases += question.asked();
    if (answer == Answer::Unknown || possible == Answer::Unknown) return undecided(cases, "to " + deed.name);
    if (answer == Answer::Counterexample || possible == Answer::Proved)
      return encoding_is_wrong(cases, "a Kraken or Treasure can be kept by a deed: " + deed.name);
  }
  // the model, at the only deeds by which a turn ends
  Finding ends = turns_end_without_specials(game, budget);
  ends.cases += cases;
  return ends;
}

namespace {

/// Ann has this hand and may want to end her turn; Bob has a creature, or has none; she may have played a special.
State ending_with(const Game& game, const Cards& hand, int creatures_of_bob, int played, Step step) {
  State state = in_action_phase(game, fewest);
  state.hands[Seat::Ann] = hand;
  state.step = step;
  if (played > 0) state.special = mermaids_song::Special::played;
  if (creatures_of_bob > 0) state.enticed[Seat::Bob] = Creatures{Creature::five};
  return MermaidsSong::settled(game, state);
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
  /// When a turn may end in each of the three ways, by the rulebook.
  [[nodiscard]] std::array<z3::expr, 3> by_the_book() const {
    const z3::expr none = krakens == 0 && treasures == 0;
    return {none, none && ordinary > 0 && played == 0, treasures > 0 && krakens == 0 && creatures == 0};
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
  std::optional<SongStory> odd;  ///< Two hands in the same situation that the model does not treat alike.
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
        ends.odd = SongStory{game, state, {way.action}, "ordinary cards are alike when a turn ends"};
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
  return with_story(fails(cases, std::string{way.name} + " in other cases than the rulebook says", told),
                    {game, state, may ? std::vector<Action>{way.action} : std::vector<Action>{},
                     "a turn ends without the Kraken and the Treasure in hand"});
}

}  // namespace

Finding turns_end_without_specials(const Game& game, const Budget& budget, const Book& book) {
  const EndsInModel ends = ask_ends(game, book.hand);
  if (ends.odd)
    return with_story(fails(ends.asked, "how a turn may end depends on which ordinary cards are in hand"), *ends.odd);
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
    const z3::expr expected = situation.by_the_book()[i];
    const Answer answer = question.prove(any_of(context, allowed) == expected);
    const std::uint64_t cases = question.asked() + ends.asked;
    if (answer == Answer::Unknown) return undecided(cases, "the ends of a turn");
    if (answer == Answer::Counterexample) {
      const z3::model model = question.found();
      return differs_at_the_end(game, cases, ways_to_end()[i], situation.value_in(model), truth(model, expected));
    }
  }
  return holds(question.asked() + ends.asked);
}

}  // namespace fathom::solver::song
