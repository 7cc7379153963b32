#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <variant>
#include <vector>

#include "properties/mirage/adapter.hpp"

// Where the campaign's plays begin: at the start, or where a play has got that hardly any would get to. Each is played from
// the start by actions that are legal, so that it can be reached whatever the numbers and readings are.

namespace fathom::mirage::laws {
namespace {

using properties::Start;

/// How much an action is liked, of several legal ones.
using Liking = std::function<int(const State&, const Action&)>;

/// Plays on by what is liked most, of equals by chance, until something is so; a play that ends before begins again at the
/// start. Rules that have been dropped are kept: a play that keeps them can be played without them as well.
State played(const Game& game, int players, Random& random, const Liking& likes,
             const std::function<bool(const State&)>& until) {
  Game whole = game;
  whole.dropped = {};
  State state = start(whole, players);
  std::vector<Action> legal;
  std::vector<Action> liked;
  while (!until(state)) {
    Mirage::legal_actions(whole, state, legal);
    if (legal.empty() || state.step >= Step::scoring) return start(game, players);
    liked.clear();
    int most = 0;
    for (const Action& action : legal) {
      const int much = likes(state, action);
      if (liked.empty() || much > most) {
        most = much;
        liked.clear();
      }
      if (much == most) liked.push_back(action);
    }
    perform(whole, state, liked[random.below(static_cast<std::uint32_t>(liked.size()))]);
  }
  return state;
}

State from_the_start(const Game& game, int players, Random&) { return start(game, players); }

std::optional<SurveyTile> tile_got(const Action& action) {
  if (const auto* draw = std::get_if<Draw>(&action)) return draw->tile;
  if (const auto* choose = std::get_if<ChooseTile>(&action)) return choose->tile;
  return std::nullopt;
}
bool begins_a_turn(const State& state) { return state.step >= Step::revealing && state.step <= Step::choosing_tile; }

/// Where a Survey tile is laid with its land side up.
struct Planned {
  Square corner;
  Elbow elbow{};
};
/// Tiles that leave two bends of three bare squares between them, and the two ways to fill these.
constexpr std::array<Planned, 6> around_two_bends{{{Square::from_start(0, -2), Elbow::south_east},
                                                   {Square::from_start(3, -2), Elbow::south_west},
                                                   {Square::from_start(3, 1), Elbow::north_west},
                                                   {Square::from_start(4, -3), Elbow::north_west},
                                                   {Square::from_start(3, -5), Elbow::south_west},
                                                   {Square::from_start(0, -5), Elbow::south_east}}};
constexpr std::array<Planned, 2> bends{
    {{Square::from_start(2, -1), Elbow::south_west}, {Square::from_start(2, -4), Elbow::south_west}}};

bool lies_at(const Planned& planned, const Lay& lay) {
  return lay.corner == planned.corner && lay.elbow == planned.elbow && lay.side == Terrain::land;
}
/// Tiles of two shades around the bends, then tiles of one shade into them, and all others away from there.
int likes_bends(const State& state, const Action& action) {
  const std::size_t laid = state.board.survey.size();
  const bool one_shade = laid >= around_two_bends.size() && laid < around_two_bends.size() + bends.size();
  if (const auto tile = tile_got(action)) return is_of_one_shade(*tile) == one_shade ? 1 : 0;
  const auto* lay = std::get_if<Lay>(&action);
  if (lay == nullptr) return 0;
  constexpr int very_much = 1000;
  if (laid < around_two_bends.size()) return lies_at(around_two_bends[laid], *lay) ? very_much : 0;
  if (one_shade) return lies_at(bends[laid - around_two_bends.size()], *lay) ? very_much : 0;
  return lay->side == (laid % 2 == 0 ? Terrain::land : Terrain::water) ? std::abs(lay->corner.east()) : 0;
}

/// A Survey tile of one shade has just filled a bend, and its Coast tile has nowhere to go.
State with_a_bend_filled(const Game& game, int players, Random& random) {
  return played(game, players, random, likes_bends, [](const State& state) {
    return state.step == Step::laying_coast && state.board.survey.size() == around_two_bends.size() + 1;
  });
}

/// Two Coast tiles went back to the pile, and a few tiles are left in the bag: it will be empty first.
State with_few_tiles_left(const Game& game, int players, Random& random) {
  const int left = 1 + static_cast<int>(random.below(4));
  return played(game, players, random, likes_bends,
                [left](const State& state) { return begins_a_turn(state) && state.bag.total() <= left; });
}

/// Tiles have grown to an edge of the table.
State at_the_edge(const Game& game, int players, Random& random) {
  const auto side = every<Direction>[random.below(kinds<Direction>)];
  const auto so_far = [side](Square square) {
    const int along = side == Direction::east || side == Direction::west ? square.east() : square.south();
    return side == Direction::east || side == Direction::south ? along : -along;
  };
  const auto furthest = [so_far](const Lay& lay) {
    int most = 0;
    for (const Square square : covered_by(lay.corner, lay.elbow)) most = std::max(most, so_far(square));
    return most;
  };
  const auto likes = [&](const State&, const Action& action) {
    if (const auto tile = tile_got(action)) return is_of_one_shade(*tile) ? 0 : 1;
    const auto* lay = std::get_if<Lay>(&action);
    return lay == nullptr ? 0 : furthest(*lay);
  };
  constexpr int near = Square::reach - 2;
  return played(game, players, random, likes, [&](const State& state) {
    const auto& survey = state.board.survey;
    if (!begins_a_turn(state) || survey.empty()) return false;
    const LaidSurvey& last = survey[survey.size() - 1];
    return furthest({last.by, last.corner, last.elbow, last.side}) >= near;
  });
}

}  // namespace

std::span<const Start<Mirage>> Adapter::starts() {
  static constexpr std::array all{
      Start<Mirage>{"the start", 13, from_the_start}, Start<Mirage>{"few tiles left", 1, with_few_tiles_left},
      Start<Mirage>{"the edge of the table", 1, at_the_edge}, Start<Mirage>{"a bend filled", 1, with_a_bend_filled}};
  return all;
}

}  // namespace fathom::mirage::laws
