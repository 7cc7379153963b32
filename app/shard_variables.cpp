#include "app/shard_variables.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "app/errors.hpp"
#include "app/request.hpp"

namespace fathom::app {
namespace {

/// Variables by which something tells a process it starts which part of the work is its own.
struct ShardVariables {
  std::string index;
  std::string of;
  std::string first;        ///< What the first index is; empty: 0.
  std::string step;         ///< How far an index is from the next; empty: 1.
  std::uint64_t begin = 0;  ///< The first index where no variable says it.
};

/// What starts a process for its part alone says so for the asking.
const std::array of_task{ShardVariables{"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_STEP"},
                         ShardVariables{"GTEST_SHARD_INDEX", "GTEST_TOTAL_SHARDS", "", ""}};
/// A job of a build server may have been multiplied for another reason, such as a second compiler.
const std::array of_job{ShardVariables{"CI_NODE_INDEX", "CI_NODE_TOTAL", "", "", 1},  // GitLab
                        ShardVariables{"CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", "", ""},
                        ShardVariables{"BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", "", ""}};

std::optional<std::uint64_t> number_in(const Environment& environment, const std::string& name) {
  const std::optional<std::string> text = name.empty() ? std::nullopt : environment(name);
  const std::optional<Seed> value = text ? read_seed(*text) : std::nullopt;
  if (text && (!value || value->only)) throw BadUsage(name + " is \"" + *text + "\", expected a number");
  return value ? std::optional(value->root) : std::nullopt;
}

std::optional<Shard> shard_from(const Environment& environment, const ShardVariables& variables) {
  const auto index = number_in(environment, variables.index), of = number_in(environment, variables.of);
  if (!index || !of) return std::nullopt;
  const std::uint64_t first = number_in(environment, variables.first).value_or(variables.begin);
  const std::uint64_t step = std::max<std::uint64_t>(number_in(environment, variables.step).value_or(1), 1);
  const std::uint64_t place = (*index - first) / step;
  const std::optional<Shard> read = read_shard(std::to_string(place) + "/" + std::to_string(*of));
  const bool fits = *index >= first && (*index - first) % step == 0;
  if (!read || !fits)
    throw BadUsage(variables.index + " = " + std::to_string(*index) + " and " + variables.of + " = " + std::to_string(*of) +
                   " ask for a part that there is not");
  return *read;
}

}  // namespace

std::optional<Shard> shard_from(const Environment& environment, ShardSource source) {
  for (const ShardVariables& variables : of_task)
    if (const auto shard = shard_from(environment, variables)) return shard;
  if (source == ShardSource::surroundings) return std::nullopt;
  for (const ShardVariables& variables : of_job)
    if (const auto shard = shard_from(environment, variables)) return shard;
  std::string known;
  for (const auto& list : {std::span<const ShardVariables>(of_task), std::span<const ShardVariables>(of_job)})
    for (const ShardVariables& variables : list) known += (known.empty() ? "" : ", ") + variables.index;
  throw BadUsage("--shard auto: nothing says which part is wanted; expected one of " + known + ", or --shard I/N");
}

}  // namespace fathom::app
