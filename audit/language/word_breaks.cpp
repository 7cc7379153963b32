#include "audit/language/word_breaks.hpp"

#include <unicode/brkiter.h>
#include <unicode/utext.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include "audit/text/letters.hpp"

namespace fathom::audit {

namespace {

/// What numbers are written with in Chinese characters.
constexpr std::u32string_view numerals = U"〇零一二三四五六七八九十百千両两兩";
constexpr char32_t makes_ordinal = U'第';

/// ICU's rules for words; each thread has its own, since one iterator serves one text at a time.
icu::BreakIterator* breaks() {
  thread_local const std::unique_ptr<icu::BreakIterator> iterator = [] {
    UErrorCode error = U_ZERO_ERROR;
    std::unique_ptr<icu::BreakIterator> made(icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), error));
    if (U_FAILURE(error) != 0) made.reset();
    return made;
  }();
  return iterator.get();
}

std::set<std::size_t> dictionary_ends(std::string_view run) {
  std::set<std::size_t> ends{run.size()};
  icu::BreakIterator* const iterator = breaks();
  if (iterator == nullptr) return ends;
  UErrorCode error = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, run.data(), static_cast<std::int64_t>(run.size()), &error);
  if (U_SUCCESS(error) != 0) iterator->setText(&text, error);
  if (U_SUCCESS(error) != 0)
    for (std::int32_t end = (iterator->first(), iterator->next()); end != icu::BreakIterator::DONE; end = iterator->next())
      ends.insert(static_cast<std::size_t>(end));
  utext_close(&text);
  return ends;
}

/// Where the numerals that begin at a place end.
std::size_t numerals_end(std::string_view run, std::size_t at) {
  while (at < run.size()) {
    const Letter letter = letter_at(run, at);
    if (numerals.find(letter.code) == std::u32string_view::npos) break;
    at += letter.size;
  }
  return at;
}

/// How long the longest of some words is that stand at a place; 0 where none does.
std::size_t longest_at(std::string_view run, std::size_t at, const WordSet& words) {
  std::size_t longest = 0;
  for (const std::string& word : words)
    if (run.substr(at).starts_with(word)) longest = std::max(longest, word.size());
  return longest;
}

/// Makes a stretch one word, and nothing else of it.
void set_apart(std::set<std::size_t>& ends, std::size_t begin, std::size_t end) {
  ends.erase(ends.upper_bound(begin), ends.lower_bound(end));
  if (begin > 0) ends.insert(begin);
  ends.insert(end);
}

}  // namespace

std::vector<std::size_t> word_ends(std::string_view run, const Locale& locale) {
  std::set<std::size_t> ends = dictionary_ends(run);
  for (std::size_t at = 0; at < run.size();) {
    if (const std::size_t whole = longest_at(run, at, locale.whole); whole > 0) {
      set_apart(ends, at, at + whole);
      at += whole;
      continue;
    }
    const Letter letter = letter_at(run, at);
    const bool ordinal = letter.code == makes_ordinal;
    const std::size_t begin = ordinal ? at + letter.size : at;
    const std::size_t end = numerals_end(run, begin);
    const std::size_t counter = end > begin ? longest_at(run, end, locale.counters) : 0;
    if (end > begin && (ordinal || counter > 0 || end == run.size())) {
      set_apart(ends, at, end);
      if (counter > 0) set_apart(ends, end, end + counter);
    }
    at = std::max({begin, end, at + letter.size});
  }
  return {ends.begin(), ends.end()};
}

}  // namespace fathom::audit
