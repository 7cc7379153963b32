#include "audit/reading/places.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>

#include "audit/reading/known.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr double first_year = 1900;
constexpr double last_year = 2099;
constexpr std::size_t year_digits = 4;
constexpr std::size_t postcode_digits = 5;
constexpr std::size_t telephone_digits = 7;
constexpr TokenIndex month_reach = 3;

template <std::size_t size>
bool is_one_of(std::string_view word, const std::array<std::string_view, size>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Things that are told apart by number: `player 2`, `round 3`. Other things are counted.
constexpr std::array<std::string_view, 13> numbered_things{
    "person.player", "person.team", "person.opponent", "span.round",   "span.turn",   "span.phase",  "span.step",
    "span.game",     "span.year",   "place.row",       "place.column", "place.level", "term.picture"};

/// What a stretch without white space is made of.
struct Chunk {
  Span at;
  std::size_t digits = 0;
  std::size_t separators = 0;  ///< Points, slashes, hyphens between digits.
  std::size_t others = 0;
  bool year = false;  ///< Four digits of it are a year.
};

bool is_year(std::string_view digits) {
  return digits.size() == year_digits && (digits.starts_with("19") || digits.starts_with("20"));
}

Chunk chunk_of(std::string_view text, Span at) {
  Chunk chunk{at};
  std::size_t run = 0;
  for (Offset i = at.begin; i < at.end; ++i) {
    if (is_ascii_digit(text[i])) {
      ++chunk.digits;
      ++run;
      const bool ends = i + 1 == at.end || !is_ascii_digit(text[i + 1]);
      if (ends && run == year_digits) chunk.year = chunk.year || is_year(text.substr(i + 1 - year_digits, year_digits));
      continue;
    }
    const bool between = i > at.begin && i + 1 < at.end && is_ascii_digit(text[i - 1]) && is_ascii_digit(text[i + 1]);
    const bool separates = text[i] == '.' || text[i] == '-' || text[i] == '/' || text[i] == ':';
    if (between && separates)
      ++chunk.separators;
    else if (std::string_view("()+.,;:-/").find(text[i]) == std::string_view::npos)
      ++chunk.others;
    run = 0;
  }
  return chunk;
}

bool is_time(std::string_view words) {
  const std::size_t colon = words.find(':');
  if (colon == std::string_view::npos || colon == 0 || colon > 2 || colon + 2 >= words.size()) return false;
  const bool before = std::all_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(colon), is_ascii_digit);
  const bool longer = colon + 3 < words.size() && is_ascii_digit(words[colon + 3]);
  return before && is_ascii_digit(words[colon + 1]) && is_ascii_digit(words[colon + 2]) && !longer;
}

bool is_version(std::string_view words) {
  const bool marked = words.size() > 1 && (words.front() == 'v' || words.front() == 'V') && is_ascii_digit(words[1]);
  return marked && words.find('.') != std::string_view::npos;
}

bool is_address(std::string_view words) {
  static constexpr std::array<std::string_view, 6> parts{"www.", "://", "@", ".com", ".org", ".net"};
  return std::any_of(parts.begin(), parts.end(),
                     [&](std::string_view part) { return words.find(part) != std::string_view::npos; });
}

/// Whether the chunk alone shows that its numbers count nothing.
bool is_contact(std::string_view text, const Chunk& chunk) {
  const std::string_view words = text.substr(chunk.at.begin, chunk.at.size());
  if (chunk.digits == 0) return false;
  if (is_address(words) || is_time(words) || is_version(words)) return true;
  if (chunk.others > 0 || chunk.separators < 2) return false;
  return chunk.digits >= telephone_digits || chunk.year || std::count(words.begin(), words.end(), '.') >= 2;
}

std::string lower_letters(std::string_view words) {
  std::string letters;
  for (const char c : words) {
    if (is_letter_byte(c)) letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return letters;
}

std::vector<Span> contacts_of(std::string_view text, Span sentence, const WordSet& telephone_words) {
  std::vector<Span> contacts;
  bool telephone = false;           // what follows `Tel.`, as long as it is digits
  std::vector<Span> international;  // what follows `+49`: a telephone number, if it is long enough
  std::size_t international_digits = 0;
  const auto close_international = [&] {
    if (international_digits >= telephone_digits)
      contacts.insert(contacts.end(), international.begin(), international.end());
    international.clear();
    international_digits = 0;
  };
  for (Offset at = sentence.begin; at < sentence.end;) {
    if (std::isspace(static_cast<unsigned char>(text[at])) != 0) {
      ++at;
      continue;
    }
    Offset end = at;
    while (end < sentence.end && std::isspace(static_cast<unsigned char>(text[end])) == 0) ++end;
    const Chunk chunk = chunk_of(text, {at, end});
    const bool numeric = chunk.digits > 0 && chunk.others == 0;
    const bool plus = text[at] == '+' && numeric;
    if (plus || !numeric) close_international();
    if (plus || (numeric && !international.empty())) {
      international.push_back(chunk.at);
      international_digits += chunk.digits;
    } else if ((telephone && numeric) || is_contact(text, chunk)) {
      contacts.push_back(chunk.at);
    }
    constexpr Offset longest_telephone_word = 12;
    const bool word = end - at <= longest_telephone_word && is_letter_byte(text[at]);
    if (!numeric) telephone = word && telephone_words.contains(lower_letters(text.substr(at, end - at)));
    at = end;
  }
  close_international();
  return contacts;
}

}  // namespace

Places::Places(const SentenceView& sentence) : sentence_(&sentence) {
  const std::string_view text = sentence.document();
  const Span at{sentence.at().begin, std::min(sentence.at().end, static_cast<Offset>(text.size()))};
  contacts_ = contacts_of(text, at, sentence.language().locale().telephone);
  std::sort(contacts_.begin(), contacts_.end(), [](Span a, Span b) { return a.begin < b.begin; });
  for (TokenIndex token = sentence.begin(); token < sentence.end() && !has_copyright_; ++token) {
    has_copyright_ = sentence.text(token) == "©" || sentence.folded(token) == "copyright";
  }
}

Quantity::Place Places::of(const NumberShape& number) const {
  if (is_date(number)) return Quantity::Place::date;
  if (is_reference(number)) return Quantity::Place::reference;
  if (is_label(number)) return Quantity::Place::label;
  return Quantity::Place::text;
}

bool Places::is_postcode(const NumberShape& number) const {
  if (!number.in_digits || !number.plain || number.digits != postcode_digits) return false;
  constexpr double round = 100;
  const bool odd = static_cast<std::uint64_t>(number.value) % static_cast<std::uint64_t>(round) != 0;
  const bool name_after =
      sentence_->holds(number.end) && sentence_->is_word(number.end) && sentence_->token(number.end).capital;
  const bool name_before = number.first > sentence_->begin() && sentence_->token(number.first - 1).capital;
  return number.leading_zero || (odd && (name_after || name_before));
}

bool Places::is_date(const NumberShape& number) const {
  const auto contact = std::lower_bound(contacts_.begin(), contacts_.end(), number.at.begin,
                                        [](Span span, Offset place) { return span.end <= place; });
  if (contact != contacts_.end() && contact->begin <= number.at.begin) return true;
  if (is_postcode(number)) return true;
  if (!number.in_digits || !number.plain) return false;
  const TokenIndex before = number.first - std::min(month_reach, number.first - sentence_->begin());
  const TokenIndex after = std::min(sentence_->end(), number.end + month_reach);
  const Locale& locale = sentence_->language().locale();
  // Those that are also other words (`may`, `march`) count only beside a year.
  const auto is_month = [&](TokenIndex token) { return locale.months.contains(sentence_->folded(token)); };
  const bool year = number.digits == year_digits && number.value >= first_year && number.value <= last_year;
  if (year) {
    if (has_copyright_) return true;
    for (TokenIndex token = before; token < number.first; ++token) {
      if (is_month(token)) return true;
    }
    const bool counts =
        sentence_->holds(number.end) && sentence_->is_word(number.end) && !sentence_->token(number.end).capital;
    return !counts;
  }
  // The day of a month counts only where a year stands by.
  for (TokenIndex token = before; token < after; ++token) {
    if (!is_month(token)) continue;
    for (TokenIndex near = token; near < std::min(sentence_->end(), token + month_reach + 1); ++near) {
      if (is_year(sentence_->text(near))) return true;
    }
  }
  // `12 Harbour Street`
  TokenIndex token = number.end;
  for (; token < after && sentence_->is_word(token); ++token) {
    if (sentence_->token(token).capital && locale.streets.contains(sentence_->folded(token))) return true;
    if (!sentence_->token(token).capital) break;
  }
  return false;
}

TokenIndex Places::word_before(TokenIndex token) const {
  if (token == sentence_->begin()) return sentence_->end();
  TokenIndex before = token - 1;
  // `p. 4`, `No. 3`
  if (before > sentence_->begin() && sentence_->is_sign(before) && sentence_->text(before) == "." &&
      sentence_->is_glued(before)) {
    --before;
  }
  return sentence_->is_word(before) ? before : sentence_->end();
}

bool Places::is_reference(const NumberShape& number) const {
  if (number.ordinal) return false;
  const TokenIndex before = word_before(number.first);
  if (!sentence_->holds(before)) return false;
  if (const Mark* mark = sentence_->mark(before, Role::reference)) {
    if (mark->meaning == known().example || mark->meaning == known().above || mark->meaning == known().below) return false;
    return mark->meaning != known().see || !counts_what_follows(number);
  }
  if (!number.in_digits || counts_what_follows(number)) return false;
  const Mark* mark = sentence_->mark(before, Role::thing);
  return (mark != nullptr && mark->meaning == known().step) ||
         sentence_->language().locale().figures.contains(sentence_->folded(before));
}

bool Places::is_label(const NumberShape& number) const {
  if (number.ordinal || !number.in_digits) return false;
  const char before = sentence_->before(number.at.begin);
  const char after = sentence_->after(number.at.end);
  const bool times = before == 'x' || before == 'X';
  if (before == '#' || (is_letter_byte(before) && !times && sentence_->text(number.first).size() > 1 &&
                        !audit::is_dash(sentence_->text(number.first)))) {
    // `F7`; not where the letter's bytes are those of a dash or of an icon.
    if (before == '#' || std::isalpha(static_cast<unsigned char>(before)) != 0) return true;
  }
  // `3D`, `4a`, but `3x` and `5pts`
  const std::size_t letters = [&] {
    Offset end = number.at.end;
    while (std::isalpha(static_cast<unsigned char>(sentence_->after(end))) != 0) ++end;
    return end - number.at.end;
  }();
  if (letters == 1 && after != 'x' && after != 'X' && after != 'p' && after != 'P') return true;
  if (number.first == sentence_->begin() && number.plain && (after == ')' || after == '.') &&
      sentence_->holds(number.end + 1) && sentence_->is_word(number.end + 1)) {
    return true;
  }
  return names_the_word_before(number);
}

bool Places::counts_what_follows(const NumberShape& number) const {
  constexpr TokenIndex reach = 3;
  for (TokenIndex token = number.end; token < std::min(sentence_->end(), number.end + reach); ++token) {
    if (!sentence_->is_word(token)) return false;
    if (sentence_->has(token, Role::thing)) return token > number.end || !sentence_->has(token, Role::deed);
    if (sentence_->has(token, Role::deed) || sentence_->has(token, Role::modality) || sentence_->has(token, Role::link))
      return false;
  }
  return false;
}

bool Places::names_the_word_before(const NumberShape& number) const {
  const TokenIndex before = word_before(number.first);
  if (!sentence_->holds(before) || !sentence_->is_content(before)) return false;
  const Mark* thing = sentence_->mark(before, Role::thing);
  if (thing == nullptr && sentence_->has(before, Role::deed)) return false;
  if (before > sentence_->begin() && sentence_->has(before - 1, Role::quantifier)) return false;  // `each player 5 cards`
  if (counts_what_follows(number)) return false;
  const Block* block = sentence_->block();
  const bool running = block == nullptr || block->kind == BlockKind::paragraph;
  const bool numbered = thing != nullptr && is_one_of(concepts().name(thing->meaning), numbered_things);
  const bool title = block != nullptr && block->kind == BlockKind::heading;
  const bool name = thing == nullptr && sentence_->token(before).capital && (before > sentence_->begin() || title);
  // `Cards 12`, a line of a list of components; `shells are worth 3`
  if (thing != nullptr && !numbered && (!running || !sentence_->token(before).capital)) return false;
  if (!sentence_->holds(number.end) || sentence_->is_sign(number.end)) {
    return thing != nullptr || name;
  }
  if (!sentence_->is_word(number.end)) return false;
  const bool goes_on = sentence_->has(number.end, Role::deed) || sentence_->has(number.end, Role::modality) ||
                       sentence_->has(number.end, Role::link) || !sentence_->is_content(number.end);
  if (goes_on) return thing != nullptr || name;
  return thing != nullptr && sentence_->token(before).capital && !sentence_->token(number.end).capital;
}

}  // namespace fathom::audit
