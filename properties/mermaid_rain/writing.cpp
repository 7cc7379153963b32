#include "properties/writing.hpp"

#include <vector>

#include "properties/mermaid_rain/adapter.hpp"

namespace fathom::mermaid_rain::laws {

std::span<const Law> writing_laws() {
  static const std::vector<Law> laws{
      {"what_is_written_reads_back",
       "",
       properties::AsksProbe<Adapter>{properties::what_is_written_reads_back<Adapter>},
       {}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
