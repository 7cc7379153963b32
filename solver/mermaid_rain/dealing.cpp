#include "solver/mermaid_rain/dealing.hpp"

#include <algorithm>
#include <set>

namespace fathom::solver::rain {

namespace {

using mermaid_rain::ClearTiles;
using mermaid_rain::Discard;
using mermaid_rain::FirstDealer;
using mermaid_rain::Step;

/// So many of the cards there are, as evenly as can be, taken out of the box.
Cards take(Cards& box, int cards) {
  Cards taken;
  for (int left = cards; left > 0 && !box.empty(); --left) {
    Card most = Card::dolphin;
    for (const Card card : every<Card>)
      if (box[card] > box[most]) most = card;
    --box[most];
    ++taken[most];
  }
  return taken;
}

}  // namespace

Cards spread(int cards) {
  Cards hand;
  for (int i = 0; i < cards; ++i) ++hand[every<Card>[static_cast<std::size_t>(i) % kinds<Card>]];
  return hand;
}

State before_dealing(const Game& game, const Stock& stock) {
  State state = MermaidRain::start(game, stock.players);
  state.step = Step::first_dealer;
  Cards rest = game.box.cards;
  const int each = stock.held / stock.players;
  const int one_more = stock.held % stock.players;
  for (int i = 0; i < stock.players; ++i) state.hands[seat(i)] = take(rest, each + (i < one_more ? 1 : 0));
  state.discards = take(rest, stock.discarded);
  state.deck = rest;
  return MermaidRain::completed(game, state);
}

std::vector<Action> deal_to_all(const Game& game, State& state) {
  std::vector<Action> done{FirstDealer{Seat::Ann}};
  MermaidRain::perform(game, state, done.front());
  static constexpr std::array steps{Step::dealing};
  const std::vector<Action> deals = play_dully_while(game, state, steps);
  done.insert(done.end(), deals.begin(), deals.end());
  return done;
}

std::vector<int> dealt_to_each(const Game& game, const Stock& stock) {
  const State before = before_dealing(game, stock);
  State after = before;
  deal_to_all(game, after);
  std::vector<int> dealt;
  for (int i = 0; i < stock.players; ++i) dealt.push_back(after.hands[seat(i)].total() - before.hands[seat(i)].total());
  return dealt;
}

State before_adjusting(const Game& game, int held) {
  State state = MermaidRain::start(game, fewest);
  state.step = Step::clearing;
  for (int i = 0; i < fewest; ++i) state.order.push_back(seat(i));
  state.hands[Seat::Ann] = spread(held);
  state.deck = {};
  return MermaidRain::completed(game, state);
}

std::vector<int> left_after_adjusting(const Game& game, int held) {
  State state = before_adjusting(game, held);
  MermaidRain::perform(game, state, Action{ClearTiles{}});
  if (state.step != Step::adjusting) return {held};
  std::vector<Action> legal;
  MermaidRain::legal_actions(game, state, legal);
  std::set<int> left;
  for (const Action& action : legal)
    if (const auto* discard = std::get_if<Discard>(&action)) left.insert(held - discard->cards.total());
  return {left.begin(), left.end()};
}

std::vector<Action> adjusting_to(const Game& game, int held, int left) {
  State state = before_adjusting(game, held);
  std::vector<Action> done{ClearTiles{}};
  MermaidRain::perform(game, state, done.front());
  std::vector<Action> legal;
  if (state.step == Step::adjusting) MermaidRain::legal_actions(game, state, legal);
  for (const Action& action : legal)
    if (const auto* discard = std::get_if<Discard>(&action); discard && held - discard->cards.total() == left) {
      done.push_back(action);
      break;
    }
  return done;
}

}  // namespace fathom::solver::rain
