#pragma once

#include <functional>
#include <string>

#include "properties/mermaid_beach/adapter.hpp"

// What a few laws ask, apart from whom they ask it of: so that tests can put to them a view, a resampled state and a judge
// that are wrong. Each answers with what is wrong, or with nothing.

namespace fathom::mermaid_beach::laws {

/// Whether a view shows something that is hidden from who is looking.
std::string sees_too_much(const State& state, Seat looking, const View<State>& seen);
/// Whether a view leaves out somebody's card where hands lie open.
std::string sees_no_open_hand(const State& state, Seat looking, const View<State>& seen);
/// Whether a view leaves out something that lies open.
std::string sees_too_little(const State& state, Seat looking, const View<State>& seen);
/// Whether, while somebody has to answer, another state that looks the same to a player is told from this one by anything
/// but the answer.
std::string tells_more_than_the_answer(const Position& at, Seat looking, State other);
/// Whether hidden cards that could be exchanged stay where they are in every other state that looks the same.
std::string knows_every_card(const State& state, Seat looking, const std::function<State()>& resampled);

using Judge = std::function<SeatSet(const State&)>;
/// Whether somebody wins who is beaten, or does not win whom nobody beats.
std::string wins_wrongly(const Game& game, const State& state, const Judge& judge);
/// Whether somebody wins or loses by where she sits.
std::string wins_by_her_name(const State& state, const Judge& judge);

}  // namespace fathom::mermaid_beach::laws
