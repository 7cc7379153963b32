#include "properties/comparing/diverging.hpp"

#include <gtest/gtest.h>

#include <any>
#include <string>
#include <vector>

#include "properties/comparing/dice.hpp"

namespace fathom {

/// Dice have no documents of their own.
template <>
Node Notation<properties::dice::Dice>::write_state(const Game&, const State& state) {
  Node node = Node::map();
  node.add("face", Node::scalar(std::to_string(state.face)));
  for (const Seat who : every<Seat>)
    if (state.points[who] > 0)
      node.add("scores", Node::pair(std::string(name_of(who)), Node::scalar(std::to_string(state.points[who]))));
  return node;
}

namespace properties {
namespace {

using dice::Dice;

std::optional<Divergence> parting(const dice::Game& variant, std::uint64_t seed = 1) {
  CompareOptions options;
  options.seed = seed;
  options.threads = 1;
  return DivergenceSearch<dice::Adapter>(Dice::published(), variant, options).run();
}

using Strings = std::vector<std::string>;

TEST(Divergence, IsNoneWhereNothingIsChanged) { EXPECT_FALSE(parting(Dice::published())); }

TEST(Divergence, IsNoneWhereTheRuleLeftOutNeverRefuses) {
  dice::Game looser = Dice::published();
  looser.dropped.insert(position_of(dice::rules, "keeping.least").value());
  EXPECT_FALSE(parting(looser));
}

TEST(Divergence, NamesTheRuleThatRefuses) {
  dice::Game stricter = Dice::published();
  stricter.rules.least = 3;
  const auto found = parting(stricter);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->parts, Parts::legality);
  EXPECT_EQ(found->allows, Allows::published);
  EXPECT_EQ(found->rules, Strings{"keeping.least"});
  EXPECT_EQ(found->changes, Strings{"keeping.least_kept"});
  EXPECT_EQ(found->act, "Ann keeps the die");
  EXPECT_EQ(found->why, "the variant refuses it by keeping.least: the die shows too little");
  EXPECT_EQ(found->actions, 2U);  // a roll, and what one of them refuses
  EXPECT_EQ(found->players, 2);
  EXPECT_GT(found->parted, 0U);
  EXPECT_LE(found->parted, found->plays);
}

TEST(Divergence, HandsOverAPlayThatPartsAndTheActionAlone) {
  dice::Game stricter = Dice::published();
  stricter.rules.least = 3;
  const auto found = parting(stricter);
  ASSERT_TRUE(found);
  const auto play = std::any_cast<Trace<Dice>>(found->play);
  EXPECT_EQ(play.actions.size(), 2U);
  EXPECT_EQ(play.given, Dice::start(Dice::published(), 2));
  const auto trace = std::any_cast<Trace<Dice>>(found->trace);
  ASSERT_EQ(trace.actions.size(), 1U);
  EXPECT_FALSE(Dice::objected(trace.game, trace.given, trace.actions[0]));
  EXPECT_TRUE(Dice::objected(stricter, trace.given, trace.actions[0]));
}

TEST(Divergence, SaysWhatTheVariantAllows) {
  dice::Game strict = Dice::published();
  strict.rules.least = 5;
  dice::Game loose = strict;
  loose.dropped.insert(position_of(dice::rules, "keeping.least").value());
  const auto found = DivergenceSearch<dice::Adapter>(strict, loose, CompareOptions{}).run();
  ASSERT_TRUE(found);
  EXPECT_EQ(found->parts, Parts::legality);
  EXPECT_EQ(found->allows, Allows::variant);
  EXPECT_EQ(found->changes, Strings{"keeping.least"});
}

TEST(Divergence, TellsOtherPointsFromAnotherTable) {
  dice::Game richer = Dice::published();
  richer.rules.bonus = 2;
  const auto found = parting(richer);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->parts, Parts::score);
  EXPECT_EQ(found->allows, Allows::both);
  EXPECT_EQ(found->rules, Strings{"keeping.bonus"});
  EXPECT_EQ(found->actions, 2U);
  ASSERT_EQ(found->apart.size(), 1U);
  EXPECT_EQ(found->apart[0].field, "scores.Ann");
  EXPECT_EQ(found->apart[0].published, "1");
  EXPECT_EQ(found->apart[0].variant, "3");
  EXPECT_EQ(found->told.back(), "apart     scores.Ann: 1 -> 3");
}

TEST(Divergence, NamesTheOneChangeOfSeveralThatMatters) {
  dice::Game variant = Dice::published();
  variant.rules.bonus = 2;
  variant.rules.least = 1;
  variant.dropped.insert(position_of(dice::rules, "keeping.least").value());
  const auto found = parting(variant);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->changes, Strings{"keeping.bonus"});
}

TEST(Divergence, SeesThatTheTableIsSetOutDifferently) {
  dice::Game variant = Dice::published();
  variant.box.stock = 7;
  const auto found = parting(variant);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->parts, Parts::beginning);
  EXPECT_EQ(found->actions, 0U);
  EXPECT_EQ(found->changes, Strings{"components"});
  ASSERT_EQ(found->apart.size(), 1U);
  EXPECT_EQ(found->apart[0].field, "stock");
  EXPECT_EQ(found->apart[0].variant, "7");
}

TEST(Divergence, IsTheSameForTheSameSeedOnAnyNumberOfThreads) {
  dice::Game stricter = Dice::published();
  stricter.rules.least = 2;
  CompareOptions options;
  options.threads = 4;
  const auto several = DivergenceSearch<dice::Adapter>(Dice::published(), stricter, options).run();
  const auto alone = parting(stricter);
  ASSERT_TRUE(several && alone);
  EXPECT_EQ(several->told, alone->told);
  EXPECT_EQ(several->parted, alone->parted);
  EXPECT_EQ(several->soonest, alone->soonest);
}

TEST(FieldsApart, CountThingsByName) {
  EXPECT_EQ(in_words(Counts<Policy>{{Policy::greedy, 2}, {Policy::uniform, 1}}), "1 uniform, 2 greedy");
  EXPECT_EQ(in_words(Counts<Policy>{}), "nothing");
  EXPECT_EQ(in_words(3), "3");
  EXPECT_EQ(in_words(std::string("a thing")), "another");
}

TEST(FieldsApart, GoDownToWhatDiffers) {
  Node first = Node::map();
  first.add("hands", Node::pair("Ann", Node::scalar("F7")));
  first.add("round", Node::scalar("2"));
  Node second = Node::map();
  second.add("hands", Node::pair("Ann", Node::scalar("F8")));
  second.add("round", Node::scalar("2"));
  second.add("step", Node::scalar("over"));
  const auto apart = fields_apart(first, second);
  ASSERT_EQ(apart.size(), 2U);
  EXPECT_EQ(apart[0].field, "hands.Ann");
  EXPECT_EQ(apart[0].published, "F7");
  EXPECT_EQ(apart[0].variant, "F8");
  EXPECT_EQ(apart[1].field, "step");
  EXPECT_EQ(apart[1].published, "nothing");
}

}  // namespace
}  // namespace properties
}  // namespace fathom
