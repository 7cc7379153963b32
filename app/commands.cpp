#include "app/command_line.hpp"
#include "app/registered.hpp"

// What the other commands take: those that tell of a game, change it, or help.

namespace fathom::app {

void Line::add_rules() {
  CLI::App& on =
      add(Command::rules, "The rulebook as a table, or one rule whole", "  fathom rules mermaid-rain placing.on_ocean");
  takes_one_game(on);
  on.add_option("RULE", request_.rule, "One rule's id")->type_name("");
  takes_rules(on);
  takes_colour(on);
}

void Line::add_variant() {
  CLI::App& on =
      add(Command::variant, "What a house rule breaks, opens and moves, against the published game",
          "  fathom variant scenarios/variants/mermaid_rain/kinder_witch.yaml\n"
          "  fathom variant my.yaml --format markdown --accept my.accepted.yaml\n"
          "  fathom variant my.yaml --against yours.yaml\n"
          "  fathom variant mermaid-rain --sweep rounds.five=3..7\n"
          "\n"
          "Exit code 1 where something is broken or opened that is not accepted. docs/variants.md tells the rest.");
  on.add_option("FILE", request_.files, "A variant; with --sweep also a game")->type_name("")->expected(1);
  takes_form(on);
  on.add_option("--against", request_.variant.against, "Compare with the variant in FILE instead of the published game")
      ->type_name("FILE");
  on.add_option("--sweep", request_.variant.sweep,
                "Try one number, reading or count of components at several values: rounds.five=3..7, =3..9:2, =3,5,9, "
                "cards.dolphin=20..30, power.mixed=larger,smaller")
      ->type_name("NAME=VALUES");
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

void Line::add_balance() {
  CLI::App& on = add(Command::balance, "How even a game is between its seats, and whether going first matters",
                     "  fathom balance mermaid-rain --players 4\n"
                     "  fathom balance mermaid-rain --variant my.yaml --format html --output balance.html\n"
                     "\n"
                     "Played by policies that are no people: greedy and uniform choices, told apart. Exit code 0 whatever it finds.");
  takes_one_game(on);
  takes_form(on);
  on.add_option("--plays", request_.variant.plays, "Plays, for each policy and number of players (default: 2000)")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases));
  takes_players(on);
  takes_seed(on);
  takes_rules(on);
  takes_threads(on);
  takes_colour(on);
}

void Line::add_readings() {
  CLI::App& on = add(Command::readings, "What each reading of an ambiguous rule changes, and what stands in it",
                     "  fathom readings mermaids-song\n"
                     "  fathom readings mermaids-song --pairs --shard 0/4\n"
                     "\n"
                     "Exit code 1 where a law, scenario or theorem turns that neither is about a changed reading nor has read it.");
  takes_one_game(on);
  on.add_flag("--pairs", request_.variant.pairs, "Every two readings of different rules together, besides each alone");
  takes_form(on);
  takes_only(on, "Only readings of this rule, or of those that fit a pattern; may be given again");
  on.add_option("--plays", request_.variant.plays, "Pairs of plays to compare each reading with the default, for each number of players (default: 100)")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases));
  takes_players(on);
  takes_seed(on);
  takes_cases(on);
  takes_shard(on);
  takes_threads(on);
  takes_colour(on);
}

void Line::add_holes() {
  CLI::App& on = add(Command::holes, "Where the rulebook is silent: how play gets there, and how often",
                     "  fathom holes mermaid-rain dealing.empty_deck       the shortest play found, told\n"
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
  CLI::App& on = add(Command::trace, "One play, told in the rulebook's words, or as a page to step through",
                     "  fathom trace mermaid-rain --seed 7\n"
                     "  fathom trace mermaid-rain --format html --output play.html\n"
                     "  fathom trace play.yaml --format html --output play.html    a scenario, a trace or a counterexample\n"
                     "\n"
                     "The page needs nothing else, and is stepped through with the arrow keys or by touch.");
  on.add_option("GAME", game_, "The game to play, or a file that holds a play")->required(games().size() > 1)->type_name("");
  takes_players(on);
  takes_seed(on);
  on.add_option("--format", request_.telling, "words, yaml, json or html (default: words; html for an --output that ends so)")
      ->type_name("FORM")
      ->transform(one_of<Telling>());
  on.add_flag_callback(
      "--yaml", [this] { request_.telling = Telling::yaml; }, "The same as --format yaml: a scenario file");
  on.add_flag_callback(
      "--json", [this] { request_.telling = Telling::json; }, "The same as --format json, for other programs");
  on.add_flag("--states", request_.data.states, "With json: every state, and what is legal in it");
  takes_case(on);
  on.add_option("--output", request_.data.output, "Write to FILE, whole or not at all; - is standard output")
      ->type_name("FILE");
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
                     "  fathom draw play.yaml --after 12 --output position.svg\n"
                     "  fathom draw play.yaml --step 12 --seat Bob      what Bob sees before and after the twelfth action\n"
                     "\n"
                     "docs/pictures.md says what the characters mean.");
  on.add_option("FILE", request_.files, "A scenario, a trace or a saved counterexample")
      ->required()
      ->type_name("")
      ->expected(1);
  on.add_option("--format", request_.draw.form, "text or svg (default: svg for an --output that ends so, otherwise text)")
      ->type_name("FORM")
      ->transform(one_of<PictureForm>());
  on.add_option("--output", request_.draw.output, "Write the picture to FILE, whole or not at all; - is standard output")
      ->type_name("FILE");
  CLI::Option* const after =
      on.add_option("--after", request_.draw.after, "Draw the position after so many of its actions (default: all)")
          ->type_name("N")
          ->check(within<std::uint64_t>(0, most_cases));
  on.add_option("--step", request_.draw.step, "Draw the positions before and after this action, and mark what differs")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases))
      ->excludes(after);
  on.add_option("--seat", request_.draw.seat, "Draw what this player sees, such as Ann (default: everything)")
      ->type_name("NAME")
      ->transform(one_of<Seat>());
  takes_case(on);
  takes_colour(on);
  takes_rules(on);
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
  on.add_flag_callback(
      "--sentences", [&audit] { audit.view = AuditView::sentences; },
      "Number the sentences of one text, as a table of which rules each gives, to be filled in");
  on.add_option("--explain", audit.explain, "Tell what a kind of finding means; needs no texts")->type_name("KIND");
  on.add_flag_callback(
      "--quiet", [this] { request_.detail = Detail::failures; }, "Print only what fails");
  takes_colour(on);
}

void Line::add_list() {
  CLI::App& on = add(Command::list, "What there is by name: rules, checks, scenarios, mutants, variants ...",
                     "  fathom list                          what can be listed\n"
                     "  fathom list laws mermaid-rain        the laws of a game, and what each is about\n"
                     "  fathom list rules mirage --names     names alone, one a line");
  on.add_option("WHAT", request_.listed, "What to list (default: what there is to list)")
      ->type_name("")
      ->transform(one_of<Listable>());
  takes_games(on);
  on.add_flag("--names", request_.only_names, "Names alone, one a line");
  takes_home(on);
  takes_colour(on);
}

void Line::add_completion() {
  CLI::App& on = add(Command::completion, "Prints a completion script for a shell, or the manual page",
                     "  source <(fathom completion bash)\n"
                     "  fathom completion zsh > ~/.zfunc/_fathom\n"
                     "  fathom completion fish > ~/.config/fish/completions/fathom.fish\n"
                     "  fathom completion man | man -l -\n"
                     "\n"
                     "The scripts ask `fathom completion words -- LINE...` what the last word of a line may be.");
  on.add_option("SHELL", request_.shell, "bash, zsh or fish; or man, or words")
      ->required()
      ->type_name("")
      ->check(one_of({"bash", "zsh", "fish", "man", "words"}));
}

void Line::add_help() {
  CLI::App& on = add(Command::help, "What a command takes, as COMMAND --help says it", "");
  on.add_option("COMMAND", request_.shell, "The command (default: what commands there are)")->type_name("");
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
