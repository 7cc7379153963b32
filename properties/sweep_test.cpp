#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/reads.hpp"
#include "model/core/rulebook.hpp"
#include "model/mermaid_beach/contradictions.hpp"
#include "model/mermaid_rain/contradictions.hpp"
#include "model/mermaids_song/contradictions.hpp"
#include "model/mirage/contradictions.hpp"
#include "properties/mermaid_beach.hpp"
#include "properties/mermaid_rain.hpp"
#include "properties/mermaids_song.hpp"
#include "properties/mirage.hpp"

// Every number of every game moved, every reading taken: no law falls that rests on nothing of what was changed. A law in
// which a printed number hides does. `ci/sweep` plays more, and takes every two readings together.

namespace fathom::properties {
namespace {

/// A game in which numbers or readings are others, and the rules they belong to.
template <Specification G>
struct ChangedGame {
  std::string name;  ///< `setup.card_each 2`, `power.mixed larger`.
  std::set<std::string> rules;
  typename G::Game game;
};
template <Specification G>
using ChangedGames = std::vector<ChangedGame<G>>;

bool is_deep() { return std::getenv("FATHOM_SWEEP") != nullptr; }

/// Each number one less, one more, and at its bounds.
std::set<int> other_values(int published, int lowest, int highest) {
  std::set<int> values{published - 1, published + 1, lowest, highest};
  std::erase_if(values, [&](int value) { return value < lowest || value > highest || value == published; });
  return values;
}

template <Specification G, class Field>
void add_moved(const Field& field, ChangedGames<G>& all) {
  auto numbers = written(G::published().rules.*field.member);
  const auto move = [&](int& number, const std::string& name) {
    const int published = number;
    for (const int value : other_values(published, field.lowest, field.highest)) {
      number = value;
      ChangedGame<G> changed{name + ' ' + std::to_string(value), {std::string(field.rule)}, G::published()};
      changed.game.rules.*field.member = numbers;
      all.push_back(std::move(changed));
    }
    number = published;
  };
  if constexpr (std::is_same_v<decltype(numbers), int>) {
    move(numbers, std::string(field.name));
  } else {
    for (std::size_t i = 0; i < numbers.size(); ++i)
      move(numbers[i], std::string(field.name) + '[' + std::to_string(i + 1) + ']');
  }
}

template <Specification G, class Field>
void add_reread(const ChangedGame<G>& base, const Field& field, ChangedGames<G>& all) {
  using Way = WrittenAs<std::remove_cvref_t<decltype(G::published().rules.*field.member)>>;
  for (const Way way : every<Way>) {
    if (way == written(G::published().rules.*field.member)) continue;
    ChangedGame<G> changed = base;
    changed.name += (base.name.empty() ? "" : ", ") + std::string(field.name) + ' ' + std::string(name_of(way));
    changed.rules.emplace(field.name);
    changed.game.rules.*field.member = way;
    all.push_back(std::move(changed));
  }
}

/// `power` of `power.mixed`.
std::string_view section_of(std::string_view rule) { return rule.substr(0, rule.find('.')); }

/// Every game with one number or reading changed, and those with two readings of one section; all pairs where it is deep.
template <Specification G>
ChangedGames<G> changed_games() {
  using Rules = std::remove_cvref_t<decltype(G::published().rules)>;
  const ChangedGame<G> published{"", {}, G::published()};
  ChangedGames<G> numbers;
  ChangedGames<G> readings;
  for_each_field<Rules>([&](const auto& field) {
    if constexpr (requires { field.lowest; }) {
      add_moved<G>(field, numbers);
    } else {
      const ChangedGames<G> before = readings;
      for (const ChangedGame<G>& other : before)
        if (other.rules.size() == 1 && (is_deep() || section_of(*other.rules.begin()) == section_of(field.name)))
          add_reread<G>(other, field, readings);
      add_reread<G>(published, field, readings);
    }
  });
  numbers.insert(numbers.end(), readings.begin(), readings.end());
  std::erase_if(numbers, [](const ChangedGame<G>& changed) { return !contradictions(changed.game).empty(); });
  return numbers;
}

bool some_of(const std::vector<std::string>& rules, const std::set<std::string>& wanted) {
  return std::ranges::any_of(rules, [&](const std::string& rule) { return wanted.contains(rule); });
}

/// A rule that is changed, and a law that falls with it though it has not read it: what the law says is so no longer,
/// because the play has read the rule.
using Consequences = std::set<std::pair<std::string, std::string>>;

/// Plays each changed game from its start, at one number of players after another, and expects only these laws to fall
/// without having read what was changed.
template <Specification G>
void expect_only(const Consequences& known) {
  int players = G::fewest_players;
  for (const ChangedGame<G>& changed : changed_games<G>()) {
    Options options;
    options.cases = is_deep() ? 20 : 4;
    options.begin = Begin::at_the_start;
    options.reaches = Reaches::reported;
    options.telling = Telling::outcomes;
    if (!is_deep()) options.players = {players};
    players = players == G::most_players ? G::fewest_players : players + 1;
    for (const Verdict& verdict : Engine<G>::check(changed.game, options)) {
      if (verdict.outcome != Outcome::fails || some_of(verdict.reads, changed.rules)) continue;
      EXPECT_TRUE(std::ranges::any_of(changed.rules,
                                      [&](const std::string& rule) {
                                        return known.contains({rule, verdict.check});
                                      }))
          << verdict.check << " falls with " << changed.name << ", and has not read it: " << verdict.again;
    }
  }
}

TEST(Sweep, OfMermaidRainTakesNoLawWithItThatRestsOnNothingChanged) { expect_only<mermaid_rain::MermaidRain>({}); }
TEST(Sweep, OfMermaidBeachTakesNoLawWithItThatRestsOnNothingChanged) {
  expect_only<mermaid_beach::MermaidBeach>(
      {// more than items can be asked for and leave together, and asking comes before other actions
       {"asking.which_cards", "items_leave_in_pairs"},
       {"asking.last_resort", "items_leave_in_pairs"},
       {"asking.last_resort", "somebody_has_the_match"},
       // the bonus turn is let go
       {"merfolk.bonus_let_go", "every_turn_has_an_action"}});
}
TEST(Sweep, OfMermaidsSongTakesNoLawWithItThatRestsOnNothingChanged) { expect_only<mermaids_song::MermaidsSong>({}); }
TEST(Sweep, OfMirageTakesNoLawWithItThatRestsOnNothingChanged) { expect_only<mirage::Mirage>({}); }

}  // namespace
}  // namespace fathom::properties
