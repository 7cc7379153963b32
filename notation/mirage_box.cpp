#include <array>

#include "notation/box.hpp"
#include "notation/boxes.hpp"
#include "notation/mirage.hpp"
#include "notation/variant_schema.hpp"

namespace fathom::mirage {

namespace {

using notation::counts_node;
using notation::expect_map;
using notation::read_deck;
using notation::refuse_key;

const std::vector<std::string_view> known_keys{"components", "survey", "water_sides", "coasts", "beaches", "trees"};

/// A list that has to be there whole.
template <class T>
T read_whole(const Node& node) {
  const std::string count = std::to_string(T{}.size());
  notation::expect_list(node, "a list of " + count, T{}.size());
  if (node.items.size() != T{}.size())
    throw Problem(node.at, "expected a list of " + count + ", found " + std::to_string(node.items.size()));
  return notation::read(node, T{});
}

/// Calls `read(value, kind)` for each entry of a map from names of one kind.
template <Named E, class Read>
void for_each_named(const Node& node, const std::string& expected, std::string_view where, Read&& read) {
  expect_map(node, expected);
  for (const Node::Entry& entry : node.entries) {
    const std::optional<E> kind = named<E>(entry.key);
    if (!kind) refuse_key(entry.at, entry.key, where, notation::names<E>());
    read(entry.value, *kind);
  }
}

/// A face as it is mentioned, put over what we assume of it.
Beach read_beach(const Node& node, Beach beach) {
  expect_map(node, "a face of a Coast tile, such as { edges: [land, land, water, water], sand: light, water: dark }");
  for (const Node::Entry& entry : node.entries) {
    if (entry.key == "edges") {
      beach.edges = read_whole<decltype(beach.edges)>(entry.value);
    } else if (entry.key == "sand") {
      beach.sand = notation::read(entry.value, beach.sand);
    } else if (entry.key == "water") {
      beach.water = notation::read(entry.value, beach.water);
    } else {
      refuse_key(entry.at, entry.key, "the face of a Coast tile", {"edges", "sand", "water"});
    }
  }
  return beach;
}

void read_entry(const Node::Entry& entry, Box& box) {
  const Node& value = entry.value;
  if (entry.key == "components") {
    notation::expect_game(value, Mirage::name);
  } else if (entry.key == "survey") {
    box.survey = read_deck(value, box.survey, "the Survey tiles");
  } else if (entry.key == "water_sides") {
    for_each_named<SurveyTile>(
        value, "a map from Survey tiles to the shades of their water sides", "the water sides",
        [&](const Node& shades, SurveyTile tile) { box.water_sides[index_of(tile)] = read_whole<Shades>(shades); });
  } else if (entry.key == "coasts") {
    box.coasts = read_deck(value, box.coasts, "the Coast tiles");
  } else if (entry.key == "beaches") {
    for_each_named<CoastPattern>(value, "a map from patterns of Coast tiles to their faces", "the beaches",
                                 [&](const Node& faces, CoastPattern pattern) {
                                   for_each_named<CoastFace>(faces, "a map from front and back to what is there",
                                                             "a Coast tile", [&](const Node& face, CoastFace which) {
                                                               Beach& beach =
                                                                   box.beaches[index_of(pattern)][index_of(which)];
                                                               beach = read_beach(face, beach);
                                                             });
                                 });
  } else if (entry.key == "trees") {
    box.trees = read_deck(value, box.trees, "the palm trees");
  } else {
    refuse_key(entry.at, entry.key, "the components", known_keys);
  }
}

/// Our reconstruction with the document put over it, one key left out if `without` names one.
Box overlaid(const Node& document, const Node::Entry* without) {
  Box box = assumed_box();
  for (const Node::Entry& entry : document.entries)
    if (&entry != without) read_entry(entry, box);
  return box;
}

/// Every item, even those at the end that are as in an untouched list.
template <class Items>
Node list_node(const Items& items) {
  return notation::write_list(items, items.size());
}

Node beach_node(const Beach& beach) {
  Node node = Node::map();
  node.add("edges", list_node(beach.edges));
  node.add("sand", notation::write(beach.sand));
  node.add("water", notation::write(beach.water));
  return node;
}

}  // namespace
}  // namespace fathom::mirage

namespace fathom {

using namespace mirage;
using notation::Schema;

Box BoxFile<Mirage>::read(const Node& document) {
  notation::expect_map(document, "a map with the keys survey, water_sides, coasts, beaches and trees");
  return notation::faultless_box(document, overlaid);
}

Box BoxFile<Mirage>::read_file(const std::string& path) {
  return in_file(path, [&] { return read(read_yaml_file(path)); });
}

std::string BoxFile<Mirage>::yaml(const Box& box) {
  Node document = Node::map();
  document.add("components", Node::scalar(std::string(Mirage::name)));
  document.add("survey", counts_node(box.survey, Node::Style::block));
  Node sides = Node::map(Node::Style::block);
  for (const SurveyTile tile : every<SurveyTile>)
    sides.add(std::string(name_of(tile)), list_node(box.water_sides[index_of(tile)]));
  document.add("water_sides", std::move(sides));
  document.add("coasts", counts_node(box.coasts, Node::Style::plain));
  Node beaches = Node::map(Node::Style::block);
  for (const CoastPattern pattern : every<CoastPattern>) {
    Node faces = Node::map(Node::Style::block);
    for (const CoastFace face : every<CoastFace>)
      faces.add(std::string(name_of(face)), beach_node(beach_of(box, pattern, face)));
    beaches.add(std::string(name_of(pattern)), std::move(faces));
  }
  document.add("beaches", std::move(beaches));
  document.add("trees", counts_node(box.trees, Node::Style::plain));
  return print_yaml(document);
}

Box BoxFile<Mirage>::with_entry(const Box& box, const Node::Entry& entry) {
  Box changed = box;
  read_entry(entry, changed);
  return changed;
}

namespace {

/// A map from any of some names to values of one kind.
template <Named E>
Schema by_name(Schema values) {
  return notation::keyed_schema(notation::names_schema(notation::names<E>()), std::move(values));
}

Schema whole_list(Schema items, std::size_t size) {
  Schema list = notation::list_schema(std::move(items), size);
  list["minItems"] = size;
  return list;
}

Schema beach_schema() {
  Schema keys = Schema::object();
  keys["edges"] = whole_list(notation::names_schema(notation::names<Terrain>()), Beach{}.edges.size());
  keys["sand"] = notation::names_schema(notation::names<Shade>());
  keys["water"] = notation::names_schema(notation::names<Shade>());
  return notation::map_schema(std::move(keys), {});
}

}  // namespace

std::vector<BoxKey> BoxFile<Mirage>::keys() {
  const Schema shades = whole_list(notation::names_schema(notation::names<Shade>()), Shades{}.size());
  return {{"survey", "contents.survey_tiles", notation::deck_schema<SurveyTile>()},
          {"water_sides", "survey.water_side", by_name<SurveyTile>(shades)},
          {"coasts", "contents.coast_tiles", notation::deck_schema<CoastPattern>()},
          {"beaches", "coast.shape", by_name<CoastPattern>(by_name<CoastFace>(beach_schema()))},
          {"trees", "palms.how_many", notation::deck_schema<Colour>()}};
}

}  // namespace fathom
