#include <algorithm>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/shared.hpp"

// The laws of what follows from the numbers of the rules and from what is in the box: how far anything can go. Theorems find
// the printed numbers from the same facts; here they are worked out for whatever numbers are played by.

namespace fathom::mermaids_song::laws {
namespace {

using std::to_string;

constexpr int highest_value = 3;

/// What so many creatures of the box count, the cheapest ones or those that count most.
template <class Order>
int loyalty_of_some(const Creatures& box, int many, Order order) {
  std::vector<int> ratings;
  for (const Creature creature : every<Creature>)
    for (int i = 0; i < box[creature]; ++i) ratings.push_back(loyalty(creature));
  std::ranges::sort(ratings, order);
  int sum = 0;
  for (std::size_t i = 0; i < ratings.size() && static_cast<int>(i) < many; ++i) sum += ratings[i];
  return sum;
}
int cheapest(const Creatures& box, int many) { return loyalty_of_some(box, many, std::less<>{}); }
int dearest(const Creatures& box, int many) { return loyalty_of_some(box, many, std::greater<>{}); }

/// The most cards somebody has in hand when her actions begin.
int largest_hand(const Rules& rules) { return std::max<int>(rules.hand, rules.mermaids_dealt + rules.cards_dealt); }
/// How many cards of the highest value a creature takes.
int cards_for(int rating) { return (rating + highest_value - 1) / highest_value; }

/// There are too few mermaids to fill everybody's places, unless a house rule has other numbers.
std::string mermaids_are_too_few_for_every_place(const Position& at) {
  const int places = at.game.rules.mermaids_in_play;
  if (mermaids_here(at.game, at.state.players) >= places * at.state.players) return {};
  for (int i = 0; i < at.state.players; ++i)
    if (static_cast<int>(at.state.mermaids[seat(i)].size()) < places) return {};
  return "everybody has " + to_string(places) + " mermaids in play";
}

/// Whoever finds no card to draw holds the Kraken and the Treasure, and so no more besides than the hand has room for.
std::string cards_run_out_on_the_specials_alone(const Transition& transition) {
  if (!std::holds_alternative<EndPlay>(transition.action)) return {};
  const Cards& hand = transition.before.hands[transition.history.on_turn];
  for (const Card card : {Card::kraken, Card::treasure})
    if (hand[card] != transition.game.box.cards[card]) return "no card is left, and the " + words(card) + " is not in hand";
  const int others = hand.total() - hand[Card::kraken] - hand[Card::treasure];
  const int room = drawn_up_to(transition.game, transition.history.opening) - hand[Card::kraken] - hand[Card::treasure];
  return others < std::max(room, 1) ? "" : "no card is left, and a hand of " + to_string(hand.total()) + " is not complete";
}

/// Whatever lies by a mermaid, she has no more power than all songs of the box, or all silences, would give her.
std::string no_mermaid_has_more_power_than_all_songs(const Position& at) {
  const int most = std::max(songs_in(at.game.box.cards), silences_in(at.game.box.cards));
  for (int i = 0; i < at.state.players; ++i)
    if (const int power = most_power(at.game, at.state, seat(i)); power > most)
      return "a mermaid of " + name(seat(i)) + " has power " + to_string(power);
  return {};
}

/// A creature takes as many visible cards as cards of the highest value make up its rating, and no fewer.
std::string a_creature_takes_so_many_cards(const Transition& transition) {
  const auto* entice = std::get_if<Entice>(&transition.action);
  if (entice == nullptr) return {};
  const Mermaid* mermaid = mermaid_of(transition.before, entice->by, entice->nth);
  if (mermaid == nullptr || mermaid->visible.total() >= cards_for(loyalty(entice->creature))) return {};
  return "a " + words(entice->creature) + " is enticed by " + to_string(mermaid->visible.total()) + " cards";
}

/// A mermaid who came into play in this turn has no more cards than were left in a full hand.
std::string a_new_mermaid_entices_what_a_hand_allows(const Transition& transition) {
  const auto* entice = std::get_if<Entice>(&transition.action);
  if (entice == nullptr) return {};
  const auto in_play = static_cast<int>(transition.before.mermaids[entice->by].size());
  if (entice->nth <= in_play - transition.history.new_mermaids) return {};
  const int cards = largest_hand(transition.game.rules) - 1;
  return cards_for(loyalty(entice->creature)) <= cards ? "" : "a mermaid just played entices a " + words(entice->creature);
}

/// The most loyalty that mermaids from a hand of so many cards can bring, each with songs of the highest value.
int from_a_hand(int cards) {
  std::vector<int> best(static_cast<std::size_t>(cards) + 1, 0);
  for (int hand = 1; hand <= cards; ++hand)
    for (const Creature creature : every<Creature>)
      if (const int rest = hand - 1 - cards_for(loyalty(creature)); rest >= 0)
        best[static_cast<std::size_t>(hand)] =
            std::max(best[static_cast<std::size_t>(hand)], loyalty(creature) + best[static_cast<std::size_t>(rest)]);
  return best.back();
}

/// One turn brings no more than mermaids already in play and a full hand can entice.
std::string one_turn_brings_so_much_at_most(const Transition& transition) {
  const auto* entice = std::get_if<Entice>(&transition.action);
  if (entice == nullptr) return {};
  const Rules& rules = transition.game.rules;
  const int most = rules.mermaids_in_play * loyalty(Creature::nine) + from_a_hand(largest_hand(rules));
  const int brought = loyalty(entice->creature) + so_far_this_turn(transition).sum<Entice>([](const Entice& earlier) {
    return loyalty(earlier.creature);
  });
  return brought <= most ? "" : "one turn brings a loyalty of " + to_string(brought);
}

/// Whether the game is won the moment that somebody has the total: only then is there a limit to what anybody has.
bool won_at_once(const Game& game) { return game.rules.winning_when == WinningWhen::at_once; }
bool is_won(const Transition& transition) {
  return transition.after.step == Step::over && !std::holds_alternative<EndPlay>(transition.action);
}

/// A creature won makes one winner, who is the player in turn.
std::string one_player_wins_at_a_time(const Transition& transition) {
  if (!is_won(transition)) return {};
  const int total = wins_here(transition.game, transition.after.players);
  for (int i = 0; i < transition.after.players; ++i)
    if (seat(i) != transition.history.on_turn && loyalty(transition.after.enticed[seat(i)]) >= total)
      return name(seat(i)) + " has the total as well";
  return {};
}

/// Somebody wins with no fewer creatures than those that count most need, and with no more than the cheapest allow.
std::string so_many_creatures_win(const Transition& transition) {
  if (!is_won(transition) || !won_at_once(transition.game)) return {};
  const int total = wins_here(transition.game, transition.after.players);
  const int won_with = transition.after.enticed[transition.history.on_turn].total();
  const Creatures& box = transition.game.box.creatures;
  if (dearest(box, won_with) < total) return to_string(won_with) + " creatures win, which are too few";
  return cheapest(box, won_with - 1) < total ? "" : to_string(won_with) + " creatures win, and fewer had the total before";
}

/// Whether so many creatures can have been won while nobody has the total: the cheapest, shared out evenly.
bool could_be_won_by_all(const Position& at, int creatures) {
  const int below = wins_here(at.game, at.state.players) - 1;
  return cheapest(at.game.box.creatures, creatures) <= at.state.players * below;
}

/// Somebody has won before fewer creatures lie face up than should, unless the totals are so high that it need not be.
std::string the_play_area_is_never_short(const Position& at) {
  if (!is_action_phase(at.state) || !won_at_once(at.game)) return {};
  const int wanted = at.game.rules.creatures_face_up;
  if (at.state.face_up.total() >= wanted) return {};
  const int won = at.game.box.creatures.total() - wanted + 1;
  return could_be_won_by_all(at, won) ? ""
                                      : to_string(at.state.face_up.total()) + " creatures are face up, and nobody has won";
}

/// All creatures make a winner, unless the totals are so high that they need not.
std::string all_creatures_make_a_winner(const Position& at) {
  if (at.state.step == Step::over || !won_at_once(at.game)) return {};
  if (at.state.creature_deck.total() + at.state.face_up.total() > 0) return {};
  return could_be_won_by_all(at, at.game.box.creatures.total()) ? "" : "no creature is left, and nobody has won";
}

/// Whoever wins had less than the total, and gained one creature.
std::string loyalty_has_a_limit(const Position& at) {
  if (!won_at_once(at.game)) return {};
  const int most = wins_here(at.game, at.state.players) - 1 + loyalty(Creature::nine);
  for (int i = 0; i < at.state.players; ++i)
    if (const int has = loyalty(at.state.enticed[seat(i)]); has > most) return name(seat(i)) + " has " + to_string(has);
  return {};
}

}  // namespace

std::span<const Law> limits_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"mermaids_are_too_few_for_every_place",
       "mermaids.short",
       AsksPosition{mermaids_are_too_few_for_every_place},
       {third_mermaid}},
      {"cards_run_out_on_the_specials_alone",
       "ending.on_specials_alone",
       AsksTransition{cards_run_out_on_the_specials_alone},
       {no_cards_left}},
      {"no_mermaid_has_more_power_than_all_songs",
       "power.limit",
       AsksPosition{no_mermaid_has_more_power_than_all_songs},
       {nine_enticed, both_sounds_visible}},
      {"a_creature_takes_so_many_cards",
       "power.every_rating",
       AsksTransition{a_creature_takes_so_many_cards},
       {creature_enticed, nine_enticed}},
      {"a_new_mermaid_entices_what_a_hand_allows",
       "turns.new_mermaids",
       AsksTransition{a_new_mermaid_entices_what_a_hand_allows},
       {creature_enticed, nine_enticed}},
      {"one_turn_brings_so_much_at_most",
       "turns.loyalty_in_one",
       AsksTransition{one_turn_brings_so_much_at_most},
       {two_enticed_in_a_turn}},
      {"one_player_wins_at_a_time",
       "winning.one_at_a_time",
       AsksTransition{one_player_wins_at_a_time},
       {won_by_enticing, won_by_luring}},
      {"so_many_creatures_win",
       "winning.creatures_needed",
       AsksTransition{so_many_creatures_win},
       {won_by_enticing, won_by_luring}},
      {"the_play_area_is_never_short",
       "creatures.never_run_out",
       AsksPosition{the_play_area_is_never_short},
       {creature_enticed, won_by_enticing}},
      {"all_creatures_make_a_winner",
       "creatures.all_make_a_winner",
       AsksPosition{all_creatures_make_a_winner},
       {creature_enticed, won_by_enticing}},
      {"loyalty_has_a_limit", "scores.bounds", AsksPosition{loyalty_has_a_limit}, {won_by_enticing, won_by_luring}},
  };
  return laws;
}

}  // namespace fathom::mermaids_song::laws
