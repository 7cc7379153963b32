#include <algorithm>
#include <array>
#include <utility>
#include <variant>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "model/mermaid_rain/places.hpp"
#include "properties/mermaid_rain/adapter.hpp"

// What the campaign's plays must reach, where they begin, and what greed prefers.

namespace fathom::mermaid_rain::laws {
namespace {

using properties::Events;
using properties::only;
using properties::Start;
using properties::Wanted;

constexpr Events when(Event event, bool happens) { return happens ? only(event) : Events{0}; }

Events melds_made(const Transition& transition) {
  Events made = 0;
  for (int i = 0; i < transition.before.players; ++i) made |= Events{1} << meld_rank(shown(transition.before, seat(i)));
  return made;
}

Events ties(const Score& score, const State& before) {
  std::array<int, 256> often{};
  for (int i = 0; i < before.players; ++i) ++often[before.treasure[seat(i)][score.treasure]];
  const std::span<const int> held(often.begin() + 1, often.end());
  const int holders = before.players - often[0];
  constexpr int ranks_with_points = 4;
  const auto fewest = std::ranges::find_if(held, [](int many) { return many > 0; });
  const bool for_nothing = fewest != held.end() && *fewest > 1 && holders - *fewest >= ranks_with_points;
  return when(Event::tie_of_two, std::ranges::find(held, 2) != held.end()) |
         when(Event::tie_of_three, std::ranges::find(held, 3) != held.end()) | when(Event::tie_for_nothing, for_nothing) |
         when(Event::monopoly, holders == 1);
}

bool falls_short(const State& before, Seat by) {
  return std::ranges::any_of(before.treasure[by].of, [](std::uint8_t tokens) { return tokens == 0; });
}

/// One function for each action that may come to something; the rest comes to nothing.
struct Watcher {
  const Transition& transition;

  [[nodiscard]] Events on(const Warp&) const { return only(Event::warp); }
  [[nodiscard]] Events on(const TurnExtra&) const { return only(Event::second_tile); }
  [[nodiscard]] Events on(const DrawToken&) const { return only(Event::pool_token); }
  [[nodiscard]] Events on(const Move& move) const { return moved(move.by); }
  [[nodiscard]] Events on(const DeepSea& move) const { return only(Event::deep_sea) | moved(move.by); }
  [[nodiscard]] Events on(const Take& take) const { return gained(take.by); }
  [[nodiscard]] Events on(const TakeHidden& take) const {
    return only(Event::face_down_gain) | gained(take.by) |
           when(Event::gained_unseen, gained_unseen(transition.after, take.by).has_value());
  }
  [[nodiscard]] Events on(const Peek&) const { return only(Event::looked); }
  [[nodiscard]] Events on(const ReshuffleCards&) const { return only(Event::deck_reshuffled); }
  [[nodiscard]] Events on(const ReshuffleTiles&) const { return only(Event::pile_reshuffled); }
  [[nodiscard]] Events on(const ClearTiles&) const {
    return when(Event::drift_of_two, std::popcount(transition.after.drifting.bits) >= 2);
  }
  [[nodiscard]] Events on(const PayTribute& pay) const {
    return when(Event::missing_tribute, falls_short(transition.before, pay.by));
  }
  [[nodiscard]] Events on(const Score& score) const {
    return ties(score, transition.before) | when(Event::game_over, transition.after.step == Step::over);
  }
  template <class Other>
  [[nodiscard]] Events on(const Other&) const {
    return 0;
  }

 private:
  [[nodiscard]] Events moved(Seat by) const {
    const Hex here = transition.after.mermaids[by];
    const bool again = transition.history.entered[by].contains(here) && has_tokens(transition.after, here);
    return when(Event::space_entered_again, again) |
           when(Event::place_shared, occupied_by_other(transition.after, by, here));
  }
  [[nodiscard]] Events gained(Seat by) const {
    return when(Event::space_emptied, !has_tokens(transition.after, transition.before.mermaids[by]));
  }
};

State from_the_start(const Game& game, int players, Random&) { return start(game, players); }

/// How many tokens of a type each should have, beginning with a player drawn: a few, close to each other as often as not; or
/// with one player alone; or many for all but the last, down to ranks that are worth nothing.
PerSeat<int> wishes(int players, int supply, Random& random) {
  const std::uint32_t range = random.below(4) + 1;
  const std::uint32_t base = random.below(3);
  const bool alone = random.below(4) == 0;
  PerSeat<int> wished;
  for (int i = 0; i < players; ++i)
    wished[seat(i)] = static_cast<int>(alone && i > 0 ? random.below(2) : base + random.below(range));
  constexpr int everybody_has_three = 18;
  if (players == most_seats && supply >= everybody_has_three && random.below(3) == 0) {
    wished = {{3, 3, 3, 3, 3, 2}};
    wished[Seat::Eve] -= static_cast<int>(random.below(2));
  }
  return wished;
}

/// Gives a player so many tokens of a type: those that lie face up on spaces first, then from the pool.
void gather(State& state, Seat who, Treasure type, int many) {
  for (std::size_t i = state.spaces.size(); i-- > 0 && many > 0;) {
    for (; state.spaces[i].up[type] > 0 && many > 0; --many) {
      --state.spaces[i].up[type];
      ++state.treasure[who][type];
    }
    if (state.spaces[i].up.empty()) state.spaces.erase_at(i);
  }
  for (; many > 0 && state.pool[type] > 0 && state.pool_size > 0; --many) {
    --state.pool[type];
    --state.pool_size;
    ++state.treasure[who][type];
  }
}

/// Holdings as play hardly gathers them.
void hand_out(State& state, Treasure type, Random& random) {
  int supply = state.pool[type];
  for (const Heap& heap : state.spaces) supply += heap.up[type];
  const PerSeat<int> wished = wishes(state.players, supply, random);
  const auto first = static_cast<int>(random.below(state.players));
  for (int i = 0; i < state.players; ++i) gather(state, clockwise(seat(first), i, state.players), type, wished[seat(i)]);
}

/// The board as it is set up: tokens on the spaces, the rest in the pool.
State set_up(const Game& game, int players, Random& random) {
  State state = start(game, players);
  std::vector<Action> legal;
  while (state.step < Step::first_dealer) {
    MermaidRain::legal_actions(game, state, legal);
    if (legal.empty()) break;
    perform(game, state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  return state;
}

/// The game is over but for the tribute and the scoring.
State at_the_tribute(const Game& game, int players, Random& random) {
  constexpr std::uint32_t scores_below = 60;
  State state = set_up(game, players, random);
  state.step = Step::tribute;
  state.round = static_cast<std::uint8_t>(game.rules.rounds);
  for (std::size_t i = 0; i < static_cast<std::size_t>(game.rules.rounds - 1) % state.undercurrents.size() + 1; ++i)
    state.undercurrents[i] = static_cast<std::uint8_t>(i + 1);
  state.dealer = seat(static_cast<int>(random.below(state.players)));
  state.acting = state.dealer;
  int next = 0;
  game.box.board(players).starts.for_each([&](std::size_t cell) {
    if (next < state.players) state.mermaids[seat(next++)] = Hex{static_cast<std::uint8_t>(cell)};
  });
  for (const Treasure type : every<Treasure>) hand_out(state, type, random);
  for (const Seat at : seated(state.players)) state.scores[at] = static_cast<std::int16_t>(random.below(scores_below));
  return state;
}

// What greed makes of an action. Only the order of the numbers matters.
constexpr int gains = 100;
constexpr int reaches_a_token = 80;
constexpr int comes_near_a_token = 60;
constexpr int does_something = 40;
constexpr int goes_on = 30;
constexpr int wanders = 10;

bool promises_a_token(const Game& game, const State& state, Hex hex) {
  return game.box.board(state.players).treasures.contains(hex.cell) && !has_entered(state, hex) && has_tokens(state, hex);
}
int promise_of(const Game& game, const State& state, Hex to) {
  if (promises_a_token(game, state, to)) return reaches_a_token;
  for (const Hex cell : cells_of_place(state, to))
    for (const Hex next : neighbours[cell.cell])
      if (promises_a_token(game, state, next)) return comes_near_a_token;
  return wanders;
}
/// A tile between the mermaid and a treasure space is better than one by either, and that better than one by neither.
int promise_of_placing(const Game& game, const State& state, const Place& place) {
  const HexSet& treasures = game.box.board(state.players).treasures;
  const Cells here = cells_of_place(state, state.mermaids[place.by]);
  int by_mermaid = 0;
  int by_treasure = 0;
  for (const Hex hex : place.on)
    for (const Hex next : neighbours[hex.cell]) {
      by_mermaid |= here.contains(next) ? 2 : 0;
      by_treasure |= treasures.contains(next.cell) ? 1 : 0;
    }
  return does_something + by_mermaid + by_treasure;
}

}  // namespace

Events Adapter::events(const Transition& transition) {
  const Events seen =
      std::visit([watcher = Watcher{transition}](const auto& act) { return watcher.on(act); }, transition.action);
  return ranks_melds(transition) ? seen | melds_made(transition) : seen;
}

std::span<const Wanted<Event>> Adapter::wanted() {
  using enum laws::Event;
  // The shares of uniform, kinds-first, swarm and greedy plays: about half of what the table that comes to it least does.
  static constexpr std::array all{
      Wanted<Event>{mermaid_rain, {0.05, 0.03, 0.08, 0}},
      Wanted<Event>{mermaid_squall, {0.3, 0.2, 0.3, 0}},
      Wanted<Event>{ocean_march, {0.4, 0.25, 0.3, 0}},
      Wanted<Event>{twin_splash, {0.5, 0.35, 0.4, 0}},
      Wanted<Event>{aquamarine_waltz, {0.5, 0.5, 0.4, 0}},
      Wanted<Event>{mermaid_mist, {0.4, 0.4, 0.25, 0}},
      Wanted<Event>{mermaid_drop, {0.6, 0.6, 0.5, 0}},
      Wanted<Event>{octopus, {0.5, 0.6, 0.4, 0}},
      Wanted<Event>{warp, {0.05, 0.01, 0.06, 0}},
      Wanted<Event>{second_tile, {0.5, 0.25, 0.3, 0}},
      Wanted<Event>{pool_token, {0.4, 0.25, 0.3, 0}},
      Wanted<Event>{deep_sea, {0.5, 0.25, 0.3, 0.6}},
      Wanted<Event>{drift_of_two, {0.002, 0, 0, 0.03}},
      Wanted<Event>{face_down_gain, {0.08, 0.03, 0, 0.6}},
      Wanted<Event>{space_emptied, {0.004, 0, 0, 0.6}},
      Wanted<Event>{space_entered_again, {0.05, 0.02, 0, 0.03}},
      Wanted<Event>{place_shared, {0.015, 0.004, 0, 0.3}},
      Wanted<Event>{deck_reshuffled, {0.6, 0.6, 0.6, 0.6}},
      Wanted<Event>{pile_reshuffled, {0.08, 0.04, 0, 0}, 5},
      Wanted<Event>{looked, {0.05, 0.02, 0, 0.5}},
      Wanted<Event>{gained_unseen, {0.01, 0, 0, 0}},
      Wanted<Event>{missing_tribute, {0.8, 0.8, 0, 0.8}},
      Wanted<Event>{tie_of_two, {0.05, 0.04, 0, 0.15}},
      Wanted<Event>{tie_of_three, {0.02, 0.02, 0, 0.03}},
      Wanted<Event>{tie_for_nothing, {0.01, 0.01, 0.01, 0.01}, 6},
      Wanted<Event>{monopoly, {0.08, 0.05, 0, 0.4}},
      Wanted<Event>{game_over, {0.99, 0.99, 0.99, 0.99}},
  };
  return all;
}

std::span<const Start<MermaidRain>> Adapter::starts() {
  static constexpr std::array all{Start<MermaidRain>{"the start", 7, from_the_start},
                                  Start<MermaidRain>{"the tribute", 1, at_the_tribute}};
  return all;
}

std::uint64_t Adapter::cases() { return 6000; }

int Adapter::eagerness(const Game& game, const State& state, const Action& action) {
  if (std::holds_alternative<Peek>(action)) return gains + 1;
  if (std::holds_alternative<Take>(action) || std::holds_alternative<TakeHidden>(action)) return gains;
  if (const auto* warp = std::get_if<Warp>(&action)) return promise_of(game, state, warp->to);
  if (const auto* move = std::get_if<Move>(&action)) return promise_of(game, state, move->to);
  if (const auto* move = std::get_if<DeepSea>(&action)) return promise_of(game, state, move->to) - 1;
  if (const auto* move = std::get_if<PaidMove>(&action)) return promise_of(game, state, move->to) - 2;
  if (const auto* place = std::get_if<Place>(&action)) return promise_of_placing(game, state, *place);
  if (std::holds_alternative<ChoosePrincess>(action) || std::holds_alternative<EndTurn>(action)) return goes_on;
  if (std::holds_alternative<TakeBonus>(action) || std::holds_alternative<DrawTile>(action)) return does_something;
  return std::holds_alternative<ForgoBonus>(action) || std::holds_alternative<StopPlacing>(action) ? 0 : wanders;
}

Relabelling Adapter::symmetry(int players, Random& random) {
  Relabelling by;
  by.turn = static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
  for (std::uint32_t i = static_cast<std::uint32_t>(by.cards.size()); i > 1; --i)
    std::swap(by.cards[i - 1], by.cards[random.below(i)]);
  return by;
}

std::vector<Relabelling> Adapter::symmetries(const Game& game, int players) {
  std::vector<Relabelling> all;
  Relabelling by;
  std::ranges::sort(by.cards);
  do all.push_back(by);
  while (std::ranges::next_permutation(by.cards).found);
  return properties::turned(std::move(all), game, players, [](const Box& one, const Box& other) {
    return one.rims == other.rims && one.tiles == other.tiles && one.cards == other.cards;
  });
}

/// What lies face down is shown by turning it over alone, and a hand by its deal where hands are open; every other action says
/// what it shows.
bool Adapter::reveals(const Game& game, const State&, const Action& action, Seat) {
  if (std::holds_alternative<Deal>(action)) return game.rules.hands_seen == HandsSeen::by_all;
  return std::holds_alternative<ShowCards>(action) || std::holds_alternative<TurnUpTreasure>(action);
}

std::span<const Law> Adapter::laws() {
  static const std::vector<Law> all = [] {
    std::vector<Law> laws;
    for (const auto part : {round_laws(), predicting_laws(), riding_laws(), gaining_laws(), ending_laws(), choosing_laws(),
                            chance_laws(), silence_laws(), writing_laws()})
      laws.insert(laws.end(), part.begin(), part.end());
    return laws;
  }();
  return all;
}

}  // namespace fathom::mermaid_rain::laws
