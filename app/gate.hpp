#pragma once

#include <any>
#include <filesystem>
#include <span>
#include <vector>

#include "app/claims.hpp"
#include "app/context.hpp"
#include "app/json_report.hpp"
#include "app/registered.hpp"
#include "app/report.hpp"

namespace fathom::app {

/// What the scenarios, laws and theorems of a report say together: one verdict for each claim that two kinds of evidence
/// have judged, and one for each rule of the game, which is to have evidence.
std::vector<Verdict> claims_of(const Registered& game, const Report& report);
std::vector<Verdict> coverage_of(const Registered& game, const Report& report);

/// For each number moved by one and each reading, whether a scenario shows the difference that it makes alone.
std::vector<Verdict> differences_of(const Registered& game, const std::any& rules, const Report& report,
                                    const ScenarioChoice& choice);

/// One game with all of its evidence: no part, no single check, no single number of players.
struct WholeRun {
  const Registered& game;
  const std::any& rules;
  const ScenarioChoice& choice;  ///< Of the scenarios that were run.
};
/// Prints and returns what is judged of all evidence on a game together: what there is nothing of, claims, coverage, sentences and
/// differences. `context` has what was asked of the run; `found` what came of it.
std::vector<Verdict> judged_together(const Context& context, const WholeRun& run, const Report& found);

/// Prints one kind of evidence, and says whether it did: with `--quiet`, only where something is not as expected.
bool print_section(const Context& context, const Section& section);

/// Their lines in a report.
Section claims_section(std::span<const Verdict> claims, std::span<const Backing> backed);
Section coverage_section(const Registered& game, std::span<const Verdict> coverage);
Section differences_section(std::span<const Verdict> differences);

/// On how many rules a game's rulebook is silent.
int silences_of(const Registered& game);

}  // namespace fathom::app
