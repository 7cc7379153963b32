#pragma once

#include <vector>

#include "audit/checks/comparison.hpp"
#include "audit/finding.hpp"

namespace fathom::audit {

// Each check looks for faults of one sort and knows nothing of the others; `settle` then keeps one finding for each cause.

/// Numbers that differ, are missing, or were added; signs; how far a bound reaches (`at least`, `at most`).
std::vector<Finding> check_numbers(const Pair& pair);
/// Concepts that were swapped for another, lost, or added: left for right, a tile for a card, each for any.
std::vector<Finding> check_meanings(const Pair& pair);
/// Words that the pair itself taught to stand for each other, and one that stands for another here.
std::vector<Finding> check_learned_words(const Pair& pair);
/// A thing that goes by another name in one place only.
std::vector<Finding> check_second_names(const Pair& pair);
/// Two numbers, or two contraries, that changed places within a sentence or a row.
std::vector<Finding> check_places(const Pair& pair);
/// What belongs to one number, or contrary, and to another in the translation.
std::vector<Finding> check_belongings(const Pair& pair);
/// What is done first and what next, where it is the other way round in the translation.
std::vector<Finding> check_sequence(const Pair& pair);
/// Who must, may, must not and need not; what is denied.
std::vector<Finding> check_modality(const Pair& pair);
/// Sentences, and parts of sentences, that only one text has; passages that stand twice.
std::vector<Finding> check_passages(const Pair& pair);
/// Items of lists that only one text has, within sentences and as points of a list; points in another order.
std::vector<Finding> check_items(const Pair& pair);
/// One thing with several names across the pair.
std::vector<Finding> check_terms(const Pair& pair);
/// Pages and sections that differ.
std::vector<Finding> check_references(const Pair& pair);
/// Headings that are missing, or numbered otherwise.
std::vector<Finding> check_outline(const Pair& pair);
/// Placeholders, icons and mark-up that are missing, added, or stand for each other.
std::vector<Finding> check_placeholders(const Pair& pair);
/// Sentences, words and abbreviations left in the language of the original, or in a third one.
std::vector<Finding> check_untranslated(const Pair& pair);

/// Words that no dictionary of their language has, and that are nearly one that it has; nothing where none is installed.
std::vector<Finding> check_spelling(const Pair& pair);
std::vector<Finding> check_spelling(const Reading& text, Side side);

/// Sums and written-out arithmetic that come out otherwise than they say.
std::vector<Finding> check_arithmetic(const Reading& text, Side side);
/// Words and passages that stand twice in a row, and damage.
std::vector<Finding> check_words(const Reading& text, Side side);
/// Statements of one text that contradict each other.
std::vector<Finding> check_statements(const Reading& text, Side side);
/// References that lead nowhere, and numbering with gaps.
std::vector<Finding> check_own_references(const Reading& text, Side side);
/// Names that the text uses for one thing side by side, and names it never introduces.
std::vector<Finding> check_own_terms(const Reading& text, Side side);

/// Leaves out what a sentence left in the original's language explains, and what both texts say twice.
std::vector<Finding> without_explained(std::vector<Finding> findings, const Pair& pair);

/// One finding for each cause: the most telling of those that share their words, repeats listed under the first.
std::vector<Finding> settle(std::vector<Finding> findings);

}  // namespace fathom::audit
