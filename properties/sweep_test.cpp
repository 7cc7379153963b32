#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/core/changed_games.hpp"
#include "model/mermaid_beach/contradictions.hpp"
#include "model/mermaid_rain/contradictions.hpp"
#include "model/mermaids_song/contradictions.hpp"
#include "model/mirage/contradictions.hpp"
#include "properties/mermaid_beach.hpp"
#include "properties/mermaid_rain.hpp"
#include "properties/mermaids_song.hpp"
#include "properties/mirage.hpp"

// Every number of every game moved, every reading taken: no law falls that rests on nothing of what was changed. A law in
// which a printed number hides does. `ci/sweep` plays more, and takes every two readings together.

namespace fathom::properties {
namespace {

bool is_deep() { return std::getenv("FATHOM_SWEEP") != nullptr; }

/// A rule that is changed, and a law that falls with it though it has not read it: what the law says is so no longer,
/// because the play has read the rule.
using Consequences = std::set<std::pair<std::string, std::string>>;

/// Plays each changed game from its start, at one number of players after another, and expects only these laws to fall
/// without having read what was changed.
template <Specification G>
void expect_only(const Consequences& known) {
  int players = G::fewest_players;
  for (const ChangedGame<G>& changed : changed_games<G>(is_deep() ? Pairs::all : Pairs::of_a_section)) {
    Options options;
    options.cases = is_deep() ? 20 : 4;
    options.begin = Begin::at_the_start;
    options.reaches = Reaches::reported;
    options.telling = Telling::outcomes;
    if (!is_deep()) options.players = {players};
    players = players == G::most_players ? G::fewest_players : players + 1;
    for (const Verdict& verdict : Engine<G>::check(changed.game, options)) {
      if (!turns_unread(verdict, changed)) continue;
      EXPECT_TRUE(std::ranges::any_of(changed.rules,
                                      [&](const std::string& rule) {
                                        return known.contains({rule, verdict.check});
                                      }))
          << verdict.check << " falls with " << changed.name << ", and has not read it: " << verdict.again;
    }
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

TEST(Sweep, OfMermaidRainTakesNoLawWithItThatRestsOnNothingChanged) { expect_only<mermaid_rain::MermaidRain>({}); }
TEST(Sweep, OfMermaidBeachTakesNoLawWithItThatRestsOnNothingChanged) {
  expect_only<mermaid_beach::MermaidBeach>(
      {// more than items can be asked for and leave together, and asking comes before other actions
       {"asking.which_cards", "items_leave_in_pairs"},
       {"asking.last_resort", "items_leave_in_pairs"},
       {"asking.last_resort", "somebody_has_the_match"},
       // the bonus turn is let go
       {"merfolk.bonus_let_go", "every_turn_has_an_action"}});
}
TEST(Sweep, OfMermaidsSongTakesNoLawWithItThatRestsOnNothingChanged) { expect_only<mermaids_song::MermaidsSong>({}); }
TEST(Sweep, OfMirageTakesNoLawWithItThatRestsOnNothingChanged) { expect_only<mirage::Mirage>({}); }

}  // namespace
}  // namespace fathom::properties
