#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/mirage/contradictions.hpp"
#include "model/mirage/mirage.hpp"
#include "notation/mirage.hpp"
#include "properties/any_game_properties.hpp"
#include "properties/mirage/arbitrary.hpp"

namespace fathom::properties {
namespace {

using mirage::Mirage;

RC_GTEST_PROP(MiragePlays, KeepEveryInvariant, (const Play<Mirage>& play)) { expect_invariants(play); }
RC_GTEST_PROP(MiragePlays, ChangeTheStateWithEachAction, (const Play<Mirage>& play)) {
  expect_every_action_to_change_the_state(play);
}
RC_GTEST_PROP(MirageTries, AreListedIfAndOnlyIfLegal, (const Tried<Mirage>& tried)) {
  expect_listed_if_and_only_if_legal(tried);
}
RC_GTEST_PROP(MirageTries, AreRefusedForAReason, (const Tried<Mirage>& tried)) { expect_a_reasoned_answer(tried); }
RC_GTEST_PROP(MirageNotation, ReadsBackAState, (const ReachedState<Mirage>& reached)) {
  expect_the_state_to_be_read_back(reached);
}
RC_GTEST_PROP(MirageNotation, ReadsBackAnAction, (const Tried<Mirage>& tried)) { expect_the_action_to_be_read_back(tried); }
RC_GTEST_PROP(MirageHouseRules, AreReadBack, (const ChangedGame<Mirage>& changed)) {
  expect_the_house_rule_to_be_read_back(changed);
}
RC_GTEST_PROP(MirageHouseRules, LetPlayGoOn, (const ChangedGame<Mirage>& changed)) { expect_play_to_go_on(changed); }

}  // namespace
}  // namespace fathom::properties
