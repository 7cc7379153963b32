#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/games_testing.hpp"

// The two ways in which every game lists legal actions: made up as the rules allow them, and everything that somebody could
// try and that passes the clauses. With a rule dropped that refuses nothing, the second says what the first should.

namespace fathom {
namespace {

/// Some clauses without which more is legal, at any table.
constexpr std::array mermaid_rain_clauses{"moving.matching_card", "placing.on_ocean", "rounds.in_turn", "rounds.sequence"};
constexpr std::array mermaid_beach_clauses{"asking.last_resort", "asking.must_give", "passing.from_hand", "turns.in_turn",
                                           "turns.sequence"};
constexpr std::array mermaids_song_clauses{"enticing.enough_power", "songs.from_hand", "setup.mermaid_each", "turns.in_turn",
                                           "turns.sequence"};
constexpr std::array mirage_clauses{"growing.connected",
                                    "growing.water_to_water",
                                    "growing.land_to_land",
                                    "growing.bare_squares",
                                    "explorers.one_in_each_square",
                                    "tents.in_the_gap",
                                    "turns.in_turn",
                                    "turns.sequence"};

template <Specification G>
class LegalActions : public testing::Test {
 protected:
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = std::vector<Action>;

  static std::vector<std::string_view> clauses_that_matter() {
    const auto listed = [](const auto& ids) { return std::vector<std::string_view>(ids.begin(), ids.end()); };
    if constexpr (std::is_same_v<G, mermaid_rain::MermaidRain>) return listed(mermaid_rain_clauses);
    if constexpr (std::is_same_v<G, mermaid_beach::MermaidBeach>) return listed(mermaid_beach_clauses);
    if constexpr (std::is_same_v<G, mermaids_song::MermaidsSong>) return listed(mermaids_song_clauses);
    if constexpr (std::is_same_v<G, mirage::Mirage>) return listed(mirage_clauses);
  }

  static Game without(Game game, std::string_view rule) {
    game.dropped.insert(position_of(G::rulebook(), rule).value());
    return game;
  }
  /// The game as the clauses see it: without a rule that refuses nothing.
  static Game by_clauses(const Game& game) {
    const auto clauses = G::clause_rules();
    const auto idle = std::ranges::find_if(
        G::rulebook(), [&](const Rule& rule) { return std::ranges::find(clauses, rule.id) == clauses.end(); });
    return without(game, idle->id);
  }

  static Actions listed(const Game& game, const State& state) {
    Actions actions(1);  // what stands there before is replaced
    G::legal_actions(game, state, actions);
    return actions;
  }
  /// The first action that one list has and the other has not.
  static std::string apart(const Game& game, const State& state, const Actions& made_up, const Actions& tried) {
    const auto missing = [](const Actions& from, const Actions& in) {
      return std::ranges::find_if(in, [&](const Action& action) { return std::ranges::find(from, action) == from.end(); });
    };
    if (const auto one = missing(made_up, tried); one != tried.end()) return "not offered: " + G::show(game, state, *one);
    if (const auto one = missing(tried, made_up); one != made_up.end()) return "refused: " + G::show(game, state, *one);
    return {};
  }
  /// Where the two lists first differ in a play, or "nothing". Of states in which a tile is laid in one of many places one
  /// in `few` is looked at: there are thousands of places to try.
  static std::string difference(const Game& made_up, const Game& by_clauses, int players) {
    constexpr std::size_t many = 60;
    constexpr std::uint32_t few = 20;
    Random random{static_cast<std::uint64_t>(players)};
    State state = G::start(made_up, players);
    for (int n = 0; n < G::longest_play; ++n) {
      const Actions actions = listed(made_up, state);
      if (actions.size() <= many || random.below(few) == 0)
        if (std::string found = apart(made_up, state, actions, listed(by_clauses, state)); !found.empty()) return found;
      if (actions.empty()) return "nothing";
      G::perform(made_up, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    return G::length == Length::unbounded ? "nothing" : "goes on and on";
  }
};
TYPED_TEST_SUITE(LegalActions, Games, NameOfGame);

TYPED_TEST(LegalActions, AreThoseNoClauseObjectsTo) {
  for (int players = TypeParam::fewest_players; players <= TypeParam::most_players; ++players)
    for (const auto& game : both_games<TypeParam>())
      EXPECT_EQ(this->difference(game, this->by_clauses(game), players), "nothing") << players;
}

TYPED_TEST(LegalActions, AreThoseNoClauseObjectsToInEveryReading) {
  using Rules = decltype(TypeParam::Game::rules);
  for_each_field<Rules>([&](const auto& field) {
    using Value = WrittenAs<std::remove_cvref_t<decltype(field.of(std::declval<Rules&>()))>>;
    if constexpr (Named<Value>)
      for (const Value value : every<Value>) {
        auto game = whole_game<TypeParam>();
        field.of(game.rules) = value;
        for (const int players : {TypeParam::fewest_players, TypeParam::most_players})
          EXPECT_EQ(this->difference(game, this->by_clauses(game), players), "nothing")
              << field.name << ' ' << name_of(value) << ", " << players << " players";
      }
  });
}

TYPED_TEST(LegalActions, DifferWhereAClauseIsDropped) {
  const auto game = whole_game<TypeParam>();
  for (const std::string_view rule : this->clauses_that_matter())
    EXPECT_NE(this->difference(game, this->without(game, rule), TypeParam::fewest_players), "nothing") << rule;
}

TYPED_TEST(LegalActions, AreNoneOnceTheGameIsOver) {
  const auto game = TypeParam::published();
  auto state = TypeParam::start(game, TypeParam::fewest_players);
  state.step = decltype(state.step)::over;
  EXPECT_TRUE(this->listed(game, state).empty());
  EXPECT_TRUE(this->listed(this->by_clauses(game), state).empty());
}

}  // namespace
}  // namespace fathom
