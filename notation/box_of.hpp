#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/box.hpp"
#include "model/core/words.hpp"
#include "notation/box.hpp"
#include "notation/boxes.hpp"
#include "notation/schema.hpp"

namespace fathom::notation {

/// The components file of a game whose box is nothing but its `pieces`, each counted by kind. `notation/<game>_box.cpp`
/// offers these functions under the game's own names.
template <class G>
struct BoxOf {
  using Box = decltype(G::Game::box);

  static Box read(const Node& document) {
    const std::vector<std::string_view> known = keys();
    expect_map(document, "a map with the keys " + listed(std::vector<std::string>(known.begin() + 1, known.end())));
    return faultless_box(document, overlaid);
  }
  static Box read_file(const std::string& path) {
    return in_file(path, [&] { return read(read_yaml_file(path)); });
  }
  static std::string yaml(const Box& box) {
    Node document = Node::map();
    document.add("components", Node::scalar(std::string(G::name)));
    each_piece(
        [&](const auto& piece) { document.add(std::string(piece.name), counts_node(piece.of(box), Node::Style::block)); });
    return print_yaml(document);
  }
  static Box with_entry(Box box, const Node::Entry& entry) {
    read_entry(entry, box);
    return box;
  }
  static std::vector<BoxKey> box_keys() {
    std::vector<BoxKey> all;
    each_piece([&](const auto& piece) {
      const auto schema = [&]<class Kind>(const Counts<Kind>&) { return deck_schema<Kind>(); };
      all.push_back({piece.name, piece.rule, schema(piece.of(G::published().box))});
    });
    return all;
  }

 private:
  template <class Visit>
  static void each_piece(Visit&& visit) {
    Box::pieces([&](const auto&... piece) { (visit(piece), ...); });
  }
  static std::vector<std::string_view> keys() {
    std::vector<std::string_view> all{"components"};
    each_piece([&](const auto& piece) { all.push_back(piece.name); });
    return all;
  }
  static void read_entry(const Node::Entry& entry, Box& box) {
    if (entry.key == "components") return expect_game(entry.value, G::name);
    bool known = false;
    each_piece([&](const auto& piece) {
      if (entry.key != piece.name) return;
      piece.of(box) = read_deck(entry.value, piece.of(box), piece.called);
      known = true;
    });
    if (!known) refuse_key(entry.at, entry.key, "the components", keys());
  }
  /// The game's box with the document put over it, one key left out if `without` names one.
  static Box overlaid(const Node& document, const Node::Entry* without) {
    Box box = G::published().box;
    for (const Node::Entry& entry : document.entries)
      if (&entry != without) read_entry(entry, box);
    return box;
  }
};

}  // namespace fathom::notation
