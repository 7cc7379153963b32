#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/consequences.hpp"
#include "app/findings.hpp"
#include "app/json_report.hpp"
#include "app/outcome.hpp"

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
  std::size_t place = 0;              ///< In the order in which all are tried, counted from 0.
  std::string plays_differ;           ///< In what share of plays anything differs from the default, in percent, and
  std::string moves_most;             ///< what moves most; both empty for two together.

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
  Report run;                          ///< What was asked for; nothing that was found.
  std::optional<std::uint64_t> plays;  ///< As asked for, besides,
  bool takes_pairs = false;            ///< and whether pairs were.
  std::size_t planned = 0;             ///< Of this shard; fewer are tried where somebody has ended it.
  std::vector<Verdict> missing;        ///< Of parts that were joined: those that are not there.
  std::vector<ReadingTried> alone;
  std::vector<ReadingTried> pairs;

  [[nodiscard]] bool fails() const;
  [[nodiscard]] bool is_undecided() const;
};

/// Tries one after another; `done(so far)` is called after each. Throws `BadUsage` where there is no such rule.
Readings readings_tried(const Registered& game, const ReadingsEffort& effort,
                        const std::function<void(const Readings&)>& done);

/// Takes out of what fails in a pair all that fails with one of the two readings alone: that is told there.
void leave_out_what_fails_alone(const std::vector<ReadingTried>& alone, ReadingTried& pair);

Findings findings_of(const Readings& readings);
std::string as_json(const Readings& readings);
Exit exit_of(const Readings& readings);

/// An empty report on what was asked.
Readings begun_readings(const Request& request);
/// In what two reports are of different runs; empty where they are parts of one.
std::string what_differs(const Readings& one, const Readings& other);

/// Whether a text is what `as_json` writes, and that read. Throws `BadInput`, naming `file`.
bool is_readings(std::string_view text);
Readings read_readings(std::string_view text, const std::string& file);

/// The parts of one run as it would have been undivided, with what is missing; `folder`: where they lie, if in one. Throws
/// `BadInput` where they are not of one run.
Readings joined(std::vector<Readings> parts, const std::string& folder);

}  // namespace fathom::app
