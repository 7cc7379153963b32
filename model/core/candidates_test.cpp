#include "model/core/candidates.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

// What somebody could try in a game of two doors, as a game says it.

namespace fathom::doors {

enum class Step : std::uint8_t { knocking, opening, over };
constexpr std::array<std::string_view, 3> names_of(Step) { return {"knocking", "opening", "over"}; }
enum class Door : std::uint8_t { green, blue };
constexpr std::array<std::string_view, 2> names_of(Door) { return {"green", "blue"}; }
/// A key is neither a name nor a number: the game says which there are.
struct Key {
  char teeth = 'a';
  friend bool operator==(const Key&, const Key&) = default;
};

struct Knock {
  Seat by{};
  Door at{};
  std::uint8_t times = 1;
  static constexpr int highest = 3;
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::knocking};
  friend bool operator==(const Knock&, const Knock&) = default;
};
struct Open {
  Seat by{};
  Door door{};
  Key with{};
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::opening};
  friend bool operator==(const Open&, const Open&) = default;
};
struct Wait {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::knocking, Step::opening};
  friend bool operator==(const Wait&, const Wait&) = default;
};
struct Invite {
  Seat to{};
  static constexpr auto doer = Doer::anybody;
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::opening};
  friend bool operator==(const Invite&, const Invite&) = default;
};
struct Whistle {
  Seat by{};
  std::uint8_t times = 1;
  static constexpr int highest = 9;
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::opening};
  friend bool operator==(const Whistle&, const Whistle&) = default;
};
using Action = std::variant<Knock, Open, Wait, Invite, Whistle>;

struct State {
  std::uint8_t players = 2;
  Step step = Step::knocking;
  Seat acting = Seat::Bob;
};
struct Rules {};
struct Box {};
using Game = GameOf<Rules, Box>;

/// The green door has one key, the blue one two.
template <class Visit>
void each_value(FieldOf<Open, Key>, const Game&, const State&, const Open& so_far, const Visit& visit) {
  visit(Key{'a'});
  if (so_far.door == Door::blue) visit(Key{'b'});
}

/// How often the game has been asked for the whistles that are allowed.
inline int asked_for_whistles = 0;
void allowed(KindOf<Whistle>, const Game&, const State& state, std::vector<Action>& actions) {
  ++asked_for_whistles;
  actions.emplace_back(Whistle{state.acting, 2});
}

inline constexpr std::array rules{Rule{"time.when", "Time", "each in its time"}, Rule{"time.who", "Time", "each in turn"},
                                  Rule{"doors.blue", "Doors", "the blue door stays shut"},
                                  Rule{"doors.quiet", "Doors", "one whistles twice"}};
inline constexpr auto clauses = std::tuple_cat(
    timing_clauses("time.when", "time.who", [](const State& state) { return state.acting; }),
    std::tuple{Clause<Game, State, Open>{"doors.blue",
                                         [](const Game&, const State&, const Open& open) { return open.door == Door::blue; },
                                         [](const Game&, const State&, const Open&) { return std::string{"it is shut"}; }},
               Clause<Game, State, Whistle>{
                   "doors.quiet", [](const Game&, const State&, const Whistle& whistle) { return whistle.times != 2; },
                   [](const Game&, const State&, const Whistle&) { return std::string{"not so often"}; }}});
using Book = Clauses<rules, clauses>;

namespace {

Game without(std::initializer_list<std::size_t> rules) {
  Game game;
  for (const std::size_t rule : rules) game.dropped.insert(rule);
  return game;
}
std::vector<Action> legal(const Game& game, const State& state) {
  std::vector<Action> actions;
  list_allowed<Book>(game, state, actions);
  return actions;
}
bool has(const std::vector<Action>& actions, const Action& action) {
  return std::ranges::find(actions, action) != actions.end();
}

TEST(Candidates, AreWhatTheFieldsCanBeOfWhatIsDue) {
  const auto actions = legal({}, {});
  ASSERT_EQ(actions.size(), 1 + 2 * 3);
  EXPECT_EQ(actions.front(), Action{Wait{Seat::Bob}}) << "doing nothing comes first";
  EXPECT_TRUE(has(actions, Knock{Seat::Bob, Door::blue, 3}));
  EXPECT_FALSE(has(actions, Knock{Seat::Ann, Door::blue, 3}));
}

TEST(Candidates, AreHeldAgainstTheClausesInForce) {
  State state;
  state.step = Step::opening;
  EXPECT_TRUE(has(legal({}, state), Open{Seat::Bob, Door::green, {'a'}}));
  EXPECT_FALSE(has(legal({}, state), Open{Seat::Bob, Door::green, {'b'}})) << "no such key";
  EXPECT_FALSE(has(legal({}, state), Open{Seat::Bob, Door::blue, {'b'}}));
  EXPECT_TRUE(has(legal(without({2}), state), Open{Seat::Bob, Door::blue, {'b'}}));
}

TEST(Candidates, AreOfEverybodyAndAtAnyTimeWhereTheRulesAboutThatAreDropped) {
  EXPECT_TRUE(has(legal(without({1}), {}), Knock{Seat::Ann, Door::green, 1}));
  EXPECT_FALSE(has(legal(without({1}), {}), Knock{Seat::Cleo, Door::green, 1})) << "nobody sits there";
  EXPECT_TRUE(has(legal(without({0}), {}), Open{Seat::Bob, Door::green, {'a'}}));
  EXPECT_FALSE(has(legal(without({0}), {}), Open{Seat::Ann, Door::green, {'a'}}));
}

TEST(Candidates, AreOfNobodyWhoDoesNotSitAtTheTable) {
  State state;
  state.acting = Seat::Finn;
  EXPECT_TRUE(legal({}, state).empty());
  state.acting = static_cast<Seat>(99);
  EXPECT_TRUE(legal({}, state).empty());
}

TEST(Candidates, NameAnyChairWhereAnybodyMayBeNamed) {
  State state;
  state.step = Step::opening;
  EXPECT_TRUE(has(legal({}, state), Invite{Seat::Ann}));
  EXPECT_TRUE(has(legal({}, state), Invite{every<Seat>.back()}));
}

TEST(Candidates, AreListedByTheGameWhileNoClauseAboutTheirKindIsDropped) {
  State state;
  state.step = Step::opening;
  const auto whistles = [&](const Game& game) {
    return std::ranges::count_if(legal(game, state),
                                 [](const Action& each) { return std::holds_alternative<Whistle>(each); });
  };
  asked_for_whistles = 0;
  EXPECT_EQ(whistles({}), 1);
  EXPECT_EQ(whistles(without({2})), 1) << "a rule about doors";
  EXPECT_EQ(asked_for_whistles, 2);
  EXPECT_EQ(whistles(without({3})), Whistle::highest);
  EXPECT_EQ(whistles(without({1})), 2) << "by Ann and Bob";
  EXPECT_EQ(asked_for_whistles, 2);
}

}  // namespace
}  // namespace fathom::doors
