#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fathom {

/// A place in a text; lines and columns count from 1, and 0 means that nobody knows.
struct Position {
  int line = 0;
  int column = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

/// What is wrong with a file somebody wrote, and where: `what()` reads `file:line:column: message`.
/// Thrown by everything that reads files; a program shows it and exits with code 2.
class Problem : public std::runtime_error {
 public:
  /// A problem in a text whose file the thrower does not know; `in_file` adds it.
  Problem(Position at, const std::string& message) : Problem({}, at, message) {}
  Problem(std::string file, Position at, const std::string& message);

  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] Position at() const { return at_; }
  [[nodiscard]] const std::string& message() const { return message_; }

 private:
  std::string file_;
  Position at_;
  std::string message_;
};

/// Does `work`, and names the file in any problem that comes up in it.
template <class Work>
decltype(auto) in_file(const std::string& file, Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (const Problem& problem) {
    if (!problem.file().empty()) throw;
    throw Problem(file, problem.at(), problem.message());
  }
}

/// A part of a document: a piece of text, a list, or a map whose keys keep their order.
/// Two nodes are equal when they say the same; where and how it was written does not matter.
struct Node {
  enum class Kind : std::uint8_t { scalar, list, map };
  /// One key of a map and what stands under it.
  struct Entry;
  /// How it stands in a file: as short as possible, in quotes, or on lines of its own.
  enum class Style : std::uint8_t { plain, quoted, block };

  Kind kind = Kind::scalar;
  Style style = Style::plain;
  Position at;
  Position text_at;            ///< Where the first character of a text on lines of its own stands.
  std::string text;            ///< A scalar's.
  std::vector<Node> items;     ///< A list's.
  std::vector<Entry> entries;  ///< A map's.

  static Node scalar(std::string text, Style style = Style::plain);
  static Node list(Style style = Style::plain);
  static Node map(Style style = Style::plain);
  /// A map with one entry.
  static Node pair(std::string key, Node value);

  [[nodiscard]] bool is_scalar() const { return kind == Kind::scalar; }
  [[nodiscard]] bool is_list() const { return kind == Kind::list; }
  [[nodiscard]] bool is_map() const { return kind == Kind::map; }
  /// Whether nothing was written here, as after `key:`.
  [[nodiscard]] bool is_nothing() const { return is_scalar() && style == Style::plain && text.empty(); }

  /// The value under `key`, or null.
  [[nodiscard]] const Node* find(std::string_view key) const;
  Node& add(std::string key, Node value);
  Node& add(Node item);
};

/// One key of a map and what stands under it.
struct Node::Entry {
  std::string key;
  Position at;
  Node value;
};

bool operator==(const Node& a, const Node& b);

/// The node in a few words, for `..., found` in a message: `"F7"`, `a list`, `nothing`.
std::string found(const Node& node);

/// `expected ..., found ...`, where the node stands.
[[noreturn]] void refuse(const Node& node, const std::string& expected);

/// What somebody who wrote `word` most likely meant, or an empty view if nothing is near.
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known);
/// `; did you mean "hands"?`, or the choices when nothing is near and they are few.
std::string suggestion(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace fathom
