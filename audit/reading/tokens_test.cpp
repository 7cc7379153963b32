#include "audit/reading/tokens.hpp"

#include <gtest/gtest.h>

namespace fathom::audit {
namespace {

Language english_alone() {
  return read_language("en.yaml",
                       "language: en\nname: English\nstemmer: english\ncompounds: no\nnegated_must: forbids\n"
                       "elisions: []\nabbreviations: []\nfunction_words: [the]\nnumbers: {}\nconcepts: {}\n");
}

TEST(Tokens, of_one_word_share_its_id_whatever_its_case) {
  const std::string text = "Crab, the crab's CRAB; crabs 5 +";
  const Language language = english_alone();
  Lexicon lexicon(text, language);
  std::vector<Token> tokens;
  lexicon.add_tokens({0, static_cast<Offset>(text.size())}, tokens);
  ASSERT_EQ(tokens.size(), 9U);
  EXPECT_EQ(tokens[0].word, tokens[3].word);
  EXPECT_EQ(tokens[0].word, tokens[4].word);
  EXPECT_NE(tokens[0].word, tokens[6].word);
  EXPECT_EQ(lexicon.words()[tokens[0].word].stem, lexicon.words()[tokens[6].word].stem);
  EXPECT_TRUE(lexicon.words()[tokens[2].word].is_function);
  EXPECT_TRUE(tokens[0].capital);
  EXPECT_FALSE(tokens[3].capital);
  EXPECT_EQ(tokens[7].kind, Token::Kind::number);
  EXPECT_EQ(lexicon.words()[tokens[8].word].folded, "+");
}

TEST(Tokens, lie_where_they_stand_in_the_whole_text) {
  const std::string text = "One. Two crabs.";
  const Language language = english_alone();
  Lexicon lexicon(text, language);
  std::vector<Token> tokens;
  lexicon.add_tokens({5, 14}, tokens);
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[1].at(), (Span{9, 14}));
  EXPECT_EQ(text.substr(tokens[1].begin, tokens[1].size), "crabs");
}

}  // namespace
}  // namespace fathom::audit
