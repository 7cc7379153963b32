#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "model/core/box.hpp"
#include "model/core/counts.hpp"
#include "model/core/fields.hpp"
#include "model/core/hidden.hpp"
#include "model/core/rulings_of.hpp"
#include "model/core/specified.hpp"
#include "model/core/supplies.hpp"

/// A game of five rules, for tests of the engines alone: each round a pebble is drawn from the bag for the player in turn,
/// who keeps it, swaps it away or hops her frog one hex along.
namespace fathom::pebbles {

enum class Colour : std::uint8_t { black, white, red };
constexpr std::array<std::string_view, 3> names_of(Colour) { return {"black", "white", "red"}; }
using Pebbles = Counts<Colour>;

/// hopping.passing: may a player do nothing?
enum class Passing : std::uint8_t { allowed, forbidden };
constexpr std::array<std::string_view, 2> names_of(Passing) { return {"allowed", "forbidden"}; }

struct Rules {
  int most_kept = 3;
  std::array<int, 3> worth{1, 2, 3};
  Passing passing{};
  static constexpr auto fields = FieldTuple{Parameter{"keeping.at_most", &Rules::most_kept, "keeping.at_most", 1, 9},
                                            Parameter{"keeping.worth", &Rules::worth, "keeping.worth", 0, 20},
                                            Reading{"hopping.passing", &Rules::passing}};
  friend bool operator==(const Rules&, const Rules&) = default;
};
struct Box {
  Pebbles bag{{Colour::black, 4}, {Colour::white, 3}, {Colour::red, 2}};
  static constexpr auto pieces = FieldTuple{Piece{"bag", &Box::bag, "drawing.from_bag", "the bag"}};
};
using Game = GameOf<Rules, Box>;

enum class Step : std::uint8_t { drawing, choosing, over };
constexpr std::array<std::string_view, 3> names_of(Step) { return {"drawing", "choosing", "over"}; }

/// A frog's past hop.
struct Track {
  Hex from;
  std::optional<Colour> paid;
  std::uint8_t hops = 1;
  static constexpr auto fields = every_member;
  friend bool operator==(const Track&, const Track&) = default;
};

struct State {
  std::uint8_t players = 2;
  Step step = Step::drawing;
  Seat acting = Seat::Ann;
  Pebbles bag;
  PerSeat<Pebbles> kept;
  std::optional<Colour> drawn;  ///< In the hand of the player in turn, who alone sees it.
  PerSeat<Hex> frogs;
  SeatSet passed;
  Few<Track, 4> tracks;
  std::array<std::uint8_t, 4> tally{};
  PerSeat<std::int16_t> scores;
  static constexpr auto fields = every_member;
  static constexpr auto hidden = FieldTuple{hidden_from_all_but(&State::acting, &State::drawn, "pebbles_drawn")};
  static constexpr auto supplies =
      FieldTuple{Supply{"pebbles_conserved", "keeping.scores", &Box::bag, &State::bag, &State::kept, &State::drawn}};
  friend bool operator==(const State&, const State&) = default;
};

struct Draw {
  Seat to{};
  Colour colour{};
  static constexpr auto observers = Observers::actor;
  static constexpr NamedSet<Step> due{Step::drawing};
  static constexpr std::string_view line = "{to} draws {colour}";
  friend bool operator==(const Draw&, const Draw&) = default;
};
/// Nobody has a choice: the bag is empty.
struct Finish {
  static constexpr NamedSet<Step> due{Step::drawing};
  static constexpr std::string_view line = "it is over";
  friend bool operator==(const Finish&, const Finish&) = default;
};
struct Keep {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::choosing};
  static constexpr std::string_view line = "{by} keeps it";
  friend bool operator==(const Keep&, const Keep&) = default;
};
struct Swap {
  Seat by{};
  Pebbles away;
  static constexpr NamedSet<Step> due{Step::choosing};
  static constexpr std::string_view line = "{by} swaps it";
  friend bool operator==(const Swap&, const Swap&) = default;
};
struct Hop {
  Seat by{};
  Hex to;
  Colour paying{};
  static constexpr NamedSet<Step> due{Step::choosing};
  static constexpr std::string_view line = "{by} hops to {to}";
  friend bool operator==(const Hop&, const Hop&) = default;
};
struct Pass {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::choosing};
  static constexpr std::string_view line = "{by} passes";
  friend bool operator==(const Pass&, const Pass&) = default;
};
using Action = std::variant<Draw, Finish, Keep, Swap, Hop, Pass>;

inline constexpr std::array<Rule, 6> rules{
    Rule{"turns.in_turn", "Turns", "only what comes next is done, by whom it falls to"},
    physical({"drawing.from_bag", "Drawing", "what is drawn was in the bag"}),
    Rule{"keeping.at_most", "Keeping", "nobody keeps more than three pebbles"},
    Rule{"keeping.worth", "Keeping", "a kept pebble scores at once, by its colour"},
    Rule{"hopping.next_to", "Hopping", "a frog hops to a neighbouring hex, the first hop excepted"},
    Rule{"hopping.passing", "Hopping", "a player may do nothing", Status::ambiguous, "it says both"}};

inline bool is_missing(const Game&, const State& state, const Draw& draw) { return state.bag[draw.colour] == 0; }
inline bool goes_on(const Game&, const State& state, const Finish&) { return !state.bag.empty(); }
inline bool keeps_enough(const Game& game, const State& state, const Keep& keep) {
  return state.kept[keep.by].total() >= game.rules.most_kept;
}
inline bool is_far(const Game&, const State& state, const Hop& hop) {
  const Hex from = state.frogs[hop.by];
  return hop.to.framed() || (from != Hex{} && !adjacent(from, hop.to));
}
inline bool has_to_act(const Game& game, const State&, const Pass&) { return game.rules.passing == Passing::forbidden; }

template <class Kind>
using Clause = fathom::Clause<Game, State, Kind>;

inline constexpr auto clauses =
    std::tuple_cat(timing_clauses("turns.in_turn", "turns.in_turn", [](const State& state) { return state.acting; }),
                   std::tuple{Clause<Finish>{"turns.in_turn", goes_on, "there are pebbles to be drawn"},
                              Clause<Draw>{"drawing.from_bag", is_missing, "no {colour} pebble is left"},
                              Clause<Keep>{"keeping.at_most", keeps_enough,
                                           [](const Game&, const State& state, const Keep& keep) {
                                             return "she keeps " + std::to_string(state.kept[keep.by].total()) + " already";
                                           }},
                              Clause<Hop>{"hopping.next_to", is_far, "{to} is no neighbour of where {by}'s frog is"},
                              Clause<Pass>{"hopping.passing", has_to_act, "something has to be done"}});

// Nothing is swapped away but what was drawn, and hops are free; a frog is listed where it could hop to.
template <class Visit>
void each_value(FieldOf<Swap, Pebbles>, const Game&, const State&, const Swap&, const Visit& visit) {
  visit(Pebbles{});
}
template <class Visit>
void each_value(FieldOf<Hop, Hex>, const Game&, const State& state, const Hop& hop, const Visit& visit) {
  for (const Hex hex : neighbours[state.frogs[hop.by].cell]) visit(hex);
}
template <class Visit>
void each_value(FieldOf<Hop, Colour>, const Game&, const State&, const Hop&, const Visit& visit) {
  visit(Colour{});
}

inline void next(State& state) {
  state.acting = clockwise(state.acting, 1, state.players);
  state.drawn.reset();
  state.step = Step::drawing;
}

inline void perform(const Game& game, State& state, const Action& action) {
  if (const Draw* draw = std::get_if<Draw>(&action)) {
    --state.bag[draw->colour];
    state.drawn = draw->colour;
    state.step = Step::choosing;
    return;
  }
  if (std::holds_alternative<Finish>(action)) {
    state.step = Step::over;
    return;
  }
  const Colour drawn = state.drawn.value_or(Colour{});
  if (std::holds_alternative<Keep>(action)) {
    ++state.kept[state.acting][drawn];
    state.scores[state.acting] = static_cast<std::int16_t>(state.scores[state.acting] + game.rules.worth[index_of(drawn)]);
  } else if (const Hop* hop = std::get_if<Hop>(&action)) {
    state.tracks.push_back({state.frogs[state.acting], hop->paying, 1});
    state.frogs[state.acting] = hop->to;
  } else if (std::holds_alternative<Pass>(action)) {
    state.passed.insert(state.acting);
  }
  next(state);
}

inline PerSeat<int> scores(const State& state) {
  PerSeat<int> all;
  for (const Seat each : every<Seat>) all[each] = state.scores[each];
  return all;
}
inline std::vector<std::string> tell(const Game&, const State& state) {
  return {std::string(name_of(state.acting)) + " is " + std::string(name_of(state.step))};
}

inline constexpr std::array claims{Claim{"keeping.scores", "a kept pebble scores", {"keeping.worth"}}};
/// A pebble that nobody keeps lies aside: no more can come than there are.
inline constexpr std::array invariants{
    Invariant<Game, State>{"no_red_pebble_too_many", "keeping.scores", [](const Game& game, const State& state) {
                             int red = state.bag[Colour::red];
                             for (const Seat each : every<Seat>) red += state.kept[each][Colour::red];
                             return red <= game.box.bag[Colour::red];
                           }}};
inline constexpr std::array holes{
    Hole<Game, State, Action>{"keeping.worth", [](const Game&, const State& state, const Action& action) {
                                return std::holds_alternative<Pass>(action) && state.step == Step::choosing;
                              }}};

/// The game as engines see it.
struct PebbleGame : SpecifiedBy<Game, State, Action> {
  static constexpr std::string_view name = "pebbles";
  static constexpr int fewest_players = 2;
  static constexpr int most_players = 4;
  static constexpr Length length = Length::bounded;
  static constexpr int longest_play = 40;

  static std::span<const Claim> claims() { return pebbles::claims; }
  static std::span<const Invariant<Game, State>> invariants() { return pebbles::invariants; }
  static std::span<const Hole<Game, State, Action>> holes() { return pebbles::holes; }
};

}  // namespace fathom::pebbles

template <>
struct fathom::BookOf<fathom::pebbles::State> {
  using type = Clauses<pebbles::rules, pebbles::clauses>;
};

namespace fathom::pebbles {
static_assert(Specification<PebbleGame>);
}
