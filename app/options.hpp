#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "app/request.hpp"

namespace fathom::app {

/// Looks up an environment variable; nothing where it is not set.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

/// A text to print instead of doing anything: what `--help` and `--version` ask for.
struct Printout {
  std::string text;
};

/// Reads a command line, without the program's own name. Throws `BadUsage` with a suggestion where it makes no sense.
/// Shards are also taken from the environment, as test runners and batch systems give them: GTEST_SHARD_INDEX and
/// GTEST_TOTAL_SHARDS, or SLURM_ARRAY_TASK_ID, _COUNT, _MIN and _STEP. `--shard I/N` goes before them; `--shard auto` wants them, or
/// those of GitLab, CircleCI or Buildkite.
std::variant<Request, Printout> parse(std::span<const std::string> words, const Environment& environment);

/// An option, or what stands at a place of a command line, as help and shell completion tell of it.
struct WordShape {
  std::string name;                ///< `--seed`; of what stands at a place, what it is: `GAME`.
  std::string does;
  std::string takes;               ///< What follows an option: `ROOT[/CASE]`; empty where nothing does.
  std::vector<std::string> words;  ///< What that may be, where it is one of a few.
  bool repeats = false;            ///< Whether it may be given again.
};

/// A command, the options it knows and what else it takes, for help and shell completion.
struct CommandShape {
  std::string name;
  std::string does;
  std::string more;  ///< Examples, and what there is to say besides; may be empty.
  std::vector<WordShape> options;
  std::vector<WordShape> places;
};
/// Every command, in the order in which help lists them.
std::vector<CommandShape> command_shapes();

}  // namespace fathom::app
