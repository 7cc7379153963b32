#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "app/variant_fakes.hpp"
#include "app/variant_findings.hpp"

namespace fathom::app {
namespace {

using namespace fake;
using properties::Sort;
using properties::Unit;

/// A variant under which a great deal is otherwise.
Consequences upheaval(std::size_t many) {
  Consequences found = six_kept();
  const std::string long_text(300, '<');
  for (std::size_t i = 0; i < many; ++i) {
    const std::string nth = std::to_string(i);
    found.broken.push_back(fallen(Evidence::law, "law_" + nth, long_text));
    found.broken.back().now.told.assign(30, "when    Ann takes the `pearl` " + nth);
    found.broken.push_back(fallen(Evidence::scenario, "actions/" + nth, "scenarios/a/b.yaml:1:2: " + long_text));
    found.expected.push_back(fallen(Evidence::scenario, "expected/" + nth, ""));
    found.opened.push_back(hole());
    found.changes.push_back(change());
    found.comparison.rows.push_back(row(Sort::act, "action_" + nth, Unit::times, 1, 2, {0.5, 1.5}));
    found.safe.push_back(found.safe.front());
  }
  return found;
}

TEST(VariantForms, LeaveMarkupAsItIsWritten) {
  Consequences found = six_kept();
  found.name = "<b>*six*</b> & more";
  found.because = "@somebody said $x$ | y\nand \x1b[31mred";
  EXPECT_TRUE(says(html_of(found), "<h1>&lt;b&gt;*six*&lt;/b&gt; &amp; more</h1>"));
  const std::string markdown = markdown_of(found);
  EXPECT_TRUE(says(markdown, "## \\<b\\>\\*six\\*\\</b\\> \\& more: ")) << markdown;
  EXPECT_TRUE(says(markdown, "> @<!-- -->somebody said \\$x\\$ \\| y and ")) << markdown;
  for (const std::string& page : {text_of(found), markdown, html_of(found)})
    EXPECT_FALSE(says(page, "\x1b")) << "nothing a file says may colour a terminal";
  found.broken.front().now.told = {"given ``` a fence"};
  EXPECT_TRUE(says(markdown_of(found), "````text\n  given ``` a fence")) << markdown_of(found);
}

TEST(VariantForms, FitIntoACommentWhateverThereIsToSay) {
  constexpr std::size_t limit = 60'000;
  for (const std::size_t many : {1U, 10U, 100U, 1000U}) {
    const std::string markdown = markdown_of(upheaval(many));
    EXPECT_LT(markdown.size(), limit) << many;
    EXPECT_EQ(times(markdown, "<details"), times(markdown, "</details>")) << many;
    EXPECT_EQ(times(markdown, "```") % 2, 0U) << many;
    EXPECT_TRUE(says(markdown, std::to_string(many * 2 + 1) + " broken")) << many;
  }
  Consequences wordy = upheaval(3);
  wordy.because = wordy.name = std::string(100'000, '*');
  wordy.comparison.method = "how it was done";
  EXPECT_LT(markdown_of(wordy).size(), limit);
  EXPECT_TRUE(says(markdown_of(wordy), "how it was done"));
}

TEST(VariantForms, HaveALineForEachPassageInMarkdown) {
  const std::string markdown = markdown_of(six_kept());
  for (const char* part : {"## six kept: 1 broken and 1 opened\n", "> Plans should last\n", "| **broken** | 1 law |\n",
                           "| **opened** | supply.empty |\n", "<details open><summary><b>Broken</b>: 1 law</summary>\n\n",
                           "| part | in short |\n", "<details open><summary><b>Moved</b>",
                           "| points | choices | published | variant | difference | 95 % interval | `0", "|---|---|--:|",
                           "| points per player | uniform | 4.10 | 9.80 | +5.70 | +5.50 .. +5.90 | `│ "})
    EXPECT_TRUE(says(markdown, part)) << part << " is not in\n" << markdown;
  EXPECT_TRUE(says(markdown_of(six_kept(), everything), "<details><summary><b>Broken</b>"));
}

TEST(VariantForms, AreOnePageInHtml) {
  Consequences found = six_kept();
  for (int i = 0; i < 60; ++i)
    found.comparison.rows.push_back(row(Sort::act, "action_" + std::to_string(i), Unit::times, 1, 2, {0.5, 1.5}));
  const std::string html = html_of(found);
  for (const char* absent : {"http:", "https:", "src=", "<link", "<script", "url("})
    EXPECT_FALSE(says(html, absent)) << absent;
  for (const char* part : {"<!doctype html>", "prefers-color-scheme: dark", "@media print", "<a href=\"#moved\">moved</a>",
                           "<h2 id=\"moved\">moved</h2>", "<summary>all 61 rows</summary>", "action 59",
                           "<svg class=\"spread\"", "<svg class=\"axis\"", ">+2</text>"})
    EXPECT_TRUE(says(html, part)) << part;
}

TEST(VariantForms, HaveAllNumbersInJson) {
  Consequences found = six_kept();
  properties::Touched touched;
  touched.plays = 10;
  touched.ended = 0.5;
  touched.turned = 0.25;
  found.comparison.touched = {touched};
  const nlohmann::json node = nlohmann::json::parse(as_json(found, everything));
  EXPECT_EQ(node.at("variant"), "six kept");
  EXPECT_EQ(node.at("because"), "Plans should last");
  EXPECT_EQ(node.at("passages").at(0).at("name"), "moved") << "in the order of the other forms";
  EXPECT_EQ(node.at("verdict"), "1 broken and 1 opened, all of it accepted");
  EXPECT_EQ(node.at("alarming"), false);
  EXPECT_EQ(node.at("file"), "my.yaml");
  EXPECT_EQ(node.at("moved").size(), 2U);
  EXPECT_EQ(node.at("opened").at(0).at("variant").at(1).at("plays"), 70);
  EXPECT_EQ(node.at("accepted").at(1).at("reason"), "we shuffle");
  EXPECT_EQ(node.at("safe").at(0).at("safe"), nlohmann::json::parse("[0, 5]"));
  EXPECT_EQ(node.at("decides").at(0).at("ended"), 0.5);
  EXPECT_EQ(node.at("decides").at(0).at("turned"), 0.25);
  EXPECT_EQ(node.at("compared").at("confidence"), 0.95);
}

}  // namespace
}  // namespace fathom::app
