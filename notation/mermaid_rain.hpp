#pragma once

#include <string>
#include <vector>

#include "model/mermaid_rain/components.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "notation/boxes.hpp"
#include "notation/notation.hpp"

namespace fathom {

extern template struct Notation<mermaid_rain::MermaidRain>;

/// A box of Mermaid Rain is more than a number of pieces of each kind.
template <>
struct BoxFile<mermaid_rain::MermaidRain> {
  static mermaid_rain::Box read(const Node& document);
  static mermaid_rain::Box read_file(const std::string& path);
  static std::string yaml(const mermaid_rain::Box& box);
  static mermaid_rain::Box with_entry(const mermaid_rain::Box& box, const Node::Entry& entry);
  static std::vector<BoxKey> keys();
};

}  // namespace fathom
