#include "properties/damage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "properties/laws_testing.hpp"
#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_rain/adapter.hpp"
#include "properties/mermaids_song/adapter.hpp"
#include "properties/mirage/adapter.hpp"

// What is done to a state on purpose is done in plays, and noticed. An invariant that takes anything for possible is seen
// through by what was to be noticed with it.

namespace fathom::properties {
namespace {

template <class S>
class Damages : public testing::Test {};
using Subjects = testing::Types<mermaid_rain::laws::Adapter, mermaid_beach::laws::Adapter, mermaids_song::laws::Adapter,
                                mirage::laws::Adapter>;
TYPED_TEST_SUITE(Damages, Subjects);

/// The invariants, all of them saying that everything is possible.
template <Specification G>
auto gullible_invariants() {
  auto all = std::vector(G::invariants().begin(), G::invariants().end());
  for (auto& invariant : all) invariant.holds = [](const typename G::Game&, const typename G::State&) { return true; };
  return all;
}

/// What plays of every policy at every table come to, as many as it takes until everything can be damaged.
template <class S, Specification G = typename S::Specification>
std::vector<typename G::State> states_of_plays() {
  std::vector<typename G::State> states;
  const auto is_possible = [&](const Damage<G>& damage) { return std::ranges::any_of(states, damage.possible); };
  for (std::uint64_t seed = 0; seed < 30 && !std::ranges::all_of(S::damages(), is_possible); ++seed)
    for (int players = G::fewest_players; players <= G::most_players; ++players)
      for (const Policy policy : every<Policy>) {
        states.push_back(G::start(G::published(), players));
        for (const Kept<S>& kept : kept_play<S>(G::published(), players, seed, policy)) states.push_back(kept.after);
      }
  return states;
}

TYPED_TEST(Damages, AreDoneInPlaysAndNoticed) {
  using G = typename TypeParam::Specification;
  const auto gullible = gullible_invariants<G>();
  const auto states = states_of_plays<TypeParam>();
  const auto overlooked = [](const auto& damage, const auto& state, const auto& invariants) {
    return is_overlooked<G>(damage, G::published(), state, invariants);
  };
  for (const auto& damage : TypeParam::damages()) {
    const auto done = std::ranges::find_if(states, [&](const auto& state) { return damage.possible(state); });
    if (done == states.end()) {
      ADD_FAILURE() << damage.invariant << ": no play comes to where there could be " << damage.what;
      continue;
    }
    EXPECT_TRUE(overlooked(damage, *done, gullible)) << damage.what;
    EXPECT_TRUE(std::ranges::none_of(states, [&](const auto& state) { return overlooked(damage, state, G::invariants()); }))
        << damage.invariant << " does not notice " << damage.what;
  }
}

TYPED_TEST(Damages, AreKnownForEveryInvariant) {
  for (const auto& invariant : TypeParam::Specification::invariants())
    EXPECT_TRUE(std::ranges::any_of(TypeParam::damages(), [&](const auto& each) {
      return each.invariant == invariant.name;
    })) << invariant.name;
}

}  // namespace
}  // namespace fathom::properties
