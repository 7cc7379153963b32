#include "audit/checks/joining.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace fathom::audit {
namespace joining {
namespace {

const std::optional<Passage>& passage(const Finding& finding, Side side) {
  return side == Side::original ? finding.original : finding.translation;
}

bool contradicts_game(Kind kind) { return kind == Kind::model_contradicted || kind == Kind::example_contradicted; }

/// Whether a finding of this kind is about what a claim states: a number, a list, a way to oblige or allow.
bool is_of_a_value(Kind kind) {
  switch (kind) {
    case Kind::number_mismatch:
    case Kind::number_omitted:
    case Kind::number_added:
    case Kind::sign_mismatch:
    case Kind::expression_wrong:
    case Kind::item_omitted:
    case Kind::item_added:
    case Kind::order_changed:
    case Kind::modality_changed:
    case Kind::negation_changed:
    case Kind::quantifier_changed:
      return true;
    default:
      return false;
  }
}

bool is_of_an_item(Kind kind) { return kind == Kind::item_omitted || kind == Kind::item_added; }

bool holds(Span outer, Span inner) { return outer.begin <= inner.begin && inner.end <= outer.end; }

/// Whether two stretches are about as long: a number within a list of ten is another matter than the list.
bool about_as_long(Span a, Span b) {
  constexpr Offset most_times = 4;
  return a.size() <= most_times * b.size() && b.size() <= most_times * a.size();
}

/// Whether the words at issue of both are the same, wherever both have some.
bool share_words(const Finding& finding, const Finding& told) {
  bool any = false;
  for (const Side side : {Side::original, Side::translation}) {
    if (!at_issue(finding, side) || !at_issue(told, side)) continue;
    const Span found = passage(finding, side)->at;
    const Span claimed = passage(told, side)->at;
    const bool fits = is_of_an_item(finding.kind) ? holds(claimed, found) : about_as_long(found, claimed);
    if (!fits || !(holds(found, claimed) || holds(claimed, found))) return false;
    any = true;
  }
  return any;
}

/// Whether a finding may become a contradiction of the game: at the same words, both of which it shows then.
bool may_sharpen(const Finding& finding, const Finding& told) {
  const bool shows_both = (finding.original || told.original) && (finding.translation || told.translation);
  return contradicts_game(told.kind) && is_of_a_value(finding.kind) && shows_both && told.severity >= finding.severity &&
         share_words(finding, told);
}

void sharpen(Finding& finding, Finding told) {
  finding.kind = told.kind;
  finding.severity = told.severity;
  finding.confidence = std::max(finding.confidence, told.confidence);
  finding.rule = std::move(told.rule);
  finding.consequence = std::move(told.consequence);
  if (!finding.original) finding.original = std::move(told.original);
  if (!finding.translation) finding.translation = std::move(told.translation);
  std::move(told.elsewhere.begin(), told.elsewhere.end(), std::back_inserter(finding.elsewhere));
}

/// Whether a finding says already what is told, and shows as much of it: the original's words that nothing stands for, or
/// two words that do not fit.
bool says(const Finding& finding, const Finding& told) {
  if (contradicts_game(told.kind) || !is_one_cause(finding, told)) return false;
  if (told.kind == Kind::passage_omitted)
    return at_issue(finding, Side::original) && holds(finding.original->at, told.original->at);
  return quotes_both(finding) || (finding.kind == told.kind && !quotes_both(told));
}

void take_over(Finding& finding, const Finding& told) {
  finding.severity = std::max(finding.severity, told.severity);
  finding.confidence = std::max(finding.confidence, told.confidence);
  if (finding.rule.empty()) finding.rule = told.rule;
}

}  // namespace
}  // namespace joining

bool quotes_both(const Finding& finding) {
  return at_issue(finding, Side::original) && at_issue(finding, Side::translation);
}

std::vector<Finding> joined_findings(std::vector<Finding> found, std::vector<Finding> told) {
  const std::size_t before = found.size();
  for (Finding& each : told) {
    const auto end = found.begin() + static_cast<std::ptrdiff_t>(before);
    if (const auto sharper =
            std::find_if(found.begin(), end, [&](const Finding& it) { return joining::may_sharpen(it, each); });
        sharper != end) {
      joining::sharpen(*sharper, std::move(each));
    } else if (const auto same =
                   std::find_if(found.begin(), end, [&](const Finding& it) { return joining::says(it, each); });
               same != end) {
      joining::take_over(*same, each);
    } else {
      found.push_back(std::move(each));
    }
  }
  sort_by_place(found);
  return found;
}

}  // namespace fathom::audit
