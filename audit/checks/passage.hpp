#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "audit/finding.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// Stretches of a reading as findings show them.
Passage passage_of_tokens(const Reading& reading, Side side, TokenIndex first, std::uint32_t count);
Passage passage_of_sentences(const Reading& reading, Side side, std::uint32_t first, std::uint32_t count);
/// A stretch of `Document::text` of any length.
Passage passage_of_text(const Reading& reading, Side side, Span in_text);
/// Words within a sentence, which need not begin or end with a token.
Passage passage_of_words(const Reading& reading, Side side, Span in_text, std::uint32_t sentence);
/// A stretch of the source that need not be part of any sentence.
Passage passage_of_source(const Reading& reading, Side side, Span at);

/// What a finding shows of a side.
std::optional<Passage>& passage_on(Finding& finding, Side side);

/// The stems of the words of a stretch that say something.
std::set<std::string> stems_of(const Reading& reading, TokenIndex first, TokenIndex end);

/// The sentence that a token belongs to.
std::uint32_t sentence_of(const Reading& reading, TokenIndex token);

/// Text on one line: white space of every kind is one blank.
std::string on_one_line(std::string_view text);
/// The words of some tokens, on one line, cut where they are many: for a sentence about them.
std::string quoted(const Reading& reading, TokenIndex first, std::uint32_t count);

/// `3` or `3.1`: what numbers a section.
bool numbers_section(const std::string& label);

/// The block that a sentence belongs to.
const Block& block_of(const Reading& reading, std::uint32_t sentence);

}  // namespace fathom::audit
