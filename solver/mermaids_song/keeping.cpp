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

}  // namespace

Finding turns_end_without_specials(const Game& game, const Budget& budget, const Book& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr cards = context.int_const("ordinary cards");
  const z3::expr kraken = context.int_const("Krakens");
  const z3::expr treasure = context.int_const("Treasures");
  const z3::expr creature = context.int_const("creatures of another");
  const z3::expr played = context.int_const("specials played in this turn");
  std::vector<z3::expr> asked;
  std::array<std::vector<z3::expr>, 3> allowed;
  std::uint64_t hands = 0;
  std::array<std::map<std::array<int, 5>, bool>, 3> answers;
  std::optional<Finding> odd;
  const std::array<Action, 3> ends{EndTurn{Seat::Ann}, DiscardHand{Seat::Ann}, DiscardTreasure{Seat::Ann}};
  for (int size = 0; size <= book.hand; ++size)
    for_each_pick(game.box.cards, size, [&](const Cards& hand) {
      for (const auto& [creatures, before] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 1}}) {
        ++hands;
        const int krakens = hand[Card::kraken];
        const int treasures = hand[Card::treasure];
        const int others = size - krakens - treasures;
        const z3::expr is_here =
            cards == others && kraken == krakens && treasure == treasures && creature == creatures && played == before;
        asked.push_back(is_here);
        for (std::size_t i = 0; i < ends.size(); ++i) {
          const State state = ending_with(game, hand, creatures, before, i == 1 ? Step::choosing : Step::acting);
          const bool answer = !MermaidsSong::objected(game, state, ends[i]);
          const auto [known, added] = answers[i].emplace(std::array{others, krakens, treasures, creatures, before}, answer);
          if (added && answer) allowed[i].push_back(is_here);
          if (known->second != answer)
            odd = with_story(fails(hands, "how a turn may end depends on which ordinary cards are in hand",
                                   MermaidsSong::tell(game, state)),
                             {game, state, {ends[i]}, "ordinary cards are alike when a turn ends"});
        }
      }
    });
  if (odd) return *odd;
  question.given(any_of(context, asked));
  const z3::expr none = kraken == 0 && treasure == 0;
  const std::array<z3::expr, 3> by_the_book{none, none && cards > 0 && played == 0,
                                            treasure > 0 && kraken == 0 && creature == 0};
  constexpr std::array<std::string_view, 3> names{"a turn is ended", "a hand is discarded", "the Treasure is discarded"};
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const Answer answer = question.prove(any_of(context, allowed[i]) == by_the_book[i]);
    if (answer == Answer::Unknown) return undecided(question.asked() + hands, "the ends of a turn");
    if (answer == Answer::Proved) continue;
    const z3::model model = question.found();
    Cards hand{{Card::song_1, number(model, cards)},
               {Card::kraken, number(model, kraken)},
               {Card::treasure, number(model, treasure)}};
    const State state =
        ending_with(game, hand, number(model, creature), number(model, played), i == 1 ? Step::choosing : Step::acting);
    const bool may = !MermaidsSong::objected(game, state, ends[i]);
    std::vector<std::string> told = MermaidsSong::tell(game, state);
    told.push_back(may ? "the model allows it" : "the model refuses it");
    if (may == truth(model, by_the_book[i]))
      return encoding_is_wrong(question.asked() + hands, "the model says the same", told);
    return with_story(
        fails(question.asked() + hands, std::string{names[i]} + " in other cases than the rulebook says", told),
        {game, state, may ? std::vector<Action>{ends[i]} : std::vector<Action>{},
         "a turn ends without the Kraken and the Treasure in hand"});
  }
  return holds(question.asked() + hands);
}

}  // namespace fathom::solver::song
