#include <algorithm>

#include "model/mermaids_song/chapters/book.hpp"

namespace fathom::mermaids_song {

namespace {

/// Whether an action of one kind meets a condition.
template <class Kind, class Condition>
bool is(const Action& action, Condition&& condition) {
  const Kind* act = std::get_if<Kind>(&action);
  return act != nullptr && condition(*act);
}
template <class Kind>
bool is(const Action& action) {
  return std::holds_alternative<Kind>(action);
}

/// How many of those who have yet to give up a mermaid to the Kraken have a choice between equally powerful ones.
int with_a_choice(const Game& game, const State& state) {
  return static_cast<int>(std::ranges::count_if(every<Seat>, [&](Seat at) {
    return state.still_to_lose.contains(at) && with_power(game, state, at, strongest(game, state, at)) > 1;
  }));
}

/// Whether enticing this creature is the end of the game.
bool wins_by(const Game& game, const State& state, const Entice& entice) {
  return game.rules.winning_when == WinningWhen::at_once &&
         loyalty_of(state.enticed[entice.by]) + rating_of(entice.creature) >= needed_to_win(game.rules, state.players);
}

/// How many players have the most loyalty.
int with_the_most(const Game& game, const State& state) {
  const SeatSet best = winners(game, state);
  return static_cast<int>(std::ranges::count_if(every<Seat>, [&](Seat at) { return best.contains(at); }));
}

/// The situations on which the rulebook is silent, each as play reaches it: just before the action named.
constexpr Hole<Game, State, Action> silences[] = {
    {"setup.specials_return", [](const Game&, const State&, const Action& action) { return is<SetAside>(action); }},
    {"winning.tie", [](const Game& game, const State& state,
                       const Action& action) { return is<EndPlay>(action) && with_the_most(game, state) > 1; }},
    {"cancelling.who_chooses",
     [](const Game&, const State& state, const Action& action) { return is<Cover>(action) && state.target != state.turn; }},
    {"kraken.songs_go_too",
     [](const Game&, const State& state, const Action& action) {
       return is<Lose>(action, [&](const Lose& lose) {
         const Mermaid* mermaid = mermaid_at(state, lose.by, lose.nth);
         return mermaid != nullptr && !(mermaid->visible + mermaid->covered).empty();
       });
     }},
    {"kraken.order", [](const Game& game, const State& state,
                        const Action& action) { return is<Lose>(action) && with_a_choice(game, state) > 1; }},
    {"creatures.deck_empty",
     [](const Game& game, const State& state, const Action& action) {
       return is<Entice>(action,
                         [&](const Entice& entice) { return state.creature_deck.empty() && !wins_by(game, state, entice); });
     }},
};

}  // namespace

std::span<const Hole<Game, State, Action>> holes() { return silences; }

}  // namespace fathom::mermaids_song
