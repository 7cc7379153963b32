#include "app/parts.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "app/errors.hpp"
#include "app/fakes.hpp"

namespace fathom::app {
namespace {

class Parts : public testing::Test {
 protected:
  Parts() : folder_(std::filesystem::path(testing::TempDir()) / ("parts-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()))) {
    std::filesystem::remove_all(folder_);
    request_.command = Command::check;
    request_.into = folder_.string();
    request_.shard = {1, 2};
    request_.parts = 5;
  }
  ~Parts() override { std::filesystem::remove_all(folder_); }

  /// Runs the share of shard 1 of 2, and returns the parts that were done.
  std::vector<std::uint32_t> done() {
    std::vector<std::uint32_t> indices;
    exit_ = do_parts({request_, Paint(Colour::never), out_, err_}, [&](const Context& context) {
      if (context.request.shard.index == breaks_at_) throw BadInput("killed");
      indices.push_back(context.request.shard.index);
      Report report = begun(context.request);
      report.games = {"mermaid-rain"};
      report.verdicts = {fake::verdict(Evidence::law, "a", outcome_)};
      return finished(context, report);
    });
    return indices;
  }

  std::filesystem::path folder_;
  Request request_;
  std::ostringstream out_, err_;
  Exit exit_ = Exit::holds;
  Outcome outcome_ = Outcome::holds;
  std::uint32_t breaks_at_ = 99;
};

TEST_F(Parts, FallToAShardInTurn) { EXPECT_EQ(done(), (std::vector<std::uint32_t>{1, 3})); }

TEST_F(Parts, ThatAreFinishedAreNotDoneAgain) {
  done();
  EXPECT_EQ(done(), std::vector<std::uint32_t>{});
  EXPECT_EQ(exit_, Exit::holds);
}

TEST_F(Parts, GoOnAfterTheLastThatWasFinished) {
  breaks_at_ = 3;
  EXPECT_THROW(done(), BadInput);
  breaks_at_ = 99;
  EXPECT_EQ(done(), std::vector<std::uint32_t>{3});
}

TEST_F(Parts, ThatFailedFailOnceMore) {
  outcome_ = Outcome::fails;
  done();
  EXPECT_EQ(exit_, Exit::fails);
  done();
  EXPECT_EQ(exit_, Exit::fails) << "what was found before is not forgotten";
}

TEST_F(Parts, OfAnotherRunAreRefused) {
  done();
  request_.seed.root = 7;
  EXPECT_THROW(done(), BadInput);
}

TEST_F(Parts, OfAFolderAreListedInOrder) {
  done();
  const std::vector<std::string> files = parts_in(folder_.string());
  ASSERT_EQ(files.size(), 2U);
  EXPECT_EQ(std::filesystem::path(files[0]).filename().string(), "part-0001-of-0005.json");
  std::filesystem::remove_all(folder_);
  EXPECT_THROW(parts_in(folder_.string()), BadInput);
}

}  // namespace
}  // namespace fathom::app
