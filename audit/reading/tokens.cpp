#include "audit/reading/tokens.hpp"

#include <utility>

#include "audit/language/scanner.hpp"
#include "audit/reading/placeholders.hpp"

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

/// What stands in a stretch for something that a program or a printer puts there: *[per_player]* says nothing of players.
std::vector<Placeholder> pictures_in(std::string_view text, Span at) {
  if (text.substr(at.begin, at.size()).find_first_of("[{%:\\") == std::string_view::npos) return {};
  std::vector<Placeholder> found = placeholders_in(text, at);
  std::erase_if(found, [](const Placeholder& one) {
    return one.sort == Placeholder::Sort::tag || one.sort == Placeholder::Sort::name ||
           one.sort == Placeholder::Sort::round || one.sort == Placeholder::Sort::symbol;
  });
  return found;
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

/// What is called so in brackets is another word than the same letters without.
WordId Lexicon::picture_of(std::string_view surface) {
  const std::string text = '[' + std::string(surface) + ']';
  return intern(Word{text, text, false});
}

void Lexicon::add_tokens(Span at, std::vector<Token>& tokens) {
  const std::vector<Placeholder> pictures = pictures_in(text_, at);
  auto picture = pictures.begin();
  Scanner scanner(text_.substr(at.begin, at.size()), language_->elided(), language_->locale());
  for (Scanned piece = scanner.next(); piece.kind != Scanned::Kind::nothing; piece = scanner.next()) {
    Token token;
    token.begin = at.begin + static_cast<Offset>(piece.begin);
    token.size = static_cast<std::uint16_t>(piece.end - piece.begin);
    while (picture != pictures.end() && picture->at.end <= token.begin) ++picture;
    const bool is_shown = picture != pictures.end() && picture->at.begin <= token.begin;
    token.kind = is_shown ? Token::Kind::sign : kind_of(piece.kind);
    token.capital = piece.capital && !is_shown;
    const std::string_view surface = text_.substr(token.begin, token.size);
    token.word = is_shown ? picture_of(surface) : id_of(surface, token.kind);
    tokens.push_back(token);
  }
}

}  // namespace fathom::audit
