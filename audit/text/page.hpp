#pragma once

#include "audit/text/line.hpp"

namespace fathom::audit {

/// The lines of a source in the order a person reads them: columns one after the other, tables as rows; page numbers,
/// running heads and rules are gone.
Page page_of(const Source& source);

}  // namespace fathom::audit
