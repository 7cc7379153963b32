#include "audit/report/sarif_report.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "audit/report/fakes.hpp"

namespace fathom::audit {
namespace {

using Json = nlohmann::json;

Json run_of(const Audit& audit) {
  const Json log = Json::parse(to_sarif(audit, {"1.2.3", ""}));
  EXPECT_EQ(log["version"], "2.1.0");
  EXPECT_EQ(log["runs"].size(), 1U);
  return log["runs"][0];
}

TEST(Sarif, ShowsEveryKindAsARule) {
  const Json run = run_of(fake::audit());
  const Json& driver = run["tool"]["driver"];
  EXPECT_EQ(driver["name"], "fathom audit");
  EXPECT_EQ(driver["version"], "1.2.3");
  ASSERT_EQ(driver["rules"].size(), kinds().size());
  for (std::size_t i = 0; i < kinds().size(); ++i) {
    const Json& rule = driver["rules"][i];
    EXPECT_EQ(rule["id"], kinds()[i].name);
    EXPECT_EQ(rule["shortDescription"]["text"], kinds()[i].meaning);
    EXPECT_EQ(rule["defaultConfiguration"]["level"], name(kinds()[i].usual));
    EXPECT_FALSE(rule["help"]["text"].empty());
    EXPECT_FALSE(rule["fullDescription"]["text"].empty());
  }
}

TEST(Sarif, PointsAtTheWords) {
  const Audit audit = fake::audit();
  const Json run = run_of(audit);
  EXPECT_EQ(run["columnKind"], "unicodeCodePoints");
  ASSERT_EQ(run["results"].size(), audit.findings.size());
  const Json& first = run["results"][0];
  EXPECT_EQ(first["ruleId"], "number-mismatch");
  EXPECT_EQ(first["level"], "error");
  EXPECT_EQ(first["message"]["text"], audit.findings[0].consequence);
  EXPECT_EQ(first["rank"], 75.0);
  EXPECT_EQ(first["partialFingerprints"]["fathom/v1"], audit.findings[0].fingerprint());
  EXPECT_EQ(first["properties"]["rule"], "setup.oil");
  const Json& place = first["locations"][0]["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"]["uri"], "rules/lantern-bay.fr.txt") << "where it would be mended";
  EXPECT_EQ(place["region"]["startLine"], 2);
  EXPECT_EQ(place["region"]["startColumn"], 22);
  EXPECT_EQ(place["region"]["endLine"], 2);
  EXPECT_EQ(place["region"]["endColumn"], 38) << "the first character behind the words";
  EXPECT_EQ(place["region"]["snippet"]["text"], "six cartes huile");
  EXPECT_FALSE(first["locations"][0].contains("logicalLocations")) << "a text without units";
  const Json& related = first["relatedLocations"][0];
  EXPECT_EQ(related["physicalLocation"]["artifactLocation"]["uri"], "rules/lantern-bay.en.txt");
  EXPECT_EQ(related["message"]["text"], "The original says: seven oil cards");
  EXPECT_EQ(run["results"][1]["relatedLocations"].size(), 3U) << "the original and two places elsewhere";
  EXPECT_FALSE(run["results"][5].contains("relatedLocations")) << "nothing in the translation";
  EXPECT_EQ(run["results"][5]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "rules/lantern-bay.en.txt");
}

TEST(Sarif, NamesTheUnit) {
  Audit audit = fake::audit();
  audit.findings[0].translation->unit = "cards.draw";
  const Json first = run_of(audit)["results"][0];
  EXPECT_EQ(first["locations"][0]["logicalLocations"][0]["fullyQualifiedName"], "cards.draw");
  EXPECT_FALSE(first["relatedLocations"][0].contains("logicalLocations"));
}

TEST(Sarif, RulesAndResultsAgree) {
  const Json run = run_of(fake::audit());
  for (const Json& result : run["results"])
    EXPECT_EQ(run["tool"]["driver"]["rules"][result["ruleIndex"].get<std::size_t>()]["id"], result["ruleId"]);
}

TEST(Sarif, KeepsAcceptedFindingsAsSuppressions) {
  const Json run = run_of(fake::audit());
  EXPECT_EQ(run["results"][2]["suppressions"], Json::parse(R"([{"kind": "external", "justification": "It is <meant>."}])"));
  EXPECT_FALSE(run["results"][0].contains("suppressions"));
}

TEST(Sarif, PlacesAFindingOfTheTranslationInTheTranslation) {
  Audit audit = fake::audit();
  audit.findings[0].original.reset();
  const Json result = run_of(audit)["results"][0];
  EXPECT_EQ(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "rules/lantern-bay.fr.txt");
  EXPECT_FALSE(result.contains("relatedLocations"));
  audit.findings[0].translation.reset();
  const Json nowhere = run_of(audit)["results"][0];
  EXPECT_EQ(nowhere["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "rules/lantern-bay.en.txt");
  EXPECT_FALSE(nowhere["locations"][0]["physicalLocation"].contains("region"));
}

TEST(Sarif, MarksAPointWithoutWidth) {
  Audit audit = fake::audit();
  Passage& point = *audit.findings[0].translation;
  point.at.end = point.at.begin;
  point.last = point.first;
  point.words = "";
  const Json region = run_of(audit)["results"][0]["locations"][0]["physicalLocation"]["region"];
  EXPECT_EQ(region["startColumn"], region["endColumn"]);
}

TEST(Sarif, EscapesFileNames) {
  EXPECT_EQ(uri_of("rules/en.txt"), "rules/en.txt");
  EXPECT_EQ(uri_of("./rules/../a b#1%.txt"), "a%20b%231%25.txt");
  EXPECT_EQ(uri_of("r\xC3\xA8gles.txt"), "r%C3%A8gles.txt");
  EXPECT_EQ(uri_of("c:odd.txt"), "c%3Aodd.txt");
  EXPECT_EQ(uri_of("/srv/rules/en.txt"), "file:///srv/rules/en.txt");
}

TEST(Sarif, SurvivesBrokenText) {
  Audit audit = fake::audit();
  audit.findings[0].consequence = "\xFF\xFE";
  EXPECT_TRUE(Json::accept(to_sarif(audit, {})));
}

}  // namespace
}  // namespace fathom::audit
