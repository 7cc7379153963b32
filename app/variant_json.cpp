#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "app/variant_findings.hpp"
#include "model/core/names.hpp"

namespace fathom::app {

namespace {

using Json = nlohmann::ordered_json;

/// The form of the report. It changes when a reader of the old form would misunderstand the new one.
constexpr int variant_form = 1;

Json node_of(const properties::Interval& interval) { return Json::array({interval.low, interval.high}); }

Json node_of(const Changed& change) {
  return {{"kind", name_of(change.kind)},
          {"name", change.name},
          {"entry", change.entry},
          {"rule", change.rule},
          {"was", change.was},
          {"now", change.now}};
}

Json node_of(const Turned& turned) {
  Json node{{"evidence", name_of(turned.now.evidence)},
            {"check", turned.now.check},
            {"rules", turned.now.rules},
            {"reads", turned.now.reads},
            {"reads_of_play", turned.now.reads_of_play},
            {"method", name_of(turned.now.basis.method)},
            {"was", name_of(turned.was)},
            {"now", name_of(turned.now.outcome)},
            {"cites_a_change", turned.cites_a_change},
            {"why", turned.now.why},
            {"told", turned.now.told}};
  if (!turned.now.file.empty()) node["file"] = turned.now.file;
  return node;
}

Json node_of(const std::vector<properties::HoleAtTable>& tables) {
  Json nodes = Json::array();
  for (const properties::HoleAtTable& table : tables)
    nodes.push_back({{"players", table.players}, {"plays", table.plays}, {"of", table.of}});
  return nodes;
}

Json node_of(const OpenedHole& hole) {
  return {{"rule", hole.rule},
          {"published", node_of(hole.published)},
          {"variant", node_of(hole.variant)},
          {"players", hole.players},
          {"actions", hole.actions},
          {"proved", hole.proved}};
}

Json node_of(const properties::Moved& row) {
  return {{"sort", name_of(row.sort)},
          {"what", row.what},
          {"rule", row.rule},
          {"unit", name_of(row.unit)},
          {"policy", name_of(row.policy)},
          {"players", row.players},
          {"pairs", row.pairs},
          {"published", row.published},
          {"variant", row.variant},
          {"difference", node_of(row.difference)},
          {"p", row.p},
          {"significant", row.significant}};
}

Json node_of(const properties::Restricted& row) {
  return {{"option", row.option},
          {"players", row.players},
          {"pairs", row.pairs},
          {"fair", row.fair},
          {"published", row.published},
          {"published_between", node_of(row.published_between)},
          {"variant", row.variant},
          {"variant_between", node_of(row.variant_between)},
          {"difference", node_of(row.difference)},
          {"gone_without", row.gone_without},
          {"gone_without_variant", row.gone_without_variant},
          {"p", row.p},
          {"significant", row.significant}};
}

Json node_of(const properties::Touched& row) {
  return {{"policy", name_of(row.policy)},
          {"players", row.players},
          {"plays", row.plays},
          {"touched", row.touched},
          {"touched_between", node_of(row.touched_between)},
          {"refused", row.refused},
          {"refused_between", node_of(row.refused_between)},
          {"otherwise", row.otherwise},
          {"ended", row.ended},
          {"decided", row.decided},
          {"decided_between", node_of(row.decided_between)},
          {"turned", row.turned},
          {"turned_between", node_of(row.turned_between)}};
}

Json node_of(const properties::Ranking& row) {
  return {{"what", row.what},
          {"policy", name_of(row.policy)},
          {"players", row.players},
          {"best_first", row.best_first},
          {"published", row.published},
          {"variant", row.variant},
          {"upside_down_published", row.upside_down_published},
          {"upside_down_variant", row.upside_down_variant}};
}

Json node_of(const properties::Divergence& divergence) {
  return {{"parts", name_of(divergence.parts)},
          {"allows", name_of(divergence.allows)},
          {"players", divergence.players},
          {"actions", divergence.actions},
          {"plays", divergence.plays},
          {"parted", divergence.parted},
          {"rules", divergence.rules},
          {"action", divergence.act},
          {"why", divergence.why},
          {"told", divergence.told}};
}

Json node_of(const SafeRange& range) {
  return {{"parameter", range.parameter}, {"published", range.published},
          {"variant", range.variant},     {"safe", Json::array({range.safe.from, range.safe.to})},
          {"below", range.below},         {"above", range.above},
          {"method", range.method},       {"proved", range.proved},
          {"falls", range.falls},         {"limits_nothing", range.limits_nothing}};
}

Json node_of(const Accepted& accepted) {
  return {{"kind", name_of(accepted.kind)}, {"what", accepted.what}, {"reason", accepted.reason}};
}

/// A passage as other forms show it: its sum, and whether it is folded away.
Json node_of(const Passage& passage) {
  return {{"name", passage.name}, {"sum", passage.sum}, {"folded", passage.fold == Fold::folded}};
}

Json node_of(VariantPart part) { return name_of(part); }

template <class Things>
Json list_of(const Things& things) {
  Json nodes = Json::array();
  for (const auto& thing : things) nodes.push_back(node_of(thing));
  return nodes;
}

}  // namespace

std::string as_json(const Consequences& found, const std::vector<Accepted>& accepted) {
  Json node{{"form", variant_form},
            {"game", found.game},
            {"variant", found.name},
            {"file", found.file},
            {"against", found.against},
            {"because", found.because},
            {"left_out", list_of(found.left_out)},
            {"seed", found.seed},
            {"changes", list_of(found.changes)},
            {"broken", list_of(found.broken)},
            {"expected", list_of(found.expected)},
            {"won", list_of(found.won)},
            {"aside", list_of(found.aside)},
            {"opened", list_of(found.opened)},
            {"closed", found.closed},
            {"accepted", list_of(accepted)}};
  node["parts"] = found.divergence ? node_of(*found.divergence) : Json(nullptr);
  node["moved"] = list_of(found.comparison.rows);
  node["worth"] = list_of(found.comparison.restricted);
  node["decides"] = list_of(found.comparison.touched);
  node["rankings"] = list_of(found.comparison.rankings);
  node["compared"] = {{"plays", found.comparison.plays},
                      {"actions", found.comparison.actions},
                      {"confidence", found.comparison.confidence},
                      {"error_rate", found.comparison.error_rate},
                      {"method", found.comparison.method}};
  node["safe"] = list_of(found.safe);
  node["holds"] = {{"laws", {found.laws, found.all_laws}},
                   {"theorems", {found.theorems, found.all_theorems}},
                   {"scenarios", {found.scenarios, found.all_scenarios}},
                   {"fell_before", found.fallen_before}};
  const Findings findings = findings_of(found, accepted);
  node["verdict"] = findings.verdict;
  node["alarming"] = findings.alarming;
  for (const Passage& passage : findings.passages) node["passages"].push_back(node_of(passage));
  return node.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace fathom::app
