#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "audit/editions/edition.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// Where a text uses a name of the vocabulary, or a word for a concept.
struct Occurrence {
  TokenIndex first = 0;
  TokenIndex end = 0;
  std::uint32_t unit = 0;
};

/// What a reader takes in at a glance: a sentence, or a row of a table with all its cells.
struct TextUnit {
  std::uint32_t sentence = 0;  ///< The first,
  std::uint32_t end = 0;       ///< and the one after the last.
};

/// Units that stand together, from the first to before the last.
struct UnitRange {
  std::uint32_t first = 0;
  std::uint32_t end = 0;

  [[nodiscard]] bool empty() const { return first >= end; }
  [[nodiscard]] bool holds(std::uint32_t unit) const { return first <= unit && unit < end; }
};

/// A place where a section of the edition may begin.
struct Heading {
  /// How much of the sentence the heading is: all of it, most of it, or its beginning.
  enum class Fit : std::uint8_t { exact, close, beginning };
  std::uint32_t section = 0;
  std::uint32_t unit = 0;
  Fit fit = Fit::beginning;
};

/// A text, searched once for everything that an edition's claims look for. Takes time linear in the text.
class Passages {
 public:
  Passages(const Edition& edition, const Reading& text);

  [[nodiscard]] const Reading& text() const { return text_; }
  /// Where a name stands, in the order of the text.
  [[nodiscard]] const std::vector<Occurrence>& of(std::string_view name) const;
  /// Where any of `a|b` stands, in the order of the text.
  [[nodiscard]] std::vector<Occurrence> of_any(const std::vector<std::string>& names) const;
  [[nodiscard]] std::vector<Occurrence> of_any(const std::vector<std::string>& names, UnitRange within) const;

  /// All names of the vocabulary that stand in a stretch.
  [[nodiscard]] std::vector<std::pair<std::string, std::vector<Occurrence>>> vocabulary_in(UnitRange within) const;

  [[nodiscard]] const std::vector<TextUnit>& units() const { return units_; }
  [[nodiscard]] std::uint32_t unit_of(TokenIndex token) const;
  [[nodiscard]] UnitRange whole() const { return {0, static_cast<std::uint32_t>(units_.size())}; }
  /// Where a section of the edition stands, heading and all; empty where the text has no such heading.
  [[nodiscard]] UnitRange section(std::string_view id) const;

  /// Whether a stretch is short enough to say one thing: a text without line ends and stops is no passage.
  [[nodiscard]] bool is_passage(UnitRange stretch) const;
  /// Passages of `units` units within `within` in which all of a claim's words stand, and in no shorter part of them; where
  /// some of them lie in one paragraph each, those alone.
  [[nodiscard]] std::vector<UnitRange> all_of(const std::vector<std::vector<std::string>>& find, UnitRange within,
                                              std::uint32_t units) const;

  [[nodiscard]] TokenIndex first_token(UnitRange stretch) const;
  [[nodiscard]] TokenIndex end_token(UnitRange stretch) const;
  /// The stretch of `Document::text` from the first token to the last.
  [[nodiscard]] Span span(TokenIndex first, TokenIndex end) const;
  [[nodiscard]] Span span(UnitRange stretch) const { return span(first_token(stretch), end_token(stretch)); }

 private:
  /// Words that stand together, by their stems.
  struct Pattern {
    std::vector<std::string> stems;
    std::uint32_t name = 0;
  };

  [[nodiscard]] std::vector<UnitRange> within_paragraphs(std::vector<UnitRange> stretches) const;
  void cut_into_units();
  void add_patterns(const Spellings& spellings, std::uint32_t name);
  void search();
  void add_marks();
  [[nodiscard]] std::vector<Heading> headings(const std::vector<std::string>& spellings, std::uint32_t section) const;
  void find_sections(const Edition& edition);
  [[nodiscard]] std::vector<std::string> stems(std::string_view words) const;
  /// The token after the words of a pattern that begin at `token`; `token` itself where they do not stand there.
  [[nodiscard]] TokenIndex match(const std::vector<std::string>& stems, TokenIndex token, TokenIndex end) const;

  const Reading& text_;
  std::vector<TextUnit> units_;
  std::vector<std::uint32_t> unit_of_sentence_;
  std::vector<std::uint32_t> sentence_of_token_;
  std::map<std::string, std::uint32_t, std::less<>> names_;
  std::size_t vocabulary_size_ = 0;
  std::vector<std::vector<Occurrence>> occurrences_;  ///< By the numbers in `names_`.
  std::vector<Pattern> patterns_;
  std::unordered_map<std::string, std::vector<std::uint32_t>> by_first_;  ///< Patterns, by the stem they begin with.
  std::map<std::string, UnitRange, std::less<>> sections_;
};

}  // namespace fathom::audit
