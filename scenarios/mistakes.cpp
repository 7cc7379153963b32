#include "scenarios/mistakes.hpp"

#include <iterator>
#include <set>
#include <string_view>
#include <utility>

namespace fathom {

ScenariosRead read_what_can_be(const Node& document, const KnownNames& known) {
  ScenariosRead read;
  try {
    read.scenarios = read_scenarios(document, known);
    return read;
  } catch (const Problem& problem) {
    read.mistakes = {problem};
  }
  std::vector<Problem> of_single_ones;
  for (const Node& item : document.items) {
    Node alone = Node::list();
    alone.at = item.at;
    alone.add(item);
    try {
      std::vector<Scenario> some = read_scenarios(alone, known);
      std::move(some.begin(), some.end(), std::back_inserter(read.scenarios));
    } catch (const Problem& problem) {
      of_single_ones.push_back(problem);
    }
  }
  if (of_single_ones.empty()) {
    read.scenarios.clear();  // what is wrong is the file as a whole, such as two scenarios of one name
  } else {
    read.mistakes = std::move(of_single_ones);
  }
  return read;
}

std::vector<Problem> told_once(std::vector<Problem> mistakes) {
  std::set<std::string> told;
  std::vector<Problem> once;
  for (Problem& mistake : mistakes)
    if (told.insert(mistake.what()).second) once.push_back(std::move(mistake));
  return once;
}

}  // namespace fathom
