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
    for (auto a = left.begin(); a != left.end();) {
      const auto b = std::find_if(right.begin(), right.end(), [&](const Quantity& q) { return q.value == a->value; });
      if (b == right.end()) {
        ++a;
      } else {
        right.erase(b);
        a = left.erase(a);
      }
    }
    for (std::size_t k = 0; k < std::min(left.size(), right.size()); ++k) {
      Finding finding;
      finding.kind = Kind::reference_mismatch;
      finding.confidence = 0.9;
      finding.severity = Severity::warning;
      finding.original = passage_of_tokens(pair.original, Side::original, left[k].first, left[k].count);
      finding.translation = passage_of_tokens(pair.translation, Side::translation, right[k].first, right[k].count);
      finding.consequence = "The original refers to " + quoted(pair.original, left[k].first, left[k].count) +
                            ", the translation to " + quoted(pair.translation, right[k].first, right[k].count) + ".";
      findings.push_back(std::move(finding));
    }
  }
  return findings;
}

}  // namespace fathom::audit
