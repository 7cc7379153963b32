#include <bit>

#include "model/core/candidates.hpp"
#include "model/mermaid_beach/chapters/book.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/possibilities.hpp"

// The list of legal actions. With every rule in force the deeds are made up as the rules and readings allow them, without
// asking the clauses one by one; a law holds the list to the clauses. With rules dropped, everything a player could try is
// held against the rules that are left.

namespace fathom::mermaid_beach {

namespace {

/// What the rules allow at each step, dullest first.
class Allowed {
 public:
  Allowed(const Game& game, const State& state, std::vector<Action>& actions)
      : game_(game), state_(state), by_(state.acting), actions_(actions) {}

  void list() {
    switch (state_.step) {
      case Step::dealing:
        return each_of(state_.deck, [&](BeachCard card) { add(Deal{by_, card}); });
      case Step::first_player:
        return each_player([&](Seat to) { add(FirstPlayer{to}); });
      case Step::turn:
        return turn(state_.hands[by_]);
      case Step::stealing:
        if (game_.rules.stealing == Stealing::may) add(StealNothing{by_});
        return each_shell(game_.rules.robbed, [&](Seat from, ShellCard shell) { add(Steal{by_, from, shell}); });
      case Step::answering:
        if (state_.asked_for && state_.hands[by_][*state_.asked_for] > 0) return add(Give{by_});
        return add(GoToTheBeach{by_});
      case Step::going_to_the_beach:
      case Step::drawing_for_seaweed:
        return drawing();
      case Step::deciding:
        return deciding();
      case Step::washing_away:
        return each_shell(game_.rules.washed, [&](Seat from, ShellCard shell) { add(WashAway{by_, from, shell}); });
      case Step::choosing_drawer:
        return each_player([&](Seat whom) {
          if (within_reach(state_, game_.rules.seaweed_for, by_, whom)) add(ChooseDrawer{by_, whom});
        });
      case Step::drawing_shells:
        return drawing_shells();
      case Step::passing:
        return each_of(state_.hands[by_], [&](BeachCard card) { add(PassCard{by_, card}); });
      case Step::handing_over:
        return add(HandOver{});
      case Step::revealing:
        each_player([&](Seat by) {
          if (state_.hands[by][BeachCard::sea_monster] > 0) add(RevealMonster{by});
        });
        return counting();
      case Step::scoring:
        return counting();
      case Step::over:
        return;
    }
  }

 private:
  template <class Deed>
  void add(const Deed& deed) {
    actions_.emplace_back(deed);
  }
  template <Named E, class Visit>
  void each_in(Kinds some, Visit&& visit) {
    for (; !some.empty(); some.bits &= some.bits - 1) visit(static_cast<E>(std::countr_zero(some.bits)));
  }
  template <Named E, class Visit>
  void each_of(const Counts<E>& cards, Visit&& visit) {
    each_in<E>(kinds_with(cards, 1), visit);
  }
  template <class Visit>
  void each_player(Visit&& visit) {
    for (const Seat at : seated(state_.players)) visit(at);
  }
  template <class Visit>
  void each_shell(Victim whom, Visit&& visit) {
    each_player([&](Seat from) {
      if (within_reach(state_, whom, by_, from)) each_of(state_.shells[from], [&](ShellCard shell) { visit(from, shell); });
    });
  }

  void turn(const BeachCards& hand) {
    if (may_let_go(game_, state_) || !can_do_something(game_, state_, by_)) add(PassTurn{by_});
    each_in<BeachCard>(pairs_in(hand), [&](BeachCard item) { add(PlayPair{by_, item}); });
    if (hand[BeachCard::sneaker_wave] > 0 && wave_is_playable(game_, state_, by_)) add(PlaySneakerWave{by_});
    if (hand[BeachCard::seaweed] > 0 && seaweed_is_playable(game_, state_)) add(PlaySeaweed{by_});
    if (hand[BeachCard::mean_mermaid] > 0 && mean_is_playable(game_, state_, by_)) add(PlayMeanMermaid{by_});
    if (hand[BeachCard::mermaid] > 0) add(PlayMermaid{by_});
    if (asking_comes_later(game_, state_, by_)) return;
    each_of(hand, [&](BeachCard card) {
      if (!is_askable(game_, card)) return;
      each_player([&](Seat of) {
        if (of != by_) add(Ask{by_, of, card});
      });
    });
  }
  void drawing() {
    if (!state_.deck.empty()) return each_of(state_.deck, [&](BeachCard card) { add(DrawBeach{by_, card}); });
    if (some_beach_card(game_, state_)) add(ReshuffleBeach{});
  }
  void drawing_shells() {
    if (!state_.shell_deck.empty()) return each_of(state_.shell_deck, [&](ShellCard card) { add(DrawShell{by_, card}); });
    if (some_shell_card(game_, state_)) add(ReshuffleShells{});
  }
  void deciding() {
    add(Keep{by_});
    if (state_.drawn && drawn_is_playable(*state_.drawn)) add(PlayDrawn{by_, *state_.drawn});
  }
  [[nodiscard]] bool drawn_is_playable(BeachCard card) const {
    switch (card) {
      case BeachCard::mermaid:
        return true;
      case BeachCard::mean_mermaid:
        return game_.rules.drawn_mean == DrawnMean::counts && mean_is_playable(game_, state_, by_);
      case BeachCard::sneaker_wave:
        return wave_is_playable(game_, state_, by_);
      case BeachCard::seaweed:
        return seaweed_is_playable(game_, state_);
      default:
        return is_item(card) && drawn_has_match(game_, state_, by_, card);
    }
  }
  void counting() {
    if (state_.monster_shown || !monster_holder(state_)) add(Score{});
  }

  const Game& game_;
  const State& state_;
  const Seat by_;
  std::vector<Action>& actions_;
};

}  // namespace

void legal_actions(const Game& game, const State& state, std::vector<Action>& actions) {
  actions.clear();
  if (game.dropped.empty())
    Allowed(game, state, actions).list();
  else if (state.step != Step::over)
    all_allowed<Book>(game, state, actions);
}

}  // namespace fathom::mermaid_beach
