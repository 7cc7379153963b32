#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/hidden.hpp"
#include "model/core/seats.hpp"
#include "model/mermaids_song/components.hpp"

namespace fathom::mermaids_song {

/// What happens next, in the order of the rulebook. A turn goes from `drawing` over `choosing` to `acting`; with one reading
/// it begins at `before_drawing`. Where there is something that the player in turn could do first, `between_draws` comes
/// before a card is drawn, and only she sees that it does. The others are what an action brings with it.
enum class Step : std::uint8_t {
  laying_creatures,
  dealing,
  first_player,
  before_drawing,
  between_draws,
  drawing,
  choosing,
  acting,
  covering,
  losing,
  luring,
  replacing,
  over
};
constexpr std::array<std::string_view, 13> names_of(Step) {
  return {"laying_creatures", "dealing",  "first_player", "before_drawing", "between_draws", "drawing", "choosing",
          "acting",           "covering", "losing",       "luring",         "replacing",     "over"};
}

/// Which phase the turn is in, which goes on when what a card brings with it is over.
enum class Phase : std::uint8_t { draw, action };
constexpr std::array<std::string_view, 2> names_of(Phase) { return {"draw", "action"}; }

/// Whether the player in turn has played a Kraken or Treasure this turn, and so must have drawn it in this turn.
enum class Special : std::uint8_t { none_played, played };
constexpr std::array<std::string_view, 2> names_of(Special) { return {"none_played", "played"}; }

/// Whether this is the first turn of all, where a house rule has it otherwise than the rest.
enum class Opening : std::uint8_t { under_way, first_turn };
constexpr std::array<std::string_view, 2> names_of(Opening) { return {"under_way", "first_turn"}; }

/// How the game has ended, if it has.
enum class Ending : std::uint8_t { open, reached, exhausted };
constexpr std::array<std::string_view, 3> names_of(Ending) { return {"open", "reached", "exhausted"}; }

/// A mermaid in somebody's play area, with the songs and silences played on her.
struct Mermaid {
  Cards visible;  ///< Side by side to her right.
  Cards covered;  ///< Underneath her: they have cancelled each other.
  static constexpr Card itself = Card::mermaid;
  static constexpr auto fields = every_member;
  friend constexpr bool operator==(const Mermaid&, const Mermaid&) = default;
};

/// At most so many mermaids lie in front of one player, under any house rule.
inline constexpr std::size_t most_mermaids = 4;
/// The mermaids of one player, in the order in which they were played.
using Mermaids = Few<Mermaid, most_mermaids>;

/// A position of Mermaid's Song: all that lies on the table and in hands. A regular value of about 600 bytes.
/// The order of a deck is not in here: it is resolved by the chance action that turns a card up.
struct State {
  std::uint8_t players = 3;
  Step step = Step::laying_creatures;
  Phase phase = Phase::draw;
  Seat turn = Seat::Ann;    ///< Whose turn it is.
  Seat acting = Seat::Ann;  ///< Whose action is next: another seat while cards are dealt, while the Kraken takes its toll,
                            ///< and where the owner of a mermaid chooses what is covered.
  Special special = Special::none_played;
  Opening opening = Opening::under_way;
  Ending ending = Ending::open;
  SeatSet still_to_lose;       ///< Who has yet to give up a mermaid to the Kraken.
  std::optional<Seat> target;  ///< Whose mermaid has cards to cover, or from whom a creature is lured.
  std::uint8_t nth = 0;        ///< Which of the target's mermaids has cards to cover, from 1; 0 where none has.
  Cards deck;                  ///< What is left of the Mermaid deck.
  Cards discards;              ///< The Mermaid discard pile, face up.
  Cards set_aside;             ///< The Kraken and the Treasure, where they came up in the deal.
  PerSeat<Cards> hands;
  PerSeat<Mermaids> mermaids;
  Creatures creature_deck;     ///< What is left of the Creature deck.
  Creatures face_up;           ///< The creatures next to it.
  PerSeat<Creatures> enticed;  ///< The creatures in each player's creature area.

  static constexpr auto fields = every_member;
  /// What is left in the Creature deck follows from what has been turned up, so it is no secret: only its order is.
  static constexpr auto hidden =
      FieldTuple{hidden_from_everybody(&State::deck, "deck_size"), hidden_from_others(&State::hands, "hand_sizes")};
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace fathom::mermaids_song
