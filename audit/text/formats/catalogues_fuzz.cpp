// Any bytes are refused with a `Problem`, or become texts that keep their laws, by whichever reader of strings they are
// given to.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "audit/text/formats/readers.hpp"
#include "audit/text/laws.hpp"

namespace {

using namespace fathom::audit;

[[noreturn]] void fail(const char* reader, const char* what) {
  std::fprintf(stderr, "broken: %s: %s\n", reader, what);
  std::abort();
}

bool is_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Sequence here = sequence_at(text, at);
    if (!here.good || here.letter.code == 0) return false;
    at += here.letter.size;
  }
  return true;
}

/// What is wrong with a text, or null.
const char* wrong_with(const Source& source) {
  if (!is_utf8(source.text)) return "a text that is no UTF-8";
  Offset end = 0;
  for (const Unit& unit : source.units) {
    if (unit.at.begin < end || unit.at.empty() || unit.at.end > source.text.size()) return "units that overlap";
    if (!is_utf8(unit.name)) return "a name that is no UTF-8";
    end = unit.at.end;
  }
  for (std::size_t n = 0; n < source.origins.size(); ++n) {
    if (n > 0 && source.origins[n].text < source.origins[n - 1].text) return "origins out of order";
    if (source.origins[n].at.line < 1 || source.origins[n].at.column < 1) return "an origin that is nowhere";
  }
  constexpr Offset step = 61;  // each place is counted from far before it
  for (Offset at = 0; at < source.text.size(); at += step) {
    const auto place = source.place(at);
    if (place.line < 1 || place.column < 1) return "a place that is nowhere";
  }
  for (const OpenUnit& each : source.open) {
    if (each.at.line < 1 || each.at.column < 1) return "an open unit that is nowhere";
  }
  return nullptr;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  struct Reader {
    const char* name;
    std::vector<Source> (*read)(const std::string&, std::string_view);
  };
  static constexpr std::array readers = {
      Reader{"PO", read_po},           Reader{"XLIFF", read_xliff},     Reader{"TMX", read_tmx},
      Reader{"JSON", read_json_table}, Reader{"YAML", read_yaml_table}, Reader{"properties", read_properties},
      Reader{"CSV", read_csv},         Reader{"TSV", read_tsv},         Reader{"Markdown", read_markdown},
      Reader{"LaTeX", read_latex},
  };
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  for (const Reader& reader : readers) {
    try {
      for (const Source& source : reader.read("fuzzed", bytes)) {
        if (const char* const wrong = wrong_with(source)) fail(reader.name, wrong);
        if (size % 8 != 0) continue;  // to lay out takes longer than to read
        const Document document = lay_out(source, "en", {});
        if (const std::string broken = DocumentLaws(document).broken(); !broken.empty()) fail(reader.name, broken.c_str());
      }
    } catch (const fathom::Problem&) {
      continue;
    }
  }
  return 0;
}
