#pragma once

#include <string_view>
#include <variant>

#include "model/core/actions.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"
#include "model/mermaid_beach/components.hpp"
#include "model/mermaid_beach/state.hpp"

// Every action at the table, in the order of the rulebook, each with an example as scenarios write it. Who acts is written
// before the action (`Ann: keep`); what chance brings is written without a name.

namespace fathom::mermaid_beach {

/// The player with the waviest hair begins: `first_player: Bob`.
struct FirstPlayer {
  Seat to{};
  static constexpr auto doer = Doer::anybody;
  static constexpr NamedSet<Step> due{Step::first_player};
  static constexpr std::string_view line = "{to} has the waviest hair and begins";
  friend bool operator==(const FirstPlayer&, const FirstPlayer&) = default;
};
/// A Beach card is dealt face down: `deal: {to: Ann, card: sun}`.
struct Deal {
  Seat to{};
  BeachCard card{};
  static constexpr auto observers = Observers::actor;
  static constexpr auto drawn_from = &State::deck;
  static constexpr NamedSet<Step> due{Step::dealing};
  static constexpr std::string_view line = "{to} is dealt {card}";
  friend bool operator==(const Deal&, const Deal&) = default;
};
/// A mermaid or merman is discarded: `Ann: play_mermaid`. The Shell card follows as `draw_shell`.
struct PlayMermaid {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::turn};
  static constexpr std::string_view line = "{by} plays a mermaid";
  friend bool operator==(const PlayMermaid&, const PlayMermaid&) = default;
};
/// A Mean Mermaid is discarded: `Ann: play_mean_mermaid`. What she steals follows.
struct PlayMeanMermaid {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::turn};
  static constexpr std::string_view line = "{by} plays a mean mermaid";
  friend bool operator==(const PlayMeanMermaid&, const PlayMeanMermaid&) = default;
};
/// A Shell card is taken from another player: `Ann: {steal: {from: Bob, shell: four}}`.
struct Steal {
  Seat by{};
  Seat from{};
  ShellCard shell{};
  static constexpr NamedSet<Step> due{Step::stealing};
  static constexpr std::string_view line = "{by} steals {shell} from {from}";
  friend bool operator==(const Steal&, const Steal&) = default;
};
/// The Mean Mermaid steals nothing: `Ann: steal_nothing`.
struct StealNothing {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::stealing};
  static constexpr std::string_view line = "{by} steals nothing";
  friend bool operator==(const StealNothing&, const StealNothing&) = default;
};
/// Two of a kind are discarded: `Ann: {play_pair: sailboat}`. The Shell card follows as `draw_shell`.
struct PlayPair {
  Seat by{};
  BeachCard item{};
  static constexpr NamedSet<Step> due{Step::turn};
  static constexpr std::string_view line = "{by} plays {pair}";
  friend bool operator==(const PlayPair&, const PlayPair&) = default;
};
/// Somebody is asked for a match: `Ann: {ask: {of: Bob, card: umbrella}}`. Her answer follows: `give` or `go_to_the_beach`.
struct Ask {
  Seat by{};
  Seat of{};
  BeachCard card{};
  static constexpr NamedSet<Step> due{Step::turn};
  static constexpr std::string_view line = "{by} asks {of} for {card}";
  friend bool operator==(const Ask&, const Ask&) = default;
};
/// The player asked hands over a match, and the pair is discarded: `Bob: give`.
struct Give {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::answering};
  static constexpr std::string_view line = "{by} gives {what} to {whom}";
  friend bool operator==(const Give&, const Give&) = default;
};
/// The player asked has no match: `Bob: go_to_the_beach`.
struct GoToTheBeach {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::answering};
  static constexpr std::string_view line = "{by} sends {whom} to the beach";
  friend bool operator==(const GoToTheBeach&, const GoToTheBeach&) = default;
};
/// A Beach card is drawn, at the beach or for seaweed: `draw_beach: {to: Ann, card: mermaid}`.
struct DrawBeach {
  Seat to{};
  BeachCard card{};
  static constexpr auto observers = Observers::actor;
  static constexpr auto drawn_from = &State::deck;
  static constexpr NamedSet<Step> due{Step::going_to_the_beach, Step::drawing_for_seaweed};
  static constexpr std::string_view line = "{to} draws {card} {where}";
  friend bool operator==(const DrawBeach&, const DrawBeach&) = default;
};
/// A card is turned up beside the Beach deck, by a house rule: `turn_up: sun`.
struct TurnUp {
  BeachCard card{};
  static constexpr auto drawn_from = &State::deck;
  static constexpr NamedSet<Step> due{Step::turning_up};
  static constexpr std::string_view line = "{card} is turned up beside the Beach deck";
  friend bool operator==(const TurnUp&, const TurnUp&) = default;
};
/// Who is sent to the beach takes a card that lies face up there, by that house rule: `Ann: {take_from_display: sun}`.
struct TakeFromDisplay {
  Seat by{};
  BeachCard card{};
  static constexpr NamedSet<Step> due{Step::taking_from_display};
  static constexpr std::string_view line = "{by} takes {card} that lies face up at the beach";
  friend bool operator==(const TakeFromDisplay&, const TakeFromDisplay&) = default;
};
/// The card drawn at the beach is played at once: `Ann: {play_drawn: mermaid}`. An item goes with its match in hand.
struct PlayDrawn {
  Seat by{};
  BeachCard card{};
  static constexpr NamedSet<Step> due{Step::deciding};
  static constexpr std::string_view line = "{by} plays {card} she has drawn{match}";
  friend bool operator==(const PlayDrawn&, const PlayDrawn&) = default;
};
/// The card drawn at the beach goes into the hand: `Ann: keep`.
struct Keep {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::deciding};
  static constexpr std::string_view line = "{by} keeps the card she has drawn";
  friend bool operator==(const Keep&, const Keep&) = default;
};
/// A Sneaker Wave is discarded: `Ann: play_sneaker_wave`. What it takes follows.
struct PlaySneakerWave {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::turn};
  static constexpr std::string_view line = "{by} plays a sneaker wave";
  friend bool operator==(const PlaySneakerWave&, const PlaySneakerWave&) = default;
};
/// A Shell card goes to the Shell discard pile: `Ann: {wash_away: {from: Bob, shell: four}}`.
struct WashAway {
  Seat by{};
  Seat from{};
  ShellCard shell{};
  static constexpr NamedSet<Step> due{Step::washing_away};
  static constexpr std::string_view line = "{by} washes away {shell} of {from}'s";
  friend bool operator==(const WashAway&, const WashAway&) = default;
};
/// A Seaweed card is discarded: `Ann: play_seaweed`. Who draws follows.
struct PlaySeaweed {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::turn};
  static constexpr std::string_view line = "{by} plays a seaweed";
  friend bool operator==(const PlaySeaweed&, const PlaySeaweed&) = default;
};
/// Whoever has to draw for the seaweed is chosen: `Ann: {choose_drawer: Bob}`. The card follows as `draw_beach`.
struct ChooseDrawer {
  Seat by{};
  Seat whom{};
  static constexpr NamedSet<Step> due{Step::choosing_drawer};
  static constexpr std::string_view line = "{by} lets {whom} draw for the seaweed";
  friend bool operator==(const ChooseDrawer&, const ChooseDrawer&) = default;
};
/// The Shell card that is due is drawn, in a reading that leaves it to her: `Ann: take_shell`. It follows as `draw_shell`.
struct TakeShell {
  Seat by{};
  static constexpr NamedSet<Step> due{Step::offering_shell};
  static constexpr std::string_view line = "{by} chooses to draw a Shell card";
  friend bool operator==(const TakeShell&, const TakeShell&) = default;
};
/// The Shell card that is due is not drawn, in that reading: `Ann: leave_shell`.
struct LeaveShell {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::offering_shell};
  static constexpr std::string_view line = "{by} draws no Shell card";
  friend bool operator==(const LeaveShell&, const LeaveShell&) = default;
};
/// A Shell card is drawn and turned up: `draw_shell: {to: Ann, card: starfish_left}`.
struct DrawShell {
  Seat to{};
  ShellCard card{};
  static constexpr auto drawn_from = &State::shell_deck;
  static constexpr NamedSet<Step> due{Step::drawing_shells};
  static constexpr std::string_view line = "{to} draws {card}";
  friend bool operator==(const DrawShell&, const DrawShell&) = default;
};
/// A card is put down for a neighbour: `Bob: {pass_card: sea_monster}`.
struct PassCard {
  Seat by{};
  BeachCard card{};
  static constexpr auto observers = Observers::actor;
  static constexpr NamedSet<Step> due{Step::passing};
  static constexpr std::string_view line = "{by} puts down {card} to pass";
  friend bool operator==(const PassCard&, const PassCard&) = default;
};
/// All take up the cards passed to them: `hand_over: {}`.
struct HandOver {
  static constexpr NamedSet<Step> due{Step::handing_over};
  static constexpr std::string_view line = "what lies there is passed to the {side}";
  friend bool operator==(const HandOver&, const HandOver&) = default;
};
/// A bonus turn that is let go, or a turn in which nothing is possible: `Ann: pass_turn`.
struct PassTurn {
  Seat by{};
  static constexpr bool is_dull = true;
  static constexpr NamedSet<Step> due{Step::turn};
  static constexpr std::string_view line = "{by} passes her turn";
  friend bool operator==(const PassTurn&, const PassTurn&) = default;
};
/// A Shell card is given up for one more action, by a house rule: `Ann: {pay_for_action: one}`.
struct PayForAction {
  Seat by{};
  ShellCard shell{};
  static constexpr NamedSet<Step> due{Step::turn};
  static constexpr std::string_view line = "{by} gives up {shell} for one more action";
  friend bool operator==(const PayForAction&, const PayForAction&) = default;
};
/// The Beach discard pile becomes a new deck, in a reading that has it so: `reshuffle_beach: {}`.
struct ReshuffleBeach {
  static constexpr NamedSet<Step> due{Step::going_to_the_beach, Step::drawing_for_seaweed};
  static constexpr std::string_view line = "the Beach discard pile becomes a new deck";
  friend bool operator==(const ReshuffleBeach&, const ReshuffleBeach&) = default;
};
/// The Shell discard pile becomes a new deck, in a reading that has it so: `reshuffle_shells: {}`.
struct ReshuffleShells {
  static constexpr NamedSet<Step> due{Step::drawing_shells};
  static constexpr std::string_view line = "the Shell discard pile becomes a new deck";
  friend bool operator==(const ReshuffleShells&, const ReshuffleShells&) = default;
};
/// Whoever holds the Sea Monster at the end reveals it, and it eats: `reveal_monster: {by: Ann}`.
struct RevealMonster {
  Seat by{};
  static constexpr auto doer = Doer::anybody;
  static constexpr NamedSet<Step> due{Step::revealing};
  static constexpr std::string_view line = "{by} reveals the sea monster, which eats {eaten}";
  friend bool operator==(const RevealMonster&, const RevealMonster&) = default;
};
/// Everybody counts her shells: `score: {}`.
struct Score {
  static constexpr NamedSet<Step> due{Step::revealing, Step::scoring};
  static constexpr std::string_view line = "points are counted{points}";
  friend bool operator==(const Score&, const Score&) = default;
};

using Action = std::variant<FirstPlayer, Deal, PlayMermaid, PlayMeanMermaid, Steal, StealNothing, PlayPair, Ask, Give,
                            GoToTheBeach, DrawBeach, TurnUp, TakeFromDisplay, PlayDrawn, Keep, PlaySneakerWave, WashAway,
                            PlaySeaweed, ChooseDrawer, TakeShell, LeaveShell, DrawShell, PassCard, HandOver, PassTurn,
                            PayForAction, ReshuffleBeach, ReshuffleShells, RevealMonster, Score>;

}  // namespace fathom::mermaid_beach
