#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "model/mermaids_song/mermaids_song.hpp"
#include "properties/damage.hpp"
#include "properties/law.hpp"

namespace fathom::mermaids_song::laws {

/// What a campaign's plays must come to.
enum class Event : std::uint8_t {
  special_put_aside,
  deck_renewed,
  hand_discarded,
  third_mermaid,
  song_on_another,
  songs_cancel,
  several_cancel_one,
  cover_chosen,
  both_sounds_visible,
  kraken_between_draws,
  kraken_before_actions,
  kraken_among_actions,
  kraken_takes_several,
  kraken_for_nothing,
  kraken_tie,
  treasure_between_draws,
  treasure_before_actions,
  treasure_among_actions,
  treasure_for_nothing,
  both_specials_in_hand,
  creature_enticed,
  nine_enticed,
  covered_cards_leave,
  two_enticed_in_a_turn,
  won_by_enticing,
  won_by_luring,
  no_cards_left,
  tie_without_cards,
  game_over
};
constexpr std::array<std::string_view, 29> names_of(Event) {
  return {"a special card put aside in the deal",
          "a renewed deck",
          "a hand discarded",
          "a third mermaid in play",
          "a card played on another player's mermaid",
          "cards that cancel",
          "several cards that cancel one",
          "a choice of what is covered",
          "songs and silences visible together",
          "the Kraken released between two draws",
          "the Kraken released before the action phase",
          "the Kraken released in the action phase",
          "a Kraken that takes several mermaids",
          "a Kraken that takes nobody",
          "a choice of whom the Kraken takes",
          "the Treasure played between two draws",
          "the Treasure played before the action phase",
          "the Treasure played in the action phase",
          "a Treasure with nobody to rob",
          "both special cards in one hand",
          "a creature enticed",
          "a nine enticed",
          "covered cards that leave with their mermaid",
          "two creatures enticed in one turn",
          "a game won by enticing",
          "a game won by luring",
          "a game without cards left",
          "a tie without cards left",
          "the end of the game"};
}

/// What has to happen next, as everybody at the table expects it.
enum class Due : std::uint8_t {
  setting_up,
  choice_to_draw,
  pause,
  drawing,
  choice,
  actions,
  cover,
  toll,
  lure,
  creature,
  nothing
};
constexpr std::array<std::string_view, 11> names_of(Due) {
  return {"the setup",
          "the choice whether to draw",
          "the choice whether to draw on",
          "a card to draw",
          "the choice whether to keep the hand",
          "an action",
          "a choice of cover",
          "the Kraken's toll",
          "a creature lured",
          "a creature turned up",
          "nothing more"};
}

/// What a spectator at the table would keep in mind to notice that a rule is broken. It is worked out from what is seen to
/// happen, never from what the state says about the past, save where a trace begins.
struct History {
  Due due = Due::setting_up;                ///< What has to happen next.
  PerSeat<int> dealt;                       ///< Cards dealt to each player,
  PerSeat<int> mermaids_dealt;              ///< and the mermaids among them.
  Seat on_turn = Seat::Ann;                 ///< Whose turn it is.
  Opening opening = Opening::under_way;     ///< Whether it is the first turn of all.
  bool in_actions = false;                  ///< Whether the action phase of the turn has begun.
  bool special_drawn = false;               ///< Whether a special card was drawn in this turn.
  int new_mermaids = 0;                     ///< Mermaids of the player in turn who came into play in this turn: her last.
  Cards discarded;                          ///< What has been discarded since the deck was last renewed.
  PerSeat<Few<Cards, most_mermaids>> with;  ///< What was played on each mermaid in play, in their order.
  SeatSet toll;                             ///< Who has yet to give up a mermaid to the Kraken.
  std::optional<Seat> robbed;               ///< From whom a creature is lured.
  PerSeat<Creatures> creatures;             ///< The creatures each has won.
};

/// Mermaid's Song as a campaign sees it.
struct Adapter {
  using Specification = MermaidsSong;
  using Event = laws::Event;
  using History = laws::History;
  using Symmetry = Relabelling;

  static History history_at(const Game& game, const State& state);
  static void keep(History& history, const properties::Transition<Adapter>& transition);
  static std::span<const properties::Law<Adapter>> laws();
  static std::span<const properties::Damage<MermaidsSong>> damages();

  static properties::Events events(const properties::Transition<Adapter>& transition);
  static std::span<const properties::Wanted<Event>> wanted();
  static std::span<const properties::Start<MermaidsSong>> starts();
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

/// The laws of the setup and of turns; of songs and silences; of the special cards; of enticing and winning; and of who
/// knows what.
std::span<const Law> turns_laws();
std::span<const Law> singing_laws();
std::span<const Law> specials_laws();
std::span<const Law> enticing_laws();
std::span<const Law> winning_laws();
/// The laws of what follows from the numbers of the rules and from what is in the box.
std::span<const Law> limits_laws();
std::span<const Law> secrets_laws();
/// The law that a state written down is read back the same.
std::span<const Law> writing_laws();

}  // namespace fathom::mermaids_song::laws
