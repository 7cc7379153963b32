#include "properties/exploring/corpus.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace fathom::properties {
namespace {

constexpr std::size_t most_positions = 4096;
constexpr std::uint64_t rare = 2;             ///< A sign that so many plays have shown is worth a position,
constexpr std::size_t most_of_a_play = 3;     ///< of which one play gives no more than so many.
constexpr int contestants = 8;                ///< The rarest of so many is gone on from.
constexpr std::uint32_t longest_way_back = 8;  ///< A position is left out by at most so many choices.

}  // namespace

std::uint64_t Corpus::plays_that_showed(std::uint64_t sign) const {
  const auto found = plays_.find(sign);
  return found == plays_.end() ? 0 : found->second;
}

void Corpus::add(std::uint64_t root, const Choices& choices, std::span<const Sighting> signs) {
  std::vector<std::pair<std::uint64_t, Sighting>> rare_ones;
  for (const Sighting& sign : signs)
    if (const std::uint64_t plays = ++plays_[sign.key]; plays <= rare) rare_ones.emplace_back(plays, sign);
  const auto rarest_first = [](const auto& a, const auto& b) {
    return std::tuple(a.first, a.second.at, a.second.key) < std::tuple(b.first, b.second.at, b.second.key);
  };
  std::ranges::sort(rare_ones, rarest_first);
  std::vector<std::uint32_t> kept;
  for (const auto& [plays, sign] : rare_ones) {
    if (kept.size() == most_of_a_play) return;
    if (std::ranges::find(kept, sign.at) != kept.end()) continue;
    kept.push_back(sign.at);
    const auto end = static_cast<std::ptrdiff_t>(std::min<std::size_t>(sign.at, choices.size()));
    save({root, Choices(choices.begin(), choices.begin() + end), sign.key, 0});
  }
}

void Corpus::save(SavedPosition position) {
  if (positions_.size() < most_positions) return positions_.push_back(std::move(position));
  positions_[next_] = std::move(position);
  next_ = (next_ + 1) % most_positions;
}

std::optional<Departure> Corpus::drawn(Random& random) const {
  if (positions_.empty()) return std::nullopt;
  const auto worth = [&](std::size_t place) {
    return plays_that_showed(positions_[place].sign) * (1 + positions_[place].picked);
  };
  std::size_t best = random.below(static_cast<std::uint32_t>(positions_.size()));
  for (int i = 1; i < contestants; ++i)
    if (const std::size_t other = random.below(static_cast<std::uint32_t>(positions_.size())); worth(other) < worth(best))
      best = other;
  Departure way{positions_[best].root, positions_[best].choices, best};
  const auto length = static_cast<std::uint32_t>(way.choices.size());
  switch (random.below(4)) {
    case 0:
      way.choices.resize(length - std::min(length, 1 + random.below(longest_way_back)));
      break;
    case 1:
      if (length > 0) way.choices[random.below(length)] = static_cast<std::uint32_t>(random.next() >> 32U);
      break;
    default:
      break;
  }
  return way;
}

void Corpus::note_picked(std::size_t place) {
  if (place < positions_.size()) ++positions_[place].picked;
}

std::vector<std::uint64_t> Corpus::counted_signs() const {
  std::vector<std::uint64_t> all;
  for (const auto& [sign, plays] : plays_) {
    all.push_back(sign);
    all.push_back(plays);
  }
  return all;
}

void Corpus::put_back(std::vector<SavedPosition> positions, const std::vector<std::uint64_t>& counted_signs,
                      std::size_t next) {
  positions_ = std::move(positions);
  next_ = next % most_positions;
  plays_.clear();
  for (std::size_t i = 0; i + 1 < counted_signs.size(); i += 2) plays_[counted_signs[i]] = counted_signs[i + 1];
}

}  // namespace fathom::properties
