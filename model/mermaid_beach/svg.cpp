#include <string>
#include <string_view>
#include <vector>

#include "model/core/picture.hpp"
#include "model/core/svg_panels.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"

// Positions as pictures: what everybody holds and has in front of her, and the piles. Cards say what they are; their colours
// only make the eye find them.

namespace fathom::mermaid_beach {
namespace {

constexpr std::string_view looks = R"svg(<style>
.item{fill:#fdf3d7;stroke:#8a6a35}.mermaids{fill:#cdeee7;stroke:#1f6f63}.mean{fill:#e6d6f3;stroke:#5f3c86}.weed{fill:#d6ebc6;stroke:#3f6b21}
.wave{fill:#cfe2f7;stroke:#23568c}.monster{fill:#f6cfc6;stroke:#8c2a17}.shellcard{fill:#ffe6dc;stroke:#a2553a}.starfish{fill:#ffeeb0;stroke:#8a6a00}
.item,.mermaids,.mean,.weed,.wave,.monster,.shellcard,.starfish{stroke-width:1.5}
.item~g text,.mermaids~g text,.mean~g text,.weed~g text,.wave~g text,.monster~g text,.shellcard~g text,.starfish~g text{fill:#2f2a24}
</style>
)svg";

constexpr int card_wide = 96;
constexpr int shell_wide = 36;

std::string_view looks_of_card(BeachCard card) {
  if (is_item(card)) return "item";
  switch (card) {
    case BeachCard::mermaid:
      return "mermaids";
    case BeachCard::mean_mermaid:
      return "mean";
    case BeachCard::seaweed:
      return "weed";
    case BeachCard::sneaker_wave:
      return "wave";
    default:
      return "monster";
  }
}

SvgPiece beach_card(BeachCard card) { return svg_word_card(card_wide, looks_of_card(card), plainly(card)); }

SvgPiece shell_card(ShellCard card) {
  if (is_starfish(card)) return svg_word_card(card_wide, "starfish", plainly(card));
  return svg_card(shell_wide, "shellcard", plainly(card),
                  svg_text({0, 6}, "count middle", std::to_string(index_of(card) + 1)));
}

std::vector<SvgPiece> maybe(const std::optional<BeachCard>& card, int many) {
  if (many == 0) return {};
  return {card ? beach_card(*card) : svg_back(card_wide)};
}

std::vector<SvgPiece> shell_cards(const ShellCards& cards) { return svg_cards(cards, cards.total(), shell_card, shell_wide); }

SvgPanel panel_of(const Game& game, const View<State>& view, Seat at) {
  const State& state = view.seen;
  const Acting next = acting(state);
  SvgPanel panel{plainly(at), svg_player(at), "", next.mover == Mover::player && next.seat == at ? "turn" : "panel", {}};
  panel.note = state.step == Step::over ? "score " + std::to_string(state.scores[at])
                                        : plural(points(game.rules, state.shells[at]), "point");
  if (state.monster_shown == at) panel.note += ", has shown the sea monster";
  panel.rows.push_back({"hand", svg_cards(state.hands[at], view.many_in<&State::hands>()[at], beach_card, card_wide)});
  panel.rows.push_back({"passes", maybe(state.passed[at], view.many_in<&State::passed>()[at])});
  if (state.turn == at) panel.rows.push_back({"drawn", maybe(state.drawn, view.many_in<&State::drawn>()[Seat::Ann])});
  panel.rows.push_back({"shells", shell_cards(state.shells[at])});
  return panel;
}

SvgPanel pile_panel(std::string place, std::string_view name, int deck, std::vector<SvgPiece> discards) {
  SvgPanel panel{std::move(place), svg_heading(name), "", "panel", {}};
  panel.rows.push_back({"deck", {svg_words(std::to_string(deck), "count")}});
  panel.rows.push_back({"discards", std::move(discards)});
  return panel;
}

}  // namespace

std::string_view svg_looks() { return looks; }

SvgPicture svg(const Game& game, const View<State>& view) {
  const State& state = view.seen;
  std::vector<SvgPanel> players;
  for (const Seat at : seated(state.players)) players.push_back(panel_of(game, view, at));
  const std::vector<SvgPanel> shared{
      pile_panel("beach", "The beach", view.many_in<&State::deck>()[Seat::Ann],
           svg_cards(state.discards, state.discards.total(), beach_card, card_wide)),
      pile_panel("shells", "Shell cards", state.shell_deck.total(), shell_cards(state.shell_discards))};
  return svg_page("Mermaid Beach", plain_line(tell(game, state).front()), players, shared);
}

}  // namespace fathom::mermaid_beach
