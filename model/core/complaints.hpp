#pragma once

#include <cstddef>
#include <string_view>

/// What the compiler names where a game is not whole: types that are nowhere defined, so that its first line says what is
/// missing, and of what.
namespace fathom {

/// A name as the compiler can show it.
template <std::size_t size>
struct Text {
  char of[size];
};
template <std::size_t size>
constexpr Text<size> as_text(std::string_view name) {
  Text<size> text{};
  for (std::size_t i = 0; i < name.size(); ++i) text.of[i] = name[i];
  return text;
}

namespace complaint {

/// A clause has an id that the table of rules has not: add the row, or correct the id.
template <Text id>
struct NoRowInTheTableOfRulesFor;

/// A kind of action says at no step that it is due: `static constexpr NamedSet<Step> due{Step::acting};`
template <class Kind>
struct NoDueStepsIn;

/// No action is due at these steps, and only one step can be the end of the game: give the others an action.
template <auto... steps>
struct NoActionIsDueAt;
/// An action is due at every step, so that the game never ends: add a step without one.
template <class Step>
struct NoStepIsTheEndAmong;

/// It is not known what a field of an action can be: give the kind `static constexpr int highest` for whole numbers, or write
/// `each_value` for its `FieldOf`.
template <class Kind, Text field>
struct NoValuesAreKnownFor;

}  // namespace complaint
}  // namespace fathom
