#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/rulebook.hpp"
#include "model/core/seats.hpp"
#include "properties/conforming/engine.hpp"

/// What is said of an engine's answers, and which rules are at issue, whatever game it plays.
namespace fathom::conform {

/// These rules, the first two, which are about whose time it is, at the end.
std::vector<std::string> time_last(const std::vector<std::string_view>& asked);
/// The rules, then further ones, and then the others of the sections of the rulebook in which the first stand.
std::vector<std::string> with_sections(std::span<const Rule> rulebook, std::vector<std::string> rules,
                                       std::vector<std::string> further);
/// Adds those that are not among them yet.
void add_rules(std::vector<std::string>& rules, std::vector<std::string> further);

/// Whether it says that it has done something, or has nothing against it.
bool is_ok(const Json& said);
/// What it said, shortened.
std::string quoted(const Json& said);
Fault broken(const std::string& why);
/// An action that no rule refuses, and which it refused, `refused` says by which rule; `rules` are those at issue.
Fault refuses_legal(const std::string& action, const Json& refused, std::vector<std::string> rules);
/// `hands.Ann: expected [a], found [b]` is what a scenario would say of the model; an engine is told of the other way.
std::string told_of_engine(const std::string& mismatch);

/// Holds what a seat was told of a state to what it was told of another that looks the same to it.
std::optional<Fault> judge_alike(Seat who, const Json& said, const Json& before);
/// Holds points by seat to those of the state.
std::optional<Fault> judge_points(const PerSeat<int>& ours, const Json& points_by_seat);
std::optional<Fault> judge_scores(const PerSeat<int>& ours, const Json& said);

}  // namespace fathom::conform
