#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "audit/language/language.hpp"
#include "audit/text/document.hpp"

namespace fathom::audit {

/// A kind of word of one text; equal words have equal ids.
using WordId = std::uint32_t;
using TokenIndex = std::uint32_t;

/// A word, number or sign of a document.
struct Token {
  enum class Kind : std::uint8_t { word, number, sign };
  Offset begin = 0;  ///< In `Document::text`.
  std::uint16_t size = 0;
  Kind kind = Kind::sign;
  bool capital = false;  ///< Its first letter is a capital.
  WordId word = 0;       ///< Of signs too.

  [[nodiscard]] Span at() const { return {begin, begin + size}; }
};

/// Words of a language's data file that stand here.
struct Mark {
  TokenIndex first = 0;
  std::uint16_t count = 1;
  ConceptId meaning = 0;
};

/// How far a quantity reaches from its number.
enum class Bound : std::uint8_t { none, at_least, at_most, more_than, fewer_than, exactly };
/// What is left of a bound when it is denied: not more than five are at most five.
Bound denied(Bound bound);

/// A number said of something: `seven cards`, `at least 5`, `1 to 3`, `-5 points`, `the third player`, `page 10`.
struct Quantity {
  TokenIndex first = 0;
  std::uint16_t count = 1;
  double value = 0;   ///< Of a range: its lower end.
  double upper = 0;   ///< Of a range: its upper end; otherwise `value`.
  bool ordinal = false;
  bool weak = false;  ///< Perhaps an article or a figure of speech.
  bool digits = false;
  bool negative = false;  ///< With its sign, or words like *minus*, *loses*, where it is a list of points.
  Bound bound = Bound::none;
  ConceptId unit = no_unit;  ///< What is counted, where the word for it stands near.
  WordId unit_word = no_word;
  enum class Place : std::uint8_t { text, label, reference, date } place = Place::text;

  static constexpr ConceptId no_unit = 0xFFFF;
  static constexpr WordId no_word = 0xFFFFFFFF;
};

/// A sum written out: `(6+2+4)/3 = 4`.
struct Expression {
  TokenIndex first = 0;
  std::uint16_t count = 0;
  double stated = 0;         ///< To the right of `=`.
  double value = 0;          ///< By the order of operations.
  double left_to_right = 0;  ///< Worked off as it is read.
};

/// A list within a sentence: `a sun, an umbrella or a boat`. `items` are parted by commas and by the last link.
struct Enumeration {
  struct Item {
    TokenIndex first = 0;
    TokenIndex end = 0;
  };
  std::vector<Item> items;
  ConceptId link = 0xFFFF;  ///< `link.and`, `link.or`, `link.nor`; none for commas alone.
};

/// A document taken word by word. What belongs to a sentence lies together, in the order of the text.
struct Reading {
  Document document;
  const Language* language = nullptr;

  std::vector<Word> words;  ///< By `WordId`.
  std::vector<Token> tokens;
  std::vector<Mark> marks;
  std::vector<Quantity> quantities;
  std::vector<Expression> expressions;

  /// Where each sentence's tokens, marks and quantities begin; one more entry than there are sentences.
  std::vector<std::uint32_t> token_starts;
  std::vector<std::uint32_t> mark_starts;
  std::vector<std::uint32_t> quantity_starts;

  [[nodiscard]] std::span<const Token> tokens_of(std::uint32_t sentence) const;
  [[nodiscard]] std::span<const Mark> marks_of(std::uint32_t sentence) const;
  [[nodiscard]] std::span<const Quantity> quantities_of(std::uint32_t sentence) const;
  /// The stretch of `Document::text` that tokens cover.
  [[nodiscard]] Span at(TokenIndex first, std::uint32_t count) const;
  [[nodiscard]] const Word& word(TokenIndex token) const { return words[tokens[token].word]; }
};

/// Reads a source in a language. Takes time and memory linear in the text; never fails.
Reading read(Source source, const Language& language);

}  // namespace fathom::audit
