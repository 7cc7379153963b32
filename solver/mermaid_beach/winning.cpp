#include "solver/mermaid_beach/winning.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "model/mermaid_beach/by_the_book.hpp"
#include "model/mermaid_beach/supplies.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::shell_kinds;
using mermaid_beach::by_the_book::standing;

/// Shells in front of each player, before points are counted.
using ShellHeaps = std::vector<ShellCards>;

State about_to_count(const Game& game, const ShellHeaps& shells) {
  State state;
  state.players = static_cast<std::uint8_t>(shells.size());
  state.step = Step::scoring;
  for (std::size_t i = 0; i < shells.size(); ++i) state.shells.of[i] = shells[i];
  return MermaidBeach::completed(game, state);
}

SeatSet winners_by_the_book(const Game& game, const ShellHeaps& shells, const WinningBook& book) {
  std::pair<int, int> best{0, 0};
  for (const ShellCards& each : shells) best = std::max(best, standing(game, each, book.shells_decide));
  SeatSet winners;
  for (std::size_t i = 0; i < shells.size(); ++i)
    if (standing(game, shells[i], book.shells_decide) == best) winners.insert(static_cast<Seat>(i));
  return winners;
}

/// All shells in front of two players, and a few in front of each of more: none, one, two that are worth as much as one, and
/// more.
std::uint64_t each_standing(const Game& game, const std::function<bool(const ShellHeaps&)>& visit) {
  std::uint64_t tried = 0;
  bool goes_on = true;
  const std::function<void(std::size_t, ShellHeaps&)> split = [&](std::size_t kind, ShellHeaps& lying) {
    if (kind == shell_kinds) {
      ++tried;
      goes_on = visit(lying);
      return;
    }
    const int there = game.box.shells.of[kind];
    for (int ann = 0; ann <= there && goes_on; ++ann)
      for (int bob = 0; ann + bob <= there && goes_on; ++bob) {
        lying[0].of[kind] = static_cast<std::uint8_t>(ann);
        lying[1].of[kind] = static_cast<std::uint8_t>(bob);
        split(kind + 1, lying);
      }
  };
  ShellHeaps two(2);
  split(0, two);
  constexpr ShellCard a = ShellCard::one;
  constexpr ShellCard b = ShellCard::two;
  const std::array<ShellCards, 6> few{ShellCards{}, {a}, {a, a}, {b}, {ShellCard::three}, {a, b}};
  for (std::size_t players = 3; players <= std::size_t{most} && goes_on; ++players) {
    std::size_t ways = 1;
    for (std::size_t i = 0; i < players; ++i) ways *= few.size();
    for (std::size_t way = 0; way < ways && goes_on; ++way) {
      ShellHeaps lying;
      for (std::size_t rest = way; lying.size() < players; rest /= few.size()) lying.push_back(few[rest % few.size()]);
      ++tried;
      goes_on = visit(lying);
    }
  }
  return tried;
}

}  // namespace

Finding most_points_win(const Game& game, const Budget&, const WinningBook& book) {
  std::optional<Finding> odd;
  const std::uint64_t tried = each_standing(game, [&](const ShellHeaps& shells) {
    const State state = about_to_count(game, shells);
    if (mermaid_beach::winners(game, state) == winners_by_the_book(game, shells, book)) return true;
    odd = differs(0, "somebody else wins in the model than by the rulebook", MermaidBeach::tell(game, state),
                  BeachTrace{game, state, {mermaid_beach::Score{}}, "most points win, and of equals most shells"});
    return false;
  });
  if (odd) return *odd;
  const std::string domain =
      "all shells in front of two players, and one of six sets of them in front of each of three to five";
  return holds(0).over(domain).all_tried(tried).tied(in_every_case(tried, domain));
}

namespace {

/// Unknown shells in front of each player, no more than there are.
struct UnknownShells {
  UnknownShells(z3::context& context, Question& question, int players, const Game& game) {
    std::array<std::vector<z3::expr>, shell_kinds> of_kind;
    for (int i = 0; i < players; ++i) {
      points.push_back(context.int_val(0));
      cards.push_back(context.int_val(0));
      shells.emplace_back();
      for (std::size_t kind = 0; kind < shell_kinds; ++kind) {
        const z3::expr many = context.int_const((std::to_string(kind) + " of " + std::to_string(i)).c_str());
        shells.back().push_back(many);
        of_kind[kind].push_back(many);
        points.back() = points.back() + game.rules.shell_values[kind] * many;
        cards.back() = cards.back() + many;
      }
    }
    const ShellCards there_are = mermaid_beach::shell_card_supply.whole(game, State{});
    for (std::size_t kind = 0; kind < shell_kinds; ++kind)
      question.given(supplied(of_kind[kind], there_are[mermaid_beach::point_shells[kind]]));
    for (std::size_t i = 1; i < points.size(); ++i) question.given(points[i] == points[0] && cards[i] == cards[0]);
  }
  std::vector<std::vector<z3::expr>> shells;
  std::vector<z3::expr> points;
  std::vector<z3::expr> cards;
};

/// The shells of a case found, in front of players at the end of a game in the model, before they are counted.
State about_to_count(const Game& game, const UnknownShells& unknown, const z3::model& found) {
  State state;
  state.players = static_cast<std::uint8_t>(unknown.shells.size());
  state.step = Step::scoring;
  for (std::size_t i = 0; i < unknown.shells.size(); ++i)
    for (std::size_t kind = 0; kind < unknown.shells[i].size(); ++kind)
      state.shells.of[i].of[kind] = static_cast<std::uint8_t>(number(found, unknown.shells[i][kind]));
  return MermaidBeach::completed(game, state);
}

}  // namespace

Finding all_can_share_the_win(const Game& game, const Budget& budget, const WinningBook& book) {
  std::uint64_t cases = 0;
  std::vector<std::string> lines;
  for (int players = fewest; players <= most; ++players) {
    const int shared = book.shared_points[static_cast<std::size_t>(players - fewest)];
    z3::context context;
    Question question{context, budget, Logic::linear};
    const UnknownShells unknown{context, question, players, game};
    const Answer no_more = question.prove(unknown.points[0] <= shared);
    const Answer so_many = no_more == Answer::Proved ? question.prove(unknown.points[0] != shared) : Answer::Unknown;
    cases += question.asked();
    if (no_more == Answer::Counterexample || so_many == Answer::Proved)
      return fails(cases, plural(players, "player") + " can share the win with other points than is said");
    if (no_more == Answer::Unknown || so_many == Answer::Unknown) return undecided(cases, "equal points");
    const State given = about_to_count(game, unknown, question.found());
    const std::vector<Action> count{mermaid_beach::Score{}};
    const std::optional<State> end = after(game, given, count);
    const int all = (1 << players) - 1;
    const bool shares = end && mermaid_beach::winners(game, *end).bits == all && end->scores[Seat::Ann] == shared;
    if (!shares)
      return differs(cases, "players with equal points and shells do not share the win in the model",
                     {plural(players, "player") + " with " + plural(shared, "point") + " each"},
                     BeachTrace{game, given, count, "all share the win"});
    lines.push_back("all " + std::to_string(players) + " can share the win with " + plural(shared, "point") + " each");
  }
  return holds(cases, std::move(lines))
      .over("any shells out of the box in front of 2 to 5 players")
      .tied(in_every_case(std::uint64_t{most} - fewest + 1, "numbers of players, with the most points they can share"));
}

}  // namespace fathom::solver::beach
