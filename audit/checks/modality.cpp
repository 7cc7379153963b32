#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

constexpr std::array<Modality, 4> modalities{Modality::must, Modality::may, Modality::must_not, Modality::need_not};

std::size_t index(Modality modality) { return static_cast<std::size_t>(modality); }

/// How often a side binds, frees, forbids and excuses.
std::array<std::uint32_t, 4> tally(const ComparedSide& side) {
  std::array<std::uint32_t, 4> counts{};
  for (const ModalPhrase& modal : side.modals) ++counts[index(modal.modality)];
  return counts;
}

const ModalPhrase* first_of(const ComparedSide& side, Modality modality) {
  const auto found = std::find_if(side.modals.begin(), side.modals.end(),
                                  [&](const ModalPhrase& modal) { return modal.modality == modality; });
  return found == side.modals.end() ? nullptr : &*found;
}

/// *Neither*, *without*, *nobody*, *unless*, *except*: they deny alone, where nothing else in the sentence does.
const Group* soft_denial(const ComparedSide& side) {
  const auto found = std::find_if(side.groups.begin(), side.groups.end(), [](const Group& group) {
    return !group.matched && !is_faint(group) &&
           (means(group, known().neither) || means(group, known().without) || means(group, known().unless) ||
            means(group, known().except) || means(group, known().none));
  });
  return found == side.groups.end() ? nullptr : &*found;
}

/// Words that deny by their prefix: *unrepaired*, *nonadjacent*, *unbesetzt*.
bool has_denying_word(const Reading& text, const ComparedSide& side) {
  const WordSet& prefixes = text.language->locale().denying_prefixes;
  if (prefixes.empty()) return false;
  static constexpr std::size_t longest_root = 5;
  for (TokenIndex token = side.first; token < side.end; ++token) {
    const std::string& word = text.word(token).folded;
    if (text.tokens[token].kind != Token::Kind::word) continue;
    for (const std::string& prefix : prefixes) {
      if (word.starts_with(prefix) && word.size() >= prefix.size() + longest_root) return true;
    }
  }
  return false;
}

class Modalities {
 public:
  explicit Modalities(const Pair& pair) : pair_(pair) {}

  std::vector<Finding> findings() {
    for (const Comparison& comparison : pair_.comparisons) judge(comparison);
    return std::move(findings_);
  }

 private:
  void judge(const Comparison& comparison) {
    if (swapped(comparison)) return;
    judge_denial(comparison);
  }

  /// One modality of the original has become another in the translation.
  bool swapped(const Comparison& comparison) {
    const auto original = tally(comparison.original);
    const auto translation = tally(comparison.translation);
    for (const Modality before : modalities) {
      if (original[index(before)] <= translation[index(before)]) continue;
      for (const Modality after : modalities) {
        if (before == after || translation[index(after)] <= original[index(after)]) continue;
        if (!contradict(comparison, before, after)) continue;
        const ModalPhrase& a = *first_of(comparison.original, before);
        const ModalPhrase& b = *first_of(comparison.translation, after);
        Finding finding;
        const bool denied = (before == Modality::must_not) != (after == Modality::must_not) &&
                            before != Modality::need_not && after != Modality::need_not;
        finding.kind = denied ? Kind::negation_changed : Kind::modality_changed;
        finding.ground = Ground::modality_swapped;
        finding.bead = comparison.bead;
        finding.confidence = certainty(before, after, original, translation) * weight(comparison);
        finding.severity = Severity::error;
        finding.original = passage_of_tokens(pair_.original, Side::original, a.first, a.count);
        finding.translation = passage_of_tokens(pair_.translation, Side::translation, b.first, b.count);
        finding.consequence = "Where " + player_of(pair_.original) + " " + std::string(does(before)) + ", " +
                              player_of(pair_.translation) + " " + std::string(does(after)) + ".";
        return add(std::move(finding));
      }
    }
    return false;
  }

  /// Some pairs are ways of saying the same: *you may not* and *do not*; *need not* and *may leave*.
  static bool contradict(const Comparison& comparison, Modality before, Modality after) {
    if (before == Modality::must_not && after == Modality::may) return !denies(comparison.translation);
    if (before == Modality::may && after == Modality::must_not) return !denies(comparison.original);
    if (before == Modality::must_not && after == Modality::must) return !denies(comparison.translation);
    if (before == Modality::must && after == Modality::must_not) return !denies(comparison.original);
    const bool excuses = before == Modality::need_not || after == Modality::need_not;
    if (excuses && (before == Modality::may || after == Modality::may)) return false;
    return true;
  }

  /// Where a side has several modalities and the numbers do not tally, it is less clear that one became the other.
  static double certainty(Modality before, Modality after, const std::array<std::uint32_t, 4>& original,
                          const std::array<std::uint32_t, 4>& translation) {
    static constexpr double clear = 0.95;
    static constexpr double blurred = 0.7;
    const bool gone = translation[index(before)] == 0 && original[index(after)] == 0;
    return gone ? clear : blurred;
  }

  /// A sentence that denies became one that does not, or the other way round.
  void judge_denial(const Comparison& comparison) {
    const bool original = denies(comparison.original);
    const bool translation = denies(comparison.translation);
    if (original == translation || has_contrary(comparison)) return;
    const ComparedSide& denying = original ? comparison.original : comparison.translation;
    const Side side = original ? Side::original : Side::translation;
    const Reading& here = original ? pair_.original : pair_.translation;
    TokenIndex first = 0;
    std::uint16_t count = 0;
    double certainty = 0;
    Kind kind = Kind::negation_changed;
    if (const ModalPhrase* forbids = first_of(denying, Modality::must_not)) {
      first = forbids->first, count = forbids->count, certainty = 0.9;
    } else if (const ModalPhrase* excuses = first_of(denying, Modality::need_not)) {
      first = excuses->first, count = excuses->count, certainty = 0.85, kind = Kind::modality_changed;
    } else if (!denying.negations.empty()) {
      if (is_comparison(denying, denying.negations.front())) return;
      const ComparedSide& other = original ? comparison.translation : comparison.original;
      if (has_denying_word(original ? pair_.translation : pair_.original, other)) return;
      first = denying.negations.front().first, count = denying.negations.front().count, certainty = 0.8;
    } else if (const Group* soft = soft_denial(denying)) {
      first = soft->first, count = soft->count, certainty = 0.7;
    } else {
      return;  // other soft words are compared as any other concept
    }
    Finding finding;
    finding.kind = kind;
    finding.ground = original ? Ground::denial_lost : Ground::denial_gained;
    finding.bead = comparison.bead;
    finding.confidence = certainty * weight(comparison);
    finding.severity = Severity::error;
    const Bead& bead = pair_.bead(comparison);
    finding.original = passage_of_sentences(pair_.original, Side::original, bead.original, bead.original_count);
    finding.translation =
        passage_of_sentences(pair_.translation, Side::translation, bead.translation, bead.translation_count);
    (original ? finding.original : finding.translation) = passage_of_tokens(here, side, first, count);
    finding.consequence = std::string(original ? "The original denies" : "The translation denies") + " (" +
                          quoted(here, first, count) + ") what the other text states.";
    add(std::move(finding));
  }

  /// *Más que ningún otro*: more than any other. Some languages deny where they compare.
  static bool is_comparison(const ComparedSide& side, const Group& negation) {
    static constexpr TokenIndex reach = 4;
    return std::any_of(side.groups.begin(), side.groups.end(), [&](const Group& group) {
      const bool compares = means(group, known().more_than) || means(group, known().more) || means(group, known().fewer);
      return compares && group.first < negation.first && negation.first - group.first <= reach;
    });
  }

  /// *Not before* is *after*: a denial beside a contrary changes nothing.
  static bool has_contrary(const Comparison& comparison) {
    for (const Group& a : comparison.original.groups) {
      if (a.paired) continue;
      for (const Group& b : comparison.translation.groups) {
        if (b.paired) continue;
        for (const ConceptId x : a.meanings) {
          for (const ConceptId y : b.meanings) {
            if (concepts().are_opposite(x, y) && concepts().role(x) != Role::negation) return true;
          }
        }
      }
    }
    return false;
  }

  [[nodiscard]] double weight(const Comparison& comparison) const {
    static constexpr double floor = 0.3;
    static constexpr double kept = 0.62;  // where the bead is surely one: what is denied is seldom a matter of style
    static constexpr double sure_bead = 0.35;
    const double least = pair_.bead(comparison).likeness >= sure_bead ? kept : floor;
    return least + (1 - least) * surprise(pair_, comparison);
  }

  bool add(Finding finding) {
    if (finding.confidence < least_candidate) return false;
    findings_.push_back(std::move(finding));
    return true;
  }

  const Pair& pair_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_modality(const Pair& pair) { return Modalities(pair).findings(); }

}  // namespace fathom::audit
