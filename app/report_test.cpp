#include "app/report.hpp"

#include <gtest/gtest.h>

#include "app/fakes.hpp"
#include "app/outcome.hpp"

namespace fathom::app {
namespace {

using fake::verdict;

const Paint plain(Colour::never);

std::string section(const std::vector<Verdict>& verdicts, double seconds = 0, const std::string& remark = {}) {
  return show(plain, {"laws", verdicts, seconds, remark});
}

TEST(Report, BeginsWithTheRulebookInNumbers) {
  EXPECT_EQ(headline(plain, "mermaid-rain", fake::rules), "mermaid-rain   4 rules   2 stated · 1 ambiguous · 1 flavour\n");
}

TEST(Report, HasALineForEachKindOfEvidence) {
  const std::vector<Verdict> two{verdict(Evidence::law, "a"), verdict(Evidence::law, "b")};
  EXPECT_EQ(section(two, 14.06), "  laws             2 hold   sampled: 10 plays, 100 actions              14.1 s\n");
  Verdict theorem = verdict(Evidence::theorem, "a");
  theorem.basis.method = Method::proved;
  const std::vector<Verdict> theorems{theorem, fake::anomaly()};
  EXPECT_NE(show(plain, {"theorems", theorems, 6, {}}).find("2 hold   1 proved · 1 known anomaly"), std::string::npos);
}

TEST(Report, ShowsAFailureWithItsEvidence) {
  const std::string text = section({verdict(Evidence::law, "a"), fake::failing_law()});
  EXPECT_EQ(text,
            "  laws             1 holds · 1 fails  sampled: 10 plays, 100 actions\n"
            "    one_pickup_per_space   fails after 2 actions, 4 players, seed 5/1873\n"
            "      given   Ann on F7\n"
            "      when    Ann takes the <pearl>\n"
            "      broken  F7 gave Ann 2 tokens\n"
            "      saved   .fathom/failures/one_pickup_per_space-1.yaml\n"
            "      again   fathom replay .fathom/failures/one_pickup_per_space-1.yaml\n");
}

TEST(Report, KeepsAShortFailureOnALine) {
  Verdict hole = verdict(Evidence::coverage, "placing.order", Outcome::fails);
  hole.why = "no evidence";
  hole.again = "fathom rules mermaid-rain placing.order";
  EXPECT_EQ(failure(plain, hole), "    placing.order   fails   no evidence      fathom rules mermaid-rain placing.order\n");
}

TEST(Report, NeverCallsNothingGood) {
  EXPECT_NE(section({}).find("nothing was run"), std::string::npos);
  EXPECT_NE(section({verdict(Evidence::law, "a", Outcome::unknown)}).find("0 hold · 1 undecided"), std::string::npos);
  EXPECT_NE(section({verdict(Evidence::law, "a", Outcome::skipped)}).find("0 hold · 1 not run"), std::string::npos);
}

TEST(Report, ListsWhatIsAsideApart) {
  Verdict theorem = verdict(Evidence::theorem, "b", Outcome::fails);
  theorem.why = "53 with 3 players";
  const std::vector<Verdict> verdicts{verdict(Evidence::scenario, "c"),
                                      set_aside(verdict(Evidence::scenario, "a"), "rests on what is assumed of rims"),
                                      set_aside(verdict(Evidence::scenario, "d"), "rests on what is assumed of rims"),
                                      set_aside(theorem, "rests on the box as assumed")};
  EXPECT_EQ(section(verdicts),
            "  laws             1 holds · 3 aside  sampled: one play each\n"
            "    2 aside   rests on what is assumed of rims\n"
            "      a, d\n"
            "    1 aside   rests on the box as assumed\n"
            "      b: 53 with 3 players\n");
  EXPECT_EQ(closing(plain, verdicts, 0), "The rules hold, with 3 checks aside.\n");
  EXPECT_EQ(closing(plain, verdicts, 2, "fathom holes GAME"),
            "The rules hold, with 2 silences (fathom holes GAME) and 3 checks aside.\n");
  EXPECT_EQ(closing(plain, std::vector{verdicts[1]}, 0), "Nothing was checked.\n");
}

TEST(Report, NoticesAKnownAnomalyThatIsGone) {
  Verdict gone = fake::anomaly();
  gone.outcome = Outcome::holds;
  EXPECT_NE(section({gone}).find("holds, and was known not to"), std::string::npos);
}

TEST(Report, ListsForWhatATheoremHoldsAndWhatTiesIt) {
  Verdict theorem = verdict(Evidence::theorem, "a");
  theorem.basis = {Method::exhaustive, "gaps of up to 6 squares", 4096, {{Method::exhaustive, 7, "claims"}}};
  EXPECT_EQ(
      listing(plain, std::vector{theorem}),
      "    a  exhaustive        0.5 s  all 4096 cases: gaps of up to 6 squares; encoding = model in all 7 cases: claims\n");
}

TEST(Report, ListsTheWitnessOfAKnownAnomaly) {
  const std::string text = listing(plain, std::vector{fake::anomaly()});
  EXPECT_NE(text.find("known anomaly"), std::string::npos);
  EXPECT_NE(text.find("Ann is fifth alone"), std::string::npos);
}

TEST(Report, ShowsWhatWasReachedRarestFirst) {
  Verdict law = verdict(Evidence::law, "a");
  law.reached = {{"a warp", 50, 100, 0.2}, {"a drift of two", 1, 100, 0.02}};
  const std::string text = reaches(plain, std::vector{law});
  EXPECT_LT(text.find("a drift of two"), text.find("a warp"));
  EXPECT_NE(text.find("1.0 %"), std::string::npos);
}

TEST(Report, ClosesWithHowItStands) {
  const Verdict holds = verdict(Evidence::law, "a");
  EXPECT_EQ(closing(plain, std::vector{holds}, 0), "The rules hold.\n");
  EXPECT_EQ(closing(plain, std::vector{holds, fake::anomaly()}, 11),
            "The rules hold, with 1 known anomaly and 11 silences.\n");
  EXPECT_EQ(closing(plain, std::vector{holds}, 1, "fathom holes mirage"),
            "The rules hold, with 1 silence (fathom holes mirage).\n");
  EXPECT_EQ(closing(plain, std::vector{holds, fake::failing_law()}, 11), "1 check not as expected.\n");
  EXPECT_EQ(closing(plain, std::vector{verdict(Evidence::theorem, "b", Outcome::unknown)}, 0),
            "Undecided: 1 check without an answer.\n");
  EXPECT_EQ(closing(plain, {}, 11), "Nothing was checked.\n");
}

TEST(Report, DisarmsWhatAFileMightHaveSmuggledIn) {
  Verdict law = fake::failing_law();
  law.told = {"\x1b[2J"};
  EXPECT_EQ(failure(plain, law).find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace fathom::app
