#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/findings_written.hpp"
#include "app/interruption.hpp"
#include "app/program_name.hpp"
#include "app/sweep.hpp"
#include "app/variant_asked.hpp"
#include "model/core/words.hpp"
#include "notation/node.hpp"

namespace fathom::app {
namespace {

/// What a sweep is made over: the published game of this name, a variant's file, or, where nothing is named, the game that
/// alone has such a number, reading or component.
std::pair<const Registered*, SweepOver> swept_over(const Request& request, const SweepAsked& asked) {
  const std::string word = request.files.empty() ? "" : request.files.front();
  for (const Registered& game : games())
    if (game.name == word) return {&game, {"", game.published()}};
  if (!word.empty()) {
    const Registered& game = game_of_variant_file(word);
    const ChangedGame variant = game.with_variant(game.published(), word);
    return {&game, {variant.name, variant.game}};
  }
  std::vector<const Registered*> knowing;
  std::vector<std::string> names;
  std::vector<std::string_view> known;
  for (const Registered& game : games()) {
    for (const ParameterShown& number : game.parameters) known.push_back(number.name);
    for (const ReadingShown& reading : game.readings) known.push_back(reading.rule);
    if (std::ranges::find(game.parameters, asked.name, &ParameterShown::name) != game.parameters.end() ||
        std::ranges::find(game.readings, asked.name, &ReadingShown::rule) != game.readings.end()) {
      knowing.push_back(&game);
      names.push_back(game.name);
    }
  }
  if (knowing.size() == 1) return {knowing.front(), {"", knowing.front()->published()}};
  const std::string meant = knowing.empty() ? suggestion(asked.name, known) : "";
  if (!meant.empty()) throw BadInput("--sweep: no game has a number or a reading called " + asked.name + meant);
  throw BadInput(
      "--sweep: " +
      (knowing.empty() ? "no game has a number or a reading called " + asked.name : listed(names) + " have " + asked.name) +
      "; name a game or a variant's file first: " + command_line("variant GAME --sweep " + asked.name + "=..."));
}

}  // namespace

Exit tell_sweep(const Context& context) {
  const VariantRequest& variant = context.request.variant;
  if (!variant.accept.empty() || !variant.write_accept.empty())
    throw BadUsage("--sweep tells of many values, and --accept is about one variant; leave one of them out");
  const SweepAsked asked = read_sweep(variant.sweep);
  const auto [game, over] = swept_over(context.request, asked);
  const Base base = base_asked(context.request, *game);
  Swept found;
  {
    Progress progress("sweep");
    Effort effort = effort_asked(context.request, progress);
    constexpr std::uint64_t cases_each = 100;
    constexpr std::uint64_t plays_each = 200;
    if (effort.cases == 0) effort.cases = cases_each;
    if (effort.plays == 0) effort.plays = plays_each;
    found = swept(*game, asked, over, base, effort, [&](const Swept& so_far) {
      note_done(so_far.asked.name + " " + so_far.values.back().value);
      note_report(written(context, findings_of(so_far), [&] { return as_json(so_far); }), variant.output);
    });
  }
  note_report("", "");
  const Findings findings = findings_of(found);
  hand_over(context, findings, [&] { return as_json(found); });
  return findings.alarming ? Exit::fails : Exit::holds;
}

}  // namespace fathom::app
