#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/equivalents.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// What a difference in a family of concepts is called.
struct KindNames {
  Kind swapped;  ///< One concept of the family stands for another.
  Kind lost;     ///< The concept is missing in the translation.
  Kind gained;   ///< Only the translation has it.
};

/// Nothing for what tells nothing: modality and references have checks of their own.
std::optional<KindNames> names_of(Role role) {
  switch (role) {
    case Role::quantifier:
    case Role::bound:
    case Role::link: return KindNames{Kind::quantifier_changed, Kind::quantifier_changed, Kind::quantifier_changed};
    case Role::order: return KindNames{Kind::order_changed, Kind::order_changed, Kind::order_changed};
    case Role::property:
    case Role::thing:
    case Role::deed: return KindNames{Kind::term_mismatch, Kind::passage_omitted, Kind::passage_added};
    case Role::negation: return KindNames{Kind::negation_changed, Kind::negation_changed, Kind::negation_changed};
    case Role::modality:
    case Role::reference: break;
  }
  return std::nullopt;
}

/// A link or a verb that stands alone is a way of speaking.
bool tells_alone(Role role) { return role != Role::link && role != Role::deed && role != Role::negation; }

class Differences {
 public:
  explicit Differences(const Pair& pair) : pair_(pair) {}

  std::vector<Finding> findings() {
    for (const Comparison& comparison : pair_.comparisons) judge(comparison);
    return std::move(findings_);
  }

 private:
  void judge(const Comparison& comparison) {
    std::vector<const Group*> lost = unpaired(comparison.original);
    std::vector<const Group*> gained = unpaired(comparison.translation);
    settle_equivalents(comparison, lost, gained);
    pair_off(comparison, lost, gained);
    if (const Group* all = report_one_for_all(comparison)) {
      std::erase(lost, all);
      std::erase(gained, all);
    }
    for (const Group* group : lost) report_alone(comparison, *group, Side::original);
    for (const Group* group : gained) report_alone(comparison, *group, Side::translation);
  }

  /// *Not after* is *before*: beside a denial that the other side lacks, the contrary is what should stand there.
  static bool is_turned(const Comparison& comparison, const Group& a, const Group& b) {
    return in_contrast(a) && is_denied(comparison.original, a) != is_denied(comparison.translation, b);
  }

  /// Takes out what says the same in other words.
  static void settle_equivalents(const Comparison& comparison, std::vector<const Group*>& lost, std::vector<const Group*>& gained) {
    const ComparedSide& original = comparison.original;
    const ComparedSide& translation = comparison.translation;
    for (const Group*& a : lost) {
      const auto b = std::find_if(gained.begin(), gained.end(), [&](const Group* group) {
        return group != nullptr && (amount_to_same(original, *a, translation, *group) || amount_to_same(translation, *group, original, *a));
      });
      if (b != gained.end()) {
        a = nullptr;
        *b = nullptr;
      }
    }
    std::erase_if(lost, [&](const Group* group) { return group == nullptr || is_said_otherwise(original, *group, translation); });
    std::erase_if(gained, [&](const Group* group) { return group == nullptr || is_said_otherwise(translation, *group, original); });
  }

  /// *All players* became *a player*, or the other way round: the article gives it away. Returns the words for all.
  const Group* report_one_for_all(const Comparison& comparison) {
    const auto ones = [](const ComparedSide& side) {
      return std::count_if(side.quantities.begin(), side.quantities.end(),
                           [](const Quantity& quantity) { return quantity.value == 1 && !quantity.ordinal; });
    };
    const bool lost = ones(comparison.translation) > ones(comparison.original);
    const bool gained = ones(comparison.original) > ones(comparison.translation);
    if (!lost && !gained) return nullptr;
    const ComparedSide& of_all = lost ? comparison.original : comparison.translation;
    const Group* all = all_that_became_one(of_all, lost ? comparison.translation : comparison.original, lost);
    if (all == nullptr) return nullptr;
    Finding finding;
    finding.kind = Kind::quantifier_changed;
    finding.ground = lost ? Ground::all_lost : Ground::quantifier_gained;
    finding.bead = comparison.bead;
    finding.trust = trust(*all);
    finding.severity = Severity::error;
    const Side side = lost ? Side::original : Side::translation;
    const Reading& here = lost ? pair_.original : pair_.translation;
    const Bead& bead = pair_.bead(comparison);
    finding.original = passage_of_sentences(pair_.original, Side::original, bead.original, bead.original_count);
    finding.translation = passage_of_sentences(pair_.translation, Side::translation, bead.translation, bead.translation_count);
    (lost ? finding.original : finding.translation) = passage_of_tokens(here, side, all->first, all->count);
    finding.consequence = "Where " + player_of(here) + " reads " + quoted(here, all->first, all->count) + ", the other reads of one only.";
    return add(std::move(finding)) ? all : nullptr;
  }

  static std::vector<const Group*> unpaired(const ComparedSide& side) {
    std::vector<const Group*> found;
    for (const Group& group : side.groups) {
      if (!group.paired && !is_hint(group)) found.push_back(&group);
    }
    return found;
  }

  /// Whether a group belongs to a family whose members are each other's contraries: left and right, not tile and card.
  [[nodiscard]] static bool in_contrast(const Group& group) {
    return std::any_of(group.meanings.begin(), group.meanings.end(), contrasts);
  }

  [[nodiscard]] static bool contrasts(ConceptId meaning) {
    const Role role = concepts().role(meaning);
    return role == Role::order || role == Role::property || role == Role::bound || role == Role::quantifier ||
           role == Role::negation || role == Role::link;
  }

  [[nodiscard]] static bool share_family(const Group& a, const Group& b) {
    return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId x) {
      return std::any_of(b.meanings.begin(), b.meanings.end(),
                         [&](ConceptId y) { return concepts().concepts[x].family == concepts().concepts[y].family; });
    });
  }

  /// A component, a place, a person or a span of time: what a wrong word may name instead of another.
  [[nodiscard]] static bool is_object(const Group& group) {
    // A word that may also be a verb (*turn*) is first of all the thing.
    const ConceptId meaning = group.meanings.front();
    const std::string& family = concepts().family(meaning).name;
    return concepts().role(meaning) == Role::thing && family != "score" && family != "term";
  }

  /// *The next player*, *your neighbour*, *an opponent*: ways of saying who.
  [[nodiscard]] static bool is_other_player(const Group& a, const Group& b) {
    return means(a, known().player) && !has_role(b, Role::deed) &&
           (means(b, known().neighbour) || means(b, known().opponent) || means(b, known().partner) || !has_role(b, Role::thing) ||
            concepts().family(b.meanings.front()).name != "person");
  }

  /// Whether one of the two could stand for the other: of one family where families are contrasts, any thing for any thing.
  [[nodiscard]] static bool exchangeable(const Group& a, const Group& b) {
    if (is_other_player(a, b) || is_other_player(b, a)) return false;
    return share_family(a, b) || are_opposite(a, b) || (is_object(a) && is_object(b));
  }

  void pair_off(const Comparison& comparison, std::vector<const Group*>& lost, std::vector<const Group*>& gained) {
    for (const Group*& a : lost) {
      const Group** best = nullptr;
      for (const Group*& b : gained) {
        if (b == nullptr || !exchangeable(*a, *b) || is_turned(comparison, *a, *b)) continue;
        if (best == nullptr || nearer(comparison, *a, *b, **best)) best = &b;
      }
      if (best == nullptr || !report_swapped(comparison, *a, **best)) continue;
      a = nullptr;
      *best = nullptr;
    }
    std::erase(lost, nullptr);
    std::erase(gained, nullptr);
  }

  /// How far two words stand from each other, each seen as a place between the beginning of its side and its end.
  static double apart(const Comparison& comparison, const Group& a, const Group& b) {
    const auto place = [](const ComparedSide& side, const Group& group) {
      return static_cast<double>(group.first - side.first) / static_cast<double>(std::max<TokenIndex>(side.end - side.first, 1));
    };
    return std::abs(place(comparison.original, a) - place(comparison.translation, b));
  }

  /// Whether `b` is a better counterpart than `than`: of the same family, and at a more fitting place of its side.
  static bool nearer(const Comparison& comparison, const Group& a, const Group& b, const Group& than) {
    if (are_opposite(a, b) != are_opposite(a, than)) return are_opposite(a, b);
    if (share_family(a, b) != share_family(a, than)) return share_family(a, b);
    return apart(comparison, a, b) < apart(comparison, a, than);
  }

  [[nodiscard]] double trust(const Group& group) const { return pair_.trust.elsewhere(group.meanings.front()); }

  /// The role that speaks for a group of several meanings: the one that makes the strongest difference.
  [[nodiscard]] static Role speaking_role(const Group& a, const Group& b) {
    for (const ConceptId x : a.meanings) {
      for (const ConceptId y : b.meanings) {
        if (concepts().are_opposite(x, y)) return concepts().role(x);
      }
    }
    for (const ConceptId x : a.meanings) {
      for (const ConceptId y : b.meanings) {
        if (concepts().concepts[x].family == concepts().concepts[y].family) return concepts().role(x);
      }
    }
    return concepts().role(a.meanings.front());
  }

  /// What it is that stands for another.
  [[nodiscard]] static Ground ground_of(const Group& a, const Group& b) {
    const Role role = speaking_role(a, b);
    if (are_opposite(a, b)) return role == Role::quantifier ? Ground::quantifier_contrary : role == Role::link ? Ground::link_contrary : Ground::contrary;
    switch (role) {
      case Role::property: case Role::order: return Ground::property_swapped;
      case Role::thing: return share_family(a, b) ? Ground::thing_swapped : Ground::other_thing_swapped;
      case Role::deed: return Ground::deed_swapped;
      default: return Ground::word_swapped;
    }
  }

  /// What it is that stands alone.
  [[nodiscard]] static Ground ground_of(ConceptId meaning, Role role, bool lost) {
    const std::string& family = concepts().family(meaning).name;
    if (family == "person") return lost ? Ground::person_lost : Ground::person_gained;
    if (family == "score" || family == "term" || family == "span") return lost ? Ground::term_lost : Ground::term_gained;
    switch (role) {
      case Role::quantifier: return lost ? Ground::quantifier_lost : Ground::quantifier_gained;
      case Role::bound: return lost ? Ground::bound_word_lost : Ground::bound_word_gained;
      case Role::order: return lost ? Ground::order_lost : Ground::order_gained;
      case Role::property: return lost ? Ground::property_lost : Ground::property_gained;
      default: return lost ? Ground::thing_lost : Ground::thing_gained;
    }
  }

  bool report_swapped(const Comparison& comparison, const Group& a, const Group& b) {
    const std::optional<KindNames> names = names_of(speaking_role(a, b));
    if (!names) return false;
    static constexpr double far = 0.5;
    if (!share_family(a, b) && !are_opposite(a, b) && apart(comparison, a, b) > far) return false;
    Finding finding;
    finding.kind = names->swapped;
    finding.ground = ground_of(a, b);
    finding.bead = comparison.bead;
    finding.concepts = {a.meanings.front(), b.meanings.front()};
    finding.trust = trust(a) * trust(b);
    finding.is_said_elsewhere = a.matched || b.matched;
    finding.confidence = 1 - apart(comparison, a, b);
    finding.severity = Severity::error;
    finding.original = passage_of_tokens(pair_.original, Side::original, a.first, a.count);
    finding.translation = passage_of_tokens(pair_.translation, Side::translation, b.first, b.count);
    finding.consequence = "Where " + player_of(pair_.original) + " reads " + quoted(pair_.original, a.first, a.count) + ", " +
                          player_of(pair_.translation) + " reads " + quoted(pair_.translation, b.first, b.count) + ".";
    return add(std::move(finding));
  }

  /// *Rosa*, *Mr White*: a capital within a sentence makes a name of a colour.
  static bool may_be_name(const Reading& text, const Group& group) {
    if (text.language->locale().nouns_are_capital || !text.tokens[group.first].capital) return false;
    return has_role(group, Role::property) && !has_role(group, Role::thing);
  }

  void report_alone(const Comparison& comparison, const Group& group, Side side) {
    const ConceptId meaning = group.meanings.front();
    const Role role = has_role(group, Role::bound) ? Role::bound : concepts().role(meaning);
    const std::optional<KindNames> names = names_of(role);
    if (!names || !tells_alone(role) || is_faint(group)) return;
    const bool omitted = side == Side::original;
    const Reading& here = omitted ? pair_.original : pair_.translation;
    if (may_be_name(here, group)) return;
    const Reading& there = omitted ? pair_.translation : pair_.original;
    Finding finding;
    finding.kind = omitted ? names->lost : names->gained;
    finding.ground = ground_of(meaning, role, omitted);
    finding.bead = comparison.bead;
    finding.concepts = {meaning, no_concept};
    finding.trust = trust(group);
    finding.is_said_elsewhere = group.matched;
    finding.confidence = 0.5;
    finding.severity = Severity::error;
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
    findings_.push_back(std::move(finding));
    return true;
  }

  const Pair& pair_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_meanings(const Pair& pair) { return Differences(pair).findings(); }

}  // namespace fathom::audit
