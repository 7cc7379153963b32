#include "audit/report/json_report.hpp"

#include "audit/report/json.hpp"

namespace fathom::audit {
namespace {

/// The form of the report. It changes when a reader of the old form would misunderstand the new one.
constexpr int form = 1;

Json to_node(const Position& position) { return {{"line", position.line}, {"column", position.column}}; }

Json to_node(const Audit& audit, const Passage& passage) {
  return {{"side", name(passage.side)},      {"file", file_of(audit, passage.side)},
          {"first", to_node(passage.first)}, {"last", to_node(passage.last)},
          {"begin", passage.at.begin},       {"end", passage.at.end},
          {"words", passage.words},          {"sentence", passage.sentence}};
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
  return {{"side", name(side)},
          {"file", document.source.name},
          {"language", language_code(reading)},
          {"lines", document.source.lines.size()},
          {"sentences", document.sentences.size()}};
}

}  // namespace

std::string to_json(const Audit& audit, const Circumstances& circumstances) {
  Json node{{"fathom", circumstances.version}, {"form", form}, {"command", "audit"}};
  node["texts"].push_back(text_node(audit.original, Side::original));
  if (audit.translation) node["texts"].push_back(text_node(*audit.translation, Side::translation));
  if (!circumstances.baseline.empty()) node["baseline"] = circumstances.baseline;
  const Tally sum = tally(audit.findings);
  node["counts"] = {{"error", sum.errors}, {"warning", sum.warnings}, {"note", sum.notes}, {"accepted", sum.accepted}};
  node["findings"] = Json::array();
  for (const Finding& finding : audit.findings) node["findings"].push_back(to_node(audit, finding));
  return printed(node);
}

}  // namespace fathom::audit
