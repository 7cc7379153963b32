#include "app/command_line.hpp"

// What each command takes.

namespace fathom::app {

void Line::add_gate() {
  CLI::App& on = add(Command::gate, "Everything: scenarios, laws, theorems and coverage; the main job",
                     "What fails is saved under .fathom/failures and tried first the next time.");
  takes_games(on);
  takes_players(on);
  takes_seed(on);
  takes_cases(on);
  takes_time(on, "Time for the laws, such as 30s or 2m, instead of a number of cases");
  takes_only(on, "Only the check of this name; may be given again");
  on.add_option("--require", request_.needed, "Fail where a game has no scenarios, laws or theorems; may be given again")
      ->type_name("KIND")
      ->allow_extra_args(false)
      ->transform(one_of<Needed>());
  takes_shard(on);
  takes_rules(on);
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
  takes_time(on, "Time for the laws, such as 30s or 2m, instead of a number of cases");
  takes_only(on, "Only the law of this name; may be given again");
  takes_shard(on);
  takes_rules(on);
  takes_threads(on);
  takes_reports(on);
}

void Line::add_scenarios() {
  CLI::App& on = add(Command::scenarios, "The scenarios alone", "");
  takes_games(on);
  takes_only(on, "Only the scenario of this name; may be given again");
  takes_shard(on);
  takes_rules(on);
  takes_reports(on);
}

void Line::add_prove() {
  CLI::App& on = add(Command::prove, "The theorems alone",
                     "A theorem marked as a known anomaly is expected to have a counterexample, and fails without one.");
  takes_games(on);
  takes_only(on, "Only the theorem of this name; may be given again");
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
  on.add_option("--html", conform.html, "Also write the report to FILE, as a page")->type_name("FILE");
  on.add_option("--markdown", conform.markdown, "The same as Markdown, for a job's summary")->type_name("FILE");
  on.add_flag("--annotations", conform.annotates, "Also print faults as GitHub's annotations");
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
  on.add_flag_callback(
      "--full", [this] { request_.hunt = Hunt::every_check; },
      "Try every check on every mutant, not only until one catches it");
  takes_shard(on);
  takes_house_rule(on);
  takes_threads(on);
  takes_home(on);
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
  on.add_option("--format", request_.variant.form, "text, json, html or markdown (default text)")
      ->type_name("FORM")
      ->transform(one_of<VariantForm>());
  on.add_option("--output", request_.variant.output, "Write the report to FILE, whole or not at all")->type_name("FILE");
  on.add_option("--accept", request_.variant.accept, "Consequences that are accepted, with reasons")->type_name("FILE");
  on.add_option("--write-accept", request_.variant.write_accept,
                "Write a file that accepts all there is, with the reasons there are, the rest to be filled in")
      ->type_name("FILE");
  on.add_option("--only", request_.variant.only,
                "Only this part: scenarios, theorems, laws, silences, plays or ranges; may be given again")
      ->type_name("PART")
      ->allow_extra_args(false)
      ->transform(one_of<VariantPart>());
  on.add_option("--plays", request_.variant.plays, "Pairs of plays to compare, for each number of players")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases));
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
  on.add_flag_callback(
      "--yaml", [this] { request_.telling = Telling::yaml; }, "Write that play as a scenario file instead");
  on.add_option("--output", request_.folder, "Write the shortest play to each silence into FOLDER")->type_name("FOLDER");
  takes_players(on);
  takes_seed(on);
  takes_cases(on);
  takes_rules(on);
  takes_threads(on);
  takes_colour(on);
}

void Line::add_trace() {
  CLI::App& on = add(Command::trace, "One play, told in the rulebook's words", "");
  takes_one_game(on);
  takes_players(on);
  takes_seed(on);
  on.add_flag_callback(
      "--yaml", [this] { request_.telling = Telling::yaml; }, "Write the play as a scenario file instead");
  on.add_flag_callback(
      "--json", [this] { request_.telling = Telling::json; }, "Write it as JSON, for other programs");
  on.add_flag("--states", request_.data.states, "With --json: every state, and what is legal in it");
  takes_rules(on);
}

void Line::add_export() {
  CLI::App& on = add(Command::exported, "The rules as data: every transition of scenarios and drawn plays, as JSON Lines",
                     "  fathom export mermaids-song --output song.jsonl\n"
                     "\n"
                     "Each line has a state, an action, what is legal, and the state after it or the rule that refuses it.\n"
                     "Two exports differ only where the rules do. docs/engines.md tells the form.");
  takes_one_game(on);
  takes_players(on);
  takes_seed(on);
  on.add_option("--plays", request_.data.plays, "Drawn plays, for each number of players (default: 1)")
      ->type_name("N")
      ->check(within<std::uint64_t>(0, most_cases));
  on.add_option("--output", request_.data.output, "Write the corpus to FILE, whole or not at all")->type_name("FILE");
  on.add_flag("--schema", request_.data.schema, "Print the JSON Schema of a line instead");
  takes_rules(on);
}

void Line::add_perft() {
  CLI::App& on = add(Command::perft, "Counts sequences of legal actions, for comparison with an engine",
                     "  fathom perft mermaids-song --players 3 --depth 5\n"
                     "  fathom perft mermaids-song --players 3 --depth 3 --pass-chance --divide\n"
                     "\n"
                     "docs/perft.md has reference counts of all games.");
  takes_one_game(on);
  takes_players(on);
  on.add_option("--depth", request_.data.depth, "How many actions the longest sequences have")
      ->type_name("N")
      ->required()
      ->check(within<std::uint64_t>(1, deepest));
  on.add_flag("--pass-chance", request_.data.passes_chance,
              "Where chance decides, go on with the outcome that is first as JSON, and count no action");
  on.add_flag("--divide", request_.data.divides, "Tell how many of the longest sequences begin with each action");
  takes_rules(on);
}

void Line::add_replay() {
  CLI::App& on = add(Command::replay, "Plays saved counterexamples or traces again, and judges them", "");
  on.add_option("FILE", request_.files, "Saved counterexamples, traces or scenarios")->required()->type_name("");
  takes_rules(on);
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
  on.add_option("--format", request_.draw.form, "text or svg (default: svg for an --output that ends so, otherwise text)")
      ->type_name("FORM")
      ->transform(one_of<PictureForm>());
  on.add_option("--output", request_.draw.output, "Write the picture to FILE, whole or not at all")->type_name("FILE");
  on.add_option("--after", request_.draw.after, "Draw the position after so many of its actions (default: all)")
      ->type_name("N")
      ->check(within<std::uint64_t>(0, most_cases));
  on.add_option("--case", request_.draw.chosen, "Which of the file's scenarios, where it holds several")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases));
  takes_rules(on);
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
                     "  fathom audit cards.en.po cards.fr.po cards.de.po\n"
                     "  fathom audit --since main              what changed in the project of fathom.yaml, here or above\n"
                     "  fathom audit --explain item-omitted\n"
                     "Ends with 1 when a finding is an error, or what --fail-on says; accepted findings do not count.");
  AuditRequest& audit = request_.audit;
  on.add_option("TEXT", request_.files, "The original, then its translations; one file may hold both; - is standard input")
      ->type_name("")
      ->expected(-1);
  on.add_option("--project", audit.project, "Audit the texts of a project file; with TEXT, only the pairs it is part of")
      ->type_name("FILE");
  on.add_option("--since", audit.since, "Tell only what touches something that changed since a commit or an earlier file")
      ->type_name("REV|FILE");
  on.add_option("--original-lang", audit.original_language, "Language of the original, such as en (default: as it reads)")
      ->type_name("LANG");
  on.add_option("--translation-lang", audit.translation_language, "Language of the translation, in the same way")
      ->type_name("LANG");
  on.add_option("--game", game_, "The game they tell of, to hold them against its rules")->type_name("GAME");
  on.add_option("--format", audit.form, "text, json, sarif, html or github (default: text)")
      ->type_name("FORM")
      ->transform(one_of<AuditForm>());
  on.add_option("--by", audit.by, "List findings by gravity, or by place in the texts (default: gravity)")
      ->type_name("ORDER")
      ->transform(one_of<ListedBy>());
  on.add_option("--output", audit.output, "Write the report to FILE, whole or not at all")->type_name("FILE");
  on.add_option("--fail-on", audit.fail_on, "note, warning, error or never (default: error)")
      ->type_name("SEVERITY")
      ->transform(one_of<FailOn>());
  on.add_option("--baseline", audit.baseline, "Findings that are accepted, and why")->type_name("FILE");
  on.add_option("--write-baseline", audit.write_baseline, "Write a baseline of all findings, its reasons to be filled in")
      ->type_name("FILE");
  on.add_option("--edition", audit.edition, "Glossary and claims of the edition")->type_name("FILE");
  on.add_option("--termbase", audit.termbases, "What things are to be called, in TBX or CSV; may be repeated")
      ->type_name("FILE")
      ->allow_extra_args(false);
  on.add_flag_callback(
      "--claims", [&audit] { audit.view = AuditView::claims; },
      "Tell which of the game's rules the texts state, and which they are silent on");
  on.add_option("--explain", audit.explain, "Tell what a kind of finding means; needs no texts")->type_name("KIND");
  on.add_flag_callback(
      "--quiet", [this] { request_.detail = Detail::failures; }, "Print only what fails");
  takes_colour(on);
}

void Line::add_completion() {
  CLI::App& on = add(Command::completion, "Prints a completion script for a shell, or the manual page",
                     "  source <(fathom completion bash)\n"
                     "  fathom completion zsh > ~/.zfunc/_fathom\n"
                     "  fathom completion fish > ~/.config/fish/completions/fathom.fish\n"
                     "  fathom completion man | man -l -");
  on.add_option("SHELL", request_.shell, "bash, zsh or fish; or man")
      ->required()
      ->type_name("")
      ->check(one_of({"bash", "zsh", "fish", "man"}));
}

void Line::add_new() {
  CLI::App& on = add(Command::create, "Lays out the folder of a game of your own, which builds and runs",
                     "  fathom new tide-pools\n"
                     "  fathom new tide-pools --output games/tide-pools\n"
                     "\n"
                     "docs/your-game.md goes on from there.");
  on.add_option("NAME", request_.files, "What the game is called on a command line: lower-case words joined by -")
      ->required()
      ->type_name("")
      ->expected(1);
  on.add_option("--output", request_.folder, "The folder to make (default: of the game's name)")->type_name("FOLDER");
}

}  // namespace fathom::app
