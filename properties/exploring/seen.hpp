#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "properties/exploring/explore.hpp"

namespace fathom::properties {

/// A thing as a number: `Thing` without what is known of it.
struct ThingKey {
  std::uint32_t rule = 0;  ///< Its place in the rulebook.
  How how{};
  std::uint32_t step = 0;  ///< Its place among the steps; 0 where there are none.
  std::uint32_t players = 0;

  friend bool operator==(const ThingKey&, const ThingKey&) = default;
};
std::uint64_t packed(const ThingKey& key);
ThingKey unpacked(std::uint64_t key);

/// What a play shows, and after how many actions it first did.
struct Sighting {
  std::uint64_t key = 0;
  std::uint32_t at = 0;

  friend bool operator==(const Sighting&, const Sighting&) = default;
};
/// Each of them once, at its first time.
void keep_first(std::vector<Sighting>& sightings);

/// What one play shows: things that are told, and signs of where play can get, by which a search is steered.
struct Observed {
  std::vector<Sighting> things;
  std::vector<Sighting> signs;
};

/// What is known of a thing.
struct SeenThing {
  std::uint64_t key = 0;
  std::array<std::uint64_t, kinds<Way>> plays{};
  std::uint64_t after = 0;
  double seconds = 0;
  std::uint64_t run = 0;  ///< The first run that saw it.

  /// Plays that are a sample.
  [[nodiscard]] std::uint64_t sampled() const;
};

/// The things that plays have shown.
class Seen {
 public:
  /// Takes what the play number `after` showed; whether any of it is new.
  bool add(std::span<const Sighting> things, Way way, std::uint64_t after, double seconds, std::uint64_t run);

  [[nodiscard]] const std::vector<SeenThing>& things() const { return things_; }  ///< In the order first seen.
  void put_back(std::vector<SeenThing> things);

 private:
  std::vector<SeenThing> things_;
  std::unordered_map<std::uint64_t, std::size_t> places_;
};

/// What is still unseen, from how many of so many plays showed each thing.
Unseen estimated(const std::vector<SeenThing>& things, std::uint64_t plays);

}  // namespace fathom::properties
