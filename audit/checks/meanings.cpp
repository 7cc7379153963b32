#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"

namespace fathom::audit {
namespace {

/// What a difference in a family of concepts is called, and how much it matters.
struct Weight {
  Kind swapped;    ///< One concept of the family stands for another.
  Kind lost;       ///< The concept is missing in the translation.
  Kind gained;     ///< Only the translation has it.
  double swap = 0; ///< How telling each of these is, from 0 to 1; 0: tells nothing.
  double loss = 0;
};

Weight weight_of(Role role) {
  switch (role) {
    case Role::quantifier: return {Kind::quantifier_changed, Kind::quantifier_changed, Kind::quantifier_changed, 0.85, 0.7};
    case Role::bound: return {Kind::quantifier_changed, Kind::quantifier_changed, Kind::quantifier_changed, 0.95, 0.75};
    case Role::order: return {Kind::order_changed, Kind::order_changed, Kind::order_changed, 0.95, 0.7};
    case Role::property: return {Kind::term_mismatch, Kind::passage_omitted, Kind::passage_added, 0.95, 0.75};
    case Role::thing: return {Kind::term_mismatch, Kind::passage_omitted, Kind::passage_added, 0.9, 0.55};
    case Role::deed: return {Kind::term_mismatch, Kind::passage_omitted, Kind::passage_added, 0.8, 0};
    case Role::link: return {Kind::quantifier_changed, Kind::quantifier_changed, Kind::quantifier_changed, 0.75, 0};
    case Role::modality:
    case Role::negation:
    case Role::reference: break;
  }
  return {Kind::term_mismatch, Kind::passage_omitted, Kind::passage_added, 0, 0};
}

/// Words whose loss alone changes what a sentence allows.
bool is_weighty(ConceptId meaning) {
  static constexpr std::string_view weighty[] = {"scope.only", "scope.each",  "scope.all", "scope.any", "measure.total",
                                                 "facing.up",  "facing.down", "chance.random"};
  const std::string_view name = concepts().name(meaning);
  if (std::find(std::begin(weighty), std::end(weighty), name) != std::end(weighty)) return true;
  const Family& family = concepts().family(meaning);
  static constexpr double firm = 0.85;
  return (family.role == Role::order || family.role == Role::property) && family.trust >= firm;
}

class Differences {
 public:
  explicit Differences(const Pair& pair) : pair_(pair) {}

  std::vector<Finding> findings() {
    for (const Comparison& comparison : pair_.comparisons) judge(comparison);
    return std::move(findings_);
  }

 private:
  void judge(const Comparison& comparison) {
    std::vector<const Group*> lost = unmatched(comparison.original);
    std::vector<const Group*> gained = unmatched(comparison.translation);
    const double surprising = surprise(pair_, comparison) * crowding(lost.size() + gained.size());
    pair_off(comparison, lost, gained, surprising);
    for (const Group* group : lost) report_alone(comparison, *group, Side::original, surprising);
    for (const Group* group : gained) report_alone(comparison, *group, Side::translation, surprising);
  }

  static std::vector<const Group*> unmatched(const ComparedSide& side) {
    std::vector<const Group*> found;
    for (const Group& group : side.groups) {
      if (!group.matched) found.push_back(&group);
    }
    return found;
  }

  /// Many differences in one sentence are a free translation, not many faults.
  static double crowding(std::size_t differences) {
    static constexpr std::size_t few = 3;
    static constexpr double each = 0.12;
    return differences <= few ? 1.0 : std::max(0.3, 1.0 - each * static_cast<double>(differences - few));
  }

  /// Whether one of the two could stand for the other: of one family where families are contrasts, any thing for any thing.
  [[nodiscard]] static bool contrast(const Group& a, const Group& b) {
    for (const ConceptId x : a.meanings) {
      for (const ConceptId y : b.meanings) {
        if (concepts().concepts[x].family == concepts().concepts[y].family) return true;
        if (concepts().role(x) == Role::thing && concepts().role(y) == Role::thing) return true;
      }
    }
    return false;
  }

  void pair_off(const Comparison& comparison, std::vector<const Group*>& lost, std::vector<const Group*>& gained,
                double surprising) {
    for (const Group*& a : lost) {
      const Group** best = nullptr;
      for (const Group*& b : gained) {
        if (b == nullptr || !contrast(*a, *b)) continue;
        if (best == nullptr || nearer(comparison, *a, *b, **best)) best = &b;
      }
      if (best == nullptr) continue;
      if (!report_swapped(*a, **best, surprising)) continue;
      a = nullptr;
      *best = nullptr;
    }
    std::erase(lost, nullptr);
    std::erase(gained, nullptr);
  }

  /// Whether `b` stands at a more fitting place of its side than `than`.
  static bool nearer(const Comparison& comparison, const Group& a, const Group& b, const Group& than) {
    const auto place = [](const ComparedSide& side, const Group& group) {
      return static_cast<double>(group.first - side.first) / static_cast<double>(std::max<TokenIndex>(side.end - side.first, 1));
    };
    const bool same_family = concepts().concepts[a.meanings.front()].family == concepts().concepts[b.meanings.front()].family;
    const bool than_same = concepts().concepts[a.meanings.front()].family == concepts().concepts[than.meanings.front()].family;
    if (same_family != than_same) return same_family;
    const double at = place(comparison.original, a);
    return std::abs(place(comparison.translation, b) - at) < std::abs(place(comparison.translation, than) - at);
  }

  /// The most trusted of a group's meanings speaks for it.
  [[nodiscard]] double trust(const Group& group) const {
    double least = 1;
    for (const ConceptId meaning : group.meanings) least = std::min(least, pair_.trust.of(meaning));
    return least;
  }

  bool report_swapped(const Group& a, const Group& b, double surprising) {
    const Weight weight = weight_of(concepts().role(a.meanings.front()));
    if (weight.swap == 0) return false;
    static constexpr double habit = 0.25;  // what one more sighting of the same swap takes from the surprise
    const auto times = pair_.trust.swapped(a.meanings.front(), b.meanings.front());
    const double usual = times > 1 ? 1.0 / (1.0 + habit * static_cast<double>(times - 1) * 2) : 1.0;
    Finding finding;
    finding.kind = weight.swapped;
    finding.confidence = weight.swap * surprising * trust(a) * trust(b) * usual;
    finding.severity = weighed(Severity::error, finding.confidence);
    finding.original = passage_of_tokens(pair_.original, Side::original, a.first, a.count);
    finding.translation = passage_of_tokens(pair_.translation, Side::translation, b.first, b.count);
    finding.consequence = "Where " + reader(pair_.original) + " reads " + quoted(pair_.original, a.first, a.count) + ", " +
                          reader(pair_.translation) + " reads " + quoted(pair_.translation, b.first, b.count) + ".";
    return add(std::move(finding));
  }

  void report_alone(const Comparison& comparison, const Group& group, Side side, double surprising) {
    const ConceptId meaning = group.meanings.front();
    const Weight weight = weight_of(concepts().role(meaning));
    if (weight.loss == 0) return;
    const bool omitted = side == Side::original;
    const Reading& here = omitted ? pair_.original : pair_.translation;
    const Reading& there = omitted ? pair_.translation : pair_.original;
    Finding finding;
    finding.kind = omitted ? weight.lost : weight.gained;
    const double telling = is_weighty(meaning) ? 1.0 : 0.8;
    finding.confidence = weight.loss * surprising * trust(group) * telling * (omitted ? 1.0 : 0.9);
    finding.severity = Severity::warning;
    const Bead& bead = pair_.bead(comparison);
    (omitted ? finding.original : finding.translation) = passage_of_tokens(here, side, group.first, group.count);
    (omitted ? finding.translation : finding.original) =
        omitted ? passage_of_sentences(there, Side::translation, bead.translation, bead.translation_count)
                : passage_of_sentences(there, Side::original, bead.original, bead.original_count);
    finding.consequence = std::string(omitted ? "The translation has nothing for " : "Nothing in the original stands for ") +
                          quoted(here, group.first, group.count) + ".";
    add(std::move(finding));
  }

  bool add(Finding finding) {
    if (finding.confidence < least_confidence) return false;
    findings_.push_back(std::move(finding));
    return true;
  }

  const Pair& pair_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_meanings(const Pair& pair) { return Differences(pair).findings(); }

}  // namespace fathom::audit
