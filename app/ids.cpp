#include "app/ids.hpp"

#include <algorithm>
#include <utility>

#include "app/options.hpp"
#include "notation/node.hpp"

namespace fathom::app {
namespace {

Verdict unknown(std::string_view game, const std::string& id, std::string why) {
  Verdict verdict;
  verdict.evidence = Evidence::coverage;
  verdict.game = game;
  verdict.check = id;
  verdict.outcome = Outcome::fails;
  verdict.why = std::move(why);
  return verdict;
}

}  // namespace

std::vector<Verdict> misspelt(std::string_view game, std::span<const Rule> rulebook, std::span<const Claim> claims,
                              std::span<const RuleNamed> named, std::span<const Verdict> verdicts) {
  std::vector<std::string_view> rules, made;
  for (const Rule& rule : rulebook) rules.push_back(rule.id);
  for (const Claim& claim : claims) made.push_back(claim.id);

  std::vector<Verdict> found;
  for (const RuleNamed& each : named)
    if (std::ranges::find(rules, each.rule) == rules.end())
      found.push_back(
          unknown(game, each.rule, "is no rule, though " + each.where + " names it" + suggestion(each.rule, rules)));
  for (const Verdict& verdict : verdicts) {
    const bool states_a_claim = verdict.evidence == Evidence::law || verdict.evidence == Evidence::theorem;
    if (states_a_claim && !verdict.claim.empty() && std::ranges::find(made, verdict.claim) == made.end())
      found.push_back(
          unknown(game, verdict.claim,
                  "is no claim, though " + verdict.check + " is evidence for it" + suggestion(verdict.claim, made)));
  }
  return found;
}

}  // namespace fathom::app
