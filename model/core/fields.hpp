#pragma once

#include <cstddef>
#include <string_view>
#include <utility>

namespace fathom {

/// A described member: the name people write for it in a file, and where it is.
template <class Owner, class Member>
struct Field {
  std::string_view name;
  Member Owner::* member;
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

/// A struct that lists its members once, so that one reader, one writer, one schema and one generator serve them all:
///     static constexpr auto fields = FieldTuple{Field{"card", &Move::card}, ...};
/// An empty tuple is a description too: an action with nothing to say beyond its verb.
template <class T>
concept Described = requires { T::fields; };

/// Calls `visit(field)` for each field of `T`, in the order listed.
template <Described T, class Visit>
constexpr void for_each_field(Visit&& visit) {
  T::fields([&](const auto&... field) { (visit(field), ...); });
}

/// How many fields `T` lists.
template <Described T>
inline constexpr std::size_t field_count = T::fields([](const auto&... field) { return sizeof...(field); });

}  // namespace fathom
