#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fathom::app {

/// What a number lies between, and the number itself.
struct Spread {
  double low = 0;
  double at = 0;
  double high = 0;

  friend bool operator==(const Spread&, const Spread&) = default;
};

/// Whether numbers above nothing have a sign: differences do.
enum class Signs : std::uint8_t { none, both };

/// A value that a scale has a line at, and what it stands for: `0`, `no difference`.
struct Marked {
  double at = 0;
  std::string meaning;
  Signs signs = Signs::both;
};

/// A stretch of numbers with ticks at round ones, which has its ends at ticks.
struct Scale {
  double low = 0;
  double high = 1;
  double step = 1;
  std::vector<double> ticks;

  /// Where a number lies: 0 at the low end, 1 at the high one.
  [[nodiscard]] double part(double value) const;
};

/// A scale that has room for the spreads, with so many ticks at most: 3 or more.
Scale scale_for(const std::vector<Spread>& spreads, std::size_t most_ticks);

/// A tick's number, with as many digits as its scale needs.
std::string tick_label(const Scale& scale, double tick, Signs signs);

/// A number with so many digits behind the point; never `-0.0`.
std::string number_of(double value, int digits);
/// The same with `+` where it is above 0.
std::string with_sign(double value, int digits);

/// A spread in characters: `   │  ├─●─┤ `, the line where `marked` lies, dots at the other ticks.
std::string drawn_in_text(const Scale& scale, const Spread& spread, double marked, std::size_t columns);
/// The labels of the ticks above it: `0      +5     +10`.
std::string axis_in_text(const Scale& scale, Signs signs, std::size_t columns);

/// A bar for each number, as high as it is: `▁▃▅█`; a blank for one that is none.
std::string sparkline(const std::vector<double>& values);

}  // namespace fathom::app
