#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "audit/text/formats/zipped.hpp"

namespace fathom::audit {

/// The styles of an OpenDocument text: its own, and those it makes as it goes.
class OdtStyles {
 public:
  /// How one level of a list counts its items.
  struct Level {
    std::string format;  ///< `1`, `a`, `i`; empty where it does not count.
    std::string prefix;
    std::string suffix;
    int start = 1;
    int shown = 1;  ///< How many levels its label shows.
    bool is_bullet = true;
  };
  static constexpr std::size_t deepest = 10;
  using Levels = std::array<Level, deepest>;

  /// Adds what stands below `office:document-styles` or `office:document-content`.
  void add(const pugi::xml_node& root);

  [[nodiscard]] bool is_title(std::string_view style) const { return holds(style, &Entry::is_title); }
  [[nodiscard]] bool is_bold(std::string_view style) const { return holds(style, &Entry::is_bold); }
  [[nodiscard]] const Levels* list(std::string_view style) const;
  /// How headings are counted.
  [[nodiscard]] const Levels& outline() const { return outline_; }
  /// The language its text is in where nothing else is said, or nothing.
  [[nodiscard]] const std::string& language() const { return language_; }

 private:
  struct Entry {
    std::string parent;
    bool is_title = false;
    bool is_bold = false;
  };
  void add_style(const pugi::xml_node& node);
  static Levels levels_of(const pugi::xml_node& node);
  [[nodiscard]] bool holds(std::string_view style, bool Entry::*what) const;

  std::map<std::string, Entry, std::less<>> styles_;
  std::map<std::string, Levels, std::less<>> lists_;
  Levels outline_;
  std::string language_;
};

/// The items of one list, counting.
class OdtCount {
 public:
  /// Counts one item of a level on and shows its label: `-` for a bullet, `3.`, `2.1`, or nothing.
  std::string next(const OdtStyles::Levels& levels, std::size_t level);
  /// The next item of a level has this number.
  void set(std::size_t level, int value);

 private:
  std::array<int, OdtStyles::deepest> reached_{};
  std::array<bool, OdtStyles::deepest> begun_{};
};

}  // namespace fathom::audit
