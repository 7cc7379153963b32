#include "solver/mirage/trees.hpp"

#include <algorithm>
#include <map>

#include "solver/prover.hpp"

namespace fathom::solver::oasis {

namespace {

using mirage::Colour;
using Trees = Counts<Colour>;
constexpr std::size_t colours = kinds<Colour>;

std::string trees_in_words(const Trees& trees) {
  std::string text = "trees of each colour:";
  for (const auto many : trees.of) text += ' ' + std::to_string(many);
  return text;
}

/// The most that trees are worth, however they are sorted: some set is put together, and the rest is sorted in the best way.
class Sorting {
 public:
  explicit Sorting(const TreeBook& book) : book_{book} {}

  int best(const Trees& trees) {
    if (trees.empty()) return 0;
    if (const auto known = known_.find(trees); known != known_.end()) return known->second;
    int most_worth = 0;
    for (unsigned set = 1; set < (1U << colours); ++set) {
      Trees rest = trees;
      std::size_t size = 0;
      bool there = true;
      for (std::size_t colour = 0; colour < colours; ++colour) {
        if (((set >> colour) & 1U) == 0) continue;
        ++size;
        there = there && rest.of[colour] > 0;
        if (there) --rest.of[colour];
      }
      if (there) most_worth = std::max(most_worth, book_.of_set[size] + best(rest));
    }
    return known_[trees] = most_worth;
  }

 private:
  const TreeBook& book_;
  std::map<Trees, int> known_;
};

template <class Visit>
std::uint64_t for_all_trees(int most_of_a_colour, Visit&& visit) {
  std::uint64_t cases = 0;
  Trees trees;
  const auto choose = [&](auto&& self, std::size_t colour) -> bool {
    if (colour == colours) {
      ++cases;
      return visit(trees);
    }
    for (int many = 0; many <= most_of_a_colour; ++many) {
      trees.of[colour] = static_cast<std::uint8_t>(many);
      if (!self(self, colour + 1)) return false;
    }
    trees.of[colour] = 0;
    return true;
  };
  choose(choose, 0);
  return cases;
}

/// As many as there are in the box.
int most_trees_of_a_colour(const Game& game) { return *std::ranges::max_element(game.box.trees.of); }

Finding worth_otherwise(const Game& game, const Trees& trees, std::string why, std::vector<std::string> told) {
  told.insert(told.begin(), trees_in_words(trees));
  Finding finding = fails(1, std::move(why), std::move(told));
  State state = position(game, Board{}, Step::scoring);
  finding.trace = MirageTrace{game, state, {Action{mirage::Scoring{}}}, "trees are worth most in the largest sets"};
  return finding;
}

}  // namespace

Finding best_sets_are_counted(const Game& game, const Budget& budget, const TreeBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr larger = context.int_const("larger set");
  const z3::expr smaller = context.int_const("smaller set");
  const int all = static_cast<int>(colours);
  question.given(smaller >= 1 && larger >= smaller && larger < all);
  const auto worth = [&](const z3::expr& size) {
    z3::expr points = context.int_val(0);
    for (std::size_t n = 0; n < book.of_set.size(); ++n)
      points = z3::ite(size == static_cast<int>(n), context.int_val(book.of_set[n]), points);
    return points;
  };
  const Answer answer = question.prove(worth(larger + 1) + worth(smaller - 1) >= worth(larger) + worth(smaller));
  if (answer == Answer::Unknown) return undecided(question.asked(), "trees moved to a larger set");
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(question.asked(), "a tree moved to a larger set makes it worth less");
  const int most_of_a_colour = most_trees_of_a_colour(game);
  Sorting sorting{book};
  Finding finding = holds(0);
  const std::uint64_t cases = for_all_trees(most_of_a_colour, [&](const Trees& trees) {
    const int by_the_book = sorting.best(trees);
    const int in_model = mirage::tree_points(trees);
    if (by_the_book != in_model)
      finding = worth_otherwise(game, trees, "trees are worth more or less in the model than the best sets of them",
                                {"at best " + std::to_string(by_the_book) + ", in the model " + std::to_string(in_model)});
    return by_the_book == in_model;
  });
  if (finding.outcome != Outcome::holds) return finding;
  return holds(question.asked())
      .over("sets of up to " + plural(all, "colour"))
      .tied(in_every_case(cases, "up to " + plural(most_of_a_colour, "tree") + " of each colour, sorted in all ways"));
}

Finding more_trees_are_worth_more(const Game& game, const Budget&, int (*worth)(const Trees&)) {
  Finding finding = holds(0);
  const int most_of_a_colour = most_trees_of_a_colour(game);
  const std::uint64_t cases = for_all_trees(most_of_a_colour, [&](const Trees& trees) {
    const auto with_one_more = [&](Colour colour) {
      Trees more = trees;
      ++more[colour];
      return worth(more);
    };
    for (const Colour colour : every<Colour>) {
      if (with_one_more(colour) <= worth(trees))
        finding = worth_otherwise(game, trees, "one more tree is worth nothing", {"a " + plainly(colour) + " one"});
      for (const Colour other : every<Colour>)
        if (trees[colour] < trees[other] && with_one_more(colour) < with_one_more(other))
          finding = worth_otherwise(game, trees, "a tree of a colour one has more of is worth more", {plainly(other)});
    }
    return finding.outcome == Outcome::holds;
  });
  if (finding.outcome != Outcome::holds) return finding;
  return holds(0)
      .over("up to " + plural(most_of_a_colour, "tree") + " of each colour, which is all there are")
      .all_tried(cases)
      .tied(in_every_case(cases, "what the model says trees are worth"));
}

}  // namespace fathom::solver::oasis
