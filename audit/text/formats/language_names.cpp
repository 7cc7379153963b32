#include "audit/text/formats/language_names.hpp"

#include <unicode/locid.h>
#include <unicode/uloc.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "audit/text/formats/catalogue.hpp"

namespace fathom::audit {
namespace {

std::string folded_name(const icu::UnicodeString& words) {
  std::string text;
  icu::UnicodeString(words).foldCase().trim().toUTF8String(text);
  return text;
}

/// Languages that have a locale, and all that have a code of two letters.
const std::unordered_set<std::string>& language_codes() {
  static const std::unordered_set<std::string> all = [] {
    std::unordered_set<std::string> found;
    for (const char* const* each = uloc_getISOLanguages(); *each != nullptr; ++each) {
      if (std::string_view(*each).size() == 2) found.insert(*each);
    }
    for (std::int32_t n = 0; n < uloc_countAvailable(); ++n) found.insert(icu::Locale(uloc_getAvailable(n)).getLanguage());
    return found;
  }();
  return all;
}

/// What each language is called, in English and by its own speakers.
const std::unordered_map<std::string, std::string>& language_by_name() {
  static const std::unordered_map<std::string, std::string> all = [] {
    std::unordered_map<std::string, std::string> found;
    for (const std::string& code : language_codes()) {
      const icu::Locale locale(code.c_str());
      icu::UnicodeString english, own;
      found.emplace(folded_name(locale.getDisplayLanguage(icu::Locale::getEnglish(), english)), code);
      found.emplace(folded_name(locale.getDisplayLanguage(locale, own)), code);
    }
    return found;
  }();
  return all;
}

bool is_subtag(std::string_view word) {
  constexpr std::size_t shortest = 2, longest = 8;
  return word.size() >= shortest && word.size() <= longest && std::all_of(word.begin(), word.end(), [](char each) {
           return (each >= '0' && each <= '9') || (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z');
         });
}

}  // namespace

bool is_language_code(std::string_view word) {
  constexpr std::size_t longest = 20;
  if (word.size() < 2 || word.size() > longest) return false;
  const std::string code = language_code(word);
  if (code.size() != word.size()) return false;
  std::size_t begin = code.find('-');
  if (language_codes().count(code.substr(0, begin)) == 0) return false;
  while (begin != std::string::npos) {
    const std::size_t end = code.find('-', begin + 1);
    if (!is_subtag(std::string_view(code).substr(begin + 1, std::min(end, code.size()) - begin - 1))) return false;
    begin = end;
  }
  return true;
}

std::string language_named(std::string_view words) {
  constexpr std::size_t longest = 60;
  if (words.empty() || words.size() > longest) return {};
  if (is_language_code(words)) return language_code(words);
  std::string_view name = words.substr(0, words.find_first_of("([,;/"));
  while (name.ends_with(' ')) name.remove_suffix(1);
  const auto found = language_by_name().find(folded_name(icu::UnicodeString::fromUTF8(std::string(name))));
  if (found == language_by_name().end()) return {};
  // `French (fr-CA)`
  const std::size_t begin = words.find_first_of("([");
  const std::string_view within =
      begin == words.npos ? std::string_view{} : words.substr(begin + 1, words.find_first_of(")]", begin) - begin - 1);
  return is_language_code(within) && language_code(within).starts_with(found->second) ? language_code(within)
                                                                                      : found->second;
}

}  // namespace fathom::audit
