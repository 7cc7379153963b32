#include "app/completion.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/run_once.hpp"

namespace fathom::app {
namespace {

/// What the last word of a line may be, by name.
std::vector<std::string> offered(const std::vector<std::string>& line) {
  std::vector<std::string> names;
  for (const ListedName& item : completed(line, command_shapes()).words) names.push_back(item.name);
  return names;
}

bool offers(const std::vector<std::string>& line, const std::string& word) {
  const std::vector<std::string> words = offered(line);
  return std::ranges::find(words, word) != words.end();
}

Beside beside_in(const std::vector<std::string>& line) { return completed(line, command_shapes()).beside; }

TEST(Completion, OffersEveryCommandAndWhatItDoes) {
  for (const std::string_view command : names_of(Command{})) EXPECT_TRUE(offers({""}, std::string(command))) << command;
  for (const ListedName& item : completed({}, command_shapes()).words) EXPECT_NE(item.says, "") << item.name;
  EXPECT_TRUE(offered({"no-such-command", ""}).empty());
}

TEST(Completion, OffersOptionsOnceUnlessTheyMayBeGivenAgain) {
  EXPECT_TRUE(offers({"gate", "--"}, "--quiet"));
  EXPECT_FALSE(offers({"gate", "--quiet", "--"}, "--quiet"));
  EXPECT_TRUE(offers({"gate", "--only", "a", "--"}, "--only"));
  EXPECT_FALSE(offers({"draw", "--"}, "--quiet")) << "another command's";
}

TEST(Completion, KnowsWhatEveryOptionTakes) {
  EXPECT_EQ(offered({"gate", "--color", ""}), (std::vector<std::string>{"auto", "always", "never"}));
  EXPECT_EQ(offered({"gate", "--color="}), (std::vector<std::string>{"--color=auto", "--color=always", "--color=never"}));
  EXPECT_TRUE(offers({"draw", "--format", ""}, "svg"));
  EXPECT_FALSE(offers({"audit", "--format", ""}, "svg"));
  EXPECT_TRUE(offers({"audit", "--explain", ""}, "item-omitted"));
  EXPECT_TRUE(offers({"audit", "--original-lang", ""}, "fr"));
  EXPECT_TRUE(offers({"draw", "--seat", ""}, "Ann"));
  EXPECT_EQ(beside_in({"gate", "--json", ""}), Beside::files);
  EXPECT_EQ(beside_in({"gate", "--home", ""}), Beside::folders);
  EXPECT_EQ(beside_in({"conform", "mirage", "--", "python3", ""}), Beside::files) << "the engine's own words";
  EXPECT_EQ(beside_in({"gate", "--seed", ""}), Beside::nothing);
}

TEST(Completion, LeavesNoOptionWithoutAWordOrAReason) {
  const std::vector<std::string> free{"N", "I/N", "P", "TIME", "SECONDS", "MB", "ROOT[/CASE]"};
  for (const CommandShape& command : command_shapes())
    for (const WordShape& option : command.options) {
      if (option.takes.empty() || std::ranges::find(free, option.takes) != free.end()) continue;
      const Completed found = completed(std::vector<std::string>{command.name, option.name, ""}, command_shapes());
      EXPECT_TRUE(!found.words.empty() || found.beside != Beside::nothing) << command.name << " " << option.name << " " << option.takes;
    }
}

TEST(Completion, OffersWhatTheGameOfTheLineHas) {
  EXPECT_TRUE(offers({"rules", "mermaid-rain", ""}, "placing.on_ocean"));
  EXPECT_FALSE(offers({"rules", "mirage", ""}, "placing.on_ocean"));
  EXPECT_TRUE(offers({"check", "mermaid-rain", "--only", ""}, "one_pickup_per_space"));
  EXPECT_FALSE(offers({"prove", "mermaid-rain", "--only", ""}, "one_pickup_per_space")) << "a law is no theorem";
  EXPECT_TRUE(offers({"scenarios", "mermaid-rain", "--only", ""}, "predicting/columns")) << "rows of a table are one scenario";
  EXPECT_TRUE(offers({"readings", "mermaids-song", "--only", ""}, "power.mixed"));
  EXPECT_TRUE(offers({"conform", "mermaids-song", "--reading", ""}, "power.mixed=larger"));
  EXPECT_TRUE(offers({"variant", "mermaid-rain", "--sweep", ""}, "rounds.five="));
  EXPECT_FALSE(offers({"rules", "mermaid-rain", "placing.on_ocean", ""}, "placing.on_ocean")) << "it takes one rule";
}

TEST(CompletionScripts, AskTheProgramTheyAreOf) {
  for (const char* const shell : {"bash", "zsh", "fish"}) {
    const std::string script = completion_script(shell, "tide-pools");
    EXPECT_NE(script.find("completion words -- "), std::string::npos) << script;
    EXPECT_NE(script.find("tide_pools"), std::string::npos) << script;
    EXPECT_EQ(script.find("fathom"), std::string::npos) << script;
    EXPECT_EQ(script.find("PROGRAM"), std::string::npos) << script;
    EXPECT_EQ(script.find("FUNCTION"), std::string::npos) << script;
  }
}

TEST(ManualPage, TellsEveryCommandWithItsOptionsAndExamples) {
  const std::string page = manual(command_shapes());
  EXPECT_TRUE(page.starts_with(".TH FATHOM 1 ")) << page;
  for (const CommandShape& command : command_shapes()) {
    const std::size_t section = page.find(".SS " + command.name + "\n");
    ASSERT_NE(section, std::string::npos) << command.name;
    EXPECT_NE(page.find(command.does.substr(0, command.does.find('-')), section), std::string::npos) << command.name;
  }
  EXPECT_NE(page.find("\\-\\-shard"), std::string::npos) << "a hyphen is escaped, or it could be typed as another sign";
  EXPECT_NE(page.find("fathom check mermaid\\-rain \\-\\-only one_pickup_per_space \\-\\-seed 5/1873"), std::string::npos);
}

using List = InItsOwnFolder;

TEST_F(List, TellsWhatThereIsToList) {
  const std::string all = "\n" + seen({"list"}).out;
  for (const std::string_view what : names_of(Listable{}))
    EXPECT_NE(all.find("\n  " + std::string(what) + " "), std::string::npos) << what;
  EXPECT_NE(seen({"list", "rules", "mirage"}).out.find("mirage   143 rules\n"), std::string::npos);
  EXPECT_NE(seen({"list", "games"}).out.find("mermaid-rain"), std::string::npos);
  EXPECT_EQ(seen({"list", "games", "mirage"}).exit, 2);
  EXPECT_EQ(seen({"list", "dragons"}).exit, 2);
}

TEST_F(List, GivesNamesThatCommandsTake) {
  EXPECT_EQ(seen({"list", "boxes", "mirage", "--names"}).out, "hour\nleast\ntiny\n");
  const std::string variants = seen({"list", "variants", "mermaid-rain", "--names"}).out;
  EXPECT_NE(variants.find("six_kept.yaml\n"), std::string::npos) << variants;
  EXPECT_EQ(variants.find("accepted"), std::string::npos) << "what is accepted of a variant is none";
  const std::string mutants = seen({"list", "mutants", "mermaids-song", "--names"}).out;
  EXPECT_NE(mutants.find("without kraken.strongest\n"), std::string::npos) << mutants;
}

TEST_F(List, NamesLawsAndTheoremsWithWhatTheyClaim) {
  const std::string laws = seen({"list", "laws", "mermaid-rain"}).out;
  EXPECT_NE(laws.find("  no_dead_end"), std::string::npos) << laws;
  EXPECT_NE(laws.find("of any game"), std::string::npos) << laws;
  EXPECT_NE(seen({"list", "theorems", "mermaids-song"}).out.find("cards_cancel_where_they_balance"), std::string::npos);
}

TEST_F(List, NamesWhatIsInTheBoxAndWhatCanBeDone) {
  const std::string box = seen({"list", "components", "mermaid-rain"}).out;
  EXPECT_NE(box.find("\n  cards.dolphin "), std::string::npos) << box;
  EXPECT_EQ(box.find("\n  components "), std::string::npos) << "which names the game";
  EXPECT_EQ(seen({"list", "components", "mermaid-beach", "--names"}).out.find("cards"), std::string::npos)
      << "each game has names of its own";
  const std::string actions = seen({"list", "actions", "mermaid-beach"}).out;
  EXPECT_NE(actions.find("of, card: Ann asks {of} for {card}"), std::string::npos) << actions;
  EXPECT_NE(actions.find("Ann plays a mermaid"), std::string::npos) << actions;
  const std::string verbs = seen({"list", "actions", "mermaid-beach", "--names"}).out;
  EXPECT_NE(verbs.find("play_mermaid\n"), std::string::npos) << verbs;
}

}  // namespace
}  // namespace fathom::app
