#include "scenarios/tidy.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "notation/action.hpp"
#include "notation/yaml.hpp"
#include "scenarios/comments.hpp"
#include "scenarios/scenario.hpp"

namespace fathom {

namespace {

/// Lines stay within this, where their parts allow it.
constexpr std::size_t widest = 125;
constexpr std::size_t step = 2;

std::string margin(std::size_t indent) { return std::string(indent, ' '); }

/// The lines of a text, each moved to the right.
std::string indented(const std::string& text, std::size_t indent) {
  std::string out;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    out += (end > begin ? margin(indent) : "") + text.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return out;
}

std::string key_of(const Node::Entry& entry) {
  const std::string alone = print_yaml(Node::pair(entry.key, Node::list()));
  return alone.substr(0, alone.rfind(':') + 1);
}

/// Whether a text is best left on lines of its own, as it was written.
bool is_block(const Node& node) {
  return node.is_scalar() && node.style == Node::Style::block && node.text.find_first_not_of(" \n") != std::string::npos;
}
/// `|`, and what has to be said of blanks at its beginning and line ends at its end.
std::string block_head(std::string_view text) {
  const std::string margin_said = text.front() == ' ' || text.front() == '\n' ? std::to_string(step) : "";
  const std::string end_said = !text.ends_with('\n') ? "-" : text.ends_with("\n\n") ? "+" : "";
  return "|" + margin_said + end_said;
}

/// Whether a text stays the same when its line is broken at blanks.
bool folds(std::string_view text) {
  return !text.empty() && text.find('\n') == text.npos && text.find("  ") == text.npos && text.front() != ' ' &&
         text.back() != ' ' && text.find('\t') == text.npos;
}

std::string folded(std::string_view text, std::size_t indent) {
  std::string out, line = margin(indent);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (line.size() > indent && line.size() + 1 + end > widest) {
      out += line + "\n";
      line = margin(indent);
    }
    line += (line.size() > indent ? " " : "") + std::string(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out + line + "\n";
}

/// Writes a document anew, as it is laid out and with the comments that stand in it.
class Printer {
 public:
  explicit Printer(const Comments& comments) : comments_(comments) {}

  [[nodiscard]] std::string document(const Node& node) const {
    std::string out = node.is_list() ? items(node, 0) : entries(node, 0);
    for (const std::string& comment : comments_.at_the_end()) out += comment + "\n";
    return out;
  }

 private:
  /// Whether the node stays on the line on which its key or dash stands.
  [[nodiscard]] bool flows(const Node& node, std::size_t column) const {
    if (node.items.empty() && node.entries.empty()) return true;
    return comments_.has_brackets(node) && !comments_.are_in(node) && column + one_line(node).size() <= widest;
  }
  /// Whether a list or map is of words and numbers, so that it may go on in the next line.
  [[nodiscard]] bool fills(const Node& node) const {
    return comments_.has_brackets(node) && !comments_.are_in(node) &&
           std::ranges::all_of(node.items, [](const Node& item) { return item.is_scalar(); }) &&
           std::ranges::all_of(node.entries, [](const Node::Entry& entry) { return entry.value.is_scalar(); });
  }
  /// On as many lines as it takes, each below the first word.
  static std::string filled(const Node& node, std::size_t column) {
    std::vector<std::string> words;
    for (const Node& item : node.items) words.push_back(one_line(item));
    for (const Node::Entry& entry : node.entries) {
      const std::string alone = one_line(Node::pair(entry.key, entry.value));  // { key: value }
      words.push_back(alone.substr(step, alone.size() - 2 * step));
    }
    const std::string open = node.is_list() ? "[" : "{ ", close = node.is_list() ? "]" : " }";
    std::string out = open;
    std::size_t at = column + open.size();
    for (std::size_t i = 0; i < words.size(); ++i) {
      const std::string word = words[i] + (i + 1 < words.size() ? "," : close);
      const bool is_first = i == 0, fits = at + 1 + word.size() <= widest;
      if (!is_first) out += fits ? " " : "\n" + margin(column + open.size());
      at = fits || is_first ? at + (is_first ? 0 : 1) + word.size() : column + open.size() + word.size();
      out += word;
    }
    return out;
  }

  static std::string behind(const Remarks& remarks) { return remarks.after.empty() ? "" : "  " + remarks.after; }
  static std::string above(const Remarks& remarks, std::size_t indent, bool is_first) {
    std::string out = remarks.blank_before && !is_first ? "\n" : "";
    for (const std::string& comment : remarks.before) out += (comment.empty() ? "" : margin(indent) + comment) + "\n";
    return out;
  }

  [[nodiscard]] std::string entries(const Node& map, std::size_t indent) const {
    std::string out;
    for (const Node::Entry& each : map.entries) out += above(comments_.of(each), indent, out.empty()) + entry(each, indent);
    return out;
  }

  [[nodiscard]] std::string entry(const Node::Entry& entry, std::size_t indent) const {
    const std::string key = margin(indent) + key_of(entry), comment = behind(comments_.of(entry));
    const Node& value = entry.value;
    if (is_block(value)) return key + " " + block_head(value.text) + comment + "\n" + indented(value.text, indent + step);
    if (value.is_scalar()) {
      std::string text = indented(print_yaml(Node::pair(entry.key, value)), indent);
      if (text.find('\n') > widest && folds(value.text)) text = key + " >-\n" + folded(value.text, indent + step);
      return text.insert(text.find('\n'), comment);
    }
    if (flows(value, key.size() + 1)) return key + " " + one_line(value) + comment + "\n";
    if (fills(value)) return key + " " + filled(value, key.size() + 1) + comment + "\n";
    return key + comment + "\n" + (value.is_list() ? items(value, indent + step) : entries(value, indent + step));
  }

  [[nodiscard]] std::string items(const Node& list, std::size_t indent) const {
    std::string out;
    for (const Node& each : list.items) out += above(comments_.of(each), indent, out.empty()) + item(each, indent);
    return out;
  }

  [[nodiscard]] std::string item(const Node& item, std::size_t indent) const {
    const Remarks& remarks = comments_.of(item);
    if (item.is_scalar() || flows(item, indent + step) || fills(item)) {
      std::string text = item.is_scalar()             ? print_yaml(listed_alone(item)).substr(step)
                         : flows(item, indent + step) ? one_line(item) + "\n"
                                                      : filled(item, indent + step) + "\n";
      if (item.is_scalar()) text = indented(text, indent).substr(indent);
      text.insert(text.find('\n'), behind(remarks));
      return margin(indent) + "- " + text;
    }
    std::string inner = item.is_list() ? items(item, indent + step) : entries(item, indent + step);
    if (!remarks.after.empty()) inner.insert(inner.find('\n'), behind(remarks));
    // comments above the first entry of a map stand above its dash
    std::size_t first = 0;
    while (inner[first] == '\n' || inner.compare(first + indent + step, 1, "#") == 0) {
      if (inner[first] != '\n') inner.erase(first, step);
      first = inner.find('\n', first) + 1;
    }
    inner[first + indent] = '-';
    return inner;
  }
  static Node listed_alone(const Node& item) {
    Node list = Node::list(Node::Style::block);
    list.add(item);
    return list;
  }

  const Comments& comments_;
};

/// The entries in the order of the keys; others behind, as they were.
void put_in_order(Node& map, const std::vector<std::string_view>& keys) {
  std::ranges::stable_sort(map.entries, {},
                           [&](const Node::Entry& entry) { return std::ranges::find(keys, entry.key) - keys.begin(); });
}

/// Of a map with steps, and of each step: what is done before what is expected of it.
void put_steps_in_order(Node& map) {
  for (Node::Entry& entry : map.entries) {
    if (entry.key != "when" && entry.key != "then_either") continue;
    for (Node& step_or_case : entry.value.items) {
      std::stable_partition(step_or_case.entries.begin(), step_or_case.entries.end(),
                            [](const Node::Entry& each) { return !notation::is_step_key(each.key); });
      put_steps_in_order(step_or_case);
    }
  }
}

Node ordered(Node document) {
  const auto put = [](Node& scenario) {
    if (!scenario.is_map()) return;
    put_in_order(scenario, scenario_keys());
    put_steps_in_order(scenario);
  };
  if (document.is_list())
    for (Node& scenario : document.items) put(scenario);
  else
    put(document);
  return document;
}

}  // namespace

std::string tidied(std::string_view text, const Node& document) {
  if (document.items.empty() && document.entries.empty()) refuse(document, "a scenario, or a list of them");
  const Comments comments(text, read_yaml(text));
  const Node best = ordered(document);
  std::string written = Printer(comments).document(best);
  const Node again = read_yaml(written);
  if (!(again == best) || Comments(written, again).count() != comments.count())
    throw Problem(document.at, "this file cannot be written anew without a change to what it says; write it by hand");
  return written;
}

std::string tidied(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  return tidied(text, read_yaml(text));
}

}  // namespace fathom
