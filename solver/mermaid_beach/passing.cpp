#include "solver/mermaid_beach/passing.hpp"

#include <algorithm>
#include <functional>

#include "solver/prover.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Direction;

/// How many cards each player holds: anything. Which of them she passes does not matter to what is asked here. Ann has drawn
/// the starfish.
struct UnknownHands {
  UnknownHands(z3::context& context, Question& question, int players) {
    for (int i = 0; i < players; ++i) {
      sizes.push_back(context.int_const(("hand of " + plainly(seat(i))).c_str()));
      question.given(sizes.back() >= 0);
    }
  }
  [[nodiscard]] z3::expr passes(std::size_t who, mermaid_beach::Passers passers, const PassingBook& book) const {
    z3::context& context = sizes.front().ctx();
    if (who > 0 && passers == mermaid_beach::Passers::drawer_alone) return context.int_val(0);
    return z3::ite(sizes[who] >= 1, context.int_val(book.passed), context.int_val(0));
  }
  std::vector<z3::expr> sizes;
};

std::size_t receiver(std::size_t from, std::size_t players, Direction direction, const PassingBook& book) {
  const int around = static_cast<int>(players);
  const auto steps = static_cast<std::size_t>((book.seats_to_left % around + around) % around);
  return (from + (direction == Direction::left ? steps : players - steps)) % players;
}

/// What everybody holds while cards lie between the players, and after they are taken up.
struct Exchange {
  std::vector<z3::expr> put_down;
  std::vector<z3::expr> taken_up;
};
Exchange exchange(const UnknownHands& before, const Game& game, Direction direction, const PassingBook& book) {
  const std::size_t players = before.sizes.size();
  Exchange sizes{before.sizes, {}};
  for (std::size_t i = 0; i < players; ++i)
    sizes.put_down[i] = sizes.put_down[i] - before.passes(i, game.rules.passers, book);
  sizes.taken_up = sizes.put_down;
  for (std::size_t i = 0; i < players; ++i) {
    z3::expr& to = sizes.taken_up[receiver(i, players, direction, book)];
    to = to + before.passes(i, game.rules.passers, book);
  }
  return sizes;
}

/// A table on which hands change their sizes though all have a card to pass, or somebody passes what she has not.
struct Uneven {
  Answer answer = Answer::Proved;
  std::vector<int> sizes{};
  std::uint64_t asked = 0;
};
Uneven uneven_table(const Game& game, int players, Direction direction, const Budget& budget, const PassingBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const UnknownHands before{context, question, players};
  const Exchange after = exchange(before, game, direction, book);
  z3::expr all_hold = context.bool_val(true);
  z3::expr same = context.bool_val(true);
  z3::expr none_short = context.bool_val(true);
  for (std::size_t i = 0; i < before.sizes.size(); ++i) {
    all_hold = all_hold && before.sizes[i] >= 1;
    same = same && after.taken_up[i] == before.sizes[i];
    none_short = none_short && after.put_down[i] >= 0;
  }
  Uneven result{question.prove(none_short && z3::implies(all_hold, same))};
  result.asked = question.asked();
  if (result.answer != Answer::Counterexample) return result;
  const z3::model found = question.found();
  for (const z3::expr& size : before.sizes) result.sizes.push_back(number(found, size));
  return result;
}

/// A starfish is to be drawn by Ann, and each player holds so many cards of her own kind.
State before_starfish(const Game& game, const std::vector<int>& sizes) {
  State state;
  state.players = static_cast<std::uint8_t>(sizes.size());
  state.step = Step::drawing_shells;
  state.owed = 1;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    state.hands.of[i][mermaid_beach::items[i]] = static_cast<std::uint8_t>(sizes[i]);
  return MermaidBeach::completed(game, state);
}

/// Which card she passes here: one of her own kind if she has it, and otherwise the first there is.
std::optional<BeachCard> passed_by(const BeachCards& hand, std::size_t who) {
  if (hand[mermaid_beach::items[who]] > 0) return mermaid_beach::items[who];
  const auto held = std::ranges::find_if(every<BeachCard>, [&](BeachCard card) { return hand[card] > 0; });
  return held == every<BeachCard>.end() ? std::nullopt : std::optional{*held};
}

/// What everybody holds by the book after passing: together, or each with what those before her have passed in hand.
PerSeat<BeachCards> by_the_book(const Game& game, const State& before, Direction direction, const PassingBook& book) {
  const bool together = game.rules.passing == mermaid_beach::PassingWhen::together;
  const std::size_t players = before.players;
  PerSeat<BeachCards> hands = before.hands;
  for (std::size_t i = 0; i < players; ++i) {
    if (i > 0 && game.rules.passers == mermaid_beach::Passers::drawer_alone) continue;
    const std::optional<BeachCard> card = passed_by(together ? before.hands.of[i] : hands.of[i], i);
    if (!card) continue;
    hands.of[i][*card] = static_cast<std::uint8_t>(hands.of[i][*card] - book.passed);
    BeachCards& to = hands.of[receiver(i, players, direction, book)];
    to[*card] = static_cast<std::uint8_t>(to[*card] + book.passed);
  }
  return hands;
}

/// A starfish of the model, and the cards that are passed for it: everybody puts down a card of her own kind, or what is
/// listed first.
struct Passed {
  std::vector<Action> done;
  State end;
};
Passed passed_in_model(const Game& game, const State& given, Direction direction) {
  const ShellCard starfish = direction == Direction::left ? ShellCard::starfish_left : ShellCard::starfish_right;
  Passed passed{{mermaid_beach::DrawShell{Seat::Ann, starfish}}, given};
  MermaidBeach::perform(game, passed.end, passed.done.front());
  while (passed.end.step == Step::passing || passed.end.step == Step::handing_over) {
    const std::vector<Action> actions = legal(game, passed.end);
    if (actions.empty()) break;
    const Seat who = passed.end.acting;
    const auto own = std::ranges::find(actions, Action{mermaid_beach::PassCard{who, mermaid_beach::items[index_of(who)]}});
    passed.done.push_back(own == actions.end() ? actions.front() : *own);
    MermaidBeach::perform(game, passed.end, passed.done.back());
  }
  return passed;
}

constexpr int most_in_a_hand = 2;
constexpr std::string_view tables_tried = "hands of none to two cards each of 2 to 5 players, to the left and to the right";

/// Visits every table of small hands while `visit` says to go on; gives how many there were.
std::uint64_t each_table(const std::function<bool(const std::vector<int>&, Direction)>& visit) {
  std::uint64_t tried = 0;
  for (int players = fewest; players <= most; ++players) {
    int tables = 1;
    for (int i = 0; i < players; ++i) tables *= most_in_a_hand + 1;
    for (int table = 0; table < tables; ++table) {
      std::vector<int> sizes;
      for (int rest = table; static_cast<int>(sizes.size()) < players; rest /= most_in_a_hand + 1)
        sizes.push_back(rest % (most_in_a_hand + 1));
      for (const Direction direction : every<Direction>) {
        ++tried;
        if (!visit(sizes, direction)) return tried;
      }
    }
  }
  return tried;
}

/// A table on which the model passes cards otherwise than the rulebook.
struct PassedOtherwise {
  std::optional<Finding> found;
  std::uint64_t tried = 0;
};
PassedOtherwise passed_otherwise(const Game& game, const PassingBook& book) {
  PassedOtherwise result;
  result.tried = each_table([&](const std::vector<int>& sizes, Direction direction) {
    const State given = before_starfish(game, sizes);
    const Passed passed = passed_in_model(game, given, direction);
    if (passed.end.hands == by_the_book(game, given, direction, book)) return true;
    result.found = differs(0, "cards are passed otherwise in the model than by the rulebook", told(game, given, passed.done),
                           BeachTrace{game, given, passed.done, "everybody with a card passes one, all to the same side"});
    return false;
  });
  return result;
}

}  // namespace

Finding passing_keeps_hand_sizes(const Game& game, const Budget& budget, const PassingBook& book) {
  std::uint64_t asked = 0;
  for (int players = fewest; players <= most; ++players)
    for (const Direction direction : every<Direction>) {
      const Uneven uneven = uneven_table(game, players, direction, budget, book);
      asked += uneven.asked;
      if (uneven.answer == Answer::Unknown) return undecided(asked, "the sizes of hands after passing");
      if (uneven.answer == Answer::Proved) continue;
      const State given = before_starfish(game, uneven.sizes);
      const Passed passed = passed_in_model(game, given, direction);
      const auto size_changes = [&](std::size_t i) { return passed.end.hands.of[i].total() != given.hands.of[i].total(); };
      bool some = false;
      for (std::size_t i = 0; i < uneven.sizes.size(); ++i) some = some || size_changes(i);
      if (!some) return encoding_is_wrong(asked, "in the model hands keep their sizes", told(game, given, passed.done));
      return differs(asked, "a starfish changes the size of a hand though all have a card", told(game, given, passed.done),
                     BeachTrace{game, given, passed.done, "passing keeps hands even"});
    }
  const PassedOtherwise odd = passed_otherwise(game, book);
  if (odd.found) return *odd.found;
  return holds(asked)
      .over("hands of any size of 2 to 5 players, to the left and to the right")
      .tied(in_every_case(odd.tried, std::string{tables_tried}));
}

Finding cards_go_one_seat_further(const Game& game, const Budget&, const PassingBook& book) {
  std::uint64_t tried = 0;
  for (const mermaid_beach::PassingWhen passing : every<mermaid_beach::PassingWhen>) {
    const Game read = changed(game, [&](Rules& rules) { rules.passing = passing; });
    const PassedOtherwise odd = passed_otherwise(read, book);
    if (odd.found) return *odd.found;
    tried += odd.tried;
  }
  const std::string domain = std::string{tables_tried} + ", together and one after another";
  return holds(0).over(domain).all_tried(tried).tied(in_every_case(tried, domain));
}

}  // namespace fathom::solver::beach
