#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "model/mermaids_song/mermaids_song.hpp"

// Renaming what the rules treat alike. The fields of a state or action are renamed one by one by type, so that a field added
// later is renamed too, or does not compile.

namespace fathom::mermaids_song {
namespace {

template <class T, class... Listed>
constexpr bool one_of = (std::is_same_v<T, Listed> || ...);

/// Types that name neither a seat nor a song or silence.
template <class T>
constexpr bool unaffected = std::is_arithmetic_v<T> || one_of<T, Step, Phase, Special, Ending, Creature, Creatures>;

class Renaming {
 public:
  Renaming(const Relabelling& by, int players) : by_(by), players_(players) {}

  template <class T>
  requires unaffected<T>
  void operator()(T&) const {}

  void operator()(Seat& seat) const {
    const int at = static_cast<int>(index_of(seat));
    if (at < players_) seat = fathom::seat((at + by_.turn % players_ + players_) % players_);
  }
  void operator()(SeatSet& seats) const {
    SeatSet renamed;
    for (Seat seat : every<Seat>) {
      if (!seats.contains(seat)) continue;
      (*this)(seat);
      renamed.insert(seat);
    }
    seats = renamed;
  }
  template <class T>
  void operator()(PerSeat<T>& things) const {
    PerSeat<T> moved;
    for (const Seat from : every<Seat>) {
      Seat to = from;
      (*this)(to);
      moved[to] = things[from];
      (*this)(moved[to]);
    }
    things = moved;
  }

  void operator()(Card& card) const {
    if (by_.sounds == Sounds::as_they_are) return;
    constexpr auto apart = static_cast<std::uint8_t>(index_of(Card::silence_1) - index_of(Card::song_1));
    const auto place = static_cast<std::uint8_t>(card);
    if (is_song(card))
      card = static_cast<Card>(place + apart);
    else if (is_silence(card))
      card = static_cast<Card>(place - apart);
  }
  void operator()(Cards& cards) const {
    Cards renamed;
    for (Card card : every<Card>) {
      const std::uint8_t many = cards[card];
      (*this)(card);
      renamed[card] = many;
    }
    cards = renamed;
  }
  void operator()(Mermaid& mermaid) const { each_field(mermaid); }
  void operator()(Mermaids& mermaids) const {
    for (Mermaid& each : mermaids) (*this)(each);
  }
  void operator()(std::optional<Seat>& perhaps) const {
    if (perhaps) (*this)(*perhaps);
  }

  /// Renames every field of a mermaid, a state or an action.
  template <Described T>
  void each_field(T& thing) const {
    for_each_field<T>([&](const auto& field) { (*this)(thing.*field.member); });
  }

 private:
  const Relabelling& by_;
  int players_;
};

}  // namespace

Game relabelled(const Game& game, const Relabelling& by) {
  Game other = game;
  Renaming(by, most_seats)(other.box.cards);
  return other;
}

State relabelled(const State& state, const Relabelling& by) {
  State other = state;
  Renaming(by, state.players == 0 ? most_seats : state.players).each_field(other);
  return other;
}

Action relabelled(const Action& action, const Relabelling& by, int players) {
  Action other = action;
  const Renaming rename(by, players < 1 ? most_seats : players);
  std::visit([&](auto& deed) { rename.each_field(deed); }, other);
  return other;
}

}  // namespace fathom::mermaids_song
