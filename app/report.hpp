#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/text.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// `144 stated · 36 ambiguous · 11 silent`
std::string standings(std::span<const Rule> rules);

/// `mermaid-rain   191 rules   144 stated · 36 ambiguous · 11 silent`
std::string headline(const Paint& paint, std::string_view game, std::span<const Rule> rules);

/// `37 hold · 1 fails`
std::string summary(std::span<const Verdict> verdicts);

/// How checks of one kind know what they say, all together: `sampled: 200 plays, 5 310 actions`, `24 proved · 3 exhaustive`.
std::string how_they_know(std::span<const Verdict> verdicts);

/// One kind of evidence as the gate shows it: a line of counts, then everything that is not as expected.
struct Section {
  std::string label;  ///< `scenarios`, `laws`, ...
  std::span<const Verdict> verdicts;
  double seconds = 0;  ///< By the clock on the wall; none is shown for 0.
  std::string remark;  ///< Instead of the usual detail, where not empty.
};
std::string show(const Paint& paint, const Section& section);

/// A verdict that is not as expected, with its evidence and the command that brings it back.
std::string failure(const Paint& paint, const Verdict& verdict);

/// Every verdict on a line of its own, and below it what a reader wants to see: the witness of a known anomaly, and the
/// evidence of a failure.
std::string listing(const Paint& paint, std::span<const Verdict> verdicts);

/// What a law's cases reached, rarest first, as a table: asked for by `fathom check`.
std::string reaches(const Paint& paint, std::span<const Verdict> verdicts);

/// The last line: how it all stands. `silences` counts the rules on which the rulebook says nothing; `holes` is the command
/// that tells of them, where there is one.
std::string closing(const Paint& paint, std::span<const Verdict> verdicts, int silences, std::string_view holes = {});

}  // namespace fathom::app
