#include <algorithm>
#include <cctype>
#include <set>
#include <string>
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

/// The number as it is written: `3.1`.
std::string number_in(const Reading& text, const Quantity& quantity) {
  std::string written;
  for (const char c : text.document.words(text.at(quantity.first, quantity.count))) {
    if (c == '.' || std::isdigit(static_cast<unsigned char>(c)) != 0) written += c;
  }
  while (!written.empty() && written.back() == '.') written.pop_back();
  return written;
}

/// Whether the word for a section stands right before a number.
bool is_section(const Reading& text, std::uint32_t sentence, const Quantity& quantity) {
  static constexpr TokenIndex reach = 2;
  const auto marks = text.marks_of(sentence);
  return std::any_of(marks.begin(), marks.end(), [&](const Mark& mark) {
    return mark.meaning == known().section && mark.first + mark.count <= quantity.first &&
           quantity.first - (mark.first + mark.count) < reach;
  });
}

/// *See section 7* where headings are numbered up to 5.
std::vector<Finding> broken_numbers(const Reading& text, Side side) {
  std::vector<Finding> findings;
  std::set<std::string> labels;
  std::size_t numbered = 0;
  for (const Block& block : text.document.blocks) {
    if (!numbers_section(block.label) || block.kind != BlockKind::heading) continue;
    labels.insert(block.label);
    ++numbered;
  }
  static constexpr std::size_t fewest = 2;
  if (numbered < fewest) return findings;
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence) {
    for (const Quantity& quantity : text.quantities_of(sentence)) {
      if (quantity.place != Quantity::Place::reference || !is_section(text, sentence, quantity)) continue;
      if (labels.contains(number_in(text, quantity))) continue;
      Finding finding;
      finding.kind = Kind::reference_broken;
      finding.confidence = 0.8;
      finding.severity = Severity::warning;
      passage_on(finding, side) =
          passage_of_tokens(text, side, quantity.first, quantity.count);
      finding.consequence = "No section of this text has that number.";
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
  for (Finding& finding : broken_numbers(text, side)) findings.push_back(std::move(finding));
  for (Finding& finding : broken_numbering(text, side)) findings.push_back(std::move(finding));
  return findings;
}

}  // namespace fathom::audit
