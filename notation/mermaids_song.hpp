#pragma once

#include <string>

#include "model/mermaids_song/components.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "notation/notation.hpp"

namespace fathom {

extern template struct Notation<mermaids_song::MermaidsSong>;

namespace mermaids_song {

/// What is in somebody's box of Mermaid's Song: the document put over our reconstruction, which stands in for what it does
/// not mention. `docs/components.md` describes it. Throws `Problem` at the key to blame where the box contradicts the
/// rulebook.
Box read_box(const Node& document);
/// Reads the file at `path` in the same way; its problems name the file.
Box read_box_file(const std::string& path);
/// The whole box as such a file.
std::string box_yaml(const Box& box);

}  // namespace mermaids_song
}  // namespace fathom
