#pragma once

#include "model/mermaid_rain/chapters/chapter.hpp"

// Contents · The Ocean Board Explained · Details of the Cards, Tokens, and Tiles · Preparation for Play · Board Setup
// Details

namespace fathom::mermaid_rain::preparation {

inline constexpr Rule rules[] = {
    {"story.prince", "What is Mermaid Rain?", "Mermaids gather treasure to win a prince", Status::flavour},
    {"story.reading", "Throughout", "Where a thing is explained, what it is called, and what follows", Status::flavour},
    {"story.makers", "Title and Credits", "Who made the game, drew it, translated it and published it", Status::flavour},
    {"contents.players", "Contents", "Three to six play: there are six mermaids, and a set-up for 3, 4, 5 and 6"},
    {"contents.mermaids", "Contents", "There are six mermaids, and for each a scoring token and a card"},
    {"contents.prince", "Contents", "There is one Prince card"},
    {"contents.boards", "Contents", "There are a board for the game and one for the scores"},
    {"contents.treasure", "Contents", "There are 72 treasure tokens"},
    {"contents.tiles", "Contents", "There are 36 Surf tiles"},
    {"contents.cards", "Contents", "There are 72 Adventure cards"},
    {"contents.undercurrents", "Contents", "There are 8 Undercurrents cards"},
    physical({"contents.nothing_else", "Contents", "Only what is in the box and not elsewhere on the table can be drawn"}),

    {"board.map", "The Ocean Board Explained", "The board is a map of hexes", Status::assumed,
     "The map stands in a picture only; ours has 143 hexes in 13 columns and 11 rows, with 18 treasure spaces"},
    {"board.starting_spaces", "The Ocean Board Explained a", "Mermaids begin on starting spaces"},
    {"board.starting_space_count", "The Ocean Board Explained a", "There are six starting spaces", Status::assumed,
     "Pictured only; six players must find six free ones in the first round"},
    {"board.treasure_spaces", "The Ocean Board Explained c",
     "Treasure spaces show a wreck, an island or a cave, and tokens lie on them"},
    {"board.rims", "The Ocean Board Explained", "The rim of a treasure space has the colour of one kind of card",
     Status::assumed, "Which goes with which is a matter of colours in a picture: wreck dolphin, island gull, cave turtle"},
    {"board.obstacles", "The Ocean Board Explained d", "Rocky islands bear neither tiles nor mermaids"},
    {"board.scoring_track", "The scoring board", "Points are marked on the track whenever they are gained"},

    {"cards.reminders", "Mermaid Princess Cards", "The princess cards sum up much of the game", Status::flavour},
    {"prince.shows_the_dealer", "Prince card",
     "The Prince card shows who deals, and lies before the dealer in everybody's view"},
    {"prince.shows_who_starts", "Prince card", "While the surf is ridden whoever has the Prince card begins"},
    {"cards.three_kinds", "Adventure Cards", "Adventure cards show a dolphin, a gull or a turtle"},
    {"cards.split", "Adventure Cards", "There are 24 Adventure cards of each kind", Status::assumed,
     "An earlier edition had 18 of each of three kinds among 54"},
    {"treasure.five_types", "Treasure Tokens", "Treasure is shell, coral, crystal, pearl or dragon scale"},
    {"treasure.one_name", "Board Setup Details", "Sea shell and abalone are two names for one of the five types"},
    {"treasure.split", "Treasure Tokens", "The tokens are 20 shell, 15 coral, 15 crystal, 12 pearl, 10 dragon scale",
     Status::assumed, "The set-up for six needs at least 11, 9, 9, 7 and 6; the rest is in proportion"},
    {"tiles.four_shapes", "Surf Tiles", "Surf tiles are curved, triangular, long or short"},
    {"tiles.hexes", "Surf Tiles", "A short tile covers two hexes, the others three", Status::assumed,
     "Pictured only; the three other shapes are the three ways to join three hexes"},
    {"tiles.split", "Surf Tiles", "There are nine tiles of each shape, a light and a dark one of each symbol and one more",
     Status::assumed, "36 tiles in four equal piles; symbols and hues stand in pictures"},
    {"tiles.hue", "Surf Tiles", "A dark tile leaves at the end of the round, a light one stays"},
    {"undercurrents.columns", "Undercurrents Cards", "A card has a column for each number of players", Status::assumed,
     "The numbers stand on the cards; ours turn up one tile a player, and on three cards of eight one more"},

    {"setup.layout", "Preparation for Play", "So many tokens lie face up and face down on each treasure space",
     Status::assumed, "Pictured only; ours sums to the numbers the text gives"},
    {"setup.face_up_five", "Preparation for Play", "Five players: face up 6, 6, 7, 7 and 10 of the five types",
     Status::ambiguous,
     "Six of each of two types makes 36 in all, between the 28 of four players and the 42 of six; read as six of both "
     "together it "
     "is 23, and how many of each is left to the draw"},
    {"setup.face_up_at_random", "Preparation for Play", "Face-up tokens are drawn at random"},
    {"setup.face_up_first", "Preparation for Play", "The tokens face down are laid after those face up"},
    {"setup.face_down_unseen", "Preparation for Play", "Face-down tokens are laid without anybody looking"},
    {"setup.pool", "Preparation for Play", "The tokens left over form the treasure pool, face down"},
    {"setup.score_zero", "Distribution of Mermaid princess cards and Mermaids", "Every score begins at 0"},
    {"setup.mermaid_in_hand", "Distribution of Mermaid princess cards and Mermaids",
     "Every player has a mermaid and a princess card, and the mermaid begins off the board"},
    {"setup.piles", "Shuffling Cards and Tiles", "Cards form a face-down deck, tiles a face-down pile for each shape"},
    physical({"setup.first_dealer", "Choosing the Dealer",
              "Whoever has been to an aquarium last deals first, or anybody else at random: it can be any player"}),
    {"setup.prince_to_the_dealer", "Choosing the Dealer", "The first dealer gets the Prince card"},
    {"setup.face_up_three", "Board Setup Details, 3-Player", "Three players: face up 4, 4, 4, 3 and 3 of the five types"},
    {"setup.small_board", "Board Setup Details, 3-Player", "Three players do without the shaded hexes"},
    {"setup.face_up_four", "Board Setup Details, 4-Player", "Four players: face up 8, 6, 6, 4 and 4 of the five types"},
    {"setup.whole_board", "Board Setup Details, 4-Player", "Four and more players use every hex"},
    {"setup.face_up_six", "Board Setup Details, 6-Player", "Six players: face up 11, 9, 9, 7 and 6 of the five types"},
    {"setup.mermaid_free", "Mermaid Free", "A free set-up draws the face-up tokens from all that there are",
     Status::ambiguous, "The printed numbers hold unless the players choose the free set-up"},
};

/// contents.nothing_else — Contents.
/// A deck, a pile, the pool and a space give only what they hold.
inline bool not_in_pool(const Game&, const State& state, const Lay& lay) { return state.pool[lay.treasure] == 0; }
inline std::string why_not_in_pool(const Game&, const State&, const Lay& lay) {
  return "no " + plainly(lay.treasure) + " is left to lay out";
}
inline bool not_in_deck(const Game&, const State& state, const Deal& deal) { return !state.deck.has(deal.cards); }
inline bool not_in_pile(const Game&, const State& state, const TurnTile& turn) {
  return state.unseen_tiles[turn.tile] == 0 || state.piles[turn.tile.shape()] == 0;
}
inline bool no_such_extra(const Game&, const State& state, const TurnExtra& turn) {
  const bool is_drawn = state.step == Step::turning_drawn && state.extra[state.acting] == turn.tile.shape();
  return state.unseen_tiles[turn.tile] == 0 || !(is_drawn || forms(turn.tile.shape(), state.face_down_tile));
}
inline bool not_to_draw(const Game&, const State& state, const DrawToken& draw) {
  return state.pool_size == 0 || state.pool[draw.treasure] == 0;
}
inline std::string why_not_to_draw(const Game&, const State&, const DrawToken& draw) {
  return "the pool holds no " + plainly(draw.treasure);
}
inline bool no_pile(const Game& game, const State& state, const DrawTile& draw) {
  return !can_draw(game, state, draw.shape);
}
inline std::string why_no_pile(const Game&, const State&, const DrawTile& draw) {
  return "the pile of " + plainly(draw.shape) + " tiles is empty";
}
inline bool not_to_look_at(const Game&, const State& state, const Look& look) {
  Treasures unknown;
  const auto lying = to_look_at(state, look.by);
  for (std::size_t i = 0; i < lying.size() && i < look.tokens.size(); ++i)
    if (state.face_down[lying[i]].what == Hidden::unknown) ++unknown[look.tokens[i]];
  return !state.pool.has(unknown);
}
inline std::string why_not_to_look_at(const Game&, const State&, const Look&) {
  return "there are not so many unseen tokens of these types";
}

/// setup.face_up_three, setup.face_up_four, setup.face_up_five, setup.face_up_six — Preparation for Play, Board Setup
/// Details. For each number of players so many tokens of each type lie face up, unless the set-up is free.
template <int players>
bool beyond_number(const Game& game, const State& state, const Lay& lay) {
  if (state.players != players || game.rules.mermaid_free == FaceUpMix::free) return false;
  const FaceUpGroup group = face_up_with(game.rules, players, lay.treasure);
  return laid_of(state, group) >= group.many;
}
template <int players>
std::string why_beyond_number(const Game& game, const State&, const Lay& lay) {
  const FaceUpGroup group = face_up_with(game.rules, players, lay.treasure);
  std::string types;
  for (const Treasure treasure : group.of) types += (types.empty() ? "" : " and ") + plainly(treasure);
  return "with " + plural(players, "player") + " " + std::to_string(group.many) + " " + types +
         " lie face up, and they are out already";
}

/// setup.first_dealer — Choosing the Dealer.
/// The first dealer is somebody who plays.
inline bool not_at_table(const Game&, const State& state, const FirstDealer& first) {
  return static_cast<int>(index_of(first.to)) >= state.players;
}
inline std::string why_not_at_table(const Game&, const State& state, const FirstDealer& first) {
  return plainly(first.to) + " is not one of the " + plural(state.players, "player");
}

inline constexpr auto clauses = std::tuple{
    Clause<Lay>{"contents.nothing_else", not_in_pool, why_not_in_pool},
    Clause<Deal>{"contents.nothing_else", not_in_deck, "the deck holds {deck}, not {cards}"},
    Clause<TurnTile>{"contents.nothing_else", not_in_pile, "the pile holds no {tile}"},
    Clause<TurnExtra>{"contents.nothing_else", no_such_extra, "the unseen tile cannot be a {tile}"},
    Clause<DrawToken>{"contents.nothing_else", not_to_draw, why_not_to_draw},
    Clause<DrawTile>{"contents.nothing_else", no_pile, why_no_pile},
    Clause<Look>{"contents.nothing_else", not_to_look_at, why_not_to_look_at},
    Clause<Lay>{"setup.face_up_five", beyond_number<5>, why_beyond_number<5>},
    Clause<FirstDealer>{"setup.first_dealer", not_at_table, why_not_at_table},
    Clause<Lay>{"setup.face_up_three", beyond_number<3>, why_beyond_number<3>},
    Clause<Lay>{"setup.face_up_four", beyond_number<4>, why_beyond_number<4>},
    Clause<Lay>{"setup.face_up_six", beyond_number<6>, why_beyond_number<6>},
};

}  // namespace fathom::mermaid_rain::preparation
