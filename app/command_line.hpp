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

/// The machinery behind `app/options.hpp`: for `app/options.cpp`, which reads a command line, and `app/commands.cpp`, where
/// each command says what it takes.
namespace fathom::app {

/// More than any campaign could play.
inline constexpr std::uint64_t most_cases = 1'000'000'000'000;

/// A CLI11 check that a text means something to `read`.
template <class Read>
CLI::Validator meaning(Read read, std::string expected) {
  const auto judge = [read, expected = std::move(expected)](std::string& text) {
    return read(text) ? std::string{} : "expected " + expected + ", found \"" + text + "\"";
  };
  return {judge, ""};
}

/// A CLI11 check that a text is a whole number from `least` to `most`.
inline CLI::Validator number(std::uint64_t least, std::uint64_t most) {
  const auto read = [=](const std::string& text) {
    const std::optional<Seed> seed = read_seed(text);
    return seed && !seed->only && seed->root >= least && seed->root <= most;
  };
  return meaning(read, "a number from " + std::to_string(least) + " to " + std::to_string(most));
}

/// A CLI11 check that a text is one of a few words.
inline CLI::Validator one_of(std::vector<std::string> words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : word == words.back() ? " or " : ", ") + word;
  const auto read = [words](const std::string& text) { return std::find(words.begin(), words.end(), text) != words.end(); };
  return meaning(read, list);
}

template <Named E>
CLI::Validator one_of() {
  std::vector<std::string> words;
  for (const E value : every<E>) words.emplace_back(name_of(value));
  return one_of(std::move(words));
}

/// The command line as CLI11 sees it. The texts are kept here and understood once everything is read.
class Line {
 public:
  Line();

  std::variant<Request, Printout> read(std::vector<std::string> words);
  [[nodiscard]] std::vector<CommandShape> shapes() const;

 private:
  void add_gate();
  void add_check();
  void add_scenarios();
  void add_prove();
  void add_rules();
  void add_mutants();
  void add_variant();
  void add_holes();
  void add_trace();
  void add_replay();
  void add_draw();
  void add_merge();
  void add_audit();
  void add_completion();
  void add_new();

  CLI::App& add(Command command, const std::string& does, const std::string& more);
  void takes_games(CLI::App& on);
  void takes_one_game(CLI::App& on);
  void takes_players(CLI::App& on);
  void takes_seed(CLI::App& on);
  void takes_cases(CLI::App& on);
  void takes_time(CLI::App& on);
  void takes_only(CLI::App& on, const std::string& what);
  void takes_shard(CLI::App& on);
  void takes_components(CLI::App& on);
  void takes_home(CLI::App& on);
  void takes_house_rule(CLI::App& on);
  void takes_reports(CLI::App& on);
  void takes_threads(CLI::App& on);
  void takes_claims(CLI::App& on);
  void takes_colour(CLI::App& on);

  [[nodiscard]] std::string advice(const std::string& word, const CLI::App& on) const;
  void reject_unknown_command(const std::vector<std::string>& words) const;
  [[nodiscard]] const CLI::App& chosen() const;
  [[nodiscard]] Request understood() const;

  CLI::App app_{"Checks the rules of tabletop games before players do.", "fathom"};
  Request request_;
  std::string game_, players_, seed_, cases_, time_, shard_, threads_, colour_ = "auto";
  std::string form_ = "text", fail_on_ = "error", picture_, after_, case_, page_ = "text", plays_;
  std::vector<std::string> parts_, needed_;
  bool quiet_ = false, full_ = false, yaml_ = false, claims_ = false;
};

}  // namespace fathom::app
