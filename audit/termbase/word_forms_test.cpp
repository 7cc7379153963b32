#include "audit/termbase/word_forms.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <string>
#include <vector>

namespace fathom::audit {
namespace {

/// Polish as nobody has described it: a stemmer that leaves its words alone.
const Language& bare_polish() {
  static const Language made = read_language("pl.yaml", R"(
language: pl
name: Polish
stemmer: hindi
compounds: no
negated_must: forbids
elisions: []
abbreviations: []
function_words: [na, do]
numbers: {}
concepts: {}
)");
  return made;
}

const Language& known(const std::string& code) { return code == "pl" ? bare_polish() : language(code); }

enum class Fit { none, maybe, sure };
void PrintTo(Fit fit, std::ostream* out) { *out << (fit == Fit::sure ? "sure" : fit == Fit::maybe ? "maybe" : "none"); }

Fit fit(const std::string& code, const std::string& text, const std::string& name) {
  const Language& of = known(code);
  const WordForms forms(of);
  const auto form = [&](const std::string& word) {
    return form_of(of.word(word), std::isupper(static_cast<unsigned char>(word.front())) != 0);
  };
  if (forms.is_form(form(text), form(name))) return Fit::sure;
  return forms.may_be_form(form(text), form(name)) ? Fit::maybe : Fit::none;
}

struct FormCase {
  const char* code;
  const char* text;
  const char* name;
  Fit expected;
};

TEST(WordForms, FollowTheStem) {
  for (const FormCase& one : std::vector<FormCase>{{"en", "cards", "card", Fit::sure},
                                                   {"en", "Discarding", "discard", Fit::sure},
                                                   {"en", "drawn", "draw", Fit::maybe},
                                                   {"en", "cart", "card", Fit::maybe},
                                                   {"en", "tile", "token", Fit::none},
                                                   {"fr", "piochez", "piocher", Fit::sure},
                                                   {"fr", "piochera", "piocher", Fit::sure},
                                                   {"fr", "prenez", "prendre", Fit::maybe},
                                                   {"fr", "tirez", "piocher", Fit::none},
                                                   {"es", "roba", "robar", Fit::sure},
                                                   {"es", "desc\xC3\xA1rtala", "descartar", Fit::maybe},
                                                   {"it", "pescate", "pescare", Fit::sure}})
    EXPECT_EQ(fit(one.code, one.text, one.name), one.expected) << one.text << " of " << one.name;
}

TEST(WordForms, KnowGermanVerbsAndCompounds) {
  for (const FormCase& one : std::vector<FormCase>{{"de", "Karten", "Karte", Fit::sure},
                                                   {"de", "Handkarten", "Karte", Fit::maybe},
                                                   {"de", "zieht", "ziehen", Fit::sure},
                                                   {"de", "abgelegt", "ablegen", Fit::maybe},
                                                   {"de", "abzuwerfen", "abwerfen", Fit::maybe},
                                                   {"de", "abgeworfen", "abwerfen", Fit::maybe},
                                                   {"de", "aufgenommen", "aufnehmen", Fit::maybe},
                                                   {"de", "spielt", "Spiel", Fit::maybe},
                                                   {"de", "abwirft", "abwerfen", Fit::maybe},
                                                   {"de", "aufgedeckt", "ablegen", Fit::none},
                                                   {"de", "Plan", "Karte", Fit::none}})
    EXPECT_EQ(fit(one.code, one.text, one.name), one.expected) << one.text << " of " << one.name;
}

TEST(WordForms, WithoutAStemmerShareTheirBeginning) {
  for (const FormCase& one : std::vector<FormCase>{
           {"pl", "kart\xC4\x99", "karta", Fit::sure},
           {"pl", "karty", "karta", Fit::sure},
           {"pl", "kartami", "karta", Fit::sure},
           {"pl", "dobierz", "dobiera\xC4\x87", Fit::sure},
           {"pl", "dobieracie", "dobiera\xC4\x87", Fit::sure},
           {"pl", "gry", "gra", Fit::maybe},
           {"pl", "odrzu\xC4\x87", "dobiera\xC4\x87", Fit::none},
           {"pl", "\xEC\xB9\xB4\xEB\x93\x9C\xEB\xA5\xBC", "\xEC\xB9\xB4\xEB\x93\x9C", Fit::sure},
           {"pl", "\xEB\xB2\x84\xEB\xA6\xBD\xEB\x8B\x88\xEB\x8B\xA4", "\xEB\xB2\x84\xEB\xA6\xAC\xEB\x8B\xA4", Fit::maybe}})
    EXPECT_EQ(fit(one.code, one.text, one.name), one.expected) << one.text << " of " << one.name;
}

TEST(WordForms, SurviveWordsWithoutLetters) {
  const WordForms forms(language("de"));
  const WordForm empty;
  EXPECT_FALSE(forms.is_verb_form(empty, form_of(language("de").word("werfen"), false)));
  EXPECT_TRUE(forms.may_be_form(empty, empty));
}

TEST(Unspaced, ScriptsAreKnown) {
  EXPECT_TRUE(has_unspaced("\xE5\xBC\x95\xE3\x81\x8F"));
  EXPECT_FALSE(has_unspaced("card \xEC\xB9\xB4"));
}

}  // namespace
}  // namespace fathom::audit
