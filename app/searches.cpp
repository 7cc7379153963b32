#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/mutants.hpp"
#include "app/progress.hpp"
#include "app/registered.hpp"
#include "app/workers.hpp"

// What each search is good for: after how many plays it finds that a law falls, in mutants or in a game with a bug in it.

namespace fathom::app {
namespace {

using properties::Search;
using PlaysCaught = std::vector<std::optional<std::uint64_t>>;  // by seed

constexpr std::uint64_t cases_compared = 100;  // for each number of players
constexpr double seconds_compared = 3600;
constexpr std::string_view as_it_is = "as it is";

/// The play in which a law first fell.
std::optional<std::uint64_t> plays_until_caught(const Registered& game, const std::any& rules, const Request& request, Search search,
                                                std::uint64_t seed) {
  properties::ExploreOptions options;
  options.options = campaign(request);
  options.options.seed = seed;
  options.options.cases = request.cases.value_or(cases_compared);
  options.options.seconds.reset();
  options.options.shard = {};
  options.options.threads = 1;
  options.options.only.clear();
  options.options.telling = properties::Telling::outcomes;
  options.options.until = properties::Until::first_failure;
  options.search = search;
  options.observes = false;
  return game.explore(rules, options).first_failure;
}

std::string searches_on(const Registered& game, const std::any& rules, const Request& request) {
  std::string text;
  for (const Search search : every<Search>) {
    for (std::uint64_t seed = 0; seed < *request.explore.seeds; ++seed) {
      const auto caught = plays_until_caught(game, rules, request, search, request.seed.root + seed);
      text += (caught ? std::to_string(*caught) : "-") + " ";
    }
    text += "\n";
  }
  return text;
}
std::vector<PlaysCaught> read_compared(const std::string& text) {
  std::vector<PlaysCaught> all;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    all.emplace_back();
    for (std::string word; words >> word;)
      all.back().push_back(word == "-" ? std::nullopt : std::optional<std::uint64_t>(std::stoull(word)));
  }
  return all;
}

/// The mutants of a game, or the game itself, which is then no mutant.
std::vector<Mutant> compared_in(const Registered& game, const Request& request) {
  const ChangedGame changed = game_asked(game, request);
  if (request.command == Command::mutants) return mutants_asked(game, changed.game, request);
  return {Mutant{std::string(as_it_is), "", Change::moved, changed.game}};
}

std::vector<SearchesCompared> compared_for(const Context& context, const Registered& game) {
  const std::vector<Mutant> mutants = compared_in(game, context.request);
  std::vector<Job> jobs;
  for (const Mutant& mutant : mutants)
    jobs.push_back([&game, &mutant, &context] { return searches_on(game, mutant.game, context.request); });
  Progress progress(game.name);
  const std::vector<JobResult> results = done_apart(jobs, threads_asked(context.request), seconds_compared,
                                                    [&](std::size_t done) { progress(done, jobs.size()); });
  std::vector<SearchesCompared> all;
  for (std::size_t i = 0; i < mutants.size(); ++i)
    all.push_back({game.name, mutants[i].name, mutants[i].rule, read_compared(results[i].text), results[i].accident});
  return all;
}

/// The middle one of what each seed took: nothing where most found nothing.
std::optional<std::uint64_t> middle_of(PlaysCaught caught) {
  if (caught.empty()) return std::nullopt;
  const auto later = [](const auto& a, const auto& b) { return a.value_or(~std::uint64_t{0}) < b.value_or(~std::uint64_t{0}); };
  std::ranges::sort(caught, later);
  return caught[(caught.size() - 1) / 2];
}

std::string caught_cell(const PlaysCaught& caught) {
  const auto middle = middle_of(caught);
  const auto found = std::ranges::count_if(caught, [](const auto& one) { return one.has_value(); });
  if (found == 0) return "-";
  const std::string some = static_cast<std::size_t>(found) == caught.size() ? "" : fmt::format(" ({} of {})", found, caught.size());
  return (middle ? count(*middle) : "-") + some;
}

/// Seeds that caught, and plays until they did, each that did not counted with all its plays.
struct SearchSum {
  std::uint64_t mutants = 0, always = 0, caught = 0;
  double plays = 0;
};

std::string told_search_sum(Search search, const SearchSum& sum, std::size_t of, std::uint64_t seeds) {
  return fmt::format("  {:<9} {} of {} by every seed, {:.1f} % of all {} runs, {} plays", name_of(search), sum.always, of,
                     100.0 * static_cast<double>(sum.caught) / static_cast<double>(std::max<std::uint64_t>(1, of * seeds)), of * seeds,
                     count(static_cast<std::uint64_t>(sum.plays))) +
         "\n";
}

std::string comparison_of(const Paint& paint, const std::vector<SearchesCompared>& all, std::uint64_t seeds, std::uint64_t most_plays) {
  std::vector<std::vector<std::string>> rows{{"plays until caught (median)", "uniform", "mixed", "steered"}};
  for (std::string& heading : rows.front()) heading = paint(Tone::faint, heading);
  std::vector<SearchSum> sums(kinds<Search>);
  std::size_t judged = 0;
  for (const SearchesCompared& each : all) {
    if (each.caught.size() != kinds<Search>) {
      rows.push_back({each.what, each.accident});
      continue;
    }
    ++judged;
    rows.push_back({each.what, caught_cell(each.caught[0]), caught_cell(each.caught[1]), caught_cell(each.caught[2])});
    for (std::size_t search = 0; search < sums.size(); ++search) {
      std::uint64_t caught = 0;
      for (const auto& one : each.caught[search]) {
        caught += one ? 1 : 0;
        sums[search].plays += static_cast<double>(one.value_or(most_plays));
      }
      sums[search].caught += caught;
      sums[search].always += caught == seeds ? 1 : 0;
    }
  }
  std::string text = table(rows, "  ") + "\n";
  for (const Search search : every<Search>) text += told_search_sum(search, sums[index_of(search)], judged, seeds);
  return text;
}

}  // namespace

Exit compare_searches(const Context& context) {
  const Request& request = context.request;
  const std::uint64_t cases = request.cases.value_or(cases_compared);
  std::vector<SearchesCompared> whole;
  for (const Registered* game : games_asked(request)) {
    if (!whole.empty()) context.out << "\n";
    std::vector<SearchesCompared> all = compared_for(context, *game);
    const int tables = request.players ? 1 : game->most_players - game->fewest_players + 1;
    context.out << context.paint(Tone::strong, game->name) << "   " << counted(*request.explore.seeds, "seed") << ", up to "
                << counted(cases * static_cast<std::uint64_t>(tables), "play") << " each\n\n"
                << comparison_of(context.paint, all, *request.explore.seeds, cases * static_cast<std::uint64_t>(tables)) << std::flush;
    std::move(all.begin(), all.end(), std::back_inserter(whole));
  }
  if (!request.json.empty()) write_file(request.json, to_json(whole, cases));
  const bool all_judged = std::ranges::all_of(whole, [](const SearchesCompared& each) { return each.accident.empty(); });
  return all_judged ? Exit::holds : Exit::undecided;
}

}  // namespace fathom::app
