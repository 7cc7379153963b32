#include "model/mermaids_song/mermaids_song.hpp"

#include <iterator>
#include <utility>

#include "audit/editions/described_facts.hpp"
#include "model/mermaids_song/power.hpp"

namespace fathom::audit {

namespace {

using namespace mermaids_song;

/// The values printed on songs, each once.
std::vector<int> song_values(const Box& box) {
  std::vector<int> values;
  for (const Card card : every<Card>)
    if (is_song(card) && box.cards[card] > 0) values.push_back(value_of(card));
  return values;
}

std::vector<int> ratings(const Box& box) {
  std::vector<int> all;
  for (const Creature creature : every<Creature>)
    if (box.creatures[creature] > 0) all.push_back(rating_of(creature));
  return all;
}

/// What the rulebook says in numbers, and `Rules` has no number for: counted in the box, or asked of the model.
std::vector<Numbers> counted(const Game& game) {
  const auto of = [&](bool (*is)(Card)) {
    int count = 0;
    for (const Card card : every<Card>) count += is(card) ? game.box.cards[card] : 0;
    return count;
  };
  return {{"contents.mermaids", {game.box.cards[Card::mermaid]}},
          {"contents.songs", {of(is_song)}},
          {"contents.silences", {of(is_silence)}},
          {"contents.song_values", song_values(game.box)},
          {"contents.kraken", {game.box.cards[Card::kraken]}},
          {"contents.treasure", {game.box.cards[Card::treasure]}},
          {"contents.creatures", {game.box.creatures.total()}},
          {"contents.ratings", ratings(game.box)},
          {"setup.two_cards", {game.rules.mermaids_dealt + game.rules.cards_dealt}},
          {"kraken.powerless_spared", {static_cast<int>(power_of(game.rules.mixed, Cards{}))}}};
}

}  // namespace

GameFacts facts_of_mermaids_song() {
  const Game& game = MermaidsSong::published();
  GameFacts facts;
  facts.name = MermaidsSong::name;
  facts.rules = MermaidsSong::rulebook();
  facts.numbers = described_numbers(game.rules);
  std::vector<Numbers> more = counted(game);
  std::move(more.begin(), more.end(), std::back_inserter(facts.numbers));
  return facts;
}

}  // namespace fathom::audit
