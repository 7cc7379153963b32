#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/json_report.hpp"

namespace fathom::app {

/// The reports of all shards of one run as the report that run would have written undivided: cases and what they reached are
/// added up. One is taken in after another, in any order, so that of a run in thousands of parts only what is different in each
/// has to be kept.
class Joining {
 public:
  /// Takes in a part; `file` is what it is called where it cannot be. Throws `BadInput` where it is of another run than the
  /// parts before, or is there already.
  void add(Report part, const std::string& file = {});

  /// How many parts were taken in.
  [[nodiscard]] std::size_t parts() const { return parts_.size(); }
  /// What was taken in, without what is missing. Throws `BadInput` where that is nothing.
  [[nodiscard]] Report whole() const;
  /// The parts that were not taken in, each as a verdict that is no answer. `folder`: where the parts lie, if in one.
  [[nodiscard]] std::vector<Verdict> missing(const std::string& folder = {}) const;

 private:
  /// A law's verdict on all parts so far, and the part whose outcome it is: of several failures the first part's stands.
  struct Standing {
    Verdict verdict;
    std::uint32_t from = 0;
  };
  void expect_new_part_of_run(const Report& part, const std::string& file) const;
  void add_law(Verdict verdict, std::uint32_t from);

  std::optional<Report> first_;  ///< Without what it found: what was asked.
  std::string first_file_;
  std::map<std::uint32_t, Report> parts_;  ///< By index, what is left of each: what stands in one part alone.
  std::vector<Standing> laws_;
  std::map<std::pair<std::string, std::string>, std::size_t> places_;  ///< Of laws, by game and name.
  std::vector<Unreadable> unreadable_;
  std::map<std::string, Showings> showings_;
};

/// In what two reports are of different runs or programs, of whatever part: `seed`, `variant`. Empty where they are of one.
std::string what_differs(const Report& one, const Report& other);

/// A part that is missing, as a verdict; `again` is the command that does it.
Verdict missing_part(const Shard& part, const std::string& game, const std::string& again);

/// What was asked for, as it is typed: `gate mirage --cases 2000`.
std::string typed_again(const Report& asked);

/// The verdicts of a report on one game, its laws judged by what their cases reached; unless the run was no whole campaign,
/// with fewer cases than `usual`, a single one, a time limit, or a house rule.
std::vector<Verdict> judged_by_reach(const Report& report, const std::string& game, std::uint64_t usual);

}  // namespace fathom::app
