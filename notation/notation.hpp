#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"
#include "notation/mismatch.hpp"
#include "notation/node.hpp"

namespace fathom {

/// What the file of a trace says besides the trace.
struct TraceNotes {
  std::vector<std::string> cites;  ///< The rules it is about.
  std::string silent;              ///< The rule on which the rulebook is silent just before the last action; or empty.
};

/// A game's values as documents and back, in the words of its rulebook. Declared here without the machinery: the member
/// functions are defined in `notation/notation_of.hpp` and instantiated once per game, in `notation/<game>.cpp`.
///
/// Everything that reads throws `Problem` with the place in the document where it fails.
template <Specification G>
struct Notation {
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  /// The shortest form: `Ann: { move: { to: F7, card: turtle } }`, `Ann: end_turn`, `turn_tile: dark long dolphin`.
  static Node write_action(const Action& action);
  /// Reads that form, and `move: { by: Ann, to: F7, card: turtle }`. Every choice has to be given.
  static Action read_action(const Node& node);

  /// What a file has to say about the state so that settling restores the rest; the number of players goes without saying.
  static Node write_state(const Game& game, const State& state);
  /// A partial state, completed. What the document does not mention is as in an untouched state for so many players.
  static State read_state(const Game& game, int players, const Node& node);

  /// For other programs, whole: every field of an action beside whose it is, `{ by: Ann, play: { card: song_3, on: Bob } }`,
  static Node tell_action(const Action& action);
  /// and every field of a state; of what is in a field only what is not blank.
  static Node tell_state(const State& state);

  /// In what a state is not as a document says that may say a part of it; `where` is what errors call the document.
  static notation::Mismatches unlike(const Node& expected, const State& state, std::string_view where);
  /// The same of what a seat sees of the state; `path` is where in a document that stands.
  static notation::Mismatches unlike_view(const Node& expected, const Game& game, const State& state, Seat seat,
                                          const std::string& path);

  /// The numbers and readings that differ from the published ones.
  static Node write_rules(const Game& game);
  /// The game with the numbers and readings of the document changed.
  static Game read_rules(const Game& game, const Node& node);

  /// The number of players, what is in the box, house rules, rules left out and the state that a scenario or trace begins
  /// with: the keys `players`, `components`, `variant`, `rules`, `without` and `given` of `document`, whatever else stands
  /// in it. Files are named from the working directory, or from where the document lies (`with_files_beside`).
  static Trace<G> read_opening(const Game& game, const Node& document);

  /// A whole scenario file that tells the trace, ready to be replayed: `given`, then `when`.
  static std::string trace_yaml(const Trace<G>& trace, const TraceNotes& notes = {});
  /// Reads such a file, and any scenario: the expectations of a scenario are passed over.
  static Trace<G> read_trace(const Game& game, const Node& document);
};

/// The document of one scenario that lies in `file`, the files that it names found from there.
Node with_files_beside(const std::string& file, Node document);

/// Which game a trace or scenario is of, if it says so: its key `game`.
std::optional<std::string> game_of(const Node& document);

}  // namespace fathom
