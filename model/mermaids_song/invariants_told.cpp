#include "model/mermaids_song/invariants_told.hpp"

#include <algorithm>
#include <string>

#include "model/mermaids_song/phrases.hpp"
#include "model/mermaids_song/possibilities.hpp"
#include "model/mermaids_song/power.hpp"

namespace fathom::mermaids_song {

namespace {

void add(std::string& text, const std::string& more) { text += (text.empty() ? "" : "; ") + more; }

/// What there is to say of mermaids in play, one by one: nothing, or what is wrong with this one.
template <class Wrong>
std::string of_mermaids(const State& state, Wrong&& wrong) {
  std::string text;
  for (const Seat owner : every<Seat>)
    for (std::size_t i = 0; i < state.mermaids[owner].size(); ++i)
      if (const std::string said = wrong(state.mermaids[owner][i]); !said.empty())
        add(text, plainly(owner) + "'s " + ordinal(static_cast<int>(i) + 1) + " mermaid has " + said);
  return text;
}

}  // namespace

std::string hands_too_large(const Game& game, const State& state) {
  const int most = std::max<int>(game.rules.hand, game.rules.mermaids_dealt + game.rules.cards_dealt);
  std::string text;
  for (const Seat at : every<Seat>)
    if (const int held = state.hands[at].total(); held > most)
      add(text, plainly(at) + " holds " + plural(held, "card") + ", and nobody more than " + std::to_string(most));
  return text;
}

std::string mermaids_too_many(const Game& game, const State& state) {
  std::string text;
  for (const Seat at : every<Seat>)
    if (const auto many = static_cast<int>(state.mermaids[at].size()); many > game.rules.mermaids_in_play)
      add(text, plainly(at) + " has " + plural(many, "mermaid") + ", and nobody more than " +
                    std::to_string(game.rules.mermaids_in_play));
  return text;
}

std::string cards_with_mermaids(const Game&, const State& state) {
  return of_mermaids(state, [](const Mermaid& mermaid) {
    Cards wrong;
    for (const Card card : {Card::mermaid, Card::kraken, Card::treasure})
      wrong[card] = (mermaid.visible + mermaid.covered)[card];
    return wrong.empty() ? "" : phrase(wrong) + " by her, and only songs and silences lie there";
  });
}

std::string cards_that_cancel(const Game&, const State& state) {
  return of_mermaids(state, [](const Mermaid& mermaid) {
    const Cancelling ways = ways_to_cancel(mermaid.visible);
    return ways.empty() ? "" : phrase(ways[0]) + " visible, which cancel";
  });
}

std::string covered_out_of_balance(const Game&, const State& state) {
  return of_mermaids(state, [](const Mermaid& mermaid) {
    const int songs = song_total(mermaid.covered);
    const int silences = silence_total(mermaid.covered);
    return songs == silences ? ""
                             : "songs of " + std::to_string(songs) + " and silences of " + std::to_string(silences) +
                                   " underneath, which do not cancel";
  });
}

std::string creatures_face_up_otherwise(const Game& game, const State& state) {
  return plural(state.face_up.total(), "creature") + " face up and " + std::to_string(state.creature_deck.total()) +
         " in the deck, where " + std::to_string(game.rules.creatures_face_up) + " should be face up";
}

std::string winners_who_play_on(const Game& game, const State& state) {
  const int enough = needed_to_win(game.rules, state.players);
  std::string text;
  for (const Seat at : every<Seat>)
    if (const int loyalty = loyalty_of(state.enticed[at]); loyalty >= enough)
      add(text, plainly(at) + " has loyalty " + std::to_string(loyalty) + ", and wins with " + std::to_string(enough));
  return text;
}

}  // namespace fathom::mermaids_song
