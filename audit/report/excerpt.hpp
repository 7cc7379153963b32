#pragma once

#include <cstddef>
#include <string>

#include "audit/finding.hpp"

namespace fathom::audit {

/// A sentence cut so that the words at issue stand on one line of a terminal.
struct Excerpt {
  std::string before;  ///< Begins with `... ` where more stood there.
  std::string words;
  std::string after;
};

/// The words at issue with as much of their sentence as fits into `columns` characters, cut between words. `near` is where
/// in the sentence, in bytes, they are likely to stand, should they stand there several times.
Excerpt excerpt(const Passage& passage, std::size_t columns, std::size_t near);

/// How many characters a text has.
std::size_t characters(std::string_view text);

}  // namespace fathom::audit
