#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"

namespace fathom::audit {
namespace {

/// How often a word stands in the pair, and how often its learned counterpart stands with it.
struct Telling {
  std::uint32_t seen = 0;
  std::uint32_t told = 0;
};

/// A word with a counterpart that is not there.
struct Stray {
  TokenIndex token = 0;
  std::uint32_t stem = 0;
  double firmness = 0;  ///< How surely the counterpart stands with it everywhere else.
};

class Learned {
 public:
  explicit Learned(const Pair& pair)
      : pair_(pair), original_(pair.aligned.original_stems.count()), translation_(pair.aligned.translation_stems.count()) {
    for (const Comparison& comparison : pair.comparisons) {
      record(comparison.original, pair.original, pair.aligned.original_stems, original_);
      record(comparison.translation, pair.translation, pair.aligned.translation_stems, translation_);
    }
  }

  std::vector<Finding> findings() {
    for (const Comparison& comparison : pair_.comparisons) judge(comparison);
    return std::move(findings_);
  }

 private:
  static void record(const ComparedSide& side, const Reading& text, const Stems& stems, std::vector<Telling>& records) {
    std::unordered_set<std::uint32_t> met;
    for (TokenIndex token = side.first; token < side.end; ++token) {
      const std::uint32_t stem = stems.of(text.tokens[token]);
      const std::uint8_t state = side.accounted[token - side.first];
      if (stem == Stems::none || state > 1 || !met.insert(stem).second) continue;
      ++records[stem].seen;
      records[stem].told += state;
    }
  }

  /// Words of one side that have a firm counterpart, and not here.
  [[nodiscard]] static std::vector<Stray> strays(const ComparedSide& side, const Reading& text, const Stems& stems,
                                                 const std::vector<Telling>& records,
                                                 const std::vector<std::uint32_t>& (Dictionary::*look_up)(std::uint32_t) const,
                                                 const Dictionary& dictionary) {
    std::vector<Stray> found;
    for (TokenIndex token = side.first; token < side.end; ++token) {
      const std::uint32_t stem = stems.of(text.tokens[token]);
      if (stem == Stems::none || side.accounted[token - side.first] != 0 || (dictionary.*look_up)(stem).empty()) continue;
      if (is_known_otherwise(side, token)) continue;
      const Telling& record = records[stem];
      static constexpr std::uint32_t fewest = 3;
      if (record.seen < fewest) continue;
      const double firmness = static_cast<double>(record.told) / (record.seen - 1);
      static constexpr double firm = 0.8;
      if (firmness >= firm) found.push_back({token, stem, std::min(firmness, 1.0)});
    }
    return found;
  }

  static bool is_known(const ComparedSide& side, const Stray& stray) {
    return std::any_of(side.groups.begin(), side.groups.end(), [&](const Group& group) {
      return group.first <= stray.token && stray.token < group.first + group.count;
    });
  }

  /// Whether the lexicon knows a word as something that is compared as such: a deed, a contrary.
  static bool is_known_otherwise(const ComparedSide& side, TokenIndex token) {
    return std::any_of(side.groups.begin(), side.groups.end(), [&](const Group& group) {
      return group.first <= token && token < group.first + group.count && !has_role(group, Role::thing);
    });
  }

  void judge(const Comparison& comparison) {
    const Dictionary& dictionary = pair_.aligned.dictionary;
    const auto lost = strays(comparison.original, pair_.original, pair_.aligned.original_stems, original_,
                             &Dictionary::of_original, dictionary);
    auto gained = strays(comparison.translation, pair_.translation, pair_.aligned.translation_stems, translation_,
                         &Dictionary::of_translation, dictionary);
    if (lost.empty()) report_stranger(comparison, gained);
    if (lost.empty() || gained.empty()) return;
    const double surprising = surprise(pair_, comparison, 1, 1);
    for (const Stray& a : lost) {
      if (gained.empty()) break;
      const auto near = std::find_if(gained.begin(), gained.end(), [&](const Stray& b) {
        // What the lexicon knows on both sides is compared as such.
        return at_one_place(comparison, a, b) && !(is_known(comparison.original, a) && is_known(comparison.translation, b));
      });
      if (near == gained.end()) continue;
      const Stray b = *near;
      gained.erase(near);
      if (++swaps_[{a.stem, b.stem}] > 1) continue;  // a second name, not a slip
      Finding finding;
      finding.kind = Kind::term_mismatch;
      finding.confidence = 0.9 * surprising * a.firmness * b.firmness;
      if (finding.confidence < doubtful) continue;
      finding.severity = weighed(Severity::error, finding.confidence);
      finding.original = passage_of_tokens(pair_.original, Side::original, a.token, 1);
      finding.translation = passage_of_tokens(pair_.translation, Side::translation, b.token, 1);
      finding.consequence = "Elsewhere " + quoted(pair_.original, a.token, 1) + " has another counterpart, and " +
                            quoted(pair_.translation, b.token, 1) + " stands for something else.";
      findings_.push_back(std::move(finding));
    }
  }

  /// A word that everywhere else stands for a word of the original that is not there: another thing's name.
  void report_stranger(const Comparison& comparison, const std::vector<Stray>& gained) {
    static constexpr double always = 0.9;
    static constexpr std::uint32_t fewest = 6;
    static constexpr double literal = 0.85;
    if (surprise(pair_, comparison, 0, 1) < literal) return;
    for (const Stray& stray : gained) {
      if (stray.firmness < always || translation_[stray.stem].seen < fewest || is_known(comparison.translation, stray)) continue;
      Finding finding;
      finding.kind = Kind::term_mismatch;
      finding.confidence = 0.6;
      finding.severity = Severity::warning;
      const Bead& bead = pair_.bead(comparison);
      finding.original = passage_of_sentences(pair_.original, Side::original, bead.original, bead.original_count);
      finding.translation = passage_of_tokens(pair_.translation, Side::translation, stray.token, 1);
      finding.consequence = quoted(pair_.translation, stray.token, 1) + " stands for something else everywhere else.";
      findings_.push_back(std::move(finding));
    }
  }

  /// Whether two words stand at about the same place of their sides.
  static bool at_one_place(const Comparison& comparison, const Stray& a, const Stray& b) {
    const auto place = [](const ComparedSide& side, TokenIndex token) {
      return static_cast<double>(token - side.first) / static_cast<double>(std::max<TokenIndex>(side.end - side.first, 1));
    };
    static constexpr double near = 0.3;
    return std::abs(place(comparison.original, a.token) - place(comparison.translation, b.token)) <= near;
  }

  const Pair& pair_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> swaps_;
  std::vector<Telling> original_;
  std::vector<Telling> translation_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_learned_words(const Pair& pair) { return Learned(pair).findings(); }

}  // namespace fathom::audit
