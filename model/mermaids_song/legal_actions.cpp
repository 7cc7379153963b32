#include "model/core/candidates.hpp"
#include "model/mermaids_song/chapters/book.hpp"

// The list of legal actions, dullest first. With every rule in force they are made up as the rules allow them, and a law
// holds the list to the clauses. With rules dropped, the candidates are everything a player could try, held against what is
// left.

namespace fathom::mermaids_song {

namespace {

/// The songs and silences, which can be played on mermaids.
constexpr std::array<Card, 6> playable{Card::song_1,    Card::song_2,    Card::song_3,
                                       Card::silence_1, Card::silence_2, Card::silence_3};

/// What the rules allow, where all of them are in force.
class Allowed {
 public:
  Allowed(const Game& game, const State& state, std::vector<Action>& actions)
      : game_(game), state_(state), hand_(state.hands[state.acting]), by_(state.acting), actions_(actions) {}

  void list() {
    switch (state_.step) {
      case Step::laying_creatures:
      case Step::replacing:
        return each_in(state_.creature_deck, [&](Creature creature) { add(TurnCreature{creature}); });
      case Step::dealing:
        return dealing();
      case Step::first_player:
        return each_seat([&](Seat to) { add(FirstPlayer{to}); });
      case Step::before_drawing:
        add(StartDrawing{by_});
        return discarding();
      case Step::drawing:
        return drawing();
      case Step::choosing:
        add(BeginActions{by_});
        discarding();
        if (game_.rules.specials_when == SpecialsWhen::any_time) playing_specials();
        return;
      case Step::acting:
        return acting();
      case Step::covering:
        return covering();
      case Step::losing:
        return losing();
      case Step::luring:
        if (state_.target) each_in(state_.enticed[*state_.target], [&](Creature creature) { add(Lure{creature}); });
        return;
      case Step::over:
        return;
    }
  }

 private:
  template <class Deed>
  void add(const Deed& deed) {
    actions_.emplace_back(deed);
  }
  template <class Visit>
  void each_seat(Visit&& visit) {
    for (const Seat at : seated(state_.players)) visit(at);
  }
  template <Named E, class Visit>
  void each_in(const Counts<E>& counts, Visit&& visit) {
    for (const E kind : every<E>)
      if (counts[kind] > 0) visit(kind);
  }

  void dealing() {
    if (owed_a_mermaid(game_, state_, by_)) return add(Deal{by_, Card::mermaid});
    each_in(state_.deck, [&](Card card) {
      if (is_special(card))
        add(SetAside{by_, card});
      else
        add(Deal{by_, card});
    });
  }
  void drawing() {
    if (state_.deck.empty() && state_.discards.empty()) return add(EndPlay{});
    if (state_.deck.empty()) return add(Reshuffle{});
    each_in(state_.deck, [&](Card card) { add(Draw{by_, card}); });
  }
  void discarding() {
    if (!hand_.empty() && !special_keeps_hand(game_, state_, by_)) add(DiscardHand{by_});
  }
  void playing_specials() {
    if (hand_[Card::kraken] > 0) add(ReleaseKraken{by_});
    if (hand_[Card::treasure] > 0)
      each_seat([&](Seat from) {
        if (from != by_ && !state_.enticed[from].empty()) add(PlayTreasure{by_, from});
      });
  }
  void acting() {
    const bool kraken = hand_[Card::kraken] > 0;
    const bool treasure = hand_[Card::treasure] > 0;
    if (!kraken && !treasure) add(EndTurn{by_});
    if (treasure && !kraken && !somebody_to_rob(state_, by_)) add(DiscardTreasure{by_});
    if (hand_[Card::mermaid] > 0 && static_cast<int>(state_.mermaids[by_].size()) < game_.rules.mermaids_in_play)
      add(PlayMermaid{by_});
    for (const Card card : playable)
      if (hand_[card] > 0) playing(card);
    if (kraken || treasure) playing_specials();
    enticing();
  }
  void playing(Card card) {
    each_seat([&](Seat on) {
      const auto mermaids = static_cast<std::uint8_t>(state_.mermaids[on].size());
      for (std::uint8_t nth = 1; nth <= mermaids; ++nth) add(Play{by_, card, on, nth});
    });
  }
  void enticing() {
    const Mermaids& hers = state_.mermaids[by_];
    for (std::uint8_t nth = 1; nth <= hers.size(); ++nth) {
      const int enough = power(game_, hers[nth - 1U]);
      each_in(state_.face_up, [&](Creature creature) {
        if (enough >= rating_of(creature)) add(Entice{by_, nth, creature});
      });
    }
  }
  void covering() {
    const Mermaid* mermaid = to_cover(state_);
    if (mermaid == nullptr) return;
    for (const Cards& cards : ways_to_cancel(mermaid->visible)) add(Cover{by_, cards});
  }
  void losing() {
    const int most = strongest(game_, state_, by_);
    const Mermaids& hers = state_.mermaids[by_];
    for (std::uint8_t nth = 1; nth <= hers.size(); ++nth)
      if (power(game_, hers[nth - 1U]) == most) add(Lose{by_, nth});
  }

  const Game& game_;
  const State& state_;
  const Cards& hand_;
  Seat by_;
  std::vector<Action>& actions_;
};

}  // namespace

/// What could be put underneath a mermaid: each cancellation, and each pair that is none.
template <class Visit>
static void each_value(FieldOf<Cover, Cards>, const Game&, const State&, const Cover&, const Visit& visit) {
  for (const Cards& cards : cancellations) visit(cards);
  for (const Card one : playable)
    for (const Card other : playable)
      if (const Cards pair{one, other}; one <= other && !cancels_exactly(pair)) visit(pair);
}

void legal_actions(const Game& game, const State& state, std::vector<Action>& actions) {
  actions.clear();
  if (game.dropped.empty())
    Allowed(game, state, actions).list();
  else if (state.step != Step::over)
    all_allowed<Book>(game, state, actions);
}

}  // namespace fathom::mermaids_song
