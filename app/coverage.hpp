#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/exceptions.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// The evidence a rule has: how many checks of each kind came out as expected and rest on it.
struct Coverage {
  const Rule* rule = nullptr;
  bool refuses = false;                ///< Whether the rule is a clause or region, which can refuse an action.
  std::vector<std::string> scenarios;  ///< Scenarios that show anything of it.
  std::vector<std::string> allowing;   ///< Scenarios in which something it allows is done, or it is carried out.
  std::vector<std::string> refusing;   ///< Scenarios in which it refuses something.
  std::vector<std::string> silent;     ///< Scenarios in which play comes to what it fills in for a silent rulebook.
  std::vector<std::string> laws;
  std::vector<std::string> theorems;
  bool is_aside = false;  ///< It would lack nothing if what is aside counted: its evidence is about another box.

  /// What it lacks, in words; empty where it has all that a rule of its kind needs.
  [[nodiscard]] std::string lacks() const;
  /// Whether the text says it and it rests on one scenario alone. Rows of one scenario's examples count as one.
  [[nodiscard]] bool is_thin() const;
};

/// The scenarios that show something of a rule, by the rule's id.
using ByRule = std::map<std::string, std::vector<std::string>, std::less<>>;

/// What a game's scenarios show of single rules.
struct Showings {
  ByRule allows;   ///< Scenarios in which something the rule allows is done, or it is carried out.
  ByRule refuses;  ///< Scenarios in which the rule refuses something.
  ByRule silent;   ///< Scenarios in which the rulebook is silent on what the rule rules.

  friend bool operator==(const Showings&, const Showings&) = default;
};

/// Why a rule that is thin still holds, as its verdict says it.
inline constexpr std::string_view thin = "rests on one scenario alone";

/// The table rule by evidence, in rulebook order.
std::vector<Coverage> covered(std::span<const Rule> rules, std::span<const std::string_view> clauses,
                              std::span<const Verdict> verdicts, const Showings& showings);

/// One verdict a rule: it fails on a hole in the table without an exception, and on an exception without a hole.
/// An exception for a rule that does not exist is a failure of its own.
std::vector<Verdict> judged(std::string_view game, std::span<const Coverage> table,
                            const std::vector<Exception>& exceptions);

}  // namespace fathom::app
