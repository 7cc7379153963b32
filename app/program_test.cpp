#include "app/program.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

/// The exit code of the real program under a shell.
int shell(const std::string& command) {
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

const std::string program = FATHOM_PROGRAM;

using Program = InItsOwnFolder;

TEST_F(Program, EndsWithTwoOnBadUsage) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{},
                                                {"gat"},
                                                {"gate", "no-such-game"},
                                                {"rules", "mermaid-rain", "placing.on_ocaen"},
                                                {"trace", "mermaid-rain", "--players", "2"},
                                                {"check", "mermaid-rain", "--shard", "3/2"},
                                                {"trace", "mermaid-rain", "--seed", "1/2"},
                                                {"mutants", "mermaid-rain", "--only", "no_such_mutant"},
                                                {"check", "mermaid-rain", "--cases", "1", "--only", "no_such_law"}}) {
    const Seen result = seen(words);
    EXPECT_EQ(result.exit, 2) << result.out;
    EXPECT_EQ(result.err.substr(0, 8), "fathom: ");
  }
}

TEST_F(Program, NeedsNothingBesideItself) {
  fs::copy_file(program, "elsewhere");
  EXPECT_EQ(shell("./elsewhere scenarios mermaids-song --only winning > said.txt 2> err.txt"), 0) << read_file("err.txt");
  EXPECT_NE(read_file("said.txt").find("scenarios"), std::string::npos);
  EXPECT_EQ(shell("./elsewhere scenarios mermaids-song --home . > said.txt 2> err.txt"), 2);
  EXPECT_EQ(read_file("err.txt").substr(0, 32), "fathom: .: there is no folder sc");
}

TEST_F(Program, TakesScenariosOfAnotherFolder) {
  fs::create_directories("mine/scenarios/mermaids_song");
  write_file("mine/scenarios/mermaids_song/own.yaml",
             "scenario: Bob wins with nothing\ncites: [winning.when]\nplayers: 3\ngiven: { step: acting }\n"
             "then: { winners: [Bob] }\n");
  EXPECT_EQ(shell(program + " scenarios mermaids-song --home mine > said.txt 2> err.txt"), 1) << read_file("err.txt");
  EXPECT_NE(read_file("said.txt").find("--home mine"), std::string::npos) << read_file("said.txt");
}

TEST_F(Program, SuggestsWhatWasMeant) {
  EXPECT_EQ(seen({"gate", "mermaid-rian"}).err, "fathom: there is no game mermaid-rian; did you mean \"mermaid-rain\"?\n");
  EXPECT_NE(seen({"rules", "mermaid-rain", "placing.on_ocaen"}).err.find("did you mean \"placing.on_ocean\"?"),
            std::string::npos);
}

TEST_F(Program, EndsWithTwoOnBadFiles) {
  write_file("broken.yaml", "scenario: [\n");
  write_file("stranger.yaml", "scenario: x\ngame: chess\nplayers: 4\n");
  write_file("broken.json", "{");
  EXPECT_EQ(seen({"replay", "missing.yaml"}).exit, 2);
  EXPECT_EQ(seen({"replay", "broken.yaml"}).exit, 2);
  EXPECT_EQ(seen({"replay", "broken.yaml"}).err.substr(0, 12), "broken.yaml:");
  EXPECT_EQ(seen({"replay", "stranger.yaml"}).exit, 2);
  EXPECT_EQ(seen({"merge", "broken.json"}).exit, 2);
  EXPECT_EQ(seen({"merge", "missing.json"}).exit, 2);
  EXPECT_EQ(seen({"trace", "mermaid-rain", "--components", "broken.yaml"}).exit, 2);
}

// ------------------------------------------------------------------------------------------------------------ house rules

const std::string six_kept = "game: mermaid-rain\nvariant: six kept\nchange: { adjusting.at_most_two_cards: 6 }\n";

TEST_F(Program, PlaysByAHouseRule) {
  write_file("six.yaml", six_kept);
  write_file("none.yaml", "game: mermaid-rain\nvariant: as printed\n");
  const auto trace = [](const std::string& rule) {
    return seen({"trace", "mermaid-rain", "--seed", "7", "--yaml", "--variant", rule}).out;
  };
  EXPECT_NE(trace("six.yaml").find("adjusting.at_most_two_cards: 6"), std::string::npos);
  EXPECT_EQ(trace("none.yaml"), seen({"trace", "mermaid-rain", "--seed", "7", "--yaml"}).out);
}

TEST_F(Program, JudgesAHouseRuleAndSaysWhichItWas) {
  write_file("loose.yaml", "game: mermaid-rain\nvariant: loose\ndrop: [treasure.one_per_space]\n");
  const Seen checked =
      seen({"check", "--variant", "loose.yaml", "--cases", "60", "--players", "3", "--only", "one_pickup_per_space"});
  EXPECT_EQ(checked.exit, 1) << checked.out << checked.err;
  EXPECT_NE(checked.out.find("loose   loose.yaml\n    without treasure.one_per_space\n"), std::string::npos) << checked.out;
  EXPECT_NE(checked.out.find("fathom replay .fathom/failures/loose/one_pickup_per_space-1.yaml --variant loose.yaml"),
            std::string::npos)
      << checked.out;
  EXPECT_EQ(seen({"replay", ".fathom/failures/loose/one_pickup_per_space-1.yaml", "--variant", "loose.yaml"}).exit, 1);
  EXPECT_EQ(seen({"check", "mermaid-rain", "--cases", "8", "--players", "3", "--only", "one_pickup_per_space"}).exit, 0)
      << "the published rules hold all the same";
}

TEST_F(Program, ShowsTheRulesOfAHouseRule) {
  write_file("rule.yaml",
             "game: mermaids-song\nvariant: mine\nchange: { setup.three_creatures: 4 }\n"
             "reading: { power.mixed: larger }\ndrop: [kraken.strongest]\n");
  const auto rule = [](const std::string& id) { return seen({"rules", "mermaids-song", id, "--variant", "rule.yaml"}).out; };
  const std::string changed = rule("setup.three_creatures");
  EXPECT_NE(changed.find("setup.three_creatures: 4"), std::string::npos) << changed;
  const std::string reread = rule("power.mixed");
  EXPECT_NE(reread.find("larger (in this variant)"), std::string::npos) << reread;
  EXPECT_NE(rule("kraken.strongest").find("left out by mine"), std::string::npos);
}

TEST_F(Program, WritesAReportInSeveralFormsFromOneRun) {
  const Seen result =
      seen({"balance", "mermaids-song", "--plays", "4", "--output", "all.html", "--html", "too.html", "--markdown", "all.md", "--json", "all.json"});
  EXPECT_EQ(result.exit, 0) << result.err;
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(read_file("all.html").substr(0, 15), "<!doctype html>") << "the name of --output says its form";
  EXPECT_EQ(read_file("too.html"), read_file("all.html"));
  EXPECT_EQ(read_file("all.md").substr(0, 3), "## ");
  EXPECT_EQ(read_file("all.json").front(), '{');
  EXPECT_EQ(seen({"balance", "mermaids-song", "--plays", "4", "--json", "no/folder.json"}).exit, 2);
}

TEST_F(Program, EndsWithTwoOnAHouseRuleThatIsWrong) {
  write_file("six.yaml", six_kept);
  write_file("wrong.yaml", "game: mermaid-rain\nvariant: x\nchange: { rounds.fiv: 6 }\n");
  write_file("chess.yaml", "game: chess\nvariant: x\n");
  EXPECT_EQ(seen({"trace", "mermaid-rain", "--variant", "wrong.yaml"}).err,
            "wrong.yaml:3:11: there is no number \"rounds.fiv\"; did you mean \"rounds.five\"?\n");
  EXPECT_EQ(seen({"trace", "mirage", "--variant", "six.yaml"}).err,
            "six.yaml:1:7: expected the game's name, mirage, found \"mermaid-rain\"\n");
  for (const std::string file : {"wrong.yaml", "chess.yaml", "missing.yaml"})
    for (const std::string command : {"gate", "check", "scenarios", "prove", "mutants"})
      EXPECT_EQ(seen({command, "--variant", file}).exit, 2) << command << " " << file;
}

TEST_F(Program, AsksForAWritableReportBeforeTheWork) {
  EXPECT_EQ(seen({"check", "mermaid-rain", "--json", "no/such/folder/x.json"}).exit, 2);
  EXPECT_EQ(seen({"check", "mermaid-rain", "--junit", "."}).exit, 2);
  EXPECT_EQ(seen({"check", "mermaid-rain", "--junit", "."}).out, "") << "nothing was begun";
}

TEST_F(Program, LosesNothingWhenAReportCannotBeWritten) {
  const Seen result = seen({"check", "mermaid-rain", "--players", "3", "--seed", "1/0", "--json", "/dev/full"});
  EXPECT_EQ(result.exit, 2);
  EXPECT_NE(result.err.find("/dev/full: cannot write: No space left on device"), std::string::npos);
  EXPECT_NE(result.out.find("laws"), std::string::npos) << "what was found is printed all the same";
}

TEST_F(Program, WritesTheSameJsonForTheSameSeed) {
  const auto report = [](const std::string& file, const std::string& threads) {
    EXPECT_LT(seen({"check", "mermaid-rain", "--cases", "8", "--seed", "7", "--threads", threads, "--json", file}).exit, 2);
    std::istringstream lines(read_file(file));
    std::string kept, line;
    bool cost = false;
    while (std::getline(lines, line)) {
      if (line.find("\"cost\"") != std::string::npos) cost = true;
      if (!cost) kept += line + "\n";
      if (line.find('}') != std::string::npos) cost = false;
    }
    return kept;
  };
  EXPECT_EQ(report("a.json", "1"), report("b.json", "2"));
}

TEST_F(Program, ShardsTogetherAreTheWholeRun) {
  const std::vector<std::string> check{"check", "mermaid-rain", "--cases", "8", "--players", "3"};
  const auto with = [&](std::vector<std::string> more) {
    std::vector<std::string> words = check;
    words.insert(words.end(), more.begin(), more.end());
    return seen(words).exit;
  };
  EXPECT_LT(with({"--json", "whole.json"}), 2);
  EXPECT_LT(with({"--shard", "0/2", "--json", "0.json"}), 2);
  EXPECT_LT(with({"--shard", "1/2", "--json", "1.json"}), 2);
  EXPECT_LT(seen({"merge", "1.json", "0.json", "--json", "merged.json"}).exit, 2);
  const auto without_seconds = [](const std::string& file) {
    std::istringstream lines(read_file(file));
    std::string kept, line;
    while (std::getline(lines, line))
      if (line.find("\"seconds\"") == std::string::npos) kept += line + "\n";
    return kept;
  };
  EXPECT_EQ(without_seconds("merged.json"), without_seconds("whole.json")) << "cases and actions included";
  EXPECT_EQ(seen({"merge", "0.json"}).exit, 3) << "a shard is missing, and so nothing is decided";
}

TEST_F(Program, JudgesPartsOfAGateWhereAllAreThere) {
  EXPECT_EQ(seen({"scenarios", "mermaids-song", "--into", "parts", "--parts", "3"}).exit, 0);
  const auto replace_in = [](int part, const std::string& old, const std::string& now) {
    const std::string file = "parts/part-000" + std::to_string(part) + "-of-0003.json";
    std::string text = read_file(file);
    ASSERT_NE(text.find(old), std::string::npos) << file;
    write_file(file, text.replace(text.find(old), old.size(), now));
  };
  // The gate's own parts would have theorems to prove.
  for (const int part : {0, 1, 2}) replace_in(part, "\"command\": \"scenarios\"", "\"command\": \"gate\"");
  const Seen all = seen({"merge", "parts"});
  for (const char* const judged : {"scenarios", "coverage", "differences"})
    EXPECT_NE(all.out.find(judged), std::string::npos) << judged << " is not in\n" << all.out;
  EXPECT_EQ(all.exit, 1) << "no law speaks of a rule";
  replace_in(1, "\"root\": 1", "\"root\": 2");
  const Seen mixed = seen({"merge", "parts"});
  EXPECT_EQ(mixed.exit, 2);
  EXPECT_NE(mixed.err.find("the seed differs"), std::string::npos) << mixed.err;
  fs::remove("parts/part-0001-of-0003.json");
  const Seen some = seen({"merge", "parts"});
  EXPECT_EQ(some.exit, 3) << "what is missing may be all the evidence there is for a rule";
  EXPECT_EQ(some.out.find("coverage"), std::string::npos) << some.out;
  EXPECT_NE(some.out.find("2 of 3 are there"), std::string::npos) << some.out;
  EXPECT_NE(some.out.find("gate mermaids-song --shard 1/3 --into parts"), std::string::npos) << some.out;
}

TEST_F(Program, TellsAPlayThatReplays) {
  const Seen told = seen({"trace", "mermaid-rain", "--seed", "7"});
  EXPECT_EQ(told.exit, 0);
  EXPECT_EQ(seen({"trace", "mermaid-rain", "--seed", "7"}).out, told.out);
  EXPECT_NE(seen({"trace", "mermaid-rain", "--seed", "8"}).out, told.out);
  write_file("play.yaml", seen({"trace", "mermaid-rain", "--seed", "7", "--yaml"}).out);
  const Seen again = seen({"replay", "play.yaml"});
  EXPECT_EQ(again.exit, 0) << again.out << again.err;
  EXPECT_EQ(again.out.find("refused by"), std::string::npos);
}

TEST_F(Program, TellsTheShortestPlayToASilenceAsAScenarioThatHolds) {
  const std::vector<std::string> holes{"holes", "mermaid-rain", "--cases", "20", "--players", "3"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), holes.begin(), holes.end());
    return seen(more);
  };
  EXPECT_NE(with({}).out.find("dealing.empty_deck"), std::string::npos);
  write_file("mermaid_rain.yaml", with({"dealing.empty_deck", "--yaml"}).out);
  EXPECT_NE(read_file("mermaid_rain.yaml").find("silent: dealing.empty_deck"), std::string::npos);
  const Seen again = seen({"replay", "mermaid_rain.yaml"});
  EXPECT_EQ(again.exit, 0) << again.out << again.err;
  EXPECT_EQ(with({"--output", "silences"}).exit, 0);
  EXPECT_EQ(read_file("silences/dealing.empty_deck.yaml"), read_file("mermaid_rain.yaml"));
  EXPECT_EQ(with({"placing.on_ocean"}).exit, 2) << "the rulebook is not silent on it";
}

TEST_F(Program, KnowsTheGameOfAFileFromTheFolderOfItsScenarios) {
  fs::create_directories("scenarios/mermaid_rain/dealing");
  const std::string text = "scenario: x\ncites: dealing.exactly_seven\nplayers: 4\nthen: { turn: chance }\n";
  write_file("scenarios/mermaid_rain/dealing/x.yaml", text);
  write_file("x.yaml", text);
  EXPECT_NE(seen({"replay", "scenarios/mermaid_rain/dealing/x.yaml"}).out.find("mermaid-rain"), std::string::npos);
  EXPECT_EQ(seen({"replay", "x.yaml"}).exit, 2) << "nothing says which game it is of";
}

TEST_F(Program, DrawsEveryGame) {
  for (const char* const game : {"mermaid-rain", "mermaid-beach", "mermaids-song", "mirage"}) {
    write_file("play.yaml", seen({"trace", game, "--seed", "7", "--yaml"}).out);
    const Seen text = seen({"draw", "play.yaml", "--after", "20"});
    EXPECT_EQ(text.exit, 0) << text.err;
    EXPECT_EQ(seen({"draw", "play.yaml", "--after", "20", "--format", "svg", "--output", "-"}).out.substr(0, 5), "<svg ");
    EXPECT_NE(seen({"draw", "play.yaml", "--step", "20"}).out, text.out);
    EXPECT_EQ(seen({"draw", "play.yaml", "--step", "20", "--seat", "Bob"}).exit, 0);
    const Seen stranger = seen({"draw", "play.yaml", "--seat", "Finn"});
    EXPECT_EQ(stranger.exit, 2) << game;
    EXPECT_TRUE(stranger.err.starts_with("fathom: --seat Finn: at this table sit Ann, ")) << stranger.err;
    EXPECT_EQ(stranger.out, "");
  }
  EXPECT_EQ(seen({"draw", "missing.yaml"}).exit, 2);
  EXPECT_EQ(seen({"draw", "play.yaml", "--step", "99999"}).exit, 2);
}

TEST_F(Program, TellsAPlayAsAPage) {
  EXPECT_EQ(seen({"trace", "mermaid-beach", "--seed", "5", "--output", "play.html"}).out, "");
  const std::string page = read_file("play.html");
  EXPECT_TRUE(page.starts_with("<!doctype html>"));
  EXPECT_EQ(page, seen({"trace", "mermaid-beach", "--seed", "5", "--format", "html", "--output", "-"}).out);
  write_file("play.yaml", seen({"trace", "mermaid-beach", "--seed", "5", "--yaml"}).out);
  EXPECT_EQ(page, seen({"trace", "play.yaml", "--format", "html"}).out) << "the same play, from a file";
  EXPECT_EQ(seen({"trace", "missing.yaml", "--format", "html"}).exit, 2);
  EXPECT_EQ(seen({"trace", "mermaid-beach", "--format", "html", "--output", "no/such/folder/x.html"}).exit, 2);
}

TEST_F(Program, TellsAPlayFromAFile) {
  write_file("play.yaml", seen({"trace", "mermaids-song", "--seed", "5", "--yaml"}).out);
  const std::string told = seen({"trace", "mermaids-song", "--seed", "5"}).out;
  const std::string again = seen({"trace", "play.yaml"}).out;
  EXPECT_EQ(told.substr(told.find('\n')), again.substr(again.find('\n')));
  EXPECT_EQ(seen({"trace", "mermaids-song", "--case", "2"}).exit, 2);
}

TEST_F(Program, ShowsWhereAFailingScenarioComesTo) {
  fs::create_directories("mine/scenarios/mermaids_song");
  write_file("mine/scenarios/mermaids_song/own.yaml",
             "scenario: Bob wins with nothing\ncites: [winning.when]\nplayers: 3\ngiven: { step: acting }\n"
             "then: { winners: [Bob] }\n");
  const std::vector<std::string> asked{"scenarios", "mermaids-song", "--home", "mine"};
  const auto with = [&](const std::string& when) {
    std::vector<std::string> words = asked;
    words.insert(words.end(), {"--pictures", when});
    return seen(words).out;
  };
  const std::string sign = "* Ann    loyalty 0";
  EXPECT_NE(seen(asked).out.find(sign), std::string::npos) << seen(asked).out;
  EXPECT_NE(with("always").find(sign), std::string::npos);
  EXPECT_EQ(with("never").find(sign), std::string::npos);
  const std::string file = "mine/scenarios/mermaids_song/own.yaml";
  EXPECT_NE(seen({"replay", file}).out.find(sign), std::string::npos) << seen({"replay", file}).out;
  EXPECT_EQ(seen({"replay", file, "--pictures", "never"}).out.find(sign), std::string::npos);
}

TEST_F(Program, DrawsThePositionAPlayLeadsTo) {
  write_file("play.yaml", seen({"trace", "mirage", "--seed", "3", "--yaml"}).out);
  const Seen end = seen({"draw", "play.yaml"});
  EXPECT_EQ(end.exit, 0) << end.err;
  EXPECT_EQ(end.err, "");
  EXPECT_NE(end.out.find("\nN^ "), std::string::npos) << end.out;
  EXPECT_NE(seen({"draw", "play.yaml", "--after", "5"}).out, end.out);
  EXPECT_EQ(seen({"draw", "play.yaml", "--after", "5", "--output", "x.svg"}).out, "");
  EXPECT_EQ(read_file("x.svg").substr(0, 5), "<svg ");
  EXPECT_EQ(read_file("x.svg"), seen({"draw", "play.yaml", "--after", "5", "--format", "svg"}).out);
  EXPECT_EQ(seen({"draw", "play.yaml", "--output", "no/such/folder/x.svg"}).exit, 2);
  const Seen beyond = seen({"draw", "play.yaml", "--after", "99999"});
  EXPECT_EQ(beyond.exit, 2);
  EXPECT_EQ(beyond.err.substr(0, 33), "fathom: --after 99999: there are ") << beyond.err;
}

TEST_F(Program, DrawsOneOfAFilesScenarios) {
  write_file("two.yaml",
             "- { scenario: a, game: mirage, cites: x, players: 2 }\n"
             "- { scenario: <y>, game: mirage, cites: x, players: 2, examples: [{ y: 1 }, { y: 2 }] }\n");
  const Seen unsaid = seen({"draw", "two.yaml"});
  EXPECT_EQ(unsaid.exit, 2);
  EXPECT_EQ(unsaid.err, "two.yaml:1:1: the file holds 3 scenarios; say which with --case 1 to 3\n");
  EXPECT_EQ(seen({"draw", "two.yaml", "--case", "1"}).out.substr(0, 2), "a,");
  EXPECT_EQ(seen({"draw", "two.yaml", "--case", "4"}).exit, 2);
}

TEST_F(Program, ShowsOneRuleWhole) {
  const Seen result = seen({"rules", "mermaid-rain", "placing.on_ocean"});
  EXPECT_EQ(result.exit, 0);
  EXPECT_NE(result.out.find("can refuse"), std::string::npos);
  EXPECT_NE(result.out.find("refused in"), std::string::npos);
}

TEST_F(Program, NoticesWhenNobodyReadsIt) {
  EXPECT_EQ(shell(program + " --help > /dev/full 2> err"), 2);
  EXPECT_EQ(read_file("err"), "fathom: cannot write to standard output\n");
}

/// The exit code of the program where whoever reads it has gone away before it says anything.
std::string code_without_reader(const std::string& words) {
  std::signal(SIGPIPE, SIG_DFL);  // a command that ran in this process before may have taken it away from all that follow
  EXPECT_EQ(shell("rm -f gone && mkfifo gone"), 0);
  EXPECT_EQ(
      shell("{ read -r gone < gone; " + program + " " + words + " 2> err; echo $? > code; } | { exec <&-; echo > gone; }"),
      0);
  EXPECT_EQ(read_file("err"), "") << "there is nothing to complain of";
  return read_file("code");
}

TEST_F(Program, EndsQuietlyWhereNobodyReadsOn) {
  EXPECT_EQ(code_without_reader("trace mermaid-rain"), "141\n") << "by the signal that is for it, as other programs do";
  EXPECT_EQ(code_without_reader("check mermaids-song --cases 2 --only no_dead_end --json report.json"), "0\n");
  EXPECT_TRUE(fs::exists("report.json")) << "what was asked for is written all the same";
}

TEST_F(Program, ReadsStandardInput) {
  write_file("my.yaml", "game: mermaid-rain\nvariant: three kept\nchange: { adjusting.at_most_two_cards: 3 }\n");
  EXPECT_EQ(shell(program + " trace mermaid-rain --seed 7 --yaml > play.yaml"), 0);
  EXPECT_EQ(shell(program + " draw - --after 3 < play.yaml > piped.txt"), 0);
  EXPECT_EQ(shell(program + " draw play.yaml --after 3 > named.txt"), 0);
  EXPECT_EQ(read_file("piped.txt"), read_file("named.txt"));
  EXPECT_EQ(shell(program + " replay - < play.yaml > said.txt"), 0) << read_file("said.txt");
  EXPECT_EQ(shell(program + " rules mermaid-rain --variant - < my.yaml > said.txt"), 0);
  EXPECT_NE(read_file("said.txt").find("three kept"), std::string::npos) << read_file("said.txt");
  EXPECT_EQ(shell("echo nonsense | " + program + " draw - 2> err"), 2);
  EXPECT_EQ(read_file("err").substr(0, 6), "-:1:1:") << read_file("err");
}

TEST_F(Program, WritesOneReportToStandardOutputAndTellsTheRestBeside) {
  const std::string check = " check mermaids-song --cases 2 --only no_dead_end";
  EXPECT_EQ(shell(program + check + " --json - > report.json 2> said.txt"), 0);
  EXPECT_EQ(read_file("report.json").front(), '{');
  EXPECT_NE(read_file("said.txt").find("laws"), std::string::npos);
  EXPECT_EQ(shell(program + check + " --json - --junit - > out 2> err"), 2);
  EXPECT_EQ(read_file("err"), "fathom: - is given for 2 reports, and standard output takes one\n");
  EXPECT_FALSE(fs::exists("-")) << "and no file is called so";
}

TEST_F(Program, FindsItsOwnFilesUnderTheNamesThatDocumentsGiveThem) {
  fs::copy_file(program, "elsewhere");
  EXPECT_EQ(shell("./elsewhere draw scenarios/mirage/resolving/island.yaml > said.txt 2> err"), 0) << read_file("err");
  EXPECT_EQ(shell("./elsewhere rules mirage --variant scenarios/variants/mirage/advanced.yaml > said.txt 2> err"), 0) << read_file("err");
  EXPECT_EQ(shell("./elsewhere list variants mirage --names > said.txt"), 0);
  EXPECT_NE(read_file("said.txt").find("scenarios/variants/mirage/advanced.yaml\n"), std::string::npos) << read_file("said.txt");
}

TEST_F(Program, TakesRulesAndPatternsForNamesOfChecks) {
  const auto checked = [](const std::string& command, const std::string& name) {
    return seen({command, "mermaid-rain", "--only", name});
  };
  EXPECT_NE(checked("scenarios", "placing.on_ocean").out.find("scenarios"), std::string::npos);
  EXPECT_EQ(checked("scenarios", "placing.*").exit, 0);
  EXPECT_EQ(checked("scenarios", "plaicng.*").exit, 2);
  EXPECT_EQ(seen({"check", "mermaid-rain", "--cases", "2", "--only", "treasure.*", "--players", "3"}).exit, 0);
  EXPECT_EQ(seen({"mutants", "mermaids-song", "--only", "no_such.*"}).exit, 2);
}

TEST_F(Program, KeepsBarsAndColoursToTerminals) {
  EXPECT_EQ(shell(program + " check mermaid-rain --players 3 --cases 8 > out 2> err"), 0);
  EXPECT_EQ(read_file("err"), "");
  EXPECT_EQ(read_file("out").find('\x1b'), std::string::npos);
  EXPECT_EQ(shell(program + " check mermaid-rain --players 3 --cases 8 --color always > out 2> err"), 0);
  EXPECT_NE(read_file("out").find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace fathom::app
