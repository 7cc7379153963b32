#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/rulebook.hpp"

namespace fathom::audit {

/// Numbers of a game, by the name `fathom rules` prints: one, or a table of them in the order of its rows.
struct Numbers {
  std::string name;  ///< `dealing.exactly_seven`; where no parameter holds it, the rule's id.
  std::vector<int> values;
};

/// Names of a game that belong together, in the game's own order: the types of treasure, the melds from the best.
/// An edition's glossary calls them by the same names.
struct Names {
  std::string name;  ///< `melds`
  std::vector<std::string> of;
};

/// A name or a number that a worked example says.
struct Said {
  std::string term;   ///< An id of the edition's vocabulary; empty for a number.
  double number = 0;  ///< With its sign.
};

/// A stretch of a worked example, as a text has it, up to a number of points and with it, or what follows the last of them.
struct ExampleLine {
  std::vector<Said> said;  ///< In the order of the text.
  int player = 0;          ///< Whose line it is, from 1; 0 where it is nobody's.

  [[nodiscard]] bool says(std::string_view term) const;
  [[nodiscard]] std::vector<double> numbers() const;
  /// What the line comes to: the last number it says, if it says one.
  [[nodiscard]] std::optional<double> result() const;
};

/// What ought to stand where a line says what it comes to.
struct Corrected {
  std::string expected;
  std::string rule;  ///< The rule it follows from; empty for the one the example is of.
};
/// Nothing where a line is right.
using Correction = std::optional<Corrected>;

/// A worked example that the game can carry out, whatever numbers it is told with.
struct Example {
  std::string name;  ///< `scoring.four_players`
  /// One correction for each line, or none at all where it is told in a way that nobody understands. Total: lines may say
  /// anything.
  std::function<std::vector<Correction>(std::span<const ExampleLine>)> carry_out;
};

/// A game, as far as a text of its rules can be held against it.
struct GameFacts {
  std::string name;
  std::span<const Rule> rules;
  std::vector<Numbers> numbers;
  std::vector<Names> names;
  std::vector<Example> examples;

  /// The numbers of that name, or null.
  [[nodiscard]] const Numbers* numbers_called(std::string_view name_of_numbers) const;
  [[nodiscard]] const Names* names_called(std::string_view name_of_names) const;
  [[nodiscard]] const Example* example_called(std::string_view name_of_example) const;
  [[nodiscard]] const Rule* rule_called(std::string_view id) const;
};

/// The game of that name, or null where there is no model of it.
const GameFacts* facts_called(std::string_view game);

/// The games that texts can be held against, as published.
GameFacts facts_of_mermaid_rain();
GameFacts facts_of_mermaid_beach();
GameFacts facts_of_mermaids_song();
GameFacts facts_of_mirage();

}  // namespace fathom::audit
