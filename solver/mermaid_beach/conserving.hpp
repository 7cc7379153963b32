#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "solver/mermaid_beach/common.hpp"

// What every action does to the cards of one kind: where they are taken from, and where they go.

namespace fathom::solver::beach {

/// Where cards of a kind may lie. Of Shell cards, `mine` and `hers` lie face up in front of a player.
enum class Place : std::uint8_t { deck, display, discards, drawn, mine, hers, put_down };

/// Cards of the kind that an action names go from one place to another.
struct Carry {
  Place from;
  Place to;
  int cards = 1;
  int arriving = 1;
};
/// All cards of the kind that lie there, however many.
inline constexpr int all_there = -1;

// Which of several cases of an action is meant.
inline constexpr std::string_view at_the_beach = "at the beach";
inline constexpr std::string_view for_seaweed = "for seaweed";
inline constexpr std::string_view an_item = "an item";
inline constexpr std::string_view a_special_card = "a special card";
inline constexpr std::string_view a_shell = "a shell";
inline constexpr std::string_view a_starfish = "a starfish";

/// An action, and what it carries. Actions that are not listed carry nothing.
struct ActionLine {
  std::string_view verb;
  std::string_view when;  ///< Which of several cases of the action, or empty.
  std::vector<Carry> carries;
};

/// The rulebook's movements, read a second time: of Beach cards, and of Shell cards.
struct MovementBook {
  std::vector<ActionLine> beach;
  std::vector<ActionLine> shells;
};
const MovementBook& movement_book();

/// The two decks.
enum class Deck : std::uint8_t { beach, shells };

/// Whatever lies where, each action leaves every card of a deck somewhere, and takes none from where it is not: an inductive
/// step for any number of cards of any kind, tied to the model by the actions of its plays.
Finding every_action_keeps_all_cards(const Game& game, const Budget& budget, Deck deck,
                                     const MovementBook& book = movement_book());
/// The cards of an item are discarded two at a time, so that with all of a deck of pairs drawn, a player who holds an odd
/// number of an item is matched by another who does.
Finding items_leave_in_twos(const Game& game, const Budget& budget, const MovementBook& book = movement_book());

}  // namespace fathom::solver::beach
