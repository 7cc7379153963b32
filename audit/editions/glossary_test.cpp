#include "audit/editions/glossary.hpp"

#include <gtest/gtest.h>

#include <string>

#include "audit/termbase/term_check.hpp"

namespace fathom::audit {
namespace {

constexpr std::string_view edition_text = R"(
game: kites
languages: [en, fr]
terms:
  storm_phase: {en: [storm phase], fr: [phase de tempête]}
  calm_phase: {en: [calm phase], fr: [phase de calme]}
  kite: {en: [kite], fr: [cerf-volant]}
sections: {}
claims: []
)";

std::vector<Finding> findings(const std::string& english, const std::string& french) {
  const Edition edition = read_edition(edition_text, nullptr);
  const Audit made = audit(read(source_of("en.txt", english), language("en")), read(source_of("fr.txt", french), language("fr")));
  return check_termbase(termbase_of(edition), made).findings;
}

TEST(Glossary, finds_the_name_of_another_thing) {
  const auto found = findings("In the storm phase every player discards two cards.\n\nIn the calm phase every player draws a card.\n",
                              "Pendant la phase de calme, chaque joueur défausse deux cartes.\n\nPendant la phase de calme, chaque "
                              "joueur pioche une carte.\n");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].kind, Kind::term_mismatch);
  EXPECT_EQ(found[0].severity, Severity::error);
  EXPECT_EQ(found[0].original->words, "storm phase");
  EXPECT_EQ(found[0].translation->words, "phase de calme");
}

TEST(Glossary, has_nothing_against_the_right_names_or_a_name_left_out) {
  EXPECT_TRUE(findings("In the storm phase every player discards two cards.\n\nIn the calm phase every player draws a card.\n",
                       "Pendant la phase de tempête, chaque joueur défausse deux cartes.\n\nPendant celle-ci, chaque joueur pioche "
                       "une carte.\n")
                  .empty());
}

TEST(Glossary, says_nothing_of_one_text_alone) {
  const Edition edition = read_edition(edition_text, nullptr);
  const Audit alone = audit(read(source_of("en.txt", "In the storm phase, draw."), language("en")));
  EXPECT_TRUE(check_termbase(termbase_of(edition), alone).findings.empty());
}

}  // namespace
}  // namespace fathom::audit
