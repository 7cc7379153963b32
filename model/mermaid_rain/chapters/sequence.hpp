#pragma once

#include <cstdint>

#include "model/mermaid_rain/chapters/chapter.hpp"

// Game Round: at which step of a round which deed has its place, and whose it is.

namespace fathom::mermaid_rain::sequence {

/// Some of the steps of a round.
using Steps = NamedSet<Step>;

template <class Deed>
inline constexpr Steps steps_of{};
template <>
inline constexpr Steps steps_of<Lay>{Step::laying_tokens};
template <>
inline constexpr Steps steps_of<SetOut>{Step::setting_out};
template <>
inline constexpr Steps steps_of<FirstDealer>{Step::first_dealer};
template <>
inline constexpr Steps steps_of<Deal>{Step::dealing};
template <>
inline constexpr Steps steps_of<ReshuffleCards>{Step::dealing};
template <>
inline constexpr Steps steps_of<TurnUndercurrents>{Step::undercurrents};
template <>
inline constexpr Steps steps_of<TurnTile>{Step::turning_tiles};
template <>
inline constexpr Steps steps_of<ReshuffleTiles>{Step::turning_tiles};
template <>
inline constexpr Steps steps_of<Choose>{Step::choosing_cards};
template <>
inline constexpr Steps steps_of<ChoosePrincess>{Step::choosing_cards};
template <>
inline constexpr Steps steps_of<ShowCards>{Step::showing_cards};
template <>
inline constexpr Steps steps_of<Declare>{Step::declaring};
template <>
inline constexpr Steps steps_of<Pick>{Step::picking};
template <>
inline constexpr Steps steps_of<GoWithout>{Step::picking};
template <>
inline constexpr Steps steps_of<TakeBonus>{Step::picking};
template <>
inline constexpr Steps steps_of<ForgoBonus>{Step::picking};
template <>
inline constexpr Steps steps_of<DrawTile>{Step::picking};
template <>
inline constexpr Steps steps_of<DrawToken>{Step::drawing_token};
template <>
inline constexpr Steps steps_of<Leave>{Step::warp_taking};
template <>
inline constexpr Steps steps_of<PassPrince>{Step::passing_prince};
template <>
inline constexpr Steps steps_of<StartAt>{Step::starting};
template <>
inline constexpr Steps steps_of<Place>{Step::placing};
template <>
inline constexpr Steps steps_of<StopPlacing>{Step::placing};
template <>
inline constexpr Steps steps_of<TurnExtra>{Step::turning_extra};
template <>
inline constexpr Steps steps_of<Warp>{Step::picking, Step::moving};
template <>
inline constexpr Steps steps_of<Move>{Step::moving, Step::taking};
template <>
inline constexpr Steps steps_of<DeepSea>{Step::moving, Step::taking};
template <>
inline constexpr Steps steps_of<Look>{Step::looking, Step::warp_looking};
template <>
inline constexpr Steps steps_of<Take>{Step::moving, Step::taking, Step::warp_taking};
template <>
inline constexpr Steps steps_of<TakeHidden>{Step::moving, Step::taking, Step::warp_taking};
template <>
inline constexpr Steps steps_of<EndTurn>{Step::moving, Step::taking};
template <>
inline constexpr Steps steps_of<ClearTiles>{Step::clearing};
template <>
inline constexpr Steps steps_of<Drift>{Step::drifting};
template <>
inline constexpr Steps steps_of<Discard>{Step::adjusting};
template <>
inline constexpr Steps steps_of<TurnUpTreasure>{Step::turning_up_treasure};
template <>
inline constexpr Steps steps_of<PayTribute>{Step::tribute};
template <>
inline constexpr Steps steps_of<Score>{Step::scoring};

/// Whose deed it is: the seat it names, where it names one that has to be the acting one.
template <class Deed>
constexpr std::optional<Seat> doer(const Deed& deed) {
  if constexpr (requires { deed.by; }) {
    return deed.by;
  } else if constexpr (std::is_same_v<Deed, Deal> || std::is_same_v<Deed, DrawToken>) {
    return deed.to;
  } else {
    return std::nullopt;
  }
}

/// rounds.sequence and rounds.in_turn — Game Round.
inline constexpr auto clauses = std::tuple{
    Common{"rounds.sequence",
           [](const Game&, const State& state, const auto& deed) {
             return !steps_of<std::remove_cvref_t<decltype(deed)>>.contains(state.step);
           },
           [](const Game&, const State& state, const auto& deed) {
             return "this is the time for " + plainly(state.step) + ", not to " + plainly(deed.verb);
           }},
    Common{"rounds.in_turn",
           [](const Game&, const State& state, const auto& deed) {
             const std::optional<Seat> who = doer(deed);
             return who && *who != state.acting;
           },
           [](const Game&, const State& state, const auto& deed) {
             return "it is " + plainly(state.acting) + "'s turn, not " +
                    plainly(name_of(doer(deed).value_or(state.acting))) + "'s";
           }},
};

}  // namespace fathom::mermaid_rain::sequence
