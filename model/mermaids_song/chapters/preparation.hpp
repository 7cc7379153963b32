#pragma once

#include "model/mermaids_song/chapters/chapter.hpp"

// Cards · Setup · Players

namespace fathom::mermaids_song::preparation {

inline constexpr Rule rules[] = {
    {"contents.mermaid_deck", "Cards", "The Mermaid deck is made of mermaids, songs, silences, the Kraken and the Treasure"},
    {"contents.mermaids", "Cards", "There are 15 mermaids"},
    {"mermaids.ambassadors", "Cards", "The mermaids speak for their players in the sea", Status::flavour},
    {"mermaids.no_power_at_first", "Cards", "A mermaid comes into play with no power"},
    {"songs.empower", "Cards", "Songs and silences, and nothing else, give a mermaid power"},
    {"contents.songs", "Cards", "There are 22 Songs of the Sea"},
    {"contents.silences", "Cards", "There are 22 Silences of the Deep"},
    {"contents.song_values", "Cards", "Eight songs are worth 1, eight are worth 2 and six are worth 3, and so with silences",
     Status::assumed,
     "How many there are of each value stands on the cards only; low cards are usually the commoner ones, and songs and "
     "silences are called opposites"},
    {"songs.change_power", "Cards", "A song or silence is worth 1, 2 or 3 and acts on the power of one mermaid"},
    {"songs.no_limit", "Cards", "Any number of songs and silences may be with one mermaid"},
    {"contents.kraken", "Cards", "There is one Kraken"},
    {"kraken.rises", "Cards", "When it comes up, the strongest mermaids go to sing it to sleep", Status::flavour},
    {"contents.treasure", "Cards", "There is one Treasure of the Deep"},
    {"treasure.lures", "Cards", "It brings over another player's creature", Status::flavour},
    {"contents.creatures", "Cards", "There are 30 sea creatures, which are the Creature deck"},
    {"contents.ratings", "Cards", "A creature's rating is 4, 5, 6, 7 or 9"},
    {"contents.rating_split", "Cards", "There are six creatures of each rating", Status::assumed,
     "How many there are of each rating stands on the cards only; 30 creatures and five ratings are six of each"},
    physical({"contents.nothing_else", "Cards", "Only what is left in a deck can come up from it"}),

    {"setup.two_decks", "Setup", "The two decks are shuffled each by itself, so that any order is as likely as any other"},
    {"setup.creature_deck", "Setup", "The Creature deck lies face down in the middle"},
    {"setup.three_creatures", "Setup", "Three creatures are turned up beside it"},
    {"setup.mermaid_each", "Setup", "First each player is dealt one mermaid"},
    {"setup.card_each", "Setup", "Then each is dealt one card more, whatever it is"},
    {"setup.two_cards", "Setup", "So all begin with two cards in hand"},
    {"setup.specials_replaced", "Setup", "Nobody begins with the Kraken or the Treasure: another card is dealt instead"},
    {"setup.specials_return", "Setup", "A Kraken or Treasure put aside goes back into the deck when the deal is over",
     Status::silent, "Put back before that it could come up again, and have to be replaced again"},
    {"setup.draw_pile", "Setup", "What is left of the Mermaid deck is drawn from, by everybody"},
    {"discards.face_up", "Setup", "Discarded cards lie face up beside the Mermaid deck, for all to see"},
    {"deck.renewed", "Setup", "When the Mermaid deck is used up its discards are shuffled and become the deck"},
    {"deck.renewed_when", "Setup", "The discards are shuffled when a card is needed and the deck has none",
     Status::ambiguous,
     "Until somebody draws, nothing asks for a deck; that it is done as soon as the last card is gone can be read too"},
    {"ending.no_cards", "Setup", "Play ends when a card has to be drawn and neither deck nor discards have one"},
    physical({"turns.first_player", "Setup", "One of the players begins: the one whose last swim is the most recent"}),
    {"turns.clockwise", "Setup", "After a turn the next player clockwise has hers"},

    {"contents.players", "Players", "Three to six play"},
    {"players.six", "Players", "With six players all 15 mermaids are in the deck"},
    {"players.five", "Players", "With five players one mermaid is left out"},
    {"players.four", "Players", "With four players four mermaids are left out"},
    {"players.three", "Players", "With three players seven mermaids are left out"},
};

/// contents.nothing_else — Cards.
template <class Kind>
bool not_in_deck(const Game&, const State& state, const Kind& act) {
  return state.deck[act.card] == 0;
}
template <class Kind>
std::string why_not_in_deck(const Game&, const State& state, const Kind& act) {
  return "the Mermaid deck holds " + phrase(state.deck) + ", but not " + one(act.card);
}
inline bool not_in_creature_deck(const Game&, const State& state, const TurnCreature& turn) {
  return state.creature_deck[turn.creature] == 0;
}

/// setup.mermaid_each — Setup. A mermaid comes before any other card, and is not chosen for anybody who has hers.
template <class Kind>
bool not_a_mermaid(const Game& game, const State& state, const Kind& act) {
  return act.card != Card::mermaid && owed_a_mermaid(game, state, act.to);
}
template <class Kind>
std::string why_not_a_mermaid(const Game&, const State&, const Kind& act) {
  return plainly(act.to) + " is dealt a mermaid first, not " + one(act.card);
}

/// setup.specials_replaced — Setup.
inline bool begins_with_special(const Game&, const State&, const Deal& deal) { return is_special(deal.card); }
inline bool replaces_ordinary(const Game&, const State&, const SetAside& set) { return !is_special(set.card); }

/// deck.renewed — Setup.
inline bool deck_not_used_up(const Game&, const State& state, const Reshuffle&) {
  return !state.deck.empty() || state.discards.empty();
}
inline std::string why_deck_not_used_up(const Game&, const State& state, const Reshuffle&) {
  return "the Mermaid deck has " + plural(state.deck.total(), "card") + " left and the discard pile " +
         std::to_string(state.discards.total());
}

/// ending.no_cards — Setup.
inline bool cards_left(const Game&, const State& state, const EndPlay&) {
  return !state.deck.empty() || !state.discards.empty();
}
inline std::string why_cards_left(const Game&, const State& state, const EndPlay&) {
  return "there are " + plural(state.deck.total() + state.discards.total(), "card") + " still to be drawn";
}

/// turns.first_player — Setup.
inline bool not_at_table(const Game&, const State& state, const FirstPlayer& first) { return !at_table(state, first.to); }
inline std::string why_not_at_table(const Game&, const State& state, const FirstPlayer& first) {
  return plainly(first.to) + " is not one of the " + plural(state.players, "player");
}

inline constexpr auto clauses = std::tuple{
    Clause<TurnCreature>{"contents.nothing_else", not_in_creature_deck,
                         "the Creature deck holds {creature_deck}, but not {creature}"},
    Clause<Deal>{"contents.nothing_else", not_in_deck<Deal>, why_not_in_deck<Deal>},
    Clause<SetAside>{"contents.nothing_else", not_in_deck<SetAside>, why_not_in_deck<SetAside>},
    Clause<Draw>{"contents.nothing_else", not_in_deck<Draw>, why_not_in_deck<Draw>},
    Clause<Deal>{"setup.mermaid_each", not_a_mermaid<Deal>, why_not_a_mermaid<Deal>},
    Clause<SetAside>{"setup.mermaid_each", not_a_mermaid<SetAside>, why_not_a_mermaid<SetAside>},
    Clause<Deal>{"setup.specials_replaced", begins_with_special, "{card} is put aside, and {to} is dealt another card"},
    Clause<SetAside>{"setup.specials_replaced", replaces_ordinary,
                     "only the Kraken and the Treasure are put aside, not {card}"},
    Clause<Reshuffle>{"deck.renewed", deck_not_used_up, why_deck_not_used_up},
    Clause<EndPlay>{"ending.no_cards", cards_left, why_cards_left},
    Clause<FirstPlayer>{"turns.first_player", not_at_table, why_not_at_table},
};

}  // namespace fathom::mermaids_song::preparation
