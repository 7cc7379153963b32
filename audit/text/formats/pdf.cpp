#include "audit/text/formats/pdf.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "audit/text/formats/flow.hpp"
#include "audit/text/formats/pdf_parts.hpp"
#include "audit/text/hyphens.hpp"
#include "audit/text/letters.hpp"
#include "audit/text/line.hpp"

namespace fathom::audit {
namespace pdf {
namespace {

/// A line in the order of reading, and where it stands.
struct Placed {
  PdfLine line;
  Span at;         ///< In the text of all lines.
  int page = 0;    ///< From 1.
  int column = 0;  ///< From 1, or 0.
  std::size_t part = 0;
  int number = 0;        ///< Of the line in its page or column, from 1.
  double left = 0;       ///< Where lines of its column begin,
  double right = 0;      ///< and how far they reach.
  std::size_t row = 0;   ///< Of a table, from 1 in the document; 0 for what stands in none.
  std::size_t cell = 0;  ///< From 1.
};

bool is_like(double one, double other) { return std::abs(one - other) <= 0.06 * std::max(one, other); }

/// Reads the lines of a document, and says which go on.
class Lines {
 public:
  explicit Lines(std::vector<PdfPage> pages) {
    drop_pdf_furniture(pages);
    std::vector<std::vector<PdfPart>> parts = pdf_parts_of(pages);
    for (std::size_t n = 0; n < parts.size(); ++n) add_page(static_cast<int>(n) + 1, std::move(parts[n]));
    measure();
  }

  [[nodiscard]] const std::vector<Placed>& all() const { return lines_; }
  [[nodiscard]] const std::string& text() const { return text_; }
  /// Whether a line goes on with the block that the lines from `first` on make.
  [[nodiscard]] bool goes_on(std::size_t first, std::size_t line) const;
  /// The level of a heading of this size, from 1; 0 for a size that the text is set in.
  [[nodiscard]] int level_of(double size) const;
  [[nodiscard]] bool is_large(double size) const { return size > 1.12 * body_; }

 private:
  void add_page(int page, std::vector<PdfPart> parts);
  void add(PdfLine line, Placed placed);
  void set_edges(std::size_t first);
  void measure();
  void measure_sizes();
  [[nodiscard]] bool is_below(std::size_t first, std::size_t line) const;
  [[nodiscard]] bool is_label(std::size_t first, std::size_t line) const;
  [[nodiscard]] bool ends_in_hyphen(const Placed& line) const;

  std::vector<Placed> lines_;
  std::string text_;
  std::size_t parts_ = 0;
  std::size_t rows_ = 0;
  std::map<std::pair<int, int>, int> numbers_;  ///< Lines so far, by page and column.
  double body_ = 0;                             ///< The size of most letters.
  double leading_ = 1.25;                       ///< From line to line, times the size.
  std::vector<double> large_;                   ///< Sizes of headings, the largest first.
};

void Lines::add(PdfLine line, Placed placed) {
  constexpr std::string_view soft_hyphen = "\u00AD";
  if (line.text.ends_with(soft_hyphen)) line.text.replace(line.text.size() - soft_hyphen.size(), soft_hyphen.size(), "-");
  if (!text_.empty()) text_ += '\n';
  const auto begin = static_cast<Offset>(text_.size());
  text_ += line.text;
  placed.at = {begin, static_cast<Offset>(text_.size())};
  placed.number = ++numbers_[{placed.page, placed.column}];
  placed.line = std::move(line);
  lines_.push_back(std::move(placed));
}

void Lines::add_page(int page, std::vector<PdfPart> parts) {
  const std::size_t before = lines_.size();
  for (PdfPart& part : parts) {
    ++parts_;
    Placed placed;
    placed.page = page;
    placed.column = part.column;
    placed.part = parts_;
    for (PdfLine& line : part.lines) add(std::move(line), placed);
    for (auto& row : part.rows) {
      placed.row = ++rows_;
      placed.cell = 0;
      for (auto& cell : row) {
        ++placed.cell;
        for (PdfLine& line : cell) add(std::move(line), placed);
      }
    }
  }
  set_edges(before);
}

/// How wide the columns of the last page are by its text; what a table takes is no measure.
void Lines::set_edges(std::size_t first) {
  std::map<int, std::pair<double, double>> edges;
  for (std::size_t n = first; n < lines_.size(); ++n) {
    const PdfBox& at = lines_[n].line.at;
    if (lines_[n].row > 0) continue;
    auto& [left, right] = edges.try_emplace(lines_[n].column, at.left, at.right).first->second;
    left = std::min(left, at.left);
    right = std::max(right, at.right);
  }
  for (std::size_t n = first; n < lines_.size(); ++n) std::tie(lines_[n].left, lines_[n].right) = edges[lines_[n].column];
}

void Lines::measure_sizes() {
  std::map<long, std::size_t> letters;
  for (const Placed& each : lines_) letters[std::lround(10 * each.line.size)] += each.line.text.size();
  const auto most =
      std::max_element(letters.begin(), letters.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  if (most != letters.end()) body_ = static_cast<double>(most->first) / 10;
  for (auto size = letters.rbegin(); size != letters.rend(); ++size) {
    const double height = static_cast<double>(size->first) / 10;
    if (is_large(height) && (large_.empty() || !is_like(large_.back(), height))) large_.push_back(height);
  }
}

void Lines::measure() {
  measure_sizes();
  std::vector<double> steps;
  for (std::size_t n = 0; n + 1 < lines_.size(); ++n) {
    const Placed &here = lines_[n], &next = lines_[n + 1];
    if (here.part != next.part || here.row > 0 || !is_like(here.line.size, body_) || !is_like(next.line.size, body_))
      continue;
    if (is_full(here.line, next.line, here.right) && starts_lower(next.line.text))
      steps.push_back((next.line.at.top - here.line.at.top) / body_);
  }
  constexpr std::size_t enough = 5;
  if (steps.size() < enough) return;
  const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
  std::nth_element(steps.begin(), middle, steps.end());
  leading_ = *middle;
}

int Lines::level_of(double size) const {
  const auto found = std::find_if(large_.begin(), large_.end(), [&](double each) { return is_like(each, size); });
  return found == large_.end() ? 0 : static_cast<int>(found - large_.begin()) + 1;
}

bool Lines::ends_in_hyphen(const Placed& line) const {
  return line.at.size() > 2 && line.line.text.ends_with('-') && is_letter(letter_before(text_, line.at.end - 1).code);
}

/// Whether a line begins with a label, and not with a number or dash that a broken line happens to begin with.
bool Lines::is_label(std::size_t first, std::size_t line) const {
  const Placed &here = lines_[line], &before = lines_[line - 1];
  const auto label = label_of(here.line.text);
  if (!label) return false;
  // `(8 +` / `4) / 2`
  const std::string_view above = before.line.text, mark = std::string_view(here.line.text).substr(0, label->size);
  if (mark.find(')') != mark.npos && mark.find('(') == mark.npos && above.rfind('(') + 1 > above.rfind(')') + 1)
    return false;
  const bool broken = is_full(before.line, here.line, before.right) && !ends_sentence(before.line.text);
  const bool hangs =
      line - 1 > first && label_of(lines_[first].line.text) && here.line.at.left > lines_[first].line.at.left + 1;
  const bool flush = std::abs(here.line.at.left - before.line.at.left) < 1 && !label_of(before.line.text);
  return !(broken && (hangs || flush));
}

/// Whether a line stands below the one before it as in one paragraph.
bool Lines::is_below(std::size_t first, std::size_t line) const {
  const Placed &here = lines_[line], &before = lines_[line - 1];
  const double size = here.line.size, step = here.line.at.top - before.line.at.top;
  constexpr double more = 0.25;
  if (step <= 0 || step > (leading_ + more) * size) return false;
  constexpr double indent = 0.7;
  const double moved = (here.line.at.left - before.line.at.left) / size;
  const bool labelled = label_of(lines_[first].line.text).has_value(), second = line - 1 == first;
  const double middles = std::abs(here.line.at.left + here.line.at.right - before.line.at.left - before.line.at.right);
  const double margin = std::min(here.line.at.left, before.line.at.left) - here.left;
  const bool centred = !labelled && middles < 4 && std::abs(moved) > 0.1 && margin > size;
  // a first line that is set in, below another such line
  const bool next_back = line + 1 < lines_.size() && lines_[line + 1].part == here.part &&
                         here.line.at.left - lines_[line + 1].line.at.left > indent * size;
  const bool inset = second && !labelled && here.line.at.left - here.left > indent * size;
  if (inset && next_back && ends_sentence(before.line.text)) return false;
  if (is_large(size)) return centred || is_full(before.line, here.line, before.right);
  if (centred && std::abs(moved) > indent) return !ends_sentence(before.line.text);
  if (moved > indent && !(labelled && second)) return false;
  if (moved < -indent && !(second && !labelled)) return false;
  if (is_full(before.line, here.line, before.right) || ends_in_hyphen(before)) return true;
  constexpr double rather_full = 0.6;
  const bool long_enough = before.line.at.width() > rather_full * (before.right - before.line.at.left);
  return starts_lower(here.line.text) && !ends_sentence(before.line.text) && long_enough;
}

bool Lines::goes_on(std::size_t first, std::size_t line) const {
  const Placed &here = lines_[line], &before = lines_[line - 1];
  if (here.row > 0 || before.row > 0) return here.row == before.row;
  if (!is_like(here.line.size, before.line.size) || is_label(first, line)) return false;
  if (here.part == before.part) return is_below(first, line);
  if (is_large(here.line.size)) return false;
  if (ends_in_hyphen(before)) return starts_lower(here.line.text);
  const bool full = is_full(before.line, here.line, before.right);
  return !ends_sentence(before.line.text) && (full || starts_lower(here.line.text)) && word_count(before.line.text) > 1;
}

/// Writes the blocks that lines make.
class Blocks {
 public:
  Blocks(const std::string& name, const Lines& lines) : lines_(lines), hyphens_(lines.text()), writer_(name) {}

  Source done() {
    const std::vector<Placed>& all = lines_.all();
    for (std::size_t first = 0; first < all.size();) {
      std::size_t end = first + 1;
      while (end < all.size() && lines_.goes_on(first, end)) ++end;
      write(first, end);
      first = end;
    }
    Source source = writer_.done();
    source.is_laid_out = false;  // headings that are set no larger than text are still to be found
    return source;
  }

 private:
  void write(std::size_t first, std::size_t end);
  void begin(std::size_t first, std::size_t end);
  void begin_item(const Placed& line, const Label& label);
  void enter(const Placed& line);

  const Lines& lines_;
  Hyphens hyphens_;
  SourceWriter writer_;
  std::string unit_;
  std::size_t row_ = 0;         ///< The last block's, if it was one.
  std::optional<Label> label_;  ///< The last block's, if it had one.
  double list_left_ = 0;        ///< Where the items of this list begin.
};

void Blocks::enter(const Placed& line) {
  std::string name = "page " + std::to_string(line.page);
  if (line.column > 0) name += ", column " + std::to_string(line.column);
  if (name == unit_) return;
  unit_ = name;
  writer_.begin_unit(std::move(name));
}

void Blocks::begin_item(const Placed& line, const Label& label) {
  const bool same = label_ && (follows(*label_, label) || label_->style != label.style);
  const double left = line.line.at.left - line.left;
  if (!same) list_left_ = left;
  constexpr double step = 0.5;  // of the size: a space
  constexpr double deepest = 40;
  const double indent = std::clamp((left - list_left_) / (step * std::max(line.line.size, 1.0)), 0.0, deepest);
  const std::string mark(static_cast<std::size_t>(indent), ' ');
  if (same) {
    writer_.begin_line(mark);
  } else {
    writer_.begin_block(mark);
  }
}

/// Begins a block with its mark, right below the one before it where both are of one list or table.
void Blocks::begin(std::size_t first, std::size_t end) {
  const Placed& line = lines_.all()[first];
  const auto label = line.row > 0 ? std::nullopt : label_of(line.line.text);
  constexpr std::size_t most_lines = 3;
  constexpr std::size_t longest = 150;
  const std::size_t size = lines_.all()[end - 1].at.end - line.at.begin;
  const bool heads = line.row == 0 && end - first <= most_lines && size <= longest && !line.line.text.ends_with(',');
  const int level = heads ? lines_.level_of(line.line.size) : 0;
  if (line.row > 0) {
    if (row_ + 1 == line.row && row_ > 0) {
      writer_.begin_line("| ");
    } else {
      writer_.begin_block("| ");
    }
  } else if (level > 0) {
    constexpr int deepest = 6;
    writer_.begin_block(std::string(static_cast<std::size_t>(std::min(level, deepest)), '#') + " ");
  } else if (label) {
    begin_item(line, *label);
  } else {
    writer_.begin_block();
  }
  row_ = line.row;
  label_ = level > 0 ? std::nullopt : label;
}

void Blocks::write(std::size_t first, std::size_t end) {
  begin(first, end);
  const std::vector<Placed>& all = lines_.all();
  const std::string_view text = lines_.text();
  const std::string signs = signs_to_escape(text.substr(all[first].at.begin, all[end - 1].at.end - all[first].at.begin));
  for (std::size_t n = first; n < end; ++n) {
    const Placed& line = all[n];
    const bool same_cell = n + 1 < end && all[n + 1].cell == line.cell;
    const Joint joint = same_cell ? hyphens_.joint(line.at, all[n + 1].at) : Joint::space;
    std::string_view words = line.line.text;
    if (same_cell && joint == Joint::unhyphenated) words.remove_suffix(letter_before(words, words.size()).size);
    enter(line);
    if (line.row > 0 && words.find_first_not_of("-: ") == words.npos) writer_.add_unseen("\\");
    add_escaped(writer_, words, {line.number, 1}, signs);
    if (line.row > 0 && !same_cell) {
      writer_.add_unseen(" | ");
    } else if (n + 1 < end && joint == Joint::space) {
      writer_.add_unseen(" ");
    }
  }
}

}  // namespace
}  // namespace pdf

bool is_pdf(std::string_view bytes) { return bytes.starts_with("%PDF"); }

Source pdf_text(const std::string& name, std::string_view layout) {
  const pdf::Lines lines(pdf_pages_of(layout));
  return pdf::Blocks(name, lines).done();
}

std::vector<Source> read_pdf(const std::string& name, std::string_view bytes) {
  Source text = pdf_text(name, pdf_layout(name, bytes));
  if (text.text.empty())
    throw Problem(
        name, {},
        "expected a text or a document, found a PDF of pictures without a letter; run a text recognition over it first");
  return {std::move(text)};
}

}  // namespace fathom::audit
