#include "properties/exhausting/frontier.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace fathom::properties {
namespace {

constexpr std::uint32_t digit_bits = 7;
constexpr std::uint8_t more_digits = 0x80;

}  // namespace

void Frontier::add(std::span<const std::uint32_t> path) {
  std::size_t shared = 0;
  if (size_ % stride == 0)
    begins_.push_back(bytes_.size());
  else
    shared = static_cast<std::size_t>(std::ranges::mismatch(last_, path).in1 - last_.begin());
  put(static_cast<std::uint32_t>(shared));
  put(static_cast<std::uint32_t>(path.size() - shared));
  for (const std::uint32_t choice : path.subspan(shared)) put(choice);
  last_.assign(path.begin(), path.end());
  ++size_;
}

void Frontier::put(std::uint32_t number) {
  for (; number >= more_digits; number >>= digit_bits)
    bytes_.push_back(static_cast<std::uint8_t>(number) | more_digits);
  bytes_.push_back(static_cast<std::uint8_t>(number));
}

std::uint32_t Frontier::number_at(std::size_t& at) const {
  std::uint32_t number = 0;
  for (std::uint32_t shift = 0; at < bytes_.size(); shift += digit_bits) {
    const std::uint8_t digit = bytes_[at++];
    number |= static_cast<std::uint32_t>(digit & ~more_digits) << shift;
    if ((digit & more_digits) == 0) return number;
    if (shift > 4 * digit_bits - 1) break;
  }
  throw std::runtime_error("a frontier ends within a number");
}

Frontier Frontier::read(std::vector<std::uint8_t> bytes) {
  Frontier raw, whole;
  raw.bytes_ = std::move(bytes);
  Path path;
  for (std::size_t at = 0; at < raw.bytes_.size();) {
    const std::uint32_t shared = raw.number_at(at);
    if (shared > path.size()) throw std::runtime_error("a path of a frontier shares more than there is");
    path.resize(shared);
    for (std::uint32_t more = raw.number_at(at); more > 0; --more) path.push_back(raw.number_at(at));
    whole.add(path);
  }
  return whole;
}

}  // namespace fathom::properties
