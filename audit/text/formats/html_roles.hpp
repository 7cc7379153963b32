#pragma once

#include <gumbo.h>

#include <cstdint>

namespace fathom::audit::html {

/// What an element does to the text in it.
enum class Role : std::uint8_t {
  words,
  bold,
  block,
  preformatted,
  list,
  item,
  table,
  row,
  cell,
  line_break,
  picture,
  unseen
};

Role role_of(GumboTag tag);

}  // namespace fathom::audit::html
