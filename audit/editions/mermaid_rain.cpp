#include "model/mermaid_rain/mermaid_rain.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

#include "audit/editions/described_facts.hpp"
#include "audit/editions/mermaid_rain_examples.hpp"

namespace fathom::audit {

namespace {

using namespace mermaid_rain;

/// How many cards of each kind a meld needs, most first.
std::vector<int> cards_in(Meld meld) {
  constexpr std::uint8_t plenty = 5;
  Cards all;
  for (const Card card : every<Card>) all[card] = plenty;
  const Cards kept = needed(all, meld);
  std::vector<int> counts;
  for (const Card card : every<Card>)
    if (kept[card] > 0) counts.push_back(kept[card]);
  std::sort(counts.rbegin(), counts.rend());
  return counts;
}

/// What the rulebook says in numbers, and `Rules` has no number for: counted in the box, or asked of the model.
std::vector<Numbers> counted(const Game& game) {
  const auto cards = [](Meld meld) { return Numbers{"ranking." + std::string(name_of(meld)), cards_in(meld)}; };
  const auto how_many = [](Meld meld) {
    return Numbers{"ranking." + std::string(name_of(meld)), {static_cast<int>(cards_in(meld).size())}};
  };
  return {{"contents.players", {MermaidRain::most_players}},
          {"contents.treasure", {game.box.treasure.total()}},
          {"contents.tiles", {game.box.tiles.total()}},
          {"contents.cards", {game.box.cards.total()}},
          {"contents.undercurrents", {static_cast<int>(game.box.undercurrents.size())}},
          {"setup.score_zero", {start(game, MermaidRain::fewest_players).scores[Seat::Ann]}},
          {"adjusting.nine_at_most", {game.rules.cards_kept + game.rules.cards_dealt}},
          cards(Meld::mermaid_rain),
          cards(Meld::mermaid_squall),
          cards(Meld::ocean_march),
          how_many(Meld::twin_splash),
          cards(Meld::mermaid_mist),
          cards(Meld::mermaid_drop),
          how_many(Meld::octopus)};
}

/// The terrain on which no tile may lie, by the names a rulebook has for it.
Names closed_to_tiles(const Box& box) {
  Names closed{"closed_to_tiles", {}};
  const auto add = [&](const HexSet& hexes, std::string_view name) {
    if (!hexes.empty() && !hexes.meets(box.whole.ocean)) closed.of.emplace_back(name);
  };
  add(box.whole.starts, "starting_space");
  add(box.whole.treasures, "treasure_space");
  add(box.whole.obstacles, "obstacle_space");
  return closed;
}

Names treasure_terrains() {
  Names all{"treasure_terrains", {}};
  for (const Terrain terrain : every<Terrain>)
    if (is_treasure(terrain)) all.of.emplace_back(name_of(terrain));
  return all;
}

/// The steps of a round that the rulebook's overview names, in the order play comes to them.
Names steps() {
  std::vector<std::pair<Step, std::string>> told{
      {Step::dealing, "step_dealing"},        {Step::undercurrents, "step_undercurrents"},
      {Step::choosing_cards, "step_melding"}, {Step::declaring, "step_order"},
      {Step::picking, "step_picking"},        {Step::passing_prince, "step_prince"},
      {Step::placing, "step_placing"},        {Step::moving, "step_moving"},
      {Step::taking, "step_gaining"},         {Step::clearing, "step_clearing"},
      {Step::adjusting, "step_adjusting"}};
  std::sort(told.begin(), told.end());
  Names all{"steps", {}};
  for (auto& [step, name] : told) all.of.push_back(std::move(name));
  return all;
}

Names ranks() { return {"ranks", {"first", "second", "third", "fourth", "fifth", "sixth"}}; }

}  // namespace

GameFacts facts_of_mermaid_rain() {
  const Game& game = MermaidRain::published();
  GameFacts facts;
  facts.name = MermaidRain::name;
  facts.rules = MermaidRain::rulebook();
  facts.numbers = described_numbers(game.rules);
  std::vector<Numbers> more = counted(game);
  std::move(more.begin(), more.end(), std::back_inserter(facts.numbers));
  facts.names = {names_all<Card>("cards"),
                 names_all<Treasure>("treasures"),
                 names_all<Shape>("shapes"),
                 names_all<Meld>("melds"),
                 treasure_terrains(),
                 closed_to_tiles(game.box),
                 steps(),
                 ranks()};
  facts.examples = {
      {"scoring.four_players", scoring_example}, {"scoring.ties_share", tie_example}, {"ranking.superfluous", meld_example}};
  return facts;
}

}  // namespace fathom::audit
