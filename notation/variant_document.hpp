#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/rulebook.hpp"
#include "notation/node.hpp"

/// What every variant file is read with, whichever game it is of. For `notation/variant_of.hpp`.
namespace fathom::notation {

/// The keys of a variant file, in the order in which they are written.
std::span<const std::string_view> variant_keys();

/// A variant file, its keys known and its `game` right.
struct VariantFile {
  std::string path;
  Node document;
};

/// The file with that text and those it extends, the one that stands at the bottom first.
std::vector<VariantFile> variant_chain(std::string_view game, const std::string& path, Node document);

/// What a name could have meant that is not known: the nearest, or those whose name or rule speaks of the same things.
/// Ends a message: `; did you mean "hands"?`.
std::string likely_meant(std::string_view word, const std::vector<std::string_view>& known, std::span<const Rule> rulebook,
                         std::string_view game);

/// The rules that a file may leave out: of those that can refuse, the ones that do not hold the box together.
std::vector<std::string_view> droppable(std::span<const Rule> rulebook, std::vector<std::string_view> clauses);

/// The clause that a file leaves out. Throws `Problem` for what is no rule, for a rule that forbids nothing, and for one
/// that holds the box together.
std::string_view read_clause(const Node& node, std::span<const Rule> rulebook, const std::vector<std::string_view>& clauses,
                             std::string_view game);

}  // namespace fathom::notation
