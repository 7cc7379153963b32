#include "audit/text/sentences.hpp"

#include <unicode/brkiter.h>
#include <unicode/utext.h>

#include <algorithm>
#include <unordered_set>

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

/// A paragraph is given to ICU in stretches of about this many bytes.
constexpr std::size_t stretch = std::size_t{1} << 16U;

Span trimmed(std::string_view text, std::size_t begin, std::size_t end) {
  while (begin < end && text[begin] == ' ') ++begin;
  while (end > begin && text[end - 1] == ' ') --end;
  return {static_cast<Offset>(begin), static_cast<Offset>(end)};
}

/// Where to cut a text that goes on past `most`: after the last space before it, or between two characters.
std::size_t cut(std::string_view text, std::size_t begin, std::size_t most) {
  const std::size_t space = text.substr(begin, most).rfind(' ');
  if (space != text.npos && space > 0) return begin + space + 1;
  std::size_t end = begin + most;
  while (end > begin + 1 && is_tail(text[end])) --end;
  return end;
}

bool has_word(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Letter letter = letter_at(text, at);
    if (is_letter(letter.code) || is_digit(letter.code)) return true;
    at += letter.size;
  }
  return false;
}

std::string lower_ascii(std::string_view text) {
  std::string lower(text);
  for (char& byte : lower) {
    if (byte >= 'A' && byte <= 'Z') byte = static_cast<char>(byte - 'A' + 'a');
  }
  return lower;
}

/// What stands between the last space and the end, without opening brackets.
std::string_view last_word(std::string_view text) {
  const std::size_t space = text.rfind(' ');
  std::string_view word = space == text.npos ? text : text.substr(space + 1);
  while (!word.empty()) {
    const Letter letter = letter_at(word, 0);
    if (!opens(letter.code)) break;
    word.remove_prefix(letter.size);
  }
  return word;
}

/// `p.ej.`, `z.B.`, `e.g.`: single letters, each with its point.
bool is_dotted(std::string_view word) {
  std::size_t points = 0;
  for (std::size_t at = 0; at < word.size(); ++points) {
    std::size_t letters = 0;
    while (at < word.size() && word[at] != '.') {
      const Letter letter = letter_at(word, at);
      if (!is_letter(letter.code)) return false;
      at += letter.size;
      ++letters;
    }
    if (at == word.size() || letters == 0 || letters > 2) return false;
    ++at;
  }
  return points > 1;
}

/// `12.` and `a.`: an enumeration's number.
bool is_number_label(std::string_view word) {
  if (word.size() < 2 || (word.back() != '.' && word.back() != ')')) return false;
  const std::string_view inner = word.substr(0, word.find_first_of(".)"));
  const bool digits = !inner.empty() && inner.size() <= 3 && inner.find_first_not_of("0123456789") == inner.npos;
  return digits || (inner.size() == 1 && is_letter(static_cast<unsigned char>(inner[0])));
}

/// Where a sentence may end; `surely`: whatever follows.
struct End {
  std::size_t at = 0;
  bool surely = false;
};

}  // namespace

struct Sentences::Rules {
  std::unique_ptr<icu::BreakIterator> breaks;
  UText text = UTEXT_INITIALIZER;
  std::unordered_set<std::string> abbreviations;
  std::unordered_set<std::string> ordinal_after;  ///< Behind them, a number with a point is an ordinal: `am 3. Tag`.

  /// Whether a word with its point is a short form: listed with it, or without.
  [[nodiscard]] bool is_short_form(std::string_view word) const {
    const std::string lower = lower_ascii(word);
    return abbreviations.count(lower) > 0 || abbreviations.count(lower.substr(0, lower.size() - 1)) > 0;
  }
  /// Whether a sentence that ICU ended goes on with what follows.
  [[nodiscard]] bool goes_on(std::string_view sentence, std::string_view rest) const;
  /// The ends of sentences of a stretch, as ICU sees them.
  std::vector<std::size_t> ends(std::string_view part);
  /// Whether a sentence ends at a point although ICU sees none: it breaks none before a small letter, however far that
  /// lies behind brackets and digits.
  [[nodiscard]] bool missed(std::string_view part, std::size_t point, std::size_t next) const;
  /// All of them, in order.
  std::vector<End> all_ends(std::string_view part);
};

Sentences::Sentences(std::string_view locale, const std::vector<std::string>& abbreviations,
                     const std::vector<std::string>& ordinal_after)
    : rules_(std::make_unique<Rules>()) {
  UErrorCode status = U_ZERO_ERROR;
  rules_->breaks.reset(icu::BreakIterator::createSentenceInstance(icu::Locale(std::string(locale).c_str()), status));
  if (U_FAILURE(status)) rules_->breaks.reset();
  for (const std::string& each : abbreviations) rules_->abbreviations.insert(lower_ascii(each));
  rules_->ordinal_after.insert(ordinal_after.begin(), ordinal_after.end());
}

Sentences::~Sentences() { utext_close(&rules_->text); }

std::vector<std::size_t> Sentences::Rules::ends(std::string_view part) {
  std::vector<std::size_t> all;
  UErrorCode status = U_ZERO_ERROR;
  if (breaks) {
    utext_openUTF8(&text, part.data(), static_cast<std::int64_t>(part.size()), &status);
    if (U_SUCCESS(status)) breaks->setText(&text, status);
    if (U_SUCCESS(status)) {
      for (std::int32_t end = (breaks->first(), breaks->next()); end != icu::BreakIterator::DONE; end = breaks->next()) {
        all.push_back(static_cast<std::size_t>(end));
      }
    }
  }
  if (all.empty() || all.back() != part.size()) all.push_back(part.size());
  return all;
}

bool Sentences::Rules::missed(std::string_view part, std::size_t point, std::size_t next) const {
  constexpr std::size_t full = 3;    // letters of a word that is no abbreviation, before a bracket or number
  constexpr std::size_t surely = 5;  // and before a small letter, where somebody forgot the capital
  constexpr std::size_t window = 40;
  const char32_t first = letter_at(part, next).code;
  const bool small = is_lower(first);
  if (!small && !is_digit(first) && first != '(' && first != '[') return false;
  const std::size_t begin = point > window ? point - window : 0;
  const std::string_view word = last_word(part.substr(begin, point + 1 - begin));
  if (is_short_form(word) || is_dotted(word)) return false;
  if (point > 0 && !small && (part[point - 1] == ')' || part[point - 1] == '"')) return true;
  std::size_t letters = 0;
  for (std::size_t at = point; at > begin && letters < surely; ++letters) {
    const Letter letter = letter_before(part, at);
    if (!is_letter(letter.code) && !is_mark(letter.code)) break;
    at -= letter.size;
  }
  return letters >= (small ? surely : full);
}

std::vector<End> Sentences::Rules::all_ends(std::string_view part) {
  std::vector<End> all;
  for (const std::size_t each : ends(part)) all.push_back({each, false});
  const std::size_t known = all.size();
  for (std::size_t point = part.find('.'); point != part.npos; point = part.find('.', point + 1)) {
    std::size_t next = point + 1;
    while (next < part.size() && closes(letter_at(part, next).code)) next += letter_at(part, next).size;
    if (next + 1 < part.size() && part[next] == ' ' && missed(part, point, next + 1)) all.push_back({next + 1, true});
  }
  const auto by_place = [](const End& a, const End& b) { return a.at < b.at; };
  std::inplace_merge(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(known), all.end(), by_place);
  return all;
}

bool Sentences::Rules::goes_on(std::string_view sentence, std::string_view rest) const {
  if (rest.empty()) return false;
  if (!has_word(sentence)) return true;
  const char32_t next = letter_at(rest, 0).code;
  if (is_lower(next)) return true;
  const std::string_view word = last_word(sentence);
  if (word.empty() || word.back() != '.') return is_number_label(sentence);
  if (abbreviations.count(lower_ascii(word)) > 0 || is_dotted(word)) return true;
  if (is_short_form(word) && !is_upper(next)) return true;  // `max. 3`; but `no.` may end a sentence
  if (is_number_label(sentence)) return true;
  if (!ordinal_after.empty() && word.size() <= 3 && is_number_label(word) && is_upper(next)) {
    const std::size_t space = sentence.rfind(' ');
    return space != sentence.npos && ordinal_after.count(lower_ascii(last_word(sentence.substr(0, space)))) > 0;
  }
  return false;
}

std::vector<Span> Sentences::of(std::string_view paragraph) {
  std::vector<Span> sentences;
  std::size_t begin = 0;
  for (std::size_t part = 0; part < paragraph.size();) {
    const std::size_t end = paragraph.size() - part > stretch ? cut(paragraph, part, stretch) : paragraph.size();
    for (const End& each : rules_->all_ends(paragraph.substr(part, end - part))) {
      const std::size_t to = part + each.at;
      const Span at = trimmed(paragraph, begin, to);
      const std::string_view rest = paragraph.substr(std::min(to, paragraph.size()));
      const bool long_enough = at.size() > longest_sentence;
      if (!long_enough && !each.surely && to < paragraph.size() &&
          rules_->goes_on(paragraph.substr(at.begin, at.size()), rest))
        continue;
      const bool mute = !has_word(paragraph.substr(at.begin, at.size()));
      if (mute && !sentences.empty() && !at.empty()) {
        sentences.back().end = at.end;
      } else if (!at.empty()) {
        sentences.push_back(at);
      }
      begin = to;
    }
    part = end;
  }
  std::vector<Span> all;
  for (const Span& each : sentences) {
    for (const Span& piece : parted(paragraph, each)) all.push_back(piece);
  }
  return all;
}

std::vector<Span> parted(std::string_view text, Span at) {
  std::vector<Span> all;
  std::size_t begin = at.begin;
  const std::string_view upto = text.substr(0, at.end);
  while (at.end - begin > longest_sentence) {
    const std::size_t end = cut(upto, begin, longest_sentence);
    const Span piece = trimmed(text, begin, end);
    if (!piece.empty()) all.push_back(piece);
    begin = end;
  }
  const Span last = trimmed(text, begin, at.end);
  if (!last.empty()) all.push_back(last);
  return all;
}

}  // namespace fathom::audit
