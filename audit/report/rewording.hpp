#pragma once

#include <optional>
#include <string>
#include <vector>

#include "audit/finding.hpp"
#include "audit/language/language.hpp"

namespace fathom::audit {

/// What a passage says, apart from how it says it: its numbers by value, what its small words mean, the stems of its other
/// words. `10 Cards` and `the ten cards` say the same.
struct Gist {
  std::vector<std::string> numbers;  ///< Sorted; without ones, which may be articles.
  std::vector<std::string> words;    ///< Sorted.
};
/// How much two passages have in common, from 0 to 1.
double likeness(const Gist& a, const Gist& b);

/// One text's part in a finding: the words at issue, and their sentence.
struct PassageSaid {
  bool is_there = false;
  bool is_whole = false;  ///< The words at issue are the whole sentence.
  Gist words;
  Gist sentence;
};
/// A null language is one that nobody knows; then only what is the same but for case and punctuation says the same.
PassageSaid said_in(const std::string& words, const std::string& sentence, const Language* language);

/// A finding by what it says.
struct FindingSaid {
  std::string kind;
  std::string rule;
  PassageSaid original;
  PassageSaid translation;
};

/// How surely one finding is the other after the texts were reworded, from 0 to 1: the same kind, rule, numbers and words at
/// issue, in sentences that are alike. Nothing for different faults, however much of the sentence they share.
std::optional<double> same_fault(const FindingSaid& before, const FindingSaid& now);

}  // namespace fathom::audit
