#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <vector>

#include "model/core/terms.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

// The rulebook's notions worked out a second time, in another way than the model does: a law or a theorem that asked the
// model would only find that it agrees with itself. Numbers and readings are those of the rules that are played by.

namespace fathom::mermaid_rain::by_the_book {

/// The rulebook's list of melds, the best first, and how many cards the description of each names.
inline constexpr std::array best_first{Meld::mermaid_rain,     Meld::mermaid_squall, Meld::ocean_march,  Meld::twin_splash,
                                       Meld::aquamarine_waltz, Meld::mermaid_mist,   Meld::mermaid_drop, Meld::octopus};
inline constexpr std::array cards_named_by{5, 4, 3 + 2, 2 + 2, 1 + 1 + 1, 3, 2, 1 + 1};

/// Whether cards, so many of each of the three kinds, are what the list describes, superfluous ones ignored: in numbers, or
/// in a solver's terms.
template <class Many>
auto shows(const Many& of, Meld meld) {
  const auto some_kind = [&](int many) { return of[0] >= many || of[1] >= many || of[2] >= many; };
  const auto one_and_another = [&](int many, int of_another) {
    auto any = of[0] >= many && of[1] >= of_another;
    for (std::size_t one = 0; one < 3; ++one)
      for (std::size_t other = 0; other < 3; ++other)
        if (one != other) any = any || (of[one] >= many && of[other] >= of_another);
    return any;
  };
  switch (meld) {
    case Meld::mermaid_rain:
      return some_kind(5);
    case Meld::mermaid_squall:
      return some_kind(4);
    case Meld::ocean_march:
      return one_and_another(3, 2);
    case Meld::twin_splash:
      return one_and_another(2, 2);
    case Meld::aquamarine_waltz:
      return of[0] >= 1 && of[1] >= 1 && of[2] >= 1;
    case Meld::mermaid_mist:
      return some_kind(3);
    case Meld::mermaid_drop:
      return some_kind(2);
    case Meld::octopus:
      break;
  }
  return one_and_another(1, 1);
}

/// The place in the list of what cards show, 0 for the best; the last one's where they show nothing.
inline int meld_rank(const Cards& cards) {
  const auto shown = std::ranges::find_if(best_first, [&](Meld meld) { return shows(cards.of, meld); });
  return std::min<int>(static_cast<int>(shown - best_first.begin()), static_cast<int>(best_first.size()) - 1);
}

/// How many cards the meld of that rank names.
inline int cards_named(int rank) { return cards_named_by[static_cast<std::size_t>(rank)]; }

/// What the effect of the meld of that rank scores.
inline int meld_points(const Rules& rules, int rank) {
  switch (rank) {
    case 1:
      return rules.squall_points;
    case 3:
      return rules.splash_points;
    case 5:
      return rules.mist_points;
    case 6:
      return rules.drop_points;
    default:
      return 0;
  }
}

/// The types that one number of the set-up for five names together, with the rarer one last, where it is read so; the type
/// alone else.
inline std::vector<Treasure> counted_with(const Rules& rules, int players, Treasure type) {
  if (players == 5 && rules.face_up_five == FaceUpFive::together)
    for (const auto& pair : {std::vector{Treasure::coral, Treasure::crystal}, {Treasure::pearl, Treasure::dragon_scale}})
      if (std::ranges::find(pair, type) != pair.end()) return pair;
  return {type};
}
/// How many tokens of a type, and of the one counted with it, the set-up asks for face up, before it is known whether there
/// are so many.
inline int wanted_face_up(const Rules& rules, int players, Treasure type) {
  const std::size_t i = index_of(counted_with(rules, players, type).back());
  if (players == 3) return rules.face_up_3[i];
  if (players == 4) return rules.face_up_4[i];
  return players == 5 ? rules.face_up_5[i] : rules.face_up_6[i];
}

/// How many seats further clockwise `of` sits than `from`.
inline int steps_clockwise(Seat from, Seat of, int players) {
  return (static_cast<int>(index_of(of)) - static_cast<int>(index_of(from)) + players) % players;
}

/// Steps between two hexes, by cube coordinates of a grid whose odd rows are set half a hex to the right.
inline int distance(Hex a, Hex b) {
  const auto slant = [](Hex hex) { return hex.column() - (hex.row() - hex.row() % 2) / 2; };
  const int across = slant(a) - slant(b);
  const int down = a.row() - b.row();
  return std::max({std::abs(across), std::abs(down), std::abs(across + down)});
}

/// The hexes of the tile on `hex`, or the hex alone.
inline Cells cells_around(const State& state, Hex hex) {
  for (const Placed& placed : state.tiles)
    if (placed.on.contains(hex)) return placed.on;
  return Cells{hex};
}
inline const Placed* tile_on(const State& state, Hex hex) {
  const auto* found = std::ranges::find_if(state.tiles, [hex](const Placed& placed) { return placed.on.contains(hex); });
  return found == state.tiles.end() ? nullptr : found;
}

inline bool next_door(const State& state, Hex from, Hex to) {
  const Cells there = cells_around(state, to);
  for (const Hex a : cells_around(state, from))
    for (const Hex b : there)
      if (distance(a, b) == 1) return !there.contains(from);
  return false;
}

/// What lies on a hex, the shading of the three-player board taken into account.
inline Terrain ground(const Game& game, int players, Hex hex) {
  const bool out = hex.framed() || (players == 3 && game.box.shaded.contains(hex.cell));
  return out ? Terrain::nothing : game.box.terrain[hex.cell];
}

/// The starting spaces in play with no mermaid on them but perhaps her own.
inline std::vector<Hex> free_starts(const Game& game, const State& state, Seat who) {
  std::vector<Hex> free;
  for (std::size_t cell = 0; cell < Hex::cells; ++cell) {
    const Hex hex{static_cast<std::uint8_t>(cell)};
    bool taken = false;
    for (const Seat at : seated(state.players)) taken = taken || (at != who && state.mermaids[at] == hex);
    if (!taken && ground(game, state.players, hex) == Terrain::start) free.push_back(hex);
  }
  return free;
}

/// What a mermaid needs to enter: nothing in particular for `mermaid`.
inline Symbol wanted_at(const Game& game, const State& state, Hex hex) {
  if (const Placed* tile = tile_on(state, hex)) return tile->tile.symbol();
  switch (ground(game, state.players, hex)) {
    case Terrain::wreck:
      return game.box.rims[0];
    case Terrain::island:
      return game.box.rims[1];
    case Terrain::cave:
      return game.box.rims[2];
    default:
      return Symbol::mermaid;
  }
}

/// The Undercurrents card turned up last; none where none is.
inline const Undercurrents* last_turned(const Game& game, const State& state) {
  const Undercurrents* last = nullptr;
  for (const std::uint8_t card : state.undercurrents)
    if (card >= 1 && card <= game.box.undercurrents.size()) last = &game.box.undercurrents[card - 1U];
  return last;
}

/// Whether the hexes are those of one tile of the shape: by how far each is from each.
inline bool is_of_shape(Shape shape, const Cells& on) {
  if (shape == Shape::twin) return on.size() == 2 && distance(on[0], on[1]) == 1;
  if (on.size() != 3) return false;
  std::array<int, 3> apart{distance(on[0], on[1]), distance(on[0], on[2]), distance(on[1], on[2])};
  std::ranges::sort(apart);
  if (shape == Shape::triangular) return apart == std::array<int, 3>{1, 1, 1};
  if (apart != std::array<int, 3>{1, 1, 2}) return false;
  // Of three hexes in a line and of three in a bend the ends are two apart; two hexes of a bend, but one of a line, are next
  // to both ends.
  Cells ends;
  for (const Hex hex : on)
    if (std::ranges::count_if(on, [hex](Hex other) { return distance(hex, other) == 1; }) == 1) ends.push_back(hex);
  int between = 0;
  for (int row = ends[0].row() - 1; row <= ends[0].row() + 1; ++row)
    for (int column = ends[0].column() - 1; column <= ends[0].column() + 1; ++column)
      if (const Hex hex = Hex::at(column, row); distance(hex, ends[0]) == 1 && distance(hex, ends[1]) == 1) ++between;
  return shape == Shape::straight ? between == 1 : between == 2;
}

/// How many tokens lie on a space, either way up.
inline int tokens_on(const State& state, Hex space) {
  int many = 0;
  for (const Heap& heap : state.spaces)
    if (heap.at == space) many += heap.up.total();
  for (const FaceDown& token : state.face_down)
    if (!token.owner && token.at == space) ++many;
  return many;
}
/// How many tokens a player has gained and kept, either way up.
inline int tokens_of(const State& state, Seat who) {
  const auto hers = [who](const FaceDown& token) { return token.owner == who; };
  return state.treasure[who].total() + static_cast<int>(std::ranges::count_if(state.face_down, hers));
}

/// What is paid for the tokens of one type.
struct Payout {
  explicit Payout(const Rules& rules)
      : alone(rules.monopoly_points),
        least(rules.least_share),
        least_for_every_tie(rules.tie_minimum == TieMinimum::every_tie),
        ranks_follow(rules.after_tie == AfterTie::follows) {
    for (std::size_t rank = 0; rank < ranks.size(); ++rank) ranks[rank] = rules.rank_points[rank];
  }
  std::array<int, 6> ranks{};
  int alone;                 ///< More, for whoever has some while nobody else has.
  int least;                 ///< For each of those who share ranks,
  bool least_for_every_tie;  ///< even if the ranks they share bring nothing.
  bool ranks_follow;         ///< Whether the rank after a tie is the next one, and none is skipped.
  int without_tokens = 0;
};

/// What one of some holdings of a type scores: in numbers, or in a solver's terms. `divided` divides a term by a number.
template <class Number, class Divided>
Number points_of(const std::vector<Number>& holdings, std::size_t whose, const Payout& pays, Divided divided) {
  const Number& own = holdings[whose];
  const Number nothing = own - own;
  const Number one = nothing + 1;
  Number ahead = nothing;
  Number tied = nothing;
  Number others = nothing;
  for (std::size_t i = 0; i < holdings.size(); ++i) {
    auto counts = holdings[i] > own;
    for (std::size_t j = 0; pays.ranks_follow && j < i; ++j) counts = counts && holdings[j] != holdings[i];
    ahead = ahead + ite(counts, one, nothing);
    tied = tied + ite(holdings[i] == own, one, nothing);
    if (i != whose) others = others + ite(holdings[i] > 0, one, nothing);
  }
  Number together = nothing;
  for (int rank = 0; rank < static_cast<int>(pays.ranks.size()); ++rank)
    together =
        together + ite(ahead <= rank && tied + ahead > rank, nothing + pays.ranks[static_cast<std::size_t>(rank)], nothing);
  Number share = together;
  for (int group = 2; group <= static_cast<int>(holdings.size()); ++group)
    share = ite(tied == group, divided(together, group), share);
  const auto short_of_least = tied > 1 && share < pays.least;
  share = ite(pays.least_for_every_tie ? short_of_least : short_of_least && together > 0, nothing + pays.least, share);
  share = share + ite(others == 0, nothing + pays.alone, nothing);
  return ite(own == 0, nothing + pays.without_tokens, share);
}

/// What the tokens of a type that one player holds score among the holdings of all.
inline int type_points(const Rules& rules, const PerSeat<int>& tokens, int players, Seat who) {
  const std::vector<int> holdings(tokens.of.begin(), tokens.of.begin() + players);
  return points_of(holdings, index_of(who), Payout(rules), std::divides<int>{});
}

/// More than a type can pay out, whoever holds what: each rank's points or the least share, and the bonus instead of all
/// ranks but the first. Where the ranks of a tie are given out again, each player may have the best of them.
inline int most_paid_out(const Rules& rules, int players) {
  int all = 0;
  int best = 0;
  for (int rank = 0; rank < players; ++rank) {
    const int paid = std::max<int>(rules.rank_points[static_cast<std::size_t>(rank)], rules.least_share);
    all += paid;
    best = std::max(best, paid);
  }
  if (rules.after_tie == AfterTie::follows) all = players * best;
  return std::max(all, rules.rank_points[0] + rules.monopoly_points);
}

}  // namespace fathom::mermaid_rain::by_the_book
