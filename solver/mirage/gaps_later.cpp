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
Answer coast_tile_stays_outside(const Budget& budget, std::uint64_t& cases) {
  constexpr int reach = 3;
  z3::context context;
  Question question{context, budget};
  const auto fact = [&](const char* what, Spot spot) { return context.bool_const((what + named(spot)).c_str()); };
  const auto bare = [&](Spot spot) { return fact("bare ", spot); };
  const auto in_gap = [&](Spot spot) { return fact("in the gap ", spot); };
  const auto just_laid = [&](Spot spot) { return fact("just laid ", spot); };
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
        const Bend squares = bend(spot, elbow);
        std::vector<z3::expr> lies;
        for (const Spot square : squares) lies.push_back(bare(square) && just_laid(square));
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

/// The squares of gaps when a turn begins.
class Watch {
 public:
  explicit Watch(const Game& game) : game_{game} {}

  /// Whether the deed lays something in a gap of an earlier turn.
  bool lays_in_a_gap(const Deed& deed) {
    if (gets_a_tile(deed.before.step)) {
      const Chart chart{game_.box, deed.before.board};
      const GapBook book{.table = {}, .least_edges = index_of(game_.rules.fitting)};
      gaps_.clear();
      for (const Area& gap : gaps_on(chart, book)) gaps_.insert(gap.begin(), gap.end());
    }
    laid_.clear();
    if (const auto* lay = std::get_if<Lay>(&deed.action)) {
      const Bend squares = bend(spot_of(lay->corner), lay->elbow);
      laid_.assign(squares.begin(), squares.end());
    }
    if (const auto* lay = std::get_if<LayCoast>(&deed.action)) laid_ = {spot_of(lay->at)};
    if (!laid_.empty() && !gaps_.empty()) ++deeds_;
    return std::ranges::any_of(laid_, [&](Spot spot) { return gaps_.contains(spot); });
  }
  [[nodiscard]] std::uint64_t deeds() const { return deeds_; }

 private:
  const Game& game_;
  std::set<Spot> gaps_;
  std::vector<Spot> laid_;
  std::uint64_t deeds_ = 0;
};

}  // namespace

Finding nothing_is_laid_in_a_gap(const Game& game, const Budget& budget) {
  std::uint64_t cases = 0;
  const Answer answer = coast_tile_stays_outside(budget, cases);
  if (answer == Answer::Unknown) return undecided(cases, "whether a Coast tile can be laid in a gap");
  if (answer == Answer::Counterexample) return encoding_is_wrong(cases, "a Coast tile can be laid in a gap");
  std::uint64_t seen = 0;
  constexpr int plays = 6;
  for (const mirage::Fitting reading : every<mirage::Fitting>) {
    const Game read = changed(game, [&](Rules& rules) { rules.fitting = reading; });
    for (int players = fewest; players <= most; ++players) {
      Watch gaps{read};
      Finding finding = holds(cases);
      watch(read, {players, plays, [&](const Deed& deed) {
                     if (!gaps.lays_in_a_gap(deed)) return true;
                     finding = differs(cases, "a tile is laid in a gap of an earlier turn",
                                       {Mirage::show(read, deed.before, deed.action)},
                                       MirageStory{read, deed.before, {deed.action}, "nothing is laid in a gap any more"});
                     return false;
                   }});
      if (finding.outcome != Outcome::holds) return finding;
      seen += gaps.deeds();
    }
  }
  if (seen == 0) return undecided(cases, "no play formed a gap");
  return holds(cases + seen,
               {"no board lets it happen, and none of " + std::to_string(seen) + " tiles laid beside gaps in play did"});
}

}  // namespace fathom::solver::oasis
