#include "ci/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "ci/errors.hpp"
#include "notation/node.hpp"

namespace fathom::ci {
namespace {

constexpr std::uint64_t most_at_a_table = 6;
constexpr std::uint64_t most_threads = 256;
constexpr std::uint64_t most_cases = 1'000'000'000'000;
constexpr std::size_t option_column = 24;

/// A CLI11 check that a text means something to `read`.
template <class Read>
CLI::Validator meaning(Read read, std::string expected) {
  const auto judge = [read, expected = std::move(expected)](std::string& text) {
    return read(text) ? std::string{} : "expected " + expected + ", found \"" + text + "\"";
  };
  return {judge, ""};
}

/// A CLI11 check that a text is a whole number from `least` to `most`.
CLI::Validator number(std::uint64_t least, std::uint64_t most) {
  const auto read = [=](const std::string& text) {
    const std::optional<Seed> seed = read_seed(text);
    return seed && !seed->only && seed->root >= least && seed->root <= most;
  };
  return meaning(read, "a number from " + std::to_string(least) + " to " + std::to_string(most));
}

/// A CLI11 check that a text is one of a few words.
CLI::Validator one_of(std::vector<std::string> words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : word == words.back() ? " or " : ", ") + word;
  const auto read = [words](const std::string& text) { return std::find(words.begin(), words.end(), text) != words.end(); };
  return meaning(read, list);
}

template <Named E>
CLI::Validator one_of() {
  std::vector<std::string> words;
  for (const E value : every<E>) words.emplace_back(name_of(value));
  return one_of(std::move(words));
}

/// The command line as CLI11 sees it. The texts are kept here and understood once everything is read.
class Line {
 public:
  Line();

  std::variant<Request, Printout> read(std::vector<std::string> words);
  [[nodiscard]] std::vector<CommandShape> shapes() const;

 private:
  void add_gate();
  void add_check();
  void add_scenarios();
  void add_prove();
  void add_rules();
  void add_mutants();
  void add_variant();
  void add_holes();
  void add_trace();
  void add_replay();
  void add_draw();
  void add_merge();
  void add_audit();
  void add_completion();

  CLI::App& add(Command command, const std::string& does, const std::string& more);
  void takes_games(CLI::App& on);
  void takes_one_game(CLI::App& on);
  void takes_players(CLI::App& on);
  void takes_seed(CLI::App& on);
  void takes_cases(CLI::App& on);
  void takes_time(CLI::App& on);
  void takes_only(CLI::App& on, const std::string& what);
  void takes_shard(CLI::App& on);
  void takes_components(CLI::App& on);
  void takes_house_rule(CLI::App& on);
  void takes_reports(CLI::App& on);
  void takes_threads(CLI::App& on);
  void takes_claims(CLI::App& on);
  void takes_colour(CLI::App& on);

  [[nodiscard]] std::string advice(const std::string& word, const CLI::App& on) const;
  void reject_unknown_command(const std::vector<std::string>& words) const;
  [[nodiscard]] const CLI::App& chosen() const;
  [[nodiscard]] Request understood() const;

  CLI::App app_{"Checks the rules of tabletop games before players do.", "fathom"};
  Request request_;
  std::string game_, players_, seed_, cases_, time_, shard_, threads_, colour_ = "auto";
  std::string form_ = "text", fail_on_ = "error", picture_, after_, case_, page_ = "text", plays_;
  std::vector<std::string> parts_;
  bool quiet_ = false, full_ = false, yaml_ = false, claims_ = false;
};

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
  add_scenarios();
  add_prove();
  add_rules();
  add_mutants();
  add_variant();
  add_holes();
  add_trace();
  add_replay();
  add_draw();
  add_merge();
  add_audit();
  add_completion();
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
  on.add_option("GAME", game_, "The game, such as mermaid-rain")->required()->type_name("");
}

void Line::takes_players(CLI::App& on) {
  on.add_option("--players", players_, "Only tables of so many players")->type_name("N")->check(number(1, most_at_a_table));
}

void Line::takes_seed(CLI::App& on) {
  on.add_option("--seed", seed_, "Where chance begins (default: 1); with /CASE, one case of a campaign")
      ->type_name("ROOT[/CASE]")
      ->check(meaning(read_seed, "a number such as 5, or 5/1873"));
}

void Line::takes_cases(CLI::App& on) {
  on.add_option("--cases", cases_, "Cases tried, for each check and each number of players")
      ->type_name("N")
      ->check(number(1, most_cases));
}

void Line::takes_time(CLI::App& on) {
  on.add_option("--time", time_, "Time for the laws, such as 30s or 2m, instead of a number of cases")
      ->type_name("TIME")
      ->check(meaning(read_duration, "a time such as 30s, 2m or 500ms"));
}

void Line::takes_only(CLI::App& on, const std::string& what) {
  on.add_option("--only", request_.only, what)->type_name("NAME")->allow_extra_args(false);
}

void Line::takes_shard(CLI::App& on) {
  on.add_option("--shard", shard_, "Only part I of N, counted from 0; fathom merge joins the parts")
      ->type_name("I/N")
      ->check(meaning(read_shard, "I/N with I below N, such as 0/4"));
}

void Line::takes_components(CLI::App& on) {
  on.add_option("--components", request_.components, "What is in the box, read from FILE instead of assumed")
      ->type_name("FILE");
}

void Line::takes_house_rule(CLI::App& on) {
  on.add_option("--variant", request_.house_rule, "Play by the house rule in FILE instead of the published rules")
      ->type_name("FILE");
}

void Line::takes_reports(CLI::App& on) {
  on.add_option("--junit", request_.junit, "Also write the verdicts to FILE, as JUnit XML")->type_name("FILE");
  on.add_option("--json", request_.json, "Also write the verdicts to FILE, as JSON")->type_name("FILE");
  on.add_flag("--quiet", quiet_, "Print only what is not as expected");
  takes_colour(on);
}

void Line::takes_threads(CLI::App& on) {
  on.add_option("--threads", threads_, "How many things are done at once (default: as many as the machine can)")
      ->type_name("N")
      ->check(number(1, most_threads));
}

void Line::takes_colour(CLI::App& on) {
  on.add_option("--color", colour_, "auto, always or never")->type_name("WHEN")->check(one_of({"auto", "always", "never"}));
}

void Line::takes_claims(CLI::App& on) {
  on.add_flag("--claims", claims_, "Tell of each claim which kinds of evidence stand behind it, and how they know");
}

void Line::add_gate() {
  CLI::App& on = add(Command::gate, "Everything: scenarios, laws, theorems and coverage; the main job",
                     "What fails is saved under .fathom/failures and tried first the next time.");
  takes_games(on);
  takes_players(on);
  takes_seed(on);
  takes_cases(on);
  takes_time(on);
  takes_only(on, "Only the check of this name; may be given again");
  takes_shard(on);
  takes_components(on);
  takes_house_rule(on);
  takes_threads(on);
  takes_claims(on);
  takes_reports(on);
}

void Line::add_check() {
  CLI::App& on = add(Command::check, "The laws alone, tried on random plays",
                     "  fathom check mermaid-rain --only one_pickup_per_space --seed 5/1873\n"
                     "repeats one case of one law.");
  takes_games(on);
  takes_players(on);
  takes_seed(on);
  takes_cases(on);
  takes_time(on);
  takes_only(on, "Only the law of this name; may be given again");
  takes_shard(on);
  takes_components(on);
  takes_house_rule(on);
  takes_threads(on);
  takes_reports(on);
}

void Line::add_scenarios() {
  CLI::App& on = add(Command::scenarios, "The scenarios alone", "");
  takes_games(on);
  takes_only(on, "Only the scenario of this name; may be given again");
  takes_shard(on);
  takes_components(on);
  takes_house_rule(on);
  takes_reports(on);
}

void Line::add_prove() {
  CLI::App& on = add(Command::prove, "The theorems alone",
                     "A theorem marked as a known anomaly is expected to have a counterexample, and fails without one.");
  takes_games(on);
  takes_only(on, "Only the theorem of this name; may be given again");
  takes_shard(on);
  takes_components(on);
  takes_house_rule(on);
  takes_threads(on);
  takes_reports(on);
}

void Line::add_rules() {
  CLI::App& on =
      add(Command::rules, "The rulebook as a table, or one rule whole", "  fathom rules mermaid-rain placing.on_ocean");
  takes_one_game(on);
  on.add_option("RULE", request_.rule, "One rule's id")->type_name("");
  takes_house_rule(on);
  takes_colour(on);
}

void Line::add_mutants() {
  CLI::App& on = add(Command::mutants, "Each clause dropped, each parameter moved, each reading changed: what catches it",
                     "A mutant nothing catches is a failure, and so is a dropped clause that nothing but its own refusing\n"
                     "scenario catches.");
  takes_games(on);
  takes_seed(on);
  takes_cases(on);
  takes_only(on, "Only the mutant of this name, or the mutants of this rule; may be given again");
  on.add_flag("--full", full_, "Try every check on every mutant, not only until one catches it");
  takes_shard(on);
  takes_house_rule(on);
  takes_threads(on);
  takes_reports(on);
}

void Line::add_variant() {
  CLI::App& on =
      add(Command::variant, "What a house rule breaks, opens and moves, against the published game",
          "  fathom variant scenarios/variants/mermaid_rain/kinder_witch.yaml\n"
          "  fathom variant my.yaml --format markdown --accept my.accepted.yaml\n"
          "\n"
          "Exit code 1 where something is broken or opened that is not accepted. docs/variants.md tells the rest.");
  on.add_option("FILE", request_.files, "A variant")->required()->type_name("")->expected(1);
  on.add_option("--format", page_, "text, json, html or markdown (default text)")
      ->type_name("FORM")
      ->check(one_of<VariantForm>());
  on.add_option("--output", request_.variant.output, "Write the report to FILE, whole or not at all")->type_name("FILE");
  on.add_option("--accept", request_.variant.accept, "Consequences that are accepted, with reasons")->type_name("FILE");
  on.add_option("--write-accept", request_.variant.write_accept,
                "Write a file that accepts all there is, with the reasons there are, the rest to be filled in")
      ->type_name("FILE");
  on.add_option("--only", parts_, "Only this part: scenarios, theorems, laws, silences, plays or ranges; may be given again")
      ->type_name("PART")
      ->allow_extra_args(false)
      ->check(one_of<VariantPart>());
  on.add_option("--plays", plays_, "Pairs of plays to compare, for each number of players")
      ->type_name("N")
      ->check(number(1, most_cases));
  takes_players(on);
  takes_seed(on);
  takes_cases(on);
  takes_threads(on);
  takes_colour(on);
}

void Line::add_holes() {
  CLI::App& on = add(Command::holes, "Where the rulebook is silent: how play gets there, and how often",
                     "  fathom holes mermaid-rain placing.nowhere          the shortest play found, told\n"
                     "  fathom holes mermaid-rain --output silences/       one scenario for each silence");
  takes_one_game(on);
  on.add_option("RULE", request_.rule, "The shortest play found that comes to this rule's silence")->type_name("");
  on.add_flag("--yaml", yaml_, "Write that play as a scenario file instead");
  on.add_option("--output", request_.folder, "Write the shortest play to each silence into FOLDER")->type_name("FOLDER");
  takes_players(on);
  takes_seed(on);
  takes_cases(on);
  takes_components(on);
  takes_house_rule(on);
  takes_threads(on);
  takes_colour(on);
}

void Line::add_trace() {
  CLI::App& on = add(Command::trace, "One play, told in the rulebook's words", "");
  takes_one_game(on);
  takes_players(on);
  takes_seed(on);
  on.add_flag("--yaml", yaml_, "Write the play as a scenario file instead");
  takes_components(on);
  takes_house_rule(on);
}

void Line::add_replay() {
  CLI::App& on = add(Command::replay, "Plays saved counterexamples or traces again, and judges them", "");
  on.add_option("FILE", request_.files, "Saved counterexamples, traces or scenarios")->required()->type_name("");
  takes_components(on);
  takes_house_rule(on);
  takes_reports(on);
}

void Line::add_draw() {
  CLI::App& on = add(Command::draw, "Draws the position that a scenario, trace or saved counterexample leads to",
                     "  fathom draw scenarios/mirage/resolving/oasis.yaml\n"
                     "  fathom draw play.yaml --after 12 --output position.svg");
  on.add_option("FILE", request_.files, "A scenario, a trace or a saved counterexample")
      ->required()
      ->type_name("")
      ->expected(1);
  on.add_option("--format", picture_, "text or svg (default: svg for an --output that ends so, otherwise text)")
      ->type_name("FORM")
      ->check(one_of<PictureForm>());
  on.add_option("--output", request_.draw.output, "Write the picture to FILE, whole or not at all")->type_name("FILE");
  on.add_option("--after", after_, "Draw the position after so many of its actions (default: all)")
      ->type_name("N")
      ->check(number(0, most_cases));
  on.add_option("--case", case_, "Which of the file's scenarios, where it holds several")
      ->type_name("N")
      ->check(number(1, most_cases));
  takes_components(on);
  takes_house_rule(on);
}

void Line::add_merge() {
  CLI::App& on = add(Command::merge, "Joins the JSON reports of shards, and judges what they reached together",
                     "  fathom merge part-0.json part-1.json --junit all.xml");
  on.add_option("FILE", request_.files, "The JSON report of every shard")->required()->type_name("");
  takes_claims(on);
  takes_reports(on);
}

void Line::add_audit() {
  CLI::App& on = add(Command::audit, "What a translated rulebook gets wrong, or one rulebook by itself",
                     "  fathom audit rules.en.txt rules.fr.txt\n"
                     "  fathom audit rules.en.txt rules.fr.txt --format html --output report.html\n"
                     "  fathom audit --explain item-omitted\n"
                     "Ends with 1 when a finding is an error, or what --fail-on says; accepted findings do not count.");
  AuditRequest& audit = request_.audit;
  constexpr int most_texts = 2;
  on.add_option("TEXT", request_.files, "The original, and its translation; .txt, .md or .pdf")
      ->type_name("")
      ->expected(0, most_texts);
  on.add_option("--original-lang", audit.original_language, "Language of the original, such as en (default: as it reads)")
      ->type_name("LANG");
  on.add_option("--translation-lang", audit.translation_language, "Language of the translation, in the same way")
      ->type_name("LANG");
  on.add_option("--game", game_, "The game they tell of, to hold them against its rules")->type_name("GAME");
  on.add_option("--format", form_, "text, json, sarif or html (default: text)")
      ->type_name("FORM")
      ->check(one_of<AuditForm>());
  on.add_option("--output", audit.output, "Write the report to FILE, whole or not at all")->type_name("FILE");
  on.add_option("--fail-on", fail_on_, "note, warning, error or never (default: error)")
      ->type_name("SEVERITY")
      ->check(one_of<FailOn>());
  on.add_option("--baseline", audit.baseline, "Findings that are accepted, and why")->type_name("FILE");
  on.add_option("--write-baseline", audit.write_baseline, "Write a baseline of all findings, its reasons to be filled in")
      ->type_name("FILE");
  on.add_option("--edition", audit.edition, "Glossary and claims of the edition")->type_name("FILE");
  on.add_flag("--claims", claims_, "Tell which of the game's rules the texts state, and which they are silent on");
  on.add_option("--explain", audit.explain, "Tell what a kind of finding means; needs no texts")->type_name("KIND");
  on.add_flag("--quiet", quiet_, "Print only what fails");
  takes_colour(on);
}

void Line::add_completion() {
  CLI::App& on = add(Command::completion, "Prints a completion script for a shell",
                     "  source <(fathom completion bash)\n"
                     "  fathom completion zsh > ~/.zfunc/_fathom\n"
                     "  fathom completion fish > ~/.config/fish/completions/fathom.fish");
  on.add_option("SHELL", request_.shell, "bash, zsh or fish")
      ->required()
      ->type_name("")
      ->check(one_of({"bash", "zsh", "fish"}));
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
  if (words.empty()) throw BadUsage("a command is missing: fathom --help lists them");
  const std::string& first = words.front();
  if (std::find(names.begin(), names.end(), first) != names.end()) return;
  if (!first.starts_with("-"))
    throw BadUsage("there is no command " + first + suggestion(first, {names.begin(), names.end()}));
  if (first != "-h" && first != "--help" && first != "--version")
    throw BadUsage("fathom does not take " + first + " before a command: fathom --help lists the commands");
}

Request Line::understood() const {
  Request request = request_;
  request.command = named<Command>(chosen().get_name()).value();
  if (!game_.empty()) request.games = {game_};
  if (!players_.empty()) request.players = static_cast<int>(read_seed(players_).value().root);
  if (!cases_.empty()) request.cases = read_seed(cases_).value().root;
  if (!threads_.empty()) request.threads = static_cast<int>(read_seed(threads_).value().root);
  if (!seed_.empty()) request.seed = read_seed(seed_).value();
  if (!time_.empty()) request.seconds = read_duration(time_);
  if (!shard_.empty()) request.shard = read_shard(shard_).value();
  request.colour = named<Colour>(colour_).value();
  if (quiet_) request.detail = Detail::failures;
  if (full_) request.hunt = Hunt::every_check;
  if (yaml_) request.telling = Telling::yaml;
  request.draw.form =
      named<PictureForm>(picture_).value_or(request.draw.output.ends_with(".svg") ? PictureForm::svg : PictureForm::text);
  if (!after_.empty()) request.draw.after = read_seed(after_).value().root;
  if (!case_.empty()) request.draw.chosen = read_seed(case_).value().root;
  request.variant.form = named<VariantForm>(page_).value();
  for (const std::string& part : parts_) request.variant.only.push_back(named<VariantPart>(part).value());
  if (!plays_.empty()) request.variant.plays = read_seed(plays_).value().root;
  request.audit.form = named<AuditForm>(form_).value();
  request.audit.fail_on = named<FailOn>(fail_on_).value();
  if (claims_ && request.command == Command::audit) request.audit.view = AuditView::claims;
  if (claims_ && request.command != Command::audit) request.claims = Claims::listed;
  return request;
}

std::variant<Request, Printout> Line::read(std::vector<std::string> words) {
  reject_unknown_command(words);
  std::reverse(words.begin(), words.end());  // CLI11 takes them from the back
  try {
    app_.parse(words);
  } catch (const CLI::CallForHelp&) {
    return Printout{&chosen() == &app_ ? app_.help() : chosen().help("fathom")};
  } catch (const CLI::CallForVersion&) {
    return Printout{app_.version() + "\n"};
  } catch (const CLI::ExtrasError&) {
    const std::vector<std::string> extra = app_.remaining(true);
    const std::string word = extra.empty() ? "" : extra.front();
    const std::string hint = word.starts_with("-") ? advice(word, chosen()) : "";
    throw BadUsage("fathom " + chosen().get_name() + " does not take " + word + hint);
  } catch (const CLI::ParseError& error) {
    throw BadUsage(std::string(error.what()) + " (fathom " + chosen().get_name() + " --help)");
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
         command == Command::prove || command == Command::mutants;
}

}  // namespace

std::variant<Request, Printout> parse(std::span<const std::string> words, const Environment& environment) {
  std::variant<Request, Printout> read = Line().read({words.begin(), words.end()});
  if (Request* const request = std::get_if<Request>(&read); request != nullptr && takes_shards(request->command))
    if (request->shard == Shard{}) request->shard = shard_from(environment).value_or(Shard{});
  return read;
}

std::vector<CommandShape> command_shapes() { return Line().shapes(); }

}  // namespace fathom::ci
