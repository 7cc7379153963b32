#include "audit/checks/comparison.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_set>

#include "audit/alignment/cognates.hpp"

namespace fathom::audit {
namespace {

/// How many sightings the first guess at a family's trust is worth.
constexpr double prior_sightings = 4;

constexpr std::uint8_t without_like = 0;
constexpr std::uint8_t with_like = 1;
constexpr std::uint8_t needs_no_like = 2;

ComparedSide side_of(const Reading& reading, std::uint32_t first, std::uint32_t count) {
  ComparedSide side;
  side.first = reading.token_starts[first];
  side.end = reading.token_starts[first + count];
  Meanings meanings = meanings_of(reading, first, count);
  side.modals = std::move(meanings.modals);
  side.negations = std::move(meanings.negations);
  side.groups = std::move(meanings.groups);
  for (std::uint32_t sentence = first; sentence < first + count; ++sentence) {
    const auto quantities = reading.quantities_of(sentence);
    side.quantities.insert(side.quantities.end(), quantities.begin(), quantities.end());
  }
  return side;
}

bool share_meaning(const Group& a, const Group& b) {
  return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId meaning) {
    return std::find(b.meanings.begin(), b.meanings.end(), meaning) != b.meanings.end();
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
  if (!has(a) || !has(b)) return !has(a) && !has(b);
  return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId meaning) {
    return is_contrary(meaning) && std::find(b.meanings.begin(), b.meanings.end(), meaning) != b.meanings.end();
  });
}

void match_groups(Comparison& comparison) {
  for (Group& a : comparison.original.groups) {
    for (Group& b : comparison.translation.groups) {
      if (!share_meaning(a, b)) continue;
      a.matched = b.matched = true;
      if (!a.paired && !b.paired && share_contrary(a, b)) a.paired = b.paired = true;
    }
  }
}

/// What the other side can account for.
struct Known {
  std::unordered_set<std::uint32_t> stems;
  std::unordered_set<std::uint64_t> cognates;

  Known(const Reading& reading, const Stems& numbering, const ComparedSide& side) {
    for (TokenIndex token = side.first; token < side.end; ++token) {
      if (reading.tokens[token].kind != Token::Kind::word) continue;
      const std::uint32_t stem = numbering.of(reading.tokens[token]);
      if (stem != Stems::none) stems.insert(stem);
      const std::uint64_t key = cognate_key(reading.word(token).folded);
      if (key != 0) cognates.insert(key);
    }
  }
};

/// Left and right, most and fewest: words that every lexicon has, and that a pair need not teach.
bool has_contrary(const Group& group) { return std::any_of(group.meanings.begin(), group.meanings.end(), is_contrary); }

void account(ComparedSide& side, const Reading& reading, const Stems& numbering, const Known& other,
             const std::vector<std::uint32_t>& (Dictionary::*look_up)(std::uint32_t) const, const Dictionary& dictionary) {
  side.accounted.assign(side.end - side.first, needs_no_like);
  for (TokenIndex token = side.first; token < side.end; ++token) {
    const Token& here = reading.tokens[token];
    if (here.kind != Token::Kind::word || numbering.of(here) == Stems::none) continue;
    const auto& counterparts = (dictionary.*look_up)(numbering.of(here));
    const bool known = other.cognates.contains(cognate_key(reading.word(token).folded)) ||
                       std::any_of(counterparts.begin(), counterparts.end(),
                                   [&](std::uint32_t stem) { return other.stems.contains(stem); });
    side.accounted[token - side.first] = known ? with_like : without_like;
  }
  const auto fill = [&](TokenIndex first, std::uint32_t count, std::uint8_t state) {
    std::fill_n(side.accounted.begin() + (first - side.first), count, state);
  };
  for (Group& group : side.groups) {
    const auto begin = side.accounted.begin() + (group.first - side.first);
    // Words that this pair has taught to stand for each other are no difference, whatever the lexicon says. Contraries are:
    // a fault that is seen twice would teach itself.
    if (!has_contrary(group) && std::find(begin, begin + group.count, with_like) != begin + group.count &&
        std::find(begin, begin + group.count, without_like) == begin + group.count) {
      group.matched = group.paired = true;
    }
    if (has_role(group, Role::link)) continue;
    fill(group.first, group.count, needs_no_like);  // however many words a phrase has, it is missed once
    // A word with a contrary answers for itself alone: *up to* here is not the *never more than* there.
    fill(group.first, 1, (has_contrary(group) ? group.paired : group.matched) ? with_like : without_like);
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
      static constexpr std::string_view denying[] = {"scope.none", "link.nor", "limit.fewer_than", "limit.at_most"};
      static constexpr std::string_view soft[] = {"scope.only", "occupancy.free", "link.otherwise", "scope.different", "scope.other",
                                                  "secrecy.hidden"};
      const std::string_view name = concepts().name(meaning);
      const auto among = [&](const auto& names) { return std::find(std::begin(names), std::end(names), name) != std::end(names); };
      return concepts().role(meaning) == Role::negation || among(denying) || (!group.matched && among(soft));
    });
  });
}

Trust::Trust(const std::vector<Comparison>& comparisons)
    : seen_(concepts().concepts.size(), 0), kept_(concepts().concepts.size(), 0) {
  const auto tally = [&](const ComparedSide& side) {
    for (const Group& group : side.groups) {
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
  return (std::min(kept_[meaning], others) + prior_sightings * concepts().family(meaning).trust) / (others + prior_sightings);
}

std::uint32_t Trust::swapped(ConceptId original, ConceptId translation) const {
  const auto entry = swapped_.find(both(original, translation));
  return entry == swapped_.end() ? 0 : entry->second;
}

Pair compare(const Reading& original, const Reading& translation, const Aligned& aligned) {
  Pair pair{original, translation, aligned, {}, {}};
  const std::vector<Bead>& beads = aligned.alignment.beads;
  for (std::uint32_t index = 0; index < beads.size(); ++index) {
    const Bead& bead = beads[index];
    if (bead.original_count == 0 || bead.translation_count == 0) continue;
    Comparison made{index, side_of(original, bead.original, bead.original_count),
                    side_of(translation, bead.translation, bead.translation_count)};
    if (says_nothing(made.original) && says_nothing(made.translation)) continue;
    match_groups(made);
    pair.comparisons.push_back(std::move(made));
  }
  for (std::size_t i = 1; i < pair.comparisons.size(); ++i) match_neighbours(pair.comparisons[i - 1], pair.comparisons[i]);
  for (Comparison& comparison : pair.comparisons) {
    const Known left(original, aligned.original_stems, comparison.original);
    const Known right(translation, aligned.translation_stems, comparison.translation);
    account(comparison.original, original, aligned.original_stems, right, &Dictionary::of_original, aligned.dictionary);
    account(comparison.translation, translation, aligned.translation_stems, left, &Dictionary::of_translation,
            aligned.dictionary);
  }
  pair.trust = Trust(pair.comparisons);
  return pair;
}

}  // namespace fathom::audit
