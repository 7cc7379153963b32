#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "audit/alignment/cognates.hpp"
#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/reading/enumerations.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// How much of an item the other side accounts for.
struct Told {
  double told = 0;
  double untold = 0;

  [[nodiscard]] bool missing() const { return untold > 0 && untold > told; }
  [[nodiscard]] bool present() const { return told > 0 && told >= untold; }
};

constexpr ConceptId no_link = 0xFFFF;

class Items {
 public:
  explicit Items(const Pair& pair) : pair_(pair) {}

  std::vector<Finding> findings() {
    for (const Comparison& comparison : pair_.comparisons) judge_enumerations(comparison);
    judge_order();
    return std::move(findings_);
  }

 private:
  [[nodiscard]] const Reading& text(Side side) const {
    return side == Side::original ? pair_.original : pair_.translation;
  }

  [[nodiscard]] std::vector<Enumeration> enumerations(Side side, const Bead& bead) const {
    const std::uint32_t first = side == Side::original ? bead.original : bead.translation;
    const std::uint32_t count = side == Side::original ? bead.original_count : bead.translation_count;
    std::vector<Enumeration> all;
    for (std::uint32_t sentence = first; sentence < first + count; ++sentence) {
      for (Enumeration& found : find_enumerations(text(side), sentence)) all.push_back(std::move(found));
    }
    return all;
  }

  void judge_enumerations(const Comparison& comparison) {
    const std::vector<Enumeration> left = enumerations(Side::original, pair_.bead(comparison));
    const std::vector<Enumeration> right = enumerations(Side::translation, pair_.bead(comparison));
    if (longest_alone(left) && longest_alone(right)) {
      judge_pair(comparison, *longest(left), *longest(right));
      return;
    }
    if (left.size() == right.size()) {
      for (std::size_t i = 0; i < left.size(); ++i) judge_pair(comparison, left[i], right[i]);
      return;
    }
    for (const Enumeration& one : left) {
      if (is_clear(one, comparison.translation)) judge(comparison, Side::original, one, nullptr);
    }
    for (const Enumeration& one : right) {
      if (is_clear(one, comparison.original)) judge(comparison, Side::translation, one, nullptr);
    }
  }

  void judge_pair(const Comparison& comparison, const Enumeration& left, const Enumeration& right) {
    if (left.items.size() > right.items.size()) judge(comparison, Side::original, left, &right);
    if (left.items.size() < right.items.size()) judge(comparison, Side::translation, right, &left);
    if (left.items.size() == right.items.size()) {
      judge_contents(comparison, left);
      judge_sequence(comparison, left, right);
    }
  }

  /// Whether two items, one of either text, have a word for the same.
  [[nodiscard]] bool alike(const Comparison& comparison, const Enumeration::Item& a, const Enumeration::Item& b) const {
    const Stems& left = pair_.aligned.original_stems;
    const Stems& right = pair_.aligned.translation_stems;
    for (TokenIndex x = a.first; x < a.end; ++x) {
      for (TokenIndex y = b.first; y < b.end; ++y) {
        const Token& one = pair_.original.tokens[x];
        const Token& other = pair_.translation.tokens[y];
        if (pair_.original.word(x).folded == pair_.translation.word(y).folded && (one.capital || one.kind == Token::Kind::number)) return true;
        const std::uint64_t key = cognate_key(pair_.original.word(x).folded);
        if (key != 0 && key == cognate_key(pair_.translation.word(y).folded)) return true;
        if (left.of(one) != Stems::none && pair_.aligned.dictionary.match(left.of(one), right.of(other))) return true;
      }
    }
    for (const Group& one : comparison.original.groups) {
      if (one.first < a.first || one.first >= a.end) continue;
      for (const Group& other : comparison.translation.groups) {
        if (other.first < b.first || other.first >= b.end) continue;
        for (const ConceptId meaning : one.meanings) {
          if (std::find(other.meanings.begin(), other.meanings.end(), meaning) != other.meanings.end()) return true;
        }
      }
    }
    return false;
  }

  /// Whether a side says that its order matters: *in this order*, *then*, *first*.
  static bool is_ordered(const ComparedSide& side) {
    return std::any_of(side.groups.begin(), side.groups.end(), [](const Group& group) {
      return means(group, known().order) || has_role(group, Role::order) || means(group, known().link_then);
    });
  }

  /// A list that has another order in the translation: two items, each with one counterpart, that changed places.
  void judge_sequence(const Comparison& comparison, const Enumeration& left, const Enumeration& right) {
    std::vector<std::pair<std::size_t, std::size_t>> places;
    for (std::size_t i = 0; i < left.items.size(); ++i) {
      std::vector<std::size_t> partners;
      for (std::size_t k = 0; k < right.items.size(); ++k) {
        if (alike(comparison, left.items[i], right.items[k])) partners.push_back(k);
      }
      if (partners.size() == 1) places.emplace_back(i, partners.front());
    }
    std::set<std::size_t> taken;
    for (const auto& [i, k] : places) taken.insert(k);
    if (places.size() < 2 || taken.size() < places.size()) return;  // it cannot be told which is which
    const auto out = std::adjacent_find(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    if (out == places.end()) return;
    const Enumeration::Item& item = left.items[out->first];
    const Enumeration::Item& other = right.items[out->second];
    Finding finding;
    finding.kind = Kind::order_changed;
    const bool ordered = is_ordered(comparison.original) || is_ordered(comparison.translation);
    finding.ground = ordered ? Ground::items_reordered : Ground::list_reordered;
    finding.bead = comparison.bead;
    finding.confidence = static_cast<double>(places.size()) / static_cast<double>(left.items.size());
    // *Column or row* is *row or column*.
    finding.severity = ordered || left.items.size() > 2 ? Severity::error : Severity::note;
    finding.original = passage_of_tokens(pair_.original, Side::original, item.first, item.end - item.first);
    finding.translation = passage_of_tokens(pair_.translation, Side::translation, other.first, other.end - other.first);
    finding.consequence = "This list stands in another order in the translation.";
    findings_.push_back(std::move(finding));
  }

  static std::vector<Enumeration>::const_iterator longest(const std::vector<Enumeration>& lists) {
    return std::max_element(lists.begin(), lists.end(),
                            [](const Enumeration& a, const Enumeration& b) { return a.items.size() < b.items.size(); });
  }

  /// Whether one list of a side is longer than two, and no other: then it answers to the like of the other side.
  static bool longest_alone(const std::vector<Enumeration>& lists) {
    static constexpr std::size_t pair = 2;
    return std::count_if(lists.begin(), lists.end(), [](const Enumeration& list) { return list.items.size() > pair; }) == 1;
  }

  /// As many items on either side, and yet one is missing: another was cut in two (*pail & shovel*). Only a thing that the
  /// lexicon knows is missed, and only where everything else is there.
  void judge_contents(const Comparison& comparison, const Enumeration& list) {
    static constexpr std::size_t fewest = 4;
    if (list.items.size() < fewest) return;
    const Enumeration::Item* missing = nullptr;
    for (const Enumeration::Item& item : list.items) {
      if (own_words(comparison.original, Side::original, list, item).present()) continue;
      const bool known = std::any_of(comparison.original.groups.begin(), comparison.original.groups.end(), [&](const Group& group) {
        return group.first >= item.first && group.first < item.end && !group.matched && has_role(group, Role::thing);
      });
      if (!known || missing != nullptr) return;
      missing = &item;
    }
    static constexpr double likely = 0.8;
    if (missing != nullptr) report(comparison, Side::original, *missing, likely, Ground::item_unlike);
  }

  /// Whether a list that the other side has no like for is one: longer than two, or alternatives where the other side has none.
  static bool is_clear(const Enumeration& list, const ComparedSide& other) {
    static constexpr std::size_t pair = 2;
    if (list.items.size() > pair) return true;
    const bool alternatives = list.link != no_link && (concepts().name(list.link) == "link.or" || concepts().name(list.link) == "link.nor");
    return alternatives && std::none_of(other.groups.begin(), other.groups.end(), [](const Group& group) {
      return means(group, known().link_or) || means(group, known().link_nor) || means(group, known().link_and);
    });
  }

  /// Reports the items of an enumeration that the other side lacks. Where the other side's enumeration is known and shorter,
  /// as many items are missing as it is shorter by; otherwise an item is missing if its words are and its neighbours' are not.
  void judge(const Comparison& comparison, Side side, const Enumeration& longer, const Enumeration* shorter) {
    const ComparedSide& here = side == Side::original ? comparison.original : comparison.translation;
    std::vector<Told> told;
    std::size_t present = 0;
    for (const Enumeration::Item& item : longer.items) {
      told.push_back(own_words(here, side, longer, item));
      if (told.back().present()) ++present;
    }
    const std::size_t most = shorter == nullptr ? 1 : longer.items.size() - shorter->items.size();
    std::vector<std::size_t> missing;
    for (std::size_t k = 0; k < told.size(); ++k) {
      if (told[k].missing()) missing.push_back(k);
    }
    // Items that have no like in the other list are missing, whatever stands elsewhere in the sentence.
    static constexpr std::size_t clearly_a_list = 4;
    if (shorter != nullptr && missing.size() != most && longer.items.size() >= clearly_a_list) {
      std::vector<std::size_t> alone;
      for (std::size_t k = 0; k < longer.items.size(); ++k) {
        const bool found = std::any_of(shorter->items.begin(), shorter->items.end(), [&](const Enumeration::Item& other) {
          return side == Side::original ? alike(comparison, longer.items[k], other) : alike(comparison, other, longer.items[k]);
        });
        if (!found) alone.push_back(k);
      }
      if (alone.size() == most) missing = alone;
    }
    std::erase_if(missing, [&](std::size_t k) { return is_counted(comparison, side, longer.items[k]); });
    if (missing.empty() || missing.size() > longer.items.size() / 2 + (shorter != nullptr ? 1 : 0)) return;
    if (shorter == nullptr && (missing.size() > most || present + 1 < longer.items.size())) return;
    if (missing.size() > most) {
      std::stable_sort(missing.begin(), missing.end(), [&](std::size_t a, std::size_t b) {
        return told[a].untold - told[a].told > told[b].untold - told[b].told;
      });
    }
    if (longer.items.size() == 2) {
      std::erase_if(missing, [&](std::size_t k) { return !names_something(here, longer.items[k]); });
      if (missing.empty()) return;
    }
    const double clear = missing.size() <= most ? 1.0 : 0.75;
    missing.resize(std::min(missing.size(), most));
    const double counted = shorter != nullptr ? 0.95 : 0.7;
    for (const std::size_t k : missing)
      report(comparison, side, longer.items[k], counted * clear,
             side == Side::original ? Ground::item_lost : Ground::item_added);
  }

  /// Whether the lexicon knows something in an item: of two alternatives, *or stay there* is no thing.
  static bool names_something(const ComparedSide& side, const Enumeration::Item& item) {
    return std::any_of(side.groups.begin(), side.groups.end(), [&](const Group& group) {
      return group.first >= item.first && group.first < item.end && (has_role(group, Role::thing) || has_role(group, Role::deed));
    });
  }

  /// Whether an item begins with a number that the other side has as often: then the other side has the item too.
  static bool is_counted(const Comparison& comparison, Side side, const Enumeration::Item& item) {
    const ComparedSide& here = side == Side::original ? comparison.original : comparison.translation;
    const ComparedSide& there = side == Side::original ? comparison.translation : comparison.original;
    const auto number = std::find_if(here.quantities.begin(), here.quantities.end(), [&](const Quantity& quantity) {
      return quantity.first == item.first && !quantity.weak;
    });
    if (number == here.quantities.end()) return false;
    const auto times = [&](const ComparedSide& of) {
      return std::count_if(of.quantities.begin(), of.quantities.end(), [&](const Quantity& q) { return q.value == number->value; });
    };
    return times(here) <= times(there);
  }

  /// The words of an item that its neighbours do not share: of *starting spaces, treasure spaces* only the first of each.
  [[nodiscard]] Told own_words(const ComparedSide& here, Side side, const Enumeration& list, const Enumeration::Item& item) const {
    const Reading& reading = text(side);
    Told made;
    for (TokenIndex token = item.first; token < item.end; ++token) {
      if (token < here.first || token >= here.end) continue;
      const std::uint8_t state = here.accounted[token - here.first];
      if (state == 2) continue;
      const bool common = std::any_of(list.items.begin(), list.items.end(), [&](const Enumeration::Item& other) {
        if (other.first == item.first) return false;
        for (TokenIndex k = other.first; k < other.end; ++k) {
          if (reading.word(k).stem == reading.word(token).stem) return true;
        }
        return false;
      });
      if (common) continue;
      (state == 1 ? made.told : made.untold) += 1;
    }
    return made;
  }

  void report(const Comparison& comparison, Side side, const Enumeration::Item& item, double certainty, Ground ground) {
    const bool omitted = side == Side::original;
    const Reading& here = text(side);
    const Bead& bead = pair_.bead(comparison);
    Finding finding;
    finding.kind = omitted ? Kind::item_omitted : Kind::item_added;
    static constexpr double floor = 0.6;
    finding.ground = ground;
    finding.bead = comparison.bead;
    finding.confidence = certainty * (floor + (1 - floor) * surprise(pair_, comparison));
    if (finding.confidence < least_candidate) return;
    finding.severity = Severity::error;
    finding.original = passage_of_sentences(pair_.original, Side::original, bead.original, bead.original_count);
    finding.translation =
        passage_of_sentences(pair_.translation, Side::translation, bead.translation, bead.translation_count);
    (omitted ? finding.original : finding.translation) = passage_of_tokens(here, side, item.first, item.end - item.first);
    finding.consequence = consequence(comparison, quoted(here, item.first, item.end - item.first), side);
    findings_.push_back(std::move(finding));
  }

  /// What the item's absence means: where the list forbids, what is not listed is allowed.
  [[nodiscard]] std::string consequence(const Comparison& comparison, const std::string& item, Side side) const {
    const std::string with = player_of(text(side));
    const std::string without = player_of(text(side == Side::original ? Side::translation : Side::original));
    const auto forbids = [](const ComparedSide& of) {
      return std::any_of(of.modals.begin(), of.modals.end(), [](const ModalPhrase& modal) { return modal.modality == Modality::must_not; });
    };
    if (forbids(comparison.original) && forbids(comparison.translation)) {
      return "What " + with + " must not do with " + item + ", " + without + " may.";
    }
    return "For " + with + " this list has " + item + ", for " + without + " it has not.";
  }

  /// Points of one list that stand in another order in the other text.
  void judge_order() {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<const Bead*>> lists;
    for (const Bead& bead : pair_.aligned.alignment.beads) {
      if (bead.original_count == 0 || bead.translation_count == 0) continue;
      const Block& a = block_of(pair_.original, bead.original);
      const Block& b = block_of(pair_.translation, bead.translation);
      if (a.kind != BlockKind::item || b.kind != BlockKind::item) continue;
      lists[{a.run, b.run}].push_back(&bead);
    }
    for (auto& [runs, beads] : lists) {
      const auto out = std::adjacent_find(beads.begin(), beads.end(), [](const Bead* a, const Bead* b) {
        return a->translation > b->translation;
      });
      static constexpr std::size_t fewest = 3;
      if (beads.size() < fewest) continue;
      if (out != beads.end()) {
        report_order(**out, **(out + 1));
      }
    }
  }

  void report_order(const Bead& before, const Bead& after) {
    const bool numbered = !block_of(pair_.original, after.original).label.empty() &&
                          std::isdigit(static_cast<unsigned char>(block_of(pair_.original, after.original).label[0])) != 0;
    Finding finding;
    finding.kind = Kind::order_changed;
    finding.ground = Ground::items_reordered;
    finding.bead = static_cast<std::uint32_t>(&after - pair_.aligned.alignment.beads.data());
    finding.confidence = 0.9;
    finding.severity = numbered ? Severity::error : Severity::warning;
    finding.original = passage_of_sentences(pair_.original, Side::original, after.original, after.original_count);
    finding.translation =
        passage_of_sentences(pair_.translation, Side::translation, after.translation, after.translation_count);
    finding.elsewhere.push_back(
        passage_of_sentences(pair_.translation, Side::translation, before.translation, before.translation_count));
    finding.consequence = "The points of this list stand in another order in the translation.";
    findings_.push_back(std::move(finding));
  }

  const Pair& pair_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_items(const Pair& pair) { return Items(pair).findings(); }

}  // namespace fathom::audit
