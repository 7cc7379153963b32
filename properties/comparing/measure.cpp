#include "properties/comparing/measure.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

namespace fathom::properties {

namespace {

constexpr std::array compared_policies{Policy::uniform, Policy::greedy};

/// Whether the measure is a plain yes or no of each play.
bool is_yes_or_no(const Measure& measure) { return measure.unit == Unit::share && measure.parts == 1; }

Interval scaled(const Interval& interval, double by) { return {interval.low / by, interval.high / by}; }

Moved row_of(const Measure& measure, const Pairs& pairs, Policy policy, int players, double confidence) {
  Moved row{measure.sort, measure.what, measure.rule, measure.unit, policy, players, pairs.pairs, 0, 0, {}, 1, false};
  if (pairs.pairs == 0) return row;
  const auto parts = static_cast<double>(measure.parts);
  const double whole = parts * static_cast<double>(pairs.pairs);
  row.published = static_cast<double>(pairs.published) / whole;
  row.variant = static_cast<double>(pairs.variant) / whole;
  row.difference =
      is_yes_or_no(measure) ? share_difference(pairs, confidence) : scaled(mean_difference(pairs, confidence), parts);
  row.p = is_yes_or_no(measure) ? share_test(pairs) : mean_test(pairs);
  return row;
}

Restricted row_of(const RestrictedCell& cell, double confidence) {
  Restricted row;
  row.option = cell.option;
  row.players = cell.players;
  row.pairs = cell.won.pairs;
  row.fair = 1.0 / std::max(1, cell.players);
  if (row.pairs == 0) return row;
  constexpr auto parts = static_cast<double>(parts_of_one);
  const auto plays = static_cast<double>(row.pairs);
  const auto published = static_cast<double>(cell.won.published);
  const auto variant = static_cast<double>(cell.won.variant);
  row.published = published / parts / plays;
  row.variant = variant / parts / plays;
  // Victories shared make the wins vary less than a yes or no would: Wilson's interval is wide enough, and stays within 0
  // to 1.
  row.published_between = share_between(published / parts, plays, confidence);
  row.variant_between = share_between(variant / parts, plays, confidence);
  row.difference = scaled(mean_difference(cell.won, confidence), parts);
  row.gone_without = static_cast<double>(cell.gone_without) / plays;
  row.gone_without_variant = static_cast<double>(cell.gone_without_variant) / plays;
  row.p = mean_test(cell.won);
  return row;
}

Touched row_of(const Cell& cell, double confidence) {
  Touched row;
  row.policy = cell.policy;
  row.players = cell.players;
  row.plays = cell.plays();
  if (row.plays == 0) return row;
  const auto plays = static_cast<double>(row.plays);
  const auto share = [&](std::uint64_t count) { return static_cast<double>(count) / plays; };
  const auto between = [&](std::uint64_t count) { return share_between(static_cast<double>(count), plays, confidence); };
  row.touched = share(cell.touched);
  row.touched_between = between(cell.touched);
  row.refused = share(cell.refused);
  row.refused_between = between(cell.refused);
  row.otherwise = share(cell.otherwise);
  row.ended = share(cell.ended);
  row.decided = share(cell.decided);
  row.decided_between = between(cell.decided);
  row.turned = share(cell.turned);
  row.turned_between = between(cell.turned);
  return row;
}

void add_to(std::vector<Pairs>& sums, const std::vector<Pairs>& more) {
  sums.resize(std::max(sums.size(), more.size()));
  for (std::size_t i = 0; i < more.size(); ++i) sums[i] += more[i];
}

/// What only one of several tables has needs no sum.
void leave_out_lone(std::vector<Pairs>& sums, const std::vector<Cell>& cells) {
  for (std::size_t i = 0; i < sums.size(); ++i)
    if (std::ranges::any_of(cells, [&](const Cell& cell) { return cell.measured[i].pairs == sums[i].pairs; })) sums[i] = {};
}

/// The cells of each policy, behind one of them all together where there are several.
std::vector<Cell> with_sums(const std::vector<Cell>& cells) {
  std::vector<Cell> all;
  for (const Policy policy : compared_policies) {
    Cell together;
    together.policy = policy;
    std::vector<Cell> mine;
    for (const Cell& cell : cells) {
      if (cell.policy != policy) continue;
      mine.push_back(cell);
      add_to(together.measured, cell.measured);
      add_to(together.steps_published, cell.steps_published);
      add_to(together.steps_variant, cell.steps_variant);
      together.touched += cell.touched;
      together.refused += cell.refused;
      together.otherwise += cell.otherwise;
      together.ended += cell.ended;
      together.decided += cell.decided;
      together.turned += cell.turned;
    }
    leave_out_lone(together.measured, mine);
    if (mine.size() > 1) all.push_back(std::move(together));
    std::ranges::move(mine, std::back_inserter(all));
  }
  return all;
}

/// Judges rows of several kinds as one list of tests: `mark(place)` for each that shows a difference.
template <class Mark>
void judge(const std::vector<double>& p, double error_rate, Mark mark) {
  const std::vector<bool> shown = shown_by_holm(p, error_rate);
  for (std::size_t i = 0; i < shown.size(); ++i)
    if (shown[i]) mark(i);
}

void judge_rows(Comparison& comparison, const std::vector<const Pairs*>& of_rows,
                const std::vector<RestrictedCell>& restricted) {
  std::vector<double> p;
  std::vector<std::size_t> of;  // the place of each test among the rows, then among the restricted
  for (std::size_t i = 0; i < comparison.rows.size(); ++i)
    if (of_rows[i]->differing() > 0) {
      p.push_back(comparison.rows[i].p);
      of.push_back(i);
    }
  for (std::size_t i = 0; i < restricted.size(); ++i)
    if (restricted[i].won.differing() > 0) {
      p.push_back(comparison.restricted[i].p);
      of.push_back(comparison.rows.size() + i);
    }
  judge(p, comparison.error_rate, [&](std::size_t i) {
    if (of[i] < comparison.rows.size())
      comparison.rows[of[i]].significant = true;
    else
      comparison.restricted[of[i] - comparison.rows.size()].significant = true;
  });
}

/// The rankings of all cells, and where the plays turn them upside down.
std::vector<Ranking> ranked(const Measured& measured, const std::vector<Cell>& cells, double error_rate) {
  std::vector<Ranking> rankings;
  std::vector<double> p;
  std::vector<std::pair<std::size_t, std::pair<Allows, std::size_t>>> of;
  for (const Cell& cell : cells) {
    std::size_t step = 0;
    for (const RankedMeasures& list : measured.rankings) {
      Ranking ranking{list.what, cell.policy, cell.players, {}, {}, {}, {}, {}};
      for (std::size_t i = 0; i < list.best_first.size(); ++i) {
        const std::size_t place = list.best_first[i];
        const Moved row = row_of(measured.measures[place], cell.measured[place], cell.policy, cell.players, 0.5);
        ranking.best_first.push_back(row.what);
        ranking.published.push_back(row.published);
        ranking.variant.push_back(row.variant);
        if (i + 1 == list.best_first.size()) continue;
        for (const auto& [under, pairs] : {std::pair{Allows::published, &cell.steps_published[step]},
                                           std::pair{Allows::variant, &cell.steps_variant[step]}})
          if (pairs->variant > pairs->published) {
            p.push_back(mean_test(*pairs));
            of.push_back({rankings.size(), {under, i}});
          }
        ++step;
      }
      rankings.push_back(std::move(ranking));
    }
  }
  judge(p, error_rate, [&](std::size_t i) {
    Ranking& ranking = rankings[of[i].first];
    auto& turned = of[i].second.first == Allows::published ? ranking.upside_down_published : ranking.upside_down_variant;
    turned.push_back(of[i].second.second);
  });
  return rankings;
}

}  // namespace

Comparison concluded(const Measured& measured, const CompareOptions& options) {
  Comparison comparison;
  comparison.seed = options.seed;
  comparison.error_rate = options.error_rate;
  comparison.confidence = options.confidence;
  const std::vector<Cell> cells = with_sums(measured.cells);
  std::vector<const Pairs*> of_rows;
  for (std::size_t i = 0; i < measured.measures.size(); ++i)
    for (const Cell& cell : cells) {
      if (i >= cell.measured.size() || cell.measured[i].pairs == 0) continue;
      comparison.rows.push_back(
          row_of(measured.measures[i], cell.measured[i], cell.policy, cell.players, options.confidence));
      of_rows.push_back(&cell.measured[i]);
    }
  for (const RestrictedCell& cell : measured.restricted) comparison.restricted.push_back(row_of(cell, options.confidence));
  judge_rows(comparison, of_rows, measured.restricted);
  for (const Cell& cell : cells) comparison.touched.push_back(row_of(cell, options.confidence));
  comparison.rankings = ranked(measured, cells, options.error_rate);
  comparison.method =
      std::string("The two plays of a pair get ") +
      (options.streams == Streams::shared ? "the same random numbers" : "random numbers of their own") +
      ". Means: Student's t on the differences within pairs, or the sign test where fewer than 30 pairs differ; shares: "
      "McNemar's exact test and Newcombe's intervals. All rows are judged together (Holm), so that a change that changes "
      "nothing is reported to change something in at most the stated share of comparisons.";
  return comparison;
}

}  // namespace fathom::properties
