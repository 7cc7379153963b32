#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/context.hpp"
#include "app/counts_read.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/findings_written.hpp"
#include "app/interruption.hpp"
#include "app/program_name.hpp"
#include "app/readings.hpp"
#include "app/variant_asked.hpp"
#include "app/variant_numbers.hpp"
#include "app/variant_turned.hpp"
#include "app/variant_words.hpp"
#include "model/core/names.hpp"
#include "model/core/words.hpp"

// What came of trying readings, as a report has it, and the command.

namespace fathom::app {
namespace {

using Json = nlohmann::ordered_json;

std::string standing(const ReadingTried& tried) {
  if (!tried.cannot_be.empty()) return "cannot be";
  std::vector<std::string> parts;
  if (!tried.fails.empty())
    parts.push_back(std::to_string(tried.fails.size()) + (tried.fails.size() == 1 ? " fails" : " fail"));
  if (!tried.undecided.empty()) parts.push_back(std::to_string(tried.undecided.size()) + " undecided");
  if (!tried.expected.empty()) parts.push_back(std::to_string(tried.expected.size()) + " expected");
  if (!tried.aside.empty()) parts.push_back(std::to_string(tried.aside.size()) + " aside");
  return parts.empty() ? "all hold" : dotted(parts);
}

Passage table_of_readings(const Readings& readings) {
  Passage passage;
  passage.name = "readings";
  passage.explanation =
      "Each reading taken instead of the default: in how many plays anything differs, what moves most, and how "
      "laws, scenarios and theorems stand in it.";
  passage.sum = counted(readings.alone.size(), "reading");
  passage.table.of = "reading";
  passage.table.columns = {{"plays differ %", Side::right, Need::always, {}},
                           {"stands", Side::left, Need::always, {}},
                           {"moves most", Side::left, Need::always, {}}};
  for (const ReadingTried& tried : readings.alone) {
    const bool can_be = tried.cannot_be.empty();
    Row row;
    row.what = tried.name();
    row.cells = {tried.plays_differ.empty() ? "-" : tried.plays_differ, standing(tried),
                 can_be ? tried.moves_most : tried.cannot_be};
    row.tone = tried.fails.empty() ? Tone::plain : Tone::bad;
    passage.table.rows.push_back(std::move(row));
  }
  return passage;
}

/// The readings and pairs of which there is something to say.
template <class Says>
Passage passage_about(const Readings& readings, std::string name, std::string explanation, Says says) {
  Passage passage;
  passage.name = std::move(name);
  passage.explanation = std::move(explanation);
  for (const std::vector<ReadingTried>* list : {&readings.alone, &readings.pairs})
    for (const ReadingTried& tried : *list) {
      Finding finding;
      finding.subject = tried.name();
      if (says(tried, finding)) passage.findings.push_back(std::move(finding));
    }
  const std::size_t many = passage.findings.size();
  passage.sum = many == 1 ? passage.findings.front().subject : std::to_string(many) + " readings or pairs";
  return passage;
}

/// What a variant file says that takes these readings.
std::string as_variant(const ReadingTried& tried) {
  std::string said;
  for (std::size_t i = 0; i < tried.rules.size(); ++i)
    said += (i == 0 ? "" : ", ") + tried.rules[i] + ": " + tried.values[i];
  return "reading: { " + said + " }";
}

/// The verdict's check, and why it comes out otherwise.
Item item_of(const Turned& turned) { return {check_called(turned.now), without_place(turned.now.why)}; }

Passage fails(const Readings& readings) {
  return passage_about(
      readings, "fails",
      "What turns though it neither speaks of what is read otherwise nor has read it; of two readings together, "
      "what falls with neither alone.",
      [](const ReadingTried& tried, Finding& finding) {
        finding.tone = Tone::bad;
        for (const Turned& turned : tried.fails) finding.items.push_back(item_of(turned));
        finding.says = counted(tried.fails.size(), "check") + (tried.fails.size() == 1 ? " turns" : " turn");
        finding.evidence.push_back("as a variant: " + as_variant(tried));
        return !tried.fails.empty();
      });
}

Passage undecided_in(const Readings& readings) {
  return passage_about(readings, "undecided", "Theorems whose time ran out, in the reading or with the defaults: no pass.",
                       [](const ReadingTried& tried, Finding& finding) {
                         finding.tone = Tone::doubtful;
                         for (const Turned& turned : tried.undecided) finding.items.push_back(item_of(turned));
                         return !tried.undecided.empty();
                       });
}

Passage impossible(const Readings& readings) {
  return passage_about(readings, "cannot be", "Readings with which nobody could set the game up, and why.",
                       [](const ReadingTried& tried, Finding& finding) {
                         finding.says = tried.cannot_be;
                         return !tried.cannot_be.empty();
                       });
}

Passage aside_in(const Readings& readings) {
  Passage passage = passage_about(readings, "aside", "What says nothing in a reading, and why.",
                                  [](const ReadingTried& tried, Finding& finding) {
                                    for (const Turned& turned : tried.aside) finding.items.push_back(item_of(turned));
                                    return !tried.aside.empty() && tried.rules.size() == 1;
                                  });
  passage.fold = Fold::folded;
  return passage;
}

Passage expected_in(const Readings& readings) {
  Passage passage = passage_about(readings, "expected", "What turns with a reading that it speaks of or has read.",
                                  [](const ReadingTried& tried, Finding& finding) {
                                    for (const Turned& turned : tried.expected)
                                      finding.items.push_back({check_called(turned.now), {}});
                                    return !tried.expected.empty() && tried.rules.size() == 1;
                                  });
  passage.fold = Fold::folded;
  return passage;
}

Passage pairs_of(const Readings& readings) {
  Passage passage;
  passage.name = "pairs";
  passage.explanation = "Every two readings of different rules together.";
  if (readings.pairs.empty()) return passage;
  std::size_t cannot_be = 0;
  std::size_t falling = 0;
  std::size_t asked = 0;
  for (const ReadingTried& tried : readings.pairs) {
    cannot_be += tried.cannot_be.empty() ? 0U : 1U;
    falling += tried.fails.empty() ? 0U : 1U;
    asked += tried.asked;
  }
  Finding finding;
  finding.says = std::to_string(readings.pairs.size() - cannot_be - falling) + " of " +
                 counted(readings.pairs.size(), "pair") + " hold, " + std::to_string(cannot_be) + " cannot be, " +
                 std::to_string(falling) + " fail; " + count(asked) + " checks asked";
  passage.sum = finding.says;
  passage.findings.push_back(std::move(finding));
  return passage;
}

Json node_of_checks(const std::vector<Turned>& turned) {
  Json nodes = Json::array();
  for (const Turned& each : turned)
    nodes.push_back({{"evidence", name_of(each.now.evidence)},
                     {"check", each.now.check},
                     {"was", name_of(each.was)},
                     {"now", name_of(each.now.outcome)},
                     {"rules", each.now.rules},
                     {"reads", each.now.reads},
                     {"why", each.now.why}});
  return nodes;
}

Json node_of_tried(const ReadingTried& tried) {
  Json node{{"rules", tried.rules},
                              {"readings", tried.values},
                              {"place", tried.place},
                              {"cannot_be", tried.cannot_be},
                              {"asked", tried.asked},
                              {"fails", node_of_checks(tried.fails)},
                              {"expected", node_of_checks(tried.expected)},
                              {"undecided", node_of_checks(tried.undecided)},
                              {"aside", node_of_checks(tried.aside)}};
  if (!tried.plays_differ.empty()) {
    node["plays_differ"] = tried.plays_differ;
    node["moves_most"] = tried.moves_most;
  }
  return node;
}

}  // namespace

namespace {

/// `12 of 40 are missing`, and which.
Passage parts_missing(const Readings& readings) {
  Passage passage;
  passage.name = "missing";
  passage.explanation = "Parts of the run that are not there: what they would say is not known.";
  for (const Verdict& part : readings.missing) {
    Finding finding;
    finding.tone = Tone::doubtful;
    finding.subject = part.check;
    finding.evidence = {part.again};
    passage.findings.push_back(std::move(finding));
  }
  passage.sum = counted(readings.missing.size(), "part");
  return passage;
}

std::string verdict_on(const Readings& readings) {
  const Passage failing = fails(readings);
  const Passage undecided = undecided_in(readings);
  std::string verdict = !failing.findings.empty()     ? "Something fails in " + failing.sum
                        : !undecided.findings.empty() ? "Nothing fails, but something is undecided in " + undecided.sum
                                                      : "Everything holds or is aside in all of them";
  const std::size_t tried = readings.alone.size() + readings.pairs.size();
  if (!readings.missing.empty())
    verdict = counted(readings.missing.size(), "part") + " missing: undecided; in the others: " + verdict;
  if (tried < readings.planned)
    verdict = "Ended after " + std::to_string(tried) + " of " + std::to_string(readings.planned) + "; so far: " + verdict;
  return verdict;
}

}  // namespace

Findings findings_of(const Readings& readings) {
  Findings findings;
  const Shard& shard = readings.run.shard;
  findings.title = "readings of " + readings.game;
  findings.game = shard.of > 1 ? "part " + std::to_string(shard.index) + " of " + std::to_string(shard.of)
                               : counted(readings.alone.size(), "reading") + " besides the defaults";
  findings.alarming = readings.fails();
  findings.verdict = verdict_on(readings);
  for (Passage passage : {table_of_readings(readings), pairs_of(readings), fails(readings), undecided_in(readings),
                          parts_missing(readings), impossible(readings), aside_in(readings), expected_in(readings)})
    if (passage.says()) findings.passages.push_back(std::move(passage));
  findings.foot = "Seed " + std::to_string(readings.run.seed.root) +
                  ". A theorem that has not read a reading comes out as it does without it, and is not proved again.";
  return findings;
}

Readings begun_readings(const Request& request) {
  Readings readings;
  readings.game = request.games.at(0);
  readings.run = begun(request);
  readings.plays = request.variant.plays;
  readings.takes_pairs = request.variant.pairs;
  return readings;
}

std::string as_json(const Readings& readings) {
  const Report& run = readings.run;
  Json node{{"form", 1}, {"fathom", run.maker.version}};
  if (!run.maker.build.empty()) node["build"] = run.maker.build;
  node["game"] = readings.game;
  node["seed"] = run.seed.root;
  if (run.cases) node["cases"] = *run.cases;
  if (run.players) node["players"] = *run.players;
  if (!run.only.empty()) node["only"] = run.only;
  if (readings.plays) node["plays"] = *readings.plays;
  node["takes_pairs"] = readings.takes_pairs;
  node["shard"] = {run.shard.index, run.shard.of};
  node["planned"] = readings.planned;
  node["readings"] = Json::array();
  node["pairs"] = Json::array();
  for (const ReadingTried& tried : readings.alone) node["readings"].push_back(node_of_tried(tried));
  for (const ReadingTried& tried : readings.pairs) node["pairs"].push_back(node_of_tried(tried));
  for (const Verdict& part : readings.missing) node["missing"].push_back(part.check);
  return node.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

namespace {

template <Named E>
E read_name_of(const Json& node, const char* key) {
  const std::optional<E> value = named<E>(node.at(key).get<std::string>());
  if (!value) throw BadInput(std::string(key) + " is " + node.at(key).dump() + ", which it cannot be");
  return *value;
}

std::vector<Turned> read_checks(const Json& nodes) {
  std::vector<Turned> all;
  for (const Json& node : nodes) {
    Turned turned{{}, read_name_of<Outcome>(node, "was"), false};
    turned.now.evidence = read_name_of<Evidence>(node, "evidence");
    turned.now.outcome = read_name_of<Outcome>(node, "now");
    turned.now.check = node.at("check").get<std::string>();
    turned.now.rules = node.at("rules").get<std::vector<std::string>>();
    turned.now.reads = node.at("reads").get<std::vector<std::string>>();
    turned.now.why = node.at("why").get<std::string>();
    all.push_back(std::move(turned));
  }
  return all;
}

ReadingTried read_tried(const Json& node, std::size_t rules) {
  ReadingTried tried;
  tried.rules = node.at("rules").get<std::vector<std::string>>();
  tried.values = node.at("readings").get<std::vector<std::string>>();
  if (tried.rules.size() != rules || tried.values.size() != rules)
    throw BadInput("expected " + counted(rules, "reading") + ", found " + node.at("readings").dump());
  tried.place = read_count(node.at("place"));
  tried.cannot_be = node.at("cannot_be").get<std::string>();
  tried.asked = read_count(node.at("asked"));
  tried.fails = read_checks(node.at("fails"));
  tried.expected = read_checks(node.at("expected"));
  tried.undecided = read_checks(node.at("undecided"));
  tried.aside = read_checks(node.at("aside"));
  tried.plays_differ = node.value("plays_differ", "");
  tried.moves_most = node.value("moves_most", "");
  return tried;
}

Readings read_node(const Json& node) {
  if (node.at("form") != 1) throw BadInput("the report has another form than this program writes");
  Readings readings;
  readings.game = node.at("game").get<std::string>();
  Report& run = readings.run;
  run.command = name_of(Command::readings);
  run.maker = {node.value("fathom", ""), node.value("build", "")};
  run.seed.root = read_count(node.at("seed"));
  if (node.contains("cases")) run.cases = read_count(node["cases"]);
  if (node.contains("players")) run.players = static_cast<int>(read_small_count(node["players"]));
  run.only = node.value("only", std::vector<std::string>{});
  if (node.contains("plays")) readings.plays = read_count(node["plays"]);
  readings.takes_pairs = node.value("takes_pairs", false);
  run.shard = {read_small_count(node.at("shard").at(0)), read_small_count(node["shard"].at(1))};
  if (run.shard.index >= run.shard.of) throw BadInput("there is no such shard");
  readings.planned = read_count(node.at("planned"));
  for (const Json& each : node.at("readings")) readings.alone.push_back(read_tried(each, 1));
  for (const Json& each : node.at("pairs")) readings.pairs.push_back(read_tried(each, 2));
  return readings;
}

}  // namespace

bool is_readings(std::string_view text) {
  const Json node = Json::parse(text, nullptr, false);
  return node.is_object() && node.contains("readings");
}

Readings read_readings(std::string_view text, const std::string& file) {
  try {
    return read_node(Json::parse(text));
  } catch (const BadInput& error) {
    throw BadInput(file + ": " + error.what());
  } catch (const nlohmann::json::exception& error) {
    throw BadInput(file + ": expected a JSON report of fathom readings: " + error.what());
  }
}

Exit exit_of(const Readings& readings) {
  if (readings.fails()) return Exit::fails;
  return readings.is_undecided() ? Exit::undecided : Exit::holds;
}

Exit tell_readings(const Context& context) {
  const Registered& game = game_called(context.request.games.at(0));
  const VariantRequest& asked = context.request.variant;
  const Readings begun = begun_readings(context.request);
  const auto with_what_was_asked = [&](Readings readings) {
    readings.run = begun.run;
    readings.plays = begun.plays;
    readings.takes_pairs = begun.takes_pairs;
    return readings;
  };
  Readings readings;
  {
    Progress progress("readings");
    ReadingsEffort effort{{}, context.request.only, context.request.shard, asked.pairs};
    effort.each.seed = context.request.seed.root;
    effort.each.players = context.request.players;
    effort.each.cases = context.request.cases.value_or(0);
    effort.each.plays = asked.plays.value_or(0);
    effort.each.threads = threads_asked(context.request);
    effort.each.progress = [&](std::string_view part, std::uint64_t done, std::uint64_t of) { progress(done, of, part); };
    readings = readings_tried(game, effort, [&](const Readings& so_far) {
      // Half a part in the folder of a run in parts would be taken for a whole one.
      if (!context.request.into.empty()) return;
      const Readings noted = with_what_was_asked(so_far);
      note_report(written(context, findings_of(noted), [&] { return as_json(noted); }), asked.output);
    });
  }
  note_report("", "");
  readings = with_what_was_asked(std::move(readings));
  hand_over(context, findings_of(readings), [&] { return as_json(readings); });
  return exit_of(readings);
}

}  // namespace fathom::app
