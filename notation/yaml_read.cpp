#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

#include "notation/embedded.hpp"
#include "notation/yaml.hpp"

namespace fathom {

namespace {

/// How many bytes the character that begins with `lead` takes; 0 for a byte that begins none.
std::size_t length_of(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return 2;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

/// Whether `bytes`, one character long by its first byte, is UTF-8: no overlong forms, no surrogates, nothing past U+10FFFF.
bool is_character(std::string_view bytes) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  for (std::size_t i = 1; i < bytes.size(); ++i)
    if ((byte(i) & 0xC0U) != 0x80U) return false;
  if (bytes.size() == 3) return !(byte(0) == 0xE0 && byte(1) < 0xA0) && !(byte(0) == 0xED && byte(1) >= 0xA0);
  if (bytes.size() == 4) return !(byte(0) == 0xF0 && byte(1) < 0x90) && !(byte(0) == 0xF4 && byte(1) >= 0x90);
  return true;
}

/// Throws for the first character that has no business in a text file.
void check_characters(std::string_view text) {
  Position at{1, 1};
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = length_of(lead);
    if (length == 0 || i + length > text.size() || !is_character(text.substr(i, length)))
      throw Problem(at, "this is not UTF-8; save the file in that encoding");
    if ((lead < 0x20 && lead != '\n' && lead != '\r' && lead != '\t') || lead == 0x7F)
      throw Problem(at, "expected text, found a control character (code " + std::to_string(lead) + ")");
    if (lead == '\n') {
      at = {at.line + 1, 1};
    } else {
      ++at.column;
    }
    i += length;
  }
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

std::size_t indent_of(std::string_view line) { return std::min(line.find_first_not_of(' '), line.size()); }

Position position(const YAML::Mark& mark) {
  return mark.is_null() ? Position{1, 1} : Position{mark.line + 1, mark.column + 1};
}

/// Builds a document from the parser's events, refusing what a file of ours may not contain.
class Builder : public YAML::EventHandler {
 public:
  explicit Builder(std::string_view text) : text_(text), lines_(lines_of(text)) {}

  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    refuse_anchor(mark, anchor);
    attach(begun(Node{}, mark));
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    throw Problem(position(mark), "aliases (`*name`) are not read here; write the value out");
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override {
    refuse_anchor(mark, anchor);
    refuse_tag(mark, tag);
    attach(placed(begun(Node::scalar(value), mark), tag));
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    open(Node::list(), mark, tag, anchor);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    open(Node::map(), mark, tag, anchor);
  }
  void OnMapEnd() override { close(); }

  [[nodiscard]] Node document() && { return std::move(document_); }

 private:
  /// A list or map that is being read.
  struct Open {
    Node node;
    std::set<std::string> keys;  ///< A map's, so far.
    bool awaits_value = false;   ///< Whether a map's last entry has a key and no value yet.
  };

  static void refuse_anchor(const YAML::Mark& mark, YAML::anchor_t anchor) {
    if (anchor != 0) throw Problem(position(mark), "anchors (`&name`) are not read here; write the value out");
  }
  static void refuse_tag(const YAML::Mark& mark, const std::string& tag) {
    if (!tag.empty() && tag != "?" && tag != "!")
      throw Problem(position(mark), "tags (`!" + tag + "`) are not read here; leave them out");
  }
  static Node begun(Node node, const YAML::Mark& mark) {
    node.at = position(mark);
    return node;
  }

  /// Notes how a scalar was written, and for a text on lines of its own, where it begins.
  [[nodiscard]] Node placed(Node node, const std::string& tag) const {
    if (tag != "!") return node;
    node.style = Node::Style::quoted;
    const auto line = static_cast<std::size_t>(node.at.line - 1);
    const auto column = static_cast<std::size_t>(node.at.column - 1);
    if (line >= lines_.size() || column >= lines_[line].size()) return node;
    expect_closed(node.at, static_cast<std::size_t>(lines_[line].data() - text_.data()) + column);
    if (line + 1 >= lines_.size() || lines_[line][column] != '|') return node;
    node.style = Node::Style::block;
    const std::size_t indent = indent_of(lines_[line + 1]);
    node.text_at = {node.at.line + 1, static_cast<int>(indent - std::min(indent, indent_of(node.text))) + 1};
    return node;
  }

  /// Throws where a quote is never closed: the parser may take the rest of the file for its text.
  void expect_closed(Position at, std::size_t begin) const {
    const char quote = text_[begin];
    if (quote != '"' && quote != '\'') return;
    for (std::size_t i = begin + 1; i < text_.size(); ++i) {
      const bool is_escaped = quote == '"' ? text_[i] == '\\' : text_.substr(i, 2) == "''";
      if (is_escaped)
        ++i;
      else if (text_[i] == quote)
        return;
    }
    throw Problem(at, "this quote is never closed");
  }

  void open(Node node, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    refuse_anchor(mark, anchor);
    refuse_tag(mark, tag);
    if (static_cast<int>(open_.size()) >= deepest_nesting)
      throw Problem(position(mark), "nested deeper than " + std::to_string(deepest_nesting) + " levels; nothing needs that");
    if (!open_.empty() && open_.back().node.is_map() && !open_.back().awaits_value)
      throw Problem(position(mark), "expected a key, found a list or map used as one");
    open_.push_back(Open{begun(std::move(node), mark), {}, false});
  }
  void close() {
    Node node = std::move(open_.back().node);
    open_.pop_back();
    attach(std::move(node));
  }

  void attach(Node node) {
    if (open_.empty()) {
      document_ = std::move(node);
      return;
    }
    Open& parent = open_.back();
    if (parent.node.is_list()) {
      parent.node.items.push_back(std::move(node));
    } else if (parent.awaits_value) {
      if (node.is_nothing()) node.at = parent.node.entries.back().at;
      parent.node.entries.back().value = std::move(node);
      parent.awaits_value = false;
    } else {
      if (node.is_nothing()) throw Problem(node.at, "expected a key before `:`, found nothing");
      if (!parent.keys.insert(node.text).second)
        throw Problem(node.at, "the key " + found(node) + " stands here twice; keep one of them");
      parent.node.entries.push_back(Node::Entry{node.text, node.at, Node{}});
      parent.awaits_value = true;
    }
  }

  std::string_view text_;
  std::vector<std::string_view> lines_;
  std::vector<Open> open_;
  Node document_;
};

/// What to do about a text that is not YAML, where that is known: an action alone with keys below it is no map.
std::string remedy(std::string_view text, const YAML::Exception& error) {
  if (error.msg != YAML::ErrorMsg::MAP_VALUE || error.mark.is_null()) return "";
  const std::vector<std::string_view> lines = lines_of(text);
  for (auto line = static_cast<std::size_t>(error.mark.line); line > 0; --line) {
    const std::string_view above = lines[line - 1];
    const std::size_t dash = indent_of(above);
    if (above.substr(dash).empty()) continue;
    const std::string_view word = above.substr(dash).starts_with("- ") ? above.substr(dash + 2) : std::string_view{};
    const bool alone = !word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz_ ") == std::string_view::npos;
    return alone ? "; for keys to follow it, the line above has to end in a colon: `- " + std::string(word) + ": {}`" : "";
  }
  return "";
}

}  // namespace

Node read_yaml(std::string_view text) {
  if (text.size() > largest_file)
    throw Problem({1, 1}, "the file is larger than " + std::to_string(largest_file >> 20U) + " MiB; nothing needs that");
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  check_characters(text);
  try {
    std::istringstream stream{std::string(text)};
    YAML::Parser parser(stream);
    Builder builder(text);
    if (!parser.HandleNextDocument(builder)) throw Problem({1, 1}, "expected a document, found an empty file");
    Node document = std::move(builder).document();
    Builder rest(text);
    if (parser.HandleNextDocument(rest)) throw Problem({1, 1}, "expected one document, found several (`---`)");
    return document;
  } catch (const YAML::Exception& error) {
    throw Problem(position(error.mark), "this is not YAML: " + error.msg + remedy(text, error));
  }
}

Node read_yaml_file(const std::string& path) {
  return in_file(path, [&] { return read_yaml(read_text_file(path)); });
}

namespace {

constexpr std::string_view standard_input = "-";

/// No more of a stream than a file may have, and one byte that tells that there was more.
std::string read_stream(std::istream& stream) {
  std::string text;
  std::array<char, 1U << 14U> block{};
  while (stream && text.size() <= largest_file) {
    const std::size_t room = std::min(block.size(), largest_file + 1 - text.size());
    stream.read(block.data(), static_cast<std::streamsize>(room));
    text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
  }
  return text;
}

/// What stands on standard input, which can be read only once and may be asked for again.
const std::string& piped_in() {
  static const std::string text = read_stream(std::cin);
  return text;
}

/// The file that lies inside the program under the name that it has where it was built, or at `fathom:/` and that name.
const EmbeddedFile* inside(const std::string& path) {
  if (const EmbeddedFile* const own = own_file(path)) return own;
  return own_file(std::string(own_folder) + "/" + std::filesystem::path(path).lexically_normal().generic_string());
}

}  // namespace

std::string read_text_file(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) throw Problem(path, {}, "expected a file, found a directory");
  std::ifstream file(path, std::ios::binary);
  const bool is_elsewhere = file || path == standard_input || std::filesystem::exists(path, error);
  if (const EmbeddedFile* const own = is_elsewhere ? nullptr : inside(path)) return std::string(own->text);
  if (!file && path != standard_input) throw Problem(path, {}, "there is no such file, or it may not be read");
  std::string text = path == standard_input ? piped_in() : read_stream(file);
  if (text.size() > largest_file)
    throw Problem(path, {}, "the file is larger than " + std::to_string(largest_file >> 20U) + " MiB; nothing needs that");
  return text;
}

}  // namespace fathom
