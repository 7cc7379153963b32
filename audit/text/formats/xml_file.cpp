#include "audit/text/formats/xml_file.hpp"

#include <algorithm>
#include <array>

#include "audit/text/decode.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

/// The encoding that an XML declaration states.
std::string encoding_of_xml(std::string_view bytes) {
  constexpr std::size_t telling = 200;
  const std::string_view beginning = bytes.substr(0, std::min(telling, bytes.find("?>")));
  const std::size_t at = beginning.find("encoding=");
  if (!beginning.starts_with("<?xml") || at == beginning.npos) return {};
  const std::string_view value = beginning.substr(std::min(at + std::string_view("encoding=\"").size(), beginning.size()));
  return std::string(value.substr(0, value.find_first_of("\"'")));
}

/// With runs of white space as one blank each.
PlacedText with_single_blanks(const PlacedText& text) {
  PlacedText to;
  PlacesOf places(text);
  const std::string_view words = text.words;
  for (std::size_t n = 0; n < text.origins.size(); ++n) {
    const std::size_t end = n + 1 < text.origins.size() ? text.origins[n + 1].text : words.size();
    for (std::size_t at = text.origins[n].text; at < end;) {
      const std::size_t stop = std::min(words.substr(0, end).find_first_of(" \t\n", at), end);
      const std::string_view word = words.substr(at, stop - at);
      if (!word.empty()) to.add(word, places.at(static_cast<Offset>(at)));
      if (stop < end && !to.words.ends_with(' ')) to.add(" ", places.at(static_cast<Offset>(stop)));
      at = stop + 1;
    }
  }
  return to;
}

/// The attribute by which an inline element and its counterpart are known.
std::string identity(pugi::xml_node node) {
  for (const char* const name : {"id", "rid", "startRef", "x", "i"}) {
    if (const auto value = node.attribute(name)) return std::string(" ") + name + "=\"" + attribute(node, name) + "\"";
  }
  return {};
}

/// Where a document type declares an entity, or nowhere.
std::size_t entity_of(std::string_view type) {
  std::string upper(type);
  std::transform(upper.begin(), upper.end(), upper.begin(),
                 [](char each) { return each >= 'a' && each <= 'z' ? static_cast<char>(each - 'a' + 'A') : each; });
  return upper.find("<!ENTITY");
}

}  // namespace

XmlFile::XmlFile(const std::string& name, std::string_view bytes) : file_(name, bytes, encoding_of_xml(bytes)) {
  // References are undone where a text is read: only as it stands in the file do its places come out right.
  constexpr unsigned options = pugi::parse_cdata | pugi::parse_doctype | pugi::parse_ws_pcdata;
  const std::string_view text = file_.text();
  const pugi::xml_parse_result result = document_.load_buffer(text.data(), text.size(), options, pugi::encoding_utf8);
  if (!result)
    file_.refuse(
        std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0)), text.size()),
        "expected well-formed XML, found something else here (" + std::string(result.description()) + "); mend the file");
  for (const pugi::xml_node node : document_.children()) {
    const std::size_t entity = node.type() == pugi::node_doctype ? entity_of(node.value()) : std::string::npos;
    if (entity != std::string::npos)
      file_.refuse(offset(node) + entity, "expected no entities of the file's own, found `<!ENTITY`; write their words out");
  }
}

std::size_t XmlFile::offset(pugi::xml_node node) {
  const auto at = static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
  return node.type() == pugi::node_element && at > 0 ? at - 1 : at;
}

PlacedText XmlFile::content(pugi::xml_node node, Space space) {
  PlacedText text;
  take(text, node, 0);
  return space == Space::kept ? text : with_single_blanks(text);
}

void XmlFile::take(PlacedText& to, pugi::xml_node node, int depth) {
  if (depth > deepest_element)
    refuse(node, "expected at most " + std::to_string(deepest_element) +
                     " elements in one another, found more; nothing needs that");
  for (const pugi::xml_node child : node.children()) {
    const std::size_t begin = offset(child);
    if (child.type() == pugi::node_element) {
      take_element(to, child, depth);
      continue;
    }
    const std::size_t end = begin + std::string_view(child.value()).size();
    if (child.type() == pugi::node_pcdata)
      add_unescaped(to, file_, {static_cast<Offset>(begin), static_cast<Offset>(end)}, '&', xml_escape);
    if (child.type() == pugi::node_cdata) to.add(file_, begin, end);
  }
}

void XmlFile::take_element(PlacedText& to, pugi::xml_node node, int depth) {
  static constexpr std::array<std::string_view, 4> marks = {"mrk", "sm", "em", "hi"};
  const std::string_view name = local_name(node);
  if (std::find(marks.begin(), marks.end(), name) != marks.end()) return take(to, node, depth + 1);
  const std::string tag = "<" + std::string(name) + identity(node);
  const bool is_empty = !node.first_child();
  to.add(tag + (is_empty ? "/>" : ">"), at(node));
  if (is_empty) return;
  take(to, node, depth + 1);
  to.words += "</" + std::string(name) + ">";
}

std::string attribute(pugi::xml_node node, const char* name) {
  const std::string_view value = node.attribute(name).value();
  std::string words;
  for (std::size_t at = 0; at < value.size();) {
    const std::size_t next = std::min(value.find('&', at), value.size());
    words += value.substr(at, next - at);
    if (next == value.size()) break;
    const Escape escape = xml_escape(value.substr(next));
    words += escape.words;
    at = next + escape.size;
  }
  return words;
}

std::string_view local_name(pugi::xml_node node) {
  const std::string_view name = node.name();
  const std::size_t colon = name.find(':');
  return colon == name.npos ? name : name.substr(colon + 1);
}

bool has_root(std::string_view bytes, std::string_view name) {
  constexpr std::size_t telling = 4096;
  const std::string beginning = decode(bytes.substr(0, telling)).text;
  if (beginning.find_first_not_of(" \t\n<") < beginning.find('<')) return false;
  for (std::size_t at = beginning.find('<'); at != std::string::npos; at = beginning.find('<', at + 1)) {
    const std::string_view rest = std::string_view(beginning).substr(at + 1);
    if (rest.starts_with("!--")) at = std::min(beginning.find("-->", at), beginning.size() - 1);
    if (rest.empty() || rest[0] == '?' || rest[0] == '!') continue;
    const std::string_view tag = rest.substr(0, rest.find_first_of(" \t\n>/"));
    return tag == name || (tag.size() > name.size() && tag.ends_with(name) && tag[tag.size() - name.size() - 1] == ':');
  }
  return false;
}

}  // namespace fathom::audit
