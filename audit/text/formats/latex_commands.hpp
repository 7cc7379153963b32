#pragma once

#include <string>
#include <string_view>

namespace fathom::audit::latex {

/// What a command does to the text.
enum class Effect : std::uint8_t {
  unknown,    ///< Nobody knows: it may be a picture within the text.
  sign,       ///< Is a sign: `\ldots`.
  accent,     ///< Stands over the next letter: `\'e`.
  dropped,    ///< Shows nothing, with its arguments: `\label{x}`.
  unwrapped,  ///< Shows its last argument: `\emph{x}`, `\href{address}{x}`.
  heading,    ///< `\section{x}`
  note,       ///< `\footnote{x}`: words that stand apart.
  paragraph,  ///< Ends a paragraph.
  line,       ///< Ends a line, or a row.
  item,       ///< `\item`
  begin,      ///< `\begin{x}`
  end,        ///< `\end{x}`
  verbatim,   ///< `\verb|x|`
};

struct Command {
  Effect effect = Effect::unknown;
  std::uint8_t arguments = 0;  ///< How many are dropped: of a heading, its level.
  std::string_view words{};    ///< A sign's, or an accent as a combining character.
};

/// A command by its name without the backslash.
Command command_of(std::string_view name);

/// What becomes of what stands between `\begin{x}` and `\end{x}`.
enum class Environment : std::uint8_t { plain, bullets, numbers, table, dropped, picture, verbatim };
struct EnvironmentKind {
  Environment kind = Environment::plain;
  std::uint8_t arguments = 0;  ///< How many braces belong to `\begin{x}`.
};
EnvironmentKind environment_of(std::string_view name);

/// The code of a language as babel and polyglossia call it, or nothing.
std::string_view language_of(std::string_view name);

}  // namespace fathom::audit::latex
