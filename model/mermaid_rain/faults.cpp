#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/mermaid_rain/components.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

// What may be wrong with a box: every number the rulebook states is held against it, and everything play relies on.

namespace fathom::mermaid_rain {
namespace {

// "Contents" of the rulebook.
constexpr int tokens_in_box = 72;
constexpr int cards_in_box = 72;
constexpr int tiles_in_box = 36;
constexpr int undercurrents_in_box = 8;

constexpr int fewest_players = 3;
constexpr int most_players = 6;
/// A player looks at no more face-down tokens at once.
constexpr int most_down_on_a_space = 4;
/// Tiles left over may pile up over the rounds, and the offer has only so much room.
constexpr int most_over = 2;

using Sentences = std::vector<std::string>;

std::string number(int value) { return std::to_string(value); }
std::string text(std::string_view words) { return std::string{words}; }

/// "expected 72 treasure tokens, found 70; add 2".
void count(Sentences& found, const std::string& things, int expected, int counted) {
  if (expected == counted) return;
  found.push_back("expected " + number(expected) + ' ' + things + ", found " + number(counted) + "; " +
                  (counted < expected ? "add " + number(expected - counted) : "take out " + number(counted - expected)));
}

void at_least(Sentences& found, const std::string& things, int expected, int counted) {
  if (counted >= expected) return;
  found.push_back("expected at least " + number(expected) + ' ' + things + ", found " + number(counted) + "; add " +
                  number(expected - counted));
}

void at_most(Sentences& found, const std::string& things, int expected, int counted) {
  if (counted <= expected) return;
  found.push_back("expected at most " + number(expected) + ' ' + things + ", found " + number(counted) + "; take out " +
                  number(counted - expected));
}

std::string players_name(int players) { return number(players) + " players"; }

/// "Contents" of the rulebook, against which a variant may decide.
void check_contents(Sentences& found, const Box& box) {
  count(found, "treasure tokens", tokens_in_box, box.treasure.total());
  count(found, "Adventure cards", cards_in_box, box.cards.total());
  count(found, "Surf tiles", tiles_in_box, box.tiles.total());
  count(found, "Undercurrents cards", undercurrents_in_box, static_cast<int>(box.undercurrents.size()));
}

void check_pieces(Sentences& found, const Box& box, const Rules& rules) {
  for (const Treasure treasure : every<Treasure>) {
    int needed = 0;
    for (int players = fewest_players; players <= most_players; ++players)
      if (const FaceUpGroup group = face_up_with(rules, players, treasure); group.of.size() == 1)
        needed = std::max(needed, group.many);
    at_least(found, text(name_of(treasure)) + " tokens, which the largest set-up lays face up", needed,
             box.treasure[treasure]);
  }
  for (const Card card : every<Card>) at_least(found, text(name_of(card)) + " cards", 1, box.cards[card]);
  for (const Shape shape : every<Shape>) at_least(found, text(name_of(shape)) + " tiles", 1, box.tiles.total(shape));
}

void check_undercurrents(Sentences& found, const Box& box) {
  at_least(found, "Undercurrents card", 1, static_cast<int>(box.undercurrents.size()));
  for (std::size_t i = 0; i < box.undercurrents.size(); ++i)
    for (int players = fewest_players; players <= most_players; ++players) {
      const Revealed& column = box.undercurrents[i].column(players);
      const std::string where =
          " on Undercurrents card " + number(static_cast<int>(i) + 1) + " for " + players_name(players);
      at_least(found, "tile" + where, 1, column.total());
      at_most(found, "tiles" + where, players + most_over, column.total());
      for (const Shape shape : every<Shape>)
        at_most(found, text(name_of(shape)) + " tiles" + where + ", all there are", box.tiles.total(shape), column[shape]);
    }
}

void check_terrain(Sentences& found, const Box& box) {
  for (std::size_t cell = 0; cell < Hex::cells; ++cell) {
    const Hex hex{static_cast<std::uint8_t>(cell)};
    if (index_of(box.terrain[cell]) >= kinds<Terrain>)
      found.push_back("expected a terrain at " + show(hex) + ", found none of them; name one of the seven");
    if (hex.framed() && box.terrain[cell] != Terrain::nothing)
      found.push_back("expected the board within columns A to N and rows 1 to 14, found " +
                      text(name_of(box.terrain[cell])) + " beyond; move the board inwards");
    if (box.shaded.contains(cell) && box.terrain[cell] == Terrain::nothing)
      found.push_back("expected a hex under the shading at " + show(hex) + ", found none; draw a hex or lift the shading");
  }
  for (const Terrain kind : {Terrain::wreck, Terrain::island, Terrain::cave})
    at_least(found, text(name_of(kind)) + " on the board", 1, static_cast<int>(std::ranges::count(box.terrain, kind)));
  for (std::size_t i = 0; i < box.rims.size(); ++i)
    if (index_of(box.rims[i]) >= kinds<Card>)
      found.push_back("expected a card as the rim of each " +
                      text(name_of(static_cast<Terrain>(index_of(Terrain::wreck) + i))) + ", found " +
                      text(name_of(box.rims[i])) + "; name dolphin, gull or turtle");
}

void check_board(Sentences& found, const Board& board, int players, const std::string& whose) {
  at_least(found, "starting spaces on the board for " + whose, players, board.starts.size());
  at_least(found, "treasure space on the board for " + whose, 1, board.treasures.size());
  at_most(found, "treasure spaces on the board for " + whose, static_cast<int>(most_spaces), board.treasures.size());
  for (const Shape shape : every<Shape>)
    at_least(found, "place for a " + text(name_of(shape)) + " tile on the ocean for " + whose, 1,
             static_cast<int>(board.on_ocean[index_of(shape)].size()));
}

int laid_face_up(const Box& box, int players) {
  int up = 0;
  for (const Laid& laid : box.layout(players)) up += laid.up;
  return up;
}

int stated_face_up(const Rules& rules, int players) {
  int stated = 0;
  for (const FaceUpGroup& group : face_up(rules, players)) stated += group.many;
  return stated;
}

void check_layout(Sentences& found, const Box& box, int players) {
  const Layout& layout = box.layout(players);
  const Board& board = box.board(players);
  int up = 0;
  int down = 0;
  HexSet before;
  Hex last;
  for (const Laid& laid : layout) {
    const std::string here = show(laid.at);
    const std::string setup = " in the layout for " + players_name(players);
    if (!board.treasures.contains(laid.at.cell))
      found.push_back("expected a treasure space in play at " + here + setup + ", found " +
                      text(name_of(board.terrain[laid.at.cell])) + "; name a wreck, island or cave");
    if (before.contains(laid.at.cell))
      found.push_back("expected " + here + " once" + setup + ", found it again; join the two entries");
    else if (laid.at < last)
      found.push_back("expected the spaces from left to right and row by row" + setup + ", found " + here + " after " +
                      show(last) + "; put it before");
    at_least(found, "token on " + here + setup, 1, laid.up + laid.down);
    at_most(found, "face-down tokens on " + here + setup, most_down_on_a_space, laid.down);
    before.insert(laid.at.cell);
    last = laid.at;
    up += laid.up;
    down += laid.down;
  }
  at_most(found, "face-down tokens in the layout for " + players_name(players), static_cast<int>(most_face_down), down);
  at_most(found, "tokens in the layout for " + players_name(players) + ", all there are", box.treasure.total(), up + down);
}

void check_set_up(Sentences& found, const Box& box, const Rules& rules) {
  check_terrain(found, box);
  check_board(found, box.small, fewest_players, players_name(fewest_players));
  check_board(found, box.whole, most_players, "4 to 6 players");
  for (int players = fewest_players; players <= most_players; ++players) check_layout(found, box, players);
  check_pieces(found, box, rules);
  check_undercurrents(found, box);
}

}  // namespace

std::vector<std::string> faults(const Box& box) {
  Sentences found;
  check_set_up(found, box, Rules{});
  check_contents(found, box);
  for (int players = fewest_players; players <= most_players; ++players)
    count(found, "face-up tokens in the layout for " + players_name(players), stated_face_up(Rules{}, players),
          laid_face_up(box, players));
  return found;
}

std::vector<std::string> contradictions(const Game& game) {
  Sentences found;
  const Rules& rules = game.rules;
  check_set_up(found, game.box, rules);
  for (int players = fewest_players; players <= most_players; ++players)
    if (rules.mermaid_free == FaceUpMix::fixed)
      at_least(found, "places for face-up tokens in the layout for " + players_name(players), stated_face_up(rules, players),
               laid_face_up(game.box, players));
  if (rules.first_cards > rules.most_cards)
    found.push_back("a meld is begun with " + number(rules.first_cards) + " cards, and ends at " + number(rules.most_cards));
  return found;
}

}  // namespace fathom::mermaid_rain
