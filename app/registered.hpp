#pragma once

#include <any>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/coverage.hpp"
#include "app/drawing.hpp"
#include "app/ids.hpp"
#include "app/mutations.hpp"
#include "app/play_page.hpp"
#include "app/request.hpp"
#include "app/telling.hpp"
#include "audit/editions/facts.hpp"
#include "model/core/game.hpp"
#include "model/core/verdict.hpp"
#include "notation/node.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "properties/comparing.hpp"
#include "properties/conforming/conform.hpp"
#include "properties/conforming/corpus.hpp"
#include "properties/exhausting/exhaust.hpp"
#include "properties/exploring/explore.hpp"
#include "properties/options.hpp"
#include "scenarios/runner.hpp"
#include "solver/options.hpp"
#include "solver/ranges.hpp"

namespace fathom::app {

/// Something that a command line or a file can name, and what it is in a few words.
struct ListedName {
  std::string name;
  std::string says;  ///< May be empty.
};

/// Whether the scenarios that come with a game are run.
enum class OwnScenarios : std::uint8_t { included, left_out };

/// Which scenarios of a game to run.
struct ScenarioChoice {
  std::vector<std::string> only;  ///< Names of scenarios, or of folders of them, or patterns; empty: all.
  Shard shard;                    ///< Of the scenarios, in the order of their files.
  std::vector<std::string> files{};  ///< Files from anywhere, whose scenarios are run as well.
  OwnScenarios own = OwnScenarios::included;
  Mistakes mistakes = Mistakes::stop;
  Playing playing = Playing::played;
  std::function<void(std::size_t done, std::size_t of)> progress{};
};

/// A scenario that cannot be read, or its whole file.
struct Unreadable {
  std::string game;  ///< Empty where nobody can tell which game it is of.
  std::string file;
  std::string why;  ///< `file:line:column: message`.
};

/// What came of a game's scenarios.
struct ScenarioRun {
  std::vector<Verdict> verdicts;
  Showings showings;
  std::set<std::string> impossible;  ///< Those that begin with a state that cannot be under the rules they were run with.
  /// Those that fail with this box and hold with the assumed one, and the components which that is due to.
  std::map<std::string, std::vector<std::string>> rests_on;
  std::vector<Unreadable> unreadable;  ///< Only where mistakes are told.
};

/// A variant: a house rule, read from its file.
struct ChangedGame {
  std::string name;     ///< What its file calls it.
  std::string because;  ///< Why anybody would play it; may be empty.
  std::any game;
  std::vector<Changed> changes;  ///< Against the game it was put over. Empty: nothing differs.
};

/// A game as the program sees it: what there is to know of it, and its engines, each erased once.
///
/// `std::any` holds a `Game` of the specification: the published one, one with another box, or a mutant.
struct Registered {
  std::string name;
  int fewest_players = 0;
  int most_players = 0;
  std::uint64_t usual_cases = 0;  ///< Cases of a whole campaign, for each number of players; fewer are not judged by reach.
  std::span<const Rule> rulebook;
  std::span<const Claim> claims;
  std::vector<std::string_view> clauses;
  std::vector<ParameterShown> parameters;
  std::vector<ReadingShown> readings;
  std::string components;           ///< The box of the published game, as a components file.
  std::vector<ListedName> actions;  ///< What can be done, by its verb, and what a file says of it besides.
  std::vector<RuleNamed> named;  ///< Where the game names a rule, besides its clauses, whose ids the compiler knows.
  audit::GameFacts facts;        ///< For claims of editions, where the auditor knows no more of the game.

  std::function<std::any()> published;
  std::function<std::any(const std::string& file)> with_components;
  /// A game, its rules as they are, with the box that scenarios are written for.
  std::function<std::any(const std::any& game)> with_assumed_box;
  /// The game of a variant file, put over `base`: the published game, or one with other components.
  std::function<ChangedGame(const std::any& base, const std::string& file)> with_variant;
  /// The same from the text of a file that need not be there.
  std::function<ChangedGame(const std::any& base, const std::string& file, const std::string& text)> with_variant_text;
  /// In what a game differs from another.
  std::function<std::vector<Changed>(const std::any& base, const std::any& game)> changes;
  /// Every mutant of the published game, or of a variant.
  std::function<std::vector<Mutant>(const std::any& game)> mutants;

  std::function<ScenarioRun(const std::any& game, const ScenarioChoice&)> scenarios;
  /// The scenarios wanted of a text, as if it stood in the file.
  std::function<ScenarioRun(const std::any& game, const std::string& text, const std::string& file,
                            const std::vector<std::string>& only)>
      scenario_text;
  /// One scenario file, wherever it lies.
  std::function<std::vector<Verdict>(const std::any& game, const std::string& file)> scenario_file;
  std::function<std::vector<Verdict>(const std::any& game, const properties::Options&)> check;
  std::function<std::vector<Verdict>(const std::any& game, const solver::Options&)> prove;
  /// Somebody's engine held to the game.
  std::function<conform::Result(const std::any& game, const conform::Options&)> conform;

  /// The transitions of a trace as lines of JSON, a trace as one document, and the count of legal sequences.
  std::function<std::vector<std::string>(const std::any& trace, const conform::About&)> corpus_lines;
  std::function<std::string(const std::any& trace, bool states)> trace_json;
  std::function<conform::Counted(const std::any& game, int players, std::size_t depth, conform::Chance)> perft;

  /// The game with one number of its rules at another value: a parameter, and which of a table of them, counted from 1.
  std::function<std::any(const std::any& game, const std::string& parameter, int entry, int value)> with_number;
  /// Two games side by side: what moved, and where plays of the same choices part.
  std::function<properties::Comparison(const std::any& published, const std::any& variant,
                                       const properties::CompareOptions&)>
      compare;
  /// How even a game is between its seats.
  std::function<properties::Balance(const std::any& game, const properties::CompareOptions&)> balance;
  std::function<std::optional<properties::Divergence>(const std::any& published, const std::any& variant,
                                                      const properties::CompareOptions&)>
      diverge;
  /// How far numbers of the rules can be moved before a claim falls, exactly.
  std::function<std::vector<solver::Range>(const std::any& game, const solver::Options&)> ranges;

  /// All positions that play of the game's box can come to.
  /// Plays on for as long as there is time.
  std::function<properties::Explored(const std::any& game, const properties::ExploreOptions&)> explore;
  std::function<properties::Exhausted(const std::any& game, const properties::ExhaustOptions&)> exhaust;
  /// How often play comes to each situation the rulebook is silent on, and the shortest play found that does.
  std::function<std::vector<properties::HoleSeen>(const std::any& game, const properties::Options&)> holes;
  /// Holds one law against a trace read from a file: a saved counterexample. Throws `BadInput` where there is no such law.
  std::function<Verdict(const std::any& game, const std::string& law, const Node& trace)> judge;
  /// The trace in a file, as a verdict holds one.
  std::function<std::any(const std::any& game, const Node& document)> trace_in;
  /// A trace, as a verdict holds one, as a scenario file.
  std::function<std::string(const std::any& trace, const TraceNotes& notes)> trace_yaml;
  /// The same in the rulebook's words.
  std::function<std::string(const std::any& trace)> told;
  /// Where a trace is broken off though it is not over, that it is; else empty.
  std::function<std::string(const std::any& trace)> cut_off;
  /// One play, as a trace.
  std::function<std::any(const std::any& game, int players, std::uint64_t seed)> play;
  /// Plays what a file says once more and tells it.
  std::function<Told(const std::any& game, const Node& trace)> retold;
  /// Draws the position that what a file says leads to; empty for a game without pictures. So is where a trace ends.
  std::function<Drawn(const std::any& game, const Node& trace, const DrawRequest&)> draw;
  std::function<Ending(const std::any& trace, std::size_t columns)> ending;
  /// A play as a page to step through: what a file says, or one that was drawn by chance.
  std::function<PlayPage(const std::any& game, const Node& trace)> page;
};

/// Every game the program knows, in the order it checks them.
std::span<const Registered> games();

/// The game of that name. Throws `BadUsage` with a suggestion where there is none.
const Registered& game_called(std::string_view name);

/// The folder that holds `scenarios/` and exceptions: the one asked for; else FATHOM_HOME, where that is set; else where the
/// program was built from, while it lies there; else the program's own files. Throws `BadInput` when nothing is there.
std::filesystem::path home();
/// Asks for a folder; for none, where it is empty.
void use_home(const std::string& folder);
/// From which folder the program's files come, and in which it was built.
void say_where_it_was_built(std::string_view from, std::string_view in);

/// The folder of a game's scenarios, named from where the program was started where it lies below: `scenarios/<game>`, or
/// `scenarios` itself where the program is that of one game.
std::filesystem::path scenarios_folder(std::string_view game);
/// The file of an edition that comes with a game, where the auditor has none: `edition.yaml` in the folder of one game.
std::filesystem::path edition_file();
/// Whether a game has scenarios: one of its own program may not have any yet.
bool has_scenarios(std::string_view game);
/// The file of what a game's checks may lack: `ci/exceptions/<game>.yaml`, or `exceptions.yaml` where the program is that of
/// one game.
std::filesystem::path exceptions_file(std::string_view game);
/// A small box that comes with a game, by its name: `scenarios/boxes/<game>/tiny.yaml`, or `boxes/tiny.yaml` where the program
/// is that of one game.
std::filesystem::path box_file(std::string_view game, std::string_view name);
/// The folder of the house rules that come with a game: `scenarios/variants/<game>`, or `variants` where the program is that of
/// one game.
std::filesystem::path variants_folder(std::string_view game);
/// The table of a game's sentences: `docs/sentences/<game>.md`, or `sentences.md` where the program is that of one game.
std::filesystem::path sentences_file(std::string_view game);
/// Whether one of a game's files is there, on the disk or inside the program.
bool is_there(const std::filesystem::path& file);

}  // namespace fathom::app
