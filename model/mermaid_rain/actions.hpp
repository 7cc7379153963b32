#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/seats.hpp"
#include "model/mermaid_rain/components.hpp"

namespace fathom::mermaid_rain {

// One act per physical deed at the table. Chance and forced deeds first, in the order of a round, then the players'.

/// A token is drawn and laid face up on the next spot of the layout: `lay: {treasure: pearl}`.
struct Lay {
  Treasure treasure{};
  static constexpr std::string_view verb = "lay";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"treasure", &Lay::treasure}};
  friend bool operator==(const Lay&, const Lay&) = default;
};
/// The face-down tokens go out unseen, the rest becomes the pool, and everybody has a mermaid in hand: `set_out: {}`.
struct SetOut {
  static constexpr std::string_view verb = "set_out";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const SetOut&, const SetOut&) = default;
};
/// Somebody becomes the first dealer and gets the Prince card: `first_dealer: {to: Cleo}`.
struct FirstDealer {
  Seat to{};
  static constexpr std::string_view verb = "first_dealer";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"to", &FirstDealer::to}};
  friend bool operator==(const FirstDealer&, const FirstDealer&) = default;
};
/// A player is dealt cards: `deal: {to: Ann, cards: [dolphin, gull, gull, gull, turtle, turtle, turtle]}`.
struct Deal {
  Seat to{};
  Cards cards;
  static constexpr std::string_view verb = "deal";
  static constexpr Observers observers = Observers::actor;
  static constexpr auto fields = FieldTuple{Field{"to", &Deal::to}, Field{"cards", &Deal::cards}};
  friend bool operator==(const Deal&, const Deal&) = default;
};
/// The discarded Adventure cards are shuffled into a new deck: `reshuffle_cards: {}`.
struct ReshuffleCards {
  static constexpr std::string_view verb = "reshuffle_cards";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const ReshuffleCards&, const ReshuffleCards&) = default;
};
/// An Undercurrents card is turned up; cards are numbered from 1 as the components list them: `undercurrents: {card: 3}`.
struct TurnUndercurrents {
  std::uint8_t card = 1;
  static constexpr std::string_view verb = "undercurrents";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"card", &TurnUndercurrents::card}};
  friend bool operator==(const TurnUndercurrents&, const TurnUndercurrents&) = default;
};
/// A Surf tile is turned up for the offer: `turn_tile: {tile: dark long dolphin}`.
struct TurnTile {
  Tile tile;
  static constexpr std::string_view verb = "turn_tile";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"tile", &TurnTile::tile}};
  friend bool operator==(const TurnTile&, const TurnTile&) = default;
};
/// The discarded tiles of one shape are shuffled into a new pile: `reshuffle_tiles: {shape: long}`.
struct ReshuffleTiles {
  Shape shape{};
  static constexpr std::string_view verb = "reshuffle_tiles";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"shape", &ReshuffleTiles::shape}};
  friend bool operator==(const ReshuffleTiles&, const ReshuffleTiles&) = default;
};
/// Everybody turns over what they chose: `show_cards: {}`.
struct ShowCards {
  static constexpr std::string_view verb = "show_cards";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const ShowCards&, const ShowCards&) = default;
};
/// A token from the pool goes face up to a player: `draw_token: {to: Ann, treasure: coral}`.
struct DrawToken {
  Seat to{};
  Treasure treasure{};
  static constexpr std::string_view verb = "draw_token";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"to", &DrawToken::to}, Field{"treasure", &DrawToken::treasure}};
  friend bool operator==(const DrawToken&, const DrawToken&) = default;
};
/// The Prince card goes to the player of the best meld: `pass_prince: {to: Dan}`.
struct PassPrince {
  Seat to{};
  static constexpr std::string_view verb = "pass_prince";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"to", &PassPrince::to}};
  friend bool operator==(const PassPrince&, const PassPrince&) = default;
};
/// The unseen tile just placed is turned up: `turn_extra: {tile: light short gull}`.
struct TurnExtra {
  Tile tile;
  static constexpr std::string_view verb = "turn_extra";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"tile", &TurnExtra::tile}};
  friend bool operator==(const TurnExtra&, const TurnExtra&) = default;
};
/// A player looks at all face-down tokens of the space she entered, in the order they lie: `look: {by: Ann, tokens: [pearl]}`.
/// Tokens somebody has looked at before are what they were.
struct Look {
  Seat by{};
  Few<Treasure, 4> tokens;
  static constexpr std::string_view verb = "look";
  static constexpr Observers observers = Observers::actor;
  static constexpr auto fields = FieldTuple{Field{"by", &Look::by}, Field{"tokens", &Look::tokens}};
  friend bool operator==(const Look&, const Look&) = default;
};
/// Dark tiles and tiles not placed leave: `clear_tiles: {}`.
struct ClearTiles {
  static constexpr std::string_view verb = "clear_tiles";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const ClearTiles&, const ClearTiles&) = default;
};
/// Everybody turns up the treasure gained face down: `turn_up_treasure: {}`.
struct TurnUpTreasure {
  static constexpr std::string_view verb = "turn_up_treasure";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const TurnUpTreasure&, const TurnUpTreasure&) = default;
};
/// A player pays the witch: `pay_tribute: {by: Ann}`.
struct PayTribute {
  Seat by{};
  static constexpr std::string_view verb = "pay_tribute";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &PayTribute::by}};
  friend bool operator==(const PayTribute&, const PayTribute&) = default;
};
/// One type of treasure is ranked and scored for everybody: `score: {treasure: pearl}`.
struct Score {
  Treasure treasure{};
  static constexpr std::string_view verb = "score";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"treasure", &Score::treasure}};
  friend bool operator==(const Score&, const Score&) = default;
};

/// Cards put face down for the meld: `choose: {by: Ann, cards: [gull, gull]}`.
struct Choose {
  Seat by{};
  Cards cards;
  static constexpr std::string_view verb = "choose";
  static constexpr Observers observers = Observers::actor;
  static constexpr auto fields = FieldTuple{Field{"by", &Choose::by}, Field{"cards", &Choose::cards}};
  friend bool operator==(const Choose&, const Choose&) = default;
};
/// The Mermaid Princess card put face down, to end the meld: `choose_princess: {by: Ann}`.
struct ChoosePrincess {
  Seat by{};
  static constexpr std::string_view verb = "choose_princess";
  static constexpr Observers observers = Observers::actor;
  static constexpr auto fields = FieldTuple{Field{"by", &ChoosePrincess::by}};
  friend bool operator==(const ChoosePrincess&, const ChoosePrincess&) = default;
};

/// The eight melds, best first.
enum class Meld : std::uint8_t {
  mermaid_rain, mermaid_squall, ocean_march, twin_splash, aquamarine_waltz, mermaid_mist, mermaid_drop, octopus
};
constexpr std::array<std::string_view, 8> names_of(Meld) {
  return {"mermaid_rain",     "mermaid_squall", "ocean_march",  "twin_splash",
          "aquamarine_waltz", "mermaid_mist",   "mermaid_drop", "octopus"};
}

/// What a player calls the meld, where the reading `melding.declared` leaves a choice: `declare: {by: Ann, meld: mermaid_mist}`.
struct Declare {
  Seat by{};
  Meld meld{};
  static constexpr std::string_view verb = "declare";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Declare::by}, Field{"meld", &Declare::meld}};
  friend bool operator==(const Declare&, const Declare&) = default;
};
/// A tile taken from the offer: `pick: {by: Ann, tile: dark long dolphin}`.
struct Pick {
  Seat by{};
  Tile tile;
  static constexpr std::string_view verb = "pick";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Pick::by}, Field{"tile", &Pick::tile}};
  friend bool operator==(const Pick&, const Pick&) = default;
};
/// No tile is left to take: `go_without: {by: Ann}`.
struct GoWithout {
  Seat by{};
  static constexpr std::string_view verb = "go_without";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &GoWithout::by}};
  friend bool operator==(const GoWithout&, const GoWithout&) = default;
};
/// The meld's effect is carried out, before or after the tile is picked: `take_bonus: {by: Ann}`.
/// A drawn token follows as `draw_token`; the unseen tile and a warp have actions of their own.
struct TakeBonus {
  Seat by{};
  static constexpr std::string_view verb = "take_bonus";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &TakeBonus::by}};
  friend bool operator==(const TakeBonus&, const TakeBonus&) = default;
};
/// An unseen tile of a chosen shape, the Aquamarine Waltz's effect: `draw_tile: {by: Ann, shape: curved}`.
struct DrawTile {
  Seat by{};
  Shape shape{};
  static constexpr std::string_view verb = "draw_tile";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &DrawTile::by}, Field{"shape", &DrawTile::shape}};
  friend bool operator==(const DrawTile&, const DrawTile&) = default;
};
/// The Mermaid Rain's effect: `warp: {by: Ann, to: F7}`.
struct Warp {
  Seat by{};
  Hex to;
  static constexpr std::string_view verb = "warp";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Warp::by}, Field{"to", &Warp::to}};
  friend bool operator==(const Warp&, const Warp&) = default;
};
/// The effect is let go: `forgo_bonus: {by: Ann}`. Only for a warp while melds are resolved, and for effects that find nothing.
struct ForgoBonus {
  Seat by{};
  static constexpr std::string_view verb = "forgo_bonus";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &ForgoBonus::by}};
  friend bool operator==(const ForgoBonus&, const ForgoBonus&) = default;
};
/// The mermaid enters the board: `start_at: {by: Ann, at: A1}`.
struct StartAt {
  Seat by{};
  Hex at;
  static constexpr std::string_view verb = "start_at";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &StartAt::by}, Field{"at", &StartAt::at}};
  friend bool operator==(const StartAt&, const StartAt&) = default;
};
/// Which of a player's tiles: the one picked, or the unseen extra one.
enum class Which : std::uint8_t { picked, extra };
constexpr std::array<std::string_view, 2> names_of(Which) { return {"picked", "extra"}; }
/// A tile laid on the board: `place: {by: Ann, tile: picked, on: [D4, E4, E5]}`.
struct Place {
  Seat by{};
  Which tile{};
  Cells on;
  static constexpr std::string_view verb = "place";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Place::by}, Field{"tile", &Place::tile}, Field{"on", &Place::on}};
  friend bool operator==(const Place&, const Place&) = default;
};
/// No more tiles are placed this turn: `stop_placing: {by: Ann}`.
struct StopPlacing {
  Seat by{};
  static constexpr std::string_view verb = "stop_placing";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &StopPlacing::by}};
  friend bool operator==(const StopPlacing&, const StopPlacing&) = default;
};
/// A move for one card. `to` is any hex of the tile or space moved onto: `move: {by: Ann, to: F7, card: turtle}`.
struct Move {
  Seat by{};
  Hex to;
  Card card{};
  static constexpr std::string_view verb = "move";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Move::by}, Field{"to", &Move::to}, Field{"card", &Move::card}};
  friend bool operator==(const Move&, const Move&) = default;
};
/// Deep Sea Movement: `deep_sea: {by: Ann, to: F7, cards: [gull, gull]}`.
struct DeepSea {
  Seat by{};
  Hex to;
  Cards cards;
  static constexpr std::string_view verb = "deep_sea";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields =
      FieldTuple{Field{"by", &DeepSea::by}, Field{"to", &DeepSea::to}, Field{"cards", &DeepSea::cards}};
  friend bool operator==(const DeepSea&, const DeepSea&) = default;
};
/// A face-up token gained: `take: {by: Ann, treasure: pearl}`.
struct Take {
  Seat by{};
  Treasure treasure{};
  static constexpr std::string_view verb = "take";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Take::by}, Field{"treasure", &Take::treasure}};
  friend bool operator==(const Take&, const Take&) = default;
};
/// A face-down token gained, counted from 1 in the order they lie: `take_hidden: {by: Ann, nth: 1}`.
struct TakeHidden {
  Seat by{};
  std::uint8_t nth = 1;
  static constexpr std::string_view verb = "take_hidden";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &TakeHidden::by}, Field{"nth", &TakeHidden::nth}};
  friend bool operator==(const TakeHidden&, const TakeHidden&) = default;
};
/// The token is left where it is, after a warp while melds are resolved: `leave: {by: Ann}`. Later one just moves on.
struct Leave {
  Seat by{};
  static constexpr std::string_view verb = "leave";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Leave::by}};
  friend bool operator==(const Leave&, const Leave&) = default;
};
/// The turn is over: `end_turn: {by: Ann}`.
struct EndTurn {
  Seat by{};
  static constexpr std::string_view verb = "end_turn";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &EndTurn::by}};
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
/// A Drifting Move, when the dark tile under the mermaid has left: `drift: {by: Ann, to: A1}`.
struct Drift {
  Seat by{};
  Hex to;
  static constexpr std::string_view verb = "drift";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Drift::by}, Field{"to", &Drift::to}};
  friend bool operator==(const Drift&, const Drift&) = default;
};
/// Cards given up at the end of a round: `discard: {by: Ann, cards: [gull]}`.
struct Discard {
  Seat by{};
  Cards cards;
  static constexpr std::string_view verb = "discard";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Discard::by}, Field{"cards", &Discard::cards}};
  friend bool operator==(const Discard&, const Discard&) = default;
};

using Action = std::variant<Lay, SetOut, FirstDealer, Deal, ReshuffleCards, TurnUndercurrents, TurnTile, ReshuffleTiles,
                            ShowCards, DrawToken, PassPrince, TurnExtra, Look, ClearTiles, TurnUpTreasure, PayTribute, Score,
                            Choose, ChoosePrincess, Declare, Pick, GoWithout, TakeBonus, DrawTile, Warp, ForgoBonus, StartAt,
                            Place, StopPlacing, Move, DeepSea, Take, TakeHidden, Leave, EndTurn, Drift, Discard>;

}  // namespace fathom::mermaid_rain
