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

Scene read_scene(const Box& box, int players, const Node& drawing) {
  if (!drawing.is_scalar() || drawing.text.find('\n') == std::string::npos)
    refuse(drawing, "a drawing of the table on lines of its own after `|`, or a map with survey and coasts");
  Scene scene;
  const std::optional<Misdrawn> flaw = read_drawing(box, players, drawing.text, scene);
  if (!flaw) return scene;
  if (drawing.style != Node::Style::block) throw Problem(drawing.at, flaw->message);
  const Position from = drawing.text_at;
  throw Problem({from.line + flaw->line - 1, from.column + flaw->column - 1}, flaw->message);
}

Node undrawn(const Game& game, int players, const Node& state) {
  const Node* const board = state.is_map() ? state.find("board") : nullptr;
  if (board == nullptr || !is_drawing(*board)) return state;
  const Scene scene = read_scene(game.box, players, *board);
  Node listed = state;
  for (Node::Entry& entry : listed.entries)
    if (entry.key == "board") entry.value = notation::write(scene.board);
  add_shown(listed, "camps", scene.camps);
  add_shown(listed, "trees", scene.trees);
  add_shown(listed, "keepers", scene.keepers);
  return listed;
}

}  // namespace fathom::mirage

template struct fathom::Notation<fathom::mirage::Mirage>;
