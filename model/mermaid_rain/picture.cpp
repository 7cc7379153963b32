#include "model/core/picture.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/phrases.hpp"
#include "model/mermaid_rain/places.hpp"
#include "model/mermaid_rain/princess.hpp"

// Positions in text: the sea as it lies, tiles joined by lines, and below it what everybody has.

namespace fathom::mermaid_rain {
namespace {

constexpr int board_margin = 4;  ///< Room for the numbers of rows.
constexpr int row_high = 2;      ///< Lines of a row: hexes, and the joints to the row below.
constexpr int row_half = 2;      ///< Every other row is set half a hex to the right.

/// How a hex is drawn: with the signs of its tokens, or with their number where there is less room.
struct Hexes {
  int wide = 6;    ///< From the middle of a hex to that of the next one in its row.
  int middle = 2;  ///< From where a hex begins to its middle.
  int joint = 2;   ///< From the middle of a hex to a line down to the row below.
};
constexpr Hexes wide_hexes{};
constexpr Hexes narrow_hexes{4, 1, 1};

bool is_narrow(const Hexes& hexes) { return hexes.wide < wide_hexes.wide; }
constexpr std::size_t label_columns = 9;

/// Letters of tokens face up, in the order of `Treasure`.
constexpr std::string_view token_letters = "scypd";

/// A drawing that grows as it is written on.
class Canvas {
 public:
  void write(int column, int line, std::string_view text) {
    if (column < 0 || line < 0) return;
    const auto at = static_cast<std::size_t>(line);
    if (lines_.size() <= at) lines_.resize(at + 1);
    const std::size_t end = static_cast<std::size_t>(column) + text.size();
    if (lines_[at].size() < end) lines_[at].resize(end, ' ');
    lines_[at].replace(static_cast<std::size_t>(column), text.size(), text);
  }
  [[nodiscard]] std::vector<std::string> lines() && { return std::move(lines_); }

 private:
  std::vector<std::string> lines_;
};

int column_of(const Hexes& hexes, Hex hex) {
  return board_margin + (hex.row() % 2) * hexes.wide / row_half + (hex.column() - 1) * hexes.wide + hexes.middle;
}
int line_of_row(Hex hex) { return 1 + (hex.row() - 1) * row_high; }

const Placed* tile_on(const State& state, Hex hex) {
  const std::uint8_t tile = state.tile_at[hex.cell];
  return tile == 0 || tile > state.tiles.size() ? nullptr : &state.tiles[tile - 1U];
}

/// Brackets around a sign where there is room for them.
std::string bracketed(const Hexes& hexes, char open, char sign, char close) {
  return is_narrow(hexes) ? std::string{sign} : std::string{open, sign, close};
}

/// A light tile is `(d)`, a dark one `[D]`.
std::string sign_of(const Hexes& hexes, Tile tile) {
  const char letter = name_of(tile.symbol())[0];
  if (tile.shade() == Shade::light) return bracketed(hexes, '(', letter, ')');
  return bracketed(hexes, '[', static_cast<char>(letter - 'a' + 'A'), ']');
}

std::string tokens_on(const Hexes& hexes, const State& state, Hex hex) {
  std::string text;
  const Treasures up = face_up_at(state, hex);
  if (const int all = up.total() + static_cast<int>(face_down_at(state, hex).size()); is_narrow(hexes))
    return all > 0 ? std::to_string(all) : "";
  for (const Treasure treasure : every<Treasure>)
    text.append(std::min<std::size_t>(up[treasure], 4), token_letters[index_of(treasure)]);
  return text + std::string(face_down_at(state, hex).size(), '?');
}

/// What a hex is: a tile, or what is printed on the board.
std::string sign_at(const Hexes& hexes, const Game& game, const State& state, Hex hex) {
  constexpr std::string_view signs = " ~SWIC#";
  if (state.face_down_tile.contains(hex)) return bracketed(hexes, '(', '?', ')');
  if (const Placed* const placed = tile_on(state, hex)) return sign_of(hexes, placed->tile);
  const Terrain terrain = game.box.board(state.players).terrain[hex.cell];
  const char sign = signs.at(index_of(terrain));
  return terrain == Terrain::obstacle ? bracketed(hexes, sign, sign, sign) : std::string{sign};
}

/// What stands and lies on it.
std::string pieces_at(const Hexes& hexes, const State& state, Hex hex) {
  std::string text = tokens_on(hexes, state, hex);
  for (const Seat at : seated(state.players))
    if (hex != Hex{} && state.mermaids[at] == hex) text += name_of(at)[0];
  return text;
}

/// Lines between the hexes of one tile.
void join(Canvas& canvas, const Hexes& hexes, const Cells& cells) {
  for (const Hex a : cells)
    for (const Hex b : cells) {
      if (!adjacent(a, b) || a.row() > b.row() || (a.row() == b.row() && a.column() > b.column())) continue;
      const int from = column_of(hexes, a);
      if (a.row() == b.row())
        canvas.write(from + 1, line_of_row(a), std::string(static_cast<std::size_t>(hexes.wide) - 1, '-'));
      else if (column_of(hexes, b) < from)
        canvas.write(from - hexes.joint, line_of_row(a) + 1, "/");
      else
        canvas.write(from + hexes.joint, line_of_row(a) + 1, "\\");
    }
}

std::vector<std::string> drawn_sea(const Hexes& hexes, const Game& game, const State& state) {
  Canvas canvas;
  for (const Placed& placed : state.tiles) join(canvas, hexes, placed.on);
  join(canvas, hexes, state.face_down_tile);
  game.box.board(state.players).hexes.for_each([&](std::size_t cell) {
    const Hex hex{static_cast<std::uint8_t>(cell)};
    const std::string sign = sign_at(hexes, game, state, hex);
    const std::string number = std::to_string(hex.row());
    const int half = static_cast<int>(sign.size()) / 2;
    const auto room = static_cast<std::size_t>(hexes.wide - 2 - half);
    const int letter = board_margin + (hex.column() - 1) * hexes.wide + hexes.middle + 1;
    canvas.write(letter, 0, show(hex).substr(0, 1));
    canvas.write(2 - static_cast<int>(number.size()), line_of_row(hex), number);
    canvas.write(column_of(hexes, hex) - half, line_of_row(hex), sign + pieces_at(hexes, state, hex).substr(0, room));
  });
  return std::move(canvas).lines();
}

/// How wide the sea may be drawn.
Hexes hexes_for(const Game& game, const State& state, std::size_t columns) {
  int widest = 0;
  game.box.board(state.players).hexes.for_each([&](std::size_t cell) {
    widest = std::max(widest, column_of(wide_hexes, Hex{static_cast<std::uint8_t>(cell)}) + wide_hexes.wide);
  });
  return widest <= static_cast<int>(columns) ? wide_hexes : narrow_hexes;
}

/// Tokens in front of a player.
std::vector<std::string> gained_by(const State& state, Seat at) {
  std::vector<std::string> items;
  const auto add = [&](const std::string& what, int many) {
    if (items.empty()) items.emplace_back("| treasure");
    items.push_back(what + (many > 1 ? " x" + std::to_string(many) : ""));
  };
  for (const Treasure treasure : every<Treasure>)
    if (const int many = state.treasure[at][treasure]; many > 0) add(plainly(treasure), many);
  int down = 0;
  for (const FaceDown& token : state.face_down) {
    if (token.owner != at) continue;
    if (token.what == Hidden::unknown)
      ++down;
    else
      add(plainly(revealed(token.what)) + " face down", 1);
  }
  if (down > 0) add("?", down);
  return items;
}

std::vector<std::string> lying_before(const View<State>& view, Seat at) {
  const State& state = view.seen;
  std::vector<std::string> items;
  const auto say = [&](const std::string& what) { items.push_back((items.empty() ? "" : "| ") + what); };
  const auto cards = [&](std::string_view where, const Cards& seen, int many, int princesses) {
    if (many == 0) return;
    say(std::string{where});
    for (std::string& card : cards_in_text(seen, many - princesses)) items.push_back(std::move(card));
    if (princesses > 0) items.emplace_back("[princess]");
  };
  say(show(state.mermaids[at]));
  say(plural(state.scores[at], "point"));
  if (state.step > Step::first_dealer && state.dealer == at) say("has the Prince");
  cards("hand", state.hands[at], view.many_in<&State::hands>()[at], princess_in_hand(view, at) ? 1 : 0);
  cards("chosen", state.chosen[at], view.many_in<&State::chosen>()[at],
        state.princess_down.contains(at) ? 1 : 0);
  const int shown_princess = state.princess.contains(at) ? 1 : 0;
  cards("shown", state.melds[at], state.melds[at].total() + shown_princess, shown_princess);
  if (meld_is_told(state, at)) say(titled(*state.made[at]));
  if (state.picked[at]) say("tile " + show(*state.picked[at]));
  if (state.extra[at]) say("unseen tile " + plainly(*state.extra[at]));
  for (std::string& token : gained_by(state, at)) items.push_back(std::move(token));
  if (state.drifting.contains(at)) say("drifting");
  return items;
}

/// The score track: who is where on it.
std::vector<std::string> who_is_where(const State& state) {
  std::map<int, std::string> all;
  for (const Seat at : seated(state.players)) {
    std::string& there = all[state.scores[at]];
    there += ' ' + plainly(at);
  }
  std::vector<std::string> items;
  for (const auto& [score, who] : all) items.push_back((items.empty() ? "" : "| ") + std::to_string(score) + ":" + who);
  return items;
}

std::vector<std::string> left_in_piles(const View<State>& view) {
  const State& state = view.seen;
  std::vector<std::string> items{"deck " + std::to_string(view.many_in<&State::deck>()[Seat::Ann]),
                                 "| discards " + std::to_string(state.discards.total()),
                                 "| pool " + std::to_string(state.pool_size)};
  items.emplace_back("| piles");
  for (const Shape shape : every<Shape>) items.push_back(plainly(shape) + ' ' + std::to_string(state.piles[shape]));
  std::string cards;
  for (const std::uint8_t card : state.undercurrents)
    if (card > 0) cards += ' ' + std::to_string(card);
  if (!cards.empty()) items.push_back("| undercurrents" + cards);
  return items;
}

}  // namespace

std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t columns) {
  const State& state = view.seen;
  std::vector<std::string> lines{"round " + std::to_string(state.round) + " of " + std::to_string(game.rules.rounds) + ", " +
                                     plainly(state.step),
                                 ""};
  const auto add = [&](std::string_view label, const std::vector<std::string>& items) {
    for (std::string& line : labelled(label, items, label_columns, columns)) lines.push_back(std::move(line));
  };
  for (std::string& line : drawn_sea(hexes_for(game, state, columns), game, state)) lines.push_back(std::move(line));
  lines.emplace_back();
  const Acting next = acting(state);
  for (const Seat at : seated(state.players))
    add((next.mover == Mover::player && next.seat == at ? "* " : "  ") + plainly(at), lying_before(view, at));
  std::vector<std::string> offer;
  for (const Tile tile : state.offer) offer.push_back((offer.empty() ? "" : "| ") + show(tile));
  add("  offer", offer);
  add("  track", who_is_where(state));
  add("  left", left_in_piles(view));
  for (std::string& line : lines) line.erase(line.find_last_not_of(' ') + 1);
  return lines;
}

std::vector<std::string> picture_key() {
  return {"~ ocean   S start   # obstacle   W wreck   I island   C cave, with tokens: s shell  c coral  y crystal  p pearl",
          "d dragon scale  ? face down, or how many   (d) or d a light tile, [D] or D a dark one, of dolphin, gull, turtle or",
          "mermaid; lines join its hexes   A B C D E F the mermaids of Ann, Bob, Cleo, Dan, Eve, Finn   [# x2] cards face down",
          "* who acts"};
}

}  // namespace fathom::mermaid_rain
