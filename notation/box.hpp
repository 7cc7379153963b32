#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "notation/described.hpp"
#include "notation/yaml.hpp"

// What every game's components file is read and written with. For `notation/<game>_box.cpp`.

namespace fathom::notation {

/// The entry `components`, which names the game.
inline void expect_game(const Node& named, std::string_view game) {
  if (!named.is_scalar() || named.text != game) refuse(named, "the game's name, " + std::string(game));
}

/// How many there are of each kind: what is mentioned is put over `deck`, and a kind left out stays as it is.
template <Named E>
Counts<E> read_deck(const Node& node, Counts<E> deck, std::string_view where) {
  expect_map(node, "how many cards there are of each kind, such as { " + std::string(name_of(E{})) + ": 4 }");
  for (const Node::Entry& entry : node.entries) {
    const auto kind = named<E>(entry.key);
    if (!kind) refuse_key(entry.at, entry.key, where, names<E>());
    deck[*kind] = read(entry.value, deck[*kind], Filling::partial, {0, Count::most});
  }
  return deck;
}

/// The entries of a variant's or a scenario's `components` that make the second box out of the first.
Node component_entries(const Node& was, const Node& now);

/// Every count by name, even where there are few.
template <Named E>
Node counts_node(const Counts<E>& counts, Node::Style style) {
  Node node = Node::map(style);
  for (const E kind : every<E>)
    if (counts[kind] > 0) node.add(std::string(name_of(kind)), write(counts[kind]));
  return node;
}

/// A box with the document put over our reconstruction, entry by entry; one of them left out if `without` names one.
template <class Box>
using Overlaid = Box (*)(const Node& document, const Node::Entry* without);

/// What is wrong with a box, where its game knows of anything that could be.
template <class Box>
std::vector<std::string> faults_in(const Box& box) {
  if constexpr (requires { faults(box); })
    return faults(box);
  else
    return {};
}

/// The entry without which the fault would not be there; the document itself when no single one is to blame.
template <class Box>
Position place_to_blame(const Node& document, const std::string& fault, Overlaid<Box> overlaid) {
  for (const Node::Entry& entry : document.entries) {
    const std::vector<std::string> rest = faults_in(overlaid(document, &entry));
    if (std::find(rest.begin(), rest.end(), fault) == rest.end()) return entry.at;
  }
  return document.at;
}

/// The box that the document describes. Throws `Problem` at the key to blame where it contradicts the rulebook.
template <class Box>
Box faultless_box(const Node& document, Overlaid<Box> overlaid) {
  Box box = overlaid(document, nullptr);
  const std::vector<std::string> wrong = faults_in(box);
  if (wrong.empty()) return box;
  const std::string more = wrong.size() == 1 ? "" : " (and " + std::to_string(wrong.size() - 1) + " more)";
  throw Problem(place_to_blame(document, wrong.front(), overlaid), wrong.front() + more);
}

}  // namespace fathom::notation
