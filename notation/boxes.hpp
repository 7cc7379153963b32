#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/mermaid_beach/components.hpp"
#include "model/mermaid_rain/components.hpp"
#include "model/mermaids_song/components.hpp"
#include "model/mirage/components.hpp"
#include "notation/node.hpp"

// What variants ask of a game's box. Each stands in `notation/<game>_box.cpp`.

namespace fathom {

/// A key under `components`, and what may stand there.
struct BoxKey {
  std::string_view name;
  std::string_view rule;  ///< What says how many of these there are.
  Node schema;
};

namespace mermaid_rain {
/// The box with one entry of `components` put over it: kinds that it does not mention stay as many as they were. Throws
/// `Problem` for what it cannot read; whether the whole can be played is another question, which `contradictions` answers.
Box with_entry(const Box& box, const Node::Entry& entry);
std::vector<BoxKey> box_keys(const Box& box);
std::string box_yaml(const Box& box);
}  // namespace mermaid_rain

namespace mermaid_beach {
Box with_entry(const Box& box, const Node::Entry& entry);
std::vector<BoxKey> box_keys(const Box& box);
std::string box_yaml(const Box& box);
}  // namespace mermaid_beach

namespace mermaids_song {
Box with_entry(const Box& box, const Node::Entry& entry);
std::vector<BoxKey> box_keys(const Box& box);
std::string box_yaml(const Box& box);
}  // namespace mermaids_song

namespace mirage {
Box with_entry(const Box& box, const Node::Entry& entry);
std::vector<BoxKey> box_keys(const Box& box);
std::string box_yaml(const Box& box);
}  // namespace mirage

}  // namespace fathom
