#include "audit/reading/reading.hpp"

#include <utility>

#include "audit/reading/expressions.hpp"
#include "audit/reading/marks.hpp"
#include "audit/reading/quantities.hpp"
#include "audit/reading/tokens.hpp"

namespace fathom::audit {

namespace {

template <class Item>
std::span<const Item> part(const std::vector<Item>& items, const std::vector<std::uint32_t>& starts, std::uint32_t which) {
  return std::span(items).subspan(starts[which], starts[which + 1] - starts[which]);
}

template <class Item>
void append(std::vector<Item>& to, const std::vector<Item>& items) {
  to.insert(to.end(), items.begin(), items.end());
}

std::uint32_t size_of(std::size_t size) { return static_cast<std::uint32_t>(size); }

/// Cuts every sentence into tokens and marks them.
void add_tokens_and_marks(Reading& reading) {
  Lexicon lexicon(reading.document.text, *reading.language);
  Marker marker(*reading.language);
  for (const Sentence& sentence : reading.document.sentences) {
    const std::size_t first = reading.tokens.size();
    reading.token_starts.push_back(size_of(first));
    reading.mark_starts.push_back(size_of(reading.marks.size()));
    lexicon.add_tokens(sentence.at, reading.tokens);
    append(reading.marks, marker.marks(std::span(reading.tokens).subspan(first), size_of(first), lexicon.words()));
  }
  reading.token_starts.push_back(size_of(reading.tokens.size()));
  reading.mark_starts.push_back(size_of(reading.marks.size()));
  reading.words = lexicon.take_words();
}

void add_quantities(Reading& reading) {
  for (std::uint32_t i = 0; i < reading.document.sentences.size(); ++i) {
    reading.quantity_starts.push_back(size_of(reading.quantities.size()));
    append(reading.quantities, find_quantities(reading, i));
    append(reading.expressions, find_expressions(reading, i));
  }
  reading.quantity_starts.push_back(size_of(reading.quantities.size()));
}

}  // namespace

std::span<const Token> Reading::tokens_of(std::uint32_t sentence) const { return part(tokens, token_starts, sentence); }
std::span<const Mark> Reading::marks_of(std::uint32_t sentence) const { return part(marks, mark_starts, sentence); }
std::span<const Quantity> Reading::quantities_of(std::uint32_t sentence) const {
  return part(quantities, quantity_starts, sentence);
}

Span Reading::at(TokenIndex first, std::uint32_t count) const {
  const Offset begin = first < tokens.size() ? tokens[first].begin : static_cast<Offset>(document.text.size());
  return {begin, count == 0 ? begin : tokens[first + count - 1].at().end};
}

Reading read(Source source, const Language& language) {
  Reading reading;
  reading.language = &language;
  reading.document = lay_out(std::move(source), language.code(), language.abbreviations(),
                             language.locale().ordinal_after);
  add_tokens_and_marks(reading);
  add_quantities(reading);
  reading.tokens.shrink_to_fit();
  reading.marks.shrink_to_fit();
  reading.quantities.shrink_to_fit();
  return reading;
}

}  // namespace fathom::audit
