#include <unicode/locid.h>
#include <unicode/rbnf.h>

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "audit/language/folding.hpp"
#include "audit/language/language_data.hpp"
#include "audit/language/utf8.hpp"

namespace fathom::audit {

namespace {

constexpr int largest_cardinal = 999;
constexpr int largest_ordinal = 99;

std::string joined(const std::vector<std::string>& words) {
  std::string result;
  for (const std::string& word : words) result += (result.empty() ? "" : " ") + word;
  return result;
}

bool has_digit(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// One of ICU's sets of rules: `%spellout-cardinal-feminine`.
struct Rules {
  enum class Kind : std::uint8_t { cardinal, ordinal };
  icu::UnicodeString name;
  Kind kind = Kind::cardinal;

  [[nodiscard]] int smallest() const { return kind == Kind::ordinal ? 1 : 0; }
  [[nodiscard]] int largest() const { return kind == Kind::ordinal ? largest_ordinal : largest_cardinal; }
};

/// Collects number words, each of them once.
class Collected {
 public:
  Collected(std::vector<NumberWord> added, const std::vector<std::string>& left_out, Accents accents)
      : words_(std::move(added)), accents_(accents) {
    for (const NumberWord& word : words_) given_.insert(joined(word.words));
    given_.insert(left_out.begin(), left_out.end());
  }

  void add(const icu::RuleBasedNumberFormat& format, const Rules& rules, int value) {
    UErrorCode error = U_ZERO_ERROR;
    icu::UnicodeString spelt;
    icu::FieldPosition nowhere;
    format.format(static_cast<int32_t>(value), rules.name, spelt, nowhere, error);
    const std::string text = utf8(spelt);
    if (U_FAILURE(error) != 0 || has_digit(text) || !texts_.insert(key(text, rules, value)).second) return;
    add_words(text, rules, value);
    // Capitals, and careless print, lose their accents.
    if (accents_ == Accents::kept) return;
    if (const std::string plain = without_accents(text); plain != text) add_words(plain, rules, value);
  }
  std::vector<NumberWord> take() { return std::move(words_); }

 private:
  static std::string key(const std::string& text, const Rules& rules, int value) {
    return text + (rules.kind == Rules::Kind::ordinal ? '#' : '=') + std::to_string(value);
  }
  void add_words(std::string_view text, const Rules& rules, int value) {
    std::vector<std::string> parts = number_words_in(text);
    const std::string whole = joined(parts);
    if (parts.empty() || given_.contains(whole) || !wholes_.insert(key(whole, rules, value)).second) return;
    words_.push_back({std::move(parts), static_cast<double>(value), rules.kind == Rules::Kind::ordinal, false});
  }

  std::vector<NumberWord> words_;
  Accents accents_;
  std::unordered_set<std::string> given_;   ///< What the data file adds or leaves out.
  std::unordered_set<std::string> texts_;   ///< As ICU spells them,
  std::unordered_set<std::string> wholes_;  ///< and as they are listed; each with its value.
};

/// Where ICU has no words of a language, it gives those of the machine's own.
bool speaks(const icu::RuleBasedNumberFormat& format, const std::string& code) {
  UErrorCode error = U_ZERO_ERROR;
  const std::string spoken = format.getLocale(ULOC_ACTUAL_LOCALE, error).getLanguage();
  if (U_FAILURE(error) != 0 || spoken.empty() || spoken == "root") return false;
  const bool is_own = spoken == icu::Locale(code.c_str()).getLanguage();
  return is_own || spoken != icu::Locale::getDefault().getLanguage();  // `no` speaks for `nb`
}

}  // namespace

std::vector<std::string> number_words_in(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  const auto close = [&] {
    if (const std::string whole = folded(word); !whole.empty()) words.push_back(whole);
    word.clear();
  };
  constexpr std::string_view blank_without_width = "\u200B";  // between the words of Thai
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool unseen = text.substr(at).starts_with(blank_without_width);
    if (unseen || text[at] == ' ' || text[at] == '-')
      close();
    else
      word += text[at];
    if (unseen) at += blank_without_width.size() - 1;
  }
  close();
  return words;
}

std::vector<NumberWord> spelt_out_numbers(const std::string& code, std::vector<NumberWord> added,
                                          const std::vector<std::string>& left_out, Accents accents) {
  Collected all(std::move(added), left_out, accents);
  UErrorCode error = U_ZERO_ERROR;
  const icu::RuleBasedNumberFormat format(icu::URBNF_SPELLOUT, icu::Locale(code.c_str()), error);
  if (U_FAILURE(error) != 0 || !speaks(format, code)) return all.take();
  for (int32_t i = 0; i < format.getNumberOfRuleSetNames(); ++i) {
    Rules rules{format.getRuleSetName(i)};
    const std::string name = utf8(rules.name);
    if (name.find("year") != std::string::npos) continue;
    if (name.find("ordinal") != std::string::npos) rules.kind = Rules::Kind::ordinal;
    for (int value = rules.smallest(); value <= rules.largest(); ++value) all.add(format, rules, value);
  }
  return all.take();
}

}  // namespace fathom::audit
