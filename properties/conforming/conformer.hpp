#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/core/random.hpp"
#include "model/core/reads.hpp"
#include "properties/arbitrary.hpp"
#include "properties/conforming/conform.hpp"
#include "properties/conforming/engine.hpp"
#include "properties/conforming/questions.hpp"
#include "properties/plays.hpp"

/// Plays in lockstep with somebody's engine. Heavy: for `properties/conforming/conform_of.hpp` alone. `S` is the adapter that says how
/// plays of the game are drawn.
namespace fathom::conform {

template <class S>
class Conformer {
 public:
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Play = fathom::Play<G>;
  using Questions = std::vector<Question<G>>;

  Conformer(const Game& game, const Options& options)
      : game_(game), options_(options), judge_(game), engine_(options.command, options.limits, std::string(G::name)) {}

  Result run() {
    if (std::optional<Fault> fault = engine_.greet()) {
      add(*fault, nullptr, {});
      return finished();
    }
    for (std::uint64_t number = 0; number < options_.cases && found_.size() < options_.most_found; ++number) {
      if (options_.only_case && *options_.only_case != number) continue;
      if (options_.shard.of > 1 && number % options_.shard.of != options_.shard.index) continue;
      for (const int players : tables()) try_case(players, number);
    }
    return finished();
  }

 private:
  static constexpr std::uint32_t asked_once_in = 4;  ///< A list, and what a seat sees, is asked for in one state of so many.
  static constexpr std::uint32_t tried_once_in = 2;  ///< So is something illegal tried,
  static constexpr std::uint32_t hidden_once_in = 16;  ///< and a state that looks the same to a seat shown.
  static constexpr std::size_t few_actions = 5;        ///< So many last actions are tried alone before anything else.
  static constexpr int most_tries = 400;               ///< How many smaller plays are tried with the engine.

  [[nodiscard]] std::vector<int> tables() const {
    std::vector<int> all;
    for (int players = G::fewest_players; players <= G::most_players; ++players)
      if (!options_.players || *options_.players == players) all.push_back(players);
    return all;
  }

  void try_case(int players, std::uint64_t number) {
    const std::string what = "conform, " + std::to_string(players) + " players";
    const std::uint64_t seed = case_seed(options_.seed, what, number);
    const Play play = properties::drawn_play<S>(game_, players, properties::Begin::at_the_start, rc::Random(seed));
    Random random(seed);
    ++plays_;
    actions_ += play.actions.size();
    if (const std::optional<Fault> fault = asked(play, questions_along(play, random))) report(play, *fault, players, number);
    if (engine_.greeting().can(Ability::set) && engine_.greeting().can(Ability::observe)) try_what_is_hidden(play, random);
  }

  // -------------------------------------------------------------------------------------------------------- questions

  static Question<G> asking(Ask ask, std::size_t state, Json request) {
    return {ask, state, {}, {}, {}, std::move(request)};
  }
  [[nodiscard]] Question<G> beginning(const Play& play) const {
    Json change = json_of(Notation<G>::write_rules(game_));
    if (!change.is_object()) change = Json::object();
    return asking(Ask::begin, 0, {{"new", {{"players", play.states.front().players}, {"change", std::move(change)}}}});
  }
  static Question<G> doing(const Play& play, std::size_t at) {
    Question<G> question = asking(Ask::apply, at, {{"apply", json_of_action(play.actions[at])}});
    question.action = play.actions[at];
    return question;
  }
  static Question<G> looking(std::size_t state, Seat seat) {
    Question<G> question = asking(Ask::observe, state, {{"observe", {{"seat", name_of(seat)}}}});
    question.seat = seat;
    return question;
  }
  /// Something close to what is legal that a rule refuses, if the first try is.
  [[nodiscard]] std::optional<Question<G>> trying(const Play& play, std::size_t state, const Action& action) const {
    auto objection = G::objection(game_, play.states[state], action);
    if (!objection) return std::nullopt;
    Question<G> question = asking(Ask::attempt, state, {{"apply", json_of_action(action)}});
    question.action = action;
    question.objection = std::move(objection);
    return question;
  }
  /// Begins where the play does: at the start, or in the state that it is set to.
  void begin(const Play& play, Questions& questions) const {
    questions.push_back(beginning(play));
    if (!(play.states.front() == G::start(game_, play.states.front().players)))
      questions.push_back(asking(Ask::set, 0, {{"set", {{"state", json_of_state(play.states.front())}}}}));
  }

  [[nodiscard]] Questions questions_along(const Play& play, Random& random) const {
    const Greeting& can = engine_.greeting();
    Questions questions;
    begin(play, questions);
    for (std::size_t state = 0; state < play.states.size(); ++state) {
      if (can.can(Ability::legal) && random.below(asked_once_in) == 0) questions.push_back(listing(state));
      if (can.can(Ability::observe) && random.below(asked_once_in) == 0)
        questions.push_back(looking(state, any_seat(play, random)));
      if (!play.legal[state].empty() && random.below(tried_once_in) == 0) {
        const auto& legal = play.legal[state];
        const Action& one = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (auto attempt = trying(play, state, properties::nearby(one, random))) questions.push_back(std::move(*attempt));
      }
      if (state < play.actions.size()) questions.push_back(doing(play, state));
    }
    if (can.can(Ability::scores)) questions.push_back(counting(play.states.size() - 1));
    return questions;
  }
  static Question<G> listing(std::size_t state) { return asking(Ask::legal, state, {{"legal", Json::object()}}); }
  static Question<G> counting(std::size_t state) { return asking(Ask::scores, state, {{"scores", Json::object()}}); }
  static Seat any_seat(const Play& play, Random& random) {
    return seat(static_cast<int>(random.below(static_cast<std::uint32_t>(play.states.front().players))));
  }

  /// The questions that can show a fault again in another play: of its kind alone, in every state.
  [[nodiscard]] std::optional<Questions> questions_about(const Fault& fault, const std::optional<Action>& attempt,
                                                         const Play& play) const {
    const Greeting& can = engine_.greeting();
    const bool all = fault.what == Wrong::crashes || fault.what == Wrong::hangs || fault.what == Wrong::breaks_protocol;
    const bool lists = all || fault.what == Wrong::lists_illegal || fault.what == Wrong::misses_legal;
    const bool looks = all || fault.what == Wrong::wrong_state || fault.what == Wrong::tells_hidden;
    Questions questions;
    begin(play, questions);
    if (questions.size() > 1 && !can.can(Ability::set)) return std::nullopt;
    for (std::size_t state = 0; state < play.states.size(); ++state) {
      if (lists && can.can(Ability::legal)) questions.push_back(listing(state));
      for (int i = 0; looks && can.can(Ability::observe) && i < play.states.front().players; ++i)
        questions.push_back(looking(state, seat(i)));
      if ((all || fault.what == Wrong::wrong_score) && can.can(Ability::scores)) questions.push_back(counting(state));
      if (attempt && state + 1 == play.states.size()) {
        auto tried = trying(play, state, *attempt);
        if (!tried) return std::nullopt;
        questions.push_back(std::move(*tried));
      }
      if (state < play.actions.size()) questions.push_back(doing(play, state));
    }
    return questions;
  }

  // ------------------------------------------------------------------------------------------------------------ asking

  /// The first thing that is wrong with the answers to these questions.
  std::optional<Fault> asked(const Play& play, const Questions& questions) {
    std::vector<Json> requests;
    for (const Question<G>& question : questions) requests.push_back(question.request);
    const Engine::Answers answers = engine_.ask(requests);
    asked_ += answers.values.size();
    for (std::size_t i = 0; i < answers.values.size(); ++i) {
      const Question<G>& question = questions[i];
      auto fault = judge_.judge(question, play.states[question.state], play.legal[question.state], answers.values[i]);
      if (!fault) continue;
      fault->at = i;
      if (fault->what == Wrong::tells_hidden) return fault;
      for (std::string& rule : rules_at_issue(play, question.state))
        if (std::ranges::find(fault->rules, rule) == fault->rules.end()) fault->rules.push_back(std::move(rule));
      return fault;
    }
    return answers.fault;
  }

  /// The rules at issue after an action: those whose numbers and readings it rests on, those that are asked about it, and
  /// the others of their sections of the rulebook.
  [[nodiscard]] std::vector<std::string> rules_at_issue(const Play& play, std::size_t state) const {
    if (state == 0) return {};
    const Action& last = play.actions[state - 1];
    ReadSet reads;
    {
      const Noting noting(reads);
      State after = play.states[state - 1];
      G::perform(game_, after, last);
    }
    std::vector<std::string> rules(reads.begin(), reads.end());
    std::set<std::string_view> sections;
    for (std::string& rule : rules_about<G>(last)) {
      rules.push_back(std::move(rule));
      if (const auto place = position_of(G::rulebook(), rules.back())) sections.insert(G::rulebook()[*place].cites);
    }
    for (const Rule& rule : G::rulebook())
      if (sections.contains(rule.cites) && std::ranges::find(rules, rule.id) == rules.end()) rules.emplace_back(rule.id);
    return rules;
  }

  /// Shows a seat a state, and another that looks the same to it: what it is told must be the same.
  void try_what_is_hidden(const Play& play, Random& random) {
    for (std::size_t state = 0; state < play.states.size(); ++state) {
      if (random.below(hidden_once_in) != 0) continue;
      const Seat who = any_seat(play, random);
      Play alone = first_actions(last_actions(play, play.actions.size() - state), 0);
      Play other = alone;
      other.states.front() = G::resampled(game_, alone.states.front(), who, random);
      Questions questions;
      for (const Play* each : {&alone, &other}) {
        questions.push_back(beginning(*each));
        questions.push_back(asking(Ask::set, 0, {{"set", {{"state", json_of_state(each->states.front())}}}}));
        questions.push_back(looking(0, who));
      }
      std::vector<Json> requests;
      for (const Question<G>& question : questions) requests.push_back(question.request);
      const Engine::Answers answers = engine_.ask(requests);
      constexpr std::size_t first = 2;
      constexpr std::size_t second = 5;
      if (answers.fault) add(*answers.fault, &alone, again(play.states.front().players, std::nullopt));
      if (answers.values.size() <= second) continue;
      const auto seen = [&](std::size_t at) { return answers.values[at].value("state", Json()); };
      if (seen(first) == seen(second)) continue;
      add({Wrong::tells_hidden, first, "what " + std::string(name_of(who)) + " sees tells apart what she cannot", {}},
          &alone, again(play.states.front().players, std::nullopt));
    }
  }

  // ----------------------------------------------------------------------------------------------------------- telling

  void report(const Play& play, const Fault& fault, int players, std::uint64_t number) {
    for (Found& known : found_)
      if (known.fault.same_as(fault)) {
        ++known.plays;
        return;
      }
    const Questions questions = [&] {
      Random random(case_seed(options_.seed, "conform, " + std::to_string(players) + " players", number));
      return questions_along(play, random);
    }();
    const std::size_t at = std::min(fault.at, questions.size() - 1);
    std::optional<Action> attempt;
    if (questions[at].ask == Ask::attempt) attempt = questions[at].action;
    Play smallest = first_actions(play, std::min(questions[at].state + (attempt ? 0U : 1U), play.actions.size()));
    Fault shown = fault;
    std::size_t actions_shown = smallest.actions.size();
    const auto falls = [&](const Play& smaller) {
      const std::optional<Questions> about = questions_about(fault, attempt, smaller);
      if (!about) return false;
      const std::optional<Fault> same = asked(smaller, *about);
      const bool seen_later = fault.what == Wrong::wrong_state || fault.what == Wrong::wrong_score;
      if (!same || same->what != fault.what || !(seen_later || same->same_as(fault))) return false;
      const Question<G>& showing = (*about)[std::min(same->at, about->size() - 1)];
      actions_shown = showing.state + (showing.ask == Ask::apply ? 1 : 0);
      shown = *same;
      return true;
    };
    properties::PlayShrinking how{attempt ? 0U : 1U, most_tries};
    const std::size_t fewest = attempt ? 0 : 1;
    std::size_t tail = fewest;
    while (tail <= few_actions && tail < smallest.actions.size() && !falls(last_actions(smallest, tail))) ++tail;
    if (tail <= few_actions && tail < smallest.actions.size()) {
      smallest = last_actions(smallest, tail);
    } else if (falls(smallest)) {
      smallest = rc::shrinkable::findLocalMin(properties::shrinkable_play(smallest, how), falls).first;
      falls(smallest);
    }
    smallest = first_actions(smallest, std::min(actions_shown, smallest.actions.size()));
    if (attempt) smallest.actions.push_back(*attempt);
    add(shown, &smallest, again(players, number));
  }

  /// What brings the fault back, but for the engine's own command.
  [[nodiscard]] std::string again(int players, std::optional<std::uint64_t> number) const {
    return "fathom conform " + std::string(G::name) + " --players " + std::to_string(players) + " --seed " +
           std::to_string(options_.seed) + (number ? "/" + std::to_string(*number) : "");
  }

  struct Found {
    Fault fault;
    std::uint64_t plays = 1;
    Verdict verdict;
  };

  void add(const Fault& fault, const Play* play, std::string again) {
    for (Found& known : found_)
      if (known.fault.same_as(fault)) {
        ++known.plays;
        return;
      }
    Verdict verdict;
    verdict.evidence = Evidence::engine;
    verdict.game = G::name;
    verdict.check = std::string(name_of(fault.what)) + (fault.rules.empty() ? "" : "/" + fault.rules.front());
    verdict.rules = fault.rules;
    verdict.outcome = Outcome::fails;
    verdict.why = fault.why;
    verdict.again = std::move(again);
    if (play != nullptr) {
      verdict.trace = Trace<G>{game_, play->states.front(), play->actions, fault.why};
      verdict.told = told(*play);
      verdict.cost.actions = play->actions.size();
    }
    if (!engine_.complaints().empty()) verdict.told.push_back("its standard error ends: " + engine_.complaints());
    found_.push_back({fault, 1, std::move(verdict)});
  }
  [[nodiscard]] std::vector<std::string> told(const Play& play) const {
    std::vector<std::string> lines = G::tell(game_, play.states.front());
    State state = play.states.front();
    for (const Action& action : play.actions) {
      lines.push_back(G::show(game_, state, action));
      if (G::objected(game_, state, action)) break;
      G::perform(game_, state, action);
    }
    return lines;
  }

  [[nodiscard]] Result finished() const {
    Result result{engine_.greeting(), {}, plays_, actions_, asked_};
    for (const Found& found : found_) {
      result.verdicts.push_back(found.verdict);
      result.verdicts.back().cost.cases = found.plays;
    }
    return result;
  }

  const Game& game_;
  const Options& options_;
  Judge<G> judge_;
  Engine engine_;
  std::vector<Found> found_;
  std::uint64_t plays_ = 0;
  std::uint64_t actions_ = 0;
  std::uint64_t asked_ = 0;
};

}  // namespace fathom::conform
