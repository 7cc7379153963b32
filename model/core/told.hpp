#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/core/actions.hpp"
#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"
#include "model/core/words.hpp"

namespace fathom {

// States and actions of a game that has no words of its own for them.

/// For `line_of`, where an action's line names nothing but its fields.
inline constexpr auto no_more_to_say = [](std::string_view, const auto&) { return std::optional<std::string>{}; };

namespace detail {

template <class T>
std::string in_words_of_core(const T& value);

template <class Items>
std::string each_in_words(const Items& items) {
  std::vector<std::string> all;
  for (const auto& item : items) all.push_back(in_words_of_core(item));
  return all.empty() ? "nothing" : listed(all);
}

/// Any value of a state: as a line of an action would say it, or field by field.
template <class T>
std::string in_words_of_core(const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    return value ? "yes" : "no";
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    std::vector<std::string> seats;
    for (const Seat seat : every<Seat>)
      if (value.contains(seat)) seats.emplace_back(name_of(seat));
    return seats.empty() ? "nobody" : listed(seats);
  } else if constexpr (requires { value.has_value(); }) {
    return value ? in_words_of_core(*value) : "none";
  } else if constexpr (requires { as_said(value).value(); } && !Described<T>) {
    if (const std::optional<std::string> said = as_said(value)) return *said;
    if constexpr (requires { value.begin(); }) return each_in_words(value);
    return "...";
  } else {
    std::string text;
    for_each_field<T>([&](const auto& field) {
      text += (text.empty() ? "(" : ", ") + plainly(field.name) + ' ' + in_words_of_core(field.of(value));
    });
    return text + ")";
  }
}

}  // namespace detail

/// A state in a few lines: what there is once, and then what each seat at the table has.
template <Described State>
std::vector<std::string> told_field_by_field(const State& state) {
  std::string table;
  std::vector<std::string> seats;
  for (const Seat seat : seated(state.players)) seats.emplace_back(name_of(seat));
  for_each_field<State>([&](const auto& field) {
    const auto& value = field.of(state);
    if constexpr (is_per_seat<std::remove_cvref_t<decltype(value)>>) {
      for (std::size_t at = 0; at < seats.size(); ++at)
        seats[at] += " · " + plainly(field.name) + ' ' + detail::in_words_of_core(value[seat(static_cast<int>(at))]);
    } else {
      table += (table.empty() ? "" : " · ") + plainly(field.name) + ' ' + detail::in_words_of_core(value);
    }
  });
  seats.insert(seats.begin(), table);
  return seats;
}

}  // namespace fathom
