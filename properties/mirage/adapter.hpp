#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/mirage/by_the_book.hpp"
#include "model/mirage/mirage.hpp"
#include "properties/damage.hpp"
#include "properties/law.hpp"

namespace fathom::mirage::laws {

using namespace by_the_book;

/// What a campaign's plays must come to.
enum class Event : std::uint8_t {
  oasis,
  island,
  coast,
  large_gap,
  several_gaps,
  tie,
  tie_given_away,
  gap_of_nobody,
  camels_with_ships,
  tent_moved,
  few_explorers,
  no_explorers,
  coast_tile_laid,
  coast_tile_left,
  pile_empty,
  bag_empty,
  region_tied,
  three_tents,
  fewer_tents,
  choice_of_squares,
  victory_shared
};
constexpr std::array<std::string_view, 21> names_of(Event) {
  return {"an oasis",
          "an island",
          "a coast",
          "a gap of several squares",
          "several gaps at once",
          "a tie for a gap",
          "a tie given to another",
          "a gap nobody competes for",
          "a competition of camels and ships",
          "a tent moved",
          "fewer explorers than squares",
          "no explorer left to add",
          "a Coast tile laid",
          "a Coast tile that fits nowhere",
          "an end with the pile empty",
          "an end with the bag empty",
          "a region tied",
          "a journey to three tents",
          "a journey to fewer tents",
          "a tent that may choose its square",
          "a victory shared"};
}

/// What a spectator at the table would keep in mind to notice that a rule is broken. It is worked out from what is seen to
/// happen, never from what the state says about the past, save where a trace begins.
struct History {
  std::optional<Seat> on_turn;                  ///< Whose turn it is, or who has been chosen to begin.
  bool begun = false;                           ///< Whether that turn has begun.
  int aside = 0;                                ///< Survey tiles left out.
  int tiles_laid = 0;                           ///< Survey tiles laid in the whole play.
  std::optional<SurveyTile> drawn;              ///< The Survey tile in hand,
  std::optional<CoastPattern> coast;            ///< and the Coast tile.
  Squares survey;                               ///< What the Survey tile of this turn covers,
  std::optional<Square> coast_at;               ///< and its Coast tile.
  std::vector<Squares> known;                   ///< Gaps formed in earlier turns.
  std::vector<Squares> formed;                  ///< Gaps formed in this turn,
  std::vector<Squares> open;                    ///< and those of them that have not yet had their turn.
  std::optional<Squares> resolving;             ///< The gap that is being resolved.
  Squares left;                                 ///< Squares that tents have left in this turn.
  std::array<int, kinds<SurveyTile>> bag{};     ///< Survey tiles nobody has seen come out of the bag or leave a stack,
  std::array<int, kinds<CoastPattern>> pile{};  ///< and Coast tiles that nobody has seen leave the pile.
  int put_back = 0;                             ///< Coast tiles that had nowhere to go, or were not added.
};

/// Mirage as a campaign sees it.
struct Adapter {
  using Specification = Mirage;
  using Event = laws::Event;
  using History = laws::History;
  using Symmetry = Relabelling;

  static History history_at(const Game& game, const State& state);
  static void keep(History& history, const properties::Transition<Adapter>& transition);
  static std::span<const properties::Law<Adapter>> laws();
  static std::span<const properties::Damage<Mirage>> damages();

  static properties::Events events(const properties::Transition<Adapter>& transition);
  static std::span<const properties::Wanted<Event>> wanted();
  static std::span<const properties::Start<Mirage>> starts();
  static std::uint64_t cases();
  static int eagerness(const Game& game, const State& state, const Action& action);

  static int players(const State& state) { return state.players; }
  /// A renaming for a table of so many, whatever lies on it.
  static Symmetry symmetry(int players, Random& random);
  static std::vector<Symmetry> symmetries(const Game& game, int players);
  /// A renaming for this position and this box.
  static Symmetry symmetry(const properties::Position<Adapter>& at, Random& random);
  /// Everything happens in the open.
  static bool reveals(const Game&, const State&, const Action&, Seat) { return false; }
};

using Transition = properties::Transition<Adapter>;
using Position = properties::Position<Adapter>;
using Law = properties::Law<Adapter>;
using AsksTransition = properties::AsksTransition<Adapter>;
using AsksPosition = properties::AsksPosition<Adapter>;
using AsksProbe = properties::AsksProbe<Adapter>;

/// The laws of setting out, of taking turns and of laying tiles.
std::span<const Law> growing_laws();
/// The laws of adding explorers, and of where they go.
std::span<const Law> adding_laws();
/// The laws of gaps, regions and tents.
std::span<const Law> resolving_laws();
/// The laws of points.
std::span<const Law> ending_laws();
/// The laws of what can happen and what can be done: chances, and choices that have to be offered.
std::span<const Law> offering_laws();
/// The laws of what theorems prove for every case, asked of plays.
std::span<const Law> bounding_laws();
/// The laws of the two variants, which follow plays of their own.
std::span<const Law> variant_laws();
/// The laws of house rules, which follow plays of their own.
std::span<const Law> house_laws();
/// The law that a state written down is read back the same.
std::span<const Law> writing_laws();

/// Whether the action is the last of the laying and adding, after which gaps are looked for.
inline bool ends_the_adding(const Transition& transition) {
  const auto still_on = [](Step step) { return step >= Step::laying && step <= Step::adding_to_coast; };
  return still_on(transition.before.step) && !still_on(transition.after.step) &&
         !std::holds_alternative<Redraw>(transition.action);
}
/// Whether the turn ends with this action.
inline bool ends_the_turn(const Transition& transition) {
  const Step step = transition.after.step;
  const bool between = (step >= Step::revealing && step <= Step::choosing_tile) || step == Step::scoring;
  return transition.before.step >= Step::laying && !std::holds_alternative<Redraw>(transition.action) &&
         transition.before.step < Step::scoring && between;
}
/// The gaps that are new on the table once the tiles of a turn have been laid.
std::vector<Squares> new_gaps(const Sheet& sheet, const std::vector<Squares>& known);
/// The explorers on tiles once those of this action are added, and before any go home for a gap.
std::vector<Status> status(const Transition& transition);
/// The gap whose winner this action brings out, or which it gives to one of those tied for it.
std::optional<Squares> gap_in_question(const Transition& transition);

/// Whether somebody may win a gap and place no tent, as one reading has it: what is said of winners is then not said.
bool somebody_places_none(const Game& game, const State& state);
/// Whether the square is on the part of the table where tiles may lie.
bool is_on_the_table(Square square);
/// Whether a tile is all light or all dark, by the name it goes by.
bool is_of_one_shade(SurveyTile tile);
/// How many of the Survey tiles in the box are so.
int of_one_shade_in(const Box& box);

inline std::string name(Seat who) { return std::string(name_of(who)); }

}  // namespace fathom::mirage::laws
