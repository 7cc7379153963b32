#include "ci/completion.hpp"

#include <gtest/gtest.h>

namespace fathom::ci {
namespace {

const std::vector<std::string> games{"mermaid-rain"};

TEST(Completion, KnowsEveryCommandInEveryShell) {
  for (const char* const shell : {"bash", "zsh", "fish"}) {
    const std::string script = completion(shell, command_shapes(), games);
    for (const std::string_view command : names_of(Command{}))
      EXPECT_NE(script.find(command), std::string::npos) << shell << " " << command;
    EXPECT_NE(script.find("mermaid-rain"), std::string::npos) << shell;
    EXPECT_NE(script.find("shard"), std::string::npos) << shell;
  }
}

TEST(Completion, QuotesWhatAShellWouldTakeApart) {
  const std::vector<CommandShape> odd{{"gate", "what's $HOME", {"--seed"}}};
  EXPECT_NE(completion("fish", odd, games).find("'what'\\''s $HOME'"), std::string::npos);
}

}  // namespace
}  // namespace fathom::ci
