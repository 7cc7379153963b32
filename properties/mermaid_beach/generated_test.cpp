#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/mermaid_beach/contradictions.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "notation/mermaid_beach.hpp"
#include "properties/any_game_properties.hpp"

namespace fathom::properties {
namespace {

using mermaid_beach::MermaidBeach;

RC_GTEST_PROP(MermaidBeachPlays, KeepEveryInvariant, (const Play<MermaidBeach>& play)) { expect_invariants(play); }
RC_GTEST_PROP(MermaidBeachPlays, ChangeTheStateWithEachAction, (const Play<MermaidBeach>& play)) {
  expect_every_action_to_change_the_state(play);
}
RC_GTEST_PROP(MermaidBeachTries, AreListedIfAndOnlyIfLegal, (const Tried<MermaidBeach>& tried)) {
  expect_listed_if_and_only_if_legal(tried);
}
RC_GTEST_PROP(MermaidBeachTries, AreRefusedForAReason, (const Tried<MermaidBeach>& tried)) {
  expect_a_reasoned_answer(tried);
}
RC_GTEST_PROP(MermaidBeachNotation, ReadsBackAState, (const ReachedState<MermaidBeach>& reached)) {
  expect_the_state_to_be_read_back(reached);
}
RC_GTEST_PROP(MermaidBeachNotation, ReadsBackAnAction, (const Tried<MermaidBeach>& tried)) {
  expect_the_action_to_be_read_back(tried);
}
RC_GTEST_PROP(MermaidBeachHouseRules, AreReadBack, (const ChangedGame<MermaidBeach>& changed)) {
  expect_the_house_rule_to_be_read_back(changed);
}
RC_GTEST_PROP(MermaidBeachHouseRules, LetPlayGoOn, (const ChangedGame<MermaidBeach>& changed)) {
  expect_play_to_go_on(changed);
}

}  // namespace
}  // namespace fathom::properties
