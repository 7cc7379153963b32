#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <string>

#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "notation/yaml.hpp"
#include "properties/changed_game_generator.hpp"
#include "properties/counting.hpp"
#include "properties/generators.hpp"

// Properties of any game, for `RC_GTEST_PROP` tests of each: four in all, since what RapidCheck makes of each sort of value
// takes long to compile.

namespace fathom::properties {

template <Specification G>
void expect_invariants(const Play<G>& play) {
  for (const auto& invariant : G::invariants())
    for (const auto& state : play.states)
      if (!invariant.holds(play.game, state)) RC_FAIL(std::string(invariant.name));
}

/// Nothing is done in vain, or play could go round in circles.
template <Specification G>
void expect_every_action_to_change_the_state(const Play<G>& play) {
  for (std::size_t i = 0; i < play.actions.size(); ++i)
    if (play.states[i] == play.states[i + 1]) RC_FAIL(G::show(play.game, play.states[i], play.actions[i]));
}

template <Specification G>
void expect_listed_if_and_only_if_legal(const Tried<G>& tried) {
  const auto& [game, state, legal] = tried.at;
  const bool listed = std::ranges::find(legal, G::canonical(state, tried.action)) != legal.end();
  RC_ASSERT(listed == !G::objected(game, state, tried.action));
}

/// A refusal names a rule, gives a reason, and leaves everything as it is.
template <Specification G>
void expect_a_reasoned_answer(const Tried<G>& tried) {
  auto state = tried.at.state;
  const auto objection = apply<G>(tried.at.game, state, tried.action);
  if (!objection) return;
  RC_ASSERT(position_of(G::rulebook(), objection->rule).has_value());
  RC_ASSERT(!objection->why.empty());
  RC_ASSERT(state == tried.at.state);
}

template <Specification G>
void expect_the_state_to_be_read_back(const ReachedState<G>& reached) {
  const std::string text = Notation<G>::trace_yaml(Trace<G>{reached.game, reached.state, reached.legal, {}});
  const Trace<G> trace = Notation<G>::read_trace(reached.game, read_yaml(text));
  if (!(trace.given == reached.state) || trace.actions != reached.legal) RC_FAIL(text);
}

/// Any action can be written down, legal or not, and what is read back is written the same. Values that no table has, such
/// as a place off the board, may share one name, or be refused.
template <Specification G>
void expect_the_action_to_be_read_back(const Tried<G>& tried) {
  const Node written = Notation<G>::write_action(tried.action);
  std::string again;
  try {
    again = print_yaml(Notation<G>::write_action(Notation<G>::read_action(written)));
  } catch (const Problem& problem) {
    if (!G::objected(tried.at.game, tried.at.state, tried.action)) throw;
    RC_DISCARD(std::string(problem.what()));
  }
  if (again != print_yaml(written)) RC_FAIL(print_yaml(written) + "is read back as " + again);
}

template <Specification G>
void expect_the_house_rule_to_be_read_back(const ChangedGame<G>& changed) {
  const std::string file = Variants<G>::yaml("any", changed.game);
  const VariantRead<G> read = Variants<G>::read_text(G::published(), "any.yaml", file);
  if (!(read.game.rules == changed.game.rules && read.game.dropped == changed.game.dropped)) RC_FAIL(file);
  RC_ASSERT(read.changes.empty() == is_as_printed<G>(changed.game));
}

/// With other numbers and readings, whatever they are, play loses count of nothing and lists what the clauses allow.
template <Specification G>
void expect_play_to_go_on(const ChangedGame<G>& changed) {
  auto game = changed.game;
  game.dropped = {};
  const Tried<G> tried = *tries<G>(game);
  RC_ASSERT(lost_count_of(tried.at.state, game.box) == "");
  expect_listed_if_and_only_if_legal(tried);
}

template <Specification G>
void expect_of_a_play(const Play<G>& play) {
  expect_invariants(play);
  expect_every_action_to_change_the_state(play);
}
template <Specification G>
void expect_of_an_attempt(const Tried<G>& tried) {
  expect_listed_if_and_only_if_legal(tried);
  expect_a_reasoned_answer(tried);
  expect_the_action_to_be_read_back(tried);
}
template <Specification G>
void expect_of_a_house_rule(const ChangedGame<G>& changed) {
  expect_the_house_rule_to_be_read_back(changed);
  expect_play_to_go_on(changed);
}

}  // namespace fathom::properties
