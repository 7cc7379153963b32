#include "properties/comparing/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace fathom::properties {

namespace {

/// The continued fraction of the incomplete beta function, by Lentz's method.
double beta_fraction(double x, double a, double b) {
  constexpr int most_steps = 10'000;
  constexpr double nothing = 1e-300;
  constexpr double close_enough = 1e-15;
  const auto away_from_zero = [](double value) { return std::abs(value) < nothing ? nothing : value; };
  double c = 1;
  double d = 1 / away_from_zero(1 - (a + b) * x / (a + 1));
  double fraction = d;
  for (int step = 1; step <= most_steps; ++step) {
    const double m = step;
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away_from_zero(1 + even * d);
    c = away_from_zero(1 + even / c);
    fraction *= d * c;
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away_from_zero(1 + odd * d);
    c = away_from_zero(1 + odd / c);
    fraction *= d * c;
    if (std::abs(d * c - 1) < close_enough) break;
  }
  return fraction;
}

/// The regularised incomplete beta function: the share of a beta distribution below `x`.
double share_of_beta_below(double x, double a, double b) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const double log_front = std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x);
  const double front = std::exp(log_front);
  return x < (a + 1) / (a + b + 2) ? front * beta_fraction(x, a, b) / a : 1 - front * beta_fraction(1 - x, b, a) / b;
}

/// Where a falling function of a positive number comes down to `wanted`, by halving.
template <class Falling>
double where_it_falls_to(double wanted, Falling falling) {
  constexpr int halvings = 200;
  double low = 0;
  double high = 1;
  while (falling(high) > wanted && high < 1e12) high *= 2;
  for (int i = 0; i < halvings; ++i) {
    const double middle = (low + high) / 2;
    (falling(middle) > wanted ? low : high) = middle;
  }
  return (low + high) / 2;
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
  if (degrees <= 0) return 1;
  return share_of_beta_below(degrees / (degrees + t * t), degrees / 2, 0.5);
}

double t_quantile(double confidence, double degrees) {
  return where_it_falls_to(1 - confidence, [&](double t) { return two_sided_t(t, degrees); });
}

double normal_quantile(double confidence) {
  return where_it_falls_to(1 - confidence, [](double z) { return std::erfc(z / std::sqrt(2.0)); });
}

double sign_test(std::uint64_t heads, std::uint64_t tails) {
  const double fewer = as_double(std::min(heads, tails));
  const double more = as_double(std::max(heads, tails));
  if (heads == tails) return 1;
  return std::min(1.0, 2 * share_of_beta_below(0.5, more, fewer + 1));
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
