#pragma once

#include <any>
#include <string>
#include <vector>

#include "app/registered.hpp"

namespace fathom::app {

/// The scenarios of a game that a request asks for: its own, unless it names others, and those of `files`.
ScenarioChoice scenarios_asked(const Request& request, const std::vector<std::string>& files);

/// The evidence a request asks for, gathered by one engine. With a bar on standard error while it takes. What fails with the
/// box asked for, and holds with the one that the game's checks are written for, is aside: scenarios and theorems are tried
/// with both; of a law, only how often its cases came to something is a matter of the box.
ScenarioRun scenarios_of(const Registered& game, const std::any& rules, const Request& request, ScenarioChoice choice);
std::vector<Verdict> laws_of(const Registered& game, const std::any& rules, const Request& request);
std::vector<Verdict> theorems_of(const Registered& game, const std::any& rules, const Request& request);

/// Plays as the options say, of the seed, players, shard, laws and rules that a request asks for.
properties::Explored explored_in(const Registered& game, const std::any& rules, const Request& request,
                                 properties::ExploreOptions options);

/// Lists dealt out as shards are, put together again in their first order.
std::vector<Verdict> interleaved(std::vector<std::vector<Verdict>> parts);

/// The campaign of plays a request asks for.
properties::Options campaign(const Request& request);

/// Every law and theorem there is, with the rules it rests on, none of them put to the test: all stand as expected.
std::vector<Verdict> catalogue(const Registered& game);

/// The rules a request is about: the published ones, or with the components and the house rule it names. Throws `BadUsage`
/// where it asks for more or fewer players than the game is for.
ChangedGame game_asked(const Registered& game, const Request& request);
std::any rules_asked(const Registered& game, const Request& request);

/// ` --components box.yaml --variant rule.yaml`: what a command needs besides to be about the same rules.
std::string same_rules(const Request& request);
/// ` --seed 7 --cases 100`: what it needs besides to try as much, where it says so.
std::string same_effort(const Request& request);
/// What the house rule of a request is and changes, in a few lines; nothing where there is none.
std::string told_changes(const ChangedGame& asked, const Request& request);

/// The game a variant file says it is of. Throws `Problem` where it says none that there is.
const Registered& game_of_variant_file(const std::string& file);

/// The games a request is about: those it names, the one its house rule is of, or all.
std::vector<const Registered*> games_asked(const Request& request);

/// The laws whose cases came to something too seldom, where that is due to a components file: they are aside, since what is
/// wanted of them is wanted of plays with the assumed box.
std::vector<Verdict> judged_by_box(std::vector<Verdict> laws, const std::string& components);

/// Throws `BadUsage`, with a suggestion, for the first name the request wants that none of the verdicts has.
void expect_names(const Registered& game, const Request& request, const std::vector<Verdict>& verdicts,
                  const ScenarioChoice& choice);

/// How many threads a request may use.
unsigned threads_asked(const Request& request);

}  // namespace fathom::app
