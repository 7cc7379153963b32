#include "app/interruption.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "app/files.hpp"
#include "app/registered.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

/// The real program at work in a process of its own. What it prints goes to the files `out` and `err`.
class AtWork {
 public:
  explicit AtWork(std::vector<std::string> words) {
    words.insert(words.begin(), FATHOM_PROGRAM);
    process_ = ::fork();
    if (process_ != 0) return;
    for (const int signal : {SIGINT, SIGTERM}) ::signal(signal, SIG_DFL);
    for (const auto& [file, number] : {std::pair{"out", STDOUT_FILENO}, std::pair{"err", STDERR_FILENO}})
      ::dup2(::open(file, O_WRONLY | O_CREAT | O_TRUNC, 0600), number);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }
  ~AtWork() {
    if (process_ > 0) ::kill(process_, SIGKILL), ::waitpid(process_, nullptr, 0);
  }
  AtWork(const AtWork&) = delete;
  AtWork& operator=(const AtWork&) = delete;

  /// Waits until the program has worked for so many ticks of the processor's clock, which is well past its beginning.
  void expect_busy(unsigned long ticks) const {
    for (unsigned long worked = 0; worked < ticks; ::poll(nullptr, 0, 5)) {
      std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
      std::string word;
      for (int i = 0; i < 13; ++i) file >> word;
      unsigned long in_system = 0;
      if (!(file >> worked >> in_system) || has_ended()) FAIL() << "it ended by itself: " << read_file("err");
      worked += in_system;
    }
  }
  /// Sends the signal, and gives the exit code; -1 where the signal itself killed the program.
  int end_by(int signal) {
    ::kill(process_, signal);
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  /// Waits until other processes work for the program, and gives them.
  [[nodiscard]] std::vector<pid_t> workers() const {
    std::vector<pid_t> all;
    for (; all.empty() && !has_ended(); ::poll(nullptr, 0, 5)) {
      const std::string own = std::to_string(process_);
      std::ifstream children("/proc/" + own + "/task/" + own + "/children");
      for (pid_t worker = 0; children >> worker;) all.push_back(worker);
    }
    return all;
  }

 private:
  [[nodiscard]] bool has_ended() const {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
  }

  pid_t process_ = 0;
};

bool is_running(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string number, name, state;
  return static_cast<bool>(file >> number >> name >> state) && state != "Z";
}

#ifndef __has_feature
#define __has_feature(feature) 0
#endif
/// Hundredths of a second of work; with sanitizers a program takes ten times as long to begin.
constexpr unsigned long at_it = __has_feature(address_sanitizer) ? 150 : 15;

class Interruption : public InItsOwnFolder {
 protected:
  /// Ends the command in the midst of its work by either signal, and looks at what it leaves behind.
  void interrupt(const std::vector<std::string>& words) {
    for (const int signal : {SIGINT, SIGTERM}) {
      AtWork program(words);
      program.expect_busy(at_it);
      expect_ended(program, signal, words);
    }
  }
  static void expect_ended(AtWork& program, int signal, const std::vector<std::string>& words) {
    EXPECT_EQ(program.end_by(signal), 128 + signal) << words[0];
    const std::string said = read_file("err");
    EXPECT_EQ(said.find("fathom " + words[0] + ": ended by " + (signal == SIGINT ? "Ctrl-C" : "SIGTERM")), 0U) << said;
    EXPECT_TRUE(words[0] == "audit" || said.find("\n  under way  ") != std::string::npos) << said;
    EXPECT_EQ(read_file("out").find("undecided"), std::string::npos) << read_file("out");
    EXPECT_FALSE(fs::exists("report")) << words[0];
    for (const fs::directory_entry& each : fs::recursive_directory_iterator("."))
      EXPECT_EQ(each.path().string().find(".part"), std::string::npos) << each.path();
  }
};

TEST_F(Interruption, EndsACampaign) { interrupt({"check", "mirage", "--cases", "9999999", "--json", "report"}); }
TEST_F(Interruption, EndsProofs) { interrupt({"prove", "--threads", "2", "--json", "report"}); }
TEST_F(Interruption, EndsTheGate) { interrupt({"gate", "mirage", "--json", "report"}); }
TEST_F(Interruption, EndsASearchForSilences) { interrupt({"holes", "mirage", "--cases", "9999999"}); }
TEST_F(Interruption, EndsScenarios) {
  const fs::path play = home() / "scenarios/mermaid_beach/plays/three_players.yaml", folder = "scenarios/mermaid_beach";
  ASSERT_TRUE(fs::exists(play));
  fs::create_directories(folder);
  for (int i = 0; i < 1500; ++i) fs::create_symlink(play, folder / (std::to_string(i) + ".yaml"));
  ::setenv("FATHOM_HOME", fs::current_path().c_str(), 1);
  interrupt({"scenarios", "mermaid-beach", "--json", "report"});
  ::unsetenv("FATHOM_HOME");
}

TEST_F(Interruption, EndsAReportOnAHouseRule) {
  write_file("six.yaml", "game: mermaid-rain\nvariant: six kept\nchange: { adjusting.at_most_two_cards: 6 }\n");
  interrupt({"variant", "six.yaml", "--cases", "9999999", "--output", "report", "--format", "json"});
}

TEST_F(Interruption, KeepsWhatASweepHasSoFar) {
  AtWork program({"variant", "mermaid-rain", "--sweep", "rounds.five=5,6", "--only", "plays", "--plays", "9999999", "--output",
                  "so_far"});
  constexpr unsigned long well_past_the_first_value = 100;
  program.expect_busy(well_past_the_first_value);
  EXPECT_EQ(program.end_by(SIGINT), 128 + SIGINT);
  EXPECT_NE(read_file("so_far").find("Ended after 1 of 2 values"), std::string::npos) << read_file("so_far");
  EXPECT_NE(read_file("err").find("the report has what there is so far"), std::string::npos) << read_file("err");
}

TEST_F(Interruption, EndsAnAudit) {
  std::string text;
  for (int i = 0; i < 100'000; ++i)
    text += "Rule " + std::to_string(i) + ": each player draws " + std::to_string(i % 7) +
            " cards and passes one to the left.\n\n";
  write_file("text", text);
  interrupt({"audit", "text", "--original-lang", "en", "--output", "report"});
}

TEST_F(Interruption, EndsAHuntOfMutantsAndAllWhoWorkForIt) {
  const std::vector<std::string> words{"mutants", "mirage", "--full", "--json", "report"};
  for (const int signal : {SIGINT, SIGTERM}) {
    AtWork program(words);
    const std::vector<pid_t> workers = program.workers();
    ASSERT_FALSE(workers.empty()) << read_file("err");
    expect_ended(program, signal, words);
    for (const pid_t worker : workers)
      while (is_running(worker)) ::poll(nullptr, 0, 5);  // a test that never ends would say so
  }
}

TEST(InterruptionSummary, SaysWhatWasDoneAndWhatWasUnderWay) {
  note_command("gate");
  EXPECT_EQ(interrupted(SIGTERM),
            "fathom gate: ended by SIGTERM before it was done; there is no verdict and no report\n"
            "  nothing was done yet\n");
  note_under_way("scenarios", 0, 0);
  note_done("mirage scenarios: 12 as expected");
  note_under_way("theorems", 3, 33);
  EXPECT_EQ(interrupted(SIGINT),
            "fathom gate: ended by Ctrl-C before it was done; there is no verdict and no report\n"
            "  done       mirage scenarios: 12 as expected\n"
            "  under way  theorems, 3 of 33\n");
  note_command("");
}

}  // namespace
}  // namespace fathom::app
