#include <algorithm>
#include <string>
#include <vector>

#include "audit/alignment/cognates.hpp"
#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"

namespace fathom::audit {
namespace {

/// A word of one side, by what a word of the other side is compared with.
struct Mention {
  const Group* group = nullptr;  ///< What the lexicon knows of it.
  std::uint32_t stem = Stems::none;
  std::uint64_t cognate = 0;
};

/// A number, or a word with a contrary, that stands once on either side; and the words that belong to it.
struct Holder {
  bool is_number = false;
  const Group* group = nullptr;
  TokenIndex original = 0, translation = 0;
  std::uint32_t original_count = 1, translation_count = 1;
  std::vector<Mention> held{}, held_there{};
};

class Belongings {
 public:
  Belongings(const Pair& pair, const Comparison& comparison) : pair_(pair), comparison_(comparison) {
    add_numbers();
    add_contraries();
    for (Holder& holder : holders_) {
      holder.held = held_by(pair.original, pair.aligned.original_stems, comparison.original, holder.original, holder.original_count, &Holder::original);
      holder.held_there =
          held_by(pair.translation, pair.aligned.translation_stems, comparison.translation, holder.translation, holder.translation_count, &Holder::translation);
    }
  }

  /// Two holders whose belongings have changed places, and how plainly, from 0 to 1.
  struct Exchange {
    const Holder* first = nullptr;
    const Holder* second = nullptr;
    double plain = 0;
  };
  [[nodiscard]] Exchange plainest() const {
    Exchange best;
    for (std::size_t i = 0; i < holders_.size(); ++i) {
      for (std::size_t j = i + 1; j < holders_.size(); ++j) {
        const Holder &a = holders_[i], &b = holders_[j];
        if (!one_sort(a, b)) continue;
        const double ab = shared(a.held, b.held_there), ba = shared(b.held, a.held_there);
        const double straight = shared(a.held, a.held_there) + shared(b.held, b.held_there);
        if (ab + ba <= straight || ab + ba < 1) continue;
        static constexpr double both = 0.35;
        const double plain = (ab > 0 && ba > 0 ? 0.5 : both) + (straight == 0 ? both : 0.0);
        if (plain > best.plain) best = {&a, &b, plain};
      }
    }
    return best;
  }

 private:
  static bool one_sort(const Holder& a, const Holder& b) {
    if (a.is_number != b.is_number) return false;
    return a.is_number || concepts().concepts[a.group->meanings.front()].family == concepts().concepts[b.group->meanings.front()].family;
  }

  void add_numbers() {
    const auto alone = [](const std::vector<Quantity>& all, const Quantity& one) {
      return std::count_if(all.begin(), all.end(), [&](const Quantity& q) { return q.value == one.value && q.upper == one.upper; }) == 1;
    };
    for (const Quantity& here : comparison_.original.quantities) {
      if (here.weak || here.place != Quantity::Place::text || !alone(comparison_.original.quantities, here)) continue;
      for (const Quantity& there : comparison_.translation.quantities) {
        if (there.value != here.value || there.upper != here.upper || there.weak || !alone(comparison_.translation.quantities, there)) continue;
        holders_.push_back({true, nullptr, here.first, there.first, here.count, there.count});
      }
    }
  }

  static bool has_contrary(const Group& group) {
    const Role role = concepts().role(group.meanings.front());
    return role == Role::order || role == Role::property || role == Role::deed;
  }

  void add_contraries() {
    const auto alike = [](const Group& a, const Group& b) {
      return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId meaning) {
        return std::find(b.meanings.begin(), b.meanings.end(), meaning) != b.meanings.end();
      });
    };
    const auto count = [&](const std::vector<Group>& all, const Group& one) {
      return std::count_if(all.begin(), all.end(), [&](const Group& other) { return alike(one, other); });
    };
    for (const Group& here : comparison_.original.groups) {
      if (!has_contrary(here) || count(comparison_.original.groups, here) != 1 || count(comparison_.translation.groups, here) != 1) continue;
      const auto there = std::find_if(comparison_.translation.groups.begin(), comparison_.translation.groups.end(),
                                      [&](const Group& other) { return alike(here, other); });
      if (count(comparison_.original.groups, *there) == 1) holders_.push_back({false, &here, here.first, there->first, here.count, there->count});
    }
  }

  /// The words behind a holder, up to a sign or the next holder; where there are none, those before it.
  [[nodiscard]] std::vector<Mention> held_by(const Reading& text, const Stems& stems, const ComparedSide& side, TokenIndex first, std::uint32_t count,
                                             TokenIndex Holder::*place) const {
    static constexpr TokenIndex reach = 5;
    std::vector<Mention> found;
    for (TokenIndex token = first + count; token < std::min(side.end, first + count + reach) && !parts(text, token, place); ++token)
      add_mention(found, text, stems, side, token);
    for (TokenIndex token = first; found.empty() && token > side.first && first - token < reach && !parts(text, token - 1, place); --token)
      add_mention(found, text, stems, side, token - 1);
    return found;
  }

  [[nodiscard]] bool parts(const Reading& text, TokenIndex token, TokenIndex Holder::*place) const {
    if (text.tokens[token].kind == Token::Kind::sign) return true;
    return std::any_of(holders_.begin(), holders_.end(), [&](const Holder& holder) { return holder.*place == token; });
  }

  static void add_mention(std::vector<Mention>& found, const Reading& text, const Stems& stems, const ComparedSide& side, TokenIndex token) {
    const auto group = std::find_if(side.groups.begin(), side.groups.end(), [&](const Group& each) {
      return each.first <= token && token < each.first + each.count && (has_role(each, Role::thing) || has_role(each, Role::property));
    });
    const Mention mention{group == side.groups.end() ? nullptr : &*group, stems.of(text.tokens[token]), cognate_key(text.word(token).folded)};
    if (mention.group != nullptr || mention.stem != Stems::none) found.push_back(mention);
  }

  [[nodiscard]] bool match(const Mention& a, const Mention& b) const {
    if (a.cognate != 0 && a.cognate == b.cognate) return true;
    if (a.stem != Stems::none && b.stem != Stems::none && pair_.aligned.dictionary.match(a.stem, b.stem)) return true;
    return a.group != nullptr && b.group != nullptr && std::any_of(a.group->meanings.begin(), a.group->meanings.end(), [&](ConceptId meaning) {
      return std::find(b.group->meanings.begin(), b.group->meanings.end(), meaning) != b.group->meanings.end();
    });
  }

  /// How many words of the one the other has too.
  [[nodiscard]] double shared(const std::vector<Mention>& held, const std::vector<Mention>& there) const {
    return static_cast<double>(std::count_if(held.begin(), held.end(), [&](const Mention& a) {
      return std::any_of(there.begin(), there.end(), [&](const Mention& b) { return match(a, b); });
    }));
  }

  const Pair& pair_;
  const Comparison& comparison_;
  std::vector<Holder> holders_;
};

}  // namespace

std::vector<Finding> check_belongings(const Pair& pair) {
  std::vector<Finding> findings;
  for (const Comparison& comparison : pair.comparisons) {
    static constexpr TokenIndex longest = 400;
    if (comparison.original.end - comparison.original.first > longest) continue;
    const Belongings belongings(pair, comparison);
    const Belongings::Exchange exchange = belongings.plainest();
    if (exchange.first == nullptr) continue;
    const Holder& a = *exchange.first;
    const Holder& b = *exchange.second;
    Finding finding;
    finding.kind = a.is_number ? Kind::number_mismatch : Kind::order_changed;
    finding.severity = Severity::error;
    finding.ground = a.is_number ? Ground::number_of_another : Ground::word_of_another;
    finding.bead = comparison.bead;
    finding.confidence = exchange.plain;
    finding.original = passage_of_tokens(pair.original, Side::original, a.original, a.original_count);
    finding.translation = passage_of_tokens(pair.translation, Side::translation, a.translation, a.translation_count);
    finding.consequence = "What belongs to " + quoted(pair.original, a.original, a.original_count) + " in the original belongs to " +
                          quoted(pair.translation, b.translation, b.translation_count) + " in the translation.";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace fathom::audit
