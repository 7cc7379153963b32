#include <string>
#include <string_view>
#include <vector>

#include "model/core/picture.hpp"
#include "model/core/svg_panels.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/phrases.hpp"
#include "model/mermaids_song/possibilities.hpp"

// Positions as pictures: hands, the mermaids in front of players with what is played on them, creatures and piles.

namespace fathom::mermaids_song {
namespace {

constexpr std::string_view looks = R"svg(<style>
.mermaidcard{fill:#cdeee7;stroke:#1f6f63}.song{fill:#fdf3d7;stroke:#8a6a35}.silence{fill:#dcdfe8;stroke:#434b63}.special{fill:#f6cfc6;stroke:#8c2a17}
.creature{fill:#cfe2f7;stroke:#23568c}.mermaidcard,.song,.silence,.special,.creature{stroke-width:1.5}
.mermaidcard~g text,.song~g text,.silence~g text,.special~g text,.creature~text{fill:#2f2a24}
.under{opacity:.5}.note{fill:#2f2a24}.cross{fill:none;stroke:#8c2a17;stroke-width:2.5;stroke-linecap:round}
.key .note,.row .note{fill:#2f2a24}
</style>
<defs>
<path id="note" d="M-1 8A4 3 0 1 1-3 5.500V-9L6-6V-2L-1-4.500Z"/>
</defs>
)svg";

constexpr int card_wide = 48;
constexpr int word_wide = 92;
constexpr int creature_wide = 38;
constexpr int down = 6;  ///< From half-way up to where letters stand.

std::string note_and_value(Card card) {
  std::string drawn = svg_piece("note", {-11, 0}, "note", "1") + svg_text({10, down}, "count middle", std::to_string(value_of(card)));
  if (is_silence(card)) drawn += svg_path("M-19 8L-3-10", "cross");
  return drawn;
}

SvgPiece card_of(Card card) {
  if (is_song(card)) return svg_card(card_wide, "song", one(card), note_and_value(card));
  if (is_silence(card)) return svg_card(card_wide, "silence", one(card), note_and_value(card));
  return svg_word_card(word_wide, card == Card::mermaid ? "mermaidcard" : "special", plainly(card));
}

std::vector<SvgPiece> open_cards(const Cards& all) { return svg_cards(all, all.total(), card_of, card_wide); }

SvgPiece creature_of(Creature creature) {
  constexpr int radius = 18;
  constexpr Point middle{creature_wide / 2, 0};
  return {creature_wide,
          svg_group(one(creature), svg_disc(middle, radius, "creature") +
                                       svg_text(middle + Point{0, down}, "count middle", std::to_string(rating_of(creature))))};
}

std::vector<SvgPiece> creature_cards(const Creatures& all) { return svg_cards(all, all.total(), creature_of, creature_wide); }

/// A mermaid with her power, what lies beside her, and, fainter, what lies underneath.
SvgRow mermaid_row(const Game& game, const Mermaid& mermaid) {
  SvgRow row{"", {}};
  row.pieces.push_back(svg_word_card(word_wide, "mermaidcard", "mermaid of " + std::to_string(power(game, mermaid))));
  for (SvgPiece& piece : open_cards(mermaid.visible)) row.pieces.push_back(std::move(piece));
  if (mermaid.covered.empty()) return row;
  row.pieces.push_back(svg_words("over", "row"));
  for (SvgPiece& piece : open_cards(mermaid.covered)) {
    piece.drawn = "<g class=\"under\">" + piece.drawn + "</g>";
    row.pieces.push_back(std::move(piece));
  }
  return row;
}

SvgPanel panel_of(const Game& game, const View<State>& view, Seat at) {
  const State& state = view.seen;
  const Acting next = acting(state);
  SvgPanel panel{plainly(at), svg_player(at), "", next.mover == Mover::player && next.seat == at ? "turn" : "panel", {}};
  panel.note = "loyalty " + std::to_string(loyalty_of(state.enticed[at])) + " of " +
               std::to_string(needed_to_win(game.rules, state.players));
  if (state.still_to_lose.contains(at)) panel.note += ", loses a mermaid";
  if (state.target == at) panel.note += state.step == Step::covering ? ", has cards to cover" : ", loses a creature";
  panel.rows.push_back({"hand", svg_cards(state.hands[at], view.many_in<&State::hands>()[at], card_of, card_wide)});
  for (const Mermaid& mermaid : state.mermaids[at]) panel.rows.push_back(mermaid_row(game, mermaid));
  panel.rows.push_back({"creatures", creature_cards(state.enticed[at])});
  return panel;
}

}  // namespace

std::string_view svg_looks() { return looks; }

SvgPicture svg(const Game& game, const View<State>& view) {
  const State& state = view.seen;
  std::vector<SvgPanel> players;
  for (const Seat at : seated(state.players)) players.push_back(panel_of(game, view, at));
  const auto number = [](int many) { return std::vector<SvgPiece>{svg_words(std::to_string(many), "count")}; };
  SvgPanel sea{"sea", svg_heading("Creatures"), "", "panel", {}};
  sea.rows = {{"face up", creature_cards(state.face_up)}, {"deck", number(state.creature_deck.total())}};
  SvgPanel piles{"piles", svg_heading("Mermaid deck"), "", "panel", {}};
  piles.rows = {{"deck", number(view.many_in<&State::deck>()[Seat::Ann])},
                {"discards", open_cards(state.discards)},
                {"put aside", open_cards(state.set_aside)}};
  SvgPanel key{"key", svg_heading("What is what"), "", "panel", {}};
  const auto explain = [&](const SvgPiece& piece, std::string_view words) { key.rows.push_back({"", {piece, svg_words(words)}}); };
  explain(card_of(Card::song_2), "a song of 2");
  explain(card_of(Card::silence_2), "a silence of 2");
  explain(svg_back(card_wide), "face down");
  return svg_page("Mermaid's Song", plain_line(tell(game, state).front()), players, {sea, piles, key});
}

}  // namespace fathom::mermaids_song
