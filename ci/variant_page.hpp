#pragma once

#include <string>
#include <vector>

#include "ci/accepted.hpp"
#include "ci/consequences.hpp"
#include "ci/text.hpp"

namespace fathom::ci {

/// One thing a report on a house rule says.
struct Finding {
  std::string subject;            ///< What it is about: a check, a rule, a measure, a number.
  std::string says;               ///< In a line.
  std::vector<std::string> more;  ///< Further lines: evidence in the game's words, the command that brings it back.
  std::string accepted;           ///< The reason it is accepted for; empty where it is not, or need not be.
  Tone tone = Tone::plain;
};

/// Findings of one kind.
struct Passage {
  std::string name;         ///< `broken`, `opened`, `parts`, `moved`, ...
  std::string explanation;  ///< What findings of this kind are, in a sentence: for pages that have room.
  std::vector<Finding> findings;
};

/// A report on a house rule, as every format shows it.
struct VariantPage {
  std::string title;  ///< The variant's name.
  std::string game;
  std::vector<std::string> changes;  ///< `hand.kept 2 -> 6`.
  std::vector<Passage> passages;     ///< Those that have something to say.
  std::string closing;               ///< How it all stands, in a sentence.
  std::string foot;                  ///< How the numbers were got, and the command that repeats it.
};

VariantPage page_of(const Consequences& consequences, const std::vector<Accepted>& accepted);

/// For a terminal, as wide as one.
std::string as_text(const VariantPage& page, const Paint& paint);
/// For a comment on a pull request.
std::string as_markdown(const VariantPage& page);
/// A page by itself: no file or address is loaded from elsewhere.
std::string as_html(const VariantPage& page);
/// All the numbers, those that moved and those that did not.
std::string as_json(const Consequences& consequences, const std::vector<Accepted>& accepted);

/// Whether something broke or opened that is not accepted.
bool is_alarming(const Consequences& consequences, const std::vector<Accepted>& accepted);
/// Those that accept what did not come about.
std::vector<Accepted> unused(const Consequences& consequences, const std::vector<Accepted>& accepted);

}  // namespace fathom::ci
