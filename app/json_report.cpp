#include "app/json_report.hpp"

#include <nlohmann/json.hpp>
#include <optional>

#include "app/counts_read.hpp"
#include "app/errors.hpp"
#include "app/program_name.hpp"

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

Json to_node(const properties::Thing& thing) {
  Json node{{"rule", thing.rule}, {"how", name_of(thing.how)}};
  if (!thing.step.empty()) node["step"] = thing.step;
  node["players"] = thing.players;
  for (const properties::Way way : every<properties::Way>)
    if (thing.plays[index_of(way)] > 0) node["plays"][std::string(name_of(way))] = thing.plays[index_of(way)];
  node["first"] = {{"play", thing.after}, {"seconds", thing.seconds}};
  node["new"] = thing.is_new;
  return node;
}

Json to_node(const properties::Explored& all) {
  Json node{{"search", name_of(all.search)}, {"plays", all.plays}, {"plays_before", all.plays_before}};
  node["seconds"] = all.seconds;
  node["seconds_before"] = all.seconds_before;
  for (const properties::Way way : every<properties::Way>) node["plays_by"][std::string(name_of(way))] = all.plays_by[index_of(way)];
  const properties::Unseen& unseen = all.unseen;
  node["unseen"] = {{"sample", unseen.plays},        {"seen", unseen.seen},       {"seen_once", unseen.once},
                    {"seen_twice", unseen.twice},    {"new_each", unseen.new_each}, {"new_each_at_most", unseen.at_most},
                    {"unseen_at_least", unseen.at_least}};
  if (all.first_failure) node["first_failure"] = *all.first_failure;
  node["saved_positions"] = all.saved_positions;
  node["signs"] = all.signs;
  node["things"] = Json::array();
  for (const properties::Thing& thing : all.things) node["things"].push_back(to_node(thing));
  return node;
}

template <Named E>
E read_named(const Json& node, const char* key) {
  const auto text = node.get<std::string>();
  const std::optional<E> value = named<E>(text);
  if (!value) throw BadInput(std::string(key) + " is \"" + text + "\", which it cannot be");
  return *value;
}
template <Named E>
E read_name(const Json& node, const char* key) {
  return read_named<E>(node.at(key), key);
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
  report.maker = {node.value("fathom", ""), node.value("build", "")};
  report.command = node.at("command").get<std::string>();
  report.games = node.at("games").get<std::vector<std::string>>();
  report.house_rule = node.value("variant", "");
  report.components = node.value("components", "");
  report.joined = node.value("joined", std::vector<std::string>{});
  report.seed.root = read_count(node.at("seed").at("root"));
  if (node["seed"].contains("case")) report.seed.only = read_count(node["seed"]["case"]);
  if (node.contains("cases")) report.cases = read_count(node["cases"]);
  if (node.contains("seconds")) report.seconds = node["seconds"].get<double>();
  if (node.contains("players")) report.players = static_cast<int>(read_small_count(node["players"]));
  report.only = node.value("only", std::vector<std::string>{});
  const Json needed = node.value("needed", Json::array());
  for (const Json& each : needed) report.needed.push_back(read_named<Needed>(each, "needed"));
  report.rulebook = node.value("rulebook", "");
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

Maker this_program() { return {FATHOM_VERSION, program_build()}; }

Request request_of(const Report& report) {
  Request request;
  request.command = named<Command>(report.command).value_or(Command::gate);
  request.games = report.games;
  request.house_rule = report.house_rule;
  request.components = report.components;
  request.scenarios.joined = report.joined;
  request.seed = report.seed;
  request.cases = report.cases;
  request.seconds = report.seconds;
  request.players = report.players;
  request.only = report.only;
  request.needed = report.needed;
  request.rulebook = report.rulebook;
  return request;
}

std::string to_json(const Report& report) {
  Json node{{"fathom", report.maker.version}, {"form", report_form}};
  if (!report.maker.build.empty()) node["build"] = report.maker.build;
  node["command"] = report.command;
  node["games"] = report.games;
  if (!report.house_rule.empty()) node["variant"] = report.house_rule;
  if (!report.components.empty()) node["components"] = report.components;
  if (!report.joined.empty()) node["joined"] = report.joined;
  node["seed"]["root"] = report.seed.root;
  if (report.seed.only) node["seed"]["case"] = *report.seed.only;
  if (report.cases) node["cases"] = *report.cases;
  if (report.seconds) node["seconds"] = *report.seconds;
  if (report.players) node["players"] = *report.players;
  if (!report.only.empty()) node["only"] = report.only;
  for (const Needed each : report.needed) node["needed"].push_back(name_of(each));
  if (!report.rulebook.empty()) node["rulebook"] = report.rulebook;
  node["shard"] = {{"index", report.shard.index}, {"of", report.shard.of}};
  node["verdicts"] = Json::array();
  for (const Verdict& verdict : report.verdicts) node["verdicts"].push_back(to_node(verdict));
  for (const Verdict& verdict : report.replayed) node["replayed"].push_back(to_node(verdict));
  for (const Unreadable& each : report.unreadable) node["unreadable"].push_back(to_node(each));
  for (const auto& [game, all] : report.explored) node["explored"][game] = to_node(all);
  for (const auto& [game, shown] : report.showings)
    node["shown"][game] = {{"allows", Json(shown.allows)}, {"refuses", Json(shown.refuses)}, {"silent", Json(shown.silent)}};
  return node.dump(json_indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string to_json(const std::vector<SearchesCompared>& all, std::uint64_t cases) {
  Json node{{"fathom", FATHOM_VERSION}, {"cases", cases}, {"compared", Json::array()}};
  for (const SearchesCompared& each : all) {
    Json one{{"game", each.game}, {"what", each.what}};
    if (!each.rule.empty()) one["rule"] = each.rule;
    if (!each.accident.empty()) one["accident"] = each.accident;
    for (std::size_t search = 0; search < each.caught.size(); ++search) {
      Json& plays = one["plays"][std::string(name_of(every<properties::Search>[search]))] = Json::array();
      for (const std::optional<std::uint64_t>& caught : each.caught[search]) plays.push_back(caught ? Json(*caught) : Json());
    }
    node["compared"].push_back(std::move(one));
  }
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
