#include <limits>
#include <map>
#include <string>

#include "app/command_line.hpp"
#include "app/registered.hpp"
#include "app/shard_variables.hpp"

// Options that several commands take.

namespace fathom::app {
namespace {

constexpr int most_at_a_table = 6;
constexpr int most_threads = 256;
constexpr std::string_view shard_of_surroundings = "auto";

}  // namespace

void Line::takes_games(CLI::App& on) {
  on.add_option("GAME", request_.games, "Games to check (default: all)")->type_name("");
}

void Line::takes_one_game(CLI::App& on) {
  on.add_option("GAME", game_, "The game, such as " + games()[0].name)->required(games().size() > 1)->type_name("");
}

void Line::takes_players(CLI::App& on) {
  on.add_option("--players", request_.players, "Only tables of so many players")
      ->type_name("N")
      ->check(within(1, most_at_a_table));
}

void Line::takes_seed(CLI::App& on) {
  on.add_option("--seed", request_.seed, "Where chance begins (default: 1); with /CASE, one case of a campaign")
      ->type_name("ROOT[/CASE]")
      ->check(meaning(read_seed, "a number such as 5, or 5/1873"));
}

void Line::takes_cases(CLI::App& on) {
  on.add_option("--cases", request_.cases, "Cases tried, for each check and each number of players")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases));
}

void Line::takes_time(CLI::App& on, const std::string& what) {
  constexpr double longest = 30.0 * 24 * 3600;
  const std::map<std::string, double> units{{"ms", 0.001}, {"s", 1}, {"m", 60}, {"h", 3600}};
  on.add_option("--time", request_.seconds, what)
      ->transform(CLI::AsNumberWithUnit(units, CLI::AsNumberWithUnit::CASE_SENSITIVE).description(""))
      ->check(within(std::numeric_limits<double>::min(), longest, "a time such as 30s, 2m or 500ms"))
      ->type_name("TIME");
}

void Line::takes_comparison(CLI::App& on) {
  constexpr std::uint64_t most_seeds = 1000;
  on.add_option("--compare-searches", request_.explore.seeds,
                "Instead: after how many plays each search finds that a law falls, with N seeds; --cases bounds them (default: 100)")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_seeds));
}

void Line::takes_only(CLI::App& on, const std::string& what) {
  on.add_option("--only", request_.only, what)->type_name("NAME|PATTERN")->allow_extra_args(false);
}

void Line::takes_scenarios(CLI::App& on) {
  on.add_option("--scenarios", request_.scenarios.joined,
                "Also the scenarios of this file, folder or pattern; may be given again")
      ->type_name("PATH")
      ->allow_extra_args(false);
}

void Line::takes_shard(CLI::App& on) {
  const auto is_shard = [](std::string_view text) { return text == shard_of_surroundings || read_shard(text); };
  on.add_option_function<std::string>(
        "--shard",
        [this](const std::string& text) {
          request_.shard = read_shard(text).value_or(Shard{});
          request_.shard_source = text == shard_of_surroundings ? ShardSource::expected : ShardSource::asked;
        },
        "Only part I of N, counted from 0; auto: as a batch system or build server says; fathom merge joins the parts")
      ->type_name("I/N|auto")
      ->check(meaning(is_shard, "I/N with I below N, such as 0/4, or auto"));
  on.add_option("--into", request_.into, "Keep the report of each part in FOLDER, and do not do again what is there (docs/campaigns.md)")
      ->type_name("FOLDER");
  on.add_option("--parts", request_.parts, "Divide the whole into so many parts, of which this shard does its share (default: one each)")
      ->type_name("P")
      ->check(within<std::uint32_t>(1, most_parts))
      ->needs("--into");
}

void Line::takes_components(CLI::App& on) {
  on.add_option("--components", request_.components, "What is in the box, read from FILE instead of assumed")
      ->type_name("FILE");
}

void Line::takes_home(CLI::App& on) {
  on.add_option("--home", request_.home, "Use scenarios/ and ci/exceptions/ of FOLDER instead of the program's own")
      ->type_name("FOLDER");
}

void Line::takes_house_rule(CLI::App& on) {
  on.add_option("--variant", request_.house_rule, "Play by the house rule in FILE instead of the published rules")
      ->type_name("FILE");
}

void Line::takes_rules(CLI::App& on) {
  takes_components(on);
  takes_home(on);
  takes_house_rule(on);
}

void Line::takes_reports(CLI::App& on) {
  on.add_option("--junit", request_.junit, "Also write the verdicts to FILE, as JUnit XML")->type_name("FILE");
  on.add_option("--json", request_.json, "Also write the verdicts to FILE, as JSON")->type_name("FILE");
  on.add_flag_callback(
      "--quiet", [this] { request_.detail = Detail::failures; }, "Print only what is not as expected");
  on.add_option("--pictures", request_.pictures,
                "Draw where checks that fail come to: auto (where it is small), always or never (default: auto)")
      ->type_name("WHEN")
      ->transform(one_of<Pictures>());
  takes_colour(on);
}

void Line::takes_pages(CLI::App& on) {
  on.add_option("--html", request_.pages.html, "Also write the report to FILE, as a page")->type_name("FILE");
  on.add_option("--markdown", request_.pages.markdown, "The same as Markdown, for a job's summary")->type_name("FILE");
  on.add_flag("--annotations", request_.pages.annotates, "Also print what is amiss as GitHub's annotations");
}

void Line::takes_gate_form(CLI::App& on) {
  on.add_option("--format", request_.pages.form, "text, json, html, markdown or github, its annotations (default: by the name of --output, else text)")
      ->type_name("FORM")
      ->transform(one_of<GateForm>());
  on.add_option("--output", request_.pages.output, "Write a report that is not text to FILE, whole or not at all; - is standard output")
      ->type_name("FILE");
  on.add_option("--since", request_.pages.since, "Tell what changed since an earlier run, of which FILE is the JSON report")
      ->type_name("FILE");
  takes_pages(on);
}

void Line::takes_threads(CLI::App& on) {
  on.add_option("--threads", request_.threads, "How many things are done at once (default: as many as the machine can)")
      ->type_name("N")
      ->check(within(1, most_threads));
}

void Line::takes_colour(CLI::App& on) {
  on.add_option("--color", request_.colour, "auto, always or never")->type_name("WHEN")->transform(one_of<Colour>());
}

void Line::takes_case(CLI::App& on) {
  on.add_option("--case", request_.draw.chosen, "Which of the file's scenarios, where it holds several")
      ->type_name("N")
      ->check(within<std::uint64_t>(1, most_cases));
}

void Line::takes_claims(CLI::App& on) {
  on.add_flag_callback(
      "--claims", [this] { request_.claims = Claims::listed; },
      "Tell of each claim which kinds of evidence stand behind it, and how they know");
}

void Line::takes_form(CLI::App& on) {
  on.add_option("--format", request_.variant.form, "text, json, html or markdown (default: by the name of --output, else text)")
      ->type_name("FORM")
      ->transform(one_of<ReportForm>());
  on.add_option("--output", request_.variant.output, "Write the report to FILE, whole or not at all; - is standard output")
      ->type_name("FILE");
  on.add_option("--html", request_.pages.html, "Also write the report to FILE, as a page")->type_name("FILE");
  on.add_option("--markdown", request_.pages.markdown, "The same as Markdown, for a comment on a pull request")->type_name("FILE");
  on.add_option("--json", request_.json, "The same as JSON")->type_name("FILE");
  on.add_flag_callback(
      "--full", [this] { request_.variant.extent = Extent::all; }, "As text: also what is folded away, and every row");
}

}  // namespace fathom::app
