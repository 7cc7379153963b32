#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "model/mirage/mirage.hpp"
#include "model/mirage/testing.hpp"

namespace fathom::mirage {
namespace {

/// Ann has closed the oasis E1, which Bob has won; another gap is still to be looked at.
State pitching() {
  State state;
  state.players = 3;
  state.step = Step::pitching;
  state.board.coasts.push_back({CoastPattern::alike, CoastFace::front, Square{}, Direction::north, Seat::Ann, std::nullopt});
  const auto lay = [&](std::string_view corner, Elbow elbow, Seat by) {
    state.board.survey.push_back({SurveyTile::dark_light_dark, at(corner), elbow, Terrain::land, by, every_part});
  };
  lay("E1N1", Elbow::north_west, Seat::Ann);
  lay("E2", Elbow::north_east, Seat::Bob);
  lay("E1S1", Elbow::south_east, Seat::Ann);
  state.resolving = at("E1");
  state.claimant = Seat::Bob;
  state.camps.push_back({Seat::Bob, at("W4N1")});
  state.camps.push_back({Seat::Bob, at("S3")});
  return completed(published, state);
}

TEST(MirageTell, BeginsWithWhoseTurnItIsAndWhatIsBeingResolved) {
  EXPECT_EQ(tell(published, pitching()).front(), "pitching · Ann's turn · Bob acts · the oasis at E1 is Bob's");
  State state = pitching();
  state.step = Step::choosing_gap;
  state.resolving.reset();
  state.claimant.reset();
  state.gaps = {at("E1"), at("E9")};
  EXPECT_EQ(tell(published, state).front(),
            "choosing gap · Ann's turn · the oasis at E1 to be resolved · the gap at E9 to be resolved");
}

TEST(MirageTell, SaysWhatThePlayerInTurnHasDrawn) {
  State state = pitching();
  state.step = Step::laying;
  state.resolving.reset();
  state.claimant.reset();
  state.tile = SurveyTile::dark_dark_dark;
  state.coast = CoastPattern::alike;
  EXPECT_EQ(tell(published, state).front(), "laying · Ann's turn · has an all-dark tile · has a Coast tile of one shade");
}

TEST(MirageTell, HasALineForEachPlayer) {
  const auto lines = tell(published, pitching());
  EXPECT_TRUE(says(lines, "Ann    1 camel, 7 ships, 3 tents"));
  EXPECT_TRUE(says(lines, "Bob    4 camels, 7 ships, 1 tent · tents on W4N1 and S3"));
  EXPECT_TRUE(says(lines, "Cleo   7 camels, 7 ships, 3 tents"));
  EXPECT_FALSE(says(lines, "Dan"));
}

TEST(MirageTell, SaysWhatIsLeft) {
  EXPECT_TRUE(says(tell(published, pitching()),
                   "left   bag 37 · pile four Coast tiles of one shade and five Coast tiles of two shades"));
  Game other = published;
  other.rules.supply = Supply::stacks;
  EXPECT_TRUE(says(tell(other, pitching()), "left   stacks five all-light tiles, "));
}

TEST(MirageTell, SaysWhoseTheTreesAreWhenTheyArePlayedWith) {
  Game palms = published;
  palms.rules.palms = Palms::with;
  State state = pitching();
  state.keepers.push_back({Seat::Cleo, Explorer::ship, at("N8")});
  EXPECT_TRUE(says(tell(palms, completed(palms, state)), "a ship keeps trees on N8"));
  EXPECT_TRUE(says(tell(palms, completed(palms, state)), " · trees 10 black trees, "));
  EXPECT_FALSE(says(tell(published, pitching()), "trees"));
}

TEST(MirageTell, GivesThePointsOnceTheGameIsOver) {
  State state = pitching();
  state.step = Step::over;
  state.scores[Seat::Bob] = {6, 28, 0};
  EXPECT_TRUE(says(tell(published, state), "regions 6, tents 28 · 34 points"));
  EXPECT_TRUE(says(tell(published, state), "regions 0, tents 0 · 0 points"));
  EXPECT_FALSE(says(tell(published, pitching()), "points"));
}

TEST(MirageTell, EndsWithTheBoard) {
  const auto lines = tell(published, pitching());
  const auto drawn = picture(published, pitching());
  ASSERT_GE(lines.size(), drawn.size());
  EXPECT_TRUE(std::equal(drawn.rbegin(), drawn.rend(), lines.rbegin()));
}

TEST(MirageTell, SurvivesAnyState) {
  State state = pitching();
  state.players = 255;
  state.step = static_cast<Step>(200);
  state.turn = static_cast<Seat>(200);
  state.tile = static_cast<SurveyTile>(200);
  state.coast = static_cast<CoastPattern>(200);
  state.claimant = static_cast<Seat>(200);
  state.gaps.push_back(Square{255, 255});
  state.camps.push_back({static_cast<Seat>(200), Square{200, 3}});
  state.trees.push_back({static_cast<Colour>(200), Square{0, 0}});
  state.keepers.push_back({static_cast<Seat>(200), static_cast<Explorer>(200), Square{127, 255}});
  EXPECT_FALSE(tell(published, state).empty());
  state.players = 0;
  EXPECT_FALSE(tell(published, state).empty());
  EXPECT_FALSE(tell(published, State{}).empty());
}

}  // namespace
}  // namespace fathom::mirage
