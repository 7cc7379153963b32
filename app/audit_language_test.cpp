#include "app/audit_language.hpp"

#include <gtest/gtest.h>

#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

TextShown text(std::string stated, std::vector<audit::Likeness> likely) {
  return {"rules.txt", "--original-lang", std::move(stated), 5000, std::move(likely), {}};
}

class LanguagesOfTexts : public InItsOwnFolder {
 protected:
  static Seen told(const std::string& english, const std::string& other, std::vector<std::string> more = {}) {
    write_file("game.en.txt", english);
    write_file("game.txt", other);
    std::vector<std::string> words{"audit", "game.en.txt", "game.txt", "--original-lang", "en", "--fail-on", "never"};
    words.insert(words.end(), more.begin(), more.end());
    return seen(words);
  }

  const std::string english_ =
      "Each keeper takes seven cards from the bag and puts them in front of her. The keeper to the left is the next.\n";
  const std::string dutch_ =
      "Elke wachter neemt zeven kaarten uit de zak en legt ze voor zich op tafel. De wachter links is de volgende.\n";
};

TEST_F(LanguagesOfTexts, AreToldAndNamed) {
  const Seen dutch = told(english_, dutch_);
  EXPECT_EQ(dutch.err, "fathom: game.txt reads as Dutch (--translation-lang nl)\n");
  EXPECT_NE(dutch.out.find("Dutch: numbers in digits, "), std::string::npos) << dutch.out;
}

TEST_F(LanguagesOfTexts, MayBeUnknown) {
  const Seen unknown = told(english_, "Zqorl mentak 7 varniq, krolp thassim. Morpiq hultar vennoq iltra gelb.\n");
  EXPECT_EQ(unknown.exit, 0);
  EXPECT_NE(unknown.err.find("game.txt reads as no language that is known"), std::string::npos) << unknown.err;
}

TEST_F(LanguagesOfTexts, AreStatedForATextHalfTranslated) {
  std::string half;
  for (int i = 0; i < 6; ++i) half += (i < 4 ? english_ : dutch_) + "\n";
  EXPECT_EQ(told(english_, half, {"--translation-lang", "nl"}).exit, 0);
  EXPECT_EQ(told(english_, dutch_ + dutch_ + dutch_ + dutch_, {"--translation-lang", "fr"}).exit, 2);
}

TEST(LanguageOf, IsWhatWasStatedUnlessNothingIsInIt) {
  EXPECT_EQ(language_of(text("en", {{"fr", 0.4}, {"en", 0.3}}), nullptr), "en");
  EXPECT_EQ(language_of(text("fr", {{"en", 0.3}, {"fr", 0.05}}), nullptr), "fr") << "a small part of it is translated";
  EXPECT_THROW(language_of(text("en", {{"fr", 0.4}, {"en", 0.02}}), nullptr), BadInput);
  EXPECT_THROW(language_of(text("en", {{"fr", 0.4}}), nullptr), BadInput);
  TextShown few = text("en", {{"fr", 0.4}});
  few.size = 20;
  EXPECT_EQ(language_of(few, nullptr), "en") << "a few words tell nothing";
  EXPECT_EQ(language_of(text("en", {}), nullptr), "en");
}

TEST(LanguageOf, MayBeAnyThatHasACode) {
  EXPECT_EQ(language_of(text("fi", {}), nullptr), "fi");
  EXPECT_EQ(language_of(text("pt-BR", {}), nullptr), "pt");
  EXPECT_EQ(language_of(text("th", {{"en", 0.4}}), nullptr), "th") << "nothing tells how Thai would read";
  EXPECT_THROW(language_of(text("klingonese", {}), nullptr), BadUsage);
  EXPECT_THROW(language_of(text("q", {}), nullptr), BadUsage);
  EXPECT_THROW(language_of(text("qq", {}), nullptr), BadUsage);
}

TEST(LanguageOf, IsReadOffATextThatIsPlain) {
  EXPECT_EQ(language_of(text("", {{"fr", 0.4}, {"en", 0.1}}), nullptr), "fr");
  EXPECT_THROW(language_of(text("", {{"es", 0.4}, {"pt", 0.38}}), nullptr), BadUsage) << "half of it is translated";
}

TEST(LanguageOf, IsUnknownRatherThanGuessed) {
  EXPECT_EQ(language_of(text("", {{"fr", 0.12}}), nullptr), "und");
  EXPECT_EQ(language_of(text("", {}), nullptr), "und");
}

TEST(LanguageOf, IsWhatTheFileSaysWhereNothingIsStated) {
  TextShown said = text("", {{"fr", 0.4}});
  said.said = "nl_BE";
  EXPECT_EQ(language_of(said, nullptr), "nl");
  said.stated = "fr";
  EXPECT_EQ(language_of(said, nullptr), "fr");
}

}  // namespace
}  // namespace fathom::app
