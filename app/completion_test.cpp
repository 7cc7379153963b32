#include "app/completion.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace fathom::app {
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

TEST(ManualPage, NamesEveryCommandWithItsOptions) {
  const std::string page = completion("man", command_shapes(), games);
  EXPECT_TRUE(page.starts_with(".TH FATHOM 1 ")) << page;
  for (const std::string_view command : names_of(Command{}))
    EXPECT_NE(page.find(".B " + std::string(command) + "\n"), std::string::npos) << command;
  EXPECT_NE(page.find("\\-\\-shard"), std::string::npos) << "a hyphen is escaped, or it could be typed as another sign";
  EXPECT_NE(page.find("mermaid\\-rain"), std::string::npos);
}

TEST(Completion, QuotesWhatAShellWouldTakeApart) {
  const std::vector<CommandShape> odd{{"gate", "what's $HOME", {"--seed"}}};
  EXPECT_NE(completion("fish", odd, games).find("'what'\\''s $HOME'"), std::string::npos);
}

TEST(Completion, KnowsWhatOptionsTake) {
  EXPECT_NE(
      completion("bash", command_shapes(), games).find("--fail-on) COMPREPLY=($(compgen -W 'note warning error never'"),
      std::string::npos);
  EXPECT_NE(completion("bash", command_shapes(), games).find("--baseline) COMPREPLY=($(compgen -f "), std::string::npos);
  EXPECT_NE(completion("zsh", command_shapes(), games).find("--original-lang) compadd cs da de en es fr"), std::string::npos);
  EXPECT_NE(completion("fish", command_shapes(), games).find("-l output -r -F\n"), std::string::npos);
  EXPECT_NE(completion("fish", command_shapes(), games).find("-l format -x -a 'text json sarif html github'"), std::string::npos);
}

TEST(Completion, KnowsWhereAnOptionTakesOtherWords) {
  const std::string bash = completion("bash", command_shapes(), games);
  const std::size_t drawing = bash.find("draw' '--format) COMPREPLY=($(compgen -W 'text svg'");
  ASSERT_NE(drawing, std::string::npos);
  EXPECT_LT(drawing, bash.find("*' '--format) COMPREPLY")) << "a shell takes the first that fits";
  EXPECT_NE(completion("zsh", command_shapes(), games).find("draw' '--format) compadd text svg; return"), std::string::npos);
  EXPECT_NE(completion("fish", command_shapes(), games).find("from draw' -l format -x -a 'text svg'"), std::string::npos);
}

TEST(Completion, OffersFilesOfScenariosBesideGames) {
  EXPECT_NE(
      completion("bash", command_shapes(), games).find("scenarios|trace) COMPREPLY=($(compgen -f -W \"mermaid-rain $words\""),
      std::string::npos);
  EXPECT_NE(completion("zsh", command_shapes(), games).find("scenarios|trace) compadd -- mermaid-rain $words; _files ;;"),
            std::string::npos);
  EXPECT_NE(completion("fish", command_shapes(), games).find("from scenarios' -a 'mermaid-rain'\n"), std::string::npos);
  EXPECT_NE(completion("fish", command_shapes(), games).find("from gate' -l scenarios -r -F\n"), std::string::npos);
}

TEST(Completion, KnowsWhoSitsAtTheTableAndFormsOfAPlay) {
  const std::string bash = completion("bash", command_shapes(), games);
  EXPECT_NE(bash.find("--seat) COMPREPLY=($(compgen -W 'Ann Bob Cleo Dan Eve Finn'"), std::string::npos);
  EXPECT_NE(bash.find("trace' '--format) COMPREPLY=($(compgen -W 'words yaml json html'"), std::string::npos);
  EXPECT_NE(bash.find("--pictures) COMPREPLY=($(compgen -W 'auto always never'"), std::string::npos);
  EXPECT_NE(bash.find("    scenarios|trace) COMPREPLY=($(compgen -f -W"), std::string::npos) << "a game or a file";
}

TEST(Completion, HasNothingToSayOfOptionsThatAreGone) {
  std::vector<std::string> known;
  for (const CommandShape& command : command_shapes())
    known.insert(known.end(), command.options.begin(), command.options.end());
  for (const OptionValues& values : option_values(games))
    EXPECT_NE(std::find(known.begin(), known.end(), values.option), known.end()) << values.option;
}

}  // namespace
}  // namespace fathom::app
