#include "audit/report/baseline.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "audit/report/fakes.hpp"
#include "notation/node.hpp"

namespace fathom::audit {
namespace {

class BaselineFile : public testing::Test {
 protected:
  void TearDown() override { std::remove(file_.c_str()); }

  Baseline read(const std::string& yaml) const {
    std::ofstream(file_) << yaml;
    return read_baseline(file_);
  }
  /// What reading it complains of, without the folder.
  std::string complaint(const std::string& yaml) const {
    try {
      read(yaml);
    } catch (const Problem& problem) {
      EXPECT_EQ(problem.file(), file_);
      return std::to_string(problem.at().line) + ":" + std::to_string(problem.at().column) + ": " + problem.message();
    }
    return "accepted";
  }

  const std::string file_ =
      (std::filesystem::temp_directory_path() / ("fathom_baseline_" + std::to_string(::getpid()) + ".yaml")).string();
};

std::string entry(const Finding& finding, const std::string& because) {
  return "  - {finding: " + finding.fingerprint() + ", kind: " + std::string(name(finding.kind)) + ", because: " + because +
         "}\n";
}

TEST_F(BaselineFile, AcceptsWhatItLists) {
  const Audit audit = fake::audit();
  const Applied applied =
      marked(read("accepted:\n" + entry(audit.findings[0], "other nails") + entry(audit.findings[5], "no gulls")), audit);
  EXPECT_EQ(applied.findings[0].accepted, "other nails");
  EXPECT_EQ(applied.findings[5].accepted, "no gulls");
  EXPECT_EQ(applied.findings[1].accepted, std::nullopt);
  EXPECT_EQ(applied.findings[4].accepted, std::nullopt);
  EXPECT_TRUE(applied.stale.empty());
}

TEST_F(BaselineFile, TellsWhatIsStale) {
  Audit audit = fake::audit();
  const Baseline baseline = read("accepted:\n" + entry(audit.findings[0], "other nails") + entry(audit.findings[5], "no gulls"));
  audit.findings[0].original->sentence += " And one more.";
  const Applied applied = marked(baseline, audit);
  EXPECT_EQ(applied.findings[0].accepted, std::nullopt) << "its sentence was rewritten, and the entry does not say what it was";
  ASSERT_EQ(applied.stale.size(), 1U);
  EXPECT_EQ(applied.stale[0].because, "other nails");
  EXPECT_EQ(applied.stale[0].at.line, 2);
}

TEST_F(BaselineFile, MayBeEmpty) {
  EXPECT_TRUE(read("accepted: []\n").accepted.empty());
  EXPECT_TRUE(read("accepted:\n").accepted.empty());
}

TEST_F(BaselineFile, IsReadStrictly) {
  EXPECT_EQ(complaint("accepted:\n  - {finding: 0123456789abcdef, kind: sum-wrong, because: \"\"}\n"),
            "2:59: expected why this finding is all right, in a few words, found \"\"");
  EXPECT_EQ(complaint("accepted:\n  - finding: 0123456789abcdef\n    kind: sum-wrong\n    because:\n").substr(0, 30),
            "4:5: expected why this finding");
  EXPECT_EQ(complaint("accepted:\n  - {finding: 0123456789abcdef, kind: sum-wrnog, because: x}\n"),
            "2:39: expected a kind of finding, found \"sum-wrnog\"; did you mean \"sum-wrong\"?");
  EXPECT_EQ(complaint("accepted:\n  - {finding: 0123456789abcdef, kind: sum-wrong, becuase: x}\n"),
            "2:50: there is no key \"becuase\" here; did you mean \"because\"?");
  EXPECT_EQ(complaint("accepted:\n  - {kind: sum-wrong, because: x}\n"),
            "2:5: an accepted finding needs the key \"finding\"");
  for (const char* const yaml : {"", "[]", "accepted: yes", "acepted: []", "accepted: [3]", "accepted: [",
                                 "accepted: [{finding: 0123, kind: sum-wrong, because: x}]",
                                 "accepted: [{finding: 0123456789ABCDEF, kind: sum-wrong, because: x}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: sum-wrong, because: [x]}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: sum-wrong, because: x, words: [y]}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: sum-wrong, because: x, original: y}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: sum-wrong, because: x, original: {words: y}}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: sum-wrong, because: x, original: {setence: y}}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: sum-wrong, because: x, key: []}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: [], because: x}]"})
    EXPECT_NE(complaint(yaml), "accepted") << yaml;
}

TEST_F(BaselineFile, AcceptsNothingTwice) {
  const std::string once = entry(fake::audit().findings[0], "other nails");
  EXPECT_NE(complaint("accepted:\n" + once + once).find("is accepted twice"), std::string::npos);
}

TEST_F(BaselineFile, SkeletonWaitsForReasons) {
  Audit audit = fake::audit();
  const std::string bare = skeleton(audit.findings);
  EXPECT_NE(complaint(bare), "accepted") << "the reasons are not written down yet";
  std::string filled = bare;
  for (std::size_t at = 0; (at = filled.find("because:\n", at)) != std::string::npos;) filled.insert(at + 8, " it is meant");
  const Baseline baseline = read(filled);
  EXPECT_EQ(baseline.accepted.size(), audit.findings.size());
  EXPECT_EQ(baseline.accepted[0].original->words, "seven oil cards");
  EXPECT_EQ(baseline.accepted[0].translation->sentence, "Chaque gardien prend six cartes huile.");
  EXPECT_EQ(baseline.accepted[5].original->words, baseline.accepted[5].original->sentence);
  EXPECT_EQ(baseline.accepted[0].rule, "setup.oil");
  const Applied applied = marked(baseline, audit);
  for (const Finding& finding : applied.findings) EXPECT_TRUE(finding.accepted);
  EXPECT_EQ(applied.findings[2].accepted, "It is <meant>.") << "a reason there was before stays";
  EXPECT_TRUE(applied.stale.empty());
}

/// A number that differs, in an English and a French sentence.
struct Nails {
  std::string words = "seven nails";
  std::string sentence = "Each smith begins with seven nails.";
  std::string translated_words = "six clous";
  std::string translated = "Chaque forgeron commence avec six clous.";
  Kind kind = Kind::number_mismatch;
  std::string rule{};
  std::string key{};
};

Finding finding_of(const Nails& nails) {
  Finding made;
  made.kind = nails.kind;
  made.rule = nails.rule;
  const auto passage = [&](Side side, const std::string& words, const std::string& sentence) {
    Passage shown;
    shown.side = side;
    shown.words = words;
    shown.sentence = sentence;
    shown.key = nails.key;
    return shown;
  };
  if (!nails.words.empty()) made.original = passage(Side::original, nails.words, nails.sentence);
  if (!nails.translated_words.empty()) made.translation = passage(Side::translation, nails.translated_words, nails.translated);
  return made;
}

Audit audit_of(const std::vector<Nails>& findings) {
  Audit made = fake::audit();
  made.original.language = &language("en");
  made.translation->language = &language("fr");
  made.findings.clear();
  for (const Nails& each : findings) made.findings.push_back(finding_of(each));
  return made;
}

class RewordedBaseline : public BaselineFile {
 protected:
  /// What becomes of findings that were accepted, for reasons 0, 1, ..., once there are others: `0 - 1`, `-` for open ones.
  std::string after(const std::vector<Nails>& before, const Audit& now) {
    const Applied applied = marked(accepted(before), now);
    std::string text;
    for (const Finding& finding : applied.findings) text += (text.empty() ? "" : " ") + finding.accepted.value_or("-");
    EXPECT_EQ(applied.stale.size() + applied.reworded.size(), before.size()) << "none of the same fingerprint";
    return text;
  }
  std::string after(const std::vector<Nails>& before, const std::vector<Nails>& now) { return after(before, audit_of(now)); }

  Baseline accepted(const std::vector<Nails>& before) {
    Audit audit = audit_of(before);
    for (std::size_t i = 0; i < audit.findings.size(); ++i) audit.findings[i].accepted = std::to_string(i);
    return read(skeleton(audit.findings));
  }
};

TEST_F(RewordedBaseline, SurvivesOtherWordsForTheSame) {
  for (const Nails& now : {Nails{"7 nails", "Each smith begins with 7 nails."},
                           Nails{"the seven nails", "A smith begins with the seven nails."},
                           Nails{"seven nail", "Each of the smiths begins with seven nail."},
                           Nails{"seven nails", "Every smith begins the game with seven nails in hand."},
                           Nails{"seven nails", "Each smith begins with seven nails.", "6 clous", "Chaque forgeron commence par prendre 6 clous."}})
    EXPECT_EQ(after({Nails{}}, std::vector<Nails>{now}), "0") << now.sentence << " / " << now.translated;
}

TEST_F(RewordedBaseline, ReadsANumberByItself) {
  const Nails before{"seven", "Each smith begins with seven nails.", "six", "Chaque forgeron commence avec six clous."};
  const Nails now{"7", "Each smith begins with 7 nails.", "six", "Chaque forgeron commence avec six clous."};
  const Nails other{"8", "Each smith begins with 8 nails.", "six", "Chaque forgeron commence avec six clous."};
  EXPECT_EQ(after({before}, std::vector<Nails>{now}), "0");
  EXPECT_EQ(after({before}, std::vector<Nails>{other}), "-");
  const Nails cell{"7", "7", "six", "six"}, words{"seven", "seven", "six", "six"};
  EXPECT_EQ(after({words}, std::vector<Nails>{cell}), "0") << "a cell of a table";
}

TEST_F(RewordedBaseline, SilencesNoOtherFault) {
  const std::string sentence = "Each smith begins with seven nails and two hammers.", translated = "Chaque forgeron commence avec six clous et trois marteaux.";
  const Nails nails{"seven nails", sentence, "six clous", translated};
  for (const Nails& now : {Nails{"two hammers", sentence, "trois marteaux", translated},
                           Nails{"eight nails", "Each smith begins with eight nails and two hammers.", "six clous", translated},
                           Nails{"seven nails", sentence, "cinq clous", "Chaque forgeron commence avec cinq clous et trois marteaux."},
                           Nails{"seven nails", sentence, "six vis", "Chaque forgeron commence avec six vis et trois marteaux."},
                           Nails{"seven nails", sentence, "six clous", "Chaque forgeron commence avec six clous et deux marteaux.", Kind::number_omitted},
                           Nails{"7 nails", sentence, "six clous", translated, Kind::number_mismatch, "setup.nails"},
                           Nails{"seven nails", "Whoever drops seven nails into the sea loses the game at once.", "six clous", "Celui qui perd six clous dans la mer quitte la partie."},
                           Nails{"seven nails", sentence, "", ""}})
    EXPECT_EQ(after({nails}, std::vector<Nails>{now}), "-") << now.words << " / " << now.translated_words;
}

TEST_F(RewordedBaseline, TellsSmallWordsApart) {
  const Nails may{"may", "A player may keep the card.", "doit", "Un joueur doit garder la carte.", Kind::modality_changed};
  Nails must = may, polite = may;
  must.words = "must not";
  must.sentence = "A player must not keep the card.";
  polite.sentence = "Any player may keep this card.";
  EXPECT_EQ(after({may}, std::vector<Nails>{must}), "-");
  EXPECT_EQ(after({may}, std::vector<Nails>{polite}), "0");
}

TEST_F(RewordedBaseline, AcceptsOneFindingForEachEntry) {
  const Nails first{"7 nails", "Each smith begins with 7 nails."}, second{"7 nails", "Each old smith begins with 7 nails."};
  EXPECT_EQ(after({Nails{}}, {first, second}), "0 -");
  EXPECT_EQ(after({Nails{}}, {second, first}), "- 0") << "the likelier one";
}

TEST_F(RewordedBaseline, TakesTheSameFingerprintFirst) {
  const Nails reworded{"7 nails", "Each smith begins with 7 nails."};
  const Applied applied = marked(accepted({Nails{}}), audit_of({reworded, Nails{}}));
  EXPECT_EQ(applied.findings[0].accepted, std::nullopt);
  EXPECT_EQ(applied.findings[1].accepted, "0");
  EXPECT_TRUE(applied.reworded.empty());
}

TEST_F(RewordedBaseline, FollowsWholePassagesThatAreMissing) {
  const std::string before = "If the fog die shows a gull, the keeper skips 2 turns.";
  const auto omitted = [](const std::string& sentence) { return std::vector<Nails>{Nails{sentence, sentence, "", "", Kind::passage_omitted}}; };
  EXPECT_EQ(after(omitted(before), omitted("If a fog die shows the gull, the keeper skips two turns!")), "0");
  EXPECT_EQ(after(omitted(before), omitted("If the fog die shows a gull, the keeper skips 3 turns.")), "-");
  EXPECT_EQ(after(omitted(before), omitted("If the fog die shows a whale, every lantern goes out for 2 turns.")), "-");
}

TEST_F(RewordedBaseline, HoldsAUnitByItsKey) {
  Nails here, there;
  here.key = "cards.one";
  there.key = "cards.two";
  const auto with_units = [](Audit audit, const std::vector<std::string>& keys) {
    for (const std::string& key : keys) audit.original.document.source.units.push_back({{0, 1}, key, key});
    return audit;
  };
  EXPECT_EQ(accepted({here, there}).accepted.size(), 2U) << "the same words in two units";
  const Applied other = marked(accepted({here}), with_units(audit_of({there}), {"cards.one", "cards.two"}));
  EXPECT_EQ(other.findings[0].accepted, std::nullopt) << "the same words, and another unit";
  EXPECT_EQ(other.stale.size(), 1U);
  const Applied renamed = marked(accepted({here}), with_units(audit_of({there}), {"cards.two"}));
  EXPECT_EQ(renamed.findings[0].accepted, "0") << "a unit that got another name";
}

TEST_F(RewordedBaseline, IsBroughtUpToDateWithItsReason) {
  Audit now = audit_of({Nails{"7 nails", "Each smith begins with 7 nails."}});
  Applied applied = marked(accepted({Nails{}}), now);
  ASSERT_EQ(applied.reworded.size(), 1U);
  EXPECT_EQ(applied.reworded[0].original->words, "seven nails");
  now.findings = applied.findings;
  const Baseline fresh = read(skeleton(now.findings));
  ASSERT_EQ(fresh.accepted.size(), 1U);
  EXPECT_EQ(fresh.accepted[0].because, "0");
  EXPECT_EQ(fresh.accepted[0].finding, now.findings[0].fingerprint());
  EXPECT_EQ(fresh.accepted[0].original->words, "7 nails");
}

TEST_F(RewordedBaseline, WhatAReportLeavesOutKeepsItsEntry) {
  Audit audit = fake::audit();
  audit.findings[0].accepted = "other \"nails\"";
  const std::string left_out = entries_left_out(audit.findings, {audit.findings[2], audit.findings[5]});
  const Baseline kept = read("accepted:\n" + left_out);
  ASSERT_EQ(kept.accepted.size(), 1U);
  EXPECT_EQ(kept.accepted[0].finding, audit.findings[0].fingerprint());
  EXPECT_EQ(kept.accepted[0].because, "other \"nails\"");
}

TEST_F(RewordedBaseline, AnEntryIsWrittenAsItWasRead) {
  Nails odd{"seven \"nails\"", "Each: smith # begins \\ with seven \"nails\"."};
  odd.rule = "setup.nails";
  odd.key = "a: b";
  const Baseline first = read("accepted:\n" + entry_of(accepted({odd}).accepted[0]));
  EXPECT_EQ(entry_of(first.accepted[0]), entry_of(accepted({odd}).accepted[0]));
  EXPECT_EQ(first.accepted[0].key, "a: b");
}

TEST_F(BaselineFile, SkeletonOfNothingAcceptsNothing) { EXPECT_TRUE(read(skeleton({})).accepted.empty()); }

TEST_F(BaselineFile, SkeletonQuotesWhatYamlWouldMisread) {
  Audit audit = fake::audit();
  audit.findings[0].original->words = "a \"b\" \\ #: \x01";
  audit.findings[0].accepted = "so: # \"there\"";
  audit.findings.resize(1);
  EXPECT_EQ(read(skeleton(audit.findings)).accepted[0].because, "so: # \"there\"");
}

}  // namespace
}  // namespace fathom::audit
