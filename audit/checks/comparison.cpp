#include "audit/checks/comparison.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <unordered_map>

#include "audit/alignment/cognates.hpp"
#include "audit/checks/weights.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// How many sightings the first guess at a family's trust is worth.
constexpr double prior_sightings = 4;

constexpr std::uint8_t without_like = 0;
constexpr std::uint8_t with_like = 1;
constexpr std::uint8_t needs_no_like = 2;

/// Leaves out what the other language has no words for that the lexicon knows: there it would always be missed.
void keep_what_both_speak_of(Meanings& meanings, const Language& other) {
  for (Group& group : meanings.groups) std::erase_if(group.meanings, [&](ConceptId meaning) { return !other.speaks_of(meaning); });
  std::erase_if(meanings.groups, [](const Group& group) { return group.meanings.empty(); });
  const ConceptId denied = known().denied, must = known().must, may = known().may;
  if (!other.speaks_of(denied)) meanings.negations.clear();
  if (!other.speaks_of(must) || !other.speaks_of(may) || !other.speaks_of(denied)) meanings.modals.clear();
}

ComparedSide side_of(const Reading& reading, std::uint32_t first, std::uint32_t count, const Language& other) {
  ComparedSide side;
  side.first = reading.token_starts[first];
  side.end = reading.token_starts[first + count];
  Meanings meanings = meanings_of(reading, first, count);
  keep_what_both_speak_of(meanings, other);
  side.modals = std::move(meanings.modals);
  side.negations = std::move(meanings.negations);
  side.groups = std::move(meanings.groups);
  side.groups.shrink_to_fit();  // a long text has millions
  for (std::uint32_t sentence = first; sentence < first + count; ++sentence) {
    const auto quantities = reading.quantities_of(sentence);
    side.quantities.insert(side.quantities.end(), quantities.begin(), quantities.end());
  }
  return side;
}

bool share_meaning(const Group& a, const Group& b) {
  return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId meaning) {
    return !concepts().name(meaning).starts_with("faint.") && std::find(b.meanings.begin(), b.meanings.end(), meaning) != b.meanings.end();
  });
}

bool is_contrary(ConceptId meaning) {
  const Role role = concepts().role(meaning);
  return role == Role::order || role == Role::property || role == Role::bound || role == Role::quantifier;
}

/// *End* and *stop* share a deed, *end* and *beginning* do not share a place: a word with a contrary is only paired off by
/// one that has that contrary too, if it has any.
bool share_contrary(const Group& a, const Group& b) {
  const auto has = [](const Group& group) { return std::any_of(group.meanings.begin(), group.meanings.end(), is_contrary); };
  if ((!has(a) && !has(b)) || is_hint(a) || is_hint(b)) return true;
  // *Then* may stand for *afterwards*, which is also a contrary of *before*.
  return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId meaning) {
    return (is_contrary(meaning) || concepts().role(meaning) == Role::link) && std::find(b.meanings.begin(), b.meanings.end(), meaning) != b.meanings.end();
  });
}

/// The first meaning of `a` that `b` has too and that is still to be had, as a bit of `a`; 0 if there is none.
std::uint32_t open_meaning(const Group& a, const Group& b) {
  for (std::size_t k = 0; k < std::min<std::size_t>(a.meanings.size(), 32); ++k) {
    const bool shared = std::find(b.meanings.begin(), b.meanings.end(), a.meanings[k]) != b.meanings.end();
    if (shared && (a.used >> k & 1U) == 0) return std::uint32_t{1} << k;
  }
  return 0;
}

/// Whether a word may be paired once more: a compound (*Aktionskarte*) once for each of its parts.
bool is_open(const Group& group, bool in_compounds) { return !group.paired || (in_compounds && group.count == 1 && group.used != 0); }

/// Pairs two words that mean the same, if either is still to be had.
void pair_up(Group& a, Group& b, bool original_compounds, bool translation_compounds) {
  a.matched = b.matched = true;
  if (!is_open(a, original_compounds) || !is_open(b, translation_compounds) || !share_contrary(a, b)) return;
  const std::uint32_t here = open_meaning(a, b), there = open_meaning(b, a);
  if (here == 0 || there == 0) return;
  a.paired = b.paired = true;
  a.used |= here, b.used |= there;
}

void match_groups(Comparison& comparison, bool original_compounds, bool translation_compounds) {
  // Words that mean something for sure find each other before those that only may.
  for (const bool with_hints : {false, true}) {
    for (Group& a : comparison.original.groups) {
      for (Group& b : comparison.translation.groups) {
        if (share_meaning(a, b) && (is_hint(a) || is_hint(b)) == with_hints) pair_up(a, b, original_compounds, translation_compounds);
      }
    }
  }
}

/// What the other side can account for, and how many mentions of it.
struct Mentions {
  std::unordered_map<std::uint32_t, int> stems;
  std::unordered_map<std::uint64_t, int> cognates;

  Mentions(const Reading& reading, const Stems& numbering, const ComparedSide& side) {
    for (TokenIndex token = side.first; token < side.end; ++token) {
      if (reading.tokens[token].kind != Token::Kind::word) continue;
      const std::uint32_t stem = numbering.of(reading.tokens[token]);
      if (stem != Stems::none) ++stems[stem];
      const std::uint64_t key = cognate_key(reading.word(token).folded);
      if (key != 0) ++cognates[key];
    }
  }

  /// Takes one mention for the counterpart of a word, if one is left.
  bool spend(std::uint64_t key, const std::vector<std::uint32_t>& counterparts) {
    if (const auto found = cognates.find(key); found != cognates.end() && found->second > 0) return --found->second, true;
    for (const std::uint32_t stem : counterparts) {
      if (const auto found = stems.find(stem); found != stems.end() && found->second > 0) return --found->second, true;
    }
    return false;
  }
};

/// Left and right, most and fewest: words that every lexicon has, and that a pair need not teach.
bool has_contrary(const Group& group) { return std::any_of(group.meanings.begin(), group.meanings.end(), is_contrary); }

/// Whether the lexicon's words for a concept mostly find each other in this pair: then what it teaches besides is no excuse.
bool is_settled(const Trust& trust, const Group& group) {
  const auto [seen, kept] = trust.tally(group.meanings.front());
  static constexpr double mostly = 0.6;
  return seen > 2 && kept >= mostly * (seen - 1);
}

void account(ComparedSide& side, const Reading& reading, const Stems& numbering, const Trust& trust, Mentions other,
             const std::vector<std::uint32_t>& (Dictionary::*look_up)(std::uint32_t) const, const Dictionary& dictionary) {
  side.accounted.assign(side.end - side.first, needs_no_like);
  for (TokenIndex token = side.first; token < side.end; ++token) {
    const Token& here = reading.tokens[token];
    if (here.kind != Token::Kind::word || numbering.of(here) == Stems::none) continue;
    const bool known = other.spend(cognate_key(reading.word(token).folded), (dictionary.*look_up)(numbering.of(here)));
    side.accounted[token - side.first] = known ? with_like : without_like;
  }
  const auto fill = [&](TokenIndex first, std::uint32_t count, std::uint8_t state) {
    std::fill_n(side.accounted.begin() + (first - side.first), count, state);
  };
  for (Group& group : side.groups) {
    const auto begin = side.accounted.begin() + (group.first - side.first);
    // Words that this pair has taught to stand for each other are no difference, whatever the lexicon says. Contraries are:
    // a fault that is seen twice would teach itself.
    if (!has_contrary(group) && !is_settled(trust, group) && std::find(begin, begin + group.count, with_like) != begin + group.count &&
        std::find(begin, begin + group.count, without_like) == begin + group.count) {
      group.matched = group.paired = true;
    }
    if (has_role(group, Role::link)) continue;
    fill(group.first, group.count, needs_no_like);  // however many words a phrase has, it is missed once
    // A word with a contrary answers for itself alone: *up to* here is not the *never more than* there.
    const bool has_like = has_contrary(group) ? group.paired : group.matched;
    if (has_like || !is_faint(group)) fill(group.first, 1, has_like ? with_like : without_like);
  }
  for (const ModalPhrase& modal : side.modals) fill(modal.first, modal.count, needs_no_like);
  for (const Group& negation : side.negations) fill(negation.first, negation.count, needs_no_like);
  side.told = static_cast<double>(std::count(side.accounted.begin(), side.accounted.end(), with_like));
  side.untold = static_cast<double>(std::count(side.accounted.begin(), side.accounted.end(), without_like));
}

/// A word or a sign alone, in a cell or on a line: there is nothing to compare.
bool says_nothing(const ComparedSide& side) {
  return side.end - side.first <= 1 && side.groups.empty() && side.modals.empty() && side.negations.empty() && side.quantities.empty();
}

/// What moved into the neighbouring bead is neither lost here nor gained there.
void match_neighbours(Comparison& a, Comparison& b) {
  const auto settle = [](std::vector<Group>& lost, std::vector<Group>& gained) {
    for (Group& one : lost) {
      if (one.matched) continue;
      const auto other = std::find_if(gained.begin(), gained.end(), [&](const Group& group) {
        return !group.matched && share_meaning(one, group);
      });
      if (other != gained.end()) one.matched = other->matched = one.paired = other->paired = true;
    }
  };
  settle(a.original.groups, b.translation.groups);
  settle(b.original.groups, a.translation.groups);
}

std::uint32_t both(ConceptId a, ConceptId b) { return (std::uint32_t{a} << 16U) | b; }

}  // namespace

bool are_of_one_block(const Pair& pair, const Comparison& a, const Comparison& b) {
  const auto block = [](const Reading& text, std::uint32_t sentence) { return text.document.sentences[sentence].block; };
  const Bead& one = pair.bead(a);
  const Bead& other = pair.bead(b);
  return block(pair.original, one.original) == block(pair.original, other.original) &&
         block(pair.translation, one.translation) == block(pair.translation, other.translation);
}

double fitted_trust(ConceptId meaning) {
  const auto fitted_for = [](std::string_view name) -> std::optional<double> {
    const auto found = std::lower_bound(weights::trust.begin(), weights::trust.end(), name,
                                        [](const weights::Trusted& entry, std::string_view wanted) { return entry.name < wanted; });
    return found != weights::trust.end() && found->name == name ? std::optional(found->trust) : std::nullopt;
  };
  static const std::vector<double> fitted = [&] {
    std::vector<double> all;
    for (const Concept& each : concepts().concepts) {
      const Family& family = concepts().families[each.family];
      all.push_back(fitted_for(each.name).value_or(fitted_for(family.name).value_or(family.trust)));
    }
    return all;
  }();
  return fitted[meaning];
}

bool denies_outright(const ComparedSide& side) {
  return !side.negations.empty() || std::any_of(side.modals.begin(), side.modals.end(), [](const ModalPhrase& modal) {
    return modal.modality == Modality::must_not || modal.modality == Modality::need_not;
  });
}

bool denies(const ComparedSide& side) {
  if (denies_outright(side)) return true;
  return std::any_of(side.groups.begin(), side.groups.end(), [](const Group& group) {
    return std::any_of(group.meanings.begin(), group.meanings.end(), [&](ConceptId meaning) {
      // Words that deny of themselves; and such as may stand for a denial, where the other side has no such word.
      static const std::array denying{known().none, known().link_nor, known().fewer_than, known().at_most};
      static const std::array soft{known().only,      known().free,  known().link_otherwise, known().different,
                                   known().other, known().hidden, known().gratis};
      const auto among = [&](const auto& ids) { return std::find(ids.begin(), ids.end(), meaning) != ids.end(); };
      return concepts().role(meaning) == Role::negation || among(denying) || (!group.matched && among(soft));
    });
  });
}

Trust::Trust(const std::vector<Comparison>& comparisons)
    : seen_(concepts().concepts.size(), 0), kept_(concepts().concepts.size(), 0) {
  const auto tally = [&](const ComparedSide& side) {
    for (const Group& group : side.groups) {
      if (is_faint(group) && !group.matched) continue;
      for (const ConceptId meaning : group.meanings) {
        seen_[meaning] += 1;
        kept_[meaning] += group.matched ? 1 : 0;
      }
    }
  };
  for (const Comparison& comparison : comparisons) {
    tally(comparison.original);
    tally(comparison.translation);
    for (const Group& a : comparison.original.groups) {
      for (const Group& b : comparison.translation.groups) {
        if (!a.matched && !b.matched) ++swapped_[both(a.meanings.front(), b.meanings.front())];
      }
    }
  }
}

double Trust::elsewhere(ConceptId meaning) const {
  if (meaning >= seen_.size()) return 0;
  const double others = std::max(seen_[meaning] - 1, 0.0);
  return (std::min(kept_[meaning], others) + prior_sightings * fitted_trust(meaning)) / (others + prior_sightings);
}

std::uint32_t Trust::swapped(ConceptId original, ConceptId translation) const {
  const auto entry = swapped_.find(both(original, translation));
  return entry == swapped_.end() ? 0 : entry->second;
}

Pair compare(const Reading& original, const Reading& translation, const Aligned& aligned) {
  Pair pair{original, translation, aligned, {}, {}};
  const std::vector<Bead>& beads = aligned.alignment.beads;
  pair.comparisons.reserve(beads.size());
  for (std::uint32_t index = 0; index < beads.size(); ++index) {
    const Bead& bead = beads[index];
    if (bead.original_count == 0 || bead.translation_count == 0) continue;
    Comparison made{index, side_of(original, bead.original, bead.original_count, *translation.language),
                    side_of(translation, bead.translation, bead.translation_count, *original.language)};
    if (says_nothing(made.original) && says_nothing(made.translation)) continue;
    match_groups(made, original.language->has_compounds(), translation.language->has_compounds());
    pair.comparisons.push_back(std::move(made));
  }
  for (std::size_t i = 1; i < pair.comparisons.size(); ++i) {
    if (are_of_one_block(pair, pair.comparisons[i - 1], pair.comparisons[i])) match_neighbours(pair.comparisons[i - 1], pair.comparisons[i]);
  }
  const Trust by_lexicon(pair.comparisons);
  for (Comparison& comparison : pair.comparisons) {
    const Mentions left(original, aligned.original_stems, comparison.original);
    const Mentions right(translation, aligned.translation_stems, comparison.translation);
    account(comparison.original, original, aligned.original_stems, by_lexicon, right, &Dictionary::of_original, aligned.dictionary);
    account(comparison.translation, translation, aligned.translation_stems, by_lexicon, left, &Dictionary::of_translation,
            aligned.dictionary);
  }
  pair.trust = Trust(pair.comparisons);
  return pair;
}

}  // namespace fathom::audit
