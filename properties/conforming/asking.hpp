#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/random.hpp"
#include "properties/arbitrary.hpp"
#include "properties/conforming/engine.hpp"
#include "properties/conforming/questions.hpp"

/// Which questions are asked along a play. Heavy: for `properties/conforming/conformer.hpp` alone.
namespace fathom::conform {

inline constexpr std::uint32_t asked_once_in = 8;    ///< A list, and what a seat sees, is asked for in one state of so many.
inline constexpr std::uint32_t tried_once_in = 2;    ///< So is something illegal tried,
inline constexpr std::uint32_t hidden_once_in = 64;  ///< and a state that looks the same to a seat shown.

template <Specification G>
Seat any_seat(const Play<G>& play, Random& random) {
  return seat(static_cast<int>(random.below(static_cast<std::uint32_t>(play.states.front().players))));
}

/// Some of all questions along a play, and more of them where it ends.
template <Specification G>
void ask_some(const Play<G>& play, Questions<G>& questions, Random random) {
  const std::size_t last = play.states.size() - 1;
  for (std::size_t state = 0; state <= last; ++state) {
    if (state == last || random.below(asked_once_in) == 0) questions.list(state);
    if (state == last || random.below(asked_once_in) == 0) questions.look(state, any_seat(play, random));
    if (!play.legal[state].empty() && random.below(tried_once_in) == 0) {
      const auto& legal = play.legal[state];
      const auto& one = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      const bool tried = questions.try_out(state, properties::nearby(one, random));
      if (tried && random.below(asked_once_in) == 0) questions.look(state, any_seat(play, random));
    }
    questions.go_on(state);
  }
  questions.count(last);
  for (std::size_t state = 0; state <= last; ++state)
    if (random.below(hidden_once_in) == 0) questions.compare(state, any_seat(play, random), random);
}

/// All questions in every state of a play, and the attempts that belong to it.
template <Specification G>
void ask_all(const Play<G>& play, const std::vector<Attempt<G>>& attempts, Questions<G>& questions, Random random) {
  const std::size_t last = play.states.size() - 1;
  auto attempt = attempts.begin();
  for (std::size_t state = 0; state <= last; ++state) {
    questions.list(state);
    questions.look(state);
    for (; attempt != attempts.end() && attempt->state == state; ++attempt)
      if (questions.try_out(state, attempt->action)) questions.look(state);
    questions.go_on(state);
  }
  questions.count(last);
  for (int i = 0; i < play.states.front().players; ++i) questions.compare(last, seat(i), random);
}

/// The questions that can show a fault again in another play: of its kind alone, in every state; all of them where an
/// attempt has led to it, which is tried in the last state. Nothing where it cannot show.
template <Specification G>
std::optional<Questions<G>> questions_about(const Fault& fault, const std::optional<typename G::Action>& attempt,
                                            const Play<G>& play, const Json& rules, const Wanted& wanted, Asking asking,
                                            bool can_be_set) {
  Questions<G> questions(play.game, play, rules, wanted_for(fault, attempt ? Asking::all : asking, wanted));
  if (!questions.begins_at_the_start() && !can_be_set) return std::nullopt;
  for (std::size_t state = 0; state < play.states.size(); ++state) {
    if (attempt && state + 1 == play.states.size() && !questions.try_out(state, *attempt)) return std::nullopt;
    questions.list(state);
    questions.look(state);
    questions.count(state);
    questions.go_on(state);
  }
  return questions;
}

}  // namespace fathom::conform
