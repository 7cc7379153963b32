#include "solver/mermaids_song/coverings.hpp"

#include <algorithm>
#include <functional>

namespace fathom::solver::song {

namespace {

/// Cases with more cards than this are not made smaller by looking for the fewest; the first one found would be told.
constexpr int most_cards_told = 8;

/// Adds whatever must be true of a question's facts, then looks for a case with as few cards as possible.
TwoPowers with_fewest_cards(Question& question, const z3::expr& claim, const SymbolicLaid& cards, const SymbolicLaid& first,
                            const SymbolicLaid& second) {
  TwoPowers found;
  found.answer = question.prove(claim);
  for (int fewer = 0; found.answer == Answer::Counterexample && fewer <= most_cards_told; ++fewer) {
    const Answer answer = question.prove(claim || cards.cards() > fewer);
    if (answer == Answer::Proved) continue;
    if (answer == Answer::Unknown) found.answer = Answer::Unknown;
    if (answer == Answer::Counterexample) {
      const z3::model model = question.found();
      found.cards = value_of(model, cards);
      found.first = value_of(model, first);
      found.second = value_of(model, second);
    }
    break;
  }
  found.asked = question.asked();
  return found;
}

}  // namespace

bool Coverings::cancels(const Laid& visible) const {
  return std::ranges::any_of(minimal, [&](const Laid& covering) { return visible.has(covering); });
}
z3::expr Coverings::cancels(const SymbolicLaid& visible) const {
  std::vector<z3::expr> any;
  for (const Laid& covering : minimal) any.push_back(visible.has(covering));
  return any_of(visible.songs.front().ctx(), any);
}
z3::expr Coverings::has(const SymbolicLaid& covering) const {
  std::vector<z3::expr> any;
  for (const Laid& one : minimal) any.push_back(covering.is(one));
  return any_of(covering.songs.front().ctx(), any);
}

z3::expr cancel_exactly(const SymbolicLaid& cards, const Worth& worth) {
  return cards.songs_sum(worth) == cards.silences_sum(worth) && cards.songs_sum(worth) > 0;
}

Coverings minimal_coverings(const Budget& budget, const Worth& worth) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicLaid cards = symbolic_laid(context, "cards");
  question.given(cards.none_negative() && cancel_exactly(cards, worth));
  Coverings coverings;
  while ((coverings.answer = question.refute()) == Answer::Counterexample) {
    Laid smallest = value_of(question.found(), cards);
    Question smaller{context, budget, Logic::linear};
    smaller.given(cards.none_negative() && cancel_exactly(cards, worth));
    const auto below = [&] {
      std::vector<z3::expr> within;
      for (std::size_t i = 0; i < values; ++i) {
        within.push_back(cards.songs[i] <= smallest.songs[i]);
        within.push_back(cards.silences[i] <= smallest.silences[i]);
      }
      return all_of(context, within) && cards.cards() < smallest.cards();
    };
    Answer answer = Answer::Unknown;
    while ((answer = smaller.prove(!below())) == Answer::Counterexample) smallest = value_of(smaller.found(), cards);
    coverings.asked += smaller.asked();
    if (answer == Answer::Unknown) return {Answer::Unknown, {}, coverings.asked + question.asked()};
    coverings.minimal.push_back(smallest);
    question.given(!cards.has(smallest));
  }
  coverings.asked += question.asked();
  std::ranges::sort(coverings.minimal, {}, [](const Laid& covering) { return std::pair{covering.cards(), covering}; });
  return coverings;
}

OneCovering one_card_covers_once(const Coverings& coverings, const Budget& budget, const Worth& worth) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicLaid before = symbolic_laid(context, "before");
  const SymbolicLaid card = symbolic_laid(context, "card");
  const SymbolicLaid covered = symbolic_laid(context, "covered");
  question.given(before.none_negative() && !coverings.cancels(before));
  question.given(card.none_negative() && card.cards() == 1);
  const SymbolicLaid with_card = before + card;
  question.given(covered.none_negative() && with_card.has(covered) && cancel_exactly(covered, worth));
  const Answer answer = question.prove(coverings.has(covered) && !coverings.cancels(with_card - covered));
  return {answer, question.asked()};
}

TwoPowers value_is_lost(const Coverings& coverings, Mixed reading, const Budget& budget) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicLaid before = symbolic_laid(context, "before");
  const SymbolicLaid card = symbolic_laid(context, "card");
  const SymbolicLaid covered = symbolic_laid(context, "covered");
  const SymbolicLaid cards = before + card;
  const SymbolicLaid after = cards - covered;
  question.given(before.none_negative() && !coverings.cancels(before) && before.songs_sum() >= before.silences_sum());
  question.given(card.none_negative() && card.cards() == 1);
  question.given(covered.none_negative() && cards.has(covered));
  question.given(covered.songs_sum() == covered.silences_sum() && !coverings.cancels(after));
  const z3::expr left = before.power(reading) + card.songs_sum() - card.silences_sum();
  return with_fewest_cards(question, after.power(reading) == z3::ite(left >= 0, left, -left), cards, before, after);
}

TwoPowers order_matters(const Coverings& coverings, Mixed reading, const Budget& budget) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicLaid cards = symbolic_laid(context, "cards");
  const SymbolicLaid first = symbolic_laid(context, "first");
  const SymbolicLaid second = symbolic_laid(context, "second");
  question.given(cards.none_negative());
  for (const SymbolicLaid& visible : {first, second}) {
    question.given(visible.none_negative() && cards.has(visible) && !coverings.cancels(visible));
    const SymbolicLaid covered = cards - visible;
    question.given(covered.songs_sum() == covered.silences_sum());
  }
  return with_fewest_cards(question, first.power(reading) <= second.power(reading), cards, first, second);
}

TwoPowers choice_matters(const Coverings& coverings, Mixed reading, const Budget& budget) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicLaid before = symbolic_laid(context, "before");
  const SymbolicLaid card = symbolic_laid(context, "card");
  const SymbolicLaid cards = before + card;
  question.given(before.none_negative() && !coverings.cancels(before));
  question.given(card.none_negative() && card.cards() == 1);
  const auto with_some_covered = [&](const std::string& name) {
    const SymbolicLaid covered = symbolic_laid(context, name);
    question.given(covered.none_negative() && cards.has(covered) && cancel_exactly(covered));
    return cards - covered;
  };
  const SymbolicLaid first = with_some_covered("covered first");
  const SymbolicLaid second = with_some_covered("covered second");
  return with_fewest_cards(question, first.power(reading) <= second.power(reading), cards, first, second);
}

TwoPowers opposing_helps(const Coverings& coverings, const Laid& in_box, Mixed reading, const Budget& budget) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicLaid before = symbolic_laid(context, "before");
  const SymbolicLaid card = symbolic_laid(context, "card");
  const SymbolicLaid covered = symbolic_laid(context, "covered");
  const SymbolicLaid cards = before + card;
  const SymbolicLaid after = cards - covered;
  const z3::expr one_sided = before.silences_sum() == 0 && card.songs_sum() == 0;  // songs are visible, a silence is added
  question.given(before.none_negative() && before.songs_sum() > 0 && one_sided);
  question.given(card.none_negative() && card.cards() == 1 && cards.within(in_box));
  question.given(covered.none_negative() && cards.has(covered));
  question.given(covered.songs_sum() == covered.silences_sum() && !coverings.cancels(after));
  return with_fewest_cards(question, after.power(reading) <= before.power(reading), cards, before, after);
}

}  // namespace fathom::solver::song
