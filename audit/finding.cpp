#include "audit/finding.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <array>

namespace fathom::audit {
namespace {

/// FNV-1a: the same on every machine, and in every later version of the program.
class Hash {
 public:
  void add(std::string_view text) {
    for (const char c : text) mix(static_cast<unsigned char>(c));
    mix(boundary);
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  static constexpr unsigned char boundary = 0xFF;  // stands in no UTF-8
  static constexpr std::uint64_t prime = 0x100000001B3;

  void mix(unsigned char byte) { value_ = (value_ ^ byte) * prime; }

  std::uint64_t value_ = 0xCBF29CE484222325;
};

/// The words of a text without case, punctuation and the width of its blanks; signs before numbers stay.
std::string folded(std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::UnicodeString wide =
      icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
  const icu::Normalizer2* const fold = icu::Normalizer2::getNFKCCasefoldInstance(error);
  const icu::UnicodeString whole = U_SUCCESS(error) ? fold->normalize(wide, error) : wide;
  icu::UnicodeString words;
  bool apart = false;
  UChar32 before = ' ';
  for (std::int32_t i = 0; i < whole.length(); i = whole.moveIndex32(i, 1)) {
    const UChar32 c = whole.char32At(i);
    const bool sign = (c == '-' || c == '+' || c == 0x2212) && u_isdigit(whole.char32At(whole.moveIndex32(i, 1))) != 0 &&
                      u_isalnum(before) == 0;
    before = c;
    if (u_isalnum(c) == 0 && u_charType(c) != U_NON_SPACING_MARK && !sign) {
      apart = !words.isEmpty();
      continue;
    }
    if (apart) words.append(static_cast<UChar32>(' '));
    apart = false;
    words.append(sign && c != '+' ? static_cast<UChar32>('-') : c);
  }
  std::string out;
  words.toUTF8String(out);
  return out;
}

void add(Hash& hash, const std::optional<Passage>& passage) {
  hash.add(passage ? folded(passage->words) : "");
  hash.add(passage ? folded(passage->sentence) : "");
}

}  // namespace

std::string_view name(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "error";
    case Severity::warning:
      return "warning";
    case Severity::note:
      break;
  }
  return "note";
}

std::string Finding::fingerprint() const {
  Hash hash;
  hash.add(audit::name(kind));
  hash.add(rule);
  add(hash, original);
  add(hash, translation);
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr unsigned bits_a_digit = 4;
  std::string text(16, '0');
  std::uint64_t rest = hash.value();
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, rest >>= bits_a_digit) *digit = digits[rest & 0xFU];
  return text;
}

std::string_view name(Ground ground) {
  static constexpr std::array<std::string_view, ground_count> names{
    "fact",
    "number_changed",
    "number_changed_light",
    "number_crossed",
    "number_of_another",
    "number_lost",
    "number_added",
    "bound_changed",
    "bound_lost",
    "sign_changed",
    "contrary",
    "link_contrary",
    "quantifier_contrary",
    "property_swapped",
    "thing_swapped",
    "other_thing_swapped",
    "deed_swapped",
    "word_swapped",
    "all_lost",
    "quantifier_lost",
    "bound_word_lost",
    "order_lost",
    "property_lost",
    "thing_lost",
    "person_lost",
    "term_lost",
    "quantifier_gained",
    "bound_word_gained",
    "order_gained",
    "property_gained",
    "thing_gained",
    "person_gained",
    "term_gained",
    "modality_swapped",
    "denial_lost",
    "denial_gained",
    "order_crossed",
    "word_of_another",
    "sentence_lost",
    "sentence_added",
    "clause_lost",
    "clause_added",
    "condition_lost",
    "condition_added",
    "item_lost",
    "item_unlike",
    "item_added",
    "items_reordered",
    "list_reordered",
    "deeds_reordered",
    "learned_swapped",
    "learned_stranger",
    "learned_lost",
    "second_name",
    "several_names",
    "word_left",
    "two_names",
    "statement",
    "sum"};
  return names[static_cast<std::size_t>(ground)];
}

}  // namespace fathom::audit
