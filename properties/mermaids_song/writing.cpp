#include "properties/writing.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "properties/arbitrary.hpp"
#include "properties/mermaids_song/subject.hpp"

namespace fathom::mermaids_song::laws {
namespace {

/// With any one rule left out, everything is still offered that the rules allow.
std::string without_a_rule_no_less_is_allowed(const Position& at, Random& random) {
  if (at.legal.empty()) return {};
  const std::size_t rule = properties::any_index(rulebook().size(), random);
  Game lenient = at.game;
  lenient.dropped.insert(rule);
  std::vector<Action> legal;
  legal_actions(lenient, at.state, legal);
  for (const Action& action : at.legal)
    if (std::ranges::find(legal, action) == legal.end())
      return show(at.game, at.state, action) + " is not offered without " + std::string(rulebook()[rule].id);
  return {};
}

}  // namespace

std::span<const Law> writing_laws() {
  static const std::vector<Law> laws{
      {"what_is_written_reads_back",
       "",
       properties::AsksProbe<Subject>{properties::what_is_written_reads_back<Subject>},
       {}},
      {"without_a_rule_no_less_is_allowed", "", AsksProbe{without_a_rule_no_less_is_allowed}, {}},
  };
  return laws;
}

}  // namespace fathom::mermaids_song::laws
