#pragma once

#include <vector>

#include "audit/reading/sentence_view.hpp"

namespace fathom::audit {

/// How a number is written: what tells a date or a postcode from a count.
struct NumberShape {
  TokenIndex first = 0;
  TokenIndex end = 0;
  Span at;  ///< Its digits in `Document::text`.
  double value = 0;
  bool in_digits = false;
  bool plain = false;  ///< Digits alone: no groups, decimals, fraction.
  bool ordinal = false;
  bool leading_zero = false;
  std::size_t digits = 0;
};

/// Tells what the numbers of a sentence are there for.
class Places {
 public:
  explicit Places(const SentenceView& sentence);

  [[nodiscard]] Quantity::Place of(const NumberShape& number) const;
  /// Whether a number looks like a postcode; a sentence that has one is an address.
  [[nodiscard]] bool is_postcode(const NumberShape& number) const;

  /// Whether a word for a thing follows, with nothing done in between.
  [[nodiscard]] bool counts_what_follows(const NumberShape& number) const;

 private:
  [[nodiscard]] bool is_date(const NumberShape& number) const;
  [[nodiscard]] bool is_reference(const NumberShape& number) const;
  [[nodiscard]] bool is_label(const NumberShape& number) const;
  [[nodiscard]] bool names_the_word_before(const NumberShape& number) const;

  [[nodiscard]] TokenIndex word_before(TokenIndex token) const;

  const SentenceView* sentence_;
  std::vector<Span> contacts_;  ///< Addresses, telephone numbers, times, versions; in the order of the text.
  bool has_copyright_ = false;
};

}  // namespace fathom::audit
