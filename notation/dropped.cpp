#include "notation/notation_of.hpp"

namespace fathom::notation {

Node write_dropped(std::span<const Rule> rulebook, const RuleSet& dropped) {
  Node list = Node::list();
  for (std::size_t i = 0; i < rulebook.size(); ++i)
    if (dropped.contains(i)) list.add(Node::scalar(std::string(rulebook[i].id)));
  return list;
}

RuleSet read_dropped(std::span<const Rule> rulebook, const Node& node) {
  if (!node.is_list()) refuse(node, "a list of rule ids");
  std::vector<std::string_view> known;
  for (const Rule& rule : rulebook) known.push_back(rule.id);
  RuleSet dropped;
  for (const Node& item : node.items) {
    const auto at = position_of(rulebook, read_word(item, "a rule's id"));
    if (!at) throw Problem(item.at, "there is no rule " + found(item) + suggestion(item.text, known));
    dropped.insert(*at);
  }
  return dropped;
}

}  // namespace fathom::notation
