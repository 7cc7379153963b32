#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/grid.hpp"
#include "model/core/names.hpp"
#include "model/core/random.hpp"
#include "model/core/seats.hpp"

namespace fathom::properties {

/// How to make up values of a type, whatever the rules think of them.
///     static T any(Random&);                  any value whatever, small ones more often than their share
///     static T near(const T&, Random&);       a value that differs in one place
/// Described structs, variants and the vocabulary of `model/core` need nothing more; a game specialises it for its own
/// leaves.
template <class T>
struct Arbitrary;

template <class T>
T arbitrary(Random& random) {
  return Arbitrary<T>::any(random);
}
/// A value that differs from `value` in one place: mistakes people make are small. May come out the same by chance.
template <class T>
T nearby(const T& value, Random& random) {
  return Arbitrary<T>::near(value, random);
}

/// An index below `size`, which is not 0.
inline std::size_t any_index(std::size_t size, Random& random) { return random.below(static_cast<std::uint32_t>(size)); }
/// Whether a thing happens that happens once in `times`.
inline bool once_in(std::uint32_t times, Random& random) { return random.below(times) == 0; }

template <Named E>
struct Arbitrary<E> {
  static E any(Random& random) { return every<E>[any_index(kinds<E>, random)]; }
  static E near(const E&, Random& random) { return any(random); }
};

template <std::integral N>
struct Arbitrary<N> {
  static constexpr std::uint32_t small = 10;
  static N any(Random& random) {
    switch (random.below(4)) {
      case 0:
        return static_cast<N>(random.next());  // anything at all
      case 1:
        return once_in(2, random) ? std::numeric_limits<N>::max() : std::numeric_limits<N>::min();
      default:
        return static_cast<N>(random.below(small));
    }
  }
  static N near(const N& value, Random& random) {
    using Wide = std::make_unsigned_t<N>;
    switch (random.below(4)) {
      case 0:
        return any(random);
      case 1:
        return static_cast<N>(static_cast<Wide>(value) - Wide{1});
      default:
        return static_cast<N>(static_cast<Wide>(value) + Wide{1});
    }
  }
};
template <>
struct Arbitrary<bool> {
  static bool any(Random& random) { return once_in(2, random); }
  static bool near(const bool& value, Random&) { return !value; }
};

template <>
struct Arbitrary<Hex> {
  static Hex any(Random& random) { return Hex{static_cast<std::uint8_t>(random.below(Hex::cells))}; }
  static Hex near(const Hex& value, Random& random) {
    return once_in(3, random) ? any(random) : neighbours[value.cell][any_index(6, random)];
  }
};

template <>
struct Arbitrary<Count> {
  static Count any(Random& random) {
    Count count;
    count = arbitrary<std::uint8_t>(random);  // 255 is `beyond`
    return count;
  }
  static Count near(const Count& value, Random& random) {
    Count count;
    count = nearby(std::uint8_t{value}, random);
    return count;
  }
};

template <Named E>
struct Arbitrary<Counts<E>> {
  static Counts<E> any(Random& random) {
    Counts<E> counts;
    for (Count& many : counts.of) many = once_in(2, random) ? Count{} : arbitrary<Count>(random);
    return counts;
  }
  static Counts<E> near(const Counts<E>& value, Random& random) {
    Counts<E> counts = value;
    Count& one = counts.of[any_index(counts.of.size(), random)];
    one = nearby(one, random);
    if (once_in(2, random)) {  // exchanged for another, so that the number stays right
      Count& other = counts.of[any_index(counts.of.size(), random)];
      if (other > 0) --other;
    }
    return counts;
  }
};

template <class T, std::size_t Capacity>
struct Arbitrary<Few<T, Capacity>> {
  static Few<T, Capacity> any(Random& random) {
    Few<T, Capacity> few;
    const std::size_t length = once_in(8, random) ? Capacity : any_index(std::min<std::size_t>(Capacity, 4) + 1, random);
    for (std::size_t i = 0; i < length; ++i) few.push_back(arbitrary<T>(random));
    return few;
  }
  static Few<T, Capacity> near(const Few<T, Capacity>& value, Random& random) {
    Few<T, Capacity> few = value;
    switch (few.empty() ? 3U : random.below(4)) {
      case 0:
        few.erase_at(any_index(few.size(), random));
        break;
      case 1:
        std::swap(few[any_index(few.size(), random)], few[any_index(few.size(), random)]);
        break;
      case 2: {
        T& one = few[any_index(few.size(), random)];
        one = nearby(one, random);
        break;
      }
      default:
        if (!few.full()) few.push_back(few.empty() ? arbitrary<T>(random) : few[any_index(few.size(), random)]);
    }
    return few;
  }
};

template <class T>
struct Arbitrary<std::optional<T>> {
  static std::optional<T> any(Random& random) {
    return once_in(2, random) ? std::nullopt : std::optional<T>{arbitrary<T>(random)};
  }
  static std::optional<T> near(const std::optional<T>& value, Random& random) {
    return value && once_in(2, random) ? std::optional<T>{nearby(*value, random)} : any(random);
  }
};

template <class T, std::size_t Size>
struct Arbitrary<std::array<T, Size>> {
  static std::array<T, Size> any(Random& random) {
    std::array<T, Size> items{};
    for (T& item : items) item = arbitrary<T>(random);
    return items;
  }
  static std::array<T, Size> near(const std::array<T, Size>& value, Random& random) {
    std::array<T, Size> items = value;
    T& one = items[any_index(Size, random)];
    one = nearby(one, random);
    return items;
  }
};

template <class T>
struct Arbitrary<PerSeat<T>> {
  static PerSeat<T> any(Random& random) { return {arbitrary<decltype(PerSeat<T>::of)>(random)}; }
  static PerSeat<T> near(const PerSeat<T>& value, Random& random) { return {nearby(value.of, random)}; }
};

template <>
struct Arbitrary<SeatSet> {
  static SeatSet any(Random& random) { return SeatSet{static_cast<std::uint8_t>(random.below(1U << kinds<Seat>))}; }
  static SeatSet near(const SeatSet& value, Random& random) {
    return SeatSet{static_cast<std::uint8_t>(value.bits ^ (1U << random.below(kinds<Seat>)))};
  }
};

template <std::size_t Cells>
struct Arbitrary<CellSet<Cells>> {
  static CellSet<Cells> any(Random& random) {
    CellSet<Cells> set;
    for (std::uint64_t& word : set.words) word = random.next() & random.next() & random.next();
    return set;
  }
  static CellSet<Cells> near(const CellSet<Cells>& value, Random& random) {
    CellSet<Cells> one;
    one.insert(any_index(Cells, random));
    return value.meets(one) ? value - one : value | one;
  }
};

template <class T>
requires Described<T>
struct Arbitrary<T> {
  static T any(Random& random) {
    T value{};
    for_each_field<T>(
        [&](const auto& field) { field.of(value) = arbitrary<std::remove_cvref_t<decltype(field.of(value))>>(random); });
    return value;
  }
  static T near(const T& value, Random& random) {
    T changed = value;
    if constexpr (field_count<T> != 0) {
      const std::size_t chosen = any_index(field_count<T>, random);
      std::size_t index = 0;
      for_each_field<T>([&](const auto& field) {
        if (index++ == chosen) field.of(changed) = nearby(field.of(changed), random);
      });
    }
    return changed;
  }
};

template <class... Kinds>
struct Arbitrary<std::variant<Kinds...>> {
  using Variant = std::variant<Kinds...>;
  static Variant any(Random& random) {
    using Make = Variant (*)(Random&);
    constexpr std::array<Make, sizeof...(Kinds)> makers{[](Random& drawn) -> Variant { return arbitrary<Kinds>(drawn); }...};
    return makers[any_index(makers.size(), random)](random);
  }
  static Variant near(const Variant& value, Random& random) {
    return std::visit([&](const auto& kind) -> Variant { return nearby(kind, random); }, value);
  }
};

}  // namespace fathom::properties
