#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "model/core/actions.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"
#include "model/mermaids_song/components.hpp"
#include "model/mermaids_song/state.hpp"

// Every action at the table, in the order of the rulebook, each with an example as scenarios write it. Who acts is written
// before the action (`Ann: end_turn`); what chance brings is written without a name.

namespace fathom::mermaids_song {

/// A sea creature is turned up next to the Creature deck: `turn_creature: nine`.
struct TurnCreature {
  Creature creature{};
  static constexpr NamedSet<Step> due{Step::laying_creatures, Step::replacing};
  static constexpr std::string_view line = "a creature is turned up: {creature}";
  friend bool operator==(const TurnCreature&, const TurnCreature&) = default;
};
/// A card of the Mermaid deck is dealt: `deal: {to: Ann, card: song_2}`.
struct Deal {
  Seat to{};
  Card card{};
  static constexpr auto observers = Observers::actor;
  static constexpr NamedSet<Step> due{Step::dealing};
  static constexpr std::string_view line = "{to} is dealt {card}";
  friend bool operator==(const Deal&, const Deal&) = default;
};
/// A Kraken or Treasure comes up in the deal and is put aside; another card follows:
/// `set_aside: {to: Ann, card: kraken}`.
struct SetAside {
  Seat to{};
  Card card{};
  static constexpr NamedSet<Step> due{Step::dealing};
  static constexpr std::string_view line = "{card} comes up for {to} and is put aside";
  friend bool operator==(const SetAside&, const SetAside&) = default;
};
/// Whoever went swimming most recently begins: `first_player: Bob`.
struct FirstPlayer {
  Seat to{};
  static constexpr auto doer = Doer::anybody;
  static constexpr NamedSet<Step> due{Step::first_player};
  static constexpr std::string_view line = "{to} went swimming last and begins";
  friend bool operator==(const FirstPlayer&, const FirstPlayer&) = default;
};
/// Somebody who could do something before she draws does not, and the next card follows: `Ann: draw_next`. The others do not
/// see that she could have.
struct DrawNext {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr auto observers = Observers::actor;
  static constexpr NamedSet<Step> due{Step::before_drawing, Step::between_draws};
  static constexpr std::string_view line = "{by} keeps what she has and draws";
  friend bool operator==(const DrawNext&, const DrawNext&) = default;
};
/// A card of the Mermaid deck is drawn: `draw: {to: Ann, card: silence_1}`.
struct Draw {
  Seat to{};
  Card card{};
  static constexpr auto observers = Observers::actor;
  static constexpr NamedSet<Step> due{Step::drawing};
  static constexpr std::string_view line = "{to} draws {card}";
  friend bool operator==(const Draw&, const Draw&) = default;
};
/// The discard pile becomes a new Mermaid deck: `reshuffle: {}`.
struct Reshuffle {
  static constexpr NamedSet<Step> due{Step::drawing};
  static constexpr std::string_view line = "the discards become a new deck of {cards}";
  friend bool operator==(const Reshuffle&, const Reshuffle&) = default;
};
/// A card has to be drawn and there is none, so that play ends: `end_play: {}`.
struct EndPlay {
  static constexpr NamedSet<Step> due{Step::drawing};
  static constexpr std::string_view line = "no card is left for {her} to draw, and play ends";
  friend bool operator==(const EndPlay&, const EndPlay&) = default;
};
/// The whole hand is discarded instead of an action phase, or after it where a house rule has it so: `Ann: discard_hand`.
struct DiscardHand {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::before_drawing, Step::choosing, Step::acting};
  static constexpr std::string_view line = "{by} discards her hand, {hand}, and her turn is over";
  friend bool operator==(const DiscardHand&, const DiscardHand&) = default;
};
/// The hand is kept, and the action phase begins: `Ann: begin_actions`.
struct BeginActions {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::choosing};
  static constexpr std::string_view line = "{by} begins her actions";
  friend bool operator==(const BeginActions&, const BeginActions&) = default;
};
/// A mermaid is placed in front of her player: `Ann: play_mermaid`.
struct PlayMermaid {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::acting};
  static constexpr std::string_view line = "{by} plays a mermaid";
  friend bool operator==(const PlayMermaid&, const PlayMermaid&) = default;
};
/// A song or silence is played on a mermaid, the owner's first or `nth`: `Ann: {play: {card: song_3, at: Bob, nth: 1}}`.
/// Where cards then cancel in one way only, they are covered at once; where in several, `cover` follows.
struct Play {
  Seat by{};
  Card card{};
  Seat on{};
  std::uint8_t nth = 1;
  static constexpr int highest = most_mermaids;
  static constexpr NamedSet<Step> due{Step::acting};
  static constexpr std::string_view line = "{by} plays {card} on {mermaid}";
  friend bool operator==(const Play&, const Play&) = default;
};
/// Cards that cancel are put underneath their mermaid: `Ann: {cover: [song_3, silence_1, silence_2]}`.
struct Cover {
  Seat by{};
  Cards cards;
  static constexpr NamedSet<Step> due{Step::covering};
  static constexpr std::string_view line = "{by} puts {cards} underneath {mermaid}";
  friend bool operator==(const Cover&, const Cover&) = default;
};
/// The Kraken is released: `Ann: release_kraken`. What each player loses follows.
struct ReleaseKraken {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::between_draws, Step::choosing, Step::acting};
  static constexpr std::string_view line = "{by} releases the Kraken";
  friend bool operator==(const ReleaseKraken&, const ReleaseKraken&) = default;
};
/// A player's most powerful mermaid leaves to put the Kraken back to sleep: `Bob: {lose: 2}`, her second.
struct Lose {
  Seat by{};
  std::uint8_t nth = 1;
  static constexpr int highest = most_mermaids;
  static constexpr NamedSet<Step> due{Step::losing};
  static constexpr std::string_view line = "{by} gives up {mermaid}";
  friend bool operator==(const Lose&, const Lose&) = default;
};
/// The Treasure of the Deep is played on another player: `Ann: {play_treasure: Bob}`. The creature follows as `lure`.
struct PlayTreasure {
  Seat by{};
  Seat from{};
  static constexpr NamedSet<Step> due{Step::between_draws, Step::choosing, Step::acting};
  static constexpr std::string_view line = "{by} plays the Treasure of the Deep on {from}";
  friend bool operator==(const PlayTreasure&, const PlayTreasure&) = default;
};
/// A creature picked at random comes over to the player in turn: `lure: five`.
struct Lure {
  Creature creature{};
  static constexpr NamedSet<Step> due{Step::luring};
  static constexpr std::string_view line = "{thief} lures {creature} away{from_whom}";
  friend bool operator==(const Lure&, const Lure&) = default;
};
/// The turn ends with the Treasure of the Deep discarded, there being no creature to lure: `Ann: discard_treasure`.
struct DiscardTreasure {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::between_draws, Step::choosing, Step::acting};
  static constexpr std::string_view line = "{by} finds no creature to lure, discards the Treasure and ends her turn";
  friend bool operator==(const DiscardTreasure&, const DiscardTreasure&) = default;
};
/// A mermaid entices a creature that is face up: `Ann: {entice: {nth: 1, creature: seven}}`. Another one follows as
/// `turn_creature`.
struct Entice {
  Seat by{};
  std::uint8_t nth = 1;
  Creature creature{};
  static constexpr int highest = most_mermaids;
  static constexpr NamedSet<Step> due{Step::acting};
  static constexpr std::string_view line = "{by} entices {creature} with {mermaid}";
  friend bool operator==(const Entice&, const Entice&) = default;
};
/// The turn is over: `Ann: end_turn`.
struct EndTurn {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::before_drawing, Step::between_draws, Step::choosing, Step::acting};
  static constexpr std::string_view line = "{by} ends her turn";
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};

using Action =
    std::variant<TurnCreature, Deal, SetAside, FirstPlayer, DrawNext, Draw, Reshuffle, EndPlay, DiscardHand, BeginActions,
                 PlayMermaid, Play, Cover, ReleaseKraken, Lose, PlayTreasure, Lure, DiscardTreasure, Entice, EndTurn>;

}  // namespace fathom::mermaids_song
