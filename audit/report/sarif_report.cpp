#include "audit/report/sarif_report.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "audit/report/json.hpp"

namespace fathom::audit {
namespace {

constexpr double whole_rank = 100;
constexpr std::string_view schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

Json rule_node(const KindShown& kind) {
  const std::string example(kind.example), remedy(kind.remedy);
  return {{"id", kind.name},
          {"name", kind.name},
          {"shortDescription", {{"text", kind.meaning}}},
          {"fullDescription", {{"text", std::string(kind.meaning) + "\n\n" + example}}},
          {"help", {{"text", example + "\n\n" + remedy}}},
          {"defaultConfiguration", {{"level", name(kind.usual)}}}};
}

Json driver_node(const std::string& version) {
  Json driver{{"name", "fathom audit"}, {"version", version}, {"rules", Json::array()}};
  for (const KindShown& kind : kinds()) driver["rules"].push_back(rule_node(kind));
  return driver;
}

/// Columns count characters; the end is the first character that no longer belongs to it.
Json region_node(const Source& source, const Passage& passage) {
  Json region{{"startLine", passage.first.line}, {"startColumn", passage.first.column}};
  const int behind = passage.at.empty() ? 0 : 1;
  region["endLine"] = std::max(passage.first.line, passage.last.line);
  region["endColumn"] = passage.last.column + behind;
  if (passage.at.begin < passage.at.end && passage.at.end <= source.text.size())
    region["snippet"] = {{"text", source.words(passage.at)}};
  return region;
}

Json location_node(const Audit& audit, const Passage& passage) {
  Json location{{"physicalLocation", {{"artifactLocation", {{"uri", uri_of(file_of(audit, passage.side))}}}}}};
  if (passage.first.line > 0)
    location["physicalLocation"]["region"] = region_node(reading_of(audit, passage.side).document.source, passage);
  if (!passage.unit.empty())
    location["logicalLocations"].push_back({{"fullyQualifiedName", passage.unit}, {"kind", "resource"}});
  return location;
}

Json related_nodes(const Audit& audit, const Finding& finding) {
  Json related = Json::array();
  const auto add = [&](const Passage& passage, const std::string& message) {
    Json location{{"id", related.size() + 1}};
    location.update(location_node(audit, passage));
    location["message"] = {{"text", message}};
    related.push_back(std::move(location));
  };
  if (finding.original && finding.translation) add(*finding.original, "The original says: " + finding.original->words);
  for (const Passage& passage : finding.elsewhere) add(passage, "Here too: " + passage.words);
  return related;
}

Json result_node(const Audit& audit, const Finding& finding) {
  Json result{{"ruleId", name(finding.kind)},
              {"ruleIndex", static_cast<std::size_t>(finding.kind)},
              {"level", name(finding.severity)},
              {"message", {{"text", finding.consequence.empty() ? std::string(name(finding.kind)) : finding.consequence}}},
              {"rank", finding.confidence * whole_rank},
              {"locations", Json::array()}};
  if (const Passage* const place = passage_to_mend(finding)) {
    result["locations"].push_back(location_node(audit, *place));
  } else {  // of the whole text
    Passage whole;
    result["locations"].push_back(location_node(audit, whole));
  }
  Json related = related_nodes(audit, finding);
  if (!related.empty()) result["relatedLocations"] = std::move(related);
  result["partialFingerprints"] = {{"fathom/v1", finding.fingerprint()}};
  if (finding.accepted) result["suppressions"].push_back({{"kind", "external"}, {"justification", *finding.accepted}});
  result["properties"]["confidence"] = finding.confidence;
  if (!finding.rule.empty()) result["properties"]["rule"] = finding.rule;
  return result;
}

Json artifact_node(const Reading& reading) {
  Json artifact{{"location", {{"uri", uri_of(reading.document.source.name)}}}, {"roles", {"analysisTarget"}}};
  if (!language_code(reading).empty()) artifact["properties"]["language"] = language_code(reading);
  return artifact;
}

Json failed_invocation_node(const std::vector<std::string>& refused) {
  Json node{{"executionSuccessful", false}, {"toolExecutionNotifications", Json::array()}};
  for (const std::string& why : refused)
    node["toolExecutionNotifications"].push_back({{"level", "error"}, {"message", {{"text", why}}}});
  return node;
}

}  // namespace

std::string uri_of(std::string_view file) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  constexpr std::string_view plain = "-._~/";
  const std::string path = std::filesystem::path(file).lexically_normal().generic_string();
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    const auto code = static_cast<unsigned char>(c);
    if (letter || plain.find(c) != std::string_view::npos) {
      uri += c;
    } else {
      uri += {'%', digits[code >> 4U], digits[code & 15U]};
    }
  }
  return uri;
}

std::string to_sarif(const Audit& audit, const Circumstances& circumstances) {
  return to_sarif(Collection{circumstances.version, {{&audit, circumstances}}, {}});
}

std::string to_sarif(const Collection& of) {
  Json run{{"tool", {{"driver", driver_node(of.version)}}},
           {"columnKind", "unicodeCodePoints"},
           {"artifacts", Json::array()},
           {"results", Json::array()}};
  std::set<std::string> listed;
  const auto list = [&](const Reading& text) {
    if (listed.insert(text.document.source.name).second) run["artifacts"].push_back(artifact_node(text));
  };
  for (const Reported& each : of.audits) {
    list(each.audit->original);
    if (each.audit->translation) list(*each.audit->translation);
    for (const Finding& finding : each.audit->findings) run["results"].push_back(result_node(*each.audit, finding));
  }
  if (!of.refused.empty()) run["invocations"] = Json::array({failed_invocation_node(of.refused)});
  const Json log{{"$schema", schema}, {"version", "2.1.0"}, {"runs", Json::array({std::move(run)})}};
  return printed(log);
}

}  // namespace fathom::audit
