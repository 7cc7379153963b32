#include "audit/reading/marks.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "audit/text/letters.hpp"

namespace fathom::audit {

namespace {

/// Words that the gap of a phrase may hold.
constexpr std::size_t widest_gap = 3;
/// Letters of the shortest word that is recognised inside another, and of what remains beside it.
constexpr std::size_t shortest_part = 4;
constexpr std::size_t shortest_rest = 3;
/// Longer words are not searched for others.
constexpr std::size_t longest_compound = 48;

std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !is_tail(c); }));
}

/// Where the letter of that number begins, counted from 0.
std::size_t place_of(std::string_view text, std::size_t letter) {
  std::size_t at = 0;
  for (; at < text.size(); ++at)
    if (!is_tail(text[at]) && letter-- == 0) break;
  return at;
}

std::string_view first_letters(std::string_view text, std::size_t count) { return text.substr(0, place_of(text, count)); }
std::string_view after_letters(std::string_view text, std::size_t count) { return text.substr(place_of(text, count)); }

/// What a compound is, its last part says: a thing, seldom a deed (`überlegen` has nothing of `legen`).
bool is_last_part(ConceptId meaning) {
  const Role role = concepts().role(meaning);
  return role == Role::thing || role == Role::property;
}

bool is_first_part(ConceptId meaning) { return is_last_part(meaning) || concepts().role(meaning) == Role::deed; }

}  // namespace

std::size_t Marker::Match::count() const { return static_cast<std::size_t>(std::popcount(words)); }
std::size_t Marker::Match::end() const { return first + static_cast<std::size_t>(std::bit_width(words)); }
std::uint64_t Marker::Match::seen_from(std::size_t token) const { return words << (first - token); }

Marker::Marker(const Language& language) : language_(&language) {
  for (const Phrase& phrase : language.phrases()) {
    if (phrase.words.size() == 1 && phrase.absent.empty()) {
      add_word(phrase.words.front(), phrase.meaning);
      continue;
    }
    Pattern pattern{{}, phrase.meaning};
    for (const PhraseWord& word : phrase.words) pattern.words.push_back(key_of(word));
    for (const std::string& word : phrase.absent) pattern.absent.push_back(key_in(forms_, word));
    by_first_[pattern.words.front()].push_back(static_cast<std::uint32_t>(patterns_.size()));
    patterns_.push_back(std::move(pattern));
  }
}

void Marker::add_word(const PhraseWord& word, ConceptId meaning) {
  alone_[key_in(forms_, word.form)].push_back(meaning);
  if (!word.exact) alone_[key_in(stems_, word.word)].push_back(meaning);
}

Marker::Key Marker::key_of(const PhraseWord& word) {
  if (word.gap) return gap;
  return key_in(word.exact ? forms_ : stems_, word.word);
}

Marker::Key Marker::key_in(KeysByWord& keys, const std::string& word) {
  const auto [at, is_new] = keys.try_emplace(word, static_cast<Key>(by_first_.size()));
  if (is_new) {
    by_first_.emplace_back();
    alone_.emplace_back();
  }
  return at->second;
}

Marker::Key Marker::known(const KeysByWord& keys, std::string_view word) {
  const auto at = keys.find(word);
  return at == keys.end() ? none : at->second;
}

std::span<const ConceptId> Marker::meanings(const KeysByWord& keys, std::string_view word) const {
  const Key key = known(keys, word);
  return key == none ? std::span<const ConceptId>{} : alone_[key];
}

std::span<const ConceptId> Marker::meanings(const Word& word) const {
  const std::span<const ConceptId> listed = meanings(forms_, word.folded);
  return listed.empty() ? meanings(stems_, word.stem) : listed;
}

/// The meanings of the longest word that a word ends with.
std::span<const ConceptId> Marker::ending(const Word& word) const {
  for (std::size_t rest = shortest_rest; rest < word.folded.size(); ++rest) {
    const std::string_view form = after_letters(word.folded, rest);
    const std::string_view stem = after_letters(word.stem, rest);
    if (letters(stem) < shortest_part) break;
    for (const auto& found : {meanings(forms_, form), meanings(stems_, stem)})
      if (!found.empty()) return found;
  }
  return {};
}

/// The meanings of the longest word that a word begins with.
std::span<const ConceptId> Marker::beginning(const Word& word) const {
  for (std::size_t size = letters(word.stem) - shortest_rest; size >= shortest_part; --size) {
    const std::string_view form = first_letters(word.folded, size);
    const std::string_view stem = first_letters(word.stem, size);
    for (const auto& found : {meanings(forms_, form), meanings(stems_, stem)})
      if (!found.empty()) return found;
  }
  return {};
}

std::vector<ConceptId> Marker::parts_of(const Word& word) const {
  std::vector<ConceptId> parts;
  const std::size_t size = letters(word.stem);
  if (size < shortest_part + shortest_rest || size > longest_compound) return parts;
  const auto add = [&](std::span<const ConceptId> found, bool (*fits)(ConceptId)) {
    for (const ConceptId each : found)
      if (fits(each) && std::find(parts.begin(), parts.end(), each) == parts.end()) parts.push_back(each);
  };
  add(ending(word), is_last_part);
  add(beginning(word), is_first_part);
  return parts;
}

const Marker::Keys& Marker::keys_of(const Token& token, const std::vector<Word>& words) {
  if (token.word >= keys_.size()) keys_.resize(words.size());
  Keys& keys = keys_[token.word];
  if (keys.seen) return keys;
  keys.seen = true;
  const Word& word = words[token.word];
  keys.form = known(forms_, word.folded);
  if (token.kind == Token::Kind::word) keys.stem = known(stems_, word.stem);
  const std::span<const ConceptId> own = token.kind == Token::Kind::word ? meanings(word) : meanings(forms_, word.folded);
  keys.meanings.assign(own.begin(), own.end());
  if (own.empty() && token.kind == Token::Kind::word && language_->has_compounds()) keys.parts = parts_of(word);
  return keys;
}

/// Which tokens from `at` on are the pattern's words; none if it does not stand there.
std::uint64_t Marker::match(const Pattern& pattern, std::span<const Token> sentence, std::size_t at) const {
  std::uint64_t words = 0;
  std::size_t token = at;
  std::size_t skips = 0;
  for (const Key key : pattern.words) {
    if (key == gap) {
      skips = widest_gap;
      continue;
    }
    const auto is_here = [&](std::size_t place) {
      const Keys& keys = keys_[sentence[place].word];
      return keys.stem == key || keys.form == key;
    };
    while (token < sentence.size() && !is_here(token) && skips > 0 && sentence[token].kind != Token::Kind::sign) {
      ++token;
      --skips;
    }
    if (token == sentence.size() || !is_here(token)) return 0;
    words |= std::uint64_t{1} << (token - at);
    ++token;
    skips = 0;
  }
  return words;
}

/// Whether a word follows, before any sign, beside which the pattern's words mean something else: *ne peut ... que*.
bool Marker::is_denied(const Pattern& pattern, std::span<const Token> sentence, std::size_t from) const {
  if (pattern.absent.empty()) return false;
  for (std::size_t at = from; at < sentence.size() && sentence[at].kind != Token::Kind::sign; ++at) {
    const Key form = keys_[sentence[at].word].form;
    if (std::find(pattern.absent.begin(), pattern.absent.end(), form) != pattern.absent.end()) return true;
  }
  return false;
}

void Marker::add_matches(std::span<const Token> sentence, std::size_t at, Key key, std::vector<Match>& matches) const {
  if (key == none) return;
  for (const std::uint32_t each : by_first_[key]) {
    const Pattern& pattern = patterns_[each];
    const std::uint64_t words = match(pattern, sentence, at);
    if (words != 0 && !is_denied(pattern, sentence, at + static_cast<std::size_t>(std::bit_width(words))))
      matches.push_back({at, words, pattern.meaning, concepts().concepts[pattern.meaning].family});
  }
}

std::vector<Mark> Marker::marks(std::span<const Token> sentence, TokenIndex first, const std::vector<Word>& words) {
  std::vector<Match> matches;
  for (const Token& token : sentence) keys_of(token, words);
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const Keys& keys = keys_[sentence[at].word];
    add_matches(sentence, at, keys.stem, matches);
    add_matches(sentence, at, keys.form, matches);
    // Only nouns are glued together at will; those that have compounds write nouns with a capital: `ebenfalls` is no
    // `Ebene`.
    for (const ConceptId each : sentence[at].capital&& keys.meanings.empty() ? keys.parts : keys.meanings)
      matches.push_back({at, 1, each, concepts().concepts[each].family});
  }
  std::vector<Mark> marks;
  for (const Match& match : standing(std::move(matches)))
    marks.push_back({first + static_cast<TokenIndex>(match.first), static_cast<std::uint16_t>(match.end() - match.first),
                     match.meaning});
  return marks;
}

/// Whether a phrase says nothing beside a longer one, or beside one before it.
bool Marker::Match::yields_to(const Match& other) const {
  const std::size_t from = std::min(first, other.first);
  const std::uint64_t mine = seen_from(from);
  const std::uint64_t theirs = other.seen_from(from);
  if ((mine & theirs) == 0) return false;
  if (mine == theirs) return meaning == other.meaning;
  return (mine & ~theirs) == 0 || family == other.family;
}

std::vector<Marker::Match> Marker::standing(std::vector<Match> matches) {
  std::vector<std::uint32_t> order(matches.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return matches[a].count() > matches[b].count(); });
  std::size_t reach = 0;
  for (const Match& each : matches) reach = std::max(reach, each.end() - each.first);
  std::vector<char> stands(matches.size(), 0);
  for (const std::uint32_t each : order) {
    const Match& match = matches[each];
    bool yields = false;
    for (std::size_t i = each; !yields && i-- > 0 && matches[i].first + reach > match.first;)
      yields = stands[i] != 0 && match.yields_to(matches[i]);
    for (std::size_t i = each + 1; !yields && i < matches.size() && matches[i].first < match.end(); ++i)
      yields = stands[i] != 0 && match.yields_to(matches[i]);
    stands[each] = yields ? 0 : 1;
  }
  std::vector<Match> kept;
  for (std::size_t i = 0; i < matches.size(); ++i)
    if (stands[i] != 0) kept.push_back(matches[i]);
  return kept;
}

}  // namespace fathom::audit
