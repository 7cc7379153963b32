#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/names.hpp"
#include "model/core/play.hpp"
#include "model/core/seats.hpp"
#include "properties/exhausting/exhaust.hpp"
#include "properties/exploring/explore.hpp"

namespace fathom::app {

/// What one can ask of the program: the first word after its name.
enum class Command : std::uint8_t {
  gate,
  check,
  exhaust,
  scenarios,
  prove,
  conform,
  rules,
  mutants,
  variant,
  balance,
  readings,
  holes,
  trace,
  exported,
  perft,
  replay,
  draw,
  merge,
  audit,
  list,
  completion,
  create,
  help
};
constexpr std::array<std::string_view, 23> names_of(Command) {
  return {"gate",     "check", "exhaust", "scenarios", "prove", "conform", "rules", "mutants", "variant",    "balance",
          "readings", "holes", "trace",   "export",    "perft", "replay",  "draw",  "merge",   "audit",      "list",
          "completion", "new", "help"};
}

/// What `list` can list, and completion offers.
enum class Listable : std::uint8_t {
  games,
  rules,
  laws,
  theorems,
  scenarios,
  claims,
  mutants,
  numbers,
  readings,
  components,
  actions,
  variants,
  boxes,
  findings,
  languages
};
constexpr std::array<std::string_view, 15> names_of(Listable) {
  return {"games",    "rules",      "laws",    "theorems", "scenarios", "claims",   "mutants",  "numbers",
          "readings", "components", "actions", "variants", "boxes",     "findings", "languages"};
}

/// What a game may not have yet: the gate names it, and fails for it where it is asked to.
enum class Needed : std::uint8_t { scenarios, laws, theorems, sentences };
constexpr std::array<std::string_view, 4> names_of(Needed) {
  return {"scenarios", "laws", "theorems", "sentences"};
}

/// Whether reports are in colour.
enum class Colour : std::uint8_t { automatic, always, never };
constexpr std::array<std::string_view, 3> names_of(Colour) { return {"auto", "always", "never"}; }

/// How much is printed: everything, or only what is not as expected.
enum class Detail : std::uint8_t { all, failures };

/// Whether the gate tells what stands behind each claim, or only how many have what.
enum class Claims : std::uint8_t { summed_up, listed };

/// How far `mutants` goes: until something catches the mutant, or through every check.
enum class Hunt : std::uint8_t { first_catch, every_check };

/// How `trace` and `holes` tell a play: in words, as a scenario file, for other programs as JSON, or as a page to step through.
enum class Telling : std::uint8_t { words, yaml, json, html };
constexpr std::array<std::string_view, 4> names_of(Telling) { return {"words", "yaml", "json", "html"}; }

/// Whether a check that fails shows the position it comes to: where the picture is small, or whatever its size.
enum class Pictures : std::uint8_t { automatic, always, never };
constexpr std::array<std::string_view, 3> names_of(Pictures) { return {"auto", "always", "never"}; }

/// How `draw` shows a position: in the terminal, or as a picture.
enum class PictureForm : std::uint8_t { text, svg };
constexpr std::array<std::string_view, 2> names_of(PictureForm) { return {"text", "svg"}; }

/// What `draw`, and `trace` of a file, are asked. The play is the request's file.
struct DrawRequest {
  std::optional<PictureForm> form;    ///< Absent: by the output's name.
  std::optional<std::size_t> after;   ///< How many actions of the play come before the position; all of them if absent.
  std::optional<std::size_t> step;    ///< Instead, the positions before and after this action, counted from 1.
  std::optional<Seat> seat;           ///< Whose view is drawn; everything is seen if absent.
  std::optional<std::size_t> chosen;  ///< Which of the file's scenarios, counted from 1; the only one if absent.
  std::string output;                 ///< The picture's file; empty means standard output.
  Colour colour = Colour::never;      ///< Of what differs, in text.
  std::size_t columns = 100;          ///< As wide as text may be.

  friend bool operator==(const DrawRequest&, const DrawRequest&) = default;
};

/// How much a text tells: what tells most, or all there is.
enum class Extent : std::uint8_t { telling, all };

/// How a report on a house rule, a balance or readings is written; Markdown is for a comment on a pull request.
enum class ReportForm : std::uint8_t { text, json, html, markdown };
constexpr std::array<std::string_view, 4> names_of(ReportForm) { return {"text", "json", "html", "markdown"}; }

/// How a gate's report is written: as text while it runs, or whole when it is done; `github` is its annotations.
enum class GateForm : std::uint8_t { text, json, html, markdown, github };
constexpr std::array<std::string_view, 5> names_of(GateForm) { return {"text", "json", "html", "markdown", "github"}; }

/// In which forms `gate` and `merge` tell what they found, and `conform` besides its text.
struct PagesRequest {
  GateForm form = GateForm::text;
  std::string output;      ///< The file for a report in another form than text; empty means standard output.
  std::string html;        ///< Where the report gets written as a page, besides; empty means nowhere.
  std::string markdown;    ///< The same, for a build server's summary.
  bool annotates = false;  ///< Whether what is amiss is also printed as GitHub takes annotations.
  std::string since;       ///< The JSON report of an earlier run to compare with; empty means none.

  friend bool operator==(const PagesRequest&, const PagesRequest&) = default;
};

/// The parts of a report on a house rule, as they are found out one after another.
enum class VariantPart : std::uint8_t { scenarios, theorems, laws, silences, plays, ranges };
constexpr std::array<std::string_view, 6> names_of(VariantPart) {
  return {"scenarios", "theorems", "laws", "silences", "plays", "ranges"};
}

/// What `variant`, `balance` and `readings` are asked. The variant is the request's file.
struct VariantRequest {
  ReportForm form = ReportForm::text;
  std::vector<VariantPart> only;       ///< The parts that are asked for; empty means all.
  std::optional<std::uint64_t> plays;  ///< Pairs of plays to compare, for each number of players.
  std::string against;                 ///< The file of another variant to compare with; empty means the published game.
  std::string sweep;                   ///< `dealing.cards=3..9`: a number, a reading or a count, and the values it takes.
  bool pairs = false;                  ///< Whether `readings` takes every two of them together, too.
  Extent extent = Extent::telling;     ///< Whether a text tells all there is.
  std::string accept;                  ///< The file of accepted consequences; empty means none.
  std::string write_accept;            ///< Where a file that accepts all there is gets written; empty means nowhere.
  std::string output;                  ///< The report's file; empty means standard output.

  friend bool operator==(const VariantRequest&, const VariantRequest&) = default;
};

/// How `audit` writes what it found.
enum class AuditForm : std::uint8_t { text, json, sarif, html, github };
constexpr std::array<std::string_view, 5> names_of(AuditForm) { return {"text", "json", "sarif", "html", "github"}; }

/// In which order `audit` lists findings: the gravest first, or as they stand in the texts.
enum class ListedBy : std::uint8_t { gravity, place };
constexpr std::array<std::string_view, 2> names_of(ListedBy) { return {"gravity", "place"}; }

/// From which severity on a finding of `audit` is a failure.
enum class FailOn : std::uint8_t { note, warning, error, never };
constexpr std::array<std::string_view, 4> names_of(FailOn) { return {"note", "warning", "error", "never"}; }

/// What `audit` tells: what is wrong with the texts, or which rules they state.
enum class AuditView : std::uint8_t { findings, claims, sentences };

/// What only `audit` is asked. Its texts are the request's `files`, the original first; those of a project where there are none.
struct AuditRequest {
  std::string original_language;  ///< A code; empty means that the text tells.
  std::string translation_language;
  AuditForm form = AuditForm::text;
  std::optional<FailOn> fail_on;  ///< Absent: what the project says, or else an error.
  AuditView view = AuditView::findings;
  ListedBy by = ListedBy::gravity;
  std::string output;  ///< The report's file; empty means standard output.
  std::string baseline;
  std::string write_baseline;
  std::string edition;
  std::vector<std::string> termbases;
  std::string project;  ///< The project file; empty means the nearest one, where no texts are named.
  std::string since;    ///< A commit or an earlier file: only what touches something that changed is told; empty means all.
  std::string explain;  ///< A kind of finding to tell of, instead of doing anything.

  friend bool operator==(const AuditRequest&, const AuditRequest&) = default;
};

/// Where chance begins: a root for the whole campaign, or one case of it, written `ROOT/CASE`.
struct Seed {
  std::uint64_t root = 1;
  std::optional<std::uint64_t> only;

  friend bool operator==(const Seed&, const Seed&) = default;
};

/// Who says which part of a run this process does: the one who asks, or, where a test runner or a batch system has started
/// it, their variables; `expected`: those of a build server, too, and nobody else.
enum class ShardSource : std::uint8_t { asked, surroundings, expected };

/// What only `conform` is asked.
struct ConformRequest {
  std::vector<std::string> command;   ///< The engine's program and its words: what stands after `--`.
  double answer_seconds = 5;          ///< How long the engine may think about one answer.
  int jobs = 1;                       ///< Engines at once.
  std::vector<std::string> readings;  ///< `RULE=READING`, each as the engine has it.
  std::vector<std::string> games;     ///< Files of finished games.
  std::string mapping;                ///< The file of the engine's words for a state; empty: it uses ours.
  std::string known;                  ///< The file of faults that are known; empty means none.
  std::string write_known;            ///< Where a file of all faults found gets written; empty means nowhere.

  friend bool operator==(const ConformRequest&, const ConformRequest&) = default;
};

/// What `scenarios` does with scenarios: play them, say which there are, write their files as they are best written, or
/// write what was found into those that fail.
enum class ScenarioTask : std::uint8_t { play, list, tidy, update };

/// What only `scenarios` is asked, and the gate of it. Paths that `scenarios` is to run alone are the request's files.
struct ScenarioRequest {
  std::vector<std::string> joined;  ///< Files, folders and patterns whose scenarios join the game's own.
  ScenarioTask task = ScenarioTask::play;
  bool only_checks = false;  ///< Files that would be written otherwise are named, and left as they are.
  bool says_yes = false;     ///< What is asked before a file is changed is answered already.

  friend bool operator==(const ScenarioRequest&, const ScenarioRequest&) = default;
};

/// What only `export`, `perft` and `trace` are asked.
struct DataRequest {
  std::uint64_t plays = 1;  ///< Drawn plays in a corpus, for each number of players.
  std::string output;       ///< The corpus's file; empty means standard output.
  bool schema = false;      ///< The corpus's JSON Schema instead of a corpus.
  bool states = false;      ///< A trace with its states, and what is legal in each.
  std::uint64_t depth = 0;
  bool passes_chance = false;  ///< Chance is passed through and takes up no depth.
  bool divides = false;        ///< Counts are told by first action.

  friend bool operator==(const DataRequest&, const DataRequest&) = default;
};

/// What only `exhaust` is asked.
struct ExhaustRequest {
  std::string box;          ///< The file of a small box, or the name of one that comes with the game; empty: `tiny`.
  properties::Alike alike = properties::Alike::are_one;
  std::uint64_t megabytes = 2048;  ///< The bound on memory for what was seen.
  std::string state;        ///< Where a search under way is kept; empty: a name of its own below `.fathom`; `none`: nowhere.

  friend bool operator==(const ExhaustRequest&, const ExhaustRequest&) = default;
};

/// What only `check` is asked about plays that go on, and `mutants` about what finds them.
struct ExploreRequest {
  std::optional<properties::Search> search;  ///< Absent: as a campaign has them.
  std::string state;  ///< Where a run is kept; empty: below `.fathom` for one that has a time, else nowhere; `none`: nowhere.
  std::optional<std::uint64_t> seeds;  ///< Instead of all else the searches are compared, each with so many seeds.

  friend bool operator==(const ExploreRequest&, const ExploreRequest&) = default;
};

/// A command line, understood. What is absent was not asked for, and each command has its own default for it.
struct Request {
  Command command = Command::gate;
  std::vector<std::string> games;  ///< By name; empty means all of them.
  std::vector<std::string> files;  ///< For `scenarios`, `replay`, `draw`, `variant`, `merge` and `audit`.
  std::string rule;                ///< For `rules` and `holes`: one rule's id, or empty.
  std::string folder;              ///< For `holes`: where to write a scenario for each silence; empty means nowhere. For
                                   ///< `new`: where to lay the game out, by its own name if empty.
  std::string shell;               ///< For `completion`: the shell, `man` or `words`;
  std::vector<std::string> line;   ///< and the command line that `words` is asked about, as far as it is written.
  std::optional<Listable> listed;  ///< For `list`: what to list; absent: what there is to list.
  bool only_names = false;         ///< Whether it lists names alone.

  std::optional<int> players;
  Seed seed;
  std::optional<std::uint64_t> cases;
  std::optional<double> seconds;
  Shard shard;
  ShardSource shard_source = ShardSource::surroundings;
  std::string into;                    ///< The folder for the reports of a run that is done in parts; empty: it is done at once.
  std::optional<std::uint32_t> parts;  ///< How many parts; as many as there are shards if absent.
  std::vector<std::string> only;  ///< Names of checks, or patterns; empty means all.
  std::vector<Needed> needed;     ///< What the gate fails for if a game has none of it.
  std::string rulebook;           ///< A rulebook's text, to hold the game's table of sentences to; empty means none.
  std::string home;               ///< A folder whose scenarios and exceptions are used instead of the program's own.
  std::string components;
  std::string house_rule;  ///< The file of a variant to play by instead of the published rules.
  std::string junit;
  std::string json;
  PagesRequest pages;
  Colour colour = Colour::automatic;
  Detail detail = Detail::all;
  Claims claims = Claims::summed_up;
  Hunt hunt = Hunt::first_catch;
  Telling telling = Telling::words;
  Pictures pictures = Pictures::automatic;
  int threads = 0;  ///< 0: as many as the machine has.
  DrawRequest draw;
  VariantRequest variant;
  AuditRequest audit;
  ConformRequest conform;
  ScenarioRequest scenarios;
  DataRequest data;
  ExhaustRequest exhaust;
  ExploreRequest explore;

  friend bool operator==(const Request&, const Request&) = default;
};

/// `5` or `5/1873`.
std::optional<Seed> read_seed(std::string_view text);
/// `0/2`: the first of two. Nothing unless the index is below the count.
std::optional<Shard> read_shard(std::string_view text);

std::string show(const Seed& seed);

}  // namespace fathom::app
