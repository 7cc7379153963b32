#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/formats/catalogue.hpp"

namespace fathom::audit {

/// A value of a table of strings: a text, values under keys or in a row, or what is no text.
struct TableValue {
  enum class Kind : std::uint8_t { text, other, list, map };
  struct Member;

  Kind kind = Kind::other;
  Position at;
  PlacedText text;              ///< A text's; of what is no text, as it stands.
  std::vector<Member> members;  ///< Those of a list have no keys.
};

struct TableValue::Member {
  std::string key;
  Position at;
  TableValue value;
};

/// Builds a table from what its reader meets, in the order of the file. Throws `Problem` for keys that stand twice in one
/// map, and for what is nested too deep.
class TableBuilder {
 public:
  explicit TableBuilder(std::string name) : name_(std::move(name)) {}

  void begin(TableValue::Kind kind, Position at);
  void key(std::string key, Position at);
  void end();
  void add(TableValue value);
  /// Whether the next value is one of a map that has no key yet.
  [[nodiscard]] bool awaits_key() const;
  [[nodiscard]] TableValue done() { return std::move(root_); }

 private:
  struct Open {
    TableValue value;
    std::string key;
    Position key_at;
    bool has_key = false;
  };

  std::string name_;
  std::vector<Open> open_;
  TableValue root_;
};

/// The texts of a table. `language` is what the file states apart from its keys.
std::vector<Source> texts_of_table(const TextFile& file, const TableValue& root, const std::string& language = {});

}  // namespace fathom::audit
