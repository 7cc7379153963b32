#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/names.hpp"
#include "model/core/seats.hpp"
#include "model/core/words.hpp"

// What in a state is beyond counting: a piece that is nowhere or twice, a list that lost an item, something done to nobody.

namespace fathom::properties {

/// A list, and whether it lost an item for want of room.
struct ListKept {
  bool overflowed = false;
};
/// Something kept for each seat, and whether it was kept for a seat that does not exist.
struct SeatsKept {
  bool astray = false;
};

template <class T>
inline constexpr bool is_array_of_counts = false;
template <std::size_t Size>
inline constexpr bool is_array_of_counts<std::array<Count, Size>> = true;
/// How many of each of some things, kept in an array `of`.
template <class T>
concept Tally = requires(const T& value) {
  requires is_array_of_counts<std::remove_cvref_t<decltype(value.of)>>;
};

/// Whether `sound` is true of every part of a value that can say that something was lost: of each `Count`, `Counts` and
/// array of counts, and of what each list and each table of seats says as `ListKept` and `SeatsKept`. What is derived from
/// other fields, and so is no field itself, is passed over.
template <class T>
struct CountedParts {
  template <class Sound>
  static bool all(const T& value, const Sound& sound) {
    if constexpr (Described<T>) {
      return with_fields<T>([&](const auto&... field) {
        return (CountedParts<std::remove_cvref_t<decltype(field.of(value))>>::all(field.of(value), sound) && ...);
      });
    } else if constexpr (Tally<T>) {
      return sound(value.of);
    } else {
      return true;
    }
  }
};

template <>
struct CountedParts<Count> {
  template <class Sound>
  static bool all(const Count& value, const Sound& sound) {
    return sound(value);
  }
};
template <Named E>
struct CountedParts<Counts<E>> {
  template <class Sound>
  static bool all(const Counts<E>& value, const Sound& sound) {
    return sound(value);
  }
};
template <class T, std::size_t Capacity>
struct CountedParts<Few<T, Capacity>> {
  template <class Sound>
  static bool all(const Few<T, Capacity>& value, const Sound& sound) {
    return sound(ListKept{value.overflowed()}) &&
           std::all_of(value.begin(), value.end(), [&](const T& item) { return CountedParts<T>::all(item, sound); });
  }
};
template <class T, std::size_t Size>
struct CountedParts<std::array<T, Size>> {
  template <class Sound>
  static bool all(const std::array<T, Size>& value, const Sound& sound) {
    return std::all_of(value.begin(), value.end(), [&](const T& item) { return CountedParts<T>::all(item, sound); });
  }
};
template <class T>
struct CountedParts<std::optional<T>> {
  template <class Sound>
  static bool all(const std::optional<T>& value, const Sound& sound) {
    return !value || CountedParts<T>::all(*value, sound);
  }
};
template <class T>
struct CountedParts<PerSeat<T>> {
  template <class Sound>
  static bool all(const PerSeat<T>& value, const Sound& sound) {
    return sound(SeatsKept{value.astray}) && CountedParts<std::array<T, kinds<Seat>>>::all(value.of, sound);
  }
};
template <>
struct CountedParts<SeatSet> {
  template <class Sound>
  static bool all(const SeatSet& value, const Sound& sound) {
    return sound(SeatsKept{value.astray()});
  }
};

/// How many of each kind a box holds, for a box that lists its `pieces`; null where it holds no such kinds.
template <Named E, class Box>
const Counts<E>* held_by(const Box& box) {
  const Counts<E>* found = nullptr;
  if constexpr (requires { Box::pieces; })
    Box::pieces([&](const auto&... field) {
      [[maybe_unused]] const auto look = [&](const auto& member) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(member)>, Counts<E>>) found = &member;
      };
      (look(field.of(box)), ...);
    });
  return found;
}

/// Whether a part of a state can be: nothing is beyond counting, and of no kind are there more than in the box.
template <class Box>
struct CanBe {
  const Box& box;

  bool operator()(Count count) const { return !count.is_beyond(); }
  bool operator()(ListKept list) const { return !list.overflowed; }
  bool operator()(SeatsKept seats) const { return !seats.astray; }
  template <Named E>
  bool operator()(const Counts<E>& counts) const {
    const Counts<E>* const held = held_by<E>(box);
    return held != nullptr ? held->has(counts) : !counts.is_beyond();
  }
  template <std::size_t Size>
  bool operator()(const std::array<Count, Size>& counts) const {
    return std::none_of(counts.begin(), counts.end(), [](Count count) { return count.is_beyond(); });
  }
};

/// Why a part of a state cannot be, as the end of a sentence that begins with what it is called.
template <class Box>
struct WhyNot {
  const Box& box;

  std::string operator()(ListKept) const { return "has lost an item for want of room"; }
  std::string operator()(SeatsKept) const { return "was changed for a seat that does not exist"; }
  template <Named E>
  std::string operator()(const Counts<E>& counts) const {
    const Counts<E>* const held = held_by<E>(box);
    for (const E kind : every<E>)
      if (held != nullptr && !counts[kind].is_beyond() && counts[kind] > (*held)[kind])
        return "holds " + std::to_string(counts[kind]) + " of " + plainly(kind) + ", and the box " +
               std::to_string((*held)[kind]);
    for (const E kind : every<E>)
      if (counts[kind].is_beyond()) return beyond() + " of " + plainly(kind);
    return beyond();
  }
  template <class Numbers>
  std::string operator()(const Numbers&) const {
    return beyond();
  }

 private:
  static std::string beyond() { return "has had more taken out or put in than there is"; }
};

/// What the state has lost count of, in one sentence; empty when it has of nothing.
template <Described State, class Box>
std::string lost_count_of(const State& state, const Box& box) {
  if (CountedParts<State>::all(state, CanBe<Box>{box})) return {};
  std::string found;
  for_each_field<State>([&](const auto& field) {
    CountedParts<std::remove_cvref_t<decltype(field.of(state))>>::all(field.of(state), [&](const auto& part) {
      if (!found.empty() || CanBe<Box>{box}(part)) return true;
      found = plainly(field.name) + ' ' + WhyNot<Box>{box}(part);
      return false;
    });
  });
  return found;
}

}  // namespace fathom::properties
