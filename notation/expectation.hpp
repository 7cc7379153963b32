#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "notation/described.hpp"
#include "notation/mismatch.hpp"
#include "notation/yaml.hpp"

/// Partial expectations on a value: what a document mentions has to be so, the rest may be as it likes. Heavy, like
/// `notation/described.hpp`.
namespace fathom::notation {

Mismatch mismatch(const Node& expected, const std::string& path, const Node& found);
/// The same of `found` in words of its own.
Mismatch mismatch(const Node& expected, const std::string& path, std::string_view wanted, const Node& found);
std::string below(const std::string& path, std::string_view key);
void append(Mismatches& all, Mismatches more);

/// `any`: something, whatever it is.
bool is_any(const Node& expected);
/// `{ at_least: 2, at_most: 4 }`, or one of the two.
bool is_bounds(const Node& expected);
/// `{ includes: [...], excludes: [...] }` of a list, or one of the two, bounds beside them.
bool is_about_items(const Node& expected);
/// Whether each bound of the document is met by `size`, for bounds that are numbers.
Mismatches outside(const Node::Entry& bound, long long size, const std::string& path, const Node& found);
/// The place of an item that a key `1`, `2`, ... names, counted from 0.
std::size_t read_place(const Node::Entry& entry);

/// How many things there are in a list or in counts, for an expectation such as `deck: 40`.
template <class T>
std::optional<int> count_of(const T& value) {
  if constexpr (is_few<T>) {
    return static_cast<int>(value.size());
  } else if constexpr (is_counts<T> || Tally<T>) {
    return value.total();
  } else {
    return std::nullopt;
  }
}

template <class T>
Mismatches mismatches(const Node& expected, const T& actual, const std::string& path, std::string_view where);

/// Whether `any` would be met by nothing of the kind: by no piece, by nobody, by a hex off the board.
template <class T>
bool is_nothing(const T& actual) {
  if (const std::optional<int> count = count_of(actual)) return *count == 0;
  return is_blank(actual);
}

/// `{ at_least: 2, at_most: 4 }` of a number or of how many there are; `{ at_least: [gull, gull] }` of what is among them.
template <class T>
Mismatches out_of_bounds(const Node& expected, const T& actual, const std::string& path) {
  Mismatches all;
  for (const Node::Entry& bound : expected.entries) {
    if (bound.key != "at_least" && bound.key != "at_most")
      refuse_key(bound.at, bound.key, "the bounds", {"at_least", "at_most"});
    const std::optional<int> count = count_of(actual);
    if constexpr (is_counts<T> || Tally<T>) {
      if (!bound.value.is_scalar()) {
        const T part = read(bound.value, T{});
        bool met = true;
        for (std::size_t i = 0; i < part.of.size(); ++i)
          met = met && (bound.key == "at_least" ? actual.of[i] >= part.of[i] : actual.of[i] <= part.of[i]);
        if (!met) all.push_back(mismatch(expected, path, write(actual)));
        continue;
      }
    }
    if constexpr (Number<T>)
      append(all, outside(bound, static_cast<long long>(actual), path, write(actual)));
    else
      append(all, outside(bound, count.value_or(0), path, write(count.value_or(0))));
  }
  return all;
}

/// What a list holds among other things: `{ includes: [{ at: I2 }], excludes: [...] }`, each item a partial one.
template <class Items>
Mismatches unlike_items(const Node& expected, const Items& actual, const std::string& path, std::string_view where) {
  Mismatches all;
  for (const Node::Entry& entry : expected.entries) {
    const bool wanted = entry.key == "includes";
    if (!wanted && entry.key != "excludes") {
      Node bound = Node::map();
      bound.entries.push_back(entry);
      append(all, out_of_bounds(bound, actual, path));
      continue;
    }
    expect_list(entry.value, "a list of items", Items::capacity);
    for (const Node& item : entry.value.items) {
      (void)mismatches(item, typename Items::value_type{}, path, where);  // read even where there is nothing to compare
      const bool there = std::any_of(actual.begin(), actual.end(),
                                     [&](const auto& each) { return mismatches(item, each, path, where).empty(); });
      if (there != wanted)
        all.push_back(
            mismatch(item, path, (wanted ? "" : "no ") + one_line(item) + (wanted ? " among them" : ""), write(actual)));
    }
  }
  return all;
}

/// Single items of a list by their places: `{ 1: ..., 3: ... }`, each a partial one.
template <class Items>
Mismatches unlike_places(const Node& expected, const Items& actual, const std::string& path, std::string_view where) {
  Mismatches all;
  for (const Node::Entry& entry : expected.entries) {
    const std::size_t place = read_place(entry);
    const std::string item = below(path, entry.key);
    if (place < actual.size()) {
      append(all, mismatches(entry.value, actual[place], item, where));
    } else {
      (void)mismatches(entry.value, typename Items::value_type{}, item, where);
      all.push_back(mismatch(entry.value, item, Node::scalar("none")));
    }
  }
  return all;
}

/// A list of all there is, in which some may be `any`.
template <class Items>
bool is_list_with_any(const Node& expected, const Items& actual) {
  using Item = typename Items::value_type;
  expect_list(expected, "a list", Items::capacity);
  bool alike = expected.items.size() == actual.size();
  for (std::size_t i = 0; i < expected.items.size(); ++i) {
    if (is_any(expected.items[i])) continue;
    const Item item = read(expected.items[i], Item{}, Filling::complete);
    alike = alike && i < actual.size() && item == actual[i];
  }
  return alike;
}

/// In what respects the fields that the document mentions are not as expected.
template <Described T>
Mismatches unlike_fields(const Node& expected, const T& actual, const std::string& path, std::string_view where) {
  Mismatches all;
  expect_map(expected, "a map of " + std::string(where));
  for (const Node::Entry& entry : expected.entries) {
    bool known = false;
    for_each_field<T>([&](const auto& field) {
      if (!is_key_for<T>(entry.key, field.name)) return;
      known = true;
      append(all, mismatches(entry.value, field.of(actual), below(path, entry.key), entry.key));
    });
    if (!known) refuse_key(entry.at, entry.key, where, field_names<T>());
  }
  return all;
}

template <class T>
Mismatches unlike_seats(const Node& expected, const PerSeat<T>& actual, const std::string& path) {
  Mismatches all;
  expect_map(expected, "a map from players to what they have, such as { Ann: ... }");
  for (const Node::Entry& entry : expected.entries) {
    const std::optional<Seat> who = named<Seat>(entry.key);
    if (!who) refuse_key(entry.at, entry.key, "the players", names<Seat>());
    append(all, mismatches(entry.value, actual[*who], below(path, entry.key), entry.key));
  }
  return all;
}

/// In what respects the value is not as expected. Maps of fields and of players may say a part; lists and counts say all, or
/// their number, or bounds; of a list, single places or items may be asked. Throws `Problem` for a document that no such
/// value could meet.
template <class T>
Mismatches mismatches(const Node& expected, const T& actual, const std::string& path, std::string_view where) {
  constexpr bool counted = is_few<T> || is_counts<T> || Tally<T>;
  if (is_any(expected)) {
    if constexpr (!Described<T> && !is_per_seat<T>)
      if (is_nothing(actual)) return {mismatch(expected, path, "something", write(actual))};
    return {};
  }
  if constexpr (Number<T> || is_counts<T> || Tally<T>)
    if (is_bounds(expected)) return out_of_bounds(expected, actual, path);
  if constexpr (is_few<T>) {
    if (is_about_items(expected)) return unlike_items(expected, actual, path, where);
    if (expected.is_map()) return unlike_places(expected, actual, path, where);
    if (std::ranges::any_of(expected.items, is_any))
      return is_list_with_any(expected, actual) ? Mismatches{} : Mismatches{mismatch(expected, path, write(actual))};
  }
  if constexpr (counted)
    if (expected.is_scalar() && !expected.text.empty()) {
      const Range range{0, std::numeric_limits<int>::max()};
      const int count = count_of(actual).value_or(0);
      return read_number(expected, range) == count ? Mismatches{} : Mismatches{mismatch(expected, path, write(count))};
    }
  if constexpr (Described<T>) {
    return unlike_fields(expected, actual, path, where);
  } else if constexpr (is_per_seat<T>) {
    return unlike_seats(expected, actual, path);
  } else {
    return read(expected, T{}) == actual ? Mismatches{} : Mismatches{mismatch(expected, path, write(actual))};
  }
}

/// The same of what a player sees: the fields of the view itself, and those of the state as she sees it.
template <class View>
Mismatches mismatches_in_view(const Node& expected, const View& view, const std::string& path) {
  using State = std::remove_cvref_t<decltype(view.seen)>;
  expect_map(expected, "a map of what the player sees");
  static const std::vector<std::string_view> own = field_names<View>();
  static const std::vector<std::string_view> known = field_names<State>();
  Node counted = Node::map();
  Node seen = Node::map();
  for (const Node::Entry& entry : expected.entries) {
    const auto is_among = [&](const auto& names) { return std::ranges::find(names, entry.key) != names.end(); };
    if (!is_among(own) && !is_among(known)) {
      std::vector<std::string_view> names = known;
      names.insert(names.end(), own.begin(), own.end());
      refuse_key(entry.at, entry.key, "the view", names);
    }
    (is_among(own) ? counted : seen).entries.push_back(entry);
  }
  Mismatches all = mismatches(counted, view, path, "the view");
  append(all, mismatches(seen, view.seen, path, "the view"));
  return all;
}

}  // namespace fathom::notation
