#include "app/sentences.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "app/errors.hpp"
#include "app/fakes.hpp"
#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

constexpr std::array<Rule, 4> table_rules{{{"deal.five", "Setting up", "five cards each"},
                                           {"deal.who", "Setting up", "who deals", Status::silent, "nobody says"},
                                           {"row.once", "Rowing", "one space"},
                                           {"house.boats", "House rules", "more boats", Status::house}}};

Registered game_of_boats() {
  Registered game;
  game.name = "boats";
  game.rulebook = table_rules;
  return game;
}

std::string with_rows(const std::string& rows) { return "# Sentences\n\n| section | sentence | rules |\n|---|---|---|\n" + rows; }

/// What is wrong, each `check: why`.
std::vector<std::string> wrong_in(const std::string& rows, const std::optional<std::vector<audit::NumberedSentence>>& text = {}) {
  std::vector<std::string> all;
  for (const Verdict& verdict : judged_sentences(game_of_boats(), sentence_rows(with_rows(rows)), "s.md", text))
    if (verdict.outcome != Outcome::holds) all.push_back(verdict.check + ": " + verdict.why);
  return all;
}

const std::string whole = "| Setting up | 1 | deal.five |\n| Rowing | 1 | row.once |\n";

TEST(Sentences, HoldWhereEachHasItsRulesAndEachRuleItsSentence) { EXPECT_EQ(wrong_in(whole), std::vector<std::string>{}); }

TEST(Sentences, NeedARule) {
  EXPECT_EQ(wrong_in(whole + "| Rowing | 2 |  |\n"),
            std::vector<std::string>{"Rowing 2: has no rule; name what it asks of the table, or a rule that is flavour"});
}

TEST(Sentences, NameRulesThatAre) {
  EXPECT_EQ(wrong_in(whole + "| Rowing | 2 | row.onc |\n"),
            std::vector<std::string>{"Rowing 2: row.onc is no rule; did you mean \"row.once\"?"});
}

TEST(Sentences, SayNothingOfWhatTheTextIsSilentOn) {
  EXPECT_EQ(wrong_in(whole + "| Rowing | 2 | deal.who |\n"),
            std::vector<std::string>{"Rowing 2: deal.who is silent in the table of rules, and so no sentence says it"});
}

TEST(Sentences, SayEveryRuleThatIsStated) {
  EXPECT_EQ(wrong_in("| Setting up | 1 | deal.five |\n"), std::vector<std::string>{"row.once: is stated, and no sentence says it"});
}

TEST(Sentences, AreNumberedWithoutAGap) {
  EXPECT_EQ(wrong_in(whole + "| Rowing | 3 | row.once |\n"),
            std::vector<std::string>{"Rowing 3: expected sentence 2 of this section next"});
}

TEST(Sentences, AreAsManyAsTheTextHas) {
  const std::vector<audit::NumberedSentence> text{{"Setting up", 1, {}}, {"Setting up", 2, {}}};
  EXPECT_EQ(wrong_in(whole, text), (std::vector<std::string>{"Setting up 2: the text has this sentence, and the table has no row for it",
                                                             "Rowing 1: the text has 0 sentences under this heading"}));
}

TEST(Sentences, MayStandInAPicture) {
  EXPECT_EQ(wrong_in(whole + "| Rowing | picture | row.once |\n"), std::vector<std::string>{});
}

TEST(SentenceTable, NeedsItsColumns) {
  const auto said = [](const std::string& text) {
    try {
      sentence_rows(text);
    } catch (const Problem& problem) {
      return std::to_string(problem.at().line) + ":" + std::to_string(problem.at().column) + ": " + problem.message();
    }
    return std::string();
  };
  EXPECT_EQ(said("| part | rules |\n|---|---|\n"), "1:1: expected the columns section, sentence and rules");
  EXPECT_EQ(said(with_rows("| Rowing | 1 |\n")), "5:1: expected a section, a sentence and its rules, found 2 cells");
  EXPECT_EQ(said(with_rows("| Rowing | | row.once |\n")),
            "5:1: expected the number of a sentence, or what else says this, such as picture");
  EXPECT_EQ(said("Nothing here.\n"), "1:1: expected a table of sentences, found no row of one");
}

class RulebookOfAGate : public InItsOwnFolder {};

TEST_F(RulebookOfAGate, IsLookedForBeforeAnythingIsTried) {
  const Seen missing = seen({"gate", "mermaid-beach", "--rulebook", "nofile.txt"});
  EXPECT_EQ(missing.exit, 2);
  EXPECT_NE(missing.err.find("nofile.txt"), std::string::npos) << missing.err;
  EXPECT_EQ(missing.out, "") << "no check has been tried";
}

TEST_F(RulebookOfAGate, IsNotPassedOver) {
  write_file("rules.txt", "Rowing\n\nRow the boat.\n");
  for (const auto& [option, value] : {std::pair{"--only", "no_dead_end"}, {"--players", "3"}, {"--shard", "0/2"}}) {
    const Seen part = seen({"gate", "mermaid-beach", "--rulebook", "rules.txt", option, value});
    EXPECT_EQ(part.exit, 2) << option;
    EXPECT_NE(part.err.find(std::string("leave out ") + option), std::string::npos) << part.err;
    EXPECT_EQ(part.out, "");
  }
}

class RealSentences : public testing::TestWithParam<std::string> {};

TEST_P(RealSentences, AllStandInTheTable) {
  const char* const folder = std::getenv("FATHOM_RULEBOOKS");
  if (folder == nullptr) GTEST_SKIP() << "FATHOM_RULEBOOKS names no folder with the rulebooks' texts";
  const std::vector<Verdict> verdicts = sentences_of(game_called(GetParam()), std::string(folder) + "/" + GetParam() + ".en.txt");
  EXPECT_FALSE(verdicts.empty());
  for (const Verdict& verdict : verdicts) EXPECT_EQ(verdict.outcome, Outcome::holds) << verdict.check << ": " << verdict.why;
}

INSTANTIATE_TEST_SUITE_P(Games, RealSentences, testing::Values("mermaid-rain", "mermaid-beach", "mermaids-song", "mirage"),
                         [](const auto& of) {
                           std::string name = of.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace fathom::app
