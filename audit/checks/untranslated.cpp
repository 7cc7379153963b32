#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/checks/left_over.hpp"
#include "audit/checks/salience.hpp"
#include "audit/language/recognition.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace left_over {
namespace {

constexpr double surely_foreign = 0.9;
constexpr double surely_left = 0.8;
constexpr double likely_left = 0.7;
constexpr std::uint32_t no_bead = 0xFFFFFFFF;

/// A stretch of tokens that the original has as well.
struct Stretch {
  TokenIndex first = 0;
  TokenIndex end = 0;
  TokenIndex original = 0;  ///< Where it begins there.

  [[nodiscard]] bool holds(TokenIndex token) const { return token >= first && token < end; }
};

/// How a sentence's words spread over the languages.
struct Spread {
  std::uint32_t words = 0;
  std::uint32_t own = 0;              ///< Function words of the language it should be in.
  std::vector<std::uint32_t> theirs;  ///< For each of `languages_told`: its function words,
  std::vector<std::uint32_t> alone;   ///< those that are none of the own,
  std::vector<std::uint32_t> shared;  ///< and those that are.
};

/// The words of a sentence: no numbers, no signs.
std::vector<TokenIndex> words_of(const Reading& text, std::uint32_t sentence) {
  std::vector<TokenIndex> words;
  for (TokenIndex token = text.token_starts[sentence]; token < text.token_starts[sentence + 1]; ++token)
    if (text.tokens[token].kind == Token::Kind::word) words.push_back(token);
  return words;
}

/// A heading, a cell, a name: so few words that nothing but the words themselves tells the language.
bool is_short(const Bead& bead, const std::vector<TokenIndex>& words) {
  static constexpr std::size_t longest = 4;
  return bead.original_count == 1 && bead.translation_count == 1 && !words.empty() && words.size() <= longest;
}

class LeftOver {
 public:
  explicit LeftOver(const Pair& pair) : pair_(pair), text_(pair.translation), shared_(pair) {
    for (const Word& word : text_.words) languages_.push_back(languages_of_word(word.folded));
    bead_of_.assign(text_.document.sentences.size(), no_bead);
    const auto& beads = pair.aligned.alignment.beads;
    std::size_t all = 0, kept = 0;
    for (std::uint32_t bead = 0; bead < beads.size(); ++bead) {
      for (std::uint32_t i = 0; i < beads[bead].translation_count; ++i) bead_of_[beads[bead].translation + i] = bead;
      if (beads[bead].original_count == 0 || is_title(beads[bead])) continue;
      if (!is_short(beads[bead], words_of(pair.original, beads[bead].original))) continue;
      ++all;
      kept += is_kept_whole(beads[bead]) ? 1U : 0U;
    }
    static constexpr std::size_t seldom = 4;
    keeps_names_ = kept > 1 && kept * seldom > all;
  }

  std::vector<Finding> findings() {
    for (std::uint32_t sentence = 0; sentence < bead_of_.size(); ++sentence) {
      if (judge_sentence(sentence)) continue;
      const std::uint32_t bead = bead_of_[sentence];
      if (bead == no_bead || pair_.aligned.alignment.beads[bead].original_count == 0) continue;
      if (judge_whole(sentence, pair_.aligned.alignment.beads[bead])) continue;
      judge_passages(sentence, pair_.aligned.alignment.beads[bead]);
    }
    return std::move(findings_);
  }

 private:
  bool judge_sentence(std::uint32_t sentence);
  bool judge_whole(std::uint32_t sentence, const Bead& bead);
  [[nodiscard]] bool is_kept_whole(const Bead& bead) const;
  /// A game may keep its own name.
  [[nodiscard]] bool is_title(const Bead& bead) const {
    return bead.original == 0 && !pair_.original.document.source.is_keyed();
  }
  [[nodiscard]] std::vector<Stretch> names_in(std::uint32_t sentence) const;
  [[nodiscard]] Spread spread_of(std::uint32_t sentence) const;
  [[nodiscard]] std::optional<std::string> language_of(const Spread& spread) const;
  void judge_passages(std::uint32_t sentence, const Bead& bead);
  [[nodiscard]] std::vector<Stretch> common_runs(std::uint32_t sentence, const Bead& bead) const;
  [[nodiscard]] double left_over(const Stretch& run, const Bead& bead) const;
  [[nodiscard]] bool is_name(const Stretch& run) const;
  [[nodiscard]] bool is_left_word(TokenIndex token, TokenIndex original, const Bead& bead) const;
  void judge_abbreviations(std::uint32_t sentence, const Bead& bead);
  [[nodiscard]] bool opens_sentence(TokenIndex token) const {
    return token == text_.token_starts[sentence_of(text_, token)];
  }
  void add(std::uint32_t sentence, double confidence, Passage translation, std::string consequence);

  const Pair& pair_;
  const Reading& text_;
  SharedWords shared_;
  std::vector<std::uint64_t> languages_;  ///< By `WordId`: whose function word it is.
  std::vector<std::uint32_t> bead_of_;    ///< Of each sentence of the translation.
  bool keeps_names_ = false;              ///< Whether more than a few headings, cells and names stand as in the original.
  std::vector<Finding> findings_;
};

void LeftOver::add(std::uint32_t sentence, double confidence, Passage translation, std::string consequence) {
  Finding finding;
  finding.kind = Kind::untranslated;
  finding.confidence = confidence;
  if (confidence < surely_left) finding.ground = Ground::word_left;
  finding.severity = salience_of(text_, sentence, 1).credits ? Severity::note : Severity::warning;
  finding.translation = std::move(translation);
  finding.consequence = std::move(consequence);
  findings_.push_back(std::move(finding));
}

/// Names that the original has as well are in no language.
std::vector<Stretch> LeftOver::names_in(std::uint32_t sentence) const {
  const std::uint32_t bead = bead_of_[sentence];
  if (bead == no_bead || pair_.aligned.alignment.beads[bead].original_count == 0) return {};
  std::vector<Stretch> names = common_runs(sentence, pair_.aligned.alignment.beads[bead]);
  std::erase_if(names, [&](const Stretch& each) { return !is_name(each); });
  return names;
}

Spread LeftOver::spread_of(std::uint32_t sentence) const {
  Spread spread;
  const std::size_t languages = languages_told().size();
  for (auto* const each : {&spread.theirs, &spread.alone, &spread.shared}) each->assign(languages, 0);
  const std::vector<Stretch> names = names_in(sentence);
  std::set<std::uint32_t> counted;  // *24 à dos clair et 12 à dos foncé*: a word said twice says no more of the language
  for (TokenIndex token = text_.token_starts[sentence]; token < text_.token_starts[sentence + 1]; ++token) {
    const auto holds = [&](const Stretch& name) { return name.holds(token); };
    if (text_.tokens[token].kind != Token::Kind::word || std::any_of(names.begin(), names.end(), holds)) continue;
    ++spread.words;
    const bool own = text_.word(token).is_function;
    spread.own += own ? 1U : 0U;
    if (!own && !counted.insert(text_.tokens[token].word).second) continue;
    for (std::uint64_t rest = languages_[text_.tokens[token].word]; rest != 0; rest &= rest - 1) {
      const auto language = static_cast<std::size_t>(std::countr_zero(rest));
      ++spread.theirs[language];
      ++(own ? spread.shared : spread.alone)[language];
    }
  }
  return spread;
}

/// The code of the language that a sentence is in instead of its own: the original's, or a third.
std::optional<std::string> LeftOver::language_of(const Spread& spread) const {
  static constexpr std::uint32_t shortest = 4;
  static constexpr double telling = 0.22;
  static constexpr double telling_of_a_third = 0.3;
  static constexpr std::uint32_t fewest = 3;
  if (spread.words < shortest) return std::nullopt;
  const auto words = static_cast<double>(spread.words);
  const std::vector<std::string>& told = languages_told();
  std::size_t third = told.size();
  for (std::size_t i = 0; i < told.size(); ++i) {
    if (told[i] == pair_.original.language->code()) {
      if (spread.alone[i] > spread.own && spread.alone[i] >= telling * words) return told[i];
    } else if (told[i] != text_.language->code()) {
      const bool is_more = third == told.size() || spread.theirs[i] > spread.theirs[third];
      const bool is_theirs = spread.alone[i] >= fewest && spread.alone[i] > 2 * (spread.own - spread.shared[i]);
      if (is_theirs && spread.theirs[i] >= telling_of_a_third * words && is_more) third = i;
    }
  }
  // Without function words of its own a language cannot be told from a third one.
  if (third == told.size() || text_.language->function_words().empty()) return std::nullopt;
  return told[third];
}

bool LeftOver::judge_sentence(std::uint32_t sentence) {
  const std::optional<std::string> code = language_of(spread_of(sentence));
  if (!code) return false;
  const bool originals = *code == pair_.original.language->code();
  add(sentence, surely_foreign, passage_of_sentences(text_, Side::translation, sentence, 1),
      "This stands in " + (originals ? "the language of the original" : language(*code).name()) + "; " + player_of(text_) +
          " may not understand it.");
  return true;
}

/// Whether a short passage stands in the translation just as in the original.
bool LeftOver::is_kept_whole(const Bead& bead) const {
  const std::vector<TokenIndex> here = words_of(pair_.original, bead.original), there = words_of(text_, bead.translation);
  return is_short(bead, here) && std::equal(here.begin(), here.end(), there.begin(), there.end(), [&](TokenIndex a, TokenIndex b) {
           return pair_.original.word(a).folded == text_.word(b).folded;
         });
}

/// *THE HARBOUR* among headings that were translated.
bool LeftOver::judge_whole(std::uint32_t sentence, const Bead& bead) {
  if (is_title(bead) || keeps_names_ || !is_kept_whole(bead)) return false;
  const std::vector<TokenIndex> here = words_of(pair_.original, bead.original), there = words_of(text_, sentence);
  bool left = false;
  for (std::size_t k = 0; k < here.size(); ++k) {
    static constexpr Offset shortest = 3;
    if (shared_.stays(text_.word(there[k]).folded) || is_markup(text_, there[k])) return false;
    const bool is_foreign = shared_.is_foreign_function(text_.word(there[k])) || shared_.is_foreign(here[k], there[k]);
    if (!is_foreign && text_.tokens[there[k]].size >= shortest) return false;
    left = left || is_foreign;
  }
  if (!left) return false;
  add(sentence, surely_left, passage_of_tokens(text_, Side::translation, there.front(), there.back() - there.front() + 1),
      "This stands as in the original, where the translation has words of its own for what stands beside it.");
  return true;
}

/// The longest stretches of words that stand in the original as well, one behind the other.
std::vector<Stretch> LeftOver::common_runs(std::uint32_t sentence, const Bead& bead) const {
  static constexpr std::uint32_t longest = 400;  // tokens that are compared one by one
  const TokenIndex begin = text_.token_starts[sentence];
  const TokenIndex end = text_.token_starts[sentence + 1];
  const TokenIndex other = pair_.original.token_starts[bead.original];
  const TokenIndex other_end = pair_.original.token_starts[bead.original + bead.original_count];
  std::vector<Stretch> runs;
  if (end - begin > longest || other_end - other > longest) return runs;
  const auto same = [&](TokenIndex here, TokenIndex there) {
    return text_.tokens[here].kind == Token::Kind::word && pair_.original.tokens[there].kind == Token::Kind::word &&
           text_.word(here).folded == pair_.original.word(there).folded;
  };
  for (TokenIndex token = begin; token < end; ++token) {
    Stretch most{token, token, other};
    for (TokenIndex there = other; there < other_end; ++there) {
      TokenIndex count = 0;
      while (token + count < end && there + count < other_end && same(token + count, there + count)) ++count;
      const bool is_alone = count == 1 && most.end == token && !is_left_word(token, there, bead);
      if (!is_alone && token + count > most.end) most = {token, token + count, there};
    }
    if (most.end == token) continue;
    runs.push_back(most);
    token = most.end - 1;
  }
  return runs;
}

/// Whether capitals make a name of it: *The Owl*. That of a sentence's first word tells nothing.
bool LeftOver::is_name(const Stretch& run) const {
  bool capital = false;
  for (TokenIndex token = run.first; token < run.end; ++token) {
    if (pair_.original.language->is_function(text_.word(token).folded) || opens_sentence(token)) continue;
    if (!text_.tokens[token].capital) return false;
    capital = true;
  }
  return capital;
}

/// One word alone, small in both texts.
bool LeftOver::is_left_word(TokenIndex token, TokenIndex original, const Bead& bead) const {
  static constexpr std::uint32_t established = 2;  // a word that stands more often was chosen
  static constexpr Offset shortest = 4;
  const Token& here = text_.tokens[token];
  const Word& word = text_.word(token);
  if (word.is_function || pair_.original.word(original).is_function || pair_.original.tokens[original].capital) return false;
  if (here.size < shortest || (here.capital && !text_.language->locale().nouns_are_capital)) return false;
  return shared_.in_translation(word.folded) <= established && shared_.is_left_over(original, token, bead);
}

/// How surely a stretch is left over; 0 where nothing tells so.
double LeftOver::left_over(const Stretch& run, const Bead& bead) const {
  static constexpr std::uint32_t surely = 5;    // so many words in a row are the same by no chance
  static constexpr std::uint32_t content = 3;   // with so many that say something
  std::uint32_t functions = 0;
  std::uint32_t left = 0;
  std::uint32_t small = 0;
  for (TokenIndex token = run.first; token < run.end; ++token) {
    const Word& word = text_.word(token);
    if (is_markup(text_, token)) return 0;
    if (shared_.is_foreign_function(word)) ++functions;
    const bool says = !word.is_function && !pair_.original.language->is_function(word.folded);
    if (!says || text_.tokens[token].capital) continue;
    if (!shared_.stays(word.folded)) ++small;
    if (shared_.is_left_over(run.original + (token - run.first), token, bead)) ++left;
  }
  const std::uint32_t words = run.end - run.first;
  if (is_name(run)) return 0;
  if (words == 1) return left > 0 ? likely_left : 0;
  if (functions + left > 1 || (functions + left > 0 && small > 0)) return surely_left;
  // *Setting up*: a heading whose first word says something.
  if (functions > 0 && !pair_.original.language->is_function(text_.word(run.first).folded)) return likely_left;
  return words >= surely && small >= content ? likely_left : 0;
}

void LeftOver::judge_passages(std::uint32_t sentence, const Bead& bead) {
  for (const Stretch& run : common_runs(sentence, bead)) {
    const double confidence = left_over(run, bead);
    if (confidence == 0) continue;
    const std::uint32_t count = run.end - run.first;
    add(sentence, confidence, passage_of_tokens(text_, Side::translation, run.first, count),
        (count == 1 ? "This word stands" : "These words stand") + std::string(" as in the original; ") + player_of(text_) +
            " may not understand " + (count == 1 ? "it." : "them."));
  }
  judge_abbreviations(sentence, bead);
}

/// Where an abbreviation stands in a text, with its point, and no letter before it.
std::size_t place_of_abbreviation(std::string_view text, const std::string& abbreviation) {
  const std::string whole = abbreviation + ".";
  for (std::size_t at = text.find(whole); at != std::string_view::npos; at = text.find(whole, at + 1))
    if ((at == 0 || !is_letter_byte(text[at - 1])) && at + whole.size() < text.size()) return at;
  return std::string_view::npos;
}

void LeftOver::judge_abbreviations(std::uint32_t sentence, const Bead& bead) {
  const auto& own = text_.language->abbreviations();
  const Span at = text_.document.sentences[sentence].at;
  const auto& there = pair_.original.document;
  const Span original{there.sentences[bead.original].at.begin, there.sentences[bead.original + bead.original_count - 1].at.end};
  for (const std::string& abbreviation : pair_.original.language->abbreviations()) {
    if (abbreviation.size() < 2 || std::find(own.begin(), own.end(), abbreviation) != own.end()) continue;
    if (text_.language->is_function(abbreviation)) continue;
    const std::size_t place = place_of_abbreviation(text_.document.words(at), abbreviation);
    if (place == std::string_view::npos || place_of_abbreviation(there.words(original), abbreviation) == std::string_view::npos)
      continue;
    const auto begin = at.begin + static_cast<Offset>(place);
    add(sentence, likely_left,
        passage_of_text(text_, Side::translation, {begin, begin + static_cast<Offset>(abbreviation.size()) + 1}),
        "This abbreviation is the original's; " + player_of(text_) + " may not know it.");
  }
}

}  // namespace
}  // namespace left_over

std::vector<Finding> check_untranslated(const Pair& pair) {
  if (pair.original.language == pair.translation.language) return {};
  return left_over::LeftOver(pair).findings();
}

}  // namespace fathom::audit
