#include "notation/expectation.hpp"

#include <iterator>

namespace fathom::notation {

Mismatch mismatch(const Node& expected, const std::string& path, const Node& found) {
  return mismatch(expected, path, one_line(expected), found);
}

Mismatch mismatch(const Node& expected, const std::string& path, std::string_view wanted, const Node& found) {
  const std::string where = path.empty() ? "" : path + ": ";
  return {expected.at, where + "expected " + std::string(wanted) + ", found " + one_line(found)};
}

std::string below(const std::string& path, std::string_view key) {
  return path.empty() ? std::string(key) : path + "." + std::string(key);
}

void append(Mismatches& all, Mismatches more) { std::move(more.begin(), more.end(), std::back_inserter(all)); }

bool is_any(const Node& expected) {
  return expected.is_scalar() && expected.style == Node::Style::plain && expected.text == "any";
}

bool is_bounds(const Node& expected) {
  return expected.is_map() && (expected.find("at_least") != nullptr || expected.find("at_most") != nullptr);
}

bool is_about_items(const Node& expected) {
  return expected.is_map() &&
         (expected.find("includes") != nullptr || expected.find("excludes") != nullptr || is_bounds(expected));
}

Mismatches outside(const Node::Entry& bound, long long size, const std::string& path, const Node& found) {
  const bool least = bound.key == "at_least";
  const long long limit = read_number(bound.value, {});
  if (least ? size >= limit : size <= limit) return {};
  return {mismatch(bound.value, path, (least ? "at least " : "at most ") + one_line(bound.value), found)};
}

std::size_t read_place(const Node::Entry& entry) {
  Node key = Node::scalar(entry.key);
  key.at = entry.at;
  constexpr long long most_places = 255;
  const bool digits = !entry.key.empty() && entry.key.find_first_not_of("0123456789") == std::string::npos;
  if (!digits)
    throw Problem(entry.at,
                  "expected a list of all there is, items by their places (`{ 1: ... }`), or `includes`, `excludes`, "
                  "`at_least` and `at_most`, found " +
                      fathom::found(key));
  return static_cast<std::size_t>(read_number(key, {1, most_places}) - 1);
}

}  // namespace fathom::notation
