#include "model/core/supplies.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "model/core/few.hpp"
#include "model/core/rulebook.hpp"

// Pieces that are always as many, on a table with a bag, hands, boats that carry stones, and boats that are stones.

namespace fathom::harbour {
namespace {

enum class Stone : std::uint8_t { grey, blue, boat };
constexpr std::array<std::string_view, 3> names_of(Stone) { return {"grey", "blue", "boat"}; }
using Stones = Counts<Stone>;

struct Boat {
  Seat whose{};
  Stones cargo;
  static constexpr Stone itself = Stone::boat;
  static constexpr auto fields = every_member;
};

struct State {
  int players = 2;
  Stones bag;
  PerSeat<Stones> hands;
  Few<Boat, 4> boats;
  std::optional<Stone> thrown;
  Few<Stone, 3> quay;
  Stones sunk;
  static constexpr auto fields = every_member;
};
struct Box {
  Stones stones{{Stone::grey, 6}, {Stone::blue, 3}, {Stone::boat, 2}};
};
struct Game {
  Box box;
};

Stones sunk(const State& state) { return state.sunk; }
inline constexpr Supply stones{
    "stones_conserved", "stones.conserved", &Box::stones, &State::bag, &State::hands,
    &State::boats,      &State::thrown,     &State::quay, sunk,
};
inline constexpr Supply fewer_for_two{
    "stones_conserved",
    "stones.conserved",
    [](const Game& game, const State& state) {
      Stones whole = game.box.stones;
      if (state.players == 2) --whole[Stone::blue];
      return whole;
    },
    &State::bag,
};

State somewhere() {
  State state;
  state.hands[Seat::Ann] = {Stone::grey, Stone::blue};
  state.hands[Seat::Cleo] = {Stone::grey};
  state.boats = {Boat{Seat::Bob, {Stone::grey}}};
  state.thrown = Stone::blue;
  state.quay = {Stone::grey, Stone::boat};
  state.sunk = {Stone::grey};
  return state;
}

TEST(Supply, CountsWhatLiesAnywhere) {
  EXPECT_EQ(stones.counted(somewhere()), (Stones{{Stone::grey, 5}, {Stone::blue, 2}, {Stone::boat, 2}}));
}

TEST(Supply, IsCompletedWithWhatIsNowhere) {
  State state = somewhere();
  stones.complete(Game{}, state);
  EXPECT_EQ(state.bag, (Stones{Stone::grey, Stone::blue}));
  EXPECT_EQ(stones.counted(state), Box{}.stones);
}

TEST(Supply, MayDependOnTheState) {
  State state;
  fewer_for_two.complete(Game{}, state);
  EXPECT_EQ(state.bag[Stone::blue], 2);
  state = {};
  state.players = 3;
  fewer_for_two.complete(Game{}, state);
  EXPECT_EQ(state.bag[Stone::blue], 3);
}

TEST(Supply, IsConservedOrSaysWhatIsWrong) {
  constexpr Invariant<Game, State> invariant = conserved<stones, Game, State>;
  State state = somewhere();
  stones.complete(Game{}, state);
  EXPECT_TRUE(invariant.holds(Game{}, state));
  ++state.hands[Seat::Bob][Stone::grey];
  state.boats.clear();
  EXPECT_FALSE(invariant.holds(Game{}, state));
  EXPECT_EQ(invariant.broken_in(Game{}, state), "boat: one too few, 1 of 2 (quay 1)");
  --state.sunk[Stone::blue];
  EXPECT_EQ(invariant.broken_in(Game{}, state),
            "blue: no possible number of 3 (bag 1; hands: Ann 1; thrown 1; elsewhere no possible number), "
            "boat: one too few, 1 of 2 (quay 1)");
}

}  // namespace
}  // namespace fathom::harbour
