#pragma once

#include <optional>
#include <vector>

#include "app/audit_claims.hpp"
#include "app/context.hpp"
#include "audit/termbase/termbase.hpp"

namespace fathom::app {

/// The termbases of `--termbase`, and the glossary of the game's edition. Says on standard error which of them lack a text's
/// language. Throws `BadInput` for files that cannot be read, and `Problem` for what is wrong with them.
std::vector<audit::Termbase> termbases_asked(const Context& context, const std::optional<GameAsked>& game,
                                             const audit::Audit& audit);

}  // namespace fathom::app
