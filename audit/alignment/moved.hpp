#pragma once

#include "audit/alignment/alignment.hpp"
#include "audit/alignment/profile.hpp"

namespace fathom::audit {

/// Joins what stands in one text only with what stands in the other only, where the two say the same at different places,
/// and those that are left over at the same place, one by one, where form and length agree: a free translation.
void join_moved(Alignment& alignment, const Reading& original, const Reading& translation, const Profiles& left,
                const Profiles& right);

}  // namespace fathom::audit
