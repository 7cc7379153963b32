#include <unistd.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "app/audit_matrix.hpp"
#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/keeping.hpp"
#include "app/program_name.hpp"
#include "app/report.hpp"
#include "app/scenario_files.hpp"
#include "notation/action.hpp"
#include "notation/notation.hpp"
#include "notation/yaml.hpp"
#include "scenarios/scenario.hpp"

namespace fathom::app {
namespace {

constexpr int usual_players = 4;

/// Neither a table nor a scenario of which much is filled in.
bool is_one_trace(const Node& document) {
  return document.is_map() && document.find("examples") == nullptr && document.find("fill") == nullptr;
}

/// Whether a scenario says what ought to come of it; a trace does not.
bool expects_something(const Node& document) {
  if (!is_one_trace(document)) return true;
  for (const char* const key : {"then", "then_either", "refused", "refused_by"})
    if (document.find(key) != nullptr) return true;
  const Node* const steps = document.find("when");
  if (steps == nullptr) return false;
  return std::any_of(steps->items.begin(), steps->items.end(), [](const Node& step) {
    return std::any_of(step.entries.begin(), step.entries.end(),
                       [](const Node::Entry& entry) { return notation::is_step_key(entry.key); });
  });
}

/// A trace's verdict: it holds while no rule objects to anything in it.
Verdict every_action_allowed(const Registered& game, const std::string& file, const Told& told) {
  Verdict verdict;
  verdict.game = game.name;
  verdict.check = file;
  verdict.outcome = told.why.empty() ? Outcome::holds : Outcome::fails;
  verdict.why = told.why;
  verdict.cost.cases = 1;
  return verdict;
}

/// Draws what a file that fails comes to; a counterexample's verdict has kept no play, but the file is one.
void show_where_they_end(const Registered& game, const std::any& rules, const Node& document, const Request& request,
                         std::vector<Verdict>& verdicts) {
  for (Verdict& verdict : verdicts)
    if (!as_expected(verdict) && !verdict.trace.has_value() && is_one_trace(document))
      verdict.trace = game.trace_in(rules, document);
  illustrate(game, request, verdicts);
  for (Verdict& verdict : verdicts) verdict.trace.reset();
}

/// What came of a file: the play told, unless little is to be said, and the verdicts; then those that are not as expected alone.
void print(const Context& context, const std::string& title, const std::string& told, const std::vector<Verdict>& verdicts) {
  const bool is_quiet = context.request.detail == Detail::failures;
  if (is_quiet && std::ranges::all_of(verdicts, as_expected)) return;
  context.out << context.paint(Tone::strong, title) << "\n\n";
  if (!is_quiet && !told.empty()) context.out << told << "\n";
  context.out << listing(context.paint, verdicts);
}

void replay(const Context& context, const std::string& file, Report& report) {
  const Node document = with_files_beside(file, read_yaml_file(file));
  const Registered& game = game_in(document, file);
  const std::any rules = rules_asked(game, context.request);
  Told told;
  if (is_one_trace(document)) told = in_file(file, [&] { return game.retold(rules, document); });
  std::vector<Verdict> verdicts;
  if (std::optional<Verdict> verdict = judged_again(game, rules, file)) {
    verdicts.push_back(std::move(*verdict));
  } else if (expects_something(document)) {
    verdicts = game.scenario_file(rules, file);
    for (Verdict& each : verdicts) each.again = command_line("replay " + shell_word(file));
  } else {
    verdicts.push_back(every_action_allowed(game, file, told));
  }
  show_where_they_end(game, rules, document, context.request, verdicts);
  print(context, file + "   " + game.name, told.text, verdicts);
  if (std::find(report.games.begin(), report.games.end(), game.name) == report.games.end())
    report.games.push_back(game.name);
  for (Verdict& verdict : verdicts) {
    if (!verdict.again.empty()) verdict.again += same_rules(context.request);
    report.verdicts.push_back(std::move(verdict));
  }
}

/// The one scenario of a file that is to be drawn.
Node chosen_of(const Node& document, const std::string& file, const std::optional<std::size_t>& chosen) {
  std::vector<Node> all;
  for (const Node& each : document.is_list() ? document.items : std::vector<Node>{document}) {
    std::vector<Node> rows = each.is_map() ? rows_of(each) : std::vector<Node>{each};
    std::move(rows.begin(), rows.end(), std::back_inserter(all));
  }
  const std::string range = all.size() == 1 ? "1" : "1 to " + std::to_string(all.size());
  if (!chosen && all.size() != 1)
    throw Problem(file, document.at,
                  "the file holds " + std::to_string(all.size()) + " scenarios; say which with --case " + range);
  const std::size_t place = chosen.value_or(1);
  if (place > all.size()) throw BadUsage("--case " + std::to_string(place) + ": " + file + " has " + range);
  return all[place - 1];
}

/// Writes to the file, or where there is none to standard output.
void put(const Context& context, const std::string& file, const std::string& text) {
  if (file.empty())
    context.out << text;
  else
    write_file(file, text);
}

std::size_t widest_line(std::string_view text) {
  std::size_t widest = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    widest = std::max(widest, width(text.substr(at, end - at)));
    at = end + 1;
  }
  return widest;
}

/// A play that `trace` is to tell.
struct PlayAsked {
  const Registered* game;
  std::any rules;
  std::any trace;
  Node document;
  std::string title;
};

PlayAsked drawn_by_chance(const Request& request) {
  const Registered& game = game_called(request.games.at(0));
  std::any rules = rules_asked(game, request);
  const int players = request.players.value_or(std::clamp(usual_players, game.fewest_players, game.most_players));
  if (request.seed.only) throw BadUsage("--seed " + show(request.seed) + ": a trace has no cases, expected a number");
  if (request.draw.chosen) throw BadUsage("--case " + std::to_string(*request.draw.chosen) + ": a play by chance is one alone");
  std::any trace = game.play(rules, players, request.seed.root);
  Node document = request.telling == Telling::html ? read_yaml(game.trace_yaml(trace, {})) : Node{};
  return {&game, std::move(rules), std::move(trace), std::move(document), "seed " + std::to_string(request.seed.root)};
}

PlayAsked read_from(const Request& request, const std::string& file) {
  const Node document = read_yaml_file(file);
  const Registered& game = game_in(document, file);
  std::any rules = rules_asked(game, request);
  Node chosen = in_file(file, [&] { return with_files_beside(file, chosen_of(document, file, request.draw.chosen)); });
  std::any trace = in_file(file, [&] { return game.trace_in(rules, chosen); });
  return {&game, std::move(rules), std::move(trace), std::move(chosen), file};
}

}  // namespace

Exit draw_position(const Context& context) {
  const std::string& file = context.request.files.at(0);
  DrawRequest request = context.request.draw;
  request.colour = request.output.empty() ? context.request.colour : Colour::never;
  if (request.output.empty() && ::isatty(STDOUT_FILENO) == 1) request.columns = columns_of_output();
  const Node document = read_yaml_file(file);
  const Registered& game = game_in(document, file);
  if (!game.draw) throw BadInput(file + ": " + game.name + " has no pictures");
  const std::any rules = rules_asked(game, context.request);
  const Node trace = in_file(file, [&] { return with_files_beside(file, chosen_of(document, file, request.chosen)); });
  const Drawn drawn = in_file(file, [&] { return game.draw(rules, trace, request); });
  for (const std::string& note : drawn.notes) context.err << "fathom: " << file << ": " << note << "\n";
  put(context, request.output, drawn.picture);
  if (const std::size_t wide = widest_line(drawn.picture);
      request.form == PictureForm::text && request.output.empty() && ::isatty(STDOUT_FILENO) == 1 && wide > request.columns)
    context.err << "fathom: the picture is " << wide << " columns wide, and the terminal narrower: --output position.svg draws it\n";
  return Exit::holds;
}

Exit trace_play(const Context& context) {
  const Request& request = context.request;
  const PlayAsked play = request.files.empty() ? drawn_by_chance(request) : read_from(request, request.files.front());
  std::string text;
  switch (request.telling) {
    case Telling::words:
      text = play.game->name + ", " + play.title + "\n\n" + play.game->told(play.trace);
      break;
    case Telling::yaml:
      text = play.game->trace_yaml(play.trace, {});
      if (const std::string broken_off = play.game->cut_off(play.trace); !broken_off.empty()) text += "# " + broken_off + "\n";
      break;
    case Telling::json:
      text = play.game->trace_json(play.trace, request.data.states) + "\n";
      break;
    case Telling::html:
      text = as_html(play.game->page(play.rules, play.document));
  }
  put(context, request.data.output, text);
  return Exit::holds;
}

Exit replay_files(const Context& context) {
  Report report = begun(context.request);
  for (const std::string& file : context.request.files) replay(context, file, report);
  return finished(context, report);
}

}  // namespace fathom::app
