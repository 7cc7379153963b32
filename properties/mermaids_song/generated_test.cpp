#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/mermaids_song/contradictions.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "notation/mermaids_song.hpp"
#include "properties/any_game_properties.hpp"

namespace fathom::properties {
namespace {

using mermaids_song::MermaidsSong;

RC_GTEST_PROP(MermaidsSongPlays, KeepEveryInvariant, (const Play<MermaidsSong>& play)) { expect_invariants(play); }
RC_GTEST_PROP(MermaidsSongPlays, ChangeTheStateWithEachAction, (const Play<MermaidsSong>& play)) {
  expect_every_action_to_change_the_state(play);
}
RC_GTEST_PROP(MermaidsSongTries, AreListedIfAndOnlyIfLegal, (const Tried<MermaidsSong>& tried)) {
  expect_listed_if_and_only_if_legal(tried);
}
RC_GTEST_PROP(MermaidsSongTries, AreRefusedForAReason, (const Tried<MermaidsSong>& tried)) {
  expect_a_reasoned_answer(tried);
}
RC_GTEST_PROP(MermaidsSongNotation, ReadsBackAState, (const ReachedState<MermaidsSong>& reached)) {
  expect_the_state_to_be_read_back(reached);
}
RC_GTEST_PROP(MermaidsSongNotation, ReadsBackAnAction, (const Tried<MermaidsSong>& tried)) {
  expect_the_action_to_be_read_back(tried);
}
RC_GTEST_PROP(MermaidsSongHouseRules, AreReadBack, (const ChangedGame<MermaidsSong>& changed)) {
  expect_the_house_rule_to_be_read_back(changed);
}
RC_GTEST_PROP(MermaidsSongHouseRules, LetPlayGoOn, (const ChangedGame<MermaidsSong>& changed)) {
  expect_play_to_go_on(changed);
}

}  // namespace
}  // namespace fathom::properties
