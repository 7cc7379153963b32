#pragma once

#include "model/mermaid_beach/chapters/chapter.hpp"

// Drawing from the Shell Deck · Passing Notes

namespace fathom::mermaid_beach::shells {

inline constexpr Rule rules[] = {
    {"shells.drawn_when", "Drawing from the Shell Deck",
     "The Shell deck is drawn from for mermaids and pairs, and only then"},
    {"shells.draw_let_go", "Drawing from the Shell Deck", "The Shell card is drawn, whether one wants it or not",
     Status::ambiguous,
     "Each of the sections tells her to draw, and the Spanish has it that she must; that she gets to draw, as it says here "
     "and in the note on last cards, can be read to leave it to her"},
    {"decks.shell_empty", "Drawing from the Shell Deck", "From an empty Shell deck nothing is drawn", Status::silent,
     "Discards are not said to be used again; a deck of 26 is as large as all draws for mermaids and pairs there can be"},
    {"shells.values", "1. Shell Cards", "A shell is worth the number on it: 1, 2, 3 or 4 points"},
    {"shells.face_up", "1. Shell Cards", "A shell drawn lies face up in front of whoever drew it"},
    {"starfish.all_pass", "2. Starfish", "A starfish makes all players pass one Beach card to a neighbour",
     Status::ambiguous,
     "The English and both notes speak of all players; the Spanish section can be read as if only who drew it passed"},
    {"passing.face_down", "2. Starfish", "Cards are passed face down"},
    physical({"passing.from_hand", "2. Starfish", "What is passed comes from the hand, and whoever passes it chooses it"}),
    {"passing.together", "2. Starfish", "All choose before anybody takes up what is passed to her", Status::ambiguous,
     "They are made to pass at once, as it reads; that one after another passes, beginning with who drew the starfish, can "
     "be read too"},
    {"starfish.direction", "2. Starfish", "Cards go to the left or to the right, as the starfish points"},
    {"starfish.discarded", "2. Starfish", "A starfish goes to the Shell discard pile"},
    {"passing.last_card", "Passing Notes", "A player with a single card passes that"},
    {"passing.good_chance", "Passing Notes", "Passing is a chance to be rid of a card, the Sea Monster above all",
     Status::flavour},
};

/// decks.shell_empty — silent.
/// The discards become the deck when it is empty, and only then, if the reading has them do so at all.
inline bool no_new_deck(const Game& game, const State& state, const ReshuffleShells&) {
  return game.rules.shell_empty != EmptyDeck::reshuffle || !state.shell_deck.empty() || state.shell_discards.empty();
}
inline std::string why_no_new_deck(const Game& game, const State& state, const ReshuffleShells&) {
  if (game.rules.shell_empty != EmptyDeck::reshuffle) return "in this reading the Shell discard pile is never shuffled";
  return "the Shell deck holds " + plural(state.shell_deck.total(), "card") + " and its discard pile " +
         std::to_string(state.shell_discards.total());
}

/// passing.from_hand — 2. Starfish.
inline bool not_held(const Game&, const State& state, const PassCard& pass) { return state.hands[pass.by][pass.card] == 0; }

inline constexpr auto clauses = std::tuple{
    Clause<ReshuffleShells>{"decks.shell_empty", no_new_deck, why_no_new_deck},
    Clause<PassCard>{"passing.from_hand", not_held, "{by} holds {hands}, but not {card}"},
};

}  // namespace fathom::mermaid_beach::shells
