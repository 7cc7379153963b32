#pragma once

#include <any>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/given_and_when.hpp"
#include "model/core/verdict.hpp"
#include "properties/conforming/judge.hpp"
#include "properties/play.hpp"

/// What is found wrong with an engine, as a report has it.
namespace fathom::conform {

/// The rules at issue in a state that an action has led to: those that are asked about it, those that it rests on, and the
/// others of their sections of the rulebook; where nothing was done yet, those that setting up rests on.
template <Specification G>
std::vector<std::string> rules_at_issue(const Play<G>& play, std::size_t state) {
  if (state == 0) return rules_read([&] { (void)G::start(play.game, play.states.front().players); });
  const typename G::Action& last = play.actions[state - 1];
  return with_sections(G::rulebook(), rules_about<G>(last), rules_read([&] {
                         typename G::State after = play.states[state - 1];
                         G::perform(play.game, after, last);
                       }));
}

/// A fault is shown well in so many actions: a reader sees at once what was done.
inline constexpr std::size_t few_actions = 5;

/// Where a fault shows.
struct Shown {
  std::any trace;                 ///< A `Trace` of the game.
  std::size_t actions = 0;        ///< How many there are in it.
  std::vector<std::string> told;  ///< The same in the rulebook's words.
  std::string again;              ///< The options that bring it back.
  std::string file;               ///< Where the play stands, if it does.
};

/// The trace that begins where the play does, and a rule may refuse its last action.
template <Specification G>
Shown shown(const Play<G>& play, std::vector<typename G::Action> actions, const Fault& fault, const std::string& again,
            const std::string& file) {
  Trace<G> trace{play.game, play.states.front(), std::move(actions), fault.why};
  const std::size_t many = trace.actions.size();
  std::vector<std::string> told = given_and_when<G>(trace);
  return {std::move(trace), many, std::move(told), again, file};
}

/// The faults found so far with an engine of a game, each once.
class Faults {
 public:
  explicit Faults(std::string_view game) : game_(game) {}

  /// Whether the fault is known already, and shown well enough; if it is known, it is met once more.
  bool met_again(const Fault& fault);
  /// Adds one, or shows it by fewer actions; `complaints` is the end of the engine's standard error.
  void add(const Fault& fault, Shown shown, const std::string& complaints);
  /// A fault that shows before anything is played.
  void add(const Fault& fault, const std::string& complaints);

  [[nodiscard]] std::size_t not_known(const std::function<bool(const std::string& check)>& is_known) const;
  [[nodiscard]] std::vector<Verdict> verdicts() const;

 private:
  struct Found {
    Fault fault;
    Verdict verdict;
    int shown_again = 0;
  };
  Found* known(const Fault& fault);
  Verdict& begun(const Fault& fault);

  std::string game_;
  std::vector<Found> found_;
};

}  // namespace fathom::conform
