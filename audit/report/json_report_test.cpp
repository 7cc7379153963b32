#include "audit/report/json_report.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "audit/report/fakes.hpp"

namespace fathom::audit {
namespace {

using Json = nlohmann::json;

TEST(AuditJson, HoldsEverythingOfAFinding) {
  const Audit audit = fake::audit();
  const Json report = Json::parse(to_json(audit, {"1.2.3", "baseline.yaml"}));
  EXPECT_EQ(report["fathom"], "1.2.3");
  EXPECT_EQ(report["form"], 1);
  EXPECT_EQ(report["baseline"], "baseline.yaml");
  EXPECT_EQ(report["counts"], (Json{{"error", 3}, {"warning", 2}, {"note", 0}, {"accepted", 1}}));
  ASSERT_EQ(report["findings"].size(), 6U);
  const Json& first = report["findings"][0];
  EXPECT_EQ(first["kind"], "number-mismatch");
  EXPECT_EQ(first["severity"], "error");
  EXPECT_EQ(first["confidence"], 0.75);
  EXPECT_EQ(first["rule"], "setup.oil");
  EXPECT_EQ(first["fingerprint"], audit.findings[0].fingerprint());
  EXPECT_EQ(first["original"]["file"], "rules/lantern-bay.en.txt");
  EXPECT_EQ(first["original"]["first"], (Json{{"line", 2}, {"column", 19}}));
  EXPECT_EQ(first["original"]["last"], (Json{{"line", 2}, {"column", 33}}));
  EXPECT_EQ(first["original"]["words"], "seven oil cards");
  EXPECT_EQ(first["translation"]["sentence"], "Chaque gardien prend six cartes huile.");
  EXPECT_EQ(report["findings"][1]["elsewhere"].size(), 2U);
  EXPECT_EQ(report["findings"][2]["accepted"], "It is <meant>.");
  EXPECT_FALSE(report["findings"][5].contains("translation"));
  EXPECT_FALSE(first.contains("accepted"));
}

TEST(AuditJson, NamesTheTexts) {
  const Json pair = Json::parse(to_json(fake::audit(), {}));
  EXPECT_EQ(pair["texts"].size(), 2U);
  EXPECT_EQ(pair["texts"][1]["side"], "translation");
  const Json alone = Json::parse(to_json(fake::alone(), {}));
  EXPECT_EQ(alone["texts"].size(), 1U);
  EXPECT_FALSE(alone.contains("baseline"));
}

TEST(AuditJson, SaysWhatALanguageIsCheckedFor) {
  Audit audit = fake::audit();
  audit.translation->language = &language("fi");
  const Json report = Json::parse(to_json(audit, {}));
  EXPECT_EQ(report["texts"][1]["checks"]["numbers in digits"], true);
  EXPECT_EQ(report["texts"][1]["checks"]["modality"], false);
}

TEST(AuditJson, IsTheSameTwice) { EXPECT_EQ(to_json(fake::audit(), {}), to_json(fake::audit(), {})); }

}  // namespace
}  // namespace fathom::audit
