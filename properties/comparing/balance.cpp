#include "properties/comparing/balance.hpp"

#include <algorithm>

#include "properties/comparing/measure.hpp"

namespace fathom::properties {

namespace {

/// The mean of the second numbers of pairs less the first ones, in parts, and between what it lies.
double mean_of(const Pairs& pairs, double parts) {
  return pairs.pairs == 0 ? 0
                          : static_cast<double>(pairs.variant - pairs.published) / parts / static_cast<double>(pairs.pairs);
}
Interval mean_between_of(const Pairs& pairs, double parts, double confidence) {
  const Interval between = mean_difference(pairs, confidence);
  return {between.low / parts, between.high / parts};
}

SeatBalance seat_of(const SeatSums& sums, int place, int players, double confidence) {
  SeatBalance seat;
  seat.place = place;
  if (sums.won.pairs == 0) return seat;
  constexpr auto parts = static_cast<double>(parts_of_one);
  const auto plays = static_cast<double>(sums.won.pairs);
  const double victories = static_cast<double>(sums.won.variant) / parts / players;
  seat.wins = victories / plays;
  // Victories shared make the wins vary less than a yes or no would: Wilson's interval is wide enough.
  seat.wins_between = share_between(victories, plays, confidence);
  seat.score = mean_of(sums.score, 1);
  seat.score_between = mean_between_of(sums.score, 1, confidence);
  seat.to_mean = mean_of(sums.above_mean, players);
  seat.to_mean_between = mean_between_of(sums.above_mean, players, confidence);
  seat.p = mean_test(sums.won);
  return seat;
}

TableBalance table_of(const TableSums& sums, double confidence) {
  TableBalance table;
  table.policy = sums.policy;
  table.players = sums.players;
  table.plays = sums.plays;
  table.fair = 1.0 / std::max(1, sums.players);
  for (std::size_t i = 0; i < sums.seats.size(); ++i)
    table.seats.push_back(seat_of(sums.seats[i], static_cast<int>(i) + 1, sums.players, confidence));
  const auto plays = static_cast<double>(std::max<std::uint64_t>(1, sums.plays));
  table.actions = mean_of(sums.actions, 1);
  table.actions_between = mean_between_of(sums.actions, 1, confidence);
  table.ties = static_cast<double>(sums.ties) / plays;
  table.ties_between = share_between(static_cast<double>(sums.ties), plays, confidence);
  table.ended = static_cast<double>(sums.ended) / plays;
  return table;
}

/// A table of one has nobody to be compared with, and no seat that always has the fair share says anything.
void judge_seats(std::vector<TableBalance>& tables, double error_rate) {
  std::vector<SeatBalance*> seats;
  std::vector<double> p;
  for (TableBalance& table : tables)
    for (SeatBalance& seat : table.seats)
      if (table.players > 1) {
        seats.push_back(&seat);
        p.push_back(seat.p);
      }
  const std::vector<bool> shown = shown_by_holm(p, error_rate);
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i]->stands_out = shown[i];
}

}  // namespace

Balance balance_of(const std::vector<TableSums>& sums, const CompareOptions& options) {
  Balance balance;
  balance.seed = options.seed;
  balance.error_rate = options.error_rate;
  balance.confidence = options.confidence;
  for (const TableSums& each : sums) {
    balance.tables.push_back(table_of(each, options.confidence));
    balance.plays += each.plays;
  }
  judge_seats(balance.tables, options.error_rate);
  balance.method =
      "Shares of the victory: Wilson's intervals, each by itself; points and lengths: Student's t. Whether a seat wins more "
      "or "
      "less than its fair share: Student's t on the share it wins in each play, or the sign test where few plays tell; all "
      "seats of all tables are judged together (Holm), so that in a game where no seat matters any is reported to in at "
      "most "
      "the stated share of reports.";
  return balance;
}

}  // namespace fathom::properties
