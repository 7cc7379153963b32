#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "model/core/names.hpp"
#include "model/core/random.hpp"

namespace fathom {

/// How many there are of one kind of piece, in one place: 0 to 254. One byte.
/// Taking away more than there is, and adding more than it can hold, gives `beyond`: a count that stays what it is whatever
/// is added or taken away, and is no number of pieces that a box can hold. So a piece lost or made out of nothing is never
/// made up for by another mistake, and the conservation invariants see it.
class Count {
 public:
  static constexpr int most = 254;

  constexpr Count() = default;
  constexpr explicit Count(int many) : many_(fitting(many)) {}
  /// A number below 0 or above `most` is `beyond`.
  constexpr Count& operator=(int many) {
    many_ = fitting(many);
    return *this;
  }
  static constexpr Count beyond() { return Count{-1}; }

  /// As a number; 255 where it is `beyond`, more than any box holds.
  // NOLINTNEXTLINE(google-explicit-constructor): a count is used as a number everywhere
  constexpr operator std::uint8_t() const { return many_; }
  [[nodiscard]] constexpr bool is_beyond() const { return many_ == beyond_; }

  constexpr Count& operator+=(int more) {
    const int many = many_;
    many_ = many == beyond_ || more < -many || more > most - many ? beyond_ : static_cast<std::uint8_t>(many + more);
    return *this;
  }
  constexpr Count& operator-=(int less) {
    const int many = many_;
    many_ = many == beyond_ || less > many || less < many - most ? beyond_ : static_cast<std::uint8_t>(many - less);
    return *this;
  }
  constexpr Count& operator++() {
    many_ = static_cast<std::uint8_t>(many_ + (many_ == beyond_ ? 0 : 1));  // one more than most is beyond
    return *this;
  }
  constexpr Count& operator--() {
    many_ = static_cast<std::uint8_t>(many_ - (many_ == beyond_ ? 0 : 1));  // one fewer than none is beyond
    return *this;
  }
  constexpr Count operator++(int) {
    const Count before = *this;
    ++*this;
    return before;
  }
  constexpr Count operator--(int) {
    const Count before = *this;
    --*this;
    return before;
  }

  /// Both together, and what is left of `a` without `b`: `+=` and `-=` in the form that compilers do for many counts at
  /// once.
  static constexpr Count sum(Count a, Count b) {
    const auto wrapped = static_cast<std::uint8_t>(a.many_ + b.many_);
    return raw(wrapped | -static_cast<int>(wrapped < a.many_));
  }
  static constexpr Count difference(Count a, Count b) {
    return raw((a.many_ - b.many_) | -static_cast<int>(a.many_ < b.many_) | -static_cast<int>(a.many_ == beyond_));
  }

  friend constexpr bool operator==(Count, Count) = default;
  friend constexpr auto operator<=>(Count, Count) = default;

 private:
  static constexpr std::uint8_t beyond_ = 255;
  static constexpr std::uint8_t fitting(int many) {
    return many < 0 || many > most ? beyond_ : static_cast<std::uint8_t>(many);
  }
  static constexpr Count raw(int bits) {
    Count count;
    count.many_ = static_cast<std::uint8_t>(bits);
    return count;
  }

  std::uint8_t many_ = 0;
};

/// How many there are of each kind: a hand, a deck of indistinguishable cards, the tokens on a space.
/// Order does not matter and is not kept.
template <Named E>
struct Counts {
  using Kind = E;
  std::array<Count, kinds<E>> of{};

  constexpr Counts() = default;
  template <std::same_as<E> Item>  // a template, so that clang 14 knows what to make of `counts = {}`
  constexpr Counts(std::initializer_list<Item> items) {
    for (const E item : items) ++(*this)[item];
  }
  constexpr Counts(std::initializer_list<std::pair<E, int>> items) {
    for (const auto& [item, many] : items) (*this)[item] = many;
  }

  /// Of a kind that does not exist there are `beyond`; whoever is about to change how many makes all of them so.
  constexpr Count& operator[](E kind) {
    if (index_of(kind) < kinds<E>) return of[index_of(kind)];
    of.fill(Count::beyond());
    return of[0];
  }
  constexpr Count operator[](E kind) const { return index_of(kind) < kinds<E> ? of[index_of(kind)] : Count::beyond(); }

  [[nodiscard]] constexpr int total() const {
    return [this]<std::size_t... I>(std::index_sequence<I...>) { return (of[I] + ... + 0); }
    (std::make_index_sequence<kinds<E>>{});
  }
  [[nodiscard]] constexpr bool empty() const { return total() == 0; }
  /// Whether all of `part` is in here.
  [[nodiscard]] constexpr bool has(const Counts& part) const {
    for (std::size_t i = 0; i < of.size(); ++i)
      if (of[i] < part.of[i]) return false;
    return true;
  }
  /// Whether some kind has been taken away more often than it was there, or added beyond counting.
  [[nodiscard]] constexpr bool is_beyond() const {
    return std::any_of(of.begin(), of.end(), [](Count n) { return n.is_beyond(); });
  }

  constexpr Counts& operator+=(const Counts& more) {
    for (std::size_t i = 0; i < of.size(); ++i) of[i] = Count::sum(of[i], more.of[i]);
    return *this;
  }
  constexpr Counts& operator-=(const Counts& less) {
    for (std::size_t i = 0; i < of.size(); ++i) of[i] = Count::difference(of[i], less.of[i]);
    return *this;
  }
  friend constexpr Counts operator+(Counts a, const Counts& b) { return a += b; }
  friend constexpr Counts operator-(Counts a, const Counts& b) { return a -= b; }
  friend constexpr bool operator==(const Counts&, const Counts&) = default;
  friend constexpr auto operator<=>(const Counts&, const Counts&) = default;
};

/// What is missing from `whole` when `parts` are accounted for; nothing of a kind of which there is too much already.
template <Named E>
constexpr Counts<E> remainder(const Counts<E>& whole, const Counts<E>& parts) {
  Counts<E> rest;
  for (std::size_t i = 0; i < rest.of.size(); ++i) rest.of[i] = std::max(whole.of[i] - parts.of[i], 0);
  return rest;
}

/// Takes so many pieces out of `from` at random; all there are where there are not so many.
template <Named E>
constexpr Counts<E> draw(Counts<E>& from, int many, Random& random) {
  Counts<E> drawn;
  for (int left = std::min(many, from.total()); left > 0; --left) {
    int nth = static_cast<int>(random.below(static_cast<std::uint32_t>(from.total())));
    std::size_t kind = 0;
    while (nth >= from.of[kind]) nth -= from.of[kind++];
    --from.of[kind];
    ++drawn.of[kind];
  }
  return drawn;
}

/// Calls `visit(part)` for every way to pick `size` items out of `whole`, fewest of the first kind first.
template <Named E, class Visit>
constexpr void for_each_pick(const Counts<E>& whole, int size, Visit&& visit) {
  const auto choose = [&](auto&& self, std::size_t kind, int left, Counts<E>& part) -> void {
    if (kind + 1 == kinds<E>) {
      if (left > whole.of[kind]) return;
      part.of[kind] = left;
      visit(std::as_const(part));
      part.of[kind] = 0;
      return;
    }
    for (int n = 0; n <= left && n <= whole.of[kind]; ++n) {
      part.of[kind] = n;
      self(self, kind + 1, left - n, part);
    }
    part.of[kind] = 0;
  };
  Counts<E> part;
  if (size >= 0) choose(choose, 0, size, part);
}

}  // namespace fathom
