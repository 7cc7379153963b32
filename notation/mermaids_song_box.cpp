#include <algorithm>

#include "notation/described.hpp"
#include "notation/mermaids_song.hpp"
#include "notation/yaml.hpp"

namespace fathom::mermaids_song {

namespace {

using notation::expect_map;
using notation::read;
using notation::refuse_key;
using notation::write;

/// A deck in a components file: what is mentioned is put over what we assume, and a kind left out stays as it is.
template <Named E>
Counts<E> read_deck(const Node& node, Counts<E> deck, std::string_view where) {
  expect_map(node, "how many cards there are of each kind, such as { " + std::string(name_of(E{})) + ": 4 }");
  for (const Node::Entry& entry : node.entries) {
    const auto kind = named<E>(entry.key);
    if (!kind) refuse_key(entry.at, entry.key, where, notation::names<E>());
    deck[*kind] = read(entry.value, deck[*kind]);
  }
  return deck;
}

void read_entry(const Node::Entry& entry, Box& box) {
  if (entry.key == "components") {
    if (!entry.value.is_scalar() || entry.value.text != MermaidsSong::name)
      refuse(entry.value, "the game's name, " + std::string(MermaidsSong::name));
  } else if (entry.key == "cards") {
    box.cards = read_deck(entry.value, box.cards, "the Mermaid deck");
  } else if (entry.key == "creatures") {
    box.creatures = read_deck(entry.value, box.creatures, "the Creature deck");
  } else {
    refuse_key(entry.at, entry.key, "the components", {"components", "cards", "creatures"});
  }
}

/// Our reconstruction with the document put over it, one key left out if `without` names one.
Box overlaid(const Node& document, const Node::Entry* without) {
  Box box = assumed_box();
  for (const Node::Entry& entry : document.entries)
    if (&entry != without) read_entry(entry, box);
  return box;
}

/// The entry without which the fault would not be there; the document itself when no single one is to blame.
Position place_to_blame(const Node& document, const std::string& fault) {
  for (const Node::Entry& entry : document.entries) {
    const std::vector<std::string> rest = faults(overlaid(document, &entry));
    if (std::find(rest.begin(), rest.end(), fault) == rest.end()) return entry.at;
  }
  return document.at;
}

/// Every count by name, even where there are few.
template <Named E>
Node counts_node(const Counts<E>& counts) {
  Node node = Node::map(Node::Style::block);
  for (const E kind : every<E>)
    if (counts[kind] > 0) node.add(std::string(name_of(kind)), write(counts[kind]));
  return node;
}

}  // namespace

Box read_box(const Node& document) {
  expect_map(document, "a map with the keys cards and creatures");
  Box box = overlaid(document, nullptr);
  const std::vector<std::string> wrong = faults(box);
  if (wrong.empty()) return box;
  const std::string more = wrong.size() == 1 ? "" : " (and " + std::to_string(wrong.size() - 1) + " more)";
  throw Problem(place_to_blame(document, wrong.front()), wrong.front() + more);
}

Box read_box_file(const std::string& path) {
  return in_file(path, [&] { return read_box(read_yaml_file(path)); });
}

std::string box_yaml(const Box& box) {
  Node document = Node::map();
  document.add("components", Node::scalar(std::string(MermaidsSong::name)));
  document.add("cards", counts_node(box.cards));
  document.add("creatures", counts_node(box.creatures));
  return print_yaml(document);
}

}  // namespace fathom::mermaids_song
