#include "properties/conforming/conform.hpp"

#include <iterator>
#include <utility>

namespace fathom::conform {
namespace {

void take_in(std::vector<Verdict>& all, Verdict&& one) {
  const auto known = std::ranges::find(all, one.check, &Verdict::check);
  if (known == all.end()) {
    all.push_back(std::move(one));
    return;
  }
  const bool fault = known->outcome == Outcome::fails && one.outcome == Outcome::fails;
  const Cost cost{known->cost.seconds + one.cost.seconds, known->cost.cases + one.cost.cases,
                  fault ? std::min(known->cost.actions, one.cost.actions) : known->cost.actions + one.cost.actions};
  const std::uint64_t size = known->basis.size + one.basis.size;
  const bool shown_better = fault ? one.cost.actions < known->cost.actions : one.outcome != Outcome::holds;
  if (shown_better) *known = std::move(one);
  known->cost = cost;
  known->basis.size = size;
}

}  // namespace

Greeted greet(const std::vector<std::string>& command, const Limits& limits, const std::string& game) {
  Engine engine(command, limits, game);
  std::optional<Fault> fault = engine.greet();
  return {engine.greeting(), std::move(fault)};
}

Json rules_besides(const std::vector<Declared>& declared, const std::string& variant) {
  Json rules = notation::rules_of_variant(variant);
  Json readings = rules.value("reading", Json::object());
  for (const Declared& each : declared) {
    const auto said = readings.find(each.rule);
    if (said == readings.end())
      readings[each.rule] = each.printed;
    else if (*said == each.reading)
      readings.erase(said);
  }
  rules.erase("reading");
  if (!readings.empty()) rules["reading"] = std::move(readings);
  return rules;
}

void take_in(std::vector<Verdict>& all, std::vector<Verdict> more) {
  for (Verdict& one : more) take_in(all, std::move(one));
}

Result joined(std::vector<Result> results) {
  Result all = std::move(results.at(0));
  for (std::size_t i = 1; i < results.size(); ++i) {
    Result& one = results[i];
    take_in(all.faults, std::move(one.faults));
    for (std::size_t part = 0; part < all.tried.size(); ++part) all.tried[part] += one.tried[part];
    for (const auto& [why, many] : one.not_led) all.not_led[why] += many;
    std::erase_if(all.never_said,
                  [&](const std::string& name) { return std::ranges::find(one.never_said, name) == one.never_said.end(); });
    all.actions += one.actions;
    all.answers += one.answers;
    all.cut_short = all.cut_short || one.cut_short;
  }
  return all;
}

}  // namespace fathom::conform
