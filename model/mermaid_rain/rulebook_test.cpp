#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "model/mermaid_rain/mermaid_rain.hpp"

// Silences, noticed and not.

namespace fathom::mermaid_rain {
namespace {

static_assert(Specification<MermaidRain>);

/// The silences that this action runs into.
std::set<std::string_view> silences_met(const State& state, const Action& action) {
  std::set<std::string_view> met;
  for (const auto& hole : holes())
    if (hole.arises(MermaidRain::published(), state, action)) met.insert(hole.rule);
  return met;
}

TEST(MermaidRainRulebook, NoticesTilesThatNobodyPickedAtTheLastPickOfARound) {
  State state;
  state.step = Step::picking;
  state.order = {Seat::Ann, Seat::Bob, Seat::Cleo, Seat::Dan};
  state.acting = Seat::Dan;
  state.pick_due.insert(Seat::Dan);
  const Tile tile = Tile::of(Shape::twin, Symbol::gull, Shade::dark);
  state.offer = {tile};
  state = completed(MermaidRain::published(), state);
  EXPECT_FALSE(silences_met(state, Pick{Seat::Dan, tile}).contains("picking.surplus_tiles"));
  state.offer.push_back(Tile::of(Shape::twin, Symbol::turtle, Shade::dark));
  EXPECT_TRUE(silences_met(state, Pick{Seat::Dan, tile}).contains("picking.surplus_tiles"));
}

TEST(MermaidRainRulebook, NoticesTilesThatNobodyPickedWhenAnEffectEndsThePicking) {
  State state;
  state.step = Step::drawing_token;
  state.order = {Seat::Ann, Seat::Bob, Seat::Cleo, Seat::Dan};
  state.acting = Seat::Dan;
  state.offer = {Tile::of(Shape::twin, Symbol::gull, Shade::dark)};
  state = completed(MermaidRain::published(), state);
  EXPECT_TRUE(silences_met(state, DrawToken{Seat::Dan, Treasure::shell}).contains("picking.surplus_tiles"));
  state.bonus_due.insert(Seat::Dan);
  EXPECT_FALSE(silences_met(state, DrawToken{Seat::Dan, Treasure::shell}).contains("picking.surplus_tiles"));
}

TEST(MermaidRainRulebook, NoticesAnEmptyPileWhenASecondTileIsDueAndNotWhenAWarpIsLetGo) {
  State state;
  state.step = Step::picking;
  state.bonus_due.insert(Seat::Ann);
  state.made[Seat::Ann] = Meld::aquamarine_waltz;
  EXPECT_TRUE(silences_met(state, ForgoBonus{Seat::Ann}).contains("bonus.extra_pile_empty"));
  state.made[Seat::Ann] = Meld::mermaid_rain;
  EXPECT_FALSE(silences_met(state, ForgoBonus{Seat::Ann}).contains("bonus.extra_pile_empty"));
}

TEST(MermaidRainRulebook, NoticesTheOrderOfTheDealOnceTheDeckRunsOutAfterSomebodyGotCards) {
  State state;
  state.step = Step::dealing;
  state.discards = {{Card::gull, 40}};
  state.owed = 7;
  EXPECT_FALSE(silences_met(state, ReshuffleCards{}).contains("dealing.from_the_dealer"));
  state.owed = 6;
  EXPECT_TRUE(silences_met(state, ReshuffleCards{}).contains("dealing.from_the_dealer"));
}

TEST(MermaidRainRulebook, NoticesThatNothingIsLeftForThoseWhoWait) {
  State state;
  state.step = Step::dealing;
  state.deck = {{Card::gull, 7}};
  state.owed = 7;
  const Deal deal{Seat::Cleo, {{Card::gull, 7}}};
  state.acting = Seat::Cleo;
  EXPECT_TRUE(silences_met(state, deal).contains("dealing.nothing_left"));
  state.acting = Seat::Dan;
  EXPECT_FALSE(silences_met(state, deal).contains("dealing.nothing_left"));
}

TEST(MermaidRainRulebook, NoticesAMoveOntoTheOwnTileOnlyWithCardsForIt) {
  State state;
  state.round = 2;
  state.step = Step::moving;
  const Cells on = MermaidRain::published().box.board(state.players).on_ocean[index_of(Shape::straight)][0];
  state.tiles = {Placed{Tile::of(Shape::straight, Symbol::gull, Shade::light), on}};
  state = completed(MermaidRain::published(), state);
  state.mermaids[Seat::Ann] = on[0];
  state.hands[Seat::Ann] = {{Card::turtle, 1}};
  EXPECT_FALSE(silences_met(state, EndTurn{Seat::Ann}).contains("moving.not_onto_itself"));
  state.hands[Seat::Ann] = {{Card::turtle, 2}};
  EXPECT_TRUE(silences_met(state, EndTurn{Seat::Ann}).contains("moving.not_onto_itself"));
  state.hands[Seat::Ann] = {{Card::gull, 1}};
  EXPECT_TRUE(silences_met(state, EndTurn{Seat::Ann}).contains("moving.not_onto_itself"));
}

TEST(MermaidRainRulebook, NoticesATieHoweverItIsBroken) {
  Game game = MermaidRain::published();
  game.rules.tied_win = TiedWin::most_tokens;
  State state;
  state.step = Step::scoring;
  state.scored = 4;
  state.treasure[Seat::Bob][Treasure::shell] = 1;
  const auto tied = [&] {
    return std::ranges::any_of(holes(), [&](const auto& hole) {
      return hole.rule == "winning.tie" && hole.arises(game, state, Score{Treasure::dragon_scale});
    });
  };
  EXPECT_TRUE(tied());
  state.scores[Seat::Bob] = 1;
  EXPECT_FALSE(tied());
}

TEST(MermaidRainRulebook, RegistersFortyAmbiguitiesAndSilencesOrMore) {
  EXPECT_GE(std::ranges::count_if(
                MermaidRain::rulebook(),
                [](const Rule& rule) { return rule.status == Status::ambiguous || rule.status == Status::silent; }),
            40);
}

}  // namespace
}  // namespace fathom::mermaid_rain
