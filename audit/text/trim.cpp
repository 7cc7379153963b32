#include "audit/text/trim.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::uint32_t longest_head = 80;

/// Whether a line is drawn rather than written: `-----`, `* * *`, `______`.
bool is_rule(std::string_view line) {
  constexpr std::size_t shortest = 3;
  return line.size() >= shortest && line.find_first_not_of("-_=*~#+.|:\t ") == line.npos;
}

/// A number alone on a line, perhaps between dashes.
std::optional<int> page_number(std::string_view line) {
  const std::size_t begin = line.find_first_of(ascii_digits);
  if (begin == line.npos) return std::nullopt;
  const std::size_t end = std::min(line.find_first_not_of(ascii_digits, begin), line.size());
  constexpr std::size_t most_digits = 3;
  if (end - begin > most_digits || line.find_first_not_of("-|[]. \t", end) != line.npos) return std::nullopt;
  std::string_view before = line.substr(0, begin);
  while (before.ends_with(' ') || before.ends_with('.')) before.remove_suffix(1);
  // `Page 3`, `p. 3`, `Seite 3`, `Pág. 3`
  const bool named = !before.empty() && before.size() <= 7 &&
                     (before[0] == 'P' || before[0] == 'p' || before == "Seite" || before == "seite");
  if (!named && before.find_first_not_of("-|[ \t") != before.npos) return std::nullopt;
  if (before.size() > 1 && named && before.find(' ') != before.npos) return std::nullopt;
  return std::stoi(std::string(line.substr(begin, end - begin)));
}

/// A running head without what changes from page to page.
std::string without_digits(std::string_view line) {
  std::string rest;
  for (const char each : line) {
    if (ascii_digits.find(each) == ascii_digits.npos) rest += each;
  }
  return rest;
}

class Trimmer {
 public:
  Trimmer(Page page, std::string_view text) : page_(std::move(page)), text_(text), gone_(page_.lines.size(), Fate::stays) {}

  Page done() {
    drop_comments();
    drop_rules();
    drop_page_numbers();
    drop_running_heads();
    return remaining();
  }

 private:
  enum class Fate : std::uint8_t { stays, goes, leaves_a_blank };

  std::string_view words(std::size_t line) const {
    return text_.substr(page_.lines[line].at.begin, page_.lines[line].at.size());
  }
  bool is_apart(std::size_t line) const {
    const auto& lines = page_.lines;
    const bool above = line == 0 || lines[line].blanks > 0 || lines[line].new_page;
    const bool below = line + 1 >= lines.size() || lines[line + 1].blanks > 0 || lines[line + 1].new_page;
    return above && below;
  }
  bool is_at_edge(std::size_t line) const {
    return line == 0 || line + 1 >= page_.lines.size() || page_.lines[line].new_page || page_.lines[line + 1].new_page;
  }

  void drop_comments() {
    constexpr std::string_view begin = "<!--";
    constexpr std::string_view end = "-->";
    bool inside = false;
    for (std::size_t line = 0; line < page_.lines.size(); ++line) {
      const std::string_view here = words(line);
      if (!inside && here.starts_with(begin)) {
        const std::size_t close = text_.find(end, page_.lines[line].at.begin);
        if (close == text_.npos) return;
        inside = true;
      }
      if (!inside) continue;
      gone_[line] = Fate::leaves_a_blank;
      inside = here.find(end) == here.npos;
      if (!inside && !here.ends_with(end)) {
        page_.lines[line] = shortened(line, here.find(end) + end.size());
        gone_[line] = page_.lines[line].at.empty() ? Fate::leaves_a_blank : Fate::stays;
      }
    }
  }

  Line shortened(std::size_t line, std::size_t by) const {
    const Line& here = page_.lines[line];
    Line rest = line_at(text_, {static_cast<Offset>(here.at.begin + by), here.at.end}, here.at.begin);
    rest.blanks = here.blanks;
    rest.new_page = here.new_page;
    return rest;
  }

  void drop_rules() {
    for (std::size_t line = 0; line < page_.lines.size(); ++line) {
      const std::string_view here = words(line);
      const bool fence = here.starts_with("```") || here.starts_with("~~~");
      if (fence || is_rule(here)) gone_[line] = Fate::leaves_a_blank;
    }
  }

  /// A number stands for a page at the edge of one, or where another one counts on further down or up.
  void drop_page_numbers() {
    constexpr std::size_t shortest_page = 5;
    constexpr int enough = 3;
    int many_counted = 0;
    int last = 0;
    std::vector<std::size_t> found;
    for (std::size_t line = 0; line < page_.lines.size(); ++line) {
      if (is_apart(line) && page_number(words(line))) found.push_back(line);
    }
    for (std::size_t n = 0; n < found.size(); ++n) {
      const int number = *page_number(words(found[n]));
      const auto counts_on = [&](std::size_t other, int step) {
        const std::size_t far = other > n ? found[other] - found[n] : found[n] - found[other];
        return *page_number(words(found[other])) == number + step && far >= shortest_page;
      };
      const bool counted = (n + 1 < found.size() && counts_on(n + 1, 1)) || (n > 0 && counts_on(n - 1, -1));
      if (counted || is_at_edge(found[n])) gone_[found[n]] = Fate::goes;
      if (!counted) continue;
      ++many_counted;
      last = std::max(last, number);
    }
    if (many_counted >= enough) page_.last_number = last;
  }

  /// The same first, or last, line on three pages and more; above the very first it is the title and stays.
  void drop_running_heads() {
    constexpr std::size_t enough = 3;
    std::unordered_map<std::string, std::vector<std::size_t>> heads;
    for (std::size_t line = 0; line < page_.lines.size(); ++line) {
      if (page_.lines[line].width > longest_head || gone_[line] != Fate::stays) continue;
      const auto after = std::find(gone_.begin() + static_cast<std::ptrdiff_t>(line) + 1, gone_.end(), Fate::stays);
      const auto next = static_cast<std::size_t>(after - gone_.begin());
      const bool top = line == 0 || page_.lines[line].new_page;
      const bool bottom = next < page_.lines.size() && page_.lines[next].new_page;
      if (top || bottom) heads[without_digits(words(line))].push_back(line);
    }
    for (const auto& [head, places] : heads) {
      if (places.size() < enough) continue;
      for (const std::size_t line : places) {
        if (line > 0) gone_[line] = Fate::goes;
      }
    }
  }

  Page remaining() {
    Page rest;
    rest.cells = std::move(page_.cells);
    rest.last_number = page_.last_number;
    std::uint32_t blanks = 0;
    bool new_page = false;
    for (std::size_t line = 0; line < page_.lines.size(); ++line) {
      Line here = page_.lines[line];
      here.blanks += blanks;
      here.new_page = here.new_page || new_page;
      if (gone_[line] == Fate::stays) {
        rest.lines.push_back(here);
        blanks = 0;
        new_page = false;
      } else {
        blanks = here.blanks + (gone_[line] == Fate::leaves_a_blank ? 1 : 0);
        new_page = here.new_page;
      }
    }
    return rest;
  }

  Page page_;
  std::string_view text_;
  std::vector<Fate> gone_;
};

}  // namespace

Page without_furniture(Page page, std::string_view text) { return Trimmer(std::move(page), text).done(); }

}  // namespace fathom::audit
