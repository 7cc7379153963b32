#include "audit/reading/tokens.hpp"

#include <utility>

#include "audit/language/scanner.hpp"

namespace fathom::audit {

namespace {

Token::Kind kind_of(Scanned::Kind kind) {
  switch (kind) {
    case Scanned::Kind::word:
      return Token::Kind::word;
    case Scanned::Kind::number:
      return Token::Kind::number;
    default:
      return Token::Kind::sign;
  }
}

}  // namespace

Lexicon::Lexicon(std::string_view text, const Language& language) : text_(text), language_(&language) {}

WordId Lexicon::intern(Word word) {
  const auto [at, is_new] = by_folded_.try_emplace(word.folded, static_cast<WordId>(words_.size()));
  if (is_new) words_.push_back(std::move(word));
  return at->second;
}

WordId Lexicon::id_of(std::string_view surface, Token::Kind kind) {
  if (const auto known = by_surface_.find(surface); known != by_surface_.end()) return known->second;
  const std::string text(surface);
  const WordId id = intern(kind == Token::Kind::word ? language_->word(surface) : Word{text, text, false});
  by_surface_.emplace(surface, id);
  return id;
}

void Lexicon::add_tokens(Span at, std::vector<Token>& tokens) {
  Scanner scanner(text_.substr(at.begin, at.size()), language_->elided(), language_->locale());
  for (Scanned piece = scanner.next(); piece.kind != Scanned::Kind::nothing; piece = scanner.next()) {
    Token token;
    token.begin = at.begin + static_cast<Offset>(piece.begin);
    token.size = static_cast<std::uint16_t>(piece.end - piece.begin);
    token.kind = kind_of(piece.kind);
    token.capital = piece.capital;
    token.word = id_of(text_.substr(token.begin, token.size), token.kind);
    tokens.push_back(token);
  }
}

}  // namespace fathom::audit
