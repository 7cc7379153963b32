#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <type_traits>
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
    if constexpr (are_few) return [this]<std::size_t... I>(std::index_sequence<I...>) {
        return (of[I] + ... + 0);
      }
    (std::make_index_sequence<kinds<E>>{});
    std::uint64_t sums = 0;
    for (std::size_t first = 0; first < kinds<E>; first += 8)
      sums += (eight_from(first) & every_other) + (eight_from(first) >> 8 & every_other);
    return static_cast<int>(sums * 0x0001000100010001 >> 48);
  }
  [[nodiscard]] constexpr bool empty() const {
    if constexpr (are_few) return total() == 0;
    std::uint64_t any = 0;
    for (std::size_t first = 0; first < kinds<E>; first += 8) any |= eight_from(first);
    return any == 0;
  }
  /// The kinds of which there are at least so many, 1 to 128.
  [[nodiscard]] constexpr NamedSet<E> kinds_with(int at_least) const {
    const std::uint64_t enough = static_cast<std::uint64_t>(0x80 - at_least) * ones;  // carries a byte's rest to its top bit
    NamedSet<E> found;
    for (std::size_t first = 0; first < kinds<E>; first += 8) {
      const std::uint64_t eight = eight_from(first);
      const std::uint64_t those = (((eight & ~tops) + enough) | eight) & tops;
      found.bits |= static_cast<std::uint32_t>((those >> 7) * 0x0102040810204080 >> 56 << first);
    }
    return found;
  }
  /// Whether all of `part` is in here.
  [[nodiscard]] constexpr bool has(const Counts& part) const {
    if constexpr (are_few) {
      for (std::size_t i = 0; i < of.size(); ++i)
        if (of[i] < part.of[i]) return false;
      return true;
    }
    std::uint64_t lacks = 0;
    for (std::size_t first = 0; first < kinds<E>; first += 8) {
      const std::uint64_t mine = eight_from(first);
      const std::uint64_t asked = part.eight_from(first);
      const std::uint64_t rest = (mine | tops) - (asked & ~tops);  // a byte's top bit is left where its other bits suffice
      lacks |= ~((mine & ~asked) | (~(mine ^ asked) & rest));
    }
    return (lacks & tops) == 0;
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

 private:
  template <Named>
  friend class Tally;

  static constexpr std::uint64_t every_other = 0x00ff00ff00ff00ff;
  static constexpr std::uint64_t ones = 0x0101010101010101;  ///< The lowest bit of each byte.
  static constexpr std::uint64_t tops = 0x80 * ones;

  /// So few that one after the other is faster than eight in one go, which spares the processor a guess at every kind.
  static constexpr bool are_few = kinds<E> < 8;

  /// Eight counts, a byte each from the lowest, and 0 beyond the last.
  [[nodiscard]] constexpr std::uint64_t eight_from(std::size_t first) const {
    std::uint64_t eight = 0;
    if constexpr (!are_few && std::endian::native == std::endian::little) {
      if (!std::is_constant_evaluated()) {
        const std::size_t from = std::min(first, kinds<E> - sizeof eight);
        std::memcpy(&eight, of.data() + from, sizeof eight);
        return eight >> 8 * (first - from);
      }
    }
    for (std::size_t i = first; i < std::min(first + 8, kinds<E>); ++i) eight |= std::uint64_t{of[i]} << 8 * (i - first);
    return eight;
  }
};

/// Up to 250 counts and single pieces added up, kind by kind, with the sum that `Counts` would give: two bytes for each
/// kind, so that nothing need be asked before all are in.
template <Named E>
class Tally {
 public:
  constexpr Tally() = default;
  constexpr explicit Tally(const Counts<E>& first) { *this += first; }

  constexpr Tally& operator+=(const Counts<E>& more) {
    for (std::size_t i = 0; i < goes; ++i) {
      const std::uint64_t eight = more.eight_from(8 * i);
      even_[i] += eight & Counts<E>::every_other;
      odd_[i] += eight >> 8 & Counts<E>::every_other;
    }
    return *this;
  }
  /// One piece more.
  constexpr Tally& operator+=(E piece) {
    const std::size_t kind = index_of(piece);
    if (kind >= kinds<E>) {
      Counts<E> unknown;
      ++unknown[piece];
      return *this += unknown;
    }
    for (std::size_t i = 0; i < goes; ++i) {
      const std::uint64_t one = kind / 8 == i ? std::uint64_t{1} << kind % 8 / 2 * 16 : 0;
      even_[i] += kind % 2 == 0 ? one : 0;
      odd_[i] += kind % 2 == 0 ? 0 : one;
    }
    return *this;
  }
  [[nodiscard]] constexpr Counts<E> sum() const {
    Counts<E> all;
    for (std::size_t kind = 0; kind < kinds<E>; ++kind)
      all.of[kind] = static_cast<int>((kind % 2 == 0 ? even_ : odd_)[kind / 8] >> kind % 8 / 2 * 16 & 0xffff);
    return all;
  }

 private:
  static constexpr std::size_t goes = (kinds<E> + 7) / 8;

  std::array<std::uint64_t, goes> even_{};
  std::array<std::uint64_t, goes> odd_{};
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
