#include "audit/checks/left_over.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

/// The words of some sentences, each once.
std::set<std::string_view> words_in(const Reading& text, std::uint32_t first, std::uint32_t count) {
  std::set<std::string_view> words;
  for (std::uint32_t sentence = first; sentence < first + count; ++sentence) {
    for (const Token& token : text.tokens_of(sentence))
      if (token.kind == Token::Kind::word) words.insert(text.words[token.word].folded);
  }
  return words;
}

bool is_latin(std::string_view word) {
  static constexpr char32_t first_greek = 0x370;
  return letter_at(word, 0).code < first_greek;
}

}  // namespace

SharedWords::SharedWords(const Pair& pair)
    : pair_(pair),
      original_(Spelling::of(pair.original.language->code())),
      translation_(Spelling::of(pair.translation.language->code())) {
  for (const Bead& bead : pair.aligned.alignment.beads) {
    if (bead.original_count == 0 || bead.translation_count == 0) continue;
    const auto there = words_in(pair.translation, bead.translation, bead.translation_count);
    for (const std::string_view word : words_in(pair.original, bead.original, bead.original_count)) {
      Kept& kept = kept_[std::string(word)];
      ++kept.seen;
      kept.kept += there.contains(word) ? 1U : 0U;
    }
  }
  std::size_t words = 0, latin = 0;
  for (const Token& token : pair.translation.tokens) {
    if (token.kind != Token::Kind::word) continue;
    ++in_translation_[pair.translation.words[token.word].folded];
    ++words;
    latin += is_latin(pair.translation.words[token.word].folded) ? 1U : 0U;
  }
  other_letters_ = latin * 2 < words;
}

bool SharedWords::stays(const std::string& folded) const {
  const auto found = kept_.find(folded);
  if (found == kept_.end()) return false;
  constexpr std::uint32_t often = 2;
  return found->second.seen >= often && found->second.kept * 4 >= found->second.seen * 3;
}

bool SharedWords::is_foreign_function(const Word& word) const {
  return !word.is_function && pair_.original.language->is_function(word.folded);
}

std::uint32_t SharedWords::in_translation(const std::string& folded) const {
  const auto found = in_translation_.find(folded);
  return found == in_translation_.end() ? 0 : found->second;
}

bool SharedWords::is_left_over(TokenIndex original, TokenIndex translation, const Bead& bead) const {
  const Word& word = pair_.translation.word(translation);
  if (stays(word.folded)) return false;
  if (original_ == nullptr || translation_ == nullptr) return is_translated_elsewhere(original, translation, bead);
  const std::string_view surface = pair_.translation.document.words(pair_.translation.tokens[translation].at());
  return original_->knows(surface) && !translation_->knows(surface);
}

bool SharedWords::is_foreign(TokenIndex original, TokenIndex translation) const {
  const Reading& from = pair_.original;
  const Word& word = from.word(original);
  const auto surface = [](const Reading& text, TokenIndex token) { return text.document.words(text.tokens[token].at()); };
  const bool may_be_name = from.tokens[original].capital && !from.language->locale().nouns_are_capital;
  if (original_ == nullptr || !original_->knows(may_be_name ? std::string_view(word.folded) : surface(from, original))) return false;
  if (translation_ == nullptr) return other_letters_ && is_latin(word.folded);
  return !translation_->knows(surface(pair_.translation, translation)) && !translation_->knows(word.folded);
}

bool SharedWords::is_translated_elsewhere(TokenIndex original, TokenIndex translation, const Bead& bead) const {
  const Word& word = pair_.translation.word(translation);
  const auto found = kept_.find(word.folded);
  if (found == kept_.end() || pair_.translation.language->is_in_a_phrase(word)) return false;
  constexpr std::uint32_t elsewhere = 2;
  constexpr std::uint32_t slips = 2;
  const Kept& kept = found->second;
  if (kept.kept > slips || kept.seen - kept.kept < elsewhere || kept.kept * 3 > kept.seen) return false;
  const Aligned& aligned = pair_.aligned;
  const auto& usual = aligned.dictionary.of_original(aligned.original_stems.of(pair_.original.tokens[original]));
  const auto is_usual = [&](const Token& token) {
    return std::find(usual.begin(), usual.end(), aligned.translation_stems.of(token)) != usual.end();
  };
  if (usual.empty() || is_usual(pair_.translation.tokens[translation])) return false;
  for (std::uint32_t i = 0; i < bead.translation_count; ++i) {
    const auto tokens = pair_.translation.tokens_of(bead.translation + i);
    if (std::any_of(tokens.begin(), tokens.end(), is_usual)) return false;
  }
  return true;
}

bool is_markup(const Reading& text, TokenIndex token) {
  static constexpr std::string_view before = "[{<\\@#%:_/$&=|~";
  static constexpr std::string_view behind = "]}>@%_/=|~";
  const Span at = text.tokens[token].at();
  const std::string_view words = text.document.text;
  const char left = at.begin > 0 ? words[at.begin - 1] : ' ';
  const char right = at.end < words.size() ? words[at.end] : ' ';
  if (before.find(left) != std::string_view::npos || behind.find(right) != std::string_view::npos) return true;
  if (is_ascii_digit(left) || is_ascii_digit(right)) return true;
  if ((left == '.' && at.begin > 1 && words[at.begin - 2] != ' ') || left == '-' || right == '-') return true;
  // `www.x.org`, `x.png`
  return right == '.' && at.end + 1 < words.size() && is_letter_byte(words[at.end + 1]);
}

}  // namespace fathom::audit
