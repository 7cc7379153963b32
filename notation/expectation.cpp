#include "notation/expectation.hpp"

namespace fathom::notation {

Mismatch mismatch(const Node& expected, const std::string& path, const Node& found) {
  const std::string where = path.empty() ? "" : path + ": ";
  return {expected.at, where + "expected " + one_line(expected) + ", found " + one_line(found)};
}

std::string below(const std::string& path, std::string_view key) {
  return path.empty() ? std::string(key) : path + "." + std::string(key);
}

}  // namespace fathom::notation
