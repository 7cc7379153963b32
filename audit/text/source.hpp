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

/// Where a stretch of a text stands in the file that it was taken from. Up to the next origin, or line end, each character
/// stands one column further.
struct Origin {
  Offset text = 0;  ///< In `Source::text`.
  Position at;      ///< In the file.
};

/// A part of a file that has a name: an entry of a catalogue, a key of a string table, a cell, a column of a page.
struct Unit {
  Span at;           ///< In `Source::text`.
  std::string name;  ///< As a translator would look for it: `msgid "Draw a card"`, `cards.draw`, `Sheet1!B7`, `page 3, column 2`.
  std::string key;   ///< The counterpart in another text has the same; empty where the format pairs nothing.
};

/// A unit that has no translation yet, or one that its translator has to look at again. Its words are not in the text.
struct OpenUnit {
  enum class Reason : std::uint8_t { untranslated, fuzzy };
  std::string name;  ///< As `Unit::name`.
  std::string key;   ///< As `Unit::key`.
  Position at;       ///< In the file.
  Reason reason = Reason::untranslated;
};

/// `untranslated` or `fuzzy`.
constexpr std::string_view name_of(OpenUnit::Reason reason) {
  return reason == OpenUnit::Reason::fuzzy ? "fuzzy" : "untranslated";
}

/// A rulebook's text, made safe to read: always valid UTF-8, lines end in `\n`.
///
/// Every span that a finding shows is one of `text`; `place` turns it into the line and column an editor would show.
struct Source {
  std::string name;  ///< As the user named the file.
  std::string text;  ///< Bytes that are no UTF-8, and NUL, stand here as U+FFFD; a byte order mark and `\r` are dropped.
  std::string language;         ///< The code that the file itself states (`fr`, `pt-BR`); empty where it states none.
  /// Whether each line is a block already, marked up as Markdown is (`# `, `- `, `1. `, `| |`), so that nothing is guessed from layout.
  bool is_laid_out = false;
  std::vector<Origin> origins;  ///< In the order of the text; empty where the text is the file itself.
  std::vector<Unit> units;      ///< In the order of the text, apart from each other.
  std::vector<OpenUnit> open;   ///< What the file itself says is not translated, in the order of the file.
  std::vector<Offset> lines;    ///< Where each line begins.
  std::vector<Damage> damages;  ///< In the order of the text; one for each run of damaged characters.
  std::vector<Offset> milestones;  ///< How many characters stand before every `milestone`th byte, so that long lines cost little.

  static constexpr Offset milestone = 4096;

  /// Line, and column in characters, both from 1, in the file.
  [[nodiscard]] Position place(Offset at) const;
  /// The unit around a place, or null.
  [[nodiscard]] const Unit* unit(Offset at) const;
  /// Whether its units have counterparts by their keys.
  [[nodiscard]] bool is_keyed() const { return !units.empty() && !units.front().key.empty(); }
  [[nodiscard]] std::string_view words(Span at) const { return std::string_view(text).substr(at.begin, at.size()); }
  /// Brings `lines` and `milestones` up to date with `text`.
  void count_lines();

 private:
  [[nodiscard]] Position place_in_text(Offset at) const;
};

/// The bytes of a file as a source; never fails.
Source source_of(std::string name, std::string_view bytes);

/// The first of the texts that `read_texts` reads.
Source read_source(const std::string& path);

}  // namespace fathom::audit
