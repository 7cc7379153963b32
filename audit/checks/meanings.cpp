#include <algorithm>
#include <cmath>
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
    case Role::negation: return {Kind::negation_changed, Kind::negation_changed, Kind::negation_changed, 0.95, 0};
    case Role::modality:
    case Role::reference: break;
  }
  return {Kind::term_mismatch, Kind::passage_omitted, Kind::passage_added, 0, 0};
}

/// Words whose loss alone changes what a sentence allows.
bool is_weighty(ConceptId meaning) {
  static constexpr std::string_view weighty[] = {
      "scope.only",     "term.pair",       "facing.up",          "facing.down",        "chance.random",
       "direction.left",  "direction.right",    "rotation.clockwise", "rotation.counterclockwise",
      "sorting.ascending", "sorting.descending", "person.opponent", "measure.half",     "measure.double"};
  return std::find(std::begin(weighty), std::end(weighty), concepts().name(meaning)) != std::end(weighty);
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
    std::vector<const Group*> lost = unpaired(comparison.original);
    std::vector<const Group*> gained = unpaired(comparison.translation);
    std::erase_if(lost, [&](const Group* group) { return !in_contrast(*group) && group->matched; });
    std::erase_if(gained, [&](const Group* group) { return !in_contrast(*group) && group->matched; });
    const auto missing = [](const Group* group) { return !group->matched; };
    const auto differences = std::count_if(lost.begin(), lost.end(), missing) + std::count_if(gained.begin(), gained.end(), missing);
    const double crowd = crowding(static_cast<std::size_t>(differences));
    pair_off(comparison, lost, gained, surprise(pair_, comparison, 1, 1) * crowd);
    report_one_for_all(comparison, surprise(pair_, comparison, 1, 0) * crowd);
    for (const Group* group : lost) {
      if (!group->matched) report_alone(comparison, *group, Side::original, surprise(pair_, comparison, 1, 0) * crowd);
    }
    for (const Group* group : gained) {
      if (!group->matched) report_alone(comparison, *group, Side::translation, surprise(pair_, comparison, 0, 1) * crowd);
    }
  }

  /// *Not after* is *before*: beside a denial that the other side lacks, the contrary is what should stand there.
  static bool is_turned(const Comparison& comparison, const Group& a, const Group& b) {
    return in_contrast(a) && is_denied(comparison.original, a) != is_denied(comparison.translation, b);
  }

  static bool is_denied(const ComparedSide& side, const Group& group) {
    static constexpr TokenIndex reach = 6;
    const auto near = [&](TokenIndex at) { return (at > group.first ? at - group.first : group.first - at) <= reach; };
    return std::any_of(side.negations.begin(), side.negations.end(), [&](const Group& negation) { return near(negation.first); }) ||
           std::any_of(side.modals.begin(), side.modals.end(), [&](const ModalPhrase& modal) {
             return (modal.modality == Modality::must_not || modal.modality == Modality::need_not) && near(modal.first);
           });
  }

  /// *All players* became *a player*, or the other way round: the article gives it away.
  void report_one_for_all(const Comparison& comparison, double surprising) {
    const auto ones = [](const ComparedSide& side) {
      return std::count_if(side.quantities.begin(), side.quantities.end(),
                           [](const Quantity& quantity) { return quantity.value == 1 && !quantity.ordinal; });
    };
    const auto find = [](const ComparedSide& side) -> const Group* {
      const auto found = std::find_if(side.groups.begin(), side.groups.end(), [](const Group& group) {
        return !group.matched && (means(group, "scope.all") || means(group, "scope.both"));
      });
      return found == side.groups.end() ? nullptr : &*found;
    };
    const bool lost = ones(comparison.translation) > ones(comparison.original);
    const bool gained = ones(comparison.original) > ones(comparison.translation);
    if (!lost && !gained) return;
    const ComparedSide& of_all = lost ? comparison.original : comparison.translation;
    const Group* all = find(of_all);
    if (all == nullptr || !speaks_of_one(of_all, *all, lost ? comparison.translation : comparison.original)) return;
    Finding finding;
    finding.kind = Kind::quantifier_changed;
    static constexpr double floor = 0.6;
    static constexpr double rarely_style = 0.85;
    finding.confidence = 0.85 * std::max(std::sqrt(trust(*all)), rarely_style) * (floor + (1 - floor) * surprising);
    finding.severity = weighed(Severity::error, finding.confidence);
    const Side side = lost ? Side::original : Side::translation;
    const Reading& here = lost ? pair_.original : pair_.translation;
    const Bead& bead = pair_.bead(comparison);
    finding.original = passage_of_sentences(pair_.original, Side::original, bead.original, bead.original_count);
    finding.translation = passage_of_sentences(pair_.translation, Side::translation, bead.translation, bead.translation_count);
    (lost ? finding.original : finding.translation) = passage_of_tokens(here, side, all->first, all->count);
    finding.consequence = "Where " + player_of(here) + " reads " + quoted(here, all->first, all->count) + ", the other reads of one only.";
    add(std::move(finding));
  }

  /// Whether the other side counts one of what this side has all of.
  static bool speaks_of_one(const ComparedSide& side, const Group& all, const ComparedSide& other) {
    const auto thing = std::find_if(side.groups.begin(), side.groups.end(),
                                    [&](const Group& group) { return group.first > all.first && has_role(group, Role::thing); });
    if (thing == side.groups.end()) return false;
    return std::any_of(other.quantities.begin(), other.quantities.end(), [&](const Quantity& quantity) {
      return quantity.value == 1 && !quantity.ordinal &&
             std::find(thing->meanings.begin(), thing->meanings.end(), quantity.unit) != thing->meanings.end();
    });
  }

  static std::vector<const Group*> unpaired(const ComparedSide& side) {
    std::vector<const Group*> found;
    for (const Group& group : side.groups) {
      if (!group.paired) found.push_back(&group);
    }
    return found;
  }

  /// Many differences in one sentence are a free translation, not many faults.
  static double crowding(std::size_t differences) {
    static constexpr std::size_t few = 3;
    static constexpr double each = 0.12;
    return differences <= few ? 1.0 : std::max(0.3, 1.0 - each * static_cast<double>(differences - few));
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

  /// Of one family that is trusted so firmly that its members exclude each other: colours, sides, axes.
  [[nodiscard]] static bool exclusive(const Group& a, const Group& b) {
    static constexpr double firm = 0.85;
    return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId x) {
      return contrasts(x) && concepts().family(x).trust >= firm &&
             std::any_of(b.meanings.begin(), b.meanings.end(),
                         [&](ConceptId y) { return concepts().concepts[x].family == concepts().concepts[y].family; });
    });
  }

  [[nodiscard]] static bool opposite(const Group& a, const Group& b) {
    return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId x) {
      return std::any_of(b.meanings.begin(), b.meanings.end(), [&](ConceptId y) { return concepts().are_opposite(x, y); });
    });
  }

  /// Left and right, but not each and any, which one sentence may well have both of.
  [[nodiscard]] static bool firmly_opposite(const Group& a, const Group& b) {
    static constexpr double firm = 0.7;
    return opposite(a, b) && std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId x) {
      return std::any_of(b.meanings.begin(), b.meanings.end(), [&](ConceptId y) {
        return concepts().are_opposite(x, y) && std::max(concepts().family(x).trust, concepts().family(y).trust) >= firm;
      });
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
    return means(a, "person.player") && !has_role(b, Role::deed) &&
           (means(b, "person.neighbour") || means(b, "person.opponent") || means(b, "person.partner") || !has_role(b, Role::thing) ||
            concepts().family(b.meanings.front()).name != "person");
  }

  /// Whether one of the two could stand for the other: of one family where families are contrasts, any thing for any thing.
  [[nodiscard]] static bool exchangeable(const Group& a, const Group& b) {
    if (is_other_player(a, b) || is_other_player(b, a)) return false;
    return share_family(a, b) || opposite(a, b) || (is_object(a) && is_object(b));
  }

  void pair_off(const Comparison& comparison, std::vector<const Group*>& lost, std::vector<const Group*>& gained,
                double surprising) {
    for (const Group*& a : lost) {
      const Group** best = nullptr;
      for (const Group*& b : gained) {
        if (b == nullptr || !exchangeable(*a, *b) || is_turned(comparison, *a, *b)) continue;
        // What the other side does say, if elsewhere or otherwise, is only missed where its contrary stands.
        if ((a->matched || b->matched) && !firmly_opposite(*a, *b)) continue;
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

  /// Whether `b` is a better counterpart than `than`: of the same family, and at a more fitting place of its side.
  static bool nearer(const Comparison& comparison, const Group& a, const Group& b, const Group& than) {
    if (opposite(a, b) != opposite(a, than)) return opposite(a, b);
    if (share_family(a, b) != share_family(a, than)) return share_family(a, b);
    const auto place = [](const ComparedSide& side, const Group& group) {
      return static_cast<double>(group.first - side.first) / static_cast<double>(std::max<TokenIndex>(side.end - side.first, 1));
    };
    const double at = place(comparison.original, a);
    return std::abs(place(comparison.translation, b) - at) < std::abs(place(comparison.translation, than) - at);
  }

  /// The most trusted of a group's meanings speaks for it.
  [[nodiscard]] double trust(const Group& group) const {
    double least = 1;
    for (const ConceptId meaning : group.meanings) least = std::min(least, pair_.trust.elsewhere(meaning));
    return least;
  }

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

  bool report_swapped(const Group& a, const Group& b, double surprising) {
    const Weight weight = weight_of(speaking_role(a, b));
    if (weight.swap == 0) return false;
    static constexpr std::uint32_t slips = 2;  // a swap seen more often than this may be a habit
    static constexpr double habit = 0.3;       // what each further sighting takes from the surprise
    const auto times = pair_.trust.swapped(a.meanings.front(), b.meanings.front());
    const double usual = times > slips ? 1.0 / (1.0 + habit * static_cast<double>(times - slips)) : 1.0;
    Finding finding;
    finding.kind = weight.swapped;
    const bool contrary = opposite(a, b);
    if (contrary || exclusive(a, b)) {
      // Contraries are no matter of style, however freely the rest is translated.
      static constexpr double floor = 0.65;
      static constexpr double never_style = 0.85;
      static constexpr double seldom_style = 0.72;
      const bool loose = speaking_role(a, b) == Role::quantifier || speaking_role(a, b) == Role::link;
      const double least = !contrary ? 0.0 : firmly_opposite(a, b) || !loose ? never_style : seldom_style;
      const double trusted = std::max(std::sqrt(trust(a) * trust(b)), least);
      // A word alone answers a question; there is nothing around it to judge it by.
      const bool answers = speaking_role(a, b) == Role::negation;
      finding.confidence = 0.95 * trusted * (answers ? 1.0 : floor + (1 - floor) * surprising) * usual;
    } else {
      const bool objects = is_object(a) && is_object(b) && share_family(a, b);
      const double product = trust(a) * trust(b);
      static constexpr double halfway = 0.75;  // any thing may stand for any, but one of its own sort sooner
      const double trusted = objects ? std::sqrt(product)
                             : is_object(a) && is_object(b) ? std::pow(product, halfway)
                                                            : product;
      finding.confidence = weight.swap * surprising * trusted * usual;
      // Verbs and links have many ways of saying the same; only the clearest cases are worth a warning.
      const Role role = speaking_role(a, b);
      static constexpr double doubt = 0.8;
      if (role == Role::deed || role == Role::link || role == Role::quantifier) finding.confidence *= doubt;
    }
    finding.severity = weighed(Severity::error, finding.confidence);
    finding.original = passage_of_tokens(pair_.original, Side::original, a.first, a.count);
    finding.translation = passage_of_tokens(pair_.translation, Side::translation, b.first, b.count);
    finding.consequence = "Where " + player_of(pair_.original) + " reads " + quoted(pair_.original, a.first, a.count) + ", " +
                          player_of(pair_.translation) + " reads " + quoted(pair_.translation, b.first, b.count) + ".";
    return add(std::move(finding));
  }

  /// *Rosa*, *Mr White*: a capital within a sentence makes a name of a colour.
  static bool may_be_name(const Reading& text, const Group& group) {
    if (text.language->locale().nouns_are_capital || !text.tokens[group.first].capital || has_role(group, Role::thing)) return false;
    return true;
  }

  /// *All players pass a card* became *you pass a card*: neither *all* nor the players are there.
  static bool loses_people(const Comparison& comparison, const Group& group) {
    if (!means(group, "scope.all") && !means(group, "scope.each")) return false;
    const auto people = [](const ComparedSide& side) {
      return std::count_if(side.groups.begin(), side.groups.end(), [](const Group& other) {
        return concepts().family(other.meanings.front()).name == "person";
      });
    };
    return people(comparison.original) > people(comparison.translation);
  }

  void report_alone(const Comparison& comparison, const Group& group, Side side, double surprising) {
    const ConceptId meaning = group.meanings.front();
    const Weight weight = weight_of(concepts().role(meaning));
    if (weight.loss == 0) return;
    const bool omitted = side == Side::original;
    const Reading& here = omitted ? pair_.original : pair_.translation;
    if (may_be_name(here, group)) return;
    const Reading& there = omitted ? pair_.translation : pair_.original;
    Finding finding;
    finding.kind = omitted ? weight.lost : weight.gained;
    const bool weighty = is_weighty(meaning) || (omitted && loses_people(comparison, group));
    static constexpr double grave = 0.85;
    static constexpr double light = 0.75;
    finding.confidence = weighty ? grave * surprising * std::max(trust(group), light) : weight.loss * surprising * trust(group) * light;
    if (!omitted) finding.confidence *= 0.95;
    static constexpr double worth_a_warning = 0.58;
    finding.severity = finding.confidence >= worth_a_warning ? Severity::warning : Severity::note;
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
