#include "app/options.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <limits>
#include <memory>
#include <sstream>
#include <system_error>
#include <utility>

#include "app/command_line.hpp"
#include "app/errors.hpp"
#include "app/program_name.hpp"
#include "app/registered.hpp"
#include "app/shard_variables.hpp"
#include "app/text.hpp"
#include "notation/node.hpp"
#include "scenarios/pattern.hpp"

namespace fathom::app {
namespace {

constexpr std::size_t option_column = 24;

/// Help as CLI11 lays it out, with lines no longer than the terminal is wide.
class Help : public CLI::Formatter {
 public:
  Help() { column_width(option_column); }
  std::string make_option(const CLI::Option* option, bool is_positional) const override {
    return entry(make_option_name(option, is_positional) + make_option_opts(option), make_option_desc(option));
  }
  std::string make_subcommand(const CLI::App* command) const override {
    return entry(command->get_name(), command->get_description());
  }

 private:
  /// A name, and beside it, or below it where it is long, what it is.
  static std::string entry(const std::string& name, const std::string& says) {
    std::string text, line = "  " + name;
    for (const std::string& part : wrapped(says, terminal_columns() - option_column)) {
      if (line.size() >= option_column) text += std::exchange(line, "") + "\n";
      text += left(std::exchange(line, ""), option_column) + part + "\n";
    }
    return text;
  }
};

/// Whether a word names a file, and not a game.
bool is_file(const std::string& word) { return word.find_first_of("./") != std::string::npos || word == "-"; }

}  // namespace

Line::Line() {
  app_.set_version_flag("--version", "fathom " FATHOM_VERSION, "Print the version");
  app_.set_help_flag("-h,--help", "Print this help");
  app_.require_subcommand(1);
  app_.formatter(std::make_shared<Help>());
  app_.footer(
      "Exit codes: 0 all holds, 1 something fails, 2 bad usage or bad input, 3 undecided.\n"
      "\n"
      "  fathom gate                              everything, for every game\n"
      "  fathom rules mermaid-rain                the rulebook as a table, with its evidence\n"
      "  fathom trace mermaid-rain --seed 7       one play, told in the rulebook's words\n"
      "\n"
      "fathom help COMMAND says what a command takes; fathom list, what there is by name.");
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
  add_list();
  add_completion();
  add_new();
  add_help();
}

CLI::App& Line::add(Command command, const std::string& does, const std::string& more) {
  CLI::App& on = *app_.add_subcommand(std::string(name_of(command)), does);
  on.footer(more);
  return on;
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
  if (!first.starts_with("-")) {
    const std::string meant = suggestion(first, {names.begin(), names.end()});
    throw BadUsage("there is no command " + first + (meant.empty() ? ": " + command_line("help") + " lists them" : meant));
  }
  if (first != "-h" && first != "--help" && first != "--version")
    throw BadUsage(program_name() + " does not take " + first + " before a command: " + command_line("--help") +
                   " lists the commands");
}

namespace {

/// With parts, each has a file of its own, and what is wanted of all of them is asked of `fathom merge`.
void expect_reports_in_folder(const Request& request) {
  if (request.into.empty()) return;
  const VariantRequest& findings = request.variant;
  const PagesRequest& pages = request.pages;
  const std::array others{std::pair{"--json", !request.json.empty()},
                          std::pair{"--junit", !request.junit.empty()},
                          std::pair{"--output", !findings.output.empty() || !pages.output.empty()},
                          std::pair{"--format", findings.form != ReportForm::text || pages.form != GateForm::text},
                          std::pair{"--html", !pages.html.empty()},
                          std::pair{"--markdown", !pages.markdown.empty()},
                          std::pair{"--since", !pages.since.empty()},
                          std::pair{"--write-known", !request.conform.write_known.empty()}};
  for (const auto& [option, is_given] : others)
    if (is_given)
      throw BadUsage(std::string(option) + " does not go with --into: " + command_line("merge " + shell_word(request.into)) +
                     " makes one report of all parts");
}

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
        is_file(word) || has_wildcards(word) || std::filesystem::exists(word, ignored);
    (is_path && !is_game ? request.files : names).push_back(std::move(word));
  }
  for (const std::string& name : names) expect_game_or_path(name);
  request.games = std::move(names);
  const ScenarioRequest& asked = request.scenarios;
  if (asked.only_checks && asked.task != ScenarioTask::tidy) throw BadUsage("--check goes with --tidy");
  if (asked.says_yes && asked.task != ScenarioTask::update) throw BadUsage("--yes goes with --update");
}

/// What a file is called says its form, where nothing else does.
template <class Form>
void take_form_from(const std::string& output, Form& form) {
  constexpr std::array<std::pair<std::string_view, Form>, 3> endings{
      {{".html", Form::html}, {".md", Form::markdown}, {".json", Form::json}}};
  for (const auto& [ending, told] : endings)
    if (form == Form::text && output.ends_with(ending)) form = told;
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
  for (std::string* const output : {&request.draw.output, &request.data.output, &request.variant.output, &request.audit.output,
                                    &request.pages.output})
    if (*output == "-") output->clear();  // which is standard output, too
  take_form_from(request.pages.output, request.pages.form);
  take_form_from(request.variant.output, request.variant.form);
  if (!request.pages.output.empty() && request.pages.form == GateForm::text)
    throw BadUsage("--output goes with --format json, html, markdown or github");
  if (request.command == Command::trace && is_file(game_)) {
    request.games.clear();
    request.files = {game_};
  }
  if (request.command == Command::trace && request.telling == Telling::words && request.data.output.ends_with(".html"))
    request.telling = Telling::html;
  if (!request.draw.form) request.draw.form = request.draw.output.ends_with(".svg") ? PictureForm::svg : PictureForm::text;
  expect_reports_in_folder(request);
  if (request.command == Command::conform && request.conform.command.empty())
    throw BadUsage("the engine's command is missing: it stands behind -- (" + command_line("conform --help") + ")");
  return request;
}

namespace {

/// What stands behind `--`, which is of another program or another command line, taken out of the words.
std::vector<std::string> taken_from_behind(std::vector<std::string>& words) {
  const auto dashes = std::find(words.begin(), words.end(), "--");
  if (dashes == words.end()) return {};
  std::vector<std::string> behind(std::next(dashes), words.end());
  words.erase(dashes, words.end());
  return behind;
}

}  // namespace

Printout Line::help_asked(const std::vector<std::string>& words) const {
  if (words.size() > 2) throw BadUsage(command_line("help") + " takes one command, found " + words[1] + " and " + words[2]);
  if (words.size() < 2) return Printout{app_.help()};
  reject_unknown_command({words[1]});
  return Printout{app_.get_subcommand(words[1])->help(program_name())};
}

std::variant<Request, Printout> Line::read(std::vector<std::string> words) {
  reject_unknown_command(words);
  if (words.front() == name_of(Command::help) && !(words.size() > 1 && words[1].starts_with("-"))) return help_asked(words);
  if (words.front() == name_of(Command::conform)) request_.conform.command = taken_from_behind(words);
  if (words.front() == name_of(Command::completion)) request_.line = taken_from_behind(words);
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

namespace {

std::vector<std::string> parts_of(const std::string& text, char between) {
  std::vector<std::string> parts;
  std::istringstream all(text);
  for (std::string part; std::getline(all, part, between);) parts.push_back(part);
  return parts;
}

/// The few words that may stand there, which its first validator is called by; none where anything may.
std::vector<std::string> words_of(CLI::Option& option) {
  try {
    return parts_of(option.get_validator(0)->get_name(), '|');
  } catch (const CLI::OptionNotFound&) {
    return {};  // it has none
  }
}

WordShape shape_of(CLI::Option& option) {
  WordShape shape;
  shape.name = option.get_positional() ? option.get_name() : "--" + option.get_lnames().front();
  shape.does = option.get_description();
  if (option.get_items_expected_max() > 0) shape.takes = option.get_type_name();
  shape.words = words_of(option);
  shape.repeats = option.get_items_expected_max() > 1;
  return shape;
}

}  // namespace

std::vector<CommandShape> Line::shapes() {
  std::vector<CommandShape> shapes;
  for (CLI::App* command : app_.get_subcommands([](const CLI::App*) { return true; })) {
    CommandShape shape{command->get_name(), command->get_description(), command->get_footer(), {}, {}};
    for (CLI::Option* option : command->get_options())
      (option->get_positional() ? shape.places : shape.options).push_back(shape_of(*option));
    shapes.push_back(std::move(shape));
  }
  return shapes;
}

namespace {

bool takes_shards(Command command) {
  return command == Command::gate || command == Command::check || command == Command::scenarios ||
         command == Command::prove || command == Command::conform || command == Command::mutants ||
         command == Command::readings;
}

}  // namespace

std::variant<Request, Printout> parse(std::span<const std::string> words, const Environment& environment) {
  std::variant<Request, Printout> read = Line().read({words.begin(), words.end()});
  Request* const request = std::get_if<Request>(&read);
  if (request != nullptr && takes_shards(request->command) && request->shard_source != ShardSource::asked)
    request->shard = shard_from(environment, request->shard_source).value_or(Shard{});
  return read;
}

std::vector<CommandShape> command_shapes() { return Line().shapes(); }

}  // namespace fathom::app
