#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "properties/choice_shrinks.hpp"
#include "properties/play.hpp"

namespace fathom::properties {

/// How far a play is shrunk.
struct PlayShrinking {
  std::size_t fewest_actions =
      1;                  ///< A play keeps so many, so that a reader sees what was done; 0 where states alone matter.
  int most_tries = 1500;  ///< How many shorter plays from the same beginning are tried.
};

namespace play_shrinks {

/// The play without one of its actions, where the others can still be done.
template <Specification G>
rc::Maybe<Play<G>> without_action(const Play<G>& play, std::size_t left_out) {
  std::vector<typename G::Action> fewer = play.actions;
  fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left_out));
  Play<G> shorter = play_of<G>(play.game, play.states.front(), std::span<const typename G::Action>(fewer));
  if (shorter.actions.size() != fewer.size()) return rc::Nothing;
  return shorter;
}

/// Plays that begin one action later, or leave one out.
template <Specification G>
rc::Seq<Play<G>> one_action_fewer(const Play<G>& play, std::size_t fewest_actions) {
  const std::size_t length = play.actions.size();
  if (length <= fewest_actions) return {};
  return rc::seq::concat(rc::seq::just(last_actions(play, length - 1)),
                         rc::seq::mapMaybe(rc::seq::range<std::size_t>(0, length),
                                           [play](std::size_t left_out) { return without_action(play, left_out); }));
}

/// How many last actions are tried on their own, few before many.
inline std::vector<std::size_t> lengths_of_tails(std::size_t fewest, std::size_t below) {
  constexpr std::size_t each_up_to = 16;
  std::vector<std::size_t> lengths;
  for (std::size_t length = fewest; length < below; length += length < each_up_to ? 1 : length / 2)
    lengths.push_back(length);
  return lengths;
}

/// The last actions of the play alone, from a state that it came to.
template <Specification G>
rc::Seq<rc::Shrinkable<Play<G>>> tails(const Play<G>& play, std::size_t fewest_actions) {
  return rc::seq::map(rc::seq::fromContainer(lengths_of_tails(fewest_actions, play.actions.size())),
                      [play, fewest_actions](std::size_t length) {
                        return rc::shrinkable::shrinkRecur(
                            last_actions(play, length),
                            [fewest_actions](const Play<G>& tail) { return one_action_fewer(tail, fewest_actions); });
                      });
}

}  // namespace play_shrinks

/// The play with its shrinks: shorter and duller plays from the same beginning; then the last few actions alone, from a
/// state that such a play came to; then those without the ones that do not matter. All of them are plays by the rules.
template <Specification G>
rc::Shrinkable<Play<G>> shrinkable_play(const Play<G>& play, const PlayShrinking& how = {}) {
  return rc::shrinkable::mapcat(shrinkable_choices(choices_of(play), how.most_tries),
                                [game = play.game, given = play.states.front(), how](const Choices& choices) {
                                  return rc::shrinkable::shrink([=] { return play_of<G>(game, given, choices); },
                                                                [how](const Play<G>& shrunk) {
                                                                  return play_shrinks::tails(shrunk, how.fewest_actions);
                                                                });
                                });
}

}  // namespace fathom::properties
