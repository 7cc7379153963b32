#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/prover.hpp"

// Songs and silences beside one mermaid, as numbers and as symbols for Z3.

namespace fathom::solver::song {

/// Song and Silence cards have the values 1, 2 and 3.
inline constexpr std::size_t values = 3;

/// What the cards of each value count.
using Worth = std::array<int, values>;
inline constexpr Worth printed_worth{1, 2, 3};

/// How many cards of each value lie on either side.
struct Laid {
  std::array<int, values> songs{};
  std::array<int, values> silences{};

  [[nodiscard]] int cards() const;
  /// What the songs add up to, and the silences.
  [[nodiscard]] int songs_sum() const;
  [[nodiscard]] int silences_sum() const;
  /// Whether all of `part` is in here.
  [[nodiscard]] bool has(const Laid& part) const;

  Laid& operator+=(const Laid& more);
  Laid& operator-=(const Laid& less);
  friend Laid operator+(Laid a, const Laid& b) { return a += b; }
  friend Laid operator-(Laid a, const Laid& b) { return a -= b; }
  friend auto operator<=>(const Laid&, const Laid&) = default;
};

/// Each card there is, alone: songs by value, then silences.
std::vector<Laid> single_cards();
/// Multisets of up to so many songs and silences are asked of the model, every one of them.
inline constexpr int most_cards_asked = 10;
/// Every way to lay at most so many cards, fewest first in each value.
std::vector<Laid> all_laid(int most_cards);
/// `songs 1, 3; silences 2, 2`
std::string words(const Laid& laid);

/// The ways to read what a mermaid's power is.
enum class Power : std::uint8_t {
  visible_total,  ///< Everything visible counts, songs and silences alike.
  difference,     ///< Songs and silences take away from each other.
  larger,         ///< Only the larger side counts.
};
inline constexpr std::array<Power, 3> powers{Power::visible_total, Power::difference, Power::larger};
std::string_view words(Power power);
int power_of(Power reading, const Laid& visible);

/// Unbounded numbers of cards of each value, none of them negative.
struct SymbolicLaid {
  std::vector<z3::expr> songs;
  std::vector<z3::expr> silences;

  [[nodiscard]] z3::expr cards() const;
  [[nodiscard]] z3::expr songs_sum(const Worth& worth = printed_worth) const;
  [[nodiscard]] z3::expr silences_sum(const Worth& worth = printed_worth) const;
  [[nodiscard]] z3::expr has(const SymbolicLaid& part) const;
  [[nodiscard]] z3::expr has(const Laid& part) const;
  [[nodiscard]] z3::expr is(const Laid& same) const;
  [[nodiscard]] z3::expr none_negative() const;
  /// There are so many cards.
  [[nodiscard]] z3::expr within(const Laid& whole) const;
  /// The power by the book.
  [[nodiscard]] z3::expr power(Power reading) const;
};
SymbolicLaid symbolic_laid(z3::context& context, const std::string& name);
SymbolicLaid operator+(const SymbolicLaid& a, const SymbolicLaid& b);
SymbolicLaid operator-(const SymbolicLaid& a, const SymbolicLaid& b);
Laid value_of(const z3::model& model, const SymbolicLaid& laid);

}  // namespace fathom::solver::song
