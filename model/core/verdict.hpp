#pragma once

#include <any>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/names.hpp"

namespace fathom {

/// The kinds of evidence, and the tables built from them.
enum class Evidence : std::uint8_t { scenario, law, theorem, coverage, mutant, engine };
constexpr std::array<std::string_view, 6> names_of(Evidence) {
  return {"scenario", "law", "theorem", "coverage", "mutant", "engine"};
}

/// What a check found.
enum class Outcome : std::uint8_t {
  holds,
  fails,
  unknown,  ///< A budget ran out before an answer: never a pass.
  skipped,  ///< Not run, with the reason: never a pass.
  aside,    ///< Says nothing of the rules it was run with, with the reason, such as another box: no pass, and no failure.
};
constexpr std::array<std::string_view, 5> names_of(Outcome) { return {"holds", "fails", "unknown", "skipped", "aside"}; }

/// How a check knows what it says.
enum class Method : std::uint8_t {
  proved,      ///< A solver decided it for all inputs of the stated domain.
  exhaustive,  ///< Every case of the stated, finite domain was tried.
  sampled,     ///< Random plays or positions, or a chosen one: a scenario is a sample of one.
  witness,     ///< A known anomaly of the published rules was shown once more.
};
constexpr std::array<std::string_view, 4> names_of(Method) { return {"proved", "exhaustive", "sampled", "witness"}; }

/// How a solver's encoding is held to the model: on every case of a finite domain, or on a sample.
struct Tie {
  Method method = Method::sampled;  ///< `exhaustive` or `sampled`.
  std::uint64_t cases = 0;          ///< Cases in which encoding and model were compared.
  std::string domain;               ///< What they are: `placements on the published board`.
};

/// What a verdict rests on.
struct Basis {
  Method method = Method::sampled;
  std::string domain;      ///< For what it holds: `0 to 24 tokens, 3 to 6 players`.
  std::uint64_t size = 0;  ///< Cases tried one by one; 0 where a solver answered for all of them.
  std::vector<Tie> ties;   ///< Of a solver's encoding; empty for other checks.
};

/// What a check took. The only part of a report that may differ between two runs with one seed.
struct Cost {
  double seconds = 0;
  std::uint64_t cases = 0;    ///< Plays, queries, files: what the check counts.
  std::uint64_t actions = 0;  ///< Actions performed in them.
};

/// What an engine hands over as evidence, in the game's own values: a state, the actions from it, and what they show.
/// Held inside a `Verdict` as `std::any`; only the program turns it into YAML.
template <class G>
struct Trace {
  typename G::Game game;
  typename G::State given;
  std::vector<typename G::Action> actions;
  std::string claim;  ///< What ought to have been true, in one sentence.
};

/// A thing a check's cases must reach for its "holds" to mean anything, and how many did.
struct Reached {
  std::string what;         ///< `a drift of two mermaids`.
  std::uint64_t count = 0;  ///< Cases that reached it.
  std::uint64_t of = 0;     ///< Cases tried.
  double wanted = 0;        ///< The least share of cases, judged on the union of shards.
};

/// One record for all engines. Reports are functions of a list of these.
struct Verdict {
  Evidence evidence = Evidence::scenario;
  std::string game;                ///< `mermaid-rain`.
  std::string check;               ///< Unique within game and kind of evidence: `one_pickup_per_space`.
  std::string claim;               ///< A claim's id, or empty where the check stands alone.
  std::vector<std::string> rules;  ///< The rules it is evidence for.
  /// The rules whose numbers and readings the check itself read, and the dropped rules that it met.
  std::vector<std::string> reads;
  /// The same of the play that a law judges: of the transition at fault where it fails.
  std::vector<std::string> reads_of_play;
  Outcome outcome = Outcome::skipped;
  Outcome expected = Outcome::holds;  ///< `fails` for a known anomaly of the published rules.
  Basis basis;                        ///< How it knows.
  std::string why;                    ///< Why it fails, is unknown or was skipped: one line.
  std::vector<std::string> told;      ///< The evidence in the rulebook's words, a line each.
  std::vector<std::string> picture;   ///< The position it ends in, a line each; empty where nobody asked to see it.
  std::string svg;                    ///< The same as a document.
  std::any trace;                     ///< The evidence as a `Trace<G>`, or empty.
  std::string file;                   ///< `path:line` of a scenario, or where a counterexample was saved.
  std::string again;                  ///< The one command that reproduces it.
  std::vector<Reached> reached;
  Cost cost;
};

/// Whether the verdict is what was expected. A known anomaly that starts to hold is no pass, and neither are `unknown`,
/// `skipped` and `aside`, which nobody can expect.
inline bool as_expected(const Verdict& verdict) {
  const bool answered = verdict.outcome == Outcome::holds || verdict.outcome == Outcome::fails;
  return answered && verdict.outcome == verdict.expected;
}

}  // namespace fathom
