#include "audit/text/formats/zipped.hpp"

#include <gtest/gtest.h>

#include "audit/text/formats.hpp"
#include "audit/text/formats/documents_testing.hpp"
#include "audit/text/formats/docx.hpp"

namespace fathom::audit::zipped_test {
namespace {

const std::string small_document =
    "<w:document xmlns:w='w'><w:body><w:p><w:r><w:t>Draw.</w:t></w:r></w:p></w:body></w:document>";

/// What reading a file of this name comes to: its text, or what is wrong with it.
std::string read_as(const std::string& name, std::string_view bytes) {
  try {
    return format_of(name, bytes).read(name, bytes).front().text;
  } catch (const Problem& problem) {
    return problem.what();
  }
}

TEST(Zipped, HoldsDocumentsThatAreToldByWhatIsInThem) {
  EXPECT_EQ(read_as("rules.docx", documents_test::zipped({{"word/document.xml", small_document}})), "Draw.\n");
  EXPECT_EQ(read_as("-", documents_test::zipped({{"word/document.xml", small_document}})), "Draw.\n");
  EXPECT_EQ(
      format_of("-", documents_test::zipped({{"mimetype", "application/vnd.oasis.opendocument.text"}, {"content.xml", "<x/>"}}))
          .name,
      "ODT");
  EXPECT_EQ(format_of("-", documents_test::zipped({{"xl/workbook.xml", "<x/>"}})).name, "XLSX");
}

TEST(Zipped, ThatIsNoDocumentSaysWhatItIs) {
  EXPECT_EQ(read_as("rules.docx", documents_test::zipped({{"rules.txt", "Draw."}})),
            "rules.docx: expected a text or a document, found an archive; take the text out of it, and name that");
  EXPECT_TRUE(
      documents_test::holds(read_as("a.zip", documents_test::zipped({{"ppt/presentation.xml", "x"}})), "found a PowerPoint presentation"));
  EXPECT_TRUE(documents_test::holds(
      read_as("a.odt",
              documents_test::zipped({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, {"content.xml", "x"}})),
      "found an OpenDocument file that is no text"));
}

TEST(Zipped, ThatIsLockedSaysSo) {
  EXPECT_EQ(read_as("rules.docx", documents_test::zipped({{"word/document.xml", small_document}}, "owl")),
            "rules.docx: expected a DOCX document, found one that is locked with a password; save it without one");
}

TEST(Zipped, ThatIsDamagedSaysSo) {
  const std::string whole = documents_test::zipped({{"word/document.xml", small_document}});
  EXPECT_TRUE(documents_test::holds(read_as("rules.docx", whole.substr(0, whole.size() - 30)), "found a damaged ZIP archive"));
  std::string changed = whole;
  changed[changed.find("document.xml") + 20] ^= 0x55;
  EXPECT_TRUE(documents_test::holds(read_as("rules.docx", changed), "found a damaged ZIP archive (word/document.xml)"));
}

TEST(Zipped, ThatUnpacksWithoutEndIsStopped) {
  const std::string bomb = documents_test::zipped({{"word/document.xml", std::string(largest_text + 1, ' ')}});
  EXPECT_LT(bomb.size(), std::size_t{1} << 20U);
  EXPECT_EQ(read_as("rules.docx", bomb),
            "rules.docx: expected at most 268435456 bytes when unpacked, found more; split the file");
}

TEST(Zipped, IsNotWhatAFileOfAnotherKindIs) {
  EXPECT_EQ(read_as("rules.docx", "\x89PNG\r\n\x1A\n"),
            "rules.docx: expected a text or a document, found a picture; check that this is the right file, or run a text "
            "recognition over it first");
  EXPECT_EQ(read_as("rules.docx", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1..."),
            "rules.docx: expected a text or a document, found an Office file of before 2007, or one that is locked with a "
            "password; "
            "save it as DOCX or XLSX, without a password");
  EXPECT_EQ(read_as("rules.txt", "{\\rtf1 Draw.}"),
            "rules.txt: expected a text or a document, found an RTF document; save it as DOCX or ODT");
  EXPECT_EQ(read_as("rules.docx", "Draw a card."),
            "rules.docx: expected a DOCX document, found something else; check that this is the right file, and that its "
            "name ends as its contents ask");
  EXPECT_TRUE(documents_test::holds(read_as("rules.gz", "\x1F\x8B\x08"), "found an archive"));
  EXPECT_TRUE(documents_test::holds(read_as("rules.odt", documents_test::zipped({{"word/document.xml", small_document}})), "found DOCX"));
}

}  // namespace
}  // namespace fathom::audit::zipped_test
