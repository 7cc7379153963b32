#include "notation/box.hpp"
#include "notation/boxes.hpp"
#include "notation/mermaids_song.hpp"
#include "notation/schema.hpp"

namespace fathom::mermaids_song {

namespace {

using notation::counts_node;
using notation::expect_map;
using notation::read_deck;
using notation::refuse_key;

void read_entry(const Node::Entry& entry, Box& box) {
  if (entry.key == "components") {
    notation::expect_game(entry.value, MermaidsSong::name);
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

}  // namespace

Box read_box(const Node& document) {
  expect_map(document, "a map with the keys cards and creatures");
  return notation::faultless_box(document, overlaid);
}

Box read_box_file(const std::string& path) {
  return in_file(path, [&] { return read_box(read_yaml_file(path)); });
}

std::string box_yaml(const Box& box) {
  Node document = Node::map();
  document.add("components", Node::scalar(std::string(MermaidsSong::name)));
  document.add("cards", counts_node(box.cards, Node::Style::block));
  document.add("creatures", counts_node(box.creatures, Node::Style::block));
  return print_yaml(document);
}

Box with_entry(const Box& box, const Node::Entry& entry) {
  Box changed = box;
  read_entry(entry, changed);
  return changed;
}

std::vector<BoxKey> box_keys(const Box&) {
  return {{"cards", "contents.mermaid_deck", notation::deck_schema<Card>()},
          {"creatures", "contents.creatures", notation::deck_schema<Creature>()}};
}

}  // namespace fathom::mermaids_song
