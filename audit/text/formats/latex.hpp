#pragma once

#include "audit/text/formats/placed_text.hpp"
#include "audit/text/source_writer.hpp"

namespace fathom::audit {

/// Writes what a reader of a LaTeX text sees: headings, paragraphs, items, rows. What is emphasised stands without its
/// command; a command that nobody knows stays as it is, with its arguments, as in `\svg{gold}`, unless an argument is made
/// of words. Nothing is refused: where braces do not match, the text is taken as it comes.
void write_latex(SourceWriter& to, const PlacedText& text);

}  // namespace fathom::audit
