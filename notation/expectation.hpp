#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "notation/described.hpp"
#include "notation/yaml.hpp"

/// Partial expectations on a value: what a document mentions has to be so, the rest may be as it likes. Heavy, like
/// `notation/described.hpp`.
namespace fathom::notation {

/// Something that is not as a document says.
struct Mismatch {
  Position at;
  std::string message;  ///< `hands.Ann: expected [gull], found [gull, turtle]`.
};
using Mismatches = std::vector<Mismatch>;

Mismatch mismatch(const Node& expected, const std::string& path, const Node& found);
std::string below(const std::string& path, std::string_view key);

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

/// In what respects the value is not as expected. Maps of fields and of players may say a part; lists and counts say all, or
/// their number. Throws `Problem` for a document that no such value could meet.
template <class T>
Mismatches mismatches(const Node& expected, const T& actual, const std::string& path, std::string_view where) {
  Mismatches all;
  const auto append = [&](const Mismatches& more) { all.insert(all.end(), more.begin(), more.end()); };
  if constexpr (Described<T>) {
    expect_map(expected, "a map of " + std::string(where));
    for (const Node::Entry& entry : expected.entries) {
      bool known = false;
      for_each_field<T>([&](const auto& field) {
        if (entry.key != field.name) return;
        known = true;
        append(mismatches(entry.value, field.of(actual), below(path, entry.key), entry.key));
      });
      if (!known) refuse_key(entry.at, entry.key, where, field_names<T>());
    }
  } else if constexpr (is_per_seat<T>) {
    expect_map(expected, "a map from players to what they have, such as { Ann: ... }");
    for (const Node::Entry& entry : expected.entries) {
      const std::optional<Seat> who = named<Seat>(entry.key);
      if (!who) refuse_key(entry.at, entry.key, "the players", names<Seat>());
      append(mismatches(entry.value, actual[*who], below(path, entry.key), entry.key));
    }
  } else if (const std::optional<int> count = count_of(actual); count && expected.is_scalar() && !expected.text.empty()) {
    const Range range{0, std::numeric_limits<int>::max()};
    if (read_number(expected, range) != *count) all.push_back(mismatch(expected, path, write(*count)));
  } else if (!(read(expected, T{}) == actual)) {
    all.push_back(mismatch(expected, path, write(actual)));
  }
  return all;
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
  const Mismatches more = mismatches(seen, view.seen, path, "the view");
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

}  // namespace fathom::notation
