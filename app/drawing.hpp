#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/errors.hpp"
#include "app/request.hpp"
#include "app/text.hpp"
#include "model/core/game.hpp"
#include "model/core/picture.hpp"
#include "model/core/verdict.hpp"
#include "notation/notation.hpp"

namespace fathom::app {

/// A position drawn.
struct Drawn {
  std::string picture;
  std::vector<std::string> notes;  ///< The actions on the way there that a rule refuses, and are not said to be refused.
};

/// Whether the document says of this action, counted from 0, that a rule refuses it.
bool is_to_be_refused(const Node& document, std::size_t action);

/// Which action is drawn, counted from 1, of how many there are. Throws `BadUsage` when there are fewer.
void expect_actions(std::string_view option, std::size_t asked, std::size_t there);
/// Throws `BadUsage` where nobody of that name sits at the table.
void expect_seated(Seat seat, int players);

/// Lines under a heading, and what their characters mean.
std::string as_picture(const std::string& heading, const std::vector<std::string>& lines, const std::vector<std::string>& key,
                       std::size_t columns);
/// As wide as one of two positions may be: they stand side by side where there is room for both.
std::size_t columns_of_one(std::size_t columns);
/// Two positions in text, one above the other, and what happens between them: `<` before lines that go, `>` before those
/// that come.
std::string compared(const std::vector<std::string>& before, const std::string& happens, const std::vector<std::string>& after,
                     const DrawRequest& request);

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

/// What a seat sees of a state, or all of it.
template <Specification G>
View<typename G::State> seen_from(const typename G::Game& game, const typename G::State& state,
                                  const std::optional<Seat>& seat) {
  return seat ? G::view(game, state, *seat) : all_of_it<G>(game, state);
}

/// An action as a seat hears of it: where the line that tells it rests on what the seat may not see, only what sort it is.
template <Specification G>
std::string heard_by(const std::optional<Seat>& seat, const typename G::Game& game, const typename G::State& state,
                     const typename G::Action& action) {
  const std::string line = G::show(game, state, action);
  if (!seat) return line;
  const std::optional<Seat> who = std::visit([](const auto& kind) { return doer_of(kind); }, action);
  if (who == seat) return line;
  const bool open =
      std::visit([](const auto& kind) { return observers_of(kind) == Observers::everyone; }, action);
  if (open && G::show(game, G::view(game, state, *seat).seen, action) == line) return line;
  return (who ? std::string(name_of(*who)) + ": " : std::string{}) + plainly(verb_of(action)) + ", of which " +
         std::string(name_of(*seat)) + " does not see all";
}

/// A play on its way, action by action.
template <Specification G>
class Replaying {
 public:
  Replaying(const typename G::Game& game, const Node& document)
      : document_(document), trace_(Notation<G>::read_trace(game, document)), state_(trace_.given) {
    const Node* const forced = document.find("forced");
    left_out_ = forced != nullptr && forced->text == "automatic";
  }

  [[nodiscard]] const Trace<G>& trace() const { return trace_; }
  [[nodiscard]] const typename G::State& state() const { return state_; }
  [[nodiscard]] bool is_over() const { return next_ == trace_.actions.size(); }
  [[nodiscard]] std::size_t done() const { return next_; }
  [[nodiscard]] std::vector<std::string>& notes() { return notes_; }

  /// The next action, once what is left out before it has been done.
  const typename G::Action& next() {
    if (left_out_) come_to<G>(trace_.game, trace_.actions[next_], state_);
    return trace_.actions[next_];
  }
  /// Does the next action, and gives what a rule has against it, which then changes nothing.
  std::optional<Objection> go_on() {
    const typename G::Action& action = next();
    const std::string said = G::show(trace_.game, state_, action);
    std::optional<Objection> objection = apply<G>(trace_.game, state_, action);
    ++next_;
    if (objection && !is_to_be_refused(document_, next_ - 1))
      notes_.push_back("action " + std::to_string(next_) + ", " + said + ", is refused by " + std::string(objection->rule) +
                       " and changes nothing");
    return objection;
  }
  void go_to(std::size_t count) {
    while (next_ < count) go_on();
  }

 private:
  const Node& document_;
  Trace<G> trace_;
  typename G::State state_;
  bool left_out_ = false;
  std::size_t next_ = 0;
  std::vector<std::string> notes_;
};

namespace detail {

template <Pictured G>
Drawn drawn_step(Replaying<G> play, const DrawRequest& request) {
  const Trace<G>& trace = play.trace();
  expect_actions("--step", *request.step, trace.actions.size());
  play.go_to(*request.step - 1);
  const auto action = play.next();
  const auto before = seen_from<G>(trace.game, play.state(), request.seat);
  std::string happens = heard_by<G>(request.seat, trace.game, play.state(), action);
  if (const auto objection = play.go_on()) happens += " (refused by " + std::string(objection->rule) + ")";
  const auto after = seen_from<G>(trace.game, play.state(), request.seat);
  const std::string heading = "action " + std::to_string(*request.step) + " of " + std::to_string(trace.actions.size());
  if (request.form == PictureForm::svg)
    return {svg_document(G::svg_looks(), beside(G::svg(trace.game, before), G::svg(trace.game, after), happens)), play.notes()};
  const std::size_t columns = columns_of_one(request.columns);
  const std::string both =
      compared(G::picture(trace.game, before, columns), happens, G::picture(trace.game, after, columns), request);
  return {as_picture(trace.claim.empty() ? heading : trace.claim + ", " + heading, {both}, G::picture_key(), request.columns),
          play.notes()};
}

}  // namespace detail

/// The position that a scenario, a trace or a counterexample reaches, or is in after some of its actions. Throws `BadUsage`
/// when it has fewer.
template <Pictured G>
Drawn drawn(const typename G::Game& game, const Node& document, const DrawRequest& request) {
  Replaying<G> play(game, document);
  const Trace<G>& trace = play.trace();
  if (request.seat) expect_seated(*request.seat, play.state().players);
  if (request.step) return detail::drawn_step<G>(std::move(play), request);
  const std::size_t count = request.after.value_or(trace.actions.size());
  if (request.after) expect_actions("--after", count, trace.actions.size());
  play.go_to(count);
  const auto view = seen_from<G>(trace.game, play.state(), request.seat);
  if (request.form == PictureForm::svg) return {svg_document(G::svg_looks(), G::svg(trace.game, view)), play.notes()};
  const std::string heading = trace.claim.empty() ? ""
                                                  : trace.claim + ", after " + std::to_string(count) + " of " +
                                                        std::to_string(trace.actions.size()) + " actions";
  const std::size_t columns = std::min(request.columns, picture_columns);
  return {as_picture(heading, G::picture(trace.game, view, columns), G::picture_key(), columns), play.notes()};
}

/// Where a check's evidence ends.
struct Ending {
  std::vector<std::string> text;
  std::string svg;  ///< With a mark around all that the last action has changed.
};
template <Pictured G>
Ending ending_of(const Trace<G>& trace, std::size_t columns) {
  typename G::State state = trace.given;
  typename G::State before = state;
  for (const auto& action : trace.actions) {
    before = state;
    apply<G>(trace.game, state, action);
  }
  const auto view = all_of_it<G>(trace.game, state);
  const SvgPicture picture = marked(G::svg(trace.game, view), G::svg(trace.game, all_of_it<G>(trace.game, before)), Mark::came);
  return {G::picture(trace.game, view, columns), svg_document(G::svg_looks(), picture)};
}

}  // namespace fathom::app
