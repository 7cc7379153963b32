#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>

#include "model/games_testing.hpp"

// What the rulebook and the claims of every game bring with them, whatever they say.

namespace fathom {
namespace {

template <Specification G>
class Rulebook : public testing::Test {
 protected:
  using Rules = decltype(G::Game::rules);

  static const Rule* called(std::string_view id) {
    const auto place = position_of(G::rulebook(), id);
    return place ? &G::rulebook()[*place] : nullptr;
  }
  static std::set<std::string_view> readings() {
    std::set<std::string_view> ids;
    for_each_field<Rules>([&](const auto& field) {
      if constexpr (!requires { field.lowest; }) ids.insert(field.name);
    });
    return ids;
  }
};
TYPED_TEST_SUITE(Rulebook, Games, NameOfGame);

TYPED_TEST(Rulebook, GivesEveryRuleAnIdOfItsOwn) {
  std::set<std::string_view> seen;
  for (const Rule& rule : TypeParam::rulebook()) {
    EXPECT_TRUE(seen.insert(rule.id).second) << rule.id << " stands twice";
    EXPECT_FALSE(rule.cites.empty()) << rule.id;
    EXPECT_FALSE(rule.says.empty()) << rule.id;
  }
}

TYPED_TEST(Rulebook, GivesAReasonForWhatIsNotStated) {
  for (const Rule& rule : TypeParam::rulebook()) {
    const bool plain = rule.status == Status::stated || rule.status == Status::flavour;
    EXPECT_EQ(plain, rule.because.empty()) << rule.id;
  }
}

TYPED_TEST(Rulebook, ReadsOnlyWhatIsNotPlainlyStated) {
  for (const std::string_view id : this->readings()) {
    const Rule* rule = this->called(id);
    ASSERT_NE(rule, nullptr) << id << " is a reading of no rule";
    EXPECT_TRUE(rule->status == Status::ambiguous || rule->status == Status::silent || rule->status == Status::house) << id;
  }
}

TYPED_TEST(Rulebook, OffersAReadingForEveryAmbiguity) {
  const auto readings = this->readings();
  for (const Rule& rule : TypeParam::rulebook()) {
    if (rule.status != Status::ambiguous) continue;
    EXPECT_TRUE(readings.contains(rule.id)) << rule.id;
  }
}

TYPED_TEST(Rulebook, HasAHoleForEverySilenceAndForNothingElse) {
  std::set<std::string_view> noticed;
  for (const auto& hole : TypeParam::holes()) noticed.insert(hole.rule);
  for (const Rule& rule : TypeParam::rulebook())
    EXPECT_EQ(rule.status == Status::silent, noticed.contains(rule.id)) << rule.id;
  for (const std::string_view id : noticed) EXPECT_NE(this->called(id), nullptr) << id;
}

TYPED_TEST(Rulebook, HasARuleForEveryParameter) {
  for_each_field<typename TestFixture::Rules>([&](const auto& field) {
    if constexpr (requires { field.lowest; }) {
      EXPECT_NE(this->called(field.rule), nullptr) << field.name;
      EXPECT_LE(field.lowest, field.highest) << field.name;
    }
  });
}

/// What is read of a number or reading is noted under the rule that its row names.
TYPED_TEST(Rulebook, NotesEachNumberAndReadingUnderItsOwnRule) {
  const auto& rules = TypeParam::published().rules;
  for_each_field<typename TestFixture::Rules>([&](const auto& field) {
    std::string_view rule = field.name;
    if constexpr (requires { field.lowest; }) rule = field.rule;
    EXPECT_EQ(field.of(rules).rule(), rule) << field.name;
  });
}

/// Every action has a time and a line, with all its holes filled at the beginning and for what nobody has.
TYPED_TEST(Rulebook, SaysWhenEachActionIsDueAndHowItIsTold) {
  using G = TypeParam;
  const auto state = G::start(G::published(), G::most_players);
  const auto look = [&]<class Kind>(const Kind& kind) {
    EXPECT_NE(Kind::due.bits, 0U) << verb_for<Kind>;
    const std::string line = G::show(G::published(), state, kind);
    EXPECT_FALSE(line.empty()) << verb_for<Kind>;
    EXPECT_EQ(line.find('{'), line.npos) << line;
  };
  [&]<class... Kinds>(const std::variant<Kinds...>*) { (look(Kinds{}), ...); }(static_cast<typename G::Action*>(nullptr));
}

template <Specification G>
class Claims : public testing::Test {};
TYPED_TEST_SUITE(Claims, Games, NameOfGame);

TYPED_TEST(Claims, HaveIdsOfTheirOwn) {
  std::set<std::string_view> ids;
  for (const Claim& claim : TypeParam::claims()) EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
}

TYPED_TEST(Claims, RestOnRulesOfTheBook) {
  for (const Claim& claim : TypeParam::claims()) {
    EXPECT_FALSE(claim.rules.empty()) << claim.id;
    for (const std::string_view rule : claim.rules)
      EXPECT_TRUE(position_of(TypeParam::rulebook(), rule)) << claim.id << " cites " << rule;
  }
}

TYPED_TEST(Claims, AreSentencesWithoutAFullStop) {
  for (const Claim& claim : TypeParam::claims()) {
    ASSERT_FALSE(claim.sentence.empty()) << claim.id;
    EXPECT_NE(claim.sentence.back(), '.') << claim.id;
  }
}

TYPED_TEST(Claims, NameWhatInvariantsHold) {
  for (const auto& invariant : TypeParam::invariants())
    EXPECT_NE(std::ranges::find(TypeParam::claims(), invariant.claim, &Claim::id), TypeParam::claims().end())
        << invariant.name;
}

}  // namespace
}  // namespace fathom
