// Any bytes, taken for a file of each kind that the program reads, are read or refused with one problem at its place; and what
// is read and written again is the same. Run by ci/fuzz.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/accepted.hpp"
#include "app/audit_project.hpp"
#include "app/conforming.hpp"
#include "app/errors.hpp"
#include "app/exceptions.hpp"
#include "app/files.hpp"
#include "app/json_report.hpp"
#include "app/keeping.hpp"
#include "app/merge.hpp"
#include "app/options.hpp"
#include "app/readings.hpp"
#include "app/registered.hpp"
#include "audit/editions/edition.hpp"
#include "audit/report/baseline.hpp"
#include "notation/fuzzed_readers.hpp"
#include "notation/notation.hpp"
#include "notation/yaml.hpp"
#include "properties/exhausting/saved.hpp"
#include "properties/exploring/saved.hpp"
#include "properties/saving.hpp"
#include "scenarios/pattern.hpp"
#include "scenarios/tidy.hpp"

namespace {

namespace fs = std::filesystem;
using namespace fathom;
using namespace fathom::app;

using fathom::fuzzing::require;
using fathom::fuzzing::Texts;

/// The file in which the bytes stand as well.
std::string file;

std::string text_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The project's own files of a kind, small enough to be changed many times.
Texts files_below(const char* folder, std::string_view ending = ".yaml") {
  constexpr std::uintmax_t largest = 8192;
  Texts texts;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(FATHOM_SOURCE_DIR) / folder))
    if (entry.is_regular_file() && entry.file_size() < largest && entry.path().native().ends_with(ending))
      texts.push_back(text_of(entry.path()));
  return texts;
}

/// The game that a document names; the first where it names none that there is.
const Registered& game_named(const Node& document) {
  const std::optional<std::string> name = game_of(document);
  const auto found = std::ranges::find_if(games(), [&](const Registered& game) { return name == game.name; });
  return found == games().end() ? games().front() : *found;
}

// --------------------------------------------------------------------------------------------------------------- YAML

void read_a_document(const std::string& text) {
  const Node document = read_yaml(text);
  require(read_yaml(print_yaml(document)) == document, "a document that was printed reads otherwise");
}

void read_scenarios(const std::string& text) {
  const Registered& game = game_named(read_yaml(text));
  game.scenario_text(game.published(), text, file, {});
}

void tidy(const std::string& text) {
  const std::string once = tidied(text);
  require(tidied(once) == once, "a file that is tidy is not left as it is");
}

void read_a_variant(const std::string& text) {
  const Registered& game = game_named(read_yaml(text));
  game.with_variant_text(game.published(), file, text);
}

void read_components(const std::string&) {
  std::size_t refused = 0;
  for (const Registered& game : games()) try {
      game.with_components(file);
    } catch (const Problem&) {
      if (++refused == games().size()) throw;
    }
}

void read_what_is_accepted(const std::string&) {
  const std::vector<Accepted> accepted = read_accepted(file);
  if (accepted.empty()) return;
  write_file(file, accepted_yaml(accepted));
  require(read_accepted(file).size() == accepted.size(), "what is accepted was written and reads otherwise");
}

void read_a_mapping(const std::string& text) {
  const auto state =
      notation::Json::parse(R"({"hand": {"S3": 1}, "players": {"Ann": {"melody": ["S3", 2]}}, "debug": null})");
  (void)conform::Mapping(read_yaml(text)).in_our_words(state, Seat::Ann);
}

// -------------------------------------------------------------------------------------------------------------- plays

/// A play as it is saved, as a trace that somebody wants told, and as a failure that is judged again.
void read_a_play(const std::string& text) {
  const Node document = read_yaml(text);
  const Registered& game = game_named(document);
  const std::any rules = game.published();
  const std::any trace = game.trace_in(rules, document);
  game.told(trace);
  game.retold(rules, document);
  const std::string written = game.trace_yaml(trace, {});
  const std::string again = game.trace_yaml(game.trace_in(rules, read_yaml(written)), {});
  require(again == written, "a play that was written reads otherwise");
  if (const std::optional<Heading> heading = heading_of(text); heading && heading->evidence == Evidence::law)
    game.judge(rules, heading->check, document);
}

Texts plays() {
  Texts texts;
  for (const Registered& game : games()) {
    const std::any rules = game.published();
    properties::Options few;
    few.cases = 1;
    few.threads = 1;
    Verdict verdict;
    verdict.check = game.check(rules, few).front().check;
    verdict.evidence = Evidence::law;
    std::string whole = game.trace_yaml(game.play(rules, game.fewest_players, 1), {});
    texts.push_back(with_heading(verdict, whole));
  }
  for (const std::string& scenario : files_below("scenarios"))
    if (texts.size() < 200 && scenario.find("examples:") == std::string::npos) texts.push_back(scenario);
  return texts;
}

void read_finished_games(const std::string&) {
  for (const Registered& game : games()) try {
      finished_games(game, game.published(), file);
    } catch (const Problem&) {
      if (&game == &games().back()) throw;
    }
}

Texts finished_games_logged() {
  return {R"({"new":{"players":3}}
{"set":{"state":{"step":"moving"}}}
{"apply":{"by":"Ann","pass":{}}}
{"scores":{"Ann":3}}
)",
          R"({"new":{"players":2,"change":{"setup.camels":3},"drop":["placing.on_ocean"]}}
{"id":1,"ok":true}
)"};
}

// ------------------------------------------------------------------------------------------------------------ reports

void read_a_report(const std::string& text) {
  if (is_readings(text)) {
    const std::string written = as_json(read_readings(text, file));
    require(as_json(read_readings(written, file)) == written, "a report on readings that was written reads otherwise");
    return;
  }
  Report report = read_json(text, file);
  const std::string written = to_json(report);
  require(to_json(read_json(written, file)) == written, "a report that was written reads otherwise");
  Joining joining;
  joining.add(std::move(report), file);
  to_json(joining.whole());
}

Texts reports() {
  Texts texts;
  for (const Registered& game : games()) {
    Report report;
    report.command = "check";
    report.games = {game.name};
    report.shard = {1, 3};
    properties::Options few;
    few.cases = 1;
    few.threads = 1;
    report.verdicts = game.check(game.published(), few);
    report.verdicts.resize(3);
    for (Verdict& verdict : report.verdicts) verdict.trace.reset();
    texts.push_back(to_json(report));
    report.command = "gate";
    report.verdicts = game.scenarios(game.published(), {{}, {0, 200}}).verdicts;
    for (Verdict& verdict : report.verdicts) verdict.trace.reset();
    texts.push_back(to_json(report));
    Readings readings;
    readings.game = game.name;
    readings.run = report;
    readings.run.command = "readings";
    readings.run.verdicts.clear();
    readings.alone.push_back({{"a.rule"}, {"b"}, "", 3, {}, {}, {}, {}, 0, "3.5", "the length"});
    texts.push_back(as_json(readings));
  }
  return texts;
}

// ------------------------------------------------------------------------------------- work under way, as it is saved

/// A file of saved work with a sum that is right, so that what stands before it is read.
void with_right_sum(const std::string& text) {
  properties::Checksum sum;
  sum.add(text.data(), text.size());
  const std::uint64_t right = sum.sum();
  std::ofstream(file, std::ios::binary | std::ios::app).write(reinterpret_cast<const char*>(&right), sizeof right);
}

void read_saved_work(const std::string& text) {
  with_right_sum(text);
  std::size_t refused = 0;
  const auto read = [&](const auto& reading) {
    try {
      reading();
    } catch (const std::runtime_error&) {
      ++refused;
    }
  };
  read([&] { properties::read_run(file, "key"); });
  read([&] { properties::read_search(file, "key"); });
  require(refused > 0, "one file is work of two kinds");
}

Texts saved_work() {
  const std::string saved = (fs::temp_directory_path() / ("fathom-seed-" + std::to_string(::getpid()))).string();
  Texts texts;
  const auto add = [&] {
    std::string text = text_of(saved);
    text.resize(text.size() - sizeof(std::uint64_t));  // its sum
    texts.push_back(std::move(text));
  };
  properties::SavedRun run;
  run.plays_by = {1, 2, 3};
  run.things.resize(2);
  run.asked.resize(2);
  run.fell.push_back({"a_law", 1, 2, 3, 4, 5, {}});
  run.corpora.resize(2);
  properties::write_run(saved, "key", run);
  add();
  properties::write_search(saved, {"key", {1, 2}, {3}, {4, 5}, 1, {6}, 7, 8, 9, 10, {11, 12}, {'a'}, 0.5});
  add();
  fs::remove(saved);
  return texts;
}

// -------------------------------------------------------------------------------------------------------------- words

void read_a_command_line(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line, '\n');) words.push_back(line);
  try {
    parse(words, [](const std::string&) { return std::optional<std::string>{}; });
  } catch (const BadUsage&) {  // refused
  }
}

Texts command_lines() {
  Texts texts;
  for (const CommandShape& command : command_shapes()) {
    std::string line = command.name;
    for (const WordShape& place : command.places) line += "\n" + (place.words.empty() ? place.name : place.words.front());
    texts.push_back(line);
    for (const WordShape& option : command.options) {
      const std::string value = option.takes.empty() ? "" : "\n" + (option.words.empty() ? "3" : option.words.front());
      texts.push_back(line + "\n" + option.name + value);
    }
  }
  return texts;
}

void fit_a_pattern(const std::string& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string pattern = text.substr(0, end);
  const std::string path = text.substr(std::min(end + 1, text.size()));
  fits_pattern(pattern, path);
  require(has_wildcards(path) || fits_pattern(path, path), "a name without signs does not fit itself");
}

// -------------------------------------------------------------------------------------------------------- the table

/// A seed for what no file of the project is an example of, and small.
template <const std::string_view& text>
Texts one() {
  return {std::string(text)};
}
constexpr std::string_view a_baseline =
    "accepted:\n  - finding: number-differs\n    at: \"3:5\"\n    reason: so it is meant\n";
constexpr std::string_view an_edition =
    "game: a\nlanguages: [en, fr]\nglossary: [{ id: card, en: card, fr: carte }]\nclaims: []\n";
constexpr std::string_view a_mapping =
    "map: { hand: hands.$seat, players.$each.melody: mermaids.$each, debug: nothing }\nnames: { S3: song_3 }\n";
constexpr std::string_view a_pattern = "a/**/[bc]?*\na/c/d/bee";
constexpr std::string_view a_project =
    "texts:\n  - original: a.en.md\n    translations: a.{lang}.md\nlanguage: en\ntermbases: [terms.csv]\nfail-on: warning\n";

Texts scenarios() { return files_below("scenarios"); }
/// A few of them: to play one takes a hundred times as long as to read it, and changes are what is wanted.
Texts few_scenarios() {
  constexpr std::size_t one_in = 12;
  Texts few;
  for (std::size_t i = 0; const std::string& text : scenarios())
    if (i++ % one_in == 0) few.push_back(text);
  return few;
}

constexpr std::array<fuzzing::Reader, 17> readers = {{
    {"accepted", read_what_is_accepted, [] { return files_below("scenarios/variants", ".accepted.yaml"); }},
    {"baselines", [](const std::string&) { audit::read_baseline(file); }, one<a_baseline>},
    {"command-lines", read_a_command_line, command_lines},
    {"components", read_components, [] { return files_below("ci/boxes"); }},
    {"editions", [](const std::string& text) { audit::read_edition(text, nullptr); }, one<an_edition>},
    {"exceptions", [](const std::string&) { read_exceptions(file); }, [] { return files_below("ci/exceptions"); }},
    {"finished-games", read_finished_games, finished_games_logged},
    {"mappings", read_a_mapping, one<a_mapping>},
    {"patterns", fit_a_pattern, one<a_pattern>},
    {"plays", read_a_play, plays},
    {"projects", [](const std::string&) { read_project(file); }, one<a_project>},
    {"reports", read_a_report, reports},
    {"saved-work", read_saved_work, saved_work},
    {"scenarios", read_scenarios, few_scenarios},
    {"tidying", tidy, scenarios},
    {"variants", read_a_variant, [] { return files_below("scenarios/variants"); }},
    {"yaml", read_a_document, scenarios},
}};

const fuzzing::Reader* chosen = nullptr;

/// A problem in the file stands within it.
void expect_within(const Problem& problem, const std::string& text) {
  if (!problem.file().empty() && problem.file() != file) return;
  const auto lines = std::ranges::count(text, '\n') + std::ranges::count(text, '\r');
  require(problem.at().line >= 0 && problem.at().line <= lines + 2, "a problem stands behind the end of its file");
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  chosen = &fuzzing::asked({*argv + 1, *argv + *argc}, readers);
  const fs::path in_memory = "/dev/shm";  // no disk takes a thousand files a second
  const fs::path folder = fs::is_directory(in_memory) ? in_memory : fs::temp_directory_path();
  file = (folder / ("fathom-fuzz-" + std::to_string(::getpid()) + ".yaml")).string();
  std::atexit([] { ::unlink(file.c_str()); });
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
  try {
    chosen->read(text);
  } catch (const Problem& problem) {
    expect_within(problem, text);
  } catch (const BadInput&) {  // refused, with the file's name
  }
  return 0;
}
