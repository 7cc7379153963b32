#include "app/merge.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/gate.hpp"
#include "app/parts.hpp"
#include "app/program_name.hpp"
#include "app/report.hpp"
#include "app/sentences.hpp"
#include "properties/judge.hpp"

namespace fathom::app {
namespace {

std::string name(const Shard& shard) { return "shard " + std::to_string(shard.index) + "/" + std::to_string(shard.of); }

void expect_one_run(const std::vector<Report>& shards) {
  const Report& first = shards.front();
  for (const Report& shard : shards) {
    if (!is_same_run(shard, first) || shard.games != first.games)
      throw BadInput("the reports are not of one run: command, games, variant, components, seed, cases and time have to be the same");
    if (shard.shard.of != first.shard.of)
      throw BadInput("the reports are not of one run: " + name(first.shard) + " and " + name(shard.shard));
    if (std::ranges::count(shards, shard.shard, &Report::shard) > 1) throw BadInput(name(shard.shard) + " is there more than once");
  }
}

std::vector<Verdict> of_kind(const std::vector<Verdict>& verdicts, const std::string& game, Evidence evidence) {
  std::vector<Verdict> found;
  std::copy_if(verdicts.begin(), verdicts.end(), std::back_inserter(found),
               [&](const Verdict& verdict) { return verdict.game == game && verdict.evidence == evidence; });
  return found;
}

std::vector<Verdict> of_game(const std::vector<Verdict>& verdicts, const std::string& game) {
  std::vector<Verdict> found;
  std::copy_if(verdicts.begin(), verdicts.end(), std::back_inserter(found),
               [&](const Verdict& verdict) { return verdict.game == game; });
  return found;
}

/// Scenarios and theorems stand in one shard each, dealt out in turn; laws, and what an engine was asked, stand in every shard
/// with part of their cases.
std::vector<Verdict> put_together(const std::vector<Report>& shards, const std::string& game, Evidence evidence) {
  std::vector<std::vector<Verdict>> parts;
  for (const Report& shard : shards) parts.push_back(of_kind(shard.verdicts, game, evidence));
  if (evidence == Evidence::law) return properties::merged(parts);
  if (evidence == Evidence::engine) {
    std::vector<Verdict> all;
    for (std::vector<Verdict>& part : parts) conform::take_in(all, std::move(part));
    return all;
  }
  return interleaved(std::move(parts));
}

void append(std::vector<Verdict>& to, std::vector<Verdict> more) {
  std::move(more.begin(), more.end(), std::back_inserter(to));
}

void add(ByRule& to, const ByRule& more) {
  for (const auto& [rule, scenarios] : more) {
    std::vector<std::string>& all = to[rule];
    for (const std::string& scenario : scenarios)
      if (std::find(all.begin(), all.end(), scenario) == all.end()) all.push_back(scenario);
    std::sort(all.begin(), all.end());
  }
}

void print(const Context& context, const Registered& game, const Report& report) {
  context.out << headline(context.paint, game.name, game.rulebook) << "\n";
  for (const auto& [label, evidence] : {std::pair{"scenarios", Evidence::scenario}, std::pair{"laws", Evidence::law},
                                        std::pair{"theorems", Evidence::theorem}, std::pair{"mutants", Evidence::mutant},
                                        std::pair{"engine", Evidence::engine}}) {
    const std::vector<Verdict> verdicts = of_kind(report.verdicts, game.name, evidence);
    if (!verdicts.empty()) context.out << show(context.paint, {label, verdicts, 0, {}});
  }
}

/// Every report that was named, those of a folder in the place of its name.
std::vector<Report> reports_named(const std::vector<std::string>& files) {
  std::vector<Report> reports;
  for (const std::string& file : files) {
    std::error_code ignored;
    const std::vector<std::string> each = std::filesystem::is_directory(file, ignored) ? parts_in(file) : std::vector{file};
    for (const std::string& report : each) reports.push_back(read_json(read_file(report), report));
  }
  return reports;
}

}  // namespace

bool is_same_run(const Report& one, const Report& other) {
  return one.command == other.command && one.house_rule == other.house_rule && one.seed == other.seed &&
         one.cases == other.cases && one.seconds == other.seconds && one.components == other.components &&
         one.joined == other.joined;
}

std::vector<Verdict> missing_parts(const std::vector<Report>& shards) {
  std::vector<Verdict> missing;
  const std::uint32_t of = shards.empty() ? 0 : shards.front().shard.of;
  for (std::uint32_t index = 0; index < of; ++index) {
    const Shard part{index, of};
    if (std::ranges::find(shards, part, &Report::shard) != shards.end()) continue;
    Verdict verdict;
    verdict.evidence = Evidence::coverage;
    verdict.game = shards.front().games.empty() ? "" : shards.front().games.front();
    verdict.check = name(part);
    verdict.outcome = Outcome::skipped;
    verdict.why = "is missing";
    verdict.again = command_line(shards.front().command + (shards.front().games.size() == 1 ? " " + verdict.game : "") + " --shard " +
                                 std::to_string(index) + "/" + std::to_string(of) + " --json " + part_file_name(part));
    missing.push_back(std::move(verdict));
  }
  return missing;
}

Report merged(std::vector<Report> shards) {
  if (shards.empty()) throw BadInput("there is nothing to merge");
  expect_one_run(shards);
  std::sort(shards.begin(), shards.end(), [](const Report& a, const Report& b) { return a.shard.index < b.shard.index; });
  Report whole = std::move(shards.front());
  shards.front() = whole;
  whole.shard = Shard{};
  whole.verdicts.clear();
  whole.replayed.clear();
  whole.showings.clear();
  whole.unreadable.clear();
  for (const Report& shard : shards) {
    append(whole.replayed, shard.replayed);
    if (shard.unreadable.size() > whole.unreadable.size()) whole.unreadable = shard.unreadable;  // each has read every file
    for (const auto& [game, shown] : shard.showings) {
      add(whole.showings[game].allows, shown.allows);
      add(whole.showings[game].refuses, shown.refuses);
      add(whole.showings[game].silent, shown.silent);
    }
  }
  for (const std::string& game : whole.games)
    for (const Evidence evidence : {Evidence::scenario, Evidence::law, Evidence::theorem, Evidence::mutant, Evidence::engine})
      append(whole.verdicts, put_together(shards, game, evidence));
  return whole;
}

std::vector<Verdict> judged_by_reach(const Report& report, const std::string& game, std::uint64_t usual) {
  std::vector<Verdict> verdicts = of_game(report.verdicts, game);
  const bool whole = !report.seed.only && !report.seconds && report.cases.value_or(usual) >= usual;
  if (!whole) return verdicts;
  const auto laws = [](const Verdict& verdict) { return verdict.evidence == Evidence::law; };
  const auto begin = std::find_if(verdicts.begin(), verdicts.end(), laws);
  const auto end = std::find_if_not(begin, verdicts.end(), laws);
  std::vector<Verdict> judged = judged_by_box(properties::judged({begin, end}), report.components);
  std::move(judged.begin(), judged.end(), begin);
  return verdicts;
}

Exit merge_reports(const Context& context) {
  std::vector<Report> shards = reports_named(context.request.files);
  std::vector<Verdict> missing = missing_parts(shards);
  const Report parts = merged(std::move(shards));
  Report whole = parts;
  whole.verdicts.clear();
  int silences = 0;
  for (const std::string& name : parts.games) {
    const Registered& game = game_called(name);
    Report of_one = parts;
    of_one.verdicts = judged_by_reach(parts, name, game.usual_cases);
    print(context, game, of_one);
    if (parts.command == name_of(Command::gate)) {
      std::vector<Verdict> claims = claims_of(game, of_one), coverage = coverage_of(game, of_one);
      const std::vector<Backing> backed = backings(game.claims, of_one.verdicts);
      context.out << show(context.paint, claims_section(claims, backed));
      if (context.request.claims == Claims::listed) context.out << listing(backed);
      context.out << show(context.paint, coverage_section(game, coverage));
      append(of_one.verdicts, std::move(claims));
      append(of_one.verdicts, std::move(coverage));
      std::vector<Verdict> sentences = sentences_of(game, "");
      if (!sentences.empty()) context.out << show(context.paint, sentences_section(sentences));
      append(of_one.verdicts, std::move(sentences));
      silences += silences_of(game);
    }
    append(whole.verdicts, std::move(of_one.verdicts));
  }
  if (!missing.empty()) context.out << show(context.paint, {"parts", missing, 0, {}});
  append(whole.verdicts, std::move(missing));
  context.out << "\n" << closing(context.paint, whole.verdicts, silences);
  return finished(context, whole);
}

}  // namespace fathom::app
