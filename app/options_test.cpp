#include "app/options.hpp"

#include <gtest/gtest.h>

#include <map>

#include "app/errors.hpp"

namespace fathom::app {
namespace {

using Words = std::vector<std::string>;
using Variables = std::map<std::string, std::string>;

Environment in(const Variables& variables) {
  return [variables](const std::string& name) {
    const auto found = variables.find(name);
    return found == variables.end() ? std::nullopt : std::optional(found->second);
  };
}

Request asked(const Words& words, const Variables& variables = {}) { return std::get<Request>(parse(words, in(variables))); }

std::string refused(const Words& words, const Variables& variables = {}) {
  try {
    parse(words, in(variables));
  } catch (const BadUsage& error) {
    return error.what();
  }
  return "accepted";
}

TEST(Options, AreUnderstood) {
  const Request request =
      asked({"gate",   "mermaid-rain", "--players",    "3",        "--seed",  "5",       "--cases", "100",       "--time",
             "30s",    "--shard",      "1/4",          "--only",   "a",       "--only",  "b",       "--junit",   "x.xml",
             "--json", "x.json",       "--components", "box.yaml", "--quiet", "--color", "never",   "--threads", "2"});
  EXPECT_EQ(request.command, Command::gate);
  EXPECT_EQ(request.games, Words{"mermaid-rain"});
  EXPECT_EQ(request.players, 3);
  EXPECT_EQ(request.seed, (Seed{5, std::nullopt}));
  EXPECT_EQ(request.cases, 100U);
  EXPECT_EQ(request.seconds, 30.0);
  EXPECT_EQ(request.shard, (Shard{1, 4}));
  EXPECT_EQ(request.only, (Words{"a", "b"}));
  EXPECT_EQ(request.junit, "x.xml");
  EXPECT_EQ(request.json, "x.json");
  EXPECT_EQ(request.components, "box.yaml");
  EXPECT_EQ(request.detail, Detail::failures);
  EXPECT_EQ(request.colour, Colour::never);
  EXPECT_EQ(request.threads, 2);
}

TEST(Options, TellGamesFromPathsOfScenarios) {
  const Request request =
      asked({"scenarios", "mermaid-rain", "cases/a.yaml", "b*", "--scenarios", "more", "--scenarios", "and"});
  EXPECT_EQ(request.games, Words{"mermaid-rain"});
  EXPECT_EQ(request.files, (Words{"cases/a.yaml", "b*"}));
  EXPECT_EQ(request.scenarios.joined, (Words{"more", "and"}));
  EXPECT_EQ(asked({"gate", "mirage", "--scenarios", "x"}).scenarios.joined, Words{"x"});
  EXPECT_EQ(refused({"scenarios", "mermaid-rian"}),
            "there is no game, file or folder mermaid-rian; did you mean \"mermaid-rain\"?");
}

TEST(Options, AskOneThingOfScenariosAtATime) {
  EXPECT_EQ(asked({"scenarios", "--list"}).scenarios.task, ScenarioTask::list);
  EXPECT_EQ(asked({"scenarios", "--tidy", "--check"}).scenarios.task, ScenarioTask::tidy);
  EXPECT_TRUE(asked({"scenarios", "--update", "--yes"}).scenarios.says_yes);
  EXPECT_NE(refused({"scenarios", "--tidy", "--update"}), "accepted");
  EXPECT_NE(refused({"scenarios", "--list", "--tidy"}), "accepted");
  EXPECT_EQ(refused({"scenarios", "--check"}), "--check goes with --tidy");
  EXPECT_EQ(refused({"scenarios", "--tidy", "--yes"}), "--yes goes with --update");
}

TEST(Options, TakeAHouseRuleWithEveryCommandThatPlays) {
  for (const Words& words : {Words{"gate"},
                             {"check"},
                             {"scenarios"},
                             {"prove"},
                             {"rules", "mirage"},
                             {"mutants"},
                             {"holes", "mirage"},
                             {"trace", "mirage"},
                             {"replay", "x.yaml"},
                             {"draw", "x.yaml"}}) {
    Words with = words;
    with.insert(with.end(), {"--variant", "mine.yaml"});
    EXPECT_EQ(asked(with).house_rule, "mine.yaml") << words.front();
    EXPECT_EQ(asked(words).house_rule, "") << words.front();
  }
}

TEST(Options, LeaveWhatIsAbsentToTheCommands) {
  const Request request = asked({"gate"});
  EXPECT_TRUE(request.games.empty());
  EXPECT_EQ(request.seed, (Seed{1, std::nullopt}));
  EXPECT_FALSE(request.players || request.cases || request.seconds);
  EXPECT_EQ(request.shard, Shard{});
}

TEST(Options, BelongToTheirCommand) {
  EXPECT_EQ(asked({"rules", "mermaid-rain", "placing.on_ocean"}).rule, "placing.on_ocean");
  EXPECT_EQ(asked({"trace", "mermaid-rain", "--yaml"}).telling, Telling::yaml);
  EXPECT_EQ(asked({"mutants", "mermaid-rain", "--full"}).hunt, Hunt::every_check);
  EXPECT_EQ(asked({"replay", "a.yaml", "b.yaml"}).files, (Words{"a.yaml", "b.yaml"}));
  EXPECT_EQ(asked({"completion", "fish"}).shell, "fish");
  EXPECT_EQ(asked({"gate", "--require", "laws", "--require", "theorems"}).needed,
            (std::vector<Needed>{Needed::laws, Needed::theorems}));
  EXPECT_EQ(asked({"new", "tide-pools", "--output", "games/tide"}).folder, "games/tide");
  EXPECT_EQ(asked({"check", "--seed", "5/1873"}).seed, (Seed{5, 1873}));
}

TEST(Options, ReadAndWriteStandardStreams) {
  EXPECT_EQ(asked({"draw", "play.yaml", "--output", "-"}).draw.output, "") << "which is standard output";
  EXPECT_EQ(asked({"variant", "my.yaml", "--output", "-"}).variant.output, "");
  EXPECT_EQ(asked({"audit", "a.txt", "--output", "-"}).audit.output, "");
  EXPECT_EQ(asked({"gate", "--json", "-"}).json, "-");
  EXPECT_EQ(asked({"scenarios", "-"}).files, Words{"-"});
  EXPECT_EQ(asked({"trace", "-"}).files, Words{"-"});
}

TEST(Options, AreHelpedWith) {
  const auto help = [](const Words& words) { return std::get<Printout>(parse(words, in({}))).text; };
  EXPECT_EQ(help({"help"}), help({"--help"}));
  EXPECT_EQ(help({"help", "gate"}), help({"gate", "--help"}));
  EXPECT_EQ(help({"help", "help"}), help({"help", "--help"}));
  EXPECT_EQ(refused({"help", "gat"}), "there is no command gat; did you mean \"gate\"?");
  EXPECT_EQ(refused({"help", "gate", "check"}), "fathom help takes one command, found gate and check");
}

TEST(Options, AreShapedAsHelpTellsThem) {
  for (const CommandShape& command : command_shapes()) {
    const std::string help = std::get<Printout>(parse(Words{"help", command.name}, in({}))).text;
    for (const WordShape& option : command.options) {
      EXPECT_NE(help.find(option.name), std::string::npos) << command.name << " " << option.name;
      EXPECT_NE(option.does, "") << command.name << " " << option.name;
    }
    for (const WordShape& place : command.places) EXPECT_NE(help.find(place.name), std::string::npos) << command.name << " " << place.name;
  }
}

TEST(Options, OfTheAuditorAreItsOwn) {
  const Request request = asked({"audit",   "a.txt",     "b.txt",        "--original-lang", "en",     "--translation-lang",
                                 "fr",      "--game",    "mermaid-rain", "--format",        "sarif",  "--output",
                                 "x.sarif", "--fail-on", "note",         "--baseline",      "b.yaml", "--write-baseline",
                                 "c.yaml",  "--edition", "e.yaml",       "--claims",        "--quiet", "--by",
                                 "place",   "--termbase", "t.tbx",      "--termbase",      "u.csv"});
  EXPECT_EQ(request.files, (Words{"a.txt", "b.txt"}));
  EXPECT_EQ(request.games, Words{"mermaid-rain"});
  EXPECT_EQ(request.audit.original_language, "en");
  EXPECT_EQ(request.audit.translation_language, "fr");
  EXPECT_EQ(request.audit.form, AuditForm::sarif);
  EXPECT_EQ(request.audit.output, "x.sarif");
  EXPECT_EQ(request.audit.fail_on, FailOn::note);
  EXPECT_EQ(request.audit.baseline, "b.yaml");
  EXPECT_EQ(request.audit.write_baseline, "c.yaml");
  EXPECT_EQ(request.audit.edition, "e.yaml");
  EXPECT_EQ(request.audit.view, AuditView::claims);
  EXPECT_EQ(request.audit.by, ListedBy::place);
  EXPECT_EQ(request.audit.termbases, (Words{"t.tbx", "u.csv"}));
  EXPECT_EQ(asked({"audit", "--explain", "sum-wrong"}).audit.explain, "sum-wrong");
  EXPECT_EQ(asked({"audit", "a.txt"}).audit.fail_on, std::nullopt) << "a project may say it";
  EXPECT_EQ(asked({"audit", "a.txt", "b.txt", "-"}).files, (Words{"a.txt", "b.txt", "-"}));
  EXPECT_EQ(asked({"audit", "--since", "main~3", "--project", "p.yaml"}).audit.since, "main~3");
  EXPECT_EQ(asked({"audit", "--since", "main~3", "--project", "p.yaml"}).audit.project, "p.yaml");
  EXPECT_EQ(refused({"gate", "--fail-on", "note"}), "fathom gate does not take --fail-on");
  EXPECT_EQ(refused({"audit", "a.txt", "--cases", "7"}), "fathom audit does not take --cases");
  for (const Words& words :
       {Words{"audit", "a", "--format", "pdf"}, Words{"audit", "a", "--by", "luck"}, Words{"replay", "a", "--claims"}})
    EXPECT_NE(refused(words), "accepted");
}

TEST(Options, ThatMakeNoSenseAreRefusedWithAHint) {
  EXPECT_EQ(refused({"gat"}), "there is no command gat; did you mean \"gate\"?");
  EXPECT_EQ(refused({"gate", "--sed", "4"}), "fathom gate does not take --sed; did you mean \"--seed\"?");
  EXPECT_EQ(refused({"gate", "--seed", "x"}),
            "--seed: expected a number such as 5, or 5/1873, found \"x\" (fathom gate --help)");
  EXPECT_EQ(refused({"check", "--shard", "2/2"}),
            "--shard: expected I/N with I below N, such as 0/4, or auto, found \"2/2\" (fathom check --help)");
  EXPECT_EQ(refused({"check", "--cases", "0"}),
            "--cases: expected a number from 1 to 1000000000000, found \"0\" (fathom check --help)");
  for (const Words& words :
       {Words{}, Words{"rules"}, Words{"trace", "a", "b"}, Words{"check", "--players", "7"}, Words{"--bogus"},
        Words{"gate", "--color", "blue"}, Words{"gate", "--seed"}, Words{"gate", "--time", "0s"},
        Words{"completion", "tcsh"}, Words{"gate", "--require", "luck"}, Words{"new"}, Words{"gate", "--threads", "-1"},
        Words{"gate", "--cases", "99999999999999999999999"}, Words{"merge"}})
    EXPECT_NE(refused(words), "accepted");
}

TEST(Options, OfTellingAPlayAreUnderstood) {
  EXPECT_EQ(asked({"trace", "mermaid-rain", "--format", "html"}).telling, Telling::html);
  EXPECT_EQ(asked({"trace", "mermaid-rain", "--output", "x.html"}).telling, Telling::html);
  EXPECT_EQ(asked({"trace", "mermaid-rain", "--output", "x.txt"}).telling, Telling::words);
  EXPECT_EQ(asked({"trace", "mermaid-rain", "--output", "x.html", "--yaml"}).telling, Telling::yaml);
  EXPECT_EQ(asked({"trace", "play.yaml", "--case", "2"}).files, Words{"play.yaml"});
  EXPECT_EQ(asked({"trace", "play.yaml", "--case", "2"}).draw.chosen, 2);
  EXPECT_TRUE(asked({"trace", "plays/one"}).games.empty());
  EXPECT_EQ(asked({"gate", "--pictures", "never"}).pictures, Pictures::never);
  EXPECT_EQ(asked({"gate"}).pictures, Pictures::automatic);
  EXPECT_NE(refused({"trace", "mermaid-rain", "--format", "pdf"}), "accepted");
  EXPECT_NE(refused({"gate", "--pictures", "sometimes"}), "accepted");
}

TEST(Options, OfDrawingAreUnderstood) {
  const Request request =
      asked({"draw", "play.yaml", "--format", "svg", "--after", "0", "--case", "2", "--output", "x.txt"});
  EXPECT_EQ(request.files, Words{"play.yaml"});
  EXPECT_EQ(request.draw, (DrawRequest{PictureForm::svg, 0, std::nullopt, std::nullopt, 2, "x.txt", Colour::never, 100}));
  EXPECT_EQ(asked({"draw", "play.yaml", "--step", "3", "--seat", "Bob"}).draw.step, 3);
  EXPECT_EQ(asked({"draw", "play.yaml", "--seat", "Bob"}).draw.seat, Seat::Bob);
  EXPECT_EQ(asked({"draw", "play.yaml", "--output", "-"}).draw.output, "") << "standard output";
  EXPECT_EQ(asked({"draw", "play.yaml"}).draw.form, PictureForm::text);
  EXPECT_EQ(asked({"draw", "play.yaml", "--output", "x.svg"}).draw.form, PictureForm::svg);
  EXPECT_EQ(asked({"draw", "play.yaml", "--output", "x.svg", "--format", "text"}).draw.form, PictureForm::text);
  for (const Words& words : {Words{"draw"}, Words{"draw", "a", "b"}, Words{"draw", "a", "--format", "png"},
                             Words{"draw", "a", "--after", "-1"}, Words{"draw", "a", "--case", "0"},
                             Words{"draw", "a", "--step", "0"}, Words{"draw", "a", "--seat", "Bert"},
                             Words{"draw", "a", "--step", "2", "--after", "1"}})
    EXPECT_NE(refused(words), "accepted");
}

TEST(Options, HelpIsPrintedNotPerformed) {
  const auto text = [](const Words& words) { return std::get<Printout>(parse(words, in({}))).text; };
  EXPECT_NE(text({"--help"}).find("mutants"), std::string::npos);
  EXPECT_NE(text({"check", "--help"}).find("Usage: fathom check"), std::string::npos);
  EXPECT_NE(text({"--version"}).find("fathom 0."), std::string::npos);
}

TEST(Options, TakeShardsFromTestRunnersAndBatchSystems) {
  const Variables gtest{{"GTEST_TOTAL_SHARDS", "4"}, {"GTEST_SHARD_INDEX", "3"}};
  const Variables slurm{{"SLURM_ARRAY_TASK_COUNT", "8"}, {"SLURM_ARRAY_TASK_ID", "12"}, {"SLURM_ARRAY_TASK_MIN", "10"}};
  EXPECT_EQ(asked({"check"}, gtest).shard, (Shard{3, 4}));
  EXPECT_EQ(asked({"gate"}, slurm).shard, (Shard{2, 8}));
  EXPECT_EQ(asked({"gate", "--shard", "0/2"}, gtest).shard, (Shard{0, 2})) << "what is typed goes first";
  EXPECT_EQ(asked({"gate", "--shard", "0/1"}, gtest).shard, Shard{}) << "the whole, too";
  EXPECT_EQ(asked({"trace", "mermaid-rain"}, gtest).shard, Shard{}) << "a trace has no parts";
  EXPECT_NE(refused({"check"}, {{"GTEST_TOTAL_SHARDS", "2"}, {"GTEST_SHARD_INDEX", "2"}}), "accepted");
  EXPECT_NE(refused({"check"}, {{"GTEST_TOTAL_SHARDS", "two"}, {"GTEST_SHARD_INDEX", "0"}}), "accepted");
}

TEST(Options, TakeShardsFromBuildServersWhereTheyAreToldTo) {
  const Words automatic{"gate", "--shard", "auto"};
  const Variables gitlab{{"CI_NODE_INDEX", "1"}, {"CI_NODE_TOTAL", "4"}};
  EXPECT_EQ(asked(automatic, gitlab).shard, (Shard{0, 4})) << "GitLab counts from 1";
  EXPECT_EQ(asked({"gate"}, gitlab).shard, Shard{}) << "a job may be one of several for another reason";
  EXPECT_EQ(asked(automatic, {{"CIRCLE_NODE_INDEX", "3"}, {"CIRCLE_NODE_TOTAL", "4"}}).shard, (Shard{3, 4}));
  EXPECT_EQ(asked(automatic, {{"BUILDKITE_PARALLEL_JOB", "0"}, {"BUILDKITE_PARALLEL_JOB_COUNT", "2"}}).shard, (Shard{0, 2}));
  EXPECT_NE(refused(automatic, {{"CI_NODE_INDEX", "0"}, {"CI_NODE_TOTAL", "4"}}), "accepted");
  EXPECT_EQ(refused(automatic).substr(0, 79),
            "--shard auto: nothing says which part is wanted; expected one of SLURM_ARRAY_TA");
}

TEST(Options, TakeShardsFromArraysWithGaps) {
  const auto task = [](const char* id) {
    return Variables{{"SLURM_ARRAY_TASK_COUNT", "3"}, {"SLURM_ARRAY_TASK_ID", id}, {"SLURM_ARRAY_TASK_MIN", "10"}, {"SLURM_ARRAY_TASK_STEP", "5"}};
  };
  EXPECT_EQ(asked({"gate"}, task("10")).shard, (Shard{0, 3}));
  EXPECT_EQ(asked({"gate", "--shard", "auto"}, task("20")).shard, (Shard{2, 3}));
  EXPECT_EQ(refused({"gate"}, task("11")),
            "SLURM_ARRAY_TASK_ID = 11 and SLURM_ARRAY_TASK_COUNT = 3 ask for a part that there is not");
  EXPECT_NE(refused({"gate"}, task("25")), "accepted");
  EXPECT_NE(refused({"gate"}, task("5")), "accepted");
}

TEST(Options, KeepReportsOfPartsInAFolderAlone) {
  EXPECT_EQ(asked({"gate", "--into", "parts", "--parts", "9"}).parts, 9U);
  EXPECT_EQ(refused({"gate", "--into", "parts", "--json", "x.json"}),
            "--json does not go with --into: fathom merge parts makes one report of all parts");
  for (const Words& words : {Words{"check", "--into", "parts", "--junit", "x.xml"},
                             {"readings", "mirage", "--into", "parts", "--output", "x"},
                             {"readings", "mirage", "--into", "parts", "--format", "html"},
                             {"conform", "mirage", "--into", "parts", "--html", "x", "--", "engine"}})
    EXPECT_NE(refused(words), "accepted") << words.back();
}

TEST(Options, ReadTimes) {
  const auto seconds = [](const std::string& text) { return asked({"gate", "--time", text}).seconds; };
  EXPECT_EQ(seconds("30s"), 30.0);
  EXPECT_EQ(seconds("2m"), 120.0);
  EXPECT_EQ(seconds("500ms"), 0.5);
  EXPECT_EQ(seconds("1.5h"), 5400.0);
  EXPECT_EQ(seconds("7"), 7.0);
  for (const char* text : {"", "-3s", "0", "nan", "inf", "1d", "1e300h", "1h 2"})
    EXPECT_NE(refused({"gate", "--time", text}), "accepted") << text;
}

}  // namespace
}  // namespace fathom::app
