#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/mermaids_song/common.hpp"

// What can be in a hand, action by action: how many cards, and the Kraken and the Treasure.

namespace fathom::solver::song {

/// Whatever is drawn in whatever order, a hand is drawn up to three cards and no further, and never has more: inductive over
/// the actions. And so for any other number, where no more cards are dealt.
Finding hands_stay_within_three(const Game& game, const Budget& budget, const Book& book = {});
/// For any numbers, a hand never has more than it is drawn up to, or was dealt; the model, asked with every number there may
/// be, agrees. `drawn_beyond` is how many more cards are drawn than to that number.
Finding hand_limit_holds_for_any_numbers(const Game& game, const Budget& budget, int drawn_beyond = 0);

/// One player's cards, as far as the Kraken and the Treasure are concerned: before or after an action.
struct Seated {
  z3::expr hand;       ///< Cards in her hand.
  z3::expr specials;   ///< Specials among them.
  z3::expr with_hers;  ///< Specials among the cards with her mermaids.
  z3::expr her_turn;
};
/// An action by the rulebook: when it may be done, and what it does to one player, who may be the one in turn or another.
struct SeatedAction {
  std::string name;
  std::vector<std::string_view> verbs;  ///< The kinds of actions in the model that are meant.
  std::function<z3::expr(const Seated& before, const Seated& after)> relation;
};
/// All actions of a turn, by the rulebook. A test hands over a wrong one.
std::vector<SeatedAction> printed_actions();
/// Between turns nobody holds the Kraken or the Treasure, nobody but the player in turn ever does, and neither lies with a
/// mermaid: inductive over the actions.
Finding specials_are_never_kept(const Game& game, const Budget& budget,
                                const std::vector<SeatedAction>& acts = printed_actions());
/// For every hand of up to three cards: a turn can be ended, a hand or a Treasure discarded exactly when the rules on the
/// Kraken and the Treasure allow it, whether or not there is a creature to lure.
Finding turns_end_without_specials(const Game& game, const Budget& budget, const Book& book = {});

}  // namespace fathom::solver::song
