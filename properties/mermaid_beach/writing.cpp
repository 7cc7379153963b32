#include "properties/writing.hpp"

#include <vector>

#include "properties/mermaid_beach/subject.hpp"

namespace fathom::mermaid_beach::laws {

std::span<const Law> writing_laws() {
  static const std::vector<Law> laws{
      {"what_is_written_reads_back",
       "",
       properties::AsksProbe<Subject>{properties::what_is_written_reads_back<Subject>},
       {}},
  };
  return laws;
}

}  // namespace fathom::mermaid_beach::laws
