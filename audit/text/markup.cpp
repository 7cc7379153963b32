#include "audit/text/markup.hpp"

#include <algorithm>

#include "audit/text/damage.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

/// A run of `*`, `_` or backquotes that may begin or end an emphasis.
struct Delimiter {
  Span at;
  char sign = '*';
  bool can_open = false;
  bool can_close = false;
};

/// Signs that a backslash keeps from marking anything up.
constexpr std::string_view escapable = "*_`<>[]()#|$-+.!~";

/// Collects what is to be left out of one paragraph.
class Markup {
 public:
  explicit Markup(std::string_view source) : source_(source) {}

  void take(Span part) {
    for (Offset at = part.begin; at < part.end;) at = step(part, at);
  }
  std::vector<Span> done() {
    std::sort(dropped_.begin(), dropped_.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
    return std::move(dropped_);
  }

 private:
  Offset step(Span part, Offset at) {
    switch (source_[at]) {
      case '*':
      case '_':
      case '`':
        return delimiter(part, at);
      case '<':
        return tag(part, at);
      case '$':
        return formula(part, at);
      case '[':
        return link(part, at);
      case '(':
        return marker(part, at);
      case '\\':
        return escape(part, at);
      default:
        return at + 1;
    }
  }

  /// `\*`: a sign that marks nothing up.
  Offset escape(Span part, Offset at) {
    if (at + 1 >= part.end || escapable.find(source_[at + 1]) == escapable.npos) return at + 1;
    drop(at, at + 1);
    return at + 2;
  }

  Offset delimiter(Span part, Offset at) {
    Offset end = at;
    while (end < part.end && source_[end] == source_[at]) ++end;
    constexpr Offset strongest = 3;
    if (end - at > strongest) return end;
    const char32_t before = at > part.begin ? letter_before(source_, at).code : U' ';
    const char32_t after = end < part.end ? letter_at(source_, end).code : U' ';
    const bool strong = source_[at] == '*' && end - at > 1;
    Delimiter here{{at, end}, source_[at], false, false};
    here.can_open = !is_space(after) && !is_word(before);
    here.can_close = !is_space(before) && (strong || !is_word(after));
    if (here.can_close && close(here)) return end;
    if (here.can_open) open_.push_back(here);
    return end;
  }

  bool close(const Delimiter& here) {
    constexpr std::size_t deepest = 8;
    for (std::size_t n = 0; n < open_.size() && n < deepest; ++n) {
      const Delimiter& other = open_[open_.size() - 1 - n];
      if (other.sign != here.sign || other.at.size() != here.at.size()) continue;
      if (other.at.end == here.at.begin) return false;
      dropped_.push_back(other.at);
      dropped_.push_back(here.at);
      open_.resize(open_.size() - 1 - n);
      return true;
    }
    return false;
  }

  Offset marker(Span part, Offset at) {
    const std::size_t end = marker_end(source_.substr(0, part.end), at);
    if (end == 0) return at + 1;
    drop(at, end);
    return static_cast<Offset>(end);
  }

  void drop(std::size_t begin, std::size_t end) {
    dropped_.push_back({static_cast<Offset>(begin), static_cast<Offset>(end)});
  }

  /// `$12+6/2=9$`: the signs around a formula.
  Offset formula(Span part, Offset at) {
    constexpr std::size_t longest_formula = 80;
    const std::string_view rest = source_.substr(at + 1, std::min<std::size_t>(part.end - at - 1, longest_formula));
    const std::size_t end = rest.find('$');
    if (end == rest.npos || end == 0 || rest[0] == ' ' || rest[end - 1] == ' ') return at + 1;
    if (rest.substr(0, end).find_first_of("+*/=^\\") == rest.npos) return at + 1;
    drop(at, at + 1);
    drop(at + 1 + end, at + 2 + end);
    return static_cast<Offset>(at + 2 + end);
  }

  /// An address has a point, a slash, or a sign of a heading, or at least letters: `[agility](3)` has none.
  static bool is_address(std::string_view words) {
    if (words.find_first_of("./#:@") != words.npos) return true;
    return words.empty() || std::any_of(words.begin(), words.end(), is_letter_byte);
  }

  /// `[text](address)` and `![text](address)`; what is in the text is looked at as well.
  Offset link(Span part, Offset at) {
    constexpr std::size_t longest_link = 500;
    const std::string_view rest = source_.substr(at, std::min<std::size_t>(part.end - at, longest_link));
    const std::size_t close = rest.find("](");
    if (close == rest.npos || rest.substr(1, close).find('[') != rest.npos) return at + 1;
    const std::size_t end = rest.find(')', close);
    if (end == rest.npos || rest.substr(close + 2, end - close - 2).find(' ') != rest.npos) return at + 1;
    if (!is_address(rest.substr(close + 2, end - close - 2))) return at + 1;
    const bool picture = at > part.begin && source_[at - 1] == '!';
    drop(picture ? at - 1 : at, at + 1);
    drop(at + close, at + end + 1);
    return at + 1;
  }

  /// `<b>`, `</td>`, `<br/>`
  Offset tag(Span part, Offset at) {
    if (const Offset end = marker(part, at); end > at + 1) return end;
    constexpr std::size_t longest_tag = 200;
    const std::string_view rest = source_.substr(at, std::min<std::size_t>(part.end - at, longest_tag));
    if (rest.starts_with("<!--")) {
      const std::size_t close = source_.substr(0, part.end).find("-->", at);
      if (close == source_.npos) return at + 1;
      drop(at, close + 3);
      return static_cast<Offset>(close + 3);
    }
    const std::size_t name = rest.size() > 1 && rest[1] == '/' ? 2 : 1;
    if (name >= rest.size() || !is_letter(static_cast<unsigned char>(rest[name]))) return at + 1;
    const std::size_t end = rest.find_first_of("<>", 1);
    if (end == rest.npos || rest[end] == '<') return at + 1;
    drop(at, at + end + 1);
    return static_cast<Offset>(at + end + 1);
  }

  std::string_view source_;
  std::vector<Span> dropped_;
  std::vector<Delimiter> open_;
};

}  // namespace

std::vector<Span> markup_of(std::string_view source, const std::vector<Part>& parts) {
  Markup markup(source);
  for (const Part& part : parts) markup.take(part.at);
  return markup.done();
}

}  // namespace fathom::audit
