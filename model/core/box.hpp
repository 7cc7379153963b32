#pragma once

#include <string_view>

#include "model/core/fields.hpp"

namespace fathom {

/// What a game's box holds of one sort, as the box lists it:
///     static constexpr auto pieces = FieldTuple{Piece{"shells", &Box::shells, "contents.shell_cards", "the Shell deck"}, ...};
/// Of such pieces no place can ever hold more than are in the box.
template <class Owner, class Member>
struct Piece : Field<Owner, Member> {
  std::string_view rule;    ///< The rule that says how many there are.
  std::string_view called;  ///< As a sentence calls it: `the Shell deck`.
};
template <class Owner, class Member>
Piece(std::string_view, Member Owner::*, std::string_view, std::string_view) -> Piece<Owner, Member>;

}  // namespace fathom
