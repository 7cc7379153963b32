#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_rain/naive.hpp"
#include "properties/mermaid_rain/subject.hpp"

// The laws of dealing, melding, ranking and picking. They state the printed numbers: a game with other numbers breaks them.

namespace fathom::mermaid_rain::laws {
namespace {

using std::to_string;

std::string face_up_tokens_are_as_printed(const Moment& moment) {
  if (!std::holds_alternative<SetOut>(moment.action)) return {};
  constexpr std::array<std::array<int, kinds<Treasure>>, 4> printed{
      {{4, 4, 4, 3, 3}, {8, 6, 6, 4, 4}, {10, 7, 7, 6, 6}, {11, 9, 9, 7, 6}}};
  Treasures laid;
  for (const Heap& heap : moment.after.heaps) laid += heap.up;
  for (const Treasure type : every<Treasure>) {
    const int wanted = printed[static_cast<std::size_t>(moment.after.players - 3)][index_of(type)];
    if (laid[type] != wanted)
      return to_string(laid[type]) + " " + std::string(name_of(type)) + " tokens lie face up, not " + to_string(wanted);
  }
  return moment.after.scores == PerSeat<std::int16_t>{} ? "" : "somebody begins with points";
}

std::string each_is_dealt_seven(const Moment& moment) {
  if (!std::holds_alternative<TurnUndercurrents>(moment.action)) return {};
  for (int i = 0; i < moment.before.players; ++i)
    if (const int dealt = moment.memory.dealt[seat(i)]; dealt != 7)
      return name(seat(i)) + " was dealt " + to_string(dealt) + " cards this round";
  return {};
}

std::string hands_stay_small(const Position& at) {
  const bool between_rounds = at.state.step == Step::dealing || at.state.step == Step::turning_up_treasure;
  for (int i = 0; i < at.state.players; ++i) {
    const Seat who = seat(i);
    const int held = at.state.hands[who].total() + at.state.chosen[who].total();
    if (held > 9) return name(who) + " holds " + to_string(held) + " cards";
    const bool is_undealt = at.state.step == Step::turning_up_treasure ||
                            steps_clockwise(at.state.dealer, who, at.state.players) >
                                steps_clockwise(at.state.dealer, at.state.acting, at.state.players);
    if (between_rounds && is_undealt && held > 2) return name(who) + " has kept " + to_string(held) + " cards";
  }
  return {};
}

std::string deck_is_renewed_when_empty(const Moment& moment) {
  if (!std::holds_alternative<ReshuffleCards>(moment.action)) return {};
  if (!moment.before.deck.empty()) return "the deck still holds " + to_string(moment.before.deck.total()) + " cards";
  return moment.after.deck == moment.before.discards && moment.after.discards.empty() ? ""
                                                                                      : "not all discards become the deck";
}

std::string as_many_tiles_as_the_column_says(const Moment& moment) {
  if (moment.before.step != Step::turning_tiles || moment.after.step == Step::turning_tiles) return {};
  const auto* turn = std::get_if<TurnTile>(&moment.action);
  Counts<Shape> turned_up = moment.memory.turned_up;
  if (turn != nullptr) ++turned_up[turn->tile.shape()];
  const auto card =
      moment.after.turned[static_cast<std::size_t>(moment.memory.cards_turned - 1) % moment.after.turned.size()];
  if (card < 1 || card > moment.game.box.undercurrents.size()) return "no card says how many tiles are turned up";
  const Revealed& column =
      moment.game.box.undercurrents[card - 1U].columns[static_cast<std::size_t>(moment.after.players - 3)];
  for (const Shape shape : every<Shape>) {
    const bool used_up = moment.after.piles[shape] == 0 && moment.after.tile_discards.total(shape) == 0;
    if (turned_up[shape] != column[shape] && !(used_up && turned_up[shape] < column[shape]))
      return to_string(turned_up[shape]) + " " + std::string(name_of(shape)) + " tiles are turned up, not " +
             to_string(column[shape]);
  }
  return {};
}

std::string melds_grow_together(const Moment& moment) {
  if (!std::holds_alternative<ShowCards>(moment.action)) return {};
  for (int i = 0; i < moment.before.players; ++i) {
    const Seat who = seat(i);
    const int before = moment.before.melds[who].total();
    const int added = moment.before.chosen[who].total();
    if (before == 0 && added != 2) return name(who) + " begins a meld with " + to_string(added) + " cards";
    if (before > 0 && added > 1) return name(who) + " adds " + to_string(added) + " cards at once";
    if (before > 0 && added == 0 && !moment.before.princess.contains(who) && !moment.before.princess_down.contains(who))
      return name(who) + " adds nothing, not even the princess card";
    if (added > 0 && moment.before.princess.contains(who)) return name(who) + " adds to a meld that has ended";
  }
  return {};
}

std::string melding_ends_when_it_has_to(const Moment& moment) {
  if (!std::holds_alternative<ShowCards>(moment.action)) return {};
  bool five = false;
  bool all_stopped = true;
  for (int i = 0; i < moment.before.players; ++i) {
    const Seat who = seat(i);
    five = five || shown(moment.before, who).total() == 5;
    all_stopped = all_stopped && (moment.before.princess.contains(who) || moment.before.princess_down.contains(who));
  }
  const bool goes_on = moment.after.step == Step::choosing_cards;
  if (goes_on && five) return "melding goes on, though somebody shows five cards";
  if (goes_on && all_stopped) return "melding goes on, though everybody has shown the princess card";
  return goes_on || five || all_stopped ? "" : "melding ends, though nobody shows five cards and somebody has not stopped";
}

std::string order_follows_the_melds(const Moment& moment) {
  if (!ranks_melds(moment)) return {};
  Memory seen = moment.memory;
  Subject::keep(seen, moment);
  if (seen.order == moment.after.order) return {};
  for (std::size_t i = 0; i < seen.order.size(); ++i)
    if (i >= moment.after.order.size() || seen.order[i] != moment.after.order[i])
      return name(seen.order[i]) + " should be number " + to_string(i + 1) + " in the order of play";
  return "there are more in the order of play than at the table";
}

std::string melds_are_discarded_whole(const Moment& moment) {
  if (!ranks_melds(moment)) return {};
  Cards all = moment.before.discards;
  for (int i = 0; i < moment.before.players; ++i) all += shown(moment.before, seat(i));
  if (moment.after.discards != all) return "not all cards shown are discarded";
  return moment.after.hands == moment.before.hands ? "" : "a shown card comes back to a hand";
}

std::string picks_follow_the_order(const Moment& moment) {
  const auto* pick = std::get_if<Pick>(&moment.action);
  const auto* without = std::get_if<GoWithout>(&moment.action);
  if (pick == nullptr && without == nullptr) return {};
  const Seat by = pick != nullptr ? pick->by : without->by;
  const std::size_t next = moment.memory.picked.size();
  if (next >= moment.memory.order.size()) return name(by) + " picks when everybody has";
  if (moment.memory.order[next] != by) return name(by) + " picks before " + name(moment.memory.order[next]);
  if (pick != nullptr && !moment.before.offer.contains(pick->tile)) return name(by) + " picks a tile that is not there";
  return without != nullptr && !moment.before.offer.empty() ? name(by) + " goes without, though a tile is left" : "";
}

std::string everybody_picks_before_the_prince_passes(const Moment& moment) {
  if (!std::holds_alternative<PassPrince>(moment.action)) return {};
  for (int i = 0; i < moment.before.players; ++i)
    if (!moment.memory.picked.contains(seat(i))) return name(seat(i)) + " has not picked";
  const bool none_stay = moment.game.rules.surplus_tiles == SurplusTiles::discarded;
  if (none_stay && !moment.before.offer.empty()) return "tiles that nobody picked are still on offer";
  return moment.before.bonus_due.empty() ? "" : "an effect is still to come";
}

std::string prince_goes_to_the_best_meld(const Moment& moment) {
  if (moment.after.dealer == moment.before.dealer && !std::holds_alternative<PassPrince>(moment.action)) return {};
  if (std::holds_alternative<FirstDealer>(moment.action)) return {};
  if (!std::holds_alternative<PassPrince>(moment.action)) return "the Prince card moves by itself";
  const Seat best = moment.memory.order.empty() ? moment.before.dealer : moment.memory.order[0];
  return moment.after.dealer == best ? ""
                                     : "the Prince card goes to " + name(moment.after.dealer) + ", not to " + name(best);
}

std::string five_rounds_are_played(const Moment& moment) {
  if (std::holds_alternative<TurnUndercurrents>(moment.action) && moment.memory.cards_turned >= 5)
    return "a sixth round begins";
  if (moment.before.step == Step::turning_up_treasure || moment.after.step != Step::turning_up_treasure) return {};
  const int rounds = moment.memory.cards_turned;
  return rounds == 5 ? "" : "the game ends after " + to_string(rounds) + " rounds";
}

std::string extra_tile_is_for_the_waltz(const Moment& moment) {
  for (int i = 0; i < moment.after.players; ++i) {
    const Seat who = seat(i);
    if (!moment.after.extra[who] || moment.before.extra[who] == moment.after.extra[who]) continue;
    if (moment.memory.rank[who] != 4) return name(who) + " has a second tile without an Aquamarine Waltz";
    const Shape shape = *moment.after.extra[who];
    if (moment.before.piles[shape] != moment.after.piles[shape] + 1) return "the second tile comes from no pile";
    if (moment.before.unseen != moment.after.unseen) return "the second tile has been looked at";
  }
  return {};
}

}  // namespace

std::span<const Law> predicting_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"face_up_tokens_are_as_printed", "setup.face_up_as_printed", AsksMoment{face_up_tokens_are_as_printed}, {}},
      {"each_is_dealt_seven", "dealing.in_full", AsksMoment{each_is_dealt_seven}, {deck_reshuffled}},
      {"hands_stay_small", "hands.nine_and_two", AsksPosition{hands_stay_small}, {game_over}},
      {"deck_is_renewed_when_empty",
       "dealing.renewed_when_empty",
       AsksMoment{deck_is_renewed_when_empty},
       {deck_reshuffled}},
      {"as_many_tiles_as_the_column_says",
       "tiles.as_the_column_says",
       AsksMoment{as_many_tiles_as_the_column_says},
       {pile_reshuffled}},
      {"melds_grow_together", "melding.two_then_one", AsksMoment{melds_grow_together}, {octopus, mermaid_rain}},
      {"melding_ends_when_it_has_to", "melding.ends", AsksMoment{melding_ends_when_it_has_to}, {octopus, mermaid_rain}},
      {"order_follows_the_melds",
       "order.by_meld",
       AsksMoment{order_follows_the_melds},
       {mermaid_rain, mermaid_squall, ocean_march, twin_splash, aquamarine_waltz, mermaid_mist, mermaid_drop, octopus}},
      {"melds_are_discarded_whole", "melding.cards_discarded", AsksMoment{melds_are_discarded_whole}, {mermaid_squall}},
      {"picks_follow_the_order", "picking.by_meld", AsksMoment{picks_follow_the_order}, {}},
      {"everybody_picks_before_the_prince_passes",
       "picking.everybody",
       AsksMoment{everybody_picks_before_the_prince_passes},
       {}},
      {"prince_goes_to_the_best_meld", "order.prince", AsksMoment{prince_goes_to_the_best_meld}, {}},
      {"five_rounds_are_played", "rounds.as_stated", AsksMoment{five_rounds_are_played}, {game_over}},
      {"extra_tile_is_for_the_waltz", "bonuses.extra_tile", AsksMoment{extra_tile_is_for_the_waltz}, {second_tile}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
