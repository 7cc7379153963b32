#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// What is wrong, by the name reports give it.
enum class Kind : std::uint8_t {
  number_mismatch,
  number_omitted,
  number_added,
  sign_mismatch,
  expression_wrong,
  sum_wrong,
  passage_omitted,
  passage_added,
  item_omitted,
  item_added,
  order_changed,
  term_inconsistent,
  term_mismatch,
  term_undefined,
  modality_changed,
  negation_changed,
  quantifier_changed,
  statement_contradicted,
  model_contradicted,
  example_contradicted,
  reference_broken,
  reference_mismatch,
  outline_mismatch,
  untranslated,
  repeated_word,
  damaged_text,
  rule_silent,
  rule_ambiguous,
};

/// How much it matters: an error changes play, a warning confuses, a note is cosmetic.
enum class Severity : std::uint8_t { note, warning, error };

/// A kind for people: `item-omitted`, one sentence on what it means, and how to look at such a finding.
struct KindShown {
  Kind kind;
  std::string_view name;
  Severity usual;             ///< How much it matters where nothing more is known.
  std::string_view meaning;   ///< One sentence.
  std::string_view example;   ///< An invented pair of passages that bears it, and what is wrong there; a line each.
  std::string_view remedy;    ///< What to do when it is right, and when it is not.
};

/// Every kind, in the order of `Kind`.
std::span<const KindShown> kinds();
/// The kind of that name, or null.
const KindShown* kind_called(std::string_view name);
std::string_view name(Kind kind);
std::string_view name(Severity severity);

/// Which of the two texts.
enum class Side : std::uint8_t { original, translation };

/// Words of one text, and where they stand.
struct Passage {
  Side side = Side::original;
  Span at;                 ///< In `Source::text`: the words at issue.
  Position first;          ///< Line and column of the first character,
  Position last;           ///< and of the last.
  std::string words;       ///< The words at issue, on one line.
  std::string sentence;    ///< The whole sentence around them, on one line; may be long.
};

/// Something that a player, or a reader, of the two texts would stumble over.
struct Finding {
  Kind kind = Kind::number_mismatch;
  Severity severity = Severity::note;
  double confidence = 0;  ///< How likely a careful reader would agree, from 0 to 1.
  std::optional<Passage> original;
  std::optional<Passage> translation;
  std::vector<Passage> elsewhere;  ///< Further places of the same cause.
  std::string consequence;         ///< One sentence: what a player of each edition would do.
  std::string rule;                ///< The game's rule id, where known.
  std::optional<std::string> accepted;  ///< Why somebody accepted it, from the baseline.

  /// The same for the same finding after the texts were edited elsewhere: 16 hexadecimal digits made of kind, rule, the
  /// words at issue and their sentences, without case and punctuation; not of files and lines.
  [[nodiscard]] std::string fingerprint() const;
};

}  // namespace fathom::audit
