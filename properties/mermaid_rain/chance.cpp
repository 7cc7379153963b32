#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "properties/mermaid_rain/adapter.hpp"

// The laws of chance. What is in the box and nowhere to be seen is where it is drawn from, each piece as likely as any
// other.

namespace fathom::mermaid_rain::laws {
namespace {

using std::to_string;

/// One way chance can go: how often it should come, and among which others.
struct Share {
  int group = 0;
  double of = 0;
};

/// In how many ways so many can be drawn of so many.
double ways(int of, int drawn) {
  double product = 1;
  for (int n = 0; n < drawn; ++n) product = product * (of - n) / (n + 1);
  return product;
}

Cards in_the_deck(const Game& game, const State& state) {
  Cards left = game.box.cards - state.discards;
  for (const Seat at : seated(state.players)) left -= state.hands[at] + state.chosen[at] + state.melds[at];
  return left;
}

/// Tiles that nobody has seen: in a pile, drawn unseen, or discarded unseen.
int unseen_tiles(const Game& game, const State& state, Tile tile) {
  int left = game.box.tiles[tile] - state.tile_discards[tile];
  for (const Tile other : state.offer) left -= other == tile ? 1 : 0;
  for (const Placed& placed : state.tiles) left -= placed.tile == tile ? 1 : 0;
  for (const Seat at : seated(state.players))
    left -= (state.picked[at] == tile ? 1 : 0) + (state.extra_up[at] == tile ? 1 : 0);
  return left;
}

/// Tokens that nobody has looked at: in the pool, or face down on a space.
Treasures unseen_tokens(const Game& game, const State& state) {
  Treasures left = game.box.treasure - state.gone;
  for (const Heap& heap : state.spaces) left -= heap.up;
  for (const Seat at : seated(state.players)) left -= state.treasure[at];
  for (const FaceDown& token : state.face_down)
    if (token.what != Hidden::unknown) --left[revealed(token.what)];
  return left;
}

/// One after the other, as each is turned over, with those before it out of the way.
double ways_to_see(const State& state, const Look& look, Treasures left) {
  const bool gains_unseen = std::ranges::any_of(
      state.face_down, [&](const FaceDown& token) { return token.owner == look.by && !token.seen.contains(look.by); });
  double product = 1;
  std::size_t next = 0;
  for (const FaceDown& token : state.face_down) {
    const bool hers = token.owner == look.by && !token.seen.contains(look.by);
    if (gains_unseen ? !hers : token.owner || token.at != state.mermaids[look.by]) continue;
    if (next == look.tokens.size()) continue;
    const Treasure seen = look.tokens[next++];
    if (token.what == Hidden::unknown) product *= left[seen] > 0 ? left[seen]-- : 0;
  }
  return product;
}

struct Expected {
  const Position& at;

  [[nodiscard]] std::optional<Share> on(const Lay& lay) const {
    Treasures left = at.game.box.treasure;
    for (const Heap& heap : at.state.spaces) left -= heap.up;
    if (at.game.rules.mermaid_free == FaceUpMix::free) return Share{0, static_cast<double>(left[lay.treasure])};
    // of so many spots for two types together, each is as likely as there are tokens of it
    double wanted = wanted_face_up(at.game.rules, at.state.players, lay.treasure);
    double tokens = 0;
    for (const Treasure each : counted_with(at.game.rules, at.state.players, lay.treasure)) {
      wanted -= at.game.box.treasure[each] - left[each];
      tokens += left[each];
    }
    return Share{0, wanted * left[lay.treasure] / tokens};
  }
  [[nodiscard]] std::optional<Share> on(const FirstDealer&) const { return Share{0, 1}; }
  [[nodiscard]] std::optional<Share> on(const TurnUndercurrents& turn) const {
    const bool is_out = std::ranges::find(at.state.undercurrents, turn.card) != at.state.undercurrents.end();
    return Share{0, is_out ? 0.0 : 1.0};
  }
  [[nodiscard]] std::optional<Share> on(const Deal& deal) const {
    const Cards deck = in_the_deck(at.game, at.state);
    double product = 1;
    for (const Card card : every<Card>) product *= ways(deck[card], deal.cards[card]);
    return Share{0, product};
  }
  /// Shapes are turned up in any order: a tile is held against others of its pile.
  [[nodiscard]] std::optional<Share> on(const TurnTile& turn) const {
    return Share{static_cast<int>(index_of(turn.tile.shape())),
                 static_cast<double>(unseen_tiles(at.game, at.state, turn.tile))};
  }
  [[nodiscard]] std::optional<Share> on(const TurnExtra& turn) const {
    return Share{0, static_cast<double>(unseen_tiles(at.game, at.state, turn.tile))};
  }
  [[nodiscard]] std::optional<Share> on(const DrawToken& draw) const {
    return Share{0, static_cast<double>(unseen_tokens(at.game, at.state)[draw.treasure])};
  }
  [[nodiscard]] std::optional<Share> on(const Look& look) const {
    return Share{0, ways_to_see(at.state, look, unseen_tokens(at.game, at.state))};
  }
  template <class Other>
  [[nodiscard]] std::optional<Share> on(const Other&) const {
    return std::nullopt;
  }
};

/// Of all that can come of a chance, how likely each is against the others.
std::string chance_goes_by_what_is_left(const Position& at) {
  if (acting(at.state).mover != Mover::chance || at.legal.empty()) return {};
  std::map<int, double> weight_of_one;  // of each group
  for (const Action& action : at.legal) {
    const auto share = std::visit([&](const auto& act) { return Expected{at}.on(act); }, action);
    if (!share) continue;
    const double weight = mermaid_rain::weight(at.game, at.state, action);
    if (share->of <= 0) return "`" + show(at.game, at.state, action) + "` can happen, and there is nothing left for it";
    const double of_one = weight_of_one.try_emplace(share->group, weight / share->of).first->second;
    constexpr double rounding = 1e-9;
    if (std::abs(weight - of_one * share->of) > rounding * std::max(weight, of_one * share->of))
      return "`" + show(at.game, at.state, action) + "` is not as likely as what is left makes it";
  }
  return {};
}

/// How many ways there are to go on from here by chance, each once, from what is in the box.
std::optional<std::size_t> ways_for_chance(const Position& at) {
  const State& state = at.state;
  switch (state.step) {
    case Step::first_dealer:
      return static_cast<std::size_t>(state.players);
    case Step::undercurrents: {
      const auto turned = std::ranges::count_if(state.undercurrents, [](int card) { return card != 0; });
      return at.game.box.undercurrents.size() - static_cast<std::size_t>(turned);
    }
    case Step::dealing: {
      const Cards deck = in_the_deck(at.game, state);
      std::size_t hands = 0;
      for_each_pick(deck, std::min<int>(state.owed, deck.total()), [&](const Cards&) { ++hands; });
      return hands;
    }
    case Step::drawing_token: {
      const Treasures left = unseen_tokens(at.game, state);
      return static_cast<std::size_t>(std::ranges::count_if(every<Treasure>, [&](Treasure type) { return left[type] > 0; }));
    }
    case Step::turning_extra: {
      std::size_t tiles = 0;
      for (std::uint8_t code = 0; code < Tile::kinds; ++code)
        tiles +=
            is_of_shape(Tile{code}.shape(), state.face_down_tile) && unseen_tiles(at.game, state, Tile{code}) > 0 ? 1 : 0;
      return tiles;
    }
    default:
      return std::nullopt;
  }
}

std::string everything_left_can_come(const Position& at) {
  const auto expected = ways_for_chance(at);
  if (!expected || *expected == at.legal.size()) return {};
  return "chance can go " + to_string(at.legal.size()) + " ways, and there are " + to_string(*expected);
}

}  // namespace

std::span<const Law> chance_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"chance_goes_by_what_is_left",
       "chance.by_what_is_left",
       AsksPosition{chance_goes_by_what_is_left},
       {pool_token, second_tile, face_down_gain, deck_reshuffled}},
      {"everything_left_can_come",
       "chance.by_what_is_left",
       AsksPosition{everything_left_can_come},
       {pool_token, second_tile, deck_reshuffled}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
