// Tries the auditor on texts with planted faults and harmless edits, and writes what it found, one case a line, as JSON: what
// `audit/fit` learns from and measures by.
//
//   audit_trial FOLDER...      each with `changes.yaml` and a text for each language

#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "audit/audit.hpp"
#include "audit/text/formats.hpp"
#include "notation/node.hpp"
#include "notation/yaml.hpp"

namespace fathom::audit {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// A text of the folder: `fr.md` is French.
struct Text {
  std::string language;
  std::string file;
  std::string bytes;
};

std::string bytes_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::map<std::string, Text> texts_in(const fs::path& folder) {
  std::map<std::string, Text> texts;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".yaml") continue;
    const std::string language = entry.path().stem().string();
    texts[language] = {language, entry.path().string(), bytes_of(entry.path())};
  }
  return texts;
}

Reading reading_of(const Text& text) {
  return read(format_of(text.file, text.bytes).read(text.file, text.bytes).front(), language(text.language));
}

const std::string& value(const Node& node, const std::string& key) {
  const Node* found = node.find(key);
  if (found == nullptr) refuse(node, "a change with `" + key + "`");
  return found->text;
}

int line_of(const std::string& bytes, std::size_t at) {
  return 1 + static_cast<int>(std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// The text with its words exchanged, and the line on which they stand.
int change(Text& text, const Node& change) {
  const Node* edit = change.find("edit");
  if (edit == nullptr || edit->items.size() != 2) refuse(change, "a change with `edit: [words, other words]`");
  const std::string& words = edit->items[0].text;
  const std::size_t at = text.bytes.find(words);
  if (words.empty() || at == std::string::npos || text.bytes.find(words, at + 1) != std::string::npos)
    refuse(edit->items[0], "words that stand exactly once in " + text.file);
  text.bytes.replace(at, words.size(), edit->items[1].text);
  return line_of(text.bytes, at);
}

Json shown(const std::optional<Passage>& passage) {
  if (!passage) return nullptr;
  return {{"line", passage->first.line}, {"words", passage->words}, {"sentence", passage->sentence}};
}

Json found(const Text& original, const Text& translation) {
  const Audit made = audit(reading_of(original), reading_of(translation));
  Json all = Json::array();
  for (const Finding& finding : made.findings) {
    all.push_back({{"kind", name(finding.kind)}, {"severity", name(finding.severity)}, {"confidence", finding.confidence},
                   {"original", shown(finding.original)}, {"translation", shown(finding.translation)}});
  }
  return all;
}

void try_changes(const fs::path& folder) {
  const std::string file = (folder / "changes.yaml").string();
  const Node changes = read_yaml_file(file);
  const std::map<std::string, Text> texts = texts_in(folder);
  const std::string& original = value(changes, "original");
  const auto write = [&](Json line, const Text& left, const Text& right) {
    Json all{{"folder", folder.string()}, {"original", left.language}, {"translation", right.language}};
    all.update(line);
    all["findings"] = found(left, right);
    std::cout << all.dump() << "\n";
  };
  for (const auto& [code, text] : texts) {
    if (code != original) write({{"case", "clean"}}, texts.at(original), text);
  }
  for (const std::string sort : {"faults", "harmless"}) {
    const Node* list = changes.find(sort);
    for (const Node& node : list == nullptr ? std::vector<Node>() : list->items) {
      const std::string& in = value(node, "in");
      if (!texts.contains(in)) refuse(node, "the language of a text in this folder");
      Text changed = texts.at(in);
      Json line{{"case", sort}, {"at", node.at.line}, {"in", in}, {"line", change(changed, node)}, {"what", value(node, "what")}};
      for (const char* key : {"kind", "plays", "plain"})
        if (const Node* said = node.find(key)) line[key] = said->text;
      const auto other = std::find_if(texts.begin(), texts.end(), [&](const auto& text) { return text.first != original; });
      if (in == original)
        write(line, changed, other->second);
      else
        write(line, texts.at(original), changed);
    }
  }
}

}  // namespace
}  // namespace fathom::audit

int main(int count, char** words) {
  try {
    for (int i = 1; i < count; ++i) {
      const std::string file = std::string(words[i]) + "/changes.yaml";
      fathom::in_file(file, [&] { fathom::audit::try_changes(words[i]); });
    }
    return count > 1 ? 0 : 2;
  } catch (const std::exception& error) {
    std::cerr << "audit_trial: " << error.what() << "\n";
    return 2;
  }
}
