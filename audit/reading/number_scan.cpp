#include "audit/reading/number_scan.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "audit/reading/known.hpp"
#include "audit/reading/numerals.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

class NumberScanner {
 public:
  explicit NumberScanner(const SentenceView& sentence)
      : sentence_(sentence),
        locale_(sentence.language().locale()),
        words_(number_words_of(sentence.language())) {}

  [[nodiscard]] std::vector<FoundNumber> scan() const;

 private:
  [[nodiscard]] std::optional<FoundNumber> in_digits(TokenIndex token) const;
  [[nodiscard]] std::optional<FoundNumber> in_other_digits(TokenIndex token) const;
  [[nodiscard]] std::optional<FoundNumber> in_words(TokenIndex token) const;
  [[nodiscard]] std::optional<FoundNumber> in_roman(TokenIndex token) const;
  [[nodiscard]] bool makes_ordinal(TokenIndex token) const;
  [[nodiscard]] bool is_ordinal_place(TokenIndex token) const;
  [[nodiscard]] bool is_verb(TokenIndex token) const;
  [[nodiscard]] Numeral numeral_at(Offset at) const;

  const SentenceView& sentence_;
  const Locale& locale_;
  const NumberWords& words_;
};

std::vector<FoundNumber> NumberScanner::scan() const {
  std::vector<FoundNumber> numbers;
  for (TokenIndex token = sentence_.begin(); token < sentence_.end();) {
    std::optional<FoundNumber> found = in_digits(token);
    if (!found) found = in_other_digits(token);
    if (!found) found = in_words(token);
    if (!found) found = in_roman(token);
    if (!found) {
      ++token;
      continue;
    }
    found->end = std::min(std::max(found->end, token + 1), sentence_.end());
    found->shape.end = found->end;
    token = found->end;
    numbers.push_back(*found);
  }
  return numbers;
}

Numeral NumberScanner::numeral_at(Offset at) const {
  const Block* block = sentence_.block();
  const bool spaces = locale_.thousands_space && (block == nullptr || block->kind != BlockKind::row);
  const std::string_view text = sentence_.document().substr(0, sentence_.at().end);
  Numeral numeral = read_numeral(text, at, spaces ? Grouping::marks_and_spaces : Grouping::marks);
  if (numeral.form != Numeral::Form::decimal || text[numeral.first_end] != ',') return numeral;
  // `1,2 or 3`: a list without a space.
  const TokenIndex link = sentence_.token_from(static_cast<Offset>(numeral.end));
  if (!sentence_.holds(link + 1) || !sentence_.has(link, Role::link) || !is_ascii_digit(sentence_.text(link + 1).front()))
    return numeral;
  numeral.form = Numeral::Form::whole;
  numeral.value = numeral.first_value;
  numeral.end = numeral.first_end;
  return numeral;
}

std::optional<FoundNumber> NumberScanner::in_digits(TokenIndex token) const {
  const std::string_view text = sentence_.text(token);
  if (text.empty()) return std::nullopt;
  Offset at = sentence_.token(token).begin;
  // A sign of its own token's, or `x3`.
  if (!is_ascii_digit(text.front()) && text.size() > 1) {
    const std::size_t digit = text.find_first_of("0123456789");
    const std::string_view before = text.substr(0, std::min(digit, text.size()));
    const bool times = before == "x" || before == "X" || before == "×";
    if (digit != std::string_view::npos && (times || audit::is_dash(before) || before == "+"))
      at += static_cast<Offset>(digit);
  }
  const Numeral numeral = numeral_at(at);
  if (numeral.form == Numeral::Form::none) return std::nullopt;
  FoundNumber found;
  Offset end = static_cast<Offset>(numeral.end);
  found.shape = {token,         token + 1,
                 {at, end},     numeral.value,
                 true,          numeral.form == Numeral::Form::whole,
                 false,         numeral.leading_zero,
                 numeral.digits};
  const std::size_t suffix = numeral.form == Numeral::Form::whole
                                 ? ordinal_suffix(sentence_.document().substr(0, sentence_.at().end), numeral.end,
                                                  locale_.ordinal_endings)
                                 : 0;
  end += static_cast<Offset>(suffix);
  TokenIndex next = sentence_.token_from(end);
  found.shape.ordinal = suffix > 0 || makes_ordinal(token);
  // `der 3. Spieler`
  if (suffix == 0 && locale_.ordinal_points && sentence_.after(end) == '.' && sentence_.holds(next + 1) &&
      sentence_.is_word(next + 1) && is_ordinal_place(token)) {
    found.shape.ordinal = true;
    ++next;
  }
  if (sentence_.after(end) == '%') ++next;
  found.shape.at.end = end;
  found.end = next;
  found.quantity.first = token;
  found.quantity.value = found.quantity.upper = numeral.value;
  found.quantity.ordinal = found.shape.ordinal;
  found.quantity.digits = true;
  return found;
}

/// Whether a number with a point may be an ordinal: behind a word, or where a text begins that no label precedes (`10. Runde`).
bool NumberScanner::is_ordinal_place(TokenIndex token) const {
  if (token > sentence_.begin()) return sentence_.is_word(token - 1);
  const Block* const block = sentence_.block();
  return block != nullptr && block->label.empty() && sentence_.at().begin == block->at.begin;
}

/// `第3`
bool NumberScanner::makes_ordinal(TokenIndex token) const {
  return token > sentence_.begin() && sentence_.is_glued(token) &&
         locale_.ordinal_before.contains(sentence_.folded(token - 1));
}

/// `３`, `٣`: digits of another script, or of another width.
std::optional<FoundNumber> NumberScanner::in_other_digits(TokenIndex token) const {
  if (!sentence_.is_number(token)) return std::nullopt;
  const std::string_view text = sentence_.text(token);
  std::string digits;
  for (std::size_t at = 0; at < text.size();) {
    const Letter letter = letter_at(text, at);
    const int value = is_digit(letter.code) ? digit_value(letter.code) : -1;
    if (value < 0) return std::nullopt;
    digits += static_cast<char>('0' + value);
    at += letter.size;
  }
  const Numeral numeral = read_numeral(digits, 0, Grouping::marks);
  if (numeral.form != Numeral::Form::whole) return std::nullopt;
  const Span at = sentence_.token(token).at();
  const std::size_t suffix =
      ordinal_suffix(sentence_.document().substr(0, sentence_.at().end), at.end, locale_.ordinal_endings);
  FoundNumber found;
  found.quantity.first = token;
  found.quantity.value = found.quantity.upper = numeral.value;
  found.quantity.ordinal = suffix > 0 || makes_ordinal(token);
  found.quantity.digits = true;
  found.end = sentence_.token_from(at.end + static_cast<Offset>(suffix));
  found.shape = {token, found.end, at, numeral.value, true, true, found.quantity.ordinal, numeral.leading_zero, numeral.digits};
  return found;
}

std::optional<FoundNumber> NumberScanner::in_words(TokenIndex token) const {
  if (!sentence_.is_word(token)) return std::nullopt;
  const SpelledNumber number = words_.at(sentence_, token);
  if (number.count == 0 || (number.count == 1 && is_verb(token))) return std::nullopt;
  FoundNumber found;
  found.end = token + number.count;
  found.quantity.first = token;
  found.quantity.value = found.quantity.upper = number.value;
  found.quantity.ordinal = number.ordinal;
  found.quantity.weak = number.weak;
  const TokenIndex last = std::min(found.end, sentence_.end()) - 1;
  found.shape = {token,          found.end, {sentence_.token(token).begin, sentence_.token(last).at().end},
                 number.value,   false,     false,
                 number.ordinal, false,     0};
  return found;
}

/// Whether a number word is a verb here: Italian *sei* is six before what is counted, and *you are* before the rest.
bool NumberScanner::is_verb(TokenIndex token) const {
  if (!locale_.also_verbs.contains(sentence_.folded(token))) return false;
  if (token > sentence_.begin() && locale_.before_verbs.contains(sentence_.folded(token - 1))) return true;
  const TokenIndex next = token + 1;
  if (!sentence_.holds(next) || !sentence_.is_word(next)) return false;
  if (sentence_.has(next, Role::modality)) return true;
  if (sentence_.has(next, known().each)) return false;  // *sei per ciascuno*
  const bool article = token > sentence_.begin() && sentence_.word(token - 1).is_function;  // `dei sei`, `un sei`
  return sentence_.word(next).is_function && !article;
}

/// `IV`: a number of a phase, a chapter; other letters are names. It is matched where the other text counts, and never missed.
std::optional<FoundNumber> NumberScanner::in_roman(TokenIndex token) const {
  static constexpr std::array<std::string_view, 12> numerals{"II", "III", "IV", "VI",  "VII", "VIII",
                                                             "IX", "XI",  "XII", "XIII", "XIV", "XV"};
  static constexpr std::array<int, 12> values{2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15};
  if (!sentence_.is_word(token)) return std::nullopt;
  const auto* const known = std::find(numerals.begin(), numerals.end(), sentence_.text(token));
  if (known == numerals.end()) return std::nullopt;
  FoundNumber found;
  found.end = token + 1;
  found.quantity.first = token;
  found.quantity.value = found.quantity.upper = values[static_cast<std::size_t>(known - numerals.begin())];
  found.quantity.weak = true;
  found.shape = {token, found.end, sentence_.token(token).at(), found.quantity.value, false, false, false, false, 0};
  return found;
}

/// `a third`, `un par`: the number is what counts.
std::vector<FoundNumber> without_articles(const std::vector<FoundNumber>& numbers) {
  std::vector<FoundNumber> kept;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const FoundNumber& found = numbers[i];
    const bool article =
        found.quantity.weak && found.quantity.value == 1 && !found.quantity.ordinal && !found.quantity.digits;
    if (article && i + 1 < numbers.size() && found.end == numbers[i + 1].quantity.first) continue;
    // `1 altro segnalino`
    const bool behind = i > 0 && numbers[i - 1].end == found.quantity.first && numbers[i - 1].quantity.value == 1;
    if (article && behind && !numbers[i - 1].quantity.weak) continue;
    kept.push_back(found);
  }
  return kept;
}

}  // namespace

std::vector<FoundNumber> scan_numbers(const SentenceView& sentence) {
  return without_articles(NumberScanner(sentence).scan());
}

}  // namespace fathom::audit
