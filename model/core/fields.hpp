#pragma once

#include <string_view>
#include <tuple>

namespace fathom {

/// A described member: the name people write for it in a file, and where it is.
template <class Owner, class Member>
struct Field {
  std::string_view name;
  Member Owner::* member;
};
template <class Owner, class Member>
Field(std::string_view, Member Owner::*) -> Field<Owner, Member>;

/// A struct that lists its members once, so that one reader, one writer, one schema and one generator serve them all:
///     static constexpr auto fields = std::tuple{Field{"card", &Move::card}, ...};
/// An empty tuple is a description too: an action with nothing to say beyond its verb.
template <class T>
concept Described = requires { T::fields; };

/// Calls `visit(field)` for each field of `T`, in the order listed.
template <Described T, class Visit>
constexpr void for_each_field(Visit&& visit) {
  std::apply([&](const auto&... field) { (visit(field), ...); }, T::fields);
}

}  // namespace fathom
