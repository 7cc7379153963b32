#include "solver/mermaid_beach/emptying.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <tuple>
#include <unordered_set>

#include "model/core/random.hpp"
#include "solver/mermaid_beach/hands.hpp"

namespace fathom::solver::beach {

namespace {

int special_cards(const BeachCards& hand) {
  return hand[BeachCard::mean_mermaid] + hand[BeachCard::seaweed] + hand[BeachCard::sneaker_wave];
}

/// How good a table is for drawing many Shell cards before anybody is out: hands are full, and the cards that earn nothing
/// are still there, spread over the players, to keep them in the game.
int prospects_of(const State& state) {
  constexpr int enough_cards = 2;
  constexpr int enough_earning = 3;
  int prospects = 0;
  int poorest = plain_cards(state.hands[Seat::Ann]);
  for (int i = 0; i < state.players; ++i) {
    const BeachCards& hand = state.hands[seat(i)];
    const int special = special_cards(hand);
    poorest = std::min(poorest, plain_cards(hand));
    prospects +=
        8 * special + 4 * std::min(special, enough_cards) + 12 * std::min(plain_cards(hand) - special, enough_earning);
  }
  return prospects + 30 * std::min(poorest, enough_cards);
}

bool can_earn(const BeachCards& hand) {
  return hand[BeachCard::mermaid] > 0 ||
         std::ranges::any_of(mermaid_beach::items, [&](BeachCard item) { return hand[item] >= 2; });
}

/// A search that follows the most promising positions side by side. Those with as many Shell cards drawn are compared with
/// each other alone, so that no play is left behind for taking its time.
class Emptying {
 public:
  Emptying(const Game& game, int players, std::size_t followed, std::function<bool(const State&)> wanted)
      : game_(game), followed_(followed), wanted_(std::move(wanted)), stages_(stages_of(game)) {
    nodes_.push_back({MermaidBeach::start(game, players), 0, {}});
    stages_.front().push_back({0, 0});
  }

  std::optional<std::vector<Action>> play() {
    for (std::size_t stage = 0; stage < stages_.size(); ++stage) {
      std::vector<Ranked> front = std::move(stages_[stage]);
      for (int depth = 0; depth < most_actions_in_a_stage && !front.empty(); ++depth) {
        keep_the_best(front);
        const std::vector<Ranked> now = std::exchange(front, {});
        for (const Ranked& each : now)
          if (const auto found = expanded(each.node, stage, front)) return way_to(*found);
      }
    }
    return std::nullopt;
  }

 private:
  static constexpr int most_actions_in_a_stage = 100;
  struct Node {
    State state;
    std::size_t from;
    Action action;
  };
  struct Ranked {
    int prospects;
    std::size_t node;
  };
  static std::size_t stages_of(const Game& game) { return static_cast<std::size_t>(game.box.shells.total()) + 1; }
  /// How many Shell cards are not in the deck any more.
  [[nodiscard]] std::size_t stage_of(const State& state) const {
    return stages_.size() - 1 - static_cast<std::size_t>(state.shell_deck.total());
  }
  void keep_the_best(std::vector<Ranked>& front) const {
    if (front.size() <= followed_) return;
    const auto best_first = [](const Ranked& one, const Ranked& other) {
      return std::tuple{-one.prospects, Random::mix(one.node)} < std::tuple{-other.prospects, Random::mix(other.node)};
    };
    std::ranges::nth_element(front, front.begin() + static_cast<std::ptrdiff_t>(followed_), best_first);
    front.resize(followed_);
  }
  /// Goes one action on from a position in every way; gives the position that is wanted, where it is among them.
  std::optional<std::size_t> expanded(std::size_t at, std::size_t stage, std::vector<Ranked>& front) {
    MermaidBeach::legal_actions(game_, nodes_[at].state, actions_);
    for (const Action& action : actions_) {
      if (std::holds_alternative<mermaid_beach::LeaveShell>(action)) continue;
      State next = nodes_[at].state;
      MermaidBeach::perform(game_, next, action);
      if (!seen_.insert(key_of(next)).second) continue;
      const std::size_t reached = stage_of(next);
      const bool is_wanted = wanted_(next);
      if (!is_wanted && (next.step >= Step::revealing || reached < stage)) continue;
      nodes_.push_back({next, at, action});
      if (is_wanted) return nodes_.size() - 1;
      (reached == stage ? front : stages_[reached]).push_back({prospects_of(next), nodes_.size() - 1});
    }
    return std::nullopt;
  }
  [[nodiscard]] std::vector<Action> way_to(std::size_t node) const {
    std::vector<Action> way;
    for (; node != 0; node = nodes_[node].from) way.push_back(nodes_[node].action);
    std::ranges::reverse(way);
    return way;
  }

  const Game& game_;
  std::size_t followed_;
  std::function<bool(const State&)> wanted_;
  std::vector<std::vector<Ranked>> stages_;  ///< Positions to go on from, by how many Shell cards are drawn.
  std::vector<Node> nodes_;
  std::vector<Action> actions_;
  std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

std::optional<std::vector<Action>> play_to_the_last_shell(const Game& game, int players) {
  const auto is_empty = [](const State& state) { return state.shell_deck.empty(); };
  // a search may lose its way whether it is narrow or wide: several are likelier to find one than one that takes as long
  constexpr std::array<std::size_t, 4> widths{positions_followed, 100, 150, 200};
  for (const std::size_t followed : widths)
    if (auto play = Emptying(game, players, followed, is_empty).play()) return play;
  return std::nullopt;
}

std::optional<std::vector<Action>> play_to_a_missing_shell(const Game& game, int players, std::size_t followed) {
  const auto is_missing = [](const State& state) {
    return state.shell_deck.empty() && state.step == Step::turn && can_earn(state.hands[state.acting]);
  };
  auto play = Emptying(game, players, followed, is_missing).play();
  if (!play) return play;
  const std::optional<State> empty = after(game, MermaidBeach::start(game, players), *play);
  if (!empty) return std::nullopt;
  for (const Action& action : legal(game, *empty))
    if (std::holds_alternative<mermaid_beach::PlayMermaid>(action) ||
        std::holds_alternative<mermaid_beach::PlayPair>(action)) {
      play->push_back(action);
      return play;
    }
  return std::nullopt;
}

}  // namespace fathom::solver::beach
