#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/registered.hpp"
#include "app/report.hpp"
#include "audit/reading/sections.hpp"
#include "model/core/verdict.hpp"
#include "notation/node.hpp"

namespace fathom::app {

/// A row of a game's table of sentences: where a sentence of the rulebook stands, and which rules it gives.
struct SentenceRow {
  std::string section;  ///< The rulebook's heading.
  std::string place;    ///< The number of the sentence in its section; or what else says the rule, such as `picture`.
  std::vector<std::string> rules;
  Position at;
};

/// Reads such a table, the first of a Markdown file: columns `section`, `sentence` and `rules`; more columns are passed over.
/// Throws `Problem` for what cannot be read.
std::vector<SentenceRow> read_sentences(const std::string& file);
/// The same from a text.
std::vector<SentenceRow> sentence_rows(std::string_view text);

/// Holds a table of sentences to a rulebook: a verdict for each row, and one for each rule that has to stand in the table and
/// does not. With the text's own sentences, each of them has to have its row, and each numbered row its sentence.
std::vector<Verdict> judged_sentences(const Registered& game, std::span<const SentenceRow> rows, const std::string& file,
                                      const std::optional<std::vector<audit::NumberedSentence>>& text);

/// The same with the game's own table, and with the text of a file where one is named; nothing where the game has no table.
/// A text without a table to hold it to is refused before, by `expect_rulebook_to_hold`.
std::vector<Verdict> sentences_of(const Registered& game, const std::string& text_file);

/// Throws, before anything is tried, for a `--rulebook` that could not be judged at the end: one that cannot be read, one of a
/// game without a table, or one beside an option with which the gate does not look at sentences.
void expect_rulebook_to_hold(const Request& request, std::span<const Registered* const> asked);

Section sentences_section(std::span<const Verdict> verdicts);

/// A table of a text's sentences to be filled in, with the words of each in a column of their own. `language` is the code that
/// was stated, or empty.
std::string empty_sentence_table(const std::string& file, const std::string& language);

}  // namespace fathom::app
