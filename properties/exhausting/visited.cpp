#include "properties/exhausting/visited.hpp"

#include <cmath>
#include <utility>

namespace fathom::properties {
namespace {

constexpr std::size_t first_slots = 1U << 12U;

/// No fingerprint is 0: that is an empty slot.
std::uint64_t as_kept(std::uint64_t fingerprint) { return fingerprint == 0 ? 1 : fingerprint; }

}  // namespace

Visited::Visited(std::size_t most_bytes) : most_bytes_(most_bytes), slots_(first_slots) {}

Visited::Added Visited::add(std::uint64_t fingerprint) {
  const std::uint64_t kept = as_kept(fingerprint);
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = kept & mask;
  for (; slots_[at] != 0; at = (at + 1) & mask)
    if (slots_[at] == kept) return Added::is_known;
  if (!has_room()) {
    if (!grow()) return Added::no_room;
    return add(fingerprint);
  }
  slots_[at] = kept;
  ++size_;
  return Added::is_new;
}

bool Visited::has_room() const {
  constexpr std::size_t full = 4, of = 5;
  return size_ + 1 <= slots_.size() / of * full;
}

bool Visited::grow() {
  const std::size_t larger = slots_.size() * 2;
  if ((slots_.size() + larger) * sizeof(std::uint64_t) > most_bytes_) return false;
  std::vector<std::uint64_t> before = std::exchange(slots_, std::vector<std::uint64_t>(larger));
  for (const std::uint64_t each : before)
    if (each != 0) put(each);
  return true;
}

void Visited::put(std::uint64_t fingerprint) {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = fingerprint & mask;
  while (slots_[at] != 0) at = (at + 1) & mask;
  slots_[at] = fingerprint;
}

double Visited::taken_for_one() const {
  const auto many = static_cast<double>(size_);
  constexpr int bits = 64;
  return std::min(1.0, std::ldexp(many * many, -bits - 1));
}

std::vector<std::uint64_t> Visited::listed() const {
  std::vector<std::uint64_t> all;
  all.reserve(size_);
  for (const std::uint64_t each : slots_)
    if (each != 0) all.push_back(each);
  return all;
}

void Visited::put_back(const std::vector<std::uint64_t>& fingerprints) {
  for (const std::uint64_t each : fingerprints) add(each);
}

}  // namespace fathom::properties
