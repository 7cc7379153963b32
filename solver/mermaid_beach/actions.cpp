#include "solver/mermaid_beach/actions.hpp"

#include <array>

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Direction;

/// How often each kind of card lies where.
struct Abundance {
  int players;
  int held;         ///< In every hand, and of Shell cards in front of every player.
  int in_decks;     ///< In each deck.
  int in_discards;  ///< In each discard pile.
};

State table_of(const Abundance& abundance) {
  State state;
  state.players = static_cast<std::uint8_t>(abundance.players);
  for (const BeachCard card : every<BeachCard>) {
    state.deck[card] = static_cast<std::uint8_t>(abundance.in_decks);
    state.discards[card] = static_cast<std::uint8_t>(abundance.in_discards);
    for (int i = 0; i < abundance.players; ++i) state.hands[seat(i)][card] = static_cast<std::uint8_t>(abundance.held);
  }
  for (const ShellCard card : every<ShellCard>) {
    state.shell_deck[card] = static_cast<std::uint8_t>(abundance.in_decks);
    state.shell_discards[card] = static_cast<std::uint8_t>(abundance.in_discards);
  }
  for (const ShellCard shell : mermaid_beach::point_shells)
    for (int i = 0; i < abundance.players; ++i) state.shells[seat(i)][shell] = static_cast<std::uint8_t>(abundance.held);
  return state;
}

/// A card that each player has put down, from this kind on.
void put_down(State& state, BeachCard first) {
  for (int i = 0; i < state.players; ++i)
    state.passed[seat(i)] = static_cast<BeachCard>((index_of(first) + static_cast<std::size_t>(i)) % kinds<BeachCard>);
}

/// The states of one step on a table, whoever acts and whatever is asked for, drawn, owed or put down in it.
class StatesOfAStep {
 public:
  StatesOfAStep(const State& table, Step step, const std::function<void(const State&)>& visit)
      : table_{table}, step_{step}, visit_{visit} {}

  void each() {
    switch (step_) {
      case Step::answering:
        return each_seat([&](State& state) {
          if (state.acting != state.turn) each_asked_for(state, visit_);
        });
      case Step::going_to_the_beach:
        return each_asked_for(at_step(), visit_);
      case Step::taking_from_display: {
        State laid_out = at_step();
        for (const BeachCard card : every<BeachCard>) laid_out.display[card] = 1;
        return each_asked_for(laid_out, visit_);
      }
      case Step::deciding:
        return each_asked_for(at_step(), [&](State asked) {
          for (const BeachCard drawn : every<BeachCard>) {
            asked.drawn = drawn;
            visit_(asked);
          }
        });
      case Step::drawing_for_seaweed:
      case Step::offering_shell:
      case Step::drawing_shells:
        return each_seat([&](State& state) { each_owed(state); });
      case Step::passing:
        return each_seat(visit_);
      case Step::handing_over:
        return each_put_down();
      default:
        return each_seat(visit_);
    }
  }

 private:
  [[nodiscard]] State at_step() const {
    State state = table_;
    state.step = step_;
    return state;
  }
  template <class Visit>
  void each_seat(Visit&& visit) {
    const bool by_others =
        step_ == Step::dealing || step_ == Step::answering || step_ == Step::drawing_for_seaweed || step_ == Step::passing;
    for (int i = 0; i < table_.players; ++i) {
      State state = at_step();
      state.acting = seat(i);
      if (!by_others) state.turn = state.acting;
      visit(state);
    }
  }
  template <class Visit>
  void each_asked_for(State state, Visit&& visit) {
    for (const BeachCard card : every<BeachCard>) {
      state.asked_for = card;
      visit(state);
    }
  }
  void each_owed(State& state) {
    constexpr std::uint8_t most_owed = 2;
    for (std::uint8_t owed = 1; owed <= most_owed; ++owed) {
      state.owed = owed;
      visit_(state);
    }
  }
  void each_put_down() {
    for (const Direction direction : every<Direction>)
      for (const BeachCard first : every<BeachCard>) {
        State state = at_step();
        state.direction = direction;
        put_down(state, first);
        visit_(state);
      }
  }

  const State table_;
  const Step step_;
  const std::function<void(const State&)>& visit_;
};

/// Every way in which cards of each kind can lie.
std::vector<Abundance> abundances() {
  std::vector<Abundance> all;
  for (int players = fewest; players <= most; ++players)
    for (int held = 0; held <= most_held; ++held)
      for (const int in_decks : {0, 1})
        for (const int in_discards : {0, 2}) all.push_back({players, held, in_decks, in_discards});
  return all;
}

}  // namespace

std::uint64_t each_action(const Game& game, const std::function<bool(const Transition&)>& look) {
  std::uint64_t seen = 0;
  bool goes_on = true;
  std::vector<Action> actions;
  const std::function<void(const State&)> do_all = [&](const State& before) {
    if (!goes_on) return;
    MermaidBeach::legal_actions(game, before, actions);
    for (const Action& action : actions) {
      State after = before;
      MermaidBeach::perform(game, after, action);
      ++seen;
      goes_on = look({before, action, after});
      if (!goes_on) return;
    }
  };
  for (const Abundance& abundance : abundances())
    for (const Step step : every<Step>) StatesOfAStep{table_of(abundance), step, do_all}.each();
  return seen;
}

OddAction find_odd_action(const Game& game, const std::string& claim,
                          const std::function<std::string(const Transition&)>& odd) {
  OddAction result;
  result.tried = each_action(game, [&](const Transition& transition) {
    const std::string why = odd(transition);
    if (why.empty()) return true;
    result.found = differs(0, why, {MermaidBeach::show(game, transition.before, transition.action)},
                           BeachTrace{game, transition.before, {transition.action}, claim});
    return false;
  });
  return result;
}

}  // namespace fathom::solver::beach
