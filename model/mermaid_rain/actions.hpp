#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "model/core/actions.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"
#include "model/mermaid_rain/components.hpp"
#include "model/mermaid_rain/state.hpp"

namespace fathom::mermaid_rain {

// One act per physical action at the table. Chance and forced actions first, in the order of a round, then the players'.

/// A token is drawn and laid face up on the next spot of the layout: `lay: {treasure: pearl}`.
struct Lay {
  Treasure treasure{};
  static constexpr NamedSet<Step> due{Step::laying_tokens};
  static constexpr std::string_view line = "{treasure} is laid face up{on}";
  friend bool operator==(const Lay&, const Lay&) = default;
};
/// The face-down tokens go out unseen, the rest becomes the pool, and everybody has a mermaid in hand: `set_out: {}`.
struct SetOut {
  static constexpr NamedSet<Step> due{Step::setting_out};
  static constexpr std::string_view line = "the face-down tokens go out and the rest becomes the pool";
  friend bool operator==(const SetOut&, const SetOut&) = default;
};
/// Somebody becomes the first dealer and gets the Prince card: `first_dealer: {to: Cleo}`.
struct FirstDealer {
  Seat to{};
  static constexpr auto doer = Doer::anybody;
  static constexpr NamedSet<Step> due{Step::first_dealer};
  static constexpr std::string_view line = "{to} gets the Prince card and deals first";
  friend bool operator==(const FirstDealer&, const FirstDealer&) = default;
};
/// A player is dealt cards: `deal: {to: Ann, cards: [dolphin, gull, gull, gull, turtle, turtle, turtle]}`.
struct Deal {
  Seat to{};
  Cards cards;
  static constexpr auto observers = Observers::actor;
  static constexpr NamedSet<Step> due{Step::dealing};
  static constexpr std::string_view line = "{to} is dealt {cards}";
  friend bool operator==(const Deal&, const Deal&) = default;
};
/// The discarded Adventure cards are shuffled into a new deck: `reshuffle_cards: {}`.
struct ReshuffleCards {
  static constexpr NamedSet<Step> due{Step::dealing};
  static constexpr std::string_view line = "the discards become a new deck of {cards}";
  friend bool operator==(const ReshuffleCards&, const ReshuffleCards&) = default;
};
/// An Undercurrents card is turned up; cards are numbered from 1 as the components list them: `undercurrents: {card: 3}`.
struct TurnUndercurrents {
  std::uint8_t card = 1;
  static constexpr std::string_view verb = "undercurrents";
  static constexpr NamedSet<Step> due{Step::undercurrents};
  static constexpr std::string_view line = "Undercurrents card {card} is turned up{asking}";
  friend bool operator==(const TurnUndercurrents&, const TurnUndercurrents&) = default;
};
/// A Surf tile is turned up for the offer: `turn_tile: {tile: dark long dolphin}`.
struct TurnTile {
  Tile tile;
  static constexpr NamedSet<Step> due{Step::turning_tiles};
  static constexpr std::string_view line = "a {tile} tile is turned up";
  friend bool operator==(const TurnTile&, const TurnTile&) = default;
};
/// The discarded tiles of one shape are shuffled into a new pile: `reshuffle_tiles: {shape: long}`.
struct ReshuffleTiles {
  Shape shape{};
  static constexpr NamedSet<Step> due{Step::turning_tiles};
  static constexpr std::string_view line = "the discarded {shape} tiles become a new pile";
  friend bool operator==(const ReshuffleTiles&, const ReshuffleTiles&) = default;
};
/// Everybody turns over what they chose: `show_cards: {}`.
struct ShowCards {
  static constexpr NamedSet<Step> due{Step::showing_cards};
  static constexpr std::string_view line = "all turn over what they chose{shown}";
  friend bool operator==(const ShowCards&, const ShowCards&) = default;
};
/// A token from the pool goes face up to a player: `draw_token: {to: Ann, treasure: coral}`.
struct DrawToken {
  Seat to{};
  Treasure treasure{};
  static constexpr NamedSet<Step> due{Step::drawing_token};
  static constexpr std::string_view line = "{to} draws {treasure} from the pool";
  friend bool operator==(const DrawToken&, const DrawToken&) = default;
};
/// The Prince card goes to the player of the best meld: `pass_prince: {to: Dan}`.
struct PassPrince {
  Seat to{};
  static constexpr auto doer = Doer::anybody;
  static constexpr NamedSet<Step> due{Step::passing_prince};
  static constexpr std::string_view line = "the Prince card goes to {to}";
  friend bool operator==(const PassPrince&, const PassPrince&) = default;
};
/// The unseen tile is turned up, just placed or just drawn as it is read: `turn_extra: {tile: light short gull}`.
struct TurnExtra {
  Tile tile;
  static constexpr NamedSet<Step> due{Step::turning_extra, Step::turning_drawn};
  static constexpr std::string_view line = "the unseen tile{on} turns out to be a {tile}";
  friend bool operator==(const TurnExtra&, const TurnExtra&) = default;
};
/// What a player sees who looks at all face-down tokens of the space she entered, in the order they lie:
/// `look: {by: Ann, tokens: [pearl]}`. Tokens somebody has looked at before are what they were. Of a token that she has
/// gained without a look she sees what it is.
struct Look {
  Seat by{};
  Few<Treasure, 4> tokens;
  static constexpr auto observers = Observers::actor;
  static constexpr auto doer = Doer::forced;
  static constexpr NamedSet<Step> due{Step::looking, Step::warp_looking};
  static constexpr std::string_view line = "{by} looks at {which}: {found}";
  friend bool operator==(const Look&, const Look&) = default;
};
/// Dark tiles and tiles not placed leave: `clear_tiles: {}`.
struct ClearTiles {
  static constexpr NamedSet<Step> due{Step::clearing};
  static constexpr std::string_view line = "{leaving} the board";
  friend bool operator==(const ClearTiles&, const ClearTiles&) = default;
};
/// Everybody turns up the treasure gained face down: `turn_up_treasure: {}`.
struct TurnUpTreasure {
  static constexpr NamedSet<Step> due{Step::turning_up_treasure};
  static constexpr std::string_view line = "all turn up the treasure they gained face down";
  friend bool operator==(const TurnUpTreasure&, const TurnUpTreasure&) = default;
};
/// A player pays the witch: `pay_tribute: {by: Ann}`.
struct PayTribute {
  Seat by{};
  static constexpr auto doer = Doer::forced;
  static constexpr NamedSet<Step> due{Step::tribute};
  static constexpr std::string_view line = "{by} pays the witch{price}";
  friend bool operator==(const PayTribute&, const PayTribute&) = default;
};
/// One type of treasure is ranked and scored for everybody: `score: {treasure: pearl}`.
struct Score {
  Treasure treasure{};
  static constexpr NamedSet<Step> due{Step::scoring};
  static constexpr std::string_view line = "{type} is scored{points}";
  friend bool operator==(const Score&, const Score&) = default;
};

/// Cards put face down for the meld: `choose: {by: Ann, cards: [gull, gull]}`.
struct Choose {
  Seat by{};
  Cards cards;
  static constexpr auto observers = Observers::actor;
  static constexpr NamedSet<Step> due{Step::choosing_cards};
  static constexpr std::string_view line = "{by} puts {cards} face down";
  friend bool operator==(const Choose&, const Choose&) = default;
};
/// The Mermaid Princess card put face down, to end the meld: `choose_princess: {by: Ann}`.
struct ChoosePrincess {
  Seat by{};
  static constexpr auto observers = Observers::actor;
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::choosing_cards};
  static constexpr std::string_view line = "{by} puts her princess card face down";
  friend bool operator==(const ChoosePrincess&, const ChoosePrincess&) = default;
};

/// What a player calls the meld, where the reading `melding.declared` leaves a choice: `declare: {by: Ann, meld: mermaid_mist}`.
struct Declare {
  Seat by{};
  Meld meld{};
  static constexpr NamedSet<Step> due{Step::declaring};
  static constexpr std::string_view line = "{by} calls her meld a {title}";
  friend bool operator==(const Declare&, const Declare&) = default;
};
/// A tile taken from the offer: `pick: {by: Ann, tile: dark long dolphin}`.
struct Pick {
  Seat by{};
  Tile tile;
  static constexpr NamedSet<Step> due{Step::picking};
  static constexpr std::string_view line = "{by} picks the {tile} tile";
  friend bool operator==(const Pick&, const Pick&) = default;
};
/// No tile is left to take: `go_without: {by: Ann}`.
struct GoWithout {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::picking};
  static constexpr std::string_view line = "{by} finds no tile to pick";
  friend bool operator==(const GoWithout&, const GoWithout&) = default;
};
/// The meld's effect is carried out, before or after the tile is picked: `take_bonus: {by: Ann}`.
/// A drawn token follows as `draw_token`; the unseen tile and a warp have actions of their own.
struct TakeBonus {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::picking};
  static constexpr std::string_view line = "{by} {bonus}";
  friend bool operator==(const TakeBonus&, const TakeBonus&) = default;
};
/// An unseen tile of a chosen shape, the Aquamarine Waltz's effect: `draw_tile: {by: Ann, shape: curved}`.
struct DrawTile {
  Seat by{};
  Shape shape{};
  static constexpr NamedSet<Step> due{Step::picking};
  static constexpr std::string_view line = "{by} draws a {shape} tile unseen";
  friend bool operator==(const DrawTile&, const DrawTile&) = default;
};
/// The Mermaid Rain's effect: `warp: {by: Ann, to: F7}`.
struct Warp {
  Seat by{};
  Hex to;
  static constexpr NamedSet<Step> due{Step::picking, Step::moving};
  static constexpr std::string_view line = "{by} warps to {to}";
  friend bool operator==(const Warp&, const Warp&) = default;
};
/// The effect is let go: `forgo_bonus: {by: Ann}`. Only for a warp while melds are resolved, and for effects that find nothing.
struct ForgoBonus {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::picking};
  static constexpr std::string_view line = "{by} lets the bonus of her meld go";
  friend bool operator==(const ForgoBonus&, const ForgoBonus&) = default;
};
/// The mermaid enters the board: `start_at: {by: Ann, at: A1}`.
struct StartAt {
  Seat by{};
  Hex at;
  static constexpr NamedSet<Step> due{Step::starting};
  static constexpr std::string_view line = "{by} starts at {at}";
  friend bool operator==(const StartAt&, const StartAt&) = default;
};
/// Which of a player's tiles: the one picked, or the unseen extra one.
enum class Which : std::uint8_t { picked, extra };
constexpr std::array<std::string_view, 2> names_of(Which) { return {"picked", "extra"}; }
/// A tile laid on the board: `place: {by: Ann, tile: picked, at: [D4, E4, E5]}`.
struct Place {
  Seat by{};
  Which tile{};
  Cells on;
  static constexpr NamedSet<Step> due{Step::placing};
  static constexpr std::string_view line = "{by} places {what} on {on}";
  friend bool operator==(const Place&, const Place&) = default;
};
/// No more tiles are placed this turn: `stop_placing: {by: Ann}`.
struct StopPlacing {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::placing};
  static constexpr std::string_view line = "{by} places no more tiles";
  friend bool operator==(const StopPlacing&, const StopPlacing&) = default;
};
/// A move for one card. `to` is any hex of the tile or space moved onto: `move: {by: Ann, to: F7, card: turtle}`.
struct Move {
  Seat by{};
  Hex to;
  Card card{};
  static constexpr NamedSet<Step> due{Step::moving, Step::taking};
  static constexpr std::string_view line = "{by} moves {here} -> {to} with {card}";
  friend bool operator==(const Move&, const Move&) = default;
};
/// Deep Sea Movement: `deep_sea: {by: Ann, to: F7, cards: [gull, gull]}`.
struct DeepSea {
  Seat by{};
  Hex to;
  Cards cards;
  static constexpr NamedSet<Step> due{Step::moving, Step::taking};
  static constexpr std::string_view line = "{by} moves {here} -> {to} by deep sea with {cards}";
  friend bool operator==(const DeepSea&, const DeepSea&) = default;
};
/// A move for points, where a house rule sells them: `paid_move: {by: Ann, to: F7}`.
struct PaidMove {
  Seat by{};
  Hex to;
  static constexpr NamedSet<Step> due{Step::moving, Step::taking};
  static constexpr std::string_view line = "{by} moves {here} -> {to} for {price}";
  friend bool operator==(const PaidMove&, const PaidMove&) = default;
};
/// A player chooses to look at the tokens face down on the space she entered: `peek: {by: Ann}`. What she sees follows as
/// `look`.
struct Peek {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::moving, Step::taking, Step::warp_taking};
  static constexpr std::string_view line = "{by} chooses to look at the tokens face down on {here}";
  friend bool operator==(const Peek&, const Peek&) = default;
};
/// A face-up token gained: `take: {by: Ann, treasure: pearl}`.
struct Take {
  Seat by{};
  Treasure treasure{};
  static constexpr NamedSet<Step> due{Step::moving, Step::taking, Step::warp_taking};
  static constexpr std::string_view line = "{by} takes {the treasure}";
  friend bool operator==(const Take&, const Take&) = default;
};
/// A face-down token gained, counted from 1 in the order they lie: `take_hidden: {by: Ann, nth: 1}`.
struct TakeHidden {
  Seat by{};
  std::uint8_t nth = 1;
  static constexpr int highest = most_face_down;
  static constexpr NamedSet<Step> due{Step::moving, Step::taking, Step::warp_taking};
  static constexpr std::string_view line = "{by} takes the {which}token face down{what}";
  friend bool operator==(const TakeHidden&, const TakeHidden&) = default;
};
/// The token is left where it is, after a warp while melds are resolved: `leave: {by: Ann}`. Later one just moves on.
struct Leave {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::warp_taking};
  static constexpr std::string_view line = "{by} leaves the treasure where it is";
  friend bool operator==(const Leave&, const Leave&) = default;
};
/// The turn is over: `end_turn: {by: Ann}`.
struct EndTurn {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::moving, Step::taking};
  static constexpr std::string_view line = "{by} ends her turn";
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
/// A Drifting Move, when the dark tile under the mermaid has left: `drift: {by: Ann, to: A1}`.
struct Drift {
  Seat by{};
  Hex to;
  static constexpr NamedSet<Step> due{Step::drifting};
  static constexpr std::string_view line = "{by} drifts to {to}";
  friend bool operator==(const Drift&, const Drift&) = default;
};
/// Cards given up at the end of a round: `discard: {by: Ann, cards: [gull]}`.
struct Discard {
  Seat by{};
  Cards cards;
  static constexpr NamedSet<Step> due{Step::adjusting};
  static constexpr std::string_view line = "{by} discards {cards}";
  friend bool operator==(const Discard&, const Discard&) = default;
};

using Action =
    std::variant<Lay, SetOut, FirstDealer, Deal, ReshuffleCards, TurnUndercurrents, TurnTile, ReshuffleTiles, ShowCards,
                 DrawToken, PassPrince, TurnExtra, Look, ClearTiles, TurnUpTreasure, PayTribute, Score, Choose,
                 ChoosePrincess, Declare, Pick, GoWithout, TakeBonus, DrawTile, Warp, ForgoBonus, StartAt, Place,
                 StopPlacing, Move, DeepSea, PaidMove, Peek, Take, TakeHidden, Leave, EndTurn, Drift, Discard>;

}  // namespace fathom::mermaid_rain
