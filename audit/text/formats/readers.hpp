#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

/// What reads the files that translators keep their strings in: rows of the table of formats.
///
/// Each takes a file's name and bytes, and returns its texts as `Format::read` does; each throws `Problem` with line and
/// column for a file that is broken.
namespace fathom::audit {

/// gettext's PO and POT. The second text has no words for what is untranslated or fuzzy, and names it in `Source::open`.
std::vector<Source> read_po(const std::string& name, std::string_view bytes);
bool is_po(std::string_view bytes);

/// XLIFF 1.2 and 2. Inline elements stay in the text as `<g id="1">`, `<x id="2"/>`.
std::vector<Source> read_xliff(const std::string& name, std::string_view bytes);
bool is_xliff(std::string_view bytes);

/// TMX, a text for each language in it.
std::vector<Source> read_tmx(const std::string& name, std::string_view bytes);
bool is_tmx(std::string_view bytes);

/// JSON whose strings are texts. A key is the way to a string (`cards.draw`, `cards.0.text`); where a file holds several
/// languages, by the first or the last word of that way, it gives a text for each.
std::vector<Source> read_json_table(const std::string& name, std::string_view bytes);

/// YAML whose strings are texts, by the same rules.
std::vector<Source> read_yaml_table(const std::string& name, std::string_view bytes);

/// Java's properties.
std::vector<Source> read_properties(const std::string& name, std::string_view bytes);

/// Tables of text: a comma, a semicolon or a tab parts their cells.
std::vector<Source> read_csv(const std::string& name, std::string_view bytes);
std::vector<Source> read_tsv(const std::string& name, std::string_view bytes);

/// Markdown, with or without front matter in YAML, whose strings come first in the text.
std::vector<Source> read_markdown(const std::string& name, std::string_view bytes);

/// LaTeX, as a reader of the printed text sees it.
std::vector<Source> read_latex(const std::string& name, std::string_view bytes);
bool is_latex(std::string_view bytes);

}  // namespace fathom::audit
