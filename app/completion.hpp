#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/options.hpp"

namespace fathom::app {

/// What may follow an option: one of these words, or any file where there are none.
struct OptionValues {
  std::string option;  ///< `--color`
  std::vector<std::string> words;
  std::string command = "*";  ///< The one command it is so for, or `*` where no other says otherwise.
};

/// Every option that takes a file, or one of a few words.
std::vector<OptionValues> option_values(std::span<const std::string> games);

/// A completion script for `bash`, `zsh` or `fish`: commands, their options, the names of games, and files elsewhere.
std::string completion(std::string_view shell, std::span<const CommandShape> commands, std::span<const std::string> games);

}  // namespace fathom::app
