#pragma once

#include <concepts>
#include <string>
#include <vector>

#include "app/errors.hpp"
#include "app/request.hpp"
#include "model/core/game.hpp"
#include "model/core/verdict.hpp"
#include "notation/notation.hpp"

namespace fathom::app {

/// A game whose positions can be drawn, as text line by line and as an SVG document.
template <class G>
concept Pictured = Specification<G> && requires(const typename G::Game& game, const typename G::State& state) {
  { G::picture(game, state) } -> std::same_as<std::vector<std::string>>;
  { G::picture_key() } -> std::same_as<std::vector<std::string>>;  // what the characters of a drawing mean
  { G::svg(game, state) } -> std::same_as<std::string>;
};

/// A position drawn.
struct Drawn {
  std::string picture;
  std::vector<std::string> notes;  ///< The actions on the way there that a rule refuses, and are not said to be refused.
};

/// Whether the document says of this action, counted from 0, that a rule refuses it.
inline bool is_to_be_refused(const Node& document, std::size_t action) {
  const Node* const steps = document.find("when");
  if (steps == nullptr || action >= steps->items.size()) return false;
  const Node& step = steps->items[action];
  return (step.is_map() && step.find("refused_by") != nullptr) ||
         (action + 1 == steps->items.size() && document.find("refused_by") != nullptr);
}

/// Performs the actions without a choice that stand between the state and the next listed one, where the document leaves
/// them out.
template <Specification G>
void come_to(const typename G::Game& game, const typename G::Action& next, typename G::State& state) {
  std::vector<typename G::Action> legal;
  for (int done = 0; done < G::longest_play && G::acting(state).mover == Mover::chance; ++done) {
    G::legal_actions(game, state, legal);
    if (legal.size() != 1 || legal.front() == G::canonical(state, next)) return;
    G::perform(game, state, legal.front());
  }
}

/// The position that a scenario, a trace or a counterexample reaches, or is in after some of its actions. Throws `BadUsage`
/// when it has fewer.
template <Pictured G>
Drawn drawn(const typename G::Game& game, const Node& document, const DrawRequest& request) {
  const Trace<G> trace = Notation<G>::read_trace(game, document);
  const Node* const forced = document.find("forced");
  const bool left_out = forced != nullptr && forced->text == "automatic";
  const std::size_t count = request.after.value_or(trace.actions.size());
  if (count > trace.actions.size())
    throw BadUsage("--after " + std::to_string(count) + ": there are " + std::to_string(trace.actions.size()) + " actions");
  typename G::State state = trace.given;
  Drawn made;
  for (std::size_t i = 0; i < count; ++i) {
    if (left_out) come_to<G>(trace.game, trace.actions[i], state);
    const std::string said = G::show(trace.game, state, trace.actions[i]);
    const auto objection = apply<G>(trace.game, state, trace.actions[i]);
    if (objection && !is_to_be_refused(document, i))
      made.notes.push_back("action " + std::to_string(i + 1) + ", " + said + ", is refused by " +
                           std::string(objection->rule) + " and changes nothing");
  }
  if (request.form == PictureForm::svg) {
    made.picture = G::svg(trace.game, state);
    return made;
  }
  if (!trace.claim.empty())
    made.picture +=
        trace.claim + ", after " + std::to_string(count) + " of " + std::to_string(trace.actions.size()) + " actions\n\n";
  for (const std::string& line : G::picture(trace.game, state)) made.picture += line + "\n";
  made.picture += "\n";
  for (const std::string& line : G::picture_key()) made.picture += line + "\n";
  return made;
}

}  // namespace fathom::app
