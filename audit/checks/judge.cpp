#include "audit/checks/judge.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "audit/checks/judgement.hpp"
#include "audit/checks/passage.hpp"
#include "audit/checks/weights.hpp"

namespace fathom::audit {
namespace {

double log_odds(double share) {
  static constexpr double edge = 0.02;
  const double inside = std::clamp(share, edge, 1 - edge);
  return std::log(inside / (1 - inside));
}

double& clue(Features& features, Clue which) { return features[static_cast<std::size_t>(which)]; }

/// How many findings share a bead, a ground, or their words.
struct Crowds {
  std::unordered_map<std::uint32_t, std::size_t> beads;
  std::array<std::size_t, ground_count> grounds{};
  std::vector<std::size_t> repeated;  ///< By finding: how many have its words.

  explicit Crowds(const std::vector<Finding>& findings) {
    const auto words = [](const std::optional<Passage>& passage) { return passage ? std::string_view(passage->words) : std::string_view{}; };
    const auto both = [&](const Finding& finding) { return std::pair(words(finding.original), words(finding.translation)); };
    std::map<std::pair<std::string_view, std::string_view>, std::size_t> by_words;
    for (const Finding& finding : findings) {
      ++beads[finding.bead];
      ++grounds[static_cast<std::size_t>(finding.ground)];
      ++by_words[both(finding)];
    }
    for (const Finding& finding : findings) repeated.push_back(by_words.at(both(finding)));
  }
};

double told_share(const ComparedSide& side) {
  const double untold = std::max(side.untold - 1, 0.0);
  return side.told + untold <= 0 ? 0.5 : side.told / (side.told + untold);
}

/// How many words of a side stand for nothing on the other, and mean nothing that the lexicon knows.
std::ptrdiff_t free_words(const ComparedSide& side) {
  std::vector<std::uint8_t> open(side.accounted.size());
  for (std::size_t k = 0; k < open.size(); ++k) open[k] = side.accounted[k] == 0 ? 1 : 0;
  for (const Group& group : side.groups) std::fill_n(open.begin() + (group.first - side.first), group.count, std::uint8_t{0});
  return std::count(open.begin(), open.end(), std::uint8_t{1});
}

void add_bead(Features& made, const Finding& finding, const Pair& pair, const Comparison& comparison, std::size_t others) {
  const Bead& bead = pair.bead(comparison);
  clue(made, Clue::likeness) = bead.likeness;
  clue(made, Clue::literal) = told_share(comparison.original);
  clue(made, Clue::literal_back) = told_share(comparison.translation);
  clue(made, Clue::crowd) = std::log1p(static_cast<double>(others - 1));
  // A sentence that is missing may have gone into the one before it.
  const bool lost = finding.ground == Ground::sentence_lost || (finding.original && finding.original->words != finding.original->sentence);
  const bool gained = finding.ground == Ground::sentence_added || (finding.translation && finding.translation->words != finding.translation->sentence);
  if (lost != gained) clue(made, Clue::shorter) = std::clamp(lost ? -surplus(pair, bead) : surplus(pair, bead), -1.0, 1.0);
  clue(made, Clue::free_words) = std::log1p(static_cast<double>(free_words(lost ? comparison.translation : comparison.original)));
  clue(made, Clue::joined) = bead.original_count > 1 || bead.translation_count > 1 ? 1 : 0;
  clue(made, Clue::size) = std::log1p(static_cast<double>(comparison.original.end - comparison.original.first));
  const BlockKind kind = block_of(pair.original, bead.original).kind;
  clue(made, Clue::in_table) = kind == BlockKind::row || kind == BlockKind::heading ? 1 : 0;
}

/// What is known of each finding of a list, beside what it says itself. Without a pair: of a text alone.
class Clues {
 public:
  Clues(const std::vector<Finding>& findings, const Pair* pair) : pair_(pair), crowds_(findings) {
    if (pair == nullptr) return;
    for (const Comparison& comparison : pair->comparisons) by_bead_[comparison.bead] = &comparison;
  }

  /// Of the finding that was `index`th of the list.
  [[nodiscard]] Features of(const Finding& finding, std::size_t index) const {
    static constexpr std::size_t beads_of_one_text = 100;  // it has none; as many as a short pair
    const std::size_t beads = pair_ == nullptr ? beads_of_one_text : pair_->comparisons.size();
    Features made{};
    clue(made, Clue::guess) = log_odds(finding.confidence);
    clue(made, Clue::trust) = log_odds(finding.trust);
    clue(made, Clue::habit) =
        std::log1p(100.0 * static_cast<double>(crowds_.grounds[static_cast<std::size_t>(finding.ground)] - 1) / static_cast<double>(beads + 10));
    clue(made, Clue::repeated) = std::log(static_cast<double>(crowds_.repeated[index]));
    clue(made, Clue::elsewhere) = finding.is_said_elsewhere ? 1 : 0;
    if (pair_ == nullptr) return made;
    clue(made, Clue::keyed) = pair_->original.document.source.is_keyed() ? 1 : 0;
    if (const auto found = by_bead_.find(finding.bead); found != by_bead_.end())
      add_bead(made, finding, *pair_, *found->second, crowds_.beads.at(finding.bead));
    return made;
  }

 private:
  const Pair* pair_;
  Crowds crowds_;
  std::unordered_map<std::uint32_t, const Comparison*> by_bead_;
};

/// A game has thousands of strings, and so many more chances for a doubt to be wrong than a rulebook of a few pages: of some
/// 60 warnings below this that were read, on card texts of two published games, few were right.
constexpr double warning_of_strings = 0.75;

Severity told_as(Severity usual, double confidence, bool keyed) {
  if (confidence < (keyed ? warning_of_strings : weights::warning)) return Severity::note;
  return confidence < weights::error ? std::min(usual, Severity::warning) : usual;
}

/// Whether a finding is worth telling; gives it the confidence and severity that the fitted weights find.
bool judge(Finding& finding, const Features& features) {
  if (finding.ground == Ground::fact) return true;
  const weights::Weight& weight = weights::grounds[static_cast<std::size_t>(finding.ground)];
  double odds = weight.bias;
  for (std::size_t k = 0; k < feature_count; ++k) odds += (*weight.slopes)[k] * features[k];
  finding.confidence = 1 / (1 + std::exp(-odds));
  if (finding.confidence < weights::note) return false;
  finding.severity = told_as(finding.severity, finding.confidence, features[static_cast<std::size_t>(Clue::keyed)] > 0);
  return true;
}

/// Keeps what is worth telling in place: findings are large, and a long pair has very many.
std::vector<Finding> judged_by(const Clues& clues, std::vector<Finding> findings) {
  std::size_t kept = 0;
  for (std::size_t k = 0; k < findings.size(); ++k) {
    if (!judge(findings[k], clues.of(findings[k], k))) continue;
    if (kept != k) findings[kept] = std::move(findings[k]);
    ++kept;
  }
  findings.resize(kept);
  return findings;
}

}  // namespace

std::string_view name(Clue feature) {
  static constexpr std::array<std::string_view, feature_count> names{
      "guess", "likeness", "literal", "literal_back", "crowd", "habit", "trust", "free_words", "joined", "size", "in_table", "keyed", "repeated", "elsewhere", "shorter"};
  return names[static_cast<std::size_t>(feature)];
}

std::vector<Candidate> weighed(std::vector<Finding> findings, const Pair& pair) {
  const Clues clues(findings, &pair);
  std::vector<Candidate> made;
  made.reserve(findings.size());
  for (std::size_t k = 0; k < findings.size(); ++k) {
    const Features features = clues.of(findings[k], k);
    made.push_back({std::move(findings[k]), features});
  }
  return made;
}

std::vector<Finding> judged(std::vector<Finding> findings, const Pair& pair) {
  const Clues clues(findings, &pair);
  return judged_by(clues, std::move(findings));
}

std::vector<Finding> judged(std::vector<Finding> findings) {
  const Clues clues(findings, nullptr);
  return judged_by(clues, std::move(findings));
}

}  // namespace fathom::audit
