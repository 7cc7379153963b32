#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/checks/passage.hpp"

namespace fathom::audit {
namespace {

/// Lists of the original whose points stand in another order in the translation: that is said once, not of every point.
std::set<std::uint32_t> shuffled_lists(const Pair& pair) {
  std::set<std::uint32_t> shuffled;
  std::map<std::uint32_t, std::uint32_t> last;
  for (const Comparison& comparison : pair.comparisons) {
    const Bead& bead = pair.bead(comparison);
    const Block& block = block_of(pair.original, bead.original);
    if (block.kind != BlockKind::item) continue;
    const auto [entry, fresh] = last.try_emplace(block.run, bead.translation);
    if (!fresh && bead.translation < entry->second) shuffled.insert(block.run);
    entry->second = bead.translation;
  }
  return shuffled;
}

/// References of one side of a bead: pages and numbered sections.
std::vector<Quantity> references(const ComparedSide& side) {
  std::vector<Quantity> found;
  for (const Quantity& quantity : side.quantities) {
    if (quantity.place == Quantity::Place::reference) found.push_back(quantity);
  }
  return found;
}

/// Letters that something goes by, of the sentences of one side: *action D*, *tableau B*. What begins a sentence may be a
/// word, and so may the English *I*; *R&D* is no letter.
std::vector<TokenIndex> letter_labels(const Reading& text, std::uint32_t first, std::uint32_t count) {
  std::vector<TokenIndex> found;
  for (std::uint32_t sentence = first; sentence < first + count; ++sentence)
    for (TokenIndex token = text.token_starts[sentence] + 1; token < text.token_starts[sentence + 1]; ++token) {
      const std::string_view written = text.document.words(text.at(token, 1));
      const bool is_letter = written.size() == 1 && written[0] >= 'A' && written[0] <= 'Z' && written != "I";
      const Offset end = text.tokens[token].at().end;
      const bool goes_on = end < text.document.text.size() &&
                           std::string_view("&-/'").find(text.document.text[end]) != std::string_view::npos;
      if (is_letter && !goes_on && text.tokens[token - 1].kind != Token::Kind::sign) found.push_back(token);
    }
  return found;
}

Finding sent_elsewhere(const Pair& pair, TokenIndex a, std::uint32_t a_count, TokenIndex b, std::uint32_t b_count) {
  Finding finding;
  finding.kind = Kind::reference_mismatch;
  finding.confidence = 0.9;
  finding.severity = Severity::warning;
  finding.original = passage_of_tokens(pair.original, Side::original, a, a_count);
  finding.translation = passage_of_tokens(pair.translation, Side::translation, b, b_count);
  finding.consequence = "The original refers to " + quoted(pair.original, a, a_count) + ", the translation to " +
                        quoted(pair.translation, b, b_count) + ".";
  return finding;
}

/// Takes out of two lists what stands in both.
template <class T, class Same>
void cancel_alike(std::vector<T>& left, std::vector<T>& right, const Same& same) {
  for (auto a = left.begin(); a != left.end();) {
    const auto b = std::find_if(right.begin(), right.end(), [&](const T& one) { return same(*a, one); });
    if (b == right.end()) {
      ++a;
    } else {
      right.erase(b);
      a = left.erase(a);
    }
  }
}

}  // namespace

std::vector<Finding> check_outline(const Pair& pair) {
  std::vector<Finding> findings;
  const std::set<std::uint32_t> shuffled = shuffled_lists(pair);
  for (const Comparison& comparison : pair.comparisons) {
    const Bead& bead = pair.bead(comparison);
    const Block& a = block_of(pair.original, bead.original);
    const Block& b = block_of(pair.translation, bead.translation);
    const bool headings = a.kind == BlockKind::heading && b.kind == BlockKind::heading;
    const bool items = a.kind == BlockKind::item && b.kind == BlockKind::item && !bead.moved;
    if (items && shuffled.contains(a.run)) continue;
    if (!(headings || items) || a.label == b.label || !numbers_section(a.label) || !numbers_section(b.label)) continue;
    Finding finding;
    finding.kind = Kind::outline_mismatch;
    finding.confidence = 0.85;
    finding.severity = Severity::warning;
    finding.original = passage_of_sentences(pair.original, Side::original, bead.original, bead.original_count);
    finding.translation = passage_of_sentences(pair.translation, Side::translation, bead.translation, bead.translation_count);
    finding.consequence = "What the original numbers " + a.label + " is " + b.label + " in the translation.";
    findings.push_back(std::move(finding));
  }
  return findings;
}

std::vector<Finding> check_references(const Pair& pair) {
  std::vector<Finding> findings;
  for (const Comparison& comparison : pair.comparisons) {
    std::vector<Quantity> left = references(comparison.original);
    std::vector<Quantity> right = references(comparison.translation);
    cancel_alike(left, right, [](const Quantity& a, const Quantity& b) { return a.value == b.value; });
    for (std::size_t k = 0; k < std::min(left.size(), right.size()); ++k)
      findings.push_back(sent_elsewhere(pair, left[k].first, left[k].count, right[k].first, right[k].count));

    const Bead& bead = pair.bead(comparison);
    std::vector<TokenIndex> here = letter_labels(pair.original, bead.original, bead.original_count);
    std::vector<TokenIndex> there = letter_labels(pair.translation, bead.translation, bead.translation_count);
    cancel_alike(here, there, [&](TokenIndex a, TokenIndex b) {
      return pair.original.document.words(pair.original.at(a, 1)) ==
             pair.translation.document.words(pair.translation.at(b, 1));
    });
    if (here.size() == 1 && there.size() == 1) findings.push_back(sent_elsewhere(pair, here[0], 1, there[0], 1));
  }
  return findings;
}

}  // namespace fathom::audit
