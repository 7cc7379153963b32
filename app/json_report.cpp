#include "app/json_report.hpp"

#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/errors.hpp"

namespace fathom::app {
namespace {

using Json = nlohmann::ordered_json;

/// The form of the report. It changes when a reader of the old form would misunderstand the new one.
constexpr int report_form = 2;
constexpr int json_indent = 1;

Json to_node(const Basis& basis) {
  Json node{{"method", name_of(basis.method)}, {"domain", basis.domain}};
  if (basis.size > 0) node["size"] = basis.size;
  for (const Tie& tie : basis.ties)
    node["ties"].push_back({{"method", name_of(tie.method)}, {"cases", tie.cases}, {"domain", tie.domain}});
  return node;
}

Json to_node(const Verdict& verdict) {
  Json node{{"evidence", name_of(verdict.evidence)}, {"game", verdict.game}, {"check", verdict.check}};
  if (!verdict.claim.empty()) node["claim"] = verdict.claim;
  node["rules"] = verdict.rules;
  if (!verdict.reads.empty()) node["reads"] = verdict.reads;
  if (!verdict.reads_of_play.empty()) node["reads_of_play"] = verdict.reads_of_play;
  node["outcome"] = name_of(verdict.outcome);
  node["expected"] = name_of(verdict.expected);
  if (as_expected(verdict)) node["basis"] = to_node(verdict.basis);
  if (!verdict.why.empty()) node["why"] = verdict.why;
  if (!verdict.told.empty()) node["told"] = verdict.told;
  if (const auto* const trace = std::any_cast<std::string>(&verdict.trace)) node["story"] = *trace;
  if (!verdict.file.empty()) node["file"] = verdict.file;
  if (!verdict.again.empty()) node["again"] = verdict.again;
  for (const Reached& reached : verdict.reached)
    node["reached"].push_back(
        {{"what", reached.what}, {"count", reached.count}, {"of", reached.of}, {"wanted", reached.wanted}});
  node["cost"] = {{"seconds", verdict.cost.seconds}, {"cases", verdict.cost.cases}, {"actions", verdict.cost.actions}};
  return node;
}

Json to_node(const Unreadable& each) { return {{"game", each.game}, {"file", each.file}, {"why", each.why}}; }

template <Named E>
E read_name(const Json& node, const char* key) {
  const auto text = node.at(key).get<std::string>();
  const std::optional<E> value = named<E>(text);
  if (!value) throw BadInput(std::string(key) + " is \"" + text + "\", which it cannot be");
  return *value;
}

std::uint64_t read_count(const Json& node) {
  if (!node.is_number_unsigned()) throw BadInput("expected a count, found " + node.dump());
  return node.get<std::uint64_t>();
}

std::uint32_t read_small_count(const Json& node) {
  const std::uint64_t number = read_count(node);
  if (number > std::numeric_limits<std::uint32_t>::max()) throw BadInput("the count " + node.dump() + " is too large");
  return static_cast<std::uint32_t>(number);
}

Basis read_basis(const Json& node) {
  Basis basis{read_name<Method>(node, "method"), node.at("domain").get<std::string>(), 0, {}};
  if (node.contains("size")) basis.size = read_count(node["size"]);
  const Json ties = node.value("ties", Json::array());
  for (const Json& tie : ties)
    basis.ties.push_back(
        {read_name<Method>(tie, "method"), read_count(tie.at("cases")), tie.at("domain").get<std::string>()});
  return basis;
}

Verdict read_verdict(const Json& node) {
  Verdict verdict;
  verdict.evidence = read_name<Evidence>(node, "evidence");
  verdict.game = node.at("game").get<std::string>();
  verdict.check = node.at("check").get<std::string>();
  verdict.claim = node.value("claim", "");
  verdict.rules = node.at("rules").get<std::vector<std::string>>();
  verdict.reads = node.value("reads", std::vector<std::string>{});
  verdict.reads_of_play = node.value("reads_of_play", std::vector<std::string>{});
  verdict.outcome = read_name<Outcome>(node, "outcome");
  verdict.expected = read_name<Outcome>(node, "expected");
  if (node.contains("basis")) verdict.basis = read_basis(node["basis"]);
  verdict.why = node.value("why", "");
  verdict.told = node.value("told", std::vector<std::string>{});
  if (node.contains("story")) verdict.trace = node["story"].get<std::string>();
  verdict.file = node.value("file", "");
  verdict.again = node.value("again", "");
  const Json reaches = node.value("reached", Json::array());
  for (const Json& reached : reaches)
    verdict.reached.push_back({reached.at("what").get<std::string>(), read_count(reached.at("count")),
                               read_count(reached.at("of")), reached.at("wanted").get<double>()});
  const Json& cost = node.at("cost");
  verdict.cost = {cost.at("seconds").get<double>(), read_count(cost.at("cases")), read_count(cost.at("actions"))};
  return verdict;
}

ByRule read_by_rule(const Json& node) {
  ByRule all;
  for (const auto& [rule, scenarios] : node.items()) all[rule] = scenarios.get<std::vector<std::string>>();
  return all;
}

std::map<std::string, Showings> read_showings(const Json& node) {
  std::map<std::string, Showings> all;
  for (const auto& [game, shown] : node.items())
    all[game] = {read_by_rule(shown.at("allows")), read_by_rule(shown.at("refuses")),
                 read_by_rule(shown.value("silent", Json::object()))};
  return all;
}

Report read_report(const Json& node) {
  if (node.at("form") != report_form) throw BadInput("the report has another form than this program writes");
  Report report;
  report.command = node.at("command").get<std::string>();
  report.games = node.at("games").get<std::vector<std::string>>();
  report.house_rule = node.value("variant", "");
  report.components = node.value("components", "");
  report.joined = node.value("joined", std::vector<std::string>{});
  report.seed.root = read_count(node.at("seed").at("root"));
  if (node["seed"].contains("case")) report.seed.only = read_count(node["seed"]["case"]);
  if (node.contains("cases")) report.cases = read_count(node["cases"]);
  if (node.contains("seconds")) report.seconds = node["seconds"].get<double>();
  report.shard = {read_small_count(node.at("shard").at("index")), read_small_count(node["shard"].at("of"))};
  if (report.shard.index >= report.shard.of) throw BadInput("there is no such shard");
  for (const Json& verdict : node.at("verdicts")) report.verdicts.push_back(read_verdict(verdict));
  const Json unreadable = node.value("unreadable", Json::array());
  for (const Json& each : unreadable)
    report.unreadable.push_back(
        {each.value("game", ""), each.at("file").get<std::string>(), each.at("why").get<std::string>()});
  const Json replayed = node.value("replayed", Json::array());
  for (const Json& verdict : replayed) report.replayed.push_back(read_verdict(verdict));
  report.showings = read_showings(node.value("shown", Json::object()));
  return report;
}

}  // namespace

std::string to_json(const Report& report) {
  Json node{{"fathom", FATHOM_VERSION}, {"form", report_form}, {"command", report.command}, {"games", report.games}};
  if (!report.house_rule.empty()) node["variant"] = report.house_rule;
  if (!report.components.empty()) node["components"] = report.components;
  if (!report.joined.empty()) node["joined"] = report.joined;
  node["seed"]["root"] = report.seed.root;
  if (report.seed.only) node["seed"]["case"] = *report.seed.only;
  if (report.cases) node["cases"] = *report.cases;
  if (report.seconds) node["seconds"] = *report.seconds;
  node["shard"] = {{"index", report.shard.index}, {"of", report.shard.of}};
  node["verdicts"] = Json::array();
  for (const Verdict& verdict : report.verdicts) node["verdicts"].push_back(to_node(verdict));
  for (const Verdict& verdict : report.replayed) node["replayed"].push_back(to_node(verdict));
  for (const Unreadable& each : report.unreadable) node["unreadable"].push_back(to_node(each));
  for (const auto& [game, shown] : report.showings)
    node["shown"][game] = {{"allows", Json(shown.allows)}, {"refuses", Json(shown.refuses)}, {"silent", Json(shown.silent)}};
  return node.dump(json_indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string list_as_json(const std::vector<Verdict>& scenarios, const std::vector<Unreadable>& unreadable) {
  Json node{{"fathom", FATHOM_VERSION}, {"scenarios", Json::array()}};
  for (const Verdict& each : scenarios) {
    const std::size_t colon = each.file.rfind(':');
    Json one{{"game", each.game}, {"check", each.check}, {"scenario", each.told.empty() ? "" : each.told.front()}};
    one["cites"] = each.rules;
    if (!each.claim.empty()) one["claim"] = each.claim;
    one["file"] = each.file.substr(0, colon);
    one["line"] = std::stoi(each.file.substr(colon + 1));
    node["scenarios"].push_back(std::move(one));
  }
  for (const Unreadable& each : unreadable) node["unreadable"].push_back(to_node(each));
  return node.dump(json_indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

Report read_json(std::string_view text, const std::string& file) {
  try {
    return read_report(Json::parse(text));
  } catch (const BadInput& error) {
    throw BadInput(file + ": " + error.what());
  } catch (const nlohmann::json::exception& error) {
    throw BadInput(file + ": expected a JSON report of fathom: " + error.what());
  }
}

}  // namespace fathom::app
