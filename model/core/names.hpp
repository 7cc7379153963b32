#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace fathom {

/// An enumeration whose values have names at the table. It offers, found by argument-dependent lookup,
///     constexpr std::array<std::string_view, N> names_of(E)
/// with one name per enumerator, which count from 0. Names are lower-case words joined by `_`; seats are proper names.
template <class E>
concept Named = std::is_enum_v<E> && requires { names_of(E{}).size(); };

/// How many values `E` has.
template <Named E>
inline constexpr std::size_t kinds = names_of(E{}).size();

template <Named E>
constexpr std::size_t index_of(E value) {
  return static_cast<std::size_t>(value);
}

/// What people call `value`; `"?"` for a value outside the enumeration.
template <Named E>
constexpr std::string_view name_of(E value) {
  return index_of(value) < kinds<E> ? names_of(E{})[index_of(value)] : std::string_view{"?"};
}

/// The value people call `name`, if there is one.
template <Named E>
constexpr std::optional<E> named(std::string_view name) {
  for (std::size_t i = 0; i < kinds<E>; ++i)
    if (names_of(E{})[i] == name) return static_cast<E>(i);
  return std::nullopt;
}

/// Every value of `E`, in order: `for (const Treasure treasure : every<Treasure>)`.
template <Named E>
inline constexpr auto every = [] {
  std::array<E, kinds<E>> values{};
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<E>(i);
  return values;
}();

/// What a table has for what is not in it.
template <class T>
inline constexpr T nothing_of{};

/// The entry of a table for a value; nothing, as the table's type has it, for a value outside the enumeration.
template <class T, std::size_t Size, Named E>
constexpr const T& entry(const std::array<T, Size>& table, E value) {
  return index_of(value) < Size ? table[index_of(value)] : nothing_of<T>;
}

/// Some of the values of `E`, one bit each. What is outside the enumeration is in no set. Read as a range it is the values
/// in it, in order.
template <Named E>
requires(kinds<E> <= 32)
struct NamedSet {
  std::uint32_t bits = 0;

  constexpr NamedSet() = default;
  constexpr NamedSet(std::initializer_list<E> values) : NamedSet(std::span(values.begin(), values.end())) {}
  constexpr explicit NamedSet(std::span<const E> values) {
    for (const E value : values) bits |= bit(value);
  }
  [[nodiscard]] constexpr bool contains(E value) const { return (bits & bit(value)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits == 0; }
  friend constexpr NamedSet operator&(NamedSet a, NamedSet b) {
    a.bits &= b.bits;
    return a;
  }

  struct Iterator {
    using difference_type = std::ptrdiff_t;
    using value_type = E;

    std::uint32_t left = 0;  ///< Those that are still to come.

    constexpr E operator*() const { return static_cast<E>(std::countr_zero(left)); }
    constexpr Iterator& operator++() {
      left &= left - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {bits}; }
  [[nodiscard]] constexpr Iterator end() const { return {}; }

 private:
  static constexpr std::uint32_t bit(E value) {
    return index_of(value) < kinds<E> ? std::uint32_t{1} << index_of(value) : 0;
  }
};

}  // namespace fathom
