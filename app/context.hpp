#pragma once

#include <ostream>

#include "app/json_report.hpp"
#include "app/outcome.hpp"
#include "app/request.hpp"
#include "app/text.hpp"

namespace fathom::app {

/// What every command works with: what was asked, and where the answer goes.
struct Context {
  const Request& request;
  Paint paint;
  std::ostream& out;
  std::ostream& err;
};

/// An empty report on what was asked.
Report begun(const Request& request);

/// Writes the report to the files that were asked for, and gives the exit code it stands for.
Exit finished(const Context& context, const Report& report);

// The commands, a file each.
Exit check_games(const Context& context);  ///< `gate`, `check`, `scenarios` and `prove`.
Exit list_scenarios(const Context& context);    ///< `scenarios --list`
Exit tidy_scenarios(const Context& context);    ///< `scenarios --tidy`
Exit update_scenarios(const Context& context);  ///< `scenarios --update`
Exit compare_searches(const Context& context);  ///< `check` and `mutants` with `--compare-searches`
Exit exhaust_box(const Context& context);
Exit show_rules(const Context& context);
Exit hunt_mutants(const Context& context);
Exit tell_variant(const Context& context);
Exit tell_balance(const Context& context);
Exit tell_readings(const Context& context);
Exit show_holes(const Context& context);
Exit trace_play(const Context& context);
Exit export_corpus(const Context& context);
Exit count_sequences(const Context& context);
Exit replay_files(const Context& context);
Exit draw_position(const Context& context);
Exit conform_engine(const Context& context);
Exit merge_reports(const Context& context);
Exit audit_texts(const Context& context);
Exit list_names(const Context& context);
Exit print_completion(const Context& context);
Exit lay_out_game(const Context& context);

}  // namespace fathom::app
