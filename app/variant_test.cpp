// `fathom variant` from its file to its exit code. What a report looks like is in variant_page_test.cpp.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

using Json = nlohmann::json;

class VariantCommand : public InItsOwnFolder {
 protected:
  /// Runs it with little work, unless more is asked for: what has to come to light here needs no more.
  static Seen quickly(const std::string& file, const std::vector<std::string>& more = {}) {
    std::vector<std::string> words{"variant", file};
    words.insert(words.end(), more.begin(), more.end());
    for (const auto& [option, value] : {std::pair{"--cases", "20"}, {"--plays", "10"}, {"--players", "3"}})
      if (!lists(more, option)) words.insert(words.end(), {option, value});
    return seen(words);
  }
  static Json report(const std::string& file, std::vector<std::string> more = {}) {
    more.insert(more.end(), {"--format", "json"});
    const Seen result = quickly(file, more);
    EXPECT_LT(result.exit, 2) << result.err;
    return Json::parse(result.out);
  }
  /// The names under `key` of everything in a list of the report.
  static std::vector<std::string> names(const Json& list, const std::string& key) {
    std::vector<std::string> all;
    for (const Json& one : list) all.push_back(one.at(key));
    return all;
  }
  static bool lists(const std::vector<std::string>& all, const std::string& name) {
    return std::find(all.begin(), all.end(), name) != all.end();
  }
  static const Json& called(const Json& list, const std::string& key, const std::string& name) {
    for (const Json& one : list)
      if (one.at(key) == name) return one;
    static const Json none;
    ADD_FAILURE() << "there is no " << name << " in " << list.dump(1);
    return none;
  }
};

const std::string asking = "game: mermaid-beach\nvariant: ask at will\nreading: { asking.last_resort: free_choice }\n";

/// What is broken and opened by it, as far as scenarios and plays tell.
Seen asked(std::vector<std::string> more) {
  more.insert(more.begin(), {"variant", "asking.yaml", "--only", "scenarios", "--only", "silences", "--cases", "20"});
  return seen(more);
}

TEST_F(VariantCommand, HasNothingToSayWhereNothingIsChanged) {
  write_file("none.yaml", "game: mermaid-rain\nvariant: as printed\nchange: { rounds.five: 5 }\n");
  const Seen none = quickly("none.yaml");
  EXPECT_EQ(none.exit, 0);
  EXPECT_NE(none.out.find("Nothing is changed."), std::string::npos) << none.out;
  EXPECT_EQ(none.out.find("broken"), std::string::npos) << none.out;
  EXPECT_EQ(none.err, "");
}

TEST_F(VariantCommand, FindsTheDeckThatRunsOutByPlayAndByProof) {
  write_file("six.yaml", "game: mermaid-rain\nvariant: six kept\nchange: { adjusting.at_most_two_cards: 6 }\n");
  const Json found = report("six.yaml", {"--players", "6", "--only", "theorems", "--only", "silences", "--only", "ranges"});
  const Json& hole = called(found.at("opened"), "rule", "dealing.nothing_left");
  EXPECT_GT(hole.at("variant").at(0).at("plays"), 0) << "by play";
  EXPECT_EQ(hole.at("published").at(0).at("plays"), 0);
  ASSERT_EQ(hole.at("proved").size(), 4U) << "by proof, for each number of players";
  // of 72 cards, so many can be kept at most by each of three, four, five and six who are dealt seven
  const std::vector<std::string> kept{"0..17", "0..11", "0..7", "0..5"};
  for (std::size_t i = 0; i < kept.size(); ++i) {
    const std::string proved = hole.at("proved").at(i);
    EXPECT_TRUE(proved.starts_with(std::to_string(i + 3) + " players: ")) << proved;
    EXPECT_TRUE(proved.ends_with(kept[i])) << proved;
  }
  EXPECT_TRUE(lists(names(found.at("broken"), "check"), "the_deck_suffices"));
  EXPECT_EQ(called(found.at("safe"), "parameter", "adjusting.at_most_two_cards").at("safe"), Json::array({0, 5}));
  EXPECT_EQ(seen({"replay", ".fathom/variants/six-kept/dealing.nothing_left.yaml"}).exit, 0) << "the play is kept";
}

TEST_F(VariantCommand, LimitsNoNumberByWhatDoesNotHoldOfThePublishedOne) {
  write_file("ranks.yaml", "game: mermaid-rain\nvariant: ranks\nchange: { scoring.rank_points: [12, 6, 4, 3, 0, 0] }\n");
  const Json found = report("ranks.yaml", {"--only", "ranges"});
  // with six players one more token can cost points as published, too; up to five it never does
  EXPECT_EQ(called(found.at("safe"), "parameter", "scoring.rank_points[4]").at("safe"), Json::array({1, 4}))
      << found.dump(1);
}

TEST_F(VariantCommand, SaysBesideARangeWhatFallsThatRestsOnTheNumber) {
  write_file("eight.yaml", "game: mermaid-beach\nvariant: eight\nchange: { shells.values: [1, 2, 3, 8] }\n");
  const Json found = report("eight.yaml", {"--only", "theorems", "--only", "ranges", "--cases", "5"});
  EXPECT_TRUE(lists(names(found.at("broken"), "check"), "all_can_share_the_win")) << found.at("broken").dump(1);
  const Json& range = called(found.at("safe"), "parameter", "shells.values[4]");
  EXPECT_TRUE(lists(range.at("falls"), "theorem all_can_share_the_win falls at 8")) << range.dump(1);
  EXPECT_EQ(range.at("safe"), Json::array({4, 50})) << "a claim holds at 0 and from 4 on, and not between";
  write_file("five.yaml", "game: mermaid-beach\nvariant: five\nchange: { dealing.five: 6 }\n");
  const Json other = report("five.yaml", {"--only", "ranges", "--cases", "5"});
  EXPECT_EQ(called(other.at("safe"), "parameter", "dealing.five").at("falls"), Json::array()) << "no theorem was asked";
}

TEST_F(VariantCommand, ShowsTheInvariantThatFallsWithARule) {
  write_file("loose.yaml", "game: mermaid-rain\nvariant: loose\ndrop: [treasure.one_per_space]\n");
  const Json found = report("loose.yaml", {"--only", "laws"});
  const Json& law = called(found.at("broken"), "check", "one_pickup_per_space");
  EXPECT_EQ(law.at("now"), "fails");
  const std::string why = law.at("why");
  EXPECT_TRUE(why.starts_with("fails after 1 action") || why.starts_with("fails after 2 actions") ||
              why.starts_with("fails after 3 actions"))
      << why;
  EXPECT_EQ(seen({"replay", law.at("file"), "--variant", "loose.yaml"}).exit, 1) << "it can be seen again";
}

TEST_F(VariantCommand, ExpectsScenariosToTurnThatRestOnWhatWasChanged) {
  write_file("any.yaml", "game: mermaid-rain\nvariant: any card\ndrop: [moving.matching_card]\n");
  const Json loose = report("any.yaml", {"--only", "scenarios"});
  EXPECT_EQ(names(loose.at("broken"), "check"), std::vector<std::string>{});
  EXPECT_GE(loose.at("expected").size(), 10U) << "those that meet a refusal by it among them";
  write_file("flat.yaml", "game: mermaid-rain\nvariant: flat\nchange: { scoring.rank_points: [6, 5, 4, 3, 2, 1] }\n");
  const Json flat = report("flat.yaml", {"--only", "scenarios"});
  EXPECT_EQ(names(flat.at("broken"), "check"), std::vector<std::string>{});
  EXPECT_GT(flat.at("expected").size(), 10U);
}

TEST_F(VariantCommand, TellsMovedScoresFromBrokenLaws) {
  write_file("poor.yaml", "game: mermaid-rain\nvariant: poor\nchange: { scoring.monopoly: 0 }\n");
  const Json found = report("poor.yaml", {"--plays", "200", "--only", "laws", "--only", "plays"});
  for (const Json& turned : found.at("broken")) EXPECT_NE(turned.at("evidence"), "law") << turned.dump(1);
  const Json& monopolies = called(found.at("moved"), "what", "monopolies");
  EXPECT_EQ(monopolies.at("variant"), 0);
  bool moved = false;
  for (const Json& row : found.at("moved")) moved = moved || (row.at("what") == "monopolies" && row.at("significant"));
  EXPECT_TRUE(moved);
}

TEST_F(VariantCommand, SaysTheSameForTheSameSeed) {
  write_file("asking.yaml", asking);
  const auto judged = [](const std::string& threads) {
    return quickly("asking.yaml", {"--threads", threads, "--only", "laws", "--only", "silences", "--only", "plays"}).out;
  };
  EXPECT_EQ(judged("1"), judged("2"));
  const auto plays = [](const std::string& seed) {
    return report("asking.yaml", {"--seed", seed, "--only", "plays"}).at("moved").dump();
  };
  EXPECT_NE(plays("1"), plays("2"));
}

TEST_F(VariantCommand, HoldsWhereAllIsAccepted) {
  write_file("loose.yaml", "game: mermaids-song\nvariant: loose\ndrop: [enticing.enough_power]\n");
  const auto asked = [](std::vector<std::string> more) {
    more.insert(more.begin(), {"variant", "loose.yaml", "--only", "laws", "--cases", "4", "--players", "3"});
    return seen(more);
  };
  EXPECT_EQ(asked({"--write-accept", "all.yaml"}).exit, 1);
  const Seen unfinished = asked({"--accept", "all.yaml"});
  EXPECT_EQ(unfinished.exit, 2);
  EXPECT_EQ(unfinished.err.substr(0, 37), "all.yaml:1:3: why is it accepted? Exp") << unfinished.err;

  std::string text = read_file("all.yaml");
  for (std::size_t at = 0; (at = text.find("reason: ~", at)) != std::string::npos;) text.replace(at, 9, "reason: so be it");
  write_file("all.yaml", text);
  const Seen held = asked({"--accept", "all.yaml"});
  EXPECT_EQ(held.exit, 0) << held.out << held.err;
  EXPECT_NE(held.out.find("accepted: so be it"), std::string::npos) << held.out;

  asked({"--accept", "all.yaml", "--write-accept", "all.yaml"});
  EXPECT_NE(read_file("all.yaml").find("so be it"), std::string::npos) << "reasons are kept";

  write_file("fewer.yaml", "[]\n");
  EXPECT_EQ(asked({"--accept", "fewer.yaml"}).exit, 1) << "what is not accepted still counts";
  EXPECT_EQ(asked({"--accept", "fewer.yaml", "--write-accept", "fewer.yaml"}).exit, 1);
  EXPECT_NE(read_file("fewer.yaml").find("reason: ~"), std::string::npos) << "new ones are asked for";
}

TEST_F(VariantCommand, SaysWhatWasLeftOut) {
  write_file("asking.yaml", asking);
  const std::string out = asked({}).out;
  EXPECT_NE(out.find("left out, and so not known: theorems, laws, plays and ranges"), std::string::npos) << out;
}

TEST_F(VariantCommand, RefusesToAcceptWhatIsNotThere) {
  write_file("asking.yaml", asking);
  write_file("stale.yaml", "- { broken: asking/anything_in_hand, reason: x }\n");
  EXPECT_EQ(asked({"--accept", "stale.yaml"}).err,
            "fathom: stale.yaml:1: \"asking/anything_in_hand\" is accepted as broken, but is not; take it out\n");
  write_file("misspelt.yaml", "- { opened: decks.beech_empty, reason: x }\n");
  const Seen misspelt = quickly("asking.yaml", {"--accept", "misspelt.yaml"});
  EXPECT_EQ(misspelt.exit, 2);
  EXPECT_NE(misspelt.err.find("did you mean \"decks.beach_empty\"?"), std::string::npos) << misspelt.err;
  write_file("none.yaml", "game: mermaid-beach\nvariant: as printed\n");
  EXPECT_EQ(quickly("none.yaml", {"--accept", "stale.yaml"}).exit, 2);
}

TEST_F(VariantCommand, WritesEachFormToAFile) {
  write_file("asking.yaml", asking);
  const auto written = [](const std::string& form) {
    const Seen result = quickly("asking.yaml", {"--only", "plays", "--format", form, "--output", "report"});
    EXPECT_EQ(result.out, "");
    return read_file("report");
  };
  EXPECT_EQ(written("text").substr(0, 11), "ask at will");
  EXPECT_EQ(written("html").substr(0, 15), "<!doctype html>");
  EXPECT_NE(written("markdown").find("ask at will"), std::string::npos);
  EXPECT_EQ(Json::parse(written("json")).at("game"), "mermaid-beach");
}

TEST_F(VariantCommand, ComparesAVariantWithAnother) {
  write_file("poor.yaml", "game: mermaid-rain\nvariant: poor\nchange: { scoring.monopoly: 0 }\n");
  write_file("rich.yaml",
             "game: mermaid-rain\nvariant: rich\nchange: { scoring.monopoly: 6, tribute.five_per_missing: 3 }\n");
  const Json found = report("rich.yaml", {"--against", "poor.yaml", "--only", "plays", "--plays", "60"});
  EXPECT_EQ(found.at("against"), "poor");
  EXPECT_EQ(called(found.at("changes"), "name", "scoring.monopoly").at("was"), "0");
  EXPECT_EQ(called(found.at("moved"), "what", "monopolies").at("published"), 0) << "the other one's numbers";
  const Seen same = quickly("poor.yaml", {"--against", "poor.yaml"});
  EXPECT_NE(same.out.find("Nothing is changed."), std::string::npos) << same.out;
}

TEST_F(VariantCommand, SaysWhichScenariosSayNothingOfTwoVariants) {
  const std::string flat = "game: mermaid-rain\nvariant: flat\nchange: { scoring.rank_points: [6, 5, 4, 3, 2, 1] }\n";
  write_file("flat.yaml", flat);
  write_file("rich.yaml", "game: mermaid-rain\nvariant: rich\nextends: flat.yaml\nchange: { scoring.monopoly: 6 }\n");
  const Json found = report("rich.yaml", {"--against", "flat.yaml", "--only", "scenarios"});
  EXPECT_EQ(names(found.at("broken"), "check"), std::vector<std::string>{});
  EXPECT_GT(found.at("holds").at("fell_before"), 5) << "they fall by both";
}

TEST_F(VariantCommand, ComparesNoVariantsOfTwoGames) {
  write_file("asking.yaml", asking);
  write_file("poor.yaml", "game: mermaid-rain\nvariant: poor\nchange: { scoring.monopoly: 0 }\n");
  const Seen apart = quickly("poor.yaml", {"--against", "asking.yaml"});
  EXPECT_EQ(apart.exit, 2);
  EXPECT_EQ(apart.err,
            "fathom: asking.yaml: is a variant of mermaid-beach, and what is compared with it is of mermaid-rain; two "
            "variants can be "
            "compared that are of one game\n");
}

TEST_F(VariantCommand, EndsWithTwoOnWhatItCannotRead) {
  write_file("asking.yaml", asking);
  write_file("wrong.yaml", "game: mermaid-rain\nvariant: x\nchange: { rounds.fiv: 6 }\n");
  write_file("map.yaml", "broken: x\n");
  EXPECT_EQ(quickly("wrong.yaml").err,
            "wrong.yaml:3:11: there is no number \"rounds.fiv\"; did you mean \"rounds.five\"?\n");
  EXPECT_EQ(quickly("missing.yaml").exit, 2);
  EXPECT_EQ(quickly("asking.yaml", {"--accept", "missing.yaml"}).exit, 2);
  EXPECT_EQ(quickly("asking.yaml", {"--accept", "map.yaml"}).exit, 2);
  EXPECT_EQ(quickly("asking.yaml", {"--output", "no/such/folder/x"}).exit, 2);
  EXPECT_EQ(quickly("asking.yaml", {"--write-accept", "no/such/folder/x"}).exit, 2);
  EXPECT_EQ(quickly("asking.yaml", {"--format", "pdf"}).exit, 2);
}

}  // namespace
}  // namespace fathom::app
