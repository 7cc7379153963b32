#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "model/mermaid_rain/by_the_book.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "properties/damage.hpp"
#include "properties/law.hpp"

namespace fathom::mermaid_rain::laws {

using namespace by_the_book;

/// What a campaign's plays must come to. The first eight are the melds, in the order of `Meld`.
enum class Event : std::uint8_t {
  mermaid_rain,
  mermaid_squall,
  ocean_march,
  twin_splash,
  aquamarine_waltz,
  mermaid_mist,
  mermaid_drop,
  octopus,
  warp,
  second_tile,
  pool_token,
  deep_sea,
  drift_of_two,
  face_down_gain,
  space_emptied,
  space_entered_again,
  place_shared,
  deck_reshuffled,
  pile_reshuffled,
  looked,
  gained_unseen,
  missing_tribute,
  tie_of_two,
  tie_of_three,
  tie_for_nothing,
  monopoly,
  game_over
};
constexpr std::array<std::string_view, 27> names_of(Event) {
  return {"a Mermaid Rain",
          "a Mermaid Squall",
          "an Ocean March",
          "a Twin Splash",
          "an Aquamarine Waltz",
          "a Mermaid Mist",
          "a Mermaid Drop",
          "an Octopus",
          "a warp",
          "a second tile placed",
          "a token from the pool",
          "a Deep Sea Movement",
          "a drift of two",
          "a token gained face down",
          "a space emptied",
          "a space entered again",
          "a place shared",
          "a reshuffled deck",
          "a reshuffled pile",
          "a look at tokens face down",
          "a token gained without a look",
          "a tribute that falls short",
          "a tie of two",
          "a tie of three",
          "a tie for ranks worth nothing",
          "a monopoly",
          "the end of the game"};
}

/// The parts of a game, in the order of the rulebook.
enum class Stage : std::uint8_t {
  face_up_tokens,
  face_down_tokens,
  first_dealer,
  deal,
  undercurrents,
  offer,
  melds,
  picks,
  prince,
  riding,
  clearing,
  drifting,
  adjusting,
  treasure_up,
  tribute,
  scoring
};
constexpr std::array<std::string_view, 16> names_of(Stage) {
  return {"tokens face up",
          "tokens face down",
          "the first dealer",
          "cards",
          "an Undercurrents card",
          "tiles on offer",
          "melds",
          "picks",
          "the Prince card",
          "rides",
          "dark tiles",
          "drifts",
          "cards given up",
          "tokens turned up",
          "tribute",
          "points for treasure"};
}
/// The part of the game that an action belongs to, where it belongs to one alone.
std::optional<Stage> stage_of(const Action& action);

/// What a spectator at the table would keep in mind to notice that a rule is broken. It is worked out from what is seen to
/// happen, never from what the state says about the past, save where a trace begins.
struct History {
  Stage stage{};                              ///< The part of the game that the last action belonged to.
  int cards_turned = 0;                       ///< Undercurrents cards, in the whole play.
  PerSeat<int> dealt;                         ///< Cards dealt to each player this round.
  Counts<Shape> turned_up;                    ///< Tiles turned up this round.
  PerSeat<int> rank;                          ///< Each player's meld this round, 0 for the best.
  Few<Seat, 6> order;                         ///< The player order that follows.
  Few<Seat, 6> picked;                        ///< Who has picked a tile, or gone without, in order.
  Few<Seat, 6> ended;                         ///< Whose turn is over, in order.
  Few<Seat, 6> drifted;                       ///< Who has drifted, in order.
  SeatSet had_effect;                         ///< Whose meld has had its effect, or never has one.
  SeatSet warped;                             ///< Who has warped,
  SeatSet moved;                              ///< and who has moved.
  PerSeat<Few<Hex, most_spaces>> entered;     ///< The treasure spaces each has entered this round,
  PerSeat<Few<Hex, 2 * most_spaces>> gained;  ///< and those she has gained a token from, once for each token.
  bool just_entered = false;                  ///< Whether the last move entered a space for the first time this round.
  bool looked = false;                        ///< Whether what lies there has been looked at since.

  [[nodiscard]] bool warped_and_not_moved(Seat who) const { return warped.contains(who) && !moved.contains(who); }
};

/// Mermaid Rain as a campaign sees it.
struct Adapter {
  using Specification = MermaidRain;
  using Event = laws::Event;
  using History = laws::History;
  using Symmetry = Relabelling;

  static History history_at(const Game& game, const State& state);
  static void keep(History& history, const properties::Transition<Adapter>& transition);
  static std::span<const properties::Law<Adapter>> laws();
  static std::span<const properties::Damage<MermaidRain>> damages();

  static properties::Events events(const properties::Transition<Adapter>& transition);
  static std::span<const properties::Wanted<Event>> wanted();
  static std::span<const properties::Start<MermaidRain>> starts();
  static std::uint64_t cases();
  static int eagerness(const Game& game, const State& state, const Action& action);

  static int players(const State& state) { return state.players; }
  static Symmetry symmetry(int players, Random& random);
  static std::vector<Symmetry> symmetries(const Game& game, int players);
  static bool reveals(const Game& game, const State& state, const Action& action, Seat looking);
};

using Transition = properties::Transition<Adapter>;
using Position = properties::Position<Adapter>;
using Attempt = properties::Attempt<Adapter>;
using Law = properties::Law<Adapter>;
using AsksTransition = properties::AsksTransition<Adapter>;
using AsksPosition = properties::AsksPosition<Adapter>;

/// The laws of a game as a whole.
std::span<const Law> round_laws();
/// The laws of the "Surf-Predicting" phase, of the "Surf-Riding" phase, and of the end of the game.
std::span<const Law> predicting_laws();
std::span<const Law> riding_laws();
std::span<const Law> ending_laws();
/// The laws of gaining treasure, and of looking at it.
std::span<const Law> gaining_laws();
/// The laws of what a player can do: whatever the rulebook lets her choose is there to be chosen.
std::span<const Law> choosing_laws();
/// The laws of how likely what is dealt, drawn and turned up is, from what is in the box and nowhere to be seen.
std::span<const Law> chance_laws();
/// The laws of where the rulebook is silent.
std::span<const Law> silence_laws();
/// The law that a state written down is read back the same.
std::span<const Law> writing_laws();

/// Whether the melds were ranked by this action: all have shown, and the order of the round is set.
inline bool ranks_melds(const Transition& transition) {
  return transition.before.order.empty() && !transition.after.order.empty() &&
         (transition.before.step == Step::showing_cards || transition.before.step == Step::declaring);
}
/// The cards shown in front of a player once those just chosen are turned over.
inline Cards shown(const State& before, Seat who) { return before.melds[who] + before.chosen[who]; }

inline std::string name(Seat who) { return std::string(name_of(who)); }

}  // namespace fathom::mermaid_rain::laws
