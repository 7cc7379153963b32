#include <unicode/locid.h>
#include <unicode/rbnf.h>

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "audit/language/folding.hpp"
#include "audit/language/language_data.hpp"

namespace fathom::audit {

namespace {

constexpr int largest_cardinal = 999;
constexpr int largest_ordinal = 99;

std::string utf8(const icu::UnicodeString& text) {
  std::string result;
  text.toUTF8String(result);
  return result;
}

std::string joined(const std::vector<std::string>& words) {
  std::string result;
  for (const std::string& word : words) result += (result.empty() ? "" : " ") + word;
  return result;
}

bool has_digit(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Collects number words, each of them once.
class Collected {
 public:
  explicit Collected(std::vector<NumberWord> added) : words_(std::move(added)) {
    for (const NumberWord& word : words_) given_.insert(joined(word.words));
  }

  void add(const icu::RuleBasedNumberFormat& format, const icu::UnicodeString& rules, int value, bool ordinal) {
    UErrorCode error = U_ZERO_ERROR;
    icu::UnicodeString spelt;
    icu::FieldPosition nowhere;
    format.format(static_cast<int32_t>(value), rules, spelt, nowhere, error);
    const std::string text = utf8(spelt);
    if (U_FAILURE(error) != 0 || has_digit(text)) return;
    std::string key = text + (ordinal ? '#' : '=') + std::to_string(value);
    if (!seen_.insert(std::move(key)).second) return;
    std::vector<std::string> parts = number_words_in(text);
    const std::string whole = joined(parts);
    if (parts.empty() || given_.contains(whole)) return;
    if (!seen_.insert(whole + (ordinal ? '~' : '|') + std::to_string(value)).second) return;
    words_.push_back({std::move(parts), static_cast<double>(value), ordinal, false});
  }
  std::vector<NumberWord> take() { return std::move(words_); }

 private:
  std::vector<NumberWord> words_;
  std::unordered_set<std::string> given_;
  std::unordered_set<std::string> seen_;
};

}  // namespace

std::vector<std::string> number_words_in(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  const auto close = [&] {
    if (const std::string whole = folded(word); !whole.empty()) words.push_back(whole);
    word.clear();
  };
  for (const char c : text) {
    if (c == ' ' || c == '-')
      close();
    else
      word += c;
  }
  close();
  return words;
}

std::vector<NumberWord> spelt_out_numbers(const std::string& code, std::vector<NumberWord> added) {
  Collected all(std::move(added));
  UErrorCode error = U_ZERO_ERROR;
  const icu::RuleBasedNumberFormat format(icu::URBNF_SPELLOUT, icu::Locale(code.c_str()), error);
  if (U_FAILURE(error) != 0) return all.take();
  for (int32_t i = 0; i < format.getNumberOfRuleSetNames(); ++i) {
    const icu::UnicodeString rules = format.getRuleSetName(i);
    const std::string name = utf8(rules);
    if (name.find("year") != std::string::npos) continue;
    const bool ordinal = name.find("ordinal") != std::string::npos;
    for (int value = ordinal ? 1 : 0; value <= (ordinal ? largest_ordinal : largest_cardinal); ++value)
      all.add(format, rules, value, ordinal);
  }
  return all.take();
}

}  // namespace fathom::audit
