#include "app/text_difference.hpp"

#include <algorithm>
#include <vector>

namespace fathom::app {
namespace {

using Lines = std::vector<std::string_view>;

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// How many lines two texts have in common from each pair of places on, in order.
class InCommon {
 public:
  InCommon(const Lines& a, const Lines& b) : width_(b.size() + 1), from_((a.size() + 1) * width_) {
    for (std::size_t i = a.size(); i-- > 0;)
      for (std::size_t j = b.size(); j-- > 0;)
        from_[i * width_ + j] = a[i] == b[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
  }
  [[nodiscard]] unsigned at(std::size_t i, std::size_t j) const { return from_[i * width_ + j]; }

 private:
  std::size_t width_;
  std::vector<unsigned> from_;
};

std::string line(char sign, std::string_view text) { return std::string("  ") + sign + " " + std::string(text) + "\n"; }

/// The lines between what both texts begin and end with.
std::string between(const Lines& a, const Lines& b, std::string_view context) {
  const InCommon common(a, b);
  std::string out;
  bool is_open = false;
  for (std::size_t i = 0, j = 0; i < a.size() || j < b.size();) {
    if (i < a.size() && j < b.size() && a[i] == b[j]) {
      context = a[i];
      is_open = false;
      ++i, ++j;
      continue;
    }
    if (!is_open && !context.empty()) out += line(' ', context);
    is_open = true;
    const bool goes = j == b.size() || (i < a.size() && common.at(i + 1, j) >= common.at(i, j + 1));
    out += goes ? line('-', a[i++]) : line('+', b[j++]);
  }
  return out;
}

}  // namespace

std::string difference_of(std::string_view before, std::string_view after) {
  Lines a = lines_of(before), b = lines_of(after);
  const auto same = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  const std::string_view context = same.first == a.begin() ? std::string_view{} : *std::prev(same.first);
  a.erase(a.begin(), same.first);
  b.erase(b.begin(), same.second);
  while (!a.empty() && !b.empty() && a.back() == b.back()) a.pop_back(), b.pop_back();
  return between(a, b, context);
}

}  // namespace fathom::app
