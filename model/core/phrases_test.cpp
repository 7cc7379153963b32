#include "model/core/phrases.hpp"

#include <gtest/gtest.h>

#include <array>
#include <optional>

#include "model/core/actions.hpp"
#include "model/core/rulings_of.hpp"
#include "model/core/specified.hpp"

namespace fathom::phrases_test {

enum class Stone : std::uint8_t { white, black };
constexpr std::array<std::string_view, 2> names_of(Stone) { return {"white", "black"}; }
constexpr Noun noun(Stone stone) {
  return stone == Stone::white ? Noun{"a white stone", "white stones"} : Noun{"a black stone", "black stones"};
}
enum class Step : std::uint8_t { giving, over };
constexpr std::array<std::string_view, 2> names_of(Step) { return {"giving", "over"}; }

struct Give {
  Seat by{};
  Stone stone{};
  std::uint8_t times = 1;
  static constexpr int highest = 2;
  static constexpr NamedSet<Step> due{Step::giving};
  static constexpr std::string_view line = "{by} gives {stone}, the {the stone}, {times} time";
  friend bool operator==(const Give&, const Give&) = default;
};
using Action = std::variant<Give>;

struct State {
  std::uint8_t players = 2;
  Step step = Step::giving;
  Seat acting = Seat::Ann;
  Counts<Stone> heap{Stone::black, Stone::black};
  PerSeat<Counts<Stone>> hands;
  std::optional<Stone> last;
  static constexpr auto hidden = nothing_hidden;
  static constexpr auto fields = every_member;
  friend bool operator==(const State&, const State&) = default;
};

struct Rules {};
struct Box {
  static constexpr auto pieces = FieldTuple{};
};
using Game = GameOf<Rules, Box>;

namespace {

State with_a_hand() {
  State state;
  state.hands[Seat::Bob] = {Stone::white};
  return state;
}

std::string said(std::string_view phrase) { return detail::sentence(phrase, with_a_hand(), Give{Seat::Bob, Stone::black, 2}); }

TEST(Phrase, HasItsHolesFilledByTheAction) {
  EXPECT_EQ(said("{by} gives {stone} {times} times, the {the stone}"), "Bob gives a black stone 2 times, the the black");
}

TEST(Phrase, HasItsHolesFilledByTheStateAndOfEachSeatByTheActingOne) {
  EXPECT_EQ(said("{by} holds {hands}, and the heap {heap}"), "Bob holds a white stone, and the heap two black stones");
}

TEST(Phrase, LeavesAHoleThatNothingFills) {
  EXPECT_EQ(said("{whom} {last} {"), "{whom} {last} {");
  EXPECT_EQ(said("no hole } at all"), "no hole } at all");
}

constexpr Rule rules[] = {{"giving.in_time", "Giving", "stones are given"},
                          {"giving.in_turn", "Giving", "clockwise"},
                          {"giving.from_hand", "Giving", "stones come from the hand"}};
constexpr auto clauses =
    std::tuple_cat(timing_clauses("giving.in_time", "giving.in_turn", [](const State& state) { return state.acting; }),
                   std::tuple{Clause<Game, State, Give>{
                       "giving.from_hand",
                       [](const Game&, const State& state, const Give& give) { return state.hands[give.by][give.stone] == 0; },
                       "{by} holds {hands}, but not {stone}"}});

using Book = Clauses<rules, clauses>;

TEST(Clause, GivesItsPhraseAsTheReason) {
  State state = with_a_hand();
  state.acting = Seat::Bob;
  const auto objection = Book::first(Game{}, state, Give{Seat::Bob, Stone::black, 1});
  ASSERT_TRUE(objection);
  EXPECT_EQ(*objection, (Objection{"giving.from_hand", "Bob holds a white stone, but not a black stone"}));
  EXPECT_FALSE(Book::first(Game{}, state, Give{Seat::Bob, Stone::white, 1}));
}

TEST(StateOfAGameWithoutWords, IsToldFieldByField) {
  const std::vector<std::string> told = told_field_by_field(with_a_hand());
  ASSERT_EQ(told.size(), 3U);
  EXPECT_EQ(told[0], "players 2 · step giving · acting Ann · heap two black stones · last none");
  EXPECT_EQ(told[1], "Ann · hands nothing");
  EXPECT_EQ(told[2], "Bob · hands a white stone");
}

}  // namespace
}  // namespace fathom::phrases_test
