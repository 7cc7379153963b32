#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_rain/naive.hpp"
#include "properties/mermaid_rain/subject.hpp"

// Where the rulebook says nothing: each such situation told a second time, by what lies on the table. The model's own notice
// of it has to come then, and at no other time.

namespace fathom::mermaid_rain::laws {
namespace {

/// A situation, by the id of the rule that fills the gap.
struct Silence {
  std::string_view rule;
  bool (*arises)(const Moment&);
};

template <class Deed>
const Deed* deed_of(const Moment& moment) {
  return std::get_if<Deed>(&moment.action);
}
bool some_seat(const Moment& moment, auto&& fact) {
  for (int i = 0; i < moment.before.players; ++i)
    if (fact(seat(i))) return true;
  return false;
}
bool some_shape(auto&& fact) { return std::ranges::any_of(every<Shape>, fact); }

int cards_in_the_deck(const Moment& moment) {
  int left = moment.game.box.cards.total() - moment.before.discards.total();
  for (int i = 0; i < moment.before.players; ++i)
    left -= moment.before.hands[seat(i)].total() + moment.before.melds[seat(i)].total();
  return left;
}
int tokens_in_the_pool(const Moment& moment) {
  int left = moment.game.box.treasure.total() - moment.before.gone.total();
  for (const Heap& heap : moment.before.spaces) left -= heap.up.total();
  for (int i = 0; i < moment.before.players; ++i) left -= moment.before.treasure[seat(i)].total();
  return left - static_cast<int>(moment.before.face_down.size());
}
int tiles_to_turn_up(const Moment& moment, Shape shape) {
  return moment.before.piles[shape] + moment.before.tile_discards.total(shape) + moment.before.unseen_discards[shape];
}
/// The seat that has to name cards for her meld, with none shown yet.
bool begins_a_meld(const Moment& moment) {
  return moment.before.step == Step::choosing_cards && moment.before.melds[moment.before.acting].empty();
}
bool made_a_waltz(const Moment& moment, Seat who) {
  constexpr int waltz = 4;
  return moment.memory.rank[who] == waltz;
}

constexpr Silence while_predicting[] = {
    {"dealing.empty_deck",
     [](const Moment& moment) {
       if (moment.before.step != Step::dealing) return false;
       return cards_in_the_deck(moment) < moment.game.rules.cards_dealt - moment.memory.dealt[moment.before.acting];
     }},
    {"undercurrents.no_tiles_left",
     [](const Moment& moment) {
       const auto* turn = deed_of<TurnUndercurrents>(moment);
       if (turn == nullptr) return false;
       const Revealed& column =
           moment.game.box.undercurrents[turn->card - 1U].columns[static_cast<std::size_t>(moment.before.players - 3)];
       return some_shape([&](Shape shape) { return column[shape] > tiles_to_turn_up(moment, shape); });
     }},
    {"undercurrents.all_turned",
     [](const Moment& moment) {
       return deed_of<TurnUndercurrents>(moment) != nullptr &&
              moment.memory.cards_turned >= static_cast<int>(moment.game.box.undercurrents.size());
     }},
    {"melding.too_few_cards",
     [](const Moment& moment) {
       return begins_a_meld(moment) && moment.before.hands[moment.before.acting].total() < moment.game.rules.first_cards;
     }},
    {"picking.none_left",
     [](const Moment& moment) { return deed_of<GoWithout>(moment) != nullptr && moment.before.offer.empty(); }},
    {"picking.surplus_tiles",
     [](const Moment& moment) {
       const bool picking_ends = moment.before.step != Step::passing_prince && moment.after.step == Step::passing_prince;
       return picking_ends && moment.before.offer.size() > (deed_of<Pick>(moment) != nullptr ? 1U : 0U);
     }},
    {"bonus.pool_empty",
     [](const Moment& moment) {
       constexpr int march = 2;
       const auto* take = deed_of<TakeBonus>(moment);
       return take != nullptr && moment.memory.rank[take->by] == march && tokens_in_the_pool(moment) == 0;
     }},
    {"bonus.extra_pile_empty",
     [](const Moment& moment) {
       const auto* draw = deed_of<DrawTile>(moment);
       const auto* forgo = deed_of<ForgoBonus>(moment);
       if (draw == nullptr && forgo == nullptr) return false;
       return made_a_waltz(moment, draw != nullptr ? draw->by : forgo->by) &&
              some_shape([&](Shape shape) { return moment.before.piles[shape] == 0; });
     }},
};

/// Any card takes her onto where she goes, and she has cards for Deep Sea Movement.
template <class Deed>
bool goes_where_any_card_will_do(const Moment& moment) {
  const Deed* move = deed_of<Deed>(moment);
  if (move == nullptr || moment.before.hands[move->by].total() < moment.game.rules.deep_sea_cards) return false;
  const bool bears_tile = tile_on(moment.before, move->to) != nullptr;
  const bool is_place = bears_tile || ground(moment.game, moment.before.players, move->to) != Terrain::ocean;
  return is_place && wanted_at(moment.game, moment.before, move->to) == Symbol::mermaid;
}

constexpr Silence after_that[] = {
    {"starting.none_free",
     [](const Moment& moment) {
       const auto* start = deed_of<StartAt>(moment);
       return start != nullptr && free_starts(moment.game, moment.before, start->by).empty();
     }},
    {"placing.unplaced_unseen",
     [](const Moment& moment) {
       return deed_of<ClearTiles>(moment) != nullptr &&
              some_seat(moment, [&](Seat who) { return moment.before.extra[who].has_value(); });
     }},
    {"placing.order_of_two",
     [](const Moment& moment) {
       const auto* place = deed_of<Place>(moment);
       return place != nullptr && moment.before.picked[place->by] && moment.before.extra[place->by];
     }},
    {"placing.extra_turned_up", [](const Moment& moment) { return deed_of<TurnExtra>(moment) != nullptr; }},
    {"moving.not_onto_itself",
     [](const Moment& moment) {
       if (moment.before.step != Step::moving && moment.before.step != Step::taking) return false;
       const Seat who = moment.before.acting;
       const Placed* tile = tile_on(moment.before, moment.before.mermaids[who]);
       const Cards& hand = moment.before.hands[who];
       return tile != nullptr &&
              (hand.total() >= moment.game.rules.deep_sea_cards || std::ranges::any_of(every<Card>, [&](Card card) {
                 const Symbol asked = tile->tile.symbol();
                 return hand[card] > 0 && (asked == Symbol::mermaid || asked == symbol_of(card));
               }));
     }},
    {"deep_sea.no_symbol",
     [](const Moment& moment) {
       return goes_where_any_card_will_do<Move>(moment) || goes_where_any_card_will_do<DeepSea>(moment);
     }},
    {"warp.first_round",
     [](const Moment& moment) {
       const auto* warp = deed_of<Warp>(moment);
       return warp != nullptr && moment.before.mermaids[warp->by] == Hex{};
     }},
    {"treasure.own_hidden",
     [](const Moment& moment) {
       const auto* end = deed_of<EndTurn>(moment);
       return end != nullptr && tokens_of(moment.before, end->by) > moment.before.treasure[end->by].total();
     }},
    {"drifting.none_free",
     [](const Moment& moment) {
       const auto* drift = deed_of<Drift>(moment);
       return drift != nullptr && free_starts(moment.game, moment.before, drift->by).empty();
     }},
    {"adjusting.in_player_order",
     [](const Moment& moment) {
       const auto* discard = deed_of<Discard>(moment);
       return discard != nullptr && some_seat(moment, [&](Seat who) {
                return who != discard->by && moment.before.hands[who].total() > moment.game.rules.cards_kept;
              });
     }},
    {"adjusting.face_up", [](const Moment& moment) { return deed_of<Discard>(moment) != nullptr; }},
    {"scoring.below_zero",
     [](const Moment& moment) {
       const auto* pay = deed_of<PayTribute>(moment);
       if (pay == nullptr) return false;
       int score = moment.before.scores[pay->by];
       for (const int tokens : moment.before.treasure[pay->by].of)
         if (tokens < moment.game.rules.tribute_each) score -= moment.game.rules.missing_penalty;
       return score < 0;
     }},
    {"winning.tie",
     [](const Moment& moment) {
       if (moment.before.step == Step::over || moment.after.step != Step::over) return false;
       const auto best =
           *std::ranges::max_element(moment.after.scores.of.begin(), moment.after.scores.of.begin() + moment.after.players);
       return std::count(moment.after.scores.of.begin(), moment.after.scores.of.begin() + moment.after.players, best) > 1;
     }},
};

template <std::size_t many>
std::string noticed_otherwise(const Moment& moment, const Silence (&silences)[many]) {
  for (const Silence& silence : silences) {
    const auto hole = std::ranges::find(MermaidRain::holes(), silence.rule, &Hole<Game, State, Action>::rule);
    if (hole == MermaidRain::holes().end()) return std::string(silence.rule) + " is noticed nowhere";
    const bool arises = silence.arises(moment);
    if (hole->arises(moment.game, moment.before, moment.action) != arises)
      return "the rulebook is " + std::string(arises ? "" : "not ") + "silent here on " + std::string(silence.rule);
  }
  return {};
}

std::string silences_of_predicting_are_noticed(const Moment& moment) { return noticed_otherwise(moment, while_predicting); }
std::string silences_after_that_are_noticed(const Moment& moment) { return noticed_otherwise(moment, after_that); }

}  // namespace

std::span<const Law> silence_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"silences_of_predicting_are_noticed",
       "silences.of_predicting",
       AsksMoment{silences_of_predicting_are_noticed},
       {deck_reshuffled, pool_token, aquamarine_waltz}},
      {"silences_after_that_are_noticed",
       "silences.after_that",
       AsksMoment{silences_after_that_are_noticed},
       {deep_sea, second_tile, game_over}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
