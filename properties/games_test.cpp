#include <gtest/gtest.h>

#include <algorithm>
#include <any>
#include <array>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "properties/mermaid_beach.hpp"
#include "properties/mermaid_rain.hpp"
#include "properties/mermaids_song.hpp"
#include "properties/mirage.hpp"

// What the engine of each game is good for. That every law of it holds is for `fathom gate` to say, in tests of its own.

namespace fathom::properties {
namespace {

using mermaid_beach::MermaidBeach;
using mermaid_rain::MermaidRain;
using mermaids_song::MermaidsSong;
using mirage::Mirage;

/// A rule left out, and a law that falls with it.
struct Failure {
  std::string_view rule;
  std::string_view law;
};

/// What is known of a game.
template <Specification G>
struct Known;
template <>
struct Known<MermaidRain> {
  static constexpr std::array falls{Failure{"treasure.one_per_space", "spaces_give_no_more_tokens_than_stated"}};
  static constexpr std::string_view claim = "Nobody has two tokens from one space in one round";
  static constexpr std::string_view hole = "dealing.empty_deck";
  static constexpr std::uint64_t cases = 20;
  static constexpr std::size_t told = 20;
};
template <>
struct Known<MermaidBeach> {
  static constexpr std::array falls{Failure{"asking.last_resort", "asking_is_the_last_resort"},
                                    Failure{"asking.must_give", "answers_are_true"},
                                    Failure{"asking.go_to_the_beach", "answers_are_true"}};
  static constexpr std::string_view claim = "Nobody asks who has a mermaid, a Mean Mermaid or a pair to play";
  static constexpr std::string_view hole = "mean.nothing_to_take";
  static constexpr std::uint64_t cases = 200;
  static constexpr std::size_t told = 20;
};
template <>
struct Known<MermaidsSong> {
  static constexpr std::array falls{Failure{"enticing.enough_power", "enough_power_entices"},
                                    Failure{"turns.end_without_specials", "special_cards_are_played_in_their_turn"},
                                    Failure{"discarding.with_specials", "hands_are_discarded_whole"},
                                    Failure{"kraken.strongest", "the_kraken_takes_the_strongest"}};
  static constexpr std::string_view claim =
      "Any creature face up may be enticed by any mermaid of one's own with the power, as often as one can";
  static constexpr std::string_view hole = "kraken.order";
  static constexpr std::uint64_t cases = 40;
  static constexpr std::size_t told = 20;
};
template <>
struct Known<Mirage> {
  static constexpr std::array falls{Failure{"explorers.too_few", "explorers_fill_the_tile"}};
  static constexpr std::string_view claim =
      "Three explorers of the ground's kind are added, on any squares as many as there are with fewer left";
  static constexpr std::string_view hole = "explorers.none_left";
  static constexpr std::uint64_t cases = 20;
  static constexpr std::size_t told = 80;  ///< Lines: the board is drawn.
};

template <Specification G>
typename G::Game without(std::string_view rule) {
  typename G::Game game = G::published();
  game.dropped.insert(position_of(G::rulebook(), rule).value());
  return game;
}
template <Specification G>
Verdict fallen(const Failure& fall) {
  Options options;
  options.cases = Known<G>::cases;
  options.reaches = Reaches::reported;
  options.only = {std::string(fall.law)};
  return Engine<G>::check(without<G>(fall.rule), options).at(0);
}

template <class G>
class EngineOf : public testing::Test {};
using Games = testing::Types<MermaidRain, MermaidBeach, MermaidsSong, Mirage>;
TYPED_TEST_SUITE(EngineOf, Games);

TYPED_TEST(EngineOf, GivesEachLawANameOfItsOwn) {
  Options one;
  one.cases = 1;
  std::set<std::string> names;
  const auto verdicts = Engine<TypeParam>::check(TypeParam::published(), one);
  for (const Verdict& verdict : verdicts) names.insert(verdict.check);
  EXPECT_EQ(names.size(), verdicts.size());
}

TYPED_TEST(EngineOf, FindsTheLawsThatFallWithARule) {
  for (const Failure& fall : Known<TypeParam>::falls)
    EXPECT_EQ(fallen<TypeParam>(fall).outcome, Outcome::fails) << fall.rule;
}

TYPED_TEST(EngineOf, CutsABrokenLawToAtMostThreeActionsAndJudgesThemAgain) {
  const Failure fall = Known<TypeParam>::falls[0];
  const Verdict verdict = fallen<TypeParam>(fall);
  ASSERT_EQ(verdict.outcome, Outcome::fails);
  auto trace = std::any_cast<Trace<TypeParam>>(verdict.trace);
  EXPECT_LE(trace.actions.size(), 3U);
  EXPECT_EQ(trace.claim, Known<TypeParam>::claim);
  EXPECT_LE(verdict.told.size(), Known<TypeParam>::told);

  const std::vector<std::string> law{std::string(fall.law)};
  EXPECT_EQ(Engine<TypeParam>::check_again(trace, law).at(0).outcome, Outcome::fails);
  trace.game = TypeParam::published();
  EXPECT_EQ(Engine<TypeParam>::check_again(trace, law).at(0).outcome, Outcome::holds);
}

TYPED_TEST(EngineOf, LooksForEveryHole) {
  Options options;
  options.cases = Known<TypeParam>::cases;
  const auto holes = Engine<TypeParam>::look_for_holes(TypeParam::published(), options);
  EXPECT_EQ(holes.size(), TypeParam::holes().size());
  const auto known = std::ranges::find(holes, Known<TypeParam>::hole, &HoleSeen::rule);
  ASSERT_NE(known, holes.end());
  EXPECT_EQ(known->tables.size(), std::size_t{TypeParam::most_players - TypeParam::fewest_players + 1});
  EXPECT_GT(known->tables.back().plays, 0U);
  EXPECT_GT(known->actions, 0U);
}

TYPED_TEST(EngineOf, TracesThePlayOfASeed) {
  const auto trace = [](std::uint64_t seed) {
    return Engine<TypeParam>::trace(TypeParam::published(), 4, seed, Policy::greedy);
  };
  const auto play = trace(7);
  EXPECT_EQ(play.actions, trace(7).actions);
  EXPECT_NE(play.actions, trace(8).actions);
  auto last = play.given;
  for (const auto& action : play.actions) TypeParam::perform(play.game, last, action);
  EXPECT_EQ(TypeParam::acting(last).mover, Mover::nobody) << "it is played to its end";
}

}  // namespace
}  // namespace fathom::properties
