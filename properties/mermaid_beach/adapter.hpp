#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "properties/damage.hpp"
#include "properties/law.hpp"

namespace fathom::mermaid_beach::laws {

/// What a campaign's plays must come to.
enum class Event : std::uint8_t {
  bonus_turn,
  bonus_let_go,
  theft,
  theft_forgone,
  mean_for_nothing,
  pair_played,
  match_given,
  last_card_given,
  sent_to_the_beach,
  nothing_at_the_beach,
  drawn_mermaid,
  drawn_mean,
  drawn_wave,
  drawn_seaweed,
  drawn_match,
  drawn_kept,
  wave,
  wave_for_nothing,
  seaweed,
  seaweed_for_nothing,
  deck_emptied,
  starfish_left,
  starfish_right,
  monster_passed,
  single_card_passed,
  last_chance,
  monster_alone_passed_on,
  out_of_cards,
  only_the_monster,
  several_finished,
  monster_eats_several,
  monster_eats_nothing,
  nobody_has_the_monster,
  tie_on_points,
  tie_on_everything,
  game_over
};
constexpr std::array<std::string_view, 36> names_of(Event) {
  return {"a bonus turn",
          "a bonus turn let go",
          "a theft",
          "a theft forgone",
          "a Mean Mermaid for nothing",
          "a pair played from the hand",
          "a match given",
          "a last card given",
          "somebody sent to the beach",
          "nothing left at the beach",
          "a mermaid drawn and played",
          "a Mean Mermaid drawn and played",
          "a Sneaker Wave drawn and played",
          "a Seaweed drawn and played",
          "a match drawn and played",
          "a card drawn and kept",
          "a Sneaker Wave that takes a shell",
          "a Sneaker Wave for nothing",
          "a Seaweed that makes somebody draw",
          "a Seaweed for nothing",
          "the Beach deck used up",
          "a starfish to the left",
          "a starfish to the right",
          "the Sea Monster passed on",
          "a single card passed",
          "a last chance to pass a card",
          "the Sea Monster passed on by who held nothing else",
          "somebody out of cards",
          "somebody with the Sea Monster alone",
          "several finished at once",
          "several shells eaten",
          "a Sea Monster that finds nothing to eat",
          "a Sea Monster that nobody holds",
          "a tie on points",
          "a tie on everything",
          "the end of the game"};
}

/// What has to happen next, as everybody at the table expects it.
enum class Due : std::uint8_t {
  cards_dealt,
  action,
  shell_offer,
  shell,
  theft,
  answer,
  beach_card,
  display_card,
  turned_up,
  decision,
  washing,
  drawer,
  seaweed_card,
  passing,
  taking_up,
  ending,
  nothing
};
constexpr std::array<std::string_view, 17> names_of(Due) {
  return {"the deal",  "an action",    "the choice of a Shell card", "a Shell card",           "a theft",
          "an answer", "a Beach card", "a card that lies face up",   "a card being turned up", "a decision",
          "a wave",    "a drawer",     "a card for the seaweed",     "cards passed",           "cards being taken up",
          "the end",   "nothing more"};
}

/// What a spectator at the table would keep in mind to notice that a rule is broken. It is worked out from what is seen to
/// happen, never from what the state says about the past, save where a trace begins.
struct History {
  PerSeat<int> dealt;                          ///< Cards dealt to each player.
  Due due = Due::cards_dealt;                  ///< What has to happen next,
  Seat whose = Seat::Ann;                      ///< and whose action that is.
  Seat on_turn = Seat::Ann;                    ///< Whose turn it is, or was last,
  Seat before = Seat::Ann;                     ///< and whose it was before that.
  bool turn_again = false;                     ///< Whether a mermaid played in this turn brings another,
  bool bonus_turn = false;                     ///< and whether this is such a turn.
  int left_at_turn = 0;                        ///< What was left to be drawn and played when this turn began,
  int deck_at_turn = 0;                        ///< and how many cards the Beach deck had.
  int more = 0;                                ///< How many actions more this turn has, by a house rule.
  int owed = 0;                                ///< How many cards are to be drawn for what has been played.
  int earned = 0;                              ///< Shell cards earned since the trace began,
  int taken = 0;                               ///< and those drawn.
  std::optional<BeachCard> asked_for;          ///< What was asked for, until it is answered.
  std::optional<BeachCard> drawn;              ///< What was drawn at the beach, until it is played or kept.
  BeachCards played;                           ///< Every Beach card seen to be discarded.
  PerSeat<ShellCards> shells;                  ///< Shell cards seen to be laid in front of players,
  ShellCards shells_gone;                      ///< and those seen to be discarded.
  ShellCard starfish{};                        ///< The starfish being followed,
  SeatSet passers;                             ///< who held a card when it was turned up,
  SeatSet passed;                              ///< and who has had her time to pass one.
  SeatSet out;                                 ///< Who has had no card at some time in this action, and is out for good.
  PerSeat<std::optional<BeachCard>> put_down;  ///< What each has put down for a neighbour.
  std::optional<Seat> monster_shown;           ///< Who has shown the Sea Monster.
};

/// Mermaid Beach as a campaign sees it.
struct Adapter {
  using Specification = MermaidBeach;
  using Event = laws::Event;
  using History = laws::History;
  using Symmetry = Relabelling;

  static History history_at(const Game& game, const State& state);
  static void keep(History& history, const properties::Transition<Adapter>& transition);
  static std::span<const properties::Law<Adapter>> laws();
  static std::span<const properties::Damage<MermaidBeach>> damages();

  static properties::Events events(const properties::Transition<Adapter>& transition);
  static std::span<const properties::Wanted<Event>> wanted();
  static std::span<const properties::Start<MermaidBeach>> starts();
  static std::uint64_t cases();
  static int eagerness(const Game& game, const State& state, const Action& action);

  static int players(const State& state) { return state.players; }
  static Symmetry symmetry(int players, Random& random);
  static std::vector<Symmetry> symmetries(const Game& game, int players);
  static bool reveals(const Game& game, const State& state, const Action& action, Seat looking);
};

using Transition = properties::Transition<Adapter>;
using Position = properties::Position<Adapter>;
using Law = properties::Law<Adapter>;
using AsksTransition = properties::AsksTransition<Adapter>;
using AsksPosition = properties::AsksPosition<Adapter>;
using AsksProbe = properties::AsksProbe<Adapter>;

/// The laws of the deal and of turns; of discarding; of asking; of waves and seaweed; of the Shell deck and of passing; of
/// the end of the game; and of who knows what.
std::span<const Law> turns_laws();
std::span<const Law> discarding_laws();
std::span<const Law> asking_laws();
std::span<const Law> sea_laws();
std::span<const Law> shells_laws();
std::span<const Law> ending_laws();
std::span<const Law> secrets_laws();
/// The law that a state written down is read back the same.
std::span<const Law> writing_laws();

}  // namespace fathom::mermaid_beach::laws
