#pragma once

#include <any>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/play.hpp"

namespace fathom::properties {

/// How the choices of a play are drawn. Each reaches places the others rarely see.
enum class Policy : std::uint8_t {
  uniform,      ///< Every legal action is as likely as the next.
  kinds_first,  ///< First a kind of action, then an action of that kind: a lone way out is not drowned by many placings.
  swarm,        ///< Uniform, with some kinds of action left out of the whole play: long runs of what remains.
  greedy,       ///< Mostly what the game calls promising.
};
constexpr std::array<std::string_view, 4> names_of(Policy) { return {"uniform", "kinds_first", "swarm", "greedy"}; }

/// Whether a check fails when its cases missed what they have to reach, or only says so.
enum class Reaches : std::uint8_t { judged, reported };
/// Whether a failure is shrunk and told as a trace, or only noted: mutants need no traces.
enum class Telling : std::uint8_t { traces, outcomes };
/// Whether a campaign goes on after its first failure, to find every law that falls.
enum class Until : std::uint8_t { every_case, first_failure };

/// Where the plays of a campaign begin. What a changed game comes to is shown by what its players can reach.
enum class Begin : std::uint8_t {
  anywhere,      ///< At the start, or in states made up to reach what plays rarely do.
  at_the_start,  ///< At the start of the game alone; a failure is told from a state that the play itself reaches.
};

/// How a campaign is run. Two campaigns with equal `seed`, `cases` and `players` hold the same cases, whatever `shard` and
/// `threads` are; with `seconds` set they may hold fewer.
struct Options {
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> only_case;  ///< Replays one case of each number of players.
  std::vector<int> players;                ///< Empty: every number the game allows.
  std::uint64_t cases = 0;                 ///< For each number of players; 0: as many as the game's own campaign.
  std::optional<double> seconds;           ///< No case begins later than this.
  Shard shard;
  unsigned threads = 2;
  std::vector<std::string> only;  ///< Names of laws; empty: all.
  Reaches reaches = Reaches::judged;
  Telling telling = Telling::traces;
  Until until = Until::every_case;
  Begin begin = Begin::anywhere;
  std::function<void(std::uint64_t done, std::uint64_t of)> progress;  ///< One call at a time, from any thread.
};

/// How often plays at one number of players came to a hole.
struct HoleAtTable {
  int players = 0;
  std::uint64_t plays = 0;  ///< Plays in which it arose.
  std::uint64_t of = 0;     ///< Plays in which it was looked for.
};

/// A situation the rulebook is silent on, how often plays came to it, and the shortest of them once it was shrunk.
struct HoleSeen {
  std::string rule;
  std::vector<HoleAtTable> tables;
  int players = 0;            ///< Of the shortest play,
  std::uint32_t actions = 0;  ///< its actions, the last one that before which nothing is said; 0 where no play got there.
  std::any shortest;          ///< That play from the start of the game, as a `Trace` of the specification; or empty.
};

}  // namespace fathom::properties
