#include "solver/mirage/regions.hpp"

#include <algorithm>
#include <map>

#include "solver/prover.hpp"

namespace fathom::solver::oasis {

namespace {

using mirage::Award;
using mirage::Camp;

constexpr int plays_looked_at = 6;

/// Looks at deeds of plays with two, three and four players until something is found.
template <class Look>
Finding found_in_plays(const Game& game, Look&& look) {
  Finding finding = holds(0);
  for (int players = fewest; players <= most && finding.outcome == Outcome::holds; ++players)
    watch(game, {players, plays_looked_at, [&](const Deed& deed) {
                   look(deed, finding);
                   return finding.outcome == Outcome::holds;
                 }});
  if (finding.outcome == Outcome::holds && finding.cases == 0) return undecided(0, "nothing of the kind came up in play");
  return finding;
}

/// A patch of the model, as the chart has it: the plots of Survey tiles come first, three each, and then those of Coast
/// tiles, sand before water.
std::size_t plot_of(const Board& board, mirage::Patch patch) {
  const std::size_t number = patch;
  if (number < mirage::survey_patches) return number;
  return number - mirage::survey_patches + board.survey.size() * mirage::parts_of_survey;
}

}  // namespace

Finding regions_in_play(const Game& game, const Budget&, const RegionBook& book) {
  Finding finding = found_in_plays(game, [&](const Deed& deed, Finding& so_far) {
    if (!gets_a_tile(deed.after.step) && deed.after.step != Step::scoring) return;
    const Board& board = deed.after.board;
    const Chart chart{game.box, board, book.table};
    std::map<std::size_t, mirage::Patch> in_model;
    std::map<mirage::Patch, std::size_t> by_the_book;
    board.for_each_patch([&](mirage::Patch patch) {
      ++so_far.cases;
      const std::size_t region = chart.regions()[plot_of(board, patch)];
      const mirage::Patch other = board.region_of(patch);
      const bool same = in_model.emplace(region, other).first->second == other &&
                        by_the_book.emplace(other, region).first->second == region;
      if (same || so_far.outcome != Outcome::holds) return;
      so_far = differs(so_far.cases, "the model joins other squares to regions than the rulebook",
                       {"one of them is on " + show(board.square_of(patch))},
                       MirageStory{game, deed.after, {}, "a region is what hangs together by edges and is of one colour"});
    });
  });
  if (finding.outcome == Outcome::holds) finding.told = {std::to_string(finding.cases) + " squares of tiles met in play"};
  return finding;
}

namespace {

/// The regions that share an edge with an area, each by its lowest plot.
std::set<std::size_t> regions_beside(const Chart& chart, const std::set<Spot>& area, const TableBook& book) {
  std::set<std::size_t> regions;
  for (const Edge& edge : edges_around(area, book))
    if (const auto plot = chart.plot_at(beyond(edge.from, edge.side, book), across(edge.side)))
      regions.insert(chart.regions()[*plot]);
  return regions;
}

using Totals = std::array<int, most>;

Totals explorers_in(const Chart& chart, const std::set<std::size_t>& regions) {
  Totals totals{};
  for (std::size_t plot = 0; plot < chart.plots().size(); ++plot)
    if (regions.contains(chart.regions()[plot]) && chart.plots()[plot].explorer)
      ++totals[index_of(*chart.plots()[plot].explorer) % totals.size()];
  return totals;
}

std::set<Seat> with_most(const Totals& totals, int least) {
  std::set<Seat> first;
  const int highest = *std::ranges::max_element(totals);
  for (std::size_t i = 0; i < totals.size(); ++i)
    if (totals[i] == highest && highest >= least) first.insert(seat(static_cast<int>(i)));
  return first;
}

/// The explorers in play that a player has on tiles and in the supply.
int explorers_of(const State& state, Seat of) { return state.camels[of] + state.ships[of]; }

std::string in_words(const Totals& totals) {
  std::string text = "explorers beside the gap:";
  for (const int total : totals) text += ' ' + std::to_string(total);
  return text;
}

/// Awards and claims of one play.
void look_at_claim(const Game& game, const RegionBook& book, const Deed& deed, Finding& so_far) {
  const bool won = deed.after.step == Step::pitching && deed.before.step != Step::pitching && deed.after.claimant;
  if (deed.before.step != Step::awarding && !won) return;
  const auto gap_square = won ? deed.after.resolving : deed.before.resolving;
  if (!gap_square) return;
  // the tiles of this turn lie, and explorers are where they were when the deed began, but for those that it adds
  Board with_added = deed.after.board;
  for (std::size_t i = 0; i < deed.before.board.survey.size(); ++i)
    with_added.survey[i].explorers = deed.before.board.survey[i].explorers;
  for (std::size_t i = 0; i < deed.before.board.coasts.size(); ++i)
    with_added.coasts[i].explorer = deed.before.board.coasts[i].explorer;
  if (const auto* add = std::get_if<mirage::AddExplorers>(&deed.action))
    with_added.survey[with_added.survey.size() - 1].explorers = add->on;
  if (const auto* add = std::get_if<mirage::AddToCoast>(&deed.action))
    for (LaidCoast& coast : with_added.coasts)
      if (deed.before.coast_at && coast.at == *deed.before.coast_at) coast.explorer = add->on;
  const Chart chart{game.box, with_added, book.table};
  const auto gap = chart.enclosed(spot_of(*gap_square));
  if (!gap) return;
  const auto regions = regions_beside(chart, *gap, book.table);
  const Totals totals = explorers_in(chart, regions);
  const std::set<Seat> first = with_most(totals, book.least_explorers);
  ++so_far.cases;
  const auto complain = [&](std::string why) {
    so_far = differs(so_far.cases, std::move(why), {Mirage::show(game, deed.before, deed.action), in_words(totals)},
                     MirageStory{game, deed.before, {deed.action}, "whoever has most beside the gap claims it"});
  };
  if (deed.before.step == Step::awarding) {
    std::set<Seat> offered;
    for (const Action& action : legal(game, deed.before))
      if (const auto* award = std::get_if<Award>(&action)) offered.insert(award->to);
    if (offered != first || first.size() < 2) return complain("others than those tied may be chosen");
  }
  if (!won) return;
  const Seat winner = *deed.after.claimant;
  if (!first.contains(winner)) return complain("a gap goes to somebody who has not most");
  if (first.size() > 1 && deed.before.step != Step::awarding) return complain("a tie is decided by nobody");
  int back = explorers_of(deed.after, winner) - explorers_of(deed.before, winner);
  if (const auto* add = std::get_if<mirage::AddExplorers>(&deed.action); add != nullptr && add->by == winner)
    back += add->on.size();
  if (const auto* add = std::get_if<mirage::AddToCoast>(&deed.action); add != nullptr && add->by == winner) ++back;
  if (back != totals[index_of(winner) % totals.size()]) return complain("other explorers return than those beside the gap");
  const Chart later{game.box, deed.after.board, book.table};
  for (std::size_t plot = 0; plot < chart.plots().size(); ++plot) {
    const Plot& was = chart.plots()[plot];
    const bool returns = was.explorer == winner && regions.contains(chart.regions()[plot]);
    if (later.plots()[plot].explorer != (returns ? std::nullopt : was.explorer))
      return complain("explorers leave the board that did not compete, or stay that did");
  }
}

}  // namespace

Finding gaps_go_to_the_most(const Game& game, const Budget&, const RegionBook& book) {
  Finding finding =
      found_in_plays(game, [&](const Deed& deed, Finding& so_far) { look_at_claim(game, book, deed, so_far); });
  if (finding.outcome == Outcome::holds) finding.told = {std::to_string(finding.cases) + " claims and ties in play"};
  return finding;
}

Finding regions_bring_points(const Game& game, const Budget&, const RegionBook& book) {
  return found_in_plays(game, [&](const Deed& deed, Finding& so_far) {
    if (deed.after.step != Step::over) return;
    const Chart chart{game.box, deed.after.board, book.table};
    Totals points{};
    const std::set<std::size_t> regions(chart.regions().begin(), chart.regions().end());
    for (const std::size_t region : regions)
      for (const Seat first : with_most(explorers_in(chart, {region}), book.least_explorers))
        points[index_of(first)] += book.points;
    so_far.cases += regions.size();
    for (std::size_t i = 0; i < points.size(); ++i)
      if (deed.after.scores.of[i].regions != points[i])
        so_far = differs(so_far.cases, "regions bring other points in the model than by the rulebook",
                         {plainly(seat(static_cast<int>(i))) + ": by the rulebook " + std::to_string(points[i]) +
                          ", in the model " + std::to_string(deed.after.scores.of[i].regions)},
                         MirageStory{game, deed.before, {deed.action}, "a region brings points to all who have most in it"});
  });
}

namespace {

/// Ann's explorers on Coast tiles and on squares of Survey tiles that hang together with no others: a region for each.
State all_apart(const Game& game) {
  Board board;
  constexpr int apart = 4;
  const auto lay = [&](int row, Terrain side, int tiles) {
    for (int i = 0; i < tiles; ++i) {
      LaidSurvey tile{
          SurveyTile::light_dark_light, square_of({apart * i, apart * row}), Elbow::north_east, side, Seat::Ann, {}};
      tile.explorers.bits = i + 1 < tiles ? 0b111 : 0b001;  // three on each of two tiles, and the seventh
      board.lay(game.box, tile);
    }
  };
  constexpr int tiles_for_seven = 3;
  lay(1, Terrain::land, tiles_for_seven);
  lay(2, Terrain::water, tiles_for_seven);
  State state = position(game, board, Step::scoring);
  state.board = board;
  return state;
}

}  // namespace

Finding region_points_are_bounded(const Game& game, const Budget& budget, const RegionBook& book) {
  // One more region with any numbers of explorers in it keeps the bound: by induction it holds for all of them.
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr mine = context.int_const("mine in the region");
  const z3::expr others = context.int_const("most of another in it");
  const z3::expr so_far = context.int_const("points so far");
  const z3::expr placed = context.int_const("mine in regions so far");
  question.given(mine >= 0 && others >= 0 && placed >= 0 && so_far <= book.points * placed);
  const z3::expr brings =
      z3::ite(mine >= others && mine >= book.least_explorers, context.int_val(book.points), context.int_val(0));
  const Answer answer = question.prove(so_far + brings <= book.points * (placed + mine));
  if (answer == Answer::Unknown) return undecided(question.asked(), "what a region brings");
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(question.asked(), "a region brings points without an explorer");
  const State state = all_apart(game);
  const int most_points = book.points * (game.rules.camels + game.rules.ships);
  const int in_model = mirage::counted(game, state)[Seat::Ann].regions;
  if (in_model != most_points)
    return differs(
        question.asked() + 1,
        "a board with an explorer of hers in each of 14 regions brings " + std::to_string(in_model) + " points", {},
        MirageStory{game, state, {Action{mirage::Scoring{}}}, "regions bring two points for each explorer at most"});
  return holds(question.asked() + 1, {"at most " + std::to_string(most_points) + " points, which a board reaches"});
}

}  // namespace fathom::solver::oasis
