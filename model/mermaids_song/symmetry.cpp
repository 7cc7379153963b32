#include <cstdint>
#include <type_traits>
#include <variant>

#include "model/core/renaming.hpp"
#include "model/mermaids_song/mermaids_song.hpp"

// Renaming what the rules treat alike: seats, and songs for silences.

namespace fathom::mermaids_song {
namespace {

template <class T, class... Listed>
constexpr bool one_of = (std::is_same_v<T, Listed> || ...);

struct Sounding {
  Sounds sounds = Sounds::as_they_are;

  template <class T>
  static constexpr bool keeps = one_of<T, Step, Phase, Special, Ending, Creature>;

  void operator()(Card& card) const {
    if (sounds == Sounds::as_they_are) return;
    constexpr auto apart = static_cast<std::uint8_t>(index_of(Card::silence_1) - index_of(Card::song_1));
    const auto place = static_cast<std::uint8_t>(card);
    if (is_song(card))
      card = static_cast<Card>(place + apart);
    else if (is_silence(card))
      card = static_cast<Card>(place - apart);
  }
};
using Renamed = Renaming<Sounding>;

}  // namespace

Game relabelled(const Game& game, const Relabelling& by) {
  Game other = game;
  Renamed(by.turn, most_seats, {by.sounds})(other.box.cards);
  return other;
}

State relabelled(const State& state, const Relabelling& by) {
  State other = state;
  Renamed(by.turn, seats_turned(state.players), {by.sounds})(other);
  return other;
}

Action relabelled(const Action& action, const Relabelling& by, int players) {
  Action other = action;
  std::visit(Renamed(by.turn, seats_turned(players), {by.sounds}), other);
  return other;
}

}  // namespace fathom::mermaids_song
