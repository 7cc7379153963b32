#include "audit/report/json_report.hpp"

#include "audit/language/abilities.hpp"
#include "audit/report/json.hpp"

namespace fathom::audit {
namespace {

/// The form of the report. It changes when a reader of the old form would misunderstand the new one.
constexpr int form = 1;

Json to_node(const Position& position) { return {{"line", position.line}, {"column", position.column}}; }

Json to_node(const Audit& audit, const Passage& passage) {
  Json node{{"side", name(passage.side)},      {"file", file_of(audit, passage.side)},
            {"first", to_node(passage.first)}, {"last", to_node(passage.last)},
            {"begin", passage.at.begin},       {"end", passage.at.end},
            {"words", passage.words},          {"sentence", passage.sentence}};
  if (!passage.unit.empty()) node["unit"] = passage.unit;
  if (!passage.key.empty()) node["key"] = passage.key;
  return node;
}

Json to_node(const Audit& audit, const Finding& finding) {
  Json node{{"kind", name(finding.kind)},
            {"severity", name(finding.severity)},
            {"confidence", finding.confidence},
            {"fingerprint", finding.fingerprint()}};
  if (!finding.rule.empty()) node["rule"] = finding.rule;
  node["consequence"] = finding.consequence;
  if (finding.original) node["original"] = to_node(audit, *finding.original);
  if (finding.translation) node["translation"] = to_node(audit, *finding.translation);
  node["elsewhere"] = Json::array();
  for (const Passage& passage : finding.elsewhere) node["elsewhere"].push_back(to_node(audit, passage));
  if (finding.accepted) node["accepted"] = *finding.accepted;
  return node;
}

Json text_node(const Reading& reading, Side side) {
  const Document& document = reading.document;
  Json node{{"side", name(side)},
            {"file", document.source.name},
            {"language", language_code(reading)},
            {"lines", document.source.lines.size()},
            {"sentences", document.sentences.size()}};
  if (const OpenTally open = tally_open(document.source); open.all() > 0)
    node["open"] = {{"untranslated", open.untranslated}, {"fuzzy", open.fuzzy}};
  if (reading.language == nullptr) return node;
  node["checks"] = Json::object();  // whether the language has the words that each of them takes
  for (const Ability& check : checks_of(*reading.language)) node["checks"][std::string(check.name)] = check.has;
  return node;
}

Json to_node(const Tally& sum) {
  return {{"error", sum.errors}, {"warning", sum.warnings}, {"note", sum.notes}, {"accepted", sum.accepted}};
}

Json begun(const std::string& version) { return {{"fathom", version}, {"form", form}, {"command", "audit"}}; }

/// Adds the lines of a printed document, further to the right; without the end of the last.
void add_indented(std::string& text, std::string_view document, std::string_view indent) {
  document.remove_suffix(1);
  for (const char each : document) {
    text += each;
    if (each == '\n') text += indent;
  }
}

/// About how many bytes the findings take, rather too many: room that is not used costs nothing, room made anew costs a copy.
std::size_t likely_size(const Audit& audit) {
  static constexpr std::size_t names = 512;  // keys, numbers and blanks of a finding, or of a passage
  std::size_t size = 0;
  const auto add = [&](const Passage& passage) {
    size += names + file_of(audit, passage.side).size() + passage.words.size() + passage.sentence.size() + passage.unit.size() + passage.key.size();
  };
  for (const Finding& finding : audit.findings) {
    size += names + finding.consequence.size();
    for (const auto* passage : {&finding.original, &finding.translation})
      if (*passage) add(**passage);
    for (const Passage& passage : finding.elsewhere) add(passage);
  }
  return size;
}

/// What there is to say of one audit, added to `node`.
void add_all_but_findings(Json& node, const Audit& audit, const Circumstances& circumstances) {
  node["texts"].push_back(text_node(audit.original, Side::original));
  if (audit.translation) node["texts"].push_back(text_node(*audit.translation, Side::translation));
  if (!circumstances.baseline.empty()) node["baseline"] = circumstances.baseline;
  if (!circumstances.since.empty()) {
    node["since"] = circumstances.since;
    node["left_out"] = circumstances.left_out;
  }
  node["counts"] = to_node(tally(audit.findings));
}

void add(Json& node, const Audit& audit, const Circumstances& circumstances) {
  add_all_but_findings(node, audit, circumstances);
  node["findings"] = Json::array();
  for (const Finding& finding : audit.findings) node["findings"].push_back(to_node(audit, finding));
}

}  // namespace

std::string to_json(const Audit& audit, const Circumstances& circumstances) {
  Json node = begun(circumstances.version);
  add_all_but_findings(node, audit, circumstances);
  node["findings"] = Json::array();
  std::string text = printed(node);
  if (audit.findings.empty()) return text;
  // As a tree, the findings of a large pair take several times the memory of their text.
  static constexpr std::string_view empty_end = "]\n}\n";
  text.resize(text.size() - empty_end.size());
  text.reserve(text.size() + likely_size(audit));
  for (const Finding& finding : audit.findings) {
    text += &finding == &audit.findings.front() ? "\n  " : ",\n  ";
    add_indented(text, printed(to_node(audit, finding)), "  ");
  }
  text += "\n ]\n}\n";
  return text;
}

std::string to_json(const Collection& of) {
  Json node = begun(of.version);
  Tally sum;
  Json audits = Json::array();
  for (const Reported& each : of.audits) {
    sum = sum + tally(each.audit->findings);
    audits.emplace_back(Json::object());
    add(audits.back(), *each.audit, each.circumstances);
  }
  node["counts"] = to_node(sum);
  node["audits"] = std::move(audits);
  if (!of.refused.empty()) node["refused"] = of.refused;
  return printed(node);
}

}  // namespace fathom::audit
