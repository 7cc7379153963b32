#include "audit/text/formats/docx_styles.hpp"

#include <algorithm>

#include "audit/text/formats/flow.hpp"

namespace fathom::audit {
namespace docx_styles {
namespace {

constexpr int no_heading = 9;

std::string lower(std::string_view words) {
  std::string all(words);
  for (char& byte : all) byte = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
  return all;
}

std::optional<int> number_in(const pugi::xml_node& node) {
  const int value = node ? number_of(attribute_of(node, "val"), -1) : -1;
  return value < 0 ? std::nullopt : std::optional(value);
}

/// The level of Word's own headings, which have the same name in every language.
std::optional<int> heading_level(std::string_view name) {
  constexpr std::string_view heading = "heading ";
  if (!name.starts_with(heading)) return std::nullopt;
  const int level = number_of(name.substr(heading.size()), 0);
  return level >= 1 && level < no_heading ? std::optional(level - 1) : std::nullopt;
}

template <class Value>
void take_over(std::optional<Value>& mine, const std::optional<Value>& theirs) {
  if (!mine) mine = theirs;
}

/// A number as one level of a list shows it.
std::string number(int value, std::string_view format) {
  if (format == "lowerLetter") return counted(value, Counting::letters);
  if (format == "upperLetter") return counted(value, Counting::capitals);
  if (format == "lowerRoman") return counted(value, Counting::roman);
  if (format == "upperRoman") return counted(value, Counting::roman_capitals);
  return std::to_string(value);
}

}  // namespace
}  // namespace docx_styles

std::optional<bool> docx_switch(const pugi::xml_node& properties, std::string_view name) {
  const pugi::xml_node node = child_of(properties, name);
  if (!node) return std::nullopt;
  const std::string_view value = attribute_of(node, "val");
  return value != "0" && value != "false" && value != "off";
}

DocxStyle docx_style_of(const pugi::xml_node& properties) {
  DocxStyle style;
  style.outline = docx_styles::number_in(child_of(properties, "outlineLvl"));
  const pugi::xml_node list = child_of(properties, "numPr");
  style.list = docx_styles::number_in(child_of(list, "numId"));
  style.list_level = docx_styles::number_in(child_of(list, "ilvl"));
  return style;
}

DocxStyles::DocxStyles(const pugi::xml_node& root) {
  for (const pugi::xml_node& node : root.children()) {
    if (element_name(node) == "docDefaults") {
      language_ = attribute_of(child_of(child_of(child_of(node, "rPrDefault"), "rPr"), "lang"), "val");
    }
    if (element_name(node) != "style") continue;
    Entry entry;
    entry.style = docx_style_of(child_of(node, "pPr"));
    entry.style.bold = docx_switch(child_of(node, "rPr"), "b");
    const std::string name = docx_styles::lower(attribute_of(child_of(node, "name"), "val"));
    if (const auto level = docx_styles::heading_level(name)) entry.style.outline = level;
    entry.style.is_title = name == "title";
    entry.based_on = attribute_of(child_of(node, "basedOn"), "val");
    styles_[std::string(attribute_of(node, "styleId"))] = std::move(entry);
  }
}

DocxStyle DocxStyles::of(std::string_view id) const {
  DocxStyle style;
  constexpr int longest_chain = 32;
  auto found = styles_.find(id);
  for (int n = 0; n < longest_chain && found != styles_.end(); ++n) {
    const DocxStyle& each = found->second.style;
    docx_styles::take_over(style.outline, each.outline);
    docx_styles::take_over(style.list, each.list);
    docx_styles::take_over(style.list_level, each.list_level);
    docx_styles::take_over(style.bold, each.bold);
    style.is_title = style.is_title || (n == 0 && each.is_title);
    found = styles_.find(found->second.based_on);
  }
  return style;
}

DocxLists::Level DocxLists::level_of(const pugi::xml_node& node) {
  Level level;
  level.format = attribute_of(child_of(node, "numFmt"), "val");
  level.text = attribute_of(child_of(node, "lvlText"), "val");
  level.start = docx_styles::number_in(child_of(node, "start")).value_or(1);
  return level;
}

DocxLists::DocxLists(const pugi::xml_node& root) {
  const auto each_level = [](const pugi::xml_node& node, std::string_view name, auto&& take) {
    for (const pugi::xml_node& child : node.children()) {
      const int level = element_name(child) == name ? number_of(attribute_of(child, "ilvl"), -1) : -1;
      if (level >= 0 && level < deepest) take(static_cast<std::size_t>(level), child);
    }
  };
  for (const pugi::xml_node& node : root.children()) {
    if (element_name(node) == "abstractNum") {
      Form& form = forms_[number_of(attribute_of(node, "abstractNumId"), -1)];
      each_level(node, "lvl", [&](std::size_t level, const pugi::xml_node& child) { form.levels[level] = level_of(child); });
    } else if (element_name(node) == "num") {
      List& list = lists_[number_of(attribute_of(node, "numId"), -1)];
      list.form = docx_styles::number_in(child_of(node, "abstractNumId")).value_or(-1);
      each_level(node, "lvlOverride", [&](std::size_t level, const pugi::xml_node& child) {
        if (const auto start = docx_styles::number_in(child_of(child, "startOverride")))
          list.starts[static_cast<int>(level)] = *start;
      });
    }
  }
}

std::string DocxLists::shown(const Form& form, int level) {
  const Level& here = form.levels[static_cast<std::size_t>(level)];
  std::string label;
  for (std::size_t n = 0; n < here.text.size(); ++n) {
    const int other = here.text[n] == '%' && n + 1 < here.text.size() ? here.text[n + 1] - '1' : -1;
    if (other < 0 || other >= deepest) {
      label += here.text[n];
      continue;
    }
    const auto which = static_cast<std::size_t>(other);
    label +=
        docx_styles::number(form.begun[which] ? form.reached[which] : form.levels[which].start, form.levels[which].format);
    ++n;
  }
  return label;
}

std::string DocxLists::next(int list, int level) {
  const auto found = lists_.find(list);
  const auto form_of = found == lists_.end() ? forms_.end() : forms_.find(found->second.form);
  level = std::clamp(level, 0, deepest - 1);
  if (form_of == forms_.end()) return "-";
  Form& form = form_of->second;
  if (!found->second.begun) {
    for (const auto& [which, start] : found->second.starts) {
      form.levels[static_cast<std::size_t>(which)].start = start;
      form.begun[static_cast<std::size_t>(which)] = false;
    }
    found->second.begun = true;
  }
  const auto here = static_cast<std::size_t>(level);
  form.reached[here] = form.begun[here] ? std::min(form.reached[here] + 1, 1 << 20) : form.levels[here].start;
  form.begun[here] = true;
  for (std::size_t deeper = here + 1; deeper < form.begun.size(); ++deeper) form.begun[deeper] = false;
  if (form.levels[here].format == "bullet") return "-";
  if (form.levels[here].format == "none") return {};
  return shown(form, level);
}

}  // namespace fathom::audit
