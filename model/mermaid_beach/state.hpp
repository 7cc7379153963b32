#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/core/fields.hpp"
#include "model/core/hidden.hpp"
#include "model/core/seats.hpp"
#include "model/mermaid_beach/components.hpp"

namespace fathom::mermaid_beach {

/// What happens next, in the order of the rulebook. An action begins at `turn` and goes through what it brings with it.
enum class Step : std::uint8_t {
  dealing,
  first_player,
  turn,
  stealing,
  answering,
  going_to_the_beach,
  taking_from_display,
  turning_up,
  deciding,
  washing_away,
  choosing_drawer,
  drawing_for_seaweed,
  offering_shell,
  drawing_shells,
  passing,
  handing_over,
  revealing,
  scoring,
  over
};
constexpr std::array<std::string_view, 19> names_of(Step) {
  return {"dealing",
          "first_player",
          "turn",
          "stealing",
          "answering",
          "going_to_the_beach",
          "taking_from_display",
          "turning_up",
          "deciding",
          "washing_away",
          "choosing_drawer",
          "drawing_for_seaweed",
          "offering_shell",
          "drawing_shells",
          "passing",
          "handing_over",
          "revealing",
          "scoring",
          "over"};
}

/// Which neighbour a card is passed to.
enum class Direction : std::uint8_t { left, right };
constexpr std::array<std::string_view, 2> names_of(Direction) { return {"left", "right"}; }

/// The bonus for a mermaid: none, another turn that is due once this action is over, or that turn itself.
enum class Bonus : std::uint8_t { none, due, running };
constexpr std::array<std::string_view, 3> names_of(Bonus) { return {"none", "due", "running"}; }

/// Whether the game goes on after this action, or is known to end with it.
enum class Ending : std::uint8_t { open, decided };
constexpr std::array<std::string_view, 2> names_of(Ending) { return {"open", "decided"}; }

/// A position of Mermaid Beach: all that lies on the table and in hands. A regular value of about 200 bytes.
/// The order of a deck is not in here: it is resolved by the chance action that turns a card up.
struct State {
  std::uint8_t players = 2;
  Step step = Step::dealing;
  Seat turn = Seat::Ann;    ///< Whose turn it is.
  Seat acting = Seat::Ann;  ///< Whose action is next: another seat where somebody is asked, passes, or draws for seaweed.
  Bonus bonus = Bonus::none;
  Ending ending = Ending::open;
  std::uint8_t more = 0;               ///< Actions that are still to come in this turn, by a house rule.
  std::uint8_t owed = 0;               ///< Cards still to be drawn in this step: Shell cards, or Beach cards for seaweed.
  std::optional<BeachCard> asked_for;  ///< What was asked for, until the answer has had its effect.
  std::optional<BeachCard> drawn;      ///< The card drawn at the beach: only who drew it knows, until she plays or keeps it.
  Direction direction = Direction::left;  ///< Which way cards are passed, while they are.
  std::optional<Seat> monster_shown;      ///< Who has revealed the Sea Monster, which stays in her hand.
  BeachCards deck;                        ///< What is left of the Beach deck.
  BeachCards display;                     ///< Beach cards face up beside the deck, by a house rule.
  BeachCards discards;                    ///< The Beach discard pile.
  PerSeat<BeachCards> hands;
  PerSeat<std::optional<BeachCard>> passed;  ///< Cards put down for passing: only who put one down knows it.
  ShellCards shell_deck;                     ///< What is left of the Shell deck.
  ShellCards shell_discards;                 ///< The Shell discard pile.
  PerSeat<ShellCards> shells;                ///< Shell cards face up in front of players.
  PerSeat<std::int16_t> scores;              ///< Counted up at the end; 0 until then.

  static constexpr auto fields = every_member;
  /// What is left in the Shell deck follows from what has been turned up, so it is no secret: only its order is.
  static constexpr auto hidden = FieldTuple{
      hidden_from_everybody(&State::deck, "deck_size"), hidden_from_others(&State::hands, "hand_sizes"),
      hidden_from_others(&State::passed, "put_down"), hidden_from_all_but(&State::turn, &State::drawn, "cards_drawn")};
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace fathom::mermaid_beach
