#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/words.hpp"
#include "model/mirage/mirage.hpp"
#include "solver/theorem.hpp"

// What the files of Mirage's theorems share: names, and ways to ask the model.

namespace fathom::solver::oasis {

using mirage::Action;
using mirage::Board;
using mirage::Box;
using mirage::Elbow;
using mirage::Game;
using mirage::LaidCoast;
using mirage::LaidSurvey;
using mirage::Mirage;
using mirage::Rules;
using mirage::Shade;
using mirage::Square;
using mirage::State;
using mirage::Step;
using mirage::SurveyTile;
using mirage::Terrain;

using Finding = solver::Finding<Mirage>;
using Theorem = solver::Theorem<Mirage>;
using MirageTrace = fathom::Trace<Mirage>;

inline constexpr int fewest = Mirage::fewest_players;
inline constexpr int most = Mirage::most_players;

/// The model does otherwise than the rulebook has it, and shows it from this state on.
Finding differs(std::uint64_t cases, std::string why, std::vector<std::string> told, MirageTrace trace);

/// A theorem that holds, and a play that shows it.
Finding shown_by(Judgement judgement, std::optional<MirageTrace> trace);
/// `2 to 4 players`
std::string players_asked();

/// The published game, or whatever game is asked about, with something in its rules changed.
template <class Change>
Game changed(const Game& game, Change&& change) {
  Game other = game;
  change(other.rules);
  return other;
}

/// One action of a play of the model: the state before it, the action, and the state after it.
struct Transition {
  const State& before;
  const Action& action;
  const State& after;
};
/// All plays there are of the first turns: which Survey tiles are got in them, one a turn, and nothing else is settled. The
/// first of them is laid with its land side up, which with land and water exchanged stands for the other side.
struct EveryPlay {
  std::vector<SurveyTile> tiles;
  int players = fewest;
  mirage::CoastPattern starting_tile{};
  /// Looks at every action while it says to go on.
  std::function<bool(const Transition&)> look;
};
/// Gives how many actions were seen. Two plays that begin with the same actions share them.
std::uint64_t look_at_all(const Game& game, const EveryPlay& plays);
/// Which tiles are got in the plays that encodings are held to: three of two shades; one shade, and two; and two shades, and
/// one. With one of one shade comes a Coast tile, which lies anywhere.
const std::vector<std::vector<SurveyTile>>& openings();
/// What they are, for what a theorem says of itself.
std::string of_openings();

/// How much an action is to be liked, of several legal ones: a play follows those it likes best.
using Liking = std::function<int(const State& before, const Action& action)>;
/// A play of the model to its end or to a state that is wanted, by following a liking, with chance following it as well. Of
/// equals the first is taken.
struct Course {
  int players = fewest;
  Liking liking;
  std::function<bool(const State&)> wanted = [](const State&) { return false; };
};
struct Way {
  std::vector<Action> actions;
  State end;
};
Way follow(const Game& game, const Course& course);

/// The state after these actions, or nothing where the model objects to one of them.
std::optional<State> after(const Game& game, State state, const std::vector<Action>& actions);
/// The legal actions, in a list of their own.
std::vector<Action> legal(const Game& game, const State& state);
/// Whether a turn begins with this step: with a tile out of the bag, or with a choice among stacks.
constexpr bool gets_a_tile(Step step) { return step >= Step::revealing && step <= Step::choosing_tile; }
/// Ends the turn as dully as it can be, up to where the next player gets a Survey tile. False where the play ends before.
bool finish_turn(const Game& game, State& state, std::vector<Action>& done);
/// How whoever's turn it is gets this Survey tile: by chance from the bag, or by choice where there are stacks.
Action getting(const State& state, SurveyTile tile);
/// Where tiles lie open by a house rule: turns up this one, or another where it lies there already.
Action turning_up(const State& state, SurveyTile wanted);
/// Turns up as many tiles as have to lie open before the next player chooses, this one among them.
void turn_up(const Game& game, State& state, SurveyTile wanted, std::vector<Action>& done);
/// The Survey tile that an action gets somebody, either way, or lays open for it.
std::optional<SurveyTile> tile_got(const Action& action);
/// How many turns have been begun, which is how many Survey tiles have left the bag to be laid.
int turns_begun(const State& state);

/// A position with this board at some step of Ann's turn.
State position(const Game& game, const Board& board, Step step, int players = fewest);

}  // namespace fathom::solver::oasis
