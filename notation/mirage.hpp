#pragma once

#include <string>

#include "model/mirage/components.hpp"
#include "model/mirage/drawing.hpp"
#include "model/mirage/mirage.hpp"
#include "notation/notation.hpp"

namespace fathom {

extern template struct Notation<mirage::Mirage>;

namespace mirage {

/// Whether the document is a drawing rather than a list of tiles.
bool is_drawing(const Node& node);
/// What a drawing shows, as `board: |` in a scenario does. Throws `Problem` at the character that is wrong.
Drawing read_drawn(const Box& box, int players, const Node& node);

/// The document of a state with the tiles of a drawn board listed, and with the tents, trees and keepers that it shows.
Node undrawn(const Game& game, int players, const Node& state);

/// The document of a state with its board drawn, and what stands in gaps with it. A drawing does not tell in which order
/// tiles were laid, so it may not be read back as the same state.
Node redrawn(const Game& game, const State& state, const Node& said);

/// What is in somebody's box of Mirage: the document put over our reconstruction, which stands in for what it does not
/// mention. `docs/components.md` describes it. Throws `Problem` at the key to blame where the box contradicts the rulebook.
Box read_box(const Node& document);
/// Reads the file at `path` in the same way; its problems name the file.
Box read_box_file(const std::string& path);
/// The whole box as such a file.
std::string box_yaml(const Box& box);

}  // namespace mirage
}  // namespace fathom
