#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"
#include "audit/text/source_writer.hpp"

namespace fathom::audit {

/// A file that is read byte by byte, as UTF-8 whose lines end in `\n`.
class TextFile {
 public:
  /// Takes bytes as `decode` does, or in the encoding that the file states: `ISO-8859-2`. Bytes that are UTF-8 stay so.
  TextFile(std::string name, std::string_view bytes, const std::string& encoding = {});
  TextFile(const TextFile&) = delete;
  TextFile& operator=(const TextFile&) = delete;

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::string_view text() const { return text_; }
  /// Line and column of a byte; cheap where bytes are asked for in rising order.
  Position at(std::size_t byte) { return places_.at(byte); }
  /// Throws a `Problem` at a byte.
  [[noreturn]] void refuse(std::size_t byte, const std::string& message) { throw Problem(name_, at(byte), message); }
  /// What stands at a byte, for `..., found` in a message: `"}"`, `the end of the file`.
  [[nodiscard]] std::string found(std::size_t byte) const;

 private:
  std::string name_;
  std::string text_;
  FilePlaces places_;
};

/// A string of a file as it reads once its escapes are undone, and where its characters stand in the file.
struct PlacedText {
  std::string words;            ///< Valid UTF-8; a line end parts lines, and an origin follows it.
  std::vector<Origin> origins;  ///< Their `text` counts in `words`.

  /// Adds words that stand in one line of the file.
  void add(std::string_view more, Position at);
  /// Adds a stretch of the file as it stands there.
  void add(TextFile& file, std::size_t begin, std::size_t end);
  /// Adds what stands in another text.
  void add(const PlacedText& more);
  /// Drops blanks and line ends at either end.
  void trim();
  [[nodiscard]] bool is_blank() const { return words.find_first_not_of(" \t\n") == std::string::npos; }
};

/// What an escape stands for, and how many bytes of the file it takes.
struct Escape {
  std::size_t size = 1;
  std::string words;
};

/// Adds a stretch of the file in which `sign` begins an escape; `read` is given the rest of the stretch from there on.
void add_unescaped(PlacedText& to, TextFile& file, Span stretch, char sign, Escape (*read)(std::string_view));

/// `\n`, `\"`, `\101`, `\x41`: escapes of C, as in a PO file. What is no escape stays as it stands.
Escape c_escape(std::string_view at);
/// `\n`, `\"`, `\u00e9`: escapes of JSON.
Escape json_escape(std::string_view at);
/// `\n`, `\:`, `\u00e9`, a backslash at the end of a line: escapes of Java's properties.
Escape java_escape(std::string_view at);
/// `&amp;`, `&#233;`: references of XML; others stay as they stand.
Escape xml_escape(std::string_view at);
/// `""`: a quotation mark within quotation marks.
Escape quote_escape(std::string_view at);

/// Where the bytes of a placed text stand in the file; cheap where bytes are asked for near each other.
class PlacesOf {
 public:
  explicit PlacesOf(const PlacedText& text) : text_(text) {}
  Position at(Offset byte);
  /// Where the stretch that was asked for last ends: what follows stands elsewhere in the file.
  [[nodiscard]] Offset end() const {
    return origin_ + 1 < text_.origins.size() ? text_.origins[origin_ + 1].text : static_cast<Offset>(text_.words.size());
  }

 private:
  const PlacedText& text_;
  std::size_t origin_ = 0;
  Offset byte_ = 0;
  int column_ = 0;  ///< Of `byte_`; 0 before the first question.
};

}  // namespace fathom::audit
