#pragma once

#include <boost/pfr/core.hpp>
#include <boost/pfr/tuple_size.hpp>
#include <cstddef>
#include <string_view>

// What the compiler knows about the members of a struct and the names of types, so that nobody lists them a second time.

namespace fathom {

/// How many members the aggregate `T` has.
template <class T>
inline constexpr std::size_t member_count = boost::pfr::tuple_size_v<T>;

namespace detail {

template <class T>
struct Holding {
  T value;
};
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wundefined-var-template"
#pragma clang diagnostic ignored "-Wundefined-internal"
#endif
/// Never defined: only the addresses of its members are asked for.
template <class T>
extern const Holding<T> specimen;

template <class Pointer>
struct Address {
  Pointer of;
};
template <class T, std::size_t Index>
consteval auto address_of_member() {
  const auto& member = boost::pfr::get<Index>(specimen<T>.value);
  return Address<decltype(&member)>{&member};
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif

/// The compiler's own words for a member, which end with its name.
template <Address Member>
consteval const char* spelling_of_member() {
  return __PRETTY_FUNCTION__;
}
/// The compiler's own words for a type, which end with its name.
template <class T>
consteval const char* spelling_of_type() {
  return __PRETTY_FUNCTION__;
}
/// The last word of a spelling.
constexpr std::string_view last_word(std::string_view spelling) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
  const std::size_t end = spelling.find_last_of(letters) + 1;
  const std::size_t before = spelling.substr(0, end).find_last_not_of(letters);
  return spelling.substr(before + 1, end - before - 1);
}

}  // namespace detail

/// A member of `T`, counted from 0, by the name it has in the code.
template <class T, std::size_t Index>
struct MemberAt {
  static constexpr std::string_view name =
      detail::last_word(detail::spelling_of_member<detail::address_of_member<T, Index>()>());

  /// This member of `owner`.
  template <class O>
  static constexpr auto& of(O& owner) {
    return boost::pfr::get<Index>(owner);
  }
};

/// The name that `T` has in the code, without its namespaces.
template <class T>
inline constexpr std::string_view type_name = detail::last_word(detail::spelling_of_type<T>());

}  // namespace fathom
