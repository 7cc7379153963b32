#pragma once

#include <string>
#include <vector>

#include "app/findings.hpp"
#include "notation/variant.hpp"
#include "properties/comparing.hpp"

namespace fathom::app {

/// What a report on the balance of a game is about.
struct BalanceOf {
  std::string game;
  std::string house_rule;        ///< Its name; empty: the published game.
  std::vector<Changed> changes;  ///< What it changes.
};

Findings findings_of(const BalanceOf& of, const properties::Balance& balance);
std::string as_json(const BalanceOf& of, const properties::Balance& balance);

}  // namespace fathom::app
