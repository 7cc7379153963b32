#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace fathom::app {

/// From here on Ctrl-C and SIGTERM end the program at once, whatever it is doing: it says on standard error what was done,
/// gives no verdict, leaves no file half written, and exits with 128 and the signal's number. Call it before any thread is
/// started. A signal that the program was started to ignore stays ignored.
void end_when_interrupted();

/// In a process just forked: signals have their usual effect again, and the process ends with its parent.
void end_with(pid_t parent);

/// What a run has done so far, for the summary of one that is interrupted.
void note_command(std::string_view command);
void note_done(const std::string& what);
void note_under_way(const std::string& what, std::uint64_t done, std::uint64_t of);

/// What a run could hand over already if it ended now: where it is interrupted, that is written to the file, or to standard
/// output where there is none. Empty: nothing yet.
void note_report(const std::string& report, const std::string& file);

/// The summary: `fathom prove: ended by Ctrl-C ...`, and a line for all that was noted.
std::string interrupted(int signal);

}  // namespace fathom::app
