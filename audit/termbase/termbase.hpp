#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "notation/node.hpp"

namespace fathom::audit {

/// What a termbase thinks of a name.
enum class Standing : std::uint8_t {
  proper,     ///< What the thing is to be called.
  also,       ///< As good, and said by nobody who could say the proper name: found, and silent.
  forbidden,  ///< What it must not be called.
};

/// What one language calls a thing.
struct TermName {
  std::string language;  ///< As `language_tag` writes it: `fr`, `pt-br`.
  std::string words;
  Standing standing = Standing::proper;
};

/// A thing of the game, or a deed, and its names.
struct TermEntry {
  std::vector<TermName> names;
  std::string note;
  Position at;  ///< In the file.
};

/// What a game's words are to be in several languages.
struct Termbase {
  /// How far it binds a translator.
  enum class Force : std::uint8_t {
    prescribed,  ///< Each name is asked for. Where it stands, nobody else has to doubt it.
    known,       ///< The names are known, and others may be used: only another thing's name is wrong.
  };
  std::string file;  ///< As the user named it.
  Force force = Force::prescribed;
  std::vector<TermEntry> entries;

  /// Whether it has names in a language.
  [[nodiscard]] bool speaks(std::string_view language) const;
};

/// A language's code as termbases and texts are compared by it: `pt_BR` and `pt-BR` are `pt-br`.
std::string language_tag(std::string_view code);

/// The names of an entry for texts in a language: those of its region, where the code has one and there are any; otherwise
/// all of the language.
std::vector<const TermName*> names_in(const TermEntry& entry, std::string_view language);

/// Reads a termbase: TBX in either of its forms (`martif` and `tbx`), or a table in CSV, told apart by what the file holds.
/// The first row of a table has the languages' codes, and besides them `also:fr`, `forbidden:fr`, and `note`; a cell may
/// have several names, parted by `|`. Throws `Problem` with line and column for what is neither, or is not understood.
Termbase read_termbase(const std::string& file, std::string_view bytes);

}  // namespace fathom::audit
