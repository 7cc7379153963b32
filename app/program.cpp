#include "app/program.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <exception>
#include <sstream>
#include <utility>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/interruption.hpp"
#include "app/junit.hpp"
#include "app/parts.hpp"
#include "app/registered.hpp"
#include "notation/node.hpp"

namespace fathom::app {
namespace {

Exit do_scenarios(const Context& context) {
  switch (context.request.scenarios.task) {
    case ScenarioTask::list:
      return list_scenarios(context);
    case ScenarioTask::tidy:
      return tidy_scenarios(context);
    case ScenarioTask::update:
      return update_scenarios(context);
    case ScenarioTask::play:
      break;
  }
  return check_games(context);
}

Exit done(const Context& context) {
  switch (context.request.command) {
    case Command::check:
      if (context.request.explore.seeds) return compare_searches(context);
      return check_games(context);
    case Command::gate:
    case Command::prove:
      return check_games(context);
    case Command::scenarios:
      return do_scenarios(context);
    case Command::conform:
      return conform_engine(context);
    case Command::rules:
      return show_rules(context);
    case Command::mutants:
      return context.request.explore.seeds ? compare_searches(context) : hunt_mutants(context);
    case Command::variant:
      return tell_variant(context);
    case Command::balance:
      return tell_balance(context);
    case Command::readings:
      return tell_readings(context);
    case Command::holes:
      return show_holes(context);
    case Command::trace:
      return trace_play(context);
    case Command::exported:
      return export_corpus(context);
    case Command::perft:
      return count_sequences(context);
    case Command::exhaust:
      return exhaust_box(context);
    case Command::replay:
      return replay_files(context);
    case Command::draw:
      return draw_position(context);
    case Command::merge:
      return merge_reports(context);
    case Command::audit:
      return audit_texts(context);
    case Command::list:
      return list_names(context);
    case Command::completion:
      return print_completion(context);
    case Command::help:  // is printed before anything is done
    case Command::create:
      break;
  }
  return lay_out_game(context);
}

/// The files that reports are written to once what was asked is done.
std::vector<std::string> reports_of(const Request& request) {
  std::vector<std::string> files;
  for (const std::string& file :
       {request.json, request.junit, request.draw.output, request.variant.output, request.variant.write_accept, request.pages.html,
        request.pages.markdown, request.pages.output, request.conform.write_known, request.data.output, request.audit.write_baseline})
    if (!file.empty()) files.push_back(file);
  return files;
}

Exit answered(const Request& request, std::ostream& out, std::ostream& err) {
  note_command(name_of(request.command));
  use_home(request.home);
  const std::vector<std::string> reports = reports_of(request);
  for (const std::string& file : reports) expect_writable(file);
  const auto streamed = std::ranges::count(reports, standard_stream);
  if (streamed > 1) throw BadUsage("- is given for " + std::to_string(streamed) + " reports, and standard output takes one");
  if (!reports.empty() || !request.into.empty() || !request.audit.output.empty())
    std::signal(SIGPIPE, SIG_IGN);  // what is to be written is written, whoever stops reading what is told meanwhile
  use_standard_output(out);
  std::ostream& to = streamed == 1 ? err : out;
  const bool is_quiet = request.detail == Detail::failures && request.command != Command::audit;  // which knows itself what fails
  std::ostringstream kept;
  const Context context{request, Paint(request.colour), is_quiet ? kept : to, err};
  const Exit exit = request.into.empty() ? done(context) : do_parts(context, done);
  if (exit != Exit::holds) to << kept.str();
  return exit;
}

/// Whether whoever read standard output reads no more, as `| head` does.
bool nobody_reads() {
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

/// What is printed may not arrive, as on a full disk. That is not passed over in silence, unless nobody wanted to read on.
int arrived(Exit exit, std::ostream& out, std::ostream& err) {
  out.flush();
  if (out || nobody_reads()) return static_cast<int>(exit);
  err << "fathom: cannot write to standard output\n";
  return static_cast<int>(Exit::bad_input);
}

}  // namespace

Report begun(const Request& request) {
  Report report;
  report.command = name_of(request.command);
  report.house_rule = request.house_rule;
  report.components = request.components;
  report.joined = request.scenarios.joined;
  report.seed = request.seed;
  report.cases = request.cases;
  report.seconds = request.seconds;
  report.players = request.players;
  report.only = request.only;
  report.needed = request.needed;
  report.rulebook = request.rulebook;
  report.shard = request.shard;
  return report;
}

namespace {

/// What could not be read as checks without an answer, as JUnit has it.
std::vector<Verdict> with_unreadable(std::vector<Verdict> verdicts, const Report& report) {
  for (const Unreadable& each : report.unreadable) {
    Verdict verdict;
    verdict.game = each.game;
    verdict.check = each.file;
    verdict.outcome = Outcome::unknown;
    verdict.why = each.why;
    verdicts.push_back(std::move(verdict));
  }
  return verdicts;
}

}  // namespace

Exit finished(const Context& context, const Report& report) {
  std::vector<Verdict> all = report.verdicts;
  all.insert(all.end(), report.replayed.begin(), report.replayed.end());
  Exit exit = report.unreadable.empty() ? exit_of(all) : Exit::bad_input;
  const auto write = [&](const std::string& file, const std::string& text) {
    if (file.empty()) return;
    try {
      write_file(file, text);
    } catch (const BadInput& error) {
      context.err << "fathom: " << error.what() << "\n";
      exit = Exit::bad_input;
    }
  };
  write(context.request.json, to_json(report));
  write(context.request.junit, to_junit(with_unreadable(std::move(all), report)));
  return exit;
}

int run(std::span<const std::string> words, const Environment& environment, std::ostream& out, std::ostream& err) {
  try {
    const std::variant<Request, Printout> read = parse(words, environment);
    if (const Printout* const printout = std::get_if<Printout>(&read)) {
      out << printout->text;
      return arrived(Exit::holds, out, err);
    }
    return arrived(answered(std::get<Request>(read), out, err), out, err);
  } catch (const BadUsage& error) {
    err << "fathom: " << error.what() << "\n";
  } catch (const BadInput& error) {
    err << "fathom: " << error.what() << "\n";
  } catch (const Problem& problem) {
    err << problem.what() << "\n";  // begins with the file, the line and the column, as editors like it
  }
  out.flush();
  return static_cast<int>(Exit::bad_input);
}

}  // namespace fathom::app
