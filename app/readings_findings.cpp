#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/context.hpp"
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

using Tries = std::vector<const ReadingTried*>;

/// In how many pairs of plays with the same random numbers anything differs, over all policies and tables.
std::string differing(const properties::Comparison& comparison) {
  double otherwise = 0;
  double plays = 0;
  for (const properties::Touched& row : comparison.touched) {
    const bool has_sum = std::ranges::any_of(comparison.touched, [&](const properties::Touched& other) {
      return other.players == 0 && other.policy == row.policy;
    });
    if (has_sum && row.players != 0) continue;
    otherwise += row.otherwise * static_cast<double>(row.plays);
    plays += static_cast<double>(row.plays);
  }
  return plays == 0 ? "-" : number_of(100 * otherwise / plays, 1);
}

/// What moves most by more than chance: a player is asked for points before silences.
std::string moving_most(const properties::Comparison& comparison) {
  const Table table = table_of(comparison);
  const std::vector<const Row*> rows = rows_shown(table, Extent::telling);
  if (rows.empty()) return "nothing by more than chance";
  const Row& row = *rows.front();
  return row.what + " " + cell(table, row, "published") + " -> " + cell(table, row, "variant") + " (" +
         cell(table, row, "choices") + ")";
}

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
    row.cells = {can_be ? differing(tried.comparison) : "-", standing(tried),
                 can_be ? moving_most(tried.comparison) : tried.cannot_be};
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

nlohmann::ordered_json node_of_checks(const std::vector<Turned>& turned) {
  nlohmann::ordered_json nodes = nlohmann::ordered_json::array();
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

nlohmann::ordered_json node_of_tried(const ReadingTried& tried) {
  nlohmann::ordered_json node{{"rules", tried.rules},
                              {"readings", tried.values},
                              {"cannot_be", tried.cannot_be},
                              {"asked", tried.asked},
                              {"fails", node_of_checks(tried.fails)},
                              {"expected", node_of_checks(tried.expected)},
                              {"undecided", node_of_checks(tried.undecided)},
                              {"aside", node_of_checks(tried.aside)}};
  if (tried.comparison.plays > 0) {
    node["plays_differ"] = differing(tried.comparison);
    node["moves_most"] = moving_most(tried.comparison);
  }
  return node;
}

}  // namespace

Findings findings_of(const Readings& readings) {
  Findings findings;
  findings.title = "readings of " + readings.game;
  findings.game = readings.shard.of > 1
                      ? "part " + std::to_string(readings.shard.index) + " of " + std::to_string(readings.shard.of)
                      : counted(readings.alone.size(), "reading") + " besides the defaults";
  const Passage failing = fails(readings);
  const std::size_t tried = readings.alone.size() + readings.pairs.size();
  findings.alarming = readings.fails();
  const Passage undecided = undecided_in(readings);
  findings.verdict = !failing.findings.empty()     ? "Something fails in " + failing.sum
                     : !undecided.findings.empty() ? "Nothing fails, but something is undecided in " + undecided.sum
                                                   : "Everything holds or is aside in all of them";
  if (tried < readings.planned)
    findings.verdict =
        "Ended after " + std::to_string(tried) + " of " + std::to_string(readings.planned) + "; so far: " + findings.verdict;
  for (Passage passage : {table_of_readings(readings), pairs_of(readings), failing, undecided, impossible(readings),
                          aside_in(readings), expected_in(readings)})
    if (passage.says()) findings.passages.push_back(std::move(passage));
  findings.foot = "Seed " + std::to_string(readings.seed) +
                  ". A theorem that has not read a reading comes out as it does without it, and is not proved again.";
  return findings;
}

std::string as_json(const Readings& readings) {
  using Json = nlohmann::ordered_json;
  Json node{{"form", 1},
            {"game", readings.game},
            {"seed", readings.seed},
            {"shard", {readings.shard.index, readings.shard.of}},
            {"planned", readings.planned},
            {"readings", Json::array()},
            {"pairs", Json::array()}};
  for (const ReadingTried& tried : readings.alone) node["readings"].push_back(node_of_tried(tried));
  for (const ReadingTried& tried : readings.pairs) node["pairs"].push_back(node_of_tried(tried));
  return node.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Exit tell_readings(const Context& context) {
  const Registered& game = game_called(context.request.games.at(0));
  const VariantRequest& asked = context.request.variant;
  const auto report_on = [&](const Readings& so_far) {
    return asked.form == ReportForm::json ? as_json(so_far) : written(context, findings_of(so_far));
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
    readings = readings_tried(game, effort, [&](const Readings& so_far) { note_report(report_on(so_far), asked.output); });
  }
  note_report("", "");
  hand_over(context, report_on(readings));
  if (readings.fails()) return Exit::fails;
  return readings.is_undecided() ? Exit::undecided : Exit::holds;
}

}  // namespace fathom::app
