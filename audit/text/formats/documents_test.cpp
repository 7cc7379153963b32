#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "audit/text/document.hpp"
#include "audit/text/formats.hpp"
#include "audit/text/formats/documents_testing.hpp"
#include "audit/text/laws.hpp"

namespace fathom::audit::documents_test {
namespace {

/// One invented rules text in a form of its own: audit/texts/formats/make.py has made them.
struct Form {
  std::string file;
  bool has_levels = true;  ///< Whether its headings tell how large they are.
};

std::string path_of(const std::string& file) { return std::string(FATHOM_SOURCE_DIR) + "/audit/texts/" + file; }

bool is_missing(const std::string& file) {
  return file.ends_with(".pdf") && std::system("command -v pdftotext > /dev/null") != 0;
}

/// The blocks of a text, one on a line. Bullets differ from form to form, and typographers' marks are no matter here.
std::vector<std::string> blocks_of(const Document& document, bool with_levels) {
  std::vector<std::string> all;
  for (std::uint32_t n = 0; n < document.blocks.size(); ++n) {
    const Block& block = document.blocks[n];
    std::string shown = documents_test::kind_of(block.kind);
    if (block.kind == BlockKind::heading && with_levels) shown += std::to_string(block.level);
    if (block.kind == BlockKind::item) shown += std::to_string(block.level);
    shown += " " + (block.label == "•" ? "-" : block.label) + ":";
    const auto [first, last] = document.sentences_of(n);
    for (std::uint32_t each = first; each < last; ++each)
      shown += " | " + std::string(document.words(document.sentences[each].at));
    all.push_back(std::move(shown));
  }
  return all;
}

Document laid_out(const std::string& file) { return lay_out(read_texts(path_of(file)).front(), "en", {"p.", "e.g."}); }

class SameRules : public ::testing::TestWithParam<Form> {};

TEST_P(SameRules, AreReadFromEveryForm) {
  const Form& form = GetParam();
  if (is_missing(form.file)) GTEST_SKIP() << "pdftotext is not installed";
  const Document document = laid_out(form.file);
  EXPECT_EQ(DocumentLaws(document).broken(), "");
  const std::vector<std::string> expected = blocks_of(laid_out("tuned/lanterns/en.md"), form.has_levels);
  const std::vector<std::string> found = blocks_of(document, form.has_levels);
  for (std::size_t n = 0; n < std::min(expected.size(), found.size()); ++n)
    ASSERT_EQ(found[n], expected[n]) << "block " << n;
  EXPECT_EQ(found.size(), expected.size());
}

TEST_P(SameRules, StandWhereTheFormHasThem) {
  const Form& form = GetParam();
  if (is_missing(form.file)) GTEST_SKIP() << "pdftotext is not installed";
  const Document document = laid_out(form.file);
  for (const Sentence& each : document.sentences) {
    const Span at = document.in_source(each.at);
    const Position place = document.source.place(at.begin);
    ASSERT_GE(place.line, 1) << document.words(each.at);
    ASSERT_GE(place.column, 1) << document.words(each.at);
    if (!document.source.units.empty()) {
      ASSERT_NE(document.source.unit(at.begin), nullptr) << document.words(each.at);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Documents, SameRules,
                         ::testing::Values(Form{"formats/lanterns.txt", false}, Form{"formats/lanterns.html"},
                                           Form{"formats/lanterns.docx"}, Form{"formats/lanterns.odt"},
                                           Form{"formats/lanterns-ragged.pdf"}, Form{"formats/lanterns-justified.pdf"}),
                         [](const auto& test) {
                           std::string name = test.param.file.substr(test.param.file.rfind('/') + 1);
                           std::replace_if(
                               name.begin(), name.end(), [](char each) { return each == '.' || each == '-'; }, '_');
                           return name;
                         });

TEST(Documents, ShowTheirChanges) {
  const std::vector<std::string> expected = blocks_of(laid_out("tuned/lanterns/en.md"), false);
  EXPECT_NE(blocks_of(laid_out("tuned/lanterns/fr.md"), false), expected) << "the comparison tells texts apart";
}

TEST(Documents, StateTheirLanguage) {
  for (const char* file : {"formats/lanterns.html", "formats/lanterns.docx", "formats/lanterns.odt"}) {
    EXPECT_EQ(read_texts(path_of(file)).front().language, "en") << file;
  }
}

TEST(Documents, NamePlacesAsAReaderWould) {
  const auto place = [](const std::string& file, std::string_view words) {
    return documents_test::where(read_texts(path_of(file)).front(), words);
  };
  EXPECT_EQ(place("formats/lanterns.html", "copper coins"), "25:20");
  EXPECT_EQ(place("formats/lanterns.docx", "5 keepers"), "8:1 paragraph 8");
  EXPECT_EQ(place("formats/lanterns.docx", "Nights"), "25:9 table 1, row 1");
  EXPECT_EQ(place("formats/lanterns.odt", "5 keepers"), "8:1 paragraph 8");
  if (is_missing("x.pdf")) GTEST_SKIP() << "pdftotext is not installed";
  EXPECT_EQ(place("formats/lanterns-ragged.pdf", "A game of wind"), "2:1 page 1");
  EXPECT_EQ(place("formats/lanterns-ragged.pdf", "each player draws two"), "20:54 page 1, column 2");
}

}  // namespace
}  // namespace fathom::audit::documents_test
