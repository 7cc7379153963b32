#include "audit/checks/passage.hpp"

#include <algorithm>
#include <cctype>

namespace fathom::audit {
namespace {

constexpr std::size_t longest_quote = 60;

/// Where the last character of a span begins.
Offset last_character(const std::string& text, Span at) {
  Offset last = at.end > at.begin ? at.end - 1 : at.begin;
  static constexpr unsigned char continuation = 0x80U;
  static constexpr unsigned char lead_bits = 0xC0U;
  while (last > at.begin && (static_cast<unsigned char>(text[last]) & lead_bits) == continuation) --last;
  return last;
}

/// A stretch of a source by its places alone.
Passage passage_at(const Source& source, Side side, Span at) {
  Passage made;
  made.side = side;
  made.at = at;
  made.first = source.place(at.begin);
  made.last = source.place(last_character(source.text, at));
  if (const Unit* const unit = source.unit(at.begin)) {
    made.unit = unit->name;
    made.key = unit->key;
  }
  return made;
}

Passage passage(const Reading& reading, Side side, Span in_text, Span around) {
  const Document& document = reading.document;
  Passage made = passage_at(document.source, side, document.in_source(in_text));
  made.words = on_one_line(document.words(in_text));
  made.sentence = on_one_line(document.words(around));
  return made;
}

}  // namespace

std::optional<Passage>& passage_on(Finding& finding, Side side) {
  return side == Side::original ? finding.original : finding.translation;
}

std::set<std::string> stems_of(const Reading& reading, TokenIndex first, TokenIndex end) {
  std::set<std::string> found;
  for (TokenIndex token = first; token < end; ++token) {
    if (reading.tokens[token].kind == Token::Kind::word && !reading.word(token).is_function) found.insert(reading.word(token).stem);
  }
  return found;
}

std::uint32_t sentence_of(const Reading& reading, TokenIndex token) {
  const auto after = std::upper_bound(reading.token_starts.begin(), reading.token_starts.end(), token);
  return static_cast<std::uint32_t>(std::distance(reading.token_starts.begin(), after)) - 1;
}

Passage passage_of_tokens(const Reading& reading, Side side, TokenIndex first, std::uint32_t count) {
  const std::uint32_t sentence = sentence_of(reading, first);
  return passage(reading, side, reading.at(first, count), reading.document.sentences[sentence].at);
}

Passage passage_of_sentences(const Reading& reading, Side side, std::uint32_t first, std::uint32_t count) {
  const auto& sentences = reading.document.sentences;
  const Span all{sentences[first].at.begin, sentences[first + count - 1].at.end};
  return passage(reading, side, all, all);
}

Passage passage_of_text(const Reading& reading, Side side, Span in_text) { return passage(reading, side, in_text, in_text); }

Passage passage_of_words(const Reading& reading, Side side, Span in_text, std::uint32_t sentence) {
  return passage(reading, side, in_text, reading.document.sentences[sentence].at);
}

Passage passage_of_source(const Reading& reading, Side side, Span at) {
  const Source& source = reading.document.source;
  Passage made = passage_at(source, side, at);
  made.words = on_one_line(source.words(at));
  made.sentence = made.words;
  return made;
}

std::string on_one_line(std::string_view text) {
  std::string line;
  line.reserve(text.size());  // thousands of findings keep such lines: no more room than they need
  for (const char letter : text) {
    const bool blank = letter == ' ' || letter == '\n' || letter == '\t' || letter == '\f' || letter == '\v';
    if (!blank) {
      line += letter;
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

std::string quoted(const Reading& reading, TokenIndex first, std::uint32_t count) {
  std::string words = on_one_line(reading.document.words(reading.at(first, count)));
  if (words.size() > longest_quote) {
    std::size_t cut = words.rfind(' ', longest_quote);
    if (cut == std::string::npos) {
      cut = longest_quote;
      static constexpr unsigned char continuation = 0x80U;
      static constexpr unsigned char lead_bits = 0xC0U;
      while (cut > 0 && (static_cast<unsigned char>(words[cut]) & lead_bits) == continuation) --cut;
    }
    words = words.substr(0, cut) + " ...";
  }
  return "\"" + words + "\"";
}

bool numbers_section(const std::string& label) {
  return !label.empty() && std::isdigit(static_cast<unsigned char>(label.front())) != 0 &&
         std::all_of(label.begin(), label.end(),
                     [](char c) { return c == '.' || std::isdigit(static_cast<unsigned char>(c)) != 0; });
}

const Block& block_of(const Reading& reading, std::uint32_t sentence) {
  return reading.document.blocks[reading.document.sentences[sentence].block];
}

}  // namespace fathom::audit
