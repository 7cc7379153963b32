#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "model/core/play.hpp"
#include "model/core/random.hpp"
#include "properties/exploring/seen.hpp"

namespace fathom::properties {

/// A position that play came to, as the way there: the case in whose beginning it begins, and the choices made from there.
struct SavedPosition {
  std::uint64_t root = 0;
  Choices choices;
  std::uint64_t sign = 0;    ///< What was rare about it.
  std::uint64_t picked = 0;  ///< How often plays have gone on from it.
};

/// Where a play goes on from, and which of the saved positions that was.
struct Departure {
  std::uint64_t root = 0;
  Choices choices;
  std::size_t place = 0;
};

/// The positions of one number of players from which a steered search goes on: those in which something showed that few plays
/// have shown. Nothing in it depends on anything but the plays taken and their order.
class Corpus {
 public:
  /// Takes a play that begins as the case `root` does, and what it showed.
  void add(std::uint64_t root, const Choices& choices, std::span<const Sighting> signs);

  /// A way to a position, drawn so that what is rare comes often: one that is saved, cut back a little, or with one choice of
  /// it made otherwise. Nothing while none is saved.
  [[nodiscard]] std::optional<Departure> drawn(Random& random) const;
  void note_picked(std::size_t place);

  [[nodiscard]] std::size_t size() const { return positions_.size(); }
  [[nodiscard]] std::size_t signs() const { return plays_.size(); }

  // For the file.
  [[nodiscard]] const std::vector<SavedPosition>& positions() const { return positions_; }
  [[nodiscard]] std::vector<std::uint64_t> counted_signs() const;  ///< Sign, plays, sign, plays, ...
  [[nodiscard]] std::size_t next() const { return next_; }
  void put_back(std::vector<SavedPosition> positions, const std::vector<std::uint64_t>& counted_signs, std::size_t next);

 private:
  [[nodiscard]] std::uint64_t plays_that_showed(std::uint64_t sign) const;
  void save(SavedPosition position);

  std::vector<SavedPosition> positions_;
  std::unordered_map<std::uint64_t, std::uint64_t> plays_;  ///< How many plays have shown each sign.
  std::size_t next_ = 0;                                    ///< Which position gives way when there is no room.
};

}  // namespace fathom::properties
