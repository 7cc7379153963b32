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
#include "app/failures.hpp"
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
    if (command == Command::gate || command == Command::check)
      gather("laws", [&] { return laws_of(game_, changed_.game, asked()); });
    if (command == Command::gate || command == Command::prove)
      gather("theorems", [&] { return theorems_of(game_, changed_.game, asked()); });
    if (found_.unreadable.empty()) expect_names(game_, context_.request, found_.verdicts, choice_);
    forget_what_was_found_again();
    if (is_whole_gate()) {
      judge_what_is_missing();
      judge_together();
    }
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

  [[nodiscard]] bool has(Needed kind) const {
    if (kind == Needed::sentences) return is_there(sentences_file(game_.name));
    constexpr std::array evidence{Evidence::scenario, Evidence::law, Evidence::theorem};
    return std::ranges::any_of(found_.verdicts, [&](const Verdict& verdict) {
      const bool of_any_game = verdict.evidence == Evidence::law && verdict.claim.empty();
      return verdict.evidence == evidence[index_of(kind)] && !of_any_game;
    });
  }
  /// What the game has nothing of yet is named, and is a failure where it is asked for.
  void judge_what_is_missing() {
    for (const Needed kind : every<Needed>) {
      if (has(kind)) continue;
      const std::string name(name_of(kind));
      if (std::ranges::find(asked().needed, kind) == asked().needed.end()) {
        const std::string of = kind == Needed::laws ? "none of its own yet" : "none yet";
        if (asked().detail == Detail::all)
          context_.out << "  " << left(name, 18) << " " << of << "; with --require " << name << " that is a failure\n";
        continue;
      }
      Verdict verdict;
      verdict.evidence = Evidence::coverage;
      verdict.game = game_.name;
      verdict.check = name;
      verdict.outcome = Outcome::fails;
      verdict.why = "the game has none, and --require asks for them";
      print({name, {&verdict, 1}, 0, {}});
      take({std::move(verdict)});
    }
  }

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
    const bool broken = std::ranges::any_of(section.verdicts, is_amiss);
    if (asked().detail == Detail::failures && !broken && !section.verdicts.empty()) return;
    context_.out << show(context_.paint, section);
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

  void gather_scenarios() {
    gather("scenarios", [&] {
      ScenarioRun run = scenarios_of(game_, changed_.game, asked(), choice_);
      found_.showings[game_.name] = std::move(run.showings);
      found_.unreadable = std::move(run.unreadable);
      for (const Unreadable& each : found_.unreadable) context_.err << each.why << "\n";
      return std::move(run.verdicts);
    });
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

  void judge_together() {
    std::vector<Verdict> claims = claims_of(game_, found_);
    std::vector<Verdict> coverage = coverage_of(game_, found_);
    if (!claims.empty()) {
      const std::vector<Backing> backed = backings(game_.claims, found_.verdicts);
      print(claims_section(claims, backed));
      if (asked().claims == Claims::listed) context_.out << listing(backed);
      take(std::move(claims));
    }
    print(coverage_section(game_, coverage));
    take(std::move(coverage));
    std::vector<Verdict> sentences = sentences_of(game_, asked().rulebook);
    if (!sentences.empty()) print(sentences_section(sentences));
    take(std::move(sentences));
    std::vector<Verdict> differences = differences_of(game_, changed_.game, found_, choice_);
    print(differences_section(differences));
    take(std::move(differences));
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

}  // namespace

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

Exit check_games(const Context& context) {
  std::vector<const Registered*> asked = games_asked(context.request);
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
    if (context.request.command == Command::gate) silences += silences_of(*game);
  }
  std::vector<Verdict> all = report.verdicts;
  all.insert(all.end(), report.replayed.begin(), report.replayed.end());
  const std::string of = asked.size() == 1 ? asked.front()->name : "GAME";
  context.out << "\n";
  if (report.unreadable.empty() || !all.empty())
    context.out << closing(context.paint, all, silences, command_line("holes " + of));
  if (!report.unreadable.empty()) context.out << closing_of_unreadable(context.paint, report.unreadable);
  return finished(context, report);
}

}  // namespace fathom::app
