#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/core/game.hpp"
#include "properties/comparing/metrics.hpp"
#include "properties/law.hpp"

/// A tiny game whose numbers anybody can work out, to test comparisons on: players roll a die in turn, and keep its points
/// or pass.
namespace fathom::properties::dice {

struct Rules {
  int sides = 6;
  int rolls = 2;
  int bonus = 0;  ///< Points more for a die kept.
  int least = 1;  ///< A die that shows less may not be kept.
  static constexpr auto fields = FieldTuple{Parameter{"rolling.sides", &Rules::sides, "rolling.sides", 2, 20},
                                            Parameter{"rolling.how_many", &Rules::rolls, "rolling.how_many", 1, 9},
                                            Parameter{"keeping.bonus", &Rules::bonus, "keeping.bonus", 0, 9},
                                            Parameter{"keeping.least_kept", &Rules::least, "keeping.least", 1, 9}};
};
struct Box {
  int stock = 0;  ///< Lies on the table from the start, and matters to nothing.
  friend bool operator==(const Box&, const Box&) = default;
};
using Game = GameOf<Rules, Box>;

struct Roll {
  Seat to{};
  std::uint8_t face = 1;
  static constexpr auto fields = every_member;
  friend bool operator==(const Roll&, const Roll&) = default;
};
struct Pass {
  Seat by{};
  static constexpr auto fields = every_member;
  friend bool operator==(const Pass&, const Pass&) = default;
};
struct Keep {
  Seat by{};
  static constexpr auto fields = every_member;
  friend bool operator==(const Keep&, const Keep&) = default;
};
using Action = std::variant<Roll, Pass, Keep>;

struct State {
  std::uint8_t players = 2;
  Seat turn = Seat::Ann;
  std::uint8_t face = 0;   ///< What the die shows; 0 before it is rolled.
  std::uint8_t turns = 0;  ///< Still to come.
  PerSeat<std::uint8_t> points;
  int stock = 0;
  static constexpr auto fields = every_member;
  friend bool operator==(const State&, const State&) = default;
};

inline constexpr std::array rules{Rule{"rolling.sides", "Rolling", "the die has six sides"},
                                  Rule{"rolling.how_many", "Rolling", "everybody rolls so often"},
                                  Rule{"keeping.in_turn", "Keeping", "whoever has rolled keeps or passes"},
                                  Rule{"keeping.least", "Keeping", "a low die is not kept"},
                                  Rule{"keeping.bonus", "Keeping", "a die kept brings a bonus"}};
inline constexpr std::array claims{Claim{"dice.small", "nobody has more points than dice show", {"rolling.sides"}}};
inline constexpr std::array invariants{Invariant<Game, State>{
    "a_die_has_a_face", "dice.small", [](const Game& game, const State& state) { return state.face <= game.rules.sides; }}};
inline constexpr std::array holes{
    Hole<Game, State, Action>{"keeping.bonus", [](const Game&, const State& state, const Action& action) {
                                return std::holds_alternative<Keep>(action) && state.face == 1;
                              }}};

struct Dice {
  using Game = dice::Game;
  using State = dice::State;
  using Action = dice::Action;
  static constexpr std::string_view name = "dice";
  static constexpr int fewest_players = 2;
  static constexpr int most_players = 3;
  static constexpr Length length = Length::bounded;
  static constexpr int longest_play = 100;

  static const Game& published() {
    static const Game game{};
    return game;
  }
  static std::span<const Rule> rulebook() { return rules; }
  static std::vector<std::string_view> clause_rules() { return {rules[2].id, rules[3].id}; }
  static std::span<const Claim> claims() { return dice::claims; }
  static std::span<const Invariant<Game, State>> invariants() { return dice::invariants; }
  static std::span<const Hole<Game, State, Action>> holes() { return dice::holes; }

  static State start(const Game& game, int players) {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    state.turns = static_cast<std::uint8_t>(players * game.rules.rolls);
    state.stock = game.box.stock;
    return state;
  }
  static Acting acting(const State& state) {
    if (state.face > 0) return {Mover::player, state.turn};
    return {state.turns > 0 ? Mover::chance : Mover::nobody, state.turn};
  }
  static std::optional<Objection> objection(const Game& game, const State& state, const Action& action) {
    const auto in_turn = [&](Seat who) { return who == state.turn && state.face > 0; };
    const auto* roll = std::get_if<Roll>(&action);
    const auto* keep = std::get_if<Keep>(&action);
    const auto* pass = std::get_if<Pass>(&action);
    const bool right_time = roll != nullptr ? roll->to == state.turn && state.face == 0 && state.turns > 0 &&
                                                  roll->face >= 1 && roll->face <= game.rules.sides
                                            : in_turn(keep != nullptr ? keep->by : pass->by);
    if (!right_time) return Objection{rules[2].id, "it is not the time for it"};
    if (keep != nullptr && state.face < game.rules.least && !game.dropped.contains(3))
      return Objection{rules[3].id, "the die shows too little"};
    return std::nullopt;
  }
  static bool objected(const Game& game, const State& state, const Action& action) {
    return objection(game, state, action).has_value();
  }
  static std::vector<Objection> objections(const Game& game, const State& state, const Action& action) {
    const auto first = objection(game, state, action);
    return first ? std::vector{*first} : std::vector<Objection>{};
  }
  static void legal_actions(const Game& game, const State& state, std::vector<Action>& actions) {
    actions.clear();
    for (std::uint8_t face = 1; face <= game.rules.sides; ++face)
      if (const Roll roll{state.turn, face}; !objected(game, state, roll)) actions.emplace_back(roll);
    if (!objected(game, state, Pass{state.turn})) actions.emplace_back(Pass{state.turn});
    if (!objected(game, state, Keep{state.turn})) actions.emplace_back(Keep{state.turn});
  }
  static Action canonical(const State&, const Action& action) { return action; }
  static void perform(const Game& game, State& state, const Action& action) {
    if (const auto* roll = std::get_if<Roll>(&action)) {
      state.face = roll->face;
      return;
    }
    if (std::holds_alternative<Keep>(action))
      state.points[state.turn] = static_cast<std::uint8_t>(state.points[state.turn] + state.face + game.rules.bonus);
    state.face = 0;
    --state.turns;
    state.turn = clockwise(state.turn, 1, std::clamp<int>(state.players, 1, most_seats));
  }
  static double weight(const Game&, const State&, const Action&) { return 1; }
  static PerSeat<int> scores(const State& state) {
    PerSeat<int> scores;
    for (const Seat who : every<Seat>) scores[who] = state.points[who];
    return scores;
  }
  static State completed(const Game& game, State state) {
    state.stock = game.box.stock;
    return state;
  }
  static State view(const Game&, const State& state, Seat) { return state; }
  static State resampled(const Game&, const State& state, Seat, Random&) { return state; }
  static std::string show(const Game&, const State& state, const Action& action) {
    if (const auto* roll = std::get_if<Roll>(&action))
      return std::string(name_of(roll->to)) + " rolls a " + std::to_string(roll->face);
    return std::string(name_of(state.turn)) + (std::holds_alternative<Keep>(action) ? " keeps the die" : " passes");
  }
  static std::vector<std::string> tell(const Game&, const State& state) {
    return {std::string(name_of(state.turn)) + " is at the die, which shows " + std::to_string(state.face)};
  }
};

enum class Event : std::uint8_t { a_six, a_one_kept };
constexpr std::array<std::string_view, 2> names_of(Event) { return {"a six rolled", "a one kept"}; }

/// How plays of it are followed.
struct Adapter {
  using Specification = Dice;
  using Event = dice::Event;
  struct History {};

  static History history_at(const Game&, const State&) { return {}; }
  static void keep(History&, const Transition<Adapter>&) {}
  static Events events(const Transition<Adapter>& transition) {
    const auto* roll = std::get_if<Roll>(&transition.action);
    if (roll != nullptr && roll->face == 6) return only(Event::a_six);
    const bool kept = std::holds_alternative<Keep>(transition.action) && transition.before.face == 1;
    return kept ? only(Event::a_one_kept) : 0;
  }
  static int eagerness(const Game&, const State&, const Action& action) {
    return std::holds_alternative<Keep>(action) ? 1 : 0;
  }
  static int players(const State& state) { return state.players; }
};

}  // namespace fathom::properties::dice

namespace fathom::properties {

/// Dice kept, a list that its rulebook ranks: a six the best.
template <>
struct Metrics<dice::Dice> : AnyMetrics<dice::Dice> {
  static Tallied tallied() {
    return {"dice kept", Ranked::best_first, {"a six", "a five", "a four", "a three", "a two", "a one"}};
  }
  static Marks marks(const Game&, const State& before, const Action& action, const State&) {
    Marks marks;
    if (std::holds_alternative<dice::Keep>(action) && before.face >= 1 && before.face <= 6)
      marks.push_back(static_cast<std::uint8_t>(6 - before.face));
    return marks;
  }
  static Enough enough() { return {40, 20, 20}; }
};

}  // namespace fathom::properties
