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

namespace fathom::app {

/// What one can ask of the program: the first word after its name.
enum class Command : std::uint8_t {
  gate,
  check,
  scenarios,
  prove,
  conform,
  rules,
  mutants,
  variant,
  holes,
  trace,
  exported,
  perft,
  replay,
  draw,
  merge,
  audit,
  completion,
  create
};
constexpr std::array<std::string_view, 18> names_of(Command) {
  return {"gate",  "check", "scenarios", "prove", "conform", "rules", "mutants", "variant",    "holes",
          "trace", "export", "perft",    "replay", "draw",   "merge", "audit",   "completion", "new"};
}

/// What a game may not have yet: the gate names it, and fails for it where it is asked to.
enum class Needed : std::uint8_t { scenarios, laws, theorems };
constexpr std::array<std::string_view, 3> names_of(Needed) { return {"scenarios", "laws", "theorems"}; }

/// Whether reports are in colour.
enum class Colour : std::uint8_t { automatic, always, never };
constexpr std::array<std::string_view, 3> names_of(Colour) { return {"auto", "always", "never"}; }

/// How much is printed: everything, or only what is not as expected.
enum class Detail : std::uint8_t { all, failures };

/// Whether the gate tells what stands behind each claim, or only how many have what.
enum class Claims : std::uint8_t { summed_up, listed };

/// How far `mutants` goes: until something catches the mutant, or through every check.
enum class Hunt : std::uint8_t { first_catch, every_check };

/// How `trace` and `holes` tell a play: in words, as a scenario file, or, for other programs, as JSON.
enum class Telling : std::uint8_t { words, yaml, json };

/// How `draw` shows a position: in the terminal, or as a picture.
enum class PictureForm : std::uint8_t { text, svg };
constexpr std::array<std::string_view, 2> names_of(PictureForm) { return {"text", "svg"}; }

/// What only `draw` is asked. The play is the request's file.
struct DrawRequest {
  std::optional<PictureForm> form;    ///< Absent: by the output's name.
  std::optional<std::size_t> after;   ///< How many actions of the play come before the position; all of them if absent.
  std::optional<std::size_t> chosen;  ///< Which of the file's scenarios, counted from 1; the only one if absent.
  std::string output;                 ///< The picture's file; empty means standard output.

  friend bool operator==(const DrawRequest&, const DrawRequest&) = default;
};

/// How `variant` writes its report; Markdown is for a comment on a pull request.
enum class VariantForm : std::uint8_t { text, json, html, markdown };
constexpr std::array<std::string_view, 4> names_of(VariantForm) { return {"text", "json", "html", "markdown"}; }

/// The parts of a report on a house rule, as they are found out one after another.
enum class VariantPart : std::uint8_t { scenarios, theorems, laws, silences, plays, ranges };
constexpr std::array<std::string_view, 6> names_of(VariantPart) {
  return {"scenarios", "theorems", "laws", "silences", "plays", "ranges"};
}

/// What only `variant` is asked. The variant is the request's file.
struct VariantRequest {
  VariantForm form = VariantForm::text;
  std::vector<VariantPart> only;       ///< The parts that are asked for; empty means all.
  std::optional<std::uint64_t> plays;  ///< Pairs of plays to compare, for each number of players.
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
enum class AuditView : std::uint8_t { findings, claims };

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
  std::string html;                   ///< Where the report gets written as a page; empty means nowhere.
  std::string markdown;               ///< The same, for a build server's summary.
  bool annotates = false;             ///< Whether faults are also printed as GitHub takes annotations.

  friend bool operator==(const ConformRequest&, const ConformRequest&) = default;
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

/// A command line, understood. What is absent was not asked for, and each command has its own default for it.
struct Request {
  Command command = Command::gate;
  std::vector<std::string> games;  ///< By name; empty means all of them.
  std::vector<std::string> files;  ///< For `replay`, `draw`, `variant`, `merge` and `audit`.
  std::string rule;                ///< For `rules` and `holes`: one rule's id, or empty.
  std::string folder;              ///< For `holes`: where to write a scenario for each silence; empty means nowhere. For
                                   ///< `new`: where to lay the game out, by its own name if empty.
  std::string shell;               ///< For `completion`.

  std::optional<int> players;
  Seed seed;
  std::optional<std::uint64_t> cases;
  std::optional<double> seconds;
  Shard shard;
  std::vector<std::string> only;  ///< Names of checks; empty means all.
  std::vector<Needed> needed;     ///< What the gate fails for if a game has none of it.
  std::string home;               ///< A folder whose scenarios and exceptions are used instead of the program's own.
  std::string components;
  std::string house_rule;  ///< The file of a variant to play by instead of the published rules.
  std::string junit;
  std::string json;
  Colour colour = Colour::automatic;
  Detail detail = Detail::all;
  Claims claims = Claims::summed_up;
  Hunt hunt = Hunt::first_catch;
  Telling telling = Telling::words;
  int threads = 0;  ///< 0: as many as the machine has.
  DrawRequest draw;
  VariantRequest variant;
  AuditRequest audit;
  ConformRequest conform;
  DataRequest data;

  friend bool operator==(const Request&, const Request&) = default;
};

/// `5` or `5/1873`.
std::optional<Seed> read_seed(std::string_view text);
/// `0/2`: the first of two. Nothing unless the index is below the count.
std::optional<Shard> read_shard(std::string_view text);

std::string show(const Seed& seed);

}  // namespace fathom::app
