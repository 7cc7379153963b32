#include <algorithm>

#include "solver/mirage/gaps.hpp"
#include "solver/prover.hpp"

// What can still happen to a gap: nothing.

namespace fathom::solver::oasis {

namespace {

using mirage::Lay;
using mirage::LayCoast;

/// A gap on any board, a Survey tile on bare squares outside it, and a Coast tile in the gap that touches it: impossible,
/// since a square beside the gap has been covered before.
Answer coast_tile_stays_outside(const Budget& budget, const TableBook& book, std::uint64_t& cases) {
  constexpr int reach = 3;
  z3::context context;
  Question question{context, budget};
  const auto fact = [&](const char* what, Spot spot) { return context.bool_const((what + named(spot)).c_str()); };
  const auto bare = [&](Spot spot) { return fact("bare ", spot); };
  const auto in_gap = [&](Spot spot) { return fact("in the gap ", spot); };
  const Spot coast{0, 0};
  question.given(in_gap(coast));
  std::vector<z3::expr> bends;
  for (int east = -reach; east <= reach; ++east)
    for (int south = -reach; south <= reach; ++south) {
      const Spot spot{east, south};
      question.given(z3::implies(in_gap(spot), bare(spot)));
      // a gap is all that hangs together
      for (std::size_t side = 0; side < sides; ++side)
        question.given(z3::implies(in_gap(spot) && bare(beyond(spot, side)), in_gap(beyond(spot, side))));
      for (const Elbow elbow : every_elbow()) {
        const Bend squares = bend(spot, elbow, book);
        std::vector<z3::expr> lies;
        for (const Spot square : squares) lies.push_back(bare(square));
        // no Survey tile fits in a gap, so that some of its squares are outside
        const z3::expr inside = in_gap(squares[0]) && in_gap(squares[1]) && in_gap(squares[2]);
        const bool touches = std::ranges::any_of(squares, [&](Spot square) { return steps_between(square, coast) == 1; });
        if (touches) bends.push_back(all_of(context, lies) && !inside);
      }
    }
  question.given(any_of(context, bends));
  const Answer answer = question.refute();
  cases += question.asked();
  return answer;
}

/// Where the action lays something.
std::vector<Spot> laid_by(const Action& action) {
  if (const auto* lay = std::get_if<Lay>(&action)) {
    const Bend squares = bend(spot_of(lay->corner), lay->elbow);
    return {squares.begin(), squares.end()};
  }
  if (const auto* lay = std::get_if<LayCoast>(&action)) return {spot_of(lay->at)};
  return {};
}

/// Whether there are gaps of earlier turns when something is laid, and whether it lies in one of them.
enum class Laid : std::uint8_t { beside_no_gap, outside_gaps, in_a_gap };
Laid laid(const Game& game, const Transition& transition) {
  const std::vector<Spot> squares = laid_by(transition.action);
  if (squares.empty()) return Laid::beside_no_gap;
  Board earlier = transition.before.board;
  if (std::holds_alternative<LayCoast>(transition.action)) {
    earlier.survey.erase_at(earlier.survey.size() - 1);
    earlier = mirage::indexed(game.box, earlier);
  }
  const GapBook book{.table = {}, .least_edges = index_of(static_cast<mirage::Fitting>(game.rules.fitting))};
  const std::set<Area> gaps = gaps_on(Sheet{game.box, earlier}, book);
  if (gaps.empty()) return Laid::beside_no_gap;
  const auto in_a_gap = [&](Spot spot) {
    return std::ranges::any_of(gaps, [&](const Area& gap) { return gap.contains(spot); });
  };
  return std::ranges::any_of(squares, in_a_gap) ? Laid::in_a_gap : Laid::outside_gaps;
}

}  // namespace

Finding nothing_is_laid_in_a_gap(const Game& game, const Budget& budget, const TableBook& book) {
  std::uint64_t cases = 0;
  const Answer answer = coast_tile_stays_outside(budget, book, cases);
  if (answer == Answer::Unknown) return undecided(cases, "whether a Coast tile can be laid in a gap");
  if (answer == Answer::Counterexample) return encoding_is_wrong(cases, "a Coast tile can be laid in a gap");
  std::uint64_t seen = 0;
  for (const mirage::Fitting reading : every<mirage::Fitting>) {
    const Game read = changed(game, [&](Rules& rules) { rules.fitting = reading; });
    Finding finding = holds(cases);
    const auto look = [&](const Transition& transition) {
      const Laid where = laid(read, transition);
      seen += where == Laid::beside_no_gap ? 0U : 1U;
      if (where != Laid::in_a_gap) return true;
      finding = differs(cases, "a tile is laid in a gap of an earlier turn",
                        {Mirage::show(read, transition.before, transition.action)},
                        MirageTrace{read, transition.before, {transition.action}, "nothing is laid in a gap any more"});
      return false;
    };
    for (const auto& tiles : openings())
      if (finding.outcome == Outcome::holds) look_at_all(read, {.tiles = tiles, .look = look});
    if (finding.outcome != Outcome::holds) return finding;
  }
  if (seen == 0) return not_found(cases, "no play formed a gap");
  return holds(cases)
      .over("a Coast tile beside a Survey tile, with any bare squares around them")
      .tied(in_every_case(seen, "tiles laid where there is a gap, in all plays of the first turns"));
}

}  // namespace fathom::solver::oasis
