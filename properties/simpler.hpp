#pragma once

#include <rapidcheck.h>

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"

namespace fathom::properties {

/// What values of a type say less than a value: how many there are, `count(value)`, and each of them, `at(value, index)`,
/// the boldest first. Leaves without a notion of simpler, such as names and hexes, have none.
template <class T>
struct Simpler {
  static std::size_t count(const T&) { return 0; }
  static T at(const T& value, std::size_t) { return value; }
};

template <class T>
std::size_t count_simpler(const T& value) {
  return Simpler<T>::count(value);
}

/// The values to try in place of `value`, as RapidCheck shrinks it.
template <class T>
rc::Seq<T> simpler_than(const T& value) {
  return rc::seq::map(rc::seq::range<std::size_t>(0, count_simpler(value)),
                      [value](std::size_t index) { return Simpler<T>::at(value, index); });
}

/// Nothing at all, and then half of what is missing to the value, and so on, as `rc::shrink::towards` has it.
template <std::integral N>
struct Simpler<N> {
  static std::size_t count(const N& value) { return static_cast<std::size_t>(std::bit_width(size_of(value))); }
  static N at(const N& value, std::size_t index) {
    const std::uint64_t less = size_of(value) - (size_of(value) >> index);
    return static_cast<N>(std::cmp_less(value, 0) ? 0 - less : less);
  }

 private:
  static std::uint64_t size_of(const N& value) {
    const auto bits = static_cast<std::uint64_t>(value);
    return std::cmp_less(value, 0) ? 0 - bits : bits;
  }
};
template <>
struct Simpler<bool> {
  static std::size_t count(const bool& value) { return value ? 1 : 0; }
  static bool at(const bool&, std::size_t) { return false; }
};

template <>
struct Simpler<Count> {
  static std::size_t count(const Count& value) { return count_simpler(static_cast<int>(value)); }
  static Count at(const Count& value, std::size_t index) { return Count(Simpler<int>::at(static_cast<int>(value), index)); }
};

/// One item of a list put in simpler: which of the items, counted on from the first, and which of what is simpler than it.
template <class List>
std::size_t count_simpler_items(const List& items) {
  std::size_t count = 0;
  for (const auto& item : items) count += count_simpler(item);
  return count;
}
template <class List>
List with_a_simpler_item(List items, std::size_t index) {
  for (auto& item : items) {
    const std::size_t many = count_simpler(item);
    if (index < many) {
      item = Simpler<std::remove_cvref_t<decltype(item)>>::at(item, index);
      break;
    }
    index -= many;
  }
  return items;
}

template <class T, std::size_t Capacity>
struct Simpler<Few<T, Capacity>> {
  using List = Few<T, Capacity>;
  static std::size_t count(const List& value) { return value.empty() ? 0 : 1 + value.size() + count_simpler_items(value); }
  static List at(const List& value, std::size_t index) {
    if (index == 0) return {};
    if (index > value.size()) return with_a_simpler_item(value, index - 1 - value.size());
    List shorter = value;
    shorter.erase_at(value.size() - index);
    return shorter;
  }
};

template <class T>
struct Simpler<std::optional<T>> {
  static std::size_t count(const std::optional<T>& value) { return value ? 1 + count_simpler(*value) : 0; }
  static std::optional<T> at(const std::optional<T>& value, std::size_t index) {
    return index == 0 || !value ? std::nullopt : std::optional<T>{Simpler<T>::at(*value, index - 1)};
  }
};

template <class T, std::size_t Size>
struct Simpler<std::array<T, Size>> {
  using Array = std::array<T, Size>;
  static std::size_t count(const Array& value) { return value == Array{} ? 0 : 1 + count_simpler_items(value); }
  static Array at(const Array& value, std::size_t index) {
    return index == 0 ? Array{} : with_a_simpler_item(value, index - 1);
  }
};

template <Named E>
struct Simpler<Counts<E>> {
  static std::size_t count(const Counts<E>& value) { return count_simpler(value.of); }
  static Counts<E> at(const Counts<E>& value, std::size_t index) {
    Counts<E> fewer;
    fewer.of = Simpler<decltype(fewer.of)>::at(value.of, index);
    return fewer;
  }
};

template <class T>
struct Simpler<PerSeat<T>> {
  static std::size_t count(const PerSeat<T>& value) { return count_simpler(value.of); }
  static PerSeat<T> at(const PerSeat<T>& value, std::size_t index) {
    return {Simpler<decltype(value.of)>::at(value.of, index)};
  }
};

template <>
struct Simpler<SeatSet> {
  static std::size_t count(const SeatSet& value) { return value.empty() ? 0 : 1; }
  static SeatSet at(const SeatSet&, std::size_t) { return {}; }
};

template <class... Kinds>
struct Simpler<std::variant<Kinds...>> {
  using Variant = std::variant<Kinds...>;
  static std::size_t count(const Variant& value) {
    return std::visit([](const auto& kind) { return count_simpler(kind); }, value);
  }
  static Variant at(const Variant& value, std::size_t index) {
    return std::visit([index]<class Kind>(const Kind& kind) -> Variant { return Simpler<Kind>::at(kind, index); }, value);
  }
};

template <class T>
requires Described<T>
struct Simpler<T> {
  static std::size_t count(const T& value) {
    std::size_t count = 0;
    for_each_field<T>([&](const auto& field) { count += count_simpler(field.of(value)); });
    return count;
  }
  static T at(const T& value, std::size_t index) {
    T changed = value;
    for_each_field<T>([&](const auto& field) {
      auto& part = field.of(changed);
      const std::size_t many = count_simpler(field.of(value));
      if (index < many) part = Simpler<std::remove_cvref_t<decltype(part)>>::at(part, index);
      index -= many;  // beyond all that follow, once it was one of these
    });
    return changed;
  }
};

/// The simplest value found of which `still(value)` is true, as it is of `value`; `complete` completes each candidate first.
/// Asks about at most `most_tries` candidates.
template <class T, class Settle, class Still>
T simplest(const T& value, Settle complete, Still still, int most_tries) {
  const auto shrinkable = rc::shrinkable::shrinkRecur(value, [complete](const T& shrunk) {
    return rc::seq::filter(rc::seq::map(simpler_than(shrunk), complete),
                           [shrunk](const T& completed) { return completed != shrunk; });
  });
  return rc::shrinkable::findLocalMin(shrinkable, [&](const T& simpler) { return most_tries-- > 0 && still(simpler); })
      .first;
}

}  // namespace fathom::properties
