#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "notation/node.hpp"

namespace fathom::audit {

/// A place in a text, in bytes from its beginning.
using Offset = std::uint32_t;

/// A stretch of a text, in bytes; `end` is the first byte that no longer belongs to it.
struct Span {
  Offset begin = 0;
  Offset end = 0;

  [[nodiscard]] bool empty() const { return begin == end; }
  [[nodiscard]] Offset size() const { return end - begin; }
  friend bool operator==(const Span&, const Span&) = default;
};

/// Texts larger than this are refused unread.
inline constexpr std::size_t largest_text = std::size_t{256} << 20U;

/// What extraction or storage did to a text, where a reader of the file would see it.
struct Damage {
  Span at;           ///< In `Source::text`.
  std::string what;  ///< `bytes that are no UTF-8`, `an extraction marker`, `letters decoded twice`, ...
};

/// A rulebook's text as it lies in a file, made safe to read: always valid UTF-8, lines end in `\n`.
///
/// Every span that a finding shows is one of `text`; `place` turns it into the line and column an editor would show.
struct Source {
  std::string name;  ///< As the user named the file.
  std::string text;  ///< Bytes that are no UTF-8, and NUL, stand here as U+FFFD; a byte order mark and `\r` are dropped.
  std::vector<Offset> lines;    ///< Where each line begins.
  std::vector<Damage> damages;  ///< In the order of the text; one for each run of damaged characters.
  std::vector<Offset> milestones;  ///< How many characters stand before every `milestone`th byte, so that long lines cost little.

  static constexpr Offset milestone = 4096;

  /// Line, and column in characters, both from 1.
  [[nodiscard]] Position place(Offset at) const;
  [[nodiscard]] std::string_view words(Span at) const { return std::string_view(text).substr(at.begin, at.size()); }
};

/// The bytes of a file as a source; never fails.
Source source_of(std::string name, std::string_view bytes);

/// Reads a text file, or a PDF through `pdftotext`. Throws `Problem` for what is not there, is no regular file, is empty of
/// any letter, is larger than `largest_text`, or is a PDF where `pdftotext` is not installed.
Source read_source(const std::string& path);

}  // namespace fathom::audit
