#include "properties/generators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>

#include "model/mermaids_song/mermaids_song.hpp"
#include "properties/changed_game_generator.hpp"
#include "properties/toy.hpp"

namespace fathom::properties {
namespace {

using toy::Pebbles;

RC_GTEST_PROP(Plays, KeepEveryPebble, (const Play<Pebbles>& play)) {
  for (const toy::State& state : play.states) RC_ASSERT(toy::every_pebble_is_somewhere(play.game, state));
}
RC_GTEST_PROP(Plays, AreByTheRules, (const Play<Pebbles>& play)) {
  for (std::size_t i = 0; i < play.actions.size(); ++i)
    RC_ASSERT(!Pebbles::objected(play.game, play.states[i], play.actions[i]));
  RC_ASSERT(play.legal.back().empty());
}
RC_GTEST_PROP(Plays, AreMadeAgainFromTheirChoices, (const Play<Pebbles>& play)) {
  RC_ASSERT(play_of<Pebbles>(play.game, play.states.front(), choices_of(play)) == play);
}
RC_GTEST_PROP(Tries, AreListedIfAndOnlyIfLegal, (const Tried<Pebbles>& tried)) {
  const bool listed = std::ranges::find(tried.at.legal, tried.action) != tried.at.legal.end();
  RC_ASSERT(listed == !Pebbles::objected(tried.at.game, tried.at.state, tried.action));
}
RC_GTEST_PROP(AnyStates, AreSettled, (const AnyState<Pebbles>& any)) {
  RC_ASSERT(Pebbles::completed(any.game, any.state) == any.state);
}
RC_GTEST_PROP(SimplerValues, AreOtherValues, (const toy::State& state)) {
  rc::seq::forEach(rc::seq::take(50, simpler_than(state)), [&](const toy::State& simpler) { RC_ASSERT(simpler != state); });
}

/// The smallest value that breaks a property among the shrinks of the first that does.
template <class T, class Holds>
T smallest_that_breaks(const rc::Gen<T>& values, Holds holds) {
  const auto breaks = [&](const T& value) { return !holds(value); };
  for (std::uint64_t seed = 0;; ++seed) {
    const rc::Shrinkable<T> drawn = values(rc::Random(seed));
    if (breaks(drawn.value())) return rc::shrinkable::findLocalMin(drawn, breaks).first;
  }
}

/// What RapidCheck reports of a property that does not hold.
template <class Property>
std::string report_on(Property property) {
  testing::internal::CaptureStderr();
  const bool held = rc::check(property);
  const std::string report = testing::internal::GetCapturedStderr();
  EXPECT_FALSE(held);
  return report;
}

TEST(PlayGenerator, ShrinksAFailureToTheActionThatBroughtItAbout) {
  const auto never_two_left = [](const Play<Pebbles>& play) {
    return std::ranges::none_of(play.states, [](const toy::State& state) { return state.left == 2; });
  };
  const auto play = smallest_that_breaks(rc::gen::arbitrary<Play<Pebbles>>(), never_two_left);
  EXPECT_EQ(play.actions, std::vector<toy::Action>{(toy::Take{Seat::Ann, 1})});
  EXPECT_EQ(play.states.front().left, 3);
  EXPECT_EQ(play.states.front().players, 2);
}

TEST(HouseRuleGenerator, ShrinksToTheOneChangeThatMatters) {
  using Changed = ChangedGame<mermaids_song::MermaidsSong>;
  const auto creatures = [](const Changed& changed) { return static_cast<int>(changed.game.rules.creatures_face_up); };
  const int published = creatures({});
  const auto smallest = smallest_that_breaks(rc::gen::arbitrary<Changed>(),
                                             [&](const Changed& changed) { return creatures(changed) == published; });
  EXPECT_EQ(smallest.rules.size(), 1U) << smallest.name;
  EXPECT_EQ(std::abs(creatures(smallest) - published), 1) << smallest.name;
}

TEST(HouseRuleGenerator, ComesToEverySortOfChange) {
  using Changed = ChangedGame<mermaids_song::MermaidsSong>;
  const auto drawn = rc::gen::arbitrary<Changed>();
  std::set<bool> dropped;
  std::set<bool> otherwise;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const mermaids_song::Game game = drawn(rc::Random(seed), rc::kNominalSize).value().game;
    dropped.insert(game.dropped != RuleSet{});
    otherwise.insert(!(game.rules == mermaids_song::MermaidsSong::published().rules));
  }
  EXPECT_EQ(dropped.size(), 2U);
  EXPECT_EQ(otherwise.size(), 2U);
}

TEST(PlayGenerator, KeepsTheActionsThatOnlyFailTogether) {
  const auto never_three_twice = [](const Play<Pebbles>& play) {
    return std::ranges::count_if(play.actions, [](const toy::Action& action) {
             const auto* take = std::get_if<toy::Take>(&action);
             return take != nullptr && take->pebbles == 3;
           }) < 2;
  };
  const auto play = smallest_that_breaks(rc::gen::arbitrary<Play<Pebbles>>(), never_three_twice);
  EXPECT_EQ(play.actions.size(), 2U);
}

TEST(PlayGenerator, DrawsTheSamePlayFromTheSameNumbers) {
  const auto plays = rc::gen::arbitrary<Play<Pebbles>>();
  EXPECT_EQ(plays(rc::Random(7)).value(), plays(rc::Random(7)).value());
  EXPECT_NE(plays(rc::Random(7)).value().actions, plays(rc::Random(8)).value().actions);
}

TEST(PlayGenerator, ComesToEveryTable) {
  std::set<int> tables;
  for (std::uint64_t seed = 0; seed < 30; ++seed)
    tables.insert(rc::gen::arbitrary<Play<Pebbles>>()(rc::Random(seed)).value().states.front().players);
  EXPECT_EQ(tables, (std::set<int>{2, 3}));
}

TEST(TryGenerator, FindsAChoiceThatIsNotOffered) {
  toy::Game game = Pebbles::published();
  game.rules.fault = toy::Fault::hides_a_choice;
  const auto tried = smallest_that_breaks(tries<Pebbles>(game), [](const Tried<Pebbles>& one) {
    return Pebbles::objected(one.at.game, one.at.state, one.action) ||
           std::ranges::find(one.at.legal, one.action) != one.at.legal.end();
  });
  EXPECT_EQ(std::get<toy::Take>(tried.action).pebbles, 3);
}

TEST(ValueGenerator, ShrinksAStateToWhatMatters) {
  const auto few_threes = [](const toy::State& value) { return value.threes < 5; };
  toy::State state = smallest_that_breaks(rc::gen::arbitrary<toy::State>(), few_threes);
  EXPECT_EQ(state.threes, 5);
  EXPECT_EQ(state.left, 0);
  EXPECT_EQ(state.taken, PerSeat<std::uint8_t>{});
}

TEST(Report, TellsAPlayAsAScenarioDoes) {
  const std::string report = report_on([](const Play<Pebbles>& play) {
    for (const toy::State& state : play.states) RC_ASSERT(state.left != 2);
  });
  const auto when = report.find("\nwhen    ");
  EXPECT_NE(report.find("\ngiven   "), std::string::npos) << report;
  ASSERT_NE(when, std::string::npos) << report;
  EXPECT_EQ(report.find("\nwhen    ", when + 1), std::string::npos) << report;
}

}  // namespace
}  // namespace fathom::properties
