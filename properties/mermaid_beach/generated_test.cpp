#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "notation/mermaid_beach.hpp"
#include "properties/any_game_properties.hpp"

namespace fathom::properties {
namespace {

using mermaid_beach::MermaidBeach;

RC_GTEST_PROP(MermaidBeachPlays, ChangeTheStateAndKeepEveryInvariant, (const Play<MermaidBeach>& play)) {
  expect_of_a_play(play);
}
RC_GTEST_PROP(MermaidBeachAttempts, AreListedOrRefusedAndReadBack, (const Tried<MermaidBeach>& tried)) {
  expect_of_an_attempt(tried);
}
RC_GTEST_PROP(MermaidBeachStates, AreReadBack, (const ReachedState<MermaidBeach>& reached)) {
  expect_the_state_to_be_read_back(reached);
}
RC_GTEST_PROP(MermaidBeachHouseRules, AreReadBackAndPlayed, (const ChangedGame<MermaidBeach>& changed)) {
  expect_of_a_house_rule(changed);
}

}  // namespace
}  // namespace fathom::properties
