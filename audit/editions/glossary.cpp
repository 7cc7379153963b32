#include "audit/editions/glossary.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

#include "audit/checks/judgement.hpp"
#include "audit/editions/passages.hpp"

namespace fathom::audit {
namespace {

/// The terms of the glossary in one side of a bead, and where each stands first.
using Terms = std::map<std::string_view, Occurrence>;

/// For each sentence of a text, the terms that stand in it.
std::vector<Terms> terms_by_sentence(const Edition& edition, const Passages& passages, const Reading& text) {
  std::vector<Terms> all(text.document.sentences.size());
  for (const Term& term : edition.terms) {
    for (const Occurrence& found : passages.of(term.id)) {
      all[sentence_of(text, found.first)].try_emplace(std::string_view(term.id), found);
    }
  }
  return all;
}

Terms joined(const std::vector<Terms>& sentences, std::uint32_t first, std::uint32_t count) {
  Terms all;
  for (std::uint32_t sentence = first; sentence < first + count; ++sentence) {
    all.insert(sentences[sentence].begin(), sentences[sentence].end());
  }
  return all;
}

/// The terms of one side that the other lacks.
std::vector<std::pair<std::string_view, Occurrence>> alone(const Terms& here, const Terms& there) {
  std::vector<std::pair<std::string_view, Occurrence>> found;
  for (const auto& [term, occurrence] : here) {
    if (!there.contains(term)) found.emplace_back(term, occurrence);
  }
  return found;
}

}  // namespace

std::vector<Finding> check_glossary(const Edition& edition, const Audit& audit) {
  std::vector<Finding> findings;
  if (!audit.translation || !edition.speaks(audit.original.language->code()) ||
      !edition.speaks(audit.translation->language->code())) {
    return findings;
  }
  const Passages left(edition, audit.original);
  const Passages right(edition, *audit.translation);
  const std::vector<Terms> originals = terms_by_sentence(edition, left, audit.original);
  const std::vector<Terms> translations = terms_by_sentence(edition, right, *audit.translation);
  static constexpr double alike = 0.3;
  for (const Bead& bead : audit.alignment.beads) {
    if (bead.original_count == 0 || bead.translation_count == 0 || bead.likeness < alike) continue;
    const Terms here = joined(originals, bead.original, bead.original_count);
    const Terms there = joined(translations, bead.translation, bead.translation_count);
    const auto lost = alone(here, there);
    const auto gained = alone(there, here);
    if (lost.size() != 1 || gained.size() != 1) continue;  // one for one; otherwise it cannot be told which for which
    Finding finding;
    finding.kind = Kind::term_mismatch;
    finding.confidence = 0.8;
    finding.severity = Severity::error;
    const Occurrence& a = lost.front().second;
    const Occurrence& b = gained.front().second;
    // One word (*board*) is soon said beside the thing itself; a name of several is said for it.
    if (b.end - b.first < 2) continue;
    finding.original = passage_of_tokens(audit.original, Side::original, a.first, a.end - a.first);
    finding.translation = passage_of_tokens(*audit.translation, Side::translation, b.first, b.end - b.first);
    finding.consequence = "Where " + player_of(audit.original) + " reads of " + quoted(audit.original, a.first, a.end - a.first) +
                          ", " + player_of(*audit.translation) + " reads of " +
                          quoted(*audit.translation, b.first, b.end - b.first) + ".";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace fathom::audit
