#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"

namespace fathom {

/// What becomes of a run when a scenario cannot be read, or when none is left to run: it ends there, or goes on and hands
/// over all that is wrong, or nothing.
enum class Mistakes : std::uint8_t { stop, tell };
/// What checks are named after: the place of their file below a root, or the file as it was named, its ending included.
enum class Naming : std::uint8_t { below_root, by_file };
/// Whether scenarios are played, or only read, to say which there are.
enum class Playing : std::uint8_t { played, listed };

/// Which scenarios are run, and how they are called.
struct ScenarioOptions {
  std::string root;               ///< The folder the names of checks count from: `placing/on_ocean` below it.
  std::vector<std::string> only;  ///< Names of checks, or of folders of them, or patterns of such; empty means all.
  /// Whether a scenario of the published game fails that comes to a silence without saying so: a game's own have to say it.
  bool silences_are_said = false;
  Mistakes mistakes = Mistakes::stop;
  Naming naming = Naming::below_root;
  Playing playing = Playing::played;
  std::function<void(std::size_t done, std::size_t of)> progress{};  ///< Told before each file, if at all.
};

/// A scenario that was run: its verdict, and what it shows about single rules.
struct Shown {
  Verdict verdict;
  bool given_impossible = false;  ///< It fails before anything is tried: the state it begins with cannot be.
  /// The scenario, or its whole file, cannot be read: `verdict.why` says where and why. Only with `Mistakes::tell`.
  bool unreadable = false;
  /// The components of the assumed box that it rests on, where it fails with another box alone: with the assumed one it
  /// holds.
  std::vector<std::string> rests_on;
  /// The rules it cites and is evidence for, where it holds. Of those that can refuse: where an action is done that they are
  /// asked about. Of the others: where something is expected that the actions have made so, or that only a look can tell.
  /// Where it rests on assumed components, what it shows with those.
  std::vector<std::string> allows;
  std::vector<std::string> refuses;  ///< The rules that refused an action, as expected.
  std::vector<std::string> silent;   ///< The rules on which the rulebook was silent at an action, as expected.
};

/// The scenario files below a folder, in the order of their names. Throws `Problem` when there is none.
std::vector<std::string> scenario_files(const std::string& folder);

/// Plays the scenarios of the files and judges them, one verdict for each and for each row of examples, in the order of the
/// files. Throws `Problem` for a file that cannot be read, unless such are to be told, and when no scenario is left to run.
/// Defined in `scenarios/runner_of.hpp`, instantiated once per game in `scenarios/<game>.cpp`.
template <Specification G>
std::vector<Shown> run_scenarios(const typename G::Game& game, const std::vector<std::string>& files,
                                 const ScenarioOptions& options);

/// The scenarios in a text, as if it stood in the file `name`.
template <Specification G>
std::vector<Shown> run_scenario_text(const typename G::Game& game, std::string_view text, const std::string& name,
                                     const ScenarioOptions& options);

/// The JSON Schema of a game's scenario files, for editors.
template <Specification G>
std::string scenario_schema();

}  // namespace fathom
