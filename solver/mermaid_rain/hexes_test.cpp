#include "solver/mermaid_rain/hexes.hpp"

#include <gtest/gtest.h>

namespace fathom::solver::rain {
namespace {

Hex hex(std::string_view name) { return read_hex(name).value(); }

HexSet around(std::string_view name) {
  HexSet found;
  for (std::size_t cell = 0; cell < Hex::cells; ++cell)
    if (steps_between(hex(name), Hex{static_cast<std::uint8_t>(cell)}, {}) <= 1) found.insert(cell);
  return found;
}

TEST(Hexes, NeighboursAreOneStepAway) {
  for (const std::string_view near : {"E5", "G5", "F4", "G4", "F6", "G6"})
    EXPECT_EQ(steps_between(hex("F5"), hex(near), {}), 1) << near;
  for (const std::string_view far : {"E4", "E6", "H5", "F3"}) EXPECT_EQ(steps_between(hex("F5"), hex(far), {}), 2) << far;
}

TEST(Hexes, AHexAndItsNeighboursAreSeven) {
  EXPECT_EQ(around("F5").size(), 7);
  EXPECT_EQ(around("F6").size(), 7);
}

TEST(Hexes, AFlowerOfSevenHoldsTwelveShortSixTriangularThreeLongAndSixPlusSixCurvedTiles) {
  const HexSet flower = around("F5");
  EXPECT_EQ(ways_to_lie(Shape::twin, flower, {}).size(), 12U);
  EXPECT_EQ(ways_to_lie(Shape::triangular, flower, {}).size(), 6U);
  EXPECT_EQ(ways_to_lie(Shape::straight, flower, {}).size(), 3U);
  EXPECT_EQ(ways_to_lie(Shape::curved, flower, {}).size(), 12U);
}

TEST(Hexes, SymbolsAgreeWithSetsThatAreListed) {
  for (const Shape shape : {Shape::curved, Shape::straight}) {
    z3::context context;
    Question question{context, Budget{}};
    const HexSet flower = around("F5");
    const std::vector<SymbolicHex> tile = symbolic_tile(context, shape, {});
    const z3::expr bits = as_bits(context, flower);
    question.given(is_candidate(tile));
    for (const SymbolicHex& one : tile) question.given(is_in(one, bits));
    std::vector<Lie> listed;
    for (const Cells& cells : ways_to_lie(shape, flower, {})) listed.push_back({cells, context.bool_val(true)});
    EXPECT_EQ(question.prove(forms_shape(tile, shape, {}) == lies_on_one_of(tile, listed)), Answer::Proved)
        << name_of(shape);
    listed.pop_back();
    EXPECT_EQ(question.prove(forms_shape(tile, shape, {}) == lies_on_one_of(tile, listed)), Answer::Counterexample);
  }
}

TEST(Hexes, ShadedHexesAreOutOfPlayForThreeAlone) {
  const Box& box = MermaidRain::published().box;
  EXPECT_EQ(ground(box, 4, {}).in_play.size() - ground(box, 3, {}).in_play.size(), box.shaded.size());
}

}  // namespace
}  // namespace fathom::solver::rain
