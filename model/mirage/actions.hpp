#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "model/core/actions.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"
#include "model/mirage/board.hpp"
#include "model/mirage/components.hpp"
#include "model/mirage/square.hpp"
#include "model/mirage/state.hpp"

// Every action at the table, in the order of the rulebook, each with an example as scenarios write it. Who acts is written
// before the action (`Ann: leave_coast`); what chance brings is written without a name. Everything happens in the open.

namespace fathom::mirage {

/// The first Coast tile is put in the middle of the table: `starting_tile: {pattern: alike, face: front}`.
struct StartingTile {
  CoastPattern pattern{};
  CoastFace face{};
  static constexpr auto drawn_from = &State::pile;
  static constexpr NamedSet<Step> due{Step::starting_tile};
  static constexpr std::string_view line = "a Coast tile starts the board: {sides}";
  friend bool operator==(const StartingTile&, const StartingTile&) = default;
};
/// With three players, a Survey tile is drawn, looked at, and returned to the box: `set_aside: light_dark_light`.
struct SetAside {
  SurveyTile tile{};
  static constexpr auto drawn_from = &State::bag;
  static constexpr NamedSet<Step> due{Step::setting_aside};
  static constexpr std::string_view line = "{tile} goes back to the box";
  friend bool operator==(const SetAside&, const SetAside&) = default;
};
/// A starting player is chosen: `first_player: Bob`.
struct FirstPlayer {
  Seat to{};
  static constexpr auto doer = Doer::anybody;
  static constexpr NamedSet<Step> due{Step::first_player};
  static constexpr std::string_view line = "{to} begins";
  friend bool operator==(const FirstPlayer&, const FirstPlayer&) = default;
};
/// A Survey tile is drawn from the bag: `draw: {to: Ann, tile: light_dark_light}`.
struct Draw {
  Seat to{};
  SurveyTile tile{};
  static constexpr auto drawn_from = &State::bag;
  static constexpr NamedSet<Step> due{Step::drawing};
  static constexpr std::string_view line = "{to} draws {tile}";
  friend bool operator==(const Draw&, const Draw&) = default;
};
/// By a house rule, a Survey tile from the bag is laid open beside it: `reveal: light_dark_light`.
struct Reveal {
  SurveyTile tile{};
  static constexpr auto drawn_from = &State::bag;
  static constexpr NamedSet<Step> due{Step::revealing};
  static constexpr std::string_view line = "{tile} is laid open";
  friend bool operator==(const Reveal&, const Reveal&) = default;
};
/// By a house rule, a Survey tile is put back, and another is got: `Ann: redraw`.
struct Redraw {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::taking_coast, Step::laying};
  static constexpr std::string_view line = "{by} puts her Survey tile back";
  friend bool operator==(const Redraw&, const Redraw&) = default;
};
/// In the Advanced variant, a Survey tile is taken from its stack: `Ann: {choose_tile: light_dark_light}`.
struct ChooseTile {
  Seat by{};
  SurveyTile tile{};
  static constexpr NamedSet<Step> due{Step::choosing_tile};
  static constexpr std::string_view line = "{by} chooses {tile}";
  friend bool operator==(const ChooseTile&, const ChooseTile&) = default;
};
/// A Coast tile comes with a Survey tile of one shade: `Ann: {take_coast: alike}`.
struct TakeCoast {
  Seat by{};
  CoastPattern pattern{};
  static constexpr NamedSet<Step> due{Step::taking_coast};
  static constexpr std::string_view line = "{by} takes {pattern}";
  friend bool operator==(const TakeCoast&, const TakeCoast&) = default;
};
/// The Survey tile is laid: `Ann: {lay: {corner: E2N1, elbow: north_east, side: land}}`.
struct Lay {
  Seat by{};
  Square corner;
  Elbow elbow{};
  Terrain side{};
  static constexpr NamedSet<Step> due{Step::laying};
  static constexpr std::string_view line = "{by} lays {side}: {squares}";
  friend bool operator==(const Lay&, const Lay&) = default;
};
/// The Coast tile is laid: `Ann: {lay_coast: {at: E3, face: front, turned: north}}`.
struct LayCoast {
  Seat by{};
  Square at;
  CoastFace face{};
  Direction turned{};
  static constexpr NamedSet<Step> due{Step::laying_coast};
  static constexpr std::string_view line = "{by} lays a Coast tile on {at}{sides}";
  friend bool operator==(const LayCoast&, const LayCoast&) = default;
};
/// The Coast tile is not laid: `Ann: leave_coast`.
struct LeaveCoast {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::laying_coast};
  static constexpr std::string_view line = "{by} does not lay her Coast tile";
  friend bool operator==(const LeaveCoast&, const LeaveCoast&) = default;
};
/// Explorers are added to the Survey tile just laid: `Ann: {add_explorers: [first_arm, corner]}`.
struct AddExplorers {
  Seat by{};
  Parts on;
  static constexpr NamedSet<Step> due{Step::adding};
  static constexpr std::string_view line = "{by} adds {explorers}";
  friend bool operator==(const AddExplorers&, const AddExplorers&) = default;
};
/// A camel is added to the sand of the Coast tile just laid, or a ship to its water: `Ann: {add_to_coast: land}`.
struct AddToCoast {
  Seat by{};
  Terrain on{};
  static constexpr NamedSet<Step> due{Step::adding_to_coast};
  static constexpr std::string_view line = "{by} adds {explorer} to the Coast tile";
  friend bool operator==(const AddToCoast&, const AddToCoast&) = default;
};
/// Nothing is added to the Coast tile: `Ann: leave_coast_empty`.
struct LeaveCoastEmpty {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::adding_to_coast};
  static constexpr std::string_view line = "{by} adds nothing to her Coast tile";
  friend bool operator==(const LeaveCoastEmpty&, const LeaveCoastEmpty&) = default;
};
/// Of several gaps, the one to be resolved next is chosen: `Ann: {choose_gap: E2N1}`.
struct ChooseGap {
  Seat by{};
  Square gap;
  static constexpr NamedSet<Step> due{Step::choosing_gap};
  static constexpr std::string_view line = "{by} has {the_gap} resolved next";
  friend bool operator==(const ChooseGap&, const ChooseGap&) = default;
};
/// Of the players tied for a gap, the one who gets it is chosen: `Ann: {award: Bob}`.
struct Award {
  Seat by{};
  Seat to{};
  static constexpr NamedSet<Step> due{Step::awarding};
  static constexpr std::string_view line = "{by} {awards}";
  friend bool operator==(const Award&, const Award&) = default;
};
/// A tent is placed in the gap: `Bob: {pitch_tent: E2N1}`.
struct PitchTent {
  Seat by{};
  Square at;
  static constexpr NamedSet<Step> due{Step::pitching};
  static constexpr std::string_view line = "{by} pitches a tent on {at}";
  friend bool operator==(const PitchTent&, const PitchTent&) = default;
};
/// Where no tent is left, one on the table moves to the gap: `Bob: {move_tent: {from: W3, to: E2N1}}`.
struct MoveTent {
  Seat by{};
  Square from;
  Square to;
  static constexpr NamedSet<Step> due{Step::pitching};
  static constexpr std::string_view line = "{by} moves a tent from {from} to {to}";
  friend bool operator==(const MoveTent&, const MoveTent&) = default;
};
/// No tent is placed in the gap: `Bob: go_without`.
struct GoWithout {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::pitching};
  static constexpr std::string_view line = "{by} places no tent";
  friend bool operator==(const GoWithout&, const GoWithout&) = default;
};
/// A palm tree is placed on the first free square of the gap, from the north: `Bob: {plant: red}`.
struct Plant {
  Seat by{};
  Colour colour{};
  static constexpr NamedSet<Step> due{Step::planting};
  static constexpr std::string_view line = "{by} plants {colour}";
  friend bool operator==(const Plant&, const Plant&) = default;
};
/// An explorer fills the square a tent has left: `Bob: {keep_trees: {with: camel}}` from the supply, or `from` a square.
struct KeepTrees {
  Seat by{};
  Explorer with{};
  std::optional<Square> from;
  static constexpr NamedSet<Step> due{Step::keeping_trees};
  static constexpr std::string_view line = "{by} keeps the trees with {with} from {where}";
  friend bool operator==(const KeepTrees&, const KeepTrees&) = default;
};
/// The square a tent has left stays empty: `Bob: lose_trees`.
struct LoseTrees {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::keeping_trees};
  static constexpr std::string_view line = "{by} leaves the trees to nobody";
  friend bool operator==(const LoseTrees&, const LoseTrees&) = default;
};
/// Regions, tents and trees are counted, each tent on the best square of its gap: `score: {}`.
struct Scoring {
  static constexpr std::string_view verb = "score";
  static constexpr NamedSet<Step> due{Step::scoring};
  static constexpr std::string_view line = "{what} are counted{points}";
  friend bool operator==(const Scoring&, const Scoring&) = default;
};

using Action = std::variant<StartingTile, SetAside, FirstPlayer, Reveal, Draw, ChooseTile, Redraw, TakeCoast, Lay, LayCoast,
                            LeaveCoast, AddExplorers, AddToCoast, LeaveCoastEmpty, ChooseGap, Award, PitchTent, MoveTent,
                            GoWithout, KeepTrees, LoseTrees, Plant, Scoring>;

}  // namespace fathom::mirage
