#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/options.hpp"
#include "model/core/names.hpp"

/// The machinery behind `app/options.hpp`: for `app/options.cpp`, which reads a command line, `app/commands.cpp` and
/// `app/commands_checking.cpp`, where each command says what it takes, and `app/options_shared.cpp`, what several take.
namespace fathom::app {

/// More than any campaign could play.
inline constexpr std::uint32_t most_parts = 9999;
inline constexpr std::uint64_t most_megabytes = 1U << 20U;
inline constexpr std::uint64_t most_cases = 1'000'000'000'000;

/// More engines than any machine runs at once.
inline constexpr int most_engines = 256;
/// No game has so few actions that anybody could count further.
inline constexpr std::uint64_t deepest = 100;

/// A CLI11 check that a text means something to `read`.
template <class Read>
CLI::Validator meaning(Read read, std::string expected) {
  const auto judge = [read, expected = std::move(expected)](std::string& text) {
    return read(text) ? std::string{} : "expected " + expected + ", found \"" + text + "\"";
  };
  return {judge, ""};
}

/// A CLI11 check that a text is one of a few words, which are also its name, with `|` between them: completion reads them there.
inline CLI::Validator one_of(std::vector<std::string> words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : word == words.back() ? " or " : ", ") + word;
  std::string name;
  for (const std::string& word : words) name += (name.empty() ? "" : "|") + word;
  const auto read = [words](const std::string& text) { return std::find(words.begin(), words.end(), text) != words.end(); };
  return meaning(read, list).name(name);
}

/// A CLI11 check that a text is a number from `least` to `most`.
template <class Number>
CLI::Validator within(Number least, Number most, std::string expected) {
  return meaning([range = CLI::Range(least, most, "N")](std::string text) { return range(text).empty(); },
                 std::move(expected));
}
template <class Number>
CLI::Validator within(Number least, Number most) {
  return within(least, most, "a number from " + std::to_string(least) + " to " + std::to_string(most));
}

/// A CLI11 transformation of a name into its place among the names, which CLI11 reads as the enumerator.
template <Named E>
CLI::Validator one_of() {
  std::vector<std::string> words;
  for (const E value : every<E>) words.emplace_back(name_of(value));
  const CLI::Validator known = one_of(std::move(words));
  const auto place = [known](std::string& text) {
    std::string wrong = known(text);
    if (const std::optional<E> value = named<E>(text)) text = std::to_string(index_of(*value));
    return wrong;
  };
  return CLI::Validator(place, "").name(known.get_name());
}

/// How CLI11 reads a seed; `meaning` has checked that it is one.
inline bool lexical_cast(const std::string& text, Seed& seed) {
  seed = read_seed(text).value_or(seed);
  return true;
}

/// The command line as CLI11 sees it, which reads it into a request.
class Line {
 public:
  Line();

  std::variant<Request, Printout> read(std::vector<std::string> words);
  [[nodiscard]] std::vector<CommandShape> shapes();

 private:
  void add_gate();
  void add_check();
  void add_scenarios();
  void add_prove();
  void add_conform();
  void add_rules();
  void add_mutants();
  void add_variant();
  void add_balance();
  void add_readings();
  void add_holes();
  void add_trace();
  void add_export();
  void add_perft();
  void add_replay();
  void add_exhaust();
  void add_draw();
  void add_merge();
  void add_audit();
  void add_list();
  void add_completion();
  void add_help();
  void add_new();

  CLI::App& add(Command command, const std::string& does, const std::string& more);
  void takes_games(CLI::App& on);
  void takes_one_game(CLI::App& on);
  void takes_players(CLI::App& on);
  void takes_seed(CLI::App& on);
  void takes_cases(CLI::App& on);
  void takes_time(CLI::App& on, const std::string& what);
  void takes_only(CLI::App& on, const std::string& what);
  void takes_scenarios(CLI::App& on);
  void takes_shard(CLI::App& on);
  void takes_components(CLI::App& on);
  void takes_home(CLI::App& on);
  void takes_house_rule(CLI::App& on);
  void takes_rules(CLI::App& on);
  void takes_reports(CLI::App& on);
  void takes_pages(CLI::App& on);
  void takes_gate_form(CLI::App& on);
  void takes_threads(CLI::App& on);
  void takes_claims(CLI::App& on);
  void takes_form(CLI::App& on);
  void takes_colour(CLI::App& on);
  void takes_case(CLI::App& on);
  void takes_comparison(CLI::App& on);

  [[nodiscard]] std::string advice(const std::string& word, const CLI::App& on) const;
  void reject_unknown_command(const std::vector<std::string>& words) const;
  [[nodiscard]] const CLI::App& chosen() const;
  [[nodiscard]] Request understood() const;
  [[nodiscard]] Printout help_asked(const std::vector<std::string>& words) const;

  CLI::App app_{"Checks the rules of tabletop games before players do.", "fathom"};
  Request request_;
  std::string game_;
};

}  // namespace fathom::app
