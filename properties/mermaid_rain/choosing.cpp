#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "properties/mermaid_rain/adapter.hpp"

// The laws of what can be done: whatever the rulebook lets a player choose is there for her to choose.

namespace fathom::mermaid_rain::laws {
namespace {

using std::to_string;

bool lists(const std::vector<Action>& legal, const Action& action) {
  return std::ranges::find(legal, action) != legal.end();
}
template <class Kind>
std::ptrdiff_t how_many(const std::vector<Action>& legal) {
  return std::ranges::count_if(legal, [](const Action& action) { return std::holds_alternative<Kind>(action); });
}
template <class Kind>
bool offers(const std::vector<Action>& legal) {
  return how_many<Kind>(legal) > 0;
}
std::vector<Action> legal_after(const Transition& transition) {
  std::vector<Action> legal;
  MermaidRain::legal_actions(transition.game, transition.after, legal);
  return legal;
}
std::string cannot(Seat who, const std::string& what) { return name(who) + " cannot " + what; }

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
  if (rank == rain) {
    const bool now = after.game.rules.warp_when == WarpWhen::predicting;
    return !now || (offers<Warp>(legal) && offers<ForgoBonus>(legal)) ? "" : cannot(who, "warp, or let the warp go");
  }
  if (rank != waltz) return offers<TakeBonus>(legal) ? "" : cannot(who, "have the effect of her meld");
  for (const Shape shape : every<Shape>)
    if (after.after.piles[shape] > 0 && !lists(legal, DrawTile{who, shape}))
      return cannot(who, "draw a " + std::string(name_of(shape)) + " tile");
  return after.after.piles.empty() && !offers<ForgoBonus>(legal) ? cannot(who, "go on with every pile empty") : "";
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

std::string a_tile_can_lie_wherever_it_fits(const Position& at, Random&) {
  if (at.state.step != Step::placing) return {};
  const Seat who = at.state.acting;
  std::array<bool, Hex::cells> open{};
  for (std::size_t cell = 0; cell < open.size(); ++cell)
    open[cell] = ground(at.game, at.state.players, Hex{static_cast<std::uint8_t>(cell)}) == Terrain::ocean;
  for (const Placed& placed : at.state.tiles)
    for (const Hex hex : placed.on) open[hex.cell] = false;
  std::ptrdiff_t ways = 0;
  for (const Which which : every<Which>) {
    const auto& tile = at.state.picked[who];
    const std::optional<Shape> shape = which == Which::extra ? at.state.extra[who]
                                       : tile                ? std::optional{tile->shape()}
                                                             : std::nullopt;
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
  const auto& tile = state.picked[place->by];
  const std::optional<Shape> shape = place->tile == Which::extra ? state.extra[place->by]
                                     : tile                      ? std::optional{tile->shape()}
                                                                 : std::nullopt;
  if (!shape) return {};
  std::vector<std::string_view> wrong;
  const auto any_hex = [&](auto&& fact) { return std::ranges::any_of(place->on, fact); };
  const auto lies_on = [&](Hex hex) { return ground(game, state.players, hex); };
  if (!is_of_shape(*shape, place->on)) wrong.push_back("placing.whole_tile");
  if (any_hex([&](Hex hex) { return lies_on(hex) != Terrain::ocean && lies_on(hex) != Terrain::nothing; }))
    wrong.push_back("placing.on_ocean");
  if (any_hex([&](Hex hex) { return tile_on(state, hex) != nullptr; })) wrong.push_back("placing.not_on_tiles");
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
  Cards that_miss = hand;
  for (const Card card : every<Card>) {
    const bool matches = wanted == Symbol::mermaid || symbol_of(card) == wanted;
    if (matches) that_miss[card] = 0;
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

/// Before she moves, a mermaid with a warp can go to every tile, treasure space and starting space.
std::string warps_reach_every_place(const Position& at) {
  if (at.state.step != Step::moving || !at.state.warp_due.contains(at.state.acting)) return {};
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

// Gaining and discarding.

std::string token_out_of_reach(const Transition& transition, Seat who, const std::vector<Action>& legal) {
  const Hex here = transition.after.mermaids[who];
  for (const Heap& heap : transition.after.spaces)
    for (const Treasure type : every<Treasure>)
      if (heap.at == here && heap.up[type] > 0 && !lists(legal, Take{who, type}))
        return cannot(who, "take a " + std::string(name_of(type)) + " from " + show(here));
  std::uint8_t nth = 0;
  for (const FaceDown& token : transition.after.face_down)
    if (!token.owner && token.at == here && !lists(legal, TakeHidden{who, ++nth}))
      return cannot(who, "take token " + to_string(nth) + " face down on " + show(here));
  return {};
}

/// The seat whose first entry of a treasure space this was, as a spectator saw it, while tokens lie there.
std::optional<Seat> enters_with_a_right(const Transition& transition) {
  std::optional<Seat> who;
  if (const auto* move = std::get_if<Move>(&transition.action)) who = move->by;
  if (const auto* move = std::get_if<DeepSea>(&transition.action)) who = move->by;
  const auto* warp = std::get_if<Warp>(&transition.action);
  if (warp != nullptr) who = warp->by;
  if (!who || transition.game.rules.tokens_per_space == 0) return std::nullopt;
  const Hex here = transition.after.mermaids[*who];
  if (!is_treasure(ground(transition.game, transition.after.players, here)) || tokens_on(transition.after, here) == 0)
    return std::nullopt;
  const bool free = transition.game.rules.warp_entry == WarpEntry::free;
  if (free && transition.history.warped.contains(*who))
    return std::nullopt;  // which entry is her first is another question then
  return (free && warp != nullptr) || !transition.history.entered[*who].contains(here) ? who : std::nullopt;
}

/// Whoever enters a treasure space for the first time in a round can take any token there, once she has looked at those face
/// down.
std::string first_entries_offer_a_token(const Transition& transition) {
  if (const auto who = enters_with_a_right(transition)) {
    const std::vector<Action> legal = legal_after(transition);
    const bool some_face_down = std::ranges::any_of(transition.after.face_down, [&](const FaceDown& token) {
      return !token.owner && token.at == transition.after.mermaids[*who];
    });
    if (some_face_down) return offers<Look>(legal) ? "" : cannot(*who, "look at the tokens face down");
    return token_out_of_reach(transition, *who, legal);
  }
  const auto* look = std::get_if<Look>(&transition.action);
  if (look == nullptr || !transition.history.just_entered || transition.game.rules.tokens_per_space == 0) return {};
  return token_out_of_reach(transition, look->by, legal_after(transition));
}

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
      {"first_entries_offer_a_token",
       "treasure.first_entry_offers",
       AsksTransition{first_entries_offer_a_token},
       {face_down_gain, space_entered_again}},
      {"any_of_the_cards_can_be_given_up", "adjusting.leaves_two", AsksPosition{any_of_the_cards_can_be_given_up}, {}},
      {"nobody_keeps_too_many", "adjusting.leaves_two", AsksTransition{nobody_keeps_too_many}, {}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
