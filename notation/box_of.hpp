#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/box.hpp"
#include "model/core/words.hpp"
#include "notation/box.hpp"
#include "notation/boxes.hpp"
#include "notation/variant_schema.hpp"

namespace fathom {

template <Specification G>
struct BoxFile {
  using Box = decltype(G::Game::box);

  /// Reads such a file. Throws `Problem` at the key to blame where the box contradicts the rulebook.
  static Box read(const Node& document) {
    const std::vector<std::string_view> known = key_names();
    notation::expect_map(document,
                         "a map with the keys " + listed(std::vector<std::string>(known.begin() + 1, known.end())));
    return notation::faultless_box(document, overlaid);
  }
  /// The same from the file at `path`; its problems name the file.
  static Box read_file(const std::string& path) {
    return in_file(path, [&] { return read(read_yaml_file(path)); });
  }
  /// The whole box as such a file.
  static std::string yaml(const Box& box) {
    Node document = Node::map();
    document.add("components", Node::scalar(std::string(G::name)));
    each_piece([&](const auto& piece) {
      document.add(std::string(piece.name), notation::counts_node(piece.of(box), Node::Style::block));
    });
    return print_yaml(document);
  }
  /// The box with one entry of `components` put over it: kinds that it does not mention stay as many as they were. Throws
  /// `Problem` for what it cannot read; whether the whole can be played is another question.
  static Box with_entry(Box box, const Node::Entry& entry) {
    read_entry(entry, box);
    return box;
  }
  static std::vector<BoxKey> keys() {
    std::vector<BoxKey> all;
    each_piece([&](const auto& piece) {
      const auto schema = [&]<class Kind>(const Counts<Kind>&) { return notation::deck_schema<Kind>(); };
      all.push_back({piece.name, piece.rule, schema(piece.of(G::published().box))});
    });
    return all;
  }

 private:
  template <class Visit>
  static void each_piece(Visit&& visit) {
    Box::pieces([&](const auto&... piece) { (visit(piece), ...); });
  }
  static std::vector<std::string_view> key_names() {
    std::vector<std::string_view> all{"components"};
    each_piece([&](const auto& piece) { all.push_back(piece.name); });
    return all;
  }
  static void read_entry(const Node::Entry& entry, Box& box) {
    if (entry.key == "components") return notation::expect_game(entry.value, G::name);
    bool known = false;
    each_piece([&](const auto& piece) {
      if (entry.key != piece.name) return;
      piece.of(box) = notation::read_deck(entry.value, piece.of(box), piece.called);
      known = true;
    });
    if (!known) notation::refuse_key(entry.at, entry.key, "the components", key_names());
  }
  /// The game's box with the document put over it, one key left out if `without` names one.
  static Box overlaid(const Node& document, const Node::Entry* without) {
    Box box = G::published().box;
    for (const Node::Entry& entry : document.entries)
      if (&entry != without) read_entry(entry, box);
    return box;
  }
};

}  // namespace fathom
