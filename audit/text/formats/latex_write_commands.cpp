// What commands and environments do.
#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include <algorithm>

#include "audit/text/formats/latex_writer.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit::latex {
namespace {

bool is_ascii_letter(char sign) { return (sign & 0x80) == 0 && is_letter_byte(sign); }

/// What the name of a command that nobody knows says of it.
enum class Naming : std::uint8_t { any, picture, link, target };
Naming naming_of(std::string_view name) {
  for (const std::string_view word : {"svg", "icon", "image", "graphic", "symbol", "glyph", "emoji", "ref", "cite"}) {
    if (name.find(word) != name.npos) return Naming::picture;
  }
  if (name.find("target") != name.npos || name.find("anchor") != name.npos) return Naming::target;
  return name.find("link") != name.npos || name.find("goto") != name.npos ? Naming::link : Naming::any;
}

/// A letter with an accent over it, as one character where there is one.
std::string composed(std::string_view letter, std::string_view accent) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* const normalizer = icu::Normalizer2::getNFCInstance(status);
  std::string both = std::string(letter) + std::string(accent);
  if (U_FAILURE(status)) return both;
  std::string one;
  normalizer->normalize(icu::UnicodeString::fromUTF8(both), status).toUTF8String(one);
  return U_SUCCESS(status) ? one : both;
}

}  // namespace

Offset LatexWriter::take_command(Offset at, Offset end) {
  Offset next = at + 1;
  while (next < end && is_ascii_letter(words_[next])) ++next;
  const bool has_name = next > at + 1;
  if (!has_name && next < end) next = std::min<Offset>(end, next + letter_at(words_, next).size);
  const std::string_view name = words_.substr(at + 1, next - at - 1);
  const Command command = command_of(name);
  switch (command.effect) {
    case Effect::sign:
      return take_sign(command, at, next);
    case Effect::accent:
      return take_accent(command, at, next, end);
    case Effect::dropped:
      return after_arguments(after_star(next), command.arguments);
    case Effect::unwrapped: {
      const Offset option = after_option(after_star(next));
      if (command.arguments > 0) return after_arguments(option, command.arguments);
      return this->at(option) == '{' ? option : has_name ? after_blanks(next) : next;
    }
    case Effect::heading:
      return take_named_heading(command, next);
    case Effect::note:
      return take_note(next);
    case Effect::paragraph:
      end_block();
      return after_star(next);
    case Effect::line:
      return take_line(next, end);
    case Effect::item:
      return take_item(next);
    case Effect::begin:
      return begin_environment(next, end);
    case Effect::end:
      return end_environment(next, end);
    case Effect::verbatim:
      return take_verbatim(next, end);
    case Effect::unknown:
      return has_name ? take_unknown(at, next, end) : next;
  }
  return next;
}

Offset LatexWriter::take_sign(const Command& command, Offset at, Offset next) {
  if (command.words == " ") {
    has_space_ = true;
    return next;
  }
  say(command.words, at);
  if (words_.substr(next).starts_with("{}")) return next + 2;
  // what is a letter of a word eats the blank behind its name: `c\oe ur`
  return is_letter(letter_at(command.words, 0).code) ? after_blanks(next) : next;
}

Offset LatexWriter::take_accent(const Command& command, Offset at, Offset next, Offset end) {
  const Offset place = is_ascii_letter(words_[at + 1]) ? after_blanks(next) : next;
  const Span group = group_at(place);
  Offset letter = group.end > 0 ? group.begin : place;
  if (letter >= end) return next;
  const bool is_dotless =
      words_[letter] == '\\' && letter + 1 < end && (words_[letter + 1] == 'i' || words_[letter + 1] == 'j');
  if (is_dotless) ++letter;
  const Letter base = letter_at(words_, letter);
  if (!is_letter(base.code)) return next;
  say(composed(words_.substr(letter, base.size), command.words), at);
  return group.end > 0 ? group.end + 1 : letter + base.size;
}

Offset LatexWriter::take_named_heading(const Command& command, Offset next) {
  Offset place = after_blanks(after_option(after_star(next)));
  const Span group = group_at(place);
  if (group.end == 0) return next;
  take_heading(group, command.arguments);
  place = group.end + 1;
  while (group_at(place).end > 0 && !is_prose(group_at(place))) place = group_at(place).end + 1;
  return place;
}

Offset LatexWriter::take_note(Offset next) {
  const Span group = group_at(after_blanks(after_option(after_star(next))));
  if (group.end == 0) return next;
  notes_.push_back(group);
  return group.end + 1;
}

Offset LatexWriter::take_line(Offset next, Offset end) {
  next = std::min(after_option(after_star(next)), end);
  has_space_ = true;
  if (tables_ == 1) {
    end_row();
  } else if (tables_ == 0 && headings_ == 0 && !was_item_) {
    is_next_line_ = is_next_line_ || is_open_;
    is_open_ = false;
  }
  return next;
}

Offset LatexWriter::take_item(Offset next) {
  end_block();
  const Offset option = after_option(next);
  if (tables_ == 0) {
    constexpr std::size_t deepest = 8;
    const std::size_t indent = lists_.empty() ? 0 : std::min(lists_.size() - 1, deepest);
    const bool is_number = !lists_.empty() && lists_.back().kind == Environment::numbers;
    mark_ = std::string(2 * indent, ' ') + (is_number ? std::to_string(++lists_.back().count) + ". " : "- ");
  }
  if (option > next) run({next + 1, option - 1});
  has_space_ = true;
  return option;
}

Offset LatexWriter::take_verbatim(Offset next, Offset end) {
  next = after_option(after_star(next));
  if (next >= end || static_cast<unsigned char>(words_[next]) >= 0x80) return next;
  constexpr Offset longest = 500;
  const std::string_view rest = words_.substr(next + 1, std::min<Offset>(longest, end - next - 1));
  const std::size_t size = rest.find_first_of(std::string{words_[next] == '{' ? '}' : words_[next], '\n'});
  if (size == rest.npos || rest[size] == '\n') return next;
  say_stretch({next + 1, static_cast<Offset>(next + 1 + size)});
  return static_cast<Offset>(next + size + 2);
}

/// Whether an argument of a command that nobody knows is shown: it is made of words, a word with a capital, or commands.
bool LatexWriter::is_shown(Span group) const {
  if (is_prose(group)) return true;
  const std::string_view words = words_.substr(group.begin, group.size());
  if (words.find('/') != words.npos && words.find('{') == words.npos) return false;
  if (words.find('\\') != words.npos) return words.starts_with('\\') || words.find_first_of("{ ") != words.npos;
  return words.size() > 1 && words[0] >= 'A' && words[0] <= 'Z' && std::all_of(words.begin(), words.end(), is_ascii_letter);
}

Offset LatexWriter::take_unknown(Offset at, Offset next, Offset end) {
  const Naming naming = naming_of(words_.substr(at + 1, next - at - 1));
  std::vector<Span> groups, shown;
  Offset place = after_option(after_star(next));
  for (Span group = group_at(place); group.end > 0 && group.end < end; group = group_at(place)) {
    groups.push_back(group);
    if (naming == Naming::any && is_shown(group)) shown.push_back(group);
    place = after_option(group.end + 1);
    if (naming == Naming::picture) break;
  }
  // of what leads somewhere, the last argument is shown: `\pagelink{Set-up}{the set-up}`
  if ((naming == Naming::link || naming == Naming::target) && groups.size() > 1) shown.push_back(groups.back());
  if (naming == Naming::target && groups.size() == 1) return place;
  for (const Span& group : shown) {
    run(group);
    if (shown.size() > 1) has_space_ = true;
  }
  if (!shown.empty() || stands_alone(groups, place)) return place;
  say_stretch({at, next});
  for (const Span& group : groups) {
    if (!group.empty()) say_stretch({group.begin - 1, group.end + 1});
  }
  return groups.empty() ? next : place;
}

/// Whether a command with a file for an argument fills a line, as a picture beside the text does.
bool LatexWriter::stands_alone(const std::vector<Span>& groups, Offset place) const {
  if (groups.empty() || is_open_ || tables_ > 0) return false;
  const std::string_view file = words_.substr(groups.back().begin, groups.back().size());
  const char behind = at(after_blanks(place));
  return file.find_first_of("/.") != file.npos && (behind == '\n' || behind == '\0' || behind == '\\' || behind == '}');
}

Offset LatexWriter::begin_environment(Offset next, Offset end) {
  const Span group = group_at(next);
  if (group.end == 0) return next;
  const std::string_view name = words_.substr(group.begin, group.size());
  const EnvironmentKind kind = environment_of(name);
  Offset place = after_arguments(group.end + 1, kind.arguments);
  while (kind.kind == Environment::plain && group_at(place).end > 0 && !is_prose(group_at(place)))
    place = after_option(group_at(place).end + 1);
  place = std::min(place, end);
  switch (kind.kind) {
    case Environment::bullets:
    case Environment::numbers:
      end_block();
      lists_.push_back({kind.kind, 0});
      return place;
    case Environment::table:
      end_block();
      if (tables_++ == 0) is_first_row_ = true;
      is_open_ = tables_ > 1 && is_open_;
      return place;
    case Environment::plain:
      end_block();
      return place;
    case Environment::dropped:
    case Environment::picture:
    case Environment::verbatim:
      break;
  }
  return take_hidden(kind, name, place, end);
}

Offset LatexWriter::take_hidden(EnvironmentKind kind, std::string_view name, Offset at, Offset end) {
  const std::string closing = "\\end{" + std::string(name) + "}";
  if (never_ended_.count(closing) > 0) return at;
  const std::size_t found = words_.substr(0, end).find(closing, at);
  if (found == words_.npos) {
    never_ended_.insert(closing);
    return at;
  }
  const auto stop = static_cast<Offset>(found);
  end_block();
  if (kind.kind == Environment::picture) take_picture({at, stop});
  for (Offset line = at; kind.kind == Environment::verbatim && line < stop;) {
    const auto line_end = static_cast<Offset>(std::min<std::size_t>(words_.find('\n', line), stop));
    say_stretch({line, line_end});
    end_block();
    line = line_end + 1;
  }
  end_block();
  return static_cast<Offset>(stop + closing.size());
}

void LatexWriter::take_picture(Span part) {
  for (Offset at = part.begin; at < part.end; ++at) {
    const Span group = group_at(at);
    if (group.end == 0 || group.end > part.end || !is_prose(group)) continue;
    run(group);
    end_block();
    at = group.end;
  }
}

Offset LatexWriter::end_environment(Offset next, Offset end) {
  const Span group = group_at(next);
  if (group.end == 0) return next;
  const std::string_view name = words_.substr(group.begin, group.size());
  if (name == "document") return end;
  const Environment kind = environment_of(name).kind;
  if (kind == Environment::table && tables_ > 0) {
    if (tables_ == 1) end_row();
    --tables_;
  }
  end_block();
  if ((kind == Environment::bullets || kind == Environment::numbers) && !lists_.empty()) {
    lists_.pop_back();
    mark_.clear();
    if (lists_.empty()) was_item_ = false;
  }
  return group.end + 1;
}

}  // namespace fathom::audit::latex
