#include "audit/report/baseline.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "audit/report/report.hpp"
#include "audit/report/rewording.hpp"
#include "audit/text/letters.hpp"
#include "notation/keys.hpp"
#include "notation/yaml.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t fingerprint_digits = 16;
constexpr std::size_t longest_passage = 400;  // bytes of a sentence that an entry keeps

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

const std::string& read_words(const Node& node) {
  if (!node.is_scalar()) refuse(node, "some words");
  return node.text;
}

std::string words_under(const Node& node, std::string_view key) {
  const Node* const words = node.find(key);
  return words == nullptr ? "" : read_words(*words);
}

std::optional<AcceptedPassage> read_passage(const Node* node) {
  if (node == nullptr) return std::nullopt;
  expect_keys(*node, "what was accepted, with the keys words and sentence", {"words", "sentence"});
  AcceptedPassage made{words_under(*node, "words"), words_under(*node, "sentence")};
  if (made.sentence.empty()) refuse(*node, "the sentence that was accepted");
  if (made.words.empty()) made.words = made.sentence;
  return made;
}

Acceptance read_acceptance(const Node& node) {
  expect_keys(node, "an accepted finding, with the keys finding, kind, original, translation and because",
              {"finding", "kind", "rule", "key", "words", "original", "translation", "because"});
  Acceptance made;
  made.finding = read_fingerprint(value_under(node, "finding"));
  made.kind = read_kind(value_under(node, "kind"));
  made.because = read_reason(value_under(node, "because"));
  made.at = node.at;
  made.rule = words_under(node, "rule");
  made.key = words_under(node, "key");
  made.words = words_under(node, "words");
  made.original = read_passage(node.find("original"));
  made.translation = read_passage(node.find("translation"));
  return made;
}

/// A text on one line, cut where it is long.
std::string kept(const std::string& text) {
  std::string line = visible(text);
  if (line.size() <= longest_passage) return line;
  std::size_t end = longest_passage;
  while (end > 0 && is_tail(line[end])) --end;
  return line.substr(0, end);
}

std::optional<AcceptedPassage> kept(const std::optional<Passage>& passage) {
  if (!passage) return std::nullopt;
  const std::string sentence = kept(passage->sentence.empty() ? passage->words : passage->sentence);
  return AcceptedPassage{passage->words.empty() ? sentence : kept(passage->words), sentence};
}

std::string line_of(std::string_view key, const std::optional<AcceptedPassage>& passage) {
  if (!passage) return "";
  const std::string words = passage->words == passage->sentence ? "" : "words: " + in_quotes(passage->words) + ", ";
  return "    " + std::string(key) + ": {" + words + "sentence: " + in_quotes(passage->sentence) + "}\n";
}

std::string line_of(std::string_view key, const std::string& text) {
  return text.empty() ? "" : "    " + std::string(key) + ": " + in_quotes(visible(text)) + "\n";
}

const std::string& key_of(const Finding& finding) {
  static const std::string none;
  return finding.original ? finding.original->key : finding.translation ? finding.translation->key : none;
}

PassageSaid said_in(const std::optional<AcceptedPassage>& passage, const Reading* text) {
  return passage ? said_in(passage->words, passage->sentence, text == nullptr ? nullptr : text->language) : PassageSaid{};
}

/// Finds, for entries whose fingerprint nobody has, the findings that say the same in other words.
class Rewording {
 public:
  explicit Rewording(const Audit& audit) : audit_(audit) {
    for (const Reading* text : {&audit.original, audit.translation ? &*audit.translation : nullptr})
      if (text != nullptr)
        for (const Unit& unit : text->document.source.units) keys_.insert(unit.key);
  }

  /// Whether an entry may be about a unit: about its own, and about any once the texts no longer have that.
  [[nodiscard]] bool may_be_in(const Acceptance& acceptance, const std::string& key) const {
    return acceptance.key.empty() || acceptance.key == key || !keys_.contains(acceptance.key);
  }

  void add(const Finding& finding, std::size_t index) {
    now_[std::string(name(finding.kind))].push_back({index, key_of(finding), said(kept(finding.original), kept(finding.translation), finding.kind, finding.rule)});
  }

  /// The findings that an entry may be about, the likeliest first, each with how likely it is.
  [[nodiscard]] std::vector<std::pair<double, std::size_t>> candidates(const Acceptance& acceptance) const {
    std::vector<std::pair<double, std::size_t>> found;
    const auto of_kind = now_.find(acceptance.kind);
    if (of_kind == now_.end() || (!acceptance.original && !acceptance.translation)) return found;
    const FindingSaid before = said(acceptance.original, acceptance.translation, kind_called(acceptance.kind)->kind, acceptance.rule);
    for (const Now& now : of_kind->second)
      if (const auto alike = same_fault(before, now.said); alike && may_be_in(acceptance, now.key)) found.emplace_back(*alike, now.index);
    return found;
  }

 private:
  struct Now {
    std::size_t index = 0;
    std::string key;
    FindingSaid said;
  };

  [[nodiscard]] FindingSaid said(const std::optional<AcceptedPassage>& original, const std::optional<AcceptedPassage>& translation,
                                 Kind kind, const std::string& rule) const {
    const Reading* const other = audit_.translation ? &*audit_.translation : nullptr;
    return {std::string(name(kind)), rule, said_in(original, &audit_.original), said_in(translation, other)};
  }

  const Audit& audit_;
  std::set<std::string> keys_;
  std::map<std::string, std::vector<Now>> now_;  ///< By kind.
};

/// An entry and a finding that says the same.
struct Likely {
  double alike = 0;
  std::size_t entry = 0;
  std::size_t finding = 0;
};

std::vector<Likely> likely_pairs(const Baseline& baseline, const std::vector<bool>& used, const Rewording& texts) {
  std::vector<Likely> pairs;
  for (std::size_t i = 0; i < baseline.accepted.size(); ++i) {
    if (used[i]) continue;
    for (const auto& [alike, finding] : texts.candidates(baseline.accepted[i])) pairs.push_back({alike, i, finding});
  }
  std::stable_sort(pairs.begin(), pairs.end(), [](const Likely& a, const Likely& b) { return a.alike > b.alike; });
  return pairs;
}

/// Marks the findings whose fingerprint an entry has; tells which entries were used.
std::vector<bool> mark_known(const Baseline& baseline, const Rewording& texts, std::vector<Finding>& findings) {
  std::unordered_multimap<std::string, std::size_t> known;
  for (std::size_t i = 0; i < baseline.accepted.size(); ++i) known.emplace(baseline.accepted[i].finding, i);
  std::vector<bool> used(baseline.accepted.size(), false);
  for (Finding& finding : findings) {
    const auto [begin, end] = known.equal_range(finding.fingerprint());
    const auto match = std::find_if(begin, end, [&](const auto& each) {
      const Acceptance& acceptance = baseline.accepted[each.second];
      return acceptance.kind == name(finding.kind) && texts.may_be_in(acceptance, key_of(finding));
    });
    if (match == end) continue;
    finding.accepted = baseline.accepted[match->second].because;
    used[match->second] = true;
  }
  return used;
}

/// Whether an entry of that kind is still without its finding.
bool is_wanted(const Baseline& baseline, const std::vector<bool>& used, Kind kind) {
  for (std::size_t i = 0; i < used.size(); ++i)
    if (!used[i] && baseline.accepted[i].kind == name(kind)) return true;
  return false;
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
      const Acceptance& last = baseline.accepted.back();
      if (!seen.insert(last.finding + " " + last.key).second)
        throw Problem(node.at, "the finding " + last.finding + " is accepted twice; drop one of them");
    }
    return baseline;
  });
}

Applied marked(const Baseline& baseline, const Audit& audit) {
  Applied applied{audit.findings, {}, {}};
  Rewording texts(audit);
  std::vector<bool> used = mark_known(baseline, texts, applied.findings);
  for (std::size_t i = 0; i < applied.findings.size(); ++i)
    if (!applied.findings[i].accepted && is_wanted(baseline, used, applied.findings[i].kind)) texts.add(applied.findings[i], i);
  for (const Likely& pair : likely_pairs(baseline, used, texts)) {
    Finding& finding = applied.findings[pair.finding];
    if (used[pair.entry] || finding.accepted) continue;
    finding.accepted = baseline.accepted[pair.entry].because;
    used[pair.entry] = true;
    applied.reworded.push_back(baseline.accepted[pair.entry]);
  }
  for (std::size_t i = 0; i < used.size(); ++i)
    if (!used[i]) applied.stale.push_back(baseline.accepted[i]);
  return applied;
}

std::string skeleton(const std::vector<Finding>& findings) {
  std::set<std::string> seen;
  std::string list;
  for (const Finding& finding : findings) {
    if (!seen.insert(identity(finding)).second) continue;
    list += entry_of(finding) + "    because:" + (finding.accepted ? " " + in_quotes(visible(*finding.accepted)) : "") + "\n";
  }
  return std::string(baseline_heading()) + (list.empty() ? "accepted: []\n" : "accepted:\n" + list);
}

std::string_view baseline_heading() {
  return "# Findings of `fathom audit` that are all right. Write down why behind each `because:`, or drop the entry.\n";
}

std::string identity(const Finding& finding) { return finding.fingerprint() + " " + key_of(finding); }

std::string entry_of(const Finding& finding) {
  return "  - finding: \"" + finding.fingerprint() + "\"\n    kind: " + std::string(name(finding.kind)) + "\n" +
         line_of("rule", finding.rule) + line_of("key", key_of(finding)) + line_of("original", kept(finding.original)) +
         line_of("translation", kept(finding.translation));
}

std::string entry_of(const Acceptance& acceptance) {
  return "  - finding: \"" + acceptance.finding + "\"\n    kind: " + acceptance.kind + "\n" + line_of("rule", acceptance.rule) +
         line_of("key", acceptance.key) + line_of("words", acceptance.words) + line_of("original", acceptance.original) +
         line_of("translation", acceptance.translation) + line_of("because", acceptance.because);
}

std::string entries_left_out(const std::vector<Finding>& all, const std::vector<Finding>& shown) {
  std::set<std::string> seen;
  for (const Finding& finding : shown) seen.insert(identity(finding));
  std::string list;
  for (const Finding& finding : all)
    if (finding.accepted && seen.insert(identity(finding)).second)
      list += entry_of(finding) + "    because: " + in_quotes(visible(*finding.accepted)) + "\n";
  return list;
}

std::string in_quotes(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) out += c == '"' || c == '\\' ? std::string{'\\', c} : std::string(1, c);
  return out + '"';
}

}  // namespace fathom::audit
