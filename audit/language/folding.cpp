#include "audit/language/folding.hpp"

#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <stdexcept>

#include "audit/language/utf8.hpp"

namespace fathom::audit {

namespace {

constexpr UChar32 soft_hyphen = 0xAD;

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80U; });
}

icu::UnicodeString normal(const icu::Normalizer2* (*form)(UErrorCode&), const icu::UnicodeString& text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* normalizer = form(error);
  icu::UnicodeString result = U_SUCCESS(error) ? normalizer->normalize(text, error) : text;
  if (U_FAILURE(error)) throw std::runtime_error(std::string("ICU cannot normalise text: ") + u_errorName(error));
  return result;
}

/// What a character is printed for; empty for one that stands for itself.
std::u16string_view meant_by(UChar32 c) {
  switch (c) {
    case 0x2018:
    case 0x2019:
    case 0x02BC:
      return u"'";
    case 0xFB00:
      return u"ff";
    case 0xFB01:
      return u"fi";
    case 0xFB02:
      return u"fl";
    case 0xFB03:
      return u"ffi";
    case 0xFB04:
      return u"ffl";
    case 0xFB05:
    case 0xFB06:
      return u"st";
    default:
      return {};
  }
}

/// The two letters that one stands for where it cannot be typed.
std::u16string_view spelt_out(UChar32 c) {
  switch (c) {
    case 0x0153:
      return u"oe";
    case 0x00E6:
      return u"ae";
    case 0x00DF:
      return u"ss";
    case 0x00F8:
      return u"o";
    case 0x0142:
      return u"l";
    default:
      return {};
  }
}

/// The text with every character for which `shown` has something replaced, and those that `drops` names gone.
template <class Shown, class Drops>
icu::UnicodeString rewritten(const icu::UnicodeString& text, Shown shown, Drops drops) {
  icu::UnicodeString result;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    if (drops(c)) continue;
    if (const std::u16string_view other = shown(c); !other.empty())
      result.append(other.data(), static_cast<int32_t>(other.size()));
    else
      result.append(c);
  }
  return result;
}

std::string without_possessive(std::string word) {
  if (word.size() > 2 && word.ends_with("'s")) word.resize(word.size() - 2);
  if (word.size() > 1 && word.back() == '\'') word.pop_back();
  return word;
}

}  // namespace

std::string folded(std::string_view word) {
  if (is_ascii(word)) {
    std::string result(word);
    for (char& c : result)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return without_possessive(std::move(result));
  }
  icu::UnicodeString text = icu::UnicodeString::fromUTF8({word.data(), static_cast<int32_t>(word.size())});
  text = rewritten(text, meant_by, [](UChar32 c) { return c == soft_hyphen; });
  text.toLower(icu::Locale::getRoot());
  return without_possessive(utf8(normal(icu::Normalizer2::getNFCInstance, text)));
}

std::string without_accents(std::string_view folded) {
  if (is_ascii(folded)) return std::string(folded);
  const icu::UnicodeString text = icu::UnicodeString::fromUTF8({folded.data(), static_cast<int32_t>(folded.size())});
  return utf8(rewritten(normal(icu::Normalizer2::getNFDInstance, text), spelt_out,
                        [](UChar32 c) { return u_charType(c) == U_NON_SPACING_MARK; }));
}

}  // namespace fathom::audit
