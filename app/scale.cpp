#include "app/scale.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string_view>

#include "app/text.hpp"

namespace fathom::app {
namespace {

constexpr std::string_view mark_character = "│";
constexpr std::string_view tick_character = "·";
constexpr std::string_view line_character = "━";
constexpr std::string_view point_character = "●";
constexpr std::array<std::string_view, 8> bar_characters{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};

/// A round number not below `least`: 1, 2 or 5 times a power of ten.
double round_step(double least) {
  const double power = std::pow(10, std::floor(std::log10(least)));
  for (const double times : {1.0, 2.0, 5.0})
    if (times * power >= least * (1 - 1e-9)) return times * power;
  return 10 * power;
}

/// The column of a part, of so many.
std::size_t column_of(double part, std::size_t columns) {
  const double last = static_cast<double>(columns) - 1;
  return static_cast<std::size_t>(std::lround(std::clamp(part, 0.0, 1.0) * last));
}

}  // namespace

double Scale::part(double value) const { return high <= low ? 0 : (value - low) / (high - low); }

Scale scale_for(const std::vector<Spread>& spreads, std::size_t most_ticks) {
  Scale scale;
  if (spreads.empty()) return scale;
  double low = spreads.front().low;
  double high = spreads.front().high;
  for (const Spread& spread : spreads) {
    low = std::min({low, spread.low, spread.at});
    high = std::max({high, spread.high, spread.at});
  }
  if (high - low < 1e-9) {  // all the same: a scale around it
    const double around = std::max(std::abs(low) / 2, 1.0);
    low -= around;
    high += around;
  }
  scale.step = round_step((high - low) / static_cast<double>(std::max<std::size_t>(most_ticks, 3) - 1));
  const auto steps = [&] { return std::lround(std::ceil(high / scale.step - 1e-9) - std::floor(low / scale.step + 1e-9)); };
  while (steps() + 1 > static_cast<long>(std::max<std::size_t>(most_ticks, 3))) scale.step = round_step(scale.step * 1.5);
  scale.low = std::floor(low / scale.step + 1e-9) * scale.step;
  scale.high = std::ceil(high / scale.step - 1e-9) * scale.step;
  const long last = steps();
  for (long i = 0; i <= last; ++i) scale.ticks.push_back(scale.low + static_cast<double>(i) * scale.step);
  return scale;
}

std::string tick_label(const Scale& scale, double tick, Signs signs) {
  const int digits = scale.step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(scale.step) - 1e-9));
  return signs == Signs::both ? with_sign(tick, digits) : number_of(tick, digits);
}

std::string number_of(double value, int digits) {
  char text[48];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  const bool nothing = std::string(text).find_first_of("123456789") == std::string::npos;
  return nothing && text[0] == '-' ? text + 1 : text;
}

std::string with_sign(double value, int digits) {
  std::string text = number_of(value, digits);
  if (value > 0 && text.find_first_of("123456789") != std::string::npos) text.insert(0, "+");
  return text;
}

std::string drawn_in_text(const Scale& scale, const Spread& spread, double marked, std::size_t columns) {
  std::vector<std::string_view> cells(columns, " ");
  for (const double tick : scale.ticks) cells[column_of(scale.part(tick), columns)] = tick_character;
  cells[column_of(scale.part(marked), columns)] = mark_character;
  const std::size_t last = column_of(scale.part(spread.high), columns);
  for (std::size_t i = column_of(scale.part(spread.low), columns); i <= last; ++i) cells[i] = line_character;
  cells[column_of(scale.part(spread.at), columns)] = point_character;
  std::string text;
  for (const std::string_view each : cells) text += each;
  return text;
}

std::string axis_in_text(const Scale& scale, Signs signs, std::size_t columns) {
  std::string text(columns, ' ');
  const auto write = [&](double tick) {
    const std::string label = tick_label(scale, tick, signs);
    if (label.size() > columns) return;
    const std::size_t middle = column_of(scale.part(tick), columns);
    const std::size_t begins = std::min(middle - std::min(middle, label.size() / 2), columns - label.size());
    const std::size_t around = begins - std::min<std::size_t>(begins, 1);
    if (text.substr(around, label.size() + 2).find_first_not_of(' ') == std::string::npos)
      text.replace(begins, label.size(), label);
  };
  if (scale.ticks.empty()) return text;
  write(scale.ticks.front());  // the ends first, and what has room between them
  write(scale.ticks.back());
  for (const double tick : scale.ticks) write(tick);
  return text;
}

std::string sparkline(const std::vector<double>& values) {
  double low = 0;
  double high = 0;
  bool any = false;
  for (const double value : values) {
    if (std::isnan(value)) continue;
    low = any ? std::min(low, value) : value;
    high = any ? std::max(high, value) : value;
    any = true;
  }
  std::string text;
  for (const double value : values) {
    if (std::isnan(value)) {
      text += ' ';
      continue;
    }
    const double part = high > low ? (value - low) / (high - low) : 0.5;
    text += bar_characters[static_cast<std::size_t>(std::lround(part * (bar_characters.size() - 1)))];
  }
  return text;
}

}  // namespace fathom::app
