#include "audit/text/formats/latex_writer.hpp"

#include <algorithm>

#include "audit/text/letters.hpp"

namespace fathom::audit::latex {
namespace {

constexpr int deepest_argument = 50;

/// Where each opening brace has its counterpart.
std::vector<Span> braces_of(std::string_view words) {
  std::vector<Span> all;
  std::vector<std::size_t> open;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (words[at] == '\\') {
      ++at;
    } else if (words[at] == '%') {
      at = std::min(words.find('\n', at), words.size());
    } else if (words[at] == '{') {
      open.push_back(all.size());
      all.push_back({static_cast<Offset>(at), 0});
    } else if (words[at] == '}' && !open.empty()) {
      all[open.back()].end = static_cast<Offset>(at + 1);
      open.pop_back();
    }
  }
  return all;
}

}  // namespace

LatexWriter::LatexWriter(SourceWriter& to, const PlacedText& text)
    : to_(to), words_(text.words), places_(text), braces_(braces_of(text.words)) {}

void LatexWriter::run(Span part) {
  if (depth_ >= deepest_argument) return say_stretch(part);
  ++depth_;
  for (Offset at = part.begin; at < part.end;) at = step(at, part.end);
  --depth_;
}

Offset LatexWriter::step(Offset at, Offset end) {
  switch (words_[at]) {
    case '\\':
      return take_command(at, end);
    case '%':
      return take_comment(at, end);
    case ' ':
    case '\t':
    case '\n':
      return take_white(at, end);
    case '~':
      has_space_ = true;
      return at + 1;
    case '&':
      return take_cell(at);
    case '-':
      return take_dashes(at, end);
    case '`':
    case '\'':
      return take_quote(at, end);
    case '{':
    case '}':
    case '$':
      return at + 1;
    default:
      return take_words(at, end);
  }
}

Offset LatexWriter::take_white(Offset at, Offset end) {
  int line_ends = 0;
  for (; at < end && (words_[at] == ' ' || words_[at] == '\t' || words_[at] == '\n'); ++at)
    line_ends += words_[at] == '\n' ? 1 : 0;
  has_space_ = true;
  if (line_ends > 1) end_block();
  return at;
}

Offset LatexWriter::take_comment(Offset at, Offset end) {
  at = static_cast<Offset>(std::min<std::size_t>(words_.find('\n', at), end));
  if (at < end) at = static_cast<Offset>(std::min<std::size_t>(words_.find_first_not_of(" \t", at + 1), end));
  if (at < end && words_[at] == '\n') end_block();
  return at;
}

Offset LatexWriter::take_cell(Offset at) {
  if (tables_ == 1) {
    open_row();
    to_.add_unseen(" | ");
    at_bar_ = true;
  } else if (tables_ == 0) {
    say("&", at);
  } else {
    has_space_ = true;
  }
  return at + 1;
}

Offset LatexWriter::take_quote(Offset at, Offset end) {
  const char sign = words_[at];
  const bool is_double = at + 1 < end && words_[at + 1] == sign;
  say(sign == '`' ? (is_double ? "“" : "‘") : (is_double ? "”" : "'"), at);
  return at + (is_double ? 2 : 1);
}

Offset LatexWriter::take_dashes(Offset at, Offset end) {
  const auto stop = static_cast<Offset>(std::min<std::size_t>(words_.find_first_not_of('-', at), end));
  constexpr Offset em = 3;
  say(stop - at == 2 ? "–" : stop - at == em ? "—" : words_.substr(at, stop - at), at);
  return stop;
}

Offset LatexWriter::take_words(Offset at, Offset end) {
  const auto stop = static_cast<Offset>(std::min<std::size_t>(words_.find_first_of("\\%\t\n~&-`'{}$", at), end));
  const std::string_view words = words_.substr(at, stop - at);
  const std::size_t last = words.find_last_not_of(' ');
  say_stretch({at, static_cast<Offset>(at + last + 1)});
  has_space_ = has_space_ || last + 1 < words.size();
  return stop;
}

void LatexWriter::say(std::string_view words, Offset at) {
  if (words.empty()) return;
  open();
  if (has_space_ && !at_bar_) to_.add_unseen(" ");
  has_space_ = at_bar_ = false;
  to_.add(words, places_.at(at));
}

/// Says words as they stand in the text.
void LatexWriter::say_stretch(Span at) {
  while (at.begin < at.end) {
    places_.at(at.begin);
    const Offset end = std::min(std::max(places_.end(), at.begin + 1), at.end);
    say(words_.substr(at.begin, end - at.begin), at.begin);
    at.begin = end;
  }
}

void LatexWriter::open() {
  if (is_open_) return;
  has_space_ = false;
  if (tables_ > 0) return open_row();
  const bool is_item = mark_.find_first_not_of("# ") != std::string::npos;
  if (is_fresh_) {
    to_.add_unseen(mark_);
  } else if (is_next_line_ || (is_item && was_item_)) {
    to_.begin_line(mark_);
  } else {
    to_.begin_block(mark_);
  }
  was_item_ = is_item || (is_next_line_ && was_item_);
  mark_.clear();
  is_fresh_ = is_next_line_ = false;
  is_open_ = true;
}

void LatexWriter::open_row() {
  if (in_row_) return;
  if (is_fresh_) {
    to_.add_unseen("| ");
  } else if (is_first_row_) {
    to_.begin_block("| ");
  } else {
    to_.begin_line("| ");
  }
  is_fresh_ = is_first_row_ = has_space_ = was_item_ = false;
  in_row_ = is_open_ = at_bar_ = true;
}

void LatexWriter::end_row() {
  if (in_row_) to_.add_unseen(" |");
  in_row_ = is_open_ = at_bar_ = false;
}

void LatexWriter::end_block() {
  has_space_ = true;
  if (tables_ > 0 || headings_ > 0) return;
  is_open_ = is_next_line_ = false;
  const std::vector<Span> notes = std::move(notes_);
  notes_.clear();
  for (const Span& note : notes) {
    run(note);
    is_open_ = false;
  }
}

void LatexWriter::take_heading(Span words, std::size_t level) {
  end_block();
  if (tables_ == 0) mark_ = std::string(level, '#') + " ";
  ++headings_;
  run(words);
  --headings_;
  if (tables_ == 0) mark_.clear();
  end_block();
}

Offset LatexWriter::after_blanks(Offset place) const {
  return static_cast<Offset>(std::min(words_.find_first_not_of(" \t", place), words_.size()));
}

Span LatexWriter::group_at(Offset place) const {
  if (at(place) != '{') return {};
  const auto found = std::lower_bound(braces_.begin(), braces_.end(), place,
                                      [](const Span& each, Offset value) { return each.begin < value; });
  if (found == braces_.end() || found->begin != place || found->end == 0) return {};
  return {place + 1, found->end - 1};
}

Offset LatexWriter::after_option(Offset place) const {
  if (at(place) != '[') return place;
  constexpr Offset longest = 500;
  const auto end = static_cast<Offset>(std::min<std::size_t>(words_.size(), place + longest));
  for (Offset here = place + 1; here < end; ++here) {
    if (words_[here] == ']') return here + 1;
    if (words_[here] == '{' && group_at(here).end > 0) here = group_at(here).end;
  }
  return place;
}

Offset LatexWriter::after_arguments(Offset place, std::size_t count) const {
  place = after_option(place);
  for (std::size_t n = 0; n < count; ++n) {
    const Offset begin = after_blanks(place);
    const Span group = group_at(begin);
    // `\setlength\parindent{0pt}`: a command is an argument without braces
    const bool is_command = group.end == 0 && n + 1 < count && at(begin) == '\\';
    if (group.end == 0 && !is_command) break;
    place = is_command ? static_cast<Offset>(std::min(words_.find_first_of("{}[]\\ \n", begin + 1), words_.size()))
                       : after_option(group.end + 1);
  }
  return place;
}

/// Whether an argument is made of words, rather than a name, a size or a file.
bool LatexWriter::is_prose(Span group) const {
  constexpr Offset longest_name = 200;
  if (group.size() > longest_name) return true;
  std::size_t count = 0, longest = 0;
  for (Offset here = group.begin; here < group.end;) {
    const Letter letter = letter_at(words_, here);
    if (letter.code == '\\') {
      Offset next = here + 1;
      while (next < group.end && is_letter(static_cast<unsigned char>(words_[next])) && (words_[next] & 0x80) == 0) ++next;
      const bool is_sign = next == here + 1;
      const Effect effect = command_of(words_.substr(here + 1, next - here - 1)).effect;
      here = is_sign ? next + 1 : effect == Effect::unwrapped ? after_option(next) : after_arguments(next, 2);
      continue;
    }
    Offset stop = here;
    std::size_t letters = 0;
    while (stop < group.end && is_word(letter_at(words_, stop).code)) {
      if (letter_at(words_, stop).code > 0x7F) return true;
      stop += letter_at(words_, stop).size;
      ++letters;
    }
    count += letters > 0 ? 1 : 0;
    const bool is_number = letters > 0 && is_ascii_digit(words_[here]);
    longest = is_number ? longest : std::max(longest, letters);
    here = std::max(stop, here + letter.size);
  }
  constexpr std::size_t fewest_letters = 3;
  return count >= 2 && longest >= fewest_letters &&
         words_.substr(group.begin, group.size()).find(' ') != std::string_view::npos;
}

}  // namespace fathom::audit::latex
