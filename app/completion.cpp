#include "app/completion.hpp"

#include <fmt/format.h>

#include <utility>

#include "app/context.hpp"
#include "app/registered.hpp"
#include "app/text.hpp"
#include "audit/finding.hpp"
#include "audit/language/language.hpp"

namespace fathom::app {
namespace {

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
  std::string values;
  for (const OptionValues& each : option_values(games))
    values += fmt::format("    {}' '{}) COMPREPLY=($(compgen {} -- \"$word\")); return ;;\n", each.command, each.option,
                          each.words.empty() ? "-f" : "-W " + single_quoted(words(each.words)));
  return fmt::format(R"(# bash completion for fathom
_fathom() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} words=
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '{0} --help --version' -- "$word"))
    return
  fi
  case "${{COMP_WORDS[1]}} $before" in
{3}  esac
  case ${{COMP_WORDS[1]}} in
{1}  esac
  case ${{COMP_WORDS[1]}} in
    replay|draw|merge|audit|variant) COMPREPLY=($(compgen -f -W "$words" -- "$word")) ;;
    completion) COMPREPLY=($(compgen -W 'bash zsh fish man' -- "$word")) ;;
    new) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
    scenarios|trace) COMPREPLY=($(compgen -f -W "{2} $words" -- "$word")) ;;
    *) COMPREPLY=($(compgen -W "{2} $words" -- "$word")) ;;
  esac
}}
complete -o filenames -F _fathom fathom
)",
                     names(commands), options, words(games), values);
}

std::string for_zsh(std::span<const CommandShape> commands, std::span<const std::string> games) {
  std::string described, options, values;
  for (const CommandShape& command : commands) {
    described += "    " + single_quoted(command.name + ":" + command.does) + "\n";
    options += fmt::format("    {}) words=({}) ;;\n", command.name, words(command.options));
  }
  for (const OptionValues& each : option_values(games))
    values += fmt::format("    {}' '{}) {}; return ;;\n", each.command, each.option,
                          each.words.empty() ? "_files" : "compadd " + words(each.words));
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
    completion) compadd bash zsh fish man; return ;;
  esac
  local command=${{words[2]}}
  case "$command ${{words[CURRENT-1]}}" in
{3}  esac
  case $command in
{1}  esac
  case $command in
    audit|draw|variant) compadd -- $words; _files ;;
    new) compadd -- $words ;;
    scenarios|trace) compadd -- {2} $words; _files ;;
    *) compadd -- {2} $words ;;
  esac
}}
compdef _fathom fathom
)",
                     described, options, words(games), values);
}

/// ` -r -F` for a file, ` -x -a 'auto always'` for one of a few words.
std::string fish_values(const std::string& command, const std::string& option, std::span<const OptionValues> values) {
  for (const OptionValues& each : values)
    if (each.option == option && (each.command == command || each.command == "*"))
      return each.words.empty() ? " -r -F" : " -x -a " + single_quoted(words(each.words));
  return "";
}

std::string for_fish(std::span<const CommandShape> commands, std::span<const std::string> games) {
  const std::vector<OptionValues> values = option_values(games);
  std::string text = "# fish completion for fathom\n";
  for (const CommandShape& command : commands) {
    text += fmt::format("complete -c fathom -n __fish_use_subcommand -f -a {} -d {}\n", command.name,
                        single_quoted(command.does));
    const std::string here = fmt::format("-n '__fish_seen_subcommand_from {}'", command.name);
    for (const std::string& option : command.options)
      text +=
          fmt::format("complete -c fathom {} -l {}{}\n", here, option.substr(2), fish_values(command.name, option, values));
    if (command.name != "replay" && command.name != "draw" && command.name != "merge" && command.name != "audit" &&
        command.name != "new")
      text += fmt::format("complete -c fathom {}{} -a '{}'\n", here, command.name == "scenarios" || command.name == "trace" ? "" : " -f",
                          command.name == "completion" ? "bash zsh fish man" : words(games));
  }
  return text;
}

/// A text as roff has it: neither a hyphen nor a dot at the beginning of a line means anything.
std::string roff(std::string_view text) {
  std::string escaped;
  for (const char c : text) escaped += c == '-' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return escaped;
}

/// The manual page: what there is, and where the rest is told.
std::string manual(std::span<const CommandShape> commands, std::span<const std::string> games) {
  std::string text = fmt::format(R"(.TH FATHOM 1 "" "fathom {}" "User Commands"
.SH NAME
fathom \- checks the rules of tabletop games before players do
.SH SYNOPSIS
.B fathom
.I COMMAND
.RI [ options ]
.SH DESCRIPTION
Holds the executable specification of a game against scenarios, laws that are tried on random plays, and theorems; tells what
a house rule breaks; and finds what a translated rulebook gets wrong. Games: {}.
.B fathom COMMAND \-\-help
says what a command takes.
.SH COMMANDS
)",
                                 FATHOM_VERSION, roff(words(games)));
  for (const CommandShape& command : commands) {
    text += fmt::format(".TP\n.B {}\n{}.\n", command.name, roff(command.does));
    if (!command.options.empty()) text += fmt::format(".br\n{}\n", roff(words(command.options)));
  }
  return text + R"(.SH EXIT STATUS
0 all holds, 1 something fails, 2 bad usage or bad input, 3 undecided.
.SH ENVIRONMENT
.TP
.B FATHOM_HOME
A folder whose scenarios/ and exceptions are used instead of the program's own, as with \-\-home.
.SH FILES
.TP
.I .fathom/
Failures that were found, tried first the next time, in the folder the program is started in.
.TP
.I fathom.yaml
The texts that fathom audit holds against each other where it is told none, in that folder or one above.
)";
}

template <Named E>
std::vector<std::string> words_of() {
  constexpr auto all = names_of(E{});
  return {all.begin(), all.end()};
}

}  // namespace

std::vector<OptionValues> option_values(std::span<const std::string> games) {
  std::vector<OptionValues> values;
  for (const char* const option :
       {"--json", "--junit", "--home", "--components", "--variant", "--output", "--baseline", "--write-baseline", "--accept", "--against",
        "--write-accept", "--edition", "--termbase", "--project", "--since", "--scenarios"})
    values.push_back({option, {}, "*"});
  values.push_back({"--require", words_of<Needed>()});
  std::vector<std::string> explained;
  for (const audit::KindShown& kind : audit::kinds()) explained.emplace_back(kind.name);
  values.push_back({"--color", words_of<Colour>()});
  values.push_back({"--format", words_of<PictureForm>(), "draw"});
  values.push_back({"--seat", words_of<Seat>()});
  values.push_back({"--format", words_of<Telling>(), "trace"});
  values.push_back({"--pictures", words_of<Pictures>()});
  for (const char* const command : {"variant", "balance", "readings"})
    values.push_back({"--format", words_of<ReportForm>(), command});
  values.push_back({"--only", words_of<VariantPart>(), "variant"});
  values.push_back({"--format", words_of<AuditForm>()});
  values.push_back({"--by", words_of<ListedBy>()});
  values.push_back({"--fail-on", words_of<FailOn>()});
  values.push_back({"--explain", std::move(explained)});
  values.push_back({"--original-lang", audit::language_codes()});
  values.push_back({"--translation-lang", audit::language_codes()});
  values.push_back({"--game", {games.begin(), games.end()}});
  return values;
}

std::string completion(std::string_view shell, std::span<const CommandShape> commands, std::span<const std::string> games) {
  if (shell == "zsh") return for_zsh(commands, games);
  if (shell == "fish") return for_fish(commands, games);
  if (shell == "man") return manual(commands, games);
  return for_bash(commands, games);
}

Exit print_completion(const Context& context) {
  std::vector<std::string> known;
  for (const Registered& game : games()) known.push_back(game.name);
  context.out << completion(context.request.shell, command_shapes(), known);
  return Exit::holds;
}

}  // namespace fathom::app
