#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/phrases.hpp"
#include "model/mermaid_rain/places.hpp"
#include "model/mermaid_rain/princess.hpp"
#include "model/mermaid_rain/svg_parts.hpp"

// Positions as pictures: the sea of hexes, then what everybody has in front of her, then what lies beside the board.

namespace fathom::mermaid_rain {
namespace {

constexpr int picture_wide = svg_page_wide;
constexpr int edge = 16;     ///< Between the edge of the picture and what is in it.
constexpr int header = 76;   ///< Above the sea.
constexpr int back_wide = 32;
constexpr int princess_wide = 82;
constexpr Extent hex_size{2 * hex_half, 2 * hex_point};

/// On the board as it lies by itself, its upper left corner in that of the picture.
Point middle_of(Hex hex) {
  const int half_a_hex = hex.row() % 2 == 1 ? hex_half : 0;
  return {hex_half + half_a_hex + (hex.column() - 1) * 2 * hex_half, hex_point + (hex.row() - 1) * (hex_point + hex_side)};
}

std::string coordinates(Hex hex, std::string_view looks) {
  constexpr int down = 23;
  return svg_text(middle_of(hex) + Point{0, down}, "place" + std::string{looks}, show(hex));
}

/// A hex as it is printed on the board.
std::string printed(const Box& box, const Board& board, Hex hex) {
  constexpr int ring = 15;
  const Terrain terrain = board.terrain[hex.cell];
  const Point at = middle_of(hex);
  std::string drawn = svg_path(svg_hex_path(at), "hex " + std::string{name_of(terrain)});
  if (terrain == Terrain::start) drawn += svg_disc(at, ring, "ring");
  if (terrain == Terrain::obstacle) return drawn + svg_piece("rocks", at, "sign", "1") + coordinates(hex, "");
  if (is_treasure(terrain))
    drawn += svg_terrain(terrain, at + Point{-10, -13}, ".65") +
             svg_symbol(box.rim(terrain), at + Point{10, -13}, "sign", ".6");
  return drawn + coordinates(hex, "");
}

std::string printed_sea(const Game& game, const State& state) {
  const Board& board = game.box.board(state.players);
  std::string all;
  board.hexes.for_each([&](std::size_t cell) { all += printed(game.box, board, Hex{static_cast<std::uint8_t>(cell)}); });
  return all;
}

/// How far to the right and down the sea goes.
Extent extent_of(const Board& board) {
  Extent all;
  board.hexes.for_each([&](std::size_t cell) {
    const Point middle_here = middle_of(Hex{static_cast<std::uint8_t>(cell)});
    all = {std::max(all.wide, middle_here.x + hex_half), std::max(all.high, middle_here.y + hex_point)};
  });
  return all;
}

SvgItem tile_item(const Cells& cells, std::string_view looks, std::string_view title, std::string_view symbol) {
  std::string hexes;
  std::string signs;
  Frame frame;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Point at = middle_of(cells[i]);
    hexes += svg_path(svg_hex_path(at), looks);
    const Point above = at + Point{0, -3};
    signs += symbol.empty() ? svg_text(above, "query", "?") : svg_piece(symbol, above, "on" + std::string{looks}, ".9");
    signs += coordinates(cells[i], " on" + std::string{looks});
    const Point low = i == 0 ? at : Point{std::min(frame.corner.x, at.x), std::min(frame.corner.y, at.y)};
    const Point high = i == 0 ? at : Point{std::max(frame.size.wide, at.x), std::max(frame.size.high, at.y)};
    frame = {low, {high.x, high.y}};  // its lowest and highest middles, until all are known
  }
  frame = {frame.corner + Point{-hex_half, -hex_point},
           {frame.size.wide - frame.corner.x + hex_size.wide, frame.size.high - frame.corner.y + hex_size.high}};
  return {phrase(cells), {}, frame,
          svg_group(title, hexes + svg_path(svg_edge_path(cells, middle_of), "rim") + signs)};
}

void add_tiles(SvgPicture& picture, const State& state) {
  for (const Placed& placed : state.tiles)
    picture.items.push_back(tile_item(placed.on, name_of(placed.tile.shade()),
                                      show(placed.tile) + " on " + phrase(placed.on), name_of(placed.tile.symbol())));
  if (!state.face_down_tile.empty())
    picture.items.push_back(
        tile_item(state.face_down_tile, "unseen", "a tile face down on " + phrase(state.face_down_tile), ""));
}

/// The tokens on a treasure space, each beside the one before.
void add_tokens(SvgPicture& picture, const State& state, Hex hex) {
  constexpr int apart = 15;
  constexpr int down = 4;
  const Treasures up = face_up_at(state, hex);
  const auto face_down = face_down_at(state, hex);
  const int many = up.total() + static_cast<int>(face_down.size());
  Point at = middle_of(hex) + Point{-(many - 1) * apart / 2, down};
  const auto put = [&](const std::string& title, std::string_view drawn) {
    picture.items.push_back({show(hex), at, {{-9, -9}, {18, 18}}, svg_group(title, drawn)});
    at.x += apart;
  };
  for (const Treasure treasure : every<Treasure>)
    for (int n = 0; n < std::min<int>(up[treasure], 4); ++n) put(one(treasure), svg_token(treasure, {}));
  for (const std::uint8_t place : face_down)
    put("a token face down", svg_hidden_token(state.face_down[place].what, {}));
}

/// The mermaids, those on one hex beside each other.
void add_mermaids(SvgPicture& picture, const State& state) {
  constexpr std::array<Point, kinds<Seat>> spots{{{0, -10}, {14, -8}, {-14, -8}, {7, 6}, {-7, 6}, {0, 14}}};
  std::map<std::uint8_t, std::size_t> standing;
  for (const Seat at : seated(state.players)) {
    const Hex hex = state.mermaids[at];
    if (hex == Hex{} || hex.framed()) continue;
    const Point spot = middle_of(hex) + spots[standing[hex.cell]++];
    picture.items.push_back({show(hex), spot, {{-12, -12}, {24, 34}},
                             svg_group(plainly(at) + "'s mermaid on " + show(hex), svg_mermaid(at, {}))});
  }
}

std::vector<SvgPiece> tokens_of(const State& state, Seat at) {
  constexpr int token_wide = 20;
  constexpr Point middle{10, 0};
  std::vector<SvgPiece> pieces;
  for (const Treasure treasure : every<Treasure>)
    if (const int many = state.treasure[at][treasure]; many > 0)
      pieces.push_back(svg_many({token_wide, svg_group(one(treasure), svg_token(treasure, middle)), svg_words_height}, many));
  for (const FaceDown& token : state.face_down)
    if (token.owner == at)
      pieces.push_back({token_wide, svg_group("a token face down", svg_hidden_token(token.what, middle)), svg_words_height});
  return pieces;
}

SvgPanel panel_of(const View<State>& view, Seat at) {
  const State& state = view.seen;
  const Acting next = acting(state);
  SvgPanel panel{plainly(at), svg_player(at), "", next.mover == Mover::player && next.seat == at ? "turn" : "panel", {}};
  panel.note = plural(state.scores[at], "point");
  if (state.mermaids[at] != Hex{}) panel.note += ", on " + show(state.mermaids[at]);
  if (state.step > Step::first_dealer && state.dealer == at) panel.note += ", Prince";
  const auto cards = [&](std::string label, const Cards& seen, int many, int princesses) {
    std::vector<SvgPiece> pieces = svg_cards(seen, many - princesses, svg_adventure_card, back_wide);
    if (princesses > 0) pieces.push_back(svg_word_card(princess_wide, "card", "princess"));
    panel.rows.push_back({std::move(label), std::move(pieces)});
  };
  cards("hand", state.hands[at], view.many_in<&State::hands>()[at], princess_in_hand(view, at) ? 1 : 0);
  cards("chosen", state.chosen[at], view.many_in<&State::chosen>()[at], state.princess_down.contains(at) ? 1 : 0);
  const int shown_princess = state.princess.contains(at) ? 1 : 0;
  cards("shown", state.melds[at], state.melds[at].total() + shown_princess, shown_princess);
  if (meld_is_told(state, at)) panel.rows.back().pieces.push_back(svg_words(titled(*state.made[at])));
  std::vector<SvgPiece> tiles;
  if (state.picked[at]) tiles.push_back(svg_tile(*state.picked[at]));
  if (state.extra[at]) tiles.push_back(svg_unseen_tile(*state.extra[at]));
  panel.rows.push_back({"tile", tiles});
  panel.rows.push_back({"treasure", tokens_of(state, at)});
  return panel;
}

SvgPanel beside_the_board(const View<State>& view) {
  const State& state = view.seen;
  SvgPanel panel{"piles", svg_heading("Beside the board"), "", "panel", {}};
  const auto pile = [&](std::string label, int many) {
    panel.rows.push_back({std::move(label), {svg_words(std::to_string(many), "count")}});
  };
  pile("deck", view.many_in<&State::deck>()[Seat::Ann]);
  pile("discards", state.discards.total());
  pile("pool of tokens", state.pool_size);
  for (const Shape shape : every<Shape>) pile(plainly(shape) + " tiles", state.piles[shape]);
  std::vector<SvgPiece> cards;
  for (const std::uint8_t card : state.undercurrents)
    if (card > 0) cards.push_back(svg_words(std::to_string(card), "count"));
  panel.rows.push_back({"undercurrents", cards});
  std::vector<SvgPiece> offer;
  for (const Tile tile : state.offer) offer.push_back(svg_tile(tile));
  panel.rows.push_back({"offer", offer});
  return panel;
}

/// Who is where on the score track.
SvgPanel score_track(const State& state) {
  constexpr int badge = 11;
  std::map<int, std::vector<Seat>> all;
  for (const Seat at : seated(state.players)) all[state.scores[at]].push_back(at);
  SvgPanel panel{"track", svg_heading("Score track"), "", "panel", {}};
  for (const auto& [score, seats] : all) {
    std::vector<SvgPiece> badges;
    for (const Seat at : seats) badges.push_back({2 * badge, svg_badge(at, {badge, 0}, badge), svg_words_height});
    panel.rows.push_back({std::to_string(score), badges});
  }
  return panel;
}

SvgPanel key(const Box& box) {
  constexpr Point middle{12, 0};
  SvgPanel panel{"key", svg_heading("What is what"), "", "panel", {}};
  const auto add = [&](const std::string& words, const std::string& drawn) {
    panel.rows.push_back({"", {{26, drawn, svg_words_height}, svg_words(words)}});
  };
  const auto swatch = [&](std::string_view looks) { return svg_box({{0, -12}, {24, 24}}, looks, 4); };
  add("light tile, stays", swatch("light"));
  add("dark tile, leaves", swatch("dark"));
  add("starting space", svg_disc(middle, 10, "ring"));
  add("rocks, closed", svg_piece("rocks", middle, "sign", ".8"));
  for (const Terrain terrain : {Terrain::wreck, Terrain::island, Terrain::cave})
    add(plainly(terrain) + ": " + plainly(box.rim(terrain)), svg_terrain(terrain, middle, ".9"));
  for (const Treasure treasure : every<Treasure>) add(plainly(treasure), svg_token(treasure, middle));
  add("face down", svg_hidden_token(Hidden::unknown, middle));
  for (const Symbol symbol : every<Symbol>) add(plainly(symbol), svg_symbol(symbol, middle, "sign", ".9"));
  return panel;
}

}  // namespace

SvgPicture svg(const Game& game, const View<State>& view) {
  const State& state = view.seen;
  const Board& board = game.box.board(state.players);
  SvgPicture picture;
  const std::string status = "round " + std::to_string(state.round) + " of " + std::to_string(game.rules.rounds) + ", " +
                             plainly(state.step);
  picture.title = "Mermaid Rain, " + status;
  picture.items.push_back({"heading", {}, {}, svg_text({edge, 46}, "name", "Mermaid Rain")});
  picture.items.push_back({"heading", {picture_wide - edge, 44}, {}, svg_text({}, "status end", status)});
  const std::size_t first = picture.items.size();
  picture.items.push_back({"sea", {}, {}, printed_sea(game, state)});
  add_tiles(picture, state);
  for (const Hex hex : board.spaces) add_tokens(picture, state, hex);
  add_mermaids(picture, state);
  const Extent sea = extent_of(board);
  for (std::size_t i = first; i < picture.items.size(); ++i)
    picture.items[i].at = picture.items[i].at + Point{(picture_wide - sea.wide) / 2, header};
  int y = header + sea.high + edge;
  const auto put = [&](const std::vector<SvgPanel>& panels, int columns) {
    SvgLaid laid = svg_panels(panels, {{edge, y}, {picture_wide - 2 * edge, 0}}, columns);
    std::move(laid.items.begin(), laid.items.end(), std::back_inserter(picture.items));
    y += laid.high;
  };
  std::vector<SvgPanel> players;
  for (const Seat at : seated(state.players)) players.push_back(panel_of(view, at));
  put(players, 2);
  put({score_track(state)}, 1);
  put({beside_the_board(view)}, 1);
  put({key(game.box)}, 1);
  picture.size = {picture_wide, y + edge};
  return picture;
}

}  // namespace fathom::mermaid_rain
