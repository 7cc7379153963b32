#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "audit/language/language.hpp"

namespace fathom::audit {

/// Hunspell's dictionaries of one language: which words there are. They are data that a user installs
/// (`/usr/share/hunspell`), or names by the environment variable `DICPATH`: folders, parted by colons.
/// Safe to use from several threads.
class Spelling {
 public:
  /// The dictionaries of the language of that code: of its own region first, and one more (`en_US`, `en_GB`).
  /// Null where none is installed. Loading takes up to some tenths of a second; each language is loaded once, and kept until the
  /// program ends.
  static std::shared_ptr<const Spelling> of(const std::string& code);
  /// Begins to load what `of` will be asked for, beside whatever comes first.
  static void expect(const std::string& code);

  ~Spelling();
  Spelling(const Spelling&) = delete;
  Spelling& operator=(const Spelling&) = delete;

  /// Whether a word stands in one of the dictionaries as it is written, or without a capital that the beginning of a sentence
  /// may have given it.
  [[nodiscard]] bool knows(std::string_view word) const;
  /// A word of the dictionaries that differs from this one by one letter left out, added, changed, or by two exchanged; empty
  /// where there is none.
  [[nodiscard]] std::string near(std::string_view word) const;

 private:
  struct Dictionaries;
  explicit Spelling(std::unique_ptr<Dictionaries> dictionaries);
  static std::shared_ptr<const Spelling> load(const std::string& code);
  std::unique_ptr<Dictionaries> dictionaries_;
};

}  // namespace fathom::audit
