#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/seats.hpp"
#include "model/mirage/board.hpp"
#include "model/mirage/components.hpp"
#include "model/mirage/square.hpp"

// Every deed at the table, in the order of the rulebook, each with an example as scenarios write it. Who acts is written
// before the deed (`Ann: leave_coast`); what chance brings is written without a name. Everything happens in the open.

namespace fathom::mirage {

/// The first Coast tile is put in the middle of the table: `starting_tile: {pattern: alike, face: front}`.
struct StartingTile {
  CoastPattern pattern{};
  CoastFace face{};
  static constexpr std::string_view verb = "starting_tile";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"pattern", &StartingTile::pattern}, Field{"face", &StartingTile::face}};
  friend bool operator==(const StartingTile&, const StartingTile&) = default;
};
/// With three players, a Survey tile is drawn, looked at, and returned to the box: `set_aside: light_dark_light`.
struct SetAside {
  SurveyTile tile{};
  static constexpr std::string_view verb = "set_aside";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"tile", &SetAside::tile}};
  friend bool operator==(const SetAside&, const SetAside&) = default;
};
/// A starting player is chosen: `first_player: Bob`.
struct FirstPlayer {
  Seat to{};
  static constexpr std::string_view verb = "first_player";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"to", &FirstPlayer::to}};
  friend bool operator==(const FirstPlayer&, const FirstPlayer&) = default;
};
/// A Survey tile is drawn from the bag: `draw: {to: Ann, tile: light_dark_light}`.
struct Draw {
  Seat to{};
  SurveyTile tile{};
  static constexpr std::string_view verb = "draw";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"to", &Draw::to}, Field{"tile", &Draw::tile}};
  friend bool operator==(const Draw&, const Draw&) = default;
};
/// In the Advanced variant, a Survey tile is taken from its stack: `Ann: {choose_tile: light_dark_light}`.
struct ChooseTile {
  Seat by{};
  SurveyTile tile{};
  static constexpr std::string_view verb = "choose_tile";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &ChooseTile::by}, Field{"tile", &ChooseTile::tile}};
  friend bool operator==(const ChooseTile&, const ChooseTile&) = default;
};
/// A Coast tile comes with a Survey tile of one shade: `Ann: {take_coast: alike}`.
struct TakeCoast {
  Seat by{};
  CoastPattern pattern{};
  static constexpr std::string_view verb = "take_coast";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &TakeCoast::by}, Field{"pattern", &TakeCoast::pattern}};
  friend bool operator==(const TakeCoast&, const TakeCoast&) = default;
};
/// The Survey tile is laid: `Ann: {lay: {corner: E2N1, elbow: north_east, side: land}}`.
struct Lay {
  Seat by{};
  Square corner;
  Elbow elbow{};
  Terrain side{};
  static constexpr std::string_view verb = "lay";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Lay::by}, Field{"corner", &Lay::corner},
                                            Field{"elbow", &Lay::elbow}, Field{"side", &Lay::side}};
  friend bool operator==(const Lay&, const Lay&) = default;
};
/// The Coast tile is laid: `Ann: {lay_coast: {at: E3, face: front, turned: north}}`.
struct LayCoast {
  Seat by{};
  Square at;
  CoastFace face{};
  Direction turned{};
  static constexpr std::string_view verb = "lay_coast";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &LayCoast::by}, Field{"at", &LayCoast::at},
                                            Field{"face", &LayCoast::face}, Field{"turned", &LayCoast::turned}};
  friend bool operator==(const LayCoast&, const LayCoast&) = default;
};
/// The Coast tile is not laid: `Ann: leave_coast`.
struct LeaveCoast {
  Seat by{};
  static constexpr std::string_view verb = "leave_coast";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &LeaveCoast::by}};
  friend bool operator==(const LeaveCoast&, const LeaveCoast&) = default;
};
/// Explorers are added to the Survey tile just laid: `Ann: {add_explorers: [first_arm, corner]}`.
struct AddExplorers {
  Seat by{};
  Parts on;
  static constexpr std::string_view verb = "add_explorers";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &AddExplorers::by}, Field{"on", &AddExplorers::on}};
  friend bool operator==(const AddExplorers&, const AddExplorers&) = default;
};
/// A camel is added to the sand of the Coast tile just laid, or a ship to its water: `Ann: {add_to_coast: land}`.
struct AddToCoast {
  Seat by{};
  Terrain on{};
  static constexpr std::string_view verb = "add_to_coast";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &AddToCoast::by}, Field{"on", &AddToCoast::on}};
  friend bool operator==(const AddToCoast&, const AddToCoast&) = default;
};
/// Of several gaps, the one to be resolved next is chosen: `Ann: {choose_gap: E2N1}`.
struct ChooseGap {
  Seat by{};
  Square gap;
  static constexpr std::string_view verb = "choose_gap";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &ChooseGap::by}, Field{"gap", &ChooseGap::gap}};
  friend bool operator==(const ChooseGap&, const ChooseGap&) = default;
};
/// Of the players tied for a gap, the one who gets it is chosen: `Ann: {award: Bob}`.
struct Award {
  Seat by{};
  Seat to{};
  static constexpr std::string_view verb = "award";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Award::by}, Field{"to", &Award::to}};
  friend bool operator==(const Award&, const Award&) = default;
};
/// A tent is placed in the gap: `Bob: {pitch_tent: E2N1}`.
struct PitchTent {
  Seat by{};
  Square at;
  static constexpr std::string_view verb = "pitch_tent";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &PitchTent::by}, Field{"at", &PitchTent::at}};
  friend bool operator==(const PitchTent&, const PitchTent&) = default;
};
/// Where no tent is left, one on the table moves to the gap: `Bob: {move_tent: {from: W3, to: E2N1}}`.
struct MoveTent {
  Seat by{};
  Square from;
  Square to;
  static constexpr std::string_view verb = "move_tent";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields =
      FieldTuple{Field{"by", &MoveTent::by}, Field{"from", &MoveTent::from}, Field{"to", &MoveTent::to}};
  friend bool operator==(const MoveTent&, const MoveTent&) = default;
};
/// A palm tree is placed on the first free square of the gap, from the north: `Bob: {plant: red}`.
struct Plant {
  Seat by{};
  Colour colour{};
  static constexpr std::string_view verb = "plant";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Plant::by}, Field{"colour", &Plant::colour}};
  friend bool operator==(const Plant&, const Plant&) = default;
};
/// An explorer fills the square a tent has left: `Bob: {keep_trees: {with: camel}}` from the supply, or `from` a square.
struct KeepTrees {
  Seat by{};
  Explorer with{};
  std::optional<Square> from;
  static constexpr std::string_view verb = "keep_trees";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields =
      FieldTuple{Field{"by", &KeepTrees::by}, Field{"with", &KeepTrees::with}, Field{"from", &KeepTrees::from}};
  friend bool operator==(const KeepTrees&, const KeepTrees&) = default;
};
/// The square a tent has left stays empty: `Bob: lose_trees`.
struct LoseTrees {
  Seat by{};
  static constexpr std::string_view verb = "lose_trees";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &LoseTrees::by}};
  friend bool operator==(const LoseTrees&, const LoseTrees&) = default;
};
/// Regions, tents and trees are counted, each tent on the best square of its gap: `score: {}`.
struct Scoring {
  static constexpr std::string_view verb = "score";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const Scoring&, const Scoring&) = default;
};

using Action =
    std::variant<StartingTile, SetAside, FirstPlayer, Draw, ChooseTile, TakeCoast, Lay, LayCoast, LeaveCoast, AddExplorers,
                 AddToCoast, ChooseGap, Award, PitchTent, MoveTent, KeepTrees, LoseTrees, Plant, Scoring>;

}  // namespace fathom::mirage
