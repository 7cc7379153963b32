#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/list.hpp"
#include "app/options.hpp"

namespace fathom::app {

/// What a shell knows better than the program, and offers itself beside its words.
enum class Beside : std::uint8_t { nothing, files, folders };

/// What the last word of a command line may be.
struct Completed {
  std::vector<ListedName> words;
  Beside beside = Beside::nothing;
};

/// What may stand where a command line ends: commands, their options and what these take, games, and what a game has by name.
/// The line is without the program's name; its last word is as far as it is written, and empty where it is not begun.
Completed completed(std::span<const std::string> line, std::span<const CommandShape> commands);

/// The script by which `bash`, `zsh` or `fish` asks a program, called by its file's name, what a word may be.
std::string completion_script(std::string_view shell, std::string_view program);

/// The manual page: everything that `--help` says of the program and its commands.
std::string manual(std::span<const CommandShape> commands);

}  // namespace fathom::app
