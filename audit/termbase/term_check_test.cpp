#include "audit/termbase/term_check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/text/source_writer.hpp"

namespace fathom::audit {
namespace {

constexpr std::string_view terms =
    "en,fr,also:fr,forbidden:fr,de,pl,ja\n"
    "draw,piocher,,tirer,ziehen,dobiera\xC4\x87,\xE5\xBC\x95\xE3\x81\x8F\n"
    "discard,d\xC3\xA9"
    "fausser,,,abwerfen,odrzuci\xC4\x87,\xE6\x8D\xA8\xE3\x81\xA6\xE3\x82\x8B\n"
    "draw pile,pioche,,,Nachziehstapel,,\xE5\xB1\xB1\xE6\x9C\xAD\n"
    "card,carte,,,Karte,karta,\xE3\x82\xAB\xE3\x83\xBC\xE3\x83\x89\n"
    "tile,tuile,pi\xC3\xA8"
    "ce,plaquette,Pl\xC3\xA4ttchen,,\n"
    "glimmer,lueur,,,Schimmer,blask,\xE5\x85\x89\n";

/// `warning draw | tirez`, `error draw | défaussez`; where a side is a whole passage, `*`.
std::string brief_of(const std::vector<Finding>& findings) {
  std::string lines;
  for (const Finding& finding : findings) {
    const auto words = [](const std::optional<Passage>& passage) {
      return !passage ? std::string("-") : passage->words == passage->sentence ? std::string("*") : passage->words;
    };
    lines += (lines.empty() ? "" : "\n") + std::string(name(finding.severity)) + " " + words(finding.original) + " | " +
             words(finding.translation);
  }
  return lines.empty() ? "nothing" : lines;
}

/// A table of strings with keys, as catalogues have them.
Source keyed_source(const std::string& file, const std::vector<std::string>& strings) {
  SourceWriter writer(file);
  for (std::size_t i = 0; i < strings.size(); ++i) {
    writer.begin_block();
    writer.begin_unit("cards." + std::to_string(i), "cards." + std::to_string(i));
    writer.add(strings[i], {static_cast<int>(i) + 1, 1});
    writer.end_unit();
  }
  return writer.done();
}

/// Polish and Japanese without anything known of them but that their words stand for themselves.
const Language& bare(const std::string& code) {
  static std::map<std::string, Language> made;
  const auto known = made.find(code);
  if (known != made.end()) return known->second;
  return made
      .emplace(code,
               read_language(code, "language: " + code +
                                       "\nname: Bare\nstemmer: hindi\ncompounds: no\nnegated_must: forbids\nelisions: []\n"
                                       "abbreviations: []\nfunction_words: []\nnumbers: {}\nconcepts: {}\n"))
      .first->second;
}

Audit keyed_pair(const std::string& code, const std::vector<std::string>& english, const std::vector<std::string>& other) {
  const bool is_bare = code == "pl" || code == "ja";
  return audit(read(keyed_source("en.csv", english), language("en")),
               read(keyed_source(code + ".csv", other), is_bare ? bare(code) : language(code)));
}

std::string found_in_pair(const std::string& code, const std::string& english, const std::string& other) {
  return brief_of(check_termbase(read_termbase("terms.csv", terms), keyed_pair(code, {english}, {other})).findings);
}

struct TermCase {
  const char* code;
  const char* english;
  const char* other;
  const char* expected;
};
void expect_each_found(const std::vector<TermCase>& cases) {
  for (const TermCase& one : cases)
    EXPECT_EQ(found_in_pair(one.code, one.english, one.other), one.expected) << one.english << " / " << one.other;
}

TEST(TermCheck, FindsAnotherEntrysWord) {
  expect_each_found(
      {{"fr", "Draw two cards.",
        "D\xC3\xA9"
        "faussez deux cartes.",
        "error Draw | D\xC3\xA9"
        "faussez"},
       {"fr", "Draw a tile.", "Piochez une carte.", "error tile | carte"},
       {"fr", "Discard a card, then draw one.", "Piochez une carte, puis piochez-en une.", "error Discard | piochez"},
       {"fr", "Draw a card, then draw a tile.",
        "Piochez une carte, puis d\xC3\xA9"
        "faussez une tuile.",
        "error draw | d\xC3\xA9"
        "faussez"},
       {"de", "Each player draws a card.", "Jeder wirft eine Karte ab.", "error draws | wirft"},
       {"de", "Discard a tile.", "Wirf eine Karte ab.", "error tile | Karte"},
       {"pl", "Draw a card.", "Odrzu\xC4\x87 kart\xC4\x99.", "error Draw | Odrzu\xC4\x87"},
       {"ja", "Draw a card.",
        "\xE3\x82\xAB\xE3\x83\xBC\xE3\x83\x89\xE3\x82\x92\xE6\x8D\xA8\xE3\x81\xA6\xE3\x82\x8B\xE3\x80\x82",
        "error Draw | \xE6\x8D\xA8\xE3\x81\xA6\xE3\x82\x8B"}});
}

TEST(TermCheck, WarnsOfForbiddenNamesAndOtherWords) {
  expect_each_found({{"fr", "Draw a card.", "Tirez une carte.", "warning Draw | Tirez"},
                     {"fr", "Place the tile.", "Posez la plaquette.", "warning tile | plaquette"},
                     {"fr", "Draw a card, or draw a tile.", "Tirez une carte ou une tuile.", "warning Draw | Tirez"},
                     {"fr", "Take a glimmer.", "Prenez une \xC3\xA9tincelle.", "warning glimmer | *"},
                     {"de", "Take a glimmer.", "Nimm einen Funken.", "warning glimmer | *"},
                     {"pl", "Take a glimmer.", "We\xC5\xBA iskr\xC4\x99.", "warning glimmer | *"},
                     {"fr", "Discard it.",
                      "\xC3\x89"
                      "cartez-la.",
                      "warning Discard | \xC3\x89"
                      "cartez"}});
}

TEST(TermCheck, HasNothingAgainstFormsOfTheRightWord) {
  expect_each_found(
      {{"fr", "Draw two cards.", "Piochez deux cartes.", "nothing"},
       {"fr", "Draw a card.", "Pioche une carte.", "nothing"},
       {"fr", "Take the tile.",
        "Prenez la pi\xC3\xA8"
        "ce.",
        "nothing"},
       {"fr", "Shuffle the draw pile.", "M\xC3\xA9langez la pioche.", "nothing"},
       {"de", "Discard a card.", "Wirf eine Karte ab.", "nothing"},
       {"de", "Discard a card and draw a tile.", "Wirf eine Karte ab und zieh ein Pl\xC3\xA4ttchen.", "nothing"},
       {"de", "Whoever discards draws.", "Wer abwirft, zieht.", "nothing"},
       {"de", "Cards that were discarded.", "Karten, die abgeworfen wurden.", "nothing"},
       {"de", "You need not discard a card.", "Du brauchst keine Handkarte abzuwerfen.", "nothing"},
       {"pl", "Draw two cards.", "Dobierz dwie karty.", "nothing"},
       {"pl", "Glimmers with cards.", "Blaski z kartami.", "nothing"},
       {"ja", "Draw a card.",
        "\xE3\x82\xAB\xE3\x83\xBC\xE3\x83\x89\xE3\x82\x92\xE5\xBC\x95\xE3\x81\x84\xE3\x81\xA6\xE3\x80\x82", "nothing"},
       {"fr", "Turn it over.", "Retournez-la.", "nothing"}});
}

TEST(TermCheck, JudgesEachUnitByItself) {
  const Termbase termbase = read_termbase("terms.csv", terms);
  EXPECT_EQ(brief_of(check_termbase(termbase, keyed_pair("fr", {"Draw.", "Discard."},
                                                         {"D\xC3\xA9"
                                                          "faussez.",
                                                          "Piochez."}))
                         .findings),
            "error Draw | D\xC3\xA9"
            "faussez\nerror Discard | Piochez");
  EXPECT_EQ(brief_of(check_termbase(termbase, keyed_pair("fr", {"Draw.", "Discard."},
                                                         {"Piochez.",
                                                          "D\xC3\xA9"
                                                          "faussez."}))
                         .findings),
            "nothing");
}

TEST(TermCheck, ListsOneCauseOnceInARulebook) {
  const Audit rulebook =
      audit(read(source_of("en.txt", "Draw a card.\n\nThen draw a tile.\n\nTake a glimmer.\n\nKeep the glimmer.\n"),
                 language("en")),
            read(source_of("fr.txt",
                           "Tirez une carte.\n\nTirez ensuite une tuile.\n\nPrenez une \xC3\xA9tincelle.\n\nGardez "
                           "l'\xC3\xA9tincelle.\n"),
                 language("fr")));
  const std::vector<Finding> made = check_termbase(read_termbase("t", terms), rulebook).findings;
  ASSERT_EQ(brief_of(made).substr(0, 20), "warning Draw | Tirez");
  EXPECT_EQ(made[0].elsewhere.size(), 2U) << "both sides of the second place";
  EXPECT_EQ(std::count_if(made.begin(), made.end(),
                          [](const Finding& finding) {
                            return finding.severity == Severity::warning && finding.original->words == "glimmer";
                          }),
            1);
}

TEST(TermCheck, TellsBothSides) {
  const auto made =
      check_termbase(read_termbase("terms.csv", terms), keyed_pair("fr", {"Draw a tile."}, {"Piochez une carte."})).findings;
  ASSERT_EQ(made.size(), 1U);
  EXPECT_EQ(made[0].kind, Kind::term_mismatch);
  EXPECT_EQ(made[0].consequence,
            "Where an English player reads of \"tile\", a French player reads of \"carte\", which is \"card\"; the termbase "
            "has \"tuile\".");
  EXPECT_EQ(made[0].original->unit, "cards.0");
  const auto forbidden =
      check_termbase(read_termbase("terms.csv", terms), keyed_pair("fr", {"Draw!"}, {"Tirez !"})).findings;
  ASSERT_EQ(forbidden.size(), 1U);
  EXPECT_EQ(forbidden[0].consequence, "The termbase forbids \"Tirez\" for \"Draw\"; it has \"piocher\".");
}

TEST(TermCheck, FindsForbiddenNamesInATextAlone) {
  const Termbase termbase = read_termbase("t", terms);
  const Audit alone = audit(read(source_of("fr.txt", "Tirez une carte. Piochez une tuile."), language("fr")));
  EXPECT_EQ(brief_of(check_termbase(termbase, alone).findings), "warning Tirez | -");
  const Termbase only = read_termbase("t", "fr,forbidden:fr\nproche,voisin\n");
  EXPECT_EQ(brief_of(check_termbase(only, keyed_pair("fr", {"The next card."}, {"La carte voisine."})).findings),
            "warning - | voisine");
}

TEST(TermCheck, SaysNothingOfLanguagesThatATermbaseLacks) {
  EXPECT_EQ(found_in_pair("it", "Draw a tile.", "Scarta una carta."), "nothing");
}

TEST(WithTermbases, SaysOnceWhatACheckSaysToo) {
  const Audit made = keyed_pair("fr", {"Draw", "Discard", "Place a card."}, {"Piocher", "Piocher", "Posez une carte."});
  Finding same = check_termbase(read_termbase("t", terms), made).findings.at(0);
  same.consequence = "Said by another check.";
  const std::vector<Finding> all = with_termbases({same}, {read_termbase("t", terms)}, made);
  EXPECT_EQ(brief_of(all), "error * | *");
  EXPECT_TRUE(all.at(0).elsewhere.empty());
  EXPECT_NE(all.at(0).consequence, same.consequence);
}

std::vector<Finding> doubts(const Audit& audit) {
  Finding doubt;
  doubt.kind = Kind::term_mismatch;
  doubt.severity = Severity::error;
  doubt.confidence = 0.7;
  const auto passage = [&](const Reading& text, Side side, std::string_view words) {
    Passage made;
    made.side = side;
    const auto begin = static_cast<Offset>(text.document.source.text.find(words));
    made.at = {begin, begin + static_cast<Offset>(words.size())};
    made.words = words;
    made.sentence = text.document.source.text;
    return made;
  };
  doubt.original = passage(audit.original, Side::original, "tile");
  doubt.translation = passage(*audit.translation, Side::translation,
                              "pi\xC3\xA8"
                              "ce");
  Finding number = doubt, other = doubt;
  number.kind = Kind::number_mismatch;
  other.translation = passage(*audit.translation, Side::translation, "plateau");
  return {doubt, number, other};
}

TEST(WithTermbases, SilencesDoubtsAboutConfirmedWordsAndNothingElse) {
  const Audit made = keyed_pair("fr", {"Place the tile on the board."},
                                {"Posez la pi\xC3\xA8"
                                 "ce sur le plateau."});
  EXPECT_EQ(with_termbases(doubts(made), {}, made).size(), 3U);
  EXPECT_EQ(brief_of(with_termbases(doubts(made), {read_termbase("t", terms)}, made)),
            "error tile | pi\xC3\xA8"
            "ce")
      << "the number";
  Termbase known = read_termbase("t", terms);
  known.force = Termbase::Force::known;
  EXPECT_EQ(with_termbases(doubts(made), {known}, made).size(), settle(doubts(made)).size()) << "a glossary hides nothing";
}

}  // namespace
}  // namespace fathom::audit
