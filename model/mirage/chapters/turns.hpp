#pragma once

#include "model/mirage/chapters/chapter.hpp"

// How To Play · Draw A Tile · Advanced Mirage Variant Rules

namespace fathom::mirage::turns {

inline constexpr Rule rules[] = {
    physical({"turns.first_player", "How To Play", "One of the players is chosen to begin"}),
    {"turns.who_begins", "How To Play", "Any player may be chosen to begin, and nothing decides who", Status::silent,
     "The text has a starting player chosen, and says neither by whom nor how"},
    {"turns.clockwise", "How To Play", "Players take turns clockwise"},
    physical({"turns.sequence", "How To Play", "Each action of a turn has its time: draw, lay, add, resolve"}),
    physical({"turns.in_turn", "How To Play", "Nobody acts for another"}),
    physical({"drawing.from_the_bag", "Draw A Tile", "A turn begins with a Survey tile drawn from the bag"}),
    {"coast.comes_with_plain_tiles", "Draw A Tile", "With a Survey tile that is all light or all dark comes a Coast tile"},
    physical({"coast.from_the_pile", "Draw A Tile", "The Coast tile is one of the pile, whichever its player likes"}),
    {"advanced.slower", "Advanced Mirage Variant Rules", "Choosing takes longer than drawing", Status::flavour},
    physical({"advanced.stacks", "Advanced Mirage Variant Rules",
              "In the Advanced variant Survey tiles lie sorted in stacks, and whoever is in turn chooses a kind",
              Status::ambiguous, "A variant players may choose; the bag is the game as printed"}),
    {"advanced.stacks_for_three", "Advanced Mirage Variant Rules",
     "Three players leave out a tile drawn at random before the stacks are sorted", Status::silent,
     "The tile is drawn from a bag that the variant does not use, and nothing says that all tiles are played with then"},
    {"advanced.coasts_come_too", "Advanced Mirage Variant Rules",
     "With a tile of one shade that is chosen comes a Coast tile, as with one drawn", Status::silent,
     "A Coast tile comes with a tile drawn, and here none is drawn; but nothing else would bring Coast tiles into play"},
    {"advanced.stacks_used_up", "Advanced Mirage Variant Rules",
     "The game is over when the stacks are empty, as it is when the bag is", Status::silent,
     "The end is told of the bag, which is not used; taken at its word, the game would be over before it began"},
};

/// turns.first_player — How To Play.
inline bool not_at_table(const Game&, const State& state, const FirstPlayer& first) { return !at_table(state, first.to); }
inline std::string why_not_at_table(const Game&, const State& state, const FirstPlayer& first) {
  return plainly(first.to) + " is not one of the " + plural(state.players, "player");
}

/// drawing.from_the_bag — Draw A Tile.
inline bool not_drawable(const Game&, const State& state, const Draw& draw) { return state.bag[draw.tile] == 0; }

/// coast.from_the_pile — Draw A Tile.
inline bool not_takeable(const Game&, const State& state, const TakeCoast& take) { return state.pile[take.pattern] == 0; }

/// advanced.stacks — Advanced Mirage Variant Rules.
inline bool stack_is_empty(const Game& game, const State& state, const ChooseTile& choose) {
  return game.rules.supply == Supply::stacks && state.bag[choose.tile] == 0;
}

/// The sequence of play is asked first, before anything else.
inline constexpr auto clauses =
    std::tuple_cat(timing_clauses("turns.sequence", "turns.in_turn", [](const State& state) { return acting_seat(state); }),
                   std::tuple{
                       Clause<FirstPlayer>{"turns.first_player", not_at_table, why_not_at_table},
                       Clause<Draw>{"drawing.from_the_bag", not_drawable, "the bag holds {bag}, but not {tile}"},
                       Clause<TakeCoast>{"coast.from_the_pile", not_takeable, "the pile holds {pile}, but not {pattern}"},
                       Clause<ChooseTile>{"advanced.stacks", stack_is_empty, "in the stacks there is {bag}, but not {tile}"},
                   });

}  // namespace fathom::mirage::turns
