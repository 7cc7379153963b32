#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "audit/finding.hpp"

namespace fathom::audit {

/// Words that a finding is about.
struct Marked {
  enum class Weight : std::uint8_t {
    main,
    also
  };  ///< `also`: a further place of the same cause, or where something is missing.
  Span at;
  std::size_t finding = 0;  ///< Its number in the report, from 1.
  Severity severity = Severity::note;
  Weight weight = Weight::main;
};

/// A part of a sentence that the same findings are about from its beginning to its end; perhaps none.
struct Stretch {
  Span at;
  std::vector<const Marked*> marks;  ///< In the order of the findings.
  std::vector<const Marked*> ends;   ///< Those that end with this stretch, or stand at its end without width.
};

/// A sentence split where marks begin and end. Marks may overlap, contain one another, and reach beyond the sentence.
std::vector<Stretch> stretches(Span sentence, const std::vector<Marked>& marks);

/// `text` as it stands between the tags of an HTML page, and between the quotes of its attributes.
std::string escaped(std::string_view text);

}  // namespace fathom::audit
