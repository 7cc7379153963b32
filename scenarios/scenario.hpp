#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/node.hpp"

namespace fathom {

/// What a game knows by name, so that a scenario can be held to it before anything is played.
struct KnownNames {
  std::string_view game;
  std::vector<std::string_view> rules;
  std::vector<std::string_view> clauses;  ///< The rules that can refuse.
  std::vector<std::string_view> holes;    ///< The rules that notice a silence of the rulebook.
  std::vector<std::string_view> claims;
  int longest_play = 0;
};

/// Whether actions in which nobody has a choice happen by themselves on the way to the next listed one.
enum class Forced : std::uint8_t { listed, automatic };

/// A rule that a scenario expects at some action: one that refuses it, or one on which the rulebook is silent there.
struct ExpectedRule {
  std::string rule;
  Position at;
};

/// How an action is expected to be refused.
struct ExpectedRefusal {
  enum class By : std::uint8_t {
    anything,  ///< By some rule: `refused: true`.
    the_rule,  ///< By the one that objects first, the sequence of play aside: `refused_by: moving.matching_card`.
    any_of,    ///< By rules of which at least one is among all that object: `refused_by: [a, b]`.
  };
  By by = By::anything;
  std::vector<std::string> rules;
  Position at;
};

/// One action of a scenario, and what is expected of it.
struct ScenarioStep {
  Node action;         ///< What is done; of a step that waits, what is waited for.
  bool waits = false;  ///< No action: what is left open is filled in until this is true.
  std::optional<ExpectedRefusal> refused;
  std::vector<ExpectedRule> silent;
  std::optional<Node> then;
};

/// One of several ways to go on from one position.
struct ScenarioBranch {
  std::string called;  ///< For messages: what its `case` says, or its place in the list.
  Position at;
  std::vector<ScenarioStep> steps;
  std::optional<Node> then;
};

/// A scenario as its file says it, before the game has read states and actions; one row of its examples, where it has any.
struct Scenario {
  std::string name;  ///< Below its file: empty, the title's words, or the number of a row.
  std::string title;
  Position at;
  std::vector<std::string> cites;
  std::string claim;
  Forced forced = Forced::listed;
  Node document;  ///< With `players`, `rules`, `without` and `given`, which the game reads.
  std::optional<std::uint64_t> fill;  ///< The seed by which is chosen what is done between the listed actions.
  std::vector<ScenarioStep> steps;
  std::optional<Node> then;
  std::vector<ScenarioBranch> either;  ///< What is tried from the position that the steps lead to, each on its own.
};

/// Every step of a scenario, those of its branches included.
std::vector<const ScenarioStep*> all_steps(const Scenario& scenario);

/// Files hold no more scenarios than this, rows of examples counted one by one.
inline constexpr std::size_t most_cases = 1000;

/// The scenarios of a document: one, or a list of them, each row of examples a scenario of its own.
/// Throws `Problem` for unknown keys and names, and for a scenario that expects nothing or cites no rule.
std::vector<Scenario> read_scenarios(const Node& document, const KnownNames& known);

/// The keys of a scenario, in the order in which they are best written.
const std::vector<std::string_view>& scenario_keys();

/// The rows of a scenario's `examples`, each with `<column>` replaced by what the row says; the scenario alone without any.
std::vector<Node> rows_of(const Node& scenario);

/// A title as part of a name: `four gulls and a dolphin` becomes `four_gulls_and_a_dolphin`.
std::string words_joined(std::string_view title);

}  // namespace fathom
