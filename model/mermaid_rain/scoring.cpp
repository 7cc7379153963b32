#include <algorithm>
#include <array>
#include <numeric>

#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {

namespace {

/// How many of the three kinds of cards are there at least `many` times.
int kinds_with(const Cards& cards, int many) {
  return static_cast<int>(std::ranges::count_if(cards.of, [many](int n) { return n >= many; }));
}

/// Takes `many` cards of the first kind that is there so often and not `taken` yet.
void take_kind(const Cards& cards, int many, Cards& taken) {
  for (const Card card : every<Card>)
    if (taken[card] == 0 && cards[card] >= many) {
      taken[card] = many;
      return;
    }
}

}  // namespace

bool makes(const Cards& cards, Meld meld) {
  switch (meld) {
    case Meld::mermaid_rain:
      return kinds_with(cards, 5) >= 1;
    case Meld::mermaid_squall:
      return kinds_with(cards, 4) >= 1;
    case Meld::ocean_march:
      return kinds_with(cards, 3) >= 1 && kinds_with(cards, 2) >= 2;
    case Meld::twin_splash:
      return kinds_with(cards, 2) >= 2;
    case Meld::aquamarine_waltz:
      return kinds_with(cards, 1) == 3;
    case Meld::mermaid_mist:
      return kinds_with(cards, 3) >= 1;
    case Meld::mermaid_drop:
      return kinds_with(cards, 2) >= 1;
    case Meld::octopus:
      return kinds_with(cards, 1) >= 2;
  }
  return false;
}

Meld best_meld(const Cards& cards) {
  for (const Meld meld : every<Meld>)
    if (makes(cards, meld)) return meld;
  return Meld::octopus;
}

Cards needed(const Cards& cards, Meld meld) {
  Cards kept;
  switch (meld) {
    case Meld::mermaid_rain:
      take_kind(cards, 5, kept);
      break;
    case Meld::mermaid_squall:
      take_kind(cards, 4, kept);
      break;
    case Meld::ocean_march:
      take_kind(cards, 3, kept);
      take_kind(cards, 2, kept);
      break;
    case Meld::twin_splash:
      take_kind(cards, 2, kept);
      take_kind(cards, 2, kept);
      break;
    case Meld::aquamarine_waltz:
      kept = Cards{Card::dolphin, Card::gull, Card::turtle};
      break;
    case Meld::mermaid_mist:
      take_kind(cards, 3, kept);
      break;
    case Meld::mermaid_drop:
      take_kind(cards, 2, kept);
      break;
    case Meld::octopus:
      take_kind(cards, 1, kept);
      take_kind(cards, 1, kept);
      break;
  }
  return kept;
}

/// scoring.rank_points, scoring.none_no_rank, scoring.ties_share, scoring.tie_minimum, scoring.rank_after_tie,
/// scoring.monopoly — 2. Scoring.
PerSeat<int> points(const Rules& rules, const PerSeat<int>& tokens, int players) {
  PerSeat<int> result;
  const auto with_exactly = [&](int count) {
    return static_cast<int>(std::ranges::count(seated(players), count, [&](Seat at) { return tokens[at]; }));
  };
  int most = 0;
  for (const Seat at : seated(players)) most = std::max(most, tokens[at]);
  int holders = 0;
  std::size_t rank = 0;
  for (int count = most; count > 0 && rank < rules.rank_points.size(); --count) {
    const int tied = with_exactly(count);
    if (tied == 0) continue;
    holders += tied;
    int sum = 0;
    for (std::size_t r = rank; r < rank + static_cast<std::size_t>(tied) && r < rules.rank_points.size(); ++r)
      sum += rules.rank_points[r];
    int share = sum / tied;
    if (tied > 1 && (sum > 0 || rules.tie_minimum == TieMinimum::every_tie)) share = std::max<int>(share, rules.least_share);
    for (const Seat at : seated(players))
      if (tokens[at] == count) result[at] = share;
    rank += rules.after_tie == AfterTie::skips ? static_cast<std::size_t>(tied) : 1;
  }
  if (holders == 1)
    for (const Seat at : seated(players))
      if (tokens[at] > 0) result[at] += rules.monopoly_points;
  return result;
}

/// winning.most_points, winning.tie — 2. Scoring.
SeatSet winners(const Game& game, const State& state) {
  const auto tokens_left = [&](Seat at) { return state.treasure[at].total(); };
  SeatSet best;
  for (const Seat me : seated(state.players)) {
    const bool beaten = std::ranges::any_of(every<Seat>, [&](Seat other) {
      if (static_cast<int>(index_of(other)) >= state.players) return false;
      if (state.scores[other] != state.scores[me]) return state.scores[other] > state.scores[me];
      return game.rules.tied_win == TiedWin::most_tokens && tokens_left(other) > tokens_left(me);
    });
    if (!beaten) best.insert(me);
  }
  return best;
}

PerSeat<int> scores(const State& state) {
  PerSeat<int> result;
  for (const Seat at : every<Seat>) result[at] = state.scores[at];
  return result;
}

}  // namespace fathom::mermaid_rain
