#include "properties/conforming/engine.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <chrono>

// Engines that go wrong in every way another program can, each a real process.

namespace fathom::conform {
namespace {

Limits impatient() { return {0.4, 100'000}; }

struct Broken {
  std::string_view how;     ///< What it does.
  std::string_view script;  ///< As a shell has it.
  Wrong what;
  std::string_view says;  ///< Part of what is said of it.
};

constexpr Broken engines[] = {
    {"prints noise", "while read -r line; do echo hello; done", Wrong::breaks_protocol,
     "\"hello\", which is no JSON object"},
    {"answers with half a line and goes", "read -r line; printf '{\"id\":1'", Wrong::crashes, "exit code 0"},
    {"answers with half a line and stays", "read -r line; printf '{\"id\":1'; sleep 30", Wrong::hangs, "400 ms"},
    {"never ends a line", "yes | tr -d '\\n'", Wrong::breaks_protocol, "without ending the line"},
    {"writes no UTF-8", "read -r line; printf '{\"id\":1,\"engine\":\"\\377\"}\\n'", Wrong::breaks_protocol,
     "no JSON object"},
    {"writes a list", "read -r line; echo '[1]'; sleep 30", Wrong::breaks_protocol, "no JSON object"},
    {"answers something else", "read -r line; echo '{\"id\":7}'", Wrong::breaks_protocol, "to request 1"},
    {"has no id", "read -r line; echo '{\"engine\":\"x\"}'", Wrong::breaks_protocol, "to request 1"},
    {"has an id that is none", "read -r line; echo '{\"id\":-1}'", Wrong::breaks_protocol, "to request 1"},
    {"nests without end", "read -r line; head -c 90000 /dev/zero | tr '\\0' '['; echo; sleep 30", Wrong::breaks_protocol,
     "[[[["},
    {"closes its output", "exec >&-; sleep 30", Wrong::crashes, "closed its output"},
    {"ends at once", "exit 3", Wrong::crashes, "exit code 3"},
    {"dies", "kill -SEGV $$", Wrong::crashes, "signal 11"},
    {"ignores being told to end", "trap '' TERM INT HUP; while :; do sleep 1; done", Wrong::hangs, "400 ms"},
    {"leaves others behind", "sleep 30 & sleep 30 & wait", Wrong::hangs, "400 ms"},
    {"thinks too long", "read -r line; sleep 2; echo '{\"id\":1}'", Wrong::hangs, "400 ms"},
};

TEST(EnginesThatGoWrong, AreEachOneFaultOfTheRightKind) {
  for (const Broken& each : engines) {
    const auto begun = std::chrono::steady_clock::now();
    {
      Engine engine({"sh", "-c", std::string(each.script)}, impatient(), "mermaids-song");
      const std::optional<Fault> fault = engine.greet();
      ASSERT_TRUE(fault) << each.how;
      EXPECT_EQ(fault->what, each.what) << each.how << ": " << fault->why;
      EXPECT_NE(fault->why.find(each.says), std::string::npos) << each.how << ": " << fault->why;
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(10)) << each.how << ": it was waited for";
    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << each.how << ": a process is left over";
    EXPECT_EQ(errno, ECHILD) << each.how;
  }
}

TEST(AnEngine, IsStartedAgainWhenItHasComeToGrief) {
  Engine engine({"sh", "-c", "read -r line; echo '{\"id\":1,\"engine\":\"once\",\"supports\":[\"legal\",\"flying\"]}'"},
                impatient(), "mirage");
  EXPECT_FALSE(engine.greet());
  EXPECT_EQ(engine.greeting().name, "once");
  EXPECT_EQ(engine.greeting().supports, std::vector<Ability>{Ability::legal});
  const std::vector<std::string> more{R"({"legal":{}})"};
  EXPECT_EQ(engine.ask(more).fault.value().what, Wrong::crashes);
  EXPECT_FALSE(engine.greet()) << "a new one answers";
}

TEST(AnEngine, ThatAnswersTwiceIsNotTakenAtItsWord) {
  Engine engine({"sh", "-c", "while read -r line; do echo '{\"id\":1}'; echo '{\"id\":1}'; done"}, impatient(), "mirage");
  std::optional<Fault> fault = engine.greet();  // the second answer may be there already
  if (!fault) fault = engine.ask({R"({"legal":{}})"}).fault;
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->what, Wrong::breaks_protocol);
  EXPECT_NE(fault->why.find("expected the answer to request 2"), std::string::npos) << fault->why;
}

TEST(AnEngine, ThatEndsLosesNoAnswerWhenItIsAskedOneByOne) {
  const std::string buffered = "read -r a; read -r b; read -r c; kill -9 $$";
  const std::string one_by_one = "read -r a; echo '{\"id\":1}'; read -r b; echo '{\"id\":2}'; read -r c; kill -9 $$";
  const std::vector<std::string> three(3, R"({"legal":{}})");
  Engine loses({"sh", "-c", buffered}, impatient(), "mirage");
  EXPECT_EQ(loses.ask(three).fault.value().at, 0U);
  Engine keeps({"sh", "-c", one_by_one}, impatient(), "mirage");
  const Engine::Answers answers = keeps.ask_one_by_one(three);
  EXPECT_EQ(answers.values.size(), 2U);
  EXPECT_EQ(answers.fault.value().at, 2U);
}

TEST(AnEngine, ThatIsNotThereIsAProblem) {
  Engine engine({"/no/such/engine"}, impatient(), "mirage");
  EXPECT_THROW((void)engine.greet(), Problem);
}

TEST(AnEngine, IsAskedMoreAtOnceThanAPipeHolds) {
  Engine engine({"sed", "-u", "s/\"new\".*/\"ok\":true}/"}, {}, "mirage");
  const std::vector<std::string> many(20'000, R"({"new":")" + std::string(60, 'x') + R"("})");
  const Engine::Answers answers = engine.ask(many);
  EXPECT_FALSE(answers.fault) << answers.fault->why;
  EXPECT_EQ(answers.values.size(), many.size());
}

TEST(WhatItComplainsOf, IsKept) {
  Engine engine({"sh", "-c", "echo something is wrong >&2; exit 1"}, impatient(), "mirage");
  EXPECT_TRUE(engine.greet());
  EXPECT_EQ(engine.complaints(), "something is wrong\n");
}

}  // namespace
}  // namespace fathom::conform
