#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/names.hpp"
#include "model/core/reads.hpp"
#include "model/core/seats.hpp"
#include "notation/leaf.hpp"
#include "notation/node.hpp"

/// What can be written and read: the kinds of types, and what needs no template of the reader.
namespace fathom::notation {

/// Written as one word or phrase, as the type's `notation_of` says.
template <class T>
concept Leaf = requires(const T& value) {
  notation_of(value).show(value);
};
/// Numbers by key, as the type's `notation_of` says.
template <class T>
concept Tally = requires(const T& value) {
  notation_of(value).key(0);
};
/// A list of names, as the type's `notation_of` says.
template <class T>
concept NameSet = requires(const T& value) {
  typename decltype(notation_of(value))::Member;
};
/// Drawn as well as listed, as the type's `notation_of` says.
template <class T>
concept Drawn = requires(const T& value) {
  notation_of(value).drawing;
};
/// A whole number; truth values have names instead.
template <class T>
concept Number = (std::is_integral_v<T> && !std::is_same_v<T, bool>) || std::is_same_v<T, Count>;

template <class T>
inline constexpr bool is_counts = false;
template <class E>
inline constexpr bool is_counts<Counts<E>> = true;
template <class T>
inline constexpr bool is_few = false;
template <class T, std::size_t N>
inline constexpr bool is_few<Few<T, N>> = true;
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

/// Whether a map that describes a value has to mention everything.
enum class Filling : std::uint8_t {
  partial,   ///< What is not mentioned stays as it is.
  complete,  ///< Only what can be blank may be left out.
};

/// The numbers allowed in one place.
struct Range {
  long long lowest = std::numeric_limits<long long>::min();
  long long highest = std::numeric_limits<long long>::max();
};
template <Number T>
inline constexpr Range range_of{static_cast<long long>(std::numeric_limits<T>::min()),
                                static_cast<long long>(std::numeric_limits<T>::max())};
/// 255 stands for `beyond`, as in a failure that was saved.
template <>
inline constexpr Range range_of<Count>{0, Count::most + 1};

/// Items beyond this many are written as a map of counts instead of a list.
inline constexpr int longest_list = 9;

long long read_number(const Node& node, Range range);
/// The text of a scalar; refuses anything else, saying what was expected.
const std::string& read_word(const Node& node, const std::string& expected);
void expect_list(const Node& node, const std::string& expected, std::size_t most);
void expect_map(const Node& node, const std::string& expected);
[[noreturn]] void refuse_name(const Node& node, const std::vector<std::string_view>& known);
[[noreturn]] void refuse_key(Position at, std::string_view key, std::string_view where,
                             const std::vector<std::string_view>& known);
[[noreturn]] void refuse_gap(Position at, std::string_view field, std::string_view where);

template <Named E>
std::vector<std::string_view> names() {
  const auto all = names_of(E{});
  return {all.begin(), all.end()};
}

/// What a field is called in documents: by its name, except that one called `on` is written `at`, since other readers of
/// YAML take `on` for a truth value. The name itself is read all the same.
template <Described T>
constexpr std::string_view key_for(std::string_view name) {
  constexpr bool has_another = with_fields<T>([](const auto&... field) { return ((field.name == "at") || ...); });
  return name == "on" && !has_another ? "at" : name;
}
template <Described T>
constexpr bool is_key_for(std::string_view key, std::string_view name) {
  return key == key_for<T>(name) || key == name;
}
/// What stands in the map under the field of that name, or null.
template <Described T>
const Node* find_field(const Node& map, std::string_view name) {
  const Node* const found = map.find(key_for<T>(name));
  return found == nullptr ? map.find(name) : found;
}

template <Described T>
std::vector<std::string_view> field_names() {
  std::vector<std::string_view> known;
  for_each_field<T>([&](const auto& field) { known.push_back(key_for<T>(field.name)); });
  return known;
}

/// What a field's values must lie in: the bounds of a rulebook's parameter, or of the type.
template <class Described>
constexpr Range bounds(const Described& field) {
  if constexpr (requires { field.lowest; }) {
    return {field.lowest, field.highest};
  } else {
    return {};
  }
}

}  // namespace fathom::notation
