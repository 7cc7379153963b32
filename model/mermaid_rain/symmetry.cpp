#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>

#include "model/mermaid_rain/mermaid_rain.hpp"

// Renaming what the rules treat alike. The fields of a state or action are renamed one by one by type, so that a field added
// later is renamed too, or does not compile.

namespace fathom::mermaid_rain {
namespace {

template <class T, class... Listed>
constexpr bool one_of = (std::is_same_v<T, Listed> || ...);

/// Types that name neither a seat nor a card.
template <class T>
constexpr bool unaffected =
    std::is_arithmetic_v<T> ||
    one_of<T, Step, Hex, Shape, Treasure, Meld, Which, Treasures, Counts<Shape>, Cells, Few<Treasure, 4>,
           Few<Heap, most_spaces>, Few<Visit, most_spaces>, std::array<std::uint8_t, 8>>;

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
    if (index_of(card) < kinds<Card>) card = by_.cards[index_of(card)];
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
  void operator()(Symbol& symbol) const {
    if (symbol == Symbol::mermaid) return;
    auto card = static_cast<Card>(symbol);
    (*this)(card);
    symbol = symbol_of(card);
  }
  void operator()(Tile& tile) const {
    Symbol symbol = tile.symbol();
    (*this)(symbol);
    tile = Tile::of(tile.shape(), symbol, tile.shade());
  }
  void operator()(Tiles& tiles) const {
    Tiles renamed;
    for (std::uint8_t code = 0; code < Tile::kinds; ++code) {
      Tile tile{code};
      (*this)(tile);
      renamed[tile] = tiles.of[code];
    }
    tiles = renamed;
  }

  void operator()(Placed& placed) const { (*this)(placed.tile); }
  void operator()(FaceDown& token) const {
    (*this)(token.seen);
    (*this)(token.owner);
  }
  template <class T>
  void operator()(std::optional<T>& perhaps) const {
    if (perhaps) (*this)(*perhaps);
  }
  template <class T, std::size_t Capacity>
  requires(!unaffected<Few<T, Capacity>>) void operator()(Few<T, Capacity>& several) const {
    for (T& each : several) (*this)(each);
  }

  /// Renames every field of a state or an action.
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
  const Renaming rename(by, most_seats);
  Game other = game;
  for (Symbol& rim : other.box.rims) rename(rim);
  rename(other.box.tiles);
  rename(other.box.cards);
  return other;  // what is charted of a board does not depend on the cards its spaces ask for
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

}  // namespace fathom::mermaid_rain
