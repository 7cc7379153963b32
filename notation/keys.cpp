#include "notation/keys.hpp"

#include <algorithm>

namespace fathom {

void expect_keys(const Node& node, const std::string& expected, const std::vector<std::string_view>& known) {
  if (!node.is_map()) refuse(node, expected);
  for (const Node::Entry& entry : node.entries)
    if (std::find(known.begin(), known.end(), entry.key) == known.end())
      throw Problem(entry.at, "there is no key \"" + entry.key + "\" here" + suggestion(entry.key, known));
}

}  // namespace fathom
