#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/checks/salience.hpp"
#include "audit/checks/terms.hpp"
#include "audit/reading/enumerations.hpp"

namespace fathom::audit {
namespace {

/// One list of a text: what its items are told apart by, and where each stands.
struct List {
  struct Item {
    std::set<std::string> stems;
    TokenIndex first = 0;
    TokenIndex end = 0;
  };
  std::vector<Item> items;
};

constexpr std::size_t fewest_items = 4;
constexpr std::size_t most_items = 24;  // a longer list is an index, and costs its square to hold against another

/// Takes away what most items have in common: *token* in a list of tokens.
void strip_common(List& list) {
  std::map<std::string, std::size_t> counts;
  for (const List::Item& item : list.items) {
    for (const std::string& stem : item.stems) ++counts[stem];
  }
  for (List::Item& item : list.items) {
    std::erase_if(item.stems, [&](const std::string& stem) { return 2 * counts[stem] > list.items.size(); });
  }
}

/// Lists within sentences, and rows of short lines that each begin with a number.
std::vector<List> lists_of(const Reading& text) {
  std::vector<List> lists;
  List lines;
  const auto close = [&] {
    if (lines.items.size() >= fewest_items && lines.items.size() <= most_items) lists.push_back(std::move(lines));
    lines = {};
  };
  static constexpr TokenIndex short_line = 7;
  for (std::uint32_t sentence = 0; sentence < text.document.sentences.size(); ++sentence) {
    const TokenIndex first = text.token_starts[sentence];
    const TokenIndex end = text.token_starts[sentence + 1];
    const bool counted = end > first && end - first <= short_line && text.tokens[first].kind == Token::Kind::number;
    if (counted) {
      lines.items.push_back({stems_of(text, first, end), first, end});
    } else {
      close();
    }
    for (const Enumeration& found : find_enumerations(text, sentence)) {
      if (found.items.size() < fewest_items || found.items.size() > most_items) continue;
      List list;
      for (const Enumeration::Item& item : found.items) list.items.push_back({stems_of(text, item.first, item.end), item.first, item.end});
      lists.push_back(std::move(list));
    }
  }
  close();
  for (List& list : lists) strip_common(list);
  return lists;
}

bool alike(const List::Item& a, const List::Item& b) {
  return std::any_of(a.stems.begin(), a.stems.end(), [&](const std::string& stem) { return b.stems.contains(stem); });
}

/// Two lists that differ in one item only name one thing in two ways.
std::optional<std::pair<List::Item, List::Item>> odd_pair(const List& a, const List& b) {
  if (a.items.size() != b.items.size()) return std::nullopt;
  std::vector<const List::Item*> left;
  std::vector<const List::Item*> right;
  for (const List::Item& item : a.items) {
    if (std::none_of(b.items.begin(), b.items.end(), [&](const List::Item& other) { return alike(item, other); })) left.push_back(&item);
  }
  for (const List::Item& item : b.items) {
    if (std::none_of(a.items.begin(), a.items.end(), [&](const List::Item& other) { return alike(item, other); })) right.push_back(&item);
  }
  if (left.size() != 1 || right.size() != 1 || left[0]->stems.empty() || right[0]->stems.empty()) return std::nullopt;
  return std::pair(*left[0], *right[0]);
}

std::vector<Finding> two_names(const Reading& text, Side side) {
  std::vector<Finding> findings;
  std::map<std::pair<std::set<std::string>, std::set<std::string>>, std::size_t> seen;
  const std::vector<List> lists = lists_of(text);
  static constexpr std::size_t window = 40;  // lists further apart are hardly of the same things, and it keeps the cost linear
  for (std::size_t i = 0; i < lists.size(); ++i) {
    for (std::size_t j = i + 1; j < std::min(lists.size(), i + window); ++j) {
      const auto odd = odd_pair(lists[i], lists[j]);
      if (!odd) continue;
      const auto& [a, b] = *odd;
      const Passage other = passage_of_tokens(text, side, b.first, b.end - b.first);
      const auto [entry, fresh] = seen.try_emplace(std::pair(a.stems, b.stems), findings.size());
      if (!fresh) {
        findings[entry->second].elsewhere.push_back(other);
        continue;
      }
      Finding finding;
      finding.kind = Kind::term_inconsistent;
      finding.ground = Ground::two_names;
      finding.confidence = 0.75;
      finding.severity = Severity::warning;
      passage_on(finding, side) = passage_of_tokens(text, side, a.first, a.end - a.first);
      finding.elsewhere.push_back(other);
      finding.consequence = "One list has " + quoted(text, a.first, a.end - a.first) + " where another has " +
                            quoted(text, b.first, b.end - b.first) + ": one thing with two names?";
      findings.push_back(std::move(finding));
    }
  }
  return findings;
}

/// A component with a capital name that the text speaks of once and introduces nowhere.
std::vector<Finding> undefined_names(const Reading& text, Side side) {
  std::vector<Finding> findings;
  if (text.language->locale().nouns_are_capital) return findings;
  const Stems stems(text);
  const auto things = named_things(text, stems, 0, static_cast<TokenIndex>(text.tokens.size()));
  std::vector<std::uint32_t> sightings(stems.count(), 0);
  for (const Token& token : text.tokens) {
    if (token.kind == Token::Kind::word && stems.of(token) != Stems::none) ++sightings[stems.of(token)];
  }
  const auto is_capital = [&](const NamedThing& thing) {
    // Every word of the term is capital, and it does not open its sentence.
    const TokenIndex start = text.token_starts[sentence_of(text, thing.first)];
    return thing.first != start && text.tokens[thing.first].capital && text.tokens[thing.first + thing.count - 1].capital;
  };
  for (const NamedThing& thing : things) {
    const BlockKind kind = block_of(text, sentence_of(text, thing.first)).kind;
    const std::uint32_t head = stems.of(text.tokens[thing.kind_token]);
    const std::uint32_t rarest = std::min(sightings[thing.name], head == Stems::none ? sightings[thing.name] : sightings[head]);
    const Token& opening = text.tokens[text.token_starts[sentence_of(text, thing.first)]];
    if (opening.kind == Token::Kind::number) continue;  // *6 Mermaid Standees*: a list of contents introduces what it names
    if (!is_capital(thing) || rarest != 1 ||
        !salience_of(text, sentence_of(text, thing.first), 1).tells || kind == BlockKind::heading || kind == BlockKind::row) continue;
    Finding finding;
    finding.kind = Kind::term_undefined;
    finding.confidence = 0.6;
    finding.severity = Severity::note;
    passage_on(finding, side) = passage_of_tokens(text, side, thing.first, thing.count);
    finding.consequence = "The text speaks of this once and says nowhere what it is.";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace

std::vector<Finding> check_own_terms(const Reading& text, Side side) {
  std::vector<Finding> findings = two_names(text, side);
  for (Finding& finding : undefined_names(text, side)) findings.push_back(std::move(finding));
  return findings;
}

}  // namespace fathom::audit
