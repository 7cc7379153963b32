#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// One sentence, token by token, and the marks that lie on each token. Making one takes time linear in the sentence.
class SentenceView {
 public:
  static constexpr std::uint16_t any_length = 0xFFFF;

  SentenceView(const Reading& reading, std::uint32_t sentence);

  [[nodiscard]] TokenIndex begin() const { return begin_; }
  [[nodiscard]] TokenIndex end() const { return end_; }
  [[nodiscard]] bool holds(TokenIndex token) const { return token >= begin_ && token < end_; }
  /// The sentence's place in `Document::text`.
  [[nodiscard]] Span at() const { return at_; }
  [[nodiscard]] std::string_view document() const { return reading_->document.text; }
  [[nodiscard]] const Language& language() const { return *reading_->language; }
  [[nodiscard]] const Block* block() const;

  [[nodiscard]] const Token& token(TokenIndex token) const { return reading_->tokens[token]; }
  [[nodiscard]] const Word& word(TokenIndex token) const { return reading_->word(token); }
  [[nodiscard]] std::string_view text(TokenIndex token) const { return reading_->document.words(this->token(token).at()); }
  [[nodiscard]] std::string_view folded(TokenIndex token) const { return word(token).folded; }
  /// What the sentence says before a place.
  [[nodiscard]] std::string_view text_before(Offset at) const { return document().substr(at_.begin, at - at_.begin); }
  /// The byte before a place, and the one at it; `\0` where the sentence begins or ends.
  [[nodiscard]] char before(Offset at) const { return at > at_.begin ? document()[at - 1] : '\0'; }
  [[nodiscard]] char after(Offset at) const { return at < at_.end ? document()[at] : '\0'; }

  /// Whether a token is a word that says something of its own: neither an article nor a preposition.
  [[nodiscard]] bool is_content(TokenIndex token) const;
  [[nodiscard]] bool is_word(TokenIndex token) const { return this->token(token).kind == Token::Kind::word; }
  [[nodiscard]] bool is_number(TokenIndex token) const { return this->token(token).kind == Token::Kind::number; }
  [[nodiscard]] bool is_sign(TokenIndex token) const { return this->token(token).kind == Token::Kind::sign; }
  /// Whether the sign is a hyphen, a dash or a minus.
  [[nodiscard]] bool is_dash(TokenIndex token) const;
  /// Whether nothing lies between a token and the one before it.
  [[nodiscard]] bool is_glued(TokenIndex token) const;
  /// The first token of the sentence that begins at or after a place of the text.
  [[nodiscard]] TokenIndex token_from(Offset at) const;

  /// The marks that cover a token, as indices into `Reading::marks`.
  [[nodiscard]] std::span<const std::uint32_t> marks_on(TokenIndex token) const;
  /// The longest mark of a role that covers a token, among those of at most so many tokens; null where none does.
  [[nodiscard]] const Mark* mark(TokenIndex token, Role role, std::uint16_t most = any_length) const;
  /// All that the words at a token mean in a role.
  [[nodiscard]] std::vector<ConceptId> meanings(TokenIndex token, Role role) const;
  [[nodiscard]] bool has(TokenIndex token, Role role) const { return mark(token, role) != nullptr; }
  [[nodiscard]] bool has(TokenIndex token, ConceptId meaning) const;

 private:
  const Reading* reading_;
  TokenIndex begin_ = 0;
  TokenIndex end_ = 0;
  std::uint32_t sentence_ = 0;
  Span at_;
  std::vector<std::uint32_t> starts_;  ///< Of each token's marks in `on_`; one more entry than tokens.
  std::vector<std::uint32_t> on_;
};

/// Whether a text is a hyphen, a dash or a minus, whichever of their characters.
bool is_dash(std::string_view text);

}  // namespace fathom::audit
