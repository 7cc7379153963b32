#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "properties/mermaid_rain/offered.hpp"

// The laws of what can be done: whatever the rulebook lets a player choose is there for her to choose.

namespace fathom::mermaid_rain::laws {
namespace {

using std::to_string;

// Melding and picking.

/// Two cards of the hand in every way, or one more card of each kind held, or the princess card; and nothing else.
std::string every_card_held_can_be_shown(const Position& at) {
  if (at.state.step != Step::choosing_cards) return {};
  const Seat who = at.state.acting;
  const Cards& hand = at.state.hands[who];
  const bool begins = at.state.melds[who].empty();
  const int many = begins ? std::min<int>(at.game.rules.first_cards, hand.total()) : 1;
  std::size_t choices = 0;
  std::string missing;
  if (many > 0)
    for_each_pick(hand, many, [&](const Cards& cards) {
      ++choices;
      if (!lists(at.legal, Choose{who, cards})) missing = cannot(who, "choose " + to_string(many) + " of her cards");
    });
  const bool can_stop = !begins || hand.empty();
  if (can_stop && !lists(at.legal, ChoosePrincess{who})) return cannot(who, "end her meld");
  if (missing.empty() && at.legal.size() != choices + (can_stop ? 1 : 0))
    return name(who) + " can choose in " + to_string(at.legal.size()) + " ways";
  return missing;
}

std::string what_effect_is_missing(const Transition& after, Seat who, const std::vector<Action>& legal) {
  constexpr int rain = 0;
  constexpr int waltz = 4;
  constexpr int octopus = 7;
  const int rank = after.history.rank[who];
  if (rank == octopus || after.history.had_effect.contains(who)) return {};
  const Rules& rules = after.game.rules;
  if (rank == rain) {
    const bool now = rules.warp_when == WarpWhen::predicting ||
                     (rules.warp_when == WarpWhen::either && !after.history.picked.contains(who));
    const bool lets_go = rules.warp_when == WarpWhen::predicting;
    if (now && lets_go && !offers<ForgoBonus>(legal)) return cannot(who, "let the warp go");
    return !now || offers<Warp>(legal) ? "" : cannot(who, "warp");
  }
  if (rules.effects == Effects::may_be_let_go && !offers<ForgoBonus>(legal)) return cannot(who, "let the effect go");
  if (rank != waltz) return offers<TakeBonus>(legal) ? "" : cannot(who, "have the effect of her meld");
  bool some = false;
  for (const Shape shape : every<Shape>) {
    const bool renews = rules.empty_pile != EmptyPile::for_the_column;
    const int left = after.after.piles[shape] +
                     (renews ? after.after.tile_discards.total(shape) + after.after.unseen_discards[shape] : 0);
    some = some || left > 0;
    if (left > 0 && !lists(legal, DrawTile{who, shape}))
      return cannot(who, "draw a " + std::string(name_of(shape)) + " tile");
  }
  return !some && !offers<ForgoBonus>(legal) ? cannot(who, "go on with every pile empty") : "";
}

/// Whoever has yet to pick can take any tile on offer, or go without where there is none; and her meld's effect waits for
/// her to have it before or after.
std::string every_tile_on_offer_can_be_picked(const Transition& transition) {
  if (transition.after.step != Step::picking) return {};
  const History seen = kept_after(transition);
  const Seat who = transition.after.acting;
  const std::vector<Action> legal = legal_after(transition);
  const bool has_picked = seen.picked.contains(who);
  for (const Tile tile : transition.after.offer)
    if (!has_picked && !lists(legal, Pick{who, tile})) return cannot(who, "pick the " + show(tile) + " tile");
  if (!has_picked && transition.after.offer.empty() && !offers<GoWithout>(legal)) return cannot(who, "go without a tile");
  return what_effect_is_missing(
      {transition.game, seen, transition.before, transition.action, transition.after, transition.past}, who, legal);
}

// Beginning, placing and moving.

template <class Kind>
std::string free_starts_offered(const Position& at, const std::string& what) {
  const Seat who = at.state.acting;
  const std::vector<Hex> free = free_starts(at.game, at.state, who);
  for (const Hex hex : free)
    if (!lists(at.legal, Kind{who, hex})) return cannot(who, what + show(hex));
  const bool too_many = !free.empty() && how_many<Kind>(at.legal) != std::ssize(free);
  return too_many ? name(who) + " can " + what + "a space that is taken" : "";
}
std::string a_mermaid_can_begin_on_any_free_start(const Position& at) {
  return at.state.step == Step::starting ? free_starts_offered<StartAt>(at, "begin on ") : "";
}
std::string a_mermaid_can_drift_to_any_free_start(const Position& at) {
  return at.state.step == Step::drifting ? free_starts_offered<Drift>(at, "drift to ") : "";
}

/// Every way three hexes or two of the grid can be a tile of this shape.
std::vector<Cells> every_lie(Shape shape) {
  std::vector<Cells> found;
  const auto near = [](Hex a, Hex b) { return distance(a, b) <= 2; };
  for (std::size_t a = 0; a < Hex::cells; ++a)
    for (std::size_t b = a + 1; b < Hex::cells; ++b) {
      const Hex first{static_cast<std::uint8_t>(a)};
      const Hex second{static_cast<std::uint8_t>(b)};
      if (!near(first, second)) continue;
      if (is_of_shape(shape, Cells{first, second})) found.push_back({first, second});
      for (std::size_t c = b + 1; c < Hex::cells; ++c)
        if (const Hex third{static_cast<std::uint8_t>(c)};
            near(first, third) && near(second, third) && is_of_shape(shape, Cells{first, second, third}))
          found.push_back({first, second, third});
    }
  return found;
}
const std::vector<Cells>& lies_of(Shape shape) {
  static const std::array<std::vector<Cells>, kinds<Shape>> all{every_lie(Shape::curved), every_lie(Shape::triangular),
                                                                every_lie(Shape::straight), every_lie(Shape::twin)};
  return all[index_of(shape)];
}

/// The shape of a tile in front of a player, seen or unseen.
std::optional<Shape> shape_of(const State& state, Seat who, Which which) {
  const auto& tile = which == Which::extra ? state.extra_up[who] : state.picked[who];
  if (tile) return tile->shape();
  return which == Which::extra ? state.extra[who] : std::nullopt;
}

std::string a_tile_can_lie_wherever_it_fits(const Position& at, Random&) {
  if (at.state.step != Step::placing) return {};
  const Seat who = at.state.acting;
  std::array<bool, Hex::cells> open{};
  for (std::size_t cell = 0; cell < open.size(); ++cell)
    open[cell] = ground(at.game, at.state.players, Hex{static_cast<std::uint8_t>(cell)}) == Terrain::ocean;
  for (const Placed& placed : at.state.tiles)
    for (const Hex hex : placed.on) open[hex.cell] = false;
  for (const Hex hex : at.state.face_down_tile) open[hex.cell] = false;
  std::ptrdiff_t ways = 0;
  for (const Which which : every<Which>) {
    const std::optional<Shape> shape = shape_of(at.state, who, which);
    if (!shape) continue;
    for (const Cells& cells : lies_of(*shape)) {
      if (!std::ranges::all_of(cells, [&](Hex hex) { return open[hex.cell]; })) continue;
      ++ways;
      if (!lists(at.legal, Place{who, which, cells})) return cannot(who, "place a tile from " + show(cells[0]) + " on");
    }
  }
  return how_many<Place>(at.legal) == ways ? "" : "a tile can lie where it does not fit";
}

/// Whether a placing is refused for just what is wrong with where the tile would lie.
std::string a_tile_is_refused_for_what_is_wrong(const Attempt& attempt) {
  const auto* place = std::get_if<Place>(&attempt.action);
  if (place == nullptr || attempt.at.state.step != Step::placing || place->by != attempt.at.state.acting) return {};
  const Game& game = attempt.at.game;
  const State& state = attempt.at.state;
  const std::optional<Shape> shape = shape_of(state, place->by, place->tile);
  if (!shape) return {};
  std::vector<std::string_view> wrong;
  const auto any_hex = [&](auto&& fact) { return std::ranges::any_of(place->on, fact); };
  const auto lies_on = [&](Hex hex) { return ground(game, state.players, hex); };
  if (!is_of_shape(*shape, place->on)) wrong.push_back("placing.whole_tile");
  if (any_hex([&](Hex hex) { return lies_on(hex) != Terrain::ocean && lies_on(hex) != Terrain::nothing; }))
    wrong.push_back("placing.on_ocean");
  if (any_hex([&](Hex hex) { return tile_on(state, hex) != nullptr || state.face_down_tile.contains(hex); }))
    wrong.push_back("placing.not_on_tiles");
  if (any_hex([&](Hex hex) { return lies_on(hex) == Terrain::nothing; })) wrong.push_back("placing.on_board");
  std::erase_if(wrong, [&](std::string_view rule) {
    const auto known = position_of(MermaidRain::rulebook(), rule);
    return known && game.dropped.contains(*known);
  });
  std::vector<std::string_view> refused;
  for (const Objection& objection : MermaidRain::objections(game, state, attempt.action)) refused.push_back(objection.rule);
  for (const std::string_view rule : wrong)
    if (std::ranges::find(refused, rule) == refused.end()) return std::string(rule) + " does not object";
  return refused.size() == wrong.size() ? "" : "a tile is refused by a rule that it keeps";
}

/// A tile need not be placed, a token need not be taken, and a mermaid need not move on.
std::string a_turn_can_go_on_without_tile_or_token(const Position& at) {
  const Rules& rules = at.game.rules;
  const bool by_choice = rules.placing == Placing::optional && rules.two_tiles == TwoTiles::either;
  if (at.state.step == Step::placing && by_choice && !offers<StopPlacing>(at.legal))
    return name(at.state.acting) + " has to place a tile";
  if (at.state.step == Step::taking && rules.taking == Taking::optional && !offers<EndTurn>(at.legal))
    return name(at.state.acting) + " has to take a token";
  if (at.state.step == Step::moving && !offers<EndTurn>(at.legal)) return name(at.state.acting) + " has to move on";
  return {};
}

/// The hexes by which places are named: the first of each tile, and each space that bears none.
std::vector<Hex> every_place(const Game& game, const State& state) {
  std::vector<Hex> places;
  for (const Placed& placed : state.tiles) places.push_back(placed.on[0]);
  const Board& board = game.box.board(state.players);
  for (const HexSet& spaces : {board.starts, board.treasures})
    spaces.for_each([&](std::size_t cell) {
      if (const Hex hex{static_cast<std::uint8_t>(cell)}; tile_on(state, hex) == nullptr) places.push_back(hex);
    });
  return places;
}

std::string missing_move(const Position& at, Hex to) {
  const Seat who = at.state.acting;
  const Cards& hand = at.state.hands[who];
  const Symbol wanted = wanted_at(at.game, at.state, to);
  const bool two_go_anywhere = wanted == Symbol::mermaid && at.game.rules.no_symbol == NoSymbol::two_cards_too;
  Cards that_miss = hand;
  for (const Card card : every<Card>) {
    const bool matches = wanted == Symbol::mermaid || symbol_of(card) == wanted;
    if (matches && !two_go_anywhere) that_miss[card] = 0;
    if (matches && hand[card] > 0 && !lists(at.legal, Move{who, to, card}))
      return cannot(who, "move to " + show(to) + " for a " + std::string(name_of(card)));
  }
  std::string missing;
  for_each_pick(that_miss, at.game.rules.deep_sea_cards, [&](const Cards& cards) {
    if (!lists(at.legal, DeepSea{who, to, cards}))
      missing = cannot(who, "move to " + show(to) + " for " + to_string(cards.total()) + " cards that miss");
  });
  return missing;
}

/// Every place next door can be moved to for each card held that it asks for, and for any that it does not ask for by Deep
/// Sea Movement, whoever is there already.
std::string every_move_paid_for_can_be_made(const Position& at) {
  const bool rides =
      at.state.step == Step::moving || (at.state.step == Step::taking && at.game.rules.taking == Taking::optional);
  if (!rides || at.state.hands[at.state.acting].empty()) return {};
  const Hex here = at.state.mermaids[at.state.acting];
  for (const Hex to : every_place(at.game, at.state)) {
    if (distance(here, to) > 5 || !next_door(at.state, here, to)) continue;  // two tiles side by side end within five steps
    if (std::string missing = missing_move(at, to); !missing.empty()) return missing;
  }
  return {};
}

/// Before she moves, or before her pick, a mermaid with a warp can go to every tile, treasure space and starting space.
std::string warps_reach_every_place(const Position& at) {
  const Seat who = at.state.acting;
  const bool before_pick =
      at.state.step == Step::picking && at.state.pick_due.contains(who) && at.game.rules.warp_when == WarpWhen::either;
  if (!(at.state.step == Step::moving || before_pick) || !at.state.warp_due.contains(who)) return {};
  const bool tiles_too = at.game.rules.warp_to == WarpTo::tiles_and_spaces;
  std::ptrdiff_t places = 0;
  for (const Hex to : every_place(at.game, at.state)) {
    if (!tiles_too && tile_on(at.state, to) != nullptr) continue;
    ++places;
    if (!lists(at.legal, Warp{at.state.acting, to})) return "a warp does not reach " + show(to);
  }
  const std::ptrdiff_t warps = how_many<Warp>(at.legal);
  return warps == places ? "" : "a warp reaches " + to_string(warps) + " of " + to_string(places) + " places";
}

// Discarding.

std::string any_of_the_cards_can_be_given_up(const Position& at) {
  if (at.state.step != Step::adjusting) return {};
  const Seat who = at.state.acting;
  const Cards& hand = at.state.hands[who];
  const int surplus = hand.total() - at.game.rules.cards_kept;
  const int most = at.game.rules.adjusting == Adjusting::two_or_less ? hand.total() : surplus;
  std::size_t ways = 0;
  std::string missing;
  for (int many = surplus; many <= most; ++many)
    for_each_pick(hand, many, [&](const Cards& cards) {
      ++ways;
      if (!lists(at.legal, Discard{who, cards}))
        missing = cannot(who, "give up " + to_string(many) + " cards of her choice");
    });
  if (!missing.empty() || at.legal.size() == ways) return missing;
  return name(who) + " can discard in " + to_string(at.legal.size()) + " ways, not in " + to_string(ways);
}

/// Whoever has more than may be kept discards before the next deal or the end.
std::string nobody_keeps_too_many(const Transition& transition) {
  const bool round_ends = transition.before.step >= Step::clearing && transition.before.step <= Step::adjusting &&
                          (transition.after.step < Step::clearing || transition.after.step > Step::adjusting);
  if (!round_ends) return {};
  for (int i = 0; i < transition.after.players; ++i)
    if (transition.after.hands[seat(i)].total() > transition.game.rules.cards_kept)
      return name(seat(i)) + " keeps " + to_string(transition.after.hands[seat(i)].total()) + " cards";
  return {};
}

}  // namespace

std::span<const Law> choosing_laws() {
  using enum Event;
  using AsksAttempt = properties::AsksAttempt<Adapter>;
  using AsksProbe = properties::AsksProbe<Adapter>;
  static const std::vector<Law> laws{
      {"every_card_held_can_be_shown", "melding.two_then_one", AsksPosition{every_card_held_can_be_shown}, {octopus}},
      {"every_tile_on_offer_can_be_picked",
       "picking.any_tile_and_effect",
       AsksTransition{every_tile_on_offer_can_be_picked},
       {aquamarine_waltz, mermaid_squall, ocean_march}},
      {"a_mermaid_can_begin_on_any_free_start",
       "mermaids.begin_apart",
       AsksPosition{a_mermaid_can_begin_on_any_free_start},
       {}},
      {"a_mermaid_can_drift_to_any_free_start",
       "mermaids.drift_to_a_free_start",
       AsksPosition{a_mermaid_can_drift_to_any_free_start},
       {drift_of_two}},
      {"a_tile_can_lie_wherever_it_fits",
       "placing.legal_exactly",
       AsksProbe{a_tile_can_lie_wherever_it_fits},
       {second_tile}},
      {"a_tile_is_refused_for_what_is_wrong",
       "placing.objections_exact",
       AsksAttempt{a_tile_is_refused_for_what_is_wrong},
       {}},
      {"a_turn_can_go_on_without_tile_or_token",
       "riding.may_be_left",
       AsksPosition{a_turn_can_go_on_without_tile_or_token},
       {}},
      {"every_move_paid_for_can_be_made",
       "moving.whoever_is_there",
       AsksPosition{every_move_paid_for_can_be_made},
       {deep_sea, place_shared}},
      {"warps_reach_every_place", "warp.reaches_every_place", AsksPosition{warps_reach_every_place}, {warp}},
      {"any_of_the_cards_can_be_given_up", "adjusting.leaves_two", AsksPosition{any_of_the_cards_can_be_given_up}, {}},
      {"nobody_keeps_too_many", "adjusting.leaves_two", AsksTransition{nobody_keeps_too_many}, {}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
