#include "ci/completion.hpp"

#include <fmt/format.h>

#include "ci/desk.hpp"
#include "ci/registered.hpp"

namespace fathom::ci {
namespace {

/// The words as a shell takes them between single quotes.
std::string single_quoted(std::string_view text) {
  std::string safe = "'";
  for (const char c : text) safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return safe + "'";
}

std::string words(std::span<const std::string> list) {
  std::string text;
  for (const std::string& word : list) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string names(std::span<const CommandShape> commands) {
  std::string text;
  for (const CommandShape& command : commands) text += (text.empty() ? "" : " ") + command.name;
  return text;
}

std::string for_bash(std::span<const CommandShape> commands, std::span<const std::string> games) {
  std::string options;
  for (const CommandShape& command : commands)
    options += fmt::format("    {}) words={} ;;\n", command.name, single_quoted(words(command.options)));
  return fmt::format(R"(# bash completion for fathom
_fathom() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} words=
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '{0} --help --version' -- "$word"))
    return
  fi
  case $before in
    --json|--junit|--components) COMPREPLY=($(compgen -f -- "$word")); return ;;
    --color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
  esac
  case ${{COMP_WORDS[1]}} in
{1}  esac
  case ${{COMP_WORDS[1]}} in
    replay|merge) COMPREPLY=($(compgen -f -W "$words" -- "$word")) ;;
    completion) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$word")) ;;
    *) COMPREPLY=($(compgen -W "{2} $words" -- "$word")) ;;
  esac
}}
complete -o filenames -F _fathom fathom
)",
                     names(commands), options, words(games));
}

std::string for_zsh(std::span<const CommandShape> commands, std::span<const std::string> games) {
  std::string described, options;
  for (const CommandShape& command : commands) {
    described += "    " + single_quoted(command.name + ":" + command.does) + "\n";
    options += fmt::format("    {}) words=({}) ;;\n", command.name, words(command.options));
  }
  return fmt::format(R"(#compdef fathom
_fathom() {{
  local -a commands words
  commands=(
{0}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case ${{words[2]}} in
    replay|merge) _files; return ;;
    completion) compadd bash zsh fish; return ;;
  esac
  local command=${{words[2]}}
  case ${{words[CURRENT-1]}} in
    --json|--junit|--components) _files; return ;;
    --color) compadd auto always never; return ;;
  esac
  case $command in
{1}  esac
  compadd -- {2} $words
}}
compdef _fathom fathom
)",
                     described, options, words(games));
}

std::string for_fish(std::span<const CommandShape> commands, std::span<const std::string> games) {
  std::string text = "# fish completion for fathom\n";
  for (const CommandShape& command : commands) {
    text += fmt::format("complete -c fathom -n __fish_use_subcommand -f -a {} -d {}\n", command.name,
                        single_quoted(command.does));
    const std::string here = fmt::format("-n '__fish_seen_subcommand_from {}'", command.name);
    for (const std::string& option : command.options)
      text += fmt::format("complete -c fathom {} -l {}\n", here, option.substr(2));
    if (command.name != "replay" && command.name != "merge")
      text += fmt::format("complete -c fathom {} -f -a '{}'\n", here,
                          command.name == "completion" ? "bash zsh fish" : words(games));
  }
  return text;
}

}  // namespace

std::string completion(std::string_view shell, std::span<const CommandShape> commands, std::span<const std::string> games) {
  if (shell == "zsh") return for_zsh(commands, games);
  if (shell == "fish") return for_fish(commands, games);
  return for_bash(commands, games);
}

Exit print_completion(const Desk& desk) {
  std::vector<std::string> known;
  for (const Registered& game : games()) known.push_back(game.name);
  desk.out << completion(desk.request.shell, command_shapes(), known);
  return Exit::holds;
}

}  // namespace fathom::ci
