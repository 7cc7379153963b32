#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/consequences.hpp"
#include "app/findings.hpp"

namespace fathom::app {

/// One reading taken instead of the default, or two of different rules together, and how everything stands in it.
struct ReadingTried {
  std::vector<std::string> rules;     ///< The rules that are read otherwise: one or two.
  std::vector<std::string> values;    ///< And how.
  std::string cannot_be;              ///< Why nobody could set the game up so; empty where that can be.
  std::size_t asked = 0;              ///< Laws, scenarios and theorems.
  std::vector<Turned> fails;          ///< Those that turn, and neither speak of what is read otherwise nor have read it.
  std::vector<Turned> expected;       ///< Those that turn and do.
  std::vector<Turned> undecided;      ///< Theorems whose time ran out, here or with the defaults: never a pass.
  std::vector<Turned> aside;          ///< Those that say nothing here, with the reason in `why`.
  properties::Comparison comparison;  ///< With the default; empty for two together.

  /// `power.mixed = larger`, `power.mixed = larger, kraken.order = seat_order`.
  [[nodiscard]] std::string name() const;
};

/// How much work is put into it.
struct ReadingsEffort {
  Effort each;
  std::vector<std::string> only;  ///< Rules; empty: all that can be read in several ways.
  Shard shard;                    ///< Of readings and pairs, in the order in which they are tried.
  bool pairs = false;
};

/// All readings of a game, tried.
struct Readings {
  std::string game;
  std::uint64_t seed = 1;
  Shard shard;
  std::size_t planned = 0;  ///< Of this shard; fewer are tried where somebody has ended it.
  std::vector<ReadingTried> alone;
  std::vector<ReadingTried> pairs;

  [[nodiscard]] bool fails() const;
  [[nodiscard]] bool is_undecided() const;
};

/// Tries one after another; `done(so far)` is called after each. Throws `BadUsage` where there is no such rule.
Readings readings_tried(const Registered& game, const ReadingsEffort& effort,
                        const std::function<void(const Readings&)>& done);

Findings findings_of(const Readings& readings);
std::string as_json(const Readings& readings);

}  // namespace fathom::app
