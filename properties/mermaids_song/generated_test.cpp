#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/mermaids_song/mermaids_song.hpp"
#include "notation/mermaids_song.hpp"
#include "properties/any_game_properties.hpp"

namespace fathom::properties {
namespace {

using mermaids_song::MermaidsSong;

RC_GTEST_PROP(MermaidsSongPlays, ChangeTheStateAndKeepEveryInvariant, (const Play<MermaidsSong>& play)) {
  expect_of_a_play(play);
}
RC_GTEST_PROP(MermaidsSongAttempts, AreListedOrRefusedAndReadBack, (const Tried<MermaidsSong>& tried)) {
  expect_of_an_attempt(tried);
}
RC_GTEST_PROP(MermaidsSongStates, AreReadBack, (const ReachedState<MermaidsSong>& reached)) {
  expect_the_state_to_be_read_back(reached);
}
RC_GTEST_PROP(MermaidsSongHouseRules, AreReadBackAndPlayed, (const ChangedGame<MermaidsSong>& changed)) {
  expect_of_a_house_rule(changed);
}

}  // namespace
}  // namespace fathom::properties
