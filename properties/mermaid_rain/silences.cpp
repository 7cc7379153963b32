#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "properties/mermaid_rain/adapter.hpp"

// Where the rulebook says nothing: each such situation told a second time, by what lies on the table. The model's own notice
// of it has to come then, and at no other time.

namespace fathom::mermaid_rain::laws {
namespace {

/// A situation, by the id of the rule that fills the gap.
struct Silence {
  std::string_view rule;
  bool (*arises)(const Transition&);
};

template <class Kind>
const Kind* action_of(const Transition& transition) {
  return std::get_if<Kind>(&transition.action);
}
bool some_seat(const Transition& transition, auto&& fact) {
  for (int i = 0; i < transition.before.players; ++i)
    if (fact(seat(i))) return true;
  return false;
}
bool some_shape(auto&& fact) { return std::ranges::any_of(every<Shape>, fact); }

int cards_in_the_deck(const Transition& transition) {
  int left = transition.game.box.cards.total() - transition.before.discards.total();
  for (int i = 0; i < transition.before.players; ++i)
    left -= transition.before.hands[seat(i)].total() + transition.before.melds[seat(i)].total();
  return left;
}
int tokens_in_the_pool(const Transition& transition) {
  int left = transition.game.box.treasure.total() - transition.before.gone.total();
  for (const Heap& heap : transition.before.spaces) left -= heap.up.total();
  for (int i = 0; i < transition.before.players; ++i) left -= transition.before.treasure[seat(i)].total();
  return left - static_cast<int>(transition.before.face_down.size());
}
int tiles_to_turn_up(const Transition& transition, Shape shape) {
  return transition.before.piles[shape] + transition.before.tile_discards.total(shape) +
         transition.before.unseen_discards[shape];
}
/// The seat that has to name cards for her meld, with none shown yet.
bool begins_a_meld(const Transition& transition) {
  return transition.before.step == Step::choosing_cards && transition.before.melds[transition.before.acting].empty();
}
bool made_a_waltz(const Transition& transition, Seat who) {
  constexpr int waltz = 4;
  return transition.history.rank[who] == waltz;
}

constexpr Silence while_predicting[] = {
    {"dealing.empty_deck",
     [](const Transition& transition) {
       if (transition.before.step != Step::dealing) return false;
       return cards_in_the_deck(transition) <
              transition.game.rules.cards_dealt - transition.history.dealt[transition.before.acting];
     }},
    {"undercurrents.no_tiles_left",
     [](const Transition& transition) {
       const auto* turn = action_of<TurnUndercurrents>(transition);
       if (turn == nullptr) return false;
       const Revealed& column = transition.game.box.undercurrents[turn->card - 1U]
                                    .columns[static_cast<std::size_t>(transition.before.players - 3)];
       return some_shape([&](Shape shape) { return column[shape] > tiles_to_turn_up(transition, shape); });
     }},
    {"undercurrents.all_turned",
     [](const Transition& transition) {
       return action_of<TurnUndercurrents>(transition) != nullptr &&
              transition.history.cards_turned >= static_cast<int>(transition.game.box.undercurrents.size());
     }},
    {"melding.too_few_cards",
     [](const Transition& transition) {
       return begins_a_meld(transition) &&
              transition.before.hands[transition.before.acting].total() < transition.game.rules.first_cards;
     }},
    {"picking.none_left",
     [](const Transition& transition) {
       return action_of<GoWithout>(transition) != nullptr && transition.before.offer.empty();
     }},
    {"picking.surplus_tiles",
     [](const Transition& transition) {
       const bool picking_ends =
           transition.before.step != Step::passing_prince && transition.after.step == Step::passing_prince;
       return picking_ends && transition.before.offer.size() > (action_of<Pick>(transition) != nullptr ? 1U : 0U);
     }},
    {"bonus.pool_empty",
     [](const Transition& transition) {
       constexpr int march = 2;
       const auto* take = action_of<TakeBonus>(transition);
       return take != nullptr && transition.history.rank[take->by] == march && tokens_in_the_pool(transition) == 0;
     }},
    {"bonus.extra_pile_empty",
     [](const Transition& transition) {
       const auto* draw = action_of<DrawTile>(transition);
       const auto* forgo = action_of<ForgoBonus>(transition);
       if (draw == nullptr && forgo == nullptr) return false;
       return made_a_waltz(transition, draw != nullptr ? draw->by : forgo->by) && some_shape([&](Shape shape) {
                const bool renews = transition.game.rules.empty_pile != EmptyPile::for_the_column;
                return (renews ? tiles_to_turn_up(transition, shape) : int{transition.before.piles[shape]}) == 0;
              });
     }},
};

/// Any card takes her onto where she goes, and she has cards for Deep Sea Movement.
template <class Kind>
bool goes_where_any_card_will_do(const Transition& transition) {
  const Kind* move = action_of<Kind>(transition);
  if (move == nullptr || transition.before.hands[move->by].total() < transition.game.rules.deep_sea_cards) return false;
  const bool bears_tile = tile_on(transition.before, move->to) != nullptr;
  const bool is_place = bears_tile || ground(transition.game, transition.before.players, move->to) != Terrain::ocean;
  return is_place && wanted_at(transition.game, transition.before, move->to) == Symbol::mermaid;
}

constexpr Silence after_that[] = {
    {"placing.unplaced_unseen",
     [](const Transition& transition) {
       return action_of<ClearTiles>(transition) != nullptr &&
              some_seat(transition, [&](Seat who) { return transition.before.extra[who].has_value(); });
     }},
    {"placing.order_of_two",
     [](const Transition& transition) {
       const auto* place = action_of<Place>(transition);
       return place != nullptr && transition.before.picked[place->by] &&
              (transition.before.extra[place->by] || transition.before.extra_up[place->by]);
     }},
    {"placing.extra_turned_up", [](const Transition& transition) { return action_of<TurnExtra>(transition) != nullptr; }},
    {"moving.not_onto_itself",
     [](const Transition& transition) {
       if (transition.before.step != Step::moving && transition.before.step != Step::taking) return false;
       const Seat who = transition.before.acting;
       const Placed* tile = tile_on(transition.before, transition.before.mermaids[who]);
       const Cards& hand = transition.before.hands[who];
       return tile != nullptr &&
              (hand.total() >= transition.game.rules.deep_sea_cards || std::ranges::any_of(every<Card>, [&](Card card) {
                 const Symbol asked = tile->tile.symbol();
                 return hand[card] > 0 && (asked == Symbol::mermaid || asked == symbol_of(card));
               }));
     }},
    {"deep_sea.no_symbol",
     [](const Transition& transition) {
       return goes_where_any_card_will_do<Move>(transition) || goes_where_any_card_will_do<DeepSea>(transition);
     }},
    {"warp.first_round",
     [](const Transition& transition) {
       const auto* warp = action_of<Warp>(transition);
       return warp != nullptr && transition.before.mermaids[warp->by] == Hex{};
     }},
    {"treasure.own_hidden",
     [](const Transition& transition) {
       const auto* end = action_of<EndTurn>(transition);
       return end != nullptr && tokens_of(transition.before, end->by) > transition.before.treasure[end->by].total();
     }},
    {"adjusting.in_player_order",
     [](const Transition& transition) {
       const auto* discard = action_of<Discard>(transition);
       return discard != nullptr && some_seat(transition, [&](Seat who) {
                return who != discard->by && transition.before.hands[who].total() > transition.game.rules.cards_kept;
              });
     }},
    {"adjusting.face_up", [](const Transition& transition) { return action_of<Discard>(transition) != nullptr; }},
    {"scoring.below_zero",
     [](const Transition& transition) {
       const auto* pay = action_of<PayTribute>(transition);
       if (pay == nullptr) return false;
       int score = transition.before.scores[pay->by];
       for (const int tokens : transition.before.treasure[pay->by].of)
         if (tokens < transition.game.rules.tribute_each) score -= transition.game.rules.missing_penalty;
       return score < 0;
     }},
    {"winning.tie",
     [](const Transition& transition) {
       if (transition.before.step == Step::over || transition.after.step != Step::over) return false;
       const auto best = *std::ranges::max_element(transition.after.scores.of.begin(),
                                                   transition.after.scores.of.begin() + transition.after.players);
       return std::count(transition.after.scores.of.begin(), transition.after.scores.of.begin() + transition.after.players,
                         best) > 1;
     }},
};

template <std::size_t many>
std::string noticed_otherwise(const Transition& transition, const Silence (&silences)[many]) {
  for (const Silence& silence : silences) {
    const auto hole = std::ranges::find(MermaidRain::holes(), silence.rule, &Hole<Game, State, Action>::rule);
    if (hole == MermaidRain::holes().end()) return std::string(silence.rule) + " is noticed nowhere";
    const bool arises = silence.arises(transition);
    if (hole->arises(transition.game, transition.before, transition.action) != arises)
      return "the rulebook is " + std::string(arises ? "" : "not ") + "silent here on " + std::string(silence.rule);
  }
  return {};
}

std::string silences_of_predicting_are_noticed(const Transition& transition) {
  return noticed_otherwise(transition, while_predicting);
}
std::string silences_after_that_are_noticed(const Transition& transition) {
  return noticed_otherwise(transition, after_that);
}

}  // namespace

std::span<const Law> silence_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"silences_of_predicting_are_noticed",
       "silences.of_predicting",
       AsksTransition{silences_of_predicting_are_noticed},
       {deck_reshuffled, pool_token, aquamarine_waltz}},
      {"silences_after_that_are_noticed",
       "silences.after_that",
       AsksTransition{silences_after_that_are_noticed},
       {deep_sea, second_tile, game_over}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
