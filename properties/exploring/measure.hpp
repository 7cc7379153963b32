#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/names.hpp"
#include "model/core/seats.hpp"

// A part of a state as a rough number: what it is called, how many there are, how long a list is. It tells positions apart that
// differ in kind, and leaves alike those that differ in detail.

namespace fathom::properties {

/// 0, 1, 2, 3, then one number for each doubling.
constexpr std::uint64_t rough(std::uint64_t number) {
  constexpr std::uint64_t told_apart = 3;
  return number <= told_apart ? number : static_cast<std::uint64_t>(std::bit_width(number)) + 1;
}

template <class T>
std::uint64_t measure(const T& value);

namespace detail {

template <class T>
struct Measure {
  static std::uint64_t of(const T& value) {
    if constexpr (Named<T>)
      return index_of(value);
    else if constexpr (std::is_arithmetic_v<T>)
      return value < T{} ? ~std::uint64_t{0} : rough(static_cast<std::uint64_t>(value));
    else
      return 0;
  }
};
template <>
struct Measure<Count> {
  static std::uint64_t of(const Count& count) { return rough(static_cast<std::uint64_t>(static_cast<int>(count))); }
};
template <Named E>
struct Measure<Counts<E>> {
  static std::uint64_t of(const Counts<E>& counts) { return rough(static_cast<std::uint64_t>(counts.total())); }
};
template <class T, std::size_t Capacity>
struct Measure<Few<T, Capacity>> {
  static std::uint64_t of(const Few<T, Capacity>& list) { return rough(list.size()); }
};
template <>
struct Measure<SeatSet> {
  static std::uint64_t of(const SeatSet& seats) { return static_cast<std::uint64_t>(std::popcount(seats.bits)); }
};
template <class T>
struct Measure<std::optional<T>> {
  static std::uint64_t of(const std::optional<T>& perhaps) { return perhaps ? 1 + measure(*perhaps) : 0; }
};
/// The least and the most that anybody has.
template <class T>
struct Measure<PerSeat<T>> {
  static std::uint64_t of(const PerSeat<T>& all) {
    std::array<std::uint64_t, kinds<Seat>> each{};
    std::ranges::transform(all.of, each.begin(), [](const T& one) { return measure(one); });
    const auto [least, most] = std::ranges::minmax(each);
    constexpr unsigned half = 32;
    return least << half | (most & 0xFFFFFFFFU);
  }
};

}  // namespace detail

template <class T>
std::uint64_t measure(const T& value) {
  return detail::Measure<T>::of(value);
}

}  // namespace fathom::properties
