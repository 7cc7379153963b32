#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/random.hpp"
#include "notation/notation.hpp"
#include "properties/conforming/conform.hpp"
#include "properties/play.hpp"

/// What an engine is asked about a play. Heavy: for `properties/conforming/conformer.hpp` alone.
namespace fathom::conform {

/// What is asked. A state and another that looks the same to a seat are shown to it, one after the other.
enum class Ask : std::uint8_t { begin, set, apply, attempt, legal, observe, scores, shown, shown_another };
/// How many questions before it that was asked which another state is compared with.
inline constexpr std::size_t shown_before = 3;

/// The part of the whole that a question belongs to.
Part part_of(Ask ask);

/// A game as an engine is asked to begin one, under the rules that are otherwise than its own.
Json setup_for(int players, const Json& rules);
/// What is asked as an engine is asked it: JSON, without an id.
std::string request(std::string_view what, const Json& about);
std::string request_to_apply(const Node& action);
std::string request_to_set(const Node& state);
std::string request_to_observe(Seat seat);

/// One question put to an engine: about a state of a play, or to do something in it.
template <Specification G>
struct Question {
  Ask ask = Ask::begin;
  std::size_t state = 0;  ///< In which state of the play, counted from 0.
  std::optional<typename G::Action> action{};
  /// What a rule has against the action, where it is an attempt; so too of what is asked in the same state after it, which a
  /// refusal leaves as it is.
  std::optional<Objection> objection{};
  Seat seat{};
};

/// Which parts of the whole are asked for.
using Wanted = std::array<bool, kinds<Part>>;
Wanted wanted_by(const Options& options, const Greeting& engine);
/// What is asked to see a fault again: what shows it, or all there is, since a question can be what leads to it.
enum class Asking : std::uint8_t { what_shows, all };
Wanted wanted_for(const Fault& fault, Asking asking, const Wanted& all);

/// An action that a rule refuses, and in which state of a play it is tried.
template <Specification G>
struct Attempt {
  std::size_t state = 0;
  typename G::Action action;
};

/// The questions about a play, one after the other, as far as the engine supports them and they are wanted.
template <Specification G>
class Questions {
 public:
  using Action = typename G::Action;
  /// Begins where the play does: at the start, or in the state that it is set to.
  Questions(const typename G::Game& game, const Play<G>& play, const Json& rules, const Wanted& wanted)
      : game_(game), play_(play), wanted_(wanted), begin_(request("new", setup_for(play.states.front().players, rules))) {
    ask(Ask::begin, 0, begin_);
    if (!begins_at_the_start()) set(0, play.states.front());
  }

  [[nodiscard]] bool begins_at_the_start() const {
    return play_.states.front() == G::start(game_, play_.states.front().players);
  }

  void list(std::size_t state) {
    if (wants(Part::lists)) ask(Ask::legal, state, R"({"legal":{}})");
  }
  void look(std::size_t state, Seat seat) {
    if (wants(Part::seen)) look(Ask::observe, state, seat);
  }
  void look(std::size_t state) {
    for (int i = 0; i < play_.states.front().players; ++i) look(state, seat(i));
  }
  void count(std::size_t state) {
    if (wants(Part::scores)) ask(Ask::scores, state, R"({"scores":{}})");
  }
  /// Tries the action where a rule refuses it; whether one does.
  bool try_out(std::size_t state, const Action& action) {
    if (!wants(Part::attempts)) return false;
    auto objection = G::objection(game_, play_.states[state], action);
    if (!objection) return false;
    tried_ = {action, std::move(objection)};
    ask(Ask::attempt, state, request_to_apply(Notation<G>::tell_action(action)));
    return true;
  }
  /// Does what the play does in this state, if anything.
  void go_on(std::size_t state) {
    if (state >= play_.actions.size()) return;
    tried_ = {};
    const Action& action = play_.actions[state];
    ask(Ask::apply, state, request_to_apply(Notation<G>::tell_action(action))).action = action;
  }

  /// Shows a seat a state, and another that looks the same to it; where a play begins nothing is hidden yet. The play does
  /// not go on after it.
  void compare(std::size_t state, Seat who, Random& random) {
    const typename G::State& one = play_.states[state];
    if (!wants(Part::hidden) || one == G::start(game_, one.players)) return;
    tried_ = {};
    const typename G::State another = G::resampled(game_, one, who, random);
    for (const Ask what : {Ask::shown, Ask::shown_another}) {
      ask(Ask::begin, state, begin_);
      set(state, what == Ask::shown ? one : another);
      look(what, state, who);
    }
  }

  [[nodiscard]] const std::vector<Question<G>>& all() const { return all_; }
  /// The same as an engine is asked them: JSON, without ids.
  [[nodiscard]] const std::vector<std::string>& requests() const { return requests_; }

 private:
  [[nodiscard]] bool wants(Part part) const { return wanted_[index_of(part)]; }
  void set(std::size_t state, const typename G::State& to) {
    ask(Ask::set, state, request_to_set(Notation<G>::tell_state(to)));
  }
  void look(Ask what, std::size_t state, Seat seat) { ask(what, state, request_to_observe(seat)).seat = seat; }
  Question<G>& ask(Ask what, std::size_t state, std::string request) {
    all_.push_back({what, state, tried_.action, tried_.objection, {}});
    requests_.push_back(std::move(request));
    return all_.back();
  }
  struct Tried {
    std::optional<Action> action{};
    std::optional<Objection> objection{};
  };

  const typename G::Game& game_;
  const Play<G>& play_;
  Wanted wanted_;
  std::string begin_;  ///< What it is asked to begin a game.
  Tried tried_;  ///< The last attempt, until the play goes on.
  std::vector<Question<G>> all_;
  std::vector<std::string> requests_;
};

}  // namespace fathom::conform
