#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "notation/writing.hpp"

/// The one reader of everything that lists its `fields`.
namespace fathom::notation {

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
      if (!is_key_for<T>(entry.key, field.name)) return;
      known = true;
      auto& member = field.of(value);
      member = read(entry.value, written(member), Filling::partial, bounds(field));
    });
    if (!known) refuse_key(entry.at, entry.key, where, field_names<T>());
  }
  if (filling == Filling::partial) return value;
  for_each_field<T>([&](const auto& field) {
    using Member = WrittenAs<std::remove_cvref_t<decltype(field.of(value))>>;
    if (find_field<T>(node, field.name) == nullptr && !is_blank(Member{}))
      refuse_gap(node.at, key_for<T>(field.name), where);
  });
  return value;
}

template <Named E>
E read_name(const Node& node) {
  const std::string& word = read_word(node, "one name, such as " + std::string(name_of(E{})));
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
      counts[*kind] = static_cast<int>(read_number(entry.value, range_of<Count>));
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
    value[read_leaf<Key>(key)] = static_cast<int>(read_number(entry.value, range_of<Count>));
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

template <NameSet T>
T read_set(const Node& node) {
  const auto notation = notation_of(T{});
  using Member = typename decltype(notation)::Member;
  expect_list(node, std::string(notation.what), kinds<Member>);
  T set;
  for (const Node& item : node.items) {
    const Member member = read_name<Member>(item);
    if (set.contains(member)) throw Problem(item.at, found(item) + " stands here twice; keep one");
    set.insert(member);
  }
  return set;
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
    const long long number =
        read_number(node, {std::max(range.lowest, within.lowest), std::min(range.highest, within.highest)});
    if constexpr (std::is_same_v<T, Count>)
      return Count{static_cast<int>(number)};
    else
      return static_cast<T>(number);
  } else if constexpr (is_counts<T>) {
    return read_counts<typename T::Kind>(node);
  } else if constexpr (is_per_seat<T>) {
    return read_seats(node, base, range);
  } else if constexpr (NameSet<T>) {
    return read_set<T>(node);
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
