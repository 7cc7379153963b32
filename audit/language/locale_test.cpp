#include "audit/language/locale.hpp"

#include <gtest/gtest.h>

#include "audit/audit.hpp"
#include "audit/language/language.hpp"
#include "audit/reading/numbers_said.hpp"
#include "notation/node.hpp"

namespace fathom::audit {
namespace {

/// An invented language in the keys that every file has, and no other.
const std::string required = R"(language: zq
name: Zuquian
stemmer: porter
compounds: no
negated_must: forbids
elisions: []
abbreviations: []
function_words: [lo, ke]
numbers: {tri: 3, kvin: 5, "unu": 1}
concepts: {thing.card: [karto], modality.must: [devu], deed.draw: [tiru], link.and: [kaj]}
)";

Language zuquian(const std::string& more = "") { return read_language("zq.yaml", required + more); }

std::string numbers_in(const Language& language, const std::string& text) {
  return all_numbers(read(source_of("rules.txt", text + "\n"), language));
}

std::string problem_of_locale(const std::string& more) {
  try {
    zuquian(more);
  } catch (const Problem& problem) {
    return problem.what();
  }
  return "nothing was thrown";
}

TEST(Locale, of_a_file_without_any_are_the_defaults) {
  const Language language = zuquian();
  const Locale& locale = language.locale();
  EXPECT_FALSE(locale.nouns_are_capital);
  EXPECT_FALSE(locale.name_before_kind);
  EXPECT_FALSE(locale.ordinal_points);
  EXPECT_TRUE(locale.thousands_space);
  EXPECT_EQ(locale.telephone, (WordSet{"fax", "tel"}));
  EXPECT_TRUE(locale.ordinal_after.empty());
  for (const WordSet* words :
       {&locale.ordinal_endings, &locale.ranges, &locale.between, &locale.minus, &locale.counting_one, &locale.months,
        &locale.streets, &locale.figures, &locale.joins, &locale.counters, &locale.whole, &locale.ordinal_before, &locale.also_verbs,
        &locale.before_verbs, &locale.changes_from, &locale.changes_to, &locale.floors, &locale.name_links, &locale.may_stand_twice, &locale.denying_prefixes})
    EXPECT_TRUE(words->empty());
}

TEST(Locale, a_seventh_language_of_required_keys_alone_is_read_and_audited) {
  const Language language = zuquian();
  EXPECT_EQ(numbers_in(language, "Lo devu tiru tri karto. Lo tiru 1 500 karto, lo 2º karto."), "3 1500 2rd");
  EXPECT_EQ(numbers_in(language, "Lo devu tiru 3-5 karto."), "3..5");
  const auto text = [&](const std::string& words) { return read(source_of("rules.txt", words), language); };
  const std::string rules = "Lo devu tiru tri karto.\n\nKe tiru kvin karto.\n";
  EXPECT_TRUE(audit(text(rules)).findings.empty());
  EXPECT_TRUE(audit(text(rules), text(rules)).findings.empty());
  const Audit wrong = audit(text(rules), text("Lo devu tiru tri karto.\n\nKe tiru tri karto.\n"));
  ASSERT_FALSE(wrong.findings.empty());
  EXPECT_EQ(wrong.findings.front().kind, Kind::number_mismatch);
}

TEST(Locale, of_a_file_change_what_is_read) {
  EXPECT_EQ(numbers_in(zuquian("thousands_space: no\n"), "Lo tiru 1 500 karto."), "1 500");
  EXPECT_EQ(numbers_in(zuquian(), "Lo tiru 3 gis 5 karto."), "3 5");
  EXPECT_EQ(numbers_in(zuquian("ranges: [gis]\n"), "Lo tiru 3 gis 5 karto."), "3..5");
  EXPECT_EQ(numbers_in(zuquian("between: [inter]\n"), "Lo tiru inter 3 kaj 5 karto."), "3..5");
  EXPECT_EQ(numbers_in(zuquian("minus: [sen]\n"), "Lo tiru sen 5 karto."), "-5");
  EXPECT_EQ(numbers_in(zuquian(), "Ke 3a karto."), "#3") << "no ordinal";
  EXPECT_EQ(numbers_in(zuquian("ordinal_endings: [a]\n"), "Ke 3a karto."), "3rd");
  EXPECT_EQ(numbers_in(zuquian("months: [junio]\n"), "Lo tiru 12 junio 2019."), "*12 *2019");
}

TEST(Locale, tell_where_a_number_with_a_point_ends_no_sentence) {
  const std::string text = "Lo tiru karto ke 3. Karto tiru lo tri.\n";
  const auto sentences = [&](const Language& language) {
    return read(source_of("rules.txt", text), language).document.sentences.size();
  };
  EXPECT_EQ(sentences(zuquian()), 2U);
  EXPECT_EQ(sentences(zuquian("ordinal_points: yes\nordinal_after: [ke]\n")), 1U);
}

TEST(Locale, are_refused_with_line_and_column_of_what_is_wrong) {
  EXPECT_EQ(problem_of_locale("rangs: [to]\n"),
            "zq.yaml:11:1: expected a key of a language, found \"rangs\"; did you mean \"ranges\"?");
  EXPECT_EQ(problem_of_locale("thousands_space: maybe\n"), "zq.yaml:11:18: expected \"no\" or \"yes\", found \"maybe\"");
  EXPECT_EQ(problem_of_locale("ranges: to\n"), "zq.yaml:11:9: expected a list: words, found \"to\"");
  EXPECT_EQ(problem_of_locale("ranges: [up to]\n"), "zq.yaml:11:10: expected a single word, found \"up to\"");
  EXPECT_EQ(problem_of_locale("ordinal_after: [ke, Ke]\n"), "zq.yaml:11:21: expected each word once, found \"Ke\"");
}

TEST(Locale, of_the_languages_that_are_there_stand_in_their_files) {
  for (const std::string code : {"cs", "da", "de", "en", "es", "fr", "it", "nl", "pl", "pt", "sv"}) {
    const Locale& locale = language(code).locale();
    EXPECT_FALSE(locale.ranges.empty() || locale.between.empty() || locale.minus.empty() || locale.joins.empty()) << code;
    EXPECT_EQ(locale.months.size(), 12U) << code;
  }
  for (const std::string code : {"de", "en", "es", "fr", "it", "pt"}) {
    const Locale& locale = language(code).locale();
    EXPECT_EQ(locale.name_links.empty(), locale.name_before_kind) << code;
  }
}

}  // namespace
}  // namespace fathom::audit
