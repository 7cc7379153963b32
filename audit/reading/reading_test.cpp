#include "audit/reading/reading.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

namespace fathom::audit {
namespace {

const Language& english() {
  static const Language language =
      read_language("en.yaml",
                    "language: en\nname: English\nstemmer: english\ncompounds: no\nnegated_must: forbids\nelisions: []\n"
                    "abbreviations: [p]\nfunction_words: [the, a, of]\nnumbers: {a: weak 1}\n"
                    "concepts: {thing.card: [card], deed.draw: [draw], modality.must: [must], scope.each: [each]}\n");
  return language;
}

TEST(Reading, holds_tokens_marks_and_quantities_by_sentence) {
  const Reading reading = read(source_of("crabs.txt", "Draw seven cards. Each crab eats 3 of them!\n"), english());
  ASSERT_EQ(reading.document.sentences.size(), 2U);
  EXPECT_EQ(reading.language, &english());
  EXPECT_EQ(reading.tokens_of(0).size(), 4U);
  EXPECT_EQ(reading.tokens_of(1).size(), 7U);
  ASSERT_EQ(reading.marks_of(0).size(), 2U);
  ASSERT_EQ(reading.marks_of(1).size(), 1U);
  const Mark& each = reading.marks_of(1)[0];
  EXPECT_EQ(reading.document.words(reading.at(each.first, each.count)), "Each");
  ASSERT_EQ(reading.quantities_of(0).size(), 1U);
  EXPECT_EQ(reading.quantities_of(0)[0].value, 7);
  ASSERT_EQ(reading.quantities_of(1).size(), 1U);
  EXPECT_EQ(reading.quantities_of(1)[0].value, 3);
}

TEST(Reading, gives_equal_words_of_all_sentences_one_id) {
  const Reading reading = read(source_of("crabs.txt", "The crab bites. A Crab bites.\n"), english());
  ASSERT_EQ(reading.document.sentences.size(), 2U);
  EXPECT_EQ(reading.tokens_of(0)[1].word, reading.tokens_of(1)[1].word);
  EXPECT_EQ(reading.word(1).folded, "crab");
  EXPECT_NE(reading.tokens_of(0)[0].word, reading.tokens_of(1)[0].word);
}

TEST(Reading, finds_sums_written_out) {
  const Reading reading = read(source_of("crabs.txt", "The crab earns 2 + 3 = 6 points.\n"), english());
  ASSERT_EQ(reading.expressions.size(), 1U);
  EXPECT_EQ(reading.expressions[0].stated, 6);
  EXPECT_EQ(reading.expressions[0].value, 5);
}

TEST(Reading, of_nothing_is_empty) {
  const Reading reading = read(source_of("empty.txt", ""), english());
  EXPECT_TRUE(reading.tokens.empty());
  EXPECT_TRUE(reading.at(0, 0).empty());
  EXPECT_EQ(reading.token_starts.size(), reading.document.sentences.size() + 1);
  EXPECT_EQ(reading.mark_starts.size(), reading.document.sentences.size() + 1);
  EXPECT_EQ(reading.quantity_starts.size(), reading.document.sentences.size() + 1);
}

/// Whether tokens lie in their sentences, in order, and marks on tokens of theirs.
void expect_in_order(const Reading& reading) {
  for (std::uint32_t i = 0; i < reading.document.sentences.size(); ++i) {
    Offset end = reading.document.sentences[i].at.begin;
    for (const Token& token : reading.tokens_of(i)) {
      ASSERT_GE(token.begin, end);
      ASSERT_LT(token.word, reading.words.size());
      end = token.at().end;
    }
    ASSERT_LE(end, reading.document.sentences[i].at.end);
    TokenIndex first = reading.token_starts[i];
    for (const Mark& mark : reading.marks_of(i)) {
      ASSERT_GE(mark.first, first);
      ASSERT_GT(mark.count, 0);
      ASSERT_LE(mark.first + mark.count, reading.token_starts[i + 1]);
      first = mark.first;
    }
  }
}

TEST(Reading, of_any_bytes_is_in_order) {
  std::string bytes;
  std::uint32_t state = 12345;
  constexpr std::size_t size = 20'000;
  while (bytes.size() < size) {
    state = state * 1664525U + 1013904223U;
    bytes += static_cast<char>(state >> 24U);
  }
  expect_in_order(read(source_of("noise.txt", bytes), english()));
}

TEST(Reading, of_rulebooks_is_in_order_and_marks_them) {
  const char* folder = std::getenv("FATHOM_RULEBOOKS");
  if (folder == nullptr) GTEST_SKIP() << "FATHOM_RULEBOOKS names no folder";
  std::size_t texts = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    if (!file.path().string().ends_with(".en.txt")) continue;
    const Reading reading = read(read_source(file.path().string()), english());
    EXPECT_GT(reading.marks.size(), 10U) << file.path();
    expect_in_order(reading);
    ++texts;
  }
  EXPECT_GT(texts, 0U);
}

/// In a time that grows faster than the text, this would never be done; bench/audit_bench.cpp tells what it takes.
TEST(Reading, comes_to_the_end_of_a_long_text) {
  std::string text;
  constexpr std::size_t size = 1'000'000;
  for (int i = 0; text.size() < size; ++i)
    text += "Each crab of reef " + std::to_string(i) + " must draw a card, or snap" + std::to_string(i) + " at it. ";
  const Reading reading = read(source_of("long.txt", text), english());
  EXPECT_GT(reading.marks.size(), 10'000U);
}

}  // namespace
}  // namespace fathom::audit
