#pragma once

#include <string_view>

#include "model/core/fields.hpp"

namespace fathom {

/// What a game's box holds of one sort, as the box lists it:
///     static constexpr auto pieces =
///         FieldTuple{Piece{"shells", &Box::shells, "contents.shell_cards", "the Shell deck"}, ...};
/// Of such pieces no place can ever hold more than are in the box.
template <class Owner, class Member>
struct Piece : Field<Owner, Member> {
  std::string_view rule;    ///< The rule that says how many there are.
  std::string_view called;  ///< As a sentence calls it: `the Shell deck`.

  constexpr Piece(std::string_view key, Member Owner::*where, std::string_view of_rule, std::string_view as_said)
      : Field<Owner, Member>{key, where}, rule(of_rule), called(as_said) {}
};

}  // namespace fathom
