#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit/checks/checks.hpp"

// What another finding explains, or the other text as well: nobody has to be told of it twice.

namespace fathom::audit {
namespace {

bool holds(Span whole, Span part) { return whole.begin <= part.begin && part.end <= whole.end; }

/// Stretches of a source, looked up by what lies in them. None overlaps another.
class Stretches {
 public:
  void add(Span at) { by_begin_[at.begin] = std::max(by_begin_[at.begin], at.end); }
  [[nodiscard]] bool hold(Span at) const {
    const auto after = by_begin_.upper_bound(at.begin);
    return after != by_begin_.begin() && holds({std::prev(after)->first, std::prev(after)->second}, at);
  }

 private:
  std::map<Offset, Offset> by_begin_;
};

/// What was left in the language of the original: of sentences the words say nothing more, of whole strings nothing does.
class LeftAsIs {
 public:
  LeftAsIs(const Pair& pair, const std::vector<Finding>& findings) : pair_(pair) {
    std::set<Offset> left;
    for (const Finding& finding : findings)
      if (finding.kind == Kind::untranslated && finding.translation &&
          finding.translation->words == finding.translation->sentence)
        left.insert(finding.translation->at.begin);
    if (left.empty()) return;
    for (const Bead& bead : pair.aligned.alignment.beads) add_sentences(bead, left);
    add_units();
  }

  [[nodiscard]] bool explain(const Finding& finding) const {
    const auto lies_in = [&](const Stretches& original, const Stretches& translation) {
      return (finding.original && original.hold(finding.original->at)) ||
             (finding.translation && translation.hold(finding.translation->at));
    };
    if (finding.kind == Kind::untranslated) return false;
    if (lies_in(original_units_, translation_units_)) return true;
    switch (finding.kind) {
      case Kind::placeholder_changed:
      case Kind::reference_mismatch:
      case Kind::sign_mismatch:
      case Kind::number_mismatch:
      case Kind::number_omitted:
      case Kind::number_added:
        return false;
      default:
        return lies_in(original_, translation_);
    }
  }

  /// Whether a string has been told of already that was left as it is.
  [[nodiscard]] bool is_told(const Finding& finding) {
    if (finding.kind != Kind::untranslated || !finding.translation || !translation_units_.hold(finding.translation->at))
      return false;
    return !told_.insert(finding.translation->key).second;
  }

 private:
  [[nodiscard]] static Span in_source(const Reading& text, std::uint32_t sentence) {
    return text.document.in_source(text.document.sentences[sentence].at);
  }

  void add_sentences(const Bead& bead, const std::set<Offset>& left) {
    std::uint32_t count = 0;
    for (std::uint32_t k = 0; k < bead.translation_count; ++k) {
      const Span at = in_source(pair_.translation, bead.translation + k);
      if (!left.contains(at.begin)) continue;
      translation_.add(at);
      sizes_[at.begin] = at.size();
      ++count;
    }
    if (count == 0 || count < bead.translation_count) return;
    for (std::uint32_t k = 0; k < bead.original_count; ++k) original_.add(in_source(pair_.original, bead.original + k));
  }

  void add_units() {
    if (!pair_.translation.document.source.is_keyed()) return;
    std::set<std::string_view> keys;
    for (const Unit& unit : pair_.translation.document.source.units) {
      Offset left = 0;
      for (auto next = sizes_.lower_bound(unit.at.begin); next != sizes_.end() && next->first < unit.at.end; ++next)
        left += next->second;
      if (2 * left <= unit.at.size()) continue;
      translation_units_.add(unit.at);
      keys.insert(unit.key);
    }
    for (const Unit& unit : pair_.original.document.source.units)
      if (keys.contains(unit.key)) original_units_.add(unit.at);
  }

  const Pair& pair_;
  Stretches original_, translation_, original_units_, translation_units_;
  std::map<Offset, Offset> sizes_;  ///< Of the sentences left as they are, by where they begin.
  std::set<std::string> told_;
};

/// Strings of which both texts say a sentence twice.
class SaidTwice {
 public:
  explicit SaidTwice(const std::vector<Finding>& findings) {
    for (const Finding& finding : findings)
      for (const auto* passage : {&finding.original, &finding.translation})
        if (finding.kind == Kind::repeated_word && *passage && !(*passage)->key.empty())
          told_[(*passage)->side == Side::original ? 0 : 1].insert((*passage)->key);
  }
  [[nodiscard]] bool explain(const Finding& finding) const {
    if (finding.kind != Kind::repeated_word || finding.elsewhere.empty()) return false;
    const std::string& key = (finding.original ? finding.original : finding.translation)->key;
    return !key.empty() && told_[0].contains(key) && told_[1].contains(key);
  }

 private:
  std::array<std::set<std::string_view>, 2> told_;  ///< By key: of the original, and of the translation.
};

}  // namespace

std::vector<Finding> without_explained(std::vector<Finding> findings, const Pair& pair) {
  LeftAsIs left(pair, findings);
  const SaidTwice twice(findings);
  std::vector<bool> explained;
  explained.reserve(findings.size());
  for (const Finding& finding : findings)
    explained.push_back(left.explain(finding) || left.is_told(finding) || twice.explain(finding));
  std::size_t kept = 0;
  for (std::size_t k = 0; k < findings.size(); ++k) {
    if (explained[k]) continue;
    if (kept != k) findings[kept] = std::move(findings[k]);
    ++kept;
  }
  findings.resize(kept);
  return findings;
}

}  // namespace fathom::audit
