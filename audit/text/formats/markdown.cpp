#include <algorithm>
#include <array>

#include "audit/text/damage.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/yaml_events.hpp"

namespace fathom::audit {
namespace {

/// Where the front matter of a text stands: its YAML, and the text behind it.
struct FrontMatter {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t body = 0;  ///< 0 where there is none.
};

FrontMatter front_matter_of(std::string_view text) {
  constexpr std::string_view fence = "---";
  const std::size_t first = std::min(text.find('\n'), text.size());
  if (!text.starts_with(fence) || text.substr(0, first).find_last_not_of("- \t") != text.npos ||
      text.find_first_not_of('-') < fence.size())
    return {};
  for (std::size_t begin = first + 1; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    line = line.substr(0, line.find_last_not_of(" \t") + 1);
    if (line == fence || line == "...") return {first + 1, begin, std::min(end + 1, text.size())};
    // a line across the page begins no front matter
    if (begin == first + 1 && !line.empty() && line.find(':') == line.npos && line[0] != '#') return {};
    begin = end + 1;
  }
  return {};
}

/// Whether a value is meant for the program that makes the page.
bool is_setting(std::string_view key, std::string_view words) {
  static constexpr std::array<std::string_view, 19> keys = {
      "layout", "slug", "permalink", "url",  "image", "date",  "lang",     "language", "locale", "template",
      "type",   "id",   "weight",    "icon", "theme", "class", "redirect", "css",      "version"};
  if (std::find(keys.begin(), keys.end(), key) != keys.end()) return true;
  return words.find(' ') == words.npos && words.find('/') != words.npos;
}

class FrontTexts {
 public:
  explicit FrontTexts(SourceWriter& to) : to_(to) {}

  void take(const TableValue& value, const std::string& name) {
    if (value.kind == TableValue::Kind::text && !value.text.is_blank()) {
      to_.end_unit();
      to_.begin_block();
      to_.begin_unit(shortened(name));
      write_lines(to_, value.text);
    }
    for (std::size_t n = 0; n < value.members.size(); ++n) {
      const TableValue::Member& each = value.members[n];
      const std::string key = value.kind == TableValue::Kind::list ? std::to_string(n) : each.key;
      if (is_setting(key, each.value.text.words)) continue;
      take(each.value, name.empty() ? key : name + "." + key);
    }
  }

 private:
  SourceWriter& to_;
};

std::string front_language(const TableValue& root) {
  for (const std::string_view key : {"lang", "language", "locale"}) {
    for (const TableValue::Member& each : root.members) {
      if (each.key == key && each.value.kind == TableValue::Kind::text) return language_code(each.value.text.words);
    }
  }
  return {};
}

}  // namespace

std::vector<Source> read_markdown(const std::string& name, std::string_view bytes) {
  TextFile file(name, bytes);
  const FrontMatter front = front_matter_of(file.text());
  if (front.begin == front.end || front.body == 0) return {source_of(name, bytes)};
  const TableValue root = read_yaml_values(file, front.begin, front.end);
  if (root.kind != TableValue::Kind::map) return {source_of(name, bytes)};
  SourceWriter to(name, front_language(root));
  FrontTexts(to).take(root, {});
  Source source = to.done();
  // The rest is Markdown as any other, whose lines may be broken anywhere.
  source.is_laid_out = false;
  if (!source.text.empty()) source.text += '\n';
  source.origins.push_back({static_cast<Offset>(source.text.size()), file.at(front.body)});
  source.text += file.text().substr(front.body);
  source.damages = damages_of(source.text, {});
  source.count_lines();
  return {std::move(source)};
}

}  // namespace fathom::audit
