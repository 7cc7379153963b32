#include <set>

#include "model/mermaid_rain/chapters/book.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {

namespace {

/// Whether an action of one kind meets a condition.
template <class Kind, class Condition>
bool is(const Action& action, Condition&& condition) {
  const Kind* act = std::get_if<Kind>(&action);
  return act != nullptr && condition(*act);
}
template <class Kind>
bool is(const Action& action) {
  return std::holds_alternative<Kind>(action);
}

/// Somebody still being dealt to, or waiting for it, would not get all she is owed out of so many cards.
bool somebody_goes_short(const Game& game, const State& state, int cards) {
  const bool others_wait = game.rules.cards_dealt > 0 && clockwise(state.acting, 1, state.players) != state.dealer;
  return cards < state.owed + (others_wait ? 1 : 0);
}

/// The dealer's place in the deal matters: of a deck that is renewed some have got cards before, of one that is not, some
/// get fewer.
bool order_of_the_deal_matters(const Game& game, const State& state, const Action& action) {
  if (is<ReshuffleCards>(action)) return state.acting != state.dealer || state.owed < game.rules.cards_dealt;
  const int renewed = game.rules.empty_deck == EmptyDeck::reshuffle ? state.discards.total() : 0;
  return is<Deal>(action) && somebody_goes_short(game, state, state.deck.total() + renewed);
}

/// Two tiles in front of the acting player, both of which could be placed.
bool holds_two(const State& state, Seat by) { return state.picked[by] && shape_to_place(state, by, Which::extra); }

/// While players pick tiles and melds have their effect.
bool picking_goes_on(Step step) {
  constexpr NamedSet<Step> steps{Step::picking, Step::drawing_token, Step::turning_drawn, Step::warp_looking,
                                 Step::warp_taking};
  return steps.contains(step);
}

/// A player holds cards that take a mermaid onto a place, were it next to hers.
bool has_cards_for(const Game& game, const State& state, Seat by, Hex to) {
  const Symbol wanted = symbol_at(game, state, to);
  return state.hands[by].total() >= game.rules.deep_sea_cards ||
         std::ranges::any_of(every<Card>, [&](Card card) { return matches(wanted, card) && state.hands[by][card] > 0; });
}

/// A player's hand would do for Deep Sea Movement, and she moves onto something that any one card takes her onto.
template <class Kind>
bool goes_where_any_card_will_do(const Game& game, const State& state, const Kind& move) {
  return is_place(game, state, move.to) && symbol_at(game, state, move.to) == Symbol::mermaid &&
         state.hands[move.by].total() >= game.rules.deep_sea_cards;
}

/// How many players have the highest score, whatever breaks the tie.
int with_the_best_score(const State& state) {
  int best = state.scores[seat(0)];
  for (int i = 1; i < state.players; ++i) best = std::max<int>(best, state.scores[seat(i)]);
  int count = 0;
  for (const Seat at : seated(state.players))
    if (state.scores[at] == best) ++count;
  return count;
}

/// The situations on which the rulebook is silent, each as play reaches it: just before the action named.
constexpr Hole<Game, State, Action> silences[] = {
    {"dealing.from_the_dealer", order_of_the_deal_matters},
    {"dealing.empty_deck", [](const Game&, const State& state,
                              const Action&) { return state.step == Step::dealing && state.deck.total() < state.owed; }},
    {"dealing.nothing_left",
     [](const Game& game, const State& state, const Action& action) {
       return is<Deal>(action) && somebody_goes_short(game, state, state.deck.total() + state.discards.total());
     }},
    {"undercurrents.no_tiles_left",
     [](const Game& game, const State& state, const Action& action) {
       return is<TurnUndercurrents>(action, [&](const TurnUndercurrents& turn) {
         if (turn.card < 1 || turn.card > game.box.undercurrents.size()) return false;
         const Revealed& column = game.box.undercurrents[turn.card - 1U].column(state.players);
         return std::ranges::any_of(every<Shape>, [&](Shape shape) {
           return column[shape] > state.piles[shape] + state.tile_discards.total(shape) + state.unseen_discards[shape];
         });
       });
     }},
    {"undercurrents.all_turned",
     [](const Game& game, const State& state, const Action& action) {
       return is<TurnUndercurrents>(action) && state.round > game.box.undercurrents.size();
     }},
    {"melding.too_few_cards",
     [](const Game& game, const State& state, const Action& action) {
       return state.step == Step::choosing_cards && !is<ShowCards>(action) && state.melds[state.acting].empty() &&
              state.hands[state.acting].total() < game.rules.first_cards;
     }},
    {"picking.none_left",
     [](const Game&, const State& state, const Action& action) { return is<GoWithout>(action) && state.offer.empty(); }},
    {"picking.surplus_tiles",
     [](const Game& game, const State& state, const Action& action) {
       if (state.offer.empty() || !picking_goes_on(state.step)) return false;
       State after = state;
       perform(game, after, action);
       return after.step == Step::passing_prince && state.offer.size() > (is<Pick>(action) ? 1U : 0U);
     }},
    {"bonus.pool_empty",
     [](const Game&, const State& state, const Action& action) {
       return is<TakeBonus>(
           action, [&](const TakeBonus& take) { return state.pool_size == 0 && state.made[take.by] == Meld::ocean_march; });
     }},
    {"bonus.extra_pile_empty",
     [](const Game& game, const State& state, const Action& action) {
       const bool draws = is<DrawTile>(action) || is<ForgoBonus>(action);
       return draws && state.made[state.acting] == Meld::aquamarine_waltz &&
              !std::ranges::all_of(every<Shape>, [&](Shape shape) { return can_draw(game, state, shape); });
     }},
    {"placing.nowhere",
     [](const Game& game, const State& state, const Action& action) {
       return is<StopPlacing>(action, [&](const StopPlacing& stop) {
         return std::ranges::any_of(every<Which>, [&](Which which) {
           const auto shape = shape_to_place(state, stop.by, which);
           return shape && !some_placement(game, state, *shape);
         });
       });
     }},
    {"placing.unplaced_unseen",
     [](const Game&, const State& state, const Action& action) {
       return is<ClearTiles>(action) &&
              std::ranges::any_of(every<Seat>, [&](Seat at) { return state.extra[at].has_value(); });
     }},
    {"placing.order_of_two",
     [](const Game&, const State& state, const Action& action) {
       return is<Place>(action, [&](const Place& place) { return holds_two(state, place.by); });
     }},
    {"placing.extra_turned_up", [](const Game&, const State&, const Action& action) { return is<TurnExtra>(action); }},
    {"moving.not_onto_itself",
     [](const Game& game, const State& state, const Action&) {
       const bool rides = state.step == Step::moving || state.step == Step::taking;
       return rides && cells_of_place(state, state.mermaids[state.acting]).size() > 1 &&
              has_cards_for(game, state, state.acting, state.mermaids[state.acting]);
     }},
    {"deep_sea.no_symbol",
     [](const Game& game, const State& state, const Action& action) {
       const auto silent = [&](const auto& move) { return goes_where_any_card_will_do(game, state, move); };
       return is<Move>(action, silent) || is<DeepSea>(action, silent);
     }},
    {"warp.first_round",
     [](const Game&, const State& state, const Action& action) {
       return is<Warp>(action, [&](const Warp& warp) { return state.mermaids[warp.by] == Hex{}; });
     }},
    {"treasure.own_hidden",
     [](const Game&, const State& state, const Action& action) {
       return is<EndTurn>(action, [&](const EndTurn& end) {
         return std::ranges::any_of(state.face_down, [&](const FaceDown& token) { return token.owner == end.by; });
       });
     }},
    {"adjusting.in_player_order",
     [](const Game& game, const State& state, const Action& action) {
       return is<Discard>(action, [&](const Discard& discard) {
         return std::ranges::any_of(
             every<Seat>, [&](Seat at) { return at != discard.by && state.hands[at].total() > game.rules.cards_kept; });
       });
     }},
    {"adjusting.face_up", [](const Game&, const State&, const Action& action) { return is<Discard>(action); }},
    {"scoring.below_zero",
     [](const Game& game, const State& state, const Action& action) {
       return is<PayTribute>(action, [&](const PayTribute& pay) {
         int lost = 0;
         for (const Treasure type : every<Treasure>)
           if (state.treasure[pay.by][type] < game.rules.tribute_each) lost += game.rules.missing_penalty;
         return state.scores[pay.by] < lost;
       });
     }},
    {"winning.tie",
     [](const Game& game, const State& state, const Action& action) {
       if (!is<Score>(action) || state.scored + 1U != kinds<Treasure>) return false;
       State after = state;
       perform(game, after, action);
       return with_the_best_score(after) > 1;
     }},
};

}  // namespace

std::span<const Hole<Game, State, Action>> holes() { return silences; }

Action canonical(const State& state, const Action& action) {
  return std::visit(
      [&](auto act) -> Action {
        using Kind = decltype(act);
        if constexpr (std::is_same_v<Kind, Move> || std::is_same_v<Kind, DeepSea> || std::is_same_v<Kind, PaidMove> ||
                      std::is_same_v<Kind, Warp>)
          act.to = cells_of_place(state, act.to)[0];
        if constexpr (std::is_same_v<Kind, Place>) act.on = in_order(act.on);
        return act;
      },
      action);
}

}  // namespace fathom::mermaid_rain
