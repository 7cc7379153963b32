#include "audit/editions/edition.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>

#include "audit/embedded_files.hpp"

namespace fathom::audit {
namespace {

struct BadEdition {
  std::string_view name;
  std::string_view yaml;
  std::string_view message;
};
void PrintTo(const BadEdition& bad, std::ostream* out) { *out << bad.name; }

/// The head of an edition, so that claims begin on line 6.
std::string with_head(std::string_view claims) {
  return "game: mermaid-rain\n"
         "languages: [en, fr]\n"
         "terms: {tile: {en: [tile], fr: [tuile]}, ocean: {en: [ocean]}}\n"
         "sections: {placing: {en: [Placing], fr: [Poser]}}\n"
         "claims:\n" +
         std::string(claims);
}

std::string message_of(std::string_view yaml) {
  try {
    read_edition(yaml, facts_called("mermaid-rain"));
  } catch (const Problem& problem) {
    return problem.what();
  }
  return "no problem";
}

class Refused : public testing::TestWithParam<BadEdition> {};

TEST_P(Refused, WithThePlaceAndWhatToDo) { EXPECT_EQ(message_of(GetParam().yaml), GetParam().message); }

class RefusedClaim : public testing::TestWithParam<BadEdition> {};

TEST_P(RefusedClaim, WithThePlaceAndWhatToDo) { EXPECT_EQ(message_of(with_head(GetParam().yaml)), GetParam().message); }

std::string name_of_bad(const testing::TestParamInfo<BadEdition>& each) { return std::string(each.param.name); }

INSTANTIATE_TEST_SUITE_P(
    Editions, Refused,
    testing::Values(
        BadEdition{"NoMap", "[a, b]",
                   "1:1: expected an edition with its game, languages, terms, words, sections and claims, found a list"},
        BadEdition{"NoGame", "languages: [en]", "1:1: an edition needs the key \"game\"; add it"},
        BadEdition{"NoLanguages", "game: x\nlanguages: []",
                   "2:12: expected a list of languages, such as [en, fr], found an empty list"},
        BadEdition{"ALanguageItDoesNotSpeak", "game: x\nlanguages: [en]\nterms:\n  tile: {de: [Plättchen]}",
                   "4:10: unknown key \"de\" in what each language calls a thing, such as {en: [tile], fr: [tuile]}; "
                   "expected one of en, also"},
        BadEdition{"ATermTwice", "game: x\nlanguages: [en]\nterms: {tile: {en: [tile]}}\nwords: {tile: {en: [tiles]}}",
                   "4:9: \"tile\" is among the terms already; choose another name"},
        BadEdition{"NoListOfWords", "game: x\nlanguages: [en]\nterms: {tile: {en: tile}}",
                   "3:20: expected a list of words, such as [tile], found \"tile\""},
        BadEdition{"AMistypedKey", "game: x\nlanguages: [en]\nclaim: []",
                   "3:1: unknown key \"claim\" in an edition with its game, languages, terms, words, sections and claims; "
                   "did you mean \"claims\"?"}),
    name_of_bad);

INSTANTIATE_TEST_SUITE_P(
    Claims, RefusedClaim,
    testing::Values(
        BadEdition{"AMistypedRule", "  - {rule: placing.on_ocaen, kind: presence, find: [tile]}",
                   "6:12: there is no rule \"placing.on_ocaen\"; did you mean \"placing.on_ocean\"?"},
        BadEdition{"AMistypedKind", "  - {rule: placing.on_ocean, kind: presense, find: [tile]}",
                   "6:36: there is no kind of claim \"presense\"; did you mean \"presence\"?"},
        BadEdition{"AMistypedSection", "  - {rule: placing.on_ocean, kind: presence, in: placng, find: [tile]}",
                   "6:50: there is no section \"placng\"; did you mean \"placing\"?"},
        BadEdition{"AMistypedWord", "  - {rule: placing.on_ocean, kind: presence, find: [tile, ocen]}",
                   "6:59: there is no term, word or concept \"ocen\"; did you mean \"ocean\"?"},
        BadEdition{"AMistypedParameter", "  - {rule: rounds.five, kind: number, find: [tile], parameter: round.five}",
                   "6:64: there is no number of the game \"round.five\"; did you mean \"rounds.five\"?"},
        BadEdition{"ANumberBeyondTheTable",
                   "  - {rule: scoring.rank_points, kind: number, find: [tile], parameter: \"scoring.rank_points[7]\"}",
                   "6:72: scoring.rank_points has 6 numbers, and no number 7; count from 1"},
        BadEdition{"NothingToHoldItAgainst", "  - {rule: rounds.five, kind: number, find: [tile]}",
                   "6:5: a claim of kind number needs \"parameter\", \"total_of\" or \"size_of\""},
        BadEdition{"NowhereToLook", "  - {rule: rounds.five, kind: number, parameter: rounds.five}",
                   "6:5: a claim of kind number needs the key \"find\" or \"in\"; without them nobody knows where to look"},
        BadEdition{"ASetWithoutWords", "  - {rule: treasure.five_types, kind: set, in: placing, set: treasures}",
                   "6:62: treasures needs a word for \"shell\"; add it to the terms or words"},
        BadEdition{"AMistypedExample", "  - {rule: scoring.ties_share, kind: example, in: placing, example: scoring.ties}",
                   "6:69: there is no example of the game \"scoring.ties\"; expected one of scoring.four_players, "
                   "scoring.ties_share, ranking.superfluous"},
        BadEdition{"AnUnknownWayToSayIt", "  - {rule: placing.on_ocean, kind: presence, find: [tile], says: mustnt}",
                   "6:66: there is no way to say it \"mustnt\"; did you mean \"must\"?"}),
    name_of_bad);

TEST(Edition, WithoutAModelTakesTheGamesNamesAsTheyStand) {
  const Edition edition =
      read_edition(with_head("  - {rule: no.such_rule, kind: number, find: [tile], parameter: no.such_number}"), nullptr);
  ASSERT_EQ(edition.claims.size(), 1U);
  EXPECT_EQ(edition.claims.front().rule, "no.such_rule");
}

TEST(Edition, OffersItsGlossaryByLanguage) {
  const Edition edition = read_edition(with_head(" []"), nullptr);
  ASSERT_EQ(glossary(edition, "fr").size(), 1U);
  EXPECT_EQ(glossary(edition, "fr").front().proper->front(), "tuile");
  EXPECT_EQ(glossary(edition, "en").size(), 2U);
  EXPECT_TRUE(glossary(edition, "de").empty());
}

TEST(Edition, OfEveryGameInsideTheProgramCanBeRead) {
  std::size_t editions = 0;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.name.starts_with("editions/")) continue;
    ++editions;
    const std::string_view game = file.name.substr(9, file.name.size() - 14);
    const Edition* edition = edition_of(game);
    ASSERT_NE(edition, nullptr) << file.name;
    EXPECT_EQ(edition->game, game);
  }
  EXPECT_GE(editions, 2U);
  EXPECT_EQ(edition_of("no-such-game"), nullptr);
}

TEST(Edition, OfMermaidRainClaimsMostStatedRules) {
  std::set<std::string> rules;
  for (const TextClaim& claim : edition_of("mermaid-rain")->claims) rules.insert(claim.rule);
  EXPECT_GE(rules.size(), 120U);
}

TEST(Facts, KnowTheNumbersByTheNamesThatRulesAreListedUnder) {
  const GameFacts* facts = facts_called("mermaid-rain");
  ASSERT_NE(facts, nullptr);
  ASSERT_NE(facts->numbers_called("scoring.rank_points"), nullptr);
  EXPECT_EQ(facts->numbers_called("scoring.rank_points")->values, (std::vector<int>{12, 6, 4, 2, 0, 0}));
  EXPECT_EQ(facts->numbers_called("dealing.exactly_seven")->values, std::vector<int>{7});
  EXPECT_EQ(facts->numbers_called("adjusting.nine_at_most")->values, std::vector<int>{9});
  EXPECT_EQ(facts->numbers_called("ranking.ocean_march")->values, (std::vector<int>{3, 2}));
  EXPECT_EQ(facts_called("no-such-game"), nullptr);
}

}  // namespace
}  // namespace fathom::audit
