#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>
#include <variant>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"

namespace fathom::properties {

/// 64 bits that stand for a value: equal values have equal ones, and two that differ share one about as often as two numbers
/// drawn from 2^64 do. It is made of the value's fields one by one; what is derived from them is passed over.
class Fingerprint {
 public:
  template <class T>
  Fingerprint& add(const T& value) {
    if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
      mix(static_cast<std::uint64_t>(value));
    } else if constexpr (std::is_same_v<T, Count>) {
      mix(static_cast<std::uint64_t>(static_cast<int>(value)));
    } else if constexpr (Described<T>) {
      for_each_field<T>([&](const auto& field) { add(field.of(value)); });
    } else {
      add_parts(value);
    }
    return *this;
  }
  [[nodiscard]] std::uint64_t bits() const { return bits_; }

 private:
  /// Two halves of a product, folded.
  void mix(std::uint64_t value) {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15, salt = 0xD6E8FEB86659FD93;
    const auto product = static_cast<Wide>(bits_ ^ (value + salt)) * (odd ^ (value << 1U | 1U));
    bits_ = static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U) ^ (bits_ << 7U | bits_ >> 57U);
  }
  template <class T>
  void add_parts(const PerSeat<T>& things) {
    mix(things.astray ? 1 : 0);
    for (const T& each : things.of) add(each);
  }
  template <class T, std::size_t Size>
  void add_parts(const std::array<T, Size>& things) {
    for (const T& each : things) add(each);
  }
  template <class T, std::size_t Capacity>
  void add_parts(const Few<T, Capacity>& several) {
    mix(several.size());
    for (const T& each : several) add(each);
  }
  template <Named E>
  void add_parts(const Counts<E>& counts) {
    for (const Count& each : counts.of) add(each);
  }
  template <class T>
  void add_parts(const std::optional<T>& perhaps) {
    mix(perhaps ? 1 : 0);
    if (perhaps) add(*perhaps);
  }
  template <class... Each>
  void add_parts(const std::variant<Each...>& one) {
    mix(one.index());
    std::visit([&](const auto& is) { add(is); }, one);
  }
  template <class T>
  requires std::has_unique_object_representations_v<T>
  void add_parts(const T& thing) {
    std::array<std::uint64_t, (sizeof(T) + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t)> words{};
    std::memcpy(words.data(), &thing, sizeof(T));
    for (const std::uint64_t word : words) mix(word);
  }

  __extension__ using Wide = unsigned __int128;

  std::uint64_t bits_ = 0x243F6A8885A308D3;
};

/// The fingerprint of one value.
template <class T>
std::uint64_t fingerprint(const T& value) {
  return Fingerprint{}.add(value).bits();
}

}  // namespace fathom::properties
