#include "audit/text/line.hpp"

#include <algorithm>
#include <array>

#include "audit/text/damage.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::uint32_t tab_width = 8;

constexpr std::array<char32_t, 23> bullets = {U'-', U'–', U'—', U'•', U'●', U'○', U'◦', U'▪', U'▫', U'■', U'□', U'◆',
                                              U'◇', U'*', U'⊙', U'·', U'‣', U'►', U'▶', U'➢', U'➔', U'✓', U'+'};

bool is_bullet(char32_t code) { return std::find(bullets.begin(), bullets.end(), code) != bullets.end(); }

/// The value of a Roman number up to 39, or 0.
int roman(std::string_view word) {
  static constexpr std::array<std::string_view, 10> ones = {"", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"};
  std::string lower(word);
  for (char& byte : lower) byte = static_cast<char>(byte | 0x20);
  int tens = 0;
  std::string_view rest = lower;
  while (rest.starts_with('x') && tens < 3) {
    rest.remove_prefix(1);
    ++tens;
  }
  const auto one = std::find(ones.begin(), ones.end(), rest);
  return one == ones.end() ? 0 : tens * 10 + static_cast<int>(one - ones.begin());
}

/// How many bytes of white space begin here.
std::size_t spaces(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size()) {
    const Letter letter = letter_at(text, end);
    if (!is_space(letter.code)) break;
    end += letter.size;
  }
  return end - at;
}

std::optional<Label> labelled(Label::Style style, std::string_view name, std::string_view line, std::size_t end, int value) {
  const std::size_t gap = spaces(line, end);
  if (gap == 0 || end + gap == line.size()) return std::nullopt;
  return Label{style, std::string(name), static_cast<std::uint32_t>(end + gap), value};
}

std::optional<Label> bullet(std::string_view line) {
  const Letter letter = letter_at(line, 0);
  if (!is_bullet(letter.code)) return std::nullopt;
  return labelled(Label::Style::bullet, line.substr(0, letter.size), line, letter.size, 0);
}

/// `1.`, `(1)`, `1.)`, `1)`, `1°`, `1/`
std::size_t closing(std::string_view line, std::size_t at) {
  for (const std::string_view mark : {".)", ".", ")", "/", "°", "º", "º."}) {
    if (line.substr(at).starts_with(mark)) return mark.size();
  }
  return 0;
}

std::optional<Label> number(std::string_view line) {
  const std::size_t open = line.starts_with('(') ? 1 : 0;
  const std::size_t end = std::min(line.find_first_not_of(ascii_digits, open), line.size());
  if (end == open || end - open > 3) return std::nullopt;
  const std::string_view name = line.substr(open, end - open);
  const std::size_t close = closing(line, end);
  if (close > 0) {
    if (auto label = labelled(Label::Style::number, name, line, end + close, std::stoi(std::string(name)))) return label;
  }
  // `2.1 Title`
  const std::size_t dotted = std::min(line.find_first_not_of("0123456789.", open), line.size());
  std::string_view whole = line.substr(open, dotted - open);
  while (whole.ends_with('.')) whole.remove_suffix(1);
  if (open > 0 || whole.find('.') == whole.npos || whole.find("..") != whole.npos) return std::nullopt;
  auto label = labelled(Label::Style::number, whole, line, dotted, 0);
  return label && starts_upper(line.substr(label->size)) ? label : std::nullopt;
}

std::optional<Label> letter(std::string_view line) {
  const std::size_t open = line.starts_with('(') ? 1 : 0;
  std::size_t end = open;
  while (end < line.size() && end - open < 6 &&
         is_letter(static_cast<unsigned char>(line[end]) < 0x80 ? static_cast<char32_t>(line[end]) : 0))
    ++end;
  if (end == open) return std::nullopt;
  const std::string_view name = line.substr(open, end - open);
  if (name.size() == 1 && open == 0 && is_upper(static_cast<char32_t>(name[0])) && line.substr(end).starts_with(":")) {
    return labelled(Label::Style::question, name, line, end + 1, 0);
  }
  const std::size_t close = closing(line, end);
  if (close == 0 || line[end] == '/') return std::nullopt;
  const bool bracket = line.substr(end, close).find(')') != std::string_view::npos;
  if (open > 0 && !bracket) return std::nullopt;
  if (name.size() == 1 && name != "i" && name != "I" && name != "v" && name != "V" && name != "x" && name != "X") {
    // `J. Smith` numbers nothing
    if (is_upper(static_cast<char32_t>(name[0])) && !bracket && name != "A" && name != "B" && name != "C" && name != "D")
      return std::nullopt;
    return labelled(Label::Style::letter, name, line, end + close, (name[0] | 0x20) - 'a' + 1);
  }
  const int value = roman(name);
  if (value == 0) return std::nullopt;
  return labelled(Label::Style::roman, name, line, end + close, value);
}

}  // namespace

Line line_at(std::string_view text, Span stretch, Offset line_begin) {
  Line line;
  std::size_t begin = stretch.begin;
  std::size_t end = stretch.end;
  for (std::size_t at = line_begin; at < begin;) {
    const Letter each = letter_at(text, at);
    line.column += each.code == '\t' ? tab_width - line.column % tab_width : 1;
    at += each.size;
  }
  while (begin < end) {
    const Letter each = letter_at(text, begin);
    if (!is_space(each.code) && !is_invisible(each.code)) break;
    line.column += each.code == '\t' ? tab_width - line.column % tab_width : is_space(each.code) ? 1 : 0;
    begin += each.size;
  }
  while (end > begin) {
    const Letter each = letter_before(text, end);
    if (!is_space(each.code) && !is_invisible(each.code)) break;
    end -= each.size;
  }
  line.at = {static_cast<Offset>(begin), static_cast<Offset>(end)};
  for (std::size_t at = begin; at < end; at += letter_at(text, at).size) ++line.width;
  return line;
}

Page lines_of(const Source& source) {
  Page page;
  const std::string_view text = source.text;
  std::uint32_t blanks = 0;
  bool new_page = false;
  const auto add = [&](std::size_t begin, std::size_t end) {
    Line line = line_at(text, {static_cast<Offset>(begin), static_cast<Offset>(end)}, static_cast<Offset>(begin));
    if (line.at.empty()) return false;
    line.blanks = blanks;
    line.new_page = new_page;
    blanks = 0;
    new_page = false;
    page.lines.push_back(line);
    return true;
  };
  for (std::size_t n = 0; n < source.lines.size(); ++n) {
    const std::size_t end = n + 1 < source.lines.size() ? source.lines[n + 1] - 1 : text.size();
    std::size_t begin = source.lines[n];
    bool something = false;
    for (std::size_t at = begin; at < end; ++at) {
      const std::size_t marker = text[at] == '\f' ? at + 1 : text[at] == '<' ? marker_end(text, at) : 0;
      if (marker == 0) continue;
      something = add(begin, at) || something;
      new_page = true;
      begin = marker;
      at = marker - 1;
    }
    something = add(begin, end) || something;
    if (!something) ++blanks;
  }
  return page;
}

std::optional<Label> label_of(std::string_view line) {
  if (line.empty()) return std::nullopt;
  if (auto label = bullet(line)) return label;
  if (auto label = number(line)) return label;
  return letter(line);
}

bool follows(const Label& label, const Label& next) {
  if (label.style != next.style) {
    // i. after h., or j. after i.
    const bool letters = label.style != Label::Style::bullet && next.style != Label::Style::bullet &&
                         label.text.size() == 1 && next.text.size() == 1 && label.style != Label::Style::number &&
                         next.style != Label::Style::number;
    return letters && next.text[0] == label.text[0] + 1;
  }
  if (label.style == Label::Style::bullet) return label.text == next.text;
  if (label.style == Label::Style::question) return true;
  return next.value == label.value + 1 && next.value > 0;
}

bool starts_lower(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const Letter each = letter_at(line, at);
    if (!opens(each.code)) return is_lower(each.code);
    at += each.size;
  }
  return false;
}

bool starts_upper(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const Letter each = letter_at(line, at);
    if (!opens(each.code) && each.code != '*' && each.code != '_')
      return is_upper(each.code) || (is_letter(each.code) && !is_lower(each.code));
    at += each.size;
  }
  return false;
}

bool ends_sentence(std::string_view line) {
  for (std::size_t at = line.size(); at > 0;) {
    const Letter each = letter_before(line, at);
    if (!closes(each.code) && each.code != '*' && each.code != '_' && !is_space(each.code)) {
      return each.code == '.' || each.code == '!' || each.code == '?' || each.code == ':' || each.code == U'…' ||
             each.code == U'。' || each.code == U'！' || each.code == U'？';
    }
    at -= each.size;
  }
  return false;
}

bool is_capitals(std::string_view line) {
  std::size_t letters = 0;
  for (std::size_t at = 0; at < line.size();) {
    const Letter each = letter_at(line, at);
    if (is_lower(each.code)) return false;
    letters += is_upper(each.code) ? 1 : 0;
    at += each.size;
  }
  return letters > 1;
}

bool has_letter(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const Letter each = letter_at(line, at);
    if (is_letter(each.code)) return true;
    at += each.size;
  }
  return false;
}

std::size_t word_count(std::string_view line) {
  std::size_t words = 0;
  bool inside = false;
  for (std::size_t at = 0; at < line.size();) {
    const Letter each = letter_at(line, at);
    const bool word = is_word(each.code) || (inside && each.code == '\'');
    words += word && !inside ? 1 : 0;
    inside = word;
    at += each.size;
  }
  return words;
}

std::uint32_t first_word_width(std::string_view line) {
  std::uint32_t width = 0;
  for (std::size_t at = 0; at < line.size();) {
    const Letter each = letter_at(line, at);
    if (is_space(each.code)) break;
    ++width;
    at += each.size;
  }
  return width;
}

}  // namespace fathom::audit
