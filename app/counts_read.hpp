#pragma once

#include <cstdint>
#include <limits>

#include "app/errors.hpp"

namespace fathom::app {

/// A count in a report: a whole number from 0 on. Throws `BadInput` for anything else.
template <class Json>
std::uint64_t read_count(const Json& node) {
  if (!node.is_number_unsigned()) throw BadInput("expected a count, found " + node.dump());
  return node.template get<std::uint64_t>();
}

/// One of 32 bits.
template <class Json>
std::uint32_t read_small_count(const Json& node) {
  const std::uint64_t number = read_count(node);
  if (number > std::numeric_limits<std::uint32_t>::max()) throw BadInput("the count " + node.dump() + " is too large");
  return static_cast<std::uint32_t>(number);
}

}  // namespace fathom::app
