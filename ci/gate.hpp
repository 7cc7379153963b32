#pragma once

#include <filesystem>
#include <span>
#include <vector>

#include "ci/claims.hpp"
#include "ci/json_report.hpp"
#include "ci/registered.hpp"
#include "ci/report.hpp"

namespace fathom::ci {

/// What the scenarios, laws and theorems of a report say together: one verdict for each claim that two kinds of evidence
/// have judged, and one for each rule of the game, which is to have evidence.
std::vector<Verdict> claims_of(const Registered& game, const Report& report);
std::vector<Verdict> coverage_of(const Registered& game, const Report& report);

/// For each number moved by one and each reading, whether a scenario shows the difference that it makes alone.
std::vector<Verdict> differences_of(const Registered& game, const std::any& rules, const Report& report);

/// Their lines in a report.
Section claims_section(std::span<const Verdict> claims, std::span<const Backing> backed);
Section coverage_section(const Registered& game, std::span<const Verdict> coverage);
Section differences_section(std::span<const Verdict> differences);

/// On how many rules a game's rulebook is silent.
int silences_of(const Registered& game);

/// Where a game's exceptions stand.
std::filesystem::path exceptions_file(const Registered& game);

}  // namespace fathom::ci
