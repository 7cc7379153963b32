#include "app/drawing.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mirage/mirage.hpp"
#include "notation/mermaid_beach.hpp"
#include "notation/mirage.hpp"
#include "notation/yaml.hpp"

namespace fathom::app {
namespace {

using mirage::Mirage;

static_assert(Pictured<Mirage>);
static_assert(Pictured<mermaid_rain::MermaidRain>);

const std::string first_turn =
    "scenario: a first turn\n"
    "players: 2\n"
    "when:\n"
    "  - starting_tile: { pattern: unlike, face: front }\n"
    "  - first_player: Ann\n"
    "  - draw: { to: Ann, tile: light_dark_light }\n"
    "  - Ann: { lay: { corner: N3, elbow: south_west, side: water } }\n"
    "    refused_by: growing.connected\n"
    "  - Ann: { lay: { corner: N1, elbow: north_east, side: land } }\n"
    "  - Ann: { add_explorers: [first_arm, corner, second_arm] }\n";

Drawn drawn_of(const std::string& text, const DrawRequest& request = {}) {
  return drawn<Mirage>(Mirage::published(), read_yaml(text), request);
}

TEST(Draw, ShowsThePositionAPlayLeadsTo) {
  const Drawn made = drawn_of(first_turn);
  EXPECT_EQ(made.picture.substr(0, made.picture.find("\n\n. light")),
            "a first turn, after 6 of 6 actions\n"
            "\n"
            "N^     0    E1\n"
            "    +-----+\n"
            "N2  |.....|\n"
            "    |..A..|\n"
            "    +     +-----+\n"
            "N1  |::::: .....|\n"
            "    |::A:: ..A..|\n"
            "    +-----+-----+\n"
            "0   |.NE  |\n"
            "    |=SW  |\n"
            "    +-----+");
}

TEST(Draw, ShowsThePositionOnTheWay) {
  DrawRequest request;
  request.after = 5;
  EXPECT_NE(drawn_of(first_turn, request).picture.find("N1  |::::: .....|\n    |::::: .....|\n"), std::string::npos)
      << "nobody stands there yet";
  request.after = 0;
  EXPECT_NE(drawn_of(first_turn, request).picture.find("N^     0\n\n0\n"), std::string::npos) << "the table is bare";
}

TEST(Draw, PassesOverWhatARuleRefuses) {
  EXPECT_TRUE(drawn_of(first_turn).notes.empty()) << "the scenario says so itself";
  std::string unsaid = first_turn;
  const std::string_view said = "    refused_by: growing.connected\n";
  const Drawn made = drawn_of(unsaid.erase(unsaid.find(said), said.size()));
  ASSERT_EQ(made.notes.size(), 1U);
  EXPECT_EQ(made.notes[0].substr(0, 10), "action 4, ");
  EXPECT_NE(made.notes[0].find("is refused by growing.connected and changes nothing"), std::string::npos) << made.notes[0];
}

TEST(Draw, MakesAnSvgDocument) {
  DrawRequest request;
  request.form = PictureForm::svg;
  const std::string text = drawn_of(first_turn, request).picture;
  EXPECT_EQ(text.substr(0, 5), "<svg ");
  EXPECT_EQ(text.substr(text.size() - 7), "</svg>\n");
}

TEST(Draw, PerformsActionsThatAreLeftToIt) {
  const std::string later =
      "scenario: the end of a game\nplayers: 2\nforced: automatic\n"
      "rules: { setup.camels: 0, setup.ships: 0 }\n"
      "when:\n  - starting_tile: { pattern: alike, face: front }\n  - first_player: Bob\n"
      "  - draw: { to: Bob, tile: light_dark_light }\n"
      "  - Bob: { lay: { corner: N1, elbow: north_east, side: land } }\n"
      "  - draw: { to: Ann, tile: dark_light_light }\n";
  EXPECT_TRUE(drawn_of(later).notes.empty());
}

TEST(Draw, RefusesMoreActionsThanThereAre) {
  DrawRequest request;
  request.after = 7;
  EXPECT_THROW(drawn_of(first_turn, request), BadUsage);
}

TEST(Draw, ShowsBeforeAndAfterAnAction) {
  DrawRequest request;
  request.step = 5;
  const std::string text = drawn_of(first_turn, request).picture;
  EXPECT_EQ(text.substr(0, 32), "a first turn, action 5 of 6\n\n< N") << text;
  EXPECT_NE(text.find("\nAnn lays "), std::string::npos);
  const std::size_t happens = text.find("\nAnn lays ");
  EXPECT_EQ(text.substr(0, happens).find("\n> "), std::string::npos) << "what comes stands below";
  EXPECT_NE(text.find("\n> N1  |::::: .....|", happens), std::string::npos) << text;
  EXPECT_NE(text.find("\n  0   |.NE  |", happens), std::string::npos) << "what stays has no sign\n" << text;
}

TEST(Draw, SaysThatAnActionIsRefusedAndMarksNothing) {
  DrawRequest request;
  request.step = 4;
  const std::string text = drawn_of(first_turn, request).picture;
  EXPECT_NE(text.find("(refused by growing.connected)"), std::string::npos) << text;
  EXPECT_EQ(text.find("\n> "), std::string::npos);
  EXPECT_EQ(text.find("\n< "), std::string::npos);
}

TEST(Draw, MarksWhatDiffersInAnSvgDocument) {
  DrawRequest request;
  request.form = PictureForm::svg;
  request.step = 5;
  const std::string text = drawn_of(first_turn, request).picture;
  EXPECT_NE(text.find("class=\"mark\""), std::string::npos);
  request.step = 4;
  EXPECT_EQ(drawn_of(first_turn, request).picture.find("class=\"mark\""), std::string::npos) << "nothing has changed";
  request.step = 7;
  EXPECT_THROW(drawn_of(first_turn, request), BadUsage);
}

TEST(Draw, PutsTwoPositionsSideBySideWhereThereIsRoom) {
  DrawRequest request;
  request.step = 5;
  request.columns = 200;
  const std::string wide = drawn_of(first_turn, request).picture;
  request.columns = 60;
  const std::string narrow = drawn_of(first_turn, request).picture;
  EXPECT_NE(wide.find("Ann lays "), std::string::npos);
  EXPECT_LT(std::count(wide.begin(), wide.end(), '\n'), std::count(narrow.begin(), narrow.end(), '\n'));
  EXPECT_NE(wide.find("  0   |.NE  |"), std::string::npos) << wide;
}

TEST(Draw, PaintsWhatDiffersWhereThatIsAskedFor) {
  DrawRequest request;
  request.step = 5;
  request.colour = Colour::always;
  EXPECT_NE(drawn_of(first_turn, request).picture.find('\x1b'), std::string::npos);
  request.colour = Colour::never;
  EXPECT_EQ(drawn_of(first_turn, request).picture.find('\x1b'), std::string::npos);
}

const std::string dealt =
    "scenario: a deal\n"
    "players: 2\n"
    "given: { hands: { Ann: [sun], Bob: [umbrella] } }\n"
    "when:\n"
    "  - deal: { to: Ann, card: seaweed }\n";

Drawn beach_drawn(const DrawRequest& request) {
  return drawn<mermaid_beach::MermaidBeach>(mermaid_beach::MermaidBeach::published(), read_yaml(dealt), request);
}

TEST(Draw, ShowsWhatAPlayerSees) {
  DrawRequest request;
  EXPECT_NE(beach_drawn(request).picture.find("[sun] [seaweed]"), std::string::npos) << "everything, where nobody is named";
  request.seat = Seat::Ann;
  EXPECT_NE(beach_drawn(request).picture.find("[sun] [seaweed]"), std::string::npos);
  EXPECT_EQ(beach_drawn(request).picture.find("umbrella"), std::string::npos) << "Bob's card";
  request.seat = Seat::Bob;
  EXPECT_EQ(beach_drawn(request).picture.find("seaweed"), std::string::npos);
  EXPECT_NE(beach_drawn(request).picture.find("[umbrella]"), std::string::npos);
}

TEST(Draw, DoesNotSayWhatAPlayerDoesNotSee) {
  DrawRequest request;
  request.step = 1;
  request.seat = Seat::Bob;
  const std::string text = beach_drawn(request).picture;
  EXPECT_EQ(text.find("seaweed"), std::string::npos) << text;
  EXPECT_NE(text.find("Ann: deal, of which Bob does not see all"), std::string::npos) << text;
  request.seat = Seat::Ann;
  EXPECT_NE(beach_drawn(request).picture.find("Ann is dealt a seaweed"), std::string::npos);
}

TEST(Draw, RefusesSomebodyWhoDoesNotPlay) {
  DrawRequest request;
  request.seat = Seat::Cleo;
  try {
    beach_drawn(request);
    FAIL() << "Cleo sits at no table of two";
  } catch (const BadUsage& error) {
    EXPECT_EQ(std::string(error.what()), "--seat Cleo: at this table sit Ann and Bob");
  }
}

}  // namespace
}  // namespace fathom::app
