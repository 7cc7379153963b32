#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit/alignment/cognates.hpp"
#include "audit/checks/checks.hpp"
#include "audit/checks/equivalents.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// Something that stands once on either side of a bead: where, and what kind of thing it is.
struct Anchor {
  enum class Sort : std::uint8_t { number, contrary, other };
  Sort sort = Sort::other;
  FamilyId family = 0;  ///< Of a contrary.
  TokenIndex original = 0;
  std::uint32_t original_count = 1;
  TokenIndex translation = 0;
  std::uint32_t translation_count = 1;
  ConceptId original_unit = Quantity::no_unit;  ///< Of a number.
  ConceptId translation_unit = Quantity::no_unit;
};

bool is_firm_contrary(ConceptId meaning) {
  static constexpr double firm = 0.7;
  const Family& family = concepts().family(meaning);
  return (family.role == Role::property || family.role == Role::order) && family.trust >= firm;
}

bool is_contrary(const Group& group) {
  return std::any_of(group.meanings.begin(), group.meanings.end(), is_firm_contrary);
}

/// The family that speaks for a word: that of its contraries, if it has any.
FamilyId family_of(const Group& group) {
  const auto contrary = std::find_if(group.meanings.begin(), group.meanings.end(), is_firm_contrary);
  return concepts().concepts[contrary != group.meanings.end() ? *contrary : group.meanings.front()].family;
}

/// The one group of the other side that shares a meaning with this one, if this one is alone in that too. A word with a
/// contrary stands for that: *left* beside *right* is not what is left.
const Group* only_match(const Group& group, const std::vector<Group>& here, const std::vector<Group>& there) {
  const bool contraries = is_contrary(group);
  const auto shares = [contraries](const Group& a, const Group& b) {
    return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId meaning) {
      return (!contraries || is_firm_contrary(meaning)) &&
             std::find(b.meanings.begin(), b.meanings.end(), meaning) != b.meanings.end();
    });
  };
  const Group* found = nullptr;
  for (const Group& other : there) {
    if (!shares(group, other)) continue;
    if (found != nullptr) return nullptr;
    found = &other;
  }
  if (found == nullptr) return nullptr;
  const auto rivals = std::count_if(here.begin(), here.end(), [&](const Group& other) { return shares(other, *found); });
  return rivals == 1 ? found : nullptr;
}

const Quantity* only_equal(const Quantity& quantity, const std::vector<Quantity>& here, const std::vector<Quantity>& there) {
  const auto equal = [&](const Quantity& other) {
    return !other.weak && other.value == quantity.value && other.upper == quantity.upper &&
           other.ordinal == quantity.ordinal;
  };
  if (std::count_if(here.begin(), here.end(), equal) != 1 || std::count_if(there.begin(), there.end(), equal) != 1) return nullptr;
  return &*std::find_if(there.begin(), there.end(), equal);
}

/// The one token of a side that is so; its end where there is none, or several.
template <class Is>
TokenIndex only_token(const ComparedSide& side, Is is) {
  TokenIndex found = side.end;
  for (TokenIndex token = side.first; token < side.end; ++token) {
    if (!is(token)) continue;
    if (found != side.end) return side.end;
    found = token;
  }
  return found;
}

/// Words that the pair taught to stand for each other, or that look alike, each alone on its side.
std::vector<Anchor> learned_anchors(const Pair& pair, const Comparison& comparison) {
  std::vector<Anchor> anchors;
  const Stems& left = pair.aligned.original_stems;
  const Stems& right = pair.aligned.translation_stems;
  const auto of_stem = [](const Reading& text, const Stems& stems, std::uint32_t stem) {
    return [&text, &stems, stem](TokenIndex token) { return stems.of(text.tokens[token]) == stem; };
  };
  const auto of_look = [](const Reading& text, const Stems& stems, std::uint64_t look) {
    return [&text, &stems, look](TokenIndex token) {
      return stems.of(text.tokens[token]) != Stems::none && cognate_key(text.word(token).folded) == look;
    };
  };
  const auto marked = [&](TokenIndex token) {
    return std::any_of(comparison.original.groups.begin(), comparison.original.groups.end(), [&](const Group& group) {
      return group.first <= token && token < group.first + group.count;
    });
  };
  for (TokenIndex token = comparison.original.first; token < comparison.original.end; ++token) {
    const std::uint32_t stem = left.of(pair.original.tokens[token]);
    if (stem == Stems::none || marked(token) || only_token(comparison.original, of_stem(pair.original, left, stem)) != token)
      continue;
    const auto& counterparts = pair.aligned.dictionary.of_original(stem);
    const std::uint64_t look = cognate_key(pair.original.word(token).folded);
    TokenIndex other = comparison.translation.end;
    if (!counterparts.empty())
      other = only_token(comparison.translation, of_stem(pair.translation, right, counterparts.front()));
    else if (look != 0 && only_token(comparison.original, of_look(pair.original, left, look)) == token)
      other = only_token(comparison.translation, of_look(pair.translation, right, look));
    if (other != comparison.translation.end) anchors.push_back({Anchor::Sort::other, 0, token, 1, other, 1});
  }
  return anchors;
}

std::vector<Anchor> anchors_of(const Pair& pair, const Comparison& comparison) {
  std::vector<Anchor> anchors;
  for (const Group& group : comparison.original.groups) {
    if (has_role(group, Role::link)) continue;
    const Group* other = only_match(group, comparison.original.groups, comparison.translation.groups);
    if (other == nullptr) continue;
    anchors.push_back({is_contrary(group) ? Anchor::Sort::contrary : Anchor::Sort::other, family_of(group), group.first, group.count, other->first, other->count});
  }
  for (const Quantity& quantity : comparison.original.quantities) {
    if (quantity.weak || quantity.place != Quantity::Place::text) continue;
    const Quantity* other = only_equal(quantity, comparison.original.quantities, comparison.translation.quantities);
    if (other == nullptr) continue;
    anchors.push_back({quantity.ordinal ? Anchor::Sort::other : Anchor::Sort::number, 0, quantity.first, quantity.count,
                       other->first, other->count, quantity.unit, other->unit});
  }
  for (const Anchor& learned : learned_anchors(pair, comparison)) anchors.push_back(learned);
  return anchors;
}

bool adjacent(TokenIndex a, TokenIndex b) {
  static constexpr TokenIndex near = 2;
  return (a > b ? a - b : b - a) <= near;
}

/// Whether nothing but signs stands between two places: `+2/+0`.
bool parted_by_signs(const Reading& text, TokenIndex a, std::uint32_t a_count, TokenIndex b, std::uint32_t b_count) {
  const TokenIndex from = a < b ? a + a_count : b + b_count;
  const TokenIndex to = std::max(a, b);
  for (TokenIndex token = from; token < to; ++token)
    if (text.tokens[token].kind != Token::Kind::sign) return false;
  return true;
}

/// Whether a number says by how much something changes: *by 1*, *um 1*, *de 1*.
bool tells_how_much(const Reading& text, TokenIndex number) {
  static constexpr std::array<std::string_view, 8> before{"by", "um", "de", "di", "en", "por", "met", "med"};
  return number > 0 && std::find(before.begin(), before.end(), text.word(number - 1).folded) != before.end();
}

/// *Lower the cost of 2 cards by 1*, *réduisez de 1 le coût de deux cartes*: what each of two numbers is for, the words
/// before it tell, wherever it stands.
bool keep_their_parts(const Pair& pair, const Anchor& a, const Anchor& b) {
  const auto tells = [&](const Anchor& one) {
    return std::pair(tells_how_much(pair.original, one.original), tells_how_much(pair.translation, one.translation));
  };
  const auto [a_here, a_there] = tells(a);
  const auto [b_here, b_there] = tells(b);
  return a.sort == Anchor::Sort::number && a_here == a_there && b_here == b_there && a_here != b_here;
}

bool crossed(const Anchor& a, const Anchor& b) { return (a.original < b.original) != (a.translation < b.translation); }

bool one_sort(const Anchor& a, const Anchor& b) {
  return a.sort == b.sort && a.sort != Anchor::Sort::other && a.family == b.family;
}

/// Numbers that keep what they count have moved with it.
bool moved_with_unit(const Anchor& a) {
  return a.sort == Anchor::Sort::number && a.original_unit != Quantity::no_unit && a.original_unit == a.translation_unit;
}

/// Two numbers of different things; of one thing, a unit does not tell which is which.
bool moved_with_units(const Anchor& a, const Anchor& b) {
  return (moved_with_unit(a) || moved_with_unit(b)) && a.original_unit != b.original_unit;
}

/// What else stands in the order of the original: the more of it, the surer that two that crossed were swapped.
struct Order {
  std::size_t kept = 0;
  std::size_t broken = 0;
};
Order order_of_others(const std::vector<Anchor>& anchors, const Anchor& a, const Anchor& b) {
  // What stands farther off may have moved for reasons of its own.
  static constexpr TokenIndex reach = 5;
  const auto is_near = [&](const Anchor& other) {
    const auto within = [](TokenIndex place, TokenIndex one, TokenIndex two) {
      return place + reach >= std::min(one, two) && place <= std::max(one, two) + reach;
    };
    return within(other.original, a.original, b.original) || within(other.translation, a.translation, b.translation);
  };
  Order order;
  for (std::size_t i = 0; i < anchors.size(); ++i) {
    for (std::size_t j = i + 1; j < anchors.size(); ++j) {
      if (one_sort(anchors[i], a) || one_sort(anchors[j], a) || one_sort(anchors[i], b)) continue;
      if (!is_near(anchors[i]) || !is_near(anchors[j])) continue;
      // *The first three*, *les trois premières*: neighbours change places by grammar.
      if (adjacent(anchors[i].original, anchors[j].original) && adjacent(anchors[i].translation, anchors[j].translation)) {
        ++order.kept;
        continue;
      }
      ++(crossed(anchors[i], anchors[j]) ? order.broken : order.kept);
    }
  }
  return order;
}

std::size_t crossings_of_sort(const std::vector<Anchor>& anchors, const Anchor& sort) {
  std::size_t crossings = 0;
  for (std::size_t i = 0; i < anchors.size(); ++i) {
    for (std::size_t j = i + 1; j < anchors.size(); ++j) {
      if (one_sort(anchors[i], sort) && one_sort(anchors[j], sort) && crossed(anchors[i], anchors[j])) ++crossings;
    }
  }
  return crossings;
}

bool strictly_between(TokenIndex x, TokenIndex low, TokenIndex high) { return low < x && x < high; }

/// *Left A, right B* became *left B, right A*: two contraries, or two numbers, that kept their places, and what stands behind
/// each changed.
std::optional<std::pair<Anchor, Anchor>> interleaved(const std::vector<Anchor>& anchors) {
  for (const Anchor& p : anchors) {
    for (const Anchor& q : anchors) {
      if (!one_sort(p, q) || p.original >= q.original || p.translation >= q.translation) continue;
      if (moved_with_units(p, q)) continue;
      for (const Anchor& a : anchors) {
        if (one_sort(a, p) || !strictly_between(a.original, p.original, q.original) || a.translation < q.translation) continue;
        for (const Anchor& b : anchors) {
          if (one_sort(b, p) || b.original < q.original || !strictly_between(b.translation, p.translation, q.translation)) continue;
          if (a.family == b.family) return std::pair(a, b);  // one thing for another of its sort; others move by grammar
        }
      }
    }
  }
  return std::nullopt;
}

/// *From left to right*, *de derecha a izquierda*, *+2/+0*: nothing else need stand in order.
bool stand_together(const Pair& pair, const Anchor& a, const Anchor& b) {
  if (a.sort == Anchor::Sort::contrary) return adjacent(a.original, b.original) && adjacent(a.translation, b.translation);
  return parted_by_signs(pair.original, a.original, a.original_count, b.original, b.original_count) &&
         parted_by_signs(pair.translation, a.translation, a.translation_count, b.translation, b.translation_count);
}

/// What is told of two that changed places.
Finding exchanged(const Pair& pair, const Comparison& comparison, const Anchor& a, const Anchor& b, double confidence,
                  bool row = false) {
  const bool numbers = a.sort == Anchor::Sort::number;
  Finding finding;
  finding.kind = numbers ? Kind::number_mismatch : Kind::order_changed;
  finding.ground = numbers && row                                                   ? Ground::number_changed
                   : numbers                                                        ? Ground::number_crossed
                   : a.sort == Anchor::Sort::contrary && stand_together(pair, a, b) ? Ground::contrary
                                                                                    : Ground::order_crossed;
  finding.bead = comparison.bead;
  finding.confidence = confidence;
  finding.severity = Severity::error;
  finding.original = passage_of_tokens(pair.original, Side::original, a.original, a.original_count);
  finding.translation = passage_of_tokens(pair.translation, Side::translation, a.translation, a.translation_count);
  finding.consequence = quoted(pair.original, a.original, a.original_count) + " and " +
                        quoted(pair.original, b.original, b.original_count) + " have changed places in the translation.";
  return finding;
}

/// The first two of a bead that changed places while the rest kept theirs.
std::optional<Finding> crossed_in(const Pair& pair, const Comparison& comparison, const std::vector<Anchor>& anchors) {
  const Bead& bead = pair.bead(comparison);
  const bool row = block_of(pair.original, bead.original).kind == BlockKind::row &&
                   block_of(pair.translation, bead.translation).kind == BlockKind::row;
  for (std::size_t i = 0; i < anchors.size(); ++i) {
    for (std::size_t j = i + 1; j < anchors.size(); ++j) {
      const Anchor& a = anchors[i];
      const Anchor& b = anchors[j];
      if (!one_sort(a, b) || !crossed(a, b) || moved_with_units(a, b) || keep_their_parts(pair, a, b)) continue;
      if (crossings_of_sort(anchors, a) > 1) continue;  // the sentence was built anew
      const Order order = order_of_others(anchors, a, b);
      static constexpr std::size_t enough = 1;
      if (!row && !stand_together(pair, a, b) && (order.broken > 0 || order.kept < enough)) continue;
      return exchanged(pair, comparison, a, b, std::min(0.85, 0.6 + 0.08 * static_cast<double>(order.kept + (row ? 2 : 0))),
                       row);
    }
  }
  return std::nullopt;
}

/// *First pay, then draw* became *first draw, then pay*: of what stands before the one *then* of the original and behind it,
/// nearly all has changed places.
std::optional<Finding> turned_about(const Pair& pair, const Comparison& comparison, const std::vector<Anchor>& anchors) {
  const auto says_then = [](const Group& group) { return means(group, known().link_then); };
  const auto& groups = comparison.original.groups;
  const auto then = std::find_if(groups.begin(), groups.end(), says_then);
  if (then == groups.end() || std::any_of(std::next(then), groups.end(), says_then)) return std::nullopt;
  if (may_be_turned(comparison.original) || may_be_turned(comparison.translation)) return std::nullopt;
  const auto says_first = [&](const Anchor& anchor) {
    return std::any_of(groups.begin(), groups.end(),
                       [&](const Group& group) { return group.first == anchor.original && means(group, known().first); });
  };
  std::size_t kept = 0, turned = 0;
  std::optional<std::pair<Anchor, Anchor>> shown;
  for (const Anchor& a : anchors)
    for (const Anchor& b : anchors) {
      if (a.original >= then->first || b.original <= then->first || says_first(a)) continue;
      ++(crossed(a, b) ? turned : kept);
      if (crossed(a, b) && !shown) shown.emplace(a, b);
    }
  static constexpr std::size_t nearly_all = 3;
  if (!shown || turned < nearly_all * kept) return std::nullopt;
  return exchanged(pair, comparison, shown->first, shown->second, 0.8);
}

}  // namespace

std::vector<Finding> check_places(const Pair& pair) {
  std::vector<Finding> findings;
  for (const Comparison& comparison : pair.comparisons) {
    const std::vector<Anchor> anchors = anchors_of(pair, comparison);
    static constexpr std::size_t many = 40;  // a longer list of anchors is no sentence
    if (anchors.size() > many) continue;
    const bool tells = std::any_of(comparison.original.groups.begin(), comparison.original.groups.end(),
                                   [](const Group& group) { return has_role(group, Role::deed); });
    if (const auto both = tells ? interleaved(anchors) : std::nullopt)
      findings.push_back(exchanged(pair, comparison, both->first, both->second, 0.75));
    else if (std::optional<Finding> finding = turned_about(pair, comparison, anchors))
      findings.push_back(std::move(*finding));
    else if ((finding = crossed_in(pair, comparison, anchors)))
      findings.push_back(std::move(*finding));
  }
  return findings;
}

}  // namespace fathom::audit
