#include "audit/text/formats/flow.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "audit/text/letters.hpp"
#include "audit/text/line.hpp"

namespace fathom::audit {
namespace flow {
namespace {

constexpr int deepest_heading = 6;
constexpr int deepest_item = 12;

std::string in_letters(int value, char first) {
  constexpr int letters = 26;
  std::string name;
  for (; value > 0; value = (value - 1) / letters)
    name.insert(name.begin(), static_cast<char>(first + (value - 1) % letters));
  return name;
}

std::string in_roman(int value) {
  struct Digit {
    int value;
    std::string_view letters;
  };
  static constexpr std::array<Digit, 9> digits = {
      {{100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"}, {9, "ix"}, {5, "v"}, {4, "iv"}, {1, "i"}}};
  std::string name;
  for (const Digit& digit : digits) {
    for (; value >= digit.value; value -= digit.value) name += digit.letters;
  }
  return name;
}

std::string_view trimmed(std::string_view words) {
  const std::size_t begin = words.find_first_not_of(' ');
  if (begin == words.npos) return {};
  return words.substr(begin, words.find_last_not_of(' ') + 1 - begin);
}

bool needs_escape(std::string_view words, std::size_t at, std::string_view signs) {
  if (signs.find(words[at]) == signs.npos) return false;
  const char next = at + 1 < words.size() ? words[at + 1] : '/';  // a tag may go on in the next stretch
  return words[at] != '<' || next == '/' || next == '!' || is_letter_byte(next);
}

/// Whether a whole line would be taken for something else than words.
bool is_sign_of_markdown(std::string_view words) {
  if (words.starts_with('>') || words.find_first_not_of("-:| ") == words.npos) return true;
  const std::size_t signs = words.find_first_not_of('#');
  return signs > 0 && signs != words.npos && words[signs] == ' ';
}

}  // namespace
}  // namespace flow

std::string counted(int value, Counting counting) {
  constexpr int most = 399;
  const auto upper = [](std::string name) {
    for (char& each : name) each = static_cast<char>(each - 'a' + 'A');
    return name;
  };
  if (value < 1 || value > most) return std::to_string(value);
  switch (counting) {
    case Counting::letters:
      return flow::in_letters(value, 'a');
    case Counting::capitals:
      return flow::in_letters(value, 'A');
    case Counting::roman:
      return flow::in_roman(value);
    case Counting::roman_capitals:
      return upper(flow::in_roman(value));
    case Counting::decimal:
      break;
  }
  return std::to_string(value);
}

bool shows_nothing(std::string_view words) {
  for (std::size_t at = 0; at < words.size();) {
    const Letter letter = letter_at(words, at);
    if (!is_space(letter.code) && !is_invisible(letter.code)) return false;
    at += letter.size;
  }
  return true;
}

std::string signs_to_escape(std::string_view block) {
  std::string signs = "|<";
  for (const char sign : {'*', '_', '`', '$'}) {
    if (block.find(sign) != block.rfind(sign)) signs += sign;
  }
  if (block.find("](") != block.npos) signs += '[';
  return signs;
}

Position add_escaped(SourceWriter& to, std::string_view words, Position at, std::string_view signs) {
  std::size_t from = 0;
  const auto put = [&](std::size_t end) {
    const std::string_view part = words.substr(from, end - from);
    if (part.empty()) return;
    if (at.line == 0) return to.add_unseen(part);
    to.add(part, at);
    for (const char byte : part) {
      at.line += byte == '\n' ? 1 : 0;
      at.column = byte == '\n' ? 1 : at.column + (is_tail(byte) ? 0 : 1);
    }
    from = end;
  };
  for (std::size_t n = 0; n < words.size(); ++n) {
    if (!flow::needs_escape(words, n, signs)) continue;
    put(n);
    from = n;
    to.add_unseen("\\");
  }
  put(words.size());
  return at;
}

Flow::Flow(std::string name, Places places) : writer_(std::move(name)), places_(places) {}

void Flow::begin(Kind kind) {
  flush();
  kind_ = kind;
  if (kind == Kind::paragraph || kind == Kind::heading) flush_notes();
}

void Flow::paragraph() { begin(Kind::paragraph); }

void Flow::heading(int level, std::string_view label) {
  begin(Kind::heading);
  level_ = std::clamp(level, 1, flow::deepest_heading);
  label_ = label;
}

void Flow::item(int depth, std::string_view label) {
  begin(Kind::item);
  level_ = std::clamp(depth, 0, flow::deepest_item);
  label_ = label;
}

void Flow::end_list() {
  flush();
  list_ended_ = true;
}

void Flow::row() { begin(Kind::row); }

void Flow::cell() { stretches_.push_back({{}, {}, Weight::plain, Stretch::Sign::cell}); }

void Flow::end_table() {
  flush();
  if (rows_ > 0) ++tables_;
  rows_ = 0;
}

void Flow::add(std::string_view words, Position at, Weight weight) {
  if (kind_ == Kind::none) kind_ = Kind::paragraph;
  std::string safe;
  safe.reserve(words.size());
  for (std::size_t i = 0; i < words.size();) {
    const Sequence here = sequence_at(words, i);
    const bool kept = words[i] == '\n' && places_ == Places::in_file;
    const bool space = here.letter.size == 1 && !kept && is_space(static_cast<unsigned char>(words[i]));
    if (!here.good || words[i] == '\0') {
      safe << Letter{replacement, 0};
    } else if (space) {
      safe += ' ';
    } else {
      safe += words.substr(i, here.letter.size);
    }
    i += here.letter.size;
  }
  stretches_.push_back({std::move(safe), at, weight, Stretch::Sign::words});
}

void Flow::tab() { stretches_.push_back({"\t", {}, Weight::plain, Stretch::Sign::tab}); }

void Flow::line_break() { stretches_.push_back({" ", {}, Weight::plain, Stretch::Sign::line_break}); }

void Flow::note(std::string words) { notes_.push_back(std::move(words)); }

void Flow::flush_notes() {
  std::vector<std::string> notes;
  std::swap(notes, notes_);
  const Kind kind = kind_;
  for (const std::string& words : notes) {
    kind_ = Kind::paragraph;
    add(words);
    flush();
  }
  kind_ = kind;
}

std::string Flow::words_of(std::size_t first, std::size_t last) const {
  std::string all;
  for (std::size_t n = first; n < last; ++n) all += stretches_[n].words;
  std::replace(all.begin(), all.end(), '\n', ' ');
  return all;
}

void Flow::flush() {
  column_ = 0;
  if (kind_ == Kind::row) {
    write_row();
  } else if (kind_ != Kind::none && !shows_nothing(words_of(0, stretches_.size()))) {
    write_block();
  }
  writer_.end_unit();
  stretches_.clear();
  label_.clear();
  kind_ = Kind::none;
}

void Flow::name_unit() {
  ++blocks_;
  column_ = 1;
  if (places_ == Places::in_file) return;
  writer_.begin_unit(before_ == Kind::row ? "table " + std::to_string(tables_ + 1) + ", row " + std::to_string(rows_)
                                          : "paragraph " + std::to_string(blocks_));
}

/// Begins to write a block, right below the one before it where both are of one list or table.
void Flow::begin_written(Kind kind, const std::string& mark) {
  const bool same = kind == before_ && (kind == Kind::row ? rows_ > 1 : kind == Kind::item && !list_ended_);
  if (same) {
    writer_.begin_line(mark);
  } else {
    writer_.begin_block(mark);
  }
  before_ = kind;
  list_ended_ = false;
  name_unit();
}

void Flow::write_row() {
  std::vector<std::pair<std::size_t, std::size_t>> cells;
  for (std::size_t n = 0; n < stretches_.size(); ++n) {
    if (n == 0 || stretches_[n].sign == Stretch::Sign::cell) cells.emplace_back(n, n);
    cells.back().second = n + 1;
  }
  std::erase_if(cells, [&](const auto& cell) { return shows_nothing(words_of(cell.first, cell.second)); });
  if (cells.empty()) return;
  ++rows_;
  begin_written(Kind::row, "| ");
  for (const auto& [first, last] : cells) {
    const std::string words = words_of(first, last), signs = signs_to_escape(words);
    if (flow::trimmed(words).find_first_not_of("-: ") == std::string::npos) writer_.add_unseen("\\");
    bool something = false;
    for (std::size_t n = first; n < last; ++n) {
      something = something || !shows_nothing(stretches_[n].words);
      if (stretches_[n].sign == Stretch::Sign::tab) stretches_[n] = {" ", {}, Weight::plain, Stretch::Sign::words};
      if (something) write(stretches_[n], signs);
    }
    ++column_;
    writer_.add_unseen(" | ");
  }
}

/// Whether words behind a line break go on with the sentence before it.
bool Flow::goes_on(std::size_t line_break) const {
  if (kind_ != Kind::paragraph && kind_ != Kind::item) return true;
  std::size_t first = line_break, last = line_break + 1;
  while (first > 0 && stretches_[first - 1].sign != Stretch::Sign::line_break) --first;
  while (last < stretches_.size() && stretches_[last].sign != Stretch::Sign::line_break) ++last;
  const std::string before = words_of(first, line_break), after = words_of(line_break + 1, last);
  if (shows_nothing(before) || shows_nothing(after)) return true;
  const std::string_view next = flow::trimmed(after);
  return !label_of(next) && starts_lower(next) && !ends_sentence(flow::trimmed(before));
}

/// Whether a paragraph stands where a heading would: all of it bold, short, and no sentence.
bool Flow::looks_like_heading(std::string_view words) const {
  constexpr std::size_t most_words = 11;
  constexpr std::size_t longest = 80;
  if (kind_ != Kind::paragraph || words.size() > longest || word_count(words) > most_words) return false;
  if (!has_letter(words) || ends_sentence(words) || words.ends_with(',') || words.ends_with(';')) return false;
  if (!starts_upper(words) && !is_digit(letter_at(words, 0).code)) return false;
  return std::all_of(stretches_.begin(), stretches_.end(), [](const Stretch& each) {
    return each.sign == Stretch::Sign::words && (each.weight == Weight::bold || !has_letter(each.words));
  });
}

/// What Markdown marks this block with.
std::string Flow::mark_of(std::string_view words) {
  const std::string label = label_.empty() ? std::string() : label_ + " ";
  if (kind_ == Kind::heading) {
    last_level_ = level_;
    return std::string(static_cast<std::size_t>(level_), '#') + " " + label;
  }
  if (kind_ == Kind::item) {
    const std::string indent(2 * static_cast<std::size_t>(level_), ' ');
    const auto known = label_of(label + std::string(words));
    if (known && known->size >= label.size()) return indent + label;
    const std::size_t end = label_.find_last_not_of(".): ");
    const std::string bracket = label_.substr(0, end == std::string::npos ? 0 : end + 1) + ") ";
    return indent + (label_of(bracket + std::string(words)) ? bracket : label);
  }
  if (looks_like_heading(words)) {
    kind_ = Kind::heading;
    return std::string(static_cast<std::size_t>(std::min(last_level_ + 1, flow::deepest_heading)), '#') + " ";
  }
  return flow::is_sign_of_markdown(words) ? "\\" : "";
}

void Flow::write_block() {
  const std::string block = words_of(0, stretches_.size());
  const std::string signs = signs_to_escape(block), mark = mark_of(flow::trimmed(block));
  begin_written(kind_, mark);
  bool something = false;
  for (std::size_t n = 0; n < stretches_.size(); ++n) {
    if (!something && shows_nothing(stretches_[n].words)) continue;
    const Stretch& each = stretches_[n];
    const bool alone = each.sign == Stretch::Sign::line_break && something && !goes_on(n);
    if (alone) {
      writer_.end_unit();
      writer_.begin_line();
      before_ = Kind::paragraph;
      name_unit();
    } else if (each.sign == Stretch::Sign::line_break || (each.sign == Stretch::Sign::tab && kind_ != Kind::paragraph)) {
      write({" ", {}, Weight::plain, Stretch::Sign::words}, signs);
    } else {
      write(each, signs);
    }
    something = something || !shows_nothing(each.words);
  }
}

void Flow::write(const Stretch& part, std::string_view signs) {
  if (places_ == Places::counted) {
    column_ = add_escaped(writer_, part.words, {blocks_, column_}, signs).column;
  } else {
    add_escaped(writer_, part.words, part.at, signs);
  }
}

Source Flow::done() {
  flush();
  flush_notes();
  return writer_.done();
}

}  // namespace fathom::audit
