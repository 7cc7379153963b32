#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/judging.hpp"
#include "properties/mermaids_song/shared.hpp"

// The laws of how the game ends and who wins.

namespace fathom::mermaids_song::laws {
namespace {

using std::to_string;

/// Whether a turn ends with this action.
bool ends_a_turn(const Action& action) {
  return std::holds_alternative<EndTurn>(action) || std::holds_alternative<DiscardHand>(action) ||
         std::holds_alternative<DiscardTreasure>(action);
}

/// The game is over the moment somebody has the total, or as her turn ends, and goes on as long as nobody has it and cards
/// are left.
std::string the_first_to_reach_the_total_wins_at_once(const Transition& transition) {
  if (std::holds_alternative<EndPlay>(transition.action)) return {};
  const bool looked_at = transition.game.rules.winning_when == WinningWhen::at_once || ends_a_turn(transition.action);
  const bool over = transition.after.step == Step::over;
  bool reached = false;
  for (int i = 0; i < transition.after.players; ++i) {
    const int total = loyalty(transition.after.enticed[seat(i)]);
    const bool enough = total >= wins_here(transition.game, transition.after.players);
    reached = reached || enough;
    if (enough && looked_at && !over) return name(seat(i)) + " has " + to_string(total) + ", and play goes on";
    if (enough && seat(i) != transition.history.on_turn) return name(seat(i)) + " wins in another player's turn";
  }
  return over && !(reached && looked_at) ? "the game is over, and nobody has won it yet" : "";
}

std::string play_ends_when_no_card_can_be_drawn(const Transition& transition) {
  if (!std::holds_alternative<EndPlay>(transition.action)) return {};
  if (transition.before.deck.total() + transition.before.discards.total() > 0) return "cards can still be drawn";
  const int held = transition.before.hands[transition.history.on_turn].total();
  if (held >= drawn_up_to(transition.game, transition.history.opening)) return "nobody has to draw";
  return transition.after.step == Step::over ? "" : "play goes on without cards";
}

/// Whoever has to draw does: from the deck, from the discards, or not at all.
std::string drawing_never_stops(const Position& at) {
  if (at.state.step != Step::drawing) return {};
  const bool deck = at.state.deck.total() > 0;
  const bool discards = at.state.discards.total() > 0;
  if (offers<Draw>(at) != deck) return "a card can be drawn, or not, whatever the deck has";
  if (offers<Reshuffle>(at) != (!deck && discards)) return "the discards become the deck, or not, whatever is needed";
  return offers<EndPlay>(at) == (!deck && !discards) ? "" : "play ends, or not, whatever cards are left";
}

std::string most_loyalty_wins(const Position& at) {
  if (at.state.step != Step::over) return {};
  return wins_wrongly(at.state, [&](const State& state) { return winners(at.game, state); });
}

std::string winning_depends_on_no_name(const Position& at) {
  if (at.state.step != Step::over) return {};
  return wins_by_her_name(at.state, [&](const State& state) { return winners(at.game, state); });
}

}  // namespace

std::string wins_wrongly(const State& state, const Judge& judge) {
  int most = 0;
  for (const Seat at : seated(state.players)) most = std::max(most, loyalty(state.enticed[at]));
  const SeatSet won = judge(state);
  for (const Seat who : seated(state.players)) {
    const int total = loyalty(state.enticed[who]);
    if (won.contains(who) != (total == most))
      return name(who) + " has " + to_string(total) + " of at most " + to_string(most) + ", and " +
             (won.contains(who) ? "wins" : "does not win");
  }
  return {};
}

std::string wins_by_her_name(const State& state, const Judge& judge) {
  const SeatSet won = judge(state);
  for (int turn = 1; turn < state.players; ++turn) {
    Relabelling by;
    by.turn = turn;
    const SeatSet renamed = judge(relabelled(state, by));
    for (const Seat at : seated(state.players))
      if (won.contains(at) != renamed.contains(clockwise(at, turn, state.players)))
        return name(at) + " wins or loses by her name";
  }
  return {};
}

std::span<const Law> winning_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"the_first_to_reach_the_total_wins_at_once",
       "winning.at_the_total",
       AsksTransition{the_first_to_reach_the_total_wins_at_once},
       {won_by_enticing, won_by_luring, game_over}},
      {"play_ends_when_no_card_can_be_drawn",
       "ending.without_cards",
       AsksTransition{play_ends_when_no_card_can_be_drawn},
       {no_cards_left, tie_without_cards}},
      {"drawing_never_stops", "drawing.never_stops", AsksPosition{drawing_never_stops}, {deck_renewed, no_cards_left}},
      {"most_loyalty_wins",
       "winning.most_loyalty",
       AsksPosition{most_loyalty_wins},
       {no_cards_left, tie_without_cards, won_by_enticing}},
      {"winning_depends_on_no_name", "winning.no_names", AsksPosition{winning_depends_on_no_name}, {tie_without_cards}},
  };
  return laws;
}

}  // namespace fathom::mermaids_song::laws
