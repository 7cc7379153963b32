#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "audit/text/formats/zipped.hpp"

namespace fathom::audit {

/// What a paragraph of a Word document is by its style, or by itself.
struct DocxStyle {
  std::optional<int> outline;     ///< Of a heading: its level from 0. 9 is what Word writes for a paragraph that is none.
  std::optional<int> list;        ///< Which list counts it; 0 is none.
  std::optional<int> list_level;  ///< From 0.
  std::optional<bool> bold;
  bool is_title = false;
};

/// The styles of a Word document.
class DocxStyles {
 public:
  explicit DocxStyles(const pugi::xml_node& root);

  /// A paragraph's style, with what it takes over from those that it is based on.
  [[nodiscard]] DocxStyle of(std::string_view id) const;
  /// The language that its text is in where nothing else is said, or nothing.
  [[nodiscard]] const std::string& language() const { return language_; }

 private:
  struct Entry {
    DocxStyle style;
    std::string based_on;
  };
  std::map<std::string, Entry, std::less<>> styles_;
  std::string language_;
};

/// What a paragraph's properties (`w:pPr`) say of it.
DocxStyle docx_style_of(const pugi::xml_node& properties);
/// Whether a property such as `w:b` is there and not switched off.
std::optional<bool> docx_switch(const pugi::xml_node& properties, std::string_view name);

/// The lists of a Word document, counting.
class DocxLists {
 public:
  explicit DocxLists(const pugi::xml_node& root);

  /// Counts one item on and shows its label: `-` for a bullet, `3.`, `b)`, `2.1`, `Step 3:`, or nothing.
  std::string next(int list, int level);

 private:
  static constexpr int deepest = 9;
  struct Level {
    std::string format = "bullet";
    std::string text;
    int start = 1;
  };
  struct Form {
    std::array<Level, deepest> levels;
    std::array<int, deepest> reached{};
    std::array<bool, deepest> begun{};
  };
  struct List {
    int form = 0;
    std::map<int, int> starts;  ///< Of levels that begin anew.
    bool begun = false;
  };
  static Level level_of(const pugi::xml_node& node);
  [[nodiscard]] static std::string shown(const Form& form, int level);

  std::map<int, Form> forms_;
  std::map<int, List> lists_;
};

}  // namespace fathom::audit
