#include <algorithm>
#include <map>
#include <numeric>

#include "model/mermaid_rain/supplies.hpp"
#include "solver/mermaid_rain/holdings.hpp"
#include "solver/mermaid_rain/ranges.hpp"

// How far ranks, shares, the bonus and the tribute can be moved. A holding of one type of treasure matters only by who has
// more, who as many and who none; so every such pattern that the tokens in the box allow is written out, and its points as
// sums over the numbers of the rules, one of which is open.

namespace fathom::solver::rain {

namespace {

using mermaid_rain::AfterTie;
using mermaid_rain::TieMinimum;

/// The numbers of scoring.
struct Points {
  explicit Points(const Asked& asked)
      : alone{asked.value("scoring.monopoly")},
        least{asked.value("scoring.least_share")},
        reading{asked.game.rules.tie_minimum} {
    for (int rank = 1; rank <= static_cast<int>(asked.game.rules.rank_points.size()); ++rank)
      ranks.push_back(asked.value("scoring.rank_points", rank));
  }
  [[nodiscard]] z3::expr all_ranks() const { return std::accumulate(ranks.begin() + 1, ranks.end(), ranks.front()); }
  /// What a player gets for her tokens: the points of the ranks that those with as many take up together, divided among
  /// them and rounded down, but some least share if there are several; and the bonus where nobody else has any.
  [[nodiscard]] z3::expr of(const Holding& holding, std::size_t who) const {
    z3::context& context = alone.ctx();
    if (holding[who] == 0) return context.int_val(0);
    const auto ahead = std::ranges::count_if(holding, [&](int tokens) { return tokens > holding[who]; });
    const auto tied = std::ranges::count(holding, holding[who]);
    z3::expr sum = context.int_val(0);
    for (auto rank = ahead; rank < ahead + tied; ++rank) sum = sum + ranks[static_cast<std::size_t>(rank)];
    const bool others = std::ranges::count(holding, 0) + 1 < static_cast<std::ptrdiff_t>(holding.size());
    if (tied == 1) return others ? sum : sum + alone;
    const z3::expr share = sum / static_cast<int>(tied);
    const z3::expr at_least = z3::ite(share < least, least, share);
    return reading == TieMinimum::every_tie ? at_least : z3::ite(sum > 0, at_least, share);
  }

  z3::expr alone;
  z3::expr least;
  TieMinimum reading;
  std::vector<z3::expr> ranks;
};

/// Calls `visit` with a holding for every pattern that there are tokens for, nobody having more than the player before.
template <class Visit>
void each_pattern(const Game& game, int players, Visit&& visit) {
  for (unsigned number = 0; number < Pattern::count(players); ++number) {
    const Holding holding = Pattern{players, number}.smallest();
    if (std::accumulate(holding.begin(), holding.end(), 0) <= largest_supply(game)) visit(holding);
  }
}

/// A holding before and after one player has gained a token.
struct Gain {
  Holding before;
  Holding after;
  std::size_t who = 0;
};
/// All of them that differ in pattern. Gaps of one and of two decide whether the token changes who is ahead.
std::vector<Gain> all_gains(const Game& game, int players) {
  constexpr int widest = 2;
  std::vector<Gain> gains;
  Holding gaps(static_cast<std::size_t>(players), 0);
  const auto each = [&](auto&& self, std::size_t next) -> void {
    if (next < gaps.size()) {
      for (gaps[next] = 0; gaps[next] <= widest; ++gaps[next]) self(self, next + 1);
      return;
    }
    Holding holding = gaps;
    for (std::size_t i = holding.size() - 1; i-- > 0;) holding[i] += holding[i + 1];
    if (std::accumulate(holding.begin(), holding.end(), 0) >= largest_supply(game)) return;
    for (std::size_t who = 0; who < holding.size(); ++who) {
      if (who > 0 && holding[who - 1] == holding[who]) continue;
      Holding more = holding;
      ++more[who];
      gains.push_back({holding, more, who});
    }
  };
  each(each, 0);
  return gains;
}

z3::expr never_less_for_more(const Asked& asked) {
  const Points points{asked};
  std::vector<z3::expr> all;
  each_pattern(asked.game, asked.players, [&](const Holding& holding) {
    for (std::size_t i = 1; i < holding.size(); ++i)
      if (holding[i - 1] > holding[i]) all.push_back(points.of(holding, i - 1) >= points.of(holding, i));
  });
  return all_of(asked.context(), all);
}

z3::expr first_and_bonus_when_alone(const Asked& asked) {
  const Points points{asked};
  std::vector<z3::expr> all;
  each_pattern(asked.game, asked.players, [&](const Holding& holding) {
    for (std::size_t i = 0; i < holding.size(); ++i) {
      const bool alone = holding[i] > 0 && std::accumulate(holding.begin(), holding.end(), 0) == holding[i];
      all.push_back(alone ? points.of(holding, i) == points.ranks.front() + points.alone
                          : points.of(holding, i) <= points.ranks.front());
    }
  });
  return all_of(asked.context(), all);
}

z3::expr pays_out_its_ranks(const Asked& asked) {
  const Points points{asked};
  std::vector<z3::expr> all;
  each_pattern(asked.game, asked.players, [&](const Holding& holding) {
    z3::expr paid = points.of(holding, 0);
    for (std::size_t i = 1; i < holding.size(); ++i) paid = paid + points.of(holding, i);
    all.push_back(paid <= points.all_ranks());
  });
  return all_of(asked.context(), all);
}

z3::expr tokens_never_cost(const Asked& asked) {
  const Points points{asked};
  std::vector<z3::expr> all;
  for (const Gain& gain : all_gains(asked.game, asked.players))
    all.push_back(points.of(gain.after, gain.who) >= points.of(gain.before, gain.who));
  return all_of(asked.context(), all);
}

/// All players can have the whole tribute at once.
z3::expr tribute_can_be_paid(const Asked& asked) {
  const z3::expr due = asked.value("tribute.one_of_each");
  std::vector<z3::expr> pays;
  for (const Treasure type : every<Treasure>) {
    std::vector<z3::expr> lying;
    for (int player = 0; player < asked.players; ++player) {
      lying.push_back(asked.constant(std::to_string(player) + ' ' + std::string{name_of(type)}));
      pays.push_back(lying.back() >= due);
    }
    asked.given(supplied(lying, mermaid_rain::token_supply.whole(asked.game, State{})[type]));
  }
  return all_of(asked.context(), pays);
}

// The model, played.

std::string scores_told(const Holding& holding, const Holding& points) {
  return words(holding) + " tokens of one type score " + words(points);
}

Played falls(const Game& game, const Holding& holding, std::vector<std::string> told, std::string claim) {
  return {Outcome::fails, std::move(told), trace_of_scoring(game, holding, std::move(claim))};
}

/// The first pattern whose points, as the model scores them, are not as they should be.
template <class Holds>
Played play_patterns(const Game& game, int players, Holds&& as_it_should_be, const std::string& claim) {
  std::optional<Holding> odd;
  each_pattern(game, players, [&](const Holding& holding) {
    if (!odd && !as_it_should_be(holding, scored(game, holding))) odd = holding;
  });
  if (!odd) return {};
  return falls(game, *odd, {scores_told(*odd, scored(game, *odd))}, claim);
}

Played play_more_and_less(const Game& game, int players) {
  return play_patterns(
      game, players,
      [](const Holding& holding, const Holding& points) {
        for (std::size_t i = 1; i < holding.size(); ++i)
          if (holding[i - 1] > holding[i] && points[i - 1] < points[i]) return false;
        return true;
      },
      "of two players the one with more tokens scores no less");
}

Played play_alone(const Game& game, int players) {
  const int first = game.rules.rank_points.front();
  const int with_bonus = first + game.rules.monopoly_points;
  return play_patterns(
      game, players,
      [&](const Holding& holding, const Holding& points) {
        const int all = std::accumulate(holding.begin(), holding.end(), 0);
        for (std::size_t i = 0; i < holding.size(); ++i)
          if (holding[i] > 0 && holding[i] == all ? points[i] != with_bonus : points[i] > first) return false;
        return true;
      },
      "whoever alone has a type scores its first rank and the bonus, and nobody else more than that rank");
}

Played play_payout(const Game& game, int players) {
  const int ranks = std::accumulate(game.rules.rank_points.begin(), game.rules.rank_points.end(), 0);
  return play_patterns(
      game, players,
      [&](const Holding&, const Holding& points) { return std::accumulate(points.begin(), points.end(), 0) <= ranks; },
      "a type pays out at most " + plural(ranks, "point"));
}

Played play_gains(const Game& game, int players) {
  std::map<Holding, Holding> played;
  const auto points = [&](const Holding& holding) -> const Holding& {
    const auto [place, is_new] = played.try_emplace(holding);
    if (is_new) place->second = scored(game, holding);
    return place->second;
  };
  for (const Gain& gain : all_gains(game, players))
    if (points(gain.after)[gain.who] < points(gain.before)[gain.who])
      return falls(game, gain.after,
                   {scores_told(gain.before, points(gain.before)), scores_told(gain.after, points(gain.after))},
                   "one more token never costs its owner a point");
  return {};
}

Played play_tribute(const Game& game, int players) {
  State state = MermaidRain::start(game, players);
  state.step = mermaid_rain::Step::tribute;
  state.round = static_cast<std::uint8_t>(game.rules.rounds);
  state.pool = {};
  state.pool_size = 0;
  Counts<Treasure> left = game.box.treasure;
  for (int i = 0; i < players; ++i)
    for (const Treasure type : every<Treasure>) {
      const auto taken = static_cast<std::uint8_t>(std::min<int>(left[type], game.rules.tribute_each));
      state.treasure[seat(i)][type] = taken;
      left[type] = static_cast<std::uint8_t>(left[type] - taken);
    }
  const State given = MermaidRain::completed(game, state);
  state = given;
  std::vector<Action> actions;
  for (int i = 0; i < players; ++i) {
    actions.emplace_back(mermaid_rain::PayTribute{seat(i)});
    MermaidRain::perform(game, state, actions.back());
    if (state.scores[seat(i)] == given.scores[seat(i)]) continue;
    return {Outcome::fails,
            {plural(players, "player") + ", " + std::to_string(game.rules.tribute_each) +
             " of each type due: when the others "
             "have paid, " +
             std::string{name_of(seat(i))} + " cannot have them, and loses points"},
            RainTrace{game, given, std::move(actions), "all players can have the whole tribute"}};
  }
  return {};
}

std::optional<std::string> unlike_scoring(const Game& game, int) {
  if (game.rules.after_tie != AfterTie::skips) return "where ranks after a tie follow on it says nothing";
  return std::nullopt;
}
/// Without a penalty nobody would notice that she cannot pay.
std::optional<std::string> unlike_tribute(const Game& game, int) {
  if (game.rules.missing_penalty == 0) return "where nothing is lost for a type it says nothing";
  return std::nullopt;
}

constexpr ForPlayers up_to_five{fewest, most - 1};
constexpr ForPlayers six{most, most};

constexpr std::string_view pays_its_ranks = "A type of treasure never pays out more than its ranks together";
constexpr std::string_view more_is_no_less = "Of two players the one with more tokens of a type never scores less";
constexpr std::string_view never_costs = "One more token never costs its owner a point";
constexpr std::string_view says_alone =
    "Whoever alone has a type gets its first rank and the bonus, and nobody else more than that";

/// A number of the scoring rules, and the rule it is of.
struct Number {
  std::string_view parameter;
  std::string_view rule;
  int entry = 0;
};
constexpr Number monopoly{"scoring.monopoly", "scoring.monopoly"};
constexpr Number least_share{"scoring.least_share", "scoring.tie_minimum"};
constexpr Number rank(int place) { return {"scoring.rank_points", "scoring.rank_points", place}; }

constexpr Ranging more_is_never_worse(const Number& number) {
  return {number.parameter, number.entry,  "scoring.more_is_never_worse", number.rule,        more_is_no_less,
          each_number,      Sense::always, never_less_for_more,           play_more_and_less, unlike_scoring};
}
constexpr Ranging another_token(const Number& number, std::string_view claim, ForPlayers players) {
  return {number.parameter, number.entry,      claim,      number.rule,   never_costs, players,
          Sense::always,    tokens_never_cost, play_gains, unlike_scoring};
}
constexpr Ranging another_token_up_to_five(const Number& number) {
  return another_token(number, "scoring.another_token_up_to_five", up_to_five);
}
constexpr Ranging another_token_with_six(const Number& number) {
  return another_token(number, "scoring.another_token_with_six", six);
}
constexpr Ranging payout(const Number& number, std::string_view claim, ForPlayers players) {
  return {number.parameter, number.entry,       claim,       number.rule,   pays_its_ranks, players,
          Sense::always,    pays_out_its_ranks, play_payout, unlike_scoring};
}

constexpr Ranging scoring_table[] = {
    {"tribute.one_of_each", 0, "", "tribute.five_per_missing", "All players can have the whole tribute at once", each_number,
     Sense::possible, tribute_can_be_paid, play_tribute, unlike_tribute},
    {"scoring.monopoly", 0, "scoring.bonus_when_alone", "scoring.monopoly", says_alone, each_number, Sense::always,
     first_and_bonus_when_alone, play_alone, unlike_scoring},
    more_is_never_worse(monopoly),
    another_token_up_to_five(monopoly),
    payout(monopoly, "scoring.payout_up_to_five", up_to_five),
    more_is_never_worse(least_share),
    another_token_up_to_five(least_share),
    another_token_with_six(least_share),
    payout(least_share, "scoring.payout_up_to_five", up_to_five),
    payout(least_share, "scoring.payout_with_six", six),
    more_is_never_worse(rank(1)),
    more_is_never_worse(rank(2)),
    more_is_never_worse(rank(3)),
    more_is_never_worse(rank(4)),
    more_is_never_worse(rank(5)),
    more_is_never_worse(rank(6)),
    another_token_up_to_five(rank(1)),
    another_token_with_six(rank(1)),
    another_token_up_to_five(rank(2)),
    another_token_with_six(rank(2)),
    another_token_up_to_five(rank(3)),
    another_token_with_six(rank(3)),
    another_token_up_to_five(rank(4)),
    another_token_with_six(rank(4)),
    another_token_up_to_five(rank(5)),
    another_token_with_six(rank(5)),
    another_token_up_to_five(rank(6)),
    another_token_with_six(rank(6)),
};

}  // namespace

std::span<const Ranging> scoring_ranges() { return scoring_table; }

}  // namespace fathom::solver::rain
