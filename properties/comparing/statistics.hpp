#pragma once

#include <cstdint>
#include <vector>

#include "properties/comparing.hpp"

/// What can be concluded from plays in pairs. Nothing here knows a game.
///
/// The first play of a pair is under the published rules, the second under the variant. Pairs are drawn alike and apart from
/// each other, so the differences within pairs are a sample, whether or not the two plays of a pair resemble each other.
namespace fathom::properties {

/// What is remembered of one measure over many pairs: whole numbers, so that the order they come in does not matter.
/// A measure's values are whole multiples of its own unit; a yes-or-no is 1 or 0.
struct Pairs {
  std::uint64_t pairs = 0;
  std::int64_t published = 0;  ///< Sum over the first plays,
  std::int64_t variant = 0;    ///< over the second ones,
  std::uint64_t squares_published = 0;
  std::uint64_t squares_variant = 0;
  std::uint64_t squares = 0;  ///< of the squared differences.
  std::uint64_t up = 0;       ///< Pairs in which the variant has more,
  std::uint64_t down = 0;     ///< in which it has less,
  std::uint64_t both = 0;     ///< and in which neither is 0: for a yes-or-no, both are yes.

  void add(std::int64_t published_value, std::int64_t variant_value);
  Pairs& operator+=(const Pairs& other);

  /// Pairs whose plays differ at all: those that say something about a difference.
  [[nodiscard]] std::uint64_t differing() const { return up + down; }

  friend bool operator==(const Pairs&, const Pairs&) = default;
};

/// How likely a number at least as far from 0 as `t` is under Student's t with so many degrees of freedom.
double two_sided_t(double t, double degrees);
/// The number that Student's t exceeds in size with probability `1 - confidence`.
double t_quantile(double confidence, double degrees);
/// The same for the normal distribution.
double normal_quantile(double confidence);

/// How likely heads and tails differ at least so much when the coin is fair: the exact sign test, and for a yes-or-no in
/// pairs the exact test of McNemar.
double sign_test(std::uint64_t heads, std::uint64_t tails);

/// Between which values a share lies that `count` of `of` plays show: Wilson's interval.
Interval share_between(double count, double of, double confidence);
/// Between which values the mean of so many values lies, from their sum and the sum of their squares: Student's.
Interval mean_between(double sum, double squares, double count, double confidence);
/// Between which values the difference of two means in pairs lies: Student's, on the differences.
Interval mean_difference(const Pairs& pairs, double confidence);
/// Between which values the difference of two shares in pairs lies: Newcombe's method 10, from Wilson's intervals.
Interval share_difference(const Pairs& pairs, double confidence);

/// How likely a difference in means at least so large comes of chance. Student's t; where few pairs differ, the exact sign
/// test, which needs no long sum to be right.
double mean_test(const Pairs& pairs);
/// How likely so many more yes than no comes of chance: McNemar's exact test.
inline double share_test(const Pairs& pairs) { return sign_test(pairs.up, pairs.down); }

/// Which of the tests, taken together, show a difference, so that with none there, any is shown in at most a share
/// `error_rate` of all comparisons: Holm's procedure, right however the tests hang together. A test whose `p` is 1 because
/// its pairs do not differ at all could never show anything, and is left out of the count by its caller.
std::vector<bool> shown_by_holm(const std::vector<double>& p, double error_rate);

}  // namespace fathom::properties
