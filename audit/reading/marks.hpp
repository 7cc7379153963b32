#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// Finds the phrases of a language among the words of one text.
///
/// At one word the longest phrase of a family counts; a phrase all of whose words belong to a longer one says nothing of its
/// own (`must` in `must not`). Words that lie in the gap of a phrase do not belong to it. Phrases of exactly the same words
/// stand side by side: the word has several meanings. But a word that a phrase lists in this very form is no form of another
/// that only has the same stem (`puis` is none of `puiser`).
class Marker {
 public:
  explicit Marker(const Language& language);

  /// The marks of one sentence, in the order of the text; `first` is the index of its first token.
  [[nodiscard]] std::vector<Mark> marks(std::span<const Token> sentence, TokenIndex first, const std::vector<Word>& words);

 private:
  using Key = std::uint32_t;
  static constexpr Key none = 0xFFFFFFFF;

  /// What a word of the text can be in a phrase.
  struct Keys {
    Key stem = none;
    Key form = none;
    bool seen = false;
    std::vector<ConceptId> meanings;  ///< By itself,
    std::vector<ConceptId> parts;     ///< or by the words that it is glued together from.
  };
  /// Words of a phrase by their keys, several of them; `gap` for a gap.
  struct Pattern {
    std::vector<Key> words;
    ConceptId meaning = 0;
    std::vector<Key> absent{};  ///< It does not stand where one of them follows.
  };
  static constexpr Key gap = none - 1;

  /// A phrase that stands in the sentence; bit n of `words` is the nth token from `first`.
  struct Match {
    std::size_t first = 0;
    std::uint64_t words = 0;
    ConceptId meaning = 0;
    FamilyId family = 0;

    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::size_t end() const;
    [[nodiscard]] std::uint64_t seen_from(std::size_t token) const;
    [[nodiscard]] bool yields_to(const Match& other) const;
  };

  /// Finds keys by any kind of text.
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  using KeysByWord = std::unordered_map<std::string, Key, Hash, std::equal_to<>>;

  void add_word(const PhraseWord& word, ConceptId meaning);
  Key key_of(const PhraseWord& word);
  Key key_in(KeysByWord& keys, const std::string& word);
  static Key known(const KeysByWord& keys, std::string_view word);
  const Keys& keys_of(const Token& token, const std::vector<Word>& words);
  [[nodiscard]] std::vector<ConceptId> parts_of(const Word& word) const;
  [[nodiscard]] std::span<const ConceptId> meanings(const KeysByWord& keys, std::string_view word) const;
  [[nodiscard]] std::span<const ConceptId> meanings(const Word& word) const;
  [[nodiscard]] std::span<const ConceptId> ending(const Word& word) const;
  [[nodiscard]] std::span<const ConceptId> beginning(const Word& word) const;
  void add_matches(std::span<const Token> sentence, std::size_t at, Key key, std::vector<Match>& matches) const;
  /// Those that say something of their own; `matches` are in the order of the text.
  static std::vector<Match> standing(std::vector<Match> matches);
  [[nodiscard]] bool is_denied(const Pattern& pattern, std::span<const Token> sentence, std::size_t from) const;
  [[nodiscard]] std::uint64_t match(const Pattern& pattern, std::span<const Token> sentence, std::size_t at) const;

  const Language* language_;
  std::vector<Pattern> patterns_;
  std::vector<std::vector<std::uint32_t>> by_first_;  ///< Patterns of several words, by the key of the first.
  std::vector<std::vector<ConceptId>> alone_;         ///< Meanings of phrases of one word, by its keys.
  KeysByWord stems_;
  KeysByWord forms_;
  std::vector<Keys> keys_;  ///< By `WordId`.
};

}  // namespace fathom::audit
