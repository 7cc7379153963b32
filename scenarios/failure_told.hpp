#pragma once

#include <string>
#include <vector>

#include "model/core/given_and_when.hpp"
#include "scenarios/naming.hpp"
#include "scenarios/performance.hpp"

/// A scenario that fails, told in the rulebook's words. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom::detail {

/// Of many things that are wrong so many are told.
inline constexpr std::size_t most_mismatches_told = 20;
/// What stands before each line of what is told: `given   `, `when    `.
inline constexpr std::size_t margin = 8;

inline void add_with_margin(std::vector<std::string>& lines, std::string word, const std::vector<std::string>& all) {
  for (const std::string& line : all) {
    word.resize(margin, ' ');
    lines.push_back(word + line);
    word.clear();
  }
}

/// Everything else that is wrong, line by line: the first thing is the verdict's reason.
inline std::vector<std::string> other_mismatches(const Mismatches& all, const std::string& file) {
  std::vector<std::string> lines;
  for (std::size_t i = 1; i < all.size() && i <= most_mismatches_told; ++i)
    lines.push_back(located(file, all[i].at, all[i].message));
  if (all.size() > most_mismatches_told + 1)
    lines.push_back("and " + std::to_string(all.size() - most_mismatches_told - 1) + " more");
  return lines;
}

/// What else is wrong; what was given; what was done, and which of it was filled in; the position reached.
template <Specification G>
std::vector<std::string> failure_told(const Performance<G>& performance, const Failing& failing, const std::string& file) {
  std::vector<std::string> lines;
  add_with_margin(lines, "and", other_mismatches(failing.all, file));
  const Trace<G> trace = performance.trace();
  std::vector<std::string> play = given_and_when<G>(trace);
  const std::size_t first = play.size() - trace.actions.size();
  const std::vector<std::size_t>& filled = performance.come().filled;
  for (const std::size_t place : filled) {
    play[first + place].replace(0, margin, "filled  ");
    if (first + place + 1 < play.size()) play[first + place + 1].replace(0, margin, "when    ");
  }
  lines.insert(lines.end(), play.begin(), play.end());
  if (!trace.actions.empty()) add_with_margin(lines, "reached", G::tell(trace.game, performance.come().state));
  return lines;
}

}  // namespace fathom::detail
