#pragma once

#include "model/mermaid_rain/chapters/chapter.hpp"

// "Surf-Riding" Phase, sections 3 and 4 · The End of the Game

namespace fathom::mermaid_rain::gaining {

inline constexpr Rule rules[] = {
    {"treasure.one_on_entry", "3. Gaining Treasure Tokens",
     "A mermaid who enters a treasure space can gain one token of it"},
    physical({"treasure.there_to_take", "3. Gaining Treasure Tokens", "Only a token that lies on her space can be gained"}),
    {"treasure.optional", "3. Gaining Treasure Tokens", "A token may be left where it is", Status::ambiguous,
     "One can get it; the contents section says so too. A duty to take it can be read into the effect of an entry"},
    {"treasure.look_optional", "3. Gaining Treasure Tokens", "She may look at the tokens face down, or not",
     Status::ambiguous, "One can look; that looking simply comes with the entry can be read too"},
    {"treasure.look_at_all", "3. Gaining Treasure Tokens", "Whoever looks, looks at all face-down tokens of the space"},
    {"treasure.not_shown", "3. Gaining Treasure Tokens", "What she sees she neither tells nor shows to the others"},
    {"treasure.look_when", "3. Gaining Treasure Tokens", "She looks once, while the entry gives her a right to a token",
     Status::ambiguous, "Looking serves the choice; that every entry allows it can be read too"},
    {"treasure.stays_face_down", "3. Gaining Treasure Tokens", "A token gained face down stays so until the game ends"},
    {"treasure.two_points", "3. Gaining Treasure Tokens", "A token scores two points, face up or down"},
    {"treasure.at_once", "3. Gaining Treasure Tokens", "The two points are scored as the token is gained"},
    {"treasure.one_per_space", "3. Gaining Treasure Tokens", "A player gains one token from one space in a round"},
    {"treasure.other_spaces", "3. Gaining Treasure Tokens", "Other spaces give further tokens in the same round"},
    {"treasure.again_next_round", "3. Gaining Treasure Tokens", "The same space gives another token in a later round"},
    {"treasure.leave_and_return", "3. Gaining Treasure Tokens",
     "A mermaid who begins the round on a treasure space gains a token of it only by leaving and coming back"},
    {"treasure.first_entry", "3. Gaining Treasure Tokens", "Only the first entry of a space in a round gives a token"},
    {"treasure.enter_often", "3. Gaining Treasure Tokens", "A space may be entered any number of times"},
    {"treasure.own_hidden", "3. Gaining Treasure Tokens",
     "A player knows the tokens she gained face down, whether she had looked before or not", Status::silent,
     "They lie before her, the others may not see them, and memory is no part of the game"},

    {"clearing.dark_leave", "Removing Surf tiles (Drifting Move)", "Dark tiles leave at the end of each round"},
    {"clearing.light_stay", "Details of the Cards, Tokens, and Tiles, Surf Tiles", "Light tiles stay"},
    {"clearing.to_the_discards", "Removing Surf tiles (Drifting Move)", "Tiles that leave are discarded, by shape"},
    {"drifting.from_dark_tiles", "Removing Surf tiles (Drifting Move)", "A mermaid on a dark tile that leaves has to drift"},
    {"drifting.to_starting_space", "Removing Surf tiles (Drifting Move)", "She drifts to a starting space of her choice"},
    {"drifting.unoccupied", "Removing Surf tiles (Drifting Move)", "She drifts to no space another mermaid is on"},
    {"drifting.player_order", "Removing Surf tiles (Drifting Move)", "Several drift in player order"},

    {"adjusting.at_most_two", "Adjusting the Adventure Cards in Hands",
     "A player with more than two cards discards down to two", Status::ambiguous,
     "Two cards or less can be read as leave to discard more; nobody with two or fewer discards at all"},
    physical({"adjusting.from_hand", "Adjusting the Adventure Cards in Hands",
              "Cards discarded are cards held, of the player's choice"}),
    {"adjusting.nine_at_most", "Adjusting the Adventure Cards in Hands",
     "A hand never holds more than nine Adventure cards"},
    {"adjusting.not_the_princess", "Adjusting the Adventure Cards in Hands", "The princess card does not count"},
    {"adjusting.in_player_order", "Adjusting the Adventure Cards in Hands", "Players discard in player order",
     Status::silent, "No order is given; those who come later see what others give up"},
    {"adjusting.face_up", "Adjusting the Adventure Cards in Hands", "Discards are seen by all", Status::silent,
     "Melds and moves are discarded in the open; nothing sets these cards apart"},

    {"ending.after_five", "The End of the Game", "The game ends when the fifth round is over"},
    {"ending.turn_up_treasure", "1. Tribute to the witch", "Everybody turns up the tokens gained"},
    {"tribute.one_of_each", "1. Tribute to the witch", "Everybody returns one token of each type"},
    {"tribute.to_the_pool", "1. Tribute to the witch", "Tribute goes back to the pool"},
    {"tribute.five_per_missing", "1. Tribute to the witch", "A type one does not have costs five points instead"},
    {"scoring.by_type", "2. Scoring", "Each type is ranked by how many tokens of it are left after the tribute"},
    {"scoring.rank_points", "Board Setup Details", "The ranks score 12, 6, 4, 2, 0 and 0"},
    {"scoring.none_no_rank", "2. Scoring", "Who has none of a type has no rank in it"},
    {"scoring.monopoly", "2. Scoring", "The only player with a type scores three more"},
    {"scoring.monopoly_after_tribute", "2. Scoring", "What counts for a monopoly is what is left after the tribute"},
    {"scoring.ties_share", "2. Scoring", "Tied players add up the points of the ranks they take and divide them"},
    {"scoring.rounding_down", "2. Scoring", "A remainder is dropped"},
    {"scoring.tie_minimum", "2. Scoring", "A tied player's share is at least one point", Status::ambiguous,
     "No tied player is left out when the text grants a point; that it saves only a share rounded down can be read "
     "too"},
    {"scoring.rank_after_tie", "2. Scoring", "The ranks taken by a tie are used up", Status::ambiguous,
     "Their points have been given out; the example says nothing of the next player"},
    {"scoring.below_zero", "2. Scoring", "A score may fall below 0", Status::silent,
     "The track begins at 0, and a player is said to lose points, however few she has"},
    {"winning.most_points", "2. Scoring", "Most points win"},
    {"winning.tie", "2. Scoring", "Players with equally many points share the win", Status::silent, "No tie-break is given"},
};

/// treasure.first_entry, treasure.leave_and_return — 3. Gaining Treasure Tokens.
/// A token is gained on entering a space for the first time in the round, and at no other time.
template <class Kind>
bool not_just_entered(const Game&, const State& state, const Kind&) {
  return state.step == Step::moving;
}
template <class Kind>
std::string why_not_just_entered(const Game&, const State& state, const Kind& take) {
  return plainly(take.by) + " has not just entered " + show(state.mermaids[take.by]) + " for the first time this round";
}

/// treasure.one_per_space — 3. Gaining Treasure Tokens.
template <class Kind>
bool had_one_here(const Game& game, const State& state, const Kind& take) {
  return gained_at(state, state.mermaids[take.by]) >= game.rules.tokens_per_space;
}
template <class Kind>
std::string why_had_one_here(const Game&, const State& state, const Kind& take) {
  return plainly(take.by) + " has had " + plural(gained_at(state, state.mermaids[take.by]), "token") + " from " +
         show(state.mermaids[take.by]) + " this round";
}

/// treasure.there_to_take — 3. Gaining Treasure Tokens.
inline bool none_face_up(const Game&, const State& state, const Take& take) {
  return face_up_at(state, state.mermaids[take.by])[take.treasure] == 0;
}
inline std::string why_none_face_up(const Game&, const State& state, const Take& take) {
  return "no " + plainly(take.treasure) + " lies face up on " + show(state.mermaids[take.by]);
}
inline bool none_face_down(const Game&, const State& state, const TakeHidden& take) {
  return take.nth < 1 || take.nth > face_down_at(state, state.mermaids[take.by]).size();
}
inline std::string why_none_face_down(const Game&, const State& state, const TakeHidden& take) {
  return "the tokens face down on " + show(state.mermaids[take.by]) + " number " +
         std::to_string(face_down_at(state, state.mermaids[take.by]).size());
}

/// treasure.optional — 3. Gaining Treasure Tokens.
/// In the reading that makes taking a duty, nobody moves on from a token she is entitled to.
inline bool entitled(const Game& game, const State& state, Seat by) {
  const Hex here = state.mermaids[by];
  return gained_at(state, here) < game.rules.tokens_per_space && has_tokens(state, here);
}
template <class Kind>
bool has_to_take(const Game& game, const State& state, const Kind& act) {
  return game.rules.taking == Taking::mandatory && (state.step == Step::taking || state.step == Step::warp_taking) &&
         entitled(game, state, act.by);
}
template <class Kind>
std::string why_has_to_take(const Game&, const State& state, const Kind& act) {
  return "there is a token on " + show(state.mermaids[act.by]) + ", and in this reading it is not left";
}

/// treasure.look_at_all — 3. Gaining Treasure Tokens.
/// She sees every face-down token of the space, and one that somebody saw before is still what it was.
inline bool nothing_to_look_at(const Game&, const State& state, const Peek& peek) {
  return face_down_at(state, state.mermaids[peek.by]).empty();
}
inline std::string why_nothing_to_look_at(const Game&, const State& state, const Peek& peek) {
  return "no token lies face down on " + show(state.mermaids[peek.by]);
}
inline bool sees_something_else(const Game&, const State& state, const Look& look) {
  const auto lying = to_look_at(state, look.by);
  if (look.tokens.size() != std::min(lying.size(), look.tokens.capacity)) return true;
  for (std::size_t i = 0; i < look.tokens.size(); ++i) {
    const Hidden what = state.face_down[lying[i]].what;
    if (what != Hidden::unknown && what != hidden(look.tokens[i])) return true;
  }
  return false;
}
inline std::string why_sees_something_else(const Game&, const State& state, const Look& look) {
  return "the tokens to look at number " + std::to_string(to_look_at(state, look.by).size()) +
         ", and those seen before are what they were";
}

/// treasure.look_when — 3. Gaining Treasure Tokens. Where looking comes with the entry, she has looked when she could choose
/// to. Once for an entry: the first one, before a token is gained; or any, as it is read.
inline bool not_to_look_now(const Game& game, const State& state, const Peek& peek) {
  if (state.looked.contains(peek.by)) return true;
  const bool has_right = state.step == Step::taking || state.step == Step::warp_taking;
  if (game.rules.look_when == LookWhen::when_entitled) return !has_right || !entitled(game, state, peek.by);
  return !has_right && !has_entered_again(state, state.mermaids[peek.by]);
}
inline std::string why_not_to_look_now(const Game&, const State& state, const Peek& peek) {
  if (state.looked.contains(peek.by))
    return plainly(peek.by) + " has looked at what lies on " + show(state.mermaids[peek.by]);
  return plainly(peek.by) + " has no right to a token of " + show(state.mermaids[peek.by]) + ", which looking goes with";
}

/// drifting.to_starting_space — Removing Surf tiles (Drifting Move).
inline bool no_starting_space(const Game& game, const State& state, const Drift& drift) {
  return !game.box.board(state.players).starts.contains(drift.to.cell);
}

/// drifting.unoccupied — Removing Surf tiles (Drifting Move).
inline bool occupied(const Game&, const State& state, const Drift& drift) {
  return occupied_by_other(state, drift.by, drift.to);
}

/// adjusting.at_most_two — Adjusting the Adventure Cards in Hands.
inline bool wrong_number(const Game& game, const State& state, const Discard& discard) {
  const int left = state.hands[discard.by].total() - discard.cards.total();
  return game.rules.adjusting == Adjusting::down_to_two ? left != game.rules.cards_kept : left > game.rules.cards_kept;
}
inline std::string why_wrong_number(const Game& game, const State& state, const Discard& discard) {
  return plainly(discard.by) + " would be left with " +
         plural(state.hands[discard.by].total() - discard.cards.total(), "card") + ", not " +
         std::to_string(game.rules.cards_kept);
}

/// adjusting.from_hand — Adjusting the Adventure Cards in Hands.
inline bool not_held(const Game&, const State& state, const Discard& discard) {
  return !state.hands[discard.by].has(discard.cards);
}

/// scoring.by_type — 2. Scoring.
/// The types are scored one after the other, each once.
inline bool not_next_type(const Game&, const State& state, const Score& score) {
  return index_of(score.treasure) != state.scored;
}
inline std::string why_not_next_type(const Game&, const State& state, const Score& score) {
  return plainly(score.treasure) + (index_of(score.treasure) < state.scored ? " has been scored" : " is not scored yet");
}

inline constexpr auto clauses = std::tuple{
    Clause<Take>{"treasure.there_to_take", none_face_up, why_none_face_up},
    Clause<TakeHidden>{"treasure.there_to_take", none_face_down, why_none_face_down},
    Clause<Move>{"treasure.optional", has_to_take<Move>, why_has_to_take<Move>},
    Clause<DeepSea>{"treasure.optional", has_to_take<DeepSea>, why_has_to_take<DeepSea>},
    Clause<EndTurn>{"treasure.optional", has_to_take<EndTurn>, why_has_to_take<EndTurn>},
    Clause<Leave>{"treasure.optional", has_to_take<Leave>, why_has_to_take<Leave>},
    Clause<Peek>{"treasure.look_at_all", nothing_to_look_at, why_nothing_to_look_at},
    Clause<Look>{"treasure.look_at_all", sees_something_else, why_sees_something_else},
    Clause<Peek>{"treasure.look_when", not_to_look_now, why_not_to_look_now},
    Clause<Take>{"treasure.one_per_space", had_one_here<Take>, why_had_one_here<Take>},
    Clause<TakeHidden>{"treasure.one_per_space", had_one_here<TakeHidden>, why_had_one_here<TakeHidden>},
    Clause<Take>{"treasure.first_entry", not_just_entered<Take>, why_not_just_entered<Take>},
    Clause<TakeHidden>{"treasure.first_entry", not_just_entered<TakeHidden>, why_not_just_entered<TakeHidden>},
    Clause<Drift>{"drifting.to_starting_space", no_starting_space, "{to} is no starting space"},
    Clause<Drift>{"drifting.unoccupied", occupied, "another mermaid is on {to}"},
    Clause<Discard>{"adjusting.at_most_two", wrong_number, why_wrong_number},
    Clause<Discard>{"adjusting.from_hand", not_held, "{by} holds {hands}, not {cards}"},
    Clause<Score>{"scoring.by_type", not_next_type, why_not_next_type},
};

}  // namespace fathom::mermaid_rain::gaining
