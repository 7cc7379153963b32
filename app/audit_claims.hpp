#pragma once

#include <memory>
#include <optional>
#include <ostream>
#include <vector>

#include "app/outcome.hpp"
#include "app/request.hpp"
#include "audit/audit.hpp"
#include "audit/editions/claims.hpp"

namespace fathom::app {

/// The game that texts tell of, and what its edition claims of them.
struct GameAsked {
  std::shared_ptr<const audit::Edition> edition;
  const audit::GameFacts* facts = nullptr;  ///< Null where there is no model of the game.
};

/// What `--game` and `--edition` ask for; nothing without either. Throws `BadUsage` for a game without an edition, and
/// `Problem` for what is wrong with an edition file.
std::optional<GameAsked> game_asked(const Request& request);

/// What an edition claims, held against one of the two texts.
struct ClaimedText {
  audit::Side side = audit::Side::original;
  audit::ClaimTable table;
};

/// One for each text whose language the edition speaks. They refer to `game` and `audit`.
std::vector<ClaimedText> claimed(const GameAsked& game, const audit::Audit& audit);

/// The findings of an audit and those of its claims, each with the rule it belongs to. No finding is lost: one that a claim
/// is about too is made more exact.
std::vector<audit::Finding> with_claims(std::vector<audit::Finding> findings, const std::vector<ClaimedText>& texts,
                                        const audit::Alignment& alignment);

/// Prints the tables. Fails where a text says something else than the game, and is undecided where nothing was judged.
Exit show_claims(const std::vector<ClaimedText>& texts, FailOn fail_on, std::ostream& out);

}  // namespace fathom::app
