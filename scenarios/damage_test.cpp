#include "scenarios/damage.hpp"

#include <gtest/gtest.h>

#include <ctime>
#include <map>

#include "notation/box_of.hpp"
#include "notation/mermaid_beach.hpp"
#include "notation/mermaid_rain.hpp"
#include "notation/mermaids_song.hpp"
#include "notation/mirage.hpp"
#include "notation/variant.hpp"
#include "notation/variant_document.hpp"
#include "notation/yaml.hpp"
#include "scenarios/games.hpp"

// Files that have come to harm get an answer all the same: a problem with a place, or a verdict.

namespace fathom {
namespace {

constexpr std::uint64_t cases = FATHOM_DAMAGED_FILES;
constexpr double longest_answer = 1;  // seconds of computing, however busy the machine is

std::vector<std::string> texts(const std::vector<std::string>& files) {
  std::vector<std::string> all;
  for (const std::string& file : files) all.push_back(read_text_file(file));
  return all;
}

/// How often each kind of answer was given.
struct Answers {
  int problems = 0;
  int verdicts = 0;

  [[nodiscard]] int all() const { return problems + verdicts; }
};

/// How many damaged files of each game, of scenarios and of components.
std::uint64_t cases_each() { return cases / 2 / scenario_games().size(); }

/// Asks `ask` about damaged files, and holds every answer to its form and its time.
template <class Ask>
Answers answers(std::string_view check, const std::vector<std::string>& whole, Ask ask) {
  Answers given;
  for (std::uint64_t i = 0; i < cases_each(); ++i) {
    Random random(case_seed(1, check, i));
    const std::string text = damaged(whole[random.below(static_cast<std::uint32_t>(whole.size()))], random);
    const std::clock_t begin = std::clock();
    try {
      ask(text);
      ++given.verdicts;
    } catch (const Problem& problem) {
      ++given.problems;
      EXPECT_EQ(problem.file(), "damaged.yaml") << problem.what();
      EXPECT_GT(problem.at().line, 0) << problem.what();
    }
    EXPECT_LT(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, longest_answer) << "case " << i << ":\n"
                                                                                          << text.substr(0, 2000);
  }
  return given;
}

TEST(DamagedFiles, of_scenarios_get_a_problem_or_a_verdict) {
  for (const ScenarioGame& game : scenario_games()) {
    const std::string folder = FATHOM_SCENARIOS_DIR "/" + std::string(game.folder);
    const Answers given =
        answers("damaged scenarios", texts(scenario_files(folder)), [&](const std::string& text) {
          EXPECT_FALSE(game.run_text(text, "damaged.yaml", {}).empty());
        });
    EXPECT_GT(given.problems, given.all() / 10) << game.name;
    EXPECT_GT(given.verdicts, given.all() / 100) << game.name << ": some damage is harmless, or makes another scenario";
  }
}

template <Specification G>
void read_damaged_box(const std::string& text) {
  in_file("damaged.yaml", [&] { return BoxFile<G>::read(read_yaml(text)); });
}

TEST(DamagedFiles, of_components_get_a_problem_or_a_box) {
  const std::map<std::string, void (*)(const std::string&)> boxes{
      {"mermaid-rain", read_damaged_box<mermaid_rain::MermaidRain>},
      {"mermaid-beach", read_damaged_box<mermaid_beach::MermaidBeach>},
      {"mermaids-song", read_damaged_box<mermaids_song::MermaidsSong>},
      {"mirage", read_damaged_box<mirage::Mirage>}};
  ASSERT_EQ(boxes.size(), scenario_games().size());
  for (const auto& [game, read] : boxes) {
    const std::string file = FATHOM_SCENARIOS_DIR "/../docs/components/" + game + ".yaml";
    const Answers given = answers("damaged components", texts({file}), read);
    EXPECT_GT(given.problems, given.all() / 10) << game;
    EXPECT_GT(given.verdicts, given.all() / 500) << game;
  }
}

template <class G>
void read_damaged_variant(const std::string& text) {
  (void)Variants<G>::read_text(G::published(), "damaged.yaml", text);
}

/// A variant file that says something of every sort, however much that is of a game.
template <class G>
std::string variant_text() {
  using Rules = std::remove_cvref_t<decltype(G::published().rules)>;
  typename G::Game game = G::published();
  for_each_field<Rules>([&](const auto& field) {
    auto& member = field.of(game.rules);
    using Value = WrittenAs<std::remove_cvref_t<decltype(member)>>;
    if constexpr (std::is_same_v<Value, int>) {
      member = member + (member < field.highest ? 1 : -1);
    } else if constexpr (Named<Value>) {
      member = every<Value>.back();
    }
  });
  for (const std::string_view rule : notation::droppable(G::rulebook(), G::clause_rules())) {
    bool changed = false;  // what is given another number or reading cannot be left out as well
    for_each_field<Rules>([&](const auto& field) {
      if constexpr (requires { field.rule; }) changed = changed || field.rule == rule;
      changed = changed || field.name == rule;
    });
    if (!changed) game.dropped.insert(position_of(G::rulebook(), rule).value());
  }
  return Variants<G>::yaml("everything", game);
}

TEST(DamagedFiles, of_variants_get_a_problem_or_a_game) {
  struct Read {
    std::string text;
    void (*read)(const std::string&);
  };
  const std::map<std::string, Read> variants{
      {"mermaid-rain", {variant_text<mermaid_rain::MermaidRain>() + "components: { cards: { gull: 20 }, rims: { wreck: gull } }\n",
                        read_damaged_variant<mermaid_rain::MermaidRain>}},
      {"mermaid-beach", {variant_text<mermaid_beach::MermaidBeach>() + "components: { beach: { sun: 6 }, shells: { four: 3 } }\n",
                         read_damaged_variant<mermaid_beach::MermaidBeach>}},
      {"mermaids-song", {variant_text<mermaids_song::MermaidsSong>() + "components: { cards: { mermaid: 40 } }\n",
                         read_damaged_variant<mermaids_song::MermaidsSong>}},
      {"mirage", {variant_text<mirage::Mirage>() + "components: { coasts: { alike: 4 }, trees: { red: 12 } }\n",
                  read_damaged_variant<mirage::Mirage>}}};
  ASSERT_EQ(variants.size(), scenario_games().size());
  Answers together;
  for (const auto& [game, variant] : variants) {
    const Answers given = answers("damaged variants", {variant.text}, variant.read);
    EXPECT_GT(given.problems, given.all() / 10) << game;
    together.problems += given.problems;
    together.verdicts += given.verdicts;
  }
  // they say so much that hardly any damage is harmless
  EXPECT_GT(together.verdicts, together.all() / 500);
}

TEST(Damage, is_the_same_for_the_same_numbers) {
  Random one(7);
  Random other(7);
  EXPECT_EQ(damaged("scenario: a\nplayers: 3\n", one), damaged("scenario: a\nplayers: 3\n", other));
}

TEST(Damage, nearly_always_changes_something) {
  const std::string text = "scenario: a\ncites: b.c\nplayers: 3\nwhen: [x]\n";
  int changed = 0;
  for (std::uint64_t i = 0; i < 100; ++i) {
    Random random(i);
    changed += damaged(text, random) == text ? 0 : 1;
  }
  EXPECT_GT(changed, 80);
}

}  // namespace
}  // namespace fathom
