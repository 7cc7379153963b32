#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "audit/editions/claims.hpp"

namespace fathom::audit {

namespace {

constexpr std::size_t columns = 6;
using Cells = std::array<std::string, columns>;

/// How many characters a text takes up, with letters of several bytes.
std::size_t width(std::string_view text) {
  constexpr unsigned char tail = 0x80;
  constexpr unsigned char mask = 0xC0;
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & mask) != tail; }));
}

std::string file_and_line(const ClaimTable& claims, Span at) {
  const Document& document = claims.text->document;
  return document.source.name + ":" + std::to_string(document.source.place(document.in_source(at).begin).line);
}

Cells cells_of(const ClaimTable& claims, const Judged& row) {
  return {row.rule,
          std::string(name(row.claim->asks)),
          row.at.empty() ? "-" : file_and_line(claims, row.at),
          row.states.empty() ? "-" : row.states,
          row.expected.empty() ? "-" : row.expected,
          std::string(row.says == Says::it ? "holds" : name(row.says))};
}

std::string table(const std::vector<Cells>& rows) {
  constexpr std::size_t widest = 44;
  std::array<std::size_t, columns> widths{};
  for (const Cells& row : rows)
    for (std::size_t i = 0; i < columns; ++i) widths[i] = std::min(widest, std::max(widths[i], width(row[i])));
  std::string text;
  for (const Cells& row : rows) {
    for (std::size_t i = 0; i + 1 < columns; ++i) {
      text += row[i];
      text.append(widths[i] > width(row[i]) ? widths[i] - width(row[i]) + 2 : 2, ' ');
    }
    text += row.back() + "\n";
  }
  return text;
}

std::string counted(std::size_t many, const std::string& what) { return std::to_string(many) + " " + what + "\n"; }

}  // namespace

std::string shown(const ClaimTable& claims) {
  const std::string& language = claims.text->language->name();
  if (!claims.edition->speaks(claims.text->language->code()))
    return "The edition file of " + claims.edition->game + " has no words in " + language + "; nothing was looked for.\n";
  std::vector<Cells> rows{{"rule", "kind", "where", "states", "expected", "verdict"}};
  for (const Judged& row : claims.rows) rows.push_back(cells_of(claims, row));
  std::string text = table(rows) + "\n";
  if (claims.facts == nullptr) {
    text += "There is no model of " + claims.edition->game + " to hold the text against: nothing is judged.\n";
  } else {
    const std::string of = " of " + std::to_string(claims.facts->rules.size()) + " rules ";
    text += std::to_string(claims.rules.stated) + of + "stated as the game has them\n";
    text += counted(claims.rules.contradicted, "contradicted");
    text += counted(claims.rules.missing, "claimed, and not found in this text");
    text += counted(claims.rules.unclaimed, "stated, and looked for by no claim");
    text += counted(claims.rules.unsaid, "on which the rulebook itself is silent, or that stand in pictures only");
  }
  text += counted(claims.unclaimed.size(), "passages that tell players something belong to no claim:");
  for (const Unclaimed& each : claims.unclaimed) {
    constexpr std::size_t most = 60;
    std::string words(claims.text->document.words(each.at).substr(0, most));
    while (!words.empty() && (static_cast<unsigned char>(words.back()) & 0x80U) != 0) words.pop_back();
    text += "  " + file_and_line(claims, each.at) + "  " + words + "\n";
  }
  return text;
}

}  // namespace fathom::audit
