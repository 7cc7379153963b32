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
#include <set>
#include <string>
#include <utility>
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

/// A text of the folder: `fr.md`, or `rules.fr.md`, is French.
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
    const std::string stem = entry.path().stem().string();
    const std::string language = stem.substr(stem.rfind('.') + 1);
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

Json shown(const Finding& finding) {
  return {{"kind", name(finding.kind)},         {"ground", name(finding.ground)},           {"severity", name(finding.severity)},
          {"confidence", finding.confidence}, {"original", shown(finding.original)}, {"translation", shown(finding.translation)}};
}

/// What the auditor tells of a pair, and all that it thought of.
void add_findings(Json& line, const Text& original, const Text& translation) {
  line["findings"] = Json::array();
  for (const Finding& finding : audit(reading_of(original), reading_of(translation)).findings) line["findings"].push_back(shown(finding));
  line["candidates"] = Json::array();
  const Trial trial = tried(reading_of(original), reading_of(translation));
  for (const Candidate& candidate : trial.candidates) {
    Json one = shown(candidate.finding);
    for (const double value : candidate.features) one["features"].push_back(value);
    for (const ConceptId meaning : candidate.finding.concepts) {
      if (meaning != no_concept) one["concepts"].push_back(concepts().name(meaning));
    }
    line["candidates"].push_back(one);
  }
  for (std::size_t k = 0; k < concepts().concepts.size(); ++k) {
    const auto [seen, kept] = trial.trust.tally(static_cast<ConceptId>(k));
    if (seen > 0) line["concepts"][concepts().concepts[k].name] = {seen, kept};
  }
}

/// A change, and the two languages it is tried with: those it names, or the folder's original and the text that is changed.
struct Planted {
  const Node* node;
  std::string original;
  std::string translation;
  std::string in;
};

Planted planted(const Node& node, const std::string& original, const std::map<std::string, Text>& texts) {
  if (const Node* pair = node.find("pair")) {
    const std::size_t dash = pair->text.find('-');
    const std::string first = pair->text.substr(0, dash), second = dash == std::string::npos ? "" : pair->text.substr(dash + 1);
    return {&node, first, second, node.find("in") != nullptr ? first : second};
  }
  const std::string& in = value(node, "in");
  if (!texts.contains(in)) refuse(node, "the language of a text in this folder");
  if (in != original) return {&node, original, in, in};
  const auto other = std::find_if(texts.begin(), texts.end(), [&](const auto& text) { return text.first != original; });
  return {&node, original, other->first, in};
}

void try_changes(const fs::path& folder) {
  const Node changes = read_yaml_file((folder / "changes.yaml").string());
  const std::map<std::string, Text> texts = texts_in(folder);
  const std::string& original = value(changes, "original");
  const auto write = [&](Json line, const Text& left, const Text& right) {
    Json all{{"folder", folder.string()}, {"original", left.language}, {"translation", right.language}};
    all.update(line);
    add_findings(all, left, right);
    std::cout << all.dump() << "\n";
  };
  std::set<std::pair<std::string, std::string>> pairs;
  for (const auto& [code, text] : texts) {
    if (code != original) pairs.emplace(original, code);
  }
  std::vector<std::pair<std::string, Planted>> all;
  for (const std::string sort : {"faults", "harmless"}) {
    const Node* list = changes.find(sort);
    for (std::size_t k = 0; list != nullptr && k < list->items.size(); ++k) {
      const Planted one = planted(list->items[k], original, texts);
      if (!one.translation.empty()) all.emplace_back(sort, one);
    }
  }
  for (const auto& [sort, change] : all) pairs.emplace(change.original, change.translation);
  for (const auto& [first, second] : pairs) write({{"case", "clean"}}, texts.at(first), texts.at(second));
  for (const auto& [sort, planted] : all) {
    Text first = texts.at(planted.original), second = texts.at(planted.translation);
    const Node& node = *planted.node;
    Json line{{"case", sort}, {"at", node.at.line}, {"in", planted.in}, {"what", value(node, "what")}};
    line["line"] = change(planted.in == planted.original ? first : second, node);
    for (const char* key : {"kind", "plays", "plain"})
      if (const Node* said = node.find(key)) line[key] = said->text;
    write(line, first, second);
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
