#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/given_and_when.hpp"
#include "model/core/verdict.hpp"
#include "properties/conforming/judge.hpp"
#include "properties/play.hpp"

/// What is found wrong with an engine, as a report has it. Heavy: for `properties/conforming/conformer.hpp` alone.
namespace fathom::conform {

/// The rules at issue in a state that an action has led to: those that are asked about it, those that it rests on, and the
/// others of their sections of the rulebook; where nothing was done yet, those that setting up rests on.
template <Specification G>
std::vector<std::string> rules_at_issue(const Play<G>& play, std::size_t state) {
  if (state == 0) return rules_read([&] { (void)G::start(play.game, play.states.front().players); });
  const typename G::Action& last = play.actions[state - 1];
  return with_sections<G>(rules_about<G>(last), rules_read([&] {
                            typename G::State after = play.states[state - 1];
                            G::perform(play.game, after, last);
                          }));
}

/// A fault is shown well in so many actions: a reader sees at once what was done.
inline constexpr std::size_t few_actions = 5;

/// The faults found so far, each once.
template <Specification G>
class Faults {
 public:
  /// Whether the fault is known already, and shown well enough; if it is known, it is met once more.
  bool met_again(const Fault& fault) {
    const auto known = std::ranges::find_if(found_, [&](const Found& each) { return each.fault.same_as(fault); });
    if (known == found_.end()) return false;
    ++known->verdict.cost.cases;
    return known->verdict.cost.actions <= few_actions || ++known->shown_again > most_shown_again;
  }

  /// Where a fault shows.
  struct Shown {
    const Play<G>& play;
    std::vector<typename G::Action> actions;  ///< From where the play begins; a rule may refuse the last.
    std::string again;                        ///< The options that bring it back.
    std::string file;                         ///< Where the play stands, if it does.
    std::string complaints;                   ///< The end of the engine's standard error.
  };
  void add(const Fault& fault, Shown shown) {
    const auto known = std::ranges::find_if(found_, [&](const Found& each) { return each.fault.same_as(fault); });
    if (known != found_.end() && known->verdict.cost.actions <= shown.actions.size()) return;
    Verdict& verdict = known == found_.end() ? begun(fault) : known->verdict;
    verdict.why = fault.why;
    verdict.again = std::move(shown.again);
    verdict.file = std::move(shown.file);
    verdict.cost.actions = shown.actions.size();
    Trace<G> trace{shown.play.game, shown.play.states.front(), std::move(shown.actions), fault.why};
    verdict.told = given_and_when<G>(trace);
    verdict.trace = std::move(trace);
    tell(verdict, shown.complaints);
  }
  /// A fault that shows before anything is played.
  void add(const Fault& fault, const std::string& complaints) { tell(begun(fault), complaints); }

  template <class IsKnown>
  [[nodiscard]] std::size_t not_known(const IsKnown& is_known) const {
    const auto is_new = [&](const Found& each) { return !is_known(each.verdict.check); };
    return static_cast<std::size_t>(std::ranges::count_if(found_, is_new));
  }
  [[nodiscard]] std::vector<Verdict> verdicts() const {
    std::vector<Verdict> all;
    for (const Found& each : found_) all.push_back(each.verdict);
    return all;
  }

 private:
  static constexpr int most_shown_again = 5;  ///< A fault that takes many actions to show is shown anew so often.
  struct Found {
    Fault fault;
    Verdict verdict;
    int shown_again = 0;
  };

  Verdict& begun(const Fault& fault) {
    Verdict verdict;
    verdict.evidence = Evidence::engine;
    verdict.game = G::name;
    verdict.check = std::string(name_of(fault.what)) + (fault.rules.empty() ? "" : "/" + fault.rules.front());
    verdict.rules = fault.rules;
    verdict.outcome = Outcome::fails;
    verdict.why = fault.why;
    verdict.cost.cases = 1;
    found_.push_back({fault, std::move(verdict), 0});
    return found_.back().verdict;
  }
  static void tell(Verdict& verdict, const std::string& complaints) {
    if (!complaints.empty()) verdict.told.push_back("its standard error ends: " + complaints);
  }

  std::vector<Found> found_;
};

}  // namespace fathom::conform
