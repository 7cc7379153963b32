#include "audit/editions/facts.hpp"

#include <algorithm>
#include <array>

namespace fathom::audit {

namespace {

template <class Named>
const Named* called(const std::vector<Named>& all, std::string_view name) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Named& each) { return each.name == name; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

bool ExampleLine::says(std::string_view term) const {
  return std::any_of(said.begin(), said.end(), [&](const Said& each) { return each.term == term; });
}

std::vector<double> ExampleLine::numbers() const {
  std::vector<double> all;
  for (const Said& each : said)
    if (each.term.empty()) all.push_back(each.number);
  return all;
}

std::optional<double> ExampleLine::result() const {
  const std::vector<double> all = numbers();
  return all.empty() ? std::nullopt : std::optional(all.back());
}

const Numbers* GameFacts::numbers_called(std::string_view name_of_numbers) const { return called(numbers, name_of_numbers); }
const Names* GameFacts::names_called(std::string_view name_of_names) const { return called(names, name_of_names); }
const Example* GameFacts::example_called(std::string_view name_of_example) const {
  return called(examples, name_of_example);
}

const Rule* GameFacts::rule_called(std::string_view id) const {
  const auto found = std::find_if(rules.begin(), rules.end(), [&](const Rule& rule) { return rule.id == id; });
  return found == rules.end() ? nullptr : &*found;
}

const GameFacts* facts_called(std::string_view game) {
  static const std::array all{facts_of_mermaid_rain(), facts_of_mermaid_beach(), facts_of_mermaids_song(), facts_of_mirage()};
  const auto found = std::find_if(all.begin(), all.end(), [&](const GameFacts& facts) { return facts.name == game; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace fathom::audit
