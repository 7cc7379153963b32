#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/box.hpp"
#include "model/core/counts.hpp"
#include "model/core/fields.hpp"
#include "model/core/names.hpp"

namespace fathom::mermaid_beach {

/// What a Beach card shows. The first eight are the beach items, which come in pairs. Mermaids and mermen are one kind,
/// since nothing tells them apart in play; so are the two Mean Mermaids.
enum class BeachCard : std::uint8_t {
  sun,
  sunglasses,
  umbrella,
  beach_ball,
  sand_castle,
  pail_and_shovel,
  sailboat,
  surfboard,
  mermaid,
  mean_mermaid,
  seaweed,
  sneaker_wave,
  sea_monster
};
constexpr std::array<std::string_view, 13> names_of(BeachCard) {
  return {"sun",       "sunglasses", "umbrella",     "beach_ball", "sand_castle",  "pail_and_shovel", "sailboat",
          "surfboard", "mermaid",    "mean_mermaid", "seaweed",    "sneaker_wave", "sea_monster"};
}
using BeachCards = Counts<BeachCard>;

/// How many kinds of beach items there are: the first so many kinds of Beach cards.
inline constexpr std::size_t item_kinds = 8;
constexpr bool is_item(BeachCard card) { return index_of(card) < item_kinds; }

/// The eight beach items, in the order of `BeachCard`.
inline constexpr std::array<BeachCard, item_kinds> items = [] {
  std::array<BeachCard, item_kinds> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<BeachCard>(i);
  return all;
}();

/// What a Shell card shows: shells, by the number on the card, or a starfish that points one way.
enum class ShellCard : std::uint8_t { one, two, three, four, starfish_left, starfish_right };
constexpr std::array<std::string_view, 6> names_of(ShellCard) {
  return {"one", "two", "three", "four", "starfish_left", "starfish_right"};
}
using ShellCards = Counts<ShellCard>;

/// How many kinds of Shell cards bear points: the first so many.
inline constexpr std::size_t shell_kinds = 4;
constexpr bool is_starfish(ShellCard card) { return index_of(card) >= shell_kinds; }

/// The four shells that bear points, in the order of `ShellCard`.
inline constexpr std::array<ShellCard, shell_kinds> point_shells{ShellCard::one, ShellCard::two, ShellCard::three,
                                                                 ShellCard::four};

/// What is in the box. Its numbers are printed in the rulebook; only which way the starfish point stands on the cards alone,
/// and is a reconstruction, marked `assumed` in the rulebook table, that `--components FILE` replaces.
struct Box {
  BeachCards beach;
  ShellCards shells;

  static constexpr auto pieces =
      FieldTuple{Piece{"beach", &Box::beach, "contents.beach_cards", "the Beach deck"},
                 Piece{"shells", &Box::shells, "contents.shell_cards", "the Shell deck"}};
  friend bool operator==(const Box&, const Box&) = default;
};

/// What is wrong with a box, in whole sentences: every count that contradicts the rulebook.
std::vector<std::string> faults(const Box& box);

/// The box as printed, with our reconstruction of the starfish.
const Box& assumed_box();

}  // namespace fathom::mermaid_beach
