#include "solver/mermaid_beach/scoring.hpp"

#include <algorithm>

#include "solver/prover.hpp"

namespace fathom::solver::beach {

namespace {

constexpr std::size_t values = std::tuple_size_v<decltype(ShellBook::values)>;

/// How many shells of each value lie in front of a player.
using Shells = std::array<int, values>;

/// The same as unknowns, and what the rulebook makes of them.
struct Lying {
  Lying(z3::context& context, const ShellBook& book)
      : points{context.int_val(0)}, eaten{context.int_val(0)}, eaten_cards{context.int_val(0)} {
    for (std::size_t i = 0; i < values; ++i) {
      shells.push_back(context.int_const(("shells of " + std::to_string(book.values[i])).c_str()));
      points = points + book.values[i] * shells[i];
      // a higher value that is there takes the place of a lower one
      eaten = z3::ite(shells[i] > 0, book.values[i] * shells[i], eaten);
      eaten_cards = z3::ite(shells[i] > 0, shells[i], eaten_cards);
    }
  }
  [[nodiscard]] z3::expr within(const ShellBook& book) const {
    z3::expr fact = shells[0] >= 0;
    for (const z3::expr& number : shells) fact = fact && number >= 0 && number <= book.of_each;
    return fact;
  }
  [[nodiscard]] Shells in(const z3::model& model) const {
    Shells numbers{};
    for (std::size_t i = 0; i < values; ++i) numbers[i] = number(model, shells[i]);
    return numbers;
  }

  std::vector<z3::expr> shells;
  z3::expr points;
  z3::expr eaten;        ///< Points that go.
  z3::expr eaten_cards;  ///< Cards that go.
};

/// The end of a game: Ann holds the Sea Monster, these shells lie in front of her, and Bob is out of cards.
State at_the_end(const Game& game, const Shells& shells) {
  State state = MermaidBeach::start(game, fewest);
  state.step = Step::revealing;
  state.ending = mermaid_beach::Ending::decided;
  state.hands[Seat::Ann] = {BeachCard::sea_monster};
  for (std::size_t i = 0; i < values; ++i)
    state.shells[Seat::Ann][mermaid_beach::point_shells[i]] = static_cast<std::uint8_t>(shells[i]);
  state.deck = {};
  state.shell_deck = {};
  return MermaidBeach::settled(game, state);
}

const std::vector<Action>& counting() {
  static const std::vector<Action> deeds{mermaid_beach::RevealMonster{Seat::Ann}, mermaid_beach::Score{}};
  return deeds;
}

BeachStory story_of(const Game& game, const Shells& shells, std::string claim) {
  return {game, at_the_end(game, shells), counting(), std::move(claim)};
}

/// What the model leaves of these shells; nothing where it does not let them be counted.
std::optional<int> left_by_model(const Game& game, const Shells& shells) {
  const auto end = after(game, at_the_end(game, shells), counting());
  return end ? std::optional{int{end->scores[Seat::Ann]}} : std::nullopt;
}

/// What the rulebook leaves of them, worked without Z3, to see the formula and the model side by side.
int left_by_book(const ShellBook& book, const Shells& shells) {
  int points = 0;
  int highest = 0;
  for (std::size_t i = 0; i < values; ++i) {
    points += book.values[i] * shells[i];
    if (shells[i] > 0) highest = book.values[i] * shells[i];
  }
  return points - highest;
}

std::string words(const ShellBook& book, const Shells& shells) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < values; ++i)
    if (shells[i] > 0) parts.push_back(std::to_string(shells[i]) + " of " + std::to_string(book.values[i]));
  return parts.empty() ? "no shells" : listed(parts);
}

/// The first of all ways in which shells can lie that the model counts otherwise than the rulebook.
std::optional<Shells> counted_otherwise(const Game& game, const ShellBook& book, std::uint64_t& cases) {
  Shells shells{};
  for (;;) {
    ++cases;
    if (left_by_model(game, shells) != left_by_book(book, shells)) return shells;
    std::size_t place = 0;
    while (place < values && shells[place] == book.of_each) shells[place++] = 0;
    if (place == values) return std::nullopt;
    ++shells[place];
  }
}

}  // namespace

Finding monster_never_raises_a_score(const Game& game, const Budget& budget, const ShellBook& book) {
  z3::context context;
  const Lying lying{context, book};
  Question question{context, budget, Logic::linear};
  question.given(lying.within(book));
  const Answer answer = question.prove(lying.eaten >= 0 && lying.eaten <= book.most_eaten &&
                                       (lying.points > 0) == (lying.eaten > 0) && lying.eaten <= lying.points);
  std::uint64_t cases = question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "what the Sea Monster costs");
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(cases, "the Sea Monster costs otherwise than it says",
                             {words(book, lying.in(question.found()))});
  if (const auto shells = counted_otherwise(game, book, cases))
    return differs(cases, "the model leaves other shells than the rulebook", {words(book, *shells)},
                   story_of(game, *shells, "the Sea Monster eats all of the highest shells, and nothing else"));
  return holds(cases, {"it costs whoever has shells at least one point, and at most " + plural(book.most_eaten, "point")});
}

Finding scores_stay_within_bounds(const Game& game, const Budget& budget, const ShellBook& book) {
  z3::context context;
  const Lying lying{context, book};
  Question question{context, budget, Logic::linear};
  question.given(lying.within(book));
  const z3::expr left = lying.points - lying.eaten;
  const Answer within =
      question.prove(lying.points >= 0 && lying.points <= book.most_points && left >= 0 && left <= book.most_with_monster);
  const Answer reached = question.prove(lying.points != book.most_points);
  const Answer reached_with_monster = question.prove(left != book.most_with_monster);
  std::uint64_t cases = question.asked();
  if (within == Answer::Unknown || reached == Answer::Unknown || reached_with_monster == Answer::Unknown)
    return undecided(cases, "the bounds of a score");
  if (within == Answer::Counterexample || reached == Answer::Proved || reached_with_monster == Answer::Proved)
    return encoding_is_wrong(cases, "scores have other bounds than it says");
  const Shells all = lying.in(question.found());
  if (left_by_model(game, all) != book.most_with_monster)
    return differs(
        cases, "the model counts otherwise", {words(book, all)},
        story_of(game, all, "the highest score with the Sea Monster is " + std::to_string(book.most_with_monster)));
  return holds(cases,
               {"0 to " + std::to_string(book.most_points) + " points, all players together; with the Sea Monster at most " +
                std::to_string(book.most_with_monster)});
}

Finding scoring_example_is_possible(const Game& game, const Budget& budget, const ShellBook& book) {
  z3::context context;
  const Lying lying{context, book};
  Question question{context, budget, Logic::linear};
  question.given(lying.within(book));
  const Answer impossible =
      question.prove(!(lying.shells.back() == book.eaten_in_example && lying.eaten_cards == book.eaten_in_example &&
                       lying.points - lying.eaten == book.left_in_example));
  if (impossible == Answer::Unknown) return undecided(question.asked(), "the example");
  if (impossible == Answer::Proved)
    return encoding_is_wrong(question.asked(), "no shells that there are come to the example's numbers");
  const Shells shells = lying.in(question.found());
  if (left_by_model(game, shells) != book.left_in_example)
    return differs(question.asked(), "the model counts otherwise", {words(book, shells)},
                   story_of(game, shells, std::to_string(book.left_in_example) + " points are left"));
  return holds(question.asked(), {words(book, shells) + ": the " + in_words(book.eaten_in_example) +
                                  " highest are eaten, and " + plural(book.left_in_example, "point") + " left"});
}

}  // namespace fathom::solver::beach
