#include <type_traits>
#include <variant>

#include "model/core/renaming.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"

// Renaming what the rules treat alike: seats, and the eight beach items.

namespace fathom::mermaid_beach {
namespace {

template <class T, class... Listed>
constexpr bool one_of = (std::is_same_v<T, Listed> || ...);

struct Items {
  std::array<BeachCard, item_kinds> become = items;

  template <class T>
  static constexpr bool keeps = one_of<T, Step, Bonus, Ending, Direction, ShellCard>;

  void operator()(BeachCard& card) const {
    if (is_item(card)) card = become[index_of(card)];
  }
};
using Renamed = Renaming<Items>;

}  // namespace

Game relabelled(const Game& game, const Relabelling& by) {
  Game other = game;
  Renamed(by.turn, most_seats, {by.of_items})(other.box.beach);
  return other;
}

State relabelled(const State& state, const Relabelling& by) {
  State other = state;
  Renamed(by.turn, seats_turned(state.players), {by.of_items})(other);
  return other;
}

Action relabelled(const Action& action, const Relabelling& by, int players) {
  Action other = action;
  std::visit(Renamed(by.turn, seats_turned(players), {by.of_items}), other);
  return other;
}

}  // namespace fathom::mermaid_beach
