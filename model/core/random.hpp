#pragma once

#include <cstdint>
#include <string_view>

namespace fathom {

/// Portable random numbers: the same seed gives the same play on every machine, compiler and standard library.
/// SplitMix64 (Steele, Lea, Flood 2014). `std::*_distribution` and `std::shuffle` are not used anywhere, since they differ.
class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    return mix(state_);
  }
  /// A number in [0, bound), every one as likely as the next within 2^-32. `bound` 0 gives 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
  }

  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

 private:
  std::uint64_t state_;
};

/// A name as a number, the same everywhere (FNV-1a).
constexpr std::uint64_t hash_name(std::string_view name) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return hash;
}

/// The seed of case `number` of the check called `check`, in a campaign begun with `root`. It depends on nothing else, so
/// shard i of n runs the cases k with k mod n == i, and the union of the shards does not depend on n.
constexpr std::uint64_t case_seed(std::uint64_t root, std::string_view check, std::uint64_t number) {
  return Random::mix(Random::mix(root ^ hash_name(check)) + 0x9E3779B97F4A7C15U * (number + 1));
}

}  // namespace fathom
