#include "audit/report/rewording.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include "audit/language/folding.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {
namespace {

constexpr double alike_around_words = 0.5;   // of a sentence, around the words at issue
constexpr double alike_where_lacking = 0.4;  // of a sentence that lacks what the other text has
constexpr double alike_as_whole = 0.7;       // of a sentence that is at issue as a whole

/// A number as the same number is always written.
std::string written(double value) {
  std::string text(32, '\0');
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
  text.resize(error == std::errc{} ? static_cast<std::size_t>(end - text.data()) : 0);
  return text;
}

/// What a quantity says; nothing for a one, which may be an article.
std::string said(const Quantity& quantity) {
  if (quantity.value == 1 && quantity.upper == 1 && !quantity.negative && !quantity.ordinal) return {};
  return (quantity.ordinal ? "#" : "") + std::string(quantity.negative ? "-" : "") + written(quantity.value) +
         (quantity.upper == quantity.value ? "" : ".." + written(quantity.upper));
}

/// Whether a small word of such a meaning may be what a finding is about.
bool tells(Role role) {
  return role == Role::modality || role == Role::negation || role == Role::quantifier || role == Role::bound ||
         role == Role::order || role == Role::link;
}

/// Tokens that lie together.
struct TokenStretch {
  TokenIndex first = 0;
  TokenIndex end = 0;

  [[nodiscard]] bool holds(TokenIndex token, std::uint32_t count) const { return first <= token && token + count <= end; }
};

Gist sorted(Gist gist) {
  std::sort(gist.numbers.begin(), gist.numbers.end());
  std::sort(gist.words.begin(), gist.words.end());
  return gist;
}

/// The gist of some tokens of a text: numbers, small words that tell, and stems, each token once.
Gist gist_of(const Reading& reading, TokenStretch tokens) {
  Gist gist;
  std::vector<bool> told(reading.tokens.size(), false);
  const auto tell = [&](TokenIndex first, std::uint32_t count) { std::fill_n(told.begin() + first, count, true); };
  for (const Quantity& quantity : reading.quantities) {
    if (!tokens.holds(quantity.first, quantity.count)) continue;
    if (std::string value = said(quantity); !value.empty()) gist.numbers.push_back(std::move(value));
    tell(quantity.first, quantity.count);
  }
  for (const Mark& mark : reading.marks) {
    const bool is_new =
        !std::any_of(told.begin() + mark.first, told.begin() + mark.first + mark.count, [](bool is) { return is; });
    if (!tokens.holds(mark.first, mark.count) || !tells(concepts().role(mark.meaning)) || !is_new) continue;
    gist.words.push_back("=" + std::string(concepts().name(mark.meaning)));
    tell(mark.first, mark.count);
  }
  for (TokenIndex token = tokens.first; token < tokens.end; ++token) {
    const Word& word = reading.word(token);
    if (reading.tokens[token].kind != Token::Kind::sign && !told[token] && !word.is_function)
      gist.words.push_back(word.stem);
  }
  return sorted(std::move(gist));
}

/// The tokens of words in a text; none where they do not stand there.
TokenStretch tokens_of(const Reading& reading, const std::string& words) {
  const std::size_t at = reading.document.text.find(words);
  TokenStretch found;
  if (at == std::string::npos || words.empty()) return found;
  for (TokenIndex token = 0; token < reading.tokens.size(); ++token) {
    const Span span = reading.tokens[token].at();
    if (span.end <= at || span.begin >= at + words.size()) continue;
    if (found.first == found.end) found.first = token;
    found.end = token + 1;
  }
  return found;
}

/// A text of which nothing is taken for the number of a page.
Reading reading_of(const std::string& text, const Language& language) {
  Source source = source_of("", text);
  source.is_laid_out = true;
  return read(std::move(source), language);
}

/// Without a language: the letters and digits, in lower case.
Gist plain_gist(const std::string& text) {
  Gist gist;
  std::string word;
  for (const char c : folded(text) + " ") {
    const bool in_word = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
    if (in_word)
      word += c;
    else if (!word.empty())
      gist.words.push_back(std::exchange(word, {}));
  }
  return sorted(std::move(gist));
}

std::size_t in_common(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  std::vector<std::string> both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return both.size();
}

bool is_empty(const Gist& gist) { return gist.numbers.empty() && gist.words.empty(); }

/// How alike one side is before and now; nothing where it is another fault there. `is_alone`: the other side says nothing.
std::optional<double> same_side(const PassageSaid& before, const PassageSaid& now, bool is_alone) {
  if (before.is_there != now.is_there || before.is_whole != now.is_whole) return std::nullopt;
  if (!before.is_there) return 1.0;
  const bool same_words = before.words.numbers == now.words.numbers && before.words.words == now.words.words;
  if (!before.is_whole && (!same_words || is_empty(before.words))) return std::nullopt;
  const double alike = likeness(before.sentence, now.sentence);
  if (before.is_whole) {
    const bool same_numbers = before.sentence.numbers == now.sentence.numbers;
    if (is_alone && !same_numbers) return std::nullopt;
    return alike >= (is_alone ? alike_as_whole : alike_where_lacking) ? std::optional(alike) : std::nullopt;
  }
  return alike >= alike_around_words ? std::optional(alike) : std::nullopt;
}

/// Whether nothing on this side is at issue by itself.
bool says_nothing(const PassageSaid& side) { return !side.is_there || side.is_whole; }

}  // namespace

PassageSaid said_in(const std::string& words, const std::string& sentence, const Language* language) {
  PassageSaid made{true, words == sentence, {}, {}};
  if (language == nullptr) {
    made.words = plain_gist(words);
    made.sentence = plain_gist(sentence);
    return made;
  }
  const Reading whole = reading_of(sentence, *language);
  made.sentence = gist_of(whole, {0, static_cast<TokenIndex>(whole.tokens.size())});
  if (const TokenStretch tokens = tokens_of(whole, words); tokens.first < tokens.end) {
    made.words = gist_of(whole, tokens);
  } else {  // the sentence was cut before them
    const Reading part = reading_of(words, *language);
    made.words = gist_of(part, {0, static_cast<TokenIndex>(part.tokens.size())});
  }
  return made;
}

double likeness(const Gist& a, const Gist& b) {
  const std::size_t all = a.numbers.size() + a.words.size() + b.numbers.size() + b.words.size();
  if (all == 0) return 1;
  return 2.0 * static_cast<double>(in_common(a.numbers, b.numbers) + in_common(a.words, b.words)) / static_cast<double>(all);
}

std::optional<double> same_fault(const FindingSaid& before, const FindingSaid& now) {
  if (before.kind != now.kind || before.rule != now.rule) return std::nullopt;
  if (!before.original.is_there && !before.translation.is_there) return std::nullopt;
  const auto original = same_side(before.original, now.original, says_nothing(before.translation));
  const auto translation = same_side(before.translation, now.translation, says_nothing(before.original));
  if (!original || !translation) return std::nullopt;
  return (*original + *translation) / 2;
}

}  // namespace fathom::audit
