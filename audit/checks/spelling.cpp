#include <algorithm>
#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/left_over.hpp"
#include "audit/checks/passage.hpp"
#include "audit/language/spelling.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace misspelling {
namespace {

constexpr double likely_misspelt = 0.5;
constexpr std::uint32_t most_slips = 2;    // who writes a word more often means it
constexpr std::size_t fewest_letters = 4;  // of a word that is looked at
constexpr std::size_t most_findings = 100;
constexpr std::size_t most_looked_up = 500;  // words for which a near one is sought, which takes a thousand questions
/// Of a text's words, at most this many are unknown to a dictionary of its language.
constexpr double most_unknown = 0.25;

/// What a text has of one word.
struct Occurrences {
  std::uint32_t count = 0;
  TokenIndex first = 0;
  bool small = true;   ///< Never with a capital, but at the beginning of sentences.
  bool markup = false;
};

std::vector<Occurrences> occurrences(const Reading& text) {
  std::vector<Occurrences> all(text.words.size());
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence) {
    for (TokenIndex token = text.token_starts[sentence]; token < text.token_starts[sentence + 1]; ++token) {
      Occurrences& word = all[text.tokens[token].word];
      if (word.count++ == 0) word.first = token;
      word.small = word.small && (!text.tokens[token].capital || token == text.token_starts[sentence]);
      word.markup = word.markup || is_markup(text, token);
    }
  }
  return all;
}

bool has_letters_alone(std::string_view word) {
  std::size_t letters = 0;
  for (std::size_t at = 0; at < word.size();) {
    const Letter letter = letter_at(word, at);
    if (!is_letter(letter.code) || is_unspaced(letter.code)) return false;
    at += letter.size;
    ++letters;
  }
  return letters >= fewest_letters;
}

/// Whether a word is made of words that a dictionary knows, glued together with or without a letter between: *Hafen*`s`*karte*.
bool is_compound(const Spelling& spelling, std::string_view word, bool nouns_are_capital) {
  constexpr std::size_t shortest_part = 3;
  const auto knows = [&](std::string_view part) {
    if (spelling.knows(part)) return true;
    if (!nouns_are_capital) return false;
    std::string noun(part);
    if (noun[0] >= 'a' && noun[0] <= 'z') noun[0] = static_cast<char>(noun[0] - 'a' + 'A');
    return spelling.knows(noun);
  };
  for (std::size_t size = shortest_part; size + shortest_part <= word.size(); ++size) {
    if (is_tail(word[size]) || !knows(word.substr(size))) continue;
    const std::string_view head = word.substr(0, size);
    if (knows(head)) return true;
    for (const std::string_view joint : {"s", "n", "es", "en", "er", "e"})
      if (head.size() >= joint.size() + shortest_part && head.ends_with(joint) &&
          knows(head.substr(0, head.size() - joint.size())))
        return true;
  }
  return false;
}

/// The words of the other text, and what is a word of its language: what stands there as well is a name or was left over.
struct Beside {
  std::unordered_set<std::string_view> words;
  std::shared_ptr<const Spelling> spelling;
};

Beside beside(const Reading& text, const Reading* other) {
  Beside made;
  if (other == nullptr) return made;
  for (const Word& word : other->words) made.words.insert(word.folded);
  if (other->language != text.language) made.spelling = Spelling::of(other->language->code());
  return made;
}

class Misspelt {
 public:
  Misspelt(const Reading& text, Side side, const Reading* other)
      : text_(text), side_(side), spelling_(Spelling::of(text.language->code())), other_(beside(text, other)) {
    for (const NumberWord& number : text.language->number_words())
      if (number.words.size() == 1) numbers_.insert(number.words.front());
  }

  std::vector<Finding> findings() const {
    std::vector<Finding> found;
    if (spelling_ == nullptr) return found;
    const std::vector<Occurrences> words = occurrences(text_);
    const std::vector<WordId> unknown = unknown_words(words);
    std::size_t looked_up = 0;
    for (const WordId word : unknown) {
      if (found.size() == most_findings) break;
      const std::string_view written = text_.document.words(text_.tokens[words[word].first].at());
      if (words[word].count > most_slips || is_compound(*spelling_, written, text_.language->locale().nouns_are_capital)) continue;
      if (other_.words.contains(text_.words[word].folded) || (other_.spelling && other_.spelling->knows(written))) continue;
      if (++looked_up > most_looked_up) break;
      const std::string near = spelling_->near(written);
      if (near.empty()) continue;
      Finding finding;
      finding.kind = Kind::misspelt;
      finding.confidence = likely_misspelt;
      finding.severity = Severity::note;
      passage_on(finding, side_) = passage_of_tokens(text_, side_, words[word].first, 1);
      finding.consequence = "No dictionary of " + text_.language->name() + " has this word; one has \"" + near + "\".";
      found.push_back(std::move(finding));
    }
    return found;
  }

 private:
  /// Words that the language's data have need no dictionary: *neighbour*, where only an American one is installed.
  [[nodiscard]] bool is_own(const Word& word) const {
    return text_.language->is_in_a_phrase(word) || numbers_.contains(word.folded);
  }

  /// Those that the dictionary does not know; none where it does not fit the text.
  [[nodiscard]] std::vector<WordId> unknown_words(const std::vector<Occurrences>& words) const {
    std::vector<WordId> unknown;
    std::size_t asked = 0;
    for (WordId word = 0; word < words.size(); ++word) {
      const Occurrences& here = words[word];
      if (here.count == 0 || here.markup || text_.words[word].is_function) continue;
      const Token& token = text_.tokens[here.first];
      const std::string_view written = text_.document.words(token.at());
      const bool may_be_name = !here.small && !text_.language->locale().nouns_are_capital;
      if (token.kind != Token::Kind::word || may_be_name || !has_letters_alone(written)) continue;
      ++asked;
      if (!is_own(text_.words[word]) && !spelling_->knows(written)) unknown.push_back(word);
    }
    if (static_cast<double>(unknown.size()) > most_unknown * static_cast<double>(asked) && asked > most_findings) unknown.clear();
    return unknown;
  }

  const Reading& text_;
  Side side_;
  std::shared_ptr<const Spelling> spelling_;
  Beside other_;
  std::unordered_set<std::string_view> numbers_;  ///< Number words of one word.
};

}  // namespace
}  // namespace misspelling

std::vector<Finding> check_spelling(const Pair& pair) {
  std::vector<Finding> found = misspelling::Misspelt(pair.original, Side::original, &pair.translation).findings();
  for (Finding& each : misspelling::Misspelt(pair.translation, Side::translation, &pair.original).findings()) found.push_back(std::move(each));
  return found;
}

std::vector<Finding> check_spelling(const Reading& text, Side side) { return misspelling::Misspelt(text, side, nullptr).findings(); }

}  // namespace fathom::audit
