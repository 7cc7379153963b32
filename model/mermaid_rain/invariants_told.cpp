#include "model/mermaid_rain/invariants_told.hpp"

#include <algorithm>
#include <string>

#include "model/mermaid_rain/phrases.hpp"

namespace fathom::mermaid_rain {

namespace {

void add(std::string& text, const std::string& more) { text += (text.empty() ? "" : "; ") + more; }

/// What is wrong with each tile, hex by hex, where `is_wrong(tile, hex)` says so.
template <class IsWrong>
std::string tiles_on(const State& state, std::string_view place, IsWrong&& is_wrong) {
  std::string text;
  for (const Placed& placed : state.tiles)
    for (const Hex hex : placed.on)
      if (is_wrong(placed, hex)) add(text, "a " + show(placed.tile) + " tile lies on " + show(hex) + std::string(place));
  return text;
}

}  // namespace

std::string hands_beyond(const Game& game, const State& state) {
  const int most = game.rules.cards_dealt + game.rules.cards_kept;
  std::string text;
  for (const Seat at : every<Seat>)
    if (const int cards = state.hands[at].total() + state.chosen[at].total() + state.melds[at].total(); cards > most)
      add(text, plainly(at) + " has " + plural(cards, "card") + ", and nobody more than " + std::to_string(most));
  return text;
}

std::string melds_beyond(const Game& game, const State& state) {
  const int most = std::max<int>(game.rules.most_cards, game.rules.first_cards);
  const bool melding = state.step >= Step::choosing_cards && state.step <= Step::declaring;
  std::string text;
  for (const Seat at : every<Seat>) {
    const int cards = state.melds[at].total();
    if (!melding && cards > 0) add(text, plainly(at) + " shows cards, and this is the time for " + plainly(state.step));
    if (melding && cards > most)
      add(text, plainly(at) + " shows " + plural(cards, "card") + ", and nobody more than " + std::to_string(most));
  }
  return text.empty() ? "a princess card is shown, and this is the time for " + plainly(state.step) : text;
}

std::string tiles_over_each_other(const Game&, const State& state) {
  return tiles_on(state, ", and so does another", [&](const Placed& placed, Hex hex) {
    return std::ranges::any_of(state.tiles,
                               [&](const Placed& other) { return &other != &placed && other.on.contains(hex); });
  });
}

std::string tiles_off_the_ocean(const Game& game, const State& state) {
  const Board& board = game.box.board(state.players);
  const auto is_dry = [&](Hex hex) { return board.terrain[hex.cell] != Terrain::ocean; };
  std::string text = tiles_on(state, ", which is no ocean", [&](const Placed&, Hex hex) { return is_dry(hex); });
  for (const Hex hex : state.face_down_tile)
    if (is_dry(hex) || state.tile_at[hex.cell] != 0) add(text, "the unseen tile lies on " + show(hex) + ", where none can");
  return text;
}

std::string tiles_out_of_shape(const Game&, const State& state) {
  std::string text;
  for (const Placed& placed : state.tiles)
    if (!forms(placed.tile.shape(), placed.on))
      add(text, "a " + show(placed.tile) + " tile cannot lie on " + phrase(placed.on));
  return text;
}

std::string dark_tiles_left(const Game&, const State& state) {
  return tiles_on(state, ", and dark ones have left by the time for " + plainly(state.step),
                  [](const Placed& placed, Hex) { return placed.tile.shade() == Shade::dark; });
}

std::string mermaids_astray(const Game& game, const State& state) {
  const Board& board = game.box.board(state.players);
  std::string text;
  for (const Seat at : every<Seat>) {
    const Hex here = state.mermaids[at];
    if (index_of(at) >= state.players) {
      if (here != Hex{}) add(text, plainly(at) + " does not play, and has a mermaid on " + show(here));
    } else if (here == Hex{}) {
      if (state.round > 1) add(text, plainly(at) + "'s mermaid is off the board after the first round");
    } else if (state.tile_at[here.cell] == 0 && !board.treasures.contains(here.cell) && !board.starts.contains(here.cell)) {
      add(text, plainly(at) + "'s mermaid is on " + show(here) + ", where no tile, treasure or start is");
    }
  }
  return text;
}

std::string spaces_beyond(const Game& game, const State& state) {
  const Layout& layout = game.box.layout(state.players);
  std::string text;
  for (const Heap& heap : state.spaces) {
    const auto laid = std::ranges::find(layout, heap.at, &Laid::at);
    const int up = heap.up.total();
    const int most = laid == layout.end() ? 0 : laid->up;
    if (up > most)
      add(text, show(heap.at) + " has " + plural(up, "token") + " face up, and began with " + std::to_string(most));
    if (up == 0) add(text, show(heap.at) + " is listed and has no token");
    if (std::ranges::count(state.spaces, heap.at, &Heap::at) > 1) add(text, show(heap.at) + " is listed twice");
  }
  return text;
}

std::string face_down_astray(const Game& game, const State& state) {
  const Board& board = game.box.board(state.players);
  std::string text;
  for (const FaceDown& token : state.face_down) {
    const std::string which =
        "the token face down " + (token.owner ? "before " + plainly(*token.owner) : "on " + show(token.at));
    if ((token.what == Hidden::unknown) != token.seen.empty())
      add(text, which + (token.seen.empty() ? " is known, and nobody has looked" : " is unknown, and somebody has looked"));
    if (token.owner && (index_of(*token.owner) >= state.players || !token.seen.contains(*token.owner) || token.at != Hex{}))
      add(text, which + " has to be hers alone: off the board, and seen by her");
    if (!token.owner && !board.treasures.contains(token.at.cell)) add(text, which + " lies where no treasure space is");
  }
  return text;
}

std::string points_from_nowhere(const Game& game, const State& state) {
  const Rules& rules = game.rules;
  std::string text;
  for (const Seat at : seated(state.players)) {
    const auto owned = std::ranges::count_if(state.face_down, [&](const FaceDown& token) { return token.owner == at; });
    const int tokens = static_cast<int>(owned) + state.treasure[at].total();
    add(text, plainly(at) + " has " + plural(tokens, "token") + " of " + plural(rules.token_points, "point") + " each and " +
                  plural(state.scores[at], "point"));
  }
  return "points come from tokens and melds, and " + text;
}

}  // namespace fathom::mermaid_rain
