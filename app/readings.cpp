#include "app/readings.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/program_name.hpp"
#include "app/text.hpp"
#include "app/variant_numbers.hpp"
#include "app/variant_words.hpp"
#include "notation/node.hpp"
#include "properties/threads.hpp"
#include "scenarios/pattern.hpp"

namespace fathom::app {

namespace {

using VerdictByName = std::map<std::string, Verdict>;

bool reads_rule(const Verdict& verdict, const std::string& rule) {
  return std::ranges::find(verdict.reads, rule) != verdict.reads.end();
}
bool is_about_rule(const Verdict& verdict, const std::string& rule) {
  return std::ranges::find(verdict.rules, rule) != verdict.rules.end();
}

/// What is about that which is read otherwise says what it says of the default; so does a scenario that has read it. A
/// theorem has to have read it as well: where it has not, something else is wrong.
bool is_expected_to_turn(const Verdict& verdict, const std::vector<std::string>& rules) {
  return std::ranges::any_of(rules, [&](const std::string& rule) {
    const bool about = is_about_rule(verdict, rule);
    switch (verdict.evidence) {
      case Evidence::scenario:
        return about || reads_rule(verdict, rule);
      case Evidence::theorem:
        return about && reads_rule(verdict, rule);
      default:
        return about;
    }
  });
}

/// What the text leaves open: a house rule that is one of several ways is none of it.
std::vector<ReadingShown> readings_of_the_text(const Registered& game) {
  std::vector<ReadingShown> readings = game.readings;
  std::erase_if(readings, [&](const ReadingShown& reading) {
    const auto rule = std::ranges::find(game.rulebook, std::string_view(reading.rule), &Rule::id);
    return rule != game.rulebook.end() && rule->status == Status::house;
  });
  return readings;
}

/// In how many pairs of plays with the same random numbers anything differs, over all policies and tables.
std::string differing(const properties::Comparison& comparison) {
  double otherwise = 0;
  double plays = 0;
  for (const properties::Touched& row : comparison.touched) {
    const bool has_sum = std::ranges::any_of(comparison.touched, [&](const properties::Touched& other) {
      return other.players == 0 && other.policy == row.policy;
    });
    if (has_sum && row.players != 0) continue;
    otherwise += row.otherwise * static_cast<double>(row.plays);
    plays += static_cast<double>(row.plays);
  }
  return plays == 0 ? "-" : number_of(100 * otherwise / plays, 1);
}

/// What moves most by more than chance: a player is asked for points before silences.
std::string moving_most(const properties::Comparison& comparison) {
  const Table table = table_of(comparison);
  const std::vector<const Row*> rows = rows_shown(table, Extent::telling);
  if (rows.empty()) return "nothing by more than chance";
  const Row& row = *rows.front();
  return row.what + " " + cell(table, row, "published") + " -> " + cell(table, row, "variant") + " (" +
         cell(table, row, "choices") + ")";
}

/// The game's readings tried one after another.
class Trying {
 public:
  Trying(const Registered& game, const ReadingsEffort& effort)
      : game_(game), effort_(effort), published_(game.published()), readings_(readings_of_the_text(game)) {
    for (const std::string& rule : effort.only) expect_readings(rule);
  }

  /// What there is to try, alone.
  [[nodiscard]] std::vector<ReadingTried> alone() const {
    std::vector<ReadingTried> all;
    for (const ReadingShown& reading : readings_) {
      if (!is_wanted(reading.rule)) continue;
      for (const std::string& value : reading.values)
        if (value != reading.values.front()) all.push_back(untried({reading.rule}, {value}));
    }
    return all;
  }
  /// Every two readings of different rules, one of which at least is wanted.
  [[nodiscard]] std::vector<ReadingTried> pairs() const {
    std::vector<ReadingTried> all;
    for (std::size_t i = 0; i < readings_.size(); ++i)
      for (std::size_t j = i + 1; j < readings_.size(); ++j) {
        const ReadingShown& one = readings_[i];
        const ReadingShown& other = readings_[j];
        if (!is_wanted(one.rule) && !is_wanted(other.rule)) continue;
        for (std::size_t a = 1; a < one.values.size(); ++a)
          for (std::size_t b = 1; b < other.values.size(); ++b)
            all.push_back(untried({one.rule, other.rule}, {one.values[a], other.values[b]}));
      }
    return all;
  }

  void go(ReadingTried& tried, std::size_t number) {
    std::any rules;
    try {
      rules = game_.with_variant_text(published_, "readings.yaml", text_of(tried)).game;
    } catch (const Problem& problem) {
      tried.cannot_be = without_place(problem.what());
      return;
    }
    expect_published();
    try_scenarios(tried, rules);
    try_theorems(tried, rules);
    try_laws(tried, rules, number);
    if (tried.rules.size() == 1) compare(tried, rules);
  }

 private:
  static ReadingTried untried(std::vector<std::string> rules, std::vector<std::string> values) {
    ReadingTried tried;
    tried.rules = std::move(rules);
    tried.values = std::move(values);
    return tried;
  }
  [[nodiscard]] bool is_wanted(const std::string& rule) const {
    return effort_.only.empty() ||
           std::ranges::any_of(effort_.only, [&](const std::string& name) { return fits_pattern(name, rule); });
  }
  /// What the published rules say, asked once, and not at all by a part without a reading.
  void expect_published() {
    if (!scenarios_.empty()) return;
    for (const Verdict& verdict : prove(published_, {})) theorems_[verdict.check] = verdict;
    for (const Verdict& verdict : game_.scenarios(published_, {}).verdicts) scenarios_[verdict.check] = verdict;
  }
  void expect_readings(const std::string& rule) const {
    std::vector<std::string_view> known;
    for (const ReadingShown& reading : readings_) known.push_back(reading.rule);
    if (std::ranges::none_of(known, [&](std::string_view one) { return fits_pattern(rule, one); }))
      throw BadUsage("--only: " + game_.name + " has no rule " + rule + " that can be read in several ways" +
                     suggestion(rule, known));
  }
  [[nodiscard]] std::string text_of(const ReadingTried& tried) const {
    std::string said;
    for (std::size_t i = 0; i < tried.rules.size(); ++i)
      said += (i == 0 ? "" : ", ") + tried.rules[i] + ": " + tried.values[i];
    return "game: " + game_.name + "\nvariant: reading\nreading: { " + said + " }\n";
  }
  static std::string key_of(const std::string& rule, const std::string& value) { return rule + " = " + value; }

  void turned(ReadingTried& tried, const Verdict& now, Outcome was) const {
    const bool about = std::ranges::any_of(tried.rules, [&](const auto& rule) { return is_about_rule(now, rule); });
    const bool says_nothing = now.outcome == Outcome::skipped || now.outcome == Outcome::aside;
    auto& to = says_nothing                            ? tried.aside
               : is_expected_to_turn(now, tried.rules) ? tried.expected
                                                       : tried.fails;
    to.push_back({now, was, about});
  }

  void try_scenarios(ReadingTried& tried, const std::any& rules) {
    const ScenarioRun run = game_.scenarios(rules, {});
    tried.asked += run.verdicts.size();
    for (const Verdict& now : run.verdicts) {
      const auto was = scenarios_.find(now.check);
      if (as_expected(now) || (was != scenarios_.end() && !as_expected(was->second))) continue;
      if (run.impossible.contains(now.check))
        tried.aside.push_back({now, Outcome::holds, false});
      else
        turned(tried, now, Outcome::holds);
    }
  }

  [[nodiscard]] std::vector<Verdict> prove(const std::any& rules, const std::vector<std::string>& only) const {
    std::vector<std::vector<Verdict>> parts(std::max(effort_.each.threads, 1U));
    properties::on_threads(static_cast<unsigned>(parts.size()), [&](std::uint32_t index) {
      constexpr double patience = 600;  // in seconds, so that a busy machine leaves less undecided
      solver::Options options;
      options.seconds = patience;
      options.only = only;
      options.shard = {index, static_cast<std::uint32_t>(parts.size())};
      parts[index] = game_.prove(rules, options);
    });
    return interleaved(std::move(parts));
  }

  /// The theorem's verdict with one reading, which is that of the published rules where it has not read it. Readings alone
  /// are tried when somebody asks.
  const Verdict& theorem_with(const std::string& check, const std::string& rule, const std::string& value) {
    const Verdict& published = theorems_.at(check);
    if (!reads_rule(published, rule)) return published;
    VerdictByName& known = theorems_with_[key_of(rule, value)];
    if (const auto found = known.find(check); found != known.end()) return found->second;
    const std::any rules = game_.with_variant_text(published_, "readings.yaml", text_of(untried({rule}, {value}))).game;
    std::vector<std::string> reading;
    for (const auto& [name, verdict] : theorems_)
      if (reads_rule(verdict, rule)) reading.push_back(name);
    for (Verdict& verdict : prove(rules, reading)) known[verdict.check] = std::move(verdict);
    return known.at(check);
  }

  /// A theorem that has not read one of two readings comes out as with the other alone: only what has read both is proved
  /// again.
  void try_theorems(ReadingTried& tried, const std::any& rules) {
    std::vector<std::string> open;
    tried.asked += theorems_.size();
    for (const auto& [check, published] : theorems_) {
      const Verdict* now = &theorem_with(check, tried.rules[0], tried.values[0]);
      if (tried.rules.size() > 1 && reads_rule(*now, tried.rules[1])) {
        const Verdict& other = theorem_with(check, tried.rules[1], tried.values[1]);
        if (reads_rule(other, tried.rules[0])) {
          open.push_back(check);
          continue;
        }
        now = &other;
      }
      judge_theorem(tried, *now);
    }
    if (open.empty()) return;
    for (const Verdict& now : prove(rules, open)) judge_theorem(tried, now);
  }
  void judge_theorem(ReadingTried& tried, const Verdict& now) const {
    const Verdict& was = theorems_.at(now.check);
    if (now.outcome == Outcome::holds) return;
    if (now.outcome == was.outcome && now.outcome != Outcome::unknown) return;
    if (now.outcome != Outcome::unknown && was.outcome != Outcome::unknown) return turned(tried, now, was.outcome);
    tried.undecided.push_back({now, was.outcome, false});
  }

  /// Laws, in plays from the start: of two readings together at one table after the other.
  void try_laws(ReadingTried& tried, const std::any& rules, std::size_t number) {
    constexpr std::uint64_t alone = 40;
    constexpr std::uint64_t together = 8;
    const bool is_pair = tried.rules.size() > 1;
    properties::Options options;
    options.seed = effort_.each.seed;
    options.cases = effort_.each.cases > 0 ? effort_.each.cases : is_pair ? together : alone;
    options.threads = effort_.each.threads;
    options.begin = properties::Begin::at_the_start;
    options.reaches = properties::Reaches::reported;
    options.telling = properties::Telling::outcomes;
    const int tables = game_.most_players - game_.fewest_players + 1;
    if (effort_.each.players)
      options.players = {*effort_.each.players};
    else if (is_pair)
      options.players = {game_.fewest_players + static_cast<int>(number % static_cast<std::size_t>(tables))};
    std::vector<Verdict> fallen = game_.check(rules, options);
    tried.asked += fallen.size();
    std::erase_if(fallen, [](const Verdict& verdict) { return as_expected(verdict); });
    if (fallen.empty()) return;
    options.only.clear();
    for (const Verdict& verdict : fallen) options.only.push_back(verdict.check);
    std::set<std::string> known;
    for (const Verdict& verdict : game_.check(published_, options))
      if (!as_expected(verdict)) known.insert(verdict.check);
    for (const Verdict& verdict : fallen)
      if (!known.contains(verdict.check)) turned(tried, verdict, Outcome::holds);
  }

  void compare(ReadingTried& tried, const std::any& rules) const {
    constexpr std::uint64_t enough = 100;
    properties::CompareOptions options;
    options.seed = effort_.each.seed;
    if (effort_.each.players) options.players = {*effort_.each.players};
    options.plays = effort_.each.plays > 0 ? effort_.each.plays : enough;
    options.restricted_plays = 1;
    options.threads = effort_.each.threads;
    const properties::Comparison comparison = game_.compare(published_, rules, options);
    tried.plays_differ = differing(comparison);
    tried.moves_most = moving_most(comparison);
  }

  const Registered& game_;
  const ReadingsEffort& effort_;
  std::any published_;
  std::vector<ReadingShown> readings_;
  VerdictByName theorems_;
  VerdictByName scenarios_;
  std::map<std::string, VerdictByName> theorems_with_;  ///< By reading.
};

/// The part of a shard, by places in the whole.
template <class Things>
std::vector<std::size_t> places_of(const Things& things, const Shard& shard, std::size_t before) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < things.size(); ++i)
    if ((before + i) % shard.of == shard.index) places.push_back(i);
  return places;
}

}  // namespace

std::string ReadingTried::name() const {
  std::string text;
  for (std::size_t i = 0; i < rules.size(); ++i) text += (i == 0 ? "" : ", ") + rules[i] + " = " + values[i];
  return text;
}

bool Readings::fails() const {
  const auto falls = [](const ReadingTried& tried) { return !tried.fails.empty(); };
  return std::ranges::any_of(alone, falls) || std::ranges::any_of(pairs, falls);
}

bool Readings::is_undecided() const {
  const auto is_open = [](const ReadingTried& tried) { return !tried.undecided.empty(); };
  return !missing.empty() || alone.size() + pairs.size() < planned || std::ranges::any_of(alone, is_open) ||
         std::ranges::any_of(pairs, is_open);
}

void leave_out_what_fails_alone(const std::vector<ReadingTried>& alone, ReadingTried& pair) {
  for (const ReadingTried& single : alone)
    for (std::size_t i = 0; i < pair.rules.size(); ++i) {
      if (single.rules.front() != pair.rules[i] || single.values.front() != pair.values[i]) continue;
      std::erase_if(pair.fails, [&](const Turned& fallen) {
        return std::ranges::any_of(single.fails, [&](const Turned& known) { return known.now.check == fallen.now.check; });
      });
    }
}

Readings readings_tried(const Registered& game, const ReadingsEffort& effort,
                        const std::function<void(const Readings&)>& done) {
  Readings readings;
  readings.game = game.name;
  readings.run.seed.root = effort.each.seed;
  readings.run.shard = effort.shard;
  Trying trying(game, effort);
  std::vector<ReadingTried> alone = trying.alone();
  std::vector<ReadingTried> pairs = effort.pairs ? trying.pairs() : std::vector<ReadingTried>{};
  const std::vector<std::size_t> singly = places_of(alone, effort.shard, 0);
  const std::vector<std::size_t> together = places_of(pairs, effort.shard, alone.size());
  readings.planned = singly.size() + together.size();
  for (std::size_t i = 0; i < alone.size(); ++i) alone[i].place = i;
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i].place = alone.size() + i;
  std::uint64_t tried = 0;
  const auto try_all = [&](std::vector<ReadingTried>& things, const std::vector<std::size_t>& places,
                           std::vector<ReadingTried>& to) {
    for (const std::size_t place : places) {
      if (effort.each.progress) effort.each.progress(things[place].name(), tried, readings.planned);
      trying.go(things[place], place);
      if (things[place].rules.size() > 1) leave_out_what_fails_alone(readings.alone, things[place]);
      to.push_back(std::move(things[place]));
      ++tried;
      if (done) done(readings);
    }
  };
  try_all(alone, singly, readings.alone);
  try_all(pairs, together, readings.pairs);
  return readings;
}

}  // namespace fathom::app
