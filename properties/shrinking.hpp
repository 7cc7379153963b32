#pragma once

#include <functional>

#include "model/core/play.hpp"

namespace fathom::properties {

/// Whether a play with these choices still shows the fault.
using Fails = std::function<bool(const Choices&)>;

/// The shortest and dullest list of choices found that still fails: chunks are left out, halving their length down to one,
/// then chunks are set to 0, then single choices halved, until a whole round changes nothing or `most_tries` plays are
/// spent: a tree of RapidCheck's shrinks, walked to a local minimum. Gives `failing` back unchanged when it does not fail.
Choices shrunk(const Choices& failing, const Fails& fails, int most_tries);

}  // namespace fathom::properties
