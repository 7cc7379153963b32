#include <algorithm>
#include <limits>
#include <map>

#include "solver/mermaid_beach/endless.hpp"

// Plays of the model that come back to a state they have been in. There are finitely many states, and who follows them by a
// taste that sees nothing but the state goes round in circles or comes to the end.

namespace fathom::solver::beach {

namespace {

using mermaid_beach::is_item;

/// Whether it is one of the six actions that leaves every hand as it is, once it is over.
bool is_idle(const State& before, const Action& action) {
  if (std::holds_alternative<mermaid_beach::PassTurn>(action)) return true;
  const auto* ask = std::get_if<mermaid_beach::Ask>(&action);
  return ask != nullptr && before.deck.empty() && before.hands[ask->of][ask->card] == 0;
}

/// What somebody who would have the game last for ever may care about, each of a few ways to care tried in turn.
struct Temper {
  explicit Temper(std::size_t number)
      : salt{number},
        enough{2 + static_cast<int>(number % 4)},
        second_of_an_item{number / 4 % 2 == 0 ? 0 : 4},
        special{number / 8 % 2 == 0 ? 6 : -2} {}
  std::size_t salt;       ///< Decides between actions liked equally.
  int enough;             ///< Cards in a hand that are enough to be far from the end.
  int second_of_an_item;  ///< What a pair on a hand is worth.
  int special;            ///< What a special card on a hand is worth.
};

/// How good a table is for never ending: nobody is near the end, and hands hold what one can ask for.
int lasting_prospects(const State& state, const Temper& temper) {
  constexpr int lost = -10000;
  if (state.step >= Step::revealing) return lost;
  int prospects = 0;
  for (int i = 0; i < state.players; ++i) {
    const BeachCards& hand = state.hands[seat(i)];
    prospects += 40 * std::min(plain_cards(hand), temper.enough);
    for (const BeachCard card : every<BeachCard>) {
      prospects += std::min<int>(hand[card], 1) * (is_item(card) ? 4 : temper.special);
      if (is_item(card) && hand[card] > 1) prospects += temper.second_of_an_item;
    }
  }
  return prospects;
}

int lasting_taste(const State& before, const Action& action, const State& after, const Temper& temper) {
  int liking = lasting_prospects(after, temper);
  if (is_idle(before, action)) liking += 500;
  if (const auto* ask = std::get_if<mermaid_beach::Ask>(&action))
    liking += before.hands[ask->of][ask->card] == 0 ? 30 : plain_cards(before.hands[ask->of]) - 20;
  return liking;
}

/// The legal action liked best; of equals, one that the state and the salt alone decide.
Action liked(const Game& game, const State& state, const std::vector<Action>& actions, const Temper& temper) {
  int best = std::numeric_limits<int>::min();
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const std::size_t at = (i + temper.salt) % actions.size();
    State next = state;
    MermaidBeach::perform(game, next, actions[at]);
    const int liking = lasting_taste(state, actions[at], next, temper);
    if (liking > best) {
      best = liking;
      chosen = at;
    }
  }
  return actions[chosen];
}

constexpr std::size_t salts_tried = 256;
constexpr std::size_t longest_way = 10000;

std::optional<Loop> followed(const Game& game, int players, const Temper& temper) {
  State state = MermaidBeach::start(game, players);
  std::multimap<std::uint64_t, std::pair<std::size_t, State>> met;
  std::vector<Action> done;
  std::vector<Action> actions;
  while (done.size() < longest_way) {
    if (state.step == Step::turn) {
      const std::uint64_t key = key_of(state);
      for (auto [same, end] = met.equal_range(key); same != end; ++same)
        if (same->second.second == state) {
          const auto back = done.begin() + static_cast<std::ptrdiff_t>(same->second.first);
          return Loop{{done.begin(), back}, {back, done.end()}};
        }
      met.emplace(key, std::pair{done.size(), state});
    }
    MermaidBeach::legal_actions(game, state, actions);
    if (actions.empty()) return std::nullopt;
    done.push_back(liked(game, state, actions, temper));
    MermaidBeach::perform(game, state, done.back());
  }
  return std::nullopt;
}

}  // namespace

std::optional<Loop> find_loop(const Game& game, int players) {
  for (std::size_t salt = 0; salt < salts_tried; ++salt)
    if (auto loop = followed(game, players, Temper{salt})) return loop;
  return std::nullopt;
}

}  // namespace fathom::solver::beach
