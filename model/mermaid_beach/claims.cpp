#include "model/mermaid_beach/mermaid_beach.hpp"

// What is said about the rules, in one sentence each. Laws, invariants, theorems and scenarios cite these ids; where two of
// them judge one claim differently, something is wrong with one of them.

namespace fathom::mermaid_beach {
namespace {

constexpr Claim table[] = {
    // True in every state: invariants.cpp.
    {"beach_cards.conserved",
     "Every Beach card is in the deck, discarded, in a hand, just drawn, or put down to pass",
     {"contents.beach_cards", "contents.nothing_else", "setup.two_decks", "decks.beach_empty", "younger.without"}},
    {"shell_cards.conserved",
     "Every Shell card is in the deck, discarded, or face up in front of a player",
     {"contents.shell_cards", "contents.nothing_else", "setup.two_decks", "shells.face_up", "decks.shell_empty"}},
    {"dealing.in_full",
     "All players are dealt the same number of cards, and no more",
     {"dealing.five", "dealing.seven_for_two"}},
    {"turns.only_players",
     "Whoever acts or has anything sits at the table",
     {"contents.players", "turns.first_player", "seaweed.whom", "asking.another_player"}},
    {"turns.others_only_where_they_must",
     "In another player's turn one acts only to answer, to pass a card, or to draw for seaweed",
     {"turns.in_turn", "turns.sequence", "asking.another_player", "seaweed.whom"}},
    {"ending.as_soon_as_finished",
     "No turn begins once somebody is out of cards or has the Sea Monster alone",
     {"ending.out_of_cards", "ending.only_the_monster", "ending.judged", "ending.last_pass"}},
    {"turns.bonus_for_mermaids",
     "Another turn is due while a mermaid draws her shell, and never once the game ends",
     {"merfolk.bonus_turn", "ending.out_of_cards"}},
    {"turns.actions_carried_out",
     "Cards are owed while they are drawn, and at no other time",
     {"turns.sequence", "merfolk.draw_a_shell", "pairs.draw_a_shell", "asking.draw_a_shell", "seaweed.draw_a_card"}},
    {"pairs.leave_together",
     "Of each item an even number has been discarded",
     {"pairs.two_of_a_type", "asking.pair_discarded", "asking.drawn_match"}},
    {"asking.for_cards_held", "Whoever asks for a card holds one of its kind", {"asking.for_a_match", "asking.which_cards"}},
    {"asking.drawn_decided_at_once",
     "A card drawn at the beach is played or kept before anything else happens",
     {"asking.play_at_once", "asking.otherwise_kept"}},
    {"starfish.never_kept", "No starfish lies in front of a player", {"starfish.discarded", "shells.face_up"}},
    {"passing.one_each",
     "While cards are passed everybody who has one puts down one",
     {"starfish.all_pass", "passing.from_hand", "passing.last_card", "passing.together"}},
    {"monster.stays_in_play",
     "The Sea Monster is never discarded",
     {"asking.play_at_once", "pairs.beach_items", "monster.pass_it_on"}},
    {"monster.shown_at_the_end",
     "Whoever holds the Sea Monster when the game has ended shows it, before points are counted",
     {"monster.revealed"}},
    {"ending.in_two_ways",
     "The game ends when somebody is out of cards or has the Sea Monster alone, and not otherwise",
     {"ending.two_ways", "ending.out_of_cards", "ending.only_the_monster"}},
    {"scoring.sum_of_shells",
     "A score is what the shells in front of a player are worth, and is counted at the end",
     {"scoring.face_up_shells", "shells.values"}},

    // Proved for every case there is: solver/mermaid_beach.
    {"dealing.always_possible",
     "Two to five players can be dealt their hands, and up to 25, 17, 12 and 10 cards each could be dealt to them",
     {"contents.players", "contents.beach_cards", "dealing.five", "dealing.seven_for_two", "setup.beach_deck"}},
    {"shells.never_short",
     "No Shell card is due when none is left: 16 pairs and ten mermaids are exactly as many as the 26 Shell cards",
     {"contents.shell_cards", "contents.each_item", "contents.merfolk", "merfolk.draw_a_shell", "pairs.draw_a_shell",
      "asking.draw_a_shell", "shells.drawn_when", "decks.shell_empty"}},
    {"shells.last_one_drawn",
     "With any number of players the very last Shell card may be drawn",
     {"shells.drawn_when", "decks.shell_empty", "contents.shell_cards"}},
    {"shells.suffice_with_a_bonus_card",
     "The Shell cards suffice where a mermaid's bonus is another card, as in the Spanish summary",
     {"merfolk.bonus_turn", "decks.shell_empty", "contents.shell_cards"}},
    {"shells.suffice_with_reshuffling",
     "The Shell cards suffice where the Beach discard pile becomes a new deck",
     {"decks.beach_empty", "decks.shell_empty", "contents.shell_cards"}},
};

}  // namespace

std::span<const Claim> claims() { return table; }

}  // namespace fathom::mermaid_beach
