#include "solver/mermaid_rain/laying.hpp"

#include <algorithm>

namespace fathom::solver::rain {

namespace {

using mermaid_rain::Place;
using mermaid_rain::Placed;
using mermaid_rain::Step;
using mermaid_rain::Which;

HexSet as_set(const Cells& cells) {
  HexSet set;
  for (const Hex hex : cells) set.insert(hex.cell);
  return set;
}

HexSet only(std::size_t cell) {
  HexSet set;
  set.insert(cell);
  return set;
}

/// The hexes that the tiles of a state can cover.
constexpr int most_covered = decltype(State::tiles)::capacity * Cells::capacity;

/// The set cut into parts small enough for the tiles a state can hold, with room for one tile more.
std::vector<HexSet> in_parts(const HexSet& whole) {
  constexpr int part = most_covered - static_cast<int>(Cells::capacity);
  std::vector<HexSet> parts(1);
  whole.for_each([&](std::size_t cell) {
    if (parts.back().size() == part) parts.emplace_back();
    parts.back().insert(cell);
  });
  return parts;
}

/// Each coverable hex that alone makes the answer yes. Hexes outside the set are tried together first: where all of them
/// make no difference, none of them does.
template <class Answer>
HexSet hexes_that_matter(const Cells& cells, const HexSet& coverable, Answer&& with_covered) {
  HexSet matter;
  const auto try_each = [&](const HexSet& hexes) {
    hexes.for_each([&](std::size_t cell) {
      if (with_covered(only(cell))) matter.insert(cell);
    });
  };
  try_each(as_set(cells) & coverable);
  for (const HexSet& part : in_parts(coverable - as_set(cells)))
    if (with_covered(part)) try_each(part);
  return matter;
}

std::array<bool, laying_rules.size()> rules_objecting(const Game& game, const State& state, const Cells& cells,
                                                      std::string_view& others) {
  std::array<bool, laying_rules.size()> objects{};
  for (const Objection& objection : MermaidRain::objections(game, state, laying(cells))) {
    const auto rule = std::ranges::find(laying_rules, objection.rule);
    if (rule == laying_rules.end())
      others = objection.rule;
    else
      objects[static_cast<std::size_t>(rule - laying_rules.begin())] = true;
  }
  return objects;
}

}  // namespace

State before_laying(const Game& game, int players, Shape shape, const HexSet& covered) {
  State state = MermaidRain::start(game, players);
  state.step = Step::placing;
  state.acting = Seat::Ann;
  for (int i = 0; i < players; ++i) state.order.push_back(seat(i));
  const Tile tile = Tile::of(shape, Symbol::mermaid, Shade::light);
  state.picked[Seat::Ann] = tile;
  Cells three;
  covered.for_each([&](std::size_t cell) {
    three.push_back(Hex{static_cast<std::uint8_t>(cell)});
    if (!three.full()) return;
    state.tiles.push_back(Placed{tile, three});
    three.clear();
  });
  if (!three.empty()) state.tiles.push_back(Placed{tile, three});
  return MermaidRain::completed(game, state);
}

Action laying(const Cells& cells) { return Place{Seat::Ann, Which::picked, cells}; }

std::vector<SetAsked> ask_legality(const Game& game, int players, Shape shape, const std::vector<Cells>& sets,
                                   const HexSet& coverable, std::uint64_t& questions) {
  std::vector<SetAsked> answers;
  const State empty = before_laying(game, players, shape, {});
  for (const Cells& cells : sets) {
    SetAsked asked;
    asked.cells = cells;
    asked.open = !MermaidRain::objected(game, empty, laying(cells));
    ++questions;
    if (asked.open)
      asked.closed_by = hexes_that_matter(cells, coverable, [&](const HexSet& covered) {
        ++questions;
        return MermaidRain::objected(game, before_laying(game, players, shape, covered), laying(cells));
      });
    answers.push_back(asked);
  }
  return answers;
}

std::vector<SetAsked> ask_objections(const Game& game, int players, Shape shape, const std::vector<Cells>& sets,
                                     const HexSet& coverable, std::uint64_t& questions) {
  std::vector<SetAsked> answers;
  const State empty = before_laying(game, players, shape, {});
  for (const Cells& cells : sets) {
    SetAsked asked;
    asked.cells = cells;
    asked.objects = rules_objecting(game, empty, cells, asked.others);
    ++questions;
    if (!asked.objects[whole_tile])
      asked.tiles_object = hexes_that_matter(cells, coverable, [&](const HexSet& covered) {
        ++questions;
        return rules_objecting(game, before_laying(game, players, shape, covered), cells, asked.others)[not_on_tiles];
      });
    answers.push_back(asked);
  }
  return answers;
}

std::optional<HexSet> covering_beyond(const Game& game, int players, Shape shape, const std::vector<SetAsked>& table,
                                      const HexSet& coverable, std::uint64_t& asked) {
  for (const SetAsked& set : table) {
    if (!set.open) continue;
    const HexSet own = as_set(set.cells) & coverable;
    std::vector<HexSet> others{HexSet{}};
    for (const HexSet& part : in_parts(coverable - own)) others.push_back(part);
    for (const HexSet& elsewhere : others)
      for (unsigned some = 0; some < (1U << set.cells.size()); ++some) {
        HexSet covered = elsewhere;
        for (std::size_t i = 0; i < set.cells.size(); ++i)
          if (((some >> i) & 1U) != 0 && own.contains(set.cells[i].cell)) covered.insert(set.cells[i].cell);
        if (covered.size() > most_covered) continue;
        ++asked;
        const bool legal = !covered.meets(set.closed_by);
        if (MermaidRain::objected(game, before_laying(game, players, shape, covered), laying(set.cells)) == legal)
          return covered;
      }
  }
  return std::nullopt;
}

std::vector<Cells> legal_of_another_size(const Game& game, int players, Shape shape, const HexSet& hexes,
                                         std::uint64_t& asked) {
  std::vector<Cells> legal;
  const State empty = before_laying(game, players, shape, {});
  const auto try_set = [&](const Cells& cells) {
    ++asked;
    if (!MermaidRain::objected(game, empty, laying(cells))) legal.push_back(cells);
  };
  try_set({});
  hexes.for_each([&](std::size_t a) {
    const Hex first{static_cast<std::uint8_t>(a)};
    try_set({first});
    hexes.for_each([&](std::size_t b) {
      const Hex second{static_cast<std::uint8_t>(b)};
      if (shape != Shape::twin && a < b) try_set({first, second});
      if (shape == Shape::twin && a < b && b < Hex::cells - 1)
        hexes.for_each([&](std::size_t c) {
          if (c > b && c < b + 2) try_set({first, second, Hex{static_cast<std::uint8_t>(c)}});
        });
    });
  });
  return legal;
}

}  // namespace fathom::solver::rain
