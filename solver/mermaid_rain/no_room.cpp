#include <algorithm>

#include "solver/mermaid_rain/laying.hpp"
#include "solver/mermaid_rain/placing.hpp"
#include "solver/prover.hpp"

// A position that leaves a tile no room, and why.

namespace fathom::solver::rain {

namespace {

using mermaid_rain::Place;
using mermaid_rain::Placed;
using mermaid_rain::Step;

/// The tile that is to find no room, and the smallest board, where that comes about soonest.
constexpr Shape homeless = Shape::triangular;
constexpr int homeless_players = fewest;
/// With how many tiles it is tried first; twice as many each time after.
constexpr int tiles_first_tried = 12;

/// Light tiles of one shape, each as often as it is in the box.
std::vector<Tile> light_tiles(const Box& box, Shape shape) {
  std::vector<Tile> tiles;
  for (const Symbol symbol : every<Symbol>) {
    const Tile tile = Tile::of(shape, symbol, Shade::light);
    tiles.insert(tiles.end(), std::size_t{box.tiles[tile]}, tile);
  }
  return tiles;
}

/// Lays at most `limit` light tiles so that no further tile of the homeless shape fits. Gives nothing where that cannot be.
struct Position {
  Answer answer = Answer::Unknown;  ///< `Counterexample`: there is one.
  std::vector<Placed> tiles;
  std::uint64_t asked = 0;
};
Position full_position(const Game& game, const Budget& budget, const PlacingBook& book, int limit) {
  const HexSet hexes = ground(game.box, homeless_players, book).may_be_covered;
  z3::context context;
  Question question{context, budget};
  std::vector<std::vector<z3::expr>> on(Hex::cells);
  std::vector<std::pair<Shape, Cells>> ways;
  z3::expr_vector laid{context};
  for (const Shape shape : every<Shape>) {
    z3::expr_vector of_shape{context};
    for (const Cells& cells : ways_to_lie(shape, hexes, book)) {
      const z3::expr here = context.bool_const(("way" + std::to_string(ways.size())).c_str());
      ways.emplace_back(shape, cells);
      laid.push_back(here);
      of_shape.push_back(here);
      for (const Hex hex : cells) on[hex.cell].push_back(here);
    }
    const auto supply = static_cast<unsigned>(light_tiles(game.box, shape).size());
    if (!of_shape.empty()) question.given(z3::atmost(of_shape, supply));
  }
  for (const std::vector<z3::expr>& over : on) {
    z3::expr_vector one{context};
    for (const z3::expr& way : over) one.push_back(way);
    if (over.size() > 1) question.given(z3::atmost(one, 1));
  }
  for (const Cells& cells : ways_to_lie(homeless, hexes, book)) {
    std::vector<z3::expr> taken;
    for (const Hex hex : cells) taken.insert(taken.end(), on[hex.cell].begin(), on[hex.cell].end());
    question.given(any_of(context, taken));
  }
  question.given(z3::atmost(laid, static_cast<unsigned>(limit)));

  Position position{question.refute(), {}, question.asked()};
  if (position.answer != Answer::Counterexample) return position;
  const z3::model model = question.found();
  std::array<std::size_t, kinds<Shape>> used{};
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (!truth(model, laid[static_cast<int>(i)])) continue;
    const Shape shape = ways[i].first;
    position.tiles.push_back(Placed{light_tiles(game.box, shape)[used[index_of(shape)]++], ways[i].second});
  }
  return position;
}

std::string told_of(const Placed& placed) { return "the " + show(placed.tile) + " tile on " + words(placed.on); }

/// The position with some of the tiles on the board, and Ann to place a tile of the homeless shape.
State with_tiles(const Game& game, const std::vector<Placed>& tiles) {
  State state = before_laying(game, homeless_players, homeless, {});
  for (const Placed& placed : tiles) state.tiles.push_back(placed);
  return MermaidRain::completed(game, state);
}

bool finds_room(const Game& game, const State& state) {
  std::vector<Action> actions;
  MermaidRain::legal_actions(game, state, actions);
  return std::ranges::any_of(actions, [](const Action& action) { return std::holds_alternative<Place>(action); });
}

Game without_rule(const Game& game, std::string_view rule) {
  Game changed = game;
  if (const auto place = position_of(MermaidRain::rulebook(), rule)) changed.dropped.insert(*place);
  return changed;
}

/// What the model has against the explanation, if anything: that there is room after all, or that there still is none when
/// something named in the explanation is taken away.
std::optional<std::string> model_differs(const Game& game, const std::vector<Placed>& all, const std::vector<Placed>& needed,
                                         const std::vector<std::string_view>& rules) {
  if (finds_room(game, with_tiles(game, all))) return "the model finds room for the tile";
  if (finds_room(game, with_tiles(game, needed))) return "the model finds room when only the tiles named are there";
  for (std::size_t i = 0; i < needed.size(); ++i) {
    std::vector<Placed> fewer = needed;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (!finds_room(game, with_tiles(game, fewer))) return "the model finds no room even without " + told_of(needed[i]);
  }
  for (const std::string_view rule : rules)
    if (!finds_room(without_rule(game, rule), with_tiles(game, needed)))
      return "the model finds no room even without " + std::string{rule};
  return std::nullopt;
}

}  // namespace

Finding no_room_is_explained(const Game& game, const Budget& budget, const PlacingBook& book) {
  Position position;
  std::uint64_t cases = 0;
  const int every_tile = game.box.tiles.total();
  for (int limit = std::min(tiles_first_tried, every_tile);; limit = std::min(2 * limit, every_tile)) {
    position = full_position(game, budget, book, limit);
    cases += position.asked;
    if (position.answer != Answer::Proved || limit == every_tile) break;
  }
  if (position.answer == Answer::Unknown) return undecided(cases, "a position without room");
  if (position.answer == Answer::Proved)
    return Judgement{Outcome::skipped, "the light tiles of this box cannot take all the room of this board", {}, cases};

  z3::context context;
  Question question{context, budget};
  const std::vector<SymbolicHex> tile = symbolic_tile(context, homeless, book);
  const Ground map = ground(game.box, homeless_players, book);
  const auto every_hex_in = [&](const HexSet& hexes) {
    const z3::expr bits = as_bits(context, hexes);
    z3::expr fact = context.bool_val(true);
    for (const SymbolicHex& hex : tile) fact = fact && is_in(hex, bits);
    return fact;
  };
  const std::array<std::string_view, 2> rules{laying_rules[on_ocean], laying_rules[on_board]};
  HexSet off_board_or_open = map.may_be_covered;
  for (std::size_t cell = 0; cell < Hex::cells; ++cell)
    if (!map.in_play.contains(cell)) off_board_or_open.insert(cell);
  question.given(is_candidate(tile) && forms_shape(tile, homeless, book));
  question.given(every_hex_in(off_board_or_open), std::string{rules[0]});
  question.given(every_hex_in(map.in_play), std::string{rules[1]});
  for (const Placed& placed : position.tiles) {
    HexSet free;
    for (std::size_t cell = 0; cell < Hex::cells; ++cell) free.insert(cell);
    for (const Hex hex : placed.on) free.erase(hex.cell);
    question.given(every_hex_in(free), told_of(placed));
  }
  const Answer no_room = question.refute();
  if (no_room == Answer::Unknown) return undecided(cases + question.asked(), "whether there is room");
  if (no_room == Answer::Counterexample)
    return encoding_is_wrong(cases + question.asked(), "its position leaves room",
                             {"a tile fits on " + words(cells_in(question.found(), tile))});
  const std::vector<std::string> core = question.core();
  cases += question.asked();
  if (core.empty()) return undecided(cases, "why there is no room");

  std::vector<Placed> needed;
  for (const Placed& placed : position.tiles)
    if (std::ranges::find(core, told_of(placed)) != core.end()) needed.push_back(placed);
  std::vector<std::string_view> needed_rules;
  for (const std::string_view rule : rules)
    if (std::ranges::find(core, rule) != core.end()) needed_rules.push_back(rule);

  std::vector<std::string> told{"Ann has a " + words(homeless) +
                                " tile, and it fits nowhere, for want of nothing less than"};
  told.insert(told.end(), core.begin(), core.end());
  const std::optional<std::string> difference = model_differs(game, position.tiles, needed, needed_rules);
  Finding finding = difference ? fails(cases, *difference, told)
                               : holds(cases, told)
                                     .over("a position of light tiles on the board for three, and what takes the room there")
                                     .tied(in_every_case(2 + needed.size() + needed_rules.size(),
                                                         "the position, and what is left of it without each thing named"));
  finding.trace = RainTrace{game,
                            with_tiles(game, needed),
                            {Action{mermaid_rain::StopPlacing{Seat::Ann}}},
                            "a " + words(homeless) + " tile fits nowhere"};
  return finding;
}

}  // namespace fathom::solver::rain
