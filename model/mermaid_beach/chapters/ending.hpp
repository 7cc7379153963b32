#pragma once

#include "model/mermaid_beach/chapters/chapter.hpp"

// Ending the Game and Scoring · Tips for Younger Players · A Word from Gamewright

namespace fathom::mermaid_beach::ending {

inline constexpr Rule rules[] = {
    {"ending.two_ways", "Ending the Game and Scoring", "The game ends in one of two ways, and in no other"},
    {"ending.out_of_cards", "Ending the Game and Scoring", "It ends when somebody has no Beach card left"},
    {"ending.only_the_monster", "Ending the Game and Scoring", "It ends when somebody has the Sea Monster alone"},
    {"ending.judged", "Ending the Game and Scoring",
     "Whether somebody has the Sea Monster alone is judged when an action and all it brings is over", Status::ambiguous,
     "A card passed may still come or go in an action; that it ends the moment she is left with it, so that only the others "
     "still pass a card, can be read too"},
    {"ending.several_at_once", "Ending the Game and Scoring",
     "Several players may be finished at once, and it ends as with one", Status::silent,
     "Only one player is spoken of, and all count their points however many are finished"},
    {"ending.carried_out", "Ending the Game and Scoring",
     "An action that leaves somebody without a card is carried out all the same, with all it brings", Status::silent,
     "The note says so of a mermaid or a pair that is one's last; of the other cards, and of an asker whose match was the "
     "other's last card, it says nothing"},
    {"ending.out_for_good", "Ending the Game and Scoring",
     "Whoever is out of cards in the middle of an action is out, though the same action brings her another", Status::silent,
     "So it is said of whoever discards her last cards and is passed one; of whoever gave her last card away, or lets her "
     "last Seaweed be for herself, nothing is said"},
    {"ending.no_bonus_turn", "Ending the Game and Scoring", "There is no bonus turn for a mermaid with which the game ends",
     Status::silent,
     "The game ends then, and whoever has no card, or the Sea Monster alone, could do nothing in another turn"},
    physical({"monster.revealed", "Ending the Game and Scoring", "Whoever holds the Sea Monster at the end has to show it"}),
    {"monster.eats_the_highest", "Ending the Game and Scoring",
     "It eats all the Shell cards with the highest number its holder has"},
    {"monster.nothing_to_eat", "Ending the Game and Scoring", "A holder without Shell cards loses nothing", Status::silent,
     "There is no highest number among none"},
    {"scoring.face_up_shells", "Ending the Game and Scoring", "A score is the sum of the shells left face up"},
    {"winning.most_points", "Ending the Game and Scoring", "The highest score wins"},
    {"winning.tie", "Ending the Game and Scoring", "Of equal scores the one with more Shell cards wins"},
    {"winning.further_tie", "Ending the Game and Scoring", "Players equal in both share the win", Status::silent,
     "No other difference is named"},
    {"ending.last_draw", "Ending the Game and Scoring", "Whoever discards her last cards still draws her Shell card"},
    {"ending.last_pass", "Ending the Game and Scoring",
     "A starfish drawn with the last cards makes the others pass, and the game ends though the one who is out may get a "
     "card"},

    {"younger.without", "Tips for Younger Players", "All cards are played with", Status::ambiguous,
     "The tip to leave out Mean Mermaids and Sneaker Waves is for younger players, who may choose it"},
    {"younger.rows", "Tips for Younger Players", "Laid out in a row, shells can be counted one by one", Status::flavour},
    {"story.origin", "A Word from Gamewright", "A girl of eight came up with it aboard a boat", Status::flavour},
    {"story.credits", "A Word from Gamewright", "Who made and published it", Status::flavour},
};

/// monster.revealed — Ending the Game and Scoring.
/// Only who holds it shows it, and points are not counted before.
inline bool holds_no_monster(const Game&, const State& state, const RevealMonster& reveal) {
  return !at_table(state, reveal.by) || state.hands[reveal.by][BeachCard::sea_monster] == 0;
}
inline bool monster_not_shown(const Game&, const State& state, const Score&) {
  return !state.monster_shown && monster_holder(state).has_value();
}
inline std::string why_monster_not_shown(const Game&, const State& state, const Score&) {
  const std::optional<Seat> holder = monster_holder(state);
  return (holder ? plainly(*holder) : std::string{"nobody"}) +
         " holds the sea monster, and shows it before points are counted";
}

inline constexpr auto clauses = std::tuple{
    Clause<RevealMonster>{"monster.revealed", holds_no_monster, "{by} does not hold the sea monster"},
    Clause<Score>{"monster.revealed", monster_not_shown, why_monster_not_shown},
};

}  // namespace fathom::mermaid_beach::ending
