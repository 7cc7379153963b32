#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "properties/mermaid_rain/adapter.hpp"

// The laws of dealing, melding, ranking and picking.

namespace fathom::mermaid_rain::laws {
namespace {

using std::to_string;

/// As many as the rules name, where there are so many and the layout has room; or as many as it has, whichever they are.
std::string face_up_tokens_are_as_printed(const Transition& transition) {
  if (!std::holds_alternative<SetOut>(transition.action)) return {};
  const int players = transition.after.players;
  Treasures laid;
  for (const Heap& heap : transition.after.spaces) laid += heap.up;
  int room = 0;
  for (const Laid& spot : transition.game.box.layouts[static_cast<std::size_t>(players - 3)]) room += spot.up;
  int wanted = 0;
  for (const Treasure type : every<Treasure>) {
    const std::vector<Treasure> together = counted_with(transition.game.rules, players, type);
    int in_box = 0;
    for (const Treasure each : together) in_box += transition.game.box.treasure[each];
    if (together.back() == type) wanted += std::min(wanted_face_up(transition.game.rules, players, type), in_box);
  }
  const bool free = transition.game.rules.mermaid_free == FaceUpMix::free;
  if (laid.total() != (free ? room : std::min(wanted, room))) return to_string(laid.total()) + " tokens lie face up";
  for (const Treasure type : every<Treasure>) {
    int up = 0;
    for (const Treasure each : counted_with(transition.game.rules, players, type)) up += laid[each];
    if (const int most = wanted_face_up(transition.game.rules, players, type); !free && up > most)
      return to_string(up) + " " + std::string(name_of(type)) + " tokens lie face up, not " + to_string(most);
  }
  const bool off_the_board = std::ranges::all_of(transition.after.mermaids.of, [](Hex hex) { return hex == Hex{}; });
  if (!off_the_board || transition.after.hands != PerSeat<Cards>{})
    return "somebody begins on the board, or with cards in hand";
  return transition.after.scores == PerSeat<std::int16_t>{} ? "" : "somebody begins with points";
}

std::string is_dealt(const Transition& transition, Seat who) {
  return name(who) + " was dealt " + to_string(transition.history.dealt[who]) + " of " +
         to_string(int{transition.game.rules.cards_dealt}) + " cards";
}

std::string each_is_dealt_in_full(const Transition& transition) {
  if (!std::holds_alternative<TurnUndercurrents>(transition.action)) return {};
  const bool some_left = !transition.before.deck.empty() ||
                         (transition.game.rules.empty_deck == EmptyDeck::reshuffle && !transition.before.discards.empty());
  for (int i = 0; i < transition.before.players; ++i) {
    const int dealt = transition.history.dealt[seat(i)];
    if (dealt > transition.game.rules.cards_dealt) return is_dealt(transition, seat(i));
    if (dealt < transition.game.rules.cards_dealt && some_left)
      return is_dealt(transition, seat(i)) + ", though there are more";
  }
  return {};
}

std::string deals_never_run_short(const Transition& transition) {
  if (!std::holds_alternative<TurnUndercurrents>(transition.action)) return {};
  if (transition.game.rules.empty_deck != EmptyDeck::reshuffle) return {};  // it speaks of discards that are shuffled again
  for (int i = 0; i < transition.before.players; ++i)
    if (transition.history.dealt[seat(i)] < transition.game.rules.cards_dealt)
      return is_dealt(transition, seat(i)) + ", though nobody keeps more than " +
             to_string(int{transition.game.rules.cards_kept});
  return {};
}

std::string hands_stay_small(const Position& at) {
  const int kept = at.game.rules.cards_kept;
  const int most = kept + at.game.rules.cards_dealt;
  const bool between_rounds = at.state.step == Step::dealing || at.state.step == Step::turning_up_treasure;
  for (int i = 0; i < at.state.players; ++i) {
    const Seat who = seat(i);
    const int held = at.state.hands[who].total() + at.state.chosen[who].total();
    if (held > most) return name(who) + " holds " + to_string(held) + " cards";
    const bool is_undealt = at.state.step == Step::turning_up_treasure ||
                            steps_clockwise(at.state.dealer, who, at.state.players) >
                                steps_clockwise(at.state.dealer, at.state.acting, at.state.players);
    if (between_rounds && is_undealt && held > kept) return name(who) + " has kept " + to_string(held) + " cards";
  }
  return {};
}

std::string deck_is_renewed_when_empty(const Transition& transition) {
  if (!std::holds_alternative<ReshuffleCards>(transition.action)) return {};
  if (!transition.before.deck.empty()) return "the deck still holds " + to_string(transition.before.deck.total()) + " cards";
  return transition.after.deck == transition.before.discards && transition.after.discards.empty()
             ? ""
             : "not all discards become the deck";
}

std::string as_many_tiles_as_the_column_says(const Transition& transition) {
  if (transition.before.step != Step::turning_tiles || transition.after.step == Step::turning_tiles) return {};
  const auto* turn = std::get_if<TurnTile>(&transition.action);
  Counts<Shape> turned_up = transition.history.turned_up;
  if (turn != nullptr) ++turned_up[turn->tile.shape()];
  const Undercurrents* card = last_turned(transition.game, transition.after);
  if (card == nullptr) return "no card says how many tiles are turned up";
  const Revealed& column = card->columns[static_cast<std::size_t>(transition.after.players - 3)];
  for (const Shape shape : every<Shape>) {
    const bool used_up = transition.after.piles[shape] + transition.after.tile_discards.total(shape) +
                             transition.after.unseen_discards[shape] ==
                         0;
    if (turned_up[shape] != column[shape] && !(used_up && turned_up[shape] < column[shape]))
      return to_string(turned_up[shape]) + " " + std::string(name_of(shape)) + " tiles are turned up, not " +
             to_string(column[shape]);
  }
  return {};
}

std::string melds_grow_together(const Transition& transition) {
  if (!std::holds_alternative<ShowCards>(transition.action)) return {};
  for (int i = 0; i < transition.before.players; ++i) {
    const Seat who = seat(i);
    const int before = transition.before.melds[who].total();
    const int added = transition.before.chosen[who].total();
    const int first = std::min<int>(transition.game.rules.first_cards, added + transition.before.hands[who].total());
    if (before == 0 && added != first) return name(who) + " begins a meld with " + to_string(added) + " cards";
    if (before > 0 && added > 1) return name(who) + " adds " + to_string(added) + " cards at once";
    if (before > 0 && added == 0 && !transition.before.princess.contains(who) &&
        !transition.before.princess_down.contains(who))
      return name(who) + " adds nothing, not even the princess card";
    if (added > 0 && transition.before.princess.contains(who)) return name(who) + " adds to a meld that has ended";
  }
  return {};
}

std::string melding_ends_when_it_has_to(const Transition& transition) {
  if (!std::holds_alternative<ShowCards>(transition.action)) return {};
  const int most = transition.game.rules.most_cards;
  bool full = false;
  bool all_stopped = true;
  for (int i = 0; i < transition.before.players; ++i) {
    const Seat who = seat(i);
    full = full || shown(transition.before, who).total() >= most;
    all_stopped = all_stopped && (transition.before.princess.contains(who) || transition.before.princess_down.contains(who));
  }
  const bool goes_on = transition.after.step == Step::choosing_cards;
  const std::string shows = "shows " + to_string(most) + " cards";
  if (goes_on && full) return "melding goes on, though somebody " + shows;
  if (goes_on && all_stopped) return "melding goes on, though everybody has shown the princess card";
  return goes_on || full || all_stopped ? "" : "melding ends, though nobody " + shows + " and somebody has not stopped";
}

std::string order_follows_the_melds(const Transition& transition) {
  if (!ranks_melds(transition)) return {};
  const History seen = kept_after(transition);
  if (seen.order == transition.after.order) return {};
  for (std::size_t i = 0; i < seen.order.size(); ++i)
    if (i >= transition.after.order.size() || seen.order[i] != transition.after.order[i])
      return name(seen.order[i]) + " should be number " + to_string(i + 1) + " in the order of play";
  return "there are more in the order of play than at the table";
}

std::string melds_are_discarded_whole(const Transition& transition) {
  if (!ranks_melds(transition)) return {};
  const bool superfluous_return = transition.game.rules.ignored_cards == IgnoredCards::returned;
  Cards all = transition.before.discards;
  for (int i = 0; i < transition.before.players; ++i) {
    const Seat who = seat(i);
    const Cards cards = shown(transition.before, who);
    if (!transition.after.hands[who].has(transition.before.hands[who]))
      return name(who) + " loses cards as the melds are ranked";
    const Cards back = transition.after.hands[who] - transition.before.hands[who];
    if (!superfluous_return && !back.empty()) return "a shown card comes back to a hand";
    if (!cards.has(back)) return name(who) + " gets cards back that she has not shown";
    const int rank = static_cast<int>(index_of(transition.after.made[who].value_or(Meld::octopus)));
    const int kept = std::max(0, cards.total() - cards_named(rank));
    if (superfluous_return && back.total() != kept)
      return name(who) + " gets " + to_string(back.total()) + " cards back, not " + to_string(kept);
    all += cards - back;
  }
  return transition.after.discards == all ? "" : "not all cards shown are discarded";
}

/// What each meld counts as: the best that the cards make, unless its player may call it less.
std::string melds_count_as_the_best_they_make(const Transition& transition) {
  if (!ranks_melds(transition)) return {};
  for (int i = 0; i < transition.before.players; ++i) {
    const Seat who = seat(i);
    const int best = meld_rank(shown(transition.before, who));
    if (!transition.after.made[who]) return name(who) + " has made no meld";
    const int made = static_cast<int>(index_of(*transition.after.made[who]));
    if (made < best || (made != best && transition.game.rules.declared == Declared::best))
      return "the meld of " + name(who) + " counts as a " + std::string(name_of(*transition.after.made[who]));
  }
  return {};
}

std::string melds_take_the_cards_they_name(const Transition& transition) {
  if (!ranks_melds(transition)) return {};
  for (int i = 0; i < transition.before.players; ++i) {
    const Cards cards = shown(transition.before, seat(i));
    const int rank = meld_rank(cards);
    if (cards.total() < cards_named(rank)) continue;  // an Octopus for want of cards
    const Cards used = needed(cards, static_cast<Meld>(rank));
    if (!cards.has(used) || used.total() != cards_named(rank) || meld_rank(used) != rank)
      return name(seat(i)) + " makes her meld of " + to_string(used.total()) + " cards, not of those it names";
  }
  return {};
}

/// Of five cards the rarest kind is there once at most, and the two others make something of the rest.
std::string five_cards_make_one_of_five_melds(const Transition& transition) {
  if (!ranks_melds(transition) || transition.game.rules.declared != Declared::best) return {};
  for (int i = 0; i < transition.before.players; ++i)
    if (shown(transition.before, seat(i)).total() == 5 && transition.after.made[seat(i)] > Meld::aquamarine_waltz)
      return "five cards of " + name(seat(i)) + " make a " + std::string(name_of(*transition.after.made[seat(i)]));
  return {};
}

std::string picks_follow_the_order(const Transition& transition) {
  const auto* pick = std::get_if<Pick>(&transition.action);
  const auto* without = std::get_if<GoWithout>(&transition.action);
  if (pick == nullptr && without == nullptr) return {};
  const Seat by = pick != nullptr ? pick->by : without->by;
  const std::size_t next = transition.history.picked.size();
  if (next >= transition.history.order.size()) return name(by) + " picks when everybody has";
  if (transition.history.order[next] != by) return name(by) + " picks before " + name(transition.history.order[next]);
  if (pick != nullptr && !transition.before.offer.contains(pick->tile)) return name(by) + " picks a tile that is not there";
  return without != nullptr && !transition.before.offer.empty() ? name(by) + " goes without, though a tile is left" : "";
}

std::string everybody_picks_before_the_prince_passes(const Transition& transition) {
  if (!std::holds_alternative<PassPrince>(transition.action)) return {};
  for (int i = 0; i < transition.before.players; ++i)
    if (!transition.history.picked.contains(seat(i))) return name(seat(i)) + " has not picked";
  const bool none_stay = transition.game.rules.surplus_tiles == SurplusTiles::discarded;
  if (none_stay && !transition.before.offer.empty()) return "tiles that nobody picked are still on offer";
  return transition.before.bonus_due.empty() ? "" : "an effect is still to come";
}

std::string prince_goes_to_the_best_meld(const Transition& transition) {
  if (transition.after.dealer == transition.before.dealer && !std::holds_alternative<PassPrince>(transition.action) &&
      !std::holds_alternative<FirstDealer>(transition.action))
    return {};
  if (const auto* first = std::get_if<FirstDealer>(&transition.action))
    return transition.after.dealer == first->to ? "" : name(first->to) + " deals first, and has no Prince card";
  if (!std::holds_alternative<PassPrince>(transition.action)) return "the Prince card moves by itself";
  const Seat best = transition.history.order.empty() ? transition.before.dealer : transition.history.order[0];
  return transition.after.dealer == best
             ? ""
             : "the Prince card goes to " + name(transition.after.dealer) + ", not to " + name(best);
}

std::string as_many_rounds_as_stated_are_played(const Transition& transition) {
  const int stated = transition.game.rules.rounds;
  if (std::holds_alternative<TurnUndercurrents>(transition.action) && transition.history.cards_turned >= stated)
    return "round " + to_string(stated + 1) + " begins";
  if (transition.before.step == Step::turning_up_treasure || transition.after.step != Step::turning_up_treasure) return {};
  const int rounds = transition.history.cards_turned;
  return rounds == stated ? "" : "the game ends after " + to_string(rounds) + " rounds";
}

/// How many tiles of a kind lie in piles, on offer and among the discards: all that a second tile leaves when it is drawn.
int in_reserve(const State& state, Tile tile) {
  return state.unseen_tiles[tile] + state.tile_discards[tile] + static_cast<int>(std::ranges::count(state.offer, tile));
}
int discards_of(const State& state, Shape shape) { return state.tile_discards.total(shape) + state.unseen_discards[shape]; }

/// The second tile comes from its pile; or, where an empty pile is renewed for it, from the discards of its shape.
std::string drawn_otherwise(const Transition& transition, Shape shape) {
  const State& before = transition.before;
  const State& after = transition.after;
  const auto on_offer = [&](const State& state) {
    return std::ranges::count_if(state.offer, [&](Tile tile) { return tile.shape() == shape; });
  };
  if (before.piles[shape] + discards_of(before, shape) + on_offer(before) !=
      after.piles[shape] + discards_of(after, shape) + on_offer(after) + 1)
    return "the second tile comes from no pile";
  const EmptyPile read = transition.game.rules.empty_pile;
  const bool for_the_draw = before.piles[shape] == 0 && read != EmptyPile::for_the_column;
  const bool by_the_draw = before.piles[shape] == 1 && read == EmptyPile::at_once;
  if (after.piles[shape] != before.piles[shape] - 1 && !for_the_draw && !by_the_draw)
    return "discards become a pile, though the pile holds tiles";
  for (const Symbol symbol : every<Symbol>)
    for (const Shade shade : every<Shade>)
      if (const Tile tile = Tile::of(shape, symbol, shade); in_reserve(before, tile) != in_reserve(after, tile))
        return "the second tile has been looked at";
  return {};
}

std::string extra_tile_is_for_the_waltz(const Transition& transition) {
  for (int i = 0; i < transition.after.players; ++i) {
    const Seat who = seat(i);
    if (!transition.after.extra[who] || transition.before.extra[who] == transition.after.extra[who]) continue;
    if (transition.history.rank[who] != 4) return name(who) + " has a second tile without an Aquamarine Waltz";
    const Shape shape = *transition.after.extra[who];
    if (const std::string wrong = drawn_otherwise(transition, shape); !wrong.empty()) return wrong;
  }
  return {};
}

}  // namespace

std::span<const Law> predicting_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"face_up_tokens_are_as_printed", "setup.face_up_as_printed", AsksTransition{face_up_tokens_are_as_printed}, {}},
      {"each_is_dealt_in_full", "dealing.in_full", AsksTransition{each_is_dealt_in_full}, {deck_reshuffled}},
      {"deals_never_run_short", "dealing.deck_suffices", AsksTransition{deals_never_run_short}, {deck_reshuffled}},
      {"hands_stay_small", "hands.nine_and_two", AsksPosition{hands_stay_small}, {game_over}},
      {"deck_is_renewed_when_empty",
       "dealing.renewed_when_empty",
       AsksTransition{deck_is_renewed_when_empty},
       {deck_reshuffled}},
      {"as_many_tiles_as_the_column_says",
       "tiles.as_the_column_says",
       AsksTransition{as_many_tiles_as_the_column_says},
       {pile_reshuffled}},
      {"melds_grow_together", "melding.two_then_one", AsksTransition{melds_grow_together}, {octopus, mermaid_rain}},
      {"melding_ends_when_it_has_to", "melding.ends", AsksTransition{melding_ends_when_it_has_to}, {octopus, mermaid_rain}},
      {"order_follows_the_melds",
       "order.by_meld",
       AsksTransition{order_follows_the_melds},
       {mermaid_rain, mermaid_squall, ocean_march, twin_splash, aquamarine_waltz, mermaid_mist, mermaid_drop, octopus}},
      {"melds_are_discarded_whole", "melding.cards_discarded", AsksTransition{melds_are_discarded_whole}, {mermaid_squall}},
      {"melds_count_as_the_best_they_make",
       "melding.best_is_unique",
       AsksTransition{melds_count_as_the_best_they_make},
       {mermaid_rain, mermaid_squall, ocean_march, twin_splash, aquamarine_waltz, mermaid_mist, mermaid_drop, octopus}},
      {"melds_take_the_cards_they_name",
       "melding.needs_named_cards",
       AsksTransition{melds_take_the_cards_they_name},
       {mermaid_rain, mermaid_squall, ocean_march, twin_splash, aquamarine_waltz, mermaid_mist, mermaid_drop, octopus}},
      {"five_cards_make_one_of_five_melds",
       "melding.impossible_with_five",
       AsksTransition{five_cards_make_one_of_five_melds},
       {mermaid_rain, mermaid_squall, ocean_march, twin_splash, aquamarine_waltz}},
      {"picks_follow_the_order", "picking.by_meld", AsksTransition{picks_follow_the_order}, {}},
      {"everybody_picks_before_the_prince_passes",
       "picking.everybody",
       AsksTransition{everybody_picks_before_the_prince_passes},
       {}},
      {"prince_goes_to_the_best_meld", "order.prince", AsksTransition{prince_goes_to_the_best_meld}, {}},
      {"as_many_rounds_as_stated_are_played",
       "rounds.as_stated",
       AsksTransition{as_many_rounds_as_stated_are_played},
       {game_over}},
      {"extra_tile_is_for_the_waltz", "bonuses.extra_tile", AsksTransition{extra_tile_is_for_the_waltz}, {second_tile}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
