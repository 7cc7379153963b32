#include <fathom/book.hpp>

#include "game.hpp"

// The rulebook, rule by rule, what can refuse an action, and what actions do.

namespace my_game {

constexpr Rule rules[] = {
    {"setup.heap", "Setting up", "Twelve pebbles make the heap"},
    {"turns.sequence", "A turn", "A turn is one taking, until no pebble is left"},
    {"turns.in_turn", "A turn", "Players take turns clockwise"},
    {"taking.at_most_three", "Taking", "One to three pebbles are taken"},
    physical({"taking.from_heap", "Taking", "They come from the heap"}),
    {"scoring.pebbles", "The end", "Each pebble counts a point"},
};

static bool takes_too_many(const Game& game, const State&, const Take& take) {
  return take.pebbles < 1 || take.pebbles > game.rules.most_taken;
}
static bool are_not_there(const Game&, const State& state, const Take& take) { return take.pebbles > state.heap; }

constexpr auto clauses = std::tuple_cat(
    timing_clauses("turns.sequence", "turns.in_turn", [](const State& state) { return state.acting; }),
    std::tuple{Clause<Game, State, Take>{"taking.at_most_three", takes_too_many, "{pebbles} is no number to take"},
               Clause<Game, State, Take>{"taking.from_heap", are_not_there, "the heap has {heap} left"}});

static constexpr Claim all_claims[] = {
    {"pebbles.conserved",
     "Every pebble is in the heap or counts a point",
     {"setup.heap", "taking.from_heap", "taking.at_most_three", "scoring.pebbles"}},
    {"turns.clockwise", "The turn passes to the left", {"turns.sequence", "turns.in_turn"}},
};
std::span<const Claim> MyGame::claims() { return all_claims; }

State start(const Game& game, int players) {
  State state;
  state.players = static_cast<std::uint8_t>(players);
  state.heap = static_cast<std::uint8_t>(game.rules.pebbles);
  return state;
}

static void perform(const Game&, State& state, const Take& take) {
  state.heap = static_cast<std::uint8_t>(state.heap - take.pebbles);
  state.points[take.by] += take.pebbles;
  state.acting = clockwise(state.acting, 1, state.players);
  if (state.heap == 0) state.step = Step::over;
}
void perform(const Game& game, State& state, const Action& action) {
  std::visit([&](const auto& kind) { perform(game, state, kind); }, action);
}

}  // namespace my_game

template <>
struct fathom::BookOf<my_game::State> {
  using type = Clauses<my_game::rules, my_game::clauses>;
};
template struct fathom::Rulings<my_game::Game, my_game::State, my_game::Action>;
