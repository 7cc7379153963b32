#include <algorithm>
#include <span>
#include <vector>

#include "properties/mermaid_beach/adapter.hpp"

// What each invariant of Mermaid Beach is there to notice, done to states that play comes to.

namespace fathom::mermaid_beach::laws {
namespace {

using Damage = properties::Damage<MermaidBeach>;

template <Step step>
bool at(const State& state) {
  return state.step == step;
}
bool over_with_the_monster_shown(const State& state) { return state.step == Step::over && state.monster_shown; }
bool second_to_pass(const State& state) { return state.step == Step::passing && state.passed[state.turn]; }

Seat other(const State& state) { return clockwise(state.turn, 1, state.players); }

const std::vector<Damage>& all_damages() {
  static const std::vector<Damage> all{
      {"beach_cards_conserved", "a card too many in a hand", at<Step::turn>,
       [](Game&, State& s) { ++s.hands[Seat::Bob][BeachCard::seaweed]; }},
      {"beach_cards_conserved", "a drawn card that is in the deck as well", at<Step::deciding>,
       [](Game&, State& s) { ++s.deck[*s.drawn]; }},
      {"beach_cards_conserved", "a card put down and kept", second_to_pass,
       [](Game&, State& s) { ++s.hands[s.turn][*s.passed[s.turn]]; }},
      {"shell_cards_conserved", "a shell out of nowhere", at<Step::turn>,
       [](Game&, State& s) { ++s.shells[Seat::Ann][ShellCard::four]; }},
      {"shell_cards_conserved", "a starfish thrown away", at<Step::passing>, [](Game&, State& s) { s.shell_discards = {}; }},
      {"hands_dealt_in_full", "a card short when play begins", at<Step::first_player>,
       [](Game&, State& s) { s.hands[Seat::Ann] = {}; }},
      {"hands_dealt_in_full", "a card too many in the deal", at<Step::dealing>,
       [](Game&, State& s) {
         s.hands[Seat::Bob] = {{BeachCard::sun, 8}};
       }},
      {"only_players_take_part", "a turn of somebody who does not play", at<Step::turn>,
       [](Game&, State& s) { s.turn = Seat::Finn; }},
      {"only_players_take_part", "an action of somebody who does not play", at<Step::answering>,
       [](Game&, State& s) { s.acting = static_cast<Seat>(200); }},
      {"only_players_take_part", "a hand where nobody sits", at<Step::turn>,
       [](Game&, State& s) { ++s.hands[Seat::Finn][BeachCard::sun]; }},
      {"only_players_take_part", "shells where nobody sits", at<Step::turn>,
       [](Game&, State& s) { ++s.shells[Seat::Finn][ShellCard::one]; }},
      {"others_act_where_they_must", "a player who answers herself", at<Step::answering>,
       [](Game&, State& s) { s.acting = s.turn; }},
      {"others_act_where_they_must", "another player's choice at one's own turn", at<Step::turn>,
       [](Game&, State& s) { s.acting = other(s); }},
      {"others_act_where_they_must", "seaweed drawn for by who played it", at<Step::drawing_for_seaweed>,
       [](Game&, State& s) { s.acting = s.turn; }},
      {"nobody_goes_on_finished", "a turn while somebody is out of cards", at<Step::turn>,
       [](Game&, State& s) { s.hands[other(s)] = {}; }},
      {"nobody_goes_on_finished", "a question while somebody has the monster alone", at<Step::answering>,
       [](Game&, State& s) { s.hands[other(s)] = {BeachCard::sea_monster}; }},
      {"nobody_goes_on_finished", "a turn when the end is decided", at<Step::turn>,
       [](Game&, State& s) { s.ending = Ending::decided; }},
      {"bonus_follows_a_mermaid", "a bonus turn due at the turn itself", at<Step::turn>,
       [](Game&, State& s) { s.bonus = Bonus::due; }},
      {"bonus_follows_a_mermaid", "a bonus turn when the game is over", at<Step::over>,
       [](Game&, State& s) { s.bonus = Bonus::running; }},
      {"actions_left_by_house_rules", "a second action in a turn", at<Step::turn>, [](Game&, State& s) { s.more = 1; }},
      {"cards_owed_only_while_drawing", "a card owed in the deal", at<Step::dealing>, [](Game&, State& s) { s.owed = 1; }},
      {"cards_owed_only_while_drawing", "a card owed at a turn", at<Step::turn>, [](Game&, State& s) { s.owed = 1; }},
      {"cards_owed_only_while_drawing", "nothing owed while drawing", at<Step::drawing_shells>,
       [](Game&, State& s) { s.owed = 0; }},
      {"items_discarded_in_pairs", "a single sun discarded", at<Step::turn>,
       [](Game&, State& s) { ++s.discards[BeachCard::sun]; }},
      {"asker_holds_what_she_asks_for", "a question for something she lacks", at<Step::answering>,
       [](Game&, State& s) { s.hands[s.turn][*s.asked_for] = 0; }},
      {"asker_holds_what_she_asks_for", "a question for nothing", at<Step::going_to_the_beach>,
       [](Game&, State& s) { s.asked_for.reset(); }},
      {"asker_holds_what_she_asks_for", "a question that has been answered long ago", at<Step::turn>,
       [](Game&, State& s) { s.asked_for = BeachCard::sun; }},
      {"drawn_card_is_decided_on", "a drawn card at the next turn", at<Step::turn>,
       [](Game&, State& s) { s.drawn = BeachCard::sun; }},
      {"drawn_card_is_decided_on", "no card to decide on", at<Step::deciding>, [](Game&, State& s) { s.drawn.reset(); }},
      {"display_is_full", "a card face up at the beach", at<Step::turn>,
       [](Game&, State& s) { ++s.display[BeachCard::sun]; }},
      {"no_starfish_is_kept", "a starfish among the shells", at<Step::turn>,
       [](Game&, State& s) { ++s.shells[Seat::Ann][ShellCard::starfish_left]; }},
      {"cards_put_down_are_passed", "a card left lying", at<Step::turn>,
       [](Game&, State& s) { s.passed[Seat::Ann] = BeachCard::sun; }},
      {"cards_put_down_are_passed", "nothing to hand over", at<Step::handing_over>, [](Game&, State& s) { s.passed = {}; }},
      {"cards_put_down_are_passed", "a second card from one player", at<Step::passing>,
       [](Game&, State& s) { s.passed[s.acting] = BeachCard::sun; }},
      {"passer_has_a_card", "a player without a card who has to pass one", at<Step::passing>,
       [](Game&, State& s) { s.hands[s.acting] = {}; }},
      {"monster_is_never_discarded", "the monster discarded", at<Step::turn>,
       [](Game&, State& s) { ++s.discards[BeachCard::sea_monster]; }},
      {"monster_shown_at_the_end", "the monster shown at a turn", at<Step::turn>,
       [](Game&, State& s) { s.monster_shown = Seat::Ann; }},
      {"monster_shown_at_the_end", "the monster never shown", over_with_the_monster_shown,
       [](Game&, State& s) { s.monster_shown.reset(); }},
      {"monster_shown_at_the_end", "points counted before the monster is shown", at<Step::revealing>,
       [](Game&, State& s) { s.step = Step::scoring; }},
      {"monster_shown_at_the_end", "the monster shown by somebody else", over_with_the_monster_shown,
       [](Game&, State& s) { s.monster_shown = clockwise(*s.monster_shown, 1, s.players); }},
      {"end_is_decided", "an end that nobody has come to", at<Step::revealing>,
       [](Game&, State& s) { s.ending = Ending::open; }},
      {"end_is_decided", "an end before the first turn", at<Step::dealing>,
       [](Game&, State& s) { s.ending = Ending::decided; }},
      {"scores_are_the_shells", "points before the end", at<Step::turn>, [](Game&, State& s) { s.scores[Seat::Ann] = 1; }},
      {"scores_are_the_shells", "a point too many", at<Step::over>, [](Game&, State& s) { ++s.scores[Seat::Ann]; }},
      {"scores_are_the_shells", "points for nobody", at<Step::over>, [](Game&, State& s) { s.scores[Seat::Finn] = 3; }},
  };
  return all;
}

}  // namespace

std::span<const properties::Damage<MermaidBeach>> Adapter::damages() { return all_damages(); }

}  // namespace fathom::mermaid_beach::laws
