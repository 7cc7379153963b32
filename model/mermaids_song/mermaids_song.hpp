#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/renaming.hpp"
#include "model/core/specified.hpp"
#include "model/core/svg.hpp"
#include "model/mermaids_song/actions.hpp"
#include "model/mermaids_song/components.hpp"
#include "model/mermaids_song/power.hpp"
#include "model/mermaids_song/rules.hpp"
#include "model/mermaids_song/state.hpp"

namespace fathom::mermaids_song {

// What the files of this folder offer each other and the engines, in the order a reader meets them.

// rulebook.cpp
std::span<const Hole<Game, State, Action>> holes();

// claims.cpp
std::span<const Claim> claims();

// play.cpp
State start(const Game& game, int players);
Acting acting(const State& state);
void perform(const Game& game, State& state, const Action& action);
double weight(const Game& game, const State& state, const Action& action);

// scoring.cpp
/// The total loyalty that wins with so many players.
int needed_to_win(const Rules& rules, int players);
/// Who wins with the creatures that players have: one seat, or several that share.
SeatSet winners(const Game& game, const State& state);
/// The total loyalty of each player's creatures.
PerSeat<int> scores(const State& state);

// state.cpp
/// How many mermaids are taken out of the deck for so many players.
int mermaids_removed(const Rules& rules, int players);
/// The cards of the Mermaid deck that so many players play with.
Cards pack(const Game& game, int players);
/// Completes a partial state: what it does not mention goes back to its deck, and whoever acts alone is the one in turn.
State completed(const Game& game, const State& state);

// invariants.cpp
std::span<const Invariant<Game, State>> invariants();

// view.cpp
/// What a player sees: what is not hidden from her. Whether somebody could do something between two draws only she sees.
View<State> view(const Game& game, const State& state, Seat seat);
/// Who sees which card is dealt or drawn: its player alone, unless hands are open.
Observers observers(const Game& game, const Deal& deal);
Observers observers(const Game& game, const Draw& draw);
/// Another state that this player cannot tell from `state`: what is hidden from her dealt out again. The Kraken and the
/// Treasure are in nobody's hand there but that of the player in turn.
State resampled(const Game& game, const State& state, Seat seat, Random& random);

// symmetry
/// Whether songs and silences change places.
enum class Sounds : std::uint8_t { as_they_are, exchanged };
constexpr std::array<std::string_view, 2> names_of(Sounds) { return {"as_they_are", "exchanged"}; }
/// A renaming of things the rules treat alike: everybody moves `turn` seats clockwise, and songs and silences may change
/// places.
struct Relabelling {
  int turn = 0;
  Sounds sounds = Sounds::as_they_are;

  template <class T>
  static constexpr bool keeps = one_of<T, Step, Phase, Special, Opening, Ending, Creature>;
  void operator()(Card& card) const {
    if (sounds == Sounds::as_they_are || !(is_song(card) || is_silence(card))) return;
    constexpr auto apart = static_cast<int>(index_of(Card::silence_1) - index_of(Card::song_1));
    card = static_cast<Card>(static_cast<int>(index_of(card)) + (is_song(card) ? apart : -apart));
  }
};

// show.cpp
std::string show(const Game& game, const State& state, const Action& action);
// tell.cpp
std::vector<std::string> tell(const Game& game, const State& state);

// picture.cpp
/// The position in text, as somebody sees it, line by line; and what the characters mean.
std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t columns);
std::vector<std::string> picture_key();
// svg.cpp
SvgPicture svg(const Game& game, const View<State>& view);
std::string_view svg_looks();

/// The game as engines see it.
struct MermaidsSong : SpecifiedBy<Game, State, Action> {
  static constexpr std::string_view name = "mermaids-song";
  static constexpr int fewest_players = 3;
  static constexpr int most_players = 6;
  static constexpr Length length = Length::unbounded;
  static constexpr int longest_play = 2000;

  static const Game& published();
  static std::span<const Claim> claims() { return mermaids_song::claims(); }
  static std::span<const Invariant<Game, State>> invariants() { return mermaids_song::invariants(); }
  static std::span<const Hole<Game, State, Action>> holes() { return mermaids_song::holes(); }

  static std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t columns) {
    return mermaids_song::picture(game, view, columns);
  }
  static std::vector<std::string> picture_key() { return mermaids_song::picture_key(); }
  static SvgPicture svg(const Game& game, const View<State>& view) { return mermaids_song::svg(game, view); }
  static std::string_view svg_looks() { return mermaids_song::svg_looks(); }
};

}  // namespace fathom::mermaids_song
