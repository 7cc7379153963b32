#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/mermaid_rain/contradictions.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "notation/mermaid_rain.hpp"
#include "properties/any_game_properties.hpp"
#include "properties/mermaid_rain/arbitrary.hpp"

namespace fathom::properties {
namespace {

using mermaid_rain::MermaidRain;

RC_GTEST_PROP(MermaidRainPlays, KeepEveryInvariant, (const Play<MermaidRain>& play)) { expect_invariants(play); }
RC_GTEST_PROP(MermaidRainPlays, ChangeTheStateWithEachAction, (const Play<MermaidRain>& play)) {
  expect_every_action_to_change_the_state(play);
}
RC_GTEST_PROP(MermaidRainTries, AreListedIfAndOnlyIfLegal, (const Tried<MermaidRain>& tried)) {
  expect_listed_if_and_only_if_legal(tried);
}
RC_GTEST_PROP(MermaidRainTries, AreRefusedForAReason, (const Tried<MermaidRain>& tried)) { expect_a_reasoned_answer(tried); }
RC_GTEST_PROP(MermaidRainNotation, ReadsBackAState, (const ReachedState<MermaidRain>& reached)) {
  expect_the_state_to_be_read_back(reached);
}
RC_GTEST_PROP(MermaidRainNotation, ReadsBackAnAction, (const Tried<MermaidRain>& tried)) {
  expect_the_action_to_be_read_back(tried);
}
RC_GTEST_PROP(MermaidRainHouseRules, AreReadBack, (const ChangedGame<MermaidRain>& changed)) {
  expect_the_house_rule_to_be_read_back(changed);
}
RC_GTEST_PROP(MermaidRainHouseRules, LetPlayGoOn, (const ChangedGame<MermaidRain>& changed)) {
  expect_play_to_go_on(changed);
}

}  // namespace
}  // namespace fathom::properties
