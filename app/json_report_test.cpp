#include "app/json_report.hpp"

#include <gtest/gtest.h>

#include "app/errors.hpp"
#include "app/fakes.hpp"

namespace fathom::app {
namespace {

Report sample() {
  Report report;
  report.command = "gate";
  report.games = {"mermaid-rain"};
  report.house_rule = "six.yaml";
  report.seed = {5, 7};
  report.cases = 40;
  report.seconds = 1.5;
  report.players = 3;
  report.only = {"a*"};
  report.needed = {Needed::theorems};
  report.rulebook = "rules.txt";
  report.maker.build = "c0ffee";
  report.shard = {1, 2};
  report.verdicts = {fake::failing_law(), fake::anomaly(), fake::verdict(Evidence::theorem, "b", Outcome::unknown)};
  report.verdicts[0].reached = {{"a warp", 50, 100, 0.25}};
  report.verdicts[1].basis = {Method::witness, "6 players", 3, {{Method::exhaustive, 7, "splits"}}};
  report.verdicts[0].trace = std::string("scenario: x\n");
  report.replayed = {fake::failing_law()};
  report.showings["mermaid-rain"].refuses["placing.on_ocean"] = {"placing/refused"};
  return report;
}

std::string refused(std::string_view text) {
  try {
    read_json(text, "part.json");
  } catch (const BadInput& error) {
    return error.what();
  }
  return "accepted";
}

TEST(JsonReport, ComesBackAsItWasWritten) {
  const std::string text = to_json(sample());
  EXPECT_EQ(to_json(read_json(text, "part.json")), text);
  EXPECT_EQ(read_json(text, "part.json").house_rule, "six.yaml");
  EXPECT_EQ(read_json(text, "part.json").maker, (Maker{this_program().version, "c0ffee"}));
  const Request asked = request_of(read_json(text, "part.json"));
  EXPECT_EQ(asked.command, Command::gate);
  EXPECT_EQ(asked.games, std::vector<std::string>{"mermaid-rain"});
  EXPECT_EQ(asked.players, 3);
  EXPECT_EQ(asked.needed, std::vector<Needed>{Needed::theorems});
}

TEST(JsonReport, SurvivesTextsThatAreNoUtf8) {
  Report report = sample();
  report.verdicts[0].told = {"\xFF\xFE"};
  const std::string text = to_json(report);
  EXPECT_EQ(to_json(read_json(text, "part.json")), text);
}

TEST(JsonReport, NamesTheFileItCannotRead) {
  for (const char* const text : {"", "{", "[]", "null", "{}", R"({"form": 1})", R"({"form": 2})", R"({"form": "x"})"})
    EXPECT_EQ(refused(text).substr(0, 10), "part.json:") << text;
}

TEST(JsonReport, RefusesWhatNoRunCouldHaveFound) {
  const std::string good = to_json(sample());
  const auto with = [&](const std::string& old, const std::string& changed) {
    std::string text = good;
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return refused(text.replace(at, old.size(), changed));
  };
  EXPECT_NE(with(R"("fails")", R"("fine")"), "accepted");
  EXPECT_NE(with(R"("count": 50)", R"("count": -50)"), "accepted");
  EXPECT_NE(with(R"("index": 1)", R"("index": 2)"), "accepted") << "there are only two shards";
  EXPECT_NE(with(R"("of": 2)", R"("of": 99999999999)"), "accepted");
}

}  // namespace
}  // namespace fathom::app
