#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "notation/notation.hpp"
#include "scenarios/expecting.hpp"
#include "scenarios/filling.hpp"
#include "scenarios/opening.hpp"
#include "scenarios/refusing.hpp"
#include "scenarios/scenario.hpp"

/// One scenario being played. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom::detail {

/// Where and why a scenario fails.
struct Failing {
  Mismatches all;                 ///< Everything that is not as expected in the position that was reached; never empty.
  bool given_impossible = false;  ///< Nothing was tried: the state it begins with cannot be under these rules.
  bool unreached = false;         ///< What is listed next was not come to with what was filled in.
};

/// A position that a scenario has come to, and what was done on the way.
template <Specification G>
struct Come {
  typename G::State state;
  std::vector<typename G::Action> actions;
  std::vector<std::size_t> filled;  ///< The places of those that were not listed.
};

/// Plays a scenario and stops at the first position that is not as expected.
template <Specification G>
class Performance {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  /// Throws `Problem` where the scenario cannot be read.
  Performance(const typename G::Game& game, const Scenario& scenario)
      : scenario_(scenario), trace_(Notation<G>::read_opening(game, scenario.document)), now_{trace_.given, {}, {}} {
    trace_.claim = scenario.title;
    if (const Node* given = scenario.document.find("given")) notation::expect_seated(*given, now_.state.players);
    for (const ScenarioStep* step : all_steps(scenario))
      if (!step->waits) listed_.emplace(step, Notation<G>::read_action(step->action));
  }

  /// What goes wrong, if anything does.
  std::optional<Failing> play() {
    const Node* given = scenario_.document.find("given");
    if (Mismatches all = impossible_opening<G>(trace_.game, trace_.given, given, scenario_.at); !all.empty())
      return Failing{std::move(all), true};
    if (!scenario_.fill) return play_once();
    int filled = 0;
    for (int play = 0; play < most_fillings && filled < most_filled; ++play) {
      begin_anew(play);
      std::optional<Failing> failing = play_once();
      if (!failing || !failing->unreached) return failing;
      filled += static_cast<int>(now_.filled.size());
    }
    now_ = nearest_->come;
    for (Mismatch& each : nearest_->failing.all)
      each.message += " (the nearest of what was filled in by seed " + std::to_string(*scenario_.fill) + ")";
    return nearest_->failing;
  }

  /// The play, forced actions and what was filled in included; where a scenario fails, as far as it was come to.
  [[nodiscard]] Trace<G> trace() const {
    Trace<G> trace = trace_;
    trace.actions = now_.actions;
    return trace;
  }
  [[nodiscard]] const Come<G>& come() const { return now_; }
  /// The rules that refused an action, as expected of each alone.
  [[nodiscard]] const std::vector<std::string>& refused() const { return refused_; }
  /// The rules whose clauses were asked about an action that the scenario lists, and let it pass.
  [[nodiscard]] const std::set<std::string, std::less<>>& asked() const { return asked_; }
  /// Whether something was expected that the actions have made so.
  [[nodiscard]] bool tells() const { return tells_; }
  /// The rules on which the rulebook was silent, as expected.
  [[nodiscard]] const std::vector<std::string>& silent() const { return silent_; }
  /// What the scenario does not say, if anything: that the rulebook is silent at an action of it. A silence that arises
  /// where the rulebook has something to say would not be noticed otherwise.
  [[nodiscard]] const std::optional<Failing>& unsaid() const { return unsaid_; }

 private:
  /// How near a play has come to what is listed next: the more listed steps, the nearer; then the less is in the way.
  struct Nearest {
    std::tuple<std::size_t, bool, int> how;
    Come<G> come;
    Failing failing;
  };

  void begin_anew(int play) {
    now_ = {trace_.given, {}, {}};
    filler_.emplace(*scenario_.fill, play);
    steps_done_ = 0;
    refused_.clear();
    silent_.clear();
    asked_.clear();
    unsaid_.reset();
    tells_ = false;
  }

  std::optional<Failing> play_once() {
    if (auto failing = go_through(scenario_.steps)) return failing;
    if (scenario_.steps.empty() && scenario_.either.empty())
      tells_ = scenario_.then && looks_beyond(scenario_.document.find("given"), *scenario_.then);
    if (auto failing = check(scenario_.then, scenario_.steps.empty() ? std::nullopt : std::optional(trace_.given)))
      return failing;
    return go_each_way();
  }

  /// Tries each branch from here, and says what is wrong in all of them.
  std::optional<Failing> go_each_way() {
    const Come<G> from = now_;
    std::optional<Come<G>> failed;
    Mismatches all;
    for (const ScenarioBranch& branch : scenario_.either) {
      now_ = from;
      std::optional<Failing> failing = go_through(branch.steps);
      if (!failing) failing = check(branch.then, from.state);
      if (!failing) continue;
      if (failing->unreached) return failing;
      for (Mismatch& each : failing->all) all.push_back({each.at, "in " + branch.called + ": " + each.message});
      if (!failed) failed = now_;
    }
    now_ = failed.value_or(from);
    return all.empty() ? std::nullopt : std::optional(Failing{std::move(all)});
  }

  std::optional<Failing> go_through(const std::vector<ScenarioStep>& steps) {
    for (const ScenarioStep& step : steps) {
      const State before = now_.state;
      if (auto failing = come_to(step)) return failing;
      if (!step.waits)
        if (auto failing = act(step, listed_.at(&step))) return failing;
      if (auto failing = check(step.then, before)) return failing;
      ++steps_done_;
    }
    return std::nullopt;
  }

  std::optional<Failing> act(const ScenarioStep& step, const Action& action) {
    for (const ExpectedRule& silence : step.silent)
      if (auto failing = expect_silence(action, silence)) return failing;
    if (step.refused) return refuse(action, *step.refused);
    note_unsaid_silence(action, step);
    if (auto failing = perform(action, step.action.at)) return failing;
    for (const std::string_view rule : G::rules_asked(action)) asked_.emplace(rule);
    return std::nullopt;
  }

  /// Performs what stands between the position and the next step, where the scenario leaves that to us.
  std::optional<Failing> come_to(const ScenarioStep& step) {
    if (filler_) return fill_up_to(step);
    if (scenario_.forced == Forced::listed) return std::nullopt;
    std::vector<Action> legal;
    for (int done = 0; done < G::longest_play && G::acting(now_.state).mover == Mover::chance; ++done) {
      G::legal_actions(trace_.game, now_.state, legal);
      if (legal.size() != 1 || legal.front() == G::canonical(now_.state, listed_.at(&step))) return std::nullopt;
      if (auto failing = perform_unlisted(legal.front(), step.action.at)) return failing;
    }
    return std::nullopt;
  }

  /// Fills in what the seed chooses until the step can be taken.
  std::optional<Failing> fill_up_to(const ScenarioStep& step) {
    std::optional<Failing> hindrance;
    for (int done = 0; done <= G::longest_play; ++done) {
      hindrance = hindrance_to(step);
      if (!hindrance) return std::nullopt;
      const std::optional<Action> next = filler_->next(trace_.game, now_.state);
      if (!next) break;
      if (auto failing = perform_unlisted(*next, step.action.at)) return failing;
    }
    return hindrance;
  }

  /// What stands in the way of the step here, if anything. Remembers where the least did.
  std::optional<Failing> hindrance_to(const ScenarioStep& step) {
    Failing failing;
    failing.unreached = true;
    bool timely = true;
    if (step.waits) {
      failing.all = unmet<G>(trace_.game, now_.state, step.action);
      if (failing.all.empty()) return std::nullopt;
    } else {
      const std::vector<Objection> against = G::objections(trace_.game, now_.state, listed_.at(&step));
      timely = against.empty() || !is_about_time<G>(against.front().rule);
      if (step.refused ? is_refused_in_time(*step.refused, against, timely) : against.empty()) return std::nullopt;
      const std::string wanted = step.refused ? in_words(*step.refused) + " to refuse this" : "this to be legal";
      const std::string found = against.empty() ? "it legal" : "it refused by " + cited(against);
      failing.all = {{step.action.at, "expected " + wanted + " at some time, found " + found}};
    }
    const std::tuple how{steps_done_, timely, -static_cast<int>(failing.all.size())};
    if (!nearest_ || how > nearest_->how) nearest_ = Nearest{how, now_, failing};
    return failing;
  }

  /// A rule may object to an action long before the time for it has come.
  static bool is_refused_in_time(const ExpectedRefusal& expected, const std::vector<Objection>& against, bool timely) {
    if (expected.by == ExpectedRefusal::By::anything) return true;
    return is_as_expected<G>(expected, against) && (timely || std::ranges::any_of(expected.rules, is_about_time<G>));
  }

  std::optional<Failing> perform_unlisted(const Action& action, Position at) {
    now_.filled.push_back(now_.actions.size());
    return perform(action, at);
  }

  std::optional<Failing> perform(const Action& action, Position at) {
    now_.actions.push_back(action);
    const std::vector<Objection> against = objections_to(action);
    if (!against.empty()) return Failing{{{at, "expected this to be legal, found it refused by " + cited(against)}}};
    G::perform(trace_.game, now_.state, action);
    if (Mismatches all = impossible<G>(trace_.game, now_.state, at, "the state after this"); !all.empty())
      return Failing{std::move(all)};
    return std::nullopt;
  }

  std::vector<Objection> objections_to(const Action& action) const {
    if (!G::objected(trace_.game, now_.state, action)) return {};
    return G::objections(trace_.game, now_.state, action);
  }

  /// Whether the list of legal actions has it: that is made by another way than asking each rule.
  bool is_listed(const Action& action) const {
    std::vector<Action> legal;
    G::legal_actions(trace_.game, now_.state, legal);
    return std::ranges::find(legal, G::canonical(now_.state, action)) != legal.end();
  }

  /// Whether the situation before this action is one on which the rulebook says nothing.
  std::optional<Failing> expect_silence(const Action& action, const ExpectedRule& silence) {
    const bool arises = std::ranges::any_of(G::holes(), [&](const auto& hole) {
      return hole.rule == silence.rule && hole.arises(trace_.game, now_.state, action);
    });
    if (!arises)
      return Failing{
          {{silence.at, "expected the rulebook to be silent here on " + silence.rule + ", found that it does not arise"}}};
    silent_.push_back(silence.rule);
    return std::nullopt;
  }

  void note_unsaid_silence(const Action& action, const ScenarioStep& step) {
    for (const auto& hole : G::holes()) {
      const bool said = std::ranges::find(step.silent, hole.rule, &ExpectedRule::rule) != step.silent.end();
      if (said || unsaid_ || !hole.arises(trace_.game, now_.state, action)) continue;
      const std::string rule(hole.rule);
      unsaid_ = Failing{{{step.action.at, "expected the scenario to say that the rulebook is silent here on " + rule +
                                              "; add `silent: " + rule + "` to the action"}}};
    }
  }

  std::optional<Failing> refuse(const Action& action, const ExpectedRefusal& refusal) {
    now_.actions.push_back(action);
    const State before = now_.state;
    const std::vector<Objection> against = objections_to(action);
    const std::string expected = "expected " + in_words(refusal) + " to refuse this, found ";
    if (against.empty()) return Failing{{{refusal.at, expected + "it legal"}}};
    if (!is_as_expected<G>(refusal, against)) return Failing{{{refusal.at, expected + "it refused by " + cited(against)}}};
    if (is_listed(action)) return Failing{{{refusal.at, expected + "it among the legal actions all the same"}}};
    (void)apply<G>(trace_.game, now_.state, action);
    if (!(now_.state == before)) return Failing{{{refusal.at, expected + "the state changed all the same"}}};
    if (refusal.by == ExpectedRefusal::By::the_rule) refused_.push_back(refusal.rules.front());
    return std::nullopt;
  }

  /// Holds the position to what is expected; what holds now and did not `before`, if that was another, the actions have
  /// made so.
  std::optional<Failing> check(const std::optional<Node>& then, const std::optional<State>& before) {
    if (!then) return std::nullopt;
    if (Mismatches all = unmet<G>(trace_.game, now_.state, *then); !all.empty()) return Failing{std::move(all)};
    tells_ = tells_ || (before && !unmet<G>(trace_.game, *before, *then).empty());
    return std::nullopt;
  }

  /// Whether more is expected of the state than what it was given: a look at it, or what stands in it by itself.
  static bool looks_beyond(const Node* given, const Node& then) {
    return std::ranges::any_of(
        then.entries, [&](const Node::Entry& entry) { return given == nullptr || given->find(entry.key) == nullptr; });
  }

  const Scenario& scenario_;
  Trace<G> trace_;
  Come<G> now_;
  std::map<const ScenarioStep*, Action> listed_;
  std::optional<Filler<G>> filler_;
  std::optional<Nearest> nearest_;
  std::size_t steps_done_ = 0;
  std::vector<std::string> refused_;
  std::vector<std::string> silent_;
  std::optional<Failing> unsaid_;
  std::set<std::string, std::less<>> asked_;
  bool tells_ = false;
};

}  // namespace fathom::detail
