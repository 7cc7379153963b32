#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/names.hpp"
#include "model/core/seats.hpp"
#include "notation/leaf.hpp"
#include "notation/node.hpp"

/// The one writer and the one reader of everything that lists its `fields`. `docs/scenarios.md` shows the notation.
/// This header is heavy: include it in one .cpp per game, behind `notation/notation.hpp`.
namespace fathom::notation {

// ---------------------------------------------------------------------------------------------------- what a type is

template <class T>
concept Leaf = requires(const T& value) {
  notation_of(value).show(value);
};
template <class T>
concept Tally = requires(const T& value) {
  notation_of(value).key(0);
};
template <class T>
concept Number = std::is_integral_v<T> && !std::is_same_v<T, bool>;

template <class T>
inline constexpr bool is_counts = false;
template <class E>
inline constexpr bool is_counts<Counts<E>> = true;
template <class T>
inline constexpr bool is_per_seat = false;
template <class T>
inline constexpr bool is_per_seat<PerSeat<T>> = true;
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

/// Items beyond this many are written as a map of counts instead of a list.
inline constexpr int longest_list = 9;

// ---------------------------------------------------------------------------------- what needs no template: described.cpp

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

template <Described T>
std::vector<std::string_view> field_names() {
  std::vector<std::string_view> known;
  for_each_field<T>([&](const auto& field) { known.push_back(field.name); });
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

// ------------------------------------------------------------------------------------------------------------ writing

/// Whether there is nothing here worth a word: an empty hand, nobody, no tile.
template <class T>
bool is_blank(const T& value) {
  if constexpr (Leaf<T>) {
    return !notation_of(value).blank.empty() && value == T{};
  } else if constexpr (Number<T> || Named<T>) {
    return false;
  } else {
    return value == T{};
  }
}

template <class T>
Node write(const T& value);

template <class Items>
Node write_list(const Items& items, std::size_t count) {
  Node list = Node::list();
  for (std::size_t i = 0; i < count; ++i) list.add(write(items[i]));
  return list;
}

template <Named E>
Node write_counts(const Counts<E>& counts) {
  Node node = counts.total() > longest_list ? Node::map() : Node::list();
  for (const E kind : every<E>) {
    if (node.is_map() && counts[kind] > 0) node.add(std::string(name_of(kind)), write(counts[kind]));
    for (int i = 0; node.is_list() && i < counts[kind]; ++i) node.add(write(kind));
  }
  return node;
}

/// The fields of `value`, those left out that `base` has too (partial) or that are blank (complete).
template <Described T>
Node write_fields(const T& value, const T& base, Filling filling) {
  Node map = Node::map();
  for_each_field<T>([&](const auto& field) {
    const auto& member = value.*(field.member);
    if (filling == Filling::partial ? member == base.*(field.member) : is_blank(member)) return;
    map.add(std::string(field.name), write(member));
  });
  return map;
}

template <class T>
Node write_seats(const PerSeat<T>& values) {
  Node map = Node::map();
  for (const Seat each : every<Seat>)
    if (!(values[each] == T{})) map.add(std::string(name_of(each)), write(values[each]));
  return map;
}

/// The value as a document. Structs leave out what is blank; arrays leave out defaults at their end.
template <class T>
Node write(const T& value) {
  if constexpr (Leaf<T>) {
    return Node::scalar(notation_of(value).show(value));
  } else if constexpr (Tally<T>) {
    Node map = Node::map();
    for (std::size_t i = 0; i < value.of.size(); ++i)
      if (value.of[i] > 0) map.add(write(notation_of(value).key(i)).text, write(value.of[i]));
    return map;
  } else if constexpr (Named<T>) {
    return Node::scalar(std::string(name_of(value)));
  } else if constexpr (Number<T>) {
    return Node::scalar(std::to_string(value));
  } else if constexpr (is_counts<T>) {
    return write_counts(value);
  } else if constexpr (is_per_seat<T>) {
    return write_seats(value);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    Node list = Node::list();
    for (const Seat each : every<Seat>)
      if (value.contains(each)) list.add(write(each));
    return list;
  } else if constexpr (is_few<T>) {
    return write_list(value, value.size());
  } else if constexpr (is_array<T>) {
    std::size_t count = value.size();
    while (count > 0 && value[count - 1] == typename T::value_type{}) --count;
    return write_list(value, count);
  } else if constexpr (is_optional<T>) {
    return value ? write(*value) : Node::scalar("none");
  } else {
    static_assert(Described<T>, "list the type's fields, or give it a notation");
    return write_fields(value, T{}, Filling::complete);
  }
}

// ------------------------------------------------------------------------------------------------------------ reading

template <class T>
T read(const Node& node, const T& base, Filling filling = Filling::partial, Range range = {});

/// A map onto the fields of `base`. With `Filling::complete`, fields that cannot be blank have to be there.
template <Described T>
T read_fields(const Node& node, const T& base, std::string_view where, Filling filling) {
  expect_map(node, "a map of " + std::string(where));
  T value = base;
  for (const Node::Entry& entry : node.entries) {
    bool known = false;
    for_each_field<T>([&](const auto& field) {
      if (entry.key != field.name) return;
      known = true;
      auto& member = value.*(field.member);
      member = read(entry.value, member, Filling::partial, bounds(field));
    });
    if (!known) refuse_key(entry.at, entry.key, where, field_names<T>());
  }
  if (filling == Filling::partial) return value;
  for_each_field<T>([&](const auto& field) {
    using Member = std::remove_cvref_t<decltype(value.*(field.member))>;
    if (node.find(field.name) == nullptr && !is_blank(Member{})) refuse_gap(node.at, field.name, where);
  });
  return value;
}

template <Named E>
E read_name(const Node& node) {
  const std::string& word = read_word(node, "a name");
  const std::optional<E> value = named<E>(word);
  if (!value) refuse_name(node, names<E>());
  return *value;
}

template <Named E>
Counts<E> read_counts(const Node& node) {
  Counts<E> counts;
  if (node.is_map()) {
    for (const Node::Entry& entry : node.entries) {
      const std::optional<E> kind = named<E>(entry.key);
      if (!kind) refuse_key(entry.at, entry.key, "this", names<E>());
      counts[*kind] = static_cast<std::uint8_t>(read_number(entry.value, range_of<std::uint8_t>));
    }
    return counts;
  }
  expect_list(node, "a list such as [" + std::string(name_of(E{})) + "], or a map of numbers",
              std::numeric_limits<std::uint8_t>::max());
  for (const Node& item : node.items) ++counts[read_name<E>(item)];
  return counts;
}

template <class T>
T read_leaf(const Node& node) {
  const auto notation = notation_of(T{});
  const std::string& word = read_word(node, std::string(notation.what));
  if (!notation.blank.empty() && word == notation.blank) return T{};
  const std::optional<T> value = notation.read(word);
  if (!value) refuse(node, std::string(notation.what));
  return *value;
}

template <Tally T>
T read_tally(const Node& node) {
  using Key = typename decltype(notation_of(std::declval<T>()))::Key;
  expect_map(node, "a map from " + std::string(notation_of(Key{}).what) + " to a number");
  T value{};
  for (const Node::Entry& entry : node.entries) {
    Node key = Node::scalar(entry.key);
    key.at = entry.at;
    value[read_leaf<Key>(key)] = static_cast<std::uint8_t>(read_number(entry.value, range_of<std::uint8_t>));
  }
  return value;
}

template <class T>
PerSeat<T> read_seats(const Node& node, PerSeat<T> values, Range range) {
  expect_map(node, "a map from players to what they have, such as { Ann: ... }");
  for (const Node::Entry& entry : node.entries) {
    const std::optional<Seat> who = named<Seat>(entry.key);
    if (!who) refuse_key(entry.at, entry.key, "the players", names<Seat>());
    values[*who] = read(entry.value, values[*who], Filling::partial, range);
  }
  return values;
}

template <class T>
T read_few(const Node& node) {
  expect_list(node, "a list", T::capacity);
  T list;
  for (const Node& item : node.items) list.push_back(read(item, typename T::value_type{}, Filling::complete));
  return list;
}

template <class T>
T read_array(const Node& node, const T& base, Range range) {
  using Item = typename T::value_type;
  const bool whole = range.lowest != Range{}.lowest;
  const std::string count = std::to_string(base.size());
  expect_list(node, (whole ? "a list of " : "a list of at most ") + count, base.size());
  if (whole && node.items.size() != base.size())
    throw Problem(node.at, "expected a list of " + count + ", found " + std::to_string(node.items.size()) + " items");
  T value{};
  for (std::size_t i = 0; i < node.items.size(); ++i) value[i] = read(node.items[i], Item{}, Filling::complete, range);
  return value;
}

/// Reads a value written as `write` does; maps go onto what `base` holds. Throws `Problem` where it cannot.
template <class T>
T read(const Node& node, const T& base, Filling filling, Range range) {
  if constexpr (Leaf<T>) {
    return read_leaf<T>(node);
  } else if constexpr (Tally<T>) {
    return read_tally<T>(node);
  } else if constexpr (Named<T>) {
    return read_name<T>(node);
  } else if constexpr (Number<T>) {
    const Range within = range_of<T>;
    return static_cast<T>(
        read_number(node, {std::max(range.lowest, within.lowest), std::min(range.highest, within.highest)}));
  } else if constexpr (is_counts<T>) {
    return read_counts<typename T::Kind>(node);
  } else if constexpr (is_per_seat<T>) {
    return read_seats(node, base, range);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    expect_list(node, "a list of players", kinds<Seat>);
    SeatSet seats;
    for (const Node& item : node.items) {
      const Seat who = read_name<Seat>(item);
      if (seats.contains(who)) throw Problem(item.at, found(item) + " stands here twice; keep one");
      seats.insert(who);
    }
    return seats;
  } else if constexpr (is_few<T>) {
    return read_few<T>(node);
  } else if constexpr (is_array<T>) {
    return read_array(node, base, range);
  } else if constexpr (is_optional<T>) {
    if (node.is_scalar() && node.text == "none") return std::nullopt;
    return read(node, base.value_or(typename T::value_type{}), filling, range);
  } else {
    return read_fields(node, base, "this", filling);
  }
}

}  // namespace fathom::notation
