#include "notation/box_of.hpp"
#include "notation/mermaid_beach.hpp"

namespace fathom::mermaid_beach {

using Words = notation::BoxOf<MermaidBeach>;

Box read_box(const Node& document) { return Words::read(document); }
Box read_box_file(const std::string& path) { return Words::read_file(path); }
std::string box_yaml(const Box& box) { return Words::yaml(box); }
Box with_entry(const Box& box, const Node::Entry& entry) { return Words::with_entry(box, entry); }
std::vector<BoxKey> box_keys(const Box&) { return Words::box_keys(); }

}  // namespace fathom::mermaid_beach
