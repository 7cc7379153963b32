#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/reads.hpp"
#include "model/core/verdict.hpp"
#include "solver/options.hpp"

// What every game's theorems have in common. No Z3 here: a game's table of theorems is a list of functions.

namespace fathom::solver {

/// What came of proving one theorem, of whatever game.
struct Judgement {
  Outcome outcome = Outcome::unknown;
  std::string why;                ///< Why it fails or is undecided: one line.
  std::vector<std::string> told;  ///< The counterexample or the witness in the rulebook's words.
  std::uint64_t cases = 0;        ///< Questions put to Z3.
  std::string domain{};           ///< For what it holds: `0 to 24 tokens, 3 to 6 players`.
  std::uint64_t tried = 0;        ///< Cases of the domain tried one by one, where they were.
  std::vector<Tie> ties{};        ///< How the encoding is held to the model.

  /// Says for which cases it holds.
  Judgement over(std::string cases_of) && {
    domain = std::move(cases_of);
    return std::move(*this);
  }
  /// Says that every case of the domain was tried, and how many there are.
  Judgement all_tried(std::uint64_t many) && {
    tried = many;
    return std::move(*this);
  }
  /// Says on what the encoding was compared with the model.
  Judgement tied(Tie tie) && {
    ties.push_back(std::move(tie));
    return std::move(*this);
  }
};

/// The encoding agrees with the model in all of these cases, and there are no others.
inline Tie in_every_case(std::uint64_t cases, std::string domain) { return {Method::exhaustive, cases, std::move(domain)}; }
/// The encoding agrees with the model in a sample of so many cases.
inline Tie in_a_sample(std::uint64_t cases, std::string domain) { return {Method::sampled, cases, std::move(domain)}; }

/// What a theorem's verdict rests on. A solver's answer is no better than what ties its encoding to the model: a sample
/// there makes a sample of the whole.
inline Basis basis_of(const Judgement& judgement, Outcome expected) {
  Basis basis{judgement.cases > 0 ? Method::proved : Method::exhaustive, judgement.domain, judgement.tried, judgement.ties};
  const auto is_sample = [](const Tie& tie) { return tie.method == Method::sampled; };
  if (std::ranges::any_of(judgement.ties, is_sample)) basis.method = Method::sampled;
  if (expected == Outcome::fails) basis.method = Method::witness;
  return basis;
}

/// The theorem holds; `told` says what it found on the way, where there is something to say.
inline Judgement holds(std::uint64_t cases, std::vector<std::string> told = {}) {
  return {Outcome::holds, {}, std::move(told), cases};
}
/// The theorem fails: what is wrong in one line, and the case in the game's words.
inline Judgement fails(std::uint64_t cases, std::string why, std::vector<std::string> told = {}) {
  return {Outcome::fails, std::move(why), std::move(told), cases};
}
/// Z3 or a search gave up.
inline Judgement undecided(std::uint64_t cases, const std::string& what) {
  return {Outcome::unknown, "the budget ran out: " + what, {}, cases};
}
/// Nothing was found that would decide it, however long a search by plays or examples might go on.
inline Judgement not_found(std::uint64_t tried, const std::string& what) { return {Outcome::unknown, what, {}, tried}; }
/// The claim is not made for such a game, for the reason told.
inline Judgement aside(std::string why) { return {Outcome::aside, std::move(why), {}, 0}; }
/// What a judgement that blames the encoding begins with.
inline constexpr std::string_view encoding_blamed = "the encoding is wrong: ";

/// A counterexample that the model, asked, knows nothing of: what is wrong is the encoding.
inline Judgement encoding_is_wrong(std::uint64_t cases, const std::string& what, std::vector<std::string> told = {}) {
  return fails(cases, std::string(encoding_blamed) + what, std::move(told));
}

/// A judgement with its case, where that can be played.
template <Specification G>
struct Finding : Judgement {
  std::optional<Trace<G>> trace;

  Finding() = default;
  Finding(Judgement judgement) : Judgement(std::move(judgement)) {}
};

/// A claim about a game, to be proved for every case there is, in an encoding that shares nothing with the model.
template <Specification G>
struct Theorem {
  std::string_view check;  ///< A sentence in `snake_case`, unique in the game.
  std::string_view claim;  ///< The id of the claim, which names the rules.
  Outcome expected;        ///< `fails` for a known anomaly of the published rules.
  Finding<G> (*prove)(const typename G::Game&, const Budget&);
};

namespace detail {

inline bool chosen(const Options& options, std::string_view check, std::string_view claim) {
  return options.only.empty() ||
         std::ranges::any_of(options.only, [&](const std::string& name) { return name == check || name == claim; });
}

template <Specification G>
Verdict blank_verdict(const Theorem<G>& theorem) {
  Verdict verdict;
  verdict.evidence = Evidence::theorem;
  verdict.game = G::name;
  verdict.check = theorem.check;
  verdict.claim = theorem.claim;
  verdict.expected = theorem.expected;
  verdict.again = "fathom prove " + std::string{G::name} + " --only " + std::string{theorem.check};
  for (const Claim& claim : G::claims())
    if (claim.id == theorem.claim) verdict.rules.assign(claim.rules.begin(), claim.rules.end());
  return verdict;
}

/// Z3's own exceptions, where it is asked something malformed, are our fault and no pass.
template <Specification G>
Finding<G> proved_within(const Theorem<G>& theorem, const typename G::Game& game, const Budget& budget) {
  Finding<G> undecided;
  if (budget.seconds <= 0) {
    undecided.why = "the time for all theorems together ran out";
    return undecided;
  }
  try {
    return theorem.prove(game, budget);
  } catch (const std::exception& error) {
    undecided.why = std::string{"the question could not be put: "} + error.what();
    return undecided;
  }
}

/// What a verdict does not say of how it is known; empty where it says for which cases it is so, what ties its encoding to
/// the model, and has asked or tried something.
inline std::string left_unsaid(const Verdict& verdict) {
  if (verdict.basis.domain.empty()) return "it does not say for which cases it is so";
  if (verdict.basis.ties.empty()) return "it does not say what ties its encoding to the model";
  return verdict.cost.cases == 0 && verdict.basis.size == 0 ? "it has asked and tried nothing" : "";
}

/// Why a theorem fails. An encoding has the printed rules: where others are asked about, it is not wrong to say otherwise.
template <Specification G>
std::string told_of(const typename G::Game& game, std::string why) {
  if (is_as_printed<G>(game) || !why.starts_with(encoding_blamed)) return why;
  return "otherwise than by the printed rules, which the encoding has: " + why.substr(encoding_blamed.size());
}

/// The same, with what is read of the rules noted.
template <Specification G>
Finding<G> proved_noting(const Theorem<G>& theorem, const typename G::Game& game, const Budget& budget, ReadSet& reads) {
  const Noting noting(reads);
  return proved_within(theorem, game, budget);
}

}  // namespace detail

/// Runs those of the theorems that the options choose, in order, against a game.
template <Specification G>
std::vector<Verdict> proved(std::span<const Theorem<G>> theorems, const typename G::Game& game, const Options& options) {
  using Clock = std::chrono::steady_clock;
  const auto seconds_since = [](Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
  };

  std::vector<const Theorem<G>*> run;
  std::size_t place = 0;
  for (const Theorem<G>& theorem : theorems)
    if (detail::chosen(options, theorem.check, theorem.claim))
      if (place++ % std::max<std::size_t>(options.shard.of, 1) == options.shard.index) run.push_back(&theorem);

  std::vector<Verdict> verdicts;
  const Clock::time_point begun = Clock::now();
  for (const Theorem<G>* theorem : run) {
    if (options.progress) options.progress(theorem->check, verdicts.size(), run.size());
    const Clock::time_point asked = Clock::now();
    const Budget budget{options.rlimit, options.seconds - seconds_since(begun)};
    ReadSet reads;
    Finding<G> finding = detail::proved_noting(*theorem, game, budget, reads);
    Verdict verdict = detail::blank_verdict(*theorem);
    verdict.reads.assign(reads.begin(), reads.end());
    verdict.outcome = finding.outcome;
    verdict.why = detail::told_of<G>(game, std::move(finding.why));
    verdict.told = std::move(finding.told);
    if (finding.trace) verdict.trace = std::move(*finding.trace);
    verdict.cost.seconds = seconds_since(asked);
    verdict.basis = basis_of(finding, theorem->expected);
    verdict.cost.cases = finding.cases;
    if (std::string unsaid = detail::left_unsaid(verdict); as_expected(verdict) && !unsaid.empty()) {
      verdict.outcome = Outcome::unknown;
      verdict.why = std::move(unsaid);
    }
    verdicts.push_back(std::move(verdict));
  }
  return verdicts;
}

}  // namespace fathom::solver
