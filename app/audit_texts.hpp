#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::app {

/// A file that somebody asked for, and the language that was said of it.
struct FileAsked {
  std::string file;        ///< As it is opened and shown; `-` is standard input.
  std::string language{};  ///< A code; empty where none was said.

  friend bool operator==(const FileAsked&, const FileAsked&) = default;
};

/// What an original is held against: a translation that perhaps stands beside it, that has to stand beside it, or that
/// stands in files of their own.
enum class Against : std::uint8_t { whatever_there_is, text_beside, other_files };

/// An original and its translations, as somebody asked for them.
struct TextsAsked {
  FileAsked original;                   ///< It may hold its translations too.
  std::vector<FileAsked> translations;  ///< Files of their own; none where they are still to be written.
  std::string language;                 ///< Of the translation that the original's file holds; empty where none was said.
  std::string row;                      ///< What a table of results calls them.
  Against against = Against::whatever_there_is;

  friend bool operator==(const TextsAsked&, const TextsAsked&) = default;
};

/// A text that was read.
struct TextFound {
  std::string file;  ///< As it was asked for.
  audit::Source source;
  std::size_t index = 0;  ///< Which of its file's texts.
  std::string stated;     ///< The code that somebody said of it; empty where nobody did.
  std::string language;   ///< The same, or else the code that its file states, with its region: `pt-BR`; or nothing.
};

/// An original, and the translations in the same file.
struct OriginalFound {
  TextFound original;
  std::vector<TextFound> beside;
};

/// Reads the original's file. Where translations are files of their own, one of its texts is taken: the one in the language
/// that was said; of two, the first of which states no language (the messages of a PO file) or the same, the second, which
/// is what its readers see. Throws `Problem` for what cannot be read, for a language that the file does not have, and where
/// it holds several texts and nothing says which.
OriginalFound read_original(const TextsAsked& asked);

/// Reads the translations in a file of their own: one text, or of several those in another language than the original's.
/// Throws `Problem` as above, and for a file without a word of a translation.
std::vector<TextFound> read_translations(const FileAsked& asked, const TextFound& original);

}  // namespace fathom::app
