// Any bytes become a document that keeps its laws, and every place in it can be shown.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "audit/text/laws.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fathom::audit;
  static constexpr std::array<std::string_view, 4> locales = {"en", "fr", "de", ""};
  static const std::vector<std::string> abbreviations = {"p.", "e.g.", "z.B.", "etc."};
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const Document document = lay_out(source_of("fuzzed", bytes), locales[size % locales.size()], abbreviations);
  if (const std::string broken = DocumentLaws(document).broken(); !broken.empty()) {
    std::fprintf(stderr, "broken: %s\n", broken.c_str());
    std::abort();
  }
  for (const Sentence& each : document.sentences) {
    const Span at = document.in_source(each.at);
    const auto first = document.source.place(at.begin);
    const auto last = document.source.place(at.end - 1);
    const auto lines = static_cast<int>(document.source.lines.size());
    if (first.line < 1 || first.column < 1 || first.line > lines || last.line > lines || last.column < 1) std::abort();
  }
  return 0;
}
