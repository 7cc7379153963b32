#include "app/command_line.hpp"
#include "app/registered.hpp"

// What the commands take that hold a game to its evidence.

namespace fathom::app {

void Line::add_gate() {
  CLI::App& on = add(Command::gate, "Everything: scenarios, laws, theorems and coverage; the main job",
                     "  fathom gate mermaid-rain --format html --output gate.html\n"
                     "  fathom gate --json gate.json --html gate.html --markdown summary.md --since last.json\n"
                     "\n"
                     "What fails is saved under .fathom/failures and tried first the next time.");
  takes_games(on);
  takes_players(on);
  takes_seed(on);
  takes_cases(on);
  takes_time(on, "Time for the laws, such as 30s or 2m, instead of a number of cases");
  takes_only(on, "Only checks of this name or about this rule, or that fit a pattern such as 'riding/*'; may be given again");
  takes_scenarios(on);
  on.add_option("--require", request_.needed, "Fail where a game has none of this kind; may be given again")
      ->type_name("KIND")
      ->allow_extra_args(false)
      ->transform(one_of<Needed>());
  on.add_option("--rulebook", request_.rulebook, "The rulebook's text, of which each sentence has to stand in the game's table")
      ->type_name("TEXT");
  takes_shard(on);
  takes_rules(on);
  takes_threads(on);
  takes_claims(on);
  takes_gate_form(on);
  takes_reports(on);
}

void Line::add_check() {
  CLI::App& on = add(Command::check, "The laws alone, tried on random plays",
                     "  fathom check mermaid-rain --only one_pickup_per_space --seed 5/1873\n"
                     "repeats one case of one law.\n"
                     "  fathom check mermaid-rain --time 8h\n"
                     "plays on as long as that, says what is new, and goes on from there the next time. docs/time.md tells more.");
  takes_games(on);
  takes_players(on);
  takes_seed(on);
  takes_cases(on);
  takes_time(on, "Play on for so long, such as 30s, 2m or 8h, and go on from there the next time");
  on.add_option("--search", request_.explore.search,
                "uniform, mixed (a policy for each play) or steered (half from positions that showed something rare); default: mixed")
      ->type_name("WAY")
      ->transform(one_of<properties::Search>());
  on.add_option("--state", request_.explore.state,
                "The file that keeps the run, or none (default with --time: one of its own below .fathom/check)")
      ->type_name("FILE");
  takes_comparison(on);
  takes_only(on, "Only laws of this name or about this rule, or that fit a pattern such as 'placing.*'; may be given again");
  takes_shard(on);
  takes_rules(on);
  takes_threads(on);
  takes_reports(on);
}

void Line::add_exhaust() {
  CLI::App& on = add(Command::exhaust, "Every position of a small box: all laws on states and actions, and whether play goes on",
                     "  fathom exhaust mermaids-song                          the tiny box that comes with the game\n"
                     "  fathom exhaust mirage --box my_box.yaml --players 2\n"
                     "\n"
                     "A box is a variant file: fewer cards, fewer rounds. A search that is interrupted goes on the next time.");
  takes_one_game(on);
  on.add_option("--box", request_.exhaust.box, "A variant file, or the name of a box that comes with the game (default: tiny)")
      ->type_name("FILE|NAME");
  takes_players(on);
  on.add_flag_callback(
      "--each-alone", [this] { request_.exhaust.alike = properties::Alike::are_several; },
      "Count positions that differ by who sits where, or by pieces that are alike, each for itself");
  on.add_option("--memory", request_.exhaust.megabytes, "Megabytes for the positions seen (default: 2048); where they do not do, nothing is decided")
      ->type_name("MB")
      ->check(within<std::uint64_t>(1, most_megabytes));
  on.add_option("--state", request_.exhaust.state, "The file that keeps a search under way, or none (default: below .fathom/exhaust)")
      ->type_name("FILE");
  takes_threads(on);
  takes_reports(on);
}

void Line::add_scenarios() {
  CLI::App& on =
      add(Command::scenarios, "The scenarios alone: a game's own, or those of any files",
          "  fathom scenarios mermaid-rain --only 'riding/*'\n"
          "  fathom scenarios mermaid-rain mine.yaml 'cases/**/*.yaml'   these alone\n"
          "  fathom scenarios mermaid-rain --scenarios cases             these and the game's own\n"
          "  fathom scenarios cases --tidy --check                       whether files are written as they should be\n"
          "\n"
          "GAME may be left out where the files say it (game: mirage). docs/scenarios.md tells the rest.");
  on.add_option("GAME|PATH", request_.games, "Games (default: all); or files, folders and patterns, which are run alone")
      ->type_name("");
  takes_only(on, "Only scenarios of this name or about this rule, or that fit a pattern such as 'riding/*'; may be given again");
  takes_scenarios(on);
  const auto task = [this, &on](const char* option, ScenarioTask does, const char* what) {
    return on.add_flag_callback(
        option, [this, does] { request_.scenarios.task = does; }, what);
  };
  CLI::Option* const list =
      task("--list", ScenarioTask::list, "Only say which there are: name, place and rules; with --json, as data");
  CLI::Option* const tidy =
      task("--tidy", ScenarioTask::tidy, "Write the files as they are best written, comments kept; says which changed");
  CLI::Option* const update =
      task("--update", ScenarioTask::update, "Show what was found where a `then` fails, and ask whether to write it there");
  list->excludes(tidy, update);
  tidy->excludes(update);
  on.add_flag("--check", request_.scenarios.only_checks,
              "With --tidy: change nothing, and fail where something would change");
  on.add_flag("--yes", request_.scenarios.says_yes, "With --update: write without asking");
  takes_shard(on);
  takes_rules(on);
  takes_reports(on);
}

void Line::add_prove() {
  CLI::App& on = add(Command::prove, "The theorems alone",
                     "A theorem marked as a known anomaly is expected to have a counterexample, and fails without one.");
  takes_games(on);
  takes_only(on, "Only theorems of this name or about this rule, or that fit a pattern; may be given again");
  takes_shard(on);
  takes_rules(on);
  takes_threads(on);
  takes_reports(on);
}

void Line::add_conform() {
  CLI::App& on = add(Command::conform, "Somebody's engine, in any language, held to the rules in lockstep",
                     "  fathom conform mermaids-song -- python3 engines/python/song.py\n"
                     "\n"
                     "The engine is a program that answers one JSON object a line; docs/engines.md tells the protocol.\n"
                     "What it does wrong is saved under .fathom/failures/engines and tried first the next time.");
  ConformRequest& conform = request_.conform;
  takes_one_game(on);
  takes_players(on);
  takes_seed(on);
  on.add_option("--cases", request_.cases, "Plays, for each number of players (default: 100)")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases));
  takes_time(on, "Time for drawn plays, such as 30s or 2m, instead of a number of cases");
  on.add_option("--jobs", conform.jobs, "How many engines are led at once (default: 1)")
      ->type_name("N")
      ->check(within(1, most_engines));
  takes_only(on,
             "Only this part (saved, scenarios, games, plays; attempts, lists, seen, hidden, scores), or this scenario or "
             "saved failure; may be given again");
  on.add_option("--games", conform.games, "Finished games in FILE are held to the rules, too; may be given again")
      ->type_name("FILE")
      ->allow_extra_args(false);
  on.add_option("--reading", conform.readings, "How the engine reads a rule, where it does not say so itself; may be given again")
      ->type_name("RULE=READING")
      ->allow_extra_args(false);
  on.add_option("--map", conform.mapping, "The engine's own words for what a seat sees, and ours")->type_name("FILE");
  on.add_option("--known", conform.known, "Faults that are known, and why they may stay; one that is gone fails the run")
      ->type_name("FILE");
  on.add_option("--write-known", conform.write_known, "Write a file of all faults found, its reasons to be filled in")
      ->type_name("FILE");
  on.add_option("--answer-time", conform.answer_seconds, "Seconds that an answer may take (default: 5)")
      ->type_name("SECONDS")
      ->check(within(0.001, 3600.0, "a number of seconds up to 3600"));
  takes_shard(on);
  takes_rules(on);
  takes_pages(on);
  takes_reports(on);
}

void Line::add_mutants() {
  CLI::App& on = add(Command::mutants, "Each clause dropped, each parameter moved, each reading changed: what catches it",
                     "A mutant nothing catches is a failure, and so is a dropped clause that nothing but its own refusing\n"
                     "scenario catches.");
  takes_games(on);
  takes_seed(on);
  takes_cases(on);
  takes_only(on, "Only the mutant of this name, the mutants of this rule, or what fits a pattern; may be given again");
  on.add_flag_callback(
      "--full", [this] { request_.hunt = Hunt::every_check; },
      "Try every check on every mutant, not only until one catches it");
  takes_comparison(on);
  takes_shard(on);
  takes_house_rule(on);
  takes_threads(on);
  takes_home(on);
  takes_reports(on);
}

void Line::add_merge() {
  CLI::App& on = add(Command::merge, "Joins the JSON reports of shards, and judges what they reached together",
                     "  fathom merge part-0.json part-1.json --junit all.xml\n"
                     "  fathom merge results                the folder of gate --into results\n"
                     "  fathom merge gate.json --format html --output gate.html\n"
                     "\n"
                     "Exit code 3 where a part is missing, and nothing fails in the others. docs/campaigns.md tells the rest.");
  on.add_option("FILE", request_.files, "The JSON report of every shard, or the folder they lie in; what is missing is named, and then nothing is decided")
      ->required()
      ->type_name("FILE|FOLDER");
  takes_claims(on);
  takes_gate_form(on);
  takes_home(on);
  takes_reports(on);
}

}  // namespace fathom::app
