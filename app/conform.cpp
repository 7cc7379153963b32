#include "properties/conforming/conform.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <thread>
#include <utility>

#include "app/annotations.hpp"
#include "app/conforming.hpp"
#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/failures.hpp"
#include "app/files.hpp"
#include "app/keeping.hpp"
#include "app/program_name.hpp"
#include "app/progress.hpp"
#include "app/report.hpp"
#include "notation/yaml.hpp"

namespace fathom::app {
namespace {

using Clock = std::chrono::steady_clock;

/// What an engine is started with, as a shell takes it.
std::string engine_command(const Request& request) {
  std::string command = " --";
  for (const std::string& word : request.conform.command) command += " " + shell_word(word);
  return command;
}

conform::Options asked_of_engine(const Request& request) {
  conform::Options options;
  options.command = request.conform.command;
  options.limits.seconds = request.conform.answer_seconds;
  options.seed = request.seed.root;
  options.only_case = request.seed.only;
  options.players = request.players;
  options.cases = request.cases.value_or(options.cases);
  if (request.seed.only) options.cases = *request.seed.only + 1;
  options.shard = request.shard;
  if (request.seconds)
    options.until =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*request.seconds));
  const OnlyAsked only = only_asked(request);
  options.parts = only.parts;
  if (!only.names.empty()) options.parts.insert(options.parts.end(), {conform::Part::saved, conform::Part::scenarios});
  if (request.seed.only && options.parts.empty()) options.parts = {conform::Part::plays};
  if (!request.conform.mapping.empty())
    options.mapping =
        in_file(request.conform.mapping, [&] { return conform::Mapping(read_yaml_file(request.conform.mapping)); });
  return options;
}

/// The readings by which the engine plays: those it declares, and over them those that were asked for.
std::vector<conform::Declared> readings_of(const Registered& game, const conform::Greeting& greeting,
                                           const Request& request) {
  std::vector<conform::Declared> readings;
  const auto set = [&](const std::string& rule, const std::string& reading) {
    std::erase_if(readings, [&](const conform::Declared& said) { return said.rule == rule; });
    const auto known = std::ranges::find(game.readings, rule, &ReadingShown::rule);
    readings.push_back({rule, reading, known == game.readings.end() ? "" : known->values.at(0)});
  };
  for (const auto& [rule, reading] : greeting.readings.items())
    set(rule, reading.is_string() ? reading.get<std::string>() : reading.dump());
  for (const std::string& asked : request.conform.readings) {
    const std::size_t equals = asked.find('=');
    if (equals == std::string::npos)
      throw BadUsage("--reading " + asked + ": expected RULE=READING, as kraken.order=seat_order");
    set(asked.substr(0, equals), asked.substr(equals + 1));
  }
  return readings;
}

std::any with_readings(const Registered& game, const std::any& rules, const std::vector<conform::Declared>& readings) {
  if (readings.empty()) return rules;
  Node said = Node::map();
  for (const conform::Declared& each : readings) said.add(each.rule, Node::scalar(each.reading));
  Node variant = Node::map();
  variant.add("game", Node::scalar(game.name));
  variant.add("variant", Node::scalar("the engine's readings"));
  variant.add("reading", std::move(said));
  return game.with_variant_text(rules, "readings", print_yaml(variant)).game;
}

/// Whether the rules asked for are others than those that the engine plays by itself.
bool is_variant(const Request& request) { return !request.house_rule.empty() || !request.components.empty(); }

/// Leads several engines at once along plays dealt out among them.
conform::Result run(const Registered& game, const std::any& rules, const conform::Options& options, int jobs) {
  std::vector<conform::Result> results(static_cast<std::size_t>(jobs));
  std::vector<std::exception_ptr> failed(results.size());
  const auto job = [&](std::size_t nth) {
    try {
      conform::Options mine = options;
      mine.shard = {options.shard.index + options.shard.of * static_cast<std::uint32_t>(nth),
                    options.shard.of * static_cast<std::uint32_t>(jobs)};
      if (nth > 0) mine.progress = nullptr;
      results[nth] = game.conform(rules, mine);
    } catch (...) {
      failed[nth] = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;
    for (std::size_t nth = 1; nth < results.size(); ++nth) others.emplace_back(job, nth);
    job(0);
  }
  for (const std::exception_ptr& each : failed)
    if (each) std::rethrow_exception(each);
  return conform::joined(std::move(results));
}

/// The part of the whole in which a fault of this kind shows.
conform::Part part_of(conform::Wrong what) {
  using conform::Part;
  using conform::Wrong;
  switch (what) {
    case Wrong::accepts_illegal:
      return Part::attempts;
    case Wrong::lists_illegal:
    case Wrong::misses_legal:
      return Part::lists;
    case Wrong::wrong_state:
      return Part::seen;
    case Wrong::tells_hidden:
      return Part::hidden;
    case Wrong::wrong_score:
      return Part::scores;
    default:
      return Part::plays;
  }
}
bool shows_in(const Verdict& fault, conform::Part part) {
  const auto what = named<conform::Wrong>(fault.check.substr(0, fault.check.find('/')));
  return what && (part_of(*what) == part || (conform::is_source(part) && part_of(*what) == conform::Part::plays));
}

/// What holds, as far as so many tries tell: each part in which nothing was found. Nothing was tried at all where no play
/// was led to its end, which is no pass.
std::vector<Verdict> parts_of(const Registered& game, const conform::Result& result) {
  std::vector<Verdict> parts;
  for (const conform::Part part : every<conform::Part>) {
    const std::uint64_t tried = result.tried[index_of(part)];
    if (tried == 0) continue;
    if (std::ranges::any_of(result.faults, [&](const Verdict& fault) { return shows_in(fault, part); })) continue;
    Verdict verdict;
    verdict.evidence = Evidence::engine;
    verdict.game = game.name;
    verdict.check = name_of(part);
    verdict.outcome = Outcome::holds;
    verdict.basis = {Method::sampled, std::string(name_of(part)), tried, {}};
    verdict.cost.cases = tried;
    if (part == conform::Part::plays) verdict.cost.actions = result.actions;
    parts.push_back(std::move(verdict));
  }
  const auto led = [&](conform::Part part) { return conform::is_source(part) && result.tried[index_of(part)] > 0; };
  if (result.faults.empty() && std::ranges::none_of(every<conform::Part>, led)) {
    Verdict nothing;
    nothing.evidence = Evidence::engine;
    nothing.game = game.name;
    nothing.check = name_of(conform::Part::plays);
    nothing.outcome = Outcome::skipped;
    nothing.why = "nothing was played";
    for (const auto& [why, many] : result.not_led) nothing.why += "; " + why;
    parts.push_back(std::move(nothing));
  }
  return parts;
}

/// Whether this run tries all there is, so that a known fault that it does not meet is mended.
bool is_whole(const Request& request) {
  return request.only.empty() && request.shard.of == 1 && !request.seed.only && !request.players && !request.seconds;
}

/// Faults that are known are expected, and those that are known and not met are no pass.
void expect_known(Conforming& conforming, const Request& request) {
  std::vector<bool> met(conforming.known.size(), false);
  for (Verdict& fault : conforming.faults)
    for (std::size_t i = 0; i < met.size(); ++i)
      if (is_meant(conforming.known[i], Consequence::fault, fault.check)) {
        fault.expected = Outcome::fails;
        met[i] = true;
      }
  for (std::size_t i = 0; i < met.size() && is_whole(request) && !conforming.result.cut_short; ++i) {
    if (met[i]) continue;
    Verdict mended;
    mended.evidence = Evidence::engine;
    mended.game = conforming.game;
    mended.check = conforming.known[i].what;
    mended.outcome = Outcome::holds;
    mended.expected = Outcome::fails;
    mended.why = "it is not met in " + counted(conforming.result.tried[index_of(conform::Part::plays)], "play") +
                 ": take it out of " + conforming.known[i].place;
    conforming.faults.push_back(std::move(mended));
  }
}

/// Saves the plays that show new faults, and says how each is brought back.
void keep(const Registered& game, const Request& request, const std::string& engine, std::vector<Verdict>& faults,
          std::ostream& err) {
  const std::string command = as_typed("fathom conform " + game.name);
  const std::string rest = same_rules(request) + engine_command(request);
  illustrate(game, request, faults);
  for (Verdict& fault : faults) {
    if (fault.again.starts_with("--games")) fault.again = "--games " + shell_word(fault.file) + " --only games";
    if (!fault.again.empty()) fault.again = command + " " + fault.again + rest;
    if (!fault.trace.has_value()) continue;
    const std::string yaml = game.trace_yaml(fault.trace, {{}, {}});
    fault.trace = yaml;
    if (!fault.file.empty() || as_expected(fault)) continue;
    try {
      const std::filesystem::path file = save_failure(failures_of_engine(engine), fault.check, with_heading(fault, yaml));
      fault.file = file.string();
      fault.again = command + " --only " + file.stem().string() + rest;
    } catch (const BadInput& error) {
      err << "fathom: " << error.what() << "; the play is in the report\n";
    }
  }
}

void write_known(const Conforming& conforming, const std::string& file) {
  std::vector<Accepted> all = conforming.known;
  for (const Verdict& fault : conforming.faults)
    if (fault.outcome == Outcome::fails && accepted_for(all, Consequence::fault, fault.check) == nullptr)
      all.push_back({Consequence::fault, fault.check, "", fault.check});
  write_file(file, "# Faults of an engine that are known, and why they may stay for now: fathom conform ... --known " +
                       file + "\n" + accepted_yaml(all));
}

/// The report in the other forms that were asked for.
void show_elsewhere(const Context& context, const Conforming& found) {
  const PagesRequest& asked = context.request.pages;
  if (!asked.html.empty()) write_file(asked.html, as_html(findings_of(found)));
  if (!asked.markdown.empty()) write_file(asked.markdown, as_markdown(findings_of(found)));
  for (const Verdict& fault : found.faults)
    if (asked.annotates && !as_expected(fault)) context.out << annotation(fault);
}

}  // namespace

Exit conform_engine(const Context& context) {
  const Request& request = context.request;
  const Registered& game = game_called(request.games.empty() ? games()[0].name : request.games.front());
  const ChangedGame changed = game_asked(game, request);
  Conforming found{game.name, changed.name, {}, {}, {}, {}, {}, 0};
  if (!request.conform.known.empty()) found.known = read_accepted(request.conform.known, of_engines);
  conform::Options options = asked_of_engine(request);
  options.is_known = [&found](const std::string& check) {
    return accepted_for(found.known, Consequence::fault, check) != nullptr;
  };
  const auto begun_at = Clock::now();
  const conform::Greeted greeted = conform::greet(options.command, options.limits, game.name);
  options.readings = readings_of(game, greeted.greeting, request);
  for (const conform::Declared& each : options.readings) found.readings.push_back(each.rule + ": " + each.reading);
  const std::any rules = with_readings(game, changed.game, options.readings);
  if (!greeted.fault && is_variant(request) && !greeted.greeting.can(conform::Ability::variants)) {
    found.result.greeting = greeted.greeting;
    found.result.not_led["by other rules, and it does not support variants"] = 1;
  } else {
    if (!greeted.fault) options.led = led_along(game, rules, request, greeted.greeting.name);
    Progress progress("conform");
    options.progress = [&](std::uint64_t done, std::uint64_t of) { progress(done, of); };
    found.result = run(game, rules, options, request.conform.jobs);
  }
  found.seconds = std::chrono::duration<double>(Clock::now() - begun_at).count();
  found.parts = parts_of(game, found.result);
  found.faults = found.result.faults;
  expect_known(found, request);
  keep(game, request, greeted.greeting.name, found.faults, context.err);
  if (!request.conform.write_known.empty()) write_known(found, request.conform.write_known);

  Report report = begun(request);
  report.games = {game.name};
  report.verdicts = found.parts;
  report.verdicts.insert(report.verdicts.end(), found.faults.begin(), found.faults.end());
  if (request.detail == Detail::all) context.out << heading(found, context.paint);
  if (!found.faults.empty()) context.out << listing(context.paint, found.faults);
  show_elsewhere(context, found);
  return finished(context, report);
}

}  // namespace fathom::app
