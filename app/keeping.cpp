#include "app/keeping.hpp"

#include <unistd.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <utility>

#include "app/audit_matrix.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/failures.hpp"
#include "app/files.hpp"
#include "app/options.hpp"
#include "app/outcome.hpp"
#include "app/program_name.hpp"
#include "app/text.hpp"
#include "notation/notation.hpp"
#include "notation/yaml.hpp"
#include "scenarios/filled_play.hpp"
#include "scenarios/pattern.hpp"
#include "scenarios/scenario.hpp"

namespace fathom::app {
namespace {

/// The command in the heading that found the failure, as a request; nothing where it is of no use any more.
std::optional<Request> first_found_by(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line) && line.starts_with("# ");) {
    std::istringstream rest(line.substr(2));
    std::vector<std::string> words{std::istream_iterator<std::string>(rest), {}};
    if (words.empty()) continue;
    words.erase(words.begin());  // the program, as it was called then
    try {
      const auto read = parse(words, [](const std::string&) { return std::optional<std::string>{}; });
      if (const auto* const request = std::get_if<Request>(&read); request != nullptr && request->seed.only) return *request;
    } catch (const BadUsage&) {
      continue;  // another line of the heading
    }
  }
  return std::nullopt;
}

/// A trace begins in the middle of a play, in a state that a program without the bug may never come to. What fails from
/// there is no failure any more when the play that led there holds.
void consider_the_play(const Registered& game, const std::any& rules, const std::string& text, Verdict& verdict) {
  if (verdict.evidence != Evidence::law || as_expected(verdict)) return;
  const std::optional<Request> request = first_found_by(text);
  if (!request) return;
  properties::Options options = campaign(*request);
  options.telling = properties::Telling::outcomes;
  for (const auto begin : {properties::Begin::at_the_start, properties::Begin::anywhere}) {  // nothing says where it began
    options.begin = begin;
    const std::vector<Verdict> verdicts = game.check(rules, options);
    if (verdicts.size() != 1 || verdicts.front().outcome != Outcome::holds) return;
    verdict.cost = verdicts.front().cost;
  }
  verdict.outcome = Outcome::holds;
  verdict.why = "the play that led there holds now; the state saved is not come to any more";
}

Verdict asked_again(const Registered& game, const std::any& rules, const Heading& heading, const Node& document) {
  if (heading.evidence == Evidence::engine)
    throw BadInput("a failure of an engine is brought back with the engine: the command stands in the file");
  if (heading.evidence == Evidence::law) return game.judge(rules, heading.check, document);
  solver::Options options;
  options.only = {heading.check};
  std::vector<Verdict> verdicts = game.prove(rules, options);
  if (verdicts.size() != 1) throw BadInput("there is no theorem " + heading.check);
  return std::move(verdicts.front());
}

/// Each line as a comment of YAML, whatever another program wrote there.
std::string commented(const std::string& lines) {
  std::string text;
  std::istringstream all(printable(lines));
  for (std::string line; std::getline(all, line);) text += "#   " + line + "\n";
  return text;
}

}  // namespace

std::string with_heading(const Verdict& verdict, const std::string& yaml) {
  std::string text = "# " + std::string(name_of(verdict.evidence)) + ": " + verdict.check + "\n";
  if (!verdict.why.empty()) text += "# " + verdict.why + "\n";
  if (!verdict.again.empty()) text += "# " + verdict.again + "\n";
  if (verdict.evidence == Evidence::engine)
    for (const std::string& line : verdict.told) text += commented(line);
  return text + yaml;
}

std::optional<Heading> heading_of(std::string_view text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  for (const Evidence evidence : {Evidence::law, Evidence::theorem, Evidence::engine}) {
    const std::string prefix = "# " + std::string(name_of(evidence)) + ": ";
    if (line.starts_with(prefix)) return Heading{evidence, std::string(line.substr(prefix.size()))};
  }
  return std::nullopt;
}

std::filesystem::path failures_folder_of(const Request& request) {
  const std::filesystem::path folder(failures_folder);
  return request.house_rule.empty() ? folder : folder / std::filesystem::path(request.house_rule).stem();
}

void illustrate(const Registered& game, const Request& request, std::vector<Verdict>& verdicts) {
  constexpr std::size_t most_lines = 48;
  constexpr int most_pictures = 3;
  constexpr std::size_t indent = 6;
  if (request.pictures == Pictures::never || !game.ending) return;
  const std::size_t room = ::isatty(STDOUT_FILENO) == 1 ? columns_of_output() : picture_columns + indent;
  const std::size_t columns = std::min(room - indent, picture_columns);
  int left = most_pictures;
  for (Verdict& verdict : verdicts) {
    if (as_expected(verdict) || !verdict.trace.has_value()) continue;
    if (request.pictures == Pictures::automatic && left-- <= 0) return;
    Ending ending = game.ending(verdict.trace, columns);
    std::size_t widest = 0;
    for (const std::string& line : ending.text) widest = std::max(widest, width(line));
    const bool is_small = ending.text.size() <= most_lines && widest <= columns;
    if (is_small || request.pictures == Pictures::always) verdict.picture = std::move(ending.text);
    verdict.svg = std::move(ending.svg);
  }
}

namespace {

/// The play that a verdict's evidence is, where it lies in the report or in a file of its own.
std::optional<Node> play_of(const Verdict& verdict) {
  if (const auto* const story = std::any_cast<std::string>(&verdict.trace)) return read_yaml(*story);
  const std::string& file = verdict.file;
  // a scenario's file goes on where the scenario failed, and its picture would be of somewhere else
  if (verdict.evidence == Evidence::scenario || !file.ends_with(".yaml")) return std::nullopt;
  Node document = with_files_beside(file, read_yaml_file(file));
  const bool is_one_play = document.is_map() && document.find("examples") == nullptr && document.find("fill") == nullptr;
  return is_one_play ? std::optional(std::move(document)) : std::nullopt;
}

/// A play that was partly chosen by seed, kept for `fathom trace` and `fathom draw`: as no failure, since the scenario is asked
/// anyway.
void keep_filled_play(const Registered& game, Verdict& verdict, std::ostream& err) {
  if (!verdict.trace.has_value()) return;
  try {
    const std::string yaml = game.trace_yaml(verdict.trace, {verdict.rules, {}});
    const std::string file = save_failure(".fathom/plays", verdict.check, yaml).string();
    verdict.told.push_back("step through it: " + command_line("trace " + shell_word(file) + " --format html --output play.html"));
  } catch (const BadInput& error) {
    err << "fathom: " << error.what() << "\n";
  }
}

}  // namespace

void draw_endings(const Registered& game, const std::any& rules, const Request& request, std::vector<Verdict>& verdicts) {
  constexpr int most_pictures = 12;
  if (request.pictures == Pictures::never || !game.ending) return;
  int left = most_pictures;
  for (Verdict& verdict : verdicts) {
    if (verdict.game != game.name || !is_amiss(verdict) || verdict.evidence == Evidence::coverage || !verdict.svg.empty()) continue;
    if (left-- == 0) return;
    try {
      if (const std::optional<Node> play = play_of(verdict)) verdict.svg = game.ending(game.trace_in(rules, *play), picture_columns).svg;
    } catch (const std::exception&) {
      continue;  // the report tells what was found all the same
    }
  }
}

void keep_traces(const Registered& game, const Request& request, std::vector<Verdict>& verdicts, std::ostream& err) {
  illustrate(game, request, verdicts);
  for (Verdict& verdict : verdicts) {
    if (verdict.evidence == Evidence::scenario) {
      if (verdict.basis.domain == filled_play && !as_expected(verdict)) keep_filled_play(game, verdict, err);
      verdict.trace.reset();  // it stands in a file already
    }
    if (!verdict.trace.has_value()) continue;
    const std::string yaml = game.trace_yaml(verdict.trace, {verdict.rules, {}});
    verdict.trace = yaml;
    if (as_expected(verdict)) continue;
    try {
      verdict.file = save_failure(failures_folder_of(request), verdict.check, with_heading(verdict, yaml)).string();
      verdict.again = command_line("replay " + shell_word(verdict.file)) + same_rules(request);
    } catch (const BadInput& error) {
      err << "fathom: " << error.what() << "; the counterexample is in the report\n";
    }
  }
}

std::optional<Verdict> judged_again(const Registered& game, const std::any& rules, const std::filesystem::path& file) {
  Verdict verdict;
  verdict.game = game.name;
  verdict.check = file.stem().string();
  try {
    const std::string text = read_file(file);
    const std::optional<Heading> heading = heading_of(text);
    if (!heading) return std::nullopt;
    verdict.evidence = heading->evidence;
    verdict.check = heading->check;
    verdict = in_file(file.string(), [&] { return asked_again(game, rules, *heading, read_yaml(text)); });
    consider_the_play(game, rules, text, verdict);
  } catch (const std::exception& error) {
    verdict.outcome = Outcome::skipped;
    verdict.why = error.what();
  }
  verdict.trace.reset();
  verdict.file = file.string();
  verdict.again = command_line("replay " + shell_word(verdict.file));
  return verdict;
}

std::vector<Verdict> replayed(const Registered& game, const std::any& rules, const Request& request) {
  std::vector<Verdict> verdicts;
  for (const std::filesystem::path& file : saved_failures(failures_folder_of(request))) {
    std::optional<std::string> of;
    try {
      of = game_of(read_yaml_file(file.string()));
    } catch (const Problem&) {
      of = game.name;  // whoever it belongs to, it has to be heard of
    }
    if (of != game.name) continue;
    std::optional<Verdict> verdict = judged_again(game, rules, file);
    if (!verdict) continue;
    verdict->again += same_rules(request);
    const bool wanted = request.only.empty() || std::ranges::any_of(request.only, [&](const std::string& name) {
      return fits_pattern(name, verdict->check);
    });
    if (wanted) verdicts.push_back(std::move(*verdict));
  }
  return verdicts;
}

}  // namespace fathom::app
