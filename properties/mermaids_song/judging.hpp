#pragma once

#include <functional>
#include <string>

#include "properties/mermaids_song/adapter.hpp"

// What a few laws ask, apart from whom they ask it of: so that tests can put to them a view, a resampled state and a judge
// that are wrong. Each answers with what is wrong, or with nothing.

namespace fathom::mermaids_song::laws {

/// Whether a view shows something that is hidden from who is looking.
std::string sees_too_much(const State& state, Seat looking, const View<State>& seen);
/// Whether a view leaves out something that lies open.
std::string sees_too_little(const State& state, Seat looking, const View<State>& seen);
/// Whether hidden cards that could be exchanged stay where they are in every other state that looks the same.
std::string knows_every_card(const State& state, Seat looking, const std::function<State()>& resampled);

/// Whether a state that should be possible breaks an invariant that holds of the state itself.
std::string breaks_an_invariant(const Game& game, const State& state, const State& resampled);
/// Whether an action is declared to be seen by others than those who should see which card it names.
std::string shown_to_the_wrong_players(const Game& game, const Action& action, Observers declared);
/// Whether a mermaid is said to have another power than the cards by her give her, as the rules are read.
std::string has_another_power(const Game& game, const Mermaid& mermaid, int said);

using Judge = std::function<SeatSet(const State&)>;
/// Whether somebody wins who has not the most loyalty, or does not win who has.
std::string wins_wrongly(const State& state, const Judge& judge);
/// Whether somebody wins or loses by where she sits.
std::string wins_by_her_name(const State& state, const Judge& judge);

}  // namespace fathom::mermaids_song::laws
