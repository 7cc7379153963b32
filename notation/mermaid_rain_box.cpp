#include <algorithm>

#include "notation/box.hpp"
#include "notation/boxes.hpp"
#include "notation/described.hpp"
#include "notation/mermaid_rain.hpp"
#include "notation/mermaid_rain_leaves.hpp"
#include "notation/variant_schema.hpp"
#include "notation/yaml.hpp"

namespace fathom::mermaid_rain {

namespace {

using notation::counts_node;
using notation::expect_list;
using notation::expect_map;
using notation::read;
using notation::refuse_key;
using notation::write;

constexpr std::array<std::string_view, 4> columns{"3", "4", "5", "6"};
constexpr std::array<std::string_view, 3> rimmed{"wreck", "island", "cave"};

const std::vector<std::string_view> known_keys{"components", "board", "rims",  "layouts",
                                               "treasure",   "tiles", "cards", "undercurrents"};

template <std::size_t N>
std::size_t place_of(const std::array<std::string_view, N>& names, const Node::Entry& entry, std::string_view where) {
  const auto at = std::find(names.begin(), names.end(), entry.key);
  if (at == names.end()) refuse_key(entry.at, entry.key, where, {names.begin(), names.end()});
  return static_cast<std::size_t>(at - names.begin());
}

void read_board(const Node& node, Box& box) {
  if (!node.is_scalar() || node.text.find('\n') == std::string::npos)
    refuse(node, "a board drawn as text, a row of hexes a line, after `board: |`");
  Map map;
  const std::optional<Flaw> flaw = read_map(node.text, map);
  if (flaw) {
    const Position from = node.style == Node::Style::block ? node.text_at : node.at;
    throw Problem({from.line + flaw->line - 1, from.column + flaw->column - 1}, flaw->message);
  }
  box.terrain = map.terrain;
  box.shaded = map.shaded;
}

void read_rims(const Node& node, Box& box) {
  expect_map(node, "a map from wreck, island and cave to a card");
  for (const Node::Entry& entry : node.entries) {
    const std::size_t at = place_of(rimmed, entry, "the rims");
    box.rims[at] = read(entry.value, box.rims[at]);
  }
}

Layout read_layout(const Node& node) {
  expect_map(node, "a map from treasure spaces to tokens, such as { C2: { up: 2, down: 1 } }");
  if (node.entries.size() > Layout::capacity)
    throw Problem(node.at, "expected at most " + std::to_string(Layout::capacity) + " treasure spaces, found " +
                               std::to_string(node.entries.size()));
  Layout layout;
  for (const Node::Entry& entry : node.entries) {
    Node key = Node::scalar(entry.key);
    key.at = entry.at;
    Laid laid{read(key, Hex{}), 0, 0};
    expect_map(entry.value, "how many tokens lie there, such as { up: 2, down: 1 }");
    for (const Node::Entry& side : entry.value.entries) {
      if (side.key != "up" && side.key != "down") refuse_key(side.at, side.key, "the layout", {"up", "down"});
      std::uint8_t& count = side.key == "up" ? laid.up : laid.down;
      count = read(side.value, count);
    }
    layout.push_back(laid);
  }
  std::sort(layout.begin(), layout.end(), [](const Laid& a, const Laid& b) { return a.at < b.at; });
  return layout;
}

void read_undercurrents(const Node& node, Box& box) {
  expect_list(node, "a list of Undercurrents cards", decltype(box.undercurrents)::capacity);
  box.undercurrents.clear();
  for (const Node& item : node.items) {
    expect_map(item, "a column for each number of players, 3 to 6");
    Undercurrents card;
    for (const Node::Entry& entry : item.entries) {
      const std::size_t at = place_of(columns, entry, "an Undercurrents card");
      card.columns[at] = read(entry.value, Revealed{});
    }
    for (const std::string_view column : columns)
      if (item.find(column) == nullptr) notation::refuse_gap(item.at, column, "an Undercurrents card");
    box.undercurrents.push_back(card);
  }
}

void read_entry(const Node::Entry& entry, Box& box) {
  const Node& value = entry.value;
  if (entry.key == "components") {
    notation::expect_game(value, MermaidRain::name);
  } else if (entry.key == "board") {
    read_board(value, box);
  } else if (entry.key == "rims") {
    read_rims(value, box);
  } else if (entry.key == "layouts") {
    expect_map(value, "a layout for each number of players, 3 to 6");
    for (const Node::Entry& layout : value.entries)
      box.layouts[place_of(columns, layout, "the layouts")] = read_layout(layout.value);
  } else if (entry.key == "treasure") {
    box.treasure = notation::read_deck(value, Counts<Treasure>{}, "the treasure tokens");
  } else if (entry.key == "tiles") {
    box.tiles = read(value, box.tiles);
  } else if (entry.key == "cards") {
    box.cards = notation::read_deck(value, Counts<Card>{}, "the Adventure cards");
  } else if (entry.key == "undercurrents") {
    read_undercurrents(value, box);
  } else {
    refuse_key(entry.at, entry.key, "the components", known_keys);
  }
}

/// Our reconstruction with the document put over it, one key left out if `without` names one.
Box overlaid(const Node& document, const Node::Entry* without) {
  Box box = assumed_box();
  for (const Node::Entry& entry : document.entries)
    if (&entry != without) read_entry(entry, box);
  chart(box);
  return box;
}

/// The tiles with those that are mentioned put over them, kind by kind.
Tiles with_tiles(const Node& node, Tiles tiles) {
  const Tiles said = read(node, Tiles{});
  for (const Node::Entry& entry : node.entries) {
    const Tile tile = read(Node::scalar(entry.key), Tile{});
    tiles[tile] = said[tile];
  }
  return tiles;
}

Node layout_node(const Layout& layout) {
  Node node = Node::map();
  for (const Laid& laid : layout) {
    Node tokens = Node::map();
    if (laid.up > 0) tokens.add("up", write(laid.up));
    if (laid.down > 0) tokens.add("down", write(laid.down));
    node.add(show(laid.at), std::move(tokens));
  }
  return node;
}

}  // namespace
}  // namespace fathom::mermaid_rain

namespace fathom {

using namespace mermaid_rain;
using notation::Schema;

Box BoxFile<MermaidRain>::read(const Node& document) {
  notation::expect_map(document, "a map with the keys board, rims, layouts, treasure, tiles, cards and undercurrents");
  return notation::faultless_box(document, overlaid);
}

Box BoxFile<MermaidRain>::read_file(const std::string& path) {
  return in_file(path, [&] { return read(read_yaml_file(path)); });
}

std::string BoxFile<MermaidRain>::yaml(const Box& box) {
  Node document = Node::map();
  document.add("components", Node::scalar(std::string(MermaidRain::name)));
  document.add("board", Node::scalar(draw_map(Map{box.terrain, box.shaded}), Node::Style::block));
  Node rims = Node::map();
  for (std::size_t i = 0; i < rimmed.size(); ++i) rims.add(std::string(rimmed[i]), write(box.rims[i]));
  document.add("rims", std::move(rims));
  Node layouts = Node::map(Node::Style::block);
  for (std::size_t i = 0; i < columns.size(); ++i) layouts.add(std::string(columns[i]), layout_node(box.layouts[i]));
  document.add("layouts", std::move(layouts));
  document.add("treasure", counts_node(box.treasure, Node::Style::plain));
  document.add("tiles", write(box.tiles));
  document.add("cards", counts_node(box.cards, Node::Style::plain));
  Node deck = Node::list(Node::Style::block);
  for (const Undercurrents& each : box.undercurrents) {
    Node card = Node::map(Node::Style::block);
    for (std::size_t i = 0; i < columns.size(); ++i)
      card.add(std::string(columns[i]), counts_node(each.columns[i], Node::Style::plain));
    deck.add(std::move(card));
  }
  document.add("undercurrents", std::move(deck));
  return print_yaml(document);
}

Box BoxFile<MermaidRain>::with_entry(const Box& box, const Node::Entry& entry) {
  Box changed = box;
  if (entry.key == "cards") {
    changed.cards = notation::read_deck(entry.value, box.cards, "the Adventure cards");
  } else if (entry.key == "treasure") {
    changed.treasure = notation::read_deck(entry.value, box.treasure, "the treasure tokens");
  } else if (entry.key == "tiles") {
    changed.tiles = with_tiles(entry.value, box.tiles);
  } else {
    read_entry(entry, changed);
  }
  chart(changed);
  return changed;
}

std::vector<BoxKey> BoxFile<MermaidRain>::keys() {
  const auto number = [] { return notation::number_schema(notation::range_of<Count>); };
  Schema sides = Schema::object();
  for (const std::string_view side : {"up", "down"}) sides[std::string(side)] = number();
  Schema layouts = Schema::object();
  Schema column = Schema::object();
  for (const std::string_view players : columns) {
    layouts[std::string(players)] = notation::keyed_schema(notation::schema<Hex>(notation::Use::given), notation::map_schema(sides, {}));
    column[std::string(players)] = notation::schema<Revealed>(notation::Use::given);
  }
  Schema rims = Schema::object();
  for (const std::string_view kind : rimmed) rims[std::string(kind)] = notation::names_schema(notation::names<Card>());
  return {{"board", "board.map", notation::text_schema()},
          {"rims", "board.rims", notation::map_schema(std::move(rims), {})},
          {"layouts", "setup.layout", notation::map_schema(std::move(layouts), {})},
          {"treasure", "contents.treasure", notation::deck_schema<Treasure>()},
          {"tiles", "contents.tiles", notation::schema<Tiles>(notation::Use::given)},
          {"cards", "contents.cards", notation::deck_schema<Card>()},
          {"undercurrents", "contents.undercurrents",
           notation::list_schema(notation::map_schema(std::move(column), {columns.begin(), columns.end()}),
                                 decltype(Box{}.undercurrents)::capacity)}};
}

}  // namespace fathom
