#pragma once

#include "model/mermaid_rain/chapters/chapter.hpp"

// Game Round · "Surf-Predicting" Phase

namespace fathom::mermaid_rain::predicting {

inline constexpr Rule rules[] = {
    {"rounds.five", "Game Round", "A game is five rounds"},
    {"rounds.two_phases", "Game Round", "In each round the surf is predicted first and then ridden"},
    physical({"rounds.sequence", "Game Round", "Every action has its place in the sequence of a round"}),
    {"rounds.in_turn", "Game Round", "Where players act one after the other, only the one whose turn it is acts"},

    {"dealing.exactly_seven", "1. Dealing Adventure cards", "Each player is dealt seven cards"},
    {"dealing.whatever_in_hand", "1. Dealing Adventure cards", "Cards kept from before do not lessen the seven"},
    {"dealing.princess_apart", "1. Dealing Adventure cards", "The princess card is kept in hand and is none of the seven"},
    {"dealing.hands_hidden", "1. Dealing Adventure cards", "The cards in a hand are seen by their owner alone",
     Status::ambiguous,
     "They are kept in the hand, and chosen face down for the meld, which hides little where hands are open; no sentence "
     "says that "
     "they are not"},
    {"dealing.from_the_dealer", "1. Dealing Adventure cards", "The dealer is dealt to first, then clockwise", Status::silent,
     "No order is given; it matters only when the deck runs out between two players"},
    {"dealing.empty_deck", "1. Dealing Adventure cards", "When the deck is empty the discards are shuffled into a new one",
     Status::silent, "Nothing is said, and no number of players can finish five rounds without it"},
    {"dealing.nothing_left", "1. Dealing Adventure cards", "When deck and discards are empty, a player gets fewer cards",
     Status::silent, "There is nothing else to deal; cannot happen with the printed numbers"},

    physical({"undercurrents.draw_one", "2. Checking an Undercurrents card",
              "One card not yet turned up is turned up each round"}),
    physical({"undercurrents.column", "2. Checking an Undercurrents card",
              "The column for the number of players says how many tiles of each shape are turned up"}),
    {"undercurrents.empty_pile", "2. Checking an Undercurrents card",
     "The discarded tiles of a shape are shuffled into a new pile when a tile is to come from its pile and none is left",
     Status::ambiguous,
     "It speaks of any empty pile, and a second tile is of any size only if its pile is renewed for it; that a pile is "
     "renewed as "
     "soon as it is empty, or only for tiles that are turned up, can be read too"},
    {"undercurrents.no_tiles_left", "2. Checking an Undercurrents card",
     "When pile and discards of a shape are empty, fewer tiles are turned up", Status::silent,
     "Tiles that stay on the board may use up a shape; nothing replaces them"},
    {"undercurrents.all_turned", "2. Checking an Undercurrents card", "After the last card all are shuffled again",
     Status::silent, "Cannot happen in five rounds; a longer game needs it"},
    {"undercurrents.count_rounds", "The End of the Game", "The cards turned up count the rounds"},

    {"melding.first_two", "3. Making the Melds", "A meld begins with two cards, chosen together"},
    physical({"melding.from_hand", "3. Making the Melds", "Cards are chosen from the own hand"}),
    {"melding.face_down", "3. Making the Melds", "A chosen card lies face down until all have chosen"},
    {"melding.simultaneous", "3. Making the Melds", "All turn their cards over together"},
    {"melding.one_by_one", "3. Making the Melds", "After the first two, cards follow one at a time"},
    {"melding.princess_ends", "3. Making the Melds", "A princess card instead of an Adventure card ends the player's meld"},
    {"melding.princess_not_first", "3. Making the Melds", "The princess card is none of the first two cards"},
    {"melding.no_more_after_princess", "3. Making the Melds", "After the princess card a player adds nothing"},
    {"melding.princess_face_down", "3. Making the Melds",
     "The princess card too is chosen face down and shown with the rest"},
    {"melding.all_princesses_end_it", "3. Making the Melds", "Melding ends when everybody has played the princess card"},
    {"melding.five_ends_it", "3. Making the Melds", "Melding ends for all when somebody shows five Adventure cards"},
    {"melding.others_go_on", "3. Making the Melds", "A player may go on alone when all others have stopped"},
    {"melding.too_few_cards", "3. Making the Melds", "A player with fewer cards than asked chooses all she has",
     Status::silent, "Seven cards always suffice; a house rule that deals fewer needs it"},

    {"ranking.by_meld", "4. Determining Player Order", "The round's order is that of the melds, best first"},
    {"ranking.mermaid_rain", "4. Determining Player Order", "Mermaid Rain, the best: five of one kind"},
    {"ranking.mermaid_squall", "4. Determining Player Order", "Mermaid Squall, second: four of one kind"},
    {"ranking.ocean_march", "4. Determining Player Order", "Ocean March, third: three of one kind and two of another"},
    {"ranking.twin_splash", "4. Determining Player Order", "Twin Splash, fourth: two of one kind and two of another"},
    {"ranking.aquamarine_waltz", "4. Determining Player Order", "Aquamarine Waltz, fifth: one of each kind"},
    {"ranking.mermaid_mist", "4. Determining Player Order", "Mermaid Mist, sixth: three of one kind"},
    {"ranking.mermaid_drop", "4. Determining Player Order", "Mermaid Drop, seventh: two of one kind"},
    {"ranking.octopus", "4. Determining Player Order", "Octopus, the last: two different cards"},
    {"melding.declared", "4. Determining Player Order", "A meld counts as the best that its cards make", Status::ambiguous,
     "The list ranks what is shown; nothing offers a choice, and a lower meld would be wanted only for its bonus"},
    {"ranking.superfluous", "4. Determining Player Order", "Shown cards that the meld does not need are ignored"},
    {"melding.ignored_cards", "5. Picking a Surf tile", "Ignored cards are discarded with the rest", Status::ambiguous,
     "Cards used in the melds are discarded; an ignored card was used to make one, and was shown"},
    {"ranking.ties_clockwise", "4. Determining Player Order",
     "Of equal melds the one nearest the dealer clockwise is better, the dealer's own best"},
    {"ranking.kinds_equal", "4. Determining Player Order", "The kinds of cards make no difference to a meld's rank"},

    {"picking.melds_discarded", "5. Picking a Surf tile", "Cards used in melds are discarded"},
    {"picking.princess_kept", "5. Picking a Surf tile", "Princess cards are kept, and go back to the hands"},
    {"picking.in_order", "5. Picking a Surf tile", "Players pick in the order of the melds"},
    physical({"picking.from_offer", "5. Picking a Surf tile", "A tile is picked from those turned up"}),
    physical({"picking.one_each", "5. Picking a Surf tile", "Each player picks one tile"}),
    {"picking.none_left", "5. Picking a Surf tile", "A player who finds no tile goes without", Status::silent,
     "Fewer tiles than players can be turned up once a shape is used up"},
    {"picking.surplus_tiles", "5. Picking a Surf tile", "Tiles nobody picked are discarded", Status::silent,
     "Each round reveals its own tiles, so those of the last one make room"},
    {"bonus.before_or_after", "5. Picking a Surf tile",
     "A meld's effect comes before or after the pick, as its player likes"},
    {"bonus.once", "5. Picking a Surf tile", "A meld has its effect once, and an Octopus has none"},
    {"bonus.not_optional", "5. Picking a Surf tile", "An effect is not let go, except a warp or one that finds nothing",
     Status::ambiguous,
     "Only the warp is worded as something a player can do; the others are worded as what happens. That an effect can be "
     "applied "
     "is said of all, where the question is when"},
    {"bonus.squall_points", "4. Determining Player Order", "A Mermaid Squall scores 7"},
    {"bonus.splash_points", "4. Determining Player Order", "A Twin Splash scores 6"},
    {"bonus.mist_points", "4. Determining Player Order", "A Mermaid Mist scores 4"},
    {"bonus.drop_points", "4. Determining Player Order", "A Mermaid Drop scores 1"},
    {"bonus.pool_token", "4. Determining Player Order", "An Ocean March takes a token from the pool, face up"},
    {"bonus.token_scores", "3. Gaining Treasure Tokens", "A token from the pool scores two points like any other",
     Status::ambiguous, "Points are given for each token gotten in a round, wherever it came from"},
    {"bonus.pool_empty", "4. Determining Player Order", "An empty pool gives nothing", Status::silent,
     "There is nothing else to take"},
    physical({"bonus.extra_tile", "4. Determining Player Order",
              "An Aquamarine Waltz draws a second tile, of a shape its player names, from a pile"}),
    {"bonus.extra_unseen", "4. Determining Player Order", "The second tile is drawn without looking at its symbol"},
    {"bonus.extra_pile_empty", "4. Determining Player Order",
     "A second tile is of a shape that has one to draw; where no shape has, the effect is lost", Status::silent,
     "There is nothing to draw then, and nothing is said to be had instead"},
    physical({"prince.to_best_meld", "6. Passing Prince Card", "The Prince card goes to the player of the best meld"}),
    {"prince.after_picking", "6. Passing Prince Card", "The card passes after the last pick, every round"},
};

/// dealing.exactly_seven — 1. Dealing Adventure cards.
/// A player is dealt what she is owed: all of it, or what is left of the deck before it is renewed.
inline bool other_number(const Game&, const State& state, const Deal& deal) {
  return deal.cards.total() != std::min<int>(state.owed, state.deck.total());
}
inline std::string why_other_number(const Game&, const State& state, const Deal& deal) {
  return plainly(deal.to) + " is owed " + plural(std::min<int>(state.owed, state.deck.total()), "card") + ", not " +
         std::to_string(deal.cards.total());
}

/// dealing.empty_deck — silent.
/// The discards become the deck when it is empty, and only then, if the reading has them do so at all.
inline bool deck_can_be_renewed(const Game& game, const State& state) {
  return game.rules.empty_deck == EmptyDeck::reshuffle && state.deck.empty() && !state.discards.empty();
}
inline bool no_new_deck(const Game& game, const State& state, const ReshuffleCards&) {
  return !deck_can_be_renewed(game, state);
}
inline std::string why_no_new_deck(const Game& game, const State& state, const ReshuffleCards&) {
  if (game.rules.empty_deck != EmptyDeck::reshuffle) return "in this reading the discards are never shuffled";
  return "the deck holds " + plural(state.deck.total(), "card") + " and the discards " +
         std::to_string(state.discards.total());
}
inline bool new_deck_first(const Game& game, const State& state, const Deal&) { return deck_can_be_renewed(game, state); }
inline std::string why_new_deck_first(const Game&, const State&, const Deal&) {
  return "the deck is empty: the discards are shuffled first";
}

/// undercurrents.draw_one — 2. Checking an Undercurrents card.
/// Each card is turned up once.
inline bool turned_before(const Game& game, const State& state, const TurnUndercurrents& turn) {
  if (turn.card < 1 || turn.card > game.box.undercurrents.size()) return true;
  return std::ranges::find(state.undercurrents, turn.card) != state.undercurrents.end();
}
inline std::string why_turned_before(const Game& game, const State&, const TurnUndercurrents& turn) {
  return "card " + std::to_string(turn.card) + " is not among those still face down (there are " +
         std::to_string(game.box.undercurrents.size()) + " cards)";
}

/// undercurrents.column — 2. Checking an Undercurrents card.
/// Tiles of a shape are turned up as often as the column says.
inline bool not_in_column(const Game&, const State& state, const TurnTile& turn) {
  return state.to_turn[turn.tile.shape()] == 0;
}
inline std::string why_not_in_column(const Game&, const State&, const TurnTile& turn) {
  return "the column asks for no further " + plainly(turn.tile.shape()) + " tile";
}

/// undercurrents.empty_pile — 2. Checking an Undercurrents card.
/// A pile is renewed when a tile of it is asked for and none is left.
inline bool no_new_pile(const Game&, const State& state, const ReshuffleTiles& again) {
  return state.to_turn[again.shape] == 0 || state.piles[again.shape] != 0 ||
         state.tile_discards.total(again.shape) + state.unseen_discards[again.shape] == 0;
}
inline std::string why_no_new_pile(const Game&, const State& state, const ReshuffleTiles& again) {
  return "the pile of " + plainly(again.shape) + " tiles holds " + std::to_string(state.piles[again.shape]) +
         ", its discards " + std::to_string(state.tile_discards.total(again.shape) + state.unseen_discards[again.shape]) +
         ", and " + std::to_string(state.to_turn[again.shape]) + " are asked for";
}

/// melding.first_two, melding.too_few_cards — 3. Making the Melds.
/// A meld begins with two cards, or with all that a player has.
inline bool not_two(const Game& game, const State& state, const Choose& choose) {
  const int asked = std::min<int>(game.rules.first_cards, state.hands[choose.by].total());
  return state.melds[choose.by].empty() && (choose.cards.total() != asked || asked == 0);
}
inline std::string why_not_two(const Game& game, const State&, const Choose& choose) {
  return "a meld begins with " + plural(game.rules.first_cards, "card") + ", not " + std::to_string(choose.cards.total());
}

/// melding.from_hand — 3. Making the Melds.
inline bool not_in_hand(const Game&, const State& state, const Choose& choose) {
  return !state.hands[choose.by].has(choose.cards);
}

/// melding.one_by_one — 3. Making the Melds.
inline bool not_one(const Game&, const State& state, const Choose& choose) {
  return !state.melds[choose.by].empty() && choose.cards.total() != 1;
}
inline std::string why_not_one(const Game&, const State&, const Choose& choose) {
  return "one card is added at a time, not " + std::to_string(choose.cards.total());
}

/// melding.princess_not_first — 3. Making the Melds.
/// The princess card cannot open a meld, unless there is no other card to open it with.
inline bool princess_first(const Game&, const State& state, const ChoosePrincess& choose) {
  return state.melds[choose.by].empty() && !state.hands[choose.by].empty();
}

/// melding.declared — 4. Determining Player Order.
/// A meld is called what its cards make, and by default the best of that.
inline bool wrong_name(const Game& game, const State& state, const Declare& declare) {
  const Cards& cards = state.melds[declare.by];
  if (declare.meld == best_meld(cards)) return false;
  return game.rules.declared == Declared::best || !makes(cards, declare.meld);
}
inline std::string why_wrong_name(const Game&, const State& state, const Declare& declare) {
  return phrase(state.melds[declare.by]) + " is a " + plainly(best_meld(state.melds[declare.by])) + ", not a " +
         plainly(declare.meld);
}

/// picking.from_offer — 5. Picking a Surf tile.
inline bool not_offered(const Game&, const State& state, const Pick& pick) { return !state.offer.contains(pick.tile); }

/// picking.one_each — 5. Picking a Surf tile.
inline bool picked_before(const Game&, const State& state, const Pick& pick) { return !state.pick_due.contains(pick.by); }

/// picking.none_left — silent.
/// A player goes without only when nothing lies face up.
inline bool some_left(const Game&, const State& state, const GoWithout& without) {
  return !state.offer.empty() || !state.pick_due.contains(without.by);
}
inline std::string why_some_left(const Game&, const State& state, const GoWithout& without) {
  if (!state.pick_due.contains(without.by)) return plainly(without.by) + " has had her pick this round";
  return plural(static_cast<int>(state.offer.size()), "tile") + " still lies face up";
}

/// The meld whose effect a player is due; nothing when none is.
inline std::optional<Meld> due(const State& state, Seat by) {
  return state.bonus_due.contains(by) ? state.made[by] : std::nullopt;
}

/// bonus.once — 5. Picking a Surf tile.
/// Points and a token from the pool are taken when due; the second tile and the warp are actions of their own.
inline bool nothing_due(const Game&, const State& state, const TakeBonus& take) {
  const std::optional<Meld> meld = due(state, take.by);
  return !meld || *meld == Meld::aquamarine_waltz || *meld == Meld::mermaid_rain || *meld == Meld::octopus;
}
inline std::string why_nothing_due(const Game&, const State& state, const TakeBonus& take) {
  if (const auto meld = due(state, take.by)) return "a " + plainly(*meld) + " gives neither points nor a token";
  return plainly(take.by) + " has had her meld's effect, or it has none";
}

/// bonus.extra_tile — 4. Determining Player Order.
inline bool no_waltz(const Game&, const State& state, const DrawTile& draw) {
  return due(state, draw.by) != Meld::aquamarine_waltz;
}

/// bonus.not_optional — 5. Picking a Surf tile.
/// Only a warp is let go freely, and a second tile when there is none to draw; in the other reading any effect is.
inline bool has_to_be_taken(const Game& game, const State& state, const ForgoBonus& forgo) {
  const std::optional<Meld> meld = due(state, forgo.by);
  if (meld == Meld::mermaid_rain || (meld && game.rules.effects == Effects::may_be_let_go)) return false;
  return meld != Meld::aquamarine_waltz ||
         std::ranges::any_of(every<Shape>, [&](Shape shape) { return can_draw(game, state, shape); });
}
inline std::string why_has_to_be_taken(const Game&, const State& state, const ForgoBonus& forgo) {
  const std::optional<Meld> meld = due(state, forgo.by);
  return meld ? "the effect of a " + plainly(*meld) + " is not let go" : plainly(forgo.by) + " is due no effect";
}

/// prince.to_best_meld — 6. Passing Prince Card.
inline bool not_the_best(const Game&, const State& state, const PassPrince& pass) {
  return state.order.empty() || pass.to != state.order[0];
}
inline std::string why_not_the_best(const Game&, const State& state, const PassPrince& pass) {
  if (state.order.empty()) return "no meld has been ranked";
  return "the best meld is " + plainly(state.order[0]) + "'s, not " + plainly(pass.to) + "'s";
}

inline constexpr auto clauses = std::tuple{
    Clause<Deal>{"dealing.exactly_seven", other_number, why_other_number},
    Clause<ReshuffleCards>{"dealing.empty_deck", no_new_deck, why_no_new_deck},
    Clause<Deal>{"dealing.empty_deck", new_deck_first, why_new_deck_first},
    Clause<TurnUndercurrents>{"undercurrents.draw_one", turned_before, why_turned_before},
    Clause<TurnTile>{"undercurrents.column", not_in_column, why_not_in_column},
    Clause<ReshuffleTiles>{"undercurrents.empty_pile", no_new_pile, why_no_new_pile},
    Clause<Choose>{"melding.first_two", not_two, why_not_two},
    Clause<Choose>{"melding.from_hand", not_in_hand, "{by} holds {hands}, not {cards}"},
    Clause<Choose>{"melding.one_by_one", not_one, why_not_one},
    Clause<ChoosePrincess>{"melding.princess_not_first", princess_first,
                           "{by} has no meld yet for the princess card to end"},
    Clause<Declare>{"melding.declared", wrong_name, why_wrong_name},
    Clause<Pick>{"picking.from_offer", not_offered, "no {tile} lies face up"},
    Clause<Pick>{"picking.one_each", picked_before, "{by} has had her pick this round"},
    Clause<GoWithout>{"picking.none_left", some_left, why_some_left},
    Clause<TakeBonus>{"bonus.once", nothing_due, why_nothing_due},
    Clause<ForgoBonus>{"bonus.not_optional", has_to_be_taken, why_has_to_be_taken},
    Clause<DrawTile>{"bonus.extra_tile", no_waltz, "{by} is due no second tile: that is an Aquamarine Waltz's effect"},
    Clause<PassPrince>{"prince.to_best_meld", not_the_best, why_not_the_best},
};

}  // namespace fathom::mermaid_rain::predicting
