#include "model/core/rulings_of.hpp"
#include "model/mermaids_song/chapters/book.hpp"

// The list of legal actions: what the fields of each kind of action can be, held against the clauses, but for the kinds of
// which there are many, which are made up as the rules allow them.

namespace fathom::mermaids_song {

namespace {

/// The songs and silences, which can be played on mermaids.
constexpr std::array<Card, 6> playable{Card::song_1,    Card::song_2,    Card::song_3,
                                       Card::silence_1, Card::silence_2, Card::silence_3};

}  // namespace

/// What could be put underneath a mermaid: each cancellation, and each pair that is none.
template <class Visit>
static void each_value(FieldOf<Cover, Cards>, const Game&, const State&, const Cover&, const Visit& visit) {
  for (const Cards& cards : cancellations) visit(cards);
  for (const Card one : playable)
    for (const Card other : playable)
      if (const Cards pair{one, other}; one <= other && !cancels_exactly(pair)) visit(pair);
}

static void allowed(KindOf<Draw>, const Game&, const State& state, std::vector<Action>& actions) {
  for (const Card card : state.deck.kinds_with(1)) actions.emplace_back(Draw{state.acting, card});
}

static void allowed(KindOf<Cover>, const Game&, const State& state, std::vector<Action>& actions) {
  if (const Mermaid* mermaid = to_cover(state))
    for (const Cards& cards : ways_to_cancel(mermaid->visible)) actions.emplace_back(Cover{state.acting, cards});
}

static void allowed(KindOf<Play>, const Game&, const State& state, std::vector<Action>& actions) {
  Play play{.by = state.acting};
  for (const Card card : state.hands[play.by].kinds_with(1) & NamedSet<Card>{playable}) {
    play.card = card;
    for (const Seat on : seated(state.players)) {
      play.on = on;
      const auto mermaids = static_cast<std::uint8_t>(state.mermaids[on].size());
      for (play.nth = 1; play.nth <= mermaids; ++play.nth) actions.emplace_back(play);
    }
  }
}

static void allowed(KindOf<PlayTreasure>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = state.acting;
  if (state.hands[by][Card::treasure] == 0) return;
  if (!is_time_for_specials(game, state)) return;
  for (const Seat from : seated(state.players))
    if (from != by && !state.enticed[from].empty()) actions.emplace_back(PlayTreasure{by, from});
}

static void allowed(KindOf<Entice>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = state.acting;
  const Mermaids& hers = state.mermaids[by];
  for (std::uint8_t nth = 1; nth <= hers.size(); ++nth) {
    const int enough = power(game, hers[nth - 1U]);
    for (const Creature creature : state.face_up.kinds_with(1))
      if (enough >= needed_to_entice(game, creature)) actions.emplace_back(Entice{by, nth, creature});
  }
}

}  // namespace fathom::mermaids_song

namespace fathom {

template <>
struct BookOf<mermaids_song::State> {
  using type = mermaids_song::Book;
};
template struct Rulings<mermaids_song::Game, mermaids_song::State, mermaids_song::Action>;

}  // namespace fathom
