#include "audit/text/formats/odt_styles.hpp"

#include <algorithm>

#include "audit/text/formats/flow.hpp"

namespace fathom::audit {
namespace odt_styles {
namespace {

std::string number(int value, std::string_view format) {
  for (const Counting each : {Counting::letters, Counting::capitals, Counting::roman, Counting::roman_capitals}) {
    if (format == std::string_view(reinterpret_cast<const char*>(&each), 1)) return counted(value, each);
  }
  return std::to_string(value);
}

}  // namespace
}  // namespace odt_styles

OdtStyles::Levels OdtStyles::levels_of(const pugi::xml_node& node) {
  Levels levels;
  for (const pugi::xml_node& each : node.children()) {
    const int which = number_of(attribute_of(each, "level"), 0) - 1;
    if (which < 0 || which >= static_cast<int>(deepest)) continue;
    Level& level = levels[static_cast<std::size_t>(which)];
    level.is_bullet = !element_name(each).ends_with("number") && element_name(each) != "outline-level-style";
    level.format = attribute_of(each, "num-format");
    level.prefix = attribute_of(each, "num-prefix");
    level.suffix = attribute_of(each, "num-suffix");
    level.start = number_of(attribute_of(each, "start-value"), 1);
    level.shown = number_of(attribute_of(each, "display-levels"), 1);
  }
  return levels;
}

void OdtStyles::add_style(const pugi::xml_node& node) {
  Entry entry;
  const std::string name(attribute_of(node, "name"));
  entry.parent = attribute_of(node, "parent-style-name");
  entry.is_title = name == "Title";
  entry.is_bold = attribute_of(child_of(node, "text-properties"), "font-weight") == "bold";
  styles_[name] = std::move(entry);
}

void OdtStyles::add(const pugi::xml_node& root) {
  for (const pugi::xml_node& group : root.children()) {
    const std::string_view kind = element_name(group);
    if (kind != "styles" && kind != "automatic-styles") continue;
    for (const pugi::xml_node& node : group.children()) {
      const std::string_view name = element_name(node);
      if (name == "style") add_style(node);
      if (name == "list-style") lists_[std::string(attribute_of(node, "name"))] = levels_of(node);
      if (name == "outline-style") outline_ = levels_of(node);
      if (name != "default-style" || attribute_of(node, "family") != "paragraph") continue;
      const pugi::xml_node properties = child_of(node, "text-properties");
      const std::string_view country = attribute_of(properties, "country");
      language_ = attribute_of(properties, "language");
      if (language_ == "none" || language_ == "zxx") language_.clear();
      if (!language_.empty() && !country.empty() && country != "none") language_ += "-" + std::string(country);
    }
  }
}

bool OdtStyles::holds(std::string_view style, bool Entry::*what) const {
  constexpr int longest_chain = 32;
  auto found = styles_.find(style);
  for (int n = 0; n < longest_chain && found != styles_.end(); ++n) {
    if (found->second.*what) return true;
    found = styles_.find(found->second.parent);
  }
  return false;
}

const OdtStyles::Levels* OdtStyles::list(std::string_view style) const {
  const auto found = lists_.find(style);
  return found == lists_.end() ? nullptr : &found->second;
}

std::string OdtCount::next(const OdtStyles::Levels& levels, std::size_t level) {
  level = std::min(level, OdtStyles::deepest - 1);
  const OdtStyles::Level& here = levels[level];
  reached_[level] = begun_[level] ? std::min(reached_[level] + 1, 1 << 20) : here.start;
  begun_[level] = true;
  for (std::size_t deeper = level + 1; deeper < begun_.size(); ++deeper) begun_[deeper] = false;
  if (here.is_bullet) return "-";
  if (here.format.empty()) return {};
  std::string label = here.prefix;
  const auto shown = static_cast<std::size_t>(std::clamp(here.shown, 1, static_cast<int>(level) + 1));
  for (std::size_t n = level + 1 - shown; n <= level; ++n) {
    if (n != level + 1 - shown) label += '.';
    label += odt_styles::number(begun_[n] ? reached_[n] : levels[n].start, levels[n].format);
  }
  return label + here.suffix;
}

void OdtCount::set(std::size_t level, int value) {
  level = std::min(level, OdtStyles::deepest - 1);
  reached_[level] = std::clamp(value, 1, 1 << 20) - 1;
  begun_[level] = true;
}

}  // namespace fathom::audit
