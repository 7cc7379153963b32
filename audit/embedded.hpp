#pragma once

#include <span>
#include <string_view>

namespace fathom::audit {

/// A data file that lies inside the program.
struct EmbeddedFile {
  std::string_view name;  ///< `languages/fr.yaml`, `editions/mermaid-rain.yaml`, `report/page.css`
  std::string_view text;
};

/// Every file of `audit/languages` and `audit/editions`, and what the HTML report is made of, by name.
std::span<const EmbeddedFile> embedded_files();

}  // namespace fathom::audit
