#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/exceptions.hpp"
#include "app/mutations.hpp"
#include "app/registered.hpp"
#include "app/request.hpp"

namespace fathom::app {

/// What was let loose on a mutant, and what caught it: checks that come out otherwise than they ought to.
struct Catch {
  std::string mutant;
  std::string rule;
  Change change{};
  std::vector<std::string> own;        ///< Scenarios that have something refused by the dropped clause itself.
  std::vector<std::string> scenarios;  ///< Others.
  std::vector<std::string> laws;
  std::vector<std::string> theorems;
  std::vector<Evidence> asked;  ///< The kinds of evidence that were asked.
  std::string accident;         ///< What became of a mutant that could not be judged.

  [[nodiscard]] bool independently() const { return !scenarios.empty() || !laws.empty() || !theorems.empty(); }
};

/// What mutants are made of, and what the checks say of it before anything is wrong.
struct Sound {
  ByRule refusals;               ///< The scenarios that have something refused, by the rule that does.
  std::set<std::string> broken;  ///< Checks that come out otherwise than they ought to already, and so can catch nothing.
};

/// Lets the checks loose on one mutant: scenarios first, then laws, then theorems, until something other than the clause's
/// own refusing scenario has caught it, or through all of them.
Catch hunted(const Registered& game, const Mutant& mutant, const Sound& sound, const Request& request);

/// What the checks that are let loose on mutants say of a variant itself.
std::set<std::string> broken_by(const Registered& game, const std::any& variant, const Request& request);

/// What a catch means: a mutant that nothing catches fails, and so does a dropped clause that only its own refusing scenario
/// catches, unless an exception says why that has to be. An exception that is not needed fails as well.
Verdict judged(std::string_view game, const Catch& caught, const std::vector<Exception>& exceptions, Hunt hunt);

std::string to_text(const Catch& caught);
Catch read_catch(const std::string& text);

}  // namespace fathom::app
