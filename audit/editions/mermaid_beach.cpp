#include "model/mermaid_beach/mermaid_beach.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "audit/editions/described_facts.hpp"

namespace fathom::audit {

namespace {

using namespace mermaid_beach;

/// What the rulebook says in numbers, and `Rules` has no number for: counted in the box.
std::vector<Numbers> counted(const Box& box) {
  int beach_items = 0;
  for (const BeachCard item : items) beach_items += box.beach[item];
  const int starfish = box.shells[ShellCard::starfish_left] + box.shells[ShellCard::starfish_right];
  constexpr int ways_to_end = 2;  // ending.out_of_cards and ending.only_the_monster
  return {{"contents.players", {MermaidBeach::most_players}},
          {"contents.beach_cards", {box.beach.total()}},
          {"contents.beach_items", {beach_items}},
          {"contents.each_item", {box.beach[BeachCard::sun]}},
          {"contents.merfolk", {box.beach[BeachCard::mermaid] + box.beach[BeachCard::mean_mermaid]}},
          {"contents.seaweed", {box.beach[BeachCard::seaweed]}},
          {"contents.sneaker_waves", {box.beach[BeachCard::sneaker_wave]}},
          {"contents.sea_monster", {box.beach[BeachCard::sea_monster]}},
          {"contents.shell_cards", {box.shells.total()}},
          {"contents.starfish", {starfish}},
          {"contents.shells_of_each_value", {box.shells[ShellCard::one]}},
          {"ending.two_ways", {ways_to_end}}};
}

Names beach_items() {
  Names all{"beach_items", {}};
  for (const BeachCard item : items) all.of.emplace_back(name_of(item));
  return all;
}

/// The six actions of a turn in the order in which the model has them, which is that of the rulebook.
Names actions() {
  std::vector<std::pair<std::size_t, std::string>> told{
      {Action(PlayMermaid{}).index(), "mermaid"},          {Action(PlayMeanMermaid{}).index(), "mean_mermaid"},
      {Action(PlayPair{}).index(), "pair"},                {Action(Ask{}).index(), "ask"},
      {Action(PlaySneakerWave{}).index(), "sneaker_wave"}, {Action(PlaySeaweed{}).index(), "seaweed"}};
  std::sort(told.begin(), told.end());
  Names all{"actions", {}};
  for (auto& [place, name] : told) all.of.push_back(std::move(name));
  return all;
}

/// The number of the highest shells, which is the first that follows the word.
std::optional<double> number_of_the_highest(std::span<const ExampleLine> lines) {
  bool said = false;
  for (const ExampleLine& line : lines)
    for (const Said& each : line.said) {
      if (said && each.term.empty()) return each.number;
      said = said || each.term == "highest";
    }
  return std::nullopt;
}

/// The Sea Monster has eaten the highest shells, and the rest adds up to so many points: whether the box has such shells.
std::vector<Correction> monster_example(std::span<const ExampleLine> lines) {
  const std::optional<double> eaten = number_of_the_highest(lines);
  if (!eaten || !lines.back().result()) return {};
  const Game& game = MermaidBeach::published();
  int most_left = 0;
  std::string values;
  bool is_shell = false;
  for (const ShellCard shell : point_shells) {
    const int value = game.rules.shell_values[index_of(shell)];
    values += (values.empty() ? "" : ", ") + std::to_string(value);
    is_shell = is_shell || *eaten == static_cast<double>(value);
    if (static_cast<double>(value) < *eaten) most_left += value * game.box.shells[shell];
  }
  std::vector<Correction> corrections(lines.size());
  if (!is_shell) corrections.back() = Corrected{"shells of " + values, "shells.values"};
  if (is_shell && *lines.back().result() > static_cast<double>(most_left))
    corrections.back() = Corrected{"at most " + std::to_string(most_left), {}};
  return corrections;
}

}  // namespace

GameFacts facts_of_mermaid_beach() {
  const Game& game = MermaidBeach::published();
  GameFacts facts;
  facts.name = MermaidBeach::name;
  facts.rules = MermaidBeach::rulebook();
  facts.numbers = described_numbers(game.rules);
  std::vector<Numbers> more = counted(game.box);
  std::move(more.begin(), more.end(), std::back_inserter(facts.numbers));
  facts.names = {beach_items(), actions()};
  facts.examples = {{"monster.eats_the_highest", monster_example}};
  return facts;
}

}  // namespace fathom::audit
