#include "app/workers.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

namespace fathom::app {
namespace {

constexpr double patient = 30;

std::vector<JobResult> after(const std::vector<Job>& jobs, double seconds = patient) {
  return done_apart(jobs, 2, seconds, [](std::size_t) {});
}

TEST(Workers, GiveBackWhatTheyFoundInOrder) {
  std::vector<Job> jobs;
  for (int i = 0; i < 9; ++i) jobs.push_back([i] { return std::string(static_cast<std::size_t>(i) * 50'000, 'a'); });
  const std::vector<JobResult> results = after(jobs);
  ASSERT_EQ(results.size(), 9U);
  for (std::size_t i = 0; i < 9; ++i) {
    EXPECT_EQ(results[i].text.size(), i * 50'000);
    EXPECT_EQ(results[i].accident, "");
  }
}

TEST(Workers, ComeToGriefAlone) {
  const std::vector<JobResult> results =
      after({[]() -> std::string { ::_Exit(3); }, []() -> std::string { throw std::runtime_error("no room for a tile"); },
             []() -> std::string {
               ::kill(::getpid(), SIGKILL);
               return "";
             },
             [] { return std::string("fine"); }});
  EXPECT_EQ(results[0].accident, "ended by itself with 3");
  EXPECT_EQ(results[1].accident, "ended by an exception: no room for a tile");
  EXPECT_EQ(results[1].text, "");
  EXPECT_EQ(results[2].accident, "ended by signal 9");
  EXPECT_EQ(results[3].text, "fine");
}

TEST(Workers, AreStoppedWhenTheyTakeTooLong) {
  const std::vector<JobResult> results = after({[]() -> std::string {
                                                 for (;;) ::pause();
                                               }},
                                               0.1);
  EXPECT_EQ(results[0].accident, "took longer than 0.1 s");
  EXPECT_EQ(results[0].text, "");
}

TEST(Workers, CountWhatIsDone) {
  std::size_t last = 0;
  done_apart({[] { return std::string("a"); }, [] { return std::string("b"); }}, 1, patient,
             [&](std::size_t done) { last = done; });
  EXPECT_EQ(last, 2U);
  EXPECT_TRUE(after({}).empty());
}

}  // namespace
}  // namespace fathom::app
