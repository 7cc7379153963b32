#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/mermaids_song/by_the_book.hpp"
#include "solver/prover.hpp"

// Songs and silences beside one mermaid, as numbers and as symbols for Z3.

namespace fathom::solver::song {

using mermaids_song::Mixed;

/// How many values Song and Silence cards have.
inline constexpr std::size_t values = mermaids_song::by_the_book::printed_worth.size();

/// What the cards of each value count.
using Worth = std::array<int, values>;
inline constexpr Worth printed_worth = mermaids_song::by_the_book::printed_worth;

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

/// A mermaid's power, by the book.
int power_of(Mixed reading, const Laid& visible);

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
  [[nodiscard]] z3::expr power(Mixed reading) const;
};
SymbolicLaid symbolic_laid(z3::context& context, const std::string& name);
SymbolicLaid operator+(const SymbolicLaid& a, const SymbolicLaid& b);
SymbolicLaid operator-(const SymbolicLaid& a, const SymbolicLaid& b);
Laid value_of(const z3::model& model, const SymbolicLaid& laid);

}  // namespace fathom::solver::song
