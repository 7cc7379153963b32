#include "solver/mirage/regions.hpp"

#include <algorithm>
#include <map>

#include "solver/prover.hpp"

namespace fathom::solver::oasis {

namespace {

using mirage::Award;
using mirage::Camp;

/// Tiles for the first turns of plays in which regions join and part, are tied and are nobody's.
const std::vector<std::vector<SurveyTile>>& shaded_openings() {
  using enum SurveyTile;
  static const std::vector<std::vector<SurveyTile>> all{{light_dark_light, light_light_dark, dark_dark_light},
                                                        {dark_dark_dark, light_dark_dark},
                                                        {dark_light_dark, light_light_light}};
  return all;
}

/// Looks at the actions of all plays of the first turns, from either starting tile, until something is found.
template <class Look>
Finding found_in_plays(const Game& game, Look&& look) {
  Finding finding = holds(0);
  for (const mirage::CoastPattern pattern : every<mirage::CoastPattern>)
    for (const auto& tiles : shaded_openings()) {
      const auto each = [&](const Transition& transition) {
        look(transition, finding);
        return finding.outcome == Outcome::holds;
      };
      if (finding.outcome == Outcome::holds)
        look_at_all(game, {.tiles = tiles, .players = fewest, .starting_tile = pattern, .look = each});
    }
  if (finding.outcome == Outcome::holds && finding.cases == 0) return not_found(0, "nothing of the kind came up in play");
  return finding;
}
/// What came up was all that could, and the solver was not asked.
Finding all_of_them(const Finding& finding, const std::string& what) {
  if (finding.outcome != Outcome::holds) return finding;
  return holds(0, finding.told)
      .over(of_openings() + ", from either starting tile")
      .all_tried(finding.cases)
      .tied(in_every_case(finding.cases, what));
}
/// A turn is over, or the game.
bool turn_is_over(const Transition& transition) {
  return gets_a_tile(transition.after.step) || transition.after.step == Step::scoring;
}

}  // namespace

Finding regions_in_play(const Game& game, const Budget&, const RegionBook& book) {
  Finding finding = found_in_plays(game, [&](const Transition& transition, Finding& so_far) {
    if (!turn_is_over(transition)) return;
    const Board& board = transition.after.board;
    const auto regions = mirage::by_the_book::regions(Sheet{game.box, board, book.table}, game.rules.colours);
    const mirage::Regions joined = regions_of(game, board);
    std::map<std::size_t, mirage::Patch> in_model;
    std::map<mirage::Patch, std::size_t> by_the_book;
    board.for_each_patch([&](mirage::Patch patch) {
      ++so_far.cases;
      const std::size_t region = regions[patch];
      const mirage::Patch other = joined[patch];
      const bool same = in_model.emplace(region, other).first->second == other &&
                        by_the_book.emplace(other, region).first->second == region;
      if (same || so_far.outcome != Outcome::holds) return;
      so_far =
          differs(so_far.cases, "the model joins other squares to regions than the rulebook",
                  {"one of them is on " + show(board.square_of(patch))},
                  MirageTrace{game, transition.after, {}, "a region is what hangs together by edges and is of one colour"});
    });
  });
  return all_of_them(finding, "which region of the model a square of a tile is in");
}

namespace {

using mirage::by_the_book::foremost;
using Totals = PerSeat<int>;

/// The explorers in play that a player has on tiles and in the supply.
int explorers_of(const State& state, Seat of) { return state.camels[of] + state.ships[of]; }

std::string totals_in_words(const Totals& totals) {
  std::string text = "explorers beside the gap:";
  for (int i = 0; i < most; ++i) text += ' ' + std::to_string(totals[seat(i)]);
  return text;
}

/// Awards and claims of one play.
void look_at_claim(const Game& game, const RegionBook& book, const Transition& transition, Finding& so_far) {
  const bool won =
      transition.after.step == Step::pitching && transition.before.step != Step::pitching && transition.after.claimant;
  if (transition.before.step != Step::awarding && !won) return;
  const auto gap_square = won ? transition.after.resolving : transition.before.resolving;
  if (!gap_square) return;
  // the tiles of this turn lie, and explorers are where they were when the action began, but for those that it adds
  Board with_added = transition.after.board;
  for (std::size_t i = 0; i < transition.before.board.survey.size(); ++i)
    with_added.survey[i].explorers = transition.before.board.survey[i].explorers;
  for (std::size_t i = 0; i < transition.before.board.coasts.size(); ++i)
    with_added.coasts[i].explorer = transition.before.board.coasts[i].explorer;
  if (const auto* add = std::get_if<mirage::AddExplorers>(&transition.action))
    with_added.survey[with_added.survey.size() - 1].explorers = add->on;
  if (const auto* add = std::get_if<mirage::AddToCoast>(&transition.action))
    for (LaidCoast& coast : with_added.coasts)
      if (transition.before.coast_at && coast.at == *transition.before.coast_at) coast.explorer = add->on;
  const Sheet sheet{game.box, with_added, book.table};
  const auto gap = enclosed_area(sheet, *gap_square);
  if (!gap) return;
  auto there = mirage::by_the_book::explorers(with_added);
  const Totals totals = mirage::by_the_book::totals(sheet, game.rules.colours, there, *gap);
  const std::vector<Seat> first = foremost(totals, transition.before.players, book.least_explorers);
  ++so_far.cases;
  const auto complain = [&](std::string why) {
    so_far = differs(so_far.cases, std::move(why),
                     {Mirage::show(game, transition.before, transition.action), totals_in_words(totals)},
                     MirageTrace{game, transition.before, {transition.action}, "whoever has most beside the gap claims it"});
  };
  if (transition.before.step == Step::awarding) {
    std::vector<Seat> offered;
    for (const Action& action : legal(game, transition.before))
      if (const auto* award = std::get_if<Award>(&action)) offered.push_back(award->to);
    std::ranges::sort(offered);
    if (offered != first || first.size() < 2) return complain("others than those tied may be chosen");
  }
  if (!won) return;
  const Seat winner = *transition.after.claimant;
  if (std::ranges::find(first, winner) == first.end()) return complain("a gap goes to somebody who has not most");
  if (first.size() > 1 && transition.before.step != Step::awarding) return complain("a tie is decided by nobody");
  int back = explorers_of(transition.after, winner) - explorers_of(transition.before, winner);
  if (const auto* add = std::get_if<mirage::AddExplorers>(&transition.action); add != nullptr && add->by == winner)
    back += add->on.size();
  if (const auto* add = std::get_if<mirage::AddToCoast>(&transition.action); add != nullptr && add->by == winner) ++back;
  if (back != totals[winner]) return complain("other explorers return than those beside the gap");
  const auto region = mirage::by_the_book::regions(sheet, game.rules.colours);
  const mirage::PatchSet around = regions_around(sheet, region, *gap);
  std::erase_if(there, [&](const auto& each) { return each.by == winner && around.contains(region[each.patch]); });
  if (mirage::by_the_book::explorers(transition.after.board) != there)
    complain("explorers leave the board that did not compete, or stay that did");
}

}  // namespace

namespace {

/// With any numbers of explorers beside a gap, as many as there are: the model's leaders are those with most.
Finding leaders_are_those_with_most(const Game& game, const RegionBook& book) {
  std::uint64_t cases = 0;
  const int many = game.rules.camels + game.rules.ships + 1;
  for (int players = fewest; players <= most; ++players) {
    int all = 1;
    for (int i = 0; i < players; ++i) all *= many;
    for (int number = 0; number < all; ++number) {
      Totals totals;
      for (int i = 0, rest = number; i < players; ++i, rest /= many) totals[seat(i)] = rest % many;
      ++cases;
      SeatSet first;
      for (const Seat at : foremost(totals, players, book.least_explorers)) first.insert(at);
      if (mirage::leaders(totals, players) == first) continue;
      return differs(
          cases, "the model takes others for those with most explorers", {totals_in_words(totals)},
          MirageTrace{game, position(game, Board{}, Step::awarding, players), {}, "whoever has most is in the lead"});
    }
  }
  return holds(cases);
}

}  // namespace

Finding gaps_go_to_the_most(const Game& game, const Budget&, const RegionBook& book) {
  const Finding leaders = leaders_are_those_with_most(game, book);
  if (leaders.outcome != Outcome::holds) return leaders;
  const Finding finding = found_in_plays(
      game, [&](const Transition& transition, Finding& so_far) { look_at_claim(game, book, transition, so_far); });
  if (finding.outcome != Outcome::holds) return finding;
  return holds(0, {std::to_string(finding.cases) + " claims and ties"})
      .over(of_openings() + "; and any numbers of explorers of " + players_asked())
      .all_tried(finding.cases + leaders.cases)
      .tied(in_every_case(finding.cases, "who claims a gap, and whose explorers go home"))
      .tied(in_every_case(leaders.cases, "numbers of explorers that players have beside a gap"));
}

Finding regions_bring_points(const Game& game, const Budget&, const RegionBook& book) {
  return all_of_them(
      found_in_plays(game,
                     [&](const Transition& transition, Finding& so_far) {
                       if (!turn_is_over(transition)) return;
                       ++so_far.cases;
                       const Totals points = region_points(Sheet{game.box, transition.after.board, book.table},
                                                           transition.after, game.rules, book.least_explorers);
                       const PerSeat<mirage::Score> in_model = mirage::counted(game, transition.after);
                       for (const Seat at : every<Seat>)
                         if (in_model[at].regions != points[at])
                           so_far = differs(so_far.cases, "regions bring other points in the model than by the rulebook",
                                            {plainly(at) + ": by the rulebook " + std::to_string(points[at]) +
                                             ", in the model " + std::to_string(in_model[at].regions)},
                                            MirageTrace{game,
                                                        transition.before,
                                                        {transition.action},
                                                        "a region brings points to all who have most in it"});
                     }),
      "what regions would bring if the game ended with the turn");
}

namespace {

/// Ann's explorers on squares of Survey tiles that hang together with no others: a region for each.
State all_apart(const Game& game) {
  Board board;
  constexpr int apart = 4;
  constexpr int on_a_tile = 3;
  const auto lay = [&](int row, Terrain side, int explorers) {
    for (int column = 0; explorers > 0; ++column, explorers -= on_a_tile) {
      LaidSurvey tile{
          SurveyTile::light_dark_light, square_of({apart * column, apart * row}), Elbow::north_east, side, Seat::Ann, {}};
      tile.explorers.bits = explorers >= on_a_tile ? 0b111 : explorers == 2 ? 0b011 : 0b001;
      board.lay(game.box, tile);
    }
  };
  lay(1, Terrain::land, game.rules.camels);
  lay(2, Terrain::water, game.rules.ships);
  State state = position(game, board, Step::scoring);
  state.board = board;
  return state;
}

/// In all plays of the first turns regions bring no more than the bound.
Finding bounded_in_model(const Game& game) {
  return found_in_plays(game, [&](const Transition& transition, Finding& so_far) {
    if (!turn_is_over(transition)) return;
    ++so_far.cases;
    PerSeat<int> explorers;
    transition.after.board.for_each_explorer([&](mirage::Patch, Seat whose) { ++explorers[whose]; });
    const PerSeat<mirage::Score> points = mirage::counted(game, transition.after);
    for (const Seat at : every<Seat>)
      if (points[at].regions > game.rules.region_points * explorers[at])
        so_far = differs(
            so_far.cases, "regions bring more than so many points for each explorer", {},
            MirageTrace{game, transition.before, {transition.action}, "regions bring no more than explorers can hold"});
  });
}

}  // namespace

Finding region_points_are_bounded(const Game& game, const Budget& budget, const RegionBook& book) {
  // One more region with any numbers of explorers in it keeps the bound: by induction it holds for all of them.
  const int points = game.rules.region_points;
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr mine = context.int_const("mine in the region");
  const z3::expr tents = context.int_const("my tents beside it");
  const z3::expr others = context.int_const("most of another in it");
  const z3::expr so_far = context.int_const("points so far");
  const z3::expr placed = context.int_const("mine in regions so far");
  question.given(mine >= 0 && tents >= 0 && others >= 0 && placed >= 0 && so_far <= points * placed);
  if (game.rules.holders == mirage::Holders::explorers) question.given(tents == 0);
  const z3::expr brings =
      z3::ite(mine + tents >= others && mine + tents >= book.least_explorers, context.int_val(points), context.int_val(0));
  const Answer answer = question.prove(so_far + brings <= points * (placed + mine));
  if (answer == Answer::Unknown) return undecided(question.asked(), "what a region brings");
  if (answer == Answer::Counterexample) return fails(question.asked(), "a region brings points without an explorer");
  const State state = all_apart(game);
  const int explorers = game.rules.camels + game.rules.ships;
  const int most_points = points * explorers;
  const int in_model = mirage::counted(game, state)[Seat::Ann].regions;
  if (in_model != most_points)
    return differs(
        question.asked(),
        "a board with an explorer of hers in each of " + plural(explorers, "region") + " brings " +
            std::to_string(in_model) + " points",
        {}, MirageTrace{game, state, {Action{mirage::Scoring{}}}, "regions bring two points for each explorer at most"});
  const Finding bounded = bounded_in_model(game);
  if (bounded.outcome != Outcome::holds) return bounded;
  return holds(question.asked(), {"at most " + std::to_string(most_points) + " points, which a board reaches"})
      .over("any number of regions with any numbers of explorers in them")
      .tied(in_every_case(bounded.cases, "turns of all plays of the first turns, and the board that reaches the bound"));
}

}  // namespace fathom::solver::oasis
