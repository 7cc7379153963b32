#include <algorithm>
#include <optional>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/possibilities.hpp"

// What one player can see. Hidden are: the Beach deck, other players' hands, the card another has drawn at the beach, and
// the cards others have put down to pass. What they are together follows from all that lies open. The Shell deck hides no
// more than its order. Once the Sea Monster is shown, everybody knows in whose hand it is.

namespace fathom::mermaid_beach {
namespace {

/// Takes one card out of `from` at random; nothing where there is none.
std::optional<BeachCard> draw_one(BeachCards& from, Random& random) {
  const BeachCards one = draw(from, 1, random);
  const auto card = std::ranges::find_if(every<BeachCard>, [&](BeachCard each) { return one[each] > 0; });
  return card == every<BeachCard>.end() ? std::nullopt : std::optional{*card};
}

/// Steps up to which an action has changed no hand but that of the player in turn, so that whoever else has one card is
/// known to have another than the Sea Monster: the game would be over.
bool hands_as_judged(const State& state) {
  return state.ending == Ending::open && state.step >= Step::turn && state.step <= Step::choosing_drawer;
}

/// Whether everybody knows of her single card if it is the Sea Monster, since that has ended the game or would have.
bool known_whether_the_monster(const Game& game, const State& state, Seat at) {
  if (state.hands[at].total() != 1) return false;
  const bool at_once = game.rules.judged == Judged::at_once && state.step >= Step::turn && !state.passed[at];
  return at_once || hands_as_judged(state);
}

/// What is hidden from a player, gathered up and dealt out again.
class Redealing {
 public:
  Redealing(const Game& game, State& state, Seat seat, Random& random)
      : game_(game), before_(state), state_(state), seat_(seat), random_(random) {}

  void redeal() {
    gather();
    leave_what_is_known();
    for (const Seat at : every<Seat>)
      if (at != seat_ && state_.hands[at].empty() && known_whether_the_monster(game_, before_, at)) give_another_card(at);
    for (const Seat at : every<Seat>) {
      if (at == seat_) continue;
      state_.hands[at] += draw(hidden_, before_.hands[at].total() - state_.hands[at].total(), random_);
      if (before_.passed[at]) state_.passed[at] = draw_one(hidden_, random_);
    }
    if (hides_the_drawn_card()) state_.drawn = draw_one(hidden_, random_);
    state_.deck = hidden_;
  }

 private:
  [[nodiscard]] bool hides_the_drawn_card() const { return before_.drawn && before_.turn != seat_; }

  void gather() {
    hidden_ = before_.deck;
    if (hides_the_drawn_card()) ++hidden_[*before_.drawn];
    for (const Seat at : every<Seat>) {
      if (at == seat_) continue;
      hidden_ += before_.hands[at];
      state_.hands[at] = {};
      if (before_.passed[at]) ++hidden_[*before_.passed[at]];
    }
  }
  /// What everybody knows of a hand: that the Sea Monster was shown in it, or that it holds a card of the kind asked for.
  void leave_what_is_known() {
    if (before_.monster_shown) leave(*before_.monster_shown, BeachCard::sea_monster);
    if (before_.asked_for) leave(before_.turn, *before_.asked_for);
    for (const Seat at : every<Seat>)
      if (at != before_.monster_shown && known_whether_the_monster(game_, before_, at)) leave(at, BeachCard::sea_monster);
  }
  void leave(Seat at, BeachCard card) {
    if (at == seat_ || before_.hands[at][card] == 0 || hidden_[card] == 0) return;
    --hidden_[card];
    ++state_.hands[at][card];
  }
  void give_another_card(Seat at) {
    BeachCards others = hidden_;
    others[BeachCard::sea_monster] = 0;
    const BeachCards card = draw(others, 1, random_);
    hidden_ -= card;
    state_.hands[at] += card;
  }

  const Game& game_;
  const State before_;
  State& state_;
  const Seat seat_;
  Random& random_;
  BeachCards hidden_;
};

}  // namespace

View view(const Game&, const State& state, Seat seat) {
  View view;
  view.seen = state;
  view.deck_size = state.deck.total();
  view.seen.deck = {};
  view.cards_drawn = state.drawn ? 1 : 0;
  if (state.turn != seat) view.seen.drawn.reset();
  for (const Seat at : every<Seat>) {
    view.hand_sizes[at] = state.hands[at].total();
    if (state.passed[at]) view.put_down.insert(at);
    if (at == seat) continue;
    view.seen.hands[at] = {};
    view.seen.passed[at].reset();
  }
  return view;
}

State disguise(const Game& game, const State& state, Seat seat, Random& random) {
  State other = state;
  Redealing(game, other, seat, random).redeal();
  return other;
}

}  // namespace fathom::mermaid_beach
