#include "audit/reading/number_scan.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

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
  [[nodiscard]] std::optional<FoundNumber> in_words(TokenIndex token) const;
  [[nodiscard]] Numeral numeral_at(Offset at) const;

  const SentenceView& sentence_;
  const Locale& locale_;
  const NumberWords& words_;
};

std::vector<FoundNumber> NumberScanner::scan() const {
  std::vector<FoundNumber> numbers;
  for (TokenIndex token = sentence_.begin(); token < sentence_.end();) {
    std::optional<FoundNumber> found = in_digits(token);
    if (!found) found = in_words(token);
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
  found.shape.ordinal = suffix > 0;
  // `der 3. Spieler`
  if (suffix == 0 && locale_.ordinal_points && sentence_.after(end) == '.' && sentence_.holds(next + 1) &&
      sentence_.is_word(next + 1) && token > sentence_.begin() && sentence_.is_word(token - 1)) {
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

std::optional<FoundNumber> NumberScanner::in_words(TokenIndex token) const {
  if (!sentence_.is_word(token)) return std::nullopt;
  const SpelledNumber number = words_.at(sentence_, token);
  if (number.count == 0) return std::nullopt;
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

/// `a third`, `un par`: the number is what counts.
std::vector<FoundNumber> without_articles(const std::vector<FoundNumber>& numbers) {
  std::vector<FoundNumber> kept;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const FoundNumber& found = numbers[i];
    const bool article =
        found.quantity.weak && found.quantity.value == 1 && !found.quantity.ordinal && !found.quantity.digits;
    if (article && i + 1 < numbers.size() && found.end == numbers[i + 1].quantity.first) continue;
    kept.push_back(found);
  }
  return kept;
}

}  // namespace

std::vector<FoundNumber> scan_numbers(const SentenceView& sentence) {
  return without_articles(NumberScanner(sentence).scan());
}

}  // namespace fathom::audit
