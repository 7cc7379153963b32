#include "properties/conforming/faults.hpp"

#include <algorithm>

namespace fathom::conform {
namespace {

constexpr int most_shown_again = 5;  ///< A fault that takes many actions to show is shown anew so often.

void tell(Verdict& verdict, const std::string& complaints) {
  if (!complaints.empty()) verdict.told.push_back("its standard error ends: " + complaints);
}

}  // namespace

Faults::Found* Faults::known(const Fault& fault) {
  const auto known = std::ranges::find_if(found_, [&](const Found& each) { return each.fault.same_as(fault); });
  return known == found_.end() ? nullptr : &*known;
}

bool Faults::met_again(const Fault& fault) {
  Found* const found = known(fault);
  if (found == nullptr) return false;
  ++found->verdict.cost.cases;
  return found->verdict.cost.actions <= few_actions || ++found->shown_again > most_shown_again;
}

void Faults::add(const Fault& fault, Shown shown, const std::string& complaints) {
  Found* const found = known(fault);
  if (found != nullptr && found->verdict.cost.actions <= shown.actions) return;
  Verdict& verdict = found == nullptr ? begun(fault) : found->verdict;
  verdict.why = fault.why;
  verdict.again = std::move(shown.again);
  verdict.file = std::move(shown.file);
  verdict.cost.actions = shown.actions;
  verdict.told = std::move(shown.told);
  verdict.trace = std::move(shown.trace);
  tell(verdict, complaints);
}

void Faults::add(const Fault& fault, const std::string& complaints) { tell(begun(fault), complaints); }

std::size_t Faults::not_known(const std::function<bool(const std::string& check)>& is_known) const {
  const auto is_new = [&](const Found& each) { return !is_known(each.verdict.check); };
  return static_cast<std::size_t>(std::ranges::count_if(found_, is_new));
}

std::vector<Verdict> Faults::verdicts() const {
  std::vector<Verdict> all;
  for (const Found& each : found_) all.push_back(each.verdict);
  return all;
}

Verdict& Faults::begun(const Fault& fault) {
  Verdict verdict;
  verdict.evidence = Evidence::engine;
  verdict.game = game_;
  verdict.check = std::string(name_of(fault.what)) + (fault.rules.empty() ? "" : "/" + fault.rules.front());
  verdict.rules = fault.rules;
  verdict.outcome = Outcome::fails;
  verdict.why = fault.why;
  verdict.cost.cases = 1;
  found_.push_back({fault, std::move(verdict), 0});
  return found_.back().verdict;
}

}  // namespace fathom::conform
