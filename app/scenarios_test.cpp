#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>

#include "app/files.hpp"
#include "app/run_once.hpp"
#include "app/scenario_files.hpp"
#include "notation/yaml.hpp"

// The commands about scenarios, as somebody types them who has files of her own.

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

const std::string plays_with_nobody =
    "scenario: nobody has a creature\ngame: mermaids-song\ncites: [winning.when]\nplayers: 3\ngiven: { step: acting }\n";
const std::string good = plays_with_nobody + "then: { winners: [Ann, Bob, Cleo] }\n";
const std::string failing = plays_with_nobody + "then: { winners: [Bob] }  # it is not so\n";

/// A folder of scenarios that lies nowhere near the game's own.
class OwnFiles : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    fs::create_directories("cases/deep");
    write_file("cases/good.yaml", good);
    write_file("cases/deep/more.yaml", good);
  }
  static int shell(const std::string& command) {
    const int status = std::system((FATHOM_PROGRAM + (" " + command) + " > out.txt 2> err.txt < /dev/null").c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  static bool says(const Seen& seen, const std::string& what) {
    return (seen.out + seen.err).find(what) != std::string::npos;
  }
};

TEST_F(OwnFiles, AreRunFromAnywhereByFileFolderAndPattern) {
  for (const std::vector<std::string>& paths : {std::vector<std::string>{"cases/good.yaml", "cases/deep/more.yaml"},
                                                {"cases"},
                                                {"cases/**/*.yaml"},
                                                {"./cases/../cases", "cases/good.yaml"},
                                                {(fs::current_path() / "cases").string()}}) {
    std::vector<std::string> words{"scenarios"};
    words.insert(words.end(), paths.begin(), paths.end());
    const Seen run = seen(words);
    EXPECT_EQ(run.exit, 0) << run.out << run.err;
    EXPECT_TRUE(says(run, "2 hold")) << run.out;
  }
}

TEST_F(OwnFiles, SayWhichGameTheyAreOfOrAreTold) {
  write_file("cases/mute.yaml", "scenario: x\ncites: winning.when\nplayers: 3\nthen: { turn: chance }\n");
  const Seen untold = seen({"scenarios", "cases/mute.yaml"});
  EXPECT_EQ(untold.exit, 2);
  EXPECT_TRUE(says(untold, "cases/mute.yaml:1:1: the file does not say which game it is of")) << untold.err;
  EXPECT_EQ(seen({"scenarios", "mermaids-song", "cases/mute.yaml"}).exit, 0);
  EXPECT_EQ(seen({"scenarios", "mirage", "cases/good.yaml"}).exit, 2) << "the file is of another game";
}

TEST_F(OwnFiles, ThatAreNotThereAreNamed) {
  EXPECT_EQ(seen({"scenarios", "cses"}).err.substr(0, 43), "fathom: there is no game, file or folder cs");
  EXPECT_EQ(seen({"scenarios", "cases/none.yaml"}).exit, 2);
  EXPECT_EQ(seen({"scenarios", "cases/*.yml"}).err, "fathom: no file fits the pattern cases/*.yml\n");
  fs::create_directories("empty");
  EXPECT_EQ(seen({"scenarios", "empty/"}).exit, 2);
}

TEST_F(OwnFiles, FailWithACommandThatBringsThemBack) {
  write_file("cases/two words.yaml", "- " + std::string("{ scenario: in vain, cites: winning.when, players: 3, given: { "
                                                        "step: acting }, then: { winners: [Bob] } }\n"));
  const Seen run = seen({"scenarios", "mermaids-song", "cases"});
  EXPECT_EQ(run.exit, 1);
  const std::string again = "scenarios mermaids-song 'cases/two words.yaml' --only 'cases/two words.yaml/in_vain'";
  EXPECT_TRUE(says(run, again)) << run.out;
  EXPECT_EQ(shell(again), 1);
  EXPECT_NE(read_file("out.txt").find("0 hold · 1 fails"), std::string::npos);
}

TEST_F(OwnFiles, JoinTheGamesOwn) {
  const Seen joined = seen({"scenarios", "mermaids-song", "--scenarios", "cases", "--only", "winning", "--only", "cases"});
  EXPECT_EQ(joined.exit, 0) << joined.out << joined.err;
  write_file("cases/good.yaml", failing);
  const Seen gate = seen({"gate", "mermaids-song", "--scenarios", "cases", "--only", "cases/good.yaml", "--only",
                          "winning/*", "--json", "report.json", "--junit", "report.xml"});
  EXPECT_EQ(gate.exit, 1) << gate.out << gate.err;
  EXPECT_TRUE(says(gate, "again   fathom scenarios mermaids-song cases/good.yaml\n")) << gate.out;
  EXPECT_NE(read_file("report.json").find("\"check\": \"cases/good.yaml\""), std::string::npos);
  EXPECT_NE(read_file("report.xml").find("name=\"cases/good.yaml\""), std::string::npos);
}

TEST_F(OwnFiles, ThatAreBrokenEndNoRun) {
  write_file("cases/broken.yaml", "a: [\n");
  write_file("cases/wrong.yaml", good + "tehn: {}\n");
  const Seen run = seen({"scenarios", "mermaids-song", "cases", "--json", "report.json", "--junit", "report.xml"});
  EXPECT_EQ(run.exit, 2);
  EXPECT_TRUE(says(run, "2 hold")) << run.out;
  EXPECT_TRUE(says(run, "cases/broken.yaml:2:1: ")) << run.err;
  EXPECT_TRUE(says(run, "cases/wrong.yaml:7:1: unknown key \"tehn\"")) << run.err;
  EXPECT_TRUE(says(run, "2 mistakes in 2 files of scenarios: what cannot be read was not checked.")) << run.out;
  EXPECT_NE(read_file("report.json").find("\"unreadable\": ["), std::string::npos);
  EXPECT_NE(read_file("report.xml").find("<error message=\"cases/broken.yaml:2:1"), std::string::npos);
  EXPECT_EQ(seen({"scenarios", "mermaids-song", "cases", "--only", "cases/wrong.yaml"}).exit, 2);
  EXPECT_EQ(seen({"scenarios", "mermaids-song", "cases", "--only", "cases/deep/*"}).exit, 0)
      << "what is not wanted is not read";
}

TEST_F(OwnFiles, AreListed) {
  const Seen list = seen({"scenarios", "cases", "--list", "--json", "list.json"});
  EXPECT_EQ(list.exit, 0) << list.err;
  EXPECT_EQ(list.out,
            "mermaids-song   2 scenarios\n"
            "  cases/deep/more.yaml  cases/deep/more.yaml:1  winning.when\n"
            "  cases/good.yaml       cases/good.yaml:1       winning.when\n");
  const std::string json = read_file("list.json");
  EXPECT_NE(json.find("\"scenario\": \"nobody has a creature\""), std::string::npos) << json;
  EXPECT_NE(json.find("\"line\": 1"), std::string::npos);
  write_file("cases/broken.yaml", "a: [\n");
  EXPECT_EQ(seen({"scenarios", "mermaids-song", "cases", "--list"}).exit, 2);
  EXPECT_EQ(seen({"scenarios", "cases", "--list", "--only", "nothing"}).exit, 2);
}

TEST_F(OwnFiles, AreTidied) {
  write_file("cases/wild.yaml", "then: {turn: chance}\nscenario: x\n");
  const Seen check = seen({"scenarios", "cases", "--tidy", "--check"});
  EXPECT_EQ(check.exit, 1);
  EXPECT_EQ(check.out, "would change  cases/wild.yaml\n3 files, 1 to change\n");
  EXPECT_EQ(read_file("cases/wild.yaml").substr(0, 4), "then") << "nothing is changed";
  EXPECT_EQ(seen({"scenarios", "cases", "--tidy"}).exit, 0);
  EXPECT_EQ(read_file("cases/wild.yaml"), "scenario: x\nthen: { turn: chance }\n");
  EXPECT_EQ(seen({"scenarios", "cases", "--tidy", "--check"}).exit, 0);
  write_file("cases/broken.yaml", "a: [\n");
  EXPECT_EQ(seen({"scenarios", "cases", "--tidy"}).exit, 2);
  EXPECT_EQ(seen({"scenarios", "cases", "--check"}).exit, 2) << "it goes with --tidy";
}

TEST_F(OwnFiles, AreUpdatedWhereAThenFailsAndOnlyWhenAnswered) {
  write_file("cases/good.yaml", failing);
  EXPECT_EQ(shell("scenarios cases --update"), 1);
  const std::string shown = read_file("out.txt");
  EXPECT_NE(shown.find("- then: { winners: [Bob] }  # it is not so\n"), std::string::npos) << shown;
  EXPECT_NE(shown.find("+ then: { winners: [Ann, Bob, Cleo] }  # it is not so\n"), std::string::npos) << shown;
  EXPECT_NE(shown.find("no evidence"), std::string::npos);
  EXPECT_EQ(read_file("cases/good.yaml"), failing) << "nobody has answered";
  EXPECT_EQ(shell("scenarios cases --update --yes"), 0) << read_file("err.txt");
  EXPECT_NE(read_file("cases/good.yaml").find("then: { winners: [Ann, Bob, Cleo] }  # it is not so\n"), std::string::npos);
  EXPECT_EQ(shell("scenarios cases"), 0);
}

TEST_F(OwnFiles, AreNeverUpdatedInWhatIsGivenOrDone) {
  const std::string impossible = plays_with_nobody.substr(0, plays_with_nobody.find("given")) +
                                 "given: { step: acting, hands: { Ann: { kraken: 2 } } }\n" + "when: [{ Ann: end_turn }]\n";
  write_file("cases/good.yaml", impossible);
  EXPECT_EQ(shell("scenarios cases --update --yes"), 1);
  EXPECT_EQ(read_file("cases/good.yaml"), impossible);
  EXPECT_NE(read_file("err.txt").find("cases/good.yaml:5"), std::string::npos) << read_file("err.txt");
}

TEST_F(OwnFiles, AreUpdatedInTablesThatFillAThenAlone) {
  const std::string table =
      "scenario: <who> wins\ngame: mermaids-song\ncites: winning.when\nplayers: 3\ngiven: { step: acting }\n"
      "then: { winners: <who>, loyalty: { Ann: <many> } }\nexamples:\n  - { who: [Bob], many: 3 }\n";
  write_file("cases/good.yaml", table);
  EXPECT_EQ(shell("scenarios cases --update --yes"), 1) << "<who> stands in the title as well";
  EXPECT_EQ(read_file("cases/good.yaml"), table);
  write_file("cases/good.yaml", "scenario: x" + table.substr(std::string("scenario: <who> wins").size()));
  EXPECT_EQ(shell("scenarios cases --update --yes"), 0) << read_file("err.txt");
  EXPECT_NE(read_file("cases/good.yaml").find("{ who: [Ann, Bob, Cleo], many: 0 }"), std::string::npos);
}

// ---------------------------------------------------------------------------------------------------------- another box

const std::string other_box = "components: mermaids-song\ncreatures: { four: 8, nine: 4 }\n";

TEST_F(OwnFiles, ThatRestOnTheAssumedBoxAreAsideWithAnother) {
  write_file("box.yaml", other_box);
  write_file("cases/good.yaml",
             plays_with_nobody + "then: { creature_deck: { four: 5, five: 5, six: 5, seven: 6, nine: 6 } }\n");
  EXPECT_EQ(seen({"scenarios", "cases"}).exit, 0) << seen({"scenarios", "cases"}).out;
  const Seen run =
      seen({"scenarios", "cases", "--components", "box.yaml", "--junit", "report.xml", "--json", "report.json"});
  EXPECT_EQ(run.exit, 0) << run.out << run.err;
  EXPECT_TRUE(says(run, "1 holds · 1 aside")) << run.out;
  EXPECT_TRUE(says(run, "1 aside   rests on what is assumed of creatures\n      cases/good.yaml\n")) << run.out;
  EXPECT_TRUE(says(run, "The rules hold, with 1 check aside.")) << run.out;
  EXPECT_NE(read_file("report.xml").find("<skipped message=\"aside: rests on what is assumed of creatures\""),
            std::string::npos);
  EXPECT_NE(read_file("report.json").find("\"outcome\": \"aside\""), std::string::npos);
}

TEST_F(OwnFiles, ThatMustHoldInAnyBoxFailInAnotherWhenTheyAreBroken) {
  write_file("box.yaml", other_box);
  write_file("cases/good.yaml", failing);
  const Seen run = seen({"scenarios", "cases", "--components", "box.yaml"});
  EXPECT_EQ(run.exit, 1);
  EXPECT_TRUE(says(run, "1 holds · 1 fails")) << run.out;
  EXPECT_TRUE(says(run, "fathom scenarios mermaids-song cases/good.yaml --components box.yaml")) << run.out;
}

TEST_F(OwnFiles, ThatAreAllAsideAreNoPass) {
  write_file("box.yaml", other_box);
  write_file("cases/good.yaml",
             plays_with_nobody + "then: { creature_deck: { four: 5, five: 5, six: 5, seven: 6, nine: 6 } }\n");
  EXPECT_EQ(seen({"scenarios", "cases/good.yaml", "--components", "box.yaml"}).exit, 3);
}

TEST_F(OwnFiles, SpeakOfThingsThatAnotherBoxDoesNotHave) {
  write_file("box.yaml",
             "components: mirage\nbeaches: { unlike: { back: { edges: [land, water, land, water], sand: dark, water: light "
             "} } }\n");
  const Seen run = seen({"scenarios", "mirage", "--only", "preparation/coast_faces", "--components", "box.yaml"});
  EXPECT_EQ(run.exit, 0) << run.out << run.err;
  EXPECT_TRUE(says(run, "1 aside   rests on what is assumed of beaches")) << run.out << run.err;
}

TEST(FilesOfChecks, AreThoseInWhichANameCanStand) {
  EXPECT_TRUE(can_hold("riding/warp", {}));
  for (const char* const name : {"riding", "riding/warp", "riding/warp/3", "riding/*", "*/warp/3", "**/3", "r*"})
    EXPECT_TRUE(can_hold("riding/warp", {name})) << name;
  for (const char* const name : {"gaining", "riding/war", "gaining/*", "*/warps/3"})
    EXPECT_FALSE(can_hold("riding/warp", {name})) << name;
}

}  // namespace
}  // namespace fathom::app
