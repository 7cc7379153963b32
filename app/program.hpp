#pragma once

#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "app/options.hpp"
#include "notation/embedded.hpp"

namespace fathom::app {

/// The program without its process: reads a command line, does what it asks, and gives the exit code.
int run(std::span<const std::string> words, const Environment& environment, std::ostream& out, std::ostream& err);

/// What a program was built of.
struct Built {
  std::span<const EmbeddedFile> files;  ///< The scenarios and exceptions of its games, which lie inside it.
  std::string_view from;                ///< The folder in which those files are edited,
  std::string_view in;                  ///< and the folder that it is built in: a program that lies there reads them anew.
};

/// The whole of `main`, for a program of any games.
int run_program(int argc, char** argv, const Built& built);

}  // namespace fathom::app
