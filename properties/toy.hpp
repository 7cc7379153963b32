#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

#include "model/core/counts.hpp"
#include "model/core/game.hpp"
#include "model/core/reads.hpp"
#include "properties/law.hpp"

/// A tiny game to test the campaign on: each player gets a marble nobody else sees, then pebbles are taken in turn, one to
/// three at a time, a point each. Faults can be planted in it.
namespace fathom::properties::toy {

enum class Fault : std::uint8_t {
  none,
  offers_too_much,   ///< Four pebbles are offered, though a rule objects.
  hides_a_choice,    ///< Three pebbles are not offered, though no rule objects.
  nameless_refusal,  ///< Objects to four pebbles without naming a rule.
  contradicts,       ///< Objects, and has no objections.
  interrupts,        ///< The next player may take as well.
  stops_short,       ///< Nothing is legal when two pebbles are left.
  never_ends,        ///< Taken pebbles come back.
  wavers,            ///< Every other time, a pebble more goes.
  weightless,        ///< A blue marble is never drawn, though it may be.
  mumbles,           ///< Does not say how many are taken.
  unsettled,         ///< Settling forgets whose turn it is.
  favours_bob,       ///< Bob goes on when he has taken one.
  shows_marbles,     ///< Everybody sees all marbles.
  follows_marbles,   ///< Who takes beside a red marble is seen to.
  nods_at_red,       ///< Drawing a red marble leaves a trace for all to see.
  speechless,        ///< Says nothing of a table larger than there can be.
  loses_a_pebble,    ///< The seventh pebble taken is nowhere.
  pays_nobody,       ///< A third pebble goes to a chair that does not exist.
  lists_twice,       ///< Two pebbles are offered once more.
  counts_covertly,   ///< Nobody sees how many pebbles are taken.
  forgets_the_turn,  ///< Whoever takes three takes again, from the second time on.
};

enum class Marble : std::uint8_t { none, red, blue };
constexpr std::array<std::string_view, 3> names_of(Marble) { return {"none", "red", "blue"}; }

struct Rules {
  Number pebbles{"taking.one_to_three", 12};
  Fault fault = Fault::none;
};
struct Box {
  static constexpr auto pieces = FieldTuple{};
};
using Game = GameOf<Rules, Box>;

struct Draw {
  Seat to{};
  Marble marble{};
  static constexpr Observers observers = Observers::actor;
  static constexpr auto fields = every_member;
  friend bool operator==(const Draw&, const Draw&) = default;
};
struct Take {
  Seat by{};
  std::uint8_t pebbles = 1;
  static constexpr auto fields = every_member;
  friend bool operator==(const Take&, const Take&) = default;
};
using Action = std::variant<Draw, Take>;

struct State {
  std::uint8_t players = 2;
  std::uint8_t left = 0;
  Seat turn = Seat::Ann;
  PerSeat<Marble> marbles;
  PerSeat<std::uint8_t> taken;
  std::uint8_t threes = 0;
  static constexpr auto fields = every_member;
  friend bool operator==(const State&, const State&) = default;
};

inline constexpr std::array rules{Rule{"taking.one_to_three", "Taking", "one to three pebbles are taken, of those left"},
                                  Rule{"taking.in_turn", "Taking", "players take in turn"}};
inline constexpr std::array claims{
    Claim{"pebbles.conserved", "every pebble is in the heap or with a player", {"taking.one_to_three"}},
    Claim{"pebbles.in_turn", "after a player the next one takes", {"taking.in_turn"}}};

inline bool every_pebble_is_somewhere(const Game& game, const State& state) {
  int all = state.left;
  for (const std::uint8_t taken : state.taken.of) all += taken;
  return all == game.rules.pebbles;
}
inline constexpr std::array invariants{
    Invariant<Game, State>{"every_pebble_is_somewhere", "pebbles.conserved", every_pebble_is_somewhere}};
inline constexpr std::array holes{Hole<Game, State, Action>{
    "taking.in_turn", [](const Game&, const State& state, const Action&) { return state.left == 5; }}};

struct Pebbles {
  using Game = toy::Game;
  using State = toy::State;
  using Action = toy::Action;
  static constexpr std::string_view name = "pebbles";
  static constexpr int fewest_players = 2;
  static constexpr int most_players = 3;
  static constexpr Length length = Length::bounded;
  static constexpr int longest_play = 40;

  static const Game& published() {
    static const Game game{};
    return game;
  }
  static std::span<const Rule> rulebook() { return rules; }
  static std::vector<std::string_view> clause_rules() { return {rules[0].id, rules[1].id}; }
  static std::span<const Claim> claims() { return toy::claims; }
  static std::span<const Invariant<Game, State>> invariants() { return toy::invariants; }
  static std::span<const Hole<Game, State, Action>> holes() { return toy::holes; }

  static State start(const Game& game, int players) {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    state.left = static_cast<std::uint8_t>(game.rules.pebbles);
    return state;
  }
  static int table(const State& state) { return std::clamp<int>(state.players, 1, most_seats); }
  /// Who has yet to draw: the next clockwise from whose turn it is.
  static std::optional<Seat> drawing(const State& state) {
    for (int i = 0; i < table(state); ++i)
      if (const Seat who = clockwise(state.turn, i, table(state)); state.marbles[who] == Marble::none) return who;
    return std::nullopt;
  }
  static Acting acting(const State& state) {
    if (drawing(state)) return {Mover::chance, Seat::Ann};
    return state.left > 0 ? Acting{Mover::player, state.turn} : Acting{Mover::nobody, Seat::Ann};
  }
  static std::optional<Objection> objection(const Game& game, const State& state, const Action& action) {
    if (const auto* draw = std::get_if<Draw>(&action)) {
      if (drawing(state) == draw->to && draw->marble != Marble::none) return std::nullopt;
      return Objection{rules[1].id, "nobody draws this now"};
    }
    const auto& take = std::get<Take>(action);
    const bool next_too = game.rules.fault == Fault::interrupts && take.by == clockwise(state.turn, 1, table(state));
    if ((drawing(state) || (take.by != state.turn && !next_too)) && !game.dropped.contains(1))
      return Objection{rules[1].id, "it is somebody else's turn"};
    if ((take.pebbles < 1 || take.pebbles > std::min<int>(3, state.left)) && !game.dropped.contains(0)) {
      const bool nameless = game.rules.fault == Fault::nameless_refusal && take.pebbles == 4;
      return Objection{nameless ? "" : rules[0].id, "that is no number to take"};
    }
    return std::nullopt;
  }
  static bool objected(const Game& game, const State& state, const Action& action) {
    return objection(game, state, action).has_value();
  }
  static std::vector<Objection> objections(const Game& game, const State& state, const Action& action) {
    const auto first = objection(game, state, action);
    return first && game.rules.fault != Fault::contradicts ? std::vector{*first} : std::vector<Objection>{};
  }
  static void legal_actions(const Game& game, const State& state, std::vector<Action>& actions) {
    actions.clear();
    const Fault fault = game.rules.fault;
    if (const auto who = drawing(state)) {
      for (const Marble marble : {Marble::red, Marble::blue}) actions.emplace_back(Draw{*who, marble});
      return;
    }
    if (fault == Fault::stops_short && state.left == 2) return;
    for (std::uint8_t pebbles = 1; pebbles <= 4; ++pebbles) {
      const Take take{state.turn, pebbles};
      if (fault == Fault::hides_a_choice && pebbles == 3) continue;
      const bool anyway = fault == Fault::offers_too_much && pebbles == 4 && state.left > 4;
      if (anyway || !objected(game, state, take)) actions.emplace_back(take);
      if (fault == Fault::lists_twice && pebbles == 2 && !objected(game, state, take)) actions.emplace_back(take);
      const Take other{clockwise(state.turn, 1, table(state)), pebbles};
      if (fault == Fault::interrupts && !objected(game, state, other)) actions.emplace_back(other);
    }
  }
  static Action canonical(const State&, const Action& action) { return action; }
  static void perform(const Game& game, State& state, const Action& action) {
    if (const auto* draw = std::get_if<Draw>(&action)) {
      state.marbles[draw->to] = draw->marble;
      if (game.rules.fault == Fault::nods_at_red && draw->marble == Marble::red) ++state.threes;
      return;
    }
    const auto& take = std::get<Take>(action);
    const Fault fault = game.rules.fault;
    const bool lost = fault == Fault::loses_a_pebble && state.left <= 6 && state.left + take.pebbles > 6;
    static thread_local int times = 0;
    const int wavering = fault == Fault::wavers ? ++times % 2 : 0;
    const int gone = fault == Fault::never_ends ? 0 : std::min<int>(state.left, take.pebbles + wavering);
    state.left = static_cast<std::uint8_t>(state.left - gone);
    state.taken[take.by] = static_cast<std::uint8_t>(state.taken[take.by] + gone - (lost ? 1 : 0));
    if (fault == Fault::pays_nobody && take.pebbles == 3) ++state.taken[seat(most_seats)];
    const Seat next = clockwise(take.by, 1, table(state));
    if (take.pebbles == 3 || (fault == Fault::follows_marbles && state.marbles[next] == Marble::red)) ++state.threes;
    const bool goes_on = (fault == Fault::forgets_the_turn && take.pebbles == 3 && state.threes > 1) ||
                         (fault == Fault::favours_bob && take.pebbles == 1 && take.by == Seat::Bob);
    if (!goes_on) state.turn = next;
  }
  static double weight(const Game& game, const State&, const Action& action) {
    const auto* draw = std::get_if<Draw>(&action);
    return draw != nullptr && draw->marble == Marble::blue && game.rules.fault == Fault::weightless ? 0 : 1;
  }
  static PerSeat<int> scores(const State& state) {
    PerSeat<int> scores;
    for (const Seat who : every<Seat>) scores[who] = state.taken[who];
    return scores;
  }
  static State completed(const Game& game, State state) {
    int taken = 0;
    for (const std::uint8_t one : state.taken.of) taken += one;
    state.left = static_cast<std::uint8_t>(std::max(0, game.rules.pebbles - taken));
    if (game.rules.fault == Fault::unsettled) state.turn = Seat::Ann;
    return state;
  }
  static State view(const Game& game, State state, Seat looking) {
    for (const Seat who : every<Seat>)
      if (who != looking && game.rules.fault != Fault::shows_marbles && state.marbles[who] != Marble::none)
        state.marbles[who] = Marble::blue;
    if (game.rules.fault == Fault::counts_covertly) {
      state.left = 0;
      state.taken = {};
      state.threes = 0;
    }
    return state;
  }
  static State resampled(const Game&, State state, Seat looking, Random& random) {
    for (const Seat who : every<Seat>)
      if (who != looking && state.marbles[who] != Marble::none)
        state.marbles[who] = random.below(2) == 0 ? Marble::red : Marble::blue;
    return state;
  }
  static std::string show(const Game& game, const State&, const Action& action) {
    if (const auto* draw = std::get_if<Draw>(&action))
      return std::string(name_of(draw->to)) + " draws " + std::string(name_of(draw->marble));
    const auto& take = std::get<Take>(action);
    const std::string number = game.rules.fault == Fault::mumbles ? "some" : std::to_string(take.pebbles);
    return std::string(name_of(take.by)) + " takes " + number;
  }
  static std::vector<std::string> tell(const Game& game, const State& state) {
    if (game.rules.fault == Fault::speechless && state.players > most_players) return {};
    return {std::to_string(state.left) + " pebbles left, " + std::string(name_of(state.turn)) + " to take"};
  }
};

enum class Event : std::uint8_t { a_three, twelve_turns };
constexpr std::array<std::string_view, 2> names_of(Event) { return {"a three", "twelve turns"}; }

/// How the campaign sees the pebbles.
struct Adapter {
  using Specification = Pebbles;
  using Event = toy::Event;
  struct History {
    int turns = 0;
  };
  /// Everybody moves some seats clockwise.
  struct Symmetry {
    int turn = 0;
    template <class T>
    static constexpr bool keeps = std::is_same_v<T, Marble>;
  };

  static History history_at(const Game&, const State&) { return {}; }
  static void keep(History& history, const Transition<Adapter>& transition) {
    if (std::holds_alternative<Take>(transition.action)) ++history.turns;
  }
  static std::string turns_pass(const Transition<Adapter>& transition) {
    const auto* take = std::get_if<Take>(&transition.action);
    if (take == nullptr || transition.after.turn == clockwise(take->by, 1, transition.after.players)) return {};
    return std::string(name_of(take->by)) + " keeps the turn";
  }
  static std::string points_are_pebbles(const Transition<Adapter>& transition) {
    const auto* take = std::get_if<Take>(&transition.action);
    if (take == nullptr) return {};
    const int points = Pebbles::scores(transition.after)[take->by] - Pebbles::scores(transition.before)[take->by];
    return points == take->pebbles ? "" : "a pebble is not worth a point";
  }
  static std::span<const Law<Adapter>> laws() {
    static const std::vector<Law<Adapter>> all{
        {"turns_pass", "pebbles.in_turn", AsksTransition<Adapter>{turns_pass}, {Event::a_three}},
        {"points_are_pebbles", "", AsksTransition<Adapter>{points_are_pebbles}, {Event::twelve_turns}},
    };
    return all;
  }
  static Events events(const Transition<Adapter>& transition) {
    const auto* take = std::get_if<Take>(&transition.action);
    return (take != nullptr && take->pebbles == 3 ? only(Event::a_three) : 0) |
           (transition.history.turns == 11 ? only(Event::twelve_turns) : 0);
  }
  static std::span<const Wanted<Event>> wanted() {
    static constexpr std::array all{Wanted<Event>{Event::a_three, {0.5, 0.5, 0, 0}},
                                    Wanted<Event>{Event::twelve_turns, {0, 0, 0, 0.02}}};
    return all;
  }
  static State from_the_start(const Game& game, int players, Random&) { return Pebbles::start(game, players); }
  static std::span<const Start<Pebbles>> starts() {
    static constexpr std::array all{Start<Pebbles>{"start", 1, from_the_start}};
    return all;
  }
  static std::uint64_t cases() { return 400; }
  /// Greed here is for long plays.
  static int eagerness(const Game&, const State&, const Action& action) {
    const auto* take = std::get_if<Take>(&action);
    return take == nullptr ? 0 : -take->pebbles;
  }

  static int players(const State& state) { return Pebbles::table(state); }
  static Symmetry symmetry(int players, Random& random) {
    return {static_cast<int>(random.below(static_cast<unsigned>(players)))};
  }
  static std::vector<Symmetry> symmetries(const Game& game, int players) {
    return turned(std::vector<Symmetry>(1), game, players, [](const auto&, const auto&) { return true; });
  }
  static bool reveals(const Game&, const State&, const Action&, Seat) { return false; }
};

}  // namespace fathom::properties::toy
