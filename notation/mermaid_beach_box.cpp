#include "notation/box.hpp"
#include "notation/boxes.hpp"
#include "notation/mermaid_beach.hpp"
#include "notation/schema.hpp"

namespace fathom::mermaid_beach {

namespace {

using notation::counts_node;
using notation::expect_map;
using notation::read_deck;
using notation::refuse_key;

void read_entry(const Node::Entry& entry, Box& box) {
  if (entry.key == "components") {
    notation::expect_game(entry.value, MermaidBeach::name);
  } else if (entry.key == "beach") {
    box.beach = read_deck(entry.value, box.beach, "the Beach deck");
  } else if (entry.key == "shells") {
    box.shells = read_deck(entry.value, box.shells, "the Shell deck");
  } else {
    refuse_key(entry.at, entry.key, "the components", {"components", "beach", "shells"});
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
  expect_map(document, "a map with the keys beach and shells");
  return notation::faultless_box(document, overlaid);
}

Box read_box_file(const std::string& path) {
  return in_file(path, [&] { return read_box(read_yaml_file(path)); });
}

std::string box_yaml(const Box& box) {
  Node document = Node::map();
  document.add("components", Node::scalar(std::string(MermaidBeach::name)));
  document.add("beach", counts_node(box.beach, Node::Style::block));
  document.add("shells", counts_node(box.shells, Node::Style::block));
  return print_yaml(document);
}

Box with_entry(const Box& box, const Node::Entry& entry) {
  Box changed = box;
  read_entry(entry, changed);
  return changed;
}

std::vector<BoxKey> box_keys(const Box&) {
  return {{"beach", "contents.beach_cards", notation::deck_schema<BeachCard>()},
          {"shells", "contents.shell_cards", notation::deck_schema<ShellCard>()}};
}

}  // namespace fathom::mermaid_beach
