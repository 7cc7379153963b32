#include "solver/mermaid_rain/reaching.hpp"

#include "solver/mermaid_rain/walks.hpp"

namespace fathom::solver::rain {

namespace {

std::vector<std::string> told_with_actions(const Game& game, const Wish& wish, const std::vector<Action>& actions) {
  std::vector<std::string> told{told_of(wish)};
  State state = position_of_wish(game, wish);
  for (const Action& action : actions) {
    told.push_back(MermaidRain::show(game, state, action));
    MermaidRain::perform(game, state, action);
  }
  return told;
}

}  // namespace

Finding reaching_agrees_with_search(const Game& game, const Budget& budget, const ReachingBook& book) {
  std::uint64_t cases = 0;
  int reached = 0;
  for (int i = 0; i < positions_tried; ++i) {
    const Wish wished = wish(game, i, book);
    const Walk by_the_book = walk_by_the_book(game, budget, wished, book);
    ++cases;
    if (by_the_book.answer == Answer::Unknown) return undecided(cases, told_of(wished));
    const Walk in_model = walk_in_model(game, wished);
    reached += in_model.answer == Answer::Counterexample ? 1 : 0;
    if (by_the_book.answer == Answer::Counterexample) {
      const auto trouble = refused_or_elsewhere(game, wished, by_the_book.actions);
      if (!trouble && in_model.answer == Answer::Counterexample) continue;
      std::vector<std::string> told = told_with_actions(game, wished, by_the_book.actions);
      if (trouble) told.push_back(*trouble);
      Finding finding = fails(cases,
                              trouble ? "the rulebook lets her reach a treasure, and the model does not"
                                      : "the model allows a walk that a search of its legal actions misses",
                              told);
      finding.trace = RainTrace{game, position_of_wish(game, wished), by_the_book.actions, "she can reach the treasure"};
      return finding;
    }
    if (in_model.answer == Answer::Proved) continue;
    const std::vector<std::string> told = told_with_actions(game, wished, in_model.actions);
    if (refused_or_elsewhere(game, wished, in_model.actions))
      return encoding_is_wrong(cases, "the walk found in the model cannot be replayed", told);
    Finding finding = fails(cases, "the model lets her reach a treasure, and the rulebook does not", told);
    finding.trace = RainTrace{game, position_of_wish(game, wished), in_model.actions, "she cannot reach the treasure"};
    return finding;
  }
  const std::string counted = std::to_string(reached) + " of " + plural(positions_tried, "treasure") + " can be reached";
  if (reached == 0 || reached == positions_tried) return fails(cases, "the positions tried tell nothing: " + counted);
  return holds(cases, {counted})
      .over("every placing and every walk in " + plural(positions_tried, "position") + " drawn by lot")
      .tied(in_a_sample(positions_tried, "positions, each searched through the model's legal actions"));
}

}  // namespace fathom::solver::rain
