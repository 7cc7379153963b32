#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/play.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/testing.hpp"

// Each invariant holds in play; that it says no is for the law of damage to show.

namespace fathom::mermaid_rain {
namespace {

using Wanted = std::function<bool(const State&)>;

/// The first state of some play that is as wanted.
State reach(const Wanted& wanted) {
  std::vector<Action> actions;
  constexpr std::uint64_t plays = 200;
  for (std::uint64_t seed = 0; seed < plays; ++seed) {
    Random random{seed};
    State state = start(published, 3 + static_cast<int>(seed % 4));
    while (!wanted(state)) {
      MermaidRain::legal_actions(published, state, actions);
      if (actions.empty()) break;
      perform(published, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    if (wanted(state)) return state;
  }
  ADD_FAILURE() << "no play reaches the state wanted";
  return start(published, 3);
}

/// In the middle of a riding phase, with tiles on the board and treasure gained.
bool well_under_way(const State& state) {
  return state.step == Step::moving && state.round == 2 && !state.tiles.empty() && !state.treasure[state.acting].empty();
}

TEST(Invariants, CiteClaimsAndClaimsCiteRules) {
  for (const auto& invariant : invariants())
    EXPECT_TRUE(std::ranges::any_of(claims(), [&](const Claim& claim) { return claim.id == invariant.claim; }))
        << invariant.claim;
  for (const Claim& claim : claims())
    for (const std::string_view id : claim.rules)
      EXPECT_TRUE(std::ranges::any_of(MermaidRain::rulebook(), [&](const Rule& rule) { return rule.id == id; }))
          << claim.id << ": " << id;
}

TEST(Invariants, HaveNamesOfTheirOwn) {
  std::vector<std::string_view> names;
  for (const auto& invariant : invariants()) names.push_back(invariant.name);
  std::ranges::sort(names);
  EXPECT_EQ(std::ranges::adjacent_find(names), names.end());
}

TEST(Invariants, HaveAnAnswerForAnyState) {
  std::vector<State> states{State{}, State{}, reach(well_under_way)};
  states[0].players = 0;
  states[0].order = {Seat::Ann, Seat::Ann};
  states[1].players = 255;
  State& damaged = states[2];
  damaged.round = 255;
  damaged.acting = damaged.dealer = Seat{200};
  damaged.order = {Seat{200}, Seat{6}, Seat{7}};
  damaged.offer.push_back(Tile{255});
  damaged.tiles.push_back({Tile{255}, {Hex{255}, Hex{0}}});
  damaged.tile_at.fill(255);
  damaged.face_down_tile = {Hex{255}};
  damaged.face_down.push_back({Hidden{99}, {}, Seat{200}, Hex{255}});
  damaged.spaces.push_back({Hex{255}, {}});
  damaged.visits.push_back({Hex{255}, 255, 255});
  for (const Seat seat : every<Seat>) {
    damaged.made[seat] = Meld{99};
    damaged.extra[seat] = Shape{99};
    damaged.picked[seat] = Tile{255};
    damaged.mermaids[seat] = Hex{255};
    damaged.treasure[seat].of.fill(Count::beyond());
    damaged.hands[seat].of.fill(Count::beyond());
  }
  for (State& state : states)
    for (const Step step : every<Step>) {
      state.step = step;
      EXPECT_TRUE(std::ranges::any_of(invariants(), [&](const auto& each) { return !each.holds(published, state); }));
    }
}

/// Plays a few games to the end and gives the invariants that failed, by name.
std::vector<std::string> broken_in_play(const Game& variant) {
  std::vector<std::string> broken;
  std::vector<Action> actions;
  for (int players = 3; players <= 6; ++players)
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      Random random{seed};
      State state = start(variant, players);
      for (MermaidRain::legal_actions(variant, state, actions); !actions.empty();
           MermaidRain::legal_actions(variant, state, actions)) {
        for (const auto& invariant : invariants())
          if (!invariant.holds(variant, state)) broken.push_back(std::string{invariant.name});
        perform(variant, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      }
      if (acting(state).mover != Mover::nobody) broken.push_back("the play came to a dead end");
    }
  return broken;
}

TEST(Invariants, HoldInPlayUnderEveryReading) {
  int readings = 0;
  const auto under_each_reading = [&](const auto& field) {
    if constexpr (!requires { field.lowest; }) {
      using Way = WrittenAs<std::remove_cvref_t<decltype(field.of(std::declval<Rules&>()))>>;
      for (const Way choice : every<Way>) {
        Game variant = published;
        field.of(variant.rules) = choice;
        EXPECT_EQ(broken_in_play(variant), std::vector<std::string>{}) << field.name << ": " << name_of(choice);
        ++readings;
      }
    }
  };
  for_each_field<Rules>(under_each_reading);
  EXPECT_GE(readings, 2 * 20);
}

}  // namespace
}  // namespace fathom::mermaid_rain
