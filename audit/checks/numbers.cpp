#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/equivalents.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// A quantity of one side while its counterpart is looked for.
struct Open {
  Quantity quantity;
  const Quantity* counterpart = nullptr;
};

struct Sides {
  std::vector<Open> original;
  std::vector<Open> translation;
};

/// A number that counts nothing: it names something (*phase 2* is *the second phase*), or refers, or is part of an address.
/// It may be what the other text took for a count, but is not missed here: references have a check of their own.
bool is_label(const Quantity& quantity) { return quantity.place != Quantity::Place::text; }

bool same_value(const Quantity& a, const Quantity& b) {
  static constexpr double grain = 1e-9;
  return std::abs(a.value - b.value) < grain && std::abs(a.upper - b.upper) < grain;
}

bool has_unit(const Quantity& quantity) { return quantity.unit != Quantity::no_unit; }
bool same_unit(const Quantity& a, const Quantity& b) { return has_unit(a) && a.unit == b.unit; }

/// Pairs quantities off, the best reasons first.
void match(std::vector<Open>& left, std::vector<Open>& right) {
  using Test = bool (*)(const Quantity&, const Quantity&);
  static constexpr Test tests[] = {
      [](const Quantity& a, const Quantity& b) {
        return same_value(a, b) && a.digits && b.digits && a.negative == b.negative;
      },
      [](const Quantity& a, const Quantity& b) {
        return same_value(a, b) && a.ordinal == b.ordinal && a.negative == b.negative && a.bound == b.bound && same_unit(a, b);
      },
      [](const Quantity& a, const Quantity& b) { return same_value(a, b) && a.negative == b.negative && a.bound == b.bound; },
      [](const Quantity& a, const Quantity& b) { return same_value(a, b) && a.negative == b.negative; },
      [](const Quantity& a, const Quantity& b) { return same_value(a, b); },
      same_reach,
  };
  for (const Test test : tests) {
    for (Open& a : left) {
      if (a.counterpart != nullptr) continue;
      const auto b = std::find_if(right.begin(), right.end(), [&](const Open& open) {
        return open.counterpart == nullptr && test(a.quantity, open.quantity);
      });
      if (b == right.end()) continue;
      a.counterpart = &b->quantity;
      b->counterpart = &a.quantity;
    }
  }
}

/// Numbers of one side that nothing stands for, each the given one's successor.
std::vector<Open*> successors(std::vector<Open>& all, double value, double last) {
  std::vector<Open*> found;
  for (Open& open : all) {
    const double next = value + static_cast<double>(found.size()) + 1;
    if (next <= last && open.counterpart == nullptr && open.quantity.value == next && open.quantity.upper == next)
      found.push_back(&open);
  }
  return found;
}

/// *Three to five players*, *three, four or five*, *tre-cinque giocatori*; *a four or higher*, *a four, five or six*.
void match_listed(std::vector<Open>& ranges, std::vector<Open>& lists) {
  for (Open& range : ranges) {
    const Quantity& told = range.quantity;
    static constexpr double die = 6;
    const bool is_range = told.upper > told.value && range.counterpart == nullptr;
    const bool is_open = told.upper == told.value && told.bound == Bound::at_least && range.counterpart != nullptr && told.value < die;
    if (!is_range && !is_open) continue;
    std::vector<Open*> listed = successors(lists, told.value - (is_range ? 1 : 0), is_range ? told.upper : die);
    for (std::size_t i = 1; is_range && i < lists.size() && listed.size() < 2; ++i) {  // its ends alone, side by side
      Open &low = lists[i - 1], &high = lists[i];
      if (low.counterpart != nullptr || high.counterpart != nullptr) continue;
      if (low.quantity.value == told.value && high.quantity.value == told.upper) listed = {&low, &high};
    }
    const double end = listed.empty() ? 0 : listed.back()->quantity.value;
    if (end != (is_range ? told.upper : die)) continue;
    if (is_range) range.counterpart = &listed.front()->quantity;
    for (Open* one : listed) one->counterpart = &range.quantity;
  }
}

Sides sides_of(const Comparison& comparison) {
  const auto open = [](const ComparedSide& side) {
    std::vector<Open> all;
    for (const Quantity& quantity : side.quantities) {
      all.push_back({quantity, nullptr});
      if (is_denied(side, quantity)) all.back().quantity.bound = denied(quantity.bound);
    }
    return all;
  };
  return {open(comparison.original), open(comparison.translation)};
}

/// A number that translators drop and add freely: *one*, *first*, articles, figures of speech.
bool is_light(const Quantity& quantity) {
  return quantity.weak || (quantity.value == 1 && quantity.upper == 1 && !quantity.digits);
}

std::string show(double value) {
  const auto whole = std::llround(value);
  if (static_cast<double>(whole) == value) return std::to_string(whole);
  std::string text = std::to_string(value);
  text.erase(text.find_last_not_of('0') + 1);
  return text;
}

std::string show(const Quantity& quantity) {
  std::string text = show(quantity.value);
  if (quantity.upper != quantity.value) text += " to " + show(quantity.upper);
  return text;
}

std::string_view show(Bound bound) {
  switch (bound) {
    case Bound::at_least: return "at least";
    case Bound::at_most: return "at most";
    case Bound::more_than: return "more than";
    case Bound::fewer_than: return "fewer than";
    case Bound::exactly: return "exactly";
    case Bound::none: break;
  }
  return "";
}

class Numbers {
 public:
  explicit Numbers(const Pair& pair) : pair_(pair) {
    for (const Comparison& comparison : pair.comparisons) sides_.push_back(sides_of(comparison));
    for (Sides& sides : sides_) {
      match(sides.original, sides.translation);
      match_listed(sides.original, sides.translation);
      match_listed(sides.translation, sides.original);
    }
    // A sentence may be cut elsewhere in the other language: its number is then next door.
    for (std::size_t i = 1; i < sides_.size(); ++i) {
      if (!are_of_one_block(pair, pair.comparisons[i - 1], pair.comparisons[i])) continue;
      match(sides_[i - 1].original, sides_[i].translation);
      match(sides_[i].original, sides_[i - 1].translation);
    }
  }

  std::vector<Finding> findings() {
    for (std::size_t i = 0; i < sides_.size(); ++i) judge(pair_.comparisons[i], sides_[i]);
    return std::move(findings_);
  }

 private:
  void judge(const Comparison& comparison, Sides& sides) {
    for (const Open& open : sides.original) {
      if (open.counterpart != nullptr) judge_matched(comparison, open.quantity, *open.counterpart);
    }
    std::vector<Open*> lost = unmatched(sides.original);
    std::vector<Open*> added = unmatched(sides.translation);
    pair_off(comparison, lost, added);
    for (const Open* open : lost) {
      if (open->counterpart == nullptr) report_alone(comparison, sides.translation, open->quantity, Side::original);
    }
    for (const Open* open : added) {
      if (open->counterpart == nullptr) report_alone(comparison, sides.original, open->quantity, Side::translation);
    }
  }

  static std::vector<Open*> unmatched(std::vector<Open>& all) {
    std::vector<Open*> found;
    for (Open& open : all) {
      if (open.counterpart == nullptr) found.push_back(&open);
    }
    return found;
  }

  /// Takes a number of either side for the changed form of one of the other: those of the same unit first, then by order.
  void pair_off(const Comparison& comparison, const std::vector<Open*>& lost, const std::vector<Open*>& added) {
    for (const bool by_unit : {true, false}) {
      for (Open* a : lost) {
        if (a->counterpart != nullptr) continue;
        const auto b = std::find_if(added.begin(), added.end(), [&](const Open* open) {
          if (open->counterpart != nullptr || (is_light(a->quantity) && is_light(open->quantity))) return false;
          const auto is_reference = [](const Quantity& q) { return is_label(q) && q.place != Quantity::Place::label; };
          if (is_reference(a->quantity) || is_reference(open->quantity)) return false;
          const bool light = is_light(a->quantity) || is_light(open->quantity) || is_label(a->quantity) != is_label(open->quantity);
          return by_unit ? same_unit(a->quantity, open->quantity) && a->quantity.ordinal == open->quantity.ordinal
                         : !light && a->quantity.ordinal == open->quantity.ordinal;
        });
        if (b == added.end()) continue;
        a->counterpart = &(*b)->quantity;
        (*b)->counterpart = &a->quantity;
        report_changed(comparison, a->quantity, (*b)->quantity);
      }
    }
  }

  void judge_matched(const Comparison& comparison, const Quantity& a, const Quantity& b) {
    if (is_label(a) && is_label(b)) return;
    if (a.negative != b.negative && !a.weak && !b.weak) {
      report(comparison, Ground::sign_changed, Kind::sign_mismatch, Severity::error, sure, a, b,
             "One text counts " + show(a) + ", the other " + show(b) + ".");
    } else if (a.bound != b.bound && a.bound != Bound::none && b.bound != Bound::none && !same_reach(a, b) &&
               !(a.weak && b.weak)) {
      report(comparison, Ground::bound_changed, Kind::quantifier_changed, Severity::error, sure, a, b,
             "Where " + player_of(pair_.original) + " reads " + std::string(show(a.bound)) + " " + show(a) + ", " +
                 player_of(pair_.translation) + " reads " + std::string(show(b.bound)) + " " + show(b) + ".");
    } else if ((a.bound == Bound::none) != (b.bound == Bound::none) && !has_limit(comparison, a)) {
      const bool dropped = b.bound == Bound::none;
      const Bound bound = dropped ? a.bound : b.bound;
      const bool age = is_age(a) || is_age(b);
      const bool plain = age || std::max(a.value, b.value) <= 1 || (!tells(comparison) && !in_rows(comparison));
      if (bound == Bound::exactly || a.weak || b.weak || plain) return;
      report(comparison, Ground::bound_lost, Kind::quantifier_changed, Severity::error, likely, a, b,
             std::string("Only ") + (dropped ? "the original" : "the translation") + " says " + std::string(show(bound)) + " " +
                 show(dropped ? a : b) + "; the other says just " + show(dropped ? b : a) + ".");
    }
  }

  /// *Ten years*, *from ten years on*: every cover has it, in its own way.
  static bool is_age(const Quantity& quantity) { return quantity.unit == known().year; }

  [[nodiscard]] bool in_rows(const Comparison& comparison) const {
    const Bead& bead = pair_.bead(comparison);
    return block_of(pair_.original, bead.original).kind == BlockKind::row &&
           block_of(pair_.translation, bead.translation).kind == BlockKind::row;
  }

  /// Whether somebody does something here: *ages 8+* on a cover may go without its plus.
  [[nodiscard]] bool tells(const Comparison& comparison) const {
    if (!comparison.original.modals.empty()) return true;
    return std::any_of(comparison.original.groups.begin(), comparison.original.groups.end(),
                       [](const Group& group) { return has_role(group, Role::deed); });
  }

  /// Whether the side without a bound says one elsewhere in the bead.
  [[nodiscard]] bool has_limit(const Comparison& comparison, const Quantity& a) const {
    const ComparedSide& side = a.bound == Bound::none ? comparison.original : comparison.translation;
    return std::any_of(side.groups.begin(), side.groups.end(), [](const Group& group) {
      return std::any_of(group.meanings.begin(), group.meanings.end(),
                         [](ConceptId meaning) { return concepts().role(meaning) == Role::bound; });
    });
  }

  void report_changed(const Comparison& comparison, const Quantity& a, const Quantity& b) {
    const bool light = is_light(a) || is_light(b);
    if (a.value == -b.value && a.upper == -b.upper) {
      const bool here = a.value > 0;
      const ComparedSide& side = here ? comparison.original : comparison.translation;
      if (is_taken_away(side, here ? a : b) || is_lessened(here ? pair_.original : pair_.translation, side, here ? a : b)) return;
      report(comparison, Ground::sign_changed, Kind::sign_mismatch, Severity::error, sure, a, b,
             "One text counts " + show(a) + ", the other " + show(b) + ".");
      return;
    }
    if (is_label(a) && is_label(b) && in_heading(pair_.original, a) && in_heading(pair_.translation, b)) {
      report(comparison, Ground::number_changed, Kind::outline_mismatch, Severity::warning, sure, a, b,
             "What the original numbers " + show(a) + " is " + show(b) + " in the translation.");
      return;
    }
    // Sentence against sentence, a number is no matter of style, in any language.
    const bool plain = !light && pair_.bead(comparison).original_count == 1 && pair_.bead(comparison).translation_count == 1;
    report(comparison, plain ? Ground::fact : light ? Ground::number_changed_light : Ground::number_changed, Kind::number_mismatch, Severity::error, light ? likely : sure, a, b,
           "Where " + player_of(pair_.original) + " counts " + show(a) + ", " + player_of(pair_.translation) + " counts " + show(b) +
               ".");
  }

  /// *Six-sided* is *sechsseitig*: the other text may have the number at the beginning of a longer word.
  [[nodiscard]] bool is_inside_a_word(const Comparison& comparison, const Quantity& quantity, Side side) const {
    const Reading& there = side == Side::original ? pair_.translation : pair_.original;
    const ComparedSide& other = side == Side::original ? comparison.translation : comparison.original;
    static constexpr std::size_t shortest = 3;
    for (const NumberWord& number : there.language->number_words()) {
      if (number.value != quantity.value || number.words.size() != 1 || number.words.front().size() < shortest) continue;
      for (TokenIndex token = other.first; token < other.end; ++token) {
        const std::string& word = there.word(token).folded;
        if (word.size() > number.words.front().size() && word.starts_with(number.words.front())) return true;
      }
    }
    return false;
  }

  /// *Lose 3 points*, *deduct 3*, *pay 3*: as good as a minus.
  static bool is_taken_away(const ComparedSide& side, const Quantity& quantity) {
    static constexpr TokenIndex reach = 4;
    return std::any_of(side.groups.begin(), side.groups.end(), [&](const Group& group) {
      if (group.first > quantity.first || quantity.first - group.first > reach) return false;
      return takes_away(group) || means(group, known().penalty) || means(group, known().pay) || means(group, known().cost);
    });
  }

  static bool in_heading(const Reading& text, const Quantity& quantity) {
    return block_of(text, sentence_of(text, quantity.first)).kind == BlockKind::heading;
  }

  void report_alone(const Comparison& comparison, const std::vector<Open>& other, const Quantity& quantity, Side side) {
    if (is_light(quantity) || is_label(quantity)) return;
    // A number said once more in the same sentence may go without saying.
    const ComparedSide& there = side == Side::original ? comparison.translation : comparison.original;
    // *15 each of salt and tea*: the other text may say the number of each.
    const auto is_shared_out = [&](const Quantity& number) {
      static constexpr TokenIndex near = 3;
      return std::any_of(there.groups.begin(), there.groups.end(), [&](const Group& group) {
        return means(group, known().each) && group.first + near >= number.first && group.first <= number.first + number.count + near;
      });
    };
    const bool repeated = std::any_of(other.begin(), other.end(), [&](const Open& open) {
      const bool other_thing = has_unit(open.quantity) && has_unit(quantity) && !same_unit(open.quantity, quantity);
      return same_value(open.quantity, quantity) && !open.quantity.weak && (!other_thing || is_shared_out(open.quantity));
    });
    // *Two or more* are several.
    const bool several = quantity.value == 2 && quantity.bound == Bound::at_least &&
                         std::any_of(there.groups.begin(), there.groups.end(),
                                     [](const Group& group) { return means(group, known().several); });
    if (repeated || several || is_inside_a_word(comparison, quantity, side)) return;
    const bool omitted = side == Side::original;
    const Reading& here = omitted ? pair_.original : pair_.translation;
    const bool redundant = counts_what_follows(here, quantity);
    Finding finding;
    finding.kind = omitted ? Kind::number_omitted : Kind::number_added;
    finding.ground = omitted ? Ground::number_lost : Ground::number_added;
    finding.bead = comparison.bead;
    finding.confidence = sure * weight(comparison) * (quantity.ordinal ? likely : 1.0);
    // *Discard the top card* is *discard 1 card from the top*: a language may count one thing that another just names.
    const bool one = quantity.value == 1 && quantity.upper == 1 && quantity.bound == Bound::none;
    finding.severity = redundant || (one && !omitted) ? Severity::note : one ? Severity::warning : Severity::error;
    place(finding, comparison);
    const std::string words = quoted(here, quantity.first, quantity.count);
    (omitted ? finding.original : finding.translation) = passage_of_tokens(here, side, quantity.first, quantity.count);
    finding.consequence = omitted ? "The translation does not say " + words + "." : "Only the translation says " + words + ".";
    add(std::move(finding));
  }

  /// *The following six actions*, followed by six points: whoever counts them knows.
  static bool counts_what_follows(const Reading& text, const Quantity& quantity) {
    const std::uint32_t block = text.document.sentences[sentence_of(text, quantity.first)].block;
    const auto& blocks = text.document.blocks;
    if (block + 1 >= blocks.size() || blocks[block + 1].kind != BlockKind::item) return false;
    if (!text.document.words(blocks[block].at).ends_with(':')) return false;
    std::uint32_t items = 0;
    for (std::uint32_t next = block + 1; next < blocks.size() && blocks[next].run == blocks[block + 1].run; ++next) ++items;
    return quantity.value == items;
  }

  void report(const Comparison& comparison, Ground ground, Kind kind, Severity severity, double certainty, const Quantity& a,
              const Quantity& b, std::string consequence) {
    Finding finding;
    finding.kind = kind;
    finding.ground = ground;
    finding.bead = comparison.bead;
    finding.confidence = ground == Ground::fact ? certainty : certainty * weight(comparison);
    finding.severity = severity;
    finding.original = passage_of_tokens(pair_.original, Side::original, a.first, a.count);
    finding.translation = passage_of_tokens(pair_.translation, Side::translation, b.first, b.count);
    finding.consequence = std::move(consequence);
    add(std::move(finding));
  }

  void place(Finding& finding, const Comparison& comparison) const {
    const Bead& bead = pair_.bead(comparison);
    finding.original = passage_of_sentences(pair_.original, Side::original, bead.original, bead.original_count);
    finding.translation =
        passage_of_sentences(pair_.translation, Side::translation, bead.translation, bead.translation_count);
  }

  /// Numbers hold better than words: even a free translation keeps them.
  [[nodiscard]] double weight(const Comparison& comparison) const {
    static constexpr double floor = 0.55;
    static constexpr double kept = 0.72;  // where the bead is surely one
    static constexpr double sure_bead = 0.3;
    static constexpr double row = 0.85;
    if (in_rows(comparison)) return row;  // a cell has nothing but its number to be known by
    const double least = pair_.bead(comparison).likeness >= sure_bead ? kept : floor;
    return least + (1 - least) * surprise(pair_, comparison);
  }

  void add(Finding finding) {
    if (finding.confidence >= least_candidate) findings_.push_back(std::move(finding));
  }

  static constexpr double sure = 0.95;
  static constexpr double likely = 0.75;

  const Pair& pair_;
  std::vector<Sides> sides_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_numbers(const Pair& pair) { return Numbers(pair).findings(); }

}  // namespace fathom::audit
