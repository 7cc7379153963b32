#include "audit/checks/joining.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit::joining_of {
namespace {

Passage quoted(Side side, Offset begin, const std::string& text, bool is_whole = false) {
  const auto size = static_cast<Offset>(text.size());
  return {side,
          {begin, begin + size},
          {1, static_cast<int>(begin) + 1},
          {1, static_cast<int>(begin + size)},
          text,
          is_whole ? text : "A sentence around " + text};
}

Finding of(Kind kind, Severity severity, std::optional<Passage> original, std::optional<Passage> translation) {
  Finding made;
  made.kind = kind;
  made.severity = severity;
  made.original = std::move(original);
  made.translation = std::move(translation);
  return made;
}

Finding told(Kind kind, std::optional<Passage> original, std::optional<Passage> translation) {
  Finding made = of(kind, Severity::error, std::move(original), std::move(translation));
  made.rule = "cards.seven";
  return made;
}

const Passage seven_cards = quoted(Side::original, 100, "seven cards");
const Passage seven = quoted(Side::original, 100, "seven");
const Passage six_cartes = quoted(Side::translation, 120, "six cartes");
const Passage six = quoted(Side::translation, 120, "six");
const Passage sentence = quoted(Side::original, 90, "Everybody draws seven cards from the pile and keeps them.", true);
const Passage elsewhere = quoted(Side::original, 300, "Nobody speaks.", true);

TEST(Joined, makes_a_difference_a_contradiction_of_the_game_at_its_words) {
  const auto all = joined_findings({of(Kind::number_mismatch, Severity::warning, seven_cards, six_cartes)},
                                   {told(Kind::model_contradicted, seven, six)});
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(shown(all), "error model-contradicted seven cards | six cartes");
  EXPECT_EQ(all.front().rule, "cards.seven");
}

TEST(Joined, fills_in_the_side_that_a_difference_does_not_show) {
  const auto all = joined_findings({of(Kind::number_added, Severity::warning, std::nullopt, six_cartes)},
                                   {told(Kind::model_contradicted, seven, six)});
  EXPECT_EQ(shown(all), "error model-contradicted seven | six cartes");
}

TEST(Joined, leaves_a_difference_beside_a_contradiction_that_is_about_something_else) {
  const auto list = quoted(Side::original, 90, "a list of very many things, seven cards among them, and so on, for long");
  for (const Finding& claim :
       {told(Kind::model_contradicted, list, std::nullopt), told(Kind::model_contradicted, elsewhere, std::nullopt)}) {
    const auto all = joined_findings({of(Kind::number_mismatch, Severity::error, seven_cards, six_cartes)}, {claim});
    EXPECT_EQ(all.size(), 2U) << shown(all);
  }
}

TEST(Joined, does_not_take_a_finding_of_another_sort_for_a_claim) {
  const auto all = joined_findings({of(Kind::untranslated, Severity::error, seven_cards, six_cartes)},
                                   {told(Kind::model_contradicted, seven, six)});
  EXPECT_EQ(all.size(), 2U) << shown(all);
}

TEST(Joined, shows_no_contradiction_in_one_text_alone_instead_of_a_finding) {
  const auto all = joined_findings({of(Kind::expression_wrong, Severity::error, seven_cards, std::nullopt)},
                                   {told(Kind::example_contradicted, seven, std::nullopt)});
  EXPECT_EQ(all.size(), 2U) << shown(all);
}

TEST(Joined, says_once_that_a_passage_is_missing) {
  const auto all = joined_findings({of(Kind::passage_omitted, Severity::warning, sentence, std::nullopt)},
                                   {told(Kind::passage_omitted, sentence, std::nullopt)});
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front().rule, "cards.seven");
  EXPECT_EQ(all.front().severity, Severity::error) << "a rule is missing";
}

TEST(Joined, adds_a_missing_passage_of_which_a_finding_is_a_part_only) {
  const auto all = joined_findings({of(Kind::number_mismatch, Severity::warning, seven_cards, six_cartes)},
                                   {told(Kind::passage_omitted, sentence, std::nullopt)});
  EXPECT_EQ(all.size(), 2U) << shown(all);
}

TEST(Joined, adds_what_shows_the_words_of_both_texts_where_a_finding_shows_those_of_one) {
  const Passage whole = quoted(Side::translation, 110, "Chacun pioche six cartes de la pile et les garde en main.", true);
  const auto all = joined_findings({of(Kind::term_mismatch, Severity::warning, seven_cards, whole)},
                                   {told(Kind::term_mismatch, seven_cards, six_cartes)});
  EXPECT_EQ(all.size(), 2U) << shown(all);
  const auto same = joined_findings({of(Kind::term_mismatch, Severity::warning, seven_cards, six_cartes)},
                                    {told(Kind::term_mismatch, seven_cards, six_cartes)});
  EXPECT_EQ(shown(same), "error term-mismatch seven cards | six cartes");
}

TEST(Joined, adds_notes_and_keeps_the_order_of_the_text) {
  const auto all = joined_findings({of(Kind::number_mismatch, Severity::warning, seven_cards, six_cartes)},
                                   {told(Kind::rule_silent, elsewhere, std::nullopt),
                                    told(Kind::rule_ambiguous, quoted(Side::original, 10, "Setup"), std::nullopt)});
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].kind, Kind::rule_ambiguous);
  EXPECT_EQ(all[1].kind, Kind::number_mismatch);
  EXPECT_EQ(all[2].kind, Kind::rule_silent);
}

TEST(Joined, of_nothing_is_nothing) {
  EXPECT_TRUE(joined_findings({}, {}).empty());
  EXPECT_EQ(joined_findings({}, {told(Kind::model_contradicted, seven, six)}).size(), 1U);
  EXPECT_EQ(joined_findings({of(Kind::number_mismatch, Severity::note, seven, six)}, {}).size(), 1U);
}

}  // namespace
}  // namespace fathom::audit::joining_of
