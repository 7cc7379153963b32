// With a game, an audit says as much as without, or more: what it finds may get more exact, and is never hidden.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/audit_claims.hpp"
#include "app/audit_fakes.hpp"
#include "app/files.hpp"
#include "audit/checks/joining.hpp"
#include "audit/editions/glossary.hpp"
#include "audit/editions/sample_rules.hpp"
#include "audit/report/source_map.hpp"
#include "audit/termbase/term_check.hpp"

namespace fathom::app::game_findings {
namespace {

using audit::Finding;
using audit::Kind;
using audit::Passage;
using audit::Side;

/// A pair; with an empty translation, one text by itself.
struct Texts {
  std::string original_language, original, translation_language, translation;
};

/// What an audit finds in a pair, and what it finds there when it knows the game.
struct Held {
  std::vector<Finding> without, with;
  std::vector<std::string> rules;  ///< Of each finding without the game: the rule that a claim knows its words by, or none.
};

std::string rule_known(const Finding& finding, const std::vector<ClaimedText>& claims) {
  for (const ClaimedText& text : claims) {
    const auto& passage = text.side == Side::original ? finding.original : finding.translation;
    if (!passage) continue;
    const auto at = audit::SourceMap(text.table.text->document).in_text(passage->at);
    if (std::string rule = at ? audit::rule_at(text.table, *at) : ""; !rule.empty()) return rule;
  }
  return {};
}

Held held(const GameAsked& game, const Texts& texts) {
  const auto text = [](const char* file, const std::string& words, const std::string& code) {
    return read(audit::source_of(file, words), audit::language(code));
  };
  audit::Reading original = text("original.txt", texts.original, texts.original_language);
  const audit::Audit made =
      texts.translation.empty()
          ? audit::audit(std::move(original))
          : audit::audit(std::move(original), text("translation.txt", texts.translation, texts.translation_language));
  const std::vector<ClaimedText> claims = claimed(game, made);
  Held both{made.findings, {}, {}};
  for (const Finding& finding : made.findings) both.rules.push_back(rule_known(finding, claims));
  both.with =
      with_claims(audit::with_termbases(made.findings, {audit::termbase_of(*game.edition)}, made), claims, made.alignment);
  return both;
}

std::string shown(const Finding& finding) {
  std::string text = std::string(name(finding.severity)) + " " + std::string(name(finding.kind)) + " " + finding.rule;
  for (const auto* passage : {&finding.original, &finding.translation}) text += " | " + (*passage ? (*passage)->words : "-");
  return text + " | " + finding.consequence;
}

std::string shown(const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& finding : findings) text += shown(finding) + "\n";
  return text;
}

/// Whether the words that a finding shows are shown.
bool shows(const Finding& finding, const Finding& words) {
  const auto same = [](const std::optional<Passage>& asked, const std::optional<Passage>& there) {
    return !asked || (there && there->at == asked->at);
  };
  return same(words.original, finding.original) && same(words.translation, finding.translation);
}

bool contradicts_game(const Finding& finding) {
  return finding.kind == Kind::model_contradicted || finding.kind == Kind::example_contradicted;
}

/// Whether a finding is still told: as it was, or as a contradiction of the game that quotes both texts and is as grave.
bool tells(const Finding& with, const Finding& without) {
  if (!shows(with, without) || with.severity < without.severity) return false;
  return with.kind == without.kind || (contradicts_game(with) && with.original && with.translation);
}

/// What was found without the game and is told with it no longer, or without its rule.
std::string hidden(const Held& held) {
  std::string text;
  for (std::size_t i = 0; i < held.without.size(); ++i) {
    const auto told =
        std::find_if(held.with.begin(), held.with.end(), [&](const Finding& each) { return tells(each, held.without[i]); });
    if (told == held.with.end()) text += "hidden: " + shown(held.without[i]) + "\n";
    if (told != held.with.end() && told->rule.empty() && !held.rules[i].empty())
      text += "not of " + held.rules[i] + ": " + shown(*told) + "\n";
  }
  return text;
}

void expect_nothing_hidden(const Held& held) { EXPECT_EQ(hidden(held), "") << shown(held.with); }

std::string edited(std::string text, std::string_view find, std::string_view replace) {
  const std::size_t at = text.find(find);
  EXPECT_NE(at, std::string::npos) << find;
  return at == std::string::npos ? text : text.replace(at, find.size(), replace);
}

// An edition of a game that does not exist, the lanterns of `audit/texts/tuned`, and what its model would know.

constexpr Rule lantern_rules[] = {{"contents.coins", "Contents", "There are 40 coins"},
                                  {"contents.tiles", "Contents", "There are 32 wind tiles"},
                                  {"setup.discards", "Setup", "The discard pile is to the right of the board"},
                                  {"setup.face_down", "Setup", "The route cards lie face down to the left of the board"},
                                  {"setup.first_player", "Setup", "The youngest player begins"},
                                  {"wind.put_out", "Wind", "Lanterns in the district are put out"},
                                  {"hand.at_most_eight", "Supply", "Nobody holds more than eight cards"},
                                  {"supply.third_card", "Supply", "A third card may be bought"}};

constexpr std::string_view lantern_edition = R"(
game: lanterns-of-fennet
languages: [en, fr]
terms:
  coin: {en: [coin], fr: [pièce]}
  wind_tile: {en: [wind tile], fr: [tuile Vent]}
  route_card: {en: [route card], fr: [carte Chemin]}
  discard_pile: {en: [discard pile], fr: [défausse]}
  lantern: {en: [lantern], fr: [lanterne]}
words:
  card: {en: [card], fr: [carte]}
  board: {en: [board], fr: [plateau]}
  youngest: {en: [youngest], fr: [plus jeune]}
  put_out: {en: [put out], fr: [éteintes, éteint, éteignent]}
  district: {en: [district], fr: [quartier]}
  third: {en: [third], fr: [troisième]}
  face_down: {en: [face down], fr: [face cachée]}
sections:
  contents: {en: [1. Contents, Contents], fr: [1. Matériel, Matériel]}
  setup: {en: [2. Setup, Setup], fr: [2. Mise en place, Mise en place]}
claims:
  - {rule: contents.coins, kind: number, in: contents, find: [coin], parameter: contents.coins}
  - {rule: contents.tiles, kind: number, in: contents, find: [wind_tile], of: wind_tile, parameter: contents.tiles}
  - {rule: setup.discards, kind: presence, in: setup, find: [discard_pile, board, direction.right]}
  - {rule: setup.face_down, kind: presence, in: setup, find: [route_card, face_down, direction.left, board]}
  - {rule: setup.first_player, kind: presence, in: setup, find: [youngest]}
  - {rule: wind.put_out, kind: presence, find: [lantern, district, put_out]}
  - {rule: hand.at_most_eight, kind: number, find: [modality.must_not, card, limit.more_than], of: card, parameter: hand.at_most_eight}
  - {rule: supply.third_card, kind: presence, find: [coin, third, card], says: may}
)";

const audit::GameFacts& lantern_facts() {
  static const audit::GameFacts facts{"lanterns-of-fennet",
                                      lantern_rules,
                                      {{"contents.coins", {40}}, {"contents.tiles", {32}}, {"hand.at_most_eight", {8}}},
                                      {},
                                      {}};
  return facts;
}

GameAsked lanterns() {
  return {std::make_shared<const audit::Edition>(audit::read_edition(lantern_edition, &lantern_facts())), &lantern_facts()};
}

/// The lanterns, whose game nobody models: claims are looked for, and not judged.
GameAsked lanterns_without_model() {
  return {std::make_shared<const audit::Edition>(audit::read_edition(lantern_edition, nullptr)), nullptr};
}

std::string lantern_text(std::string_view code) {
  return read_file(std::string(FATHOM_SOURCE_DIR) + "/audit/texts/tuned/lanterns/" + std::string(code) + ".md");
}

Texts lantern_pair() { return {"en", lantern_text("en"), "fr", lantern_text("fr")}; }

GameAsked published(std::string_view game) {
  return {std::shared_ptr<const audit::Edition>(std::shared_ptr<void>(), audit::edition_of(game)),
          audit::facts_called(game)};
}

struct Fault {
  std::string_view name, find, replace;
};
void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }
std::string name_of(const testing::TestParamInfo<Fault>& fault) { return std::string(fault.param.name); }

/// Edits of the French lanterns.
class LanternFault : public testing::TestWithParam<Fault> {};

TEST_P(LanternFault, IsToldWithTheGameAsWithout) {
  Texts texts = lantern_pair();
  texts.translation = edited(texts.translation, GetParam().find, GetParam().replace);
  expect_nothing_hidden(held(lanterns(), texts));
  expect_nothing_hidden(held(lanterns_without_model(), texts));
}

INSTANTIATE_TEST_SUITE_P(
    Game, LanternFault,
    testing::Values(Fault{"Nothing", "Les lanternes", "Les lanternes"}, Fault{"ANumber", "40 pièces", "30 pièces"},
                    Fault{"ANumberOfTiles", "32 tuiles", "23 tuiles"},
                    Fault{"AnotherThing", "32 tuiles Vent", "32 cartes Chemin"},
                    Fault{"LeftForRight", "à droite du plateau", "à gauche du plateau"},
                    Fault{"FaceUp", "posez-les, face cachée, à gauche", "posez-les, face visible, à gauche"},
                    Fault{"OldForYoung", "au plus jeune joueur", "au plus vieux joueur"},
                    Fault{"ASentence", "La défausse se trouvera à droite du plateau.", ""},
                    Fault{"AnItem", "- 32 tuiles Vent, huit par quartier\n", ""}),
    name_of);

TEST(GameFindings, AreNoMoreThanWithoutTheGameInAGoodTranslation) {
  const Held both = held(lanterns(), lantern_pair());
  EXPECT_EQ(both.with.size(), both.without.size()) << shown(both.with);
  expect_nothing_hidden(both);
}

TEST(GameFindings, StayWhereTheEditionSpeaksOneOfTheLanguages) {
  Texts texts{"en", lantern_text("en"), "de", lantern_text("de")};
  texts.original = edited(texts.original, "40 coins", "41 coins");
  const Held both = held(lanterns(), texts);
  EXPECT_FALSE(both.without.empty());
  expect_nothing_hidden(both);
  EXPECT_TRUE(std::any_of(both.with.begin(), both.with.end(), contradicts_game)) << shown(both.with);
}

TEST(GameFindings, StayInOneTextByItself) {
  const std::string text = edited(lantern_text("en"), "4 x 9 = 36 lanterns are used in total. The other 14",
                                  "4 x 9 = 35 lanterns are used in total. The other 15");
  const Held both = held(lanterns(), {"en", edited(text, "40 coins", "41 coins"), "", ""});
  EXPECT_FALSE(both.without.empty());
  expect_nothing_hidden(both);
  EXPECT_TRUE(std::any_of(both.with.begin(), both.with.end(), contradicts_game)) << shown(both.with);
}

TEST(GameFindings, CallNobodySilentWhoStatesTheOpposite) {
  Texts texts = lantern_pair();
  texts.translation = edited(texts.translation, "à droite du plateau", "à gauche du plateau");
  const Held both = held(lanterns(), texts);
  expect_nothing_hidden(both);
  const auto exact = std::find_if(both.with.begin(), both.with.end(), [](const Finding& each) {
    return each.rule == "setup.discards" && audit::quotes_both(each);
  });
  ASSERT_NE(exact, both.with.end()) << shown(both.with);
  EXPECT_TRUE(has(exact->translation->words, "gauche")) << shown(*exact);
  for (const Finding& each : both.with)
    EXPECT_FALSE(each.rule == "setup.discards" && each.kind == Kind::passage_omitted) << shown(each);
}

TEST(GameFindings, ShowWhatStandsInstead) {
  // The checks of the pair know nothing of age; the claim does not find its words, and cannot tell silence from another
  // rule.
  Texts texts = lantern_pair();
  texts.translation = edited(texts.translation, "au plus jeune joueur", "au barbu du groupe");
  const Held both = held(lanterns(), texts);
  for (const Finding& each : both.with) {
    if (each.rule != "setup.first_player" || each.kind != Kind::passage_omitted) continue;
    ASSERT_TRUE(each.translation) << shown(each);
    EXPECT_TRUE(has(each.translation->words, "barbu"));
    EXPECT_FALSE(has(each.consequence, "is not told"));
  }
}

TEST(GameFindings, SayThatAPassageIsMissingWhereNothingStandsInstead) {
  Texts texts = lantern_pair();
  texts.translation = edited(texts.translation, " La défausse se trouvera à droite du plateau.", "");
  const Held both = held(lanterns(), texts);
  expect_nothing_hidden(both);
  EXPECT_TRUE(std::any_of(both.with.begin(), both.with.end(), [](const Finding& each) {
    const bool is_omission = each.kind == Kind::passage_omitted || each.kind == Kind::item_omitted;
    return each.rule == "setup.discards" && is_omission && each.severity == audit::Severity::error;
  })) << shown(both.with);
}

TEST(GameFindings, BecomeContradictionsOfTheGameAtTheSameWords) {
  Texts texts = lantern_pair();
  texts.translation = edited(texts.translation, "40 pièces", "30 pièces");
  const Held both = held(lanterns(), texts);
  const auto told = std::find_if(both.with.begin(), both.with.end(), contradicts_game);
  ASSERT_NE(told, both.with.end()) << shown(both.with);
  EXPECT_EQ(told->rule, "contents.coins");
  EXPECT_TRUE(told->original && told->translation) << shown(*told);
  EXPECT_TRUE(has(told->consequence, "the game has 40")) << told->consequence;
}

TEST(GameFindings, AreSeenToBeHiddenWhereTheyAre) {
  Texts texts = lantern_pair();
  texts.translation = edited(texts.translation, "à droite du plateau", "à gauche du plateau");
  Held both = held(lanterns(), texts);
  ASSERT_FALSE(both.without.empty());
  const Finding lost = both.without.front();
  std::erase_if(both.with, [&](const Finding& each) { return tells(each, lost); });
  EXPECT_EQ(hidden(both).find("hidden: " + shown(lost)), 0U) << hidden(both);
}

/// Edits of the sample of Mermaid Rain, whose model is the game's own.
class RainFault : public testing::TestWithParam<Fault> {};

TEST_P(RainFault, IsToldWithTheGameAsWithout) {
  const std::string french = edited(std::string(audit::sample::french), GetParam().find, GetParam().replace);
  expect_nothing_hidden(held(published("mermaid-rain"), {"en", std::string(audit::sample::english), "fr", french}));
}

INSTANTIATE_TEST_SUITE_P(
    Game, RainFault,
    testing::Values(Fault{"Nothing", "cinq tours", "cinq tours"}, Fault{"Rounds", "cinq tours", "six tours"},
                    Fault{"Cards", "sept cartes", "huit cartes"}, Fault{"Points", "7 points", "8 points"},
                    Fault{"AnItem", ", une case trésor ou", " ou"},
                    Fault{"MayForMayNot", "Vous ne pouvez pas mettre", "Vous pouvez mettre"},
                    Fault{"ARow", "Deuxième\t6 points", "Deuxième\t5 points"}, Fault{"ASign", "manque : -5", "manque : 5"},
                    Fault{"ATotal", "Total : 19 points", "Total : 24 points"},
                    Fault{"KeepForDiscard", "doit défausser jusqu'à", "doit garder jusqu'à"},
                    Fault{"APassage",
                          "Celui qui a plus de deux cartes d'aventure en main doit défausser jusqu'à deux cartes.", ""}),
    name_of);

using GameCommand = InItsOwnFolder;

TEST_F(GameCommand, HoldsATextAgainstEveryGame) {
  write_file("mirage.txt", "Equipment\n\n28 camels (7 per color)\n\n28 ships (6 per color)\n");
  write_file("song.txt", "Setup\n\nDeal one mermaid to every player.\n");
  const Seen mirage = audited({"mirage.txt", "--original-lang", "en", "--game", "mirage", "--claims"});
  EXPECT_EQ(mirage.exit, 1) << mirage.err;
  EXPECT_TRUE(has(mirage.out, "setup.ships")) << mirage.out;
  const Seen song = audited({"song.txt", "--original-lang", "en", "--game", "mermaids-song", "--claims"});
  EXPECT_EQ(song.exit, 0) << song.out << song.err;
  const Seen found = audited({"mirage.txt", "--original-lang", "en", "--game", "mirage"});
  EXPECT_TRUE(has(found.out, "error  model-contradicted   setup.ships")) << found.out;
}

/// Pairs of the published rulebooks, which are not part of this project.
class PublishedPair : public testing::TestWithParam<std::array<std::string_view, 2>> {};

TEST_P(PublishedPair, IsToldWithTheGameAsWithout) {
  const char* const folder = std::getenv("FATHOM_RULEBOOKS");
  if (folder == nullptr) GTEST_SKIP() << "FATHOM_RULEBOOKS names no folder with the rulebooks' texts";
  const std::string_view game = GetParam()[0];
  const std::string_view code = GetParam()[1];
  const auto text = [&](std::string_view language) {
    return read_file(std::string(folder) + "/" + std::string(game) + "." + std::string(language) + ".txt");
  };
  const Held both = held(published(game), {"en", text("en"), std::string(code), text(code)});
  EXPECT_GT(both.without.size(), 0U);
  expect_nothing_hidden(both);
}

INSTANTIATE_TEST_SUITE_P(Game, PublishedPair,
                         testing::Values(std::array<std::string_view, 2>{"mermaid-beach", "es"},
                                         std::array<std::string_view, 2>{"mermaid-rain", "fr"}),
                         [](const auto& each) { return std::string(each.param[1]); });

}  // namespace
}  // namespace fathom::app::game_findings
