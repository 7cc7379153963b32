#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"

namespace fathom::audit {
namespace {

/// How often a word stands in the pair, and how often its learned counterpart stands with it.
struct Record {
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
  static void record(const ComparedSide& side, const Reading& text, const Stems& stems, std::vector<Record>& records) {
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
                                                 const std::vector<Record>& records,
                                                 const std::vector<std::uint32_t>& (Dictionary::*look_up)(std::uint32_t) const,
                                                 const Dictionary& dictionary) {
    std::vector<Stray> found;
    for (TokenIndex token = side.first; token < side.end; ++token) {
      const std::uint32_t stem = stems.of(text.tokens[token]);
      if (stem == Stems::none || side.accounted[token - side.first] != 0 || (dictionary.*look_up)(stem).empty()) continue;
      const Record& record = records[stem];
      static constexpr std::uint32_t fewest = 3;
      if (record.seen < fewest) continue;
      const double firmness = static_cast<double>(record.told) / (record.seen - 1);
      static constexpr double firm = 0.8;
      if (firmness >= firm) found.push_back({token, stem, std::min(firmness, 1.0)});
    }
    return found;
  }

  void judge(const Comparison& comparison) {
    const Dictionary& dictionary = pair_.aligned.dictionary;
    const auto lost = strays(comparison.original, pair_.original, pair_.aligned.original_stems, original_,
                             &Dictionary::of_original, dictionary);
    auto gained = strays(comparison.translation, pair_.translation, pair_.aligned.translation_stems, translation_,
                         &Dictionary::of_translation, dictionary);
    if (lost.empty() || gained.empty()) return;
    const double surprising = surprise(pair_, comparison);
    for (const Stray& a : lost) {
      if (gained.empty()) break;
      const Stray b = gained.front();
      gained.erase(gained.begin());
      Finding finding;
      finding.kind = Kind::term_mismatch;
      finding.confidence = 0.9 * surprising * a.firmness * b.firmness;
      if (finding.confidence < least_confidence) continue;
      finding.severity = weighed(Severity::error, finding.confidence);
      finding.original = passage_of_tokens(pair_.original, Side::original, a.token, 1);
      finding.translation = passage_of_tokens(pair_.translation, Side::translation, b.token, 1);
      finding.consequence = "Elsewhere " + quoted(pair_.original, a.token, 1) + " has another counterpart, and " +
                            quoted(pair_.translation, b.token, 1) + " stands for something else.";
      findings_.push_back(std::move(finding));
    }
  }

  const Pair& pair_;
  std::vector<Record> original_;
  std::vector<Record> translation_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_learned_words(const Pair& pair) { return Learned(pair).findings(); }

}  // namespace fathom::audit
