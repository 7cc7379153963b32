#include "app/claims.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "app/basis.hpp"
#include "app/outcome.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

constexpr std::array witnesses{Evidence::scenario, Evidence::law, Evidence::theorem};

/// What one kind of evidence says of a claim: that it fails as soon as one check does, that it holds when all do; nothing
/// where there is none, or one is undecided.
std::optional<Outcome> said(Evidence evidence, const Claim& claim, std::span<const Verdict> verdicts) {
  std::optional<Outcome> sum;
  bool undecided = false;
  for (const Verdict& verdict : verdicts) {
    if (verdict.evidence != evidence || verdict.claim != claim.id || is_aside(verdict)) continue;
    if (verdict.outcome == Outcome::fails) return Outcome::fails;
    if (verdict.outcome != Outcome::holds) undecided = true;
    sum = Outcome::holds;
  }
  return undecided ? std::nullopt : sum;
}

std::string testimony(Evidence evidence, const Claim& claim, std::span<const Verdict> verdicts) {
  std::string text = std::string(name_of(evidence)) + "s";
  text.resize(11, ' ');
  for (const Verdict& verdict : verdicts)
    if (verdict.evidence == evidence && verdict.claim == claim.id)
      text += verdict.check + " " + std::string(name_of(verdict.outcome)) + " (" + method_of(verdict) + ")  ";
  return text;
}

}  // namespace

std::vector<Verdict> agreements(std::span<const Claim> claims, std::span<const Verdict> verdicts) {
  std::vector<Verdict> found;
  for (const Claim& claim : claims) {
    std::vector<std::pair<Evidence, Outcome>> answers;
    for (const Evidence evidence : witnesses)
      if (const auto answer = said(evidence, claim, verdicts)) answers.emplace_back(evidence, *answer);
    if (answers.size() < 2) continue;
    Verdict verdict;
    verdict.evidence = Evidence::coverage;
    verdict.game = verdicts.front().game;
    verdict.check = "claim " + std::string(claim.id);
    verdict.claim = claim.id;
    verdict.rules.assign(claim.rules.begin(), claim.rules.end());
    verdict.outcome = Outcome::holds;
    verdict.cost.cases = answers.size();
    for (const auto& [evidence, answer] : answers)
      if (answer != answers.front().second) verdict.outcome = Outcome::fails;
    if (verdict.outcome == Outcome::fails) {
      verdict.why = "disagrees: " + std::string(claim.sentence);
      for (const auto& [evidence, answer] : answers) verdict.told.push_back(testimony(evidence, claim, verdicts));
    }
    found.push_back(std::move(verdict));
  }
  return found;
}

bool is_of_a_box(const Verdict& verdict) {
  return verdict.evidence == Evidence::law && verdict.basis.method == Method::exhaustive;
}

int Backing::kinds_of_evidence() const {
  return static_cast<int>(laws > 0) + static_cast<int>(!theorems.empty()) + static_cast<int>(scenarios > 0) + static_cast<int>(positions > 0);
}

std::string Backing::in_words() const {
  std::vector<std::string> parts;
  if (laws > 0) parts.push_back((laws == 1 ? "law " : std::to_string(laws) + " laws ") + counted(plays, "play"));
  if (positions > 0) parts.push_back("all " + counted(positions, "position") + " of a box");
  if (!theorems.empty())
    parts.push_back((theorems.size() == 1 ? "theorem " + method_of(theorems.front()) : "theorems " + methods(theorems)));
  if (scenarios > 0) parts.push_back(counted(scenarios, "scenario"));
  return dotted(parts);
}

std::vector<Backing> backings(std::span<const Claim> claims, std::span<const Verdict> verdicts) {
  std::vector<Backing> found;
  for (const Claim& claim : claims) {
    Backing backing{claim.id, 0, {}, 0, 0};
    for (const Verdict& verdict : verdicts) {
      if (verdict.claim != claim.id || !as_expected(verdict)) continue;
      if (verdict.evidence == Evidence::theorem) backing.theorems.push_back(verdict);
      if (verdict.evidence == Evidence::scenario) ++backing.scenarios;
      if (verdict.evidence != Evidence::law) continue;
      if (is_of_a_box(verdict)) {
        backing.positions = std::max(backing.positions, verdict.basis.size);
        continue;
      }
      ++backing.laws;
      backing.plays = std::max(backing.plays, verdict.cost.cases);
    }
    if (backing.kinds_of_evidence() > 0) found.push_back(std::move(backing));
  }
  return found;
}

std::string listing(std::span<const Backing> backings) {
  std::vector<std::vector<std::string>> rows;
  for (const Backing& backing : backings) rows.push_back({std::string(backing.claim), backing.in_words()});
  return table(rows, "    ");
}

std::string summary(std::span<const Backing> backings) {
  const auto both = std::ranges::count_if(backings, &Backing::has_law_and_theorem);
  const auto all = std::ranges::count_if(backings, [](const Backing& backing) { return backing.has_law_and_theorem() && backing.scenarios > 0; });
  const auto in_boxes = std::ranges::count_if(backings, [](const Backing& backing) { return backing.positions > 0; });
  std::string text = std::to_string(both) + " by law and theorem";
  if (all > 0) text += ", " + std::to_string(all) + " of them by scenarios too";
  if (in_boxes > 0) text += "; " + std::to_string(in_boxes) + " in every position of a box";
  return text;
}

}  // namespace fathom::app
