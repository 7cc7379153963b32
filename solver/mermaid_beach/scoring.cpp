#include "solver/mermaid_beach/scoring.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "model/mermaid_beach/by_the_book.hpp"
#include "model/mermaid_beach/supplies.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::shell_kinds;

using mermaid_beach::by_the_book::Meal;
using Shells = mermaid_beach::by_the_book::Heap<int>;

/// The numbers on the shells, and how many of each there are.
struct Printed {
  explicit Printed(const Game& game) : numbers(game.rules.shell_values) {
    const mermaid_beach::ShellCards there_are = mermaid_beach::shell_card_supply.whole(game, State{});
    for (std::size_t i = 0; i < shell_kinds; ++i) of_each[i] = there_are[mermaid_beach::point_shells[i]];
  }
  Shells numbers;
  Shells of_each{};
};

/// Shells as unknowns, no more of each kind than there are.
std::vector<z3::expr> unknown_shells(z3::context& context, Question& question, const Printed& printed) {
  std::vector<z3::expr> shells;
  for (std::size_t i = 0; i < shell_kinds; ++i) {
    shells.push_back(context.int_const(("shells " + std::to_string(i + 1)).c_str()));
    question.given(supplied({shells[i]}, printed.of_each[i]));
  }
  return shells;
}

/// Shells as unknowns, and what the rulebook makes of them.
struct ShellsLying {
  ShellsLying(z3::context& context, Question& question, const Printed& printed)
      : shells(unknown_shells(context, question, printed)), meal(printed.numbers, shells, context.int_val(0)) {}

  [[nodiscard]] Shells in(const z3::model& model) const {
    Shells numbers{};
    for (std::size_t i = 0; i < shell_kinds; ++i) numbers[i] = number(model, shells[i]);
    return numbers;
  }

  std::vector<z3::expr> shells;
  Meal<z3::expr> meal;
};

/// The end of a game: Ann holds the Sea Monster, these shells lie in front of her, and Bob is out of cards.
State at_the_end(const Game& game, const Shells& shells) {
  State state = MermaidBeach::start(game, fewest);
  state.step = Step::revealing;
  state.ending = mermaid_beach::Ending::decided;
  state.hands[Seat::Ann] = {BeachCard::sea_monster};
  for (std::size_t i = 0; i < shell_kinds; ++i)
    state.shells[Seat::Ann][mermaid_beach::point_shells[i]] = static_cast<std::uint8_t>(shells[i]);
  state.deck = {};
  state.shell_deck = {};
  return MermaidBeach::completed(game, state);
}

const std::vector<Action>& counting() {
  static const std::vector<Action> acts{mermaid_beach::RevealMonster{Seat::Ann}, mermaid_beach::Score{}};
  return acts;
}

BeachTrace trace_of(const Game& game, const Shells& shells, std::string claim) {
  return {game, at_the_end(game, shells), counting(), std::move(claim)};
}

/// What is left of shells, and where the rest is: by the model, or by the rulebook.
struct Left {
  Shells shells{};
  Shells discarded{};
  int points = 0;
  friend bool operator==(const Left&, const Left&) = default;
};

/// What the model leaves of these shells; nothing where it does not let them be counted.
std::optional<Left> left_by_model(const Game& game, const Shells& shells) {
  const auto end = after(game, at_the_end(game, shells), counting());
  if (!end) return std::nullopt;
  Left left;
  const State given = at_the_end(game, shells);
  for (std::size_t i = 0; i < shell_kinds; ++i) {
    const ShellCard shell = mermaid_beach::point_shells[i];
    left.shells[i] = end->shells[Seat::Ann][shell];
    left.discarded[i] = end->shell_discards[shell] - given.shell_discards[shell];
  }
  left.points = end->scores[Seat::Ann];
  return left;
}

/// What the rulebook leaves of them, worked without Z3: the highest number that lies there goes, with all that bear it.
Left left_by_book(const Printed& printed, const Shells& shells, const ShellBook& book) {
  const int highest = Meal<int>(printed.numbers, shells, 0).highest;
  Left left;
  for (std::size_t i = 0; i < shell_kinds; ++i) {
    left.discarded[i] = printed.numbers[i] == highest ? std::min(shells[i], book.most_cards_eaten) : 0;
    left.shells[i] = shells[i] - left.discarded[i];
  }
  left.points = Meal<int>(printed.numbers, left.shells, 0).points;
  return left;
}

std::string words(const Printed& printed, const Shells& shells) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < shell_kinds; ++i)
    if (shells[i] > 0) parts.push_back(std::to_string(shells[i]) + " of " + std::to_string(printed.numbers[i]));
  return parts.empty() ? "no shells" : listed(parts);
}

/// Visits all ways in which shells can lie in front of a player, while `visit` says to go on; gives how many it saw.
std::uint64_t each_way_to_lie(const Printed& printed, const std::function<bool(const Shells&)>& visit) {
  std::uint64_t tried = 0;
  Shells shells{};
  for (;;) {
    ++tried;
    if (!visit(shells)) return tried;
    std::size_t place = 0;
    while (place < shell_kinds && shells[place] == printed.of_each[place]) shells[place++] = 0;
    if (place == shell_kinds) return tried;
    ++shells[place];
  }
}

constexpr std::string_view ways_to_lie = "all ways in which shells can lie in front of a player";

/// The first of all ways in which shells can lie that the model counts otherwise than the rulebook.
struct Counted {
  std::optional<Finding> odd;
  std::uint64_t tried = 0;
  [[nodiscard]] Tie tie() const { return in_every_case(tried, std::string{ways_to_lie}); }
};
Counted counted_otherwise(const Game& game, const ShellBook& book) {
  const Printed printed{game};
  Counted result;
  result.tried = each_way_to_lie(printed, [&](const Shells& shells) {
    if (left_by_model(game, shells) == left_by_book(printed, shells, book)) return true;
    result.odd = differs(0, "the model leaves other shells than the rulebook", {words(printed, shells)},
                         trace_of(game, shells, "the Sea Monster eats all of the highest shells, and nothing else"));
    return false;
  });
  return result;
}

}  // namespace

Finding monster_eats_the_highest(const Game& game, const Budget&, const ShellBook& book) {
  const Game falling = changed(game, [](Rules& rules) {
    std::array<int, shell_kinds> values = rules.shell_values;
    std::ranges::reverse(values);
    rules.shell_values = values;
  });
  Counted counted = counted_otherwise(game, book);
  if (counted.odd) return *counted.odd;
  const Counted with_falling_numbers = counted_otherwise(falling, book);
  if (with_falling_numbers.odd) return *with_falling_numbers.odd;
  counted.tried += with_falling_numbers.tried;
  const std::string domain = std::string{ways_to_lie} + ", with the numbers on them as they are and the other way round";
  return holds(0).over(domain).all_tried(counted.tried).tied(in_every_case(counted.tried, domain));
}

Finding monster_never_raises_a_score(const Game& game, const Budget& budget, const ShellBook& book) {
  const Counted counted = counted_otherwise(game, book);
  if (counted.odd) return *counted.odd;
  z3::context context;
  Question question{context, budget, Logic::linear};
  const Printed printed{game};
  const ShellsLying lying{context, question, printed};
  const Answer answer =
      question.prove(lying.meal.eaten >= 0 && lying.meal.eaten <= lying.meal.points &&
                     z3::implies(lying.meal.points > 0, lying.meal.eaten >= lying.meal.highest + book.costs_more));
  const std::uint64_t cases = question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "what the Sea Monster costs");
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(cases, "the Sea Monster costs otherwise than it says",
                             {words(printed, lying.in(question.found()))});
  return holds(cases, {"it costs whoever has points at least the number on her highest shell"})
      .over(std::string{ways_to_lie})
      .tied(counted.tie());
}

namespace {

/// All points there are, and those that are left where the highest of all shells are eaten.
struct Bounds {
  explicit Bounds(const Printed& printed) {
    int highest = 0;
    for (std::size_t i = 0; i < shell_kinds; ++i)
      if (printed.of_each[i] > 0) highest = std::max(highest, printed.numbers[i]);
    for (std::size_t i = 0; i < shell_kinds; ++i) {
      all += printed.numbers[i] * printed.of_each[i];
      if (printed.numbers[i] < highest) with_monster += printed.numbers[i] * printed.of_each[i];
    }
  }
  int all = 0;
  int with_monster = 0;
};

/// Whether this is the most that can be, and whether it can be.
Answer is_the_most(Question& question, const z3::expr& points, int bound) {
  const Answer within = question.prove(points >= 0 && points <= bound);
  if (within != Answer::Proved) return within;
  const Answer never_reached = question.prove(points != bound);
  if (never_reached == Answer::Unknown) return never_reached;
  return never_reached == Answer::Proved ? Answer::Counterexample : Answer::Proved;
}

}  // namespace

Finding scores_stay_within_bounds(const Game& game, const Budget& budget, const ShellBook& book) {
  const Counted counted = counted_otherwise(game, book);
  if (counted.odd) return *counted.odd;
  z3::context context;
  Question question{context, budget, Logic::linear};
  const Printed printed{game};
  const ShellsLying lying{context, question, printed};
  const Bounds bounds{printed};
  const Answer all = is_the_most(question, lying.meal.points, bounds.all + book.costs_more);
  const Answer with_monster =
      is_the_most(question, lying.meal.points - lying.meal.eaten, bounds.with_monster + book.costs_more);
  const std::uint64_t cases = question.asked();
  if (all == Answer::Unknown || with_monster == Answer::Unknown) return undecided(cases, "the bounds of a score");
  if (all == Answer::Counterexample || with_monster == Answer::Counterexample)
    return encoding_is_wrong(cases, "scores have other bounds than it says");
  return holds(cases, {"0 to " + std::to_string(bounds.all) +
                       " points, all players together; with the Sea Monster at most " + std::to_string(bounds.with_monster)})
      .over(std::string{ways_to_lie})
      .tied(counted.tie());
}

Finding every_score_is_the_sum(const Game& game, const Budget&, const ShellBook& book) {
  const Printed printed{game};
  std::optional<Finding> odd;
  const std::uint64_t tried = each_way_to_lie(printed, [&](const Shells& shells) {
    State state = at_the_end(game, shells);
    state.hands[Seat::Ann] = {BeachCard::sun};
    state.shells[Seat::Bob][ShellCard::one] = 1;
    const int wanted = Meal<int>(printed.numbers, shells, 0).points - book.costs_more;
    const std::vector<Action> count{mermaid_beach::Score{}};
    const std::optional<State> end = after(game, state, count);
    if (end && end->scores[Seat::Ann] == wanted && end->scores[Seat::Bob] == printed.numbers[0]) return true;
    odd = differs(0, "the model counts otherwise", {words(printed, shells)},
                  BeachTrace{game, state, count, std::to_string(wanted) + " points are counted"});
    return false;
  });
  if (odd) return *odd;
  return holds(0).over(std::string{ways_to_lie}).all_tried(tried).tied(in_every_case(tried, std::string{ways_to_lie}));
}

Finding scoring_example_is_possible(const Game& game, const Budget& budget, const ShellBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const Printed printed{game};
  const ShellsLying lying{context, question, printed};
  const Answer impossible =
      question.prove(!(lying.shells.back() == book.eaten_in_example && lying.meal.cards == book.eaten_in_example &&
                       lying.meal.points - lying.meal.eaten == book.left_in_example));
  if (impossible == Answer::Unknown) return undecided(question.asked(), "the example");
  if (impossible == Answer::Proved) return fails(question.asked(), "no shells that there are come to the example's numbers");
  const Shells shells = lying.in(question.found());
  const Counted counted = counted_otherwise(game, book);
  if (counted.odd) return *counted.odd;
  return holds(question.asked(), {words(printed, shells) + ": the " + in_words(book.eaten_in_example) +
                                  " highest are eaten, and " + plural(book.left_in_example, "point") + " left"})
      .over(std::string{ways_to_lie})
      .tied(counted.tie());
}

}  // namespace fathom::solver::beach
