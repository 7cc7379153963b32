#include "model/core/picture.hpp"

#include <string>
#include <vector>

#include "model/mermaid_beach/mermaid_beach.hpp"

// Positions in text: what everybody holds and has in front of her, and the piles.

namespace fathom::mermaid_beach {
namespace {

constexpr std::size_t label_columns = 9;

std::vector<std::string> lying_before(const Game& game, const View<State>& view, Seat at) {
  const State& state = view.seen;
  std::vector<std::string> parts{"hand"};
  for (std::string& card : cards_in_text(state.hands[at], view.many_in<&State::hands>()[at])) parts.push_back(std::move(card));
  if (view.many_in<&State::passed>()[at] > 0)
    parts.push_back("| passes " + (state.passed[at] ? "[" + plainly(*state.passed[at]) + "]" : "[#]"));
  if (state.monster_shown == at) parts.emplace_back("| has shown the sea monster");
  if (!state.shells[at].empty()) parts.emplace_back("| shells");
  for (std::string& card : cards_in_text(state.shells[at])) parts.push_back(std::move(card));
  parts.push_back("| " + plural(points(game.rules, state.shells[at]), "point"));
  if (state.step == Step::over) parts.push_back("| score " + std::to_string(state.scores[at]));
  return parts;
}

std::vector<std::string> pile(int deck, std::vector<std::string> discards) {
  std::vector<std::string> all{"deck " + std::to_string(deck), "| discards"};
  if (discards.empty()) discards.emplace_back("none");
  all.insert(all.end(), discards.begin(), discards.end());
  return all;
}

}  // namespace

std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t columns) {
  const State& state = view.seen;
  std::vector<std::string> lines = folded(plain_line(tell(game, state).front()), columns);
  lines.emplace_back();
  const auto add = [&](std::string_view label, const std::vector<std::string>& parts) {
    for (std::string& line : labelled(label, parts, label_columns, columns)) lines.push_back(std::move(line));
  };
  const Acting next = acting(state);
  for (const Seat at : seated(state.players))
    add((next.mover == Mover::player && next.seat == at ? "* " : "  ") + plainly(at), lying_before(game, view, at));
  const int drawn = view.many_in<&State::drawn>()[Seat::Ann];
  if (drawn > 0) add("  drawn", {state.drawn ? "[" + plainly(*state.drawn) + "]" : "[#]"});
  add("  beach", pile(view.many_in<&State::deck>()[Seat::Ann], cards_in_text(state.discards)));
  add("  shells", pile(state.shell_deck.total(), cards_in_text(state.shell_discards)));
  return lines;
}

std::vector<std::string> picture_key() {
  return {"[sun x2] two cards that say so   [# x2] two cards face down   * who acts"};
}

}  // namespace fathom::mermaid_beach
