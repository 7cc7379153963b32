#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/checks/passage.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

bool is_number(const std::string& label) {
  static constexpr std::size_t longest = 3;
  return !label.empty() && label.size() <= longest &&
         std::all_of(label.begin(), label.end(), [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; });
}

/// What a reference could lead to: headings, and lines short enough to be one.
std::vector<std::set<std::string>> targets(const Reading& text) {
  std::vector<std::set<std::string>> found;
  static constexpr std::uint32_t short_line = 12;
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence) {
    const TokenIndex first = text.token_starts[sentence];
    const TokenIndex end = text.token_starts[sentence + 1];
    const bool heading = block_of(text, sentence).kind == BlockKind::heading;
    if (heading || end - first <= short_line) found.push_back(stems_of(text, first, end));
  }
  return found;
}

bool leads_to(const std::set<std::string>& wanted, const std::set<std::string>& target) {
  if (wanted.empty() || target.empty()) return false;
  std::size_t both = 0;
  for (const std::string& stem : wanted) both += target.contains(stem) ? 1U : 0U;
  static constexpr double mostly = 0.66;
  return static_cast<double>(both) >= mostly * static_cast<double>(wanted.size()) && 2 * both >= target.size();
}

bool opens_quote(const std::string& sign) {
  return sign == "\"" || sign == "“" || sign == "«" || sign == "„" || sign == "'" || sign == "‘";
}
bool closes_quote(const std::string& sign) {
  return sign == "\"" || sign == "”" || sign == "»" || sign == "“" || sign == "'" || sign == "’";
}

/// *See "..."*: the words between the quotes, where they follow a word of reference closely.
struct Quote {
  TokenIndex first = 0;
  TokenIndex end = 0;
};
std::vector<Quote> quoted_references(const Reading& text, std::uint32_t sentence) {
  std::vector<Quote> found;
  static constexpr TokenIndex reach = 5;
  const TokenIndex end = text.token_starts[sentence + 1];
  for (const Mark& mark : text.marks_of(sentence)) {
    if (mark.meaning != known().see) continue;
    const TokenIndex from = mark.first + mark.count;
    for (TokenIndex token = from; token < std::min(end, from + reach); ++token) {
      if (!opens_quote(text.word(token).folded)) continue;
      TokenIndex close = token + 1;
      while (close < end && !closes_quote(text.word(close).folded)) ++close;
      if (close < end && close > token + 1) found.push_back({token + 1, close});
      break;
    }
  }
  return found;
}

std::vector<Finding> broken_quotes(const Reading& text, Side side) {
  std::vector<Finding> findings;
  const std::vector<std::set<std::string>> known = targets(text);
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence) {
    for (const Quote& quote : quoted_references(text, sentence)) {
      const std::set<std::string> wanted = stems_of(text, quote.first, quote.end);
      if (wanted.empty()) continue;
      if (std::any_of(known.begin(), known.end(), [&](const auto& target) { return leads_to(wanted, target); })) continue;
      Finding finding;
      finding.kind = Kind::reference_broken;
      finding.confidence = 0.8;
      finding.severity = Severity::warning;
      passage_on(finding, side) =
          passage_of_tokens(text, side, quote.first, quote.end - quote.first);
      finding.consequence = "No heading of this text reads so; " + player_of(text) + " looks for it in vain.";
      findings.push_back(std::move(finding));
    }
  }
  return findings;
}

/// The number as it is written: `3.1`; of several, the last.
std::string number_in(const Reading& text, const Quantity& quantity) {
  if (quantity.upper != quantity.value) return std::to_string(static_cast<std::int64_t>(quantity.upper));
  std::string written;
  for (const char c : text.document.words(text.at(quantity.first, quantity.count))) {
    if (c == '.' || std::isdigit(static_cast<unsigned char>(c)) != 0) written += c;
  }
  while (!written.empty() && written.back() == '.') written.pop_back();
  return written;
}

/// What is referred to by its number.
struct Numbered {
  std::string_view noun;
  /// Whether a word stands for it.
  bool (*is_named)(const Reading& text, std::uint32_t sentence, TokenIndex word);
  /// Whether a block that is numbered is one; null where the numbers printed on the pages tell, and no words.
  bool (*is_one)(const Block& block);
};

bool has_meaning(const Reading& text, std::uint32_t sentence, TokenIndex word, ConceptId meaning) {
  return std::ranges::any_of(text.marks_of(sentence), [&](const Mark& mark) {
    return mark.meaning == meaning && mark.first <= word && word < mark.first + mark.count;
  });
}

constexpr std::array kinds_of_references{
    Numbered{"section",
             [](const Reading& text, std::uint32_t sentence, TokenIndex word) {
               return has_meaning(text, sentence, word, known().section);
             },
             [](const Block& block) { return block.kind == BlockKind::heading && numbers_section(block.label); }},
    Numbered{"step",
             [](const Reading& text, std::uint32_t sentence, TokenIndex word) {
               return has_meaning(text, sentence, word, known().step);
             },
             [](const Block& block) { return is_number(block.label); }},
    Numbered{"figure",
             [](const Reading& text, std::uint32_t, TokenIndex word) {
               return text.language->locale().figures.contains(text.word(word).folded);
             },
             [](const Block&) { return false; }},
    Numbered{"page",
             [](const Reading& text, std::uint32_t sentence, TokenIndex word) {
               return has_meaning(text, sentence, word, known().page);
             },
             nullptr},
};

/// Whether the word for it stands right before a number: `step 3`, `Fig. 3`.
bool is_numbered(const Reading& text, const Numbered& kind, std::uint32_t sentence, const Quantity& quantity) {
  static constexpr TokenIndex reach = 2;
  for (TokenIndex back = 1; back <= reach && quantity.first >= text.token_starts[sentence] + back; ++back)
    if (kind.is_named(text, sentence, quantity.first - back)) return true;
  return false;
}

/// Whether a sentence is what the number names, as a caption is: `Figure 3: a lamp`; not `Figure 3 shows a lamp`.
bool is_caption(const Reading& text, const Numbered& kind, std::uint32_t sentence, const Quantity& quantity) {
  static constexpr TokenIndex longest_name = 2;
  const TokenIndex first = text.token_starts[sentence];
  const TokenIndex next = quantity.first + quantity.count;
  if (quantity.first - first > longest_name || quantity.first == first || !kind.is_named(text, sentence, first))
    return false;
  return next >= text.token_starts[sentence + 1] || text.tokens[next].kind != Token::Kind::word || text.tokens[next].capital;
}

/// The pages, as far as numbers were printed on them; the last may have none.
std::set<std::string> pages_of(const Document& document) {
  std::set<std::string> found;
  for (int page = 1; document.last_page > 0 && page <= document.last_page + 1; ++page) found.insert(std::to_string(page));
  return found;
}

/// The numbers that there are of a kind.
std::set<std::string> numbers_of(const Reading& text, const Numbered& kind) {
  if (kind.is_one == nullptr) return pages_of(text.document);
  std::set<std::string> found;
  for (const Block& block : text.document.blocks)
    if (kind.is_one(block)) found.insert(block.label);
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence)
    for (const Quantity& quantity : text.quantities_of(sentence))
      if (is_caption(text, kind, sentence, quantity)) found.insert(number_in(text, quantity));
  return found;
}

/// What stands at the beginning of a sentence may number it, too, without a layout that shows it: `3.4 Mend nets.`
std::set<std::string> numbers_that_begin(const Reading& text) {
  std::set<std::string> found;
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence)
    for (const Quantity& quantity : text.quantities_of(sentence))
      if (quantity.first == text.token_starts[sentence]) found.insert(number_in(text, quantity));
  return found;
}

/// *See section 7* where headings are numbered up to 5, *repeat step 6* of five.
std::vector<Finding> broken_numbers(const Reading& text, Side side, const Numbered& kind) {
  std::vector<Finding> findings;
  std::set<std::string> numbers = numbers_of(text, kind);
  static constexpr std::size_t fewest = 2;
  if (numbers.size() < fewest) return findings;
  numbers.merge(numbers_that_begin(text));
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence) {
    for (const Quantity& quantity : text.quantities_of(sentence)) {
      const bool is_reference = quantity.place == Quantity::Place::reference || quantity.place == Quantity::Place::label;
      if (!is_reference || !is_numbered(text, kind, sentence, quantity) || numbers.contains(number_in(text, quantity)))
        continue;
      Finding finding;
      finding.kind = Kind::reference_broken;
      finding.confidence = 0.8;
      finding.severity = Severity::warning;
      passage_on(finding, side) =
          passage_of_tokens(text, side, quantity.first, quantity.count);
      finding.consequence = "No " + std::string(kind.noun) + " of this text has that number.";
      findings.push_back(std::move(finding));
    }
  }
  return findings;
}

/// Numbered points and headings of one row that skip or repeat a number.
std::vector<Finding> broken_numbering(const Reading& text, Side side) {
  std::vector<Finding> findings;
  const auto& blocks = text.document.blocks;
  for (std::uint32_t index = 1; index < blocks.size(); ++index) {
    const Block& here = blocks[index];
    const Block& before = blocks[index - 1];
    const bool row = here.kind == BlockKind::item && here.run != 0 && here.run == before.run && here.level >= before.level;
    if (!row || !is_number(here.label) || !is_number(before.label)) continue;
    const int expected = std::stoi(before.label) + 1;
    if (std::stoi(here.label) == expected || std::stoi(here.label) == 1) continue;
    const auto [first, last] = text.document.sentences_of(index);
    if (first == last) continue;
    Finding finding;
    finding.kind = Kind::outline_mismatch;
    finding.confidence = 0.8;
    finding.severity = Severity::warning;
    passage_on(finding, side) = passage_of_sentences(text, side, first, 1);
    finding.consequence = "After point " + before.label + " comes point " + here.label + ".";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace

std::vector<Finding> check_own_references(const Reading& text, Side side) {
  std::vector<Finding> findings = broken_quotes(text, side);
  for (const Numbered& kind : kinds_of_references)
    for (Finding& finding : broken_numbers(text, side, kind)) findings.push_back(std::move(finding));
  for (Finding& finding : broken_numbering(text, side)) findings.push_back(std::move(finding));
  return findings;
}

}  // namespace fathom::audit
