#pragma once

#include <ostream>

#include "app/json_report.hpp"
#include "app/outcome.hpp"
#include "app/request.hpp"
#include "app/text.hpp"

namespace fathom::app {

/// What every command works with: what was asked, and where the answer goes.
struct Desk {
  const Request& request;
  Paint paint;
  std::ostream& out;
  std::ostream& err;
};

/// An empty report on what was asked.
Report begun(const Request& request);

/// Writes the report to the files that were asked for, and gives the exit code it stands for.
Exit finished(const Desk& desk, const Report& report);

// The commands, a file each.
Exit check_games(const Desk& desk);  ///< `gate`, `check`, `scenarios` and `prove`.
Exit show_rules(const Desk& desk);
Exit hunt_mutants(const Desk& desk);
Exit tell_variant(const Desk& desk);
Exit show_holes(const Desk& desk);
Exit trace_play(const Desk& desk);
Exit replay_files(const Desk& desk);
Exit draw_position(const Desk& desk);
Exit merge_reports(const Desk& desk);
Exit audit_texts(const Desk& desk);
Exit print_completion(const Desk& desk);
Exit lay_out_game(const Desk& desk);

}  // namespace fathom::app
