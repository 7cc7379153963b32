#pragma once

#include "notation/embedded.hpp"

namespace fathom::audit {

/// Every file of `audit/languages` and `audit/editions`, and what the HTML report is made of, by name.
std::span<const EmbeddedFile> embedded_files();

}  // namespace fathom::audit
