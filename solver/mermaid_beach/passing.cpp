#include "solver/mermaid_beach/passing.hpp"

#include "solver/prover.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Direction;

/// How many cards each player holds: anything. Which of them she passes does not matter to what is asked here.
struct UnknownHands {
  UnknownHands(z3::context& context, Question& question, int players) {
    for (int i = 0; i < players; ++i) {
      sizes.push_back(context.int_const(("hand of " + plainly(seat(i))).c_str()));
      question.given(sizes.back() >= 0);
    }
  }
  [[nodiscard]] z3::expr passes(std::size_t who, const PassingBook& book) const {
    z3::context& context = sizes.front().ctx();
    return z3::ite(sizes[who] >= 1, context.int_val(book.passed), context.int_val(0));
  }
  std::vector<z3::expr> sizes;
};

std::size_t receiver(std::size_t from, std::size_t players, Direction direction, const PassingBook& book) {
  const int around = static_cast<int>(players);
  const auto steps = static_cast<std::size_t>((book.seats_to_left % around + around) % around);
  return (from + (direction == Direction::left ? steps : players - steps)) % players;
}

/// The sizes of all hands after passing.
std::vector<z3::expr> after_passing(const UnknownHands& before, Direction direction, const PassingBook& book) {
  const std::size_t players = before.sizes.size();
  std::vector<z3::expr> after = before.sizes;
  for (std::size_t i = 0; i < players; ++i) {
    z3::expr& to = after[receiver(i, players, direction, book)];
    after[i] = after[i] - before.passes(i, book);
    to = to + before.passes(i, book);
  }
  return after;
}

std::optional<Judgement> not_proved(Question& question, const z3::expr& claim, const std::string& what) {
  const Answer answer = question.prove(claim);
  if (answer == Answer::Unknown) return undecided(question.asked(), what);
  if (answer == Answer::Counterexample) return encoding_is_wrong(question.asked(), "it is not so that " + what);
  return std::nullopt;
}

std::optional<Judgement> book_does_otherwise(int players, const Budget& budget, const PassingBook& book,
                                             std::uint64_t& cases) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const UnknownHands before{context, question, players};
  std::vector<std::vector<z3::expr>> ends;
  for (const Direction direction : every<Direction>) {
    const std::vector<z3::expr> after = after_passing(before, direction, book);
    ends.push_back(after);
    z3::expr sum_before = context.int_val(0);
    z3::expr sum_after = context.int_val(0);
    z3::expr all_hold = context.bool_val(true);
    z3::expr same = context.bool_val(true);
    z3::expr none_short = context.bool_val(true);
    for (std::size_t i = 0; i < after.size(); ++i) {
      sum_before = sum_before + before.sizes[i];
      sum_after = sum_after + after[i];
      all_hold = all_hold && before.sizes[i] >= 1;
      same = same && after[i] == before.sizes[i];
      none_short = none_short && after[i] >= 0;
    }
    if (auto wrong = not_proved(question, sum_before == sum_after && none_short, "cards are only moved")) return wrong;
    if (auto wrong = not_proved(question, z3::implies(all_hold, same), "no hand changes its size")) return wrong;
    for (std::size_t i = 0; i < after.size(); ++i) {
      const z3::expr change = after[i] - before.sizes[i];
      const bool to_somebody = receiver(i, after.size(), direction, book) != i;
      const z3::expr bounded = change >= -1 && change <= 1;
      if (auto wrong = not_proved(question, bounded && context.bool_val(to_somebody), "a hand changes by one card at most"))
        return wrong;
    }
  }
  if (players == fewest) {
    const z3::expr alike = ends[0][0] == ends[1][0] && ends[0][1] == ends[1][1];
    if (auto wrong = not_proved(question, alike, "left and right are one for two")) return wrong;
  }
  cases += question.asked();
  return std::nullopt;
}

/// A starfish is to be drawn by Ann, and each player holds so many cards of her own kind.
State before_starfish(const Game& game, const std::vector<int>& sizes) {
  State state;
  state.players = static_cast<std::uint8_t>(sizes.size());
  state.step = Step::drawing_shells;
  state.owed = 1;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    state.hands.of[i][mermaid_beach::items[i]] = static_cast<std::uint8_t>(sizes[i]);
  return MermaidBeach::settled(game, state);
}

/// What everybody holds by the book after passing a card of her own kind: one where all stood, the other next to it.
PerSeat<BeachCards> by_the_book(const State& before, Direction direction, const PassingBook& book) {
  PerSeat<BeachCards> hands = before.hands;
  const std::size_t players = before.players;
  for (std::size_t i = 0; i < players; ++i) {
    const BeachCard card = mermaid_beach::items[i];
    if (before.hands.of[i][card] == 0) continue;
    hands.of[i][card] = static_cast<std::uint8_t>(hands.of[i][card] - book.passed);
    BeachCards& to = hands.of[receiver(i, players, direction, book)];
    to[card] = static_cast<std::uint8_t>(to[card] + book.passed);
  }
  return hands;
}

std::optional<Finding> model_passes_otherwise(const Game& game, const std::vector<int>& sizes, Direction direction,
                                              const PassingBook& book, std::uint64_t& cases) {
  ++cases;
  const State given = before_starfish(game, sizes);
  const ShellCard starfish = direction == Direction::left ? ShellCard::starfish_left : ShellCard::starfish_right;
  std::vector<Action> done{mermaid_beach::DrawShell{Seat::Ann, starfish}};
  State state = given;
  MermaidBeach::perform(game, state, done.front());
  while (state.step == Step::passing || state.step == Step::handing_over) {
    const std::vector<Action> actions = legal(game, state);
    if (actions.empty()) break;
    done.push_back(actions.front());
    MermaidBeach::perform(game, state, done.back());
  }
  if (state.hands == by_the_book(given, direction, book)) return std::nullopt;
  return differs(cases, "cards are passed otherwise in the model than by the rulebook", told(game, given, done),
                 BeachStory{game, given, done, "everybody with a card passes one, all to the same side"});
}

}  // namespace

Finding passing_keeps_hand_sizes(const Game& game, const Budget& budget, const PassingBook& book) {
  std::uint64_t cases = 0;
  for (int players = fewest; players <= most; ++players)
    if (auto wrong = book_does_otherwise(players, budget, book, cases)) return *wrong;
  constexpr int most_held = 2;
  for (int players = fewest; players <= most; ++players) {
    int tables = 1;
    for (int i = 0; i < players; ++i) tables *= most_held + 1;
    for (int table = 0; table < tables; ++table) {
      std::vector<int> sizes;
      for (int rest = table; static_cast<int>(sizes.size()) < players; rest /= most_held + 1)
        sizes.push_back(rest % (most_held + 1));
      for (const Direction direction : every<Direction>)
        if (auto odd = model_passes_otherwise(game, sizes, direction, book, cases)) return *odd;
    }
  }
  return holds(cases);
}

}  // namespace fathom::solver::beach
