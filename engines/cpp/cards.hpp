#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

/// What lies on the table, without any rule.
namespace song {

enum class Card : std::uint8_t { mermaid, song_1, song_2, song_3, silence_1, silence_2, silence_3, kraken, treasure };
enum class Creature : std::uint8_t { four, five, six, seven, nine };
enum class Seat : std::uint8_t { Ann, Bob, Cleo, Dan, Eve, Finn };

template <class Kind>
inline constexpr std::array<std::string_view, 0> names;
template <>
inline constexpr std::array<std::string_view, 9> names<Card>{"mermaid",   "song_1",    "song_2", "song_3",  "silence_1",
                                                             "silence_2", "silence_3", "kraken", "treasure"};
template <>
inline constexpr std::array<std::string_view, 5> names<Creature>{"four", "five", "six", "seven", "nine"};
template <>
inline constexpr std::array<std::string_view, 6> names<Seat>{"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"};

template <class Kind>
inline constexpr std::size_t kinds = names<Kind>.size();

template <class Kind>
constexpr std::string_view name_of(Kind kind) {
  return names<Kind>[static_cast<std::size_t>(kind)];
}

template <class Kind>
constexpr std::optional<Kind> named(std::string_view name) {
  const auto found = std::find(names<Kind>.begin(), names<Kind>.end(), name);
  if (found == names<Kind>.end()) return std::nullopt;
  return static_cast<Kind>(found - names<Kind>.begin());
}

/// How many there are of each kind.
template <class Kind>
struct Pile {
  std::array<std::uint8_t, kinds<Kind>> many{};

  constexpr unsigned operator[](Kind kind) const { return many[static_cast<std::size_t>(kind)]; }
  constexpr std::uint8_t& operator[](Kind kind) { return many[static_cast<std::size_t>(kind)]; }
  constexpr bool operator==(const Pile&) const = default;

  [[nodiscard]] constexpr unsigned size() const { return std::accumulate(many.begin(), many.end(), 0U); }
  [[nodiscard]] constexpr bool empty() const { return size() == 0; }
  [[nodiscard]] constexpr bool contains(const Pile& part) const {
    return std::equal(part.many.begin(), part.many.end(), many.begin(), std::less_equal<>{});
  }
  constexpr void add(const Pile& others) {
    for (std::size_t i = 0; i < many.size(); ++i) many[i] += others.many[i];
  }
  constexpr void remove(const Pile& part) {
    for (std::size_t i = 0; i < many.size(); ++i) many[i] -= part.many[i];
  }
};
using Cards = Pile<Card>;
using Creatures = Pile<Creature>;

template <class Kind>
constexpr void move_one(Kind kind, Pile<Kind>& from, Pile<Kind>& to) {
  --from[kind];
  ++to[kind];
}
template <class Kind>
constexpr void move_all(Pile<Kind>& from, Pile<Kind>& to) {
  to.add(std::exchange(from, {}));
}

/// What a song or a silence is worth; nothing for other cards.
constexpr unsigned worth(Card card) {
  constexpr std::array<unsigned, kinds<Card>> values{0, 1, 2, 3, 1, 2, 3, 0, 0};
  return values[static_cast<std::size_t>(card)];
}
/// The power that entices a creature, and what she is worth to whoever has done so.
constexpr unsigned rating(Creature creature) {
  constexpr std::array<unsigned, kinds<Creature>> ratings{4, 5, 6, 7, 9};
  return ratings[static_cast<std::size_t>(creature)];
}

}  // namespace song
