#include "model/core/rulebook.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace fathom {
namespace {

// A game of one action: a stone is put on a cell.

struct Rules {};
struct Box {};
using Game = GameOf<Rules, Box>;
struct State {
  std::size_t shore = 3;  ///< Cells from here on are land.
};
struct Put {
  std::size_t cell = 0;
  int stones = 1;
};
struct Wait {};
using Cells = CellSet<64>;
Cells covered(const Put& put) {
  Cells cells;
  cells.insert(put.cell);
  cells.insert(put.cell + 1);
  return cells;
}

constexpr Rule book_rules[] = {
    {"turns.in_turn", "Turns", "players take turns"},
    {"putting.one_stone", "Putting", "one stone is put at a time"},
    {"putting.even_cells", "Putting", "stones go on even cells"},
    physical({"putting.in_water", "Putting", "no stone lies on land"}),
};

bool several(const Game&, const State&, const Put& put) { return put.stones != 1; }
std::string why_several(const Game&, const State&, const Put& put) { return std::to_string(put.stones) + " stones"; }
bool odd(const Game&, const State&, const Put& put) { return put.cell % 2 == 1; }
std::string why_odd(const Game&, const State&, const Put& put) { return "cell " + std::to_string(put.cell) + " is odd"; }
Cells land(const Game&, const State& state) {
  Cells cells;
  for (std::size_t cell = state.shore; cell < 64; ++cell) cells.insert(cell);
  return cells;
}
std::string why_land(const Game&, const State&, std::size_t cell) { return "cell " + std::to_string(cell) + " is land"; }

constexpr std::tuple entries{
    AnyActionClause{"turns.in_turn", [](const Game&, const State& state, const auto&) { return state.shore == 0; },
           [](const Game&, const State&, const auto&) { return std::string("it is nobody's turn"); }},
    Clause<Game, State, Put>{"putting.one_stone", several, why_several},
    Clause<Game, State, Put>{"putting.even_cells", odd, why_odd},
    Region<Game, State, Cells>{"putting.in_water", land, why_land},
};
using Book = Clauses<book_rules, entries>;

Game without(std::initializer_list<std::string_view> ids) {
  Game game;
  for (const std::string_view id : ids) game.dropped.insert(position_of(book_rules, id).value());
  return game;
}
std::vector<std::string_view> ids(const std::vector<Objection>& objections) {
  std::vector<std::string_view> found;
  for (const Objection& objection : objections) found.push_back(objection.rule);
  return found;
}
using Ids = std::vector<std::string_view>;

/// Breaks every rule of putting there is.
constexpr Put wrong{5, 2};

TEST(Book, AllowsWhatNoRuleForbids) {
  EXPECT_FALSE(Book::object(Game{}, State{}, Put{0, 1}));
  EXPECT_FALSE(Book::first(Game{}, State{}, Put{0, 1}));
  EXPECT_EQ(ids(Book::all(Game{}, State{}, Put{0, 1})), Ids{});
}

TEST(Book, ObjectsInTheOrderOfTheRulebook) {
  EXPECT_TRUE(Book::object(Game{}, State{}, wrong));
  EXPECT_EQ(ids(Book::all(Game{}, State{}, wrong)), (Ids{"putting.one_stone", "putting.even_cells", "putting.in_water"}));
  const auto first = Book::first(Game{}, State{}, wrong);
  ASSERT_TRUE(first);
  EXPECT_EQ(*first, (Objection{"putting.one_stone", "2 stones"}));
}

TEST(Book, AsksRulesOfEveryActionAboutEveryAction) {
  EXPECT_TRUE(Book::object(Game{}, State{0}, Wait{}));
  EXPECT_EQ(ids(Book::all(Game{}, State{0}, Wait{})), Ids{"turns.in_turn"});
  EXPECT_FALSE(Book::object(Game{}, State{}, Wait{})) << "rules of putting have nothing to say about waiting";
}

TEST(Book, SaysOfARegionWhichCellIsTheFirstAtFault) {
  const auto refused = Book::first(Game{}, State{}, Put{2, 1});
  ASSERT_TRUE(refused);
  EXPECT_EQ(*refused, (Objection{"putting.in_water", "cell 3 is land"}));
  EXPECT_EQ(Book::first(Game{}, State{}, Put{4, 1}), (Objection{"putting.in_water", "cell 4 is land"})) << "and 5 is, too";
}

TEST(Book, LeavesOutWhatWasDropped) {
  EXPECT_EQ(ids(Book::all(without({"putting.one_stone"}), State{}, wrong)), (Ids{"putting.even_cells", "putting.in_water"}));
  const auto next = Book::first(without({"putting.one_stone"}), State{}, wrong);
  ASSERT_TRUE(next);
  EXPECT_EQ(next->rule, "putting.even_cells");
  EXPECT_EQ(ids(Book::all(without({"putting.in_water"}), State{}, wrong)), (Ids{"putting.one_stone", "putting.even_cells"}));
  EXPECT_FALSE(Book::object(without({"turns.in_turn"}), State{0}, Wait{}));
}

/// The yes or no, the first objection and all of them, for every set of rules dropped and every sort of action.
TEST(Book, AnswersAlikeWhateverIsDropped) {
  for (unsigned dropped = 0; dropped < 16; ++dropped) {
    Game game;
    for (std::size_t rule = 0; rule < std::size(book_rules); ++rule)
      if (((dropped >> rule) & 1U) != 0) game.dropped.insert(rule);
    for (const std::size_t shore : {std::size_t{0}, std::size_t{3}, std::size_t{60}})
      for (std::size_t cell = 0; cell < 6; ++cell)
        for (const int stones : {1, 2}) {
          const State state{shore};
          const Put put{cell, stones};
          const bool may_object[] = {shore == 0, stones != 1, cell % 2 == 1, cell + 1 >= shore};
          Ids expected;
          for (std::size_t rule = 0; rule < std::size(book_rules); ++rule)
            if (may_object[rule] && ((dropped >> rule) & 1U) == 0) expected.push_back(book_rules[rule].id);
          EXPECT_EQ(ids(Book::all(game, state, put)), expected);
          EXPECT_EQ(Book::object(game, state, put), !expected.empty());
          const auto first = Book::first(game, state, put);
          EXPECT_EQ(first ? first->rule : std::string_view{}, expected.empty() ? std::string_view{} : expected.front());
        }
  }
}

TEST(Book, FindsRulesByTheirIds) {
  EXPECT_EQ(position_of(book_rules, "putting.even_cells"), 2U);
  EXPECT_FALSE(position_of(book_rules, "putting.even"));
}

TEST(Book, KnowsWhichRulesHoldTheBoxTogether) {
  EXPECT_EQ(book_rules[0].nature, Nature::chosen);
  EXPECT_EQ(book_rules[3].nature, Nature::physical);
  EXPECT_EQ(book_rules[3].status, Status::stated);
}

}  // namespace
}  // namespace fathom
