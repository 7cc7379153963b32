#include "properties/comparing/statistics.hpp"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/special_functions/beta.hpp>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace fathom::properties {

namespace {

/// What is beyond the numbers there are is infinite, and no exception.
using Quiet = boost::math::policies::policy<boost::math::policies::domain_error<boost::math::policies::ignore_error>,
                                            boost::math::policies::overflow_error<boost::math::policies::ignore_error>>;
using StudentsT = boost::math::students_t_distribution<double, Quiet>;
using Normal = boost::math::normal_distribution<double, Quiet>;

/// The number that a distribution around 0 exceeds in size with probability `1 - confidence`.
template <class Distribution>
double quantile_of(const Distribution& distribution, double confidence) {
  return quantile(complement(distribution, (1 - confidence) / 2));
}

double as_double(std::uint64_t count) { return static_cast<double>(count); }
double as_double(std::int64_t sum) { return static_cast<double>(sum); }

/// How far two yes-or-nos go together, as Newcombe corrects it: -1 to 1.
double correlation(double both, double first_only, double second_only, double neither) {
  const double sides = (both + first_only) * (second_only + neither) * (both + second_only) * (first_only + neither);
  if (sides <= 0) return 0;
  const double plays = both + first_only + second_only + neither;
  const double cross = both * neither - first_only * second_only;
  const double corrected = cross > plays / 2 ? cross - plays / 2 : std::min(cross, 0.0);
  return corrected / std::sqrt(sides);
}

}  // namespace

void Pairs::add(std::int64_t published_value, std::int64_t variant_value) {
  const auto squared = [](std::int64_t value) { return static_cast<std::uint64_t>(value * value); };
  ++pairs;
  published += published_value;
  variant += variant_value;
  squares_published += squared(published_value);
  squares_variant += squared(variant_value);
  squares += squared(variant_value - published_value);
  if (variant_value > published_value) ++up;
  if (variant_value < published_value) ++down;
  if (variant_value != 0 && published_value != 0) ++both;
}

Pairs& Pairs::operator+=(const Pairs& other) {
  pairs += other.pairs;
  published += other.published;
  variant += other.variant;
  squares_published += other.squares_published;
  squares_variant += other.squares_variant;
  squares += other.squares;
  up += other.up;
  down += other.down;
  both += other.both;
  return *this;
}

double two_sided_t(double t, double degrees) {
  return degrees <= 0 ? 1 : 2 * cdf(complement(StudentsT(degrees), std::abs(t)));
}

double t_quantile(double confidence, double degrees) { return quantile_of(StudentsT(degrees), confidence); }

double normal_quantile(double confidence) { return quantile_of(Normal(), confidence); }

double sign_test(std::uint64_t heads, std::uint64_t tails) {
  const double fewer = as_double(std::min(heads, tails));
  const double more = as_double(std::max(heads, tails));
  if (heads == tails) return 1;
  return std::min(1.0, 2 * boost::math::ibeta(more, fewer + 1, 0.5));
}

Interval share_between(double count, double of, double confidence) {
  if (of <= 0) return {0, 1};
  const double z = normal_quantile(confidence);
  const double share = count / of;
  const double middle = share + z * z / (2 * of);
  const double reach = z * std::sqrt(share * (1 - share) / of + z * z / (4 * of * of));
  const double whole = 1 + z * z / of;
  return {std::max(0.0, (middle - reach) / whole), std::min(1.0, (middle + reach) / whole)};
}

Interval mean_between(double sum, double squares, double count, double confidence) {
  if (count < 2) return {sum, sum};
  const double mean = sum / count;
  const double variance = std::max(0.0, squares - sum * mean) / (count - 1);
  const double reach = variance > 0 ? t_quantile(confidence, count - 1) * std::sqrt(variance / count) : 0;
  return {mean - reach, mean + reach};
}

Interval mean_difference(const Pairs& pairs, double confidence) {
  return mean_between(as_double(pairs.variant - pairs.published), as_double(pairs.squares), as_double(pairs.pairs),
                      confidence);
}

Interval share_difference(const Pairs& pairs, double confidence) {
  if (pairs.pairs == 0) return {-1, 1};
  const double plays = as_double(pairs.pairs);
  const double both = as_double(pairs.both);
  const double down = as_double(pairs.down);
  const double up = as_double(pairs.up);
  const double published = (both + down) / plays;
  const double variant = (both + up) / plays;
  const Interval first = share_between(both + down, plays, confidence);
  const Interval second = share_between(both + up, plays, confidence);
  const double together = correlation(both, down, up, plays - both - down - up);
  const auto reach = [together](double a, double b) {
    return std::sqrt(std::max(0.0, a * a - 2 * together * a * b + b * b));
  };
  const double by = variant - published;
  return {by - reach(variant - second.low, first.high - published),
          by + reach(second.high - variant, published - first.low)};
}

double mean_test(const Pairs& pairs) {
  constexpr std::uint64_t few = 30;
  if (pairs.differing() < few) return sign_test(pairs.up, pairs.down);
  const double count = as_double(pairs.pairs);
  const double sum = as_double(pairs.variant - pairs.published);
  const double variance = (as_double(pairs.squares) - sum * sum / count) / (count - 1);
  if (variance <= 0) return sign_test(pairs.up, pairs.down);  // every pair differs, and by the same
  return two_sided_t(sum / count / std::sqrt(variance / count), count - 1);
}

std::vector<bool> shown_by_holm(const std::vector<double>& p, double error_rate) {
  std::vector<std::size_t> order(p.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return p[i]; });
  std::vector<bool> shown(p.size(), false);
  for (std::size_t rank = 0; rank < order.size(); ++rank) {
    if (p[order[rank]] > error_rate / static_cast<double>(order.size() - rank)) break;
    shown[order[rank]] = true;
  }
  return shown;
}

}  // namespace fathom::properties
