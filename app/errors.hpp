#pragma once

#include <stdexcept>
#include <string>

namespace fathom::app {

/// What the user typed cannot be done: an unknown game, a number out of range. The message says what to type instead.
struct BadUsage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A file is missing, unreadable, unwritable or malformed. The message begins with its name and, where known, the line.
struct BadInput : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace fathom::app
