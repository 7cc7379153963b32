// Any bytes are a termbase or are refused, and what is read of them can be held against any texts.
#include <algorithm>
#include <cstdint>
#include <string_view>

#include "audit/termbase/term_check.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fathom::audit;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const std::string_view half = bytes.substr(0, size / 2);
  try {
    const Termbase termbase = read_termbase("fuzzed", bytes);
    static constexpr std::string_view english = "Draw two cards.\n\nDiscard a tile, then lay the other one aside.\n\n";
    static constexpr std::string_view german =
        "Zieh zwei Karten.\n\nWirf ein Pl\xC3\xA4ttchen ab und leg das andere beiseite.\n\n";
    const Audit made =
        audit(read(source_of("en", std::string(english) + std::string(half)), language("en")),
              read(source_of("de", std::string(german) + std::string(bytes.substr(half.size()))), language("de")));
    with_termbases(made.findings, {termbase}, made);
    check_termbase(termbase, audit(read(source_of("de", bytes), language("de"))));
  } catch (const fathom::Problem&) {  // refused
  }
  return 0;
}
