#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/reads.hpp"
#include "model/mermaid_beach/components.hpp"

namespace fathom::mermaid_beach {

// The readings. Each is keyed by the id of the rule it reads; the first value is the default, and the rulebook table says
// why.

/// younger.without: all cards, or the pack for younger players?
enum class Pack : std::uint8_t { all_cards, without_mean_and_waves };
constexpr std::array<std::string_view, 2> names_of(Pack) { return {"all_cards", "without_mean_and_waves"}; }
/// merfolk.bonus_turn: is the bonus another turn, or another card, as the Spanish summary has it?
enum class BonusOf : std::uint8_t { another_turn, another_card };
constexpr std::array<std::string_view, 2> names_of(BonusOf) { return {"another_turn", "another_card"}; }
/// merfolk.bonus_let_go: must the bonus turn be taken?
enum class BonusTurn : std::uint8_t { may_be_let_go, taken };
constexpr std::array<std::string_view, 2> names_of(BonusTurn) { return {"may_be_let_go", "taken"}; }
/// mean.optional: may whoever plays a Mean Mermaid steal nothing?
enum class Stealing : std::uint8_t { may, must };
constexpr std::array<std::string_view, 2> names_of(Stealing) { return {"may", "must"}; }
/// mean.from_whom, waves.whose and seaweed.whom: does "any player" include oneself?
enum class Victim : std::uint8_t { opponents, anyone };
constexpr std::array<std::string_view, 2> names_of(Victim) { return {"opponents", "anyone"}; }
/// mean.nothing_to_take, waves.nothing_to_take and seaweed.nothing_to_draw: is a card played that finds nothing to do?
enum class Idle : std::uint8_t { played, not_playable };
constexpr std::array<std::string_view, 2> names_of(Idle) { return {"played", "not_playable"}; }
/// asking.last_resort: when is it that one cannot do anything "above"?
enum class LastResort : std::uint8_t { nothing_above, free_choice, nothing_else };
constexpr std::array<std::string_view, 3> names_of(LastResort) { return {"nothing_above", "free_choice", "nothing_else"}; }
/// asking.let_go: has somebody to ask who could do nothing else?
enum class OnlyAsking : std::uint8_t { asks, may_be_let_go };
constexpr std::array<std::string_view, 2> names_of(OnlyAsking) { return {"asks", "may_be_let_go"}; }
/// asking.which_cards: beach items only, or whatever card one holds?
enum class Askable : std::uint8_t { beach_items, any_beach_card };
constexpr std::array<std::string_view, 2> names_of(Askable) { return {"beach_items", "any_beach_card"}; }
/// asking.drawn_match: does the item drawn have to match a card in hand, or the very card asked for?
enum class DrawnMatch : std::uint8_t { any_in_hand, asked_kind };
constexpr std::array<std::string_view, 2> names_of(DrawnMatch) { return {"any_in_hand", "asked_kind"}; }
/// asking.drawn_mean: is a Mean Mermaid among the special cards that may be played when drawn?
enum class DrawnMean : std::uint8_t { counts, does_not_count };
constexpr std::array<std::string_view, 2> names_of(DrawnMean) { return {"counts", "does_not_count"}; }
/// asking.drawn_bonus: does a mermaid played when drawn bring her bonus?
enum class DrawnBonus : std::uint8_t { another_turn, none };
constexpr std::array<std::string_view, 2> names_of(DrawnBonus) { return {"another_turn", "none"}; }
/// shells.draw_let_go: must the Shell card be drawn that a mermaid or a pair brings?
enum class ShellDue : std::uint8_t { drawn, may_be_left };
constexpr std::array<std::string_view, 2> names_of(ShellDue) { return {"drawn", "may_be_left"}; }
/// starfish.all_pass: do all pass a card, or only who drew the starfish, as the Spanish section can be read?
enum class Passers : std::uint8_t { everybody, drawer_alone };
constexpr std::array<std::string_view, 2> names_of(Passers) { return {"everybody", "drawer_alone"}; }
/// passing.together: does everybody choose before taking up what is passed to her?
enum class PassingWhen : std::uint8_t { together, one_after_another };
constexpr std::array<std::string_view, 2> names_of(PassingWhen) { return {"together", "one_after_another"}; }
/// decks.beach_empty and decks.shell_empty: what if a card is to be drawn and the deck has none?
enum class EmptyDeck : std::uint8_t { nothing_drawn, reshuffle };
constexpr std::array<std::string_view, 2> names_of(EmptyDeck) { return {"nothing_drawn", "reshuffle"}; }
/// ending.judged: does the Sea Monster alone end the game if held when an action is over, or at any moment of it?
enum class Judged : std::uint8_t { after_the_action, at_once };
constexpr std::array<std::string_view, 2> names_of(Judged) { return {"after_the_action", "at_once"}; }

/// ending.carried_out: is an action that leaves somebody without a card carried out, whichever it is, or only where the note
/// has it so: mermaids and pairs that are one's own last cards?
enum class Carried : std::uint8_t { to_its_end, as_noted };
constexpr std::array<std::string_view, 2> names_of(Carried) { return {"to_its_end", "as_noted"}; }
/// ending.out_for_good: is somebody out whom the same action brings another card?
enum class Out : std::uint8_t { for_good, unless_a_card_comes };
constexpr std::array<std::string_view, 2> names_of(Out) { return {"for_good", "unless_a_card_comes"}; }

// Choices that only a house rule makes; the first value is the game as published.

/// house.open_hands: do hands lie open?
enum class Hands : std::uint8_t { secret, open };
constexpr std::array<std::string_view, 2> names_of(Hands) { return {"secret", "open"}; }

/// Every number and reading of the rulebook, as data with the published value as default. What is in the decks is the `Box`.
struct Rules {
  Number hand{"dealing.five", 5};
  Number hand_of_two{"dealing.seven_for_two", 7};
  Number mermaid_shells{"merfolk.draw_a_shell", 1};
  Number pair_shells{"pairs.draw_a_shell", 1};
  Number match_shells{"asking.draw_a_shell", 1};
  Number seaweed_cards{"seaweed.draw_a_card", 1};
  Numbers<shell_kinds> shell_values{"shells.values", {1, 2, 3, 4}};

  Choice<Pack> pack{"younger.without"};
  Choice<BonusOf> bonus_of{"merfolk.bonus_turn"};
  Choice<BonusTurn> bonus_turn{"merfolk.bonus_let_go"};
  Choice<Stealing> stealing{"mean.optional"};
  Choice<Victim> robbed{"mean.from_whom"};
  Choice<Idle> idle_mean{"mean.nothing_to_take"};
  Choice<LastResort> last_resort{"asking.last_resort"};
  Choice<OnlyAsking> only_asking{"asking.let_go"};
  Choice<Askable> askable{"asking.which_cards"};
  Choice<DrawnMatch> drawn_match{"asking.drawn_match"};
  Choice<DrawnMean> drawn_mean{"asking.drawn_mean"};
  Choice<DrawnBonus> drawn_bonus{"asking.drawn_bonus"};
  Choice<Victim> washed{"waves.whose"};
  Choice<Idle> idle_wave{"waves.nothing_to_take"};
  Choice<Victim> seaweed_for{"seaweed.whom"};
  Choice<Idle> idle_seaweed{"seaweed.nothing_to_draw"};
  Choice<ShellDue> shell_due{"shells.draw_let_go"};
  Choice<Passers> passers{"starfish.all_pass"};
  Choice<PassingWhen> passing{"passing.together"};
  Choice<EmptyDeck> beach_empty{"decks.beach_empty"};
  Choice<EmptyDeck> shell_empty{"decks.shell_empty"};
  Choice<Judged> judged{"ending.judged"};
  Choice<Carried> carried{"ending.carried_out"};
  Choice<Out> out{"ending.out_for_good"};

  Choice<Hands> hands{"house.open_hands"};
  Number first_dealt_more{"house.first_dealt_more", 0};  ///< Cards.
  Number extra_actions{"house.extra_actions", 0};
  Number display{"house.display", 0};          ///< Beach cards face up beside the deck.
  Number paid_action{"house.paid_action", 0};  ///< What the Shell card has to be worth; 0 where nothing is paid for.

  static constexpr auto fields =
      FieldTuple{Parameter{"dealing.five", &Rules::hand, "dealing.five", 2, 9},
                 Parameter{"dealing.seven_for_two", &Rules::hand_of_two, "dealing.seven_for_two", 2, 20},
                 Parameter{"merfolk.draw_a_shell", &Rules::mermaid_shells, "merfolk.draw_a_shell", 0, 4},
                 Parameter{"pairs.draw_a_shell", &Rules::pair_shells, "pairs.draw_a_shell", 0, 4},
                 Parameter{"asking.draw_a_shell", &Rules::match_shells, "asking.draw_a_shell", 0, 4},
                 Parameter{"seaweed.draw_a_card", &Rules::seaweed_cards, "seaweed.draw_a_card", 1, 9},
                 Parameter{"shells.values", &Rules::shell_values, "shells.values", 0, 50},
                 Reading{"younger.without", &Rules::pack},
                 Reading{"merfolk.bonus_turn", &Rules::bonus_of},
                 Reading{"merfolk.bonus_let_go", &Rules::bonus_turn},
                 Reading{"mean.optional", &Rules::stealing},
                 Reading{"mean.from_whom", &Rules::robbed},
                 Reading{"mean.nothing_to_take", &Rules::idle_mean},
                 Reading{"asking.last_resort", &Rules::last_resort},
                 Reading{"asking.let_go", &Rules::only_asking},
                 Reading{"asking.which_cards", &Rules::askable},
                 Reading{"asking.drawn_match", &Rules::drawn_match},
                 Reading{"asking.drawn_mean", &Rules::drawn_mean},
                 Reading{"asking.drawn_bonus", &Rules::drawn_bonus},
                 Reading{"waves.whose", &Rules::washed},
                 Reading{"waves.nothing_to_take", &Rules::idle_wave},
                 Reading{"seaweed.whom", &Rules::seaweed_for},
                 Reading{"seaweed.nothing_to_draw", &Rules::idle_seaweed},
                 Reading{"shells.draw_let_go", &Rules::shell_due},
                 Reading{"starfish.all_pass", &Rules::passers},
                 Reading{"passing.together", &Rules::passing},
                 Reading{"decks.beach_empty", &Rules::beach_empty},
                 Reading{"decks.shell_empty", &Rules::shell_empty},
                 Reading{"ending.judged", &Rules::judged},
                 Reading{"ending.carried_out", &Rules::carried},
                 Reading{"ending.out_for_good", &Rules::out},
                 Reading{"house.open_hands", &Rules::hands},
                 Parameter{"house.first_dealt_more", &Rules::first_dealt_more, "house.first_dealt_more", 0, 9},
                 Parameter{"house.extra_actions", &Rules::extra_actions, "house.extra_actions", 0, 4},
                 Parameter{"house.display", &Rules::display, "house.display", 0, 8},
                 Parameter{"house.paid_action", &Rules::paid_action, "house.paid_action", 0, 50}};

  friend bool operator==(const Rules&, const Rules&) = default;
};

using Game = GameOf<Rules, Box>;

/// What in the numbers, the readings and the box of a game goes so ill together that nobody could set it up or play it, in
/// whole sentences. Numbers that are merely other than printed are no contradiction, and neither is a deck that runs out.
std::vector<std::string> contradictions(const Game& game);

}  // namespace fathom::mermaid_beach
