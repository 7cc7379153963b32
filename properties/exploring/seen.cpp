#include "properties/exploring/seen.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fathom::properties {
namespace {

constexpr unsigned rule_bits = 16, how_bits = 4, step_bits = 12, player_bits = 8;

constexpr std::uint64_t low_bits(std::uint64_t number, unsigned bits) { return number & ((std::uint64_t{1} << bits) - 1); }

}  // namespace

std::uint64_t packed(const ThingKey& key) {
  std::uint64_t number = low_bits(key.rule, rule_bits);
  number = number << how_bits | low_bits(index_of(key.how), how_bits);
  number = number << step_bits | low_bits(key.step, step_bits);
  return number << player_bits | low_bits(key.players, player_bits);
}

ThingKey unpacked(std::uint64_t key) {
  ThingKey thing;
  thing.players = static_cast<std::uint32_t>(low_bits(key, player_bits));
  key >>= player_bits;
  thing.step = static_cast<std::uint32_t>(low_bits(key, step_bits));
  key >>= step_bits;
  thing.how = every<How>[std::min<std::uint64_t>(low_bits(key, how_bits), kinds<How> - 1)];
  thing.rule = static_cast<std::uint32_t>(low_bits(key >> how_bits, rule_bits));
  return thing;
}

void keep_first(std::vector<Sighting>& sightings) {
  std::ranges::sort(sightings, [](const Sighting& a, const Sighting& b) { return std::pair(a.key, a.at) < std::pair(b.key, b.at); });
  const auto alike = [](const Sighting& a, const Sighting& b) { return a.key == b.key; };
  sightings.erase(std::unique(sightings.begin(), sightings.end(), alike), sightings.end());
}

std::uint64_t SeenThing::sampled() const {
  return std::accumulate(plays.begin(), plays.end(), std::uint64_t{0}) - plays[index_of(Way::steered)];
}

bool Seen::add(std::span<const Sighting> things, Way way, std::uint64_t after, double seconds, std::uint64_t run) {
  bool any_new = false;
  for (const Sighting& sighting : things) {
    const auto [place, is_new] = places_.try_emplace(sighting.key, things_.size());
    if (is_new) things_.push_back({sighting.key, {}, after, seconds, run});
    ++things_[place->second].plays[index_of(way)];
    any_new |= is_new;
  }
  return any_new;
}

void Seen::put_back(std::vector<SeenThing> things) {
  things_ = std::move(things);
  places_.clear();
  for (std::size_t i = 0; i < things_.size(); ++i) places_[things_[i].key] = i;
}

Unseen estimated(const std::vector<SeenThing>& things, std::uint64_t plays) {
  constexpr double none_seen_bound = 3;  // what 95 % leaves room for where none was seen
  constexpr double two_sided = 1.96;
  Unseen unseen;
  unseen.plays = plays;
  for (const SeenThing& thing : things) {
    const std::uint64_t sampled = thing.sampled();
    unseen.seen += sampled > 0 ? 1 : 0;
    unseen.once += sampled == 1 ? 1 : 0;
    unseen.twice += sampled == 2 ? 1 : 0;
  }
  if (plays == 0) return unseen;
  const auto n = static_cast<double>(plays);
  const auto once = static_cast<double>(unseen.once), twice = static_cast<double>(unseen.twice);
  unseen.new_each = once / n;
  unseen.at_most = unseen.once == 0 ? none_seen_bound / n : (once + two_sided * std::sqrt(once + 2 * twice)) / n;
  unseen.at_least = (n - 1) / n * (unseen.twice > 0 ? once * once / (2 * twice) : once * (once - 1) / 2);
  return unseen;
}

}  // namespace fathom::properties
