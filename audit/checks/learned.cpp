#include <algorithm>
#include <cmath>
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
      static constexpr std::uint32_t fewest = 2;
      if (record.seen < fewest) continue;
      const double firmness = static_cast<double>(record.told) / (record.seen - 1);
      static constexpr double firm = 0.5;
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
    for (const Stray& a : lost) {
      const auto near = std::min_element(gained.begin(), gained.end(), [&](const Stray& b, const Stray& c) {
        return apart(comparison, a, b) < apart(comparison, a, c);
      });
      if (near == gained.end()) {
        report_alone(comparison, a, Side::original);
        continue;
      }
      report_swapped(comparison, a, *near);
      gained.erase(near);
    }
    for (const Stray& b : gained) {
      if (!is_known(comparison.translation, b)) report_alone(comparison, b, Side::translation);
    }
  }

  void report_swapped(const Comparison& comparison, const Stray& a, const Stray& b) {
    Finding finding;
    finding.kind = Kind::term_mismatch;
    finding.ground = Ground::learned_swapped;
    finding.bead = comparison.bead;
    finding.trust = a.firmness * b.firmness;
    finding.confidence = 1 - apart(comparison, a, b);
    finding.severity = Severity::error;
    finding.original = passage_of_tokens(pair_.original, Side::original, a.token, 1);
    finding.translation = passage_of_tokens(pair_.translation, Side::translation, b.token, 1);
    finding.consequence = "Elsewhere " + quoted(pair_.original, a.token, 1) + " has another counterpart, and " +
                          quoted(pair_.translation, b.token, 1) + " stands for something else.";
    findings_.push_back(std::move(finding));
  }

  /// A word whose counterpart stands with it everywhere else, and not here; or, of the translation, another thing's name.
  void report_alone(const Comparison& comparison, const Stray& stray, Side side) {
    const bool lost = side == Side::original;
    const Reading& here = lost ? pair_.original : pair_.translation;
    const Bead& bead = pair_.bead(comparison);
    Finding finding;
    finding.kind = Kind::term_mismatch;
    finding.ground = lost ? Ground::learned_lost : Ground::learned_stranger;
    finding.bead = comparison.bead;
    finding.trust = stray.firmness;
    finding.confidence = 0.5;
    finding.severity = Severity::warning;
    finding.original = passage_of_sentences(pair_.original, Side::original, bead.original, bead.original_count);
    finding.translation = passage_of_sentences(pair_.translation, Side::translation, bead.translation, bead.translation_count);
    passage_on(finding, side) = passage_of_tokens(here, side, stray.token, 1);
    const std::string word = quoted(here, stray.token, 1);
    finding.consequence = lost ? "What stands for " + word + " everywhere else is not here." : word + " stands for something else everywhere else.";
    findings_.push_back(std::move(finding));
  }

  /// How far two words stand from each other, each seen as a place between the beginning of its side and its end.
  static double apart(const Comparison& comparison, const Stray& a, const Stray& b) {
    const auto place = [](const ComparedSide& side, TokenIndex token) {
      return static_cast<double>(token - side.first) / static_cast<double>(std::max<TokenIndex>(side.end - side.first, 1));
    };
    return std::abs(place(comparison.original, a.token) - place(comparison.translation, b.token));
  }

  const Pair& pair_;
  std::vector<Telling> original_;
  std::vector<Telling> translation_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_learned_words(const Pair& pair) { return Learned(pair).findings(); }

}  // namespace fathom::audit
