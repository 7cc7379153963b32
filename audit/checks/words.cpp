#include <algorithm>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"

namespace fathom::audit {
namespace {

/// Words that some languages rightly say twice in a row (*nous nous*, *die die*, *que que* is none of them).
bool may_stand_twice(const Reading& text, const Word& word) {
  return text.language->locale().may_stand_twice.contains(word.folded);
}

std::vector<Finding> repeated_words(const Reading& text, Side side) {
  std::vector<Finding> findings;
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence) {
    for (TokenIndex token = text.token_starts[sentence] + 1; token < text.token_starts[sentence + 1]; ++token) {
      const Token& here = text.tokens[token];
      const Token& before = text.tokens[token - 1];
      if (here.kind != Token::Kind::word || here.word != before.word) continue;
      const Word& word = text.words[here.word];
      static constexpr std::size_t shortest = 2;
      if (word.folded.size() < shortest || may_stand_twice(text, word)) continue;
      // "Ha ha!", a name said twice: exclamations and names repeat on purpose.
      if (here.capital && before.capital) continue;
      if (here.begin != before.begin + before.size + 1) continue;
      // A word that stands three times or more is one slip, told where it begins.
      if (token - text.token_starts[sentence] > 1 && text.tokens[token - 2].word == here.word) continue;
      Finding finding;
      finding.kind = Kind::repeated_word;
      finding.confidence = 0.85;
      finding.severity = Severity::note;
      passage_on(finding, side) = passage_of_tokens(text, side, token - 1, 2);
      finding.consequence = "The word stands twice in a row.";
      findings.push_back(std::move(finding));
    }
  }
  return findings;
}

/// The words of a sentence, in order, without its signs.
std::vector<WordId> words_of(const Reading& text, std::uint32_t sentence) {
  std::vector<WordId> words;
  for (const Token& token : text.tokens_of(sentence)) {
    if (token.kind != Token::Kind::sign) words.push_back(token.word);
  }
  return words;
}

/// Sentences that stand twice, the second close after the first.
std::vector<Finding> repeated_sentences(const Reading& text, Side side) {
  std::vector<Finding> findings;
  static constexpr std::uint32_t reach = 4;
  static constexpr std::size_t shortest = 6;
  const auto count = static_cast<std::uint32_t>(text.document.sentences.size());
  for (std::uint32_t sentence = 0; sentence < count; ++sentence) {
    const std::vector<WordId> words = words_of(text, sentence);
    // Of a sentence that stands many times in a row, the first repeat is told.
    if (sentence > 0 && words.size() >= shortest && words_of(text, sentence - 1) == words) continue;
    if (words.size() < shortest || block_of(text, sentence).kind == BlockKind::row) continue;
    for (std::uint32_t next = sentence + 1; next < std::min(count, sentence + reach + 1); ++next) {
      if (words_of(text, next) != words) continue;
      Finding finding;
      finding.kind = Kind::repeated_word;
      finding.confidence = 0.85;
      finding.severity = Severity::warning;
      passage_on(finding, side) = passage_of_sentences(text, side, next, 1);
      finding.elsewhere.push_back(passage_of_sentences(text, side, sentence, 1));
      if (passage_on(finding, side)->key != finding.elsewhere.front().key)
        break;  // two strings that have nothing to do with each other
      finding.consequence = "The sentence stands twice.";
      findings.push_back(std::move(finding));
      break;
    }
  }
  return findings;
}

}  // namespace

std::vector<Finding> check_words(const Reading& text, Side side) {
  std::vector<Finding> findings = repeated_words(text, side);
  for (Finding& finding : repeated_sentences(text, side)) findings.push_back(std::move(finding));
  for (const Damage& damage : text.document.source.damages) {
    Finding finding;
    finding.kind = Kind::damaged_text;
    finding.confidence = 0.9;
    finding.severity = Severity::note;
    passage_on(finding, side) = passage_of_source(text, side, damage.at);
    finding.consequence = "The file was damaged here: " + damage.what + ".";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace fathom::audit
