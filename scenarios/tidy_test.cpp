#include "scenarios/tidy.hpp"

#include <gtest/gtest.h>

#include "notation/yaml.hpp"

namespace fathom {
namespace {

/// The text tidied, which changes nothing more when it is done again.
std::string tidied_twice(const std::string& text) {
  const std::string once = tidied(text);
  EXPECT_EQ(tidied(once), once);
  return once;
}

TEST(Tidying, PutsKeysIntoTheirOrder) {
  EXPECT_EQ(tidied_twice("then: { turn: Bob }\n"
                         "cites: a.b\n"
                         "when:\n"
                         "  - refused_by: a.b\n"
                         "    Ann: keep\n"
                         "scenario: x\n"),
            "scenario: x\n"
            "cites: a.b\n"
            "when:\n"
            "  - Ann: keep\n"
            "    refused_by: a.b\n"
            "then: { turn: Bob }\n");
}

TEST(Tidying, PutsWhatIsDoneBeforeWhatIsExpectedInEveryCase) {
  EXPECT_EQ(
      tidied_twice("scenario: x\nthen_either:\n  - refused_by: a.b\n    Ann: keep\n"
                   "  - then: { turn: Bob }\n    case: two\n    when:\n      - then: { turn: Ann }\n        Bob: keep\n"),
      "scenario: x\nthen_either:\n  - Ann: keep\n    refused_by: a.b\n"
      "  - case: two\n    when:\n      - Bob: keep\n        then: { turn: Ann }\n    then: { turn: Bob }\n");
}

TEST(Tidying, KeepsCommentsWithWhatTheyStandBy) {
  EXPECT_EQ(tidied_twice("# of the file\n"
                         "\n"
                         "# of the scenario\n"
                         "- scenario: x   # its name\n"
                         "  # the end\n"
                         "  then: {turn: Bob}\n"
                         "  given:\n"
                         "    note: 'it''s # not one'\n"
                         "    board: |\n"
                         "      # nor this\n"
                         "\n"
                         "       . x # or this\n"
                         "    hands: { Ann: [a], # hers\n"
                         "             Bob: [b] }\n"
                         "    melds: { Ann: [a],\n"
                         "             # his\n"
                         "             Bob: [b] }\n"
                         "# behind all\n"),
            "# of the file\n"
            "\n"
            "# of the scenario\n"
            "- scenario: x  # its name\n"
            "  given:\n"
            "    note: \"it's # not one\"\n"
            "    board: |\n"
            "      # nor this\n"
            "\n"
            "       . x # or this\n"
            "    hands: { Ann: [a], Bob: [b] }  # hers\n"
            "    melds:\n"
            "      Ann: [a]\n"
            "      # his\n"
            "      Bob: [b]\n"
            "  # the end\n"
            "  then: { turn: Bob }\n"
            "# behind all\n")
      << "a comment stands by what its line begins with";
}

TEST(Tidying, KeepsTextsOnLinesOfTheirOwn) {
  for (const char* const text :
       {"a: |\n  x\n\n  y\nb: 1\n", "a: |2\n   x\n  y\n", "a: |-\n  x\n", "- a: |\n    x\n  b: |\n    y\n"})
    EXPECT_EQ(tidied_twice(text), text);
}

TEST(Tidying, QuotesOnlyWhatNeedsIt) {
  EXPECT_EQ(tidied_twice("scenario: \"plain, here\"\ncites: ['a.b', \"c, d\"]\nthen: { 'x': \"null\" }\n"),
            "scenario: plain, here\ncites: [a.b, \"c, d\"]\nthen: { x: \"null\" }\n");
}

TEST(Tidying, KeepsLinesAndBracketsAsTheyAreWhereTheyFit) {
  const std::string text =
      "scenario: x\n"
      "given: { step: moving, hands: { Ann: [gull] } }\n"
      "when:\n"
      "  - Ann: { move: { to: C2, card: gull } }\n"
      "\n"
      "  - { Ann: keep, then: { turn: Bob } }\n"
      "  - clear_tiles: {}\n"
      "then:\n"
      "  hands: { Ann: [] }\n"
      "  board:\n"
      "    - - a\n"
      "      - b\n";
  EXPECT_EQ(tidied_twice(text), text);
}

TEST(Tidying, BreaksLinesThatAreTooLong) {
  std::string many = "gull";
  for (int i = 0; i < 30; ++i) many += ", gull";
  const std::string once = tidied_twice("scenario: " + std::string("a word ") + many + "\ncites: [" + many +
                                        "]\ngiven: { step: moving, hands: { Ann: [" + many + "] } }\n");
  EXPECT_EQ(once.substr(0, 14), "scenario: >-\n ");
  EXPECT_NE(once.find("given:\n  step: moving\n  hands:\n    Ann: [gull, gull"), std::string::npos) << once;
  std::size_t begin = 0;
  for (std::size_t end = once.find('\n'); end != once.npos; begin = end + 1, end = once.find('\n', begin))
    EXPECT_LE(end - begin, 125U) << once;
}

TEST(Tidying, SaysTheSame) {
  const std::string text =
      "cites: [ a,\n   b ]\nscenario: >\n  folded\n  words\ngiven: {\n  x: ~, y: \"\", z: {} }\nexamples:\n- { a: 1 }\n- "
      "{a: 2}\n";
  const Node before = read_yaml(text), after = read_yaml(tidied_twice(text));
  ASSERT_EQ(before.entries.size(), after.entries.size());
  for (const Node::Entry& entry : before.entries) {
    ASSERT_NE(after.find(entry.key), nullptr);
    EXPECT_EQ(*after.find(entry.key), entry.value) << entry.key;
  }
}

TEST(Tidying, TakesDocumentsThatAreHardlyAny) {
  EXPECT_THROW(tidied("word # why\n"), Problem) << "a comment, and no key that it could stand at";
  EXPECT_THROW(tidied("[] # why\n"), Problem);
  EXPECT_EQ(tidied_twice("-\n"), "- ~\n") << "an item that is nothing stands behind the last line";
  EXPECT_EQ(tidied_twice("c:\n\n +\n"), "c: \"+\"\n") << "a blank line before a value is none at the end";
}

TEST(Tidying, RefusesWhatItCannotRead) {
  EXPECT_THROW(tidied("a: ["), Problem);
  EXPECT_THROW(tidied(""), Problem);
  EXPECT_THROW(tidied("a: 1\na: 2\n"), Problem);
}

TEST(Tidying, TakesInWhatWasChangedInPlaces) {
  const std::string text = "scenario: x  # kept\nthen: { hands: { Ann: [gull] } }\n";
  Node document = read_yaml(text);
  Node found = Node::list();
  found.add(Node::scalar("turtle"));
  document.entries[1].value.entries[0].value.entries[0].value = found;
  EXPECT_EQ(tidied(text, document), "scenario: x  # kept\nthen: { hands: { Ann: [turtle] } }\n");
}

}  // namespace
}  // namespace fathom
