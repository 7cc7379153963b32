#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/exploring.hpp"
#include "app/program_name.hpp"

namespace fathom::app {
namespace {

using properties::Explored;
using properties::How;
using properties::Thing;
using properties::Way;

constexpr std::size_t survey_label_columns = 12;
constexpr std::size_t survey_text_columns = 104;

/// `new          14 things`, and what is too long for a line below it.
std::string survey_line(std::string_view label, const std::string& text) {
  std::string lines;
  for (const std::string& line : wrapped(text, survey_text_columns))
    lines += "  " + left(std::exchange(label, ""), survey_label_columns) + " " + line + "\n";
  return lines;
}

std::string first_names(const std::vector<std::string>& names) {
  constexpr std::size_t most = 12;
  std::string text;
  for (std::size_t i = 0; i < std::min(most, names.size()); ++i) text += (i == 0 ? "" : ", ") + names[i];
  return names.size() <= most ? text : text + " and " + std::to_string(names.size() - most) + " more";
}

/// A time that may be long: `58.1 s`, `12 min`, `7.5 h`.
std::string long_time(double seconds) {
  constexpr double minute = 60, hour = 3600;
  if (seconds < 2 * minute) return duration(seconds);
  return seconds < 2 * hour ? fmt::format("{:.0f} min", seconds / minute) : fmt::format("{:.1f} h", seconds / hour);
}

std::string thing_in_words(const Thing& thing) {
  constexpr std::array<std::string_view, kinds<How>> words{"allowed something", "read", "refused something", "silent"};
  return thing.rule + " " + std::string(words[index_of(thing.how)]) + (thing.step.empty() ? "" : " at " + thing.step) + ", " +
         std::to_string(thing.players) + " players";
}

std::string told_runs(const Explored& all) {
  const std::string these = counted(all.plays - all.plays_before, "play") + " in " + long_time(all.seconds - all.seconds_before);
  if (all.plays_before == 0) return these;
  return these + ", gone on from " + count(all.plays_before) + " of earlier runs; " + count(all.plays) + " in " +
         long_time(all.seconds) + " together";
}

std::string told_new(const Explored& all) {
  const auto news = std::ranges::count_if(all.things, &Thing::is_new);
  const std::string of = counted(static_cast<std::uint64_t>(news), "thing") +
                         (all.plays_before == 0 ? "" : " since last time, of " + count(all.things.size()));
  const auto last = std::ranges::max_element(all.things, {}, &Thing::after);
  if (last == all.things.end()) return of;
  return of + "; the last new one after " + counted(last->after, "play") + ", " + long_time(last->seconds) + ": " + thing_in_words(*last);
}

/// The rules that one of these things is about.
std::set<std::string> rules_where(const Explored& all, const std::function<bool(const Thing&)>& is_meant) {
  std::set<std::string> rules;
  for (const Thing& thing : all.things)
    if (is_meant(thing)) rules.insert(thing.rule);
  return rules;
}
bool is_carried_out(const Thing& thing) { return thing.how == How::allowed || thing.how == How::read; }

/// Of the rules, how many allowed or carried something out, and how many refused something.
std::string survey_cell(const Explored& all, const std::function<bool(const Thing&)>& is_here) {
  const auto carried = rules_where(all, [&](const Thing& thing) { return is_here(thing) && is_carried_out(thing); });
  const auto refused = rules_where(all, [&](const Thing& thing) { return is_here(thing) && thing.how == How::refused; });
  return carried.empty() && refused.empty() ? "-" : std::to_string(carried.size()) + " · " + std::to_string(refused.size());
}

std::vector<std::string> survey_row(const Explored& all, const std::vector<Way>& ways, const std::string& label,
                                     const std::function<bool(const Thing&)>& is_in_row) {
  std::vector<std::string> row{label};
  for (const Way way : ways)
    row.push_back(survey_cell(all, [&](const Thing& thing) { return is_in_row(thing) && thing.plays[index_of(way)] > 0; }));
  row.push_back(survey_cell(all, is_in_row));
  return row;
}

/// Rules by policy and step.
std::string coverage_table(const Paint& paint, const Explored& all) {
  std::vector<Way> ways;
  std::vector<std::string> head{"step"}, plays{"plays"};
  for (const Way way : every<Way>)
    if (all.plays_by[index_of(way)] > 0) {
      ways.push_back(way);
      head.emplace_back(name_of(way));
      plays.push_back(count(all.plays_by[index_of(way)]));
    }
  head.emplace_back("all");
  plays.push_back(count(all.plays));
  for (std::string& heading : head) heading = paint(Tone::faint, heading);
  std::vector<std::vector<std::string>> rows{head, plays};
  for (const std::string& step : all.steps) {
    const auto is_there = [&](const Thing& thing) { return thing.step == step; };
    if (std::ranges::any_of(all.things, is_there)) rows.push_back(survey_row(all, ways, step, is_there));
  }
  rows.push_back(survey_row(all, ways, "any step", [](const Thing&) { return true; }));
  return table(rows, "    ");
}

/// The rules that can refuse, and have not.
std::string told_never(const Registered& game, const Explored& all) {
  const auto refused = rules_where(all, [](const Thing& thing) { return thing.how == How::refused; });
  std::vector<std::string> never;
  for (const std::string_view rule : game.clauses)
    if (!refused.contains(std::string(rule))) never.emplace_back(rule);
  const std::string of = std::to_string(game.clauses.size() - never.size()) + " of " + std::to_string(game.clauses.size()) +
                         " rules that can refuse were the first to refuse something";
  return never.empty() ? of : of + "; never: " + first_names(never);
}

std::string told_silences(const Registered& game, const Explored& all) {
  std::set<std::string> seen, is_new_since;
  for (const Thing& thing : all.things)
    if (thing.how == How::silent) {
      seen.insert(thing.rule);
      if (thing.is_new) is_new_since.insert(thing.rule);
    }
  for (const Thing& thing : all.things)
    if (thing.how == How::silent && !thing.is_new) is_new_since.erase(thing.rule);
  const auto of = std::ranges::count(game.rulebook, Status::silent, &Rule::status);
  std::string text = std::to_string(seen.size()) + " of " + counted(static_cast<std::uint64_t>(of), "rule") + " on which the rulebook says nothing";
  if (!is_new_since.empty())
    text += "; new" + std::string(all.plays_before == 0 ? "" : " since last time") + ": " + first_names({is_new_since.begin(), is_new_since.end()});
  return seen.empty() ? text : text + " (" + command_line("holes " + game.name) + ")";
}

std::string told_unseen(const Explored& all) {
  const properties::Unseen& unseen = all.unseen;
  if (unseen.plays == 0) return "no play is a sample, and so nothing can be said";
  return fmt::format(
      "an estimate: the next play shows {:.2g} things that none has shown, hardly more than {:.2g} (Good-Turing: {} of {} things were "
      "seen in one play of {}); at least {:.0f} things that such plays can show are unseen (Chao)",
      unseen.new_each, unseen.at_most, unseen.once, unseen.seen, count(unseen.plays), unseen.at_least);
}

}  // namespace

std::string survey(const Paint& paint, const Registered& game, const Explored& all) {
  std::string text = survey_line("run", told_runs(all) + (all.search == properties::Search::mixed
                                                              ? ""
                                                              : ", " + std::string(name_of(all.search)) + " search"));
  text += survey_line("new", told_new(all));
  text += survey_line("covered", "rules that allowed something or were carried out · rules that refused something");
  text += coverage_table(paint, all);
  text += survey_line("", told_never(game, all));
  text += survey_line("unspecified", told_silences(game, all));
  text += survey_line("unseen", told_unseen(all));
  if (all.search == properties::Search::steered)
    text += survey_line("steered by", count(all.signs) + " signs of positions and plays, from " + count(all.saved_positions) + " saved positions");
  return text;
}

}  // namespace fathom::app
