#include "solver/mermaid_rain/splits.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "solver/mermaid_rain/holdings.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::rain {

namespace {

using mermaid_rain::TieMinimum;

/// The model is asked about every holding of at most so many tokens. More of them bring no order of the players, and no gap
/// between them, that fewer do not.
constexpr int most_tokens_asked = 24;

int supply_asked(const Game& game) { return std::min(largest_supply(game), most_tokens_asked); }

std::string tokens_and_players(const Game& game, Players players) {
  const std::string from = std::to_string(players.from);
  return "0 to " + plural(largest_supply(game), "token") + " of a type, " +
         (players.from == players.to ? from : from + " to " + std::to_string(players.to)) + " players";
}
Tie every_descending_holding(std::uint64_t asked) {
  return in_every_case(asked, "holdings of one type, whoever has most named first");
}

/// One number of players at one type of treasure: a holding as symbols, and what the model's table gives for it.
struct SplitTable {
  SplitTable(const Game& game, const Budget& budget, int players)
      : question{context, budget},
        points_of{ask_points(game.rules, players)},
        holding{symbolic_holding(context, "tokens", players)},
        points{points_in_table(points_of, holding)} {
    question.given(descending_within(holding, largest_supply(game)));
    odd = beyond_table_descending(game.rules, points_of, largest_supply(game), asked);
  }
  /// The model's points for some holding are not those of its pattern: then the table is not the model.
  [[nodiscard]] Finding not_the_model(const Game& game) const {
    Finding finding = fails(0, "the model's points depend on more than who has more, as many or none",
                            {words(*odd) + " tokens of one type", "the model gives " + words(scored(game, *odd))});
    finding.trace = trace_of_scoring(game, *odd, "only ranks decide");
    return finding;
  }

  z3::context context;
  Question question;
  PointsTable points_of;
  std::vector<z3::expr> holding;
  std::vector<z3::expr> points;
  std::uint64_t asked = 0;
  std::optional<Holding> odd;
};

z3::expr sum_of(const std::vector<z3::expr>& terms) {
  return std::accumulate(terms.begin() + 1, terms.end(), terms.front());
}

/// The counterexample with the smallest `size`, if there is one, as `read` tells it. Found by halving; where the budget runs
/// out on the way, the smallest so far stands.
template <class Read>
Answer smallest_counterexample(Question& question, const z3::expr& claim, const z3::expr& size, Read&& read) {
  const Answer answer = question.prove(claim);
  if (answer != Answer::Counterexample) return answer;
  int least = 0;
  int smallest = 0;
  const auto note = [&] {
    const z3::model model = question.found();
    smallest = number(model, size);
    read(model);
  };
  note();
  while (least < smallest) {
    const int middle = (least + smallest) / 2;
    if (question.prove(claim || z3::ugt(size, middle)) == Answer::Counterexample)
      note();
    else
      least = middle + 1;
  }
  return answer;
}

/// The holding told with one player, called Ann, first; the others keep their order.
Holding with_first(const Holding& holding, std::size_t first) {
  Holding told = holding;
  std::rotate(told.begin(), told.begin() + static_cast<std::ptrdiff_t>(first),
              told.begin() + static_cast<std::ptrdiff_t>(first) + 1);
  return told;
}

std::string ranked(const Holding& holding, std::size_t who) {
  static constexpr std::array<std::string_view, 6> ranks{"first", "second", "third", "fourth", "fifth", "sixth"};
  const auto ahead = static_cast<std::size_t>(std::ranges::count_if(holding, [&](int n) { return n > holding[who]; }));
  const auto tied = std::ranges::count(holding, holding[who]);
  if (holding[who] == 0) return "has no rank";
  return (tied > 1 ? "ties for " : "is alone as ") + std::string{ranks[ahead % ranks.size()]};
}

std::string told_of_ann(const Game& game, const Holding& holding) {
  return words(holding) + ": Ann has " + plural(holding[0], "token") + ", " + ranked(holding, 0) + ", scores " +
         std::to_string(scored(game, holding)[0]);
}

Game in_reading(const Game& game, TieMinimum reading) {
  Game changed = game;
  changed.rules.tie_minimum = reading;
  return changed;
}

std::string with_players(int players) { return "with " + plural(players, "player"); }

/// Every pattern, played: the action `score` gives what the procedure says. Gives the holding for which it does not.
std::optional<Holding> not_played_like(const Game& game, const PointsTable& table) {
  for (unsigned number = 0; number < Pattern::count(table.players); ++number) {
    const Holding holding = Pattern{table.players, number}.smallest();
    if (scored(game, holding) != table.by_pattern[number]) return holding;
  }
  return std::nullopt;
}

}  // namespace

int all_ranks(const Rules& rules) {
  const SplitsBook book(rules);
  return std::accumulate(book.ranks.begin(), book.ranks.end(), 0);
}

Finding points_follow_the_procedure(const Game& game, const Budget& budget, const SplitsBook& book) {
  std::uint64_t cases = 0;
  std::uint64_t asked = 0;
  for (int players = fewest; players <= most; ++players) {
    SplitTable table{game, budget, players};
    const std::vector<z3::expr> expected = points_by_the_book(table.holding, book);
    std::vector<z3::expr> equal;
    for (std::size_t i = 0; i < expected.size(); ++i) equal.push_back(table.points[i] == expected[i]);
    Holding holding;
    Holding by_the_book;
    const Answer answer = smallest_counterexample(table.question, all_of(table.context, equal), sum_of(table.holding),
                                                  [&](const z3::model& model) {
                                                    holding = value_of(model, table.holding);
                                                    by_the_book = value_of(model, expected);
                                                  });
    cases += table.question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "points " + with_players(players));
    if (answer == Answer::Counterexample) {
      const Holding played = scored(game, holding);
      const std::vector<std::string> told{words(holding) + " tokens of one type", "the rulebook gives " + words(by_the_book),
                                          "the model gives    " + words(played)};
      if (played == by_the_book) return encoding_is_wrong(cases, "the model scores as the rulebook does", told);
      Finding finding = fails(cases, "the model scores otherwise than the rulebook " + with_players(players), told);
      finding.trace = trace_of_scoring(game, holding, "the points are " + words(by_the_book));
      return finding;
    }
    std::optional<Holding> odd = not_played_like(game, table.points_of);
    if (!odd) odd = beyond_table(game.rules, table.points_of, supply_asked(game), asked);
    if (odd) {
      Finding finding = fails(cases, "the model's points depend on more than who has more, as many or none",
                              {words(*odd) + " tokens of one type", "the model gives " + words(scored(game, *odd))});
      finding.trace = trace_of_scoring(game, *odd, "only ranks decide");
      return finding;
    }
  }
  return holds(cases)
      .over(tokens_and_players(game, {}))
      .tied(in_every_case(asked, "holdings of up to " + plural(supply_asked(game), "token") + ", whoever has them"));
}

namespace {

/// A property of one holding: what must be true of it, player by player.
using Property = std::function<z3::expr(const SplitTable&, std::size_t player)>;
/// The same, of a holding the model has scored.
using Replay = std::function<bool(const Holding& holding, const Holding& points, std::size_t player)>;

struct OfOneHolding {
  std::string_view says;
  Property property;
  Replay replay;
};

Finding prove_of_every_player(const Game& game, const Budget& budget, const OfOneHolding& claim) {
  std::uint64_t cases = 0;
  std::uint64_t asked = 0;
  for (int players = fewest; players <= most; ++players) {
    SplitTable table{game, budget, players};
    if (table.odd) return table.not_the_model(game);
    asked += table.asked;
    std::vector<z3::expr> facts;
    for (std::size_t i = 0; i < table.holding.size(); ++i) facts.push_back(claim.property(table, i));
    Holding holding;
    const Answer answer = smallest_counterexample(table.question, all_of(table.context, facts), sum_of(table.holding),
                                                  [&](const z3::model& model) { holding = value_of(model, table.holding); });
    cases += table.question.asked();
    if (answer == Answer::Unknown) return undecided(cases, std::string{claim.says} + ", " + with_players(players));
    if (answer == Answer::Proved) continue;
    const Holding points = scored(game, holding);
    const std::vector<std::string> told{words(holding) + " tokens of one type score " + words(points)};
    for (std::size_t i = 0; i < holding.size(); ++i)
      if (!claim.replay(holding, points, i)) {
        Finding finding = fails(cases, "not so: " + std::string{claim.says}, told);
        finding.trace = trace_of_scoring(game, holding, std::string{claim.says});
        return finding;
      }
    return encoding_is_wrong(cases, "played, the holding keeps to the claim", told);
  }
  return holds(cases).over(tokens_and_players(game, {})).tied(every_descending_holding(asked));
}

}  // namespace

Finding more_tokens_never_score_less(const Game& game, const Budget& budget) {
  const auto property = [](const SplitTable& table, std::size_t i) {
    if (i == 0) return table.points[0].ctx().bool_val(true);  // nobody comes before the first
    return z3::implies(z3::ugt(table.holding[i - 1], table.holding[i]), z3::uge(table.points[i - 1], table.points[i]));
  };
  const auto replay = [](const Holding& holding, const Holding& points, std::size_t i) {
    return i == 0 || holding[i - 1] == holding[i] || points[i - 1] >= points[i];
  };
  return prove_of_every_player(game, budget, {"of two players the one with more tokens scores no less", property, replay});
}

Finding no_tokens_no_points(const Game& game, const Budget& budget, const SplitsBook& book) {
  const int nothing = book.without_tokens;
  const auto property = [=](const SplitTable& table, std::size_t i) {
    return z3::implies(table.holding[i] == 0, table.points[i] == nothing);
  };
  const auto replay = [=](const Holding& holding, const Holding& points, std::size_t i) {
    return holding[i] != 0 || points[i] == nothing;
  };
  return prove_of_every_player(game, budget, {"who has no token scores nothing", property, replay});
}

Finding bonus_exactly_when_alone(const Game& game, const Budget& budget, const SplitsBook& book) {
  const int first = book.ranks.front();
  const int with_bonus = first + book.alone;
  const auto property = [=](const SplitTable& table, std::size_t i) {
    std::vector<z3::expr> others;
    for (std::size_t j = 0; j < table.holding.size(); ++j)
      if (j != i) others.push_back(table.holding[j] != 0);
    const z3::expr alone = table.holding[i] != 0 && !any_of(table.holding[i].ctx(), others);
    return z3::ite(alone, table.points[i] == with_bonus, z3::ule(table.points[i], first));
  };
  const auto replay = [=](const Holding& holding, const Holding& points, std::size_t i) {
    const bool alone = holding[i] != 0 && std::accumulate(holding.begin(), holding.end(), 0) == holding[i];
    return alone ? points[i] == with_bonus : points[i] <= first;
  };
  return prove_of_every_player(
      game, budget,
      {"whoever alone has a type scores its first rank and the bonus, and nobody else as much", property, replay});
}

Finding pays_out_at_most(const Game& game, const Budget& budget, Players players, TieMinimum reading, int limit) {
  const Game read = in_reading(game, reading);
  const std::string says = "a type pays out at most " + plural(limit, "point");
  std::uint64_t cases = 0;
  std::uint64_t asked = 0;
  for (int n = players.from; n <= players.to; ++n) {
    SplitTable table{read, budget, n};
    if (table.odd) return table.not_the_model(read);
    asked += table.asked;
    Holding holding;
    const Answer answer =
        smallest_counterexample(table.question, z3::ule(sum_of(table.points), limit), sum_of(table.holding),
                                [&](const z3::model& model) { holding = value_of(model, table.holding); });
    cases += table.question.asked();
    if (answer == Answer::Unknown) return undecided(cases, says + ", " + with_players(n));
    if (answer == Answer::Proved) continue;
    const Holding points = scored(read, holding);
    const int paid = std::accumulate(points.begin(), points.end(), 0);
    const std::vector<std::string> told{words(holding) + " tokens of one type score " + words(points) + ", " +
                                        std::to_string(paid) + " in all"};
    if (paid <= limit) return encoding_is_wrong(cases, "played, the holding pays no more", told);
    Finding finding = fails(cases, "a type can pay out more than " + plural(limit, "point") + ' ' + with_players(n), told)
                          .over(tokens_and_players(read, players))
                          .tied(every_descending_holding(asked));
    finding.trace = trace_of_scoring(read, holding, says);
    return finding;
  }
  return holds(cases).over(tokens_and_players(read, players)).tied(every_descending_holding(asked));
}

Finding another_token_never_costs(const Game& game, const Budget& budget, Players players, TieMinimum reading) {
  const Game read = in_reading(game, reading);
  std::uint64_t cases = 0;
  std::uint64_t asked = 0;
  for (int n = players.from; n <= players.to; ++n) {
    SplitTable table{read, budget, n};
    if (table.odd) return table.not_the_model(read);
    asked += table.asked;
    z3::expr spare = z3::ult(sum_of(table.holding), largest_supply(read));
    table.question.given(spare);
    std::vector<z3::expr> never_less;
    for (std::size_t i = 0; i < table.holding.size(); ++i) {
      // the first of those with as many takes one more, so that the order stays descending
      std::vector<z3::expr> one_more = table.holding;
      one_more[i] = one_more[i] + 1;
      const z3::expr first = i == 0 ? table.context.bool_val(true) : z3::ugt(table.holding[i - 1], table.holding[i]);
      never_less.push_back(z3::implies(first, z3::uge(points_in_table(table.points_of, one_more)[i], table.points[i])));
    }
    Holding holding;
    std::size_t who = 0;
    const Answer answer = smallest_counterexample(
        table.question, all_of(table.context, never_less), sum_of(table.holding), [&](const z3::model& model) {
          holding = value_of(model, table.holding);
          for (who = 0; who + 1 < never_less.size() && truth(model, never_less[who]);) ++who;
        });
    cases += table.question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "one more token " + with_players(n));
    if (answer == Answer::Proved) continue;
    const Holding before = with_first(holding, who);
    Holding after = before;
    ++after[0];
    const std::vector<std::string> told{told_of_ann(read, before), told_of_ann(read, after)};
    if (scored(read, after)[0] >= scored(read, before)[0])
      return encoding_is_wrong(cases, "played, the token costs nothing", told);
    Finding finding = fails(cases, "one more token can cost a point " + with_players(n), told)
                          .over(tokens_and_players(read, players))
                          .tied(every_descending_holding(asked));
    finding.trace = trace_of_scoring(read, after, "one more token never costs its owner a point");
    return finding;
  }
  return holds(cases).over(tokens_and_players(read, players)).tied(every_descending_holding(asked));
}

Finding sharing_never_beats_being_alone(const Game& game, const Budget& budget, Players players, TieMinimum reading) {
  const Game read = in_reading(game, reading);
  std::uint64_t cases = 0;
  std::uint64_t asked = 0;
  for (int n = players.from; n <= players.to; ++n) {
    SplitTable table{read, budget, n};
    if (table.odd) return table.not_the_model(read);
    asked += table.asked;
    const std::vector<z3::expr> other = symbolic_holding(table.context, "other", n);
    const std::vector<z3::expr> other_points = points_in_table(table.points_of, other);
    table.question.given(descending_within(other, largest_supply(read)));
    std::vector<z3::expr> no_better;
    for (std::size_t rank = 0; rank + 1 < other.size(); ++rank) {
      const auto begins = [&](const std::vector<z3::expr>& holding) {
        const z3::expr has_some = holding[rank] != 0;
        return rank == 0 ? has_some : has_some && z3::ugt(holding[rank - 1], holding[rank]);
      };
      const z3::expr shared = begins(table.holding) && table.holding[rank] == table.holding[rank + 1];
      const z3::expr alone = begins(other) && z3::ugt(other[rank], other[rank + 1]);
      no_better.push_back(z3::implies(shared && alone, z3::ule(table.points[rank], other_points[rank])));
    }
    Holding sharing;
    Holding alone;
    std::size_t who = 0;
    const Answer answer = smallest_counterexample(
        table.question, all_of(table.context, no_better), table.holding[0] + other[0], [&](const z3::model& model) {
          sharing = value_of(model, table.holding);
          alone = value_of(model, other);
          for (who = 0; who + 1 < no_better.size() && truth(model, no_better[who]);) ++who;
        });
    cases += table.question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "sharing a rank " + with_players(n));
    if (answer == Answer::Proved) continue;
    sharing = with_first(sharing, who);
    alone = with_first(alone, who);
    const std::vector<std::string> told{told_of_ann(read, sharing), told_of_ann(read, alone)};
    if (scored(read, sharing)[0] <= scored(read, alone)[0])
      return encoding_is_wrong(cases, "played, sharing is no better", told);
    Finding finding = fails(cases, "sharing a rank can beat having it alone " + with_players(n), told)
                          .over(tokens_and_players(read, players))
                          .tied(every_descending_holding(asked));
    finding.trace = trace_of_scoring(read, alone, "whoever has a rank alone gets no less than whoever shares it");
    return finding;
  }
  return holds(cases).over(tokens_and_players(read, players)).tied(every_descending_holding(asked));
}

}  // namespace fathom::solver::rain
