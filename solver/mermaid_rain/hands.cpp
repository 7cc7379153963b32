#include <algorithm>

#include "solver/mermaid_rain/bounds.hpp"
#include "solver/mermaid_rain/dealing.hpp"
#include "solver/prover.hpp"

// How many cards a hand can have.

namespace fathom::solver::rain {

namespace {

std::string cards(int many) { return plural(many, "card"); }

/// The model's dealing and adjusting as relations between hand sizes, asked for every size there can be.
struct HandTable {
  explicit HandTable(const Game& game) : largest{game.rules.cards_kept + game.rules.cards_dealt} {
    for (int held = 0; held <= game.rules.cards_kept; ++held) dealt.push_back(dealt_to_ann(game, held));
    for (int held = 0; held <= largest; ++held) left.push_back(left_after_adjusting(game, held));
  }
  static int dealt_to_ann(const Game& game, int held) { return dealt_to_each(game, {fewest, fewest * held}).front(); }
  [[nodiscard]] z3::expr after_dealing(const z3::expr& held) const {
    z3::expr size = held;
    for (std::size_t i = 0; i < dealt.size(); ++i) size = z3::ite(held == static_cast<int>(i), held + dealt[i], size);
    return size;
  }
  [[nodiscard]] z3::expr adjusts(const z3::expr& from, const z3::expr& to) const {
    std::vector<z3::expr> any;
    for (std::size_t i = 0; i < left.size(); ++i)
      for (const int size : left[i]) any.push_back(from == static_cast<int>(i) && to == size);
    return any_of(from.ctx(), any);
  }
  [[nodiscard]] Tie asked() const {
    return in_every_case(dealt.size() + left.size(), "hands dealt to, of 0 to " + std::to_string(dealt.size() - 1) +
                                                         " cards, and cut, of 0 to " + cards(largest));
  }

  int largest;
  std::vector<int> dealt;
  std::vector<std::vector<int>> left;
};

RainTrace trace_of_dealing(const Game& game, int held, std::string claim) {
  const State given = before_dealing(game, {fewest, fewest * held});
  State state = given;
  std::vector<Action> actions = deal_to_all(game, state);
  return {game, given, std::move(actions), std::move(claim)};
}

RainTrace trace_of_adjusting(const Game& game, int held, int left, std::string claim) {
  return {game, before_adjusting(game, held), adjusting_to(game, held, left), std::move(claim)};
}

}  // namespace

BoundsBook bounds_book(const Game& game) {
  return {game.rules.cards_dealt, game.rules.cards_kept, game.box.cards.total(), game.rules.rounds};
}

Finding hands_stay_within_limits(const Game& game, const Budget& budget, const BoundsBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const HandTable table{game};
  const z3::expr kept = context.int_const("kept from the round before");
  const z3::expr left = context.int_const("left after melds and moves");
  const z3::expr next = context.int_const("kept for the next round");
  const z3::expr dealt = table.after_dealing(kept);
  question.given(kept >= 0 && kept <= book.kept);  // true of the empty hands before the first round
  question.given(left >= 0 && left <= dealt && table.adjusts(left, next));

  const int most_after_dealing = book.kept + book.dealt;
  const Answer after_dealing = question.prove(dealt <= most_after_dealing);
  if (after_dealing == Answer::Unknown) return undecided(question.asked(), "hands after dealing");
  if (after_dealing == Answer::Counterexample) {
    const int held = number(question.found(), kept);
    const int size = held + HandTable::dealt_to_ann(game, held);
    const std::vector<std::string> told{"Ann kept " + cards(held) + " and is dealt to: " + cards(size) + " in hand"};
    if (size <= most_after_dealing) return encoding_is_wrong(question.asked(), "played, the hand is within the limit", told);
    Finding finding = fails(question.asked(), "a hand can have more than " + cards(most_after_dealing), told);
    finding.trace = trace_of_dealing(game, held, "a hand has at most " + cards(most_after_dealing) + " after dealing");
    return finding;
  }
  const Answer after_round = question.prove(next <= book.kept);
  if (after_round == Answer::Unknown) return undecided(question.asked(), "hands after a round");
  if (after_round == Answer::Proved)
    return holds(question.asked())
        .over("any hand kept of 0 to " + cards(book.kept) + ", whatever of it is used, over any number of rounds")
        .tied(table.asked());
  const z3::model model = question.found();
  const int held = number(model, left);
  const std::vector<int> sizes = left_after_adjusting(game, held);
  const std::vector<std::string> told{"Ann ends a round with " + cards(held) + " and may keep " + cards(sizes.back())};
  if (sizes.back() <= book.kept) return encoding_is_wrong(question.asked(), "played, the hand is within the limit", told);
  Finding finding = fails(question.asked(), "a hand can have more than " + cards(book.kept) + " after a round", told);
  finding.trace = trace_of_adjusting(game, held, sizes.back(), "a hand has at most " + cards(book.kept) + " after a round");
  return finding;
}

Finding adjusting_leaves_exactly_two(const Game& game, const Budget& budget, const BoundsBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const HandTable table{game};
  const z3::expr held = context.int_const("held");
  const z3::expr left = context.int_const("left");
  question.given(held >= 0 && held <= table.largest && left >= 0);
  const z3::expr by_the_book = left == z3::ite(held > book.kept, context.int_val(book.kept), held);
  const Answer answer = question.prove(table.adjusts(held, left) == by_the_book);
  if (answer == Answer::Unknown) return undecided(question.asked(), "adjusting");
  if (answer == Answer::Proved)
    return holds(question.asked()).over("hands of 0 to " + cards(table.largest)).tied(table.asked());
  const z3::model model = question.found();
  const int from = number(model, held);
  const int to = number(model, left);
  const std::vector<int> sizes = left_after_adjusting(game, from);
  const bool allowed = std::ranges::find(sizes, to) != sizes.end();
  const std::vector<std::string> told{
      "Ann ends a round with " + cards(from),
      std::string{"she may be left with "} + cards(to) +
          (allowed ? " in the model, and not by the rulebook" : " by the rulebook, and not in the model")};
  if (allowed == truth(model, by_the_book)) return encoding_is_wrong(question.asked(), "the model says the same", told);
  Finding finding = fails(question.asked(), "adjusting leaves other hands than the rulebook says", told);
  finding.trace = trace_of_adjusting(game, from, to, "exactly " + cards(book.kept) + " are left of a larger hand");
  return finding;
}

}  // namespace fathom::solver::rain
