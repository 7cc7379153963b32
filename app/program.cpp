#include "app/program.hpp"

#include <exception>
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
    case Command::gate:
    case Command::check:
    case Command::prove:
      return check_games(context);
    case Command::scenarios:
      return do_scenarios(context);
    case Command::conform:
      return conform_engine(context);
    case Command::rules:
      return show_rules(context);
    case Command::mutants:
      return hunt_mutants(context);
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
    case Command::completion:
      return print_completion(context);
    case Command::create:
      break;
  }
  return lay_out_game(context);
}

Exit answered(const Request& request, std::ostream& out, std::ostream& err) {
  note_command(name_of(request.command));
  use_home(request.home);
  for (const std::string& file :
       {request.json, request.junit, request.draw.output, request.variant.output, request.variant.write_accept,
        request.conform.html, request.conform.markdown, request.conform.write_known, request.data.output})
    if (!file.empty()) expect_writable(file);
  const Context context{request, Paint(request.colour), out, err};
  return request.into.empty() ? done(context) : do_parts(context, done);
}

/// What is printed may not arrive: a full disk, a reader that has gone away. That is not passed over in silence.
int arrived(Exit exit, std::ostream& out, std::ostream& err) {
  out.flush();
  if (out) return static_cast<int>(exit);
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
