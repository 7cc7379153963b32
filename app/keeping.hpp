#pragma once

#include <any>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/registered.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// What stands at the head of a saved counterexample: which check it is of.
struct Heading {
  Evidence evidence = Evidence::law;
  std::string check;
};
/// The heading of a file's text; nothing where it has none: a trace, or a scenario somebody wrote.
std::optional<Heading> heading_of(std::string_view text);

/// A counterexample's text with its heading: what it is of, and the command that found it.
std::string with_heading(const Verdict& verdict, const std::string& yaml);

/// Draws where verdicts that are not as expected end, as the request has it: by itself, the first few, where that is small.
void illustrate(const Registered& game, const Request& request, std::vector<Verdict>& verdicts);

/// Draws where those end that are not as expected and of which no picture was made: from the play that a report tells, or from
/// the file that holds it. What cannot be drawn is left as it is.
void draw_endings(const Registered& game, const std::any& rules, const Request& request, std::vector<Verdict>& verdicts);

/// Turns the traces of verdicts into scenario files. Those that are not as expected are saved, and the verdict then says
/// where, and how to see it again under the same rules. What cannot be saved is said on `err`; the evidence stays in the
/// report.
void keep_traces(const Registered& game, const Request& request, std::vector<Verdict>& verdicts, std::ostream& err);

/// Where the counterexamples of a request are kept: those to a house rule apart from those to the published rules, which
/// they say nothing about.
std::filesystem::path failures_folder_of(const Request& request);

/// Judges a saved counterexample again: the law is asked about the trace, and where it falls, about the play the trace was
/// cut from; the theorem is proved again. Nothing where the file is no counterexample. A file that cannot be read is a
/// verdict too, `skipped`.
std::optional<Verdict> judged_again(const Registered& game, const std::any& rules, const std::filesystem::path& file);

/// Judges the counterexamples of a game, by the same rules, that earlier runs have saved, oldest name first.
std::vector<Verdict> replayed(const Registered& game, const std::any& rules, const Request& request);

}  // namespace fathom::app
