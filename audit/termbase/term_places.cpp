#include "audit/termbase/term_places.hpp"

#include <algorithm>
#include <tuple>

#include "audit/language/concepts.hpp"
#include "audit/reading/tokens.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t indexed_letters = 2;    // at the beginning of a name's first word
constexpr int most_between = 2;               // articles and signs between two words of a name
constexpr std::size_t shortest_particle = 2;  // letters
constexpr std::size_t shortest_base = 3;
constexpr TokenIndex longest_clause = 40;     // tokens between a verb and its particle
constexpr TokenIndex longest_sentence = 400;  // tokens; of longer ones nobody can say what does not stand in them
constexpr std::string_view unknown_code = "und";

/// What texts in a language are compared with names by: the file's own word for it, where it says more than the language.
std::string language_of_names(const Reading& text) {
  const std::string& stated = text.document.source.language;
  const std::string& code = text.language->code();
  const bool says_more = !stated.empty() && (language_tag(stated).starts_with(code) || code == unknown_code);
  return says_more ? stated : code;
}

/// The words of a phrase, signs aside.
std::vector<WordForm> words_in(const std::string& phrase, const Language& language) {
  Lexicon lexicon(phrase, language);
  std::vector<Token> tokens;
  lexicon.add_tokens({0, static_cast<Offset>(phrase.size())}, tokens);
  std::vector<WordForm> words;
  for (const Token& token : tokens)
    if (token.kind != Token::Kind::sign) words.push_back(form_of(lexicon.words()[token.word], token.capital));
  return words;
}

/// Places in the order of the text: those of the same words are one, and what lies within a longer one is gone.
std::vector<TermPlace> settled(std::vector<TermPlace> found) {
  std::stable_sort(found.begin(), found.end(), [](const TermPlace& a, const TermPlace& b) {
    return std::tuple(a.at.begin, b.at.end) < std::tuple(b.at.begin, a.at.end);
  });
  std::vector<TermPlace> kept;
  Offset reached = 0;
  for (TermPlace& place : found) {
    const bool is_new = kept.empty() || kept.back().at != place.at;
    if (is_new && place.at.end <= reached) continue;
    if (is_new) {
      reached = place.at.end;
      kept.push_back(std::move(place));
      continue;
    }
    for (const NameOf& name : place.names)
      if (std::find(kept.back().names.begin(), kept.back().names.end(), name) == kept.back().names.end())
        kept.back().names.push_back(name);
  }
  return kept;
}

/// The part of a Japanese or Chinese word that its forms share: what stands before its last syllables.
std::string_view unspaced_root(std::string_view name) {
  std::size_t end = name.size();
  const Letter last = letter_before(name, end);
  const bool is_syllable = last.code >= 0x3040 && last.code <= 0x309F;
  if (is_syllable && last.size < end) end -= last.size;
  return name.substr(0, end);
}

}  // namespace

bool TermPlace::is_of(std::uint32_t entry) const {
  return std::any_of(names.begin(), names.end(),
                     [&](const NameOf& name) { return name.entry == entry && name.standing != Standing::forbidden; });
}

TermPlaces::TermPlaces(const std::vector<TermEntry>& entries, const Reading& text) : text_(text), rules_(*text.language) {
  for (const Word& word : text.words) forms_.push_back(form_of(word, false));
  add_names(entries);
  by_sentence_.resize(text.document.sentences.size());
  for (std::uint32_t sentence = 0; sentence < by_sentence_.size(); ++sentence) search(sentence);
}

void TermPlaces::add_names(const std::vector<TermEntry>& entries) {
  const std::string language = language_of_names(text_);
  names_of_.resize(entries.size());
  has_name_.resize(entries.size());
  for (std::uint32_t entry = 0; entry < entries.size(); ++entry)
    for (const TermName* name : names_in(entries[entry], language)) {
      has_name_[entry] = has_name_[entry] || name->standing != Standing::forbidden;
      add_name({entry, name->standing}, name->words);
    }
}

void TermPlaces::add_name(NameOf of, const std::string& words) {
  const auto index = static_cast<std::uint32_t>(names_.size());
  Name name{of, words, words_in(words, *text_.language), has_unspaced(words)};
  if (name.words.empty()) return;
  names_of_[of.entry].push_back(index);
  if (name.unspaced)
    by_character_[letter_at(words, 0).code].push_back(index);
  else
    by_beginning_[name.words.front().letters.substr(0, indexed_letters)].push_back(index);
  names_.push_back(std::move(name));
  if (rules_.parts_verbs() && !names_.back().unspaced && names_.back().words.size() == 1) add_particles(index);
}

void TermPlaces::add_particles(std::uint32_t index) {
  const WordForm whole = names_[index].words.front();
  if (text_.language->locale().nouns_are_capital && whole.capital) return;
  for (std::size_t cut = 0; cut < whole.folded.size(); cut += letter_at(whole.folded, cut).size) {
    const std::string particle = whole.folded.substr(0, cut), base = whole.folded.substr(cut);
    if (particle.size() < shortest_particle || base.size() < shortest_base) continue;
    by_particle_[particle].push_back({index, form_of(text_.language->word(base), false)});
  }
}

WordForm TermPlaces::form_at(TokenIndex token) const {
  WordForm form = forms_[text_.tokens[token].word];
  form.capital = text_.tokens[token].capital;
  return form;
}

const std::vector<std::uint32_t>& TermPlaces::beginning_with(WordId word, bool capital) {
  const auto [entry, is_new] = known_.try_emplace((std::uint64_t{word} << 1U) | (capital ? 1U : 0U));
  if (!is_new) return entry->second;
  WordForm form = forms_[word];
  form.capital = capital;
  const auto candidates = by_beginning_.find(form.letters.substr(0, indexed_letters));
  if (candidates == by_beginning_.end()) return entry->second;
  for (const std::uint32_t name : candidates->second)
    if (rules_.is_form(form, names_[name].words.front())) entry->second.push_back(name);
  return entry->second;
}

TokenIndex TermPlaces::match(const Name& name, TokenIndex token, TokenIndex end) const {
  TokenIndex at = token + 1;
  int between = 0;
  for (std::size_t i = 1; i < name.words.size();) {
    if (at == end) return token;
    if (rules_.is_form(form_at(at), name.words[i])) {
      ++i;
      between = 0;
    } else if (++between > most_between || !(form(at).is_function || text_.tokens[at].kind == Token::Kind::sign)) {
      return token;
    }
    ++at;
  }
  return at;
}

std::string TermPlaces::asked_for(std::uint32_t entry) const {
  std::string list;
  for (const std::uint32_t name : names_of_[entry])
    if (names_[name].of.standing == Standing::proper) list += (list.empty() ? "\"" : " or \"") + names_[name].text + "\"";
  return list;
}

void TermPlaces::search(std::uint32_t sentence) {
  std::vector<TermPlace> found;
  search_words(sentence, found);
  search_letters(sentence, found);
  found = settled(std::move(found));
  if (!by_particle_.empty()) search_particles(sentence, found);
  std::stable_sort(found.begin(), found.end(),
                   [](const TermPlace& a, const TermPlace& b) { return a.at.begin < b.at.begin; });
  by_sentence_[sentence] = std::move(found);
}

void TermPlaces::search_words(std::uint32_t sentence, std::vector<TermPlace>& found) {
  const TokenIndex end = text_.token_starts[sentence + 1];
  for (TokenIndex at = text_.token_starts[sentence]; at < end; ++at) {
    const Token& token = text_.tokens[at];
    if (token.kind == Token::Kind::sign) continue;
    for (const std::uint32_t index : beginning_with(token.word, token.capital)) {
      const TokenIndex behind = match(names_[index], at, end);
      if (behind == at) continue;
      found.push_back({{names_[index].of}, {token.begin, text_.tokens[behind - 1].at().end}, sentence, at, behind});
    }
  }
}

bool TermPlaces::ends_clause(TokenIndex token, std::uint32_t sentence) const {
  if (token + 1 == text_.token_starts[sentence + 1] || text_.tokens[token + 1].kind == Token::Kind::sign) return true;
  const std::span<const Mark> marks = text_.marks_of(sentence);
  const auto next = std::lower_bound(marks.begin(), marks.end(), token + 1,
                                     [](const Mark& mark, TokenIndex at) { return mark.first < at; });
  return next != marks.end() && next->first == token + 1 && concepts().role(next->meaning) == Role::link;
}

void TermPlaces::search_particles(std::uint32_t sentence, std::vector<TermPlace>& found) {
  const TokenIndex begin = text_.token_starts[sentence], end = text_.token_starts[sentence + 1];
  for (TokenIndex particle = begin + 1; particle < end; ++particle) {
    const auto verbs = by_particle_.find(form(particle).folded);
    if (verbs == by_particle_.end() || !ends_clause(particle, sentence)) continue;
    const TokenIndex from = particle - std::min(particle - begin, longest_clause);
    for (const ParticleVerb& verb : verbs->second)
      for (TokenIndex at = particle; at-- > from;) {
        const Token& token = text_.tokens[at];
        if (token.kind != Token::Kind::word || !rules_.is_verb_form(form_at(at), verb.base)) continue;
        found.push_back({{names_[verb.name].of}, token.at(), sentence, at, at + 1});
        break;
      }
  }
}

void TermPlaces::search_letters(std::uint32_t sentence, std::vector<TermPlace>& found) const {
  if (by_character_.empty()) return;
  const Span within = text_.document.sentences[sentence].at;
  const TokenIndex end = text_.token_starts[sentence + 1];
  TokenIndex first = text_.token_starts[sentence];
  const std::string_view text = text_.document.text;
  for (Offset at = within.begin; at < within.end;) {
    const Letter letter = letter_at(text, at);
    const auto names = by_character_.find(letter.code);
    if (names != by_character_.end())
      for (const std::uint32_t index : names->second) {
        const auto behind = static_cast<Offset>(at + names_[index].text.size());
        if (behind > within.end || text.substr(at, names_[index].text.size()) != names_[index].text) continue;
        while (first + 1 < end && text_.tokens[first].at().end <= at) ++first;
        TokenIndex last = first;
        while (last + 1 < end && text_.tokens[last].at().end < behind) ++last;
        found.push_back({{names_[index].of}, {at, behind}, sentence, first, last + 1});
      }
    at += letter.size;
  }
}

bool TermPlaces::may_stand(const Name& name, std::uint32_t sentence) const {
  if (name.unspaced) {
    const std::string_view words = text_.document.words(text_.document.sentences[sentence].at);
    return words.find(unspaced_root(name.text)) != words.npos;
  }
  const auto is_taken = [&](TokenIndex token) {
    return std::any_of(by_sentence_[sentence].begin(), by_sentence_[sentence].end(), [&](const TermPlace& place) {
      return place.first <= token && token < place.end && !place.is_of(name.of.entry);
    });
  };
  return std::all_of(name.words.begin(), name.words.end(), [&](const WordForm& word) {
    if (word.is_function && name.words.size() > 1) return true;
    for (TokenIndex token = text_.token_starts[sentence]; token < text_.token_starts[sentence + 1]; ++token)
      if (text_.tokens[token].kind != Token::Kind::sign && rules_.may_be_form(form_at(token), word) && !is_taken(token))
        return true;
    return false;
  });
}

bool TermPlaces::may_stand(std::uint32_t entry, std::uint32_t first, std::uint32_t count) const {
  for (std::uint32_t sentence = first; sentence < first + count; ++sentence) {
    if (text_.token_starts[sentence + 1] - text_.token_starts[sentence] > longest_sentence) return true;
    for (const std::uint32_t name : names_of_[entry])
      if (names_[name].of.standing != Standing::forbidden && may_stand(names_[name], sentence)) return true;
  }
  return false;
}

}  // namespace fathom::audit
