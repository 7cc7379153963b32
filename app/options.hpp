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
/// Shards are also taken from the environment, as test runners and batch systems give them: GTEST_TOTAL_SHARDS and
/// GTEST_SHARD_INDEX, or SLURM_ARRAY_TASK_COUNT, SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_MIN. `--shard` goes before them.
std::variant<Request, Printout> parse(std::span<const std::string> words, const Environment& environment);

/// A command and the options it knows, for shell completion.
struct CommandShape {
  std::string name;
  std::string does;
  std::vector<std::string> options;  ///< Long names: `--seed`.
};
std::vector<CommandShape> command_shapes();

}  // namespace fathom::app
