#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/core/fields.hpp"
#include "model/core/hidden.hpp"
#include "model/core/seats.hpp"
#include "model/mermaid_rain/components.hpp"

namespace fathom::mermaid_rain {

/// The eight melds, best first.
enum class Meld : std::uint8_t {
  mermaid_rain, mermaid_squall, ocean_march, twin_splash, aquamarine_waltz, mermaid_mist, mermaid_drop, octopus
};
constexpr std::array<std::string_view, 8> names_of(Meld) {
  return {"mermaid_rain",     "mermaid_squall", "ocean_march",  "twin_splash",
          "aquamarine_waltz", "mermaid_mist",   "mermaid_drop", "octopus"};
}

/// What happens next. In the order of the rulebook's own sequence of play.
/// `taking` is `moving` for a mermaid who has just entered a treasure space for the first time this round.
enum class Step : std::uint8_t {
  laying_tokens,
  setting_out,
  first_dealer,
  dealing,
  undercurrents,
  turning_tiles,
  choosing_cards,
  showing_cards,
  declaring,
  picking,
  drawing_token,
  turning_drawn,
  passing_prince,
  warp_looking,
  warp_taking,
  starting,
  placing,
  turning_extra,
  moving,
  looking,
  taking,
  clearing,
  drifting,
  adjusting,
  turning_up_treasure,
  tribute,
  scoring,
  over
};
constexpr std::array<std::string_view, 28> names_of(Step) {
  return {"laying_tokens",
          "setting_out",
          "first_dealer",
          "dealing",
          "undercurrents",
          "turning_tiles",
          "choosing_cards",
          "showing_cards",
          "declaring",
          "picking",
          "drawing_token",
          "turning_drawn",
          "passing_prince",
          "warp_looking",
          "warp_taking",
          "starting",
          "placing",
          "turning_extra",
          "moving",
          "looking",
          "taking",
          "clearing",
          "drifting",
          "adjusting",
          "turning_up_treasure",
          "tribute",
          "scoring",
          "over"};
}

/// A tile on the board.
struct Placed {
  Tile tile;
  Cells on;
  static constexpr auto fields = every_member;
  friend constexpr bool operator==(const Placed&, const Placed&) = default;
};

/// What a face-down token is: nobody knows until somebody looks.
enum class Hidden : std::uint8_t { unknown, shell, coral, crystal, pearl, dragon_scale };
constexpr std::array<std::string_view, 6> names_of(Hidden) {
  return {"unknown", "shell", "coral", "crystal", "pearl", "dragon_scale"};
}
constexpr Hidden hidden(Treasure treasure) { return static_cast<Hidden>(index_of(treasure) + 1); }
/// The treasure of a token somebody has looked at; a shell for one that nobody has, so that it is total.
constexpr Treasure revealed(Hidden what) { return static_cast<Treasure>(index_of(what) == 0 ? 0 : index_of(what) - 1); }

/// A token that lies face down, on a treasure space or in front of a player.
struct FaceDown {
  Hidden what{};
  SeatSet seen;               ///< Who has looked at it.
  std::optional<Seat> owner;  ///< Who gained it; nobody while it lies on a space.
  Hex at;                     ///< The space it lies on; the hex off the board once it is gained.
  static constexpr auto fields = every_member;
  friend constexpr bool operator==(const FaceDown&, const FaceDown&) = default;
};

/// The tokens that lie face up on one treasure space.
struct Heap {
  Hex at;
  Treasures up;
  static constexpr auto fields = every_member;
  friend constexpr bool operator==(const Heap&, const Heap&) = default;
};

/// A treasure space the acting player has entered this round, how often, and how many tokens she has had from it.
struct Visit {
  Hex at;
  std::uint8_t entries = 1;
  std::uint8_t gained = 0;
  static constexpr auto fields = every_member;
  friend constexpr bool operator==(const Visit&, const Visit&) = default;
};

/// A position of Mermaid Rain: all that lies on the table and in hands. A regular value below 1 KiB.
/// What only the deck or a pile knows (the order of cards, the face of an unseen tile or token) is not in here: it is
/// resolved by the chance action that reveals it.
struct State {
  std::uint8_t players = 4;
  std::uint8_t round = 1;
  Step step = Step::laying_tokens;
  Seat dealer = Seat::Ann;        ///< Who holds the Prince card.
  Seat acting = Seat::Ann;        ///< Whose action is next, where a step belongs to somebody.
  Few<Seat, 6> order;             ///< This round's player order, once melds are ranked.

  // cards
  Cards deck;
  Cards discards;
  PerSeat<Cards> hands;
  std::uint8_t owed = 0;          ///< Cards the acting player has yet to be dealt.
  PerSeat<Cards> chosen;          ///< Face down in front of a player, before they are shown.
  SeatSet princess_down;          ///< Who has chosen the Mermaid Princess card, and not shown it yet.
  SeatSet princess;               ///< Who has shown it.
  PerSeat<Cards> melds;           ///< Shown in front of each player.
  PerSeat<std::optional<Meld>> made;  ///< What each meld counts as, once ranked.
  std::array<std::uint8_t, 8> undercurrents{};  ///< The Undercurrents cards turned up, in order, numbered from 1; 0 for none yet.

  // tiles
  Tiles unseen_tiles;             ///< Of each kind, how many are nowhere face up: in piles, drawn unseen, discarded unseen.
  Counts<Shape> piles;            ///< How many tiles each pile holds.
  Counts<Shape> to_turn;          ///< Tiles of this round's column not turned up yet.
  Few<Tile, 16> offer;            ///< Face up, for the picking.
  Tiles tile_discards;
  Counts<Shape> unseen_discards;  ///< Tiles discarded without ever being seen.
  PerSeat<std::optional<Tile>> picked;  ///< The tile in front of a player, not placed.
  PerSeat<std::optional<Shape>> extra;  ///< The unseen tile in front of a player, not placed.
  PerSeat<std::optional<Tile>> extra_up;  ///< The extra tile in front of a player, where it has been turned up, not placed.
  Cells face_down_tile;           ///< Where the unseen tile just placed lies, until it is turned up.
  SeatSet pick_due;               ///< Who has yet to take a tile from the offer, or to find it empty.
  SeatSet bonus_due;              ///< Whose meld's effect is still to come.
  SeatSet warp_due;               ///< Who may still warp.
  Few<Placed, 36> tiles;          ///< On the board, oldest first.

  // mermaids and treasure
  PerSeat<Hex> mermaids;          ///< A hex of the tile or space a mermaid is on; the hex off the board before she enters.
  Few<Visit, most_spaces> visits; ///< The acting player's, this round.
  SeatSet looked;                 ///< Who has looked at the tokens of the space her mermaid entered last.
  SeatSet warped;                 ///< Who has warped this round and not moved since.
  SeatSet warp_gained;            ///< Who of them gained a token by it before her turn.
  SeatSet drifting;               ///< Whose dark tile has left from under the mermaid.
  Treasures pool;                 ///< Of each type, how many lie unseen: in the pool, or face down where nobody has looked.
  Count pool_size;                ///< How many tokens lie in the pool.
  Treasures gone;                 ///< Returned as tribute.
  Few<Heap, most_spaces> spaces;  ///< Face-up tokens, a heap for each treasure space that has any, in reading order.
  Few<FaceDown, most_face_down> face_down;   ///< Face-down tokens, on spaces and gained.
  PerSeat<Treasures> treasure;    ///< Face up in front of each player.
  PerSeat<std::int16_t> scores;
  std::uint8_t scored = 0;        ///< Types of treasure scored so far.

  std::array<std::uint8_t, Hex::cells> tile_at{};  ///< Derived: the place in `tiles` of the tile on a hex, from 1; 0 for none.

  static constexpr EveryMember fields{.but_last = 1};
  /// Besides, whether a chosen card is the princess card, and tokens that only some have looked at: view.cpp. The faces of
  /// tiles in piles and the types of tokens that nobody has turned up are known as sums, so they are no secret.
  static constexpr auto hidden = FieldTuple{hidden_from_everybody(&State::deck, "deck_size"),
                                            hidden_from_others(&State::hands, "hand_sizes"),
                                            hidden_from_others(&State::chosen, "chosen_sizes")};
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace fathom::mermaid_rain
