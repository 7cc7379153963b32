#include "audit/reading/numerals.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <mutex>
#include <optional>

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t most_digits = 12;  // more count nothing in a game: article numbers, bar codes
constexpr std::size_t group_digits = 3;  // of thousands
constexpr double largest_denominator = 100;
constexpr double ten = 10;

bool starts_at(std::string_view text, std::size_t at, std::string_view what) {
  return at <= text.size() && text.substr(at).starts_with(what);
}

std::size_t digits_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && is_ascii_digit(text[end])) ++end;
  return end - at;
}

double value_of(std::string_view digits) {
  double value = 0;
  for (const char c : digits) value = value * ten + (c - '0');
  return value;
}

struct VulgarFraction {
  std::string_view sign;
  double value;
};

constexpr std::array<VulgarFraction, 9> vulgar_fractions{{{"½", 1.0 / 2},
                                                          {"⅓", 1.0 / 3},
                                                          {"⅔", 2.0 / 3},
                                                          {"¼", 1.0 / 4},
                                                          {"¾", 3.0 / 4},
                                                          {"⅕", 1.0 / 5},
                                                          {"⅖", 2.0 / 5},
                                                          {"⅙", 1.0 / 6},
                                                          {"⅛", 1.0 / 8}}};

std::optional<VulgarFraction> vulgar_fraction_at(std::string_view text, std::size_t at) {
  for (const VulgarFraction& fraction : vulgar_fractions) {
    if (starts_at(text, at, fraction.sign)) return fraction;
  }
  return std::nullopt;
}

/// The mark between two groups of thousands; empty where there is none.
std::string_view separator_at(std::string_view text, std::size_t at, Grouping grouping) {
  static constexpr std::array<std::string_view, 7> marks{",", ".", "'", "’", "\u00A0", "\u202F", "\u2009"};
  for (const std::string_view mark : marks) {
    if (starts_at(text, at, mark)) return mark;
  }
  if (grouping == Grouping::marks_and_spaces && starts_at(text, at, " ")) return text.substr(at, 1);
  return {};
}

/// Takes groups of thousands while they follow each other with the same mark.
void take_groups(std::string_view text, Numeral& numeral, std::string_view separator) {
  while (starts_at(text, numeral.end, separator)) {
    const std::size_t group = numeral.end + separator.size();
    if (digits_at(text, group) != group_digits) return;
    if (numeral.value > value_of("999999999")) return;
    numeral.value = numeral.value * value_of("1000") + value_of(text.substr(group, group_digits));
    numeral.end = group + group_digits;
    numeral.form = Numeral::Form::grouped;
  }
}

void take_decimals(std::string_view text, Numeral& numeral) {
  const std::string_view mark = text.substr(std::min(numeral.end, text.size()), 1);
  if (mark != "." && mark != ",") return;
  const std::size_t count = digits_at(text, numeral.end + 1);
  const std::size_t end = numeral.end + 1 + count;
  if (count == 0 || count > most_digits) return;
  if (starts_at(text, end, mark) && digits_at(text, end + 1) > 0) return;  // `1,2,3`, `1.2.3`
  double scale = 1;
  for (std::size_t i = 0; i < count; ++i) scale *= ten;
  numeral.value += value_of(text.substr(numeral.end + 1, count)) / scale;
  numeral.end = end;
  numeral.form = Numeral::Form::decimal;
}

void take_fraction(std::string_view text, Numeral& numeral) {
  if (const auto fraction = vulgar_fraction_at(text, numeral.end)) {
    numeral.value += fraction->value;
    numeral.end += fraction->sign.size();
    numeral.form = Numeral::Form::fraction;
    return;
  }
  const std::string_view slash = starts_at(text, numeral.end, "/") ? "/" : starts_at(text, numeral.end, "⁄") ? "⁄" : "";
  if (slash.empty()) return;
  const std::size_t from = numeral.end + slash.size();
  const std::size_t count = digits_at(text, from);
  if (count == 0 || count > group_digits) return;
  const double denominator = value_of(text.substr(from, count));
  const std::size_t end = from + count;
  if (denominator > largest_denominator || numeral.value >= denominator || numeral.value == 0) return;
  if (starts_at(text, end, "/") || starts_at(text, end, "-")) return;  // `1/2/3`
  numeral.value /= denominator;
  numeral.end = end;
  numeral.form = Numeral::Form::fraction;
}

}  // namespace

Numeral read_numeral(std::string_view text, std::size_t at, Grouping grouping) {
  Numeral numeral;
  numeral.end = numeral.first_end = at;
  if (const auto fraction = vulgar_fraction_at(text, at)) {
    numeral.form = Numeral::Form::fraction;
    numeral.value = numeral.first_value = fraction->value;
    numeral.end = numeral.first_end = at + fraction->sign.size();
    return numeral;
  }
  numeral.digits = digits_at(text, at);
  numeral.end = numeral.first_end = at + numeral.digits;
  if (numeral.digits == 0 || numeral.digits > most_digits) return numeral;
  numeral.form = Numeral::Form::whole;
  numeral.value = numeral.first_value = value_of(text.substr(at, numeral.digits));
  numeral.leading_zero = numeral.digits > 1 && text[at] == '0';
  if (numeral.digits <= group_digits && text[at] != '0') {
    const std::string_view separator = separator_at(text, numeral.end, grouping);
    if (!separator.empty()) take_groups(text, numeral, separator);
  }
  take_decimals(text, numeral);
  if (numeral.form == Numeral::Form::whole) take_fraction(text, numeral);
  return numeral;
}

std::size_t ordinal_suffix(std::string_view text, std::size_t at, const WordSet& endings) {
  static constexpr std::array<std::string_view, 3> signs{"º", "ª", "°"};
  const std::string_view point = starts_at(text, at, ".º") || starts_at(text, at, ".ª") ? "." : "";
  const std::size_t from = at + point.size();
  std::size_t longest = 0;  // where one begins another
  const auto take = [&](std::string_view suffix) {
    if (!starts_at(text, from, suffix)) return;
    const std::size_t end = from + suffix.size();
    // Scripts that glue particles to words, or have no blanks, go on behind it: `3番目の`.
    constexpr char32_t glued_scripts = 0x1100;
    const bool ends =
        end >= text.size() || letter_before(text, end).code >= glued_scripts || !(std::isalnum(static_cast<unsigned char>(text[end])) != 0 || (text[end] & 0x80) != 0);
    if (ends) longest = std::max(longest, suffix.size());
  };
  for (const std::string_view sign : signs) take(sign);
  for (const std::string& ending : endings) take(ending);
  return longest == 0 ? 0 : longest + point.size();
}

NumberWords::NumberWords(const Language& language) : counters_(language.locale().counters) {
  for (const NumberWord& number : language.number_words()) {
    std::string words;
    for (const std::string& word : number.words) {
      words += (words.empty() ? "" : " ") + word;
      by_words_.try_emplace(words);
    }
    if (words.empty()) continue;
    SpelledNumber& known = by_words_[words].number;
    const bool first = known.count == 0;
    if (first) known = {static_cast<TokenIndex>(number.words.size()), number.value, number.ordinal, number.weak};
    if (first || known.value != number.value) continue;
    // A word that is both a count and an ordinal is a count; what a data file calls weak stays weak.
    known.ordinal = known.ordinal && number.ordinal;
    known.weak = known.weak || number.weak;
  }
}

namespace {

/// Walks the words of a sentence, and the words within a word (`twenty-one`).
class Pieces {
 public:
  Pieces(const SentenceView& sentence, TokenIndex token) : sentence_(&sentence), token_(token) {}

  [[nodiscard]] std::string_view piece() const {
    if (!sentence_->holds(token_) || !sentence_->is_word(token_)) return {};
    const std::string_view rest = sentence_->folded(token_).substr(std::min(from_, sentence_->folded(token_).size()));
    return rest.substr(0, rest.find('-'));
  }
  void advance() {
    from_ += piece().size() + 1;
    if (from_ <= sentence_->folded(token_).size()) return;
    from_ = 0;
    ++token_;
    // A hyphen that is a token of its own parts nothing.
    if (sentence_->holds(token_) && sentence_->holds(token_ + 1) && sentence_->is_dash(token_) &&
        sentence_->is_glued(token_) && sentence_->is_glued(token_ + 1)) {
      ++token_;
    }
  }
  /// The first token of which nothing was read yet, taken back behind a hyphen.
  [[nodiscard]] TokenIndex end() const {
    if (from_ > 0) return token_ + 1;
    return token_ > 0 && sentence_->holds(token_ - 1) && sentence_->is_dash(token_ - 1) ? token_ - 1 : token_;
  }

 private:
  const SentenceView* sentence_;
  TokenIndex token_;
  std::size_t from_ = 0;
};

}  // namespace

SpelledNumber NumberWords::at(const SentenceView& sentence, TokenIndex token) const {
  SpelledNumber found;
  Pieces pieces(sentence, token);
  std::string words;
  while (!pieces.piece().empty()) {
    words += words.empty() ? "" : " ";
    words += pieces.piece();
    const auto entry = by_words_.find(words);
    if (entry == by_words_.end()) break;
    pieces.advance();
    if (entry->second.number.count == 0) continue;
    found = entry->second.number;
    found.count = pieces.end() - token;
  }
  if (found.count == 0 && !counters_.empty() && sentence.is_word(token)) return glued(sentence.folded(token));
  return found;
}

SpelledNumber NumberWords::glued(std::string_view word) const {
  SpelledNumber found;
  for (std::size_t size = 1; size < word.size(); ++size) {
    if (is_tail(word[size])) continue;
    const auto number = by_words_.find(std::string(word.substr(0, size)));
    if (number == by_words_.end() || number->second.number.count == 0) continue;
    const std::string_view rest = word.substr(size);
    const bool counts = std::any_of(counters_.begin(), counters_.end(),
                                    [&](const std::string& counter) { return rest.starts_with(counter); });
    if (counts) found = number->second.number;
  }
  return found;
}

const NumberWords& number_words_of(const Language& language) {
  struct Kept {
    Language language;  // keeps the words alive, so that their place names them for good
    NumberWords words;
  };
  static std::mutex guard;
  static std::unordered_map<const void*, std::unique_ptr<Kept>> kept;
  const std::lock_guard lock(guard);
  std::unique_ptr<Kept>& entry = kept[language.number_words().data()];
  if (!entry) entry = std::make_unique<Kept>(Kept{language, NumberWords(language)});
  return entry->words;
}

}  // namespace fathom::audit
