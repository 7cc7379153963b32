#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "model/core/rulebook.hpp"
#include "properties/mermaid_beach.hpp"
#include "properties/mermaid_rain.hpp"
#include "properties/mermaids_song.hpp"
#include "properties/mirage.hpp"

// A rule that can be read in two ways may be read the other way at a table. What says of it how it is read by default falls
// then, and cites it; whatever else falls is a consequence that players should know of, or a law that looks away.

namespace fathom::properties {
namespace {

/// A reading, and a law that falls with it though it is not about it.
using Consequences = std::set<std::pair<std::string, std::string>>;

template <class Field>
constexpr bool is_reading = !requires(const Field& field) {
  field.lowest;
};

/// Every reading that is not the default, alone: the laws that fall without citing its rule.
template <Specification G>
Consequences consequences_of_readings() {
  constexpr std::uint64_t a_few_cases = 30;
  Consequences found;
  using Rules = std::remove_cvref_t<decltype(G::published().rules)>;
  for_each_field<Rules>([&](const auto& field) {
    if constexpr (is_reading<std::remove_cvref_t<decltype(field)>>) {
      using Choice = std::remove_cvref_t<decltype(G::published().rules.*field.member)>;
      for (const Choice choice : every<Choice>) {
        typename G::Game game = G::published();
        if (game.rules.*field.member == choice) continue;
        game.rules.*field.member = choice;
        Options options;
        options.cases = a_few_cases;
        options.reaches = Reaches::reported;
        options.telling = Telling::outcomes;
        for (const Verdict& verdict : Engine<G>::check(game, options))
          if (verdict.outcome != Outcome::holds && std::ranges::find(verdict.rules, field.name) == verdict.rules.end())
            found.emplace(std::string(field.name) + " = " + std::string(name_of(choice)), verdict.check);
      }
    }
  });
  return found;
}

template <Specification G>
void expect_only(const Consequences& known) {
  for (const auto& [reading, law] : consequences_of_readings<G>())
    EXPECT_TRUE(known.contains({reading, law})) << law << " falls with " << reading << ", and does not cite it";
}

TEST(Readings, OfMermaidBeachTakeNoLawWithThemThatIsNotAboutThem) {
  expect_only<mermaid_beach::MermaidBeach>({
      // the Shell cards do not suffice
      {"merfolk.bonus_turn = another_card", "every_shell_card_answers_a_discard"},
      {"decks.beach_empty = reshuffle", "every_shell_card_answers_a_discard"},
      // who has the Sea Monster alone gives it away in the middle of an action
      {"ending.judged = at_once", "hidden_stays_hidden"},
  });
}

TEST(Readings, OfMermaidsSongTakeNoLawWithThemThatIsNotAboutThem) { expect_only<mermaids_song::MermaidsSong>({}); }

}  // namespace
}  // namespace fathom::properties
