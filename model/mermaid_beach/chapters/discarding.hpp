#pragma once

#include "model/mermaid_beach/chapters/chapter.hpp"

// 1. Mermaids/Mermen · 2. Mean Mermaids · 3. Pairs of Matching Beach Items

namespace fathom::mermaid_beach::discarding {

inline constexpr Rule rules[] = {
    physical({"merfolk.discarded", "1. Mermaids/Mermen",
              "A mermaid or merman is played from the hand to the Beach discard pile"}),
    {"merfolk.draw_a_shell", "1. Mermaids/Mermen", "A mermaid draws the top card of the Shell deck"},
    {"merfolk.bonus_turn", "How to Play 1", "A mermaid's bonus is another turn", Status::ambiguous,
     "Both English passages and the Spanish section say a turn; the Spanish summary says another card"},
    {"merfolk.bonus_let_go", "1. Mermaids/Mermen", "The bonus turn may be let go", Status::ambiguous,
     "It is a bonus, the section lets her have it, and the Spanish says that she can; that the summary tells her to take it "
     "can be read as a duty too"},

    {"mean.two_twins", "2. Mean Mermaids", "There are two Mean Mermaids, and they are alike"},
    physical({"mean.discarded", "2. Mean Mermaids", "A Mean Mermaid is played from the hand to the Beach discard pile"}),
    {"mean.no_shell_drawn", "2. Mean Mermaids", "A Mean Mermaid draws nothing from the Shell deck"},
    {"mean.steal", "2. Mean Mermaids", "She takes a Shell card of her choice, one and no more"},
    {"mean.optional", "2. Mean Mermaids", "She need not take one", Status::ambiguous,
     "The section says that she may; the summary tells her to"},
    physical(
        {"mean.face_up_shell", "2. Mean Mermaids", "What she takes lies face up in front of the player she takes it from"}),
    {"mean.from_whom", "2. Mean Mermaids", "She takes it from another player", Status::ambiguous,
     "Any player may include herself, which would change nothing; the Spanish section says another player"},
    {"mean.nothing_to_take", "2. Mean Mermaids", "A Mean Mermaid may be played where there is nothing to take",
     Status::silent, "She may be discarded whatever the others have, and that she may steal does not ask that she can"},
    {"mean.kept_face_up", "2. Mean Mermaids", "The card taken lies face up in front of whoever took it"},
    {"mean.ends_turn", "2. Mean Mermaids", "A Mean Mermaid ends the turn, without a bonus"},

    {"pairs.beach_items", "3. Pairs of Matching Beach Items", "Only beach items are played in pairs"},
    physical({"pairs.two_of_a_type", "3. Pairs of Matching Beach Items", "Two of one type are played from the hand"}),
    {"pairs.draw_a_shell", "3. Pairs of Matching Beach Items", "A pair draws the top card of the Shell deck"},
};

/// mean.nothing_to_take — silent. In the other reading she is not played for nothing.
inline bool nothing_to_take(const Game& game, const State& state, const PlayMeanMermaid& play) {
  return !mean_is_playable(game, state, play.by);
}
inline bool drawn_for_nothing(const Game& game, const State& state, const PlayDrawn& play) {
  return play.card == BeachCard::mean_mermaid && !mean_is_playable(game, state, play.by);
}
template <class Kind>
std::string why_nothing_to_take(const Game&, const State&, const Kind& play) {
  return "no Shell card lies where " + plainly(play.by) +
         " could take it, and in this reading she plays no mean mermaid then";
}

/// mean.from_whom — 2. Mean Mermaids.
inline bool robs_herself(const Game& game, const State&, const Steal& steal) {
  return game.rules.robbed == Victim::opponents && steal.from == steal.by;
}

/// mean.optional — 2. Mean Mermaids. With nothing to take there is no such choice.
inline bool has_to_steal(const Game& game, const State&, const StealNothing&) {
  return game.rules.stealing == Stealing::must;
}

/// pairs.beach_items — 3. Pairs of Matching Beach Items.
inline bool no_item(const Game&, const State&, const PlayPair& play) { return !is_item(play.item); }

/// pairs.two_of_a_type — 3. Pairs of Matching Beach Items.
inline bool no_pair(const Game&, const State& state, const PlayPair& play) {
  return state.hands[play.by][play.item] < cards_in_a_pair;
}
inline std::string why_no_pair(const Game&, const State& state, const PlayPair& play) {
  return plainly(play.by) + " holds " + phrase(state.hands[play.by]) + ", but not " + counted(cards_in_a_pair, play.item);
}

inline constexpr auto clauses = std::tuple{
    Clause<PlayMermaid>{"merfolk.discarded", lacks<PlayMermaid, BeachCard::mermaid>,
                        why_lacks<PlayMermaid, BeachCard::mermaid>},
    Clause<PlayMeanMermaid>{"mean.discarded", lacks<PlayMeanMermaid, BeachCard::mean_mermaid>,
                            why_lacks<PlayMeanMermaid, BeachCard::mean_mermaid>},
    Clause<StealNothing>{"mean.optional", has_to_steal, "in this reading {by} has to take a Shell card"},
    Clause<Steal>{"mean.face_up_shell", not_lying_there<Steal>, why_not_lying_there<Steal>},
    Clause<Steal>{"mean.from_whom", robs_herself, "{by} takes a Shell card from another player, not from herself"},
    Clause<PlayMeanMermaid>{"mean.nothing_to_take", nothing_to_take, why_nothing_to_take<PlayMeanMermaid>},
    Clause<PlayDrawn>{"mean.nothing_to_take", drawn_for_nothing, why_nothing_to_take<PlayDrawn>},
    Clause<PlayPair>{"pairs.beach_items", no_item, "{item} is no beach item, and is not played in a pair"},
    Clause<PlayPair>{"pairs.two_of_a_type", no_pair, why_no_pair},
};

}  // namespace fathom::mermaid_beach::discarding
