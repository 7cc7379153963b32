#include "audit/checks/modals.hpp"

#include <algorithm>
#include <optional>

#include "audit/checks/passage.hpp"

namespace fathom::audit {
namespace {

/// A negation belongs to a modality at most this many words away.
constexpr TokenIndex negation_reach = 3;

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
  return groups;
}

std::optional<Modality> modality_of(const Group& group) {
  if (means(group, "modality.must_not")) return Modality::must_not;
  if (means(group, "modality.need_not")) return Modality::need_not;
  if (means(group, "modality.must") || means(group, "modality.have_to")) return Modality::must;
  if (means(group, "modality.may")) return Modality::may;
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
    if (sign == "," || sign == "." || sign == ";" || sign == ":" || sign == "!" || sign == "?") return true;
  }
  return false;
}

/// *No, the first player chooses*: the word alone, before a sign, answers a question and denies nothing.
bool is_answer(const Reading& reading, const Group& group) {
  if (!means(group, "answer.no") && !means(group, "answer.yes")) return false;
  const std::uint32_t after = group.first + group.count;
  const std::uint32_t sentence = sentence_of(reading, group.first);
  const bool first = group.first <= reading.token_starts[sentence] + 1;
  return first && (after >= reading.token_starts[sentence + 1] || reading.tokens[after].kind == Token::Kind::sign);
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

bool means(const Group& group, std::string_view name) {
  return std::any_of(group.meanings.begin(), group.meanings.end(),
                     [&](ConceptId meaning) { return concepts().name(meaning) == name; });
}

bool has_role(const Group& group, Role role) {
  return std::any_of(group.meanings.begin(), group.meanings.end(),
                     [&](ConceptId meaning) { return concepts().role(meaning) == role; });
}

Meanings meanings_of(const Reading& reading, std::uint32_t first, std::uint32_t count) {
  Meanings made;
  std::vector<Group> negations;
  for (Group& group : groups_of(reading, first, count)) {
    if (const auto modality = modality_of(group)) {
      const bool negates_itself = means(group, "negation.not");
      ModalPhrase phrase{*modality, group.first, group.count, means(group, "modality.have_to")};
      if (negates_itself) phrase.modality = negated(phrase, *reading.language);
      made.modals.push_back(phrase);
    } else if (is_answer(reading, group)) {
      std::erase_if(group.meanings, [](ConceptId meaning) { return !concepts().name(meaning).starts_with("answer."); });
      made.groups.push_back(std::move(group));
    } else if (means(group, "negation.not")) {
      negations.push_back(std::move(group));
    } else {
      made.groups.push_back(std::move(group));
    }
  }
  for (Group& negation : negations) {
    ModalPhrase* nearest = nullptr;
    TokenIndex distance = negation_reach + 1;
    for (ModalPhrase& modal : made.modals) {
      const TokenIndex from = std::min<TokenIndex>(modal.first + modal.count, negation.first + negation.count);
      const TokenIndex to = std::max(modal.first, negation.first);
      const TokenIndex apart = to > from ? to - from : 0;
      if (apart < distance && !parted(reading, from, to)) nearest = &modal, distance = apart;
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
