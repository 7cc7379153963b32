#include "audit/checks/modals.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "audit/checks/passage.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// A negation belongs to a modality at most this many words away.
constexpr TokenIndex negation_reach = 3;

bool is_of_faint_family(ConceptId meaning) { return concepts().name(meaning).starts_with("faint."); }

/// An idiom of which each word would mean something, and which means nothing: *each other*, *lui-même*.
bool means_nothing(const Group& group) { return std::all_of(group.meanings.begin(), group.meanings.end(), is_of_faint_family); }

/// Marks of equal extent are one word of several meanings.
std::vector<Group> groups_of(const Reading& reading, std::uint32_t first, std::uint32_t count) {
  std::vector<Group> groups;
  for (std::uint32_t sentence = first; sentence < first + count; ++sentence) {
    for (const Mark& mark : reading.marks_of(sentence)) {
      static constexpr std::ptrdiff_t near = 8;  // marks of one word stand together
      const auto same = std::find_if(groups.rbegin(), groups.rend(), [&](const Group& group) {
        return group.first == mark.first && group.count == mark.count;
      });
      if (same != groups.rend() && same - groups.rbegin() < near) {
        same->meanings.push_back(mark.meaning);
      } else {
        groups.push_back({mark.first, mark.count, {mark.meaning}, false, false});
      }
    }
  }
  std::erase_if(groups, means_nothing);
  return groups;
}

std::optional<Modality> modality_of(const Group& group) {
  if (means(group, known().must_not)) return Modality::must_not;
  if (means(group, known().need_not)) return Modality::need_not;
  if (means(group, known().must) || means(group, known().have_to)) return Modality::must;
  if (means(group, known().may)) return Modality::may;
  return std::nullopt;
}

/// Not *may* but *may not*.
Modality negated(const ModalPhrase& phrase, const Language& language) {
  if (phrase.modality == Modality::may) return Modality::must_not;
  if (phrase.modality != Modality::must) return phrase.modality;
  return phrase.is_outer || language.negated_must_frees() ? Modality::need_not : Modality::must_not;
}

/// Whether a sign that parts clauses stands between two places.
bool parted(const Reading& reading, TokenIndex from, TokenIndex to) {
  for (TokenIndex token = from; token < to; ++token) {
    const Token& here = reading.tokens[token];
    if (here.kind != Token::Kind::sign) continue;
    const std::string& sign = reading.words[here.word].folded;
    static constexpr std::array<std::string_view, 9> parting{",", ".", ";", ":", "!", "?", "-", "\u2013", "\u2014"};
    if (std::find(parting.begin(), parting.end(), sign) != parting.end()) return true;
  }
  return false;
}

/// Whether a word denies by its beginning, and so denies no more than itself: *unused*, *non-direct*.
bool denies_by_prefix(const Reading& reading, TokenIndex token) {
  static constexpr std::size_t shortest_root = 4;
  const std::string& word = reading.word(token).folded;
  const Offset end = reading.tokens[token].at().end;
  if (end + 1 < reading.document.text.size() && reading.document.text[end] == '-' && reading.document.text[end + 1] != ' ')
    return true;
  const WordSet& prefixes = reading.language->locale().denying_prefixes;
  return std::any_of(prefixes.begin(), prefixes.end(), [&](const std::string& prefix) {
    return word.starts_with(prefix) && word.size() >= prefix.size() + shortest_root;
  });
}

/// *No, the first player chooses*: the word alone, before a sign, answers a question and denies nothing.
bool is_answer(const Reading& reading, const Group& group) {
  if (!means(group, known().answer_no) && !means(group, known().answer_yes)) return false;
  const std::uint32_t after = group.first + group.count;
  const std::uint32_t sentence = sentence_of(reading, group.first);
  const bool first = group.first <= reading.token_starts[sentence] + 1;
  return first && (after >= reading.token_starts[sentence + 1] || reading.tokens[after].kind == Token::Kind::sign);
}

/// *Darf nicht mehr als*: what forbids also bounds.
void keep_amount(Group group, std::vector<Group>& groups) {
  std::erase_if(group.meanings, [](ConceptId meaning) {
    const Role role = concepts().role(meaning);
    return role != Role::bound;
  });
  if (!group.meanings.empty()) groups.push_back(std::move(group));
}

}  // namespace

std::string_view does(Modality modality) {
  switch (modality) {
    case Modality::must: return "must";
    case Modality::may: return "may";
    case Modality::must_not: return "must not";
    case Modality::need_not: return "need not";
  }
  return "";
}

bool means(const Group& group, ConceptId meaning) {
  return std::find(group.meanings.begin(), group.meanings.end(), meaning) != group.meanings.end();
}

bool is_hint(const Group& group) { return means(group, known().faint_hint); }

bool is_faint(const Group& group) { return is_hint(group) || means(group, known().faint_dropped); }

bool has_role(const Group& group, Role role) {
  return std::any_of(group.meanings.begin(), group.meanings.end(),
                     [&](ConceptId meaning) { return concepts().role(meaning) == role; });
}

Meanings meanings_of(const Reading& reading, std::uint32_t first, std::uint32_t count) {
  Meanings made;
  std::vector<Group> negations;
  for (Group& group : groups_of(reading, first, count)) {
    if (const auto modality = modality_of(group)) {
      const bool negates_itself = means(group, known().denied);
      ModalPhrase phrase{*modality, group.first, group.count, means(group, known().have_to)};
      if (negates_itself) phrase.modality = negated(phrase, *reading.language);
      made.modals.push_back(phrase);
      keep_amount(group, made.groups);
    } else if (is_answer(reading, group)) {
      std::erase_if(group.meanings, [](ConceptId meaning) { return !concepts().name(meaning).starts_with("answer."); });
      made.groups.push_back(std::move(group));
    } else if (means(group, known().denied)) {
      keep_amount(group, made.groups);
      negations.push_back(std::move(group));
    } else {
      made.groups.push_back(std::move(group));
    }
  }
  for (Group& negation : negations) {
    if (denies_by_prefix(reading, negation.first)) {  // *you may leave it unused* allows
      made.negations.push_back(std::move(negation));
      continue;
    }
    ModalPhrase* nearest = nullptr;
    TokenIndex distance = negation_reach + 1;
    for (ModalPhrase& modal : made.modals) {
      const TokenIndex from = std::min<TokenIndex>(modal.first + modal.count, negation.first + negation.count);
      const TokenIndex to = std::max(modal.first, negation.first);
      const TokenIndex apart = to > from ? to - from : 0;
      // *Können dich nicht zwingen* denies that they can.
      const bool is_of_another = nearest != nullptr && nearest->modality == Modality::may &&
                                 nearest->first < negation.first && modal.first > negation.first;
      if (apart < distance && !is_of_another && !parted(reading, from, to)) nearest = &modal, distance = apart;
    }
    if (nearest == nullptr) {
      made.negations.push_back(std::move(negation));
    } else if (nearest->modality == Modality::may || nearest->modality == Modality::must) {
      nearest->modality = negated(*nearest, *reading.language);
    }
  }
  return made;
}

}  // namespace fathom::audit
