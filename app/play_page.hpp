#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/drawing.hpp"
#include "app/telling.hpp"
#include "model/core/game.hpp"
#include "model/core/picture.hpp"
#include "model/core/reads.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// One action of a play, and the position after it; the first of a play is no action but how it begins.
struct PlayStep {
  std::string words;                    ///< What is done.
  std::string verb;                     ///< `move`: what kind of action it is; empty for the beginning.
  std::string refused;                  ///< What a rule has against it, which then changes nothing; empty where none has.
  std::size_t choices = 0;              ///< How many actions were legal.
  std::vector<std::string> asked;       ///< The rules that could have refused it.
  std::vector<std::string> read;        ///< Those whose numbers or readings it was decided by.
  std::vector<std::string> silent;      ///< Those on which the rulebook is silent, and which decided here.
  std::vector<int> scores;              ///< Of each player, after it.
  std::optional<Seat> next;             ///< Who acts next; nobody where chance does, or the game is over.
  std::vector<std::string> told;        ///< The position in words.
  SvgPicture picture;                   ///< The same drawn; empty for a game without pictures.
};

/// A play as a page to step through.
struct PlayPage {
  std::string game;
  std::string title;  ///< `a play with seed 7`, or what the file says of it.
  int players = 0;
  std::string_view looks;  ///< The game's pieces.
  std::span<const Rule> rulebook;
  std::vector<PlayStep> steps;
  std::string cut_off;  ///< That its last step is not the end of the game, where it is broken off; else empty.
};

/// One page by itself: nothing is loaded from elsewhere, every thing drawn stands in it once, and without scripts it is a
/// list of all steps.
std::string as_html(const PlayPage& page);

namespace detail {

template <Specification G>
void describe(const typename G::Game& game, const typename G::State& state, PlayStep& step) {
  const PerSeat<int> scores = G::scores(state);
  for (const Seat at : seated(state.players)) step.scores.push_back(scores[at]);
  if (const Acting next = G::acting(state); next.mover == Mover::player) step.next = next.seat;
  step.told = G::tell(game, state);
  if constexpr (Pictured<G>) step.picture = G::svg(game, all_of_it<G>(game, state));
}

}  // namespace detail

/// The step that an action makes from a state.
template <Specification G>
PlayStep step_of(const typename G::Game& game, const typename G::State& state, const typename G::Action& action) {
  PlayStep step;
  step.words = G::show(game, state, action);
  step.verb = plainly(verb_of(action));
  for (const std::string_view rule : G::rules_asked(action)) step.asked.emplace_back(rule);
  std::vector<typename G::Action> legal;
  G::legal_actions(game, state, legal);
  step.choices = legal.size();
  typename G::State after = state;
  {
    ReadSet reads;
    const Noting noting(reads);
    if (const auto objection = apply<G>(game, after, action))
      step.refused = std::string(objection->rule) + ": " + objection->why;
    for (const std::string_view rule : reads) step.read.emplace_back(rule);
  }
  for (const auto& hole : G::holes())
    if (step.refused.empty() && hole.arises(game, state, action)) step.silent.emplace_back(hole.rule);
  detail::describe<G>(game, after, step);
  return step;
}

/// A play from a file, or one drawn by chance.
template <Specification G>
PlayPage page_of(Replaying<G> play) {
  PlayPage page;
  page.game = G::name;
  page.title = play.trace().claim;
  page.players = play.state().players;
  page.rulebook = G::rulebook();
  if constexpr (Pictured<G>) page.looks = G::svg_looks();
  PlayStep first;
  first.words = "the beginning";
  detail::describe<G>(play.trace().game, play.state(), first);
  page.steps.push_back(std::move(first));
  while (!play.is_over()) {
    const typename G::Action& action = play.next();
    page.steps.push_back(step_of<G>(play.trace().game, play.state(), action));
    play.go_on();
  }
  page.cut_off = cut_off<G>(play.state(), page.steps.size() - 1);
  return page;
}

}  // namespace fathom::app
