#include "audit/report/order.hpp"

#include <algorithm>
#include <utility>

namespace fathom::audit {
namespace {

bool is_note_on_rules(Kind kind) { return kind == Kind::rule_silent || kind == Kind::rule_ambiguous; }

bool is_graver(const Finding* a, const Finding* b) {
  return std::pair(a->severity, a->confidence) > std::pair(b->severity, b->confidence);
}

}  // namespace

Listed listed(const std::vector<Finding>& findings, Order order, Severity least) {
  Listed shown;
  for (const Finding& finding : findings) {
    if (finding.accepted || finding.severity < least) continue;
    (is_note_on_rules(finding.kind) ? shown.notes_on_rules : shown.faults).push_back(&finding);
  }
  if (order == Order::gravity) {
    std::stable_sort(shown.faults.begin(), shown.faults.end(), is_graver);
    std::stable_sort(shown.notes_on_rules.begin(), shown.notes_on_rules.end(), is_graver);
  }
  return shown;
}

}  // namespace fathom::audit
