#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/core/play.hpp"
#include "properties/exploring/corpus.hpp"
#include "properties/exploring/seen.hpp"

namespace fathom::properties {

/// How often a law has been put to the test.
struct LawAsked {
  std::uint64_t cases = 0;
  std::uint64_t actions = 0;
  std::uint64_t times = 0;
};

/// A play in which a law fell, as what it is drawn from: it is played again when the run is gone on with.
struct LawFell {
  std::string law;
  std::uint64_t table = 0;   ///< The place of its number of players.
  std::uint64_t number = 0;  ///< The case, by whose numbers was tried and probed,
  std::uint64_t root = 0;    ///< and the one whose beginning is the play's.
  std::uint64_t way = 0;     ///< How it came about.
  std::uint64_t after = 0;   ///< The play, counted over all runs.
  Choices choices;
};

/// The saved positions of one number of players.
struct SavedCorpus {
  std::vector<SavedPosition> positions;
  std::vector<std::uint64_t> counted_signs;
  std::uint64_t next = 0;
};

/// A run that has come to the end of a round, as it is written down.
struct SavedRun {
  std::uint64_t cases = 0;  ///< Done for each number of players, in this shard.
  std::uint64_t runs = 0;
  double seconds = 0;
  std::vector<std::uint64_t> plays_by;  ///< By way.
  std::vector<SeenThing> things;
  std::vector<LawAsked> asked;  ///< By law, in the order that the key has them.
  std::vector<LawFell> fell;
  std::vector<SavedCorpus> corpora;  ///< By number of players.
};

/// Writes a run whole or not at all. Throws `std::runtime_error` where the file takes nothing.
void write_run(const std::string& file, const std::string& key, const SavedRun& run);

/// The run of a file; nothing where there is no file. Throws `std::runtime_error` for a file that is cut off or damaged, and
/// for one of another run.
std::optional<SavedRun> read_run(const std::string& file, const std::string& key);

}  // namespace fathom::properties
