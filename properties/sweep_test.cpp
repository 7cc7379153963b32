#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "notation/changed_games.hpp"
#include "properties/mermaid_beach.hpp"
#include "properties/mermaid_rain.hpp"
#include "properties/mermaids_song.hpp"
#include "properties/mirage.hpp"

// Every number of every game moved, every reading taken: no law falls that rests on nothing of what was changed. A law in
// which a printed number hides does. `ci/sweep` plays more, and takes every two readings together.

namespace fathom::properties {
namespace {

bool is_deep() { return std::getenv("FATHOM_SWEEP") != nullptr; }

/// Plays each changed game from its start, at one number of players after another.
template <Specification G>
void expect_turns_to_be_read() {
  int players = G::fewest_players;
  for (const ChangedGame<G>& changed : changed_games<G>(is_deep() ? Pairs::all : Pairs::of_a_section)) {
    Options options;
    options.cases = is_deep() ? 20 : 4;
    options.begin = Begin::at_the_start;
    options.reaches = Reaches::reported;
    options.telling = Telling::outcomes;
    if (!is_deep()) options.players = {players};
    players = players == G::most_players ? G::fewest_players : players + 1;
    for (const Verdict& verdict : Engine<G>::check(changed.game, options))
      EXPECT_FALSE(turns_unread(verdict, changed))
          << verdict.check << " falls with " << changed.name << ", and has not read it: " << verdict.again;
  }
}

TEST(Sweep, ListensToTheLawsThatHaveNotReadWhatWasChanged) {
  const ChangedGame<mirage::Mirage> changed{"tents", {"tents.ten"}, mirage::Mirage::published()};
  Verdict verdict;
  verdict.outcome = Outcome::holds;
  verdict.reads = {"tents.two"};
  EXPECT_FALSE(turns_unread(verdict, changed)) << "it holds";
  verdict.outcome = Outcome::fails;
  EXPECT_TRUE(turns_unread(verdict, changed));
  verdict.reads.push_back("tents.ten");
  EXPECT_FALSE(turns_unread(verdict, changed)) << "it has read it";
}

TEST(Sweep, OfMermaidRainTakesNoLawWithItThatRestsOnNothingChanged) { expect_turns_to_be_read<mermaid_rain::MermaidRain>(); }
TEST(Sweep, OfMermaidBeachTakesNoLawWithItThatRestsOnNothingChanged) {
  expect_turns_to_be_read<mermaid_beach::MermaidBeach>();
}
TEST(Sweep, OfMermaidsSongTakesNoLawWithItThatRestsOnNothingChanged) {
  expect_turns_to_be_read<mermaids_song::MermaidsSong>();
}
TEST(Sweep, OfMirageTakesNoLawWithItThatRestsOnNothingChanged) { expect_turns_to_be_read<mirage::Mirage>(); }

}  // namespace
}  // namespace fathom::properties
