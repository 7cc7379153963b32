#pragma once

#include <concepts>
#include <string>
#include <vector>

#include "notation/box_of.hpp"
#include "notation/yaml.hpp"

// Scenarios are written for the box as we assume it. Whether one that fails with another box rests on what we assume, and on
// which of it, is not noted down anywhere but tried: it is played with the assumed box as well.

namespace fathom::detail {

/// A game beside the same game with the assumed box: rules, readings and what is left out are the same.
template <Specification G>
class BoxCompared {
 public:
  using Game = typename G::Game;

  explicit BoxCompared(const Game& game) : assumed_(game) {
    assumed_.box = G::published().box;
    if constexpr (std::equality_comparable<decltype(game.box)>)
      if (game.box == assumed_.box) return;
    const Node ours = read_yaml(BoxFile<G>::yaml(assumed_.box));
    for (const Node::Entry& entry : read_yaml(BoxFile<G>::yaml(game.box)).entries)
      if (const Node* const same = ours.find(entry.key); same == nullptr || !(*same == entry.value)) other_.push_back(entry);
  }

  [[nodiscard]] bool differs() const { return !other_.empty(); }
  [[nodiscard]] const Game& assumed() const { return assumed_; }

  /// What a scenario rests on that holds with the assumed box and fails with the game's own: the components any of which,
  /// taken from the other box alone, makes it fail, and all that differ where none does so alone.
  template <class Holds>
  [[nodiscard]] std::vector<std::string> rested_on(Holds holds) const {
    std::vector<std::string> all, alone;
    for (const Node::Entry& entry : other_) {
      all.push_back(entry.key);
      Game mixed = assumed_;
      mixed.box = BoxFile<G>::with_entry(assumed_.box, entry);
      if (notation::faults_in(mixed.box).empty() && !holds(mixed)) alone.push_back(entry.key);
    }
    return alone.empty() ? all : alone;
  }

 private:
  Game assumed_;
  std::vector<Node::Entry> other_;  ///< The components in which the game's box differs, as a file would say them.
};

}  // namespace fathom::detail
