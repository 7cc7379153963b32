#pragma once

#include <rapidcheck.h>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"

namespace fathom::properties {

/// What values of a type say less than a value: `than(value)`, the boldest first, as RapidCheck shrinks it.
/// Leaves without a notion of simpler, such as names and hexes, have none.
template <class T>
struct Simpler {
  static rc::Seq<T> than(const T&) { return {}; }
};

/// The values to try in place of `value`.
template <class T>
rc::Seq<T> simpler_than(const T& value) {
  return Simpler<T>::than(value);
}

/// The values of a type that holds a single thing, for simpler values of that thing.
template <class Whole, class Part, class Make>
rc::Seq<Whole> made_of_simpler(const Part& part, Make make) {
  return rc::seq::map(simpler_than(part), [make](const Part& simpler) { return Whole(make(simpler)); });
}

template <std::integral N>
struct Simpler<N> {
  static rc::Seq<N> than(const N& value) {
    if constexpr (std::same_as<N, bool>)
      return rc::shrink::boolean(value);
    else
      return rc::shrink::towards<N>(value, N{});
  }
};

template <>
struct Simpler<Count> {
  static rc::Seq<Count> than(const Count& value) {
    return rc::seq::map(rc::shrink::towards<int>(value, 0), [](int fewer) { return Count(fewer); });
  }
};

template <Named E>
struct Simpler<Counts<E>> {
  static rc::Seq<Counts<E>> than(const Counts<E>& value) {
    return made_of_simpler<Counts<E>>(value.of, [](const decltype(value.of)& of) {
      Counts<E> fewer;
      fewer.of = of;
      return fewer;
    });
  }
};

template <class T, std::size_t Capacity>
struct Simpler<Few<T, Capacity>> {
  using List = Few<T, Capacity>;
  static rc::Seq<List> than(const List& value) {
    if (value.empty()) return {};
    return rc::seq::concat(rc::seq::just(List{}),
                           rc::seq::map(rc::seq::range<std::size_t>(value.size(), 0),
                                        [value](std::size_t end) {
                                          List shorter = value;
                                          shorter.erase_at(end - 1);
                                          return shorter;
                                        }),
                           rc::shrink::eachElement(value, &simpler_than<T>));
  }
};

template <class T>
struct Simpler<std::optional<T>> {
  static rc::Seq<std::optional<T>> than(const std::optional<T>& value) {
    if (!value) return {};
    return rc::seq::concat(rc::seq::just(std::optional<T>{}), rc::seq::cast<std::optional<T>>(simpler_than(*value)));
  }
};

template <class T, std::size_t Size>
struct Simpler<std::array<T, Size>> {
  using Array = std::array<T, Size>;
  static rc::Seq<Array> than(const Array& value) {
    if (value == Array{}) return {};
    return rc::seq::concat(rc::seq::just(Array{}), rc::shrink::eachElement(value, &simpler_than<T>));
  }
};

template <class T>
struct Simpler<PerSeat<T>> {
  static rc::Seq<PerSeat<T>> than(const PerSeat<T>& value) {
    return made_of_simpler<PerSeat<T>>(value.of, [](const decltype(value.of)& of) { return PerSeat<T>{of}; });
  }
};

template <>
struct Simpler<SeatSet> {
  static rc::Seq<SeatSet> than(const SeatSet& value) {
    return value.empty() ? rc::Seq<SeatSet>{} : rc::seq::just(SeatSet{});
  }
};

template <class... Kinds>
struct Simpler<std::variant<Kinds...>> {
  using Variant = std::variant<Kinds...>;
  static rc::Seq<Variant> than(const Variant& value) {
    return std::visit([](const auto& kind) { return rc::seq::cast<Variant>(simpler_than(kind)); }, value);
  }
};

template <class T>
requires Described<T>
struct Simpler<T> {
  static rc::Seq<T> than(const T& value) {
    if constexpr (field_count<T> == 0) {
      return {};
    } else {
      const auto whole = std::make_shared<const T>(value);
      return T::fields([&](const auto&... field) { return rc::seq::concat(in(whole, field.member)...); });
    }
  }

 private:
  template <class Member>
  static rc::Seq<T> in(const std::shared_ptr<const T>& whole, Member T::*member) {
    return made_of_simpler<T>((*whole).*member, [whole, member](const Member& simpler) {
      T changed = *whole;
      changed.*member = simpler;
      return changed;
    });
  }
};

/// The simplest value found of which `still(value)` is true, as it is of `value`; `settle` completes each candidate first.
/// Asks about at most `most_tries` candidates.
template <class T, class Settle, class Still>
T simplest(const T& value, Settle settle, Still still, int most_tries) {
  const auto shrinkable = rc::shrinkable::shrinkRecur(value, [settle](const T& shrunk) {
    return rc::seq::filter(rc::seq::map(simpler_than(shrunk), settle),
                           [shrunk](const T& settled) { return settled != shrunk; });
  });
  return rc::shrinkable::findLocalMin(shrinkable, [&](const T& simpler) { return most_tries-- > 0 && still(simpler); })
      .first;
}

}  // namespace fathom::properties
