#include "notation/notation_of.hpp"
#include "notation/variant_document.hpp"

namespace fathom::notation {

Node write_dropped(std::span<const Rule> rulebook, const RuleSet& dropped) {
  Node list = Node::list();
  for (std::size_t i = 0; i < rulebook.size(); ++i)
    if (dropped.contains(i)) list.add(Node::scalar(std::string(rulebook[i].id)));
  return list;
}

RuleSet read_dropped(const Node& node, std::span<const Rule> rulebook, const std::vector<std::string_view>& clauses,
                     std::string_view game, const RuleSet& already) {
  if (!node.is_list()) refuse(node, "a list of rule ids");
  RuleSet dropped = already;
  for (const Node& item : node.items) {
    const auto place = position_of(rulebook, read_word(item, "a rule's id"));
    if (!place || !already.contains(*place))
      dropped.insert(position_of(rulebook, read_clause(item, rulebook, clauses, game)).value());
  }
  return dropped;
}

}  // namespace fathom::notation
