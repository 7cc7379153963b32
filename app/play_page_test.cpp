#include "app/play_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "app/in_browser.hpp"
#include "app/pages.hpp"
#include "app/registered.hpp"
#include "app/run_once.hpp"
#include "notation/yaml.hpp"

namespace fathom::app {
namespace {

std::size_t how_often(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

/// What stands between this, which ends in a quotation mark, and the next one.
std::set<std::string_view> quoted_after(std::string_view text, std::string_view opening) {
  std::set<std::string_view> found;
  for (std::size_t at = text.find(opening); at != std::string_view::npos; at = text.find(opening, at)) {
    at += opening.size();
    found.insert(text.substr(at, text.find('"', at) - at));
  }
  return found;
}

PlayPage page_of_play(const std::string& game, int players, std::uint64_t seed) {
  const Registered& asked = game_called(game);
  const std::any rules = asked.published();
  return asked.page(rules, read_yaml(asked.trace_yaml(asked.play(rules, players, seed), {})));
}

/// A scenario in which Ann tries what is not allowed, and then what is.
const std::string refused_first =
    "scenario: a <first> turn\n"
    "players: 2\n"
    "when:\n"
    "  - starting_tile: { pattern: unlike, face: front }\n"
    "  - first_player: Ann\n"
    "  - draw: { to: Ann, tile: light_dark_light }\n"
    "  - Ann: { lay: { corner: N3, elbow: south_west, side: water } }\n"
    "    refused_by: growing.connected\n"
    "  - Ann: { lay: { corner: N1, elbow: north_east, side: land } }\n";

PlayPage refused_page() {
  const Registered& mirage = game_called("mirage");
  return mirage.page(mirage.published(), read_yaml(refused_first));
}

TEST(PlayPage, HasAStepForTheBeginningAndForEveryAction) {
  const PlayPage page = refused_page();
  ASSERT_EQ(page.steps.size(), 6U);
  EXPECT_EQ(page.steps[0].words, "the beginning");
  EXPECT_EQ(page.players, 2);
  EXPECT_EQ(page.steps[4].verb, "lay");
  EXPECT_NE(page.steps[4].refused.find("growing.connected: "), std::string::npos);
  EXPECT_TRUE(page.steps[5].refused.empty());
  EXPECT_GT(page.steps[5].choices, 1U);
}

TEST(PlayPage, NamesTheRulesAtIssue) {
  const PlayPage page = refused_page();
  const std::vector<std::string>& asked = page.steps[5].asked;
  EXPECT_NE(std::find(asked.begin(), asked.end(), "growing.connected"), asked.end());
  EXPECT_TRUE(page.steps[0].asked.empty());
  std::size_t silent = 0, read = 0;
  for (const PlayStep& step : page_of_play("mirage", 3, 7).steps) {
    silent += step.silent.size();
    read += step.read.size();
  }
  EXPECT_GT(silent, 0U) << "play comes to something on which the rulebook says nothing";
  EXPECT_GT(read, 0U);
}

/// What the program prints of a play.
std::string printed(const std::string& game, const std::string& seed, const std::string& form) {
  return seen({"trace", game, "--players", "3", "--seed", seed, "--format", form}).out;
}

TEST(PlayPage, SaysWhereAPlayIsCutOff) {
  const std::string cut = "cut off after 2000 actions: the game is not over";
  for (const char* const form : {"words", "yaml"}) {
    EXPECT_EQ(how_often(printed("mermaids-song", "3", form), cut), 1U) << form;
    EXPECT_EQ(how_often(printed("mermaid-beach", "3", form), "cut off"), 0U) << form << ": a play that comes to its end";
  }
  const std::string page = printed("mermaids-song", "3", "html");
  EXPECT_EQ(how_often(page, "<p class=\"cut\">" + cut), 1U) << "at the last step";
  EXPECT_NE(page.find("3 players, " + cut), std::string::npos) << "and at the head";
  EXPECT_EQ(how_often(as_html(page_of_play("mermaid-beach", 3, 3)), "class=\"cut\""), 0U);
  EXPECT_TRUE(refused_page().cut_off.empty()) << "a file that ends early was not cut off by anybody";
}

TEST(PlayPage, IsOneFileThatNeedsNothing) {
  for (const Registered& game : games()) {
    const std::string html = as_html(page_of_play(game.name, game.fewest_players, 3));
    for (const char* const loads : {"src=", "@import", "http:", "https:", "<link", "fetch("})
      EXPECT_EQ(how_often(html, loads), 0U) << game.name << " " << loads;
    EXPECT_EQ(how_often(html, "default-src 'none'"), 1U);
    EXPECT_EQ(how_often(html, "<script"), 1U);
    const std::set<std::string_view> ids = quoted_after(html, "id=\"");
    for (const std::string_view name : quoted_after(html, "href=\"#")) EXPECT_EQ(ids.count(name), 1U) << game.name << " " << name;
  }
}

TEST(PlayPage, EscapesWhateverAFileSays) {
  const std::string html = as_html(refused_page());
  EXPECT_EQ(how_often(html, "<first>"), 0U);
  EXPECT_GE(how_often(html, "a &lt;first&gt; turn"), 2U);
}

TEST(PlayPage, HoldsEachThingOnce) {
  const PlayPage page = page_of_play("mermaid-rain", 4, 7);
  const std::string html = as_html(page);
  std::size_t apart = 0;
  for (const PlayStep& step : page.steps) apart += svg_document(page.looks, step.picture).size();
  EXPECT_LT(html.size(), apart / 8) << html.size() << " of " << apart;
  EXPECT_LT(html.size(), page.steps.size() * 6000) << html.size();
}

TEST(PlayPage, IsTheSameForTheSamePlay) {
  EXPECT_EQ(as_html(page_of_play("mermaid-beach", 2, 5)), as_html(page_of_play("mermaid-beach", 2, 5)));
}

TEST(PlayPage, TellsPositionsInWordsWhereThereAreNoPictures) {
  PlayPage page = refused_page();
  for (PlayStep& step : page.steps) step.picture = {};
  const std::string html = as_html(page);
  EXPECT_EQ(how_often(html, "<pre class=\"board\">"), page.steps.size());
  EXPECT_EQ(how_often(html, "<svg class=\"board\""), 0U);
}

TEST(Pages, HaveNoFileOfAnotherName) { EXPECT_THROW(page_file("nothing.css"), std::logic_error); }

TEST(Pages, KeepAnImageInOnePiece) {
  const std::string image = as_image("<svg><title>a \"b\"</title>#</svg>");
  EXPECT_EQ(image.find("<img "), 0U);
  EXPECT_NE(image.find("src=\"data:image/svg+xml,%3Csvg%3E%3Ctitle%3Ea %22b%22%3C/title%3E%23%3C/svg%3E\""), std::string::npos)
      << image;
  EXPECT_EQ(as_image(""), "");
}

// -------------------------------------------------------------------------------------------------------- in a browser

class PlayLook : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    if (browser().empty()) GTEST_SKIP() << "no chromium here: ci/setup look installs it";
  }

  /// The page as it stands in the browser once somebody has done something with it.
  [[nodiscard]] static std::string opened(const std::string& deeds, const std::string& hash = "") {
    std::string page = as_html(page_of_play("mermaid-beach", 2, 5));
    const std::size_t begin = page.find("script-src 'nonce-") + 18;
    const std::string nonce = page.substr(begin, page.find('\'', begin) - begin);
    page.insert(page.rfind("</body>"),
                "<script nonce=\"" + nonce +
                    "\">const press = (key, more) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, "
                    "...more }));" +
                    deeds + "</script>");
    std::ofstream("play.html") << page;
    return in_browser("play.html" + hash);
  }
  /// The step that is shown.
  static std::string at(const std::string& page) {
    const std::size_t found = page.find("data-at=\"");
    return found == std::string::npos ? "-" : page.substr(found + 9, page.find('"', found + 9) - found - 9);
  }
};

TEST_F(PlayLook, IsSteppedThroughByKeyboard) {
  EXPECT_EQ(at(opened("")), "0");
  EXPECT_EQ(at(opened("press('ArrowRight'); press('j'); press('ArrowRight'); press('k'); press('ArrowLeft'); press('j');")), "2");
  EXPECT_EQ(at(opened("press('PageDown'); press('PageUp'); press('ArrowLeft');")), "0") << "never before the beginning";
  const std::string last = at(opened("press('End'); press('ArrowRight');"));
  EXPECT_EQ(last, std::to_string(page_of_play("mermaid-beach", 2, 5).steps.size() - 1)) << "never past the end";
  EXPECT_EQ(at(opened("press('End'); press('Home');")), "0");
  EXPECT_EQ(at(opened("press('ArrowRight', { ctrlKey: true }); press('x');")), "0") << "other keys are the browser's";
}

TEST_F(PlayLook, ShowsTheTableAndTheRulesAtIssue) {
  const std::string page = opened("press('ArrowRight');");
  EXPECT_NE(page.find("<div class=\"at\"><svg class=\"board\""), std::string::npos);
  EXPECT_NE(page.find("Rules that could refuse it"), std::string::npos);
  EXPECT_NE(page.find("<li id=\"step-1\" data-scores=\"0 0\" class=\"here\">"), std::string::npos);
}

TEST_F(PlayLook, OpensAtTheStepOfItsAddress) {
  EXPECT_EQ(at(opened("", "#at-7")), "7");
  EXPECT_EQ(at(opened("", "#nowhere")), "0");
}

TEST_F(PlayLook, IsSteppedThroughByTouch) {
  EXPECT_EQ(at(opened("document.querySelector('nav button[aria-label=\"one step on\"]').click();")), "1");
  const std::string swipe =
      "const board = document.querySelector('.at'); const finger = (kind, x, list) => { const event = new Event(kind, { bubbles: "
      "true }); const touch = { clientX: x, clientY: 100 }; event.touches = list ? [touch] : []; event.changedTouches = [touch]; "
      "board.dispatchEvent(event); };";
  EXPECT_EQ(at(opened(swipe + "finger('touchstart', 300, true); finger('touchend', 100, false);")), "1");
  EXPECT_EQ(at(opened(swipe + "finger('touchstart', 300, true); finger('touchend', 290, false);")), "0") << "a tap is no swipe";
}

}  // namespace
}  // namespace fathom::app
