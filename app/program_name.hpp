#pragma once

#include <string>
#include <string_view>

namespace fathom::app {

/// What the user typed to call the program, where that is not `fathom`: the program of one game is called as it was.
void call_program(std::string_view typed);

/// What the program is called: `fathom`, or as the user typed it.
const std::string& program_name();

/// What the linker calls this very build of the program: another source makes another. Empty where it gives no names.
const std::string& program_build();

/// A command that the program prints, as the user can type it: `fathom replay play.yaml` for `replay play.yaml`.
std::string command_line(std::string_view command);

/// The same of a command that an engine names, which begins with `fathom`.
std::string as_typed(std::string command);

}  // namespace fathom::app
