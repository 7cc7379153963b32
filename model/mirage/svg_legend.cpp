#include "model/mirage/svg_legend.hpp"

#include <algorithm>
#include <vector>

#include "model/mirage/phrases.hpp"
#include "model/mirage/svg_parts.hpp"

namespace fathom::mirage {
namespace {

constexpr int panel_margin = 24;
constexpr int block_width = 280;
constexpr int line_height = 30;
constexpr int top = 30;       ///< From the edge of the panel to the first heading.
constexpr int words_at = 52;  ///< Where words begin, right of what they explain.
constexpr int down = 5;       ///< From the middle of a line to where its letters stand.
constexpr std::string_view smaller = ".6";

/// A heading and lines below it, each drawn around the point (24, 0).
struct Block {
  std::string heading;
  std::vector<std::string> lines;
};

int height_of(const std::vector<Block>& column) {
  int height = 0;
  for (const Block& block : column) height += static_cast<int>(block.lines.size() + 1) * line_height + line_height / 2;
  return height;
}

std::string explained(std::string_view sign, std::string_view words) {
  return std::string{sign} + svg_text({words_at, down}, "say", words);
}

std::string swatch(Terrain terrain, Shade shade) {
  const std::string_view pattern = terrain == Terrain::land ? "sand" : "sea";
  return svg_square({12, -12}, 24, looks_of(terrain, shade)) +
         "<rect x=\"12\" y=\"-12\" width=\"24\" height=\"24\" fill=\"url(#" + std::string{pattern} + ")\"/>" +
         svg_square({12, -12}, 24, "seam");
}

/// An edge of one square, at half its size.
std::string edge(Terrain terrain) {
  return "<g transform=\"translate(6 0) scale(.6)\">" +
         svg_path("M0 0" + along({0, 0}, Direction::north, cut_of(terrain)), "edge") + "</g>";
}

Block table_block() {
  Block block{"THE TABLE", {}};
  for (const Terrain terrain : every<Terrain>)
    for (const Shade shade : every<Shade>)
      block.lines.push_back(
          explained(swatch(terrain, shade), plainly(shade) + (terrain == Terrain::land ? " sand" : " water")));
  block.lines.push_back(explained(svg_path("M12-12H36L12 12Z", "ls") + svg_path("M36-12V12H12Z", "dw") +
                                      svg_path("M36-12 12 12", "foam") + svg_square({12, -12}, 24, "seam"),
                                  "a Coast tile: sand and water"));
  block.lines.push_back(explained(edge(Terrain::land), "edges of land fit land"));
  block.lines.push_back(explained(edge(Terrain::water), "edges of water fit water"));
  return block;
}

Block pieces_block(const Game& game, const State& state) {
  constexpr Point at{24, 0};
  constexpr Seat first = Seat::Ann;
  Block block{"WHAT STANDS ON IT", {}};
  block.lines.push_back(explained(svg_explorer(Explorer::camel, first, at, smaller), "a camel"));
  block.lines.push_back(explained(svg_explorer(Explorer::ship, first, at, smaller), "a ship"));
  block.lines.push_back(explained(svg_tent(first, at, smaller), "a tent, in a gap"));
  if (game.rules.palms == Palms::with) block.lines.push_back(explained(svg_tree(Colour::red, at, smaller), "a palm tree"));
  if (!state.keepers.empty())
    block.lines.push_back(
        explained("<circle class=\"ring\" cx=\"24\" cy=\"0\" r=\"14\"/>" + svg_explorer(Explorer::camel, first, at, ".5"),
                  "who keeps trees"));
  block.lines.push_back(explained(svg_square({12, -12}, 24, "gap"), "a gap, claimed"));
  block.lines.push_back(explained(svg_square({12, -12}, 24, "nobody"), "a gap, unclaimed"));
  if (!state.gaps.empty() || state.resolving)
    block.lines.push_back(explained(svg_square({12, -12}, 24, "now"), "a gap to be resolved"));
  return block;
}

/// What a player has left, and her points once they are counted.
std::string player(const State& state, Seat at) {
  std::string line = svg_square({12, -11}, 22, "piece " + looks_of(at)) +
                     svg_text({23, down}, "letter on" + looks_of(at), name(at).substr(0, 1));
  line += svg_text({words_at - 8, down}, "say", name(at));
  constexpr int first = 108;
  constexpr int apart = 44;
  int x = first;
  const auto count = [&](std::string_view piece, int many) {
    line += svg_piece(piece, {x, 0}, looks_of(at), ".48") + svg_text({x + 14, down}, "count", std::to_string(many));
    x += apart;
  };
  count("camel", state.camels[at]);
  count("ship", state.ships[at]);
  count("tent", state.tents[at]);
  if (state.step == Step::over) {
    const Score& score = state.scores[at];
    line += svg_text({block_width - 14, down}, "points", std::to_string(total(score)));
  }
  return line;
}

/// Where a player's points come from.
std::string sources(const Game& game, const Score& score) {
  std::string words = "regions " + std::to_string(score.regions) + ", tents " + std::to_string(score.tents);
  if (game.rules.palms == Palms::with) words += ", trees " + std::to_string(score.trees);
  if (score.house != 0) words += ", house rules " + std::to_string(score.house);
  return svg_text({words_at - 8, 0}, "source", words);
}

Block players_block(const Game& game, const State& state) {
  Block block{state.step == Step::over ? "LEFT TO EACH, AND POINTS" : "LEFT TO EACH", {}};
  for (const Seat at : seated(state.players)) {
    block.lines.push_back(player(state, at));
    if (state.step == Step::over) block.lines.push_back(sources(game, state.scores[at]));
  }
  block.lines.push_back(svg_text({12, down}, "say", plural(state.bag.total(), "Survey tile") + " to draw"));
  if (!state.display.empty()) block.lines.push_back(svg_text({12, down}, "say", phrase(state.display) + " in the open"));
  block.lines.push_back(svg_text({12, down}, "say", plural(state.pile.total(), "Coast tile") + " in the pile"));
  return block;
}

/// The blocks, each put into the column that is shortest so far.
std::vector<std::vector<Block>> columns(const Game& game, const State& state, int width) {
  std::vector<std::vector<Block>> all(static_cast<std::size_t>(std::clamp((width - 2 * panel_margin) / block_width, 1, 3)));
  const auto shorter = [](const std::vector<Block>& a, const std::vector<Block>& b) { return height_of(a) < height_of(b); };
  for (const Block& block : {players_block(game, state), table_block(), pieces_block(game, state)})
    std::min_element(all.begin(), all.end(), shorter)->push_back(block);
  return all;
}

}  // namespace

SvgLaid legend(const Game& game, const State& state, int width) {
  const std::vector<std::vector<Block>> all = columns(game, state, width);
  SvgLaid laid;
  for (const std::vector<Block>& column : all) laid.high = std::max(laid.high, height_of(column) + top / 2);
  laid.items.push_back(
      {"legend", {}, {}, svg_box({{panel_margin, 0}, {width - 2 * panel_margin, laid.high}}, "panel", 10)});
  int x = panel_margin + 8;
  for (const std::vector<Block>& column : all) {
    int y = top;
    for (const Block& block : column) {
      laid.items.push_back({block.heading, {x + 12, y + down}, {}, svg_text({}, "head", block.heading)});
      for (const std::string& line : block.lines)
        laid.items.push_back(
            {block.heading, {x, y += line_height}, {{8, -line_height / 2}, {block_width - 16, line_height}}, line});
      y += line_height + line_height / 2;
    }
    x += (width - 2 * panel_margin) / static_cast<int>(all.size());
  }
  return laid;
}

}  // namespace fathom::mirage
