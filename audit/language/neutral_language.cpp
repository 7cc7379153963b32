#include "audit/language/neutral_language.hpp"

#include <unicode/dtfmtsym.h>
#include <unicode/locid.h>
#include <unicode/rbnf.h>

#include <algorithm>

#include "audit/embedded_files.hpp"
#include "audit/language/folding.hpp"
#include "audit/language/language_data.hpp"
#include "audit/language/utf8.hpp"
#include "notation/yaml.hpp"

namespace fathom::audit {

namespace {

constexpr std::string_view others_file = "languages/others.yaml";

/// `Finnish`; nothing for a code that ICU does not know.
std::optional<std::string> english_name(const std::string& code) {
  if (code == unknown_language) return "foreign";
  icu::UnicodeString shown;
  icu::Locale(code.c_str()).getDisplayLanguage(icu::Locale::getEnglish(), shown);
  const std::string name = utf8(shown);
  if (name.empty() || name == code) return std::nullopt;
  return name;
}

/// What makes an ordinal of digits: `3.`, `3e`, `3:e`.
void add_ordinals(Locale& locale, const std::string& code) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::RuleBasedNumberFormat format(icu::URBNF_ORDINAL, icu::Locale(code.c_str()), error);
  if (U_FAILURE(error) != 0) return;
  const std::string spoken = format.getLocale(ULOC_ACTUAL_LOCALE, error).getLanguage();
  if (U_FAILURE(error) != 0 || spoken != icu::Locale(code.c_str()).getLanguage()) return;
  constexpr std::int32_t last = 12;
  for (std::int32_t value = 1; value <= last; ++value) {
    icu::UnicodeString shown;
    format.format(value, shown);
    const std::string text = utf8(shown);
    const std::string digits = std::to_string(value);
    if (!text.starts_with(digits)) continue;
    const std::string behind = text.substr(digits.size());
    if (behind == ".")
      locale.ordinal_points = true;
    else if (!behind.empty())
      locale.ordinal_endings.insert(folded(behind));
  }
}

void add_months(Locale& locale, const std::string& code) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::DateFormatSymbols symbols(icu::Locale(code.c_str()), error);
  if (U_FAILURE(error) != 0) return;
  std::int32_t count = 0;
  const icu::UnicodeString* const months = symbols.getMonths(count);
  for (std::int32_t i = 0; i < count; ++i)
    if (const std::string month = folded(utf8(months[i])); !month.empty() && month.find(' ') == std::string::npos)
      locale.months.insert(month);
}

std::vector<FunctionWords> read_others(std::string_view yaml) {
  std::vector<FunctionWords> others;
  const Node document = read_yaml(yaml);
  if (!document.is_map()) refuse(document, "codes of languages and their function words");
  for (const Node::Entry& entry : document.entries) {
    if (!entry.value.is_list()) refuse(entry.value, "a list: function words");
    FunctionWords words{entry.key, {}};
    for (const Node& word : entry.value.items) words.second.insert(folded(word.text));
    others.push_back(std::move(words));
  }
  return others;
}

/// A number word that may as well be an article, or mean *other*: `egy`, `toinen`.
bool may_be_another_word(const NumberWord& number) { return number.value <= (number.ordinal ? 2 : 1); }

}  // namespace

const std::vector<FunctionWords>& other_languages() {
  static const std::vector<FunctionWords> others = [] {
    for (const EmbeddedFile& file : embedded_files())
      if (file.name == others_file)
        return in_file("audit/" + std::string(file.name), [&] { return read_others(file.text); });
    return std::vector<FunctionWords>{};
  }();
  return others;
}

std::optional<Language> neutral_language(const std::string& code) {
  const std::optional<std::string> name = english_name(code);
  if (!name) return std::nullopt;
  auto data = std::make_shared<Language::Data>(Stemmer::knows(code) ? code : std::string(Stemmer::none));
  data->code = code;
  data->name = *name;
  data->accents = Accents::kept;
  if (code == unknown_language) return Language(data);
  add_ordinals(data->locale, code);
  add_months(data->locale, code);
  for (const auto& [other, words] : other_languages())
    if (other == code) data->function_words = words;
  for (NumberWord& number : spelt_out_numbers(code, {}, {}, Accents::kept)) {
    if (!may_be_another_word(number)) continue;
    number.weak = true;
    data->added_numbers.push_back(std::move(number));
  }
  return Language(data);
}

}  // namespace fathom::audit
