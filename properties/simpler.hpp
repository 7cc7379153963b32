#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"

namespace fathom::properties {

/// How to make a value of a type say less: `visit(simpler)` is called with values to put in its place, boldest first.
/// Leaves without a notion of simpler, such as names and hexes, have none.
template <class T>
struct Simpler {
  template <class Visit>
  static void each(const T&, Visit&&) {}
};

template <class T, class Visit>
void simpler(const T& value, Visit&& visit) {
  Simpler<T>::each(value, visit);
}

template <std::integral N>
struct Simpler<N> {
  template <class Visit>
  static void each(const N& value, Visit&& visit) {
    if (value != N{}) visit(N{});
  }
};

template <>
struct Simpler<Count> {
  template <class Visit>
  static void each(const Count& value, Visit&& visit) {
    if (value != 0) visit(Count{});
  }
};

template <Named E>
struct Simpler<Counts<E>> {
  template <class Visit>
  static void each(const Counts<E>& value, Visit&& visit) {
    if (value.empty()) return;
    visit(Counts<E>{});
    for (std::size_t i = 0; i < value.of.size(); ++i) {
      if (value.of[i] == 0) continue;
      Counts<E> fewer = value;
      fewer.of[i] = 0;
      visit(fewer);
      fewer.of[i] = value.of[i] - 1;
      visit(fewer);
    }
  }
};

template <class T, std::size_t Capacity>
struct Simpler<Few<T, Capacity>> {
  template <class Visit>
  static void each(const Few<T, Capacity>& value, Visit&& visit) {
    if (value.empty()) return;
    visit(Few<T, Capacity>{});
    for (std::size_t i = value.size(); i-- > 0;) {
      Few<T, Capacity> shorter = value;
      shorter.erase_at(i);
      visit(shorter);
    }
    for (std::size_t i = 0; i < value.size(); ++i)
      simpler(value[i], [&](const T& item) {
        Few<T, Capacity> changed = value;
        changed[i] = item;
        visit(changed);
      });
  }
};

template <class T>
struct Simpler<std::optional<T>> {
  template <class Visit>
  static void each(const std::optional<T>& value, Visit&& visit) {
    if (value) visit(std::optional<T>{});
  }
};

template <class T, std::size_t Size>
struct Simpler<std::array<T, Size>> {
  template <class Visit>
  static void each(const std::array<T, Size>& value, Visit&& visit) {
    if (value == std::array<T, Size>{}) return;
    visit(std::array<T, Size>{});
    for (std::size_t i = 0; i < Size; ++i)
      simpler(value[i], [&](const T& item) {
        std::array<T, Size> changed = value;
        changed[i] = item;
        visit(changed);
      });
  }
};

template <class T>
struct Simpler<PerSeat<T>> {
  template <class Visit>
  static void each(const PerSeat<T>& value, Visit&& visit) {
    simpler(value.of, [&](const auto& of) { visit(PerSeat<T>{of}); });
  }
};

template <>
struct Simpler<SeatSet> {
  template <class Visit>
  static void each(const SeatSet& value, Visit&& visit) {
    if (!value.empty()) visit(SeatSet{});
  }
};

template <class T>
requires Described<T>
struct Simpler<T> {
  template <class Visit>
  static void each(const T& value, Visit&& visit) {
    for_each_field<T>([&](const auto& field) {
      simpler(value.*field.member, [&](const auto& member) {
        T changed = value;
        changed.*field.member = member;
        visit(changed);
      });
    });
  }
};

/// The simplest value found of which `still(value)` is true, as it is of `value`; `settle` completes each candidate first.
/// Takes at most `most_tries` candidates.
template <class T, class Settle, class Still>
T simplest(T value, Settle settle, Still still, int most_tries) {
  for (bool improved = true; improved && most_tries > 0;) {
    improved = false;
    std::optional<T> better;
    simpler(value, [&](const T& candidate) {
      if (better || most_tries-- <= 0) return;
      T settled = settle(candidate);
      if (settled != value && still(settled)) better = settled;
    });
    if (better) {
      value = *better;
      improved = true;
    }
  }
  return value;
}

}  // namespace fathom::properties
