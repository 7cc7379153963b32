#pragma once

#include <rapidcheck.h>

#include "model/core/play.hpp"

namespace fathom::properties {

/// The choices with their shrinks, the boldest first: chunks are left out, halving their length down to one, then chunks are
/// set to 0, then single choices halved, until a whole round is of no use or `most_tries` lists have been tried.
///
/// RapidCheck's own shrinks of a vector try every stretch of it: with the 300 choices of a play, 45,000 plays a round.
rc::Shrinkable<Choices> shrinkable_choices(const Choices& choices, int most_tries);

}  // namespace fathom::properties
