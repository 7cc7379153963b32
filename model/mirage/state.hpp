#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/hidden.hpp"
#include "model/core/seats.hpp"
#include "model/mirage/board.hpp"
#include "model/mirage/components.hpp"
#include "model/mirage/square.hpp"

namespace fathom::mirage {

/// What happens next, in the order of the rulebook. A turn goes from `drawing`, or `choosing_tile` where there
/// are stacks, to the last gap it formed; `revealing` comes before where a house rule has tiles lie open.
enum class Step : std::uint8_t {
  starting_tile,
  setting_aside,
  first_player,
  revealing,
  drawing,
  choosing_tile,
  taking_coast,
  laying,
  laying_coast,
  adding,
  adding_to_coast,
  choosing_gap,
  awarding,
  pitching,
  keeping_trees,
  planting,
  scoring,
  over
};
constexpr std::array<std::string_view, 18> names_of(Step) {
  return {"starting_tile", "setting_aside", "first_player",  "revealing", "drawing",         "choosing_tile",
          "taking_coast",  "laying",        "laying_coast",  "adding",    "adding_to_coast", "choosing_gap",
          "awarding",      "pitching",      "keeping_trees", "planting",  "scoring",         "over"};
}

/// A tent in a gap.
struct Camp {
  Seat by{};
  Square at;
  static constexpr auto fields = every_member;
  friend bool operator==(const Camp&, const Camp&) = default;
};
/// A palm tree in a gap.
struct Tree {
  Colour colour{};
  Square at;
  static constexpr auto fields = every_member;
  friend bool operator==(const Tree&, const Tree&) = default;
};
/// A camel or ship that took a tent's place in a gap, to keep its trees.
struct Keeper {
  Seat by{};
  Explorer kind{};
  Square at;
  static constexpr auto fields = every_member;
  friend bool operator==(const Keeper&, const Keeper&) = default;
};

/// Points at the end, by source.
struct Score {
  std::int16_t regions = 0;
  std::int16_t tents = 0;
  std::int16_t trees = 0;
  std::int16_t house = 0;  ///< What house rules give or take.
  static constexpr auto fields = every_member;
  friend bool operator==(const Score&, const Score&) = default;
};

/// The most players there are pieces for, and the most of each small thing that lies about.
inline constexpr int most_camps = 12;
inline constexpr int most_trees = 64;
inline constexpr int most_keepers = 32;
inline constexpr int most_open_gaps = 12;  ///< A Survey tile and a Coast tile have fewer squares around them.

/// A position of Mirage: all that lies on the table. Nothing is hidden but the order of the bag, which is resolved by the
/// chance action that draws a tile. A regular value of about 8000 bytes, most of it the board's index.
struct State {
  std::uint8_t players = 2;
  Step step = Step::starting_tile;
  Seat turn = Seat::Ann;              ///< Whose turn it is.
  Counts<SurveyTile> bag;             ///< What is left in the bag, or in the stacks of the Advanced variant.
  Counts<SurveyTile> display;         ///< Survey tiles that lie open to be chosen, by a house rule.
  Counts<SurveyTile> set_aside;       ///< Survey tiles returned to the box.
  Counts<CoastPattern> pile;          ///< What is left of the pile of Coast tiles.
  Counts<CoastPattern> coasts_out;    ///< Coast tiles that are out of the game, in a reading that has it so.
  std::optional<SurveyTile> tile;     ///< The Survey tile drawn, until it is laid.
  std::optional<CoastPattern> coast;  ///< The Coast tile taken with it, until it is laid.
  std::optional<Square> coast_at;     ///< Where it was laid, until an explorer has been added to it.
  Board board;
  PerSeat<Count> camels;  ///< In each player's supply.
  PerSeat<Count> ships;
  PerSeat<Count> tents;
  PerSeat<Count> redraws;  ///< How often each player has put a Survey tile back, by a house rule.
  Few<Camp, most_camps> camps;
  Few<Square, most_open_gaps>
      gaps;  ///< Gaps of this turn not yet resolved, each by its northernmost, then westernmost square.
  std::optional<Square> resolving;  ///< The gap that is being resolved.
  std::optional<Seat> claimant;     ///< Who has won it, once that is known.
  std::optional<Square> vacated;    ///< The square among trees which a tent has just left.
  Few<Tree, most_trees> trees;
  Counts<Colour> tree_supply;
  Few<Keeper, most_keepers> keepers;
  PerSeat<Score> scores;  ///< Counted at the end; 0 until then.

  static constexpr auto fields = every_member;
  /// Whoever counts knows what is left in the bag and in the pile, and their order is settled only as tiles are drawn.
  static constexpr auto hidden = nothing_hidden;
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace fathom::mirage
