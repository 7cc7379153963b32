#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "audit/checks/pair_of.hpp"
#include "audit/language/spelling.hpp"

namespace fathom::audit::spelling_test {
namespace {

namespace fs = std::filesystem;

/// Dictionaries of two small languages in a folder of their own, for as long as a test runs.
class Spelt : public testing::Test {
 protected:
  void SetUp() override {
    // A name of its own for each test, since dictionaries are loaded once.
    folder_ = fs::temp_directory_path() /
              ("fathom_spelling_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    fs::create_directories(folder_);
    if (const char* const before = getenv("DICPATH")) before_ = before;
    setenv("DICPATH", folder_.c_str(), 1);
  }
  void TearDown() override {
    before_.empty() ? unsetenv("DICPATH") : setenv("DICPATH", before_.c_str(), 1);
    fs::remove_all(folder_);
  }

  void write(const std::string& name, const std::string& encoding, const std::string& words) const {
    std::ofstream(folder_ / (name + ".aff")) << "SET " << encoding << "\n";
    std::ofstream(folder_ / (name + ".dic")) << "100\n" << words;
  }

  fs::path folder_;
  std::string before_;
};

const std::string english_words =
    "shuffle\nturn\ndial\nstorm\ndiscard\nlantern\nplayer\ntake\nplace\ncard\nboard\nweather\ndeck\nsecret\nstone\n";
const std::string french_words =
    "mélangez\ntournez\ncadran\ntempête\nlanterne\njoueur\nprenez\nposez\ncarte\nplateau\nmétéo\npioche\npierre\n";

TEST_F(Spelt, knows_the_words_of_a_dictionary) {
  write("qaa", "UTF-8", "déesse\nhafen\n");
  const auto spelling = Spelling::of("qaa");
  ASSERT_NE(spelling, nullptr);
  EXPECT_TRUE(spelling->knows("déesse"));
  EXPECT_TRUE(spelling->knows("Déesse")) << "as at the beginning of a sentence";
  EXPECT_FALSE(spelling->knows("deesse"));
  EXPECT_EQ(spelling->near("déese"), "déesse");
  EXPECT_EQ(spelling->near("hfaen"), "hafen");
  EXPECT_EQ(spelling->near("xyzzy"), "");
  EXPECT_EQ(Spelling::of("qab"), nullptr) << "none is installed";
}

TEST_F(Spelt, reads_dictionaries_in_old_encodings) {
  write("qac", "ISO8859-1", "d\xE9" "esse\n");
  const auto spelling = Spelling::of("qac");
  ASSERT_NE(spelling, nullptr);
  EXPECT_TRUE(spelling->knows("déesse"));
  EXPECT_FALSE(spelling->knows("łódź")) << "it cannot even be written there";
}

TEST_F(Spelt, notes_misspelt_words) {
  write("en_US", "UTF-8", english_words);
  write("fr_FR", "UTF-8", french_words);
  const auto found = [](const std::string& original, const std::string& translation) {
    const PairOf pair("en", original, "fr", translation);
    return shown(check_spelling(pair.pair()));
  };
  EXPECT_EQ(found("Turn the dail. Shuffle the deck.", "Tournez le cadran. Mélangez la pioche."),
            "note misspelt dail | -");
  EXPECT_EQ(found("Turn the dial. Shuffle the deck.", "Tournez le cadrna. Mélangez la pioche."),
            "note misspelt - | cadrna");
  EXPECT_EQ(found("Turn the dial. Take the Cadrna card.", "Tournez le cadran. Prenez la carte Cadrna."), "nothing")
      << "a name";
  EXPECT_EQ(found("Turn the dial. Take the glimf.", "Tournez le cadran. Prenez le glimf."), "nothing")
      << "it stands in both texts";
  EXPECT_EQ(found("Turn the dial {dail}.", "Tournez le cadran."), "nothing") << "a placeholder";
  EXPECT_EQ(found("Turn the dail. Turn the dail. Take the dail.", "Tournez le cadran."), "nothing")
      << "who writes it three times means it";
  EXPECT_EQ(found("Turn the zwgtrp.", "Tournez le cadran."), "nothing") << "near nothing";
}

TEST_F(Spelt, takes_compounds_of_known_words_for_words) {
  write("de_DE", "UTF-8", "Hafen\nKarte\nnimm\n");
  const auto found = [](const std::string& text) {
    return shown(check_spelling(reading_of("de", text), Side::original));
  };
  EXPECT_EQ(found("Nimm die Hafenkarte."), "nothing");
  EXPECT_EQ(found("Nimm die Hafenskarte."), "nothing");
  EXPECT_EQ(found("Nimm die Kartte."), "note misspelt Kartte | -");
}

TEST_F(Spelt, tells_a_word_left_in_the_originals_language) {
  write("en_US", "UTF-8", english_words);
  write("fr_FR", "UTF-8", french_words);
  const auto found = [](const std::string& translation) {
    const PairOf pair("en", "Take the stone of the weather.", "fr", translation);
    return shown(check_untranslated(pair.pair()));
  };
  EXPECT_EQ(found("Prenez la pierre de la météo."), "nothing");
  EXPECT_EQ(found("Prenez la pierre du weather."), "warning untranslated - | weather");
  EXPECT_EQ(found("Prenez la stone de la météo."), "warning untranslated - | stone");
}

TEST_F(Spelt, is_silent_without_dictionaries) {
  const PairOf pair("sw", "Turn the dail.", "zu", "Tournez le cadrna.");
  EXPECT_EQ(shown(check_spelling(pair.pair())), "nothing");
}

}  // namespace
}  // namespace fathom::audit::spelling_test
