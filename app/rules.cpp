#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <span>
#include <sstream>
#include <utility>

#include "app/basis.hpp"
#include "app/context.hpp"
#include "app/coverage.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/report.hpp"

namespace fathom::app {
namespace {

constexpr std::size_t heading_columns = 12;
constexpr std::size_t text_columns = 100;

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string(between)) + word;
  return text;
}

std::string numbers(const std::vector<int>& values) {
  std::string text;
  for (const int value : values) text += (text.empty() ? "" : " ") + std::to_string(value);
  return text;
}

/// The game as a house rule has it: its numbers, and the readings chosen.
Registered as_changed(Registered game, const std::vector<Changed>& changes) {
  for (const Changed& change : changes) {
    for (ParameterShown& parameter : game.parameters)
      if (change.kind == ChangeKind::parameter && parameter.name == change.name)
        parameter.values.at(static_cast<std::size_t>(std::max(change.entry, 1) - 1)) = std::stoi(change.now);
    for (ReadingShown& reading : game.readings)
      if (change.kind == ChangeKind::reading && reading.rule == change.name) reading.value = change.now;
  }
  return game;
}

/// A game and what is changed in it.
struct Shelf {
  Registered game;
  ChangedGame asked;

  [[nodiscard]] bool drops(std::string_view rule) const {
    return std::any_of(asked.changes.begin(), asked.changes.end(),
                       [&](const Changed& change) { return change.kind == ChangeKind::dropped && change.name == rule; });
  }
};

/// What the rule is set to: its numbers, or the reading chosen.
std::string value_of(const Shelf& shelf, const Rule& rule) {
  const Registered& game = shelf.game;
  if (shelf.drops(rule.id)) return "left out";
  std::vector<std::string> parts;
  for (const ParameterShown& parameter : game.parameters)
    if (parameter.rule == rule.id) parts.push_back(numbers(parameter.values));
  for (const ReadingShown& reading : game.readings)
    if (reading.rule == rule.id) parts.push_back(reading.value);
  return joined(parts, ", ");
}

std::string tick(const Paint& paint, std::size_t number) {
  return number == 0 ? paint(Tone::faint, right("-", 4)) : right(std::to_string(number), 4);
}

std::vector<std::string> row(const Paint& paint, const Shelf& shelf, const Coverage& coverage) {
  const Rule& rule = *coverage.rule;
  const bool flavour = rule.status == Status::flavour;
  const std::string lacks = coverage.lacks();
  return {std::string(rule.id),
          std::string(name_of(rule.status)),
          std::string(rule.cites),
          value_of(shelf, rule),
          flavour ? "" : tick(paint, coverage.scenarios.size()),
          coverage.refuses ? tick(paint, coverage.refusing.size()) : "",
          flavour ? "" : tick(paint, coverage.laws.size()),
          flavour ? "" : tick(paint, coverage.theorems.size()),
          !lacks.empty()       ? paint(Tone::bad, lacks)
          : coverage.is_thin() ? paint(Tone::doubtful, "thin")
                               : ""};
}

/// All the evidence there is, by rule; what laws and theorems say is looked up by name alone.
struct Evident {
  std::vector<Verdict> catalogue;
  std::vector<Coverage> table;
};
Evident evident(const Registered& game, const std::any& rules, const Request& request) {
  ScenarioRun run = scenarios_of(game, rules, request, {});
  Evident found{catalogue(game), {}};
  std::vector<Verdict> verdicts = std::move(run.verdicts);
  verdicts.insert(verdicts.end(), found.catalogue.begin(), found.catalogue.end());
  found.table = covered(game.rulebook, game.clauses, verdicts, run.showings);
  return found;
}

/// `says        No tile may cover ...`, the text wrapped and set under itself.
std::string entry(std::string_view heading, std::string_view text) {
  std::string lines;
  const std::size_t room = std::min(text_columns, terminal_columns() - heading_columns - 2);
  for (const std::string& line : wrapped(text, room)) {
    lines += "  " + left(heading, heading_columns) + line + "\n";
    heading = "";
  }
  return lines;
}

std::string entries(std::string_view heading, const std::vector<std::string>& names) {
  std::string lines;
  for (const std::string& name : names) {
    lines += "  " + left(heading, heading_columns) + name + "\n";
    heading = "";
  }
  return lines;
}

std::string settings(const Registered& game, const Rule& rule) {
  std::string text;
  for (const ParameterShown& parameter : game.parameters)
    if (parameter.rule == rule.id)
      text += entry("number", fmt::format("{}: {}   (a house rule may say {} .. {})", parameter.name,
                                          numbers(parameter.values), parameter.lowest, parameter.highest));
  for (const ReadingShown& reading : game.readings) {
    if (reading.rule != rule.id) continue;
    std::vector<std::string> ways = reading.values;
    ways.front() += " (the default)";
    for (std::size_t i = 1; i < ways.size(); ++i)
      if (ways[i] == reading.value) ways[i] += " (in this variant)";
    text += entry(rule.status == Status::house ? "choices" : "readings", joined(ways, ", "));
  }
  return text;
}

std::vector<std::string> claims_on(const Registered& game, const Rule& rule) {
  std::vector<std::string> found;
  for (const Claim& claim : game.claims)
    if (claim.rules.contains(rule.id)) found.push_back(std::string(claim.id) + ": " + std::string(claim.sentence));
  return found;
}

/// The checks of these names, each with how it knows.
std::vector<std::string> with_grounds(const std::vector<std::string>& names, std::span<const Verdict> verdicts) {
  std::vector<std::vector<std::string>> rows;
  for (const std::string& name : names) {
    const auto verdict = std::ranges::find(verdicts, name, &Verdict::check);
    const bool known = verdict != verdicts.end() && as_expected(*verdict);
    rows.push_back({name, known ? method_of(*verdict) : "undecided", known ? grounds_of(*verdict) : ""});
  }
  std::istringstream lines(table(rows, ""));
  std::vector<std::string> told;
  for (std::string line; std::getline(lines, line);) told.push_back(line);
  return told;
}

bool has_number_or_reading(const Registered& game, const Rule& rule) {
  return std::ranges::any_of(game.parameters, [&](const ParameterShown& shown) { return shown.rule == rule.id; }) ||
         std::ranges::any_of(game.readings, [&](const ReadingShown& shown) { return shown.rule == rule.id; });
}

/// What theorems say, proved here and now: how they know and what they read is known only then. Those that rest on the rule,
/// and all of them where others may read its number or reading.
std::vector<Verdict> proofs_about(const Shelf& shelf, const Coverage& coverage, Request request) {
  if (!has_number_or_reading(shelf.game, *coverage.rule)) {
    if (coverage.theorems.empty()) return {};
    request.only = coverage.theorems;
  }
  return theorems_of(shelf.game, shelf.asked.game, request);
}

/// The laws and theorems that read the rule's number or reading, though what they claim does not name it: seen in a few
/// plays, and in all proofs.
std::vector<std::string> readers_of(const Shelf& shelf, const Coverage& coverage, std::vector<Verdict> proofs) {
  if (!has_number_or_reading(shelf.game, *coverage.rule)) return {};
  properties::Options few;
  few.cases = 2;
  few.reaches = properties::Reaches::reported;
  few.telling = properties::Telling::outcomes;
  std::vector<Verdict> all = shelf.game.check(shelf.asked.game, few);
  std::ranges::move(proofs, std::back_inserter(all));
  std::vector<std::string> readers;
  for (const Verdict& verdict : all)
    if (std::ranges::find(verdict.reads, coverage.rule->id) != verdict.reads.end() &&
        std::ranges::find(verdict.rules, coverage.rule->id) == verdict.rules.end())
      readers.push_back(std::string(name_of(verdict.evidence)) + ' ' + verdict.check);
  return readers;
}

std::string whole(const Paint& paint, const Shelf& shelf, const Coverage& coverage, std::span<const Verdict> laws,
                  std::span<const Verdict> proofs) {
  const Registered& game = shelf.game;
  const Rule& rule = *coverage.rule;
  std::string text = fmt::format("{}   {}{}\n\n", paint(Tone::strong, rule.id), name_of(rule.status),
                                 coverage.refuses ? ", can refuse" : "");
  text += entry("cites", rule.cites) + entry("says", rule.says);
  if (!rule.because.empty()) text += entry("because", rule.because);
  if (shelf.drops(rule.id)) text += entry("variant", "left out by " + shelf.asked.name);
  text += settings(game, rule) + entries("claims", claims_on(game, rule));
  text +=
      entries(coverage.refuses ? "allowed in" : "scenarios", coverage.allowing) + entries("refused in", coverage.refusing);
  text += entries("silent in", coverage.silent);
  text += entries("laws", with_grounds(coverage.laws, laws));
  text += entries("theorems", with_grounds(coverage.theorems, proofs));
  text += entries("read by", readers_of(shelf, coverage, {proofs.begin(), proofs.end()}));
  if (coverage.is_thin()) text += entry("thin", thin);
  const std::string lacks = coverage.lacks();
  return lacks.empty() ? text : text + entry("lacks", paint(Tone::bad, lacks));
}

const Rule& rule_called(const Registered& game, const std::string& id) {
  if (const auto place = position_of(game.rulebook, id)) return game.rulebook[*place];
  std::vector<std::string_view> known;
  for (const Rule& rule : game.rulebook) known.push_back(rule.id);
  throw BadUsage(game.name + " has no rule " + id + suggestion(id, known));
}

void print_rule(const Context& context, const Shelf& shelf, const Rule& rule) {
  const Evident found = evident(shelf.game, shelf.asked.game, context.request);
  for (const Coverage& coverage : found.table)
    if (coverage.rule->id == rule.id)
      context.out << whole(context.paint, shelf, coverage, found.catalogue, proofs_about(shelf, coverage, context.request));
}

/// As much of a text as there is room for; one with colours in it stays whole.
std::string cut_to(const std::string& text, std::size_t room) {
  if (text.find('\x1b') != std::string::npos) return text;
  std::size_t end = 0;
  for (std::size_t columns = 0; end < text.size() && columns + 1 < room; ++columns)
    do ++end;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U);
  return text.substr(0, end) + "…";
}

/// How wide one column of rows is.
std::size_t width_of(const std::vector<std::vector<std::string>>& rows, std::size_t column) {
  std::size_t widest = 0;
  for (const std::vector<std::string>& row : rows) widest = std::max(widest, width(row[column]));
  return widest;
}

/// On a terminal, a table that is too wide for it has less of what is long: what a rule is set to, and where it stands.
void fit_terminal(std::vector<std::vector<std::string>>& rows) {
  if (::isatty(STDOUT_FILENO) != 1) return;
  constexpr std::size_t least = 10, value = 3, place = 2;
  std::size_t taken = 2 * rows.front().size();
  for (std::size_t column = 0; column < rows.front().size(); ++column) taken += width_of(rows, column);
  for (const std::size_t column : {value, place}) {
    const std::size_t columns = width_of(rows, column), over = taken - std::min(taken, terminal_columns());
    const std::size_t room = std::max(std::min(least, columns), columns - std::min(columns, over));
    for (std::vector<std::string>& row : rows)
      if (width(row[column]) > room) row[column] = cut_to(row[column], room);
    taken -= columns - width_of(rows, column);
  }
}

void print_table(const Context& context, const Shelf& shelf) {
  std::vector<std::vector<std::string>> rows{
      {"rule", "standing", "where the rulebook says it", "value", "scenarios", "refusing", "laws", "theorems", ""}};
  const Evident found = evident(shelf.game, shelf.asked.game, context.request);
  for (const Coverage& coverage : found.table) rows.push_back(row(context.paint, shelf, coverage));
  fit_terminal(rows);
  for (std::string& heading : rows.front()) heading = context.paint(Tone::faint, heading);
  context.out << headline(context.paint, shelf.game.name, shelf.game.rulebook) << told_changes(shelf.asked, context.request)
              << "\n"
              << table(rows, "  ");
}

}  // namespace

Exit show_rules(const Context& context) {
  const Registered& game = game_called(context.request.games.at(0));
  ChangedGame asked = game_asked(game, context.request);
  const Shelf shelf{as_changed(game, asked.changes), std::move(asked)};
  if (context.request.rule.empty()) {
    print_table(context, shelf);
  } else {
    print_rule(context, shelf, rule_called(game, context.request.rule));
  }
  return Exit::holds;
}

}  // namespace fathom::app
