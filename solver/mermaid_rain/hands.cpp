#include <algorithm>

#include "solver/mermaid_rain/bounds.hpp"
#include "solver/mermaid_rain/dealing.hpp"
#include "solver/prover.hpp"

// How many cards a hand can have.

namespace fathom::solver::rain {

namespace {

/// Hands up to this size are asked about; the limits are far below.
constexpr int largest_hand = 16;

std::string cards(int many) { return plural(many, "card"); }

/// The model's dealing and adjusting as relations between hand sizes.
struct HandTable {
  explicit HandTable(const Game& game) {
    for (int held = 0; held <= largest_hand; ++held) {
      const int others = fewest * held;
      dealt.push_back(dealt_to_each(game, {fewest, held, game.box.cards.total() - others}).front());
      left.push_back(left_after_adjusting(game, held));
    }
  }
  [[nodiscard]] z3::expr after_dealing(const z3::expr& held) const {
    z3::expr size = held;
    for (int i = 0; i <= largest_hand; ++i) size = z3::ite(held == i, held + dealt[static_cast<std::size_t>(i)], size);
    return size;
  }
  [[nodiscard]] z3::expr adjusts(const z3::expr& from, const z3::expr& to) const {
    std::vector<z3::expr> any;
    for (int i = 0; i <= largest_hand; ++i)
      for (const int size : left[static_cast<std::size_t>(i)]) any.push_back(from == i && to == size);
    return any_of(from.ctx(), any);
  }

  std::vector<int> dealt;
  std::vector<std::vector<int>> left;
};

RainStory story_of_dealing(const Game& game, int held, std::string claim) {
  const State given = before_dealing(game, {fewest, held, game.box.cards.total() - fewest * held});
  State state = given;
  std::vector<Action> actions = deal_to_all(game, state);
  return {game, given, std::move(actions), std::move(claim)};
}

RainStory story_of_adjusting(const Game& game, int held, int left, std::string claim) {
  return {game, before_adjusting(game, held), adjusting_to(game, held, left), std::move(claim)};
}

}  // namespace

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
    const int size = held + dealt_to_each(game, {fewest, held, game.box.cards.total() - fewest * held}).front();
    const std::vector<std::string> told{"Ann kept " + cards(held) + " and is dealt to: " + cards(size) + " in hand"};
    if (size <= most_after_dealing) return encoding_is_wrong(question.asked(), "played, the hand is within the limit", told);
    Finding finding = fails(question.asked(), "a hand can have more than " + cards(most_after_dealing), told);
    finding.story = story_of_dealing(game, held, "a hand has at most " + cards(most_after_dealing) + " after dealing");
    return finding;
  }
  const Answer after_round = question.prove(next <= book.kept);
  if (after_round == Answer::Unknown) return undecided(question.asked(), "hands after a round");
  if (after_round == Answer::Proved) return holds(question.asked());
  const z3::model model = question.found();
  const int held = number(model, left);
  const std::vector<int> sizes = left_after_adjusting(game, held);
  const std::vector<std::string> told{"Ann ends a round with " + cards(held) + " and may keep " + cards(sizes.back())};
  if (sizes.back() <= book.kept) return encoding_is_wrong(question.asked(), "played, the hand is within the limit", told);
  Finding finding = fails(question.asked(), "a hand can have more than " + cards(book.kept) + " after a round", told);
  finding.story = story_of_adjusting(game, held, sizes.back(), "a hand has at most " + cards(book.kept) + " after a round");
  return finding;
}

Finding adjusting_leaves_exactly_two(const Game& game, const Budget& budget, const BoundsBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const HandTable table{game};
  const z3::expr held = context.int_const("held");
  const z3::expr left = context.int_const("left");
  question.given(held >= 0 && held <= largest_hand && left >= 0);
  const z3::expr by_the_book = left == z3::ite(held > book.kept, context.int_val(book.kept), held);
  const Answer answer = question.prove(table.adjusts(held, left) == by_the_book);
  if (answer == Answer::Unknown) return undecided(question.asked(), "adjusting");
  if (answer == Answer::Proved) return holds(question.asked());
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
  finding.story = story_of_adjusting(game, from, to, "exactly " + cards(book.kept) + " are left of a larger hand");
  return finding;
}

Finding hand_limits_for_any_numbers(const Game& game, const Budget& budget) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr may_keep = context.int_const("may keep");
  const z3::expr are_dealt = context.int_const("are dealt");
  const z3::expr kept = context.int_const("kept from the round before");
  const z3::expr used = context.int_const("used in melds and moves");
  const z3::expr next = context.int_const("kept for the next round");
  const z3::expr dealt = kept + are_dealt;
  question.given(may_keep >= 0 && are_dealt >= 0 && kept >= 0 && kept <= may_keep && used >= 0 && used <= dealt);
  question.given(next >= 0 && next <= dealt - used && next <= may_keep);
  const Answer answer = question.prove(dealt <= may_keep + are_dealt && next <= may_keep);
  if (answer == Answer::Unknown) return undecided(question.asked(), "hands for any numbers");
  if (answer == Answer::Counterexample) return encoding_is_wrong(question.asked(), "its limits are not inductive");

  // the model, asked with other numbers than its own, keeps to the same steps
  constexpr int most_dealt = 9;
  constexpr int most_kept = 5;
  std::uint64_t cases = question.asked();
  for (int d = 0; d <= most_dealt; ++d)
    for (int k = 0; k <= most_kept; ++k) {
      ++cases;
      Game changed = game;
      changed.rules.cards_dealt = d;
      changed.rules.cards_kept = k;
      const int held_after_dealing = k + dealt_to_each(changed, {fewest, k, game.box.cards.total() - fewest * k}).front();
      const int left = left_after_adjusting(changed, held_after_dealing).back();
      if (held_after_dealing <= k + d && left <= k) continue;
      return fails(cases, "the model's hands leave their limits with other numbers",
                   {cards(d) + " dealt, " + cards(k) + " kept: " + cards(held_after_dealing) + " after dealing, " +
                    cards(left) + " after a round"});
    }
  return holds(cases);
}

}  // namespace fathom::solver::rain
