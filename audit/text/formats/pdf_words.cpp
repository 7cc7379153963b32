#include "audit/text/formats/pdf_words.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <map>
#include <utility>

#include "audit/text/formats/flow.hpp"
#include "audit/text/letters.hpp"
#include "audit/text/line.hpp"

namespace fathom::audit {
namespace pdf_words {
namespace {

constexpr double largest = 1e5;

/// The number in an attribute of a tag, or 0.
double number(std::string_view tag, std::string_view name) {
  const std::size_t at = tag.find(name);
  if (at == tag.npos) return 0;
  const std::string digits(tag.substr(at + name.size(), 24));
  const double value = std::strtod(digits.c_str(), nullptr);
  return std::isfinite(value) ? std::clamp(value, -largest, largest) : 0;
}

/// Text without its entities, and without what is no UTF-8; a bullet of a font of signs is a bullet.
std::string plain(std::string_view words) {
  static constexpr std::pair<std::string_view, std::string_view> entities[] = {
      {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&#39;", "'"}, {"&amp;", "&"}};
  std::string text;
  for (std::size_t at = 0; at < words.size();) {
    const auto entity = std::find_if(std::begin(entities), std::end(entities),
                                     [&](const auto& each) { return words.substr(at).starts_with(each.first); });
    if (entity != std::end(entities)) {
      text += entity->second;
      at += entity->first.size();
      continue;
    }
    const Sequence here = sequence_at(words, at);
    const char32_t code = here.letter.code;
    if (!here.good || code == 0) {
      text << Letter{replacement, 0};
    } else if (is_space(code) || code < ' ') {
      text += ' ';
    } else {
      text += words.substr(at, here.letter.size);
    }
    at += here.letter.size;
  }
  for (const std::string_view bullet : {"\uF0B7", "\uF0A7", "\uF0D8", "\uF0FC", "\uF076"}) {
    if (text == bullet) return "•";
  }
  return text;
}

bool is_label(std::string_view word) {
  const auto label = label_of(std::string(word) + " Word");
  return label && label->size == word.size() + 1;
}

/// Whether two words stand on one line.
bool beside(const PdfBox& one, const PdfBox& other) {
  const double shared = std::min(one.bottom, other.bottom) - std::max(one.top, other.top);
  return shared > 0.5 * std::min(one.height(), other.height());
}

/// The words of each line, from left to right.
std::vector<std::vector<std::size_t>> rows_of(const PdfPage& words) {
  std::vector<std::size_t> order(words.size());
  for (std::size_t n = 0; n < order.size(); ++n) order[n] = n;
  const auto middle = [&](std::size_t n) { return words[n].at.top + words[n].at.bottom; };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return middle(a) < middle(b); });
  std::vector<std::vector<std::size_t>> rows;
  PdfBox row;
  for (const std::size_t n : order) {
    if (rows.empty() || !beside(row, words[n].at)) {
      rows.emplace_back();
      row = words[n].at;
    }
    // of what is set larger or raised, the usual words tell where the line is
    if (words[n].at.width() > row.width() && beside(row, words[n].at)) row = words[n].at;
    rows.back().push_back(n);
  }
  for (auto& each : rows) {
    std::stable_sort(each.begin(), each.end(),
                     [&](std::size_t a, std::size_t b) { return words[a].at.left < words[b].at.left; });
  }
  return rows;
}

/// Lets labels reach to the words that they label. What is beside a label on the page may be set in another size, so that
/// lines of the page as a whole do not tell.
void reach_from_labels(PdfPage& words) {
  constexpr double furthest = 5;  // times the height
  constexpr double level = 0.3;   // the same
  std::vector<std::pair<double, std::size_t>> heights;
  for (std::size_t n = 0; n < words.size(); ++n) heights.emplace_back((words[n].at.top + words[n].at.bottom) / 2, n);
  std::sort(heights.begin(), heights.end());
  for (PdfWord& label : words) {
    if (!is_label(label.text)) continue;
    const double middle = (label.at.top + label.at.bottom) / 2, height = label.at.height();
    auto near = std::lower_bound(heights.begin(), heights.end(), std::pair(middle - level * height, std::size_t{0}));
    double next = label.at.right + furthest * height;
    bool begins = true, found = false;
    for (; near != heights.end() && near->first <= middle + level * height; ++near) {
      const PdfBox& other = words[near->second].at;
      begins = begins && !(other.left < label.at.left && other.right > label.at.left - height);
      if (other.left <= label.at.right || other.left >= next) continue;
      next = other.left;
      found = true;
    }
    if (begins && found) label.reach = next;
  }
}

PdfLine line_of(const PdfPage& words, const std::vector<std::size_t>& row) {
  PdfLine line;
  line.at = words[row.front()].at;
  line.first_word = line.at.width();
  std::map<long, double> sizes;  // how much of the line has which height
  std::size_t letters = 0;
  double width = 0;
  for (const std::size_t n : row) {
    const PdfWord& word = words[n];
    line.at.left = std::min(line.at.left, word.at.left);
    line.at.right = std::max(line.at.right, word.at.right);
    line.at.top = std::min(line.at.top, word.at.top);
    line.at.bottom = std::max(line.at.bottom, word.at.bottom);
    sizes[std::lround(10 * word.at.height())] += word.at.width();
    letters += word.text.size();
    width += word.at.width();
    line.text += (line.text.empty() ? "" : " ") + word.text;
  }
  const auto usual =
      std::max_element(sizes.begin(), sizes.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  line.size = static_cast<double>(usual->first) / 10;
  line.space = letters == 0 ? 0 : 0.5 * width / static_cast<double>(letters);
  return line;
}

/// A line without its digits.
std::string without_digits(std::string_view line) {
  std::string rest;
  for (const char each : line) {
    if (!is_ascii_digit(each)) rest += each;
  }
  return rest;
}

/// Whether a line is a number, perhaps between dashes or behind `Page`, perhaps with how many there are: `3/12`.
bool is_page_number(std::string_view line) {
  for (const std::string_view word : {"Page ", "page ", "Seite ", "P\u00E1gina ", "Pagina ", "p. "}) {
    if (line.starts_with(word)) line.remove_prefix(word.size());
  }
  constexpr std::string_view around = "-|[]. \xE2\x80\x93\x94";  // dashes, too
  const std::size_t begin = line.find_first_not_of(around);
  if (begin == line.npos) return false;
  line = line.substr(begin, line.find_last_not_of(around) + 1 - begin);
  constexpr std::size_t longest = 9;
  const bool digits =
      line.find_first_not_of("0123456789/") == line.npos && is_ascii_digit(line.front()) && is_ascii_digit(line.back());
  return digits && line.size() <= longest && line.find('/') == line.rfind('/');
}

}  // namespace
}  // namespace pdf_words

std::vector<PdfPage> pdf_pages_of(std::string_view layout) {
  std::vector<PdfPage> pages;
  for (std::size_t at = layout.find('<'); at < layout.size(); at = layout.find('<', at + 1)) {
    const std::string_view rest = layout.substr(at);
    if (rest.starts_with("<page ")) pages.emplace_back();
    if (!rest.starts_with("<word ") || pages.empty()) continue;
    const std::size_t close = rest.find('>');
    if (close == rest.npos) break;
    const std::size_t end = rest.find('<', close);
    const std::string_view tag = rest.substr(0, close);
    PdfWord word;
    word.at = {pdf_words::number(tag, "xMin=\""), pdf_words::number(tag, "yMin=\""), pdf_words::number(tag, "xMax=\""),
               pdf_words::number(tag, "yMax=\"")};
    word.reach = word.at.right;
    word.text = pdf_words::plain(rest.substr(close + 1, std::min(end, rest.size()) - close - 1));
    const bool drawn = word.at.height() > 0 && word.at.width() >= 0 && !shows_nothing(word.text);
    if (drawn) pages.back().push_back(std::move(word));
  }
  for (PdfPage& page : pages) pdf_words::reach_from_labels(page);
  return pages;
}

std::vector<PdfLine> pdf_lines_of(const PdfPage& words) {
  std::vector<PdfLine> lines;
  for (const auto& row : pdf_words::rows_of(words)) lines.push_back(pdf_words::line_of(words, row));
  return lines;
}

void drop_pdf_furniture(std::vector<PdfPage>& pages) {
  constexpr std::size_t enough = 2;  // at the same place, even two are no chance
  constexpr double near = 3;         // points
  using Head = std::pair<std::string, long>;
  std::map<Head, std::size_t> heads;
  std::vector<std::vector<std::pair<Head, PdfLine>>> edges(pages.size());
  for (std::size_t n = 0; n < pages.size(); ++n) {
    const std::vector<PdfLine> lines = pdf_lines_of(pages[n]);
    for (std::size_t line = 0; line < lines.size(); ++line) {
      if (line > 0 && line + 1 < lines.size()) continue;
      const Head head{pdf_words::without_digits(lines[line].text), std::lround(lines[line].at.top / near)};
      edges[n].emplace_back(head, lines[line]);
      ++heads[head];
    }
  }
  for (std::size_t n = 0; n < pages.size(); ++n) {
    for (const auto& [head, line] : edges[n]) {
      const bool repeated = heads[head] >= enough && pages.size() > 1;
      if (!repeated && !pdf_words::is_page_number(line.text)) continue;
      std::erase_if(pages[n], [&box = line.at](const PdfWord& word) {
        return word.at.top >= box.top && word.at.bottom <= box.bottom;
      });
    }
  }
}

}  // namespace fathom::audit
