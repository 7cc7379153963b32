#include <fathom/book.hpp>

#include "game.hpp"

// The rulebook of Tide Pools, rule by rule, and what the actions do.

namespace tide_pools {

constexpr Rule rules[] = {
    {"contents.cards", "The box", "There are 24 shells, ten of 1, eight of 2 and six of 3, and six crabs"},
    {"setup.deal_three", "Setting up", "Each player is dealt three cards, which nobody else sees"},
    {"turns.sequence", "A turn", "A turn is a card drawn, and then one action"},
    {"turns.clockwise", "A turn", "Players take turns clockwise"},
    physical({"drawing.from_deck", "A turn", "The card comes from the deck, and nobody else sees it"}),
    physical({"laying.from_hand", "Laying", "The card laid comes from the hand"}),
    {"laying.shells_only", "Laying", "Shells are laid, and no crabs"},
    {"laying.at_most_five", "Laying", "A pool has room for five shells"},
    physical({"pinching.crab_in_hand", "Pinching", "It takes a crab from the hand, which is discarded"}),
    {"pinching.from_another", "Pinching", "The shell is another player's"},
    physical({"pinching.shell_there", "Pinching", "The shell lies in that player's pool"}),
    {"pinching.needs_room", "Pinching", "The shell needs room in the pool that it comes to", Status::ambiguous,
     "A pool has room for five shells, however they come; that the number is about laying alone can be read too"},
    physical({"discarding.from_hand", "Discarding", "Any card from the hand may be discarded instead"}),
    {"ending.deck_empty", "The tide", "Play ends with the turn in which the last card was drawn"},
    {"scoring.values", "The tide", "A shell counts what is printed on it"},
    {"scoring.sets", "The tide", "Each set of a 1, a 2 and a 3 counts three points more"},
    {"scoring.crabs", "The tide", "Each crab still in hand costs two points"},
    {"winning.most", "The tide", "Whoever has the most points wins"},
    {"winning.tie", "The tide", "Players with as many points share the win", Status::silent, "Nothing decides a tie"},
};

template <class Kind>
static bool lacks(const Game&, const State& state, const Kind& action) {
  return state.hands[action.by][action.card] == 0;
}
static bool is_full(const Game& game, const State& state, Seat who) {
  return state.pools[who].total() >= game.rules.shells_in_pool;
}
static bool is_used_up(const Game&, const State& state, const Draw& draw) { return state.deck[draw.card] == 0; }
static bool is_no_shell(const Game&, const State&, const Lay& lay) { return lay.card == Card::crab; }
static bool lays_too_many(const Game& game, const State& state, const Lay& lay) { return is_full(game, state, lay.by); }
static bool has_no_crab(const Game&, const State& state, const Pinch& pinch) {
  return state.hands[pinch.by][Card::crab] == 0;
}
static bool is_her_own(const Game&, const State&, const Pinch& pinch) { return pinch.from == pinch.by; }
static bool is_not_there(const Game&, const State& state, const Pinch& pinch) {
  return state.pools[pinch.from][pinch.shell] == 0;
}
static bool has_no_room(const Game& game, const State& state, const Pinch& pinch) {
  return game.rules.room == Room::needed && is_full(game, state, pinch.by);
}

template <class Kind>
using Clause = fathom::Clause<Game, State, Kind>;

constexpr auto clauses =
    std::tuple_cat(timing_clauses("turns.sequence", "turns.clockwise", [](const State& state) { return state.acting; }),
                   std::tuple{
                       Clause<Draw>{"drawing.from_deck", is_used_up, "the deck holds {deck}, but not {card}"},
                       Clause<Lay>{"laying.from_hand", lacks<Lay>, "{by} holds {hands}, but not {card}"},
                       Clause<Lay>{"laying.shells_only", is_no_shell, "{card} is no shell"},
                       Clause<Lay>{"laying.at_most_five", lays_too_many, "{by}'s pool is full: {pools}"},
                       Clause<Pinch>{"pinching.crab_in_hand", has_no_crab, "{by} holds {hands}, but no crab"},
                       Clause<Pinch>{"pinching.from_another", is_her_own, "the pool is {by}'s own"},
                       Clause<Pinch>{"pinching.shell_there", is_not_there, "there is not {shell} in the pool of {from}"},
                       Clause<Pinch>{"pinching.needs_room", has_no_room, "{by}'s pool is full: {pools}"},
                       Clause<Discard>{"discarding.from_hand", lacks<Discard>, "{by} holds {hands}, but not {card}"},
                   });

static constexpr Claim all_claims[] = {
    {"cards.conserved", "No card comes or goes", {"contents.cards", "drawing.from_deck", "discarding.from_hand"}},
    {"turns.as_told",
     "Whoever has acted holds as many cards as she was dealt, and the next is to her left, until the last card is drawn",
     {"setup.deal_three", "turns.sequence", "turns.clockwise", "laying.from_hand", "discarding.from_hand",
      "ending.deck_empty"}},
    {"pools.as_told",
     "A pool grows by one shell at a time, up to its number, and what is pinched comes from another",
     {"laying.shells_only", "laying.at_most_five", "pinching.crab_in_hand", "pinching.from_another", "pinching.shell_there",
      "pinching.needs_room"}},
    {"scoring.by_hand",
     "Points are what one counts by hand",
     {"scoring.values", "scoring.sets", "scoring.crabs", "winning.most"}},
    {"scoring.bound", "No pool counts more than its best shells would", {"scoring.values", "scoring.sets"}},
};
std::span<const Claim> TidePools::claims() { return all_claims; }

static PerSeat<int> points(const Game& game, const State& state) {
  PerSeat<int> all;
  for (const Seat who : seated(state.players))
    all[who] = points_of(game.rules, state.pools[who], state.hands[who][Card::crab]);
  return all;
}
static bool is_tied(const Game& game, const State& state, const Action& action) {
  const PerSeat<int> all = points(game, state);
  const auto wins = [&](Seat who) {
    return std::ranges::all_of(seated(state.players), [&](Seat other) { return all[other] <= all[who]; });
  };
  return std::holds_alternative<Count>(action) && std::ranges::count_if(seated(state.players), wins) > 1;
}
static constexpr Hole<Game, State, Action> silences[] = {{"winning.tie", is_tied}};
std::span<const Hole<Game, State, Action>> TidePools::holes() { return silences; }

int points_of(const Rules& by, const Cards& pool, int crabs) {
  int points = -by.for_a_crab * crabs;
  for (const Card shell : shells) points += value_of(shell) * pool[shell];
  return points + by.for_a_set * std::min({pool[Card::shell_1], pool[Card::shell_2], pool[Card::shell_3]});
}

// What each action does.

static void pass_on(State& state) { state.acting = clockwise(state.acting, 1, state.players); }
/// ending.deck_empty — The tide.
static void end_turn(State& state) {
  pass_on(state);
  state.step = state.deck.empty() ? Step::counting : Step::drawing;
}

/// setup.deal_three — Setting up: one card after the other, clockwise; then Ann begins.
static void perform(const Game& game, State& state, const Draw& draw) {
  --state.deck[draw.card];
  ++state.hands[draw.to][draw.card];
  if (state.step == Step::drawing) {
    state.step = Step::acting;
    return;
  }
  pass_on(state);
  if (state.hands[state.acting].total() >= game.rules.dealt) state.step = Step::drawing;
}
static void perform(const Game&, State& state, const Lay& lay) {
  --state.hands[lay.by][lay.card];
  ++state.pools[lay.by][lay.card];
  end_turn(state);
}
static void perform(const Game&, State& state, const Pinch& pinch) {
  --state.hands[pinch.by][Card::crab];
  ++state.discards[Card::crab];
  --state.pools[pinch.from][pinch.shell];
  ++state.pools[pinch.by][pinch.shell];
  end_turn(state);
}
static void perform(const Game&, State& state, const Discard& discard) {
  --state.hands[discard.by][discard.card];
  ++state.discards[discard.card];
  end_turn(state);
}
static void perform(const Game& game, State& state, const Count&) {
  state.points = points(game, state);
  state.step = Step::over;
}
void perform(const Game& game, State& state, const Action& action) {
  std::visit([&](const auto& kind) { perform(game, state, kind); }, action);
}

}  // namespace tide_pools

template <>
struct fathom::BookOf<tide_pools::State> {
  using type = Clauses<tide_pools::rules, tide_pools::clauses>;
};
template struct fathom::Rulings<tide_pools::Game, tide_pools::State, tide_pools::Action>;
