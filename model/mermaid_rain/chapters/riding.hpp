#pragma once

#include "model/mermaid_rain/chapters/chapter.hpp"

// "Surf-Riding" Phase, sections 1 and 2, with the warp of "Surf-Predicting" 4

namespace fathom::mermaid_rain::riding {

inline constexpr Rule rules[] = {
    {"riding.in_succession", "\"Surf-Riding\" Phase", "A player places, moves and gains, and then the next player does"},
    {"riding.player_order", "\"Surf-Riding\" Phase", "Players take their turns in the order of the melds"},

    {"starting.first_round_only", "1. Choosing the Starting Spaces", "A starting space is chosen in the first round only"},
    {"starting.before_placing", "1. Choosing the Starting Spaces", "The starting space is chosen before the tile is placed"},
    {"starting.when", "1. Choosing the Starting Spaces", "Each chooses at the start of her own turn", Status::ambiguous,
     "A turn's actions are in succession; that all choose before anybody places can be read too"},
    {"starting.on_starting_space", "1. Choosing the Starting Spaces", "A mermaid begins on a starting space"},
    {"starting.unoccupied", "1. Choosing the Starting Spaces", "Two mermaids do not begin on one space"},

    physical({"placing.own_tile", "Placing the Surf tile", "A player places the tiles she gained this round"}),
    physical({"placing.whole_tile", "Placing the Surf tile",
              "A tile covers hexes that form its shape, turned as its player likes", Status::assumed,
              "Tiles are pictured on the hexes of the board, and no sentence says which way round they lie"}),
    {"placing.on_ocean", "Placing the Surf tile", "A tile covers ocean only: no starting, treasure or obstacle space"},
    {"placing.not_on_tiles", "Placing the Surf tile", "A tile does not cover another tile"},
    {"placing.on_board", "Placing the Surf tile", "A tile does not protrude from the board"},
    {"placing.anywhere_else", "Placing the Surf tile", "Wherever these allow, a tile may be placed, next to others or not"},
    {"placing.optional", "Placing the Surf tile", "A tile need not be placed", Status::ambiguous,
     "The section says both; the sentence that one need not is the more specific, and says what then becomes of the tile"},
    {"placing.nowhere", "Placing the Surf tile", "A tile that fits nowhere is not placed", Status::silent,
     "Nothing else can be done with it, even where placing is a duty"},
    {"placing.unplaced_discarded", "Placing the Surf tile", "A tile left unplaced is discarded when the round ends"},
    {"placing.unplaced_unseen", "Placing the Surf tile", "An unseen tile not placed is discarded unseen", Status::silent,
     "Its symbol may not be looked at, and nothing says that it is shown"},
    {"placing.two_tiles", "4. Determining Player Order", "With two tiles a player may place both, either or none",
     Status::ambiguous, "The second is placed at the same time; each is a Surf tile gained, which need not be placed"},
    {"placing.order_of_two", "4. Determining Player Order", "Two tiles are placed in either order", Status::silent,
     "They are placed at the same time"},
    {"placing.extra_turned_up", "4. Determining Player Order",
     "The unseen tile is turned up as soon as it lies on the board", Status::silent,
     "It must show its symbol before anybody moves onto it, and may not before it is placed. Placed at the same time as the "
     "other it "
     "could be turned up once both lie; and only chosen without a look, as soon as it is drawn"},

    {"moving.after_placing", "2. Moving the Mermaid", "A player moves after placing"},
    {"moving.discards_card", "2. Moving the Mermaid", "A card moved with is discarded"},
    physical({"moving.card_in_hand", "2. Moving the Mermaid", "A player moves with cards she holds"}),
    {"moving.neighbouring", "2. Moving the Mermaid", "A mermaid moves onto a tile or space next to hers"},
    {"moving.not_open_ocean", "2. Moving the Mermaid", "A mermaid does not move onto ocean that bears no tile"},
    {"moving.not_onto_obstacles", "The Ocean Board Explained d", "A mermaid does not move onto a rocky island"},
    {"moving.matching_card", "2. Moving the Mermaid", "The card shows the symbol of the tile or space moved onto"},
    {"moving.any_card_on_mermaid", "2. Moving the Mermaid", "Any card takes her onto a tile with the mermaid symbol"},
    {"moving.any_card_on_start", "2. Moving the Mermaid", "Any card takes her onto a starting space"},
    {"moving.free_start_and_drift", "2. Moving the Mermaid", "Beginning and drifting cost no card"},
    {"moving.tile_to_tile", "2. Moving the Mermaid", "One card takes her onto a whole tile, whichever of its hexes is near"},
    {"moving.not_onto_itself", "2. Moving the Mermaid", "She cannot move onto the tile she is on", Status::silent,
     "A tile is one place, and a place is not next to itself"},
    {"moving.while_cards_last", "Deep Sea Movement", "A player may move on as long as she has cards"},
    {"moving.may_stop", "Deep Sea Movement", "A player may stop moving at any time"},
    {"moving.sharing", "Deep Sea Movement", "Mermaids may pass through and share tiles and spaces"},

    {"deep_sea.two_cards", "Deep Sea Movement", "Two cards take her where neither would alone"},
    {"deep_sea.not_matching", "Deep Sea Movement", "Neither of the two cards matches the symbol", Status::ambiguous,
     "The symbols must not match the cards discarded, in the plural; both examples use two cards that miss"},
    {"deep_sea.no_symbol", "Deep Sea Movement",
     "Where any card will do, no two cards miss, and Deep Sea Movement does not go", Status::silent,
     "One card suffices there, so nothing is lost; word for word no card shows what such a place shows, and two would go"},
    {"deep_sea.reach", "Deep Sea Movement", "It reaches a tile or space next to hers", Status::ambiguous,
     "Read literally it reaches any tile or space; the section before it says that she moves next to where she is"},

    {"warp.five_of_a_kind", "4. Determining Player Order", "A Mermaid Rain lets its player warp, once"},
    {"warp.legal_space", "4. Determining Player Order", "A warp goes to any tile, treasure space or starting space",
     Status::ambiguous, "Legal is what a mermaid can be on; a tile is a space to move onto in the section on moving"},
    {"warp.no_card", "4. Determining Player Order", "A warp costs no card"},
    {"warp.token", "4. Determining Player Order", "A player who warps may take a token there if there is one"},
    {"warp.token_scores", "3. Gaining Treasure Tokens", "A token taken by warp scores its two points", Status::ambiguous,
     "Points are given for each token gotten in a round"},
    {"warp.when", "4. Determining Player Order",
     "A warp comes before the pick or at the start of the moves, as its player likes", Status::ambiguous,
     "Every effect comes before or after the pick, as its player likes, and her move begins where she warps to. That it "
     "belongs to "
     "her moves alone, or is over before the surf is ridden, can be read too"},
    {"warp.first_round", "4. Determining Player Order",
     "Where a warp comes before the first turn, it replaces the choice of a starting space", Status::silent,
     "She is on the board then; choosing a starting space would undo the warp"},
    {"warp.first_entry", "4. Determining Player Order", "A warp is an entry of the space like any other", Status::ambiguous,
     "She comes to be on the space, with a token there for the taking, and a space gives one token in a round. That she has "
     "not "
     "moved there can be read too; and that the token is the meld's and none of the space's"},
    {"warp.optional", "4. Determining Player Order", "A warp need not be made"},
    {"warp.move_begins_there", "4. Determining Player Order", "She moves on from where she warped to"},
};

/// starting.on_starting_space — 1. Choosing the Starting Spaces.
inline bool no_starting_space(const Game& game, const State& state, const StartAt& start) {
  return !game.box.board(state.players).starts.contains(start.at.cell);
}

/// starting.unoccupied — 1. Choosing the Starting Spaces.
inline bool start_occupied(const Game&, const State& state, const StartAt& start) {
  return occupied_by_other(state, start.by, start.at);
}

/// placing.own_tile — Placing the Surf tile.
inline bool no_such_tile(const Game&, const State& state, const Place& place) {
  return !shape_to_place(state, place.by, place.tile);
}
inline std::string why_no_such_tile(const Game&, const State&, const Place& place) {
  return plainly(place.by) + " has no " + plainly(place.tile) + " tile to place";
}

/// placing.whole_tile — Placing the Surf tile.
inline bool not_its_shape(const Game&, const State& state, const Place& place) {
  const std::optional<Shape> shape = shape_to_place(state, place.by, place.tile);
  return shape && !forms(*shape, place.on);
}
inline std::string why_not_its_shape(const Game&, const State& state, const Place& place) {
  const std::optional<Shape> shape = shape_to_place(state, place.by, place.tile);
  return "these hexes do not form a " + (shape ? plainly(*shape) : "") + " tile";
}

/// placing.on_ocean — Placing the Surf tile.
inline HexSet all_but_ocean(const Game& game, const State& state) {
  const Board& board = game.box.board(state.players);
  return board.hexes - board.ocean;
}
inline std::string why_all_but_ocean(const Game& game, const State& state, std::size_t cell) {
  const Terrain kind = game.box.board(state.players).terrain[cell];
  const std::string what = is_treasure(kind)        ? "a treasure space (" + plainly(kind) + ")"
                           : kind == Terrain::start ? "a starting space"
                                                    : "an obstacle";
  return show(Hex{static_cast<std::uint8_t>(cell)}) + " is " + what + ", and a tile covers ocean only";
}

/// placing.not_on_tiles — Placing the Surf tile.
inline HexSet under_tiles(const Game&, const State& state) {
  HexSet cells;
  for (const Placed& placed : state.tiles)
    for (const Hex hex : placed.on) cells.insert(hex.cell);
  for (const Hex hex : state.face_down_tile) cells.insert(hex.cell);
  return cells;
}
inline std::string why_under_tiles(const Game&, const State&, std::size_t cell) {
  return show(Hex{static_cast<std::uint8_t>(cell)}) + " bears a tile already";
}

/// placing.on_board — Placing the Surf tile, and the shaded hexes of the 3-player set-up.
inline HexSet off_board(const Game& game, const State& state) {
  HexSet everything;
  for (std::uint64_t& word : everything.words) word = ~std::uint64_t{0};
  return everything - game.box.board(state.players).hexes;
}
inline std::string why_off_board(const Game&, const State&, std::size_t cell) {
  const Hex hex{static_cast<std::uint8_t>(cell)};
  return (hex.framed() ? "the tile protrudes from the board" : show(hex) + " is not in play") +
         ", and a tile lies on the board as a whole";
}

/// placing.optional, placing.two_tiles — Placing the Surf tile.
/// In the reading that makes placing a duty, a tile that fits somewhere is placed; in the one that ties two tiles together,
/// the second follows the first.
inline bool can_place(const Game& game, const State& state, Seat by) {
  for (const Which which : every<Which>)
    if (const auto shape = shape_to_place(state, by, which); shape && some_placement(game, state, *shape)) return true;
  return false;
}
inline bool has_to_place(const Game& game, const State& state, const StopPlacing& stop) {
  return game.rules.placing == Placing::mandatory && can_place(game, state, stop.by);
}
inline bool has_to_place_both(const Game& game, const State& state, const StopPlacing& stop) {
  const bool one_is_out = state.made[stop.by] == Meld::aquamarine_waltz &&
                          (!state.picked[stop.by] != !shape_to_place(state, stop.by, Which::extra));
  return game.rules.two_tiles == TwoTiles::both_or_none && one_is_out && can_place(game, state, stop.by);
}

/// moving.card_in_hand — 2. Moving the Mermaid.
inline bool card_not_held(const Game&, const State& state, const Move& move) { return state.hands[move.by][move.card] == 0; }
inline std::string why_card_not_held(const Game&, const State& state, const Move& move) {
  return plainly(move.by) + " holds " + phrase(state.hands[move.by]) + ", not a " + plainly(move.card);
}
inline bool cards_not_held(const Game&, const State& state, const DeepSea& move) {
  return !state.hands[move.by].has(move.cards);
}

/// moving.neighbouring — 2. Moving the Mermaid.
template <class Kind>
bool too_far(const Game&, const State& state, const Kind& move) {
  return !neighbouring(state, state.mermaids[move.by], move.to);
}

/// moving.not_onto_obstacles — The Ocean Board Explained d.
template <class Kind>
bool onto_obstacle(const Game& game, const State& state, const Kind& move) {
  return game.box.board(state.players).obstacles.contains(move.to.cell);
}
template <class Kind>
std::string why_onto_obstacle(const Game&, const State&, const Kind& move) {
  return show(move.to) + " is a rocky island";
}

/// moving.not_open_ocean — 2. Moving the Mermaid. Two readings of deep_sea.reach let Deep Sea Movement do it; neither lets
/// it leave the board.
template <class Kind>
bool onto_nothing(const Game& game, const State& state, const Kind& move) {
  const Board& board = game.box.board(state.players);
  if (board.obstacles.contains(move.to.cell) || is_place(game, state, move.to)) return false;
  if constexpr (std::is_same_v<Kind, DeepSea>)
    if (game.rules.deep_reach != DeepReach::neighbouring) return !board.hexes.contains(move.to.cell);
  return true;
}
template <class Kind>
std::string why_onto_nothing(const Game&, const State&, const Kind& move) {
  return show(move.to) + " bears no tile, and is neither a treasure space nor a starting space";
}

/// moving.matching_card — 2. Moving the Mermaid.
/// A card takes the mermaid onto a tile or space that bears the card's symbol; any card where it bears the mermaid symbol
/// or is a starting space.
inline bool needs_another_card(const Game& game, const State& state, const Move& move) {
  return !matches(symbol_at(game, state, move.to), move.card);
}
inline std::string why_another_card(const Game& game, const State& state, const Move& move) {
  return show(move.to) + " asks for a " + plainly(symbol_at(game, state, move.to)) + ", not a " + plainly(move.card);
}

/// deep_sea.two_cards — Deep Sea Movement.
inline bool not_two_cards(const Game& game, const State&, const DeepSea& move) {
  return move.cards.total() != game.rules.deep_sea_cards;
}
inline std::string why_not_two_cards(const Game& game, const State&, const DeepSea& move) {
  return "Deep Sea Movement takes " + plural(game.rules.deep_sea_cards, "card") + ", not " +
         std::to_string(move.cards.total());
}

/// deep_sea.not_matching, deep_sea.no_symbol — Deep Sea Movement.
/// By default no card of the two matches; where any card matches, no two cards will do, but for one reading. Open ocean
/// bears no symbol to match, in the readings of deep_sea.reach that let her onto it.
inline bool cards_match(const Game& game, const State& state, const DeepSea& move) {
  if (game.rules.deep_cards == DeepCards::any_two || !is_place(game, state, move.to)) return false;
  const Symbol wanted = symbol_at(game, state, move.to);
  if (wanted == Symbol::mermaid && game.rules.no_symbol == NoSymbol::two_cards_too) return false;
  int matching = 0;
  for (const Card card : every<Card>)
    if (matches(wanted, card)) matching += move.cards[card];
  return matching > (game.rules.deep_cards == DeepCards::one_may_match ? 1 : 0);
}
inline std::string why_cards_match(const Game& game, const State& state, const DeepSea& move) {
  const Symbol wanted = symbol_at(game, state, move.to);
  if (wanted == Symbol::mermaid) return "any one card takes a mermaid onto " + show(move.to);
  return show(move.to) + " shows a " + plainly(wanted) + ", and Deep Sea Movement takes cards that do not match";
}

/// deep_sea.reach — Deep Sea Movement.
inline bool out_of_reach(const Game& game, const State& state, const DeepSea& move) {
  const Hex from = state.mermaids[move.by];
  if (game.rules.deep_reach == DeepReach::anywhere) return same_place(state, from, move.to);
  return !neighbouring(state, from, move.to);
}

/// warp.five_of_a_kind — 4. Determining Player Order.
/// The warp is due before the pick and at the start of the moves, or at one of the two, as warp.when is read.
inline bool no_warp_due(const Game& game, const State& state, const Warp& warp) {
  if (state.step != Step::picking) return !state.warp_due.contains(warp.by);
  if (game.rules.warp_when == WarpWhen::either)
    return !state.warp_due.contains(warp.by) || !state.pick_due.contains(warp.by);
  return !state.bonus_due.contains(warp.by) || state.made[warp.by] != Meld::mermaid_rain;
}

/// warp.legal_space — 4. Determining Player Order.
inline bool no_legal_space(const Game& game, const State& state, const Warp& warp) {
  if (!is_place(game, state, warp.to)) return true;
  return game.rules.warp_to == WarpTo::spaces && state.tile_at[warp.to.cell] != 0;
}
inline std::string why_no_legal_space(const Game& game, const State&, const Warp& warp) {
  return show(warp.to) + (game.rules.warp_to == WarpTo::spaces ? " is no treasure or starting space"
                                                               : " bears no tile, and is no treasure or starting space");
}

inline constexpr auto clauses = std::tuple{
    Clause<StartAt>{"starting.on_starting_space", no_starting_space, "{at} is no starting space"},
    Clause<StartAt>{"starting.unoccupied", start_occupied, "another mermaid is on {at}"},
    Clause<Place>{"placing.own_tile", no_such_tile, why_no_such_tile},
    Clause<Place>{"placing.whole_tile", not_its_shape, why_not_its_shape},
    Region{"placing.on_ocean", all_but_ocean, why_all_but_ocean},
    Region{"placing.not_on_tiles", under_tiles, why_under_tiles},
    Region{"placing.on_board", off_board, why_off_board},
    Clause<StopPlacing>{"placing.optional", has_to_place, "{by} has a tile that fits, and in this reading has to place it"},
    Clause<StopPlacing>{"placing.two_tiles", has_to_place_both,
                        "{by} has placed one of two tiles, and in this reading the other follows"},
    Clause<Move>{"moving.card_in_hand", card_not_held, why_card_not_held},
    Clause<DeepSea>{"moving.card_in_hand", cards_not_held, "{by} holds {hands}, not {cards}"},
    Clause<Move>{"moving.neighbouring", too_far<Move>, "{to} is not next to {mermaids}, where {by} is"},
    Clause<Move>{"moving.not_open_ocean", onto_nothing<Move>, why_onto_nothing<Move>},
    Clause<DeepSea>{"moving.not_open_ocean", onto_nothing<DeepSea>, why_onto_nothing<DeepSea>},
    Clause<Move>{"moving.not_onto_obstacles", onto_obstacle<Move>, why_onto_obstacle<Move>},
    Clause<DeepSea>{"moving.not_onto_obstacles", onto_obstacle<DeepSea>, why_onto_obstacle<DeepSea>},
    Clause<Move>{"moving.matching_card", needs_another_card, why_another_card},
    Clause<DeepSea>{"deep_sea.two_cards", not_two_cards, why_not_two_cards},
    Clause<DeepSea>{"deep_sea.not_matching", cards_match, why_cards_match},
    Clause<DeepSea>{"deep_sea.reach", out_of_reach, "{to} is not next to {mermaids}, where {by} is"},
    Clause<Warp>{"warp.five_of_a_kind", no_warp_due,
                 "{by} has no warp to make: it is a Mermaid Rain's effect, before her first move"},
    Clause<Warp>{"warp.legal_space", no_legal_space, why_no_legal_space},
};

}  // namespace fathom::mermaid_rain::riding
