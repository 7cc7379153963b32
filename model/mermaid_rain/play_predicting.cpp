#include <algorithm>

#include "model/mermaid_rain/chapters/predicting.hpp"
#include "model/mermaid_rain/places.hpp"
#include "model/mermaid_rain/table.hpp"

// "Surf-Predicting" Phase: from the deal to the passing of the Prince card.

namespace fathom::mermaid_rain {

void Table::begin_dealing() const {
  state.order.clear();
  state.made = {};
  begin_dealing_to(state.dealer);
}

/// dealing.from_the_dealer, dealing.whatever_in_hand, dealing.nothing_left — 1. Dealing Adventure cards.
void Table::begin_dealing_to(std::optional<Seat> to) const {
  for (; to; to = next_clockwise(*to)) {
    open(Step::dealing, *to);
    state.owed = static_cast<std::uint8_t>(rules().cards_dealt);
    if (state.owed > 0 && can_deal()) return;
  }
  state.owed = 0;
  begin_undercurrents();
}

bool Table::can_deal() const { return !state.deck.empty() || predicting::deck_can_be_renewed(game, state); }

void Table::on(const Deal& deal) const {
  state.deck -= deal.cards;
  state.hands[deal.to] += deal.cards;
  state.owed = static_cast<std::uint8_t>(std::max(0, state.owed - deal.cards.total()));
  if (state.owed == 0 || !can_deal()) begin_dealing_to(next_clockwise(state.acting));
}

void Table::on(const ReshuffleCards&) const {
  state.deck += state.discards;
  state.discards = {};
}

/// undercurrents.draw_one, undercurrents.all_turned — 2. Checking an Undercurrents card.
void Table::begin_undercurrents() const {
  if (std::ranges::find(state.undercurrents, 0) == state.undercurrents.end()) state.undercurrents = {};
  open(Step::undercurrents, state.dealer);
}

void Table::on(const TurnUndercurrents& turn) const {
  const auto place = std::ranges::find(state.undercurrents, 0);
  if (place != state.undercurrents.end()) *place = turn.card;
  if (turn.card >= 1 && turn.card <= game.box.undercurrents.size())
    state.to_turn = game.box.undercurrents[turn.card - 1U].column(state.players);
  begin_turning();
}

/// undercurrents.no_tiles_left — 2. Checking an Undercurrents card.
void Table::begin_turning() const {
  for (const Shape shape : every<Shape>)
    if (state.piles[shape] == 0 && discarded(state, shape) == 0) state.to_turn[shape] = 0;
  if (state.to_turn.empty())
    begin_choosing();
  else
    open(Step::turning_tiles, state.dealer);
}

void Table::on(const TurnTile& turn) const {
  --state.unseen_tiles[turn.tile];
  --state.piles[turn.tile.shape()];
  --state.to_turn[turn.tile.shape()];
  state.offer.push_back(turn.tile);
  renew_at_once();
  begin_turning();
}

void Table::on(const ReshuffleTiles& again) const { renew(again.shape); }

void Table::renew(Shape shape) const {
  for (const Symbol symbol : every<Symbol>)
    for (const Shade shade : every<Shade>) {
      const Tile tile = Tile::of(shape, symbol, shade);
      state.unseen_tiles[tile] += state.tile_discards[tile];
      state.piles[shape] += state.tile_discards[tile];
      state.tile_discards[tile] = 0;
    }
  state.piles[shape] += state.unseen_discards[shape];
  state.unseen_discards[shape] = 0;
}

/// undercurrents.empty_pile — 2. Checking an Undercurrents card. In one reading no pile with discards is ever empty.
void Table::renew_at_once() const {
  if (rules().empty_pile != EmptyPile::at_once) return;
  for (const Shape shape : every<Shape>)
    if (state.piles[shape] == 0) renew(shape);
}

/// melding.simultaneous, melding.no_more_after_princess — 3. Making the Melds. Nothing is shown until all have chosen, so
/// the order in which they are asked, clockwise from the dealer, makes no difference.
void Table::begin_choosing() const { ask_to_choose(state.dealer); }

void Table::ask_to_choose(std::optional<Seat> who) const {
  for (; who; who = next_clockwise(*who))
    if (!state.princess.contains(*who)) return open(Step::choosing_cards, *who);
  open(Step::showing_cards, state.dealer);
}

void Table::on(const Choose& choose) const {
  state.hands[choose.by] -= choose.cards;
  state.chosen[choose.by] += choose.cards;
  ask_to_choose(next_clockwise(choose.by));
}

void Table::on(const ChoosePrincess& choose) const {
  state.princess_down.insert(choose.by);
  ask_to_choose(next_clockwise(choose.by));
}

/// melding.all_princesses_end_it, melding.five_ends_it, melding.others_go_on — 3. Making the Melds.
void Table::on(const ShowCards&) const {
  bool five_shown = false;
  for (const Seat at : every<Seat>) {
    state.melds[at] += state.chosen[at];
    state.chosen[at] = {};
    five_shown = five_shown || state.melds[at].total() >= rules().most_cards;
  }
  state.princess.bits = static_cast<std::uint8_t>(state.princess.bits | state.princess_down.bits);
  state.princess_down = {};
  bool all_ended = true;
  for (const Seat at : seated(state.players)) all_ended = all_ended && state.princess.contains(at);
  if (five_shown || all_ended)
    begin_declaring();
  else
    begin_choosing();
}

void Table::begin_declaring() const {
  if (rules().declared == Declared::any) return open(Step::declaring, state.dealer);
  for (const Seat at : seated(state.players)) state.made[at] = best_meld(state.melds[at]);
  rank_melds();
}

void Table::on(const Declare& declare) const {
  state.made[declare.by] = declare.meld;
  if (const auto next = next_clockwise(declare.by))
    open(Step::declaring, *next);
  else
    rank_melds();
}

/// ranking.by_meld, ranking.ties_clockwise — 4. Determining Player Order.
/// picking.melds_discarded, melding.ignored_cards — 5. Picking a Surf tile.
void Table::rank_melds() const {
  state.order.clear();
  for (const Meld meld : every<Meld>)
    for (int steps = 0; steps < state.players; ++steps)
      if (const Seat at = clockwise(state.dealer, steps, state.players); state.made[at] == meld) state.order.push_back(at);
  for (const Seat at : state.order) {
    const Cards kept =
        rules().ignored_cards == IgnoredCards::returned && state.melds[at].has(needed(state.melds[at], *state.made[at]))
            ? state.melds[at] - needed(state.melds[at], *state.made[at])
            : Cards{};
    state.hands[at] += kept;
    state.discards += state.melds[at] - kept;
    state.melds[at] = {};
    state.pick_due.insert(at);
    note_effect(at, *state.made[at]);
  }
  state.princess = {};
  begin_picking(state.order.empty() ? std::nullopt : std::optional{state.order[0]});
}

/// bonus.once, warp.when — 5. Picking a Surf tile.
void Table::note_effect(Seat at, Meld meld) const {
  if (meld == Meld::octopus) return;
  if (meld == Meld::mermaid_rain && rules().warp_when != WarpWhen::predicting)
    state.warp_due.insert(at);
  else
    state.bonus_due.insert(at);
}

/// picking.in_order, bonus.before_or_after, picking.surplus_tiles — 5. Picking a Surf tile.
void Table::begin_picking(std::optional<Seat> who) const {
  for (std::size_t i = who ? state.order.index_of(*who) : state.order.size(); i < state.order.size(); ++i)
    if (const Seat next = state.order[i]; state.pick_due.contains(next) || state.bonus_due.contains(next))
      return open(Step::picking, next);
  if (rules().surplus_tiles == SurplusTiles::discarded) {
    for (const Tile tile : state.offer) ++state.tile_discards[tile];
    state.offer.clear();
    renew_at_once();
  }
  open(Step::passing_prince, state.dealer);
}

void Table::on(const Pick& pick) const {
  state.offer.erase_at(state.offer.index_of(pick.tile));
  state.picked[pick.by] = pick.tile;
  state.pick_due.erase(pick.by);
  begin_picking(pick.by);
}

void Table::on(const GoWithout& without) const {
  state.pick_due.erase(without.by);
  begin_picking(without.by);
}

/// bonus.squall_points and the like, bonus.pool_token, bonus.pool_empty — 4. Determining Player Order.
void Table::on(const TakeBonus& take) const {
  state.bonus_due.erase(take.by);
  switch (state.made[take.by].value_or(Meld::octopus)) {
    case Meld::mermaid_squall:
      add_score(take.by, rules().squall_points);
      break;
    case Meld::twin_splash:
      add_score(take.by, rules().splash_points);
      break;
    case Meld::mermaid_mist:
      add_score(take.by, rules().mist_points);
      break;
    case Meld::mermaid_drop:
      add_score(take.by, rules().drop_points);
      break;
    case Meld::ocean_march:
      if (state.pool_size > 0) return open(Step::drawing_token, take.by);
      break;
    default:
      break;
  }
  begin_picking(take.by);
}

void Table::on(const DrawToken& draw) const {
  --state.pool[draw.treasure];
  --state.pool_size;
  ++state.treasure[draw.to][draw.treasure];
  if (rules().bonus_token_scores == TokenScores::scores) add_score(draw.to, rules().token_points);
  begin_picking(draw.to);
}

/// undercurrents.empty_pile, bonus.extra_unseen, placing.extra_turned_up — 4. Determining Player Order.
void Table::on(const DrawTile& draw) const {
  state.bonus_due.erase(draw.by);
  if (state.piles[draw.shape] == 0) renew(draw.shape);
  --state.piles[draw.shape];
  state.extra[draw.by] = draw.shape;
  renew_at_once();
  if (rules().extra_shown == ExtraShown::drawn)
    open(Step::turning_drawn, draw.by);
  else
    begin_picking(draw.by);
}

void Table::on(const ForgoBonus& forgo) const {
  state.bonus_due.erase(forgo.by);
  begin_picking(forgo.by);
}

void Table::on(const Leave& leave) const { begin_picking(leave.by); }

/// prince.to_best_meld, prince.after_picking — 6. Passing Prince Card.
void Table::on(const PassPrince& pass) const {
  state.dealer = pass.to;
  begin_riding();
}

}  // namespace fathom::mermaid_rain
