#pragma once

#include <string_view>
#include <variant>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/seats.hpp"
#include "model/mermaid_beach/components.hpp"

// Every deed at the table, in the order of the rulebook, each with an example as scenarios write it. Who acts is written
// before the deed (`Ann: keep`); what chance brings is written without a name.

namespace fathom::mermaid_beach {

/// The player with the waviest hair begins: `first_player: Bob`.
struct FirstPlayer {
  Seat to{};
  static constexpr std::string_view verb = "first_player";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"to", &FirstPlayer::to}};
  friend bool operator==(const FirstPlayer&, const FirstPlayer&) = default;
};
/// A Beach card is dealt face down: `deal: {to: Ann, card: sun}`.
struct Deal {
  Seat to{};
  BeachCard card{};
  static constexpr std::string_view verb = "deal";
  static constexpr Observers observers = Observers::actor;
  static constexpr auto fields = FieldTuple{Field{"to", &Deal::to}, Field{"card", &Deal::card}};
  friend bool operator==(const Deal&, const Deal&) = default;
};
/// A mermaid or merman is discarded: `Ann: play_mermaid`. The Shell card follows as `draw_shell`.
struct PlayMermaid {
  Seat by{};
  static constexpr std::string_view verb = "play_mermaid";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &PlayMermaid::by}};
  friend bool operator==(const PlayMermaid&, const PlayMermaid&) = default;
};
/// A Mean Mermaid is discarded: `Ann: play_mean_mermaid`. What she steals follows.
struct PlayMeanMermaid {
  Seat by{};
  static constexpr std::string_view verb = "play_mean_mermaid";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &PlayMeanMermaid::by}};
  friend bool operator==(const PlayMeanMermaid&, const PlayMeanMermaid&) = default;
};
/// A Shell card is taken from another player: `Ann: {steal: {from: Bob, shell: four}}`.
struct Steal {
  Seat by{};
  Seat from{};
  ShellCard shell{};
  static constexpr std::string_view verb = "steal";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields =
      FieldTuple{Field{"by", &Steal::by}, Field{"from", &Steal::from}, Field{"shell", &Steal::shell}};
  friend bool operator==(const Steal&, const Steal&) = default;
};
/// The Mean Mermaid steals nothing: `Ann: steal_nothing`.
struct StealNothing {
  Seat by{};
  static constexpr std::string_view verb = "steal_nothing";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &StealNothing::by}};
  friend bool operator==(const StealNothing&, const StealNothing&) = default;
};
/// Two of a kind are discarded: `Ann: {play_pair: sailboat}`. The Shell card follows as `draw_shell`.
struct PlayPair {
  Seat by{};
  BeachCard item{};
  static constexpr std::string_view verb = "play_pair";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &PlayPair::by}, Field{"item", &PlayPair::item}};
  friend bool operator==(const PlayPair&, const PlayPair&) = default;
};
/// Somebody is asked for a match: `Ann: {ask: {of: Bob, card: umbrella}}`. Her answer follows: `give` or `go_to_the_beach`.
struct Ask {
  Seat by{};
  Seat of{};
  BeachCard card{};
  static constexpr std::string_view verb = "ask";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Ask::by}, Field{"of", &Ask::of}, Field{"card", &Ask::card}};
  friend bool operator==(const Ask&, const Ask&) = default;
};
/// The player asked hands over a match, and the pair is discarded: `Bob: give`.
struct Give {
  Seat by{};
  static constexpr std::string_view verb = "give";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Give::by}};
  friend bool operator==(const Give&, const Give&) = default;
};
/// The player asked has no match: `Bob: go_to_the_beach`.
struct GoToTheBeach {
  Seat by{};
  static constexpr std::string_view verb = "go_to_the_beach";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &GoToTheBeach::by}};
  friend bool operator==(const GoToTheBeach&, const GoToTheBeach&) = default;
};
/// A Beach card is drawn, at the beach or for seaweed: `draw_beach: {to: Ann, card: mermaid}`.
struct DrawBeach {
  Seat to{};
  BeachCard card{};
  static constexpr std::string_view verb = "draw_beach";
  static constexpr Observers observers = Observers::actor;
  static constexpr auto fields = FieldTuple{Field{"to", &DrawBeach::to}, Field{"card", &DrawBeach::card}};
  friend bool operator==(const DrawBeach&, const DrawBeach&) = default;
};
/// The card drawn at the beach is played at once: `Ann: {play_drawn: mermaid}`. An item goes with its match in hand.
struct PlayDrawn {
  Seat by{};
  BeachCard card{};
  static constexpr std::string_view verb = "play_drawn";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &PlayDrawn::by}, Field{"card", &PlayDrawn::card}};
  friend bool operator==(const PlayDrawn&, const PlayDrawn&) = default;
};
/// The card drawn at the beach goes into the hand: `Ann: keep`.
struct Keep {
  Seat by{};
  static constexpr std::string_view verb = "keep";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &Keep::by}};
  friend bool operator==(const Keep&, const Keep&) = default;
};
/// A Sneaker Wave is discarded: `Ann: play_sneaker_wave`. What it takes follows.
struct PlaySneakerWave {
  Seat by{};
  static constexpr std::string_view verb = "play_sneaker_wave";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &PlaySneakerWave::by}};
  friend bool operator==(const PlaySneakerWave&, const PlaySneakerWave&) = default;
};
/// A Shell card goes to the Shell discard pile: `Ann: {wash_away: {from: Bob, shell: four}}`.
struct WashAway {
  Seat by{};
  Seat from{};
  ShellCard shell{};
  static constexpr std::string_view verb = "wash_away";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields =
      FieldTuple{Field{"by", &WashAway::by}, Field{"from", &WashAway::from}, Field{"shell", &WashAway::shell}};
  friend bool operator==(const WashAway&, const WashAway&) = default;
};
/// A Seaweed card is discarded: `Ann: play_seaweed`. Who draws follows.
struct PlaySeaweed {
  Seat by{};
  static constexpr std::string_view verb = "play_seaweed";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &PlaySeaweed::by}};
  friend bool operator==(const PlaySeaweed&, const PlaySeaweed&) = default;
};
/// Whoever has to draw for the seaweed is chosen: `Ann: {choose_drawer: Bob}`. The card follows as `draw_beach`.
struct ChooseDrawer {
  Seat by{};
  Seat whom{};
  static constexpr std::string_view verb = "choose_drawer";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &ChooseDrawer::by}, Field{"whom", &ChooseDrawer::whom}};
  friend bool operator==(const ChooseDrawer&, const ChooseDrawer&) = default;
};
/// A Shell card is drawn and turned up: `draw_shell: {to: Ann, card: starfish_left}`.
struct DrawShell {
  Seat to{};
  ShellCard card{};
  static constexpr std::string_view verb = "draw_shell";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"to", &DrawShell::to}, Field{"card", &DrawShell::card}};
  friend bool operator==(const DrawShell&, const DrawShell&) = default;
};
/// A card is put down for a neighbour: `Bob: {pass_card: sea_monster}`.
struct PassCard {
  Seat by{};
  BeachCard card{};
  static constexpr std::string_view verb = "pass_card";
  static constexpr Observers observers = Observers::actor;
  static constexpr auto fields = FieldTuple{Field{"by", &PassCard::by}, Field{"card", &PassCard::card}};
  friend bool operator==(const PassCard&, const PassCard&) = default;
};
/// All take up the cards passed to them: `hand_over: {}`.
struct HandOver {
  static constexpr std::string_view verb = "hand_over";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const HandOver&, const HandOver&) = default;
};
/// A turn in which nothing is possible, or a bonus turn that is let go: `Ann: pass_turn`.
struct PassTurn {
  Seat by{};
  static constexpr std::string_view verb = "pass_turn";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &PassTurn::by}};
  friend bool operator==(const PassTurn&, const PassTurn&) = default;
};
/// The Beach discard pile becomes a new deck, in a reading that has it so: `reshuffle_beach: {}`.
struct ReshuffleBeach {
  static constexpr std::string_view verb = "reshuffle_beach";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const ReshuffleBeach&, const ReshuffleBeach&) = default;
};
/// The Shell discard pile becomes a new deck, in a reading that has it so: `reshuffle_shells: {}`.
struct ReshuffleShells {
  static constexpr std::string_view verb = "reshuffle_shells";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const ReshuffleShells&, const ReshuffleShells&) = default;
};
/// Whoever holds the Sea Monster at the end reveals it, and it eats: `reveal_monster: {by: Ann}`.
struct RevealMonster {
  Seat by{};
  static constexpr std::string_view verb = "reveal_monster";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{Field{"by", &RevealMonster::by}};
  friend bool operator==(const RevealMonster&, const RevealMonster&) = default;
};
/// Everybody counts her shells: `score: {}`.
struct Score {
  static constexpr std::string_view verb = "score";
  static constexpr Observers observers = Observers::everyone;
  static constexpr auto fields = FieldTuple{};
  friend bool operator==(const Score&, const Score&) = default;
};

using Action = std::variant<FirstPlayer, Deal, PlayMermaid, PlayMeanMermaid, Steal, StealNothing, PlayPair, Ask, Give,
                            GoToTheBeach, DrawBeach, PlayDrawn, Keep, PlaySneakerWave, WashAway, PlaySeaweed, ChooseDrawer,
                            DrawShell, PassCard, HandOver, PassTurn, ReshuffleBeach, ReshuffleShells, RevealMonster, Score>;

}  // namespace fathom::mermaid_beach
