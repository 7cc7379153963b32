#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

/// Words of a text on a line of its own: bytes `begin` to `end`.
Passage words(Side side, int line, Offset begin, Offset end, const std::string& text) {
  const int column = 1;
  return {side,           {begin, end},
          {line, column}, {line, column + static_cast<int>(end - begin) - 1},
          text,           "A sentence around " + text};
}

Finding finding(Kind kind, Severity severity, const Passage& original, const Passage& translation) {
  Finding made;
  made.kind = kind;
  made.severity = severity;
  made.confidence = 0.9;
  made.original = original;
  made.translation = translation;
  return made;
}

const Passage seven = words(Side::original, 3, 100, 105, "seven");
const Passage six = words(Side::translation, 3, 120, 123, "six");
const Passage left = words(Side::original, 5, 200, 204, "left");
const Passage droite = words(Side::translation, 5, 220, 226, "droite");

TEST(Settle, keeps_the_more_telling_of_two_findings_that_share_their_words) {
  const Finding number = finding(Kind::number_mismatch, Severity::error, seven, six);
  const Finding term = finding(Kind::term_mismatch, Severity::error, seven, six);
  EXPECT_EQ(shown(settle({term, number})), "error number-mismatch seven | six");
  EXPECT_EQ(shown(settle({number, term})), "error number-mismatch seven | six");
}

TEST(Settle, lets_no_note_take_the_place_of_an_error) {
  const Finding error = finding(Kind::quantifier_changed, Severity::error, seven, six);
  const Finding note = finding(Kind::passage_added, Severity::note, seven, six);
  EXPECT_EQ(shown(settle({note, error})), "error quantifier-changed seven | six");
}

TEST(Settle, tells_of_no_order_within_what_is_not_translated) {
  Finding untranslated = finding(Kind::untranslated, Severity::warning, left, words(Side::translation, 5, 210, 240, "Then turn left."));
  untranslated.original.reset();
  const Finding order = finding(Kind::order_changed, Severity::warning, left, words(Side::translation, 5, 210, 240, "Then turn left."));
  EXPECT_EQ(shown(settle({order, untranslated})), "warning untranslated - | Then turn left.");
}

TEST(Settle, keeps_both_findings_that_share_no_words_in_the_order_of_the_original) {
  const Finding number = finding(Kind::number_mismatch, Severity::error, seven, six);
  const Finding order = finding(Kind::order_changed, Severity::error, left, droite);
  EXPECT_EQ(shown(settle({order, number})), "error number-mismatch seven | six\nerror order-changed left | droite");
}

TEST(Settle, lists_a_repeated_finding_under_the_first) {
  const Finding once = finding(Kind::term_mismatch, Severity::error, seven, six);
  const Finding again = finding(Kind::term_mismatch, Severity::error, words(Side::original, 9, 400, 405, "seven"),
                                words(Side::translation, 9, 420, 423, "six"));
  const std::vector<Finding> settled = settle({once, again});
  ASSERT_EQ(settled.size(), 1U);
  ASSERT_EQ(settled[0].elsewhere.size(), 2U);
  EXPECT_EQ(settled[0].elsewhere[0].first.line, 9);
}

TEST(Settle, leaves_wrong_sums_beside_anything) {
  const Finding sum = finding(Kind::sum_wrong, Severity::error, seven, six);
  const Finding number = finding(Kind::number_mismatch, Severity::error, seven, six);
  EXPECT_EQ(settle({sum, number}).size(), 2U);
}

TEST(Settle, of_nothing_is_nothing) { EXPECT_EQ(shown(settle({})), "nothing"); }

}  // namespace
}  // namespace fathom::audit
