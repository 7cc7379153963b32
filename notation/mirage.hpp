#pragma once

#include <string>
#include <vector>

#include "model/mirage/components.hpp"
#include "model/mirage/drawing.hpp"
#include "model/mirage/mirage.hpp"
#include "notation/boxes.hpp"
#include "notation/notation.hpp"

namespace fathom {

extern template struct Notation<mirage::Mirage>;

/// A box of Mirage is more than a number of pieces of each kind.
template <>
struct BoxFile<mirage::Mirage> {
  static mirage::Box read(const Node& document);
  static mirage::Box read_file(const std::string& path);
  static std::string yaml(const mirage::Box& box);
  static mirage::Box with_entry(const mirage::Box& box, const Node::Entry& entry);
  static std::vector<BoxKey> keys();
};

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

}  // namespace mirage
}  // namespace fathom
