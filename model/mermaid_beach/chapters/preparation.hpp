#pragma once

#include "model/mermaid_beach/chapters/chapter.hpp"

// Title · Contents · Object · Set Up

namespace fathom::mermaid_beach::preparation {

inline constexpr Rule rules[] = {
    {"story.splashy", "Title", "It splashes, and children of six can play it", Status::flavour},
    {"contents.players", "Title", "Two to five play"},

    {"contents.beach_cards", "Contents", "There are 51 Beach cards"},
    {"contents.beach_items", "Contents", "32 Beach cards are beach items"},
    {"contents.eight_items", "Contents",
     "The items are sun, sunglasses, umbrella, beach ball, sand castle, pail with shovel, sailboat and surfboard"},
    {"contents.each_item", "Contents", "There are four cards of each item"},
    {"contents.merfolk", "Contents", "Twelve Beach cards are mermaids and mermen"},
    {"contents.mean_among_merfolk", "Contents", "The two Mean Mermaids are among the twelve: only so the cards number 51"},
    {"contents.seaweed", "Contents", "There are four Seaweed cards"},
    {"contents.sneaker_waves", "Contents", "There are two Sneaker Waves"},
    {"contents.sea_monster", "Contents", "There is one Sea Monster"},
    {"contents.shell_cards", "Contents", "There are 26 Shell cards"},
    {"contents.starfish", "Contents", "Six Shell cards are starfish"},
    {"contents.starfish_ways", "Contents", "Three starfish point left and three right", Status::assumed,
     "The ways stand on the cards only; as many of each is the simplest of the splits"},
    {"contents.shells_of_each_value", "Contents", "There are five Shell cards of each number from 1 to 4"},
    physical({"contents.nothing_else", "Contents", "Only what is left in a deck can be drawn from it"}),

    {"object.most_points", "Object", "The aim is to have the most shell points when the game ends"},

    {"setup.two_decks", "Set Up 1", "There are two decks, one of Beach cards and one of Shell cards, known by their backs"},
    {"setup.shuffled", "Set Up 2", "Each deck is shuffled by itself, so that any order is as likely as any other"},
    {"dealing.five", "Set Up 3", "Three and more players are dealt five Beach cards each"},
    {"dealing.seven_for_two", "Set Up 3", "Two players are dealt seven Beach cards each"},
    {"dealing.order", "Set Up 3", "Cards are dealt one at a time around the table", Status::silent,
     "As cards are dealt everywhere; of a shuffled deck any way to deal is as good as any other"},
    {"dealing.face_down", "Set Up 3", "Cards are dealt face down"},
    {"dealing.secret", "Set Up 3", "Nobody sees the cards in another player's hand"},
    {"setup.beach_deck", "Set Up 3", "What is not dealt of the Beach cards is a deck to draw from, face down"},
    {"setup.shell_deck", "Set Up 4", "The Shell cards are a second deck, face down"},
    {"setup.discard_piles", "Set Up 4", "Each deck has a discard pile of its own"},
};

/// contents.nothing_else — Contents.
template <class Kind>
bool not_in_deck(const Game&, const State& state, const Kind& act) {
  return state.deck[act.card] == 0;
}
template <class Kind>
std::string why_not_in_deck(const Game&, const State& state, const Kind& act) {
  return "the Beach deck holds " + phrase(state.deck) + ", but not " + one(act.card);
}
inline bool not_in_shell_deck(const Game&, const State& state, const DrawShell& draw) {
  return state.shell_deck[draw.card] == 0;
}

inline constexpr auto clauses = std::tuple{
    Clause<Deal>{"contents.nothing_else", not_in_deck<Deal>, why_not_in_deck<Deal>},
    Clause<DrawBeach>{"contents.nothing_else", not_in_deck<DrawBeach>, why_not_in_deck<DrawBeach>},
    Clause<TurnUp>{"contents.nothing_else", not_in_deck<TurnUp>, why_not_in_deck<TurnUp>},
    Clause<DrawShell>{"contents.nothing_else", not_in_shell_deck, "the Shell deck holds {shell_deck}, but not {card}"},
};

}  // namespace fathom::mermaid_beach::preparation
