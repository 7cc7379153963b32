#include "notation/changed_games.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>

#include "solver/mermaid_beach.hpp"
#include "solver/mermaid_beach/table.hpp"
#include "solver/mermaid_rain.hpp"
#include "solver/mermaid_rain/table.hpp"
#include "solver/mermaids_song.hpp"
#include "solver/mermaids_song/table.hpp"
#include "solver/mirage.hpp"
#include "solver/mirage/table.hpp"

// Every number of every game moved, every reading taken: no theorem turns that has not read what was changed. Here one
// change is made of each rule and one theorem asked of it, in turns; `ci/sweep` makes all changes and asks all theorems.

namespace fathom::solver {
namespace {

template <Specification G>
void expect_turns_to_be_read(std::size_t theorems) {
  const auto of = static_cast<std::uint32_t>(theorems);
  const bool deep = std::getenv("FATHOM_SWEEP") != nullptr;
  std::uint32_t next = 0;
  std::set<std::set<std::string>> changes;
  std::size_t games = 0;
  std::size_t decided = 0;
  for (const ChangedGame<G>& changed : changed_games<G>(Pairs::of_a_section)) {
    if (!deep && !changes.insert(changed.rules).second) continue;
    ++games;
    Options options;
    options.seconds = 600;
    if (!deep) options.shard = {next++ % of, of};
    for (const Verdict& verdict : prove<G>(changed.game, options)) {
      EXPECT_FALSE(turns_unread(verdict, changed))
          << verdict.check << " turns with " << changed.name << ", and has not read it: " << verdict.why;
      decided += verdict.outcome == Outcome::unknown ? 0U : 1U;
    }
  }
  EXPECT_GT(decided, 0U);
  if (!deep) {
    EXPECT_EQ(decided, games) << "what is not decided is no pass";
  }
}

TEST(TheoremSweep, OfMermaidRainTakesNothingWithItThatRestsOnNothingChanged) {
  expect_turns_to_be_read<mermaid_rain::MermaidRain>(rain::theorems().size());
}
TEST(TheoremSweep, OfMermaidBeachTakesNothingWithItThatRestsOnNothingChanged) {
  expect_turns_to_be_read<mermaid_beach::MermaidBeach>(beach::theorems().size());
}
TEST(TheoremSweep, OfMermaidsSongTakesNothingWithItThatRestsOnNothingChanged) {
  expect_turns_to_be_read<mermaids_song::MermaidsSong>(song::theorems().size());
}
TEST(TheoremSweep, OfMirageTakesNothingWithItThatRestsOnNothingChanged) {
  expect_turns_to_be_read<mirage::Mirage>(oasis::theorems().size());
}

}  // namespace
}  // namespace fathom::solver
