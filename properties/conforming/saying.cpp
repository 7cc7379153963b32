#include "properties/conforming/saying.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <utility>

namespace fathom::conform {

std::vector<std::string> time_last(const std::vector<std::string_view>& asked) {
  constexpr std::ptrdiff_t about_time = 2;
  std::vector<std::string> rules(asked.begin(), asked.end());
  std::rotate(rules.begin(), rules.begin() + std::min(about_time, std::ssize(rules)), rules.end());
  return rules;
}

std::vector<std::string> with_sections(std::span<const Rule> rulebook, std::vector<std::string> rules,
                                       std::vector<std::string> further) {
  std::set<std::string_view> sections;
  for (const std::string& rule : rules)
    if (const auto place = position_of(rulebook, rule)) sections.insert(rulebook[*place].cites);
  for (const Rule& rule : rulebook)
    if (sections.contains(rule.cites)) further.emplace_back(rule.id);
  add_rules(rules, std::move(further));
  return rules;
}

void add_rules(std::vector<std::string>& rules, std::vector<std::string> further) {
  for (std::string& rule : further)
    if (std::ranges::find(rules, rule) == rules.end()) rules.push_back(std::move(rule));
}

bool is_ok(const Json& said) {
  const auto ok = said.find("ok");
  return ok != said.end() && ok->is_boolean() && ok->get<bool>();
}

std::string quoted(const Json& said) {
  constexpr std::size_t longest = 300;
  std::string text = said.dump(-1, ' ', true, Json::error_handler_t::replace);
  if (text.size() > longest) text = text.substr(0, longest) + "...";
  return text;
}

Fault broken(const std::string& why) { return {Wrong::breaks_protocol, 0, why, {}}; }

Fault refuses_legal(const std::string& action, const Json& refused, std::vector<std::string> rules) {
  const std::string by = refused.is_string() ? refused.get<std::string>() : "";
  if (const auto named = std::ranges::find(rules, by); named != rules.end()) std::rotate(rules.begin(), named, named + 1);
  return {Wrong::refuses_legal, 0, action + ", which no rule refuses" + (by.empty() ? "" : "; it refuses it by " + by),
          std::move(rules)};
}

std::string told_of_engine(const std::string& mismatch) {
  const std::size_t expected = mismatch.find(": expected ");
  const std::size_t found = mismatch.rfind(", found ");
  if (expected == std::string::npos || found == std::string::npos || found < expected) return mismatch;
  constexpr std::size_t words = 11;
  const std::string theirs = mismatch.substr(expected + words, found - expected - words);
  return mismatch.substr(0, expected) + ": expected " + mismatch.substr(found + 8) + ", found " + theirs;
}

std::optional<Fault> judge_alike(Seat who, const Json& said, const Json& before) {
  if (said.value("state", Json()) == before.value("state", Json())) return std::nullopt;
  return Fault{Wrong::tells_hidden, 0, "what " + std::string(name_of(who)) + " sees tells apart what she cannot", {}};
}

std::optional<Fault> judge_points(const PerSeat<int>& ours, const Json& points_by_seat) {
  for (const auto& [name, points] : points_by_seat.items()) {
    const std::optional<Seat> who = named<Seat>(name);
    if (!who || !points.is_number_integer()) return broken("it has scores that are none: " + quoted(points_by_seat));
    if (points == ours[*who]) continue;
    return Fault{Wrong::wrong_score, 0, name + " has " + points.dump() + " points, not " + std::to_string(ours[*who]), {}};
  }
  return std::nullopt;
}

std::optional<Fault> judge_scores(const PerSeat<int>& ours, const Json& said) {
  const auto theirs = said.find("scores");
  if (theirs == said.end() || !theirs->is_object()) return broken("it has no scores: " + quoted(said));
  return judge_points(ours, *theirs);
}

}  // namespace fathom::conform
