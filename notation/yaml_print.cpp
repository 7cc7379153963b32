#include <algorithm>
#include <cctype>

#include "notation/yaml.hpp"

namespace fathom {

namespace {

/// Lines of a printed document stay within this, where their parts allow it.
constexpr std::size_t widest_line = 110;
constexpr std::size_t step = 2;

/// Where a scalar stands: on a line of its own, or between the brackets of a list or map.
enum class Among : std::uint8_t { lines, brackets };

bool is_plain(std::string_view text, Among among) {
  if (text.empty() || text.back() == ' ') return false;
  for (const std::string_view nothing : {"null", "Null", "NULL"})
    if (text == nothing) return false;
  const auto letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  const bool number = text.size() > 1 && text[0] == '-' && letter(text[1]);
  if (!letter(text[0]) && text[0] != '<' && text[0] != '(' && !number) return false;
  const std::string_view also = among == Among::lines ? " -_./<>+()';=," : " -_./<>+()';=";
  return std::all_of(text.begin() + 1, text.end(),
                     [&](char c) { return letter(c) || also.find(c) != std::string_view::npos; });
}

std::string in_quotes(std::string_view text) {
  static constexpr std::string_view digits = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += {'\\', c};
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (code < 0x20 || code == 0x7F) {
      out += std::string("\\u00") + digits[code >> 4U] + digits[code & 15U];
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string scalar_text(const Node& node, Among among) {
  if (node.is_nothing()) return "~";
  return is_plain(node.text, among) ? node.text : in_quotes(node.text);
}

std::string key_text(const std::string& key) { return is_plain(key, Among::brackets) ? key : in_quotes(key); }

/// Whether the text can stand on lines of its own and be read back as it is.
bool fits_block(const Node& node) {
  const std::string& text = node.text;
  if (node.style != Node::Style::block || text.size() < 2 || text[0] == '\n' || text.back() != '\n') return false;
  if (text[text.size() - 2] == '\n') return false;
  bool line_begins = true;
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (code != '\n' && (code < 0x20 || code == 0x7F)) return false;
    if (line_begins && c == '\n') return false;
    line_begins = c == '\n';
  }
  return std::any_of(text.begin(), text.end(), [](char c) { return c != ' ' && c != '\n'; });
}

std::string block_text(const std::string& text, std::size_t indent) {
  std::string out = text[0] == ' ' ? "|" + std::to_string(step) + "\n" : "|\n";
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    out += std::string(indent, ' ') + text.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return out;
}

/// Whether a node or a part of it asks for lines of its own.
bool wants_lines(const Node& node) {
  if (node.style == Node::Style::block) return !node.is_scalar() || fits_block(node);
  return std::any_of(node.items.begin(), node.items.end(), wants_lines) ||
         std::any_of(node.entries.begin(), node.entries.end(),
                     [](const Node::Entry& each) { return wants_lines(each.value); });
}

/// Whether the node, begun in this column, is better written on one line.
bool flows(const Node& node, std::size_t column) {
  if (node.is_scalar()) return !fits_block(node);
  if (node.items.empty() && node.entries.empty()) return true;
  return !wants_lines(node) && column + one_line(node).size() <= widest_line;
}

std::string block(const Node& node, std::size_t indent);

/// What follows `key:` or `-`, line end included.
std::string after(const Node& value, std::size_t indent, std::size_t column) {
  if (flows(value, column)) return " " + (value.is_scalar() ? scalar_text(value, Among::lines) : one_line(value)) + "\n";
  if (value.is_scalar()) return " " + block_text(value.text, indent + step);
  return "\n" + block(value, indent + step);
}

std::string block(const Node& node, std::size_t indent) {
  const std::string margin(indent, ' ');
  std::string out;
  for (const Node::Entry& entry : node.entries) {
    const std::string key = margin + key_text(entry.key) + ":";
    out += key + after(entry.value, indent, key.size() + 1);
  }
  for (const Node& item : node.items) {
    if (item.is_map() && !flows(item, indent + step)) {
      std::string inner = block(item, indent + step);
      inner[indent] = '-';
      out += inner;
    } else if (item.is_map() && item.entries.size() == 1) {
      const std::string key = margin + "- " + key_text(item.entries[0].key) + ":";
      out += key + after(item.entries[0].value, indent + step, key.size() + 1);
    } else {
      out += margin + "-" + after(item, indent, indent + step);
    }
  }
  return out;
}

}  // namespace

std::string one_line(const Node& node) {
  std::string out;
  if (node.is_scalar()) return scalar_text(node, Among::brackets);
  if (node.is_list()) {
    for (const Node& item : node.items) out += (out.empty() ? "" : ", ") + one_line(item);
    return "[" + out + "]";
  }
  for (const Node::Entry& entry : node.entries)
    out += (out.empty() ? "" : ", ") + key_text(entry.key) + ": " + one_line(entry.value);
  return out.empty() ? "{}" : "{ " + out + " }";
}

std::string print_yaml(const Node& document) {
  if (document.is_scalar() || (document.items.empty() && document.entries.empty())) return one_line(document) + "\n";
  return block(document, 0);
}

}  // namespace fathom
