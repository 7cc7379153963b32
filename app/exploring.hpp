#pragma once

#include <any>
#include <string>
#include <vector>

#include "app/registered.hpp"
#include "app/text.hpp"

namespace fathom::app {

/// Whether a request asks for plays in rounds, with what is new in them, and not for one campaign.
bool asks_to_explore(const Request& request);

/// Plays for as long as the request says, goes on from where the same request came to before, and keeps the run as it goes.
/// With a bar on standard error. Throws `BadInput` for a state that is damaged or of something else.
properties::Explored explored_of(const Registered& game, const ChangedGame& rules, const Request& request);

/// What a run has seen: what is new, how rules, policies and steps are covered, which silences arose, and what may be unseen.
std::string survey(const Paint& paint, const Registered& game, const properties::Explored& all);

}  // namespace fathom::app
