#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/exhausting.hpp"
#include "app/interruption.hpp"
#include "app/keeping.hpp"
#include "app/program_name.hpp"
#include "app/progress.hpp"
#include "app/registered.hpp"
#include "app/report.hpp"
#include "scenarios/naming.hpp"

namespace fathom::app {
namespace {

using properties::Exhausted;
using properties::ExhaustOptions;

constexpr std::string_view no_file = "none";
/// The box that the gate goes through.
constexpr std::string_view least = "least";

/// The file of the box that was asked for: as it was named, or one that comes with the game.
std::string box_asked(const Registered& game, const std::string& asked) {
  if (std::filesystem::path(asked).has_extension()) return asked;
  const std::string name = asked.empty() ? "tiny" : asked;
  const std::filesystem::path file = box_file(game.name, name);
  if (!is_there(file))
    throw BadInput("no box " + name + " comes with " + game.name + " (" + file.string() + "); name a variant file with --box FILE");
  return file.string();
}

/// Whether a word is a name that a file can have throughout.
std::string as_file_name(std::string text) {
  std::ranges::replace_if(text, [](char letter) { return letter == '/' || letter == ' '; }, '-');
  return text;
}

/// Where a search under way is kept.
std::string state_file(const Registered& game, const Request& request, int players) {
  if (request.exhaust.state == no_file) return "";
  if (!request.exhaust.state.empty()) return request.exhaust.state;
  const std::filesystem::path folder(".fathom/exhaust");
  std::error_code ignored;
  std::filesystem::create_directories(folder, ignored);
  const std::string box = std::filesystem::path(request.house_rule).stem().string();
  return (folder / (game.name + "-" + as_file_name(box) + "-" + std::to_string(players) + ".search")).string();
}

/// What a search is of, in one line: a file of another is not gone on with.
std::string key_of(const Registered& game, const Request& request, const ChangedGame& box, int players) {
  std::string key = game.name + ", " + std::to_string(players) + " players" +
                    (request.exhaust.alike == properties::Alike::are_one ? "" : ", each position for itself") + ", version " FATHOM_VERSION;
  for (const Changed& change : box.changes) key += "; " + show(change);
  return key;
}

Exhausted gone_through(const Registered& game, const Request& request, const ChangedGame& box, int players) {
  constexpr std::size_t bytes_each = std::size_t{1} << 20U;
  ExhaustOptions options;
  options.players = players;
  options.most_bytes = request.exhaust.megabytes * bytes_each;
  options.threads = threads_asked(request);
  options.state = state_file(game, request, players);
  options.alike = request.exhaust.alike;
  options.key = key_of(game, request, box, players);
  Progress progress(game.name);
  options.progress = [&](std::uint64_t seen, std::uint64_t done, std::size_t depth) {
    progress(done, seen, count(seen) + " positions, depth " + std::to_string(depth));
    note_under_way("positions", done, seen);
  };
  try {
    return game.exhaust(box.game, options);
  } catch (const std::runtime_error& error) {
    throw BadInput(error.what());
  }
}

std::string one_in(double likely) {
  if (likely <= 0) return "no two of them can have been taken for one";
  return "two of them were taken for one with a probability of less than 1 in " + count(static_cast<std::uint64_t>(1 / likely));
}

/// What no play of the box comes to, each thing once.
std::string missed_by(const Exhausted& all) {
  std::vector<std::string> missed;
  for (const properties::Untested& each : all.untested)
    if (std::ranges::find(missed, each.missed) == missed.end()) missed.push_back(each.missed);
  std::string text;
  for (const std::string& each : missed) text += (text.empty() ? "" : ", ") + each;
  return text;
}

void print(const Context& context, const Exhausted& all) {
  const auto line = [&](std::string_view label, const std::string& text) {
    context.out << "  " << left(label, 12) << " " << text << "\n";
  };
  line("positions", count(all.positions) + (all.out_of_room ? " so far" : ", all there are") +
                        (all.symmetries > 1 ? " up to " + counted(all.symmetries, "renaming") : ""));
  line("transitions", count(all.transitions) + ", " + counted(all.depth, "action") + " deep");
  line("ends", counted(all.ended, "position") + " in which the game is over; " +
                   (all.deadlocks == 0 ? "none in which nobody can act before" : counted(all.deadlocks, "deadlock")));
  std::string steps;
  for (const auto& [step, many] : all.by_step) steps += (steps.empty() ? "" : ", ") + step + " " + count(many);
  if (!steps.empty()) line("by step", steps);
  std::string silences;
  for (const std::string& rule : all.silences) silences += (silences.empty() ? "" : ", ") + rule;
  if (!silences.empty()) line("silences", silences);
  context.out << show(context.paint, {"laws", all.verdicts, all.seconds, "exhaustive: every position and transition"});
  if (!all.untested.empty()) line("untested", counted(all.untested.size(), "law") + ", since no play of this box comes to " + missed_by(all));
  line("memory", std::to_string((all.bytes >> 20U) + 1) + " MB; " + one_in(all.taken_for_one));
  if (all.went_on_from > 0) line("", "went on from " + count(all.went_on_from) + " positions of an earlier run");
}

/// Why a search that did not come to its end decides nothing, and what to do.
void explain_the_end(const Context& context, const Exhausted& all) {
  if (!all.out_of_room) return;
  context.out << "\nUndecided: " << context.request.exhaust.megabytes
              << " MB do not hold all positions; try a smaller box, or more --memory.\n";
}

/// Saves what fell in a box, under its own name, with the command that shows it.
void keep_what_fell(const Registered& game, const Request& request, int players, std::vector<Verdict>& verdicts, std::ostream& err) {
  const std::string again =
      command_line("exhaust " + game.name + " --box " + shell_word(request.house_rule) + " --players " + std::to_string(players)) +
      (request.exhaust.alike == properties::Alike::are_one ? "" : " --each-alone");
  for (Verdict& verdict : verdicts) verdict.again = again;
  keep_traces(game, request, verdicts, err);
}

/// The name of a check of the least box, whatever the law is called.
std::string named_after_box(const std::string& check) { return std::string(least) + "/" + check; }

/// Whether a request is about the least box.
bool asks_for_least_box(const Registered& game, const Request& request) {
  const bool of_published_rules = request.house_rule.empty() && request.components.empty();
  const bool at_its_table = !request.players || *request.players == game.fewest_players;
  const bool is_first_part = request.shard.index == 0 && !request.seed.only;
  const bool is_named = request.only.empty() || std::ranges::any_of(request.only, [](const std::string& name) {
                          return name.starts_with(named_after_box(""));
                        });
  return of_published_rules && at_its_table && is_first_part && is_named && is_there(box_file(game.name, least));
}

}  // namespace

BoxFindings least_box_of(const Registered& game, const Request& asked, std::ostream& err) {
  if (!asks_for_least_box(game, asked)) return {};
  Request request = asked;
  request.house_rule = box_file(game.name, least).string();
  request.exhaust = {};
  request.exhaust.state = no_file;
  const int players = game.fewest_players;
  Exhausted all = gone_through(game, request, game_asked(game, request), players);
  keep_what_fell(game, request, players, all.verdicts, err);
  const std::string box = "every position of the box " + std::string(least) + ", " + std::to_string(players) + " players";
  for (Verdict& verdict : all.verdicts) {
    verdict.basis.domain = box;
    verdict.check = named_after_box(verdict.check);
  }
  std::erase_if(all.verdicts, [&](const Verdict& verdict) { return !is_wanted(verdict.check, request.only); });
  return {std::move(all.verdicts), box + ": " + count(all.positions) + ", and " + count(all.transitions) + " transitions"};
}

Exit exhaust_box(const Context& asked) {
  Request request = asked.request;
  const Registered& game = game_called(request.games.at(0));
  request.house_rule = box_asked(game, request.exhaust.box);
  const Context context{request, asked.paint, asked.out, asked.err};
  const ChangedGame box = game_asked(game, request);
  const int players = request.players.value_or(game.fewest_players);
  context.out << context.paint(Tone::strong, game.name) << "   " << counted(static_cast<std::uint64_t>(players), "player") << "\n"
              << told_changes(box, request) << "\n"
              << std::flush;
  Exhausted all = gone_through(game, request, box, players);
  keep_what_fell(game, request, players, all.verdicts, context.err);
  print(context, all);
  explain_the_end(context, all);
  Report report = begun(request);
  report.games.push_back(game.name);
  report.verdicts = std::move(all.verdicts);
  return finished(context, report);
}

}  // namespace fathom::app
