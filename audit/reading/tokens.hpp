#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// Numbers the words of one text as it meets them, and asks the language once for each.
class Lexicon {
 public:
  /// `text` is what all words are cut from; it must outlive the lexicon.
  Lexicon(std::string_view text, const Language& language);

  /// The tokens of a stretch of the text, in order, added to `tokens`.
  void add_tokens(Span at, std::vector<Token>& tokens);
  /// The words met so far, by `WordId`.
  [[nodiscard]] const std::vector<Word>& words() const { return words_; }
  std::vector<Word> take_words() { return std::move(words_); }

 private:
  WordId id_of(std::string_view surface, Token::Kind kind);
  WordId picture_of(std::string_view surface);
  WordId intern(Word word);

  std::string_view text_;
  const Language* language_;
  std::vector<Word> words_;
  std::unordered_map<std::string_view, WordId> by_surface_;
  std::unordered_map<std::string, WordId> by_folded_;
};

}  // namespace fathom::audit
