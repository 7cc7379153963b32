#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <sstream>

#include "app/completion.hpp"
#include "app/program_name.hpp"
#include "app/registered.hpp"

// The manual page, made of what `--help` says.

namespace fathom::app {
namespace {

/// A text as roff has it: no hyphen becomes another sign, and nothing at the beginning of a line is an order.
std::string roff(std::string_view text) {
  std::string escaped;
  bool begins = true;
  for (const char c : text) {
    if (begins && (c == '.' || c == '\'')) escaped += "\\&";
    escaped += c == '-' || c == '\\' ? std::string("\\") + (c == '\\' ? "e" : "-") : std::string(1, c);
    begins = c == '\n';
  }
  return escaped;
}

/// `mermaid-rain` where there are several games, and nothing of which one where there is one.
std::string games_known() {
  std::string text;
  for (const Registered& game : games()) text += (text.empty() ? "" : ", ") + game.name;
  return text;
}

std::string synopsis(const CommandShape& command) {
  std::string text = ".PP\n.B " + roff(program_name() + " " + command.name) + "\n";
  for (const WordShape& place : command.places) text += ".I " + roff(place.name + (place.repeats ? "..." : "")) + "\n";
  if (!command.options.empty()) text += "[options]\n";
  return text;
}

std::string entry(const WordShape& shape) {
  std::string text = ".TP\n.B " + roff(shape.name) + "\n";
  if (!shape.takes.empty() && shape.name.starts_with("--")) text = ".TP\n.BI \"" + roff(shape.name) + " \" \"" + roff(shape.takes) + "\"\n";
  return text + roff(shape.does) + ".\n";
}

/// What a command says besides: examples as they stand, since their lines are to be copied.
std::string besides(const std::string& more) {
  if (more.empty()) return "";
  return ".PP\n.nf\n" + roff(more) + "\n.fi\n";
}

std::string section(const CommandShape& command) {
  std::string text = ".SS " + roff(command.name) + "\n" + roff(command.does) + ".\n" + synopsis(command);
  for (const WordShape& place : command.places) text += entry(place);
  for (const WordShape& option : command.options)
    if (option.name != "--help") text += entry(option);
  return text + besides(command.more);
}

}  // namespace

std::string manual(std::span<const CommandShape> commands) {
  const std::string name = std::filesystem::path(program_name()).filename().string();
  std::string title = name;
  std::ranges::transform(title, title.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  std::string text = fmt::format(R"(.TH {} 1 "" "fathom {}" "User Commands"
.SH NAME
{} \- checks the rules of tabletop games before players do
.SH SYNOPSIS
.B {}
.I COMMAND
.RI [ options ]
.SH DESCRIPTION
Holds the executable specification of a game against scenarios, laws that are tried on random plays, and theorems; tells what
a house rule breaks; and finds what a translated rulebook gets wrong. Games: {}.
.SH COMMANDS
)",
                                 roff(title), FATHOM_VERSION, roff(name), roff(name), roff(games_known()));
  for (const CommandShape& command : commands) text += section(command);
  return text + R"(.SH EXIT STATUS
0 all holds, 1 something fails, 2 bad usage or bad input, 3 undecided, 130 and 143 interrupted, 141 nobody reads any more.
.SH FILES AND STREAMS
Where a file is read, \- is standard input. Where a report is written, \- is standard output, and what is told besides goes to
standard error.
.SH ENVIRONMENT
.TP
.B FATHOM_HOME
A folder whose scenarios/ and exceptions are used instead of the program's own, as with \-\-home.
.TP
.B NO_COLOR
No colours, whatever it is set to.
.TP
.B COLUMNS
How wide reports are, where the terminal does not say it.
.SH FILES
.TP
.I .fathom/
Failures that were found, tried first the next time, in the folder the program is started in.
.TP
.I fathom.yaml
The texts that fathom audit holds against each other where it is told none, in that folder or one above.
)";
}

}  // namespace fathom::app
