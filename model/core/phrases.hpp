#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "model/core/fields.hpp"
#include "model/core/names.hpp"
#include "model/core/seats.hpp"
#include "model/core/words.hpp"

namespace fathom {

// Sentences with holes, which the fields of an action fill, and those of the state: `{by} holds {hands}, but not {card}`.

namespace detail {

/// A value as a line says it: `Ann`, `a song of 3`, `two suns`, `G6`; nothing, where only the game knows.
template <class T>
std::optional<std::string> as_said(const T& value) {
  if constexpr (std::is_same_v<T, Seat>)
    return std::string{name_of(value)};
  else if constexpr (std::integral<T>)
    return std::to_string(value);
  else if constexpr (requires { noun(value); })
    return one(value);
  else if constexpr (Named<T>)
    return plainly(value);
  else if constexpr (requires { phrase(value); })
    return phrase(value);
  else if constexpr (requires { show(value); })
    return show(value);
  else
    return std::nullopt;
}

/// What the field of that name says; and of `the` and a field, which is then told without its article.
template <class Kind>
std::optional<std::string> said_by_field(std::string_view hole, const Kind& kind) {
  constexpr std::string_view the = "the ";
  std::optional<std::string> text;
  for_each_field<Kind>([&](const auto& field) {
    const auto& value = field.of(kind);
    if (hole == field.name) text = as_said(value);
    if constexpr (Named<std::remove_cvref_t<decltype(value)>>)
      if (hole.starts_with(the) && hole.substr(the.size()) == field.name) text = std::string{the} + plainly(value);
  });
  return text;
}

/// What the state says under that name; where it says something of each seat, of this one.
template <class State>
std::optional<std::string> said_by_state(std::string_view hole, const State& state, Seat seat) {
  std::optional<std::string> text;
  for_each_field<State>([&](const auto& field) {
    const auto& value = field.of(state);
    if (hole != field.name) return;
    if constexpr (is_per_seat<std::remove_cvref_t<decltype(value)>>)
      text = as_said(value[seat]);
    else
      text = as_said(value);
  });
  return text;
}

/// A hole that nothing fills stays as it is.
inline std::string or_hole(std::optional<std::string> text, std::string_view hole) {
  return text ? *std::move(text) : '{' + std::string{hole} + '}';
}

/// What fills a hole in the line of an action: a field of it, or what the game has to say.
template <class Kind, class More>
std::string filled(std::string_view hole, const Kind& kind, const More& more) {
  std::optional<std::string> text = said_by_field(hole, kind);
  if constexpr (requires { more(hole, kind); })
    if (!text) text = more(hole, kind);
  return or_hole(std::move(text), hole);
}

template <class Fill>
std::string with_holes_filled(std::string_view rest, const Fill& fill) {
  std::string text;
  for (std::size_t close = rest.find('}'); close != rest.npos; close = rest.find('}')) {
    const std::size_t open = rest.substr(0, close).rfind('{');
    if (open == rest.npos) break;
    text += rest.substr(0, open);
    text += fill(rest.substr(open + 1, close - open - 1));
    rest.remove_prefix(close + 1);
  }
  return text.append(rest);
}

/// The seat that an action names as the one who acts, or to whom it happens.
template <class Kind>
constexpr Seat seat_of(const Kind& kind) {
  if constexpr (requires { kind.by; })
    return kind.by;
  else if constexpr (requires { kind.to; })
    return kind.to;
  else
    return Seat::Ann;
}

/// A sentence about an action in a state, its holes filled.
template <class State, class Kind>
std::string sentence(std::string_view phrase, const State& state, const Kind& kind) {
  return with_holes_filled(phrase, [&](std::string_view hole) {
    std::optional<std::string> text = said_by_field(hole, kind);
    return or_hole(text ? std::move(text) : said_by_state(hole, state, seat_of(kind)), hole);
  });
}

}  // namespace detail

}  // namespace fathom
