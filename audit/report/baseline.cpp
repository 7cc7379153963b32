#include "audit/report/baseline.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "audit/report/report.hpp"
#include "notation/yaml.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t fingerprint_digits = 16;
constexpr std::size_t longest_words = 60;  // of either text, as the skeleton shows them

void expect_keys(const Node& node, const std::string& expected, const std::vector<std::string_view>& known) {
  if (!node.is_map()) refuse(node, expected);
  for (const Node::Entry& entry : node.entries)
    if (std::find(known.begin(), known.end(), entry.key) == known.end())
      throw Problem(entry.at, "there is no key \"" + entry.key + "\" here" + suggestion(entry.key, known));
}

const Node& value_under(const Node& node, std::string_view key) {
  const Node* const value = node.find(key);
  if (value == nullptr) throw Problem(node.at, "an accepted finding needs the key \"" + std::string(key) + "\"");
  return *value;
}

std::string read_fingerprint(const Node& node) {
  const auto is_digit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  const bool fits = node.is_scalar() && node.text.size() == fingerprint_digits &&
                    std::all_of(node.text.begin(), node.text.end(), is_digit);
  if (!fits) refuse(node, "a finding's fingerprint, 16 digits from 0 to f as the JSON report shows it");
  return node.text;
}

std::string read_kind(const Node& node) {
  std::vector<std::string_view> names;
  for (const KindShown& kind : kinds()) names.push_back(kind.name);
  if (!node.is_scalar() || kind_called(node.text) == nullptr)
    throw Problem(node.at, "expected a kind of finding, found " + found(node) + suggestion(node.text, names));
  return node.text;
}

std::string read_reason(const Node& node) {
  if (!node.is_scalar() || node.text.find_first_not_of(" \t\n") == std::string::npos)
    refuse(node, "why this finding is all right, in a few words");
  return node.text;
}

Acceptance read_acceptance(const Node& node) {
  expect_keys(node, "an accepted finding, with the keys finding, kind, words and because",
              {"finding", "kind", "words", "because"});
  Acceptance made{read_fingerprint(value_under(node, "finding")), read_kind(value_under(node, "kind")), "",
                  read_reason(value_under(node, "because")), node.at};
  if (const Node* const words = node.find("words")) {
    if (!words->is_scalar()) refuse(*words, "some words");
    made.words = words->text;
  }
  return made;
}

/// The words at issue on one line, cut where they are long.
std::string brief(const std::optional<Passage>& passage) {
  if (!passage) return "";
  std::string text = visible(passage->words.empty() ? passage->sentence : passage->words);
  if (text.size() <= longest_words) return text;
  std::size_t end = longest_words;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + "...";
}

std::string brief(const Finding& finding) {
  const std::string original = brief(finding.original), translation = brief(finding.translation);
  return original + (original.empty() || translation.empty() ? "" : " | ") + translation;
}

/// A text between double quotes, as YAML reads it; control characters are gone from it before.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) out += c == '"' || c == '\\' ? std::string{'\\', c} : std::string(1, c);
  return out + '"';
}

}  // namespace

Baseline read_baseline(const std::string& file) {
  return in_file(file, [&] {
    const Node document = read_yaml_file(file);
    expect_keys(document, "a baseline, with the key accepted", {"accepted"});
    Baseline baseline;
    const Node* const list = document.find("accepted");
    if (list == nullptr || list->is_nothing()) return baseline;
    if (!list->is_list()) refuse(*list, "a list of accepted findings");
    std::set<std::string> seen;
    for (const Node& node : list->items) {
      baseline.accepted.push_back(read_acceptance(node));
      if (!seen.insert(baseline.accepted.back().finding).second)
        throw Problem(node.at, "the finding " + baseline.accepted.back().finding + " is accepted twice; drop one of them");
    }
    return baseline;
  });
}

Applied marked(const Baseline& baseline, std::vector<Finding> findings) {
  std::unordered_map<std::string, const Acceptance*> known;
  for (const Acceptance& acceptance : baseline.accepted) known.emplace(acceptance.finding, &acceptance);
  std::set<const Acceptance*> used;
  for (Finding& finding : findings) {
    const auto match = known.find(finding.fingerprint());
    if (match == known.end() || match->second->kind != name(finding.kind)) continue;
    finding.accepted = match->second->because;
    used.insert(match->second);
  }
  Applied applied{std::move(findings), {}};
  for (const Acceptance& acceptance : baseline.accepted)
    if (used.find(&acceptance) == used.end()) applied.stale.push_back(acceptance);
  return applied;
}

std::string skeleton(const std::vector<Finding>& findings) {
  std::string text =
      "# Findings of `fathom audit` that are all right. Write down why behind each `because:`, or drop the entry.\n";
  std::set<std::string> seen;
  std::string list;
  for (const Finding& finding : findings) {
    const std::string fingerprint = finding.fingerprint();
    if (!seen.insert(fingerprint).second) continue;
    list += "  - finding: \"" + fingerprint + "\"\n    kind: " + std::string(name(finding.kind)) +
            "\n    words: " + quoted(brief(finding)) +
            "\n    because:" + (finding.accepted ? " " + quoted(visible(*finding.accepted)) : "") + "\n";
  }
  return text + (list.empty() ? "accepted: []\n" : "accepted:\n" + list);
}

}  // namespace fathom::audit
