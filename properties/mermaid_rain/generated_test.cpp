#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "notation/mermaid_rain.hpp"
#include "properties/any_game_properties.hpp"
#include "properties/mermaid_rain/arbitrary.hpp"

namespace fathom::properties {
namespace {

using mermaid_rain::MermaidRain;

RC_GTEST_PROP(MermaidRainPlays, ChangeTheStateAndKeepEveryInvariant, (const Play<MermaidRain>& play)) {
  expect_of_a_play(play);
}
RC_GTEST_PROP(MermaidRainAttempts, AreListedOrRefusedAndReadBack, (const Tried<MermaidRain>& tried)) {
  expect_of_an_attempt(tried);
}
RC_GTEST_PROP(MermaidRainStates, AreReadBack, (const ReachedState<MermaidRain>& reached)) {
  expect_the_state_to_be_read_back(reached);
}
RC_GTEST_PROP(MermaidRainHouseRules, AreReadBackAndPlayed, (const ChangedGame<MermaidRain>& changed)) {
  expect_of_a_house_rule(changed);
}

}  // namespace
}  // namespace fathom::properties
