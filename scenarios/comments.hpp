#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "notation/node.hpp"

namespace fathom {

/// What stands around one entry of a map or one item of a list, and is no part of what the document says.
struct Remarks {
  bool blank_before = false;
  std::vector<std::string> before;  ///< Comments on lines of their own, `#` included; empty for a blank line among them.
  std::string after;                ///< The comment at the end of its line.
};

/// The comments and blank lines of a document, each with the entry or item that it stands by: one on a line of its own with
/// what follows, one at the end of a line with what the line begins with.
class Comments {
 public:
  /// `document` is what `text` says.
  Comments(std::string_view text, const Node& document);

  [[nodiscard]] const Remarks& of(const Node::Entry& entry) const { return of(entry.at, Place::entry); }
  [[nodiscard]] const Remarks& of(const Node& item) const { return of(item.at, Place::item); }
  /// Those behind all else.
  [[nodiscard]] const std::vector<std::string>& at_the_end() const { return at_the_end_; }
  /// Whether there are any among the entries or items of a node, at whatever depth.
  [[nodiscard]] bool are_in(const Node& node) const;
  /// Whether a list or map was written between brackets; so is one that was not written at all, and has no place.
  [[nodiscard]] bool has_brackets(const Node& node) const;
  /// How many there are.
  [[nodiscard]] std::size_t count() const { return count_; }

 private:
  enum class Place : std::uint8_t { item, entry };
  using Key = std::tuple<int, int, Place>;

  [[nodiscard]] const Remarks& of(Position at, Place place) const;
  [[nodiscard]] char sign_at(Position at) const;
  void pass_over(const Node& node, std::size_t indent);
  void pass_over_quotes(Position at);
  void note_places(const Node& node);
  void note_blank(int line);
  void attach(int line, std::string text);

  std::vector<std::string> lines_;  ///< Texts in quotes and on lines of their own are blotted out.
  std::map<Key, Remarks> remarks_;  ///< Of all entries and items: in the order of the text, outer ones first.
  std::vector<std::string> at_the_end_;
  std::size_t count_ = 0;
};

}  // namespace fathom
