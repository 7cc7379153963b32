#include "solver/mirage/finishing.hpp"

#include <algorithm>

#include "solver/mirage/chart.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::oasis {

namespace {

/// How many tiles there are to draw and to take.
struct Tiles {
  int plain = 0;   ///< Survey tiles of one shade in the bag.
  int mixed = 0;   ///< All others in it.
  int coasts = 0;  ///< In the pile.
  [[nodiscard]] int bag() const { return plain + mixed; }
  /// The fewest Coast tiles put back with which the bag can be empty first.
  [[nodiscard]] int fewest_back() const { return std::max(plain - coasts + 1, 0); }
};

int plain_of(const Counts<SurveyTile>& tiles) {
  int plain = 0;
  for (const SurveyTile tile : every<SurveyTile>) plain += mirage::is_plain(tile) ? tiles[tile] : 0;
  return plain;
}
/// What there is to begin with when so many tiles have been left out, and so many plain ones among them.
Tiles tiles_of(const Game& game, const LengthBook& book, int left_out, int plain_left_out) {
  const int plain = plain_of(game.box.survey);
  return {plain - plain_left_out, game.box.survey.total() - plain - (left_out - plain_left_out),
          game.box.coasts.total() - book.starting_tiles};
}
int left_out_by(const Game& game, int players) { return players == 3 ? game.rules.removed_for_three : 0; }
/// All that so many players can begin with.
std::vector<Tiles> all_tiles(const Game& game, const LengthBook& book, int players) {
  std::vector<Tiles> all;
  const int left_out = left_out_by(game, players);
  for (int plain = 0; plain <= std::min(left_out, plain_of(game.box.survey)); ++plain)
    all.push_back(tiles_of(game, book, left_out, plain));
  return all;
}
/// What a play began with.
Tiles tiles_of(const Game& game, const LengthBook& book, const State& end) {
  return tiles_of(game, book, end.set_aside.total(), plain_of(end.set_aside));
}

/// The shortest and the longest game.
struct Bounds {
  int fewest = 0;
  int most = 0;
  int most_put_back = 0;  ///< Where Coast tiles are put back.
};
Bounds bounds(const Tiles& tiles) {
  const bool pile_is_used_up = tiles.plain >= tiles.coasts;
  return {pile_is_used_up ? tiles.coasts : tiles.bag(), pile_is_used_up ? tiles.mixed + tiles.coasts : tiles.bag(),
          tiles.bag()};
}

/// The tiles of a game that is over, as numbers that are not known.
struct Ended {
  Ended(z3::context& context, Question& question, const Tiles& tiles, const LengthBook& book)
      : plain{context.int_const("plain")},
        mixed{context.int_const("mixed")},
        back{context.int_const("put back")},
        last_is_plain{context.bool_const("last is plain")} {
    question.given(plain >= 0 && plain <= tiles.plain && mixed >= 0 && mixed <= tiles.mixed && back >= 0 && back <= plain);
    const z3::expr pile = tiles.coasts - plain + book.put_back * back;
    const z3::expr bag = tiles.bag() - plain - mixed;
    question.given(pile >= 0 && (pile == 0 || bag == 0));
    // it was not over a turn before: neither was empty then
    const z3::expr before = z3::ite(last_is_plain, pile + 1, pile);
    question.given(before > 0 && z3::implies(last_is_plain, plain > 0) && z3::implies(!last_is_plain, mixed > 0));
  }
  [[nodiscard]] z3::expr turns() const { return plain + mixed; }
  z3::expr plain;
  z3::expr mixed;
  z3::expr back;
  z3::expr last_is_plain;
};

/// Whether no game has fewer or more turns, for one number of players and whichever tiles are left out.
Answer bounded(const Game& game, const Budget& budget, const LengthBook& book, int players, std::uint64_t& cases) {
  for (const Tiles& tiles : all_tiles(game, book, players)) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const Ended ended{context, question, tiles, book};
    const Bounds bound = bounds(tiles);
    for (const z3::expr& claim : {ended.turns() >= bound.fewest, z3::implies(ended.back == 0, ended.turns() <= bound.most),
                                  ended.turns() <= bound.most_put_back}) {
      const Answer answer = question.prove(claim);
      ++cases;
      if (answer != Answer::Proved) return answer;
    }
  }
  return Answer::Proved;
}

/// What a turn does to bag and pile in the model, with any number of tiles in each: a tile of one shade takes a Coast tile
/// of the pile, one that is left goes back to it, and a turn follows while there are some of both.
Finding counted_in_model(const Game& game, const LengthBook& book) {
  const Tiles all = tiles_of(game, book, 0, 0);
  State begun = position(game, Board{}, game.rules.supply == mirage::Supply::bag ? Step::drawing : Step::choosing_tile);
  const std::vector<Action> first{getting(begun, SurveyTile::light_light_light), mirage::TakeCoast{Seat::Ann, {}},
                                  mirage::Lay{Seat::Ann, Square::from_start(1, 0), Elbow::north_east, Terrain::land}};
  const Action laid = mirage::LayCoast{Seat::Ann, Square::from_start(3, 0), {}, mirage::Direction::west};
  const Action added = mirage::AddExplorers{Seat::Ann, mirage::every_part};
  const Action left = mirage::LeaveCoast{Seat::Ann};
  std::uint64_t cases = 0;
  for (int bag = 1; bag <= all.bag(); ++bag)
    for (int pile = 1; pile <= all.coasts; ++pile)
      for (const std::vector<Action>& last : {std::vector{left, added}, {laid, added, mirage::AddToCoast{Seat::Ann, {}}}}) {
        ++cases;
        State state = begun;
        state.bag = {{SurveyTile::light_light_light, bag}};
        state.pile = {{mirage::CoastPattern{}, pile}};
        State later = state;
        std::vector<Action> acts = first;
        acts.insert(acts.end(), last.begin(), last.end());
        for (const Action& transition : acts) Mirage::perform(game, later, transition);
        const int pile_left = last.front() == left ? pile - 1 + book.put_back : pile - 1;
        const bool over = bag == 1 || pile_left == 0;
        if (later.bag.total() == bag - 1 && later.pile.total() == pile_left && (later.step == Step::scoring) == over)
          continue;
        return differs(
            cases, "a turn leaves other tiles in bag and pile than by the rulebook, or another step follows",
            {plural(pile, "Coast tile") + " in the pile before, " + std::to_string(later.pile.total()) + " after"},
            MirageTrace{game, state, acts, "a turn follows while bag and pile hold tiles"});
      }
  return holds(cases);
}

enum class First : std::uint8_t { plain, mixed };

/// A play in which tiles of one sort come first as long as there are any; a Coast tile is left aside wherever it may be.
Way drawn_first(const Game& game, int players, First sort) {
  return follow(game, {players, [sort](const State&, const Action& action) {
                         if (std::holds_alternative<mirage::LeaveCoast>(action)) return 1;
                         if (const auto* aside = std::get_if<mirage::SetAside>(&action))
                           return mirage::is_plain(aside->tile) ? 1 : 0;
                         const auto tile = tile_got(action);
                         return tile && mirage::is_plain(*tile) == (sort == First::plain) ? 1 : 0;
                       }});
}

int turns_of(const State& state) { return static_cast<int>(state.board.survey.size()); }

Finding other_length(const Game& game, std::uint64_t cases, int players, const Way& way, int expected) {
  return differs(
      cases, "a game is longer or shorter than the bound that it should reach",
      {plural(players, "player") + ": " + plural(turns_of(way.end), "turn") + ", not " + std::to_string(expected)},
      MirageTrace{game, Mirage::start(game, players), way.actions, "the game has " + plural(expected, "turn")});
}

}  // namespace

Finding games_have_so_many_turns(const Game& game, const Budget& budget, const LengthBook& book) {
  const auto duty = [&](mirage::CoastDuty coast_duty) {
    return changed(game, [&](Rules& rules) {
      rules.coast_duty = coast_duty;
      rules.nowhere = mirage::Nowhere::back_to_the_pile;
    });
  };
  const Game adding = duty(mirage::CoastDuty::must);
  const Game leaving = duty(mirage::CoastDuty::may);
  std::uint64_t cases = 0;
  std::uint64_t played = 0;
  std::vector<std::string> told;
  for (int players = fewest; players <= most; ++players) {
    const Answer answer = bounded(game, budget, book, players, cases);
    if (answer == Answer::Unknown) return undecided(cases, "the turns of a game");
    if (answer == Answer::Counterexample)
      return encoding_is_wrong(cases, "a game can have fewer or more turns: " + plural(players, "player"));
    struct Extreme {
      const Game* game;
      First sort;
      int Bounds::*bound;
    };
    std::string lengths;
    for (const Extreme& extreme : {Extreme{&adding, First::plain, &Bounds::fewest},
                                   {&adding, First::mixed, &Bounds::most},
                                   {&leaving, First::mixed, &Bounds::most_put_back}}) {
      ++played;
      const Way way = drawn_first(*extreme.game, players, extreme.sort);
      const int expected = bounds(tiles_of(game, book, way.end)).*extreme.bound;
      if (way.end.step != Step::over || turns_of(way.end) != expected)
        return other_length(*extreme.game, cases, players, way, expected);
      lengths += (lengths.empty() ? "" : ", ") + std::to_string(expected);
    }
    told.push_back(plural(players, "player") + ": fewest, most, and most with Coast tiles put back are " + lengths +
                   " turns");
  }
  Finding in_model = counted_in_model(leaving, book);
  if (in_model.outcome != Outcome::holds) return in_model;
  return holds(cases, told)
      .over("any order of the tiles in the box, " + players_asked())
      .tied(in_every_case(in_model.cases, "what a turn leaves in bag and pile"))
      .tied(in_every_case(played, "the shortest and longest plays of each number of players"));
}

namespace {

/// Where tiles of land are laid so that a bend of three bare squares is left between them, into which the last one fits: the
/// first of two such bends has the starting tile at one of its corners, and the second lies beside the first.
struct Planned {
  Square corner;
  Elbow elbow{};
};
constexpr std::array<Planned, 6> around_two_bends{{{Square::from_start(0, -2), Elbow::south_east},
                                                   {Square::from_start(3, -2), Elbow::south_west},
                                                   {Square::from_start(3, 1), Elbow::north_west},
                                                   {Square::from_start(4, -3), Elbow::north_west},
                                                   {Square::from_start(3, -5), Elbow::south_west},
                                                   {Square::from_start(0, -5), Elbow::south_east}}};
constexpr std::array<Planned, 2> two_bends{
    {{Square::from_start(2, -1), Elbow::south_west}, {Square::from_start(2, -4), Elbow::south_west}}};

/// A play in which the tiles of two shades come first, and then so many Coast tiles have nowhere to go: they come with tiles
/// that fill a bend. All other tiles are laid away from there, on land and on water in turns.
Way bag_used_up_first(const Game& game, int players, int put_back) {
  const auto place_liked = [put_back](const State& before, const mirage::Lay& lay) {
    const auto lies_at = [&](const Planned& place) {
      return lay.corner == place.corner && lay.elbow == place.elbow && lay.side == Terrain::land;
    };
    constexpr int very_much = 1000;
    const std::size_t turn = before.board.survey.size();
    if (turn < around_two_bends.size()) return lies_at(around_two_bends[turn]) ? very_much : 0;
    const bool fills = before.tile && mirage::is_plain(*before.tile);
    for (int bend = 0; fills && bend < put_back; ++bend)
      if (lies_at(two_bends[static_cast<std::size_t>(bend) % two_bends.size()])) return very_much;
    const bool by_water = turn % 2 == 0;
    if ((lay.side == Terrain::water) != by_water) return 0;
    return by_water ? -spot_of(lay.corner).east : spot_of(lay.corner).east;
  };
  return follow(game, {players, [&](const State& before, const Action& action) {
                         if (const auto* aside = std::get_if<mirage::SetAside>(&action))
                           return mirage::is_plain(aside->tile) ? 1 : 0;
                         if (const auto* lay = std::get_if<mirage::Lay>(&action)) return place_liked(before, *lay);
                         const auto tile = tile_got(action);
                         return tile && !mirage::is_plain(*tile) ? 1 : 0;
                       }});
}

/// Whether a play ends as foretold: with the bag empty and Coast tiles in the pile exactly where enough of them went back.
Finding ends_as_foretold(const Game& game, const LengthBook& book, int players, int put_back) {
  const Way way = bag_used_up_first(game, players, put_back);
  const auto back = static_cast<int>(std::ranges::count_if(
      way.actions, [](const Action& action) { return std::holds_alternative<mirage::LeaveCoast>(action); }));
  const Tiles tiles = tiles_of(game, book, way.end);
  const bool bag_first = way.end.bag.empty() && !way.end.pile.empty();
  MirageTrace trace{game, Mirage::start(game, players), way.actions,
                    "the bag is empty first exactly where so many Coast tiles went back"};
  const std::string ended = plural(players, "player") + ", " + plural(turns_of(way.end), "turn") + ", " +
                            std::to_string(back) + " put back, " + plural(tiles.plain, "tile") +
                            " of one shade: " + std::to_string(way.end.pile.total()) + " left in the pile";
  if (way.end.step != Step::over || back != put_back)
    return differs(0, "the play does not put back what it should", {ended}, std::move(trace));
  if (bag_first != (put_back * book.put_back >= tiles.fewest_back()))
    return differs(0, "what is empty first does not depend on the tiles as it should", {ended}, std::move(trace));
  Finding finding = holds(0, {ended});
  finding.trace = std::move(trace);
  return finding;
}

/// Bag and pile of any size at the end, with any number of Coast tiles put back.
Answer bag_first_where_tiles_went_back(const Budget& budget, const LengthBook& book, std::uint64_t& cases) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr plain_in_bag = context.int_const("plain tiles in the bag");
  const z3::expr coasts = context.int_const("Coast tiles in the pile");
  const z3::expr drawn = context.int_const("plain tiles drawn");
  const z3::expr back = context.int_const("Coast tiles put back");
  const z3::expr pile = coasts - drawn + book.put_back * back;
  question.given(coasts >= 1 && drawn >= 0 && drawn <= plain_in_bag && back >= 0 && back <= drawn && pile >= 0);
  const z3::expr bag_is_empty = drawn == plain_in_bag;  // and all others have been drawn
  const z3::expr fewest_back = z3::ite(plain_in_bag < coasts, context.int_val(0), plain_in_bag - coasts + 1);
  const Answer answer = question.prove(z3::implies(bag_is_empty, (pile > 0) == (back >= fewest_back)));
  cases += question.asked();
  return answer;
}

}  // namespace

Finding bag_outlasts_the_pile(const Game& game, const Budget& budget, const LengthBook& book) {
  std::uint64_t cases = 0;
  const Answer answer = bag_first_where_tiles_went_back(budget, book, cases);
  if (answer == Answer::Unknown) return undecided(cases, "what is empty first");
  if (answer == Answer::Counterexample) return encoding_is_wrong(cases, "what is empty first");
  const Game putting_back = changed(game, [](Rules& rules) {
    rules.coast_duty = mirage::CoastDuty::must;
    rules.nowhere = mirage::Nowhere::back_to_the_pile;
  });
  std::vector<std::string> told;
  std::optional<MirageTrace> shown;
  std::uint64_t played = 0;
  for (int players = fewest; players <= most; ++players)
    for (int put_back = 0; put_back <= static_cast<int>(two_bends.size()); ++put_back) {
      ++played;
      Finding play = ends_as_foretold(putting_back, book, players, put_back);
      if (play.outcome != Outcome::holds) return play;
      told.push_back(play.told.front());
      if (players == fewest) shown = std::move(play.trace);
    }
  const Finding in_model = counted_in_model(putting_back, book);
  if (in_model.outcome != Outcome::holds) return in_model;
  return shown_by(holds(cases, told)
                      .over("bags and piles of any size, " + players_asked())
                      .tied(in_every_case(in_model.cases, "what a turn leaves in bag and pile"))
                      .tied(in_every_case(played, "plays in which none, one or two Coast tiles are put back")),
                  std::move(shown));
}

}  // namespace fathom::solver::oasis
