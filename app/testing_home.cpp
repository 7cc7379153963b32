#include "app/registered.hpp"

// Tests read the files of the games where they are edited.

namespace fathom::app {

namespace {

[[maybe_unused]] const bool is_said = (say_where_it_was_built(FATHOM_SOURCE_DIR, FATHOM_BINARY_DIR), true);

}  // namespace

}  // namespace fathom::app
