#pragma once

#include "model/mermaid_beach/chapters/chapter.hpp"

// 5. Sneaker Waves · 6. Seaweed · The Sea Monster

namespace fathom::mermaid_beach::sea {

inline constexpr Rule rules[] = {
    physical({"waves.discarded", "5. Sneaker Waves", "A Sneaker Wave is played from the hand to the Beach discard pile"}),
    {"waves.whose", "5. Sneaker Waves", "It takes a Shell card of another player", Status::ambiguous,
     "It is said to be for opponents, and the Spanish says another player; a player chosen may also be oneself"},
    {"waves.lose_a_shell", "How to Play 5", "A wave takes one Shell card, which whoever plays it chooses"},
    physical({"waves.face_up_shell", "5. Sneaker Waves",
              "What it takes lies face up in front of a player and goes to the Shell discard pile"}),
    {"waves.nothing_to_take", "5. Sneaker Waves", "A Sneaker Wave may be played where there is nothing to take",
     Status::silent, "Discarding it asks for nothing; a hand might otherwise be left with no action at all"},
    {"waves.ends_turn", "5. Sneaker Waves", "A Sneaker Wave ends the turn"},

    physical({"seaweed.discarded", "6. Seaweed", "A Seaweed is played from the hand to the Beach discard pile"}),
    {"seaweed.whom", "6. Seaweed", "Another player is chosen to draw", Status::ambiguous,
     "It is called bad for opponents; a player chosen may also be oneself"},
    {"seaweed.draw_a_card", "6. Seaweed", "Whoever is chosen adds the top card of the Beach deck to her hand"},
    {"seaweed.nothing_to_draw", "6. Seaweed", "A Seaweed may be played where the Beach deck is empty", Status::silent,
     "Discarding it asks for nothing; a hand might otherwise be left with no action at all"},
    {"seaweed.ends_turn", "6. Seaweed", "A Seaweed ends the turn"},

    {"monster.pass_it_on", "The Sea Monster", "Whoever holds the Sea Monster does well to be rid of it before the end",
     Status::flavour},
};

/// waves.whose — 5. Sneaker Waves.
inline bool washes_her_own(const Game& game, const State&, const WashAway& wash) {
  return game.rules.washed == Victim::opponents && wash.from == wash.by;
}

/// waves.nothing_to_take — silent. In the other reading it is not played for nothing.
inline bool nothing_to_wash(const Game& game, const State& state, const PlaySneakerWave& play) {
  return !wave_is_playable(game, state, play.by);
}
inline bool drawn_with_nothing_to_wash(const Game& game, const State& state, const PlayDrawn& play) {
  return play.card == BeachCard::sneaker_wave && !wave_is_playable(game, state, play.by);
}
template <class Kind>
std::string why_nothing_to_wash(const Game&, const State&, const Kind& play) {
  return "no Shell card lies where " + plainly(play.by) +
         " could take it, and in this reading she plays no sneaker wave then";
}

/// seaweed.whom — 6. Seaweed.
inline bool draws_herself(const Game& game, const State& state, const ChooseDrawer& choose) {
  return !within_reach(state, game.rules.seaweed_for, choose.by, choose.whom);
}
inline std::string why_draws_herself(const Game&, const State&, const ChooseDrawer& choose) {
  return plainly(choose.by) + " chooses another player, not " +
         (choose.whom == choose.by ? "herself" : plainly(choose.whom));
}

/// seaweed.nothing_to_draw — silent. In the other reading it is not played for nothing.
inline bool nothing_to_draw(const Game& game, const State& state, const PlaySeaweed&) {
  return !seaweed_is_playable(game, state);
}
inline bool drawn_with_nothing_to_draw(const Game& game, const State& state, const PlayDrawn& play) {
  return play.card == BeachCard::seaweed && !seaweed_is_playable(game, state);
}
template <class Kind>
std::string why_nothing_to_draw(const Game&, const State&, const Kind& play) {
  return "the Beach deck is empty, and in this reading " + plainly(play.by) + " plays no seaweed then";
}

inline constexpr auto clauses = std::tuple{
    Clause<PlaySneakerWave>{"waves.discarded", lacks<PlaySneakerWave, BeachCard::sneaker_wave>,
                            why_lacks<PlaySneakerWave, BeachCard::sneaker_wave>},
    Clause<WashAway>{"waves.whose", washes_her_own, "{by} takes a Shell card of another player, not of her own"},
    Clause<WashAway>{"waves.face_up_shell", not_lying_there<WashAway>, why_not_lying_there<WashAway>},
    Clause<PlaySneakerWave>{"waves.nothing_to_take", nothing_to_wash, why_nothing_to_wash<PlaySneakerWave>},
    Clause<PlayDrawn>{"waves.nothing_to_take", drawn_with_nothing_to_wash, why_nothing_to_wash<PlayDrawn>},
    Clause<PlaySeaweed>{"seaweed.discarded", lacks<PlaySeaweed, BeachCard::seaweed>,
                        why_lacks<PlaySeaweed, BeachCard::seaweed>},
    Clause<ChooseDrawer>{"seaweed.whom", draws_herself, why_draws_herself},
    Clause<PlaySeaweed>{"seaweed.nothing_to_draw", nothing_to_draw, why_nothing_to_draw<PlaySeaweed>},
    Clause<PlayDrawn>{"seaweed.nothing_to_draw", drawn_with_nothing_to_draw, why_nothing_to_draw<PlayDrawn>},
};

}  // namespace fathom::mermaid_beach::sea
