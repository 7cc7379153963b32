#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "model/core/names.hpp"

namespace fathom {

/// How many there are of each kind: a hand, a deck of indistinguishable cards, the tokens on a space.
/// Order does not matter and is not kept. At most 255 of a kind; taking more than there are wraps, as unsigned numbers do,
/// and the conservation invariants of a game notice.
template <Named E>
struct Counts {
  using Kind = E;
  std::array<std::uint8_t, kinds<E>> of{};

  constexpr Counts() = default;
  template <std::same_as<E> Item>  // a template, so that clang 14 knows what to make of `counts = {}`
  constexpr Counts(std::initializer_list<Item> items) {
    for (const E item : items) ++(*this)[item];
  }
  constexpr Counts(std::initializer_list<std::pair<E, int>> items) {
    for (const auto& [item, many] : items) (*this)[item] = static_cast<std::uint8_t>(many);
  }

  constexpr std::uint8_t& operator[](E kind) { return of[index_of(kind) % kinds<E>]; }
  constexpr std::uint8_t operator[](E kind) const { return of[index_of(kind) % kinds<E>]; }

  [[nodiscard]] constexpr int total() const {
    int sum = 0;
    for (const std::uint8_t n : of) sum += n;
    return sum;
  }
  [[nodiscard]] constexpr bool empty() const { return total() == 0; }
  /// Whether all of `part` is in here.
  [[nodiscard]] constexpr bool has(const Counts& part) const {
    for (std::size_t i = 0; i < of.size(); ++i)
      if (of[i] < part.of[i]) return false;
    return true;
  }

  constexpr Counts& operator+=(const Counts& more) {
    for (std::size_t i = 0; i < of.size(); ++i) of[i] = static_cast<std::uint8_t>(of[i] + more.of[i]);
    return *this;
  }
  constexpr Counts& operator-=(const Counts& less) {
    for (std::size_t i = 0; i < of.size(); ++i) of[i] = static_cast<std::uint8_t>(of[i] - less.of[i]);
    return *this;
  }
  friend constexpr Counts operator+(Counts a, const Counts& b) { return a += b; }
  friend constexpr Counts operator-(Counts a, const Counts& b) { return a -= b; }
  friend constexpr bool operator==(const Counts&, const Counts&) = default;
  friend constexpr auto operator<=>(const Counts&, const Counts&) = default;
};

/// Calls `visit(part)` for every way to pick `size` items out of `whole`, fewest of the first kind first.
template <Named E, class Visit>
constexpr void for_each_pick(const Counts<E>& whole, int size, Visit&& visit) {
  const auto choose = [&](auto&& self, std::size_t kind, int left, Counts<E>& part) -> void {
    if (kind + 1 == kinds<E>) {
      if (left > whole.of[kind]) return;
      part.of[kind] = static_cast<std::uint8_t>(left);
      visit(std::as_const(part));
      part.of[kind] = 0;
      return;
    }
    for (int n = 0; n <= left && n <= whole.of[kind]; ++n) {
      part.of[kind] = static_cast<std::uint8_t>(n);
      self(self, kind + 1, left - n, part);
    }
    part.of[kind] = 0;
  };
  Counts<E> part;
  if (size >= 0) choose(choose, 0, size, part);
}

}  // namespace fathom
