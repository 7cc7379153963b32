#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "model/core/rulings_of.hpp"
#include "model/core/specified.hpp"
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

enum class Step : std::uint8_t { rolling, choosing, over };
constexpr std::array<std::string_view, 3> names_of(Step) { return {"rolling", "choosing", "over"}; }

struct State {
  std::uint8_t players = 2;
  Step step = Step::rolling;
  Seat acting = Seat::Ann;
  std::uint8_t face = 0;   ///< What the die shows; 0 before it is rolled.
  std::uint8_t turns = 0;  ///< Still to come.
  PerSeat<std::uint8_t> points;
  int stock = 0;
  static constexpr auto fields = every_member;
  static constexpr auto hidden = nothing_hidden;
  friend bool operator==(const State&, const State&) = default;
};

struct Roll {
  Seat to{};
  std::uint8_t face = 1;
  static constexpr NamedSet<Step> due{Step::rolling};
  static constexpr std::string_view line = "{to} rolls a {face}";
  friend bool operator==(const Roll&, const Roll&) = default;
};
struct Pass {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::choosing};
  static constexpr std::string_view line = "{by} passes";
  friend bool operator==(const Pass&, const Pass&) = default;
};
struct Keep {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::choosing};
  static constexpr std::string_view line = "{by} keeps the die";
  friend bool operator==(const Keep&, const Keep&) = default;
};
using Action = std::variant<Roll, Pass, Keep>;

inline constexpr std::array rules{Rule{"rolling.sides", "Rolling", "the die has six sides"},
                                  Rule{"rolling.how_many", "Rolling", "everybody rolls so often"},
                                  Rule{"rolling.in_turn", "Rolling", "players roll in turn"},
                                  Rule{"keeping.once_rolled", "Keeping", "a die rolled is kept or passed"},
                                  Rule{"keeping.least", "Keeping", "a low die is not kept"},
                                  Rule{"keeping.bonus", "Keeping", "a die kept brings a bonus"}};
inline constexpr std::array claims{Claim{"dice.small", "nobody has more points than dice show", {"rolling.sides"}}};
inline constexpr std::array invariants{Invariant<Game, State>{
    "a_die_has_a_face", "dice.small", [](const Game& game, const State& state) { return state.face <= game.rules.sides; }}};
inline constexpr std::array holes{
    Hole<Game, State, Action>{"keeping.bonus", [](const Game&, const State& state, const Action& action) {
                                return std::holds_alternative<Keep>(action) && state.face == 1;
                              }}};

template <class Kind>
using Clause = fathom::Clause<Game, State, Kind>;

inline constexpr auto clauses = std::tuple_cat(
    timing_clauses("keeping.once_rolled", "rolling.in_turn", [](const State& state) { return state.acting; }),
    std::tuple{Clause<Roll>{"rolling.sides",
                            [](const Game& game, const State&, const Roll& roll) {
                              return roll.face < 1 || roll.face > game.rules.sides;
                            },
                            "the die has no {face}"},
               Clause<Keep>{"keeping.least",
                            [](const Game& game, const State& state, const Keep&) { return state.face < game.rules.least; },
                            "the die shows too little"}});

template <class Visit>
void each_value(FieldOf<Roll, std::uint8_t>, const Game& game, const State&, const Roll&, const Visit& visit) {
  for (int face = 1; face <= game.rules.sides; ++face) visit(static_cast<std::uint8_t>(face));
}

inline State start(const Game& game, int players) {
  State state;
  state.players = static_cast<std::uint8_t>(players);
  state.turns = static_cast<std::uint8_t>(players * game.rules.rolls);
  state.stock = game.box.stock;
  return state;
}
inline void perform(const Game& game, State& state, const Action& action) {
  if (const auto* roll = std::get_if<Roll>(&action)) {
    state.face = roll->face;
    state.step = Step::choosing;
    return;
  }
  if (std::holds_alternative<Keep>(action))
    state.points[state.acting] = static_cast<std::uint8_t>(state.points[state.acting] + state.face + game.rules.bonus);
  state.face = 0;
  --state.turns;
  state.step = state.turns > 0 ? Step::rolling : Step::over;
  state.acting = clockwise(state.acting, 1, std::clamp<int>(state.players, 1, most_seats));
}
inline State completed(const Game& game, State state) {
  state.stock = game.box.stock;
  return state;
}
inline std::vector<std::string> tell(const Game&, const State& state) {
  return {std::string(name_of(state.acting)) + " is at the die, which shows " + std::to_string(state.face)};
}

struct Dice : SpecifiedBy<Game, State, Action> {
  static constexpr std::string_view name = "dice";
  static constexpr int fewest_players = 2;
  static constexpr int most_players = 3;
  static constexpr Length length = Length::bounded;
  static constexpr int longest_play = 100;

  static std::span<const Claim> claims() { return dice::claims; }
  static std::span<const Invariant<Game, State>> invariants() { return dice::invariants; }
  static std::span<const Hole<Game, State, Action>> holes() { return dice::holes; }
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

template <>
struct fathom::BookOf<fathom::properties::dice::State> {
  using type = Clauses<properties::dice::rules, properties::dice::clauses>;
};

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
