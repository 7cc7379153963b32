#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <variant>
#include <vector>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"

namespace fathom::properties {

namespace detail {

/// A number for each value, equal ones having equal numbers. Types that say nothing of themselves share one.
template <class T>
std::uint64_t digest(const T& value) {
  std::uint64_t hash = 0;
  if constexpr (std::has_unique_object_representations_v<T>) {
    std::array<unsigned char, sizeof(T)> bytes;
    std::memcpy(bytes.data(), &value, sizeof(T));
    for (const unsigned char byte : bytes) hash = Random::mix(hash + byte + 1);
  } else if constexpr (Described<T>) {
    for_each_field<T>([&](const auto& field) { hash = Random::mix(hash + digest(field.of(value)) + 1); });
  }
  return hash;
}

}  // namespace detail

/// What is legal in a state, each deed once. With rules left out a game may list a deed twice, and whoever chooses at random
/// would then choose it twice as often as under the published rules.
template <Specification G>
class LegalOnce {
 public:
  using Action = typename G::Action;

  const std::vector<Action>& in(const typename G::Game& game, const typename G::State& state) {
    G::legal_actions(game, state, legal_);
    if (!game.dropped.empty()) leave_out_repeats();
    return legal_;
  }

 private:
  void leave_out_repeats() {
    constexpr std::size_t room = 4;  // a table that is mostly empty
    table_.assign(std::bit_ceil(room * legal_.size() + 1), nobody);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < legal_.size(); ++i)
      if (is_new(legal_[i], kept)) legal_[kept++] = Action(legal_[i]);
    legal_.resize(kept);
  }
  /// Whether none of those kept is the same deed; notes that it will be kept as number `place`.
  bool is_new(const Action& action, std::size_t place) {
    const std::size_t mask = table_.size() - 1;
    const std::uint64_t hash = std::visit([](const auto& deed) { return detail::digest(deed); }, action) + action.index();
    for (std::size_t at = Random::mix(hash) & mask;; at = (at + 1) & mask) {
      if (table_[at] == nobody) {
        table_[at] = static_cast<std::uint32_t>(place);
        return true;
      }
      if (legal_[table_[at]] == action) return false;
    }
  }

  static constexpr std::uint32_t nobody = ~std::uint32_t{0};
  std::vector<Action> legal_;
  std::vector<std::uint32_t> table_;
};

}  // namespace fathom::properties
