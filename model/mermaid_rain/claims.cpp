#include "model/mermaid_rain/mermaid_rain.hpp"

// What is said about the rules, in one sentence each. Laws, invariants, theorems and scenarios cite these ids; where two of
// them judge one claim differently, something is wrong with one of them.

namespace fathom::mermaid_rain {
namespace {

constexpr Claim table[] = {
    // True in every state: invariants.cpp.
    {"cards.conserved",
     "Every Adventure card is in the deck, among the discards, in a hand or in front of a player",
     {"contents.cards", "cards.split", "dealing.empty_deck", "picking.melds_discarded", "moving.discards_card"}},
    {"hands.within_bounds",
     "Nobody has more Adventure cards than were kept and dealt",
     {"dealing.exactly_seven", "adjusting.nine_at_most"}},
    {"hands.cut",
     "From the end of a round until she is dealt new cards nobody holds more than may be kept",
     {"adjusting.at_most_two", "dealing.whatever_in_hand"}},
    {"dealing.in_full",
     "The deal goes on until each has had all seven cards",
     {"dealing.exactly_seven", "dealing.nothing_left"}},
    {"melding.face_down_first",
     "Chosen cards lie face down until all have chosen, and the princess card lies alone",
     {"melding.face_down", "melding.simultaneous", "melding.princess_ends", "melding.no_more_after_princess"}},
    {"melding.within_bounds",
     "No meld grows beyond five cards, and none outlasts the ranking",
     {"melding.five_ends_it", "picking.melds_discarded"}},
    {"tiles.conserved",
     "Every Surf tile is in a pile, on offer, with a player, on the board or discarded",
     {"contents.tiles", "tiles.split", "undercurrents.empty_pile", "clearing.to_the_discards",
      "placing.unplaced_discarded"}},
    {"tiles.offered_and_picked",
     "Tiles are turned up, picked once a player and gone by the end of the round",
     {"undercurrents.column", "picking.from_offer", "picking.one_each", "picking.surplus_tiles"}},
    {"tiles.on_free_ocean",
     "Tiles lie on ocean, and no two on one hex",
     {"placing.on_ocean", "placing.on_board", "placing.not_on_tiles"}},
    {"tiles.keep_their_shape", "A tile covers hexes of its own shape", {"tiles.hexes", "placing.whole_tile"}},
    {"tiles.extra_turned_up",
     "The unseen tile is turned up when it has been placed",
     {"bonus.extra_unseen", "placing.extra_turned_up"}},
    {"tiles.dark_leave", "No dark tile is on the board between rounds", {"clearing.dark_leave", "tiles.hue"}},
    {"mermaids.where_they_may_be",
     "A mermaid is on a tile, a treasure space or a starting space",
     {"moving.not_open_ocean", "moving.not_onto_obstacles", "starting.on_starting_space", "drifting.to_starting_space",
      "warp.legal_space", "deep_sea.reach"}},
    {"mermaids.drift_at_once",
     "Whoever has to drift does so before hands are cut",
     {"drifting.from_dark_tiles", "drifting.player_order"}},
    {"treasure.conserved",
     "Every token is in the pool, on a space, with a player or paid to the witch",
     {"contents.treasure", "treasure.split", "setup.pool", "tribute.to_the_pool"}},
    {"treasure.spaces_only_lose", "No treasure space ever has more tokens face up than it began with", {"setup.layout"}},
    {"treasure.known_to_who_looked",
     "A face-down token is known to those who have looked at it, its owner among them",
     {"treasure.look_at_all", "treasure.stays_face_down", "treasure.own_hidden"}},
    {"treasure.one_pickup", "Nobody has two tokens from one space in one round", {"treasure.one_per_space"}},
    {"tribute.at_the_end",
     "Nothing is paid to the witch before the end, and never more than one of each type a player",
     {"tribute.one_of_each", "ending.after_five"}},
    {"scores.from_tokens_and_melds",
     "Before the tribute, points come from gained tokens and from melds alone",
     {"treasure.two_points", "bonus.squall_points", "bonus.splash_points", "bonus.mist_points", "bonus.drop_points",
      "bonus.token_scores", "warp.token_scores", "setup.score_zero"}},
    {"scores.each_type_once", "Each type of treasure is scored once, after the tribute", {"scoring.by_type"}},
    {"rounds.as_stated", "The game ends in its fifth round", {"rounds.five", "ending.after_five"}},
    {"rounds.counted_by_undercurrents",
     "As many different Undercurrents cards have been turned up as rounds begun",
     {"undercurrents.draw_one", "undercurrents.count_rounds", "undercurrents.all_turned"}},
    {"order.each_once", "The order of a round names each player once", {"ranking.by_meld", "riding.player_order"}},
    {"order.by_meld",
     "The better meld goes first, and of equal ones the one nearer the dealer",
     {"ranking.by_meld", "ranking.ties_clockwise", "ranking.kinds_equal"}},
    {"order.prince",
     "While the surf is ridden the Prince card is with the best meld",
     {"prince.to_best_meld", "prince.after_picking"}},
    {"order.at_the_table", "Whoever acts, deals or has anything sits at the table", {"contents.players", "rounds.in_turn"}},
    {"bonuses.only_for_melds",
     "A bonus is due to a meld that has one, and a warp to a Mermaid Rain",
     {"bonus.once", "warp.five_of_a_kind"}},
};

}  // namespace

std::span<const Claim> claims() { return table; }

}  // namespace fathom::mermaid_rain
