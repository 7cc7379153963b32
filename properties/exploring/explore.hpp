#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/names.hpp"
#include "model/core/verdict.hpp"
#include "properties/options.hpp"

// Plays for as long as there is time, and what has been seen in them.

namespace fathom::properties {

/// How plays are drawn.
enum class Search : std::uint8_t {
  uniform,  ///< Every legal action is as likely as the next.
  mixed,    ///< Each play under a policy of its own, as a campaign has them.
  steered,  ///< Half of them so; the other half go on from saved positions that showed something rare.
};
constexpr std::array<std::string_view, 3> names_of(Search) { return {"uniform", "mixed", "steered"}; }

/// How a play came about: under one of the policies from where plays begin, or, under any of them, from a saved position.
enum class Way : std::uint8_t { uniform, kinds_first, swarm, greedy, steered };
constexpr std::array<std::string_view, 5> names_of(Way) { return {"uniform", "kinds_first", "swarm", "greedy", "steered"}; }
static_assert(kinds<Way> == kinds<Policy> + 1);
constexpr Way way_of(Policy policy) { return every<Way>[index_of(policy)]; }

/// What became of a rule that was at issue.
enum class How : std::uint8_t {
  allowed,  ///< It could have refused an action that was done.
  read,     ///< Its number or reading was read when an action was done.
  refused,  ///< It was the first that refused something that was tried.
  silent,   ///< An action was done of which the rulebook says nothing.
};
constexpr std::array<std::string_view, 4> names_of(How) { return {"allowed", "read", "refused", "silent"}; }

/// A thing that plays show: what became of a rule, at which step of the game, with how many players.
struct Thing {
  std::string rule;
  How how{};
  std::string step;  ///< Empty where the game's states do not say what happens next.
  int players = 0;
  std::array<std::uint64_t, kinds<Way>> plays{};  ///< Plays that showed it.
  std::uint64_t after = 0;   ///< It was seen first in this play, counted over all runs,
  double seconds = 0;        ///< and after so many seconds.
  bool is_new = false;       ///< Not seen in an earlier run.
};

/// What the plays that are alike say of things that none of them has shown. Plays from saved positions do not count: they are
/// no sample of anything.
struct Unseen {
  std::uint64_t plays = 0;  ///< The sample,
  std::uint64_t seen = 0;   ///< the things seen in it,
  std::uint64_t once = 0;   ///< those seen in one of its plays,
  std::uint64_t twice = 0;  ///< and in two.
  double new_each = 0;      ///< Things that the next play shows for the first time, on average (Good and Turing),
  double at_most = 0;       ///< and hardly more than so many (95 %).
  double at_least = 0;      ///< Things that no play has shown: at least so many (Chao).
};

struct Explored;

/// How long a run goes on, and how.
struct ExploreOptions {
  Options options;  ///< Seed, players, shard, threads, laws, and where plays begin; `cases` bounds a run, 0 does not.
  Search search = Search::mixed;
  std::optional<double> seconds;  ///< No round of plays begins later than this.
  bool observes = true;           ///< Whether anything is noted besides failures; a steered search notes all the same.
  std::string state;              ///< The file in which the run is kept and from which it goes on; empty: none.
  std::string key;                ///< What the run is of: a file of another is refused.
  double seconds_between_saves = 30;
  std::function<void(const Explored&)> saved;  ///< Called whenever the run has been kept.
  /// Called after each round: plays of this run, seconds of this run, and seconds since something new was seen.
  std::function<void(std::uint64_t plays, double seconds, double since_new)> progress;
};

/// What came of a run.
struct Explored {
  Search search{};
  std::uint64_t plays = 0;         ///< Of all runs,
  std::uint64_t plays_before = 0;  ///< and of earlier ones.
  double seconds = 0;
  double seconds_before = 0;
  std::array<std::uint64_t, kinds<Way>> plays_by{};
  std::vector<Thing> things;       ///< By rule in rulebook order.
  std::vector<std::string> steps;  ///< Of the game, in its own order; empty where its states do not say.
  std::size_t saved_positions = 0;
  std::uint64_t signs = 0;         ///< Features of states and plays that a steered search has told apart.
  Unseen unseen;
  std::optional<std::uint64_t> first_failure;  ///< The play in which a law first fell in this run, counted over all runs.
  std::vector<Verdict> verdicts;
};

}  // namespace fathom::properties
