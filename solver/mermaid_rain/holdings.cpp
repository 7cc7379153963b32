#include "solver/mermaid_rain/holdings.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace fathom::solver::rain {

namespace {

PerSeat<int> at_the_table(const Holding& holding) {
  PerSeat<int> tokens;
  for (std::size_t i = 0; i < holding.size(); ++i) tokens[seat(static_cast<int>(i))] = holding[i];
  return tokens;
}

/// Which pattern a descending holding is of.
Pattern pattern_of(const Holding& descending) {
  Pattern pattern{static_cast<int>(descending.size()), 0};
  const std::size_t last = descending.size() - 1;
  for (std::size_t i = 0; i < last; ++i)
    if (descending[i] == descending[i + 1]) pattern.number |= 1U << i;
  if (descending[last] == 0) pattern.number |= 1U << last;
  return pattern;
}

/// Calls `visit` with every holding of so many players and at most `left` tokens until it answers that it has seen enough.
enum class Search : std::uint8_t { on, enough };
Search every_holding(Holding& holding, std::size_t from, int left, const std::function<Search(const Holding&)>& visit) {
  if (from == holding.size()) return visit(holding);
  for (int tokens = 0; tokens <= left; ++tokens) {
    holding[from] = tokens;
    if (every_holding(holding, from + 1, left - tokens, visit) == Search::enough) return Search::enough;
  }
  return Search::on;
}

z3::expr token_number(z3::context& context, int value) { return context.bv_val(value, token_bits); }

}  // namespace

int largest_supply(const Game& game) { return *std::ranges::max_element(game.box.treasure.of); }

State before_scoring(const Game& game, const Holding& holding) {
  const int wanted = std::accumulate(holding.begin(), holding.end(), 0);
  Treasure type = Treasure::shell;
  for (const Treasure candidate : every<Treasure>)
    if (game.box.treasure[type] < wanted) type = candidate;
  State state = MermaidRain::start(game, static_cast<int>(holding.size()));
  state.step = mermaid_rain::Step::scoring;
  state.round = static_cast<std::uint8_t>(game.rules.rounds);
  state.scored = static_cast<std::uint8_t>(index_of(type));
  state.pool = {};
  state.pool_size = 0;
  for (std::size_t i = 0; i < holding.size(); ++i)
    state.treasure[seat(static_cast<int>(i))][type] = static_cast<std::uint8_t>(holding[i]);
  return MermaidRain::completed(game, state);
}

RainTrace trace_of_scoring(const Game& game, const Holding& holding, std::string claim) {
  const State given = before_scoring(game, holding);
  const auto type = static_cast<Treasure>(given.scored);
  return {game, given, {Action{mermaid_rain::Score{type}}}, std::move(claim)};
}

Holding scored(const Game& game, const Holding& holding) {
  const RainTrace trace = trace_of_scoring(game, holding, {});
  State state = trace.given;
  MermaidRain::perform(game, state, trace.actions.front());
  Holding gained;
  for (std::size_t i = 0; i < holding.size(); ++i) {
    const Seat at = seat(static_cast<int>(i));
    gained.push_back(state.scores[at] - trace.given.scores[at]);
  }
  return gained;
}

Holding Pattern::smallest() const {
  Holding holding(static_cast<std::size_t>(players), 0);
  const std::size_t last = holding.size() - 1;
  holding[last] = ((number >> last) & 1U) != 0 ? 0 : 1;
  for (std::size_t i = last; i-- > 0;) holding[i] = holding[i + 1] + (((number >> i) & 1U) != 0 ? 0 : 1);
  return holding;
}

PointsTable ask_points(const Rules& rules, int players) {
  PointsTable table{players, {}};
  for (unsigned number = 0; number < Pattern::count(players); ++number) {
    const PerSeat<int> points = mermaid_rain::points(rules, at_the_table(Pattern{players, number}.smallest()), players);
    table.by_pattern.emplace_back(points.of.begin(), points.of.begin() + players);
  }
  return table;
}

std::optional<Holding> beyond_table(const Rules& rules, const PointsTable& table, int supply, std::uint64_t& asked) {
  std::optional<Holding> found;
  Holding holding(static_cast<std::size_t>(table.players), 0);
  Holding descending = holding;
  std::vector<std::size_t> place(holding.size());
  every_holding(holding, 0, supply, [&](const Holding& each) {
    std::iota(place.begin(), place.end(), std::size_t{0});
    std::ranges::sort(place, [&](std::size_t a, std::size_t b) { return each[a] != each[b] ? each[a] > each[b] : a < b; });
    for (std::size_t i = 0; i < place.size(); ++i) descending[i] = each[place[i]];
    const Holding& expected = table.by_pattern[pattern_of(descending).number];
    const PerSeat<int> points = mermaid_rain::points(rules, at_the_table(each), table.players);
    ++asked;
    for (std::size_t i = 0; i < place.size(); ++i)
      if (points.of[place[i]] != expected[i]) found = each;
    return found ? Search::enough : Search::on;
  });
  return found;
}

std::optional<Holding> beyond_table_descending(const Rules& rules, const PointsTable& table, int supply,
                                               std::uint64_t& asked) {
  Holding holding(static_cast<std::size_t>(table.players), 0);
  const auto players = static_cast<std::ptrdiff_t>(holding.size());
  const auto search = [&](auto&& self, std::size_t from, int left) -> std::optional<Holding> {
    if (from == holding.size()) {
      ++asked;
      const PerSeat<int> points = mermaid_rain::points(rules, at_the_table(holding), table.players);
      const bool as_in_table =
          std::equal(points.of.begin(), points.of.begin() + players, table.by_pattern[pattern_of(holding).number].begin());
      return as_in_table ? std::nullopt : std::optional{holding};
    }
    for (int tokens = 0; tokens <= (from == 0 ? left : std::min(left, holding[from - 1])); ++tokens) {
      holding[from] = tokens;
      if (const auto found = self(self, from + 1, left - tokens)) return found;
    }
    return std::nullopt;
  };
  return search(search, 0, supply);
}

std::vector<z3::expr> symbolic_holding(z3::context& context, const std::string& name, int players) {
  std::vector<z3::expr> holding;
  for (int i = 0; i < players; ++i) holding.push_back(context.bv_const((name + std::to_string(i)).c_str(), token_bits));
  return holding;
}

z3::expr descending_within(const std::vector<z3::expr>& holding, int supply) {
  z3::context& context = holding.at(0).ctx();
  std::vector<z3::expr> facts;
  z3::expr sum = token_number(context, 0);
  for (std::size_t i = 0; i < holding.size(); ++i) {
    facts.push_back(z3::ule(holding[i], token_number(context, supply)));
    if (i > 0) facts.push_back(z3::ule(holding[i], holding[i - 1]));
    sum = sum + holding[i];
  }
  facts.push_back(z3::ule(sum, token_number(context, supply)));
  return all_of(context, facts);
}

std::vector<z3::expr> points_in_table(const PointsTable& table, const std::vector<z3::expr>& holding) {
  z3::context& context = holding.at(0).ctx();
  const std::size_t last = holding.size() - 1;
  std::vector<z3::expr> points(holding.size(), token_number(context, 0));
  for (unsigned number = 0; number < table.by_pattern.size(); ++number) {
    std::vector<z3::expr> marks;
    for (std::size_t i = 0; i < holding.size(); ++i) {
      const z3::expr mark = i == last ? holding[last] == 0 : holding[i] == holding[i + 1];
      marks.push_back(((number >> i) & 1U) != 0 ? mark : !mark);
    }
    const z3::expr is_this = all_of(context, marks);
    for (std::size_t i = 0; i < holding.size(); ++i)
      points[i] = z3::ite(is_this, token_number(context, table.by_pattern[number][i]), points[i]);
  }
  return points;
}

std::vector<z3::expr> points_by_the_book(const std::vector<z3::expr>& holding, const SplitsBook& book) {
  const auto divided = [](const z3::expr& sum, int group) { return z3::udiv(sum, token_number(sum.ctx(), group)); };
  std::vector<z3::expr> points;
  for (std::size_t i = 0; i < holding.size(); ++i)
    points.push_back(mermaid_rain::by_the_book::points_of(holding, i, book, divided));
  return points;
}

Holding value_of(const z3::model& model, const std::vector<z3::expr>& holding) {
  Holding values;
  for (const z3::expr& tokens : holding) values.push_back(number(model, tokens));
  return values;
}

}  // namespace fathom::solver::rain
