#pragma once

#include "model/mermaid_beach/chapters/chapter.hpp"

// 4. Ask a Player

namespace fathom::mermaid_beach::asking {

inline constexpr Rule rules[] = {
    {"asking.last_resort", "4. Ask a Player", "One asks when one can do none of the three actions described before it",
     Status::ambiguous,
     "Above it in the English rules stand three of the six. The Spanish summary lists asking last, so that all five come "
     "before it; the English summary lists it as one of six to choose from"},
    {"asking.let_go", "4. Ask a Player", "Who could do nothing but ask has to ask", Status::ambiguous,
     "Every turn is to have one of the six actions; that she may ask, as it says, can be read to let her leave it"},
    physical({"asking.another_player", "4. Ask a Player", "One asks another player, one and no more"}),
    physical({"asking.for_a_match", "How to Play 4", "One asks for a match to a card one holds"}),
    {"asking.which_cards", "4. Ask a Player", "One asks for beach items", Status::ambiguous,
     "A pair that draws a shell is a pair of items; that any Beach card of the hand may be asked for can be read too"},
    {"asking.must_give", "4. Ask a Player", "Who has a match has to hand over one"},
    {"asking.pair_discarded", "4. Ask a Player", "The card handed over and the one it matches are discarded"},
    {"asking.draw_a_shell", "4. Ask a Player", "A pair made by asking draws the top card of the Shell deck"},
    physical({"asking.go_to_the_beach", "4. Ask a Player",
              "Who has no match has to send the asker to the beach, to draw a Beach card"}),
    {"decks.beach_empty", "4. Ask a Player", "From an empty Beach deck nothing is drawn", Status::silent,
     "Discards are not said to be used again, and whoever plays this kind of game goes on without a deck"},
    physical(
        {"asking.play_at_once", "4. Ask a Player", "A card drawn at the beach that can be played may be played at once"}),
    physical({"asking.drawn_match", "4. Ask a Player", "An item drawn is played if any card in hand matches it",
              Status::ambiguous,
              "Matching items are a pair of any kind, and the Spanish says one of her cards; that the card asked for is "
              "meant can be "
              "read too"}),
    {"asking.drawn_mean", "4. Ask a Player", "A Mean Mermaid drawn may be played as well", Status::ambiguous,
     "She is not in the list of special cards by name, but the contents count her among the mermaids, and the list names "
     "those"},
    {"asking.drawn_bonus", "4. Ask a Player", "A mermaid drawn and played has her bonus", Status::ambiguous,
     "She is played like any other; that the turn is over after asking, whatever is drawn, can be read too"},
    {"asking.otherwise_kept", "4. Ask a Player", "A card drawn and not played goes into the hand, and the turn is over"},
};

/// asking.last_resort — 4. Ask a Player.
inline bool asks_too_early(const Game& game, const State& state, const Ask& ask) {
  return asking_comes_later(game, state, ask.by);
}

/// asking.another_player — 4. Ask a Player.
inline bool asks_nobody_else(const Game&, const State& state, const Ask& ask) {
  return ask.of == ask.by || !at_table(state, ask.of);
}
inline std::string why_asks_nobody_else(const Game&, const State&, const Ask& ask) {
  return plainly(ask.by) + " asks another player, not " + (ask.of == ask.by ? "herself" : plainly(ask.of));
}

/// asking.for_a_match — How to Play 4.
inline bool holds_none(const Game&, const State& state, const Ask& ask) { return state.hands[ask.by][ask.card] == 0; }

/// asking.which_cards — 4. Ask a Player.
inline bool not_askable(const Game& game, const State&, const Ask& ask) { return !is_askable(game, ask.card); }

/// Whether the player asked has what she was asked for.
inline bool has_match(const State& state, Seat by) {
  return state.asked_for.has_value() && state.hands[by][*state.asked_for] > 0;
}
inline std::string asked_for(const State& state) { return state.asked_for ? one(*state.asked_for) : std::string{"nothing"}; }

/// asking.must_give — 4. Ask a Player.
inline bool keeps_match(const Game&, const State& state, const GoToTheBeach& go) { return has_match(state, go.by); }
inline std::string why_keeps_match(const Game&, const State& state, const GoToTheBeach& go) {
  return plainly(go.by) + " was asked for " + asked_for(state) + ", holds " + phrase(state.hands[go.by]) +
         " and has to give";
}

/// asking.go_to_the_beach — 4. Ask a Player.
inline bool has_none_to_give(const Game&, const State& state, const Give& give) { return !has_match(state, give.by); }
inline std::string why_has_none_to_give(const Game&, const State& state, const Give& give) {
  return plainly(give.by) + " was asked for " + asked_for(state) + ", and holds " + phrase(state.hands[give.by]);
}

/// asking.play_at_once — 4. Ask a Player.
/// What may be played at once is the card drawn, and never the Sea Monster.
inline bool not_drawn(const Game&, const State& state, const PlayDrawn& play) {
  return state.drawn != play.card || play.card == BeachCard::sea_monster;
}
inline std::string why_not_drawn(const Game&, const State& state, const PlayDrawn& play) {
  if (state.drawn == play.card) return one(play.card) + " cannot be played";
  return plainly(play.by) + " has drawn " + (state.drawn ? one(*state.drawn) : std::string{"nothing"}) + ", not " +
         one(play.card);
}

/// asking.drawn_match — 4. Ask a Player.
inline bool matches_nothing(const Game& game, const State& state, const PlayDrawn& play) {
  return is_item(play.card) && !drawn_has_match(game, state, play.by, play.card);
}
inline std::string why_matches_nothing(const Game&, const State& state, const PlayDrawn& play) {
  return plainly(play.by) + " asked for " + asked_for(state) + " and holds " + phrase(state.hands[play.by]) +
         ", which leaves " + one(play.card) + " without a match";
}

/// asking.drawn_mean — 4. Ask a Player.
inline bool mean_is_kept(const Game& game, const State&, const PlayDrawn& play) {
  return play.card == BeachCard::mean_mermaid && game.rules.drawn_mean == DrawnMean::does_not_count;
}

/// decks.beach_empty — silent.
/// The discards become the deck when it is empty, and only then, if the reading has them do so at all.
inline bool no_new_deck(const Game& game, const State& state, const ReshuffleBeach&) {
  return game.rules.beach_empty != EmptyDeck::reshuffle || !state.deck.empty() || state.discards.empty();
}
inline std::string why_no_new_deck(const Game& game, const State& state, const ReshuffleBeach&) {
  if (game.rules.beach_empty != EmptyDeck::reshuffle) return "in this reading the Beach discard pile is never shuffled";
  return "the Beach deck holds " + plural(state.deck.total(), "card") + " and its discard pile " +
         std::to_string(state.discards.total());
}

inline constexpr auto clauses = std::tuple{
    Clause<Ask>{"asking.last_resort", asks_too_early, "{by} holds {hands}, and has something to play before she asks"},
    Clause<Ask>{"asking.another_player", asks_nobody_else, why_asks_nobody_else},
    Clause<Ask>{"asking.for_a_match", holds_none, "{by} holds {hands}, which {card} would not match"},
    Clause<Ask>{"asking.which_cards", not_askable, "one asks for a beach item, not for {card}"},
    Clause<GoToTheBeach>{"asking.must_give", keeps_match, why_keeps_match},
    Clause<Give>{"asking.go_to_the_beach", has_none_to_give, why_has_none_to_give},
    Clause<ReshuffleBeach>{"decks.beach_empty", no_new_deck, why_no_new_deck},
    Clause<PlayDrawn>{"asking.play_at_once", not_drawn, why_not_drawn},
    Clause<PlayDrawn>{"asking.drawn_match", matches_nothing, why_matches_nothing},
    Clause<PlayDrawn>{"asking.drawn_mean", mean_is_kept, "in this reading {by} keeps a mean mermaid she draws"},
};

}  // namespace fathom::mermaid_beach::asking
