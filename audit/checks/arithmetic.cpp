#include <cmath>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/reading/sums.hpp"

namespace fathom::audit {
namespace {

constexpr double smallest_difference = 0.01;

bool equal(double a, double b) { return std::abs(a - b) < smallest_difference; }

std::string rounded(double value) {
  const auto whole = std::llround(value);
  if (equal(static_cast<double>(whole), value)) return std::to_string(whole);
  std::string text = std::to_string(value);
  text.erase(text.find_last_not_of('0') + 1);
  return text;
}

}  // namespace

std::vector<Finding> check_arithmetic(const Reading& text, Side side) {
  std::vector<Finding> findings;
  for (const Expression& expression : text.expressions) {
    if (equal(expression.value, expression.stated)) continue;
    Finding finding;
    passage_on(finding, side) =
        passage_of_tokens(text, side, expression.first, expression.count);
    finding.kind = Kind::expression_wrong;
    // Whoever works it off from left to right gets what is stated: brackets are missing, and the meaning is clear.
    const bool precedence = equal(expression.left_to_right, expression.stated);
    finding.confidence = precedence ? 0.8 : 0.95;
    finding.severity = precedence ? Severity::warning : Severity::error;
    finding.consequence = "This comes to " + rounded(expression.value) + ", not " + rounded(expression.stated) +
                          (precedence ? "; it lacks brackets." : ".");
    findings.push_back(std::move(finding));
  }
  for (const Sum& sum : find_sums(text)) {
    if (equal(sum.added, sum.stated)) continue;
    Finding finding;
    passage_on(finding, side) = passage_of_text(text, side, sum.at);
    finding.kind = Kind::sum_wrong;
    finding.confidence = sum.confidence;
    static constexpr double plainly_a_sum = 0.7;
    if (sum.confidence < plainly_a_sum) finding.ground = Ground::sum;
    if (finding.confidence < least_candidate) continue;
    finding.severity = Severity::error;
    finding.consequence = "The parts listed come to " + rounded(sum.added) + ", not " + rounded(sum.stated) + ".";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace fathom::audit
