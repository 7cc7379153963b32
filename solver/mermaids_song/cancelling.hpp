#pragma once

#include "solver/mermaids_song/common.hpp"

// What cancels, and what power is left: the model held against what Z3 finds for any number of cards.

namespace fathom::solver::song {

/// Where a card is added and something cancels, the model offers exactly the coverings that Z3 finds, and covers once; for
/// all cards visible by a mermaid, up to ten.
Finding coverings_are_exact(const Game& game, const Budget& budget, const Worth& worth = printed_worth);
/// For each multiset of up to ten cards, the model's list of ways to cancel is what Z3 finds.
Finding ways_are_all(const Game& game, const Budget& budget, const Worth& worth = printed_worth);
/// After a covering nothing more cancels, for any number of cards; and so it is in the model.
Finding once_is_enough(const Game& game, const Budget& budget, const Worth& worth = printed_worth);
/// Whatever the order and the choices, what stays visible of up to ten cards is what cannot cancel and leaves equal sums
/// underneath; and each such remainder can come about. So the least that stays visible is what is left by the greatest sum
/// that some songs and some silences share.
Finding what_stays_visible(const Game& game, const Budget& budget, const Worth& worth = printed_worth);
/// A card takes its value from the power that its opposites give a mermaid, and what is left of it counts; beside its own
/// kind it adds its value. For any number of cards, and in the model for all cards visible by a mermaid, up to ten.
Finding opposites_take_value_for_value(const Game& game, const Budget& budget, Mixed reading = Mixed::difference);
/// The model's power of up to ten visible cards, in this reading, is the one by the book.
Finding power_is_exact(const Game& game, const Budget& budget, Mixed reading, Mixed by_the_book);

/// The same cards on one mermaid give the same power in whatever order they are played.
Finding order_does_not_matter(const Game& game, const Budget& budget, Mixed reading);
/// Whoever chooses what is covered cannot change a mermaid's power.
Finding choice_does_not_matter(const Game& game, const Budget& budget, Mixed reading);
/// A silence by a mermaid of songs does not raise her power, with the cards of the box.
Finding opposing_never_helps(const Game& game, const Budget& budget, Mixed reading);

/// So many songs and silences at least are needed for each of the five ratings; and no more than the limit of power can
/// be visible by one mermaid.
Finding every_rating_within_power(const Game& game, const Budget& budget,
                                  const std::array<int, sorts>& fewest_cards = {2, 2, 2, 3, 3});
Finding power_has_a_limit(const Game& game, const Budget& budget, int limit = 42);

}  // namespace fathom::solver::song
