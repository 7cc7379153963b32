#include "model/core/rulings_of.hpp"
#include "model/mermaid_beach/chapters/book.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/possibilities.hpp"

// The list of legal actions: what the fields of each kind of action can be, held against the clauses, but for the kinds of
// which there are many, which are made up as the rules and readings allow them.

namespace fathom::mermaid_beach {

namespace {

/// Calls `visit` with each Shell card that the player may take away from somebody.
template <class Visit>
void each_shell(const State& state, Victim whom, Seat by, Visit&& visit) {
  for (const Seat from : seated(state.players))
    if (within_reach(state, whom, by, from))
      for (const ShellCard shell : state.shells[from].kinds_with(1)) visit(from, shell);
}

}  // namespace

static void allowed(KindOf<PlayPair>, const Game&, const State& state, std::vector<Action>& actions) {
  for (const BeachCard item : pairs_in(state.hands[state.acting])) actions.emplace_back(PlayPair{state.acting, item});
}

static void allowed(KindOf<Ask>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = state.acting;
  if (asking_comes_later(game, state, by)) return;
  for (const BeachCard card : state.hands[by].kinds_with(1)) {
    if (!is_askable(game, card)) continue;
    for (const Seat of : seated(state.players))
      if (of != by) actions.emplace_back(Ask{by, of, card});
  }
}

static void allowed(KindOf<Deal>, const Game&, const State& state, std::vector<Action>& actions) {
  for (const BeachCard card : state.deck.kinds_with(1)) actions.emplace_back(Deal{state.acting, card});
}
static void allowed(KindOf<DrawBeach>, const Game&, const State& state, std::vector<Action>& actions) {
  for (const BeachCard card : state.deck.kinds_with(1)) actions.emplace_back(DrawBeach{state.acting, card});
}
static void allowed(KindOf<DrawShell>, const Game&, const State& state, std::vector<Action>& actions) {
  for (const ShellCard card : state.shell_deck.kinds_with(1)) actions.emplace_back(DrawShell{state.acting, card});
}
static void allowed(KindOf<PassCard>, const Game&, const State& state, std::vector<Action>& actions) {
  for (const BeachCard card : state.hands[state.acting].kinds_with(1)) actions.emplace_back(PassCard{state.acting, card});
}

static void allowed(KindOf<PayForAction>, const Game& game, const State& state, std::vector<Action>& actions) {
  if (game.rules.paid_action == 0) return;
  for (const ShellCard shell : state.shells[state.acting].kinds_with(1))
    if (buys_an_action(game, shell)) actions.emplace_back(PayForAction{state.acting, shell});
}

static void allowed(KindOf<PlayDrawn>, const Game& game, const State& state, std::vector<Action>& actions) {
  if (!state.drawn) return;
  if (const PlayDrawn play{state.acting, *state.drawn}; !Book::object(game, state, play)) actions.emplace_back(play);
}

static void allowed(KindOf<Steal>, const Game& game, const State& state, std::vector<Action>& actions) {
  each_shell(state, game.rules.robbed, state.acting, [&](Seat from, ShellCard shell) {
    actions.emplace_back(Steal{state.acting, from, shell});
  });
}

static void allowed(KindOf<WashAway>, const Game& game, const State& state, std::vector<Action>& actions) {
  each_shell(state, game.rules.washed, state.acting, [&](Seat from, ShellCard shell) {
    actions.emplace_back(WashAway{state.acting, from, shell});
  });
}

}  // namespace fathom::mermaid_beach

namespace fathom {

template <>
struct BookOf<mermaid_beach::State> {
  using type = mermaid_beach::Book;
};
template struct Rulings<mermaid_beach::Game, mermaid_beach::State, mermaid_beach::Action>;

}  // namespace fathom
