#include "app/gate.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>
#include <set>
#include <utility>

#include "app/claims.hpp"
#include "app/context.hpp"
#include "app/coverage.hpp"
#include "app/differences.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/exceptions.hpp"
#include "app/exhausting.hpp"
#include "app/exploring.hpp"
#include "app/failures.hpp"
#include "app/gate_pages.hpp"
#include "app/interruption.hpp"
#include "app/keeping.hpp"
#include "app/program_name.hpp"
#include "app/report.hpp"
#include "app/scenario_files.hpp"
#include "app/sentences.hpp"

namespace fathom::app {
namespace {

using Clock = std::chrono::steady_clock;

/// One game at the gate: what has been found so far, printed as it is found.
class Inspection {
 public:
  /// `files`: scenarios from anywhere that are run as well.
  Inspection(const Context& context, const Registered& game, const std::vector<std::string>& files)
      : context_(context),
        game_(game),
        changed_(game_asked(game, context.request)),
        choice_(scenarios_asked(context.request, files)) {
    found_.joined = context.request.scenarios.joined;
  }

  Report run() {
    context_.out << headline(context_.paint, game_.name, game_.rulebook) << told_changes(changed_, asked()) << "\n"
                 << std::flush;
    const Command command = context_.request.command;
    if (command == Command::gate) replay_saved();
    if (command == Command::gate || command == Command::scenarios) gather_scenarios();
    if (asks_to_explore(asked()))
      explore();
    else if (command == Command::gate || command == Command::check)
      gather("laws", [&] { return laws_of(game_, changed_.game, asked()); });
    if (command == Command::gate) gather_least_box();
    if (command == Command::gate || command == Command::prove)
      gather("theorems", [&] { return theorems_of(game_, changed_.game, asked()); });
    if (found_.unreadable.empty()) expect_names(game_, context_.request, found_.verdicts, choice_);
    forget_what_was_found_again();
    if (is_whole_gate()) take(judged_together(context_, {game_, changed_.game, choice_}, found_));
    if (command == Command::gate && !is_whole()) explain_what_is_left_out();
    return std::move(found_);
  }

 private:
  [[nodiscard]] const Request& asked() const { return context_.request; }
  /// Whether this run sees everything there is, so that what is missing is missing indeed.
  [[nodiscard]] bool is_whole() const {
    return asked().only.empty() && asked().shard.of == 1 && !asked().seed.only && !asked().players &&
           found_.unreadable.empty();
  }

  [[nodiscard]] bool is_whole_gate() const { return asked().command == Command::gate && is_whole(); }

  /// Adds what came of one kind of evidence, and prints it.
  void add(const std::string& label, std::vector<Verdict> verdicts, double seconds) {
    keep_traces(game_, asked(), verdicts, context_.err);
    const bool expected_empty = verdicts.empty() && (!asked().only.empty() || is_whole_gate());
    if (!expected_empty) print({label, verdicts, seconds, {}});
    note_done(game_.name + " " + label + ": " + summary(verdicts));
    take(std::move(verdicts));
  }
  void take(std::vector<Verdict> verdicts) {
    std::move(verdicts.begin(), verdicts.end(), std::back_inserter(found_.verdicts));
  }

  void print(const Section& section) {
    if (!print_section(context_, section)) return;
    const bool listed = asked().command == Command::prove || asked().command == Command::check;
    if (listed && asked().detail == Detail::all) context_.out << "\n" << listing(context_.paint, section.verdicts);
    if (asked().command == Command::check && asked().detail == Detail::all)
      context_.out << reaches(context_.paint, section.verdicts);
    context_.out << std::flush;
  }

  template <class Gather>
  void gather(const std::string& label, Gather gather) {
    const Clock::time_point begun = Clock::now();
    std::vector<Verdict> verdicts = gather();
    add(label, std::move(verdicts), std::chrono::duration<double>(Clock::now() - begun).count());
  }

  /// Plays on, and tells what is new.
  void explore() {
    properties::Explored& all = found_.explored[game_.name];
    gather("laws", [&] {
      all = explored_of(game_, changed_, asked());
      return std::move(all.verdicts);
    });
    if (asked().detail == Detail::all) context_.out << "\n" << survey(context_.paint, game_, all) << std::flush;
  }

  void gather_scenarios() {
    gather("scenarios", [&] {
      ScenarioRun run = scenarios_of(game_, changed_.game, asked(), choice_);
      found_.showings[game_.name] = std::move(run.showings);
      found_.unreadable = std::move(run.unreadable);
      for (const Unreadable& each : found_.unreadable) context_.err << each.why << "\n";
      return std::move(run.verdicts);
    });
  }

  /// Its traces are kept already, under the name of the box.
  void gather_least_box() {
    const Clock::time_point begun = Clock::now();
    BoxFindings found = least_box_of(game_, asked(), context_.err);
    if (found.verdicts.empty()) return;
    print({"boxes", found.verdicts, std::chrono::duration<double>(Clock::now() - begun).count(), found.remark});
    note_done(game_.name + " boxes: " + summary(found.verdicts));
    take(std::move(found.verdicts));
  }

  void replay_saved() {
    found_.replayed = replayed(game_, changed_.game, asked());
    if (!found_.replayed.empty()) print({"replayed", found_.replayed, 0, "from " + failures_folder_of(asked()).string()});
  }
  /// Of the counterexamples replayed, only those that this run has not found by itself are news.
  void forget_what_was_found_again() {
    std::erase_if(found_.replayed, [&](const Verdict& old) {
      const bool again = std::any_of(found_.verdicts.begin(), found_.verdicts.end(), [&](const Verdict& verdict) {
        return verdict.check == old.check && verdict.evidence == old.evidence && !as_expected(verdict);
      });
      return again || as_expected(old);
    });
  }

  void explain_what_is_left_out() {
    const std::string why = !found_.unreadable.empty() ? "judged when every scenario can be read"
                            : asked().shard.of > 1     ? "judged on all parts together: fathom merge"
                                                       : "judged on whole runs alone";
    if (asked().detail == Detail::all) context_.out << "  " << left("coverage", 18) << " " << why << "\n";
  }

  const Context& context_;
  const Registered& game_;
  ChangedGame changed_;
  ScenarioChoice choice_;
  Report found_;
};

/// What is judged when all the evidence on a game is there.
class Judging {
 public:
  Judging(const Context& context, const WholeRun& run, const Report& found) : context_(context), run_(run), found_(found) {}

  std::vector<Verdict> all() {
    judge_what_is_missing();
    judge_claims();
    std::vector<Verdict> coverage = under_same_rules(coverage_of(run_.game, found_));
    print_section(context_, coverage_section(run_.game, coverage));
    take(std::move(coverage));
    std::vector<Verdict> sentences = sentences_of(run_.game, context_.request.rulebook);
    if (!sentences.empty()) print_section(context_, sentences_section(sentences));
    take(std::move(sentences));
    std::vector<Verdict> differences = under_same_rules(differences_of(run_.game, run_.rules, found_, run_.choice));
    print_section(context_, differences_section(differences));
    take(std::move(differences));
    return std::move(judged_);
  }

 private:
  [[nodiscard]] bool has(Needed kind) const {
    if (kind == Needed::sentences) return is_there(sentences_file(run_.game.name));
    constexpr std::array evidence{Evidence::scenario, Evidence::law, Evidence::theorem};
    return std::ranges::any_of(found_.verdicts, [&](const Verdict& verdict) {
      const bool of_any_game = verdict.evidence == Evidence::law && verdict.claim.empty();
      return verdict.evidence == evidence[index_of(kind)] && !of_any_game;
    });
  }
  /// The commands that bring verdicts back with what they need to be about the same rules and scenarios.
  [[nodiscard]] std::vector<Verdict> under_same_rules(std::vector<Verdict> verdicts) const {
    for (Verdict& verdict : verdicts)
      if (!verdict.again.empty()) verdict.again += same_rules(context_.request);
    return verdicts;
  }
  /// What the game has nothing of yet is named, and is a failure where it is asked for.
  void judge_what_is_missing() {
    const Request& asked = context_.request;
    for (const Needed kind : every<Needed>) {
      if (has(kind)) continue;
      const std::string name(name_of(kind));
      if (std::ranges::find(asked.needed, kind) == asked.needed.end()) {
        const std::string of = kind == Needed::laws ? "none of its own yet" : "none yet";
        if (asked.detail == Detail::all)
          context_.out << "  " << left(name, 18) << " " << of << "; with --require " << name << " that is a failure\n";
        continue;
      }
      Verdict verdict;
      verdict.evidence = Evidence::coverage;
      verdict.game = run_.game.name;
      verdict.check = name;
      verdict.outcome = Outcome::fails;
      verdict.why = "the game has none, and --require asks for them";
      print_section(context_, {name, {&verdict, 1}, 0, {}});
      take({std::move(verdict)});
    }
  }
  void judge_claims() {
    std::vector<Verdict> claims = claims_of(run_.game, found_);
    if (claims.empty()) return;
    const std::vector<Backing> backed = backings(run_.game.claims, found_.verdicts);
    print_section(context_, claims_section(claims, backed));
    if (context_.request.claims == Claims::listed) context_.out << listing(backed);
    take(std::move(claims));
  }
  void take(std::vector<Verdict> verdicts) {
    std::move(verdicts.begin(), verdicts.end(), std::back_inserter(judged_));
  }

  const Context& context_;
  const WholeRun& run_;
  const Report& found_;
  std::vector<Verdict> judged_;
};

}  // namespace

bool print_section(const Context& context, const Section& section) {
  const bool broken = std::ranges::any_of(section.verdicts, is_amiss);
  if (context.request.detail == Detail::failures && !broken && !section.verdicts.empty()) return false;
  context.out << show(context.paint, section) << std::flush;
  return true;
}

std::vector<Verdict> judged_together(const Context& context, const WholeRun& run, const Report& found) {
  return Judging(context, run, found).all();
}

std::vector<Verdict> claims_of(const Registered& game, const Report& report) {
  return agreements(game.claims, report.verdicts);
}

int silences_of(const Registered& game) {
  return static_cast<int>(std::count_if(game.rulebook.begin(), game.rulebook.end(),
                                        [](const Rule& rule) { return rule.status == Status::silent; }));
}

Section claims_section(std::span<const Verdict> claims, std::span<const Backing> backed) {
  return {"claims", claims, 0, summary(backed)};
}

Section coverage_section(const Registered& game, std::span<const Verdict> coverage) {
  const std::string of = std::to_string(game.rulebook.size()) + " rules with evidence";
  const auto thin_ones = std::ranges::count(coverage, thin, &Verdict::why);
  const std::string more = thin_ones == 0 ? "" : ", thin: " + std::to_string(thin_ones);
  return {"coverage", coverage, 0, std::to_string(tally(coverage).hold) + "/" + of + more};
}

Section differences_section(std::span<const Verdict> differences) {
  const auto unnoticed = std::ranges::count(differences, makes_no_difference, &Verdict::why);
  const auto of = static_cast<std::ptrdiff_t>(differences.size());
  return {
      "differences", differences, 0,
      std::to_string(of - unnoticed) + "/" + std::to_string(of) + " changes of a number or reading noticed by a scenario"};
}

namespace {

/// Scenarios of somebody's own may be the evidence that a rule of the game lacks. The exception made of it for the game's
/// own stays all the same.
std::vector<Verdict> with_own_exceptions(std::vector<Verdict> verdicts, const Report& report) {
  for (Verdict& verdict : verdicts) {
    if (report.joined.empty() || !verdict.why.starts_with(needs_no_exception)) continue;
    verdict.outcome = Outcome::holds;
    verdict.why.clear();
  }
  return verdicts;
}

}  // namespace

std::vector<Verdict> coverage_of(const Registered& game, const Report& report) {
  const Exceptions exceptions = read_exceptions(exceptions_file(game.name));
  const auto shown = report.showings.find(game.name);
  const Showings showings = shown == report.showings.end() ? Showings{} : shown->second;
  const std::vector<Coverage> table = covered(game.rulebook, game.clauses, report.verdicts, showings);
  std::vector<Verdict> all = with_own_exceptions(judged(game.name, table, exceptions.coverage), report);
  std::vector<Verdict> wrong = misspelt(game.name, game.rulebook, game.claims, game.named, report.verdicts);
  std::move(wrong.begin(), wrong.end(), std::back_inserter(all));
  return all;
}

std::vector<Verdict> differences_of(const Registered& game, const std::any& rules, const Report& report,
                                    const ScenarioChoice& choice) {
  const Exceptions exceptions = read_exceptions(exceptions_file(game.name));
  return with_own_exceptions(judged(game.name, differences(game, rules, report.verdicts, choice), exceptions.differences),
                             report);
}

namespace {

void append(Report& to, Report more) {
  std::move(more.verdicts.begin(), more.verdicts.end(), std::back_inserter(to.verdicts));
  std::move(more.replayed.begin(), more.replayed.end(), std::back_inserter(to.replayed));
  std::move(more.unreadable.begin(), more.unreadable.end(), std::back_inserter(to.unreadable));
  to.showings.merge(std::move(more.showings));
  to.explored.merge(std::move(more.explored));
}

/// `3 mistakes in 2 files: what cannot be read was not checked.`
std::string closing_of_unreadable(const Paint& paint, const std::vector<Unreadable>& unreadable) {
  std::set<std::string> files;
  for (const Unreadable& each : unreadable) files.insert(each.file);
  return paint(Tone::bad, counted(unreadable.size(), "mistake") + " in " + counted(files.size(), "file") +
                              " of scenarios: what cannot be read was not checked.") +
         "\n";
}

}  // namespace

Exit check_games(const Context& asked_in) {
  const TextOfGate text(asked_in);
  const Context& context = text.context();
  const std::optional<Report> earlier = earlier_asked(context, context.request.games);
  std::vector<const Registered*> asked = games_asked(context.request);
  expect_rulebook_to_hold(context.request, asked);
  const FilesByGame files = files_asked(context.request, asked);
  Report report = begun(context.request);
  report.unreadable = files.unreadable;
  for (const Unreadable& each : files.unreadable) context.err << each.why << "\n";
  int silences = 0;
  for (const Registered* game : asked) {
    if (game != asked.front()) context.out << "\n";
    const auto these = files.of.find(game->name);
    report.games.push_back(game->name);
    append(report, Inspection(context, *game, these == files.of.end() ? std::vector<std::string>{} : these->second).run());
    context.out << told_since(context, earlier, report, game->name);
    if (context.request.command == Command::gate) silences += silences_of(*game);
  }
  std::vector<Verdict> all = report.verdicts;
  all.insert(all.end(), report.replayed.begin(), report.replayed.end());
  const std::string of = asked.size() == 1 ? asked.front()->name : "GAME";
  context.out << "\n";
  if (report.unreadable.empty() || !all.empty())
    context.out << closing(context.paint, all, silences, command_line("holes " + of));
  if (!report.unreadable.empty()) context.out << closing_of_unreadable(context.paint, report.unreadable);
  const Exit exit = finished(context, report);
  hand_over_pages(asked_in, report, earlier);
  return exit;
}

}  // namespace fathom::app
