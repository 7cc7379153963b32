#pragma once

#include <string>

#include "notation/kinds.hpp"

/// The one writer of everything that lists its `fields`.
namespace fathom::notation {

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
    const auto& member = written(field.of(value));
    if (filling == Filling::partial ? member == written(field.of(base)) : is_blank(member)) return;
    if constexpr (is_array<std::remove_cvref_t<decltype(member)>> && requires { field.lowest; }) {
      map.add(std::string(key_for<T>(field.name)),
              write_list(member, member.size()));  // a rule's table is read whole, zeros and all
    } else {
      map.add(std::string(key_for<T>(field.name)), write(member));
    }
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
  } else if constexpr (NameSet<T>) {
    Node list = Node::list();
    for (const auto each : every<typename decltype(notation_of(value))::Member>)
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

}  // namespace fathom::notation
