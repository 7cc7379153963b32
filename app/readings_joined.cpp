#include <algorithm>
#include <iterator>
#include <utility>

#include "app/errors.hpp"
#include "app/merge.hpp"
#include "app/parts.hpp"
#include "app/program_name.hpp"
#include "app/readings.hpp"

namespace fathom::app {

std::string what_differs(const Readings& one, const Readings& other) {
  if (one.game != other.game) return "game";
  if (one.plays != other.plays) return "plays";
  if (one.takes_pairs != other.takes_pairs) return "pairs";
  return what_differs(one.run, other.run);
}

namespace {

std::vector<Verdict> missing_parts(const Readings& run, const std::vector<bool>& is_there, const std::string& folder) {
  std::string typed = typed_again(run.run);
  if (run.takes_pairs) typed += " --pairs";
  if (run.plays) typed += " --plays " + std::to_string(*run.plays);
  std::vector<Verdict> missing;
  const auto of = static_cast<std::uint32_t>(is_there.size());
  for (std::uint32_t index = 0; index < of; ++index) {
    if (is_there[index]) continue;
    const std::string part = typed + " --shard " + std::to_string(index) + "/" + std::to_string(of);
    const std::string to = folder.empty() ? " --format json --output " + part_file_name({index, of}) : " --into " + shell_word(folder);
    missing.push_back(missing_part({index, of}, run.game, command_line(part + to)));
  }
  return missing;
}

}  // namespace

Readings joined(std::vector<Readings> parts, const std::string& folder) {
  if (parts.empty()) throw BadInput("there is nothing to merge");
  Readings whole = parts.front();
  std::vector<bool> is_there(whole.run.shard.of, false);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Readings& part = parts[i];
    const Shard& shard = part.run.shard;
    const std::string name = "part " + std::to_string(shard.index) + " of " + std::to_string(shard.of);
    std::string differs = what_differs(part, whole);
    if (shard.of != is_there.size()) differs = "number of parts";
    if (!differs.empty()) throw BadInput(name + " is of another run than the first: the " + differs + " differs");
    if (is_there[shard.index]) throw BadInput(name + " is there more than once");
    is_there[shard.index] = true;
    if (i == 0) continue;
    std::move(part.alone.begin(), part.alone.end(), std::back_inserter(whole.alone));
    std::move(part.pairs.begin(), part.pairs.end(), std::back_inserter(whole.pairs));
    whole.planned += part.planned;
  }
  std::ranges::sort(whole.alone, {}, &ReadingTried::place);
  std::ranges::sort(whole.pairs, {}, &ReadingTried::place);
  for (ReadingTried& pair : whole.pairs) leave_out_what_fails_alone(whole.alone, pair);  // it may have been told in another part
  whole.run.games = {whole.game};
  whole.missing = missing_parts(whole, is_there, folder);
  whole.run.games.clear();
  whole.run.shard = {};
  return whole;
}

}  // namespace fathom::app
