#include "solver/mermaids_song/shoal.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace fathom::solver::song {

namespace {

/// Looks from a guess upwards or downwards until a number is possible and the one below it is not. The guess only saves
/// questions.
Least least_from(int guess, int highest, const std::function<Sharing(int)>& possible) {
  Least least;
  Sharing here = possible(guess);
  least.asked = here.asked;
  while (here.answer == Answer::Counterexample) {
    least.number = guess;
    least.witness = std::move(here);
    here = possible(--guess);
    least.asked += here.asked;
    if (here.answer == Answer::Proved) least.answer = Answer::Proved;
  }
  if (least.answer == Answer::Proved) return least;
  while (here.answer == Answer::Proved && guess < highest) {
    here = possible(++guess);
    least.asked += here.asked;
  }
  if (here.answer != Answer::Counterexample) return least;
  least.answer = Answer::Proved;
  least.number = guess;
  least.witness = std::move(here);
  return least;
}

/// What so many of a shoal count, the cheapest ones.
int cheapest(const Shoal& shoal, int creatures) {
  int loyalty = 0;
  for (std::size_t sort = 0; sort < sorts; ++sort) {
    const int taken = std::min(creatures, shoal.of[sort]);
    loyalty += taken * shoal.ratings[sort];
    creatures -= taken;
  }
  return loyalty;
}

}  // namespace

std::string words(const Shoal& shoal) {
  std::string text;
  for (std::size_t sort = 0; sort < sorts; ++sort)
    for (int i = 0; i < shoal.of[sort]; ++i) text += (text.empty() ? "" : ", ") + std::to_string(shoal.ratings[sort]);
  return text.empty() ? "nothing" : text;
}

Sharing shared(const Shoal& shoal, const Wanted& wanted, const Budget& budget) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  std::vector<std::vector<z3::expr>> has;
  std::vector<z3::expr> won(sorts, context.int_val(0));
  z3::expr all = context.int_val(0);
  for (int player = 0; player < wanted.players; ++player) {
    has.emplace_back();
    z3::expr loyalty = context.int_val(0);
    for (std::size_t sort = 0; sort < sorts; ++sort) {
      const std::string name = std::to_string(player) + " has " + std::to_string(shoal.ratings[sort]) + "s";
      const z3::expr count = context.int_const(name.c_str());
      question.given(count >= 0);
      loyalty = loyalty + shoal.ratings[sort] * count;
      won[sort] = won[sort] + count;
      all = all + count;
      has.back().push_back(count);
    }
    question.given(loyalty >= wanted.loyalty_least && loyalty <= wanted.loyalty_most);
  }
  for (std::size_t sort = 0; sort < sorts; ++sort) question.given(won[sort] <= shoal.of[sort]);
  question.given(all >= wanted.creatures_least && all <= wanted.creatures_most);

  Sharing sharing;
  sharing.answer = question.refute();
  sharing.asked = question.asked();
  if (sharing.answer != Answer::Counterexample) return sharing;
  const z3::model model = question.found();
  for (const std::vector<z3::expr>& counts : has) {
    Shoal mine{{}, shoal.ratings};
    for (std::size_t sort = 0; sort < sorts; ++sort) mine.of[sort] = number(model, counts[sort]);
    sharing.each.push_back(mine);
  }
  return sharing;
}

Least least_limit(const Shoal& shoal, int players, int creatures, const Budget& budget) {
  const int guess = (cheapest(shoal, creatures) + players - 1) / players;
  return least_from(guess, shoal.loyalty(), [&](int limit) {
    return shared(shoal, {players, creatures, creatures, 0, limit}, budget);
  });
}

Least most_won(const Shoal& shoal, int players, int limit, const Budget& budget) {
  int guess = 0;
  while (guess < shoal.creatures() && cheapest(shoal, guess + 1) <= players * limit) ++guess;
  // counted down from all of them: the fewest that are left over
  Least left = least_from(shoal.creatures() - guess, shoal.creatures(), [&](int over) {
    const int won = shoal.creatures() - over;
    return shared(shoal, {players, won, won, 0, limit}, budget);
  });
  left.number = shoal.creatures() - left.number;
  return left;
}

}  // namespace fathom::solver::song
