// Any bytes, taken for a document of each kind, become texts that keep their laws, or one problem.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "audit/text/formats/documents_testing.hpp"
#include "audit/text/formats/docx.hpp"
#include "audit/text/formats/html.hpp"
#include "audit/text/formats/odt.hpp"
#include "audit/text/formats/pdf.hpp"
#include "audit/text/formats/refused.hpp"
#include "audit/text/formats/xlsx.hpp"

namespace {

using namespace fathom::audit;

/// The parts of an archive that bytes stand for: its paths in turn, each with what stands up to the next NUL.
Parts parts_in(std::string_view bytes, const std::vector<std::string>& paths) {
  documents_test::PartList list;
  for (const std::string& path : paths) {
    const std::size_t end = std::min(bytes.find('\0'), bytes.size());
    list[path] = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    if (bytes.empty()) break;
  }
  return documents_test::parts(std::move(list));
}

std::vector<Source> read_parts_of_docx(const std::string& name, std::string_view bytes) {
  return {docx_text(name,
                    parts_in(bytes, {"word/document.xml", "word/numbering.xml", "word/styles.xml", "word/footnotes.xml"}))};
}
std::vector<Source> read_parts_of_odt(const std::string& name, std::string_view bytes) {
  return {odt_text(name, parts_in(bytes, {"content.xml", "styles.xml"}))};
}
std::vector<Source> read_parts_of_xlsx(const std::string& name, std::string_view bytes) {
  documents_test::PartList list = {{"xl/workbook.xml", "<w xmlns:r='r'><sheets><sheet name='S' r:id='1'/></sheets></w>"},
                            {"xl/_rels/workbook.xml.rels", "<R><R Id='1' Target='sheet.xml'/></R>"}};
  const Parts parts = parts_in(bytes, {"xl/sheet.xml", "xl/sharedStrings.xml"});
  for (const char* path : {"xl/sheet.xml", "xl/sharedStrings.xml"}) {
    if (auto part = parts(path)) list[path] = *part;
  }
  return xlsx_texts(name, documents_test::parts(std::move(list)));
}
std::vector<Source> read_layout(const std::string& name, std::string_view bytes) { return {pdf_text(name, bytes)}; }

/// The first byte says which: `0` is HTML, as in audit/corpus. PDFs are not here, as bytes would go through another program;
/// what it writes is.
constexpr std::array readers = {read_html, read_layout, read_parts_of_docx, read_parts_of_odt, read_parts_of_xlsx,
                                read_docx, read_odt,    read_xlsx,          refuse_archive};

void expect_lawful(Source source) {
  const Document document = lay_out(std::move(source), "en", {"p.", "e.g."});
  if (const std::string broken = DocumentLaws(document).broken(); !broken.empty()) {
    std::fprintf(stderr, "broken: %s\n", broken.c_str());
    std::abort();
  }
  Offset reached = 0;
  for (const Unit& unit : document.source.units) {
    if (unit.at.begin < reached || unit.at.empty() || unit.at.end > document.source.text.size()) std::abort();
    reached = unit.at.end;
  }
  for (const Sentence& each : document.sentences) {
    const fathom::Position place = document.source.place(document.in_source(each.at).begin);
    if (place.line < 1 || place.column < 1) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (bytes.empty()) return 0;
  const auto which = static_cast<unsigned char>(data[0] - '0') % readers.size();
  try {
    for (Source& source : readers[which]("fuzzed", bytes.substr(1))) expect_lawful(std::move(source));
  } catch (const fathom::Problem&) {
  }
  return 0;
}
