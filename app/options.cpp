#include "app/options.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <system_error>
#include <utility>

#include "app/command_line.hpp"
#include "app/errors.hpp"
#include "app/program_name.hpp"
#include "app/registered.hpp"
#include "notation/node.hpp"
#include "scenarios/pattern.hpp"

namespace fathom::app {
namespace {

constexpr int most_at_a_table = 6;
constexpr int most_threads = 256;
constexpr std::size_t option_column = 24;

/// Whether a word names a file, and not a game.
bool is_file(const std::string& word) { return word.find_first_of("./") != std::string::npos; }

}  // namespace

Line::Line() {
  app_.set_version_flag("--version", "fathom " FATHOM_VERSION, "Print the version");
  app_.set_help_flag("-h,--help", "Print this help");
  app_.require_subcommand(1);
  app_.get_formatter()->column_width(option_column);
  app_.footer(
      "Exit codes: 0 all holds, 1 something fails, 2 bad usage or bad input, 3 undecided.\n"
      "\n"
      "  fathom gate                              everything, for every game\n"
      "  fathom rules mermaid-rain                the rulebook as a table, with its evidence\n"
      "  fathom trace mermaid-rain --seed 7       one play, told in the rulebook's words\n"
      "\n"
      "fathom COMMAND --help says what a command takes.");
  add_gate();
  add_check();
  add_exhaust();
  add_scenarios();
  add_prove();
  add_conform();
  add_rules();
  add_mutants();
  add_variant();
  add_balance();
  add_readings();
  add_holes();
  add_trace();
  add_export();
  add_perft();
  add_replay();
  add_draw();
  add_merge();
  add_audit();
  add_completion();
  add_new();
}

CLI::App& Line::add(Command command, const std::string& does, const std::string& more) {
  CLI::App& on = *app_.add_subcommand(std::string(name_of(command)), does);
  on.footer(more);
  return on;
}

void Line::takes_games(CLI::App& on) {
  on.add_option("GAME", request_.games, "Games to check (default: all)")->type_name("");
}

void Line::takes_one_game(CLI::App& on) {
  on.add_option("GAME", game_, "The game, such as " + games()[0].name)->required(games().size() > 1)->type_name("");
}

void Line::takes_players(CLI::App& on) {
  on.add_option("--players", request_.players, "Only tables of so many players")
      ->type_name("N")
      ->check(within(1, most_at_a_table));
}

void Line::takes_seed(CLI::App& on) {
  on.add_option("--seed", request_.seed, "Where chance begins (default: 1); with /CASE, one case of a campaign")
      ->type_name("ROOT[/CASE]")
      ->check(meaning(read_seed, "a number such as 5, or 5/1873"));
}

void Line::takes_cases(CLI::App& on) {
  on.add_option("--cases", request_.cases, "Cases tried, for each check and each number of players")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases));
}

void Line::takes_time(CLI::App& on, const std::string& what) {
  constexpr double longest = 30.0 * 24 * 3600;
  const std::map<std::string, double> units{{"ms", 0.001}, {"s", 1}, {"m", 60}, {"h", 3600}};
  on.add_option("--time", request_.seconds, what)
      ->transform(CLI::AsNumberWithUnit(units, CLI::AsNumberWithUnit::CASE_SENSITIVE))
      ->check(within(std::numeric_limits<double>::min(), longest, "a time such as 30s, 2m or 500ms"))
      ->type_name("TIME");
}

void Line::takes_only(CLI::App& on, const std::string& what) {
  on.add_option("--only", request_.only, what)->type_name("NAME|PATTERN")->allow_extra_args(false);
}

void Line::takes_scenarios(CLI::App& on) {
  on.add_option("--scenarios", request_.scenarios.joined,
                "Also the scenarios of this file, folder or pattern; may be given again")
      ->type_name("PATH")
      ->allow_extra_args(false);
}

void Line::takes_shard(CLI::App& on) {
  on.add_option("--shard", request_.shard, "Only part I of N, counted from 0; fathom merge joins the parts")
      ->type_name("I/N")
      ->check(meaning(read_shard, "I/N with I below N, such as 0/4"));
  on.add_option("--into", request_.into, "Keep the report of each part in FOLDER, and do not do again what is there")
      ->type_name("FOLDER");
  on.add_option("--parts", request_.parts, "Divide the whole into so many parts, of which this shard does its share (default: one each)")
      ->type_name("P")
      ->check(within<std::uint32_t>(1, most_parts))
      ->needs("--into");
}

void Line::takes_components(CLI::App& on) {
  on.add_option("--components", request_.components, "What is in the box, read from FILE instead of assumed")
      ->type_name("FILE");
}

void Line::takes_home(CLI::App& on) {
  on.add_option("--home", request_.home, "Use scenarios/ and ci/exceptions/ of FOLDER instead of the program's own")
      ->type_name("FOLDER");
}

void Line::takes_house_rule(CLI::App& on) {
  on.add_option("--variant", request_.house_rule, "Play by the house rule in FILE instead of the published rules")
      ->type_name("FILE");
}

void Line::takes_rules(CLI::App& on) {
  takes_components(on);
  takes_home(on);
  takes_house_rule(on);
}

void Line::takes_reports(CLI::App& on) {
  on.add_option("--junit", request_.junit, "Also write the verdicts to FILE, as JUnit XML")->type_name("FILE");
  on.add_option("--json", request_.json, "Also write the verdicts to FILE, as JSON")->type_name("FILE");
  on.add_flag_callback(
      "--quiet", [this] { request_.detail = Detail::failures; }, "Print only what is not as expected");
  on.add_option("--pictures", request_.pictures,
                "Draw where checks that fail come to: auto (where it is small), always or never (default: auto)")
      ->type_name("WHEN")
      ->transform(one_of<Pictures>());
  takes_colour(on);
}

void Line::takes_threads(CLI::App& on) {
  on.add_option("--threads", request_.threads, "How many things are done at once (default: as many as the machine can)")
      ->type_name("N")
      ->check(within(1, most_threads));
}

void Line::takes_colour(CLI::App& on) {
  on.add_option("--color", request_.colour, "auto, always or never")->type_name("WHEN")->transform(one_of<Colour>());
}

void Line::takes_case(CLI::App& on) {
  on.add_option("--case", request_.draw.chosen, "Which of the file's scenarios, where it holds several")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases));
}

void Line::takes_claims(CLI::App& on) {
  on.add_flag_callback(
      "--claims", [this] { request_.claims = Claims::listed; },
      "Tell of each claim which kinds of evidence stand behind it, and how they know");
}

void Line::takes_form(CLI::App& on) {
  on.add_option("--format", request_.variant.form, "text, json, html or markdown (default text)")
      ->type_name("FORM")
      ->transform(one_of<ReportForm>());
  on.add_option("--output", request_.variant.output, "Write the report to FILE, whole or not at all")->type_name("FILE");
  on.add_flag_callback(
      "--full", [this] { request_.variant.extent = Extent::all; }, "As text: also what is folded away, and every row");
}

const CLI::App& Line::chosen() const {
  const auto found = app_.get_subcommands();
  return found.empty() ? app_ : *found.front();
}

std::string Line::advice(const std::string& word, const CLI::App& on) const {
  std::vector<std::string> names;
  for (const CLI::Option* option : on.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return suggestion(word.substr(0, word.find('=')), {names.begin(), names.end()});
}

void Line::reject_unknown_command(const std::vector<std::string>& words) const {
  constexpr auto names = names_of(Command{});
  if (words.empty()) throw BadUsage("a command is missing: " + command_line("--help") + " lists them");
  const std::string& first = words.front();
  if (std::find(names.begin(), names.end(), first) != names.end()) return;
  if (!first.starts_with("-"))
    throw BadUsage("there is no command " + first + suggestion(first, {names.begin(), names.end()}));
  if (first != "-h" && first != "--help" && first != "--version")
    throw BadUsage(program_name() + " does not take " + first + " before a command: " + command_line("--help") +
                   " lists the commands");
}

namespace {

void expect_game_or_path(const std::string& name) {
  std::vector<std::string_view> known;
  for (const Registered& game : games()) known.push_back(game.name);
  if (std::ranges::find(known, name) == known.end())
    throw BadUsage("there is no game, file or folder " + name + suggestion(name, known));
}

/// What stands behind `scenarios` without an option is the name of a game, or a file, a folder or a pattern.
void take_paths_out(Request& request) {
  std::vector<std::string> names;
  for (std::string& word : request.games) {
    const bool is_game = std::ranges::any_of(games(), [&](const Registered& game) { return game.name == word; });
    std::error_code ignored;
    const bool is_path =
        word.find_first_of("./") != word.npos || has_wildcards(word) || std::filesystem::exists(word, ignored);
    (is_path && !is_game ? request.files : names).push_back(std::move(word));
  }
  for (const std::string& name : names) expect_game_or_path(name);
  request.games = std::move(names);
  const ScenarioRequest& asked = request.scenarios;
  if (asked.only_checks && asked.task != ScenarioTask::tidy) throw BadUsage("--check goes with --tidy");
  if (asked.says_yes && asked.task != ScenarioTask::update) throw BadUsage("--yes goes with --update");
}

}  // namespace

Request Line::understood() const {
  Request request = request_;
  request.command = named<Command>(chosen().get_name()).value();
  if (!game_.empty()) request.games = {game_};
  const bool is_about_one =
      request.command == Command::rules || request.command == Command::balance || request.command == Command::readings ||
      request.command == Command::holes || request.command == Command::trace ||
                            request.command == Command::exported || request.command == Command::perft;
  if (game_.empty() && is_about_one) request.games = {games()[0].name};  // the only one, or it would have had to be named
  if (request.command == Command::scenarios) take_paths_out(request);
  if (request.draw.output == "-") request.draw.output.clear();
  if (request.data.output == "-") request.data.output.clear();
  if (request.command == Command::trace && is_file(game_)) {
    request.games.clear();
    request.files = {game_};
  }
  if (request.command == Command::trace && request.telling == Telling::words && request.data.output.ends_with(".html"))
    request.telling = Telling::html;
  if (!request.draw.form) request.draw.form = request.draw.output.ends_with(".svg") ? PictureForm::svg : PictureForm::text;
  if (request.command == Command::conform && request.conform.command.empty())
    throw BadUsage("the engine's command is missing: it stands behind -- (" + command_line("conform --help") + ")");
  return request;
}

std::variant<Request, Printout> Line::read(std::vector<std::string> words) {
  reject_unknown_command(words);
  const auto engine = std::find(words.begin(), words.end(), "--");
  if (engine != words.end() && words.front() == name_of(Command::conform)) {
    request_.conform.command.assign(std::next(engine), words.end());
    words.erase(engine, words.end());
  }
  std::reverse(words.begin(), words.end());  // CLI11 takes them from the back
  try {
    app_.parse(words);
  } catch (const CLI::CallForHelp&) {
    return Printout{&chosen() == &app_ ? app_.help() : chosen().help(program_name())};
  } catch (const CLI::CallForVersion&) {
    return Printout{app_.version() + "\n"};
  } catch (const CLI::ExtrasError&) {
    const std::vector<std::string> extra = app_.remaining(true);
    const std::string word = extra.empty() ? "" : extra.front();
    const std::string hint = word.starts_with("-") ? advice(word, chosen()) : "";
    throw BadUsage(command_line(chosen().get_name()) + " does not take " + word + hint);
  } catch (const CLI::ParseError& error) {
    throw BadUsage(std::string(error.what()) + " (" + command_line(chosen().get_name() + " --help") + ")");
  }
  return understood();
}

std::vector<CommandShape> Line::shapes() const {
  std::vector<CommandShape> shapes;
  for (const CLI::App* command : app_.get_subcommands([](const CLI::App*) { return true; })) {
    CommandShape shape{command->get_name(), command->get_description(), {}};
    for (const CLI::Option* option : command->get_options())
      for (const std::string& name : option->get_lnames()) shape.options.push_back("--" + name);
    shapes.push_back(std::move(shape));
  }
  return shapes;
}

namespace {

/// The shard a test runner or a batch system has given this process, if it has.
std::optional<Shard> shard_from(const Environment& environment) {
  const auto number = [&](const std::string& name) -> std::optional<std::uint64_t> {
    const std::optional<std::string> text = environment(name);
    const std::optional<Seed> value = text ? read_seed(*text) : std::nullopt;
    if (text && (!value || value->only)) throw BadUsage(name + " is \"" + *text + "\", expected a number");
    return value ? std::optional(value->root) : std::nullopt;
  };
  const auto shard = [](std::uint64_t index, std::uint64_t of, const std::string& source) {
    const std::optional<Shard> read = read_shard(std::to_string(index) + "/" + std::to_string(of));
    if (!read) throw BadUsage(source + " ask for shard " + std::to_string(index) + " of " + std::to_string(of));
    return *read;
  };
  const auto slurm_index = number("SLURM_ARRAY_TASK_ID"), slurm_of = number("SLURM_ARRAY_TASK_COUNT");
  if (slurm_index && slurm_of)
    return shard(*slurm_index - number("SLURM_ARRAY_TASK_MIN").value_or(0), *slurm_of, "SLURM_ARRAY_TASK_ID and _COUNT");
  const auto index = number("GTEST_SHARD_INDEX"), of = number("GTEST_TOTAL_SHARDS");
  if (index && of) return shard(*index, *of, "GTEST_SHARD_INDEX and GTEST_TOTAL_SHARDS");
  return std::nullopt;
}

bool takes_shards(Command command) {
  return command == Command::gate || command == Command::check || command == Command::scenarios ||
         command == Command::prove || command == Command::conform || command == Command::mutants ||
         command == Command::readings;
}

}  // namespace

std::variant<Request, Printout> parse(std::span<const std::string> words, const Environment& environment) {
  std::variant<Request, Printout> read = Line().read({words.begin(), words.end()});
  if (Request* const request = std::get_if<Request>(&read); request != nullptr && takes_shards(request->command))
    if (request->shard == Shard{}) request->shard = shard_from(environment).value_or(Shard{});
  return read;
}

std::vector<CommandShape> command_shapes() { return Line().shapes(); }

}  // namespace fathom::app
