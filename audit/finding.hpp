#pragma once

#include <array>
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
  placeholder_changed,
  misspelt,
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
  std::string unit{};      ///< The part of the file that it stands in, as `Unit::name`; empty where its format has none.
  std::string key{};       ///< What pairs that part with one of the other text, as `Unit::key`; empty where nothing does.
};

/// What a finding was concluded from. How far each is to be trusted is fitted on texts with planted faults (`audit/fit`).
enum class Ground : std::uint8_t {
  fact,  ///< Nothing to be weighed: an unbroken sum, a claim of an edition, a damaged letter.
  number_changed,
  number_changed_light,  ///< *One*, *first*, an article.
  number_crossed,
  number_of_another,
  number_lost,
  number_added,
  bound_changed,
  bound_lost,
  sign_changed,
  contrary,            ///< Left and right.
  link_contrary,       ///< And and or.
  quantifier_contrary, ///< Each and any.
  property_swapped,
  thing_swapped,       ///< Of one family: a card for a tile,
  other_thing_swapped, ///< and of two.
  deed_swapped,
  word_swapped,
  all_lost,            ///< *All players* became *a player*.
  quantifier_lost,
  bound_word_lost,
  order_lost,
  property_lost,
  thing_lost,
  person_lost,
  term_lost,
  quantifier_gained,
  bound_word_gained,
  order_gained,
  property_gained,
  thing_gained,
  person_gained,
  term_gained,
  modality_swapped,
  denial_lost,
  denial_gained,
  order_crossed,
  word_of_another,
  sentence_lost,
  sentence_added,
  clause_lost,
  clause_added,
  condition_lost,
  condition_added,
  item_lost,           ///< From a list that is shorter than the other,
  item_unlike,         ///< and from one that is as long.
  item_added,
  items_reordered,
  list_reordered,
  deeds_reordered,
  learned_swapped,
  learned_stranger,
  learned_lost,
  second_name,
  several_names,
  word_left,           ///< In the language of the original, as far as one can tell.
  two_names,
  statement,
  sum,
};
inline constexpr std::size_t ground_count = static_cast<std::size_t>(Ground::sum) + 1;
std::string_view name(Ground ground);

/// Something that a player, or a reader, of the two texts would stumble over.
struct Finding {
  Kind kind = Kind::number_mismatch;
  Severity severity = Severity::note;
  double confidence = 0;  ///< How likely a careful reader would agree, from 0 to 1.
  Ground ground = Ground::fact;
  std::uint32_t bead = no_bead;  ///< Where it was concluded from a bead: which.
  std::array<std::uint16_t, 2> concepts{0xFFFF, 0xFFFF};  ///< What is at issue, and what stands for it, where the lexicon knows.
  bool is_said_elsewhere = false;  ///< The other side of the bead says what is at issue, but for another mention of it.
  double trust = 1;              ///< How surely what is at issue is carried over everywhere else, from 0 to 1.
  std::optional<Passage> original;
  std::optional<Passage> translation;
  std::vector<Passage> elsewhere;  ///< Further places of the same cause.
  std::string consequence;         ///< One sentence: what a player of each edition would do.
  std::string rule;                ///< The game's rule id, where known.
  std::optional<std::string> accepted;  ///< Why somebody accepted it, from the baseline.

  static constexpr std::uint32_t no_bead = 0xFFFFFFFF;

  /// The same for the same finding after the texts were edited elsewhere: 16 hexadecimal digits made of kind, rule, the
  /// words at issue and their sentences, without case and punctuation; not of files and lines.
  [[nodiscard]] std::string fingerprint() const;
};

}  // namespace fathom::audit
