#include "notation/mirage.hpp"

#include "notation/mirage_leaves.hpp"
#include "notation/notation_of.hpp"

namespace fathom::mirage {

namespace {

/// Adds to a state's document what its drawing shows besides tiles. Refuses to have it said twice.
template <class List>
void add_shown(Node& state, std::string_view key, const List& shown) {
  if (shown.empty()) return;
  for (const Node::Entry& entry : state.entries)
    if (entry.key == key)
      throw Problem(entry.at, "the drawing of the board shows " + std::string(key) + " already; keep them in one place");
  state.add(std::string(key), notation::write(shown));
}

}  // namespace

bool is_drawing(const Node& node) { return node.is_scalar(); }

Drawing read_drawn(const Box& box, int players, const Node& node) {
  if (!node.is_scalar() || node.text.find('\n') == std::string::npos)
    refuse(node, "a drawing of the table on lines of its own after `|`, or a map with survey and coasts");
  Drawing drawing;
  const std::optional<Misdrawn> flaw = read_drawing(box, players, node.text, drawing);
  if (!flaw) return drawing;
  if (node.style != Node::Style::block) throw Problem(node.at, flaw->message);
  const Position from = node.text_at;
  throw Problem({from.line + flaw->line - 1, from.column + flaw->column - 1}, flaw->message);
}

Node undrawn(const Game& game, int players, const Node& state) {
  const Node* const board = state.is_map() ? state.find("board") : nullptr;
  if (board == nullptr || !is_drawing(*board)) return state;
  const Scene scene = read_drawn(game.box, players, *board).scene;
  Node listed = state;
  for (Node::Entry& entry : listed.entries)
    if (entry.key == "board") entry.value = notation::write(scene.board);
  add_shown(listed, "camps", scene.camps);
  add_shown(listed, "trees", scene.trees);
  add_shown(listed, "keepers", scene.keepers);
  return listed;
}

Node redrawn(const Game& game, const State& state, const Node& said) {
  std::string drawing;
  for (const std::string& line : picture(game, state)) drawing += line + '\n';
  const bool has_gap = drawing.find("\n\n") != std::string::npos;  // a line that no block of text would keep
  Drawing understood;
  const bool is_misdrawn = read_drawing(game.box, state.players, drawing, understood).has_value();  // tiles on tiles
  if (said.find("board") == nullptr || has_gap || is_misdrawn) return said;
  Node drawn = Node::map(said.style);
  for (const Node::Entry& entry : said.entries) {
    if (entry.key == "board") {
      drawn.add(entry.key, Node::scalar(drawing, Node::Style::block));
    } else if (entry.key != "camps" && entry.key != "trees" && entry.key != "keepers") {
      drawn.add(entry.key, entry.value);
    }
  }
  return drawn;
}

}  // namespace fathom::mirage

template struct fathom::Notation<fathom::mirage::Mirage>;
