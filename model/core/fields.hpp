#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include "model/core/members.hpp"

namespace fathom {

/// A described member: the name people write for it in a file, and where it is.
template <class Owner, class Member>
struct Field {
  std::string_view name;
  Member Owner::*member;

  /// The member of this name in `owner`.
  template <class O>
  constexpr auto& of(O& owner) const {
    return owner.*member;
  }
};
template <class Owner, class Member>
Field(std::string_view, Member Owner::*) -> Field<Owner, Member>;

namespace detail {

/// A pack of values, handed to whoever asks.
template <class... Each>
constexpr auto packed(Each... each) {
  return [each...](auto&& use) { return use(each...); };
}

}  // namespace detail

/// Fields, parameters and readings in the order listed: `fields([](const auto&... field) {...})` hands over all at once.
/// A `std::tuple` would cost half a second of compiling in each of the hundreds of files that read a game's state.
template <class Pack>
class FieldTuple {
 public:
  template <class... Each>
  constexpr explicit FieldTuple(Each... each) : pack_(detail::packed(each...)) {}

  template <class Use>
  constexpr auto operator()(Use&& use) const {
    return pack_(use);
  }

 private:
  Pack pack_;
};
template <class... Each>
FieldTuple(Each...) -> FieldTuple<decltype(detail::packed(std::declval<Each>()...))>;

/// Says of a struct that its members are its fields, each called as it is in the code:
///     static constexpr auto fields = every_member;
struct EveryMember {
  std::size_t but_last = 0;  ///< So many of the last are derived from the others, and no fields.
};
inline constexpr EveryMember every_member{};

/// A kind of action: it says at which steps of a play it is due, and all that it consists of is its fields.
template <class T>
concept Act = std::is_class_v<T> && requires {
  T::due;
};

/// A struct that is described, so that one reader, one writer, one schema and one generator serve them all: its members are
/// its fields, or it lists them as a `FieldTuple`, with what there is to say of each.
template <class T>
concept Described = Act<T> || requires {
  T::fields;
};

namespace detail {

template <class T>
inline constexpr EveryMember members_that_are_fields = every_member;
template <class T>
requires requires { T::fields; }
inline constexpr auto members_that_are_fields<T> = T::fields;

template <class T>
inline constexpr bool names_its_fields =
    !std::is_same_v<std::remove_cvref_t<decltype(members_that_are_fields<T>)>, EveryMember>;

template <class T, class Use, std::size_t... I>
constexpr auto with_members(Use&& use, std::index_sequence<I...>) {
  return use(MemberAt<T, I>{}...);
}

}  // namespace detail

/// Hands all fields of `T` to `use` at once, in order: `use(const auto&... field)`. Each has a `name`, and stands in a value
/// as `field.of(value)`.
template <Described T, class Use>
constexpr auto with_fields(Use&& use) {
  if constexpr (detail::names_its_fields<T>)
    return T::fields(use);
  else
    return detail::with_members<T>(
        use, std::make_index_sequence<member_count<T> - detail::members_that_are_fields<T>.but_last>{});
}

/// Calls `visit(field)` for each field of `T`, in order.
template <Described T, class Visit>
constexpr void for_each_field(Visit&& visit) {
  with_fields<T>([&](const auto&... field) { (visit(field), ...); });
}

/// How many fields `T` has.
template <Described T>
inline constexpr std::size_t field_count = with_fields<T>([](const auto&... field) { return sizeof...(field); });

}  // namespace fathom
