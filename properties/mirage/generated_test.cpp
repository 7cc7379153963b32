#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/mirage/mirage.hpp"
#include "notation/mirage.hpp"
#include "properties/any_game_properties.hpp"
#include "properties/mirage/arbitrary.hpp"

namespace fathom::properties {
namespace {

using mirage::Mirage;

RC_GTEST_PROP(MiragePlays, ChangeTheStateAndKeepEveryInvariant, (const Play<Mirage>& play)) { expect_of_a_play(play); }
RC_GTEST_PROP(MirageAttempts, AreListedOrRefusedAndReadBack, (const Tried<Mirage>& tried)) { expect_of_an_attempt(tried); }
RC_GTEST_PROP(MirageStates, AreReadBack, (const ReachedState<Mirage>& reached)) {
  expect_the_state_to_be_read_back(reached);
}
RC_GTEST_PROP(MirageHouseRules, AreReadBackAndPlayed, (const ChangedGame<Mirage>& changed)) {
  expect_of_a_house_rule(changed);
}

}  // namespace
}  // namespace fathom::properties
