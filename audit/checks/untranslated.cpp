#include <algorithm>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/checks/salience.hpp"

namespace fathom::audit {
namespace {

/// How a sentence's words spread over the languages: its own function words, and the other text's.
struct Spread {
  std::uint32_t words = 0;
  std::uint32_t own = 0;      ///< Function words of the language it should be in,
  std::uint32_t foreign = 0;  ///< and of the original's alone.
};

/// Whether each kind of word of the translation is a function word in the language of the original, and not in its own.
std::vector<std::uint8_t> foreign_words(const Reading& text, const Language& other) {
  std::vector<std::uint8_t> foreign(text.words.size(), 0);
  for (WordId word = 0; word < text.words.size(); ++word) {
    foreign[word] = !text.words[word].is_function && other.word(text.words[word].folded).is_function ? 1 : 0;
  }
  return foreign;
}

}  // namespace

std::vector<Finding> check_untranslated(const Pair& pair) {
  std::vector<Finding> findings;
  if (pair.original.language == pair.translation.language) return findings;
  const std::vector<std::uint8_t> foreign = foreign_words(pair.translation, *pair.original.language);
  static constexpr std::uint32_t shortest = 4;
  static constexpr double telling = 0.22;
  for (std::uint32_t sentence = 0; sentence < pair.translation.document.sentences.size(); ++sentence) {
    Spread spread;
    for (const Token& token : pair.translation.tokens_of(sentence)) {
      if (token.kind != Token::Kind::word) continue;
      ++spread.words;
      if (pair.translation.words[token.word].is_function) ++spread.own;
      if (foreign[token.word] != 0) ++spread.foreign;
    }
    const bool unlike = spread.words >= shortest && spread.foreign > spread.own &&
                        static_cast<double>(spread.foreign) >= telling * static_cast<double>(spread.words);
    if (!unlike) continue;
    Finding finding;
    finding.kind = Kind::untranslated;
    finding.confidence = 0.9;
    finding.severity = salience_of(pair.translation, sentence, 1).credits ? Severity::note : Severity::warning;
    finding.translation = passage_of_sentences(pair.translation, Side::translation, sentence, 1);
    finding.consequence = "This stands in the language of the original; " + player_of(pair.translation) + " may not understand it.";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace fathom::audit
