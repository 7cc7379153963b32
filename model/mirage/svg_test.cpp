#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/random.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/outline.hpp"

namespace fathom::mirage {
namespace {

std::size_t times(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

/// What is wrong with an XML document of elements, attributes in quotes and plain text; empty where nothing is.
std::string ill_formed(std::string_view text) {
  std::vector<std::string> open;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] != '<') {
      if (text[at] == '&' || text[at] == '>') return "a bare " + std::string{text[at]};
      if (open.empty() && text[at] != '\n') return "text outside the document";
      ++at;
      continue;
    }
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos) return "a tag without an end";
    const std::string_view tag = text.substr(at + 1, end - at - 1);
    if (tag.find('<') != std::string_view::npos || std::count(tag.begin(), tag.end(), '"') % 2 != 0)
      return "a broken tag: " + std::string{tag};
    const std::string name{tag.substr(tag[0] == '/' ? 1 : 0, tag.find_first_of(" \n/", 1) - (tag[0] == '/' ? 1 : 0))};
    if (tag[0] == '/') {
      if (open.empty() || open.back() != name) return "</" + name + "> closes nothing";
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(name);
    }
    at = end + 1;
  }
  return open.empty() ? "" : "<" + open.back() + "> is not closed";
}

/// What a document uses by name and does not hold.
std::string missing(std::string_view text) {
  std::set<std::string> held;
  for (std::size_t at = text.find("id=\""); at != std::string_view::npos; at = text.find("id=\"", at + 1))
    held.insert(std::string{text.substr(at + 4, text.find('"', at + 4) - at - 4)});
  for (const auto& [before, after] : {std::pair{"href=\"#", '"'}, std::pair{"url(#", ')'}}) {
    const std::string_view begin = before;
    for (std::size_t at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at + 1)) {
      const std::size_t from = at + begin.size();
      const std::string name{text.substr(from, text.find(after, from) - from)};
      if (!held.contains(name)) return name;
    }
  }
  return "";
}

/// A whole game at random, its positions one after another.
template <class Visit>
void play(const Game& game, int players, std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  State state = Mirage::start(game, players);
  std::vector<Action> actions;
  while (visit(std::as_const(state)), Mirage::legal_actions(game, state, actions), !actions.empty())
    Mirage::perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
}

TEST(Svg, IsWellFormedInEveryPosition) {
  Game game = Mirage::published();
  game.rules.palms = Palms::with;
  int seen = 0;
  for (int players = Mirage::fewest_players; players <= Mirage::most_players; ++players)
    play(game, players, static_cast<std::uint64_t>(players), [&](const State& state) {
      if (++seen % 5 != 0) return;
      const std::string text = svg(game, state);
      ASSERT_EQ(ill_formed(text), "");
      ASSERT_EQ(missing(text), "");
      ASSERT_TRUE(std::all_of(text.begin(), text.end(), [](char c) { return (c >= ' ' && c <= '~') || c == '\n'; }));
    });
  EXPECT_GT(seen, 100);
}

TEST(Svg, ShowsEveryTileAndPieceOnce) {
  Game game = Mirage::published();
  game.rules.palms = Palms::with;
  int compared = 0;
  play(game, 3, 5, [&](const State& state) {
    if (state.step != Step::over) return;
    ++compared;
    const std::string text = svg(game, state);
    std::size_t explorers = state.keepers.size();
    for (const LaidSurvey& tile : state.board.survey) explorers += static_cast<std::size_t>(tile.explorers.size());
    for (const LaidCoast& tile : state.board.coasts) explorers += tile.explorer ? 1 : 0;
    EXPECT_EQ(times(text, "<title>Ann's ") + times(text, "<title>Bob's ") + times(text, "<title>Cleo's "),
              explorers + state.camps.size());
    EXPECT_EQ(times(text, " side up, its corner on "), state.board.survey.size());
    EXPECT_EQ(times(text, "<title>a Coast tile of "), state.board.coasts.size());
    EXPECT_EQ(times(text, " tree on "), state.trees.size());
    EXPECT_NE(text.find("the game is over"), std::string::npos);
  });
  EXPECT_EQ(compared, 1);
}

TEST(Svg, IsTheSameForTheSamePosition) {
  const Game& game = Mirage::published();
  std::set<std::string> different;
  int seen = 0;
  play(game, 2, 1, [&](const State& state) {
    if (++seen % 10 != 0) return;
    EXPECT_EQ(svg(game, state), svg(game, State{state}));
    different.insert(svg(game, state));
  });
  EXPECT_GT(different.size(), 5U);
}

TEST(Svg, NeedsNothingFromElsewhere) {
  const std::string text = svg(Mirage::published(), Mirage::start(Mirage::published(), 2));
  EXPECT_EQ(times(text, "http"), 1U) << "the name of the format alone";
  EXPECT_NE(text.find("prefers-color-scheme:dark"), std::string::npos);
}

TEST(Svg, CanBeHadOfAnyState) {
  Random random(7);
  const auto byte = [&] { return static_cast<std::uint8_t>(random.below(256)); };
  for (int i = 0; i < 8; ++i) {
    State state;
    state.players = byte();
    state.step = static_cast<Step>(byte());
    state.turn = static_cast<Seat>(byte());
    state.tile = static_cast<SurveyTile>(byte());
    state.coast = static_cast<CoastPattern>(byte());
    for (int tile = 0; tile < 3; ++tile) {
      state.board.survey.push_back({static_cast<SurveyTile>(byte()), Square{byte(), byte()}, static_cast<Elbow>(byte()),
                                    static_cast<Terrain>(byte()), static_cast<Seat>(byte()), Parts{byte()}});
      state.board.coasts.push_back({static_cast<CoastPattern>(byte()), static_cast<CoastFace>(byte()),
                                    Square{byte(), byte()}, static_cast<Direction>(byte()), static_cast<Seat>(byte()),
                                    static_cast<Terrain>(byte())});
      state.camps.push_back({static_cast<Seat>(byte()), Square{byte(), byte()}});
      state.trees.push_back({static_cast<Colour>(byte()), Square{byte(), byte()}});
      state.keepers.push_back({static_cast<Seat>(byte()), static_cast<Explorer>(byte()), Square{byte(), byte()}});
      state.gaps.push_back(Square{byte(), byte()});
    }
    const std::string text = svg(Mirage::published(), state);
    EXPECT_EQ(ill_formed(text), "");
    EXPECT_EQ(missing(text), "");
  }
}

TEST(Svg, TestOfItsFormNoticesWhatIsBroken) {
  EXPECT_EQ(ill_formed("<a><b x=\"1\"/>word</a>\n"), "");
  EXPECT_NE(ill_formed("<a><b></a>"), "");
  EXPECT_NE(ill_formed("<a>"), "");
  EXPECT_NE(ill_formed("<a x=\"1/>"), "");
  EXPECT_NE(ill_formed("<a>Ann & Bob</a>"), "");
  EXPECT_EQ(missing("<a id=\"x\"/><use href=\"#x\"/>"), "");
  EXPECT_EQ(missing("<use href=\"#x\"/>"), "x");
}

TEST(Outline, CutsTheCommonEdgeOfTwoSquaresFromBothSides) {
  const std::string forth = along({0, 0}, Direction::east, Cut::dunes);
  const std::string back = along({1, 0}, Direction::west, Cut::dunes);
  const auto points = [](const std::string& path) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < path.size();) {
      const std::size_t end = std::min(path.find('L', at + 1), path.size());
      found.push_back(path.substr(at + 1, end - at - 1));
      at = end;
    }
    return found;
  };
  std::vector<std::string> there = points(forth);
  std::vector<std::string> again = points(back);
  there.pop_back();  // each ends where the other begins
  again.pop_back();
  std::reverse(again.begin(), again.end());
  EXPECT_EQ(there, again);
  EXPECT_NE(along({0, 0}, Direction::east, Cut::waves).find('Q'), std::string::npos);
}

TEST(Outline, GoesRoundEverythingItIsGiven) {
  Outline square;
  for (const Direction side : every<Direction>) square.add({0, 0}, side, Cut::straight);
  EXPECT_EQ(square.path(), "M0 0L60 0L60 60L0 60L0 0Z");
  Outline apart = square;
  for (const Direction side : every<Direction>) apart.add({2, 0}, side, Cut::straight);
  EXPECT_EQ(apart.path(), square.path() + "M120 0L180 0L180 60L120 60L120 0Z");
}

}  // namespace
}  // namespace fathom::mirage
