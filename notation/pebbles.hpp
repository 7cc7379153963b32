#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "model/core/counts.hpp"
#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/hidden.hpp"

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
  friend bool operator==(const State&, const State&) = default;
};

struct Draw {
  Seat to{};
  Colour colour{};
  static constexpr Observers observers = Observers::actor;
  static constexpr auto fields = every_member;
  friend bool operator==(const Draw&, const Draw&) = default;
};
/// Nobody has a choice: the bag is empty.
struct Finish {
  static constexpr auto fields = every_member;
  friend bool operator==(const Finish&, const Finish&) = default;
};
struct Keep {
  Seat by{};
  static constexpr auto fields = every_member;
  friend bool operator==(const Keep&, const Keep&) = default;
};
struct Swap {
  Seat by{};
  Pebbles away;
  static constexpr auto fields = every_member;
  friend bool operator==(const Swap&, const Swap&) = default;
};
struct Hop {
  Seat by{};
  Hex to;
  Colour paying{};
  static constexpr auto fields = every_member;
  friend bool operator==(const Hop&, const Hop&) = default;
};
struct Pass {
  Seat by{};
  static constexpr auto fields = every_member;
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

inline Acting acting(const State& state) {
  if (state.step == Step::over) return {};
  return state.step == Step::drawing ? Acting{Mover::chance, Seat::Ann} : Acting{Mover::player, state.acting};
}

template <class Kind>
bool out_of_turn(const State& state, const Kind& action) {
  if constexpr (requires { action.by; }) {
    return state.step != Step::choosing || action.by != state.acting;
  } else if constexpr (requires { action.to; }) {
    return state.step != Step::drawing || action.to != state.acting || state.bag.empty();
  } else {
    return state.step != Step::drawing || !state.bag.empty();
  }
}

inline std::optional<Objection> objection_to(const Game& game, const State& state, const Action& action) {
  if (std::visit([&](const auto& kind) { return out_of_turn(state, kind); }, action))
    return Objection{"turns.in_turn", "it is not the time for this"};
  if (const Draw* draw = std::get_if<Draw>(&action); draw != nullptr && state.bag[draw->colour] == 0)
    return Objection{"drawing.from_bag", "no " + std::string(name_of(draw->colour)) + " pebble is left"};
  if (std::holds_alternative<Keep>(action) && state.kept[state.acting].total() >= game.rules.most_kept &&
      !game.dropped.contains(2))
    return Objection{"keeping.at_most", "she keeps " + std::to_string(state.kept[state.acting].total()) + " already"};
  if (const Hop* hop = std::get_if<Hop>(&action)) {
    const Hex from = state.frogs[state.acting];
    if (hop->to.framed() || (from != Hex{} && !adjacent(from, hop->to)))
      return Objection{"hopping.next_to", show(hop->to) + " is no neighbour of " + show(from)};
  }
  if (std::holds_alternative<Pass>(action) && game.rules.passing == Passing::forbidden)
    return Objection{"hopping.passing", "something has to be done"};
  return std::nullopt;
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

inline State completed(const Game& game, const State& state) {
  State whole = state;
  Pebbles seen = state.bag;
  for (const Seat each : every<Seat>) seen += state.kept[each];
  if (state.drawn) ++seen[*state.drawn];
  for (const Colour colour : every<Colour>)
    if (game.box.bag[colour] > seen[colour])
      whole.bag[colour] = static_cast<std::uint8_t>(whole.bag[colour] + game.box.bag[colour] - seen[colour]);
  return whole;
}

/// The game as engines see it.
struct PebbleGame {
  using Game = pebbles::Game;
  using State = pebbles::State;
  using Action = pebbles::Action;
  static constexpr std::string_view name = "pebbles";
  static constexpr int fewest_players = 2;
  static constexpr int most_players = 4;
  static constexpr Length length = Length::bounded;
  static constexpr int longest_play = 40;
  static const Game& published() {
    static const Game game;
    return game;
  }
  static std::span<const Rule> rulebook() { return rules; }
  static std::vector<std::string_view> clause_rules() {
    return {"turns.in_turn", "drawing.from_bag", "keeping.at_most", "hopping.next_to", "hopping.passing"};
  }
  static std::vector<std::string_view> rules_asked(const Action& action) {
    if (std::holds_alternative<Keep>(action)) return {"turns.in_turn", "keeping.at_most"};
    return {"turns.in_turn"};
  }
  static std::span<const Claim> claims() {
    static const std::array<Claim, 1> all{Claim{"keeping.scores", "a kept pebble scores", {"keeping.worth"}}};
    return all;
  }
  static std::span<const Invariant<Game, State>> invariants() {
    static const std::array<Invariant<Game, State>, 1> all{
        Invariant<Game, State>{"no_red_pebble_too_many", "keeping.scores", [](const Game& game, const State& state) {
                                 int red = state.bag[Colour::red];
                                 for (const Seat each : every<Seat>) red += state.kept[each][Colour::red];
                                 return red <= game.box.bag[Colour::red];
                               }}};
    return all;
  }
  static std::span<const Hole<Game, State, Action>> holes() {
    static constexpr Hole<Game, State, Action> all[] = {
        {"keeping.worth", [](const Game&, const State& state, const Action& action) {
           return std::holds_alternative<Pass>(action) && state.step == Step::choosing;
         }}};
    return all;
  }
  static State start(const Game& game, int players) {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    return completed(game, state);
  }
  static Acting acting(const State& state) { return pebbles::acting(state); }
  static void legal_actions(const Game& game, const State& state, std::vector<Action>& actions) {
    actions.clear();
    std::vector<Action> tries{Pass{state.acting}, Keep{state.acting}, Swap{state.acting, {}}, Finish{}};
    for (const Colour colour : every<Colour>) tries.push_back(Draw{state.acting, colour});
    for (const Hex hex : neighbours[state.frogs[state.acting].cell]) tries.push_back(Hop{state.acting, hex, {}});
    for (const Action& each : tries)
      if (!objected(game, state, each)) actions.push_back(each);
  }
  static bool objected(const Game& game, const State& state, const Action& action) {
    return objection_to(game, state, action).has_value();
  }
  static std::optional<Objection> objection(const Game& game, const State& state, const Action& action) {
    return objection_to(game, state, action);
  }
  static std::vector<Objection> objections(const Game& game, const State& state, const Action& action) {
    const auto first = objection_to(game, state, action);
    return first ? std::vector{*first} : std::vector<Objection>{};
  }
  static Action canonical(const State&, const Action& action) { return action; }
  static void perform(const Game& game, State& state, const Action& action) { pebbles::perform(game, state, action); }
  static double weight(const Game&, const State&, const Action&) { return 1; }
  static PerSeat<int> scores(const State& state) {
    PerSeat<int> all;
    for (const Seat each : every<Seat>) all[each] = state.scores[each];
    return all;
  }
  static State completed(const Game& game, const State& state) { return pebbles::completed(game, state); }
  static View<State> view(const Game&, const State& state, Seat seat) { return seen_by(state, seat); }
  static State resampled(const Game&, const State& state, Seat, Random&) { return state; }
  static std::string show(const Game&, const State&, const Action& action) { return std::string(verb_of(action)); }
  static std::vector<std::string> tell(const Game&, const State& state) {
    return {std::string(name_of(state.acting)) + " is " + std::string(name_of(state.step))};
  }
};
static_assert(Specification<PebbleGame>);

}  // namespace fathom::pebbles
