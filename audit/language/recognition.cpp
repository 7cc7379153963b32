#include "audit/language/recognition.hpp"

#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "audit/language/folding.hpp"
#include "audit/language/language.hpp"
#include "audit/language/neutral_language.hpp"
#include "audit/language/scanner.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {

namespace {

/// So many words tell a text's language.
constexpr std::size_t telling_words = 20'000;
/// One word counts for at most so many of a text's: `de` alone makes no French.
constexpr double most_of_one_word = 0.05;
constexpr std::size_t always_counted = 2;
/// Fewer different words speak for no language: so many, and one more for so many words of the text, up to the last.
constexpr std::size_t fewest_different = 3;
constexpr std::size_t words_for_another = 6;
constexpr std::size_t enough_different = 6;
/// Languages whose share is below this part of the likeliest one's are no rivals.
constexpr double rival = 0.5;

/// A script that one language alone has, or one above all.
struct ScriptOfLanguage {
  UScriptCode script;
  std::string_view code;
};
constexpr std::array scripts{
    ScriptOfLanguage{USCRIPT_HANGUL, "ko"},    ScriptOfLanguage{USCRIPT_THAI, "th"},
    ScriptOfLanguage{USCRIPT_GREEK, "el"},     ScriptOfLanguage{USCRIPT_HEBREW, "he"},
    ScriptOfLanguage{USCRIPT_ARMENIAN, "hy"},  ScriptOfLanguage{USCRIPT_GEORGIAN, "ka"},
    ScriptOfLanguage{USCRIPT_BENGALI, "bn"},   ScriptOfLanguage{USCRIPT_GURMUKHI, "pa"},
    ScriptOfLanguage{USCRIPT_GUJARATI, "gu"},  ScriptOfLanguage{USCRIPT_TAMIL, "ta"},
    ScriptOfLanguage{USCRIPT_TELUGU, "te"},    ScriptOfLanguage{USCRIPT_KANNADA, "kn"},
    ScriptOfLanguage{USCRIPT_MALAYALAM, "ml"}, ScriptOfLanguage{USCRIPT_SINHALA, "si"},
    ScriptOfLanguage{USCRIPT_LAO, "lo"},       ScriptOfLanguage{USCRIPT_MYANMAR, "my"},
    ScriptOfLanguage{USCRIPT_KHMER, "km"},     ScriptOfLanguage{USCRIPT_ETHIOPIC, "am"}};

/// A text's letters by script, and its words with how often each stands.
struct Census {
  std::map<UScriptCode, std::size_t> letters;
  std::size_t all_letters = 0;
  std::unordered_map<std::string, std::size_t> words;
  std::size_t all_words = 0;

  [[nodiscard]] std::size_t in(UScriptCode script) const {
    const auto found = letters.find(script);
    return found == letters.end() ? 0 : found->second;
  }
};

Census census_of(std::string_view text) {
  Census census;
  static const std::unordered_set<std::string> no_elisions;
  Scanner scanner(text, no_elisions);
  for (Scanned piece = scanner.next(); piece.kind != Scanned::Kind::nothing && census.all_words < telling_words;
       piece = scanner.next()) {
    if (piece.kind != Scanned::Kind::word) continue;
    const std::string_view word = text.substr(piece.begin, piece.end - piece.begin);
    for (std::size_t at = 0; at < word.size();) {
      const Letter letter = letter_at(word, at);
      UErrorCode error = U_ZERO_ERROR;
      const UScriptCode script = uscript_getScript(static_cast<UChar32>(letter.code), &error);
      // A character of Chinese is a word, or half of one.
      constexpr std::size_t worth_of_character = 3;
      const std::size_t worth = script == USCRIPT_HAN ? worth_of_character : 1;
      if (script != USCRIPT_COMMON && script != USCRIPT_INHERITED) {
        census.letters[script] += worth;
        census.all_letters += worth;
      }
      at += letter.size;
    }
    ++census.all_words;
    ++census.words[folded(word)];
  }
  return census;
}

/// What the scripts of Chinese, Japanese and of languages with a script of their own tell; nothing for the others.
std::vector<Likeness> by_script(const Census& census) {
  const auto share = [&](std::size_t letters) { return static_cast<double>(letters) / static_cast<double>(census.all_letters); };
  std::vector<Likeness> found;
  if (census.all_letters == 0) return found;
  const std::size_t kana = census.in(USCRIPT_HIRAGANA) + census.in(USCRIPT_KATAKANA);
  const std::size_t han = census.in(USCRIPT_HAN);
  constexpr std::size_t japanese = 20;  // one kana to so many characters: names alone have fewer
  if (kana + han > 0) found.push_back({kana * japanese > han ? "ja" : "zh", share(kana + han)});
  for (const ScriptOfLanguage& each : scripts)
    if (const std::size_t letters = census.in(each.script); letters > 0)
      found.push_back({std::string(each.code), share(letters)});
  return found;
}

/// Function words and the languages that have them, a bit for each.
struct Told {
  std::vector<std::string> codes;
  std::unordered_map<std::string, std::uint64_t> words;
  std::uint64_t eliding = 0;  ///< Languages in which a word loses its vowel before an apostrophe.

  Told() {
    // Most of a language's data are phrases, which need not be read to tell that a text is in another.
    for (const std::string& code : language_codes()) {
      const SmallWords own = small_words(code);
      const std::uint64_t bit = add(code, own.function_words);
      if (!own.elided.empty()) eliding |= bit;
    }
    for (const auto& [code, function_words] : other_languages()) add(code, function_words);
  }

  std::uint64_t add(const std::string& code, const std::unordered_set<std::string>& function_words) {
    constexpr std::size_t bits = 64;
    if (codes.size() == bits) return 0;
    const std::uint64_t bit = std::uint64_t{1} << codes.size();
    codes.push_back(code);
    for (const std::string& word : function_words) words[word] |= bit;
    return bit;
  }

  [[nodiscard]] std::uint64_t of(const std::string& word) const {
    const auto found = words.find(word);
    return found == words.end() ? 0 : found->second;
  }
};

const Told& told() {
  static const Told all;
  return all;
}

/// How often each kind of word stands in a text, with the languages that it is a function word of.
struct Counted {
  std::uint64_t languages = 0;
  std::size_t count = 0;
};

/// The share of a text's words that are function words of one language, and not of another.
double share_of(const std::vector<Counted>& words, std::size_t all, std::uint64_t own, std::uint64_t other) {
  std::size_t explained = 0;
  for (const Counted& word : words)
    if ((word.languages & own) != 0 && (word.languages & other) == 0) explained += word.count;
  return all == 0 ? 0 : static_cast<double>(explained) / static_cast<double>(all);
}

std::vector<Counted> counted(const Census& census) {
  const std::size_t most =
      std::max(always_counted, static_cast<std::size_t>(most_of_one_word * static_cast<double>(census.all_words)));
  std::vector<Counted> words;
  for (const auto& [word, count] : census.words)
    if (const std::uint64_t languages = languages_of_word(word); languages != 0)
      words.push_back({languages, std::min(count, most)});
  return words;
}

/// What the function words tell. Languages that share many of them are told apart by those that they do not share.
std::vector<Likeness> by_words(const Census& census) {
  const std::vector<Counted> words = counted(census);
  const std::size_t languages = told().codes.size();
  std::vector<double> shares;
  for (std::size_t i = 0; i < languages; ++i) shares.push_back(share_of(words, census.all_words, std::uint64_t{1} << i, 0));
  const double most = shares.empty() ? 0 : *std::max_element(shares.begin(), shares.end());
  if (most <= 0) return {};
  const auto apart = [&](std::size_t own, std::size_t other) {
    return share_of(words, census.all_words, std::uint64_t{1} << own, std::uint64_t{1} << other);
  };
  std::size_t best = static_cast<std::size_t>(std::max_element(shares.begin(), shares.end()) - shares.begin());
  for (std::size_t i = 0; i < languages; ++i)
    if (i != best && shares[i] >= rival * most && apart(i, best) > apart(best, i)) best = i;
  const auto different = static_cast<std::size_t>(std::count_if(
      words.begin(), words.end(), [&](const Counted& word) { return (word.languages >> best & 1U) != 0; }));
  if (different < std::min(enough_different, fewest_different + census.all_words / words_for_another)) return {};
  std::vector<Likeness> found{{told().codes[best], shares[best]}};
  for (std::size_t i = 0; i < languages; ++i) {
    if (i == best) continue;
    if (const double share = apart(i, best); share > 0) found.push_back({told().codes[i], share});
  }
  return found;
}

}  // namespace

const std::vector<std::string>& languages_told() { return told().codes; }

std::uint64_t languages_of_word(const std::string& folded) {
  const std::uint64_t whole = told().of(folded);
  const std::size_t apostrophe = folded.find('\'');
  if (apostrophe == std::string::npos || apostrophe == 0) return whole;
  return whole | (told().of(folded.substr(0, apostrophe)) & told().eliding);
}

std::vector<Likeness> likely_languages(std::string_view text) {
  const Census census = census_of(text);
  std::vector<Likeness> found = by_script(census);
  for (Likeness& each : by_words(census)) {
    const auto same = std::find_if(found.begin(), found.end(), [&](const Likeness& other) { return other.code == each.code; });
    if (same == found.end())
      found.push_back(std::move(each));
    else
      same->share = std::max(same->share, each.share);
  }
  std::stable_sort(found.begin(), found.end(), [](const Likeness& a, const Likeness& b) { return a.share > b.share; });
  return found;
}

}  // namespace fathom::audit
