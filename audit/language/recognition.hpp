#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fathom::audit {

/// How much of a text speaks for a language.
struct Likeness {
  std::string code;
  /// Of the likeliest language: the share of the text's words that are function words of it, no word counted for more than a
  /// few. Of the others: the share of those that the likeliest does not have as well. Of a language with a script of its own:
  /// the share of letters in that script.
  double share = 0;
};

/// The languages whose function words are known, by their codes: at most 64.
const std::vector<std::string>& languages_told();
/// Those that have a folded word among their function words: bit n stands for the nth of `languages_told`. An elided word
/// before its apostrophe counts: `l'océan`.
std::uint64_t languages_of_word(const std::string& folded);

/// The languages that a text may be in, the likeliest first; empty where nothing speaks for any. Those that have a data file,
/// those of `audit/languages/others.yaml`, and those that are told by their script.
std::vector<Likeness> likely_languages(std::string_view text);

/// From this share on a text reads as a language; below it only looks like one, as Latin does like Italian.
inline constexpr double telling_share = 0.18;

}  // namespace fathom::audit
