#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/random.hpp"
#include "notation/variant.hpp"
#include "properties/conforming/asking.hpp"
#include "properties/conforming/conform.hpp"
#include "properties/conforming/faults.hpp"
#include "properties/conforming/judge.hpp"
#include "properties/conforming/questions.hpp"
#include "properties/plays.hpp"

/// Plays in lockstep with somebody's engine. Heavy: for `properties/conforming/conform_of.hpp` alone. `S` is the adapter
/// that says how plays of the game are drawn.
namespace fathom::conform {

template <class S>
class Conformer {
 public:
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Play = fathom::Play<G>;
  using Asked = Questions<G>;
  using Clock = std::chrono::steady_clock;

  Conformer(const Game& game, const Options& options)
      : game_(game),
        options_(options),
        rules_(otherwise(game)),
        judge_(options.mapping),
        engine_(options.command, options.limits, std::string(G::name)),
        faults_(G::name) {}

  Result run() {
    if (const std::optional<Fault> fault = engine_.greet()) {
      faults_.add(*fault, engine_.complaints());
      return finished();
    }
    wanted_ = wanted_by(options_, engine_.greeting());
    for (std::size_t i = 0; i < options_.led.size() && !is_enough(); ++i)
      if (i % options_.shard.of == options_.shard.index) lead(options_.led[i]);
    for (std::uint64_t number = 0; options_.wants(Part::plays) && goes_on(number); ++number) {
      if (options_.only_case && *options_.only_case != number) continue;
      if (number % options_.shard.of != options_.shard.index) continue;
      if (options_.progress) options_.progress(number, options_.cases);
      for (const int players : tables()) follow(drawn(players, number));
    }
    follow(nullptr);
    return finished();
  }

 private:
  static constexpr int most_earlier = 30;                    ///< So many attempts before a fault may be what has led to it.
  static constexpr int most_tries = 400;                     ///< How many smaller plays are tried with the engine,
  static constexpr std::chrono::seconds longest_search{20};  ///< and how long, for one fault.

  /// What the engine is being led along.
  struct Course {
    Part source = Part::plays;
    const Json& rules;
    std::string again;  ///< The options that lead it along this again.
    std::string file;   ///< Where the play stands, if it does.
  };

  /// In what a game is otherwise than the engine plays by itself.
  [[nodiscard]] Json otherwise(const Game& game) const {
    return rules_besides(options_.readings, Variants<G>::yaml("", game));
  }
  [[nodiscard]] bool wants(Part part) const { return wanted_[index_of(part)]; }
  [[nodiscard]] bool is_enough() const { return faults_.not_known(options_.is_known) >= options_.most_found; }
  [[nodiscard]] bool goes_on(std::uint64_t number) const {
    if (is_enough() || !unknown_rules_.empty()) return false;
    return options_.until ? Clock::now() < *options_.until : number < options_.cases;
  }
  [[nodiscard]] std::vector<int> tables() const {
    std::vector<int> all;
    for (int players = G::fewest_players; players <= G::most_players; ++players)
      if (!options_.players || *options_.players == players) all.push_back(players);
    return all;
  }

  // ----------------------------------------------------------------------------------------------------------- leading

  /// A play with what is asked about it, and the answers once they are there.
  struct Drawn {
    Drawn(Play drawn, Course along, const Wanted& wanted)
        : play(std::move(drawn)), course(std::move(along)), questions(play.game, play, course.rules, wanted) {}
    Play play;
    Course course;
    Asked questions;
    std::optional<Engine::Answers> answers{};
  };

  /// A play drawn at random, with some of all questions.
  std::unique_ptr<Drawn> drawn(int players, std::uint64_t number) {
    const std::string what = "conform, " + std::to_string(players) + " players";
    const std::uint64_t seed = case_seed(options_.seed, what, number);
    // two plays of three begin where something is about to happen that a play from the start seldom comes to
    const bool anywhere = number % 3 != 0 && engine_.greeting().can(Ability::set);
    auto drawn = std::make_unique<Drawn>(
        properties::drawn_play<S>(game_, players, anywhere ? properties::Begin::anywhere : properties::Begin::at_the_start,
                                  rc::Random(seed)),
        Course{Part::plays, rules_,
               "--players " + std::to_string(players) + " --seed " + std::to_string(options_.seed) + "/" +
                   std::to_string(number),
               ""},
        wanted_);
    ask_some<G>(drawn->play, drawn->questions, Random(seed));
    return drawn;
  }
  /// Leads the engine along the next play while the one before is judged and the one after it is drawn.
  void follow(std::unique_ptr<Drawn> next) {
    const std::unique_ptr<Drawn> done = std::exchange(under_way_, nullptr);
    if (done && !done->answers) done->answers = engine_.receive();
    if (next && !is_enough() && unknown_rules_.empty()) {
      engine_.send(next->questions.requests());
      under_way_ = std::move(next);
    }
    if (done) conclude(done->play, done->questions, *done->answers, done->course);
  }

  /// Along a play that stands in a file: all questions in every state.
  void lead(const Led& led) {
    const auto& trace = std::any_cast<const Trace<G>&>(led.trace);
    if (options_.players && *options_.players != trace.given.players) return;
    const Json rules = otherwise(trace.game);
    if (rules != rules_ && !engine_.greeting().can(Ability::variants)) {
      ++not_led_["by other rules, and it does not support variants"];
      return;
    }
    const auto is_broken = [&](const auto& invariant) { return !invariant.holds(trace.game, trace.given); };
    if (std::ranges::any_of(G::invariants(), is_broken)) {
      ++not_led_["from a part of a state"];
      return;
    }
    const Course course{led.source, rules, led.source == Part::games ? "--games" : "--only " + led.name, led.file};
    std::vector<Attempt<G>> attempts;
    const Play play = play_along(trace, course, attempts);
    Asked questions(play.game, play, rules, wanted_);
    if (!questions.begins_at_the_start() && !engine_.greeting().can(Ability::set)) {
      ++not_led_["from a state, and it does not support set"];
      return;
    }
    ask_all<G>(play, attempts, questions, Random(options_.seed));
    if (!hold(play, questions, course)) {
      if (!unknown_rules_.empty()) ++not_led_["by rules that it does not know: " + std::exchange(unknown_rules_, {})];
      return;
    }
    if (led.scores) judge_end(play, *led.scores, course);
  }
  /// The legal actions of a trace as a play, and the others as attempts; a finished game ends at the first of these.
  Play play_along(const Trace<G>& trace, const Course& course, std::vector<Attempt<G>>& attempts) {
    std::size_t next = 0;
    std::size_t state = 0;
    std::optional<Objection> against;
    Play play = play_on<G>(trace.game, trace.given, [&](const State& now, const std::vector<Action>&) {
      std::optional<Action> legal;
      for (; next < trace.actions.size() && !legal && !against; ++next) {
        against = G::objection(trace.game, now, trace.actions[next]);
        if (!against) legal = trace.actions[next];
        if (against && course.source != Part::games) attempts.push_back({state, trace.actions[next]}), against.reset();
      }
      ++state;
      return legal;
    });
    if (against) {
      const Action& done = trace.actions[next - 1];
      const Fault fault = Judge<G>::refused_by(Wrong::accepts_illegal, play.game, play.states.back(), done, *against);
      if (!faults_.met_again(fault)) faults_.add(fault, shown_in(last_actions(play, 0), {done}, fault, course), "");
    }
    return play;
  }
  void judge_end(const Play& play, const Json& scores, const Course& course) {
    const std::optional<Fault> fault = judge_points(G::scores(play.states.back()), scores);
    if (fault && !faults_.met_again(*fault)) faults_.add(*fault, shown_in(play, play.actions, *fault, course), "");
  }

  // ------------------------------------------------------------------------------------------------------------ asking

  /// Asks the questions, and reports what is wrong; false where the engine does not know the rules of this play.
  bool hold(const Play& play, const Asked& questions, const Course& course) {
    return conclude(play, questions, engine_.ask(questions.requests()), course);
  }
  bool conclude(const Play& play, const Asked& questions, const Engine::Answers& answers, const Course& course) {
    std::vector<Fault> faults = judged(play, questions, answers, true);
    if (!unknown_rules_.empty()) return false;
    ++tried_[index_of(course.source)];
    actions_ += play.actions.size();
    if (faults.empty()) return true;
    if (under_way_ && !under_way_->answers)
      under_way_->answers = engine_.receive();  // the engine is wanted for something else
    if (faults.back().has_no_answer())           // where it was may be earlier than it seems: answers can be lost
      if (std::vector<Fault> again = asked(play, questions, faults.back()); !again.empty()) faults.back() = again.back();
    for (const Fault& fault : faults) report(play, fault, questions, course);
    return true;
  }
  /// Asks once more, for the sake of a fault.
  std::vector<Fault> asked(const Play& play, const Asked& questions, const Fault& fault) {
    if (!fault.has_no_answer()) return judged(play, questions, engine_.ask(questions.requests()), false);
    std::vector<Fault> faults = judged(play, questions, engine_.ask_one_by_one(questions.requests()), false);
    if (faults.empty() || !faults.back().has_no_answer()) return faults;
    Fault& unanswered = faults.back();  // now it is known what it was asked
    const Question<G>& question = questions.all()[std::min(unanswered.at, questions.all().size() - 1)];
    if (question.ask == Ask::apply || question.ask == Ask::attempt)
      unanswered.rules = rules_for<G>(play.game, play.states[question.state], *question.action);
    name_rules(unanswered, play, question);
    return faults;
  }

  /// What is wrong with the answers to these questions, each once, up to what puts the engine into another state than ours.
  std::vector<Fault> judged(const Play& play, const Asked& questions, const Engine::Answers& answers, bool counts) {
    answers_ += answers.values.size();
    std::vector<Fault> faults;
    for (std::size_t i = 0; i < answers.values.size(); ++i) {
      const Question<G>& question = questions.all()[i];
      const Json& said = answers.values[i];
      if (question.ask == Ask::begin && said.contains("unsupported")) {
        unknown_rules_ = quoted(said["unsupported"]);
        return {};
      }
      std::optional<Fault> fault = question.ask == Ask::shown_another
                                       ? judge_alike(question.seat, said, answers.values[i - shown_before])
                                       : judge_.judge(play, question, said);
      if (!fault) {
        if (counts && !is_source(part_of(question.ask))) ++tried_[index_of(part_of(question.ask))];
        continue;
      }
      fault->at = i;
      name_rules(*fault, play, question);
      const bool known = std::ranges::any_of(faults, [&](const Fault& other) { return other.same_as(*fault); });
      if (!known) faults.push_back(*fault);
      if (fault->goes_astray()) return faults;
    }
    if (answers.fault) faults.push_back(*answers.fault);
    return faults;
  }
  /// Adds the rules at issue to those that the fault names itself.
  static void name_rules(Fault& fault, const Play& play, const Question<G>& question) {
    if (fault.what == Wrong::tells_hidden) return;
    if (question.objection && question.ask != Ask::attempt)
      fault.rules.insert(fault.rules.begin(), std::string(question.objection->rule));
    if (question.ask == Ask::scores && question.state == 0) return;
    add_rules(fault.rules, rules_at_issue<G>(play, question.state));
  }

  // ----------------------------------------------------------------------------------------------------------- shrinking

  void report(const Play& play, const Fault& fault, const Asked& questions, const Course& course) {
    if (faults_.met_again(fault)) return;
    search_ends_ = Clock::now() + longest_search;
    const std::size_t at = std::min(fault.at, questions.all().size() - 1);
    const Question<G>& question = questions.all()[at];
    if (question.ask == Ask::shown_another) {  // shown by a state alone
      add_fault(last_actions(first_actions(play, question.state), 0), {}, fault, course);
      return;
    }
    const bool of_attempt = question.ask == Ask::attempt;
    if (!of_attempt) {
      Fault by_itself = fault;
      if (question.objection && !by_itself.rules.empty()) by_itself.rules.erase(by_itself.rules.begin());
      if (faults_.met_again(by_itself) || shows(play, by_itself, question.state + 1, std::nullopt, course)) return;
      if (shows(play, by_itself, question.state + 1, std::nullopt, course, Asking::all)) return;
    }
    // what is not as it should be is not so without an attempt: one that was refused has changed something all the same
    int earlier = 0;
    for (std::size_t i = at + 1; i > 0 && earlier < most_earlier; --i) {
      const Question<G>& tried = questions.all()[i - 1];
      if (tried.ask == Ask::attempt && ++earlier && shows(play, fault, tried.state, tried.action, course)) return;
    }
    add_fault(play, first_actions(play, question.state + (of_attempt ? 0 : 1)).actions, fault, course);
  }

  /// Looks for a small play that shows the fault, made of the first actions of one that does, with or without an attempt at
  /// its end; whether there is one, which is added to what was found then.
  bool shows(const Play& play, const Fault& fault, std::size_t actions, const std::optional<Action>& attempt,
             const Course& course, Asking asking = Asking::what_shows) {
    Fault shown = fault;
    std::size_t actions_shown = 0;
    int tries = 0;
    const bool can_be_set = engine_.greeting().can(Ability::set);
    const auto falls = [&](const Play& smaller) {
      const std::optional<Asked> about =
          questions_about<G>(fault, attempt, smaller, course.rules, wanted_, asking, can_be_set);
      if (!about || ++tries > most_tries || Clock::now() > search_ends_) return false;
      const bool seen_later = fault.what == Wrong::wrong_state || fault.what == Wrong::wrong_score;
      const auto showing_of = [&](const Fault& each) { return about->all()[std::min(each.at, about->all().size() - 1)]; };
      const std::vector<Fault> faults = asked(smaller, *about, fault);
      const auto same = std::ranges::find_if(faults, [&](const Fault& each) {
        if (attempt) return showing_of(each).objection.has_value();
        return each.what == fault.what && (seen_later || each.same_as(fault));
      });
      if (same == faults.end()) return false;
      const Question<G> showing = showing_of(*same);
      actions_shown = showing.state + (showing.ask == Ask::apply ? 1 : 0);
      shown = *same;
      return true;
    };
    std::optional<Play> smallest = shown_by_few(first_actions(play, actions), attempt ? 0 : 1, falls);
    if (!smallest && !falls(first_actions(play, actions))) return false;
    if (!smallest) {
      const Play whole = first_actions(play, attempt ? actions : actions_shown);  // where it is first to be seen
      smallest = shown_by_few(whole, attempt ? 0 : 1, falls);
      if (!smallest) smallest = shrunk(whole, attempt ? 0 : 1, falls);
    }
    std::vector<Action> shown_actions = first_actions(*smallest, actions_shown).actions;
    if (attempt) shown_actions.push_back(*attempt);
    if (shown.same_as(fault) || !faults_.met_again(shown)) add_fault(*smallest, std::move(shown_actions), shown, course);
    return true;
  }

  /// A few last actions that fall by themselves.
  template <class Falls>
  static std::optional<Play> shown_by_few(const Play& play, std::size_t fewest, Falls& falls) {
    for (std::size_t tail = fewest; tail <= few_actions && tail <= play.actions.size(); ++tail)
      if (Play last = last_actions(play, tail); falls(last)) return last;
    return std::nullopt;
  }
  /// What shrinking leaves of a play that falls, or of its last actions if they do.
  template <class Falls>
  static Play shrunk(const Play& play, std::size_t fewest, Falls& falls) {
    Play begun = play;
    for (const std::size_t tail : properties::play_shrinks::lengths_of_tails(few_actions + 1, play.actions.size())) {
      begun = last_actions(play, tail);
      if (falls(begun)) break;
      begun = play;
    }
    Play smallest = rc::shrinkable::findLocalMin(properties::shrinkable_play(begun, {fewest, most_tries}), falls).first;
    falls(smallest);  // so that what is told is told of it
    return smallest;
  }

  static Shown shown_in(const Play& play, std::vector<Action> actions, const Fault& fault, const Course& course) {
    return shown<G>(play, std::move(actions), fault, course.again, course.file);
  }
  void add_fault(const Play& play, std::vector<Action> actions, const Fault& fault, const Course& course) {
    faults_.add(fault, shown_in(play, std::move(actions), fault, course), engine_.complaints());
  }

  [[nodiscard]] Result finished() const {
    Result result{engine_.greeting(), faults_.verdicts(), tried_, not_led_, {}, actions_, answers_, is_enough()};
    if (!unknown_rules_.empty()) result.not_led["by rules that it does not know: " + unknown_rules_] = 1;
    if (wants(Part::seen) && tried_[index_of(Part::seen)] > 0) result.never_said = judge_.never_said();
    return result;
  }

  const Game& game_;
  const Options& options_;
  Json rules_;
  Judge<G> judge_;
  Engine engine_;
  Wanted wanted_{};
  Faults faults_;
  std::unique_ptr<Drawn> under_way_;  ///< What the engine is being led along while something else is done.
  std::array<std::uint64_t, kinds<Part>> tried_{};
  std::map<std::string, std::uint64_t> not_led_;
  std::string unknown_rules_;
  Clock::time_point search_ends_{};
  std::uint64_t actions_ = 0;
  std::uint64_t answers_ = 0;
};

}  // namespace fathom::conform
