#include "ci/claims.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace fathom::ci {
namespace {

constexpr std::array witnesses{Evidence::scenario, Evidence::law, Evidence::theorem};

/// What one kind of evidence says of a claim: that it fails as soon as one check does, that it holds when all do; nothing
/// where there is none, or one is undecided.
std::optional<Outcome> said(Evidence evidence, const Claim& claim, std::span<const Verdict> verdicts) {
  std::optional<Outcome> sum;
  bool undecided = false;
  for (const Verdict& verdict : verdicts) {
    if (verdict.evidence != evidence || verdict.claim != claim.id) continue;
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
      text += verdict.check + " " + std::string(name_of(verdict.outcome)) + "  ";
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

}  // namespace fathom::ci
