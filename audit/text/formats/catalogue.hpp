#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "audit/text/formats/placed_text.hpp"
#include "audit/text/source.hpp"

namespace fathom::audit {

/// An entry of a catalogue in one of its languages.
struct Version {
  PlacedText text;
  Position at;                             ///< Where it stands, or would stand.
  std::optional<OpenUnit::Reason> open{};  ///< Where the file says that the text is no translation.
};

/// One entry of a catalogue, in all of its languages; a version may be blank.
struct CatalogueEntry {
  enum class Markup : std::uint8_t { none, latex };
  std::string name;  ///< As `Unit::name`.
  std::string key;   ///< As `Unit::key`.
  Position at;
  std::vector<Version> versions;  ///< As many as the catalogue has languages.
  Markup markup = Markup::none;
};

/// What translators' files come to, whatever their form: entries with a key, and the text of each in one or more languages.
class Catalogue {
 public:
  /// `languages` are codes, or empty where the file states none; the original's is the first.
  Catalogue(std::string name, std::vector<std::string> languages)
      : name_(std::move(name)), languages_(std::move(languages)) {}

  /// Throws `Problem` for a key that an entry had before, and for names and texts that come to more than `largest_text`.
  void add(CatalogueEntry entry);
  [[nodiscard]] bool empty() const { return entries_.empty(); }
  /// One text for each language. A language that states nothing of itself and has no text at all is left out.
  std::vector<Source> sources();

 private:
  [[nodiscard]] bool has_text(std::size_t language) const;

  std::string name_;
  std::vector<std::string> languages_;
  std::vector<CatalogueEntry> entries_;
  std::unordered_map<std::string, int> lines_;  ///< Where each key stands.
  std::size_t size_ = 0;
};

/// Words of a file as part of a name: up to the first line end, and 60 characters.
std::string shortened(std::string_view words);

/// A language's code as it is written here, of any that files have: `pt-BR` of `pt_BR`, `PT-br`, `pt_BR.UTF-8`.
std::string language_code(std::string_view written);

/// Writes a string, a block to a line, into the unit that was begun. A line that plainly goes on in the next is joined with
/// it.
void write_lines(SourceWriter& to, const PlacedText& text);

}  // namespace fathom::audit
