#include "audit/checks/salience.hpp"

#include <algorithm>
#include <string_view>

#include "audit/checks/passage.hpp"

namespace fathom::audit {
namespace {

bool is_credit_sign(std::string_view word) {
  return word == "©" || word == "®" || word == "™" || word == "@" || word == "copyright" || word == "www";
}

bool parts_clauses(const Reading& reading, TokenIndex token) {
  const Token& here = reading.tokens[token];
  if (here.kind != Token::Kind::sign) return false;
  static constexpr std::string_view signs[] = {",", ";", ":", "(", ")", "–", "—", ".", "!", "?", "…"};
  const std::string& sign = reading.words[here.word].folded;
  return std::find(std::begin(signs), std::end(signs), sign) != std::end(signs);
}

/// A sentence, and no caption.
bool ends_in_stop(const Reading& reading, std::uint32_t sentence) {
  return reading.document.words(reading.document.sentences[sentence].at).ends_with('.');
}

}  // namespace

Salience salience_of(const Reading& reading, std::uint32_t first, std::uint32_t count) {
  Salience made;
  double tokens = 0;
  double rules = 0;
  double capitals = 0;
  bool has_modality = false;
  static constexpr double firm = 0.85;  // sides, faces, rounding: such words tell what to do by themselves
  made.is_told_whole = true;
  for (std::uint32_t sentence = first; sentence < first + count; ++sentence) {
    made.is_told_whole = made.is_told_whole && ends_in_stop(reading, sentence);
    for (const Token& token : reading.tokens_of(sentence)) {
      const Word& word = reading.words[token.word];
      if (is_credit_sign(word.folded)) made.credits = true;
      if (token.kind != Token::Kind::word) continue;
      ++tokens;
      if (!word.is_function) ++made.words;
      if (token.capital) ++capitals;
    }
    for (const Mark& mark : reading.marks_of(sentence)) {
      switch (concepts().role(mark.meaning)) {
        case Role::modality:
          has_modality = true;
          rules += 2;
          break;
        case Role::deed:
          made.tells = true;
          rules += 1;
          break;
        case Role::negation:
          made.tells = true;
          rules += 1;
          break;
        case Role::order:
        case Role::property:
          made.tells = made.tells || (concepts().family(mark.meaning).trust >= firm && ends_in_stop(reading, sentence));
          rules += 1;
          break;
        case Role::bound:
        case Role::quantifier:
        case Role::thing:
          rules += 1;
          break;
        case Role::reference:
          made.refers = true;
          break;
        case Role::link:
          break;
      }
    }
    for (const Quantity& quantity : reading.quantities_of(sentence)) {
      if (quantity.place == Quantity::Place::date) made.credits = true;
      if (quantity.place == Quantity::Place::text && !quantity.weak) {
        made.tells = true;
        rules += 1;
      }
    }
  }
  if (tokens > 0) made.rule_like = std::min(1.0, rules / std::max(tokens, 4.0) * 1.5);
  if (has_modality) made.rule_like = std::min(1.0, made.rule_like + 0.2);
  static constexpr double mostly_names = 0.7;
  if (!has_modality && tokens > 0 && capitals / tokens > mostly_names && !reading.language->locale().nouns_are_capital) {
    made.rule_like *= 0.5;
  }
  made.tells = made.tells || has_modality;
  if (made.credits && has_modality) made.credits = false;
  return made;
}

std::vector<Clause> clauses(const Reading& reading, const ComparedSide& side) {
  std::vector<Clause> simple;
  TokenIndex first = side.first;
  for (TokenIndex token = side.first; token <= side.end; ++token) {
    if (token < side.end && !parts_clauses(reading, token)) continue;
    if (token > first) simple.push_back({first, token});
    first = token + 1;
  }
  std::vector<Clause> all = simple;
  for (std::size_t k = 1; k < simple.size(); ++k) all.push_back({simple[k - 1].first, simple[k].end});
  std::stable_sort(all.begin(), all.end(),
                   [](const Clause& a, const Clause& b) { return a.end - a.first > b.end - b.first; });
  return all;
}

}  // namespace fathom::audit
