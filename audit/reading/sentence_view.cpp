#include "audit/reading/sentence_view.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace fathom::audit {
namespace {

/// Phrases are short; a mark that claims more tokens than this is cut, so that work stays linear.
constexpr std::uint32_t longest_mark = 16;

template <typename Starts>
std::pair<std::uint32_t, std::uint32_t> stretch(const Starts& starts, std::uint32_t sentence, std::size_t size) {
  if (sentence + std::size_t{1} >= starts.size()) return {0, 0};
  const auto limit = static_cast<std::uint32_t>(size);
  const std::uint32_t end = std::min(starts[sentence + 1], limit);
  return {std::min(starts[sentence], end), end};
}

}  // namespace

bool is_dash(std::string_view text) {
  static constexpr std::array<std::string_view, 8> dashes{"-", "‐", "‑", "‒", "–", "—", "―", "−"};
  return std::find(dashes.begin(), dashes.end(), text) != dashes.end();
}

SentenceView::SentenceView(const Reading& reading, std::uint32_t sentence) : reading_(&reading), sentence_(sentence) {
  std::tie(begin_, end_) = stretch(reading.token_starts, sentence, reading.tokens.size());
  if (sentence < reading.document.sentences.size()) at_ = reading.document.sentences[sentence].at;
  const auto [first, last] = stretch(reading.mark_starts, sentence, reading.marks.size());
  starts_.assign(end_ - begin_ + std::size_t{1}, 0);
  const auto cover = [&](std::uint32_t index) {
    const Mark& mark = reading.marks[index];
    const TokenIndex from = std::max(mark.first, begin_);
    const TokenIndex to = std::min({mark.first + mark.count, mark.first + longest_mark, end_});
    return std::pair{from, std::max(from, to)};
  };
  for (std::uint32_t index = first; index < last; ++index) {
    const auto [from, to] = cover(index);
    for (TokenIndex token = from; token < to; ++token) ++starts_[token - begin_ + 1];
  }
  for (std::size_t i = 1; i < starts_.size(); ++i) starts_[i] += starts_[i - 1];
  on_.resize(starts_.back());
  std::vector<std::uint32_t> next(starts_.begin(), starts_.end() - 1);
  for (std::uint32_t index = first; index < last; ++index) {
    const auto [from, to] = cover(index);
    for (TokenIndex token = from; token < to; ++token) on_[next[token - begin_]++] = index;
  }
}

const Block* SentenceView::block() const {
  const Document& document = reading_->document;
  if (sentence_ >= document.sentences.size()) return nullptr;
  const std::uint32_t block = document.sentences[sentence_].block;
  return block < document.blocks.size() ? &document.blocks[block] : nullptr;
}

bool SentenceView::is_content(TokenIndex token) const { return is_word(token) && !word(token).is_function; }

bool SentenceView::is_dash(TokenIndex token) const { return is_sign(token) && audit::is_dash(text(token)); }

bool SentenceView::is_glued(TokenIndex token) const {
  return token > begin_ && this->token(token - 1).at().end == this->token(token).begin;
}

TokenIndex SentenceView::token_from(Offset at) const {
  const auto first = reading_->tokens.begin() + begin_;
  const auto last = reading_->tokens.begin() + end_;
  const auto found = std::lower_bound(first, last, at, [](const Token& token, Offset place) { return token.begin < place; });
  return begin_ + static_cast<TokenIndex>(found - first);
}

std::span<const std::uint32_t> SentenceView::marks_on(TokenIndex token) const {
  if (!holds(token)) return {};
  const std::size_t from = starts_[token - begin_];
  return std::span(on_).subspan(from, starts_[token - begin_ + 1] - from);
}

const Mark* SentenceView::mark(TokenIndex token, Role role, std::uint16_t most) const {
  const Mark* longest = nullptr;
  for (const std::uint32_t index : marks_on(token)) {
    const Mark& mark = reading_->marks[index];
    if (mark.count > most || concepts().role(mark.meaning) != role) continue;
    if (longest == nullptr || mark.count > longest->count) longest = &mark;
  }
  return longest;
}

std::vector<ConceptId> SentenceView::meanings(TokenIndex token, Role role) const {
  std::vector<ConceptId> meanings;
  for (const std::uint32_t index : marks_on(token)) {
    const ConceptId meaning = reading_->marks[index].meaning;
    if (concepts().role(meaning) == role) meanings.push_back(meaning);
  }
  return meanings;
}

bool SentenceView::has(TokenIndex token, ConceptId meaning) const {
  const auto on = marks_on(token);
  return std::any_of(on.begin(), on.end(), [&](std::uint32_t index) { return reading_->marks[index].meaning == meaning; });
}

}  // namespace fathom::audit
