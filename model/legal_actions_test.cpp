#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/games_testing.hpp"

// What every game lists as legal is everything that somebody could try and that passes the clauses. What could be tried is
// listed with all clauses dropped but the two about time.

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
  /// The game in which everything may be tried that is due.
  static Game without_clauses(Game game) {
    for (const std::string_view rule : G::clause_rules())
      if (!rule.ends_with(".sequence") && !rule.ends_with(".in_turn")) game = without(game, rule);
    return game;
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
  /// What passes the clauses of a game, of all that could be tried.
  static Actions passing(const Game& game, const State& state) {
    Actions actions = listed(without_clauses(game), state);
    std::erase_if(actions, [&](const Action& action) { return G::objected(game, state, action); });
    return actions;
  }
  /// Where the game's list and another of what is legal first differ in a play, or "nothing". Of its first actions, `most`,
  /// one state in so many is looked at; and of those in which a tile is laid in one of many places one in `few`: there are
  /// thousands to try.
  template <class Other>
  static std::string difference(const Game& game, int players, std::uint32_t one_in, int most, const Other& other) {
    constexpr std::size_t many = 60;
    constexpr std::uint32_t few = 20;
    Random random{static_cast<std::uint64_t>(players)};
    State state = G::start(game, players);
    for (int n = 0; n < most; ++n) {
      const Actions actions = listed(game, state);
      if (random.below(actions.size() <= many ? one_in : std::max(one_in, few)) == 0)
        if (std::string found = apart(game, state, actions, other(state)); !found.empty()) return found;
      if (actions.empty()) return "nothing";
      G::perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    return G::length == Length::unbounded || most < G::longest_play ? "nothing" : "goes on and on";
  }
  static std::string unlike_clauses(const Game& game, int players, std::uint32_t one_in, int most = G::longest_play) {
    return difference(game, players, one_in, most, [&](const State& state) { return passing(game, state); });
  }
};
TYPED_TEST_SUITE(LegalActions, Games, NameOfGame);

TYPED_TEST(LegalActions, AreThoseNoClauseObjectsTo) {
  for (int players = TypeParam::fewest_players; players <= TypeParam::most_players; ++players)
    for (const auto& game : both_games<TypeParam>()) EXPECT_EQ(this->unlike_clauses(game, players, 1), "nothing") << players;
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
          EXPECT_EQ(this->unlike_clauses(game, players, 10), "nothing")
              << field.name << ' ' << name_of(value) << ", " << players << " players";
      }
  });
}

TYPED_TEST(LegalActions, AreThoseNoClauseObjectsToWithoutARule) {
  const auto game = whole_game<TypeParam>();
  for (const std::string_view rule : TypeParam::clause_rules())
    EXPECT_EQ(this->unlike_clauses(this->without(game, rule), TypeParam::fewest_players, 20, 100), "nothing") << rule;
}

TYPED_TEST(LegalActions, DifferWhereAClauseIsDropped) {
  const auto game = whole_game<TypeParam>();
  for (const std::string_view rule : this->clauses_that_matter()) {
    const auto other = this->without(game, rule);
    const auto of_other = [&](const auto& state) { return this->listed(other, state); };
    bool differ = false;
    for (int players = TypeParam::fewest_players; players <= TypeParam::most_players; ++players)
      differ = differ || this->difference(game, players, 1, TypeParam::longest_play, of_other) != "nothing";
    EXPECT_TRUE(differ) << rule;
  }
}

TYPED_TEST(LegalActions, AreNoneOnceTheGameIsOver) {
  const auto game = TypeParam::published();
  auto state = TypeParam::start(game, TypeParam::fewest_players);
  state.step = decltype(state.step)::over;
  EXPECT_TRUE(this->listed(game, state).empty());
  EXPECT_TRUE(this->listed(this->without_clauses(game), state).empty());
}

}  // namespace
}  // namespace fathom
