#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/mirage/adapter.hpp"
#include "properties/mirage/variants.hpp"

// The laws of gaps, of regions and of the tents that come of them.

namespace fathom::mirage::laws {
namespace {

using std::to_string;

Sheet sheet_of(const Game& game, const State& state) { return Sheet(game.box, state.board); }

/// A gap as people point at it.
std::string called(const Squares& gap) { return gap.empty() ? std::string{"nowhere"} : show(gap.front()); }

bool anybody_around(const Game& game, const State& state, const std::vector<Status>& explorers, const Squares& gap) {
  return !foremost(totals(sheet_of(game, state), game.rules.colours, explorers, gap), state.players).empty();
}

/// Once tiles and explorers of a turn are there, every gap that is new comes up for resolving; but a lone one that nobody
/// competes for is passed over.
std::string gaps_are_found(const Transition& transition) {
  if (!ends_the_adding(transition) || somebody_places_none(transition.game, transition.after)) return {};
  const Sheet sheet = sheet_of(transition.game, transition.after);
  std::vector<Squares> wanted = new_gaps(sheet, transition.history.known);
  const bool passed_over = transition.game.rules.nobody == Nobody::unclaimed;
  if (passed_over && wanted.size() == 1 && !anybody_around(transition.game, transition.after, status(transition), wanted[0]))
    wanted.clear();
  Squares found(transition.after.gaps.begin(), transition.after.gaps.end());
  if (transition.after.resolving) found.push_back(*transition.after.resolving);
  std::ranges::sort(found);
  Squares firsts;
  for (const Squares& gap : wanted) firsts.push_back(gap.front());
  if (found == firsts) return {};
  return to_string(found.size()) + " gaps come up, and " + to_string(firsts.size()) + " have been formed" +
         (firsts.empty() ? "" : ", the first at " + show(firsts.front()));
}

/// A gap is for ever: no tile can reach it, and none fits in.
std::string gaps_stay_gaps(const Transition& transition) {
  if (!ends_the_adding(transition)) return {};
  const Sheet sheet = sheet_of(transition.game, transition.after);
  for (const Squares& gap : transition.history.known) {
    const auto area = enclosed_area(sheet, gap.front());
    if (!area || *area != gap || takes_a_tile(sheet, gap)) return "the gap at " + called(gap) + " is not what it was";
  }
  return {};
}

std::string gaps_are_resolved_as_chosen(const Transition& transition) {
  const auto* choose = std::get_if<ChooseGap>(&transition.action);
  if (choose == nullptr || somebody_places_none(transition.game, transition.after)) return {};
  if (choose->by != transition.history.on_turn) return name(choose->by) + " chooses in the turn of another";
  const auto& open = transition.history.open;
  const auto chosen = std::ranges::find_if(open, [&](const Squares& gap) { return gap.front() == choose->gap; });
  if (open.size() < 2 || chosen == open.end()) return show(choose->gap) + " is not one of several gaps to resolve";
  if (!anybody_around(transition.game, transition.before, explorers(transition.before.board), *chosen)) return {};
  return transition.after.resolving == choose->gap ? "" : "another gap is resolved than was chosen";
}

std::string every_open_gap_may_be_chosen(const Position& at) {
  if (at.state.step != Step::choosing_gap) return {};
  Squares offered;
  for (const Action& action : at.legal)
    if (const auto* choose = std::get_if<ChooseGap>(&action)) offered.push_back(choose->gap);
  std::ranges::sort(offered);
  return offered == Squares(at.state.gaps.begin(), at.state.gaps.end()) ? "" : "not every gap may be chosen next";
}

/// Regions joined tile by tile are those that one finds by walking.
std::string regions_hang_together(const Position& at, Random&) {
  const RegionOf walked = regions(sheet_of(at.game, at.state), at.game.rules.colours);
  const mirage::Regions joined = regions_of(at.game, at.state.board);
  for (std::size_t patch = 0; patch < patches; ++patch)
    if (walked[patch] != patches && walked[patch] != joined[patch])
      return "the patch on " + show(at.state.board.square_of(static_cast<Patch>(patch))) + " is in another region";
  return {};
}

/// A tile joins the regions it touches with edges of their colour, and leaves all others as they are.
std::string tiles_join_what_they_touch_alone(const Transition& transition) {
  const bool lays = std::holds_alternative<Lay>(transition.action) || std::holds_alternative<LayCoast>(transition.action);
  if (!lays) return {};
  const Sheet before = sheet_of(transition.game, transition.before);
  const auto& then = transition.before.board.index.region;
  const auto& now = transition.after.board.index.region;
  std::array<std::optional<Patch>, patches> became;
  std::array<int, patches> parts{};
  for (const Square square : before.covered())
    for (std::size_t way = 0; way < all_ways; ++way) {
      const std::size_t patch = *before.patch(square, way);
      auto& whole = became[then[patch] % patches];
      if (whole && *whole != now[patch]) return "the region at " + show(square) + " falls apart";
      if (!whole) ++parts[now[patch] % patches];
      whole = now[patch];
    }
  const Sheet after = sheet_of(transition.game, transition.after);
  for (std::size_t patch = 0; patch < patches; ++patch) {
    if (parts[patch] < 2) continue;
    const auto of_new_tile = [&](Square square) {
      for (std::size_t way = 0; way < all_ways; ++way)
        if (now[*after.patch(square, way)] == patch) return true;
      return false;
    };
    const bool joined =
        std::ranges::any_of(after.covered(), [&](Square square) { return before.is_bare(square) && of_new_tile(square); });
    if (!joined) return "two regions are one, though the tile laid is part of neither";
  }
  return {};
}

/// One player with most explorers around a gap gets it; several are tied; without any it is passed over.
std::string competitions_go_to_the_most(const Transition& transition) {
  if (std::holds_alternative<Award>(transition.action) || somebody_places_none(transition.game, transition.after)) return {};
  const auto gap = gap_in_question(transition);
  if (!gap) return {};
  const Sheet sheet = sheet_of(transition.game, transition.after);
  std::vector<Seat> first =
      foremost(totals(sheet, transition.game.rules.colours, status(transition), *gap), transition.after.players);
  if (first.empty() && transition.game.rules.nobody == Nobody::all_tied)
    for (int i = 0; i < transition.after.players; ++i) first.push_back(seat(i));
  if (first.empty()) return "the gap at " + called(*gap) + " is resolved, though nobody competes for it";
  if (first.size() > 1)
    return transition.after.step == Step::awarding ? "" : "the tie for the gap at " + called(*gap) + " goes unnoticed";
  if (transition.after.claimant == first.front()) return {};
  return "the gap at " + called(*gap) + " does not go to " + name(first.front()) + ", who has most around it";
}

std::string ties_are_given_to_one_of_those_tied(const Position& at) {
  if (at.state.step != Step::awarding || !at.state.resolving) return {};
  const Sheet sheet = sheet_of(at.game, at.state);
  const auto gap = enclosed_area(sheet, *at.state.resolving);
  if (!gap) return "what is to be given is no gap";
  std::vector<Seat> tied = foremost(totals(sheet, at.game.rules.colours, explorers(at.state.board), *gap), at.state.players);
  if (tied.empty() && at.game.rules.nobody == Nobody::all_tied)
    for (int i = 0; i < at.state.players; ++i) tied.push_back(seat(i));
  std::vector<Seat> offered;
  for (const Action& action : at.legal) {
    const auto* award = std::get_if<Award>(&action);
    if (award == nullptr || award->by != at.state.turn) return "the tie is not for " + name(at.state.turn) + " to decide";
    offered.push_back(award->to);
  }
  return offered == tied ? "" : "the gap is not given to one of those tied for it";
}

std::string awards_are_heeded(const Transition& transition) {
  const auto* award = std::get_if<Award>(&transition.action);
  if (award == nullptr || transition.after.claimant == award->to || somebody_places_none(transition.game, transition.after))
    return {};
  return "the gap was given to " + name(award->to) + ", who does not get it";
}

}  // namespace

/// The winner has no way out but to put a tent, of her supply as long as there is one, on any square of the gap. As one
/// reading has it she may move one all the same, as another she may go without where she has none left.
std::string winners_have_to_pitch_a_tent(const Position& at) {
  if (at.state.step != Step::pitching || !at.state.resolving || !at.state.claimant) return {};
  const auto gap = enclosed_area(sheet_of(at.game, at.state), *at.state.resolving);
  if (!gap) return "a tent is to stand in no gap";
  const Seat winner = *at.state.claimant;
  const bool has_one = at.state.tents[winner] > 0;
  const bool may_move = !has_one || at.game.rules.tents_from == TentsFrom::anywhere;
  const bool may_go_without = !has_one && at.game.rules.no_tent != NoTent::moves_one;
  const auto standing =
      static_cast<std::size_t>(std::ranges::count_if(at.state.camps, [&](const Camp& camp) { return camp.by == winner; }));
  const std::size_t wanted = gap->size() * ((has_one ? 1U : 0U) + (may_move ? standing : 0U)) + (may_go_without ? 1U : 0U);
  for (const Action& action : at.legal) {
    const auto* pitch = std::get_if<PitchTent>(&action);
    const auto* move = std::get_if<MoveTent>(&action);
    if (may_go_without && std::holds_alternative<GoWithout>(action)) continue;
    if (pitch == nullptr && move == nullptr) return name(winner) + " need not place a tent";
    if (!(pitch != nullptr ? has_one : may_move)) return "the tent comes from elsewhere than it should";
    if (!holds(*gap, pitch != nullptr ? pitch->at : move->to)) return "a tent may stand outside the gap";
  }
  return at.legal.size() == wanted ? ""
                                   : "a tent may stand in " + to_string(at.legal.size()) + " ways, not " + to_string(wanted);
}

namespace {

std::string tents_stand_where_they_are_put(const Transition& transition) {
  std::vector<Camp> wanted(transition.before.camps.begin(), transition.before.camps.end());
  PerSeat<Count> supply = transition.before.tents;
  if (const auto* pitch = std::get_if<PitchTent>(&transition.action)) {
    wanted.push_back({pitch->by, pitch->at});
    --supply[pitch->by];
  }
  if (const auto* move = std::get_if<MoveTent>(&transition.action)) {
    std::erase(wanted, Camp{move->by, move->from});
    wanted.push_back({move->by, move->to});
  }
  const bool same = std::ranges::is_permutation(transition.after.camps, wanted) && transition.after.tents == supply;
  return same ? "" : "a tent comes, goes or moves by itself";
}

/// When a turn is over, a gap it formed has a tent, or nobody's explorers are around it.
std::string gaps_are_claimed_in_their_turn(const Transition& transition) {
  if (!ends_the_turn(transition) || somebody_places_none(transition.game, transition.after)) return {};
  const Sheet sheet = sheet_of(transition.game, transition.after);
  const std::vector<Squares> formed =
      ends_the_adding(transition) ? new_gaps(sheet, transition.history.known) : transition.history.formed;
  for (const Squares& gap : formed) {
    const bool stands = std::ranges::any_of(transition.after.camps, [&](const Camp& camp) { return holds(gap, camp.at); });
    const bool moved_on = std::ranges::any_of(transition.history.left, [&](Square square) { return holds(gap, square); });
    const auto* move = std::get_if<MoveTent>(&transition.action);
    if (stands || moved_on || (move != nullptr && holds(gap, move->from))) continue;
    if (anybody_around(transition.game, transition.after, explorers(transition.after.board), gap))
      return "the gap at " + called(gap) + " is left without a tent";
  }
  return {};
}

/// Resolves the gap chosen, always doing what is listed first, up to the next choice.
State resolved(const Game& game, State state, Square gap) {
  perform(game, state, ChooseGap{state.turn, gap});
  std::vector<Action> legal;
  while (state.step >= Step::awarding && state.step <= Step::planting) {
    Mirage::legal_actions(game, state, legal);
    if (legal.empty()) break;
    perform(game, state, Action(legal.front()));
  }
  return state;
}
std::vector<Camp> tents_in_order(const State& state) {
  std::vector<Camp> tents(state.camps.begin(), state.camps.end());
  std::ranges::sort(tents, {}, [](const Camp& camp) { return std::pair(camp.at, camp.by); });
  return tents;
}

/// Of two gaps around which no region is the same, either may come first: the same tents stand in the end, and the same
/// explorers are home. Where tents are running out they may come from either, so such positions are passed over.
std::string order_matters_only_between_neighbours(const Position& at) {
  const State& state = at.state;
  if (state.step != Step::choosing_gap || state.gaps.size() != 2) return {};
  constexpr std::uint8_t enough_for_both = 2;
  for (const Seat who : seated(state.players))
    if (state.tents[who] < enough_for_both) return {};
  const Sheet sheet = sheet_of(at.game, state);
  const RegionOf region = regions(sheet, at.game.rules.colours);
  const auto one = enclosed_area(sheet, state.gaps[0]);
  const auto other = enclosed_area(sheet, state.gaps[1]);
  if (!one || !other || regions_around(sheet, region, *one).meets(regions_around(sheet, region, *other))) return {};
  const State there = resolved(at.game, state, state.gaps[0]);
  const State back = resolved(at.game, state, state.gaps[1]);
  const bool same = tents_in_order(there) == tents_in_order(back) && there.camels == back.camels &&
                    there.ships == back.ships && there.board == back.board;
  return same ? "" : "it matters which of two gaps comes first that have no region in common";
}

}  // namespace

std::span<const Law> resolving_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"gaps_are_found", "gaps.exactly", AsksTransition{gaps_are_found}, {oasis, island, coast, large_gap, gap_of_nobody}},
      {"gaps_stay_gaps", "gaps.stay_as_they_are", AsksTransition{gaps_stay_gaps}, {oasis, island, coast}},
      {"gaps_are_resolved_as_chosen",
       "gaps.in_the_order_chosen",
       AsksTransition{gaps_are_resolved_as_chosen},
       {several_gaps}},
      {"every_open_gap_may_be_chosen", "gaps.any_order", AsksPosition{every_open_gap_may_be_chosen}, {several_gaps}},
      {"regions_hang_together", "regions.exactly", AsksProbe{regions_hang_together}, {coast_tile_laid}},
      {"tiles_join_what_they_touch_alone",
       "regions.only_join",
       AsksTransition{tiles_join_what_they_touch_alone},
       {coast_tile_laid}},
      {"competitions_go_to_the_most",
       "competition.as_stated",
       AsksTransition{competitions_go_to_the_most},
       {tie, camels_with_ships, gap_of_nobody, large_gap}},
      {"ties_are_given_to_one_of_those_tied",
       "competition.ties_given_by_who_laid",
       AsksPosition{ties_are_given_to_one_of_those_tied},
       {tie, tie_given_away}},
      {"awards_are_heeded", "competition.ties_given_by_who_laid", AsksTransition{awards_are_heeded}, {tie_given_away}},
      {"winners_have_to_pitch_a_tent",
       "tents.forced_into_the_gap",
       AsksPosition{winners_have_to_pitch_a_tent},
       {large_gap, tent_moved}},
      {"tents_stand_where_they_are_put",
       "tents.move_by_rule_alone",
       AsksTransition{tents_stand_where_they_are_put},
       {tent_moved}},
      {"gaps_are_claimed_in_their_turn",
       "gaps.claimed_in_their_turn",
       AsksTransition{gaps_are_claimed_in_their_turn},
       {oasis, island, coast, several_gaps, gap_of_nobody}},
      {"order_matters_only_between_neighbours",
       "gaps.order_of_no_matter_apart",
       AsksPosition{order_matters_only_between_neighbours},
       {several_gaps}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
