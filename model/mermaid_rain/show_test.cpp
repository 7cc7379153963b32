#include <gtest/gtest.h>

#include <limits>
#include <utility>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/testing.hpp"

namespace fathom::mermaid_rain {
namespace {

/// A table of four, in the middle of things.
struct Table {
  Game game{Rules{}, assumed_box()};
  State state;

  Table() { state.mermaids[Seat::Ann] = hex("G6"); }
  [[nodiscard]] std::string line(const Action& action) const { return show(game, state, action); }
};

const Tile dark_long_dolphin = Tile::of(Shape::straight, Symbol::dolphin, Shade::dark);

TEST(Show, TellsAMoveWithItsCard) {
  EXPECT_EQ(Table{}.line(Move{Seat::Ann, hex("F7"), Card::turtle}), "Ann moves G6 -> F7 with a turtle");
  EXPECT_EQ(Table{}.line(Move{Seat::Bob, hex("F7"), Card::gull}), "Bob moves off the board -> F7 with a gull");
}

TEST(Show, TellsADeepSeaMovementWithItsCards) {
  EXPECT_EQ(Table{}.line(DeepSea{Seat::Ann, hex("F7"), {Card::gull, Card::turtle}}),
            "Ann moves G6 -> F7 by deep sea with a gull and a turtle");
}

TEST(Show, TellsWhatIsTaken) {
  Table table;
  EXPECT_EQ(table.line(Take{Seat::Ann, Treasure::pearl}), "Ann takes the pearl");
  EXPECT_EQ(table.line(TakeHidden{Seat::Ann, 2}), "Ann takes the second token face down");
  table.state.face_down.push_back({Hidden::dragon_scale, {}, std::nullopt, hex("G6")});
  EXPECT_EQ(table.line(TakeHidden{Seat::Ann, 1}), "Ann takes the first token face down, a dragon scale");
  EXPECT_EQ(table.line(Look{Seat::Ann, {Treasure::pearl, Treasure::coral}}),
            "Ann looks at the tokens face down on G6: a pearl and a coral");
}

TEST(Show, TellsWhichTileIsPlacedWhere) {
  Table table;
  table.state.picked[Seat::Ann] = dark_long_dolphin;
  table.state.extra[Seat::Ann] = Shape::curved;
  const Cells on{hex("D4"), hex("E4"), hex("F4")};
  EXPECT_EQ(table.line(Place{Seat::Ann, Which::picked, on}), "Ann places a dark long dolphin tile on D4 E4 F4");
  EXPECT_EQ(table.line(Place{Seat::Ann, Which::extra, on}), "Ann places her unseen curved tile on D4 E4 F4");
  EXPECT_EQ(table.line(Place{Seat::Bob, Which::picked, {}}), "Bob places a tile on no hex");
}

TEST(Show, TellsHandsAndMelds) {
  Table table;
  EXPECT_EQ(table.line(Deal{Seat::Ann, {{Card::dolphin, 1}, {Card::gull, 3}, {Card::turtle, 3}}}),
            "Ann is dealt a dolphin, three gulls and three turtles");
  EXPECT_EQ(table.line(Choose{Seat::Ann, {Card::gull, Card::gull}}), "Ann puts two gulls face down");
  table.state.chosen[Seat::Ann] = {Card::gull};
  table.state.princess_down.insert(Seat::Cleo);
  EXPECT_EQ(table.line(ShowCards{}), "all turn over what they chose: Ann a gull, Cleo the princess");
  EXPECT_EQ(table.line(Declare{Seat::Ann, Meld::mermaid_mist}), "Ann calls her meld a Mermaid Mist");
}

TEST(Show, TellsABonusByItsMeld) {
  Table table;
  table.state.made[Seat::Ann] = Meld::mermaid_squall;
  EXPECT_EQ(table.line(TakeBonus{Seat::Ann}), "Ann gains 7 points for her Mermaid Squall");
  table.state.made[Seat::Ann] = Meld::mermaid_drop;
  EXPECT_EQ(table.line(TakeBonus{Seat::Ann}), "Ann gains 1 point for her Mermaid Drop");
}

TEST(Show, TellsTheTributeAndWhatIsMissing) {
  Table table;
  for (const Treasure treasure : every<Treasure>) table.state.treasure[Seat::Ann][treasure] = 1;
  EXPECT_EQ(table.line(PayTribute{Seat::Ann}), "Ann pays the witch 1 token of each type");
  table.state.treasure[Seat::Ann][Treasure::shell] = 0;
  table.state.treasure[Seat::Ann][Treasure::dragon_scale] = 0;
  EXPECT_EQ(table.line(PayTribute{Seat::Ann}), "Ann pays the witch and loses 10 points for want of shell and dragon scale");
}

TEST(Show, TellsWhoScoresATypeOfTreasure) {
  Table table;
  EXPECT_EQ(table.line(Score{Treasure::pearl}), "pearl is scored: nobody has any");
  table.state.treasure[Seat::Bob][Treasure::pearl] = 3;
  table.state.treasure[Seat::Dan][Treasure::pearl] = 1;
  EXPECT_EQ(table.line(Score{Treasure::pearl}), "pearl is scored: Bob 12 for 3, Dan 6 for 1");
}

TEST(Show, TellsWhatAnUndercurrentsCardAsksFor) {
  EXPECT_EQ(Table{}.line(TurnUndercurrents{2}), "Undercurrents card 2 is turned up: 2 curved, 1 triangular, 1 short");
  EXPECT_EQ(Table{}.line(TurnUndercurrents{200}), "Undercurrents card 200 is turned up");
}

TEST(Show, TellsWhereATokenIsLaid) { EXPECT_EQ(Table{}.line(Lay{Treasure::pearl}), "a pearl is laid face up on C2"); }

TEST(Show, CountsCardsAndTilesThatGo) {
  Table table;
  table.state.discards = {Card::gull};
  EXPECT_EQ(table.line(ReshuffleCards{}), "the discards become a new deck of 1 card");
  table.state.discards = {{Card::gull, 14}};
  EXPECT_EQ(table.line(ReshuffleCards{}), "the discards become a new deck of 14 cards");
  EXPECT_EQ(table.line(ClearTiles{}), "no dark tile leaves the board");
  table.state.tiles.push_back({dark_long_dolphin, {}});
  EXPECT_EQ(table.line(ClearTiles{}), "a dark tile leaves the board");
  table.state.tiles.push_back({dark_long_dolphin, {}});
  EXPECT_EQ(table.line(ClearTiles{}), "two dark tiles leave the board");
}

/// One of each kind of action with the field values at the end of their range, as a damaged file or a mutant may hold them.
template <std::size_t... I>
std::vector<Action> one_of_each(std::index_sequence<I...>) {
  return {std::variant_alternative_t<I, Action>{}...};
}

void worst(std::uint8_t& number) { number = std::numeric_limits<std::uint8_t>::max(); }
void worst(Hex& at) { at = Hex{255}; }
void worst(Tile& tile) { tile = Tile{255}; }
void worst(Cells& cells) { cells = {Hex{255}, Hex{0}, Hex{15}}; }
void worst(Few<Treasure, 4>& tokens) { tokens = {static_cast<Treasure>(200), static_cast<Treasure>(5)}; }
template <Named E>
void worst(E& value) {
  value = static_cast<E>(255);
}
template <Named E>
void worst(Counts<E>& counts) {
  counts.of.fill(Count::beyond());
}

TEST(Show, HasALineForAnyActionInAnyState) {
  std::vector<State> states(3);
  states[1].players = 0;
  states[2].players = 255;
  for (const Seat at : every<Seat>) {
    states[2].made[at] = static_cast<Meld>(99);
    states[2].picked[at] = Tile{255};
    states[2].extra[at] = static_cast<Shape>(99);
    states[2].treasure[at].of.fill(Count::beyond());
    states[2].mermaids[at] = Hex{255};
  }
  states[2].face_down.push_back({static_cast<Hidden>(99), {}, static_cast<Seat>(99), Hex{255}});
  const Table table;
  int lines = 0;
  for (Action action : one_of_each(std::make_index_sequence<std::variant_size_v<Action>>{})) {
    for (const State& state : states) lines += show(table.game, state, action).empty() ? 0 : 1;
    std::visit(
        [](auto& kind) {
          for_each_field<std::remove_cvref_t<decltype(kind)>>([&](const auto& field) { worst(field.of(kind)); });
        },
        action);
    for (const State& state : states) lines += show(table.game, state, action).empty() ? 0 : 1;
  }
  EXPECT_EQ(lines, static_cast<int>(2 * states.size() * std::variant_size_v<Action>));
}

}  // namespace
}  // namespace fathom::mermaid_rain
