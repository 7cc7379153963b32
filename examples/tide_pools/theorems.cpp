#include <fathom/theorems.hpp>

#include "game.hpp"

// What Z3 proves of Tide Pools, for every pool there could be.

namespace tide_pools {

using namespace fathom::solver;

/// However many shells a pool holds, a set makes up for its lower shells and no more.
static Finding<TidePools> sets_are_no_bargain(const Game& game, const Budget& budget) {
  z3::context context;
  Question question(context, budget, Logic::linear);
  const z3::expr one = context.int_const("one"), two = context.int_const("two"), three = context.int_const("three");
  const z3::expr sets = context.int_const("sets");
  question.given(one >= 0 && two >= 0 && three >= 0);
  question.given(sets <= one && sets <= two && sets <= three && (sets == one || sets == two || sets == three));
  const z3::expr points = one + 2 * two + 3 * three + game.rules.for_a_set * sets;
  const Answer answer = question.prove(points <= 3 * (one + two + three));
  if (answer == Answer::Unknown) return undecided(question.asked(), "what sets are worth");
  if (answer == Answer::Counterexample) {
    const Cards pool{{Card::shell_1, number(question.found(), one)},
                     {Card::shell_2, number(question.found(), two)},
                     {Card::shell_3, number(question.found(), three)}};
    return fails(question.asked(), "a pool with sets counts more than one of the best shells",
                 {"a pool of " + phrase(pool)});
  }
  std::uint64_t pools = 0;
  for (int a = 0; a <= game.box.deck[Card::shell_1]; ++a)
    for (int b = 0; b <= game.box.deck[Card::shell_2]; ++b)
      for (int c = 0; c <= game.box.deck[Card::shell_3]; ++c, ++pools)
        if (const Cards pool{{Card::shell_1, a}, {Card::shell_2, b}, {Card::shell_3, c}};
            points_of(game.rules, pool, 0) != a + 2 * b + 3 * c + game.rules.for_a_set * std::min({a, b, c}))
          return encoding_is_wrong(question.asked(), "a pool of " + phrase(pool) + " counts otherwise");
  return holds(question.asked()).over("pools of any size").tied(in_every_case(pools, "every pool of the shells in the box"));
}

}  // namespace tide_pools

template <>
std::span<const fathom::solver::Theorem<tide_pools::TidePools>> fathom::solver::theorems_of<tide_pools::TidePools>() {
  static constexpr Theorem<tide_pools::TidePools> all[] = {
      {"sets_are_no_bargain", "scoring.bound", Outcome::holds, tide_pools::sets_are_no_bargain}};
  return all;
}
