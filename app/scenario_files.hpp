#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/registered.hpp"

namespace fathom::app {

/// Whether a check of the file, whose checks are called after `stem`, can have one of these names, lie below one, or fit one
/// that is a pattern; every file can where no name is given.
bool can_hold(const std::string& stem, const std::vector<std::string>& names);

/// The files below a game's folder in which scenarios of these names can stand, or those of these folders or that fit these
/// patterns; all where no name is given.
std::vector<std::string> files_for(const std::string& root, const std::vector<std::string>& names);

/// A file as it is named below a game's own folder, if it lies there.
std::optional<std::string> own_name(const std::string& root, const std::string& file);

/// The files that paths on a command line stand for, each once: a file, all that is YAML below a folder, or all that fits a
/// pattern. Throws `BadUsage` for a path that stands for none.
std::vector<std::string> files_at(const std::vector<std::string>& paths);

/// Scenario files by the name of their game, and those of which nobody can tell.
struct FilesByGame {
  std::map<std::string, std::vector<std::string>> of;
  std::vector<Unreadable> unreadable;
};
/// Of one game, where only one is asked for; otherwise each of the game that it names, or among whose scenarios it lies.
FilesByGame by_game(const std::vector<std::string>& files, std::span<const Registered* const> asked);

/// The files of scenarios that a request names, by game, and the games it is about: those of its files, where it names none.
FilesByGame files_asked(const Request& request, std::vector<const Registered*>& asked);

/// The game a file is of: the one it names, the one among whose scenarios it lies, or the only one there is.
const Registered& game_in(const Node& document, const std::string& file);

}  // namespace fathom::app
