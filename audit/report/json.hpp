#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace fathom::audit {

using Json = nlohmann::ordered_json;

/// A document, a line for each value. What is no text in it is replaced.
inline std::string printed(const Json& document) {
  constexpr int indent = 1;
  return document.dump(indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace fathom::audit
