#include "app/gate_findings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>

#include "app/fakes.hpp"
#include "app/files.hpp"
#include "app/gate_pages.hpp"
#include "app/in_browser.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

constexpr std::array<Claim, 2> claims_made{{{"placing.kept_apart", "No <tile> lies on another", {"placing.on_ocean"}},
                                            {"placing.unheard", "Nobody has asked about this", {"placing.order"}}}};

/// What a gate of the rulebook of `fakes.hpp` may have found.
struct GateRun {
  Registered game;
  Report report;
  std::vector<Silence> silences;

  GateRun() {
    game.name = "mermaid-rain";
    game.rulebook = fake::rules;
    game.claims = claims_made;
    game.clauses = fake::clauses;
    report.command = "gate";
    report.games = {"mermaid-rain"};
    Verdict proof = fake::about(fake::resting(fake::verdict(Evidence::theorem, "apart"), {"placing.on_ocean"}), "placing.kept_apart");
    proof.basis = {Method::proved, "all 302 placements", 0, {}};
    report.verdicts = {fake::resting(fake::verdict(Evidence::scenario, "placing/late"), {"placing.optional"}),
                       fake::resting(fake::verdict(Evidence::law, "in_order"), {"placing.order", "placing.on_ocean"}), proof,
                       fake::anomaly(), fake::verdict(Evidence::coverage, "placing.order")};
    report.showings["mermaid-rain"].allows["placing.optional"] = {"placing/late"};
    report.showings["mermaid-rain"].allows["placing.on_ocean"] = {"placing/late"};
    report.showings["mermaid-rain"].refuses["placing.on_ocean"] = {"placing/late"};
  }

  [[nodiscard]] Gated gated() const { return {game, report, "", {}, silences, {}, {}}; }
  [[nodiscard]] Findings findings() const { return findings_of(gated()); }
};

const Passage& passage_called(const Findings& findings, const std::string& name) {
  const auto found = std::ranges::find(findings.passages, name, &Passage::name);
  if (found == findings.passages.end()) throw std::out_of_range("no passage " + name);
  return *found;
}

GateRun failing_gate() {
  GateRun run;
  run.report.verdicts.insert(run.report.verdicts.begin(), fake::verdict(Evidence::coverage, "placing.optional", Outcome::fails));
  run.report.verdicts.push_back(fake::resting(fake::failing_law(), {"placing.on_ocean"}));
  run.report.verdicts.back().svg = "<svg><title>Ann on F7</title></svg>";
  run.silences = {{"placing.optional", "in 3 of 9 plays", "2 actions, 4 players", {"    1  Ann takes"}, "<svg></svg>", "fathom holes mermaid-rain placing.optional"}};
  return run;
}

std::size_t times_on(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

TEST(GateFindings, TellLawsAskedInABoxApart) {
  GateRun run;
  Verdict boxed = fake::resting(fake::verdict(Evidence::law, "least/in_order"), {"placing.order"});
  boxed.basis = {Method::exhaustive, "every position of the box least: 12", 12, {}};
  boxed.cost.cases = 12;
  boxed.cost.actions = 30;
  run.report.verdicts.push_back(boxed);
  const Findings findings = run.findings();
  const auto& kinds = passage_called(findings, "how it is known").findings.front().items;
  const auto row = std::ranges::find(kinds, "laws in boxes", &Item::name);
  ASSERT_NE(row, kinds.end());
  EXPECT_NE(row->says.find("every position of the box least: 12"), std::string::npos) << row->says;
  EXPECT_EQ(row->says.find("sampled"), std::string::npos) << row->says;
}

TEST(GateFindings, HaveOneGroupForNeighbouringChaptersOfASection) {
  constexpr std::array<Rule, 4> rules{{{"songs.loud", "Cards", "Songs are loud"},
                                       {"kraken.big", "Cards", "The Kraken is big"},
                                       {"songs.long", "Cards", "Songs are long"},
                                       {"ending.soon", "The End", "It ends soon"}}};
  GateRun run;
  run.game.rulebook = rules;
  const std::vector<FindingGroup> groups = passage_called(run.findings(), "rules").groups;
  ASSERT_EQ(groups.size(), 2U);
  EXPECT_EQ(groups[0].heading, "Cards");
  EXPECT_EQ(groups[0].says, "songs, kraken: 3 rules");
}

TEST(GateFindings, AreGreenWhereAllHolds) {
  const Findings findings = GateRun().findings();
  EXPECT_FALSE(findings.alarming);
  EXPECT_EQ(findings.verdict, "The rules hold, with 1 known anomaly");
  EXPECT_TRUE(findings.command.empty());
  EXPECT_EQ(findings.passages.front().name, "how it is known");
}

TEST(GateFindings, BeginWithWhatPlayShowsToFail) {
  const Findings findings = failing_gate().findings();
  EXPECT_TRUE(findings.alarming);
  EXPECT_EQ(findings.verdict, "2 checks not as expected");
  EXPECT_EQ(findings.command, "again: fathom replay .fathom/failures/one_pickup_per_space-1.yaml");
  EXPECT_EQ(findings.next, "First: law one_pickup_per_space: fails after 2 actions, 4 players, seed 5/1873");
  const Passage& failures = findings.passages.front();
  EXPECT_EQ(failures.name, "failures");
  EXPECT_EQ(failures.sum, "1 law, 1 coverage");
  EXPECT_EQ(failures.findings[0].subject, "one_pickup_per_space") << "before what is merely judged of all evidence";
  EXPECT_EQ(failures.findings[0].evidence.size(), 3U);
}

TEST(GateFindings, CountRulesByTheStrongestThingBehindThem) {
  const Findings findings = GateRun().findings();
  std::vector<std::string> shares;
  for (const Share& share : passage_called(findings, "rules").shares) shares.push_back(std::to_string(share.many) + " " + share.of);
  EXPECT_EQ(shares, (std::vector<std::string>{"1 proved", "1 sampled", "1 by scenarios alone"})) << "and flavour is no rule";
  EXPECT_EQ(passage_called(findings, "how it is known").sum, "rules: 1 proved, 1 sampled, 1 by scenarios alone");
}

TEST(GateFindings, SayHowEachRuleIsKnown) {
  const Findings found = GateRun().findings();
  const Passage& rules = passage_called(found, "rules");
  ASSERT_EQ(rules.findings.size(), 4U);
  EXPECT_EQ(rules.findings[0].known, "law 10 plays · theorem proved · 1 scenario");
  EXPECT_EQ(rules.findings[1].mark, "ambiguous");
  EXPECT_EQ(rules.findings[3].known, "asks nothing of anybody");
  ASSERT_EQ(rules.groups.size(), 2U) << "in the order of the rulebook";
  EXPECT_EQ(rules.groups[0].heading, "Riding 1");
  EXPECT_EQ(rules.findings[3].group, rules.groups[1].name);
  const auto has = [&](const std::string& name, const std::string& says) {
    return std::ranges::any_of(rules.findings[0].items, [&](const Item& item) { return item.name == name && item.says == says; });
  };
  EXPECT_TRUE(has("theorem apart", "No <tile> lies on another. proved: all 302 placements"));
  EXPECT_TRUE(has("law in_order", "sampled: 10 cases"));
  EXPECT_TRUE(has("refused in", "placing/late"));
}

TEST(GateFindings, SayWhatARuleLacks) {
  GateRun run;
  run.report.showings.clear();
  const Findings found = run.findings();
  const Finding& rule = passage_called(found, "rules").findings[0];
  EXPECT_EQ(rule.known, "law 10 plays · theorem proved; no scenario that allows, no scenario that refuses");
  EXPECT_EQ(rule.tone, Tone::bad);
}

TEST(GateFindings, SayThatNothingStandsBehindAClaim) {
  const Findings found = GateRun().findings();
  const Passage& claims = passage_called(found, "claims");
  EXPECT_EQ(claims.findings[0].known, "theorem proved");
  EXPECT_EQ(claims.findings[1].known, "nothing");
}

TEST(GateFindings, JudgeNothingOfAPart) {
  GateRun run;
  run.report.verdicts.pop_back();
  const Findings findings = run.findings();
  EXPECT_NE(findings.because.find("part of the gate"), std::string::npos);
  for (const Passage& each : findings.passages) EXPECT_NE(each.name, "rules");
}

TEST(GateFindings, PutAsideAndAcceptedApart) {
  GateRun run;
  Verdict aside = fake::verdict(Evidence::law, "of_another_box", Outcome::aside);
  aside.why = "rests on the box";
  run.report.verdicts.push_back(aside);
  Gated gated = run.gated();
  gated.exceptions.coverage = {{"placing.order", "it is <obvious>", "exceptions.yaml:3"}};
  const Findings findings = findings_of(gated);
  EXPECT_EQ(passage_called(findings, "aside").fold, Fold::folded);
  EXPECT_EQ(passage_called(findings, "aside").findings[0].subject, "rests on the box");
  EXPECT_EQ(passage_called(findings, "accepted").findings[0].accepted, "it is <obvious>");
  EXPECT_EQ(passage_called(findings, "known anomalies").fold, Fold::folded);
}

TEST(GateFindings, NameWhatCannotBeRead) {
  GateRun run;
  run.report.unreadable = {{"", "mine.yaml", "mine.yaml:3:1: what is this"}, {"mirage", "its.yaml", "its.yaml:1:1: no"}};
  const Findings findings = run.findings();
  EXPECT_TRUE(findings.alarming);
  EXPECT_EQ(findings.verdict, "The rules hold, with 1 known anomaly; 1 scenario cannot be read");
  EXPECT_EQ(passage_called(findings, "unreadable").findings.size(), 1U) << "the other one is of another game";
}

TEST(GatePage, IsOneFileThatNeedsNothing) {
  const std::string html = as_html(failing_gate().findings());
  for (const char* const absent : {"http:", "https:", "<link", "<script", "url(", "@import", "<tile>"})
    EXPECT_EQ(times_on(html, absent), 0U) << absent;
  EXPECT_EQ(times_on(html, "src=\""), times_on(html, "src=\"data:image/svg+xml,"));
  EXPECT_EQ(times_on(html, "default-src 'none'; style-src 'unsafe-inline'; img-src data:"), 1U);
  for (std::size_t at = html.find("href=\"#"); at != std::string::npos; at = html.find("href=\"#", at + 1)) {
    const std::string name = html.substr(at + 7, html.find('"', at + 7) - at - 7);
    EXPECT_EQ(times_on(html, "id=\"" + name + "\""), 1U) << name;
  }
}

TEST(GatePage, ShowsPlayPictureAndCommandOfAFailure) {
  const std::string html = as_html(failing_gate().findings());
  EXPECT_EQ(times_on(html, "<div class=\"verdict alarming\"><b>2 checks not as expected.</b>"), 1U);
  EXPECT_EQ(times_on(html, "<code>fathom replay .fathom/failures/one_pickup_per_space-1.yaml</code>"), 2U) << "at the top, and below";
  EXPECT_EQ(times_on(html, "when    Ann takes the &lt;pearl&gt;"), 1U);
  EXPECT_EQ(times_on(html, "alt=\"Ann on F7\""), 1U);
  EXPECT_EQ(times_on(html, "aria-label=\"1 proved, 1 sampled, 1 by scenarios alone\""), 3U) << "known, rules, and their only chapter";
}

TEST(GatePage, HasEveryGameWithLinksOfItsOwn) {
  std::vector<Findings> both{GateRun().findings(), failing_gate().findings()};
  both[1].title = "mirage";
  const std::string html = as_html(both);
  EXPECT_EQ(times_on(html, "id=\"mirage/placing.order\""), 1U);
  EXPECT_EQ(times_on(html, "id=\"mermaid-rain/placing.order\""), 1U);
  EXPECT_EQ(times_on(html, "<a href=\"#mirage\">mirage</a></th><td class=\"bad\">2 checks not as expected</td>"), 1U);
  EXPECT_EQ(times_on(html, "<!doctype"), 1U);
}

TEST(GateMarkdown, IsShortAndHasTheCommand) {
  const std::string markdown = as_markdown(failing_gate().findings());
  EXPECT_EQ(markdown.rfind("## mermaid-rain: 2 checks not as expected\n", 0), 0U) << markdown;
  EXPECT_EQ(times_on(markdown, "| **rules** | 4 rules: 2 stated"), 1U) << markdown;
  EXPECT_EQ(times_on(markdown, "- **placing.order**"), 0U) << "two hundred rules are for a page";
  EXPECT_EQ(times_on(markdown, "- **one\\_pickup\\_per\\_space** (law) fails after 2 actions"), 1U) << markdown;
  EXPECT_EQ(times_on(markdown, "again: fathom replay"), 2U);
}

using GateForms = InItsOwnFolder;

TEST_F(GateForms, IsWrittenInEveryForm) {
  const std::vector<std::string> asked{"gate", "mermaids-song", "--only", "winning", "--json", "gate.json", "--html", "gate.html",
                                       "--markdown", "gate.md", "--annotations"};
  const Seen result = seen(asked);
  EXPECT_EQ(result.exit, 0) << result.err << result.out;
  EXPECT_NE(result.out.find("scenarios"), std::string::npos);
  EXPECT_NE(read_file("gate.html").find("This is a part of the gate"), std::string::npos);
  EXPECT_EQ(read_file("gate.md").rfind("## mermaids-song: The rules hold", 0), 0U) << read_file("gate.md");

  const Seen page = seen({"merge", "gate.json", "--format", "html", "--since", "gate.json"});
  EXPECT_NE(page.out.find("nothing changed"), std::string::npos) << page.out;
  EXPECT_EQ(page.out.rfind("<!doctype html>", 0), 0U) << "and no text before it";
}

TEST_F(GateForms, RefusesFormsThatSayNothing) {
  for (const auto& words : {std::vector<std::string>{"gate", "--output", "gate.txt"},
                            {"gate", "--into", "parts", "--html", "gate.html"}, {"gate", "--format", "sarif"}}) {
    const Seen result = seen(words);
    EXPECT_EQ(result.exit, 2) << words.back();
    EXPECT_EQ(result.out, "");
  }
}

// -------------------------------------------------------------------------------------------------------- in a browser

class GateLook : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    if (browser().empty()) GTEST_SKIP() << "no chromium here: ci/setup look installs it";
  }

  /// The page in frames as wide as a desk and as a phone; what a script finds there stands in the body.
  static std::string looked_at(const std::string& flags) {
    std::ofstream("gate.html") << as_html(failing_gate().findings());
    std::ofstream("frames.html") << R"(<!doctype html><body><iframe id="desk" src="gate.html" width="1280" height="900"></iframe>
<iframe id="phone" src="gate.html#placing.order" width="390" height="900"></iframe><script>
const number = (text) => text.match(/[\d.]+/g).map(Number);
const light = (colour) => { const [r, g, b] = number(colour).map((c) => c / 255 <= .03928 ? c / 255 / 12.92 : ((c / 255 + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b; };
const behind = (element, view) => { for (let at = element; at; at = at.parentElement) { const colour = view.getComputedStyle(at).backgroundColor; if (!/, 0\)$/.test(colour)) return colour; } return 'rgb(255, 255, 255)'; };
onload = () => {
  for (const id of ['desk', 'phone']) {
    const view = document.getElementById(id).contentWindow, page = view.document, root = page.documentElement;
    const target = page.getElementById('placing.order').closest('details');
    document.body.dataset[id + 'Opened'] = target.open + ' ' + target.parentElement.open;
    for (const each of page.querySelectorAll('details')) each.open = true;
    document.body.dataset[id + 'Overflow'] = root.scrollWidth - root.clientWidth;
    let least = 99;
    for (const each of page.querySelectorAll('p, h1, h2, h3, td, th, span, summary, code, pre, li, footer')) {
      if (!each.textContent.trim() || !each.getClientRects().length) continue;
      const ink = light(view.getComputedStyle(each).color), paper = light(behind(each, view));
      least = Math.min(least, (Math.max(ink, paper) + .05) / (Math.min(ink, paper) + .05));
    }
    document.body.dataset[id + 'Contrast'] = least >= 4.5 ? 'enough' : least;
  }
};
</script>)";
    return in_browser("frames.html", "--allow-file-access-from-files " + flags);
  }
  static std::string said(const std::string& page, const std::string& key) {
    const std::string wanted = " data-" + key + "=\"";
    const std::size_t at = page.find(wanted);
    return at == std::string::npos ? "-" : page.substr(at + wanted.size(), page.find('"', at + wanted.size()) - at - wanted.size());
  }
};

TEST_F(GateLook, FitsADeskAndAPhone) {
  const std::string page = looked_at("");
  EXPECT_EQ(said(page, "desk-overflow"), "0");
  EXPECT_EQ(said(page, "phone-overflow"), "0");
  EXPECT_EQ(said(page, "desk-contrast"), "enough");
  EXPECT_EQ(said(page, "desk-opened"), "false false") << "rules are folded";
  EXPECT_EQ(said(page, "phone-opened"), "true true") << "a link opens what it leads to";
}

TEST_F(GateLook, IsReadInTheDark) {
  const std::string page = looked_at("--blink-settings=preferredColorScheme=0");
  EXPECT_EQ(said(page, "desk-contrast"), "enough");
}

}  // namespace
}  // namespace fathom::app
