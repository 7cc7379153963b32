#include "model/mirage/mirage.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "audit/editions/described_facts.hpp"

namespace fathom::audit {

namespace {

using namespace mirage;

/// How many kinds of a thing are in the box.
template <Named E>
int kinds_in(const Counts<E>& counts) {
  return static_cast<int>(std::ranges::count_if(every<E>, [&](E kind) { return counts[kind] > 0; }));
}

/// What the rulebook says in numbers, and `Rules` has no number for: counted in the box.
std::vector<Numbers> counted(const Game& game) {
  constexpr int squares = static_cast<int>(parts_of_survey);
  return {{"contents.camels", {Mirage::most_players * game.rules.camels}},
          {"contents.ships", {Mirage::most_players * game.rules.ships}},
          {"contents.tents", {Mirage::most_players * game.rules.tents}},
          {"contents.coast_tiles", {game.box.coasts.total()}},
          {"contents.coast_patterns", {kinds_in(game.box.coasts)}},
          {"contents.survey_tiles", {game.box.survey.total()}},
          {"setup.starting_tile", {1}},
          {"survey.elbow", {squares}},
          {"survey.eight_patterns", {kinds_in(game.box.survey)}}};
}

/// What a turn is made of, in the order in which play comes to it; the rulebook has a chapter for each.
Names steps() {
  std::vector<std::pair<Step, std::string>> told{{Step::drawing, "step_drawing"},
                                                 {Step::laying, "step_growing"},
                                                 {Step::adding, "step_adding"},
                                                 {Step::choosing_gap, "step_resolving"}};
  std::sort(told.begin(), told.end());
  Names all{"steps", {}};
  for (auto& [step, name] : told) all.of.push_back(std::move(name));
  return all;
}

/// The trees that a line tells of, each number standing before its colour; nothing where it names no such trees.
std::optional<Counts<Colour>> trees_in(const ExampleLine& line) {
  constexpr double most_trees = 100;
  Counts<Colour> trees;
  for (std::size_t i = 1; i < line.said.size(); ++i) {
    const double many = line.said[i - 1].number;
    const auto colour = std::ranges::find(every<Colour>, line.said[i].term, [](Colour each) { return name_of(each); });
    const bool is_number = line.said[i - 1].term.empty() && many >= 1 && many <= most_trees && many == std::floor(many);
    if (is_number && colour != every<Colour>.end()) trees[*colour] = static_cast<int>(many);
  }
  return trees.total() > 0 ? std::optional(trees) : std::nullopt;
}

/// Sets of trees and what each is worth, then what all of them come to.
std::vector<Correction> trees_example(std::span<const ExampleLine> lines) {
  std::vector<Correction> corrections;
  Counts<Colour> all;
  bool is_told = false;
  for (const ExampleLine& line : lines) {
    corrections.emplace_back();
    const std::optional<Counts<Colour>> trees = trees_in(line);
    if (!line.result() || (!trees && !line.says("adds"))) continue;
    is_told = is_told || trees;
    if (trees)
      for (const Colour colour : every<Colour>) all[colour] = all[colour] + (*trees)[colour];
    const int points = tree_points(trees ? *trees : all);
    if (*line.result() != points) corrections.back() = Corrected{std::to_string(points), {}};
  }
  return is_told ? corrections : std::vector<Correction>{};
}

}  // namespace

GameFacts facts_of_mirage() {
  const Game& game = Mirage::published();
  GameFacts facts;
  facts.name = Mirage::name;
  facts.rules = Mirage::rulebook();
  facts.numbers = described_numbers(game.rules);
  std::vector<Numbers> more = counted(game);
  std::move(more.begin(), more.end(), std::back_inserter(facts.numbers));
  facts.names = {names_all<Colour>("colours"), steps()};
  facts.examples = {{"palms.sets", trees_example}};
  return facts;
}

}  // namespace fathom::audit
