#include "app/variant_words.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "model/core/words.hpp"

namespace fathom::app {
namespace {

/// The end of a number and the colon behind it, from `at`; nowhere where there is none.
std::size_t behind_number(std::string_view text, std::size_t at) {
  const std::size_t end = text.find_first_not_of("0123456789", at);
  return end == at || end == std::string_view::npos || text[end] != ':' ? std::string_view::npos : end + 1;
}

/// What a line says of a proof, taken apart: who, what, and for which values.
struct Proof {
  std::string players;
  std::string sentence;
  std::string values;
};

/// Whether the line has the three parts.
bool takes_apart(std::string_view line, Proof& proof) {
  constexpr std::string_view lead = "proved for ";
  if (line.starts_with(lead)) line.remove_prefix(lead.size());
  const std::size_t colon = line.find(": ");
  const std::size_t values = line.rfind(", ");
  if (colon == std::string_view::npos || values == std::string_view::npos || values < colon + 2) return false;
  proof = {std::string(line.substr(0, colon)), std::string(line.substr(colon + 2, values - colon - 2)),
           std::string(line.substr(values + 2))};
  return proof.players.ends_with("players") || proof.players.ends_with("player");
}

/// `for 0..7` behind `for `: the values by themselves, where what leads to them is the same.
std::pair<std::string, std::string> split_values(const std::string& values) {
  const std::size_t blank = values.rfind(' ');
  if (blank == std::string::npos) return {"", values};
  return {values.substr(0, blank + 1), values.substr(blank + 1)};
}

}  // namespace

std::string without_place(std::string_view text) {
  constexpr std::string_view yaml = ".yaml:";
  const std::size_t file = text.find(yaml);
  if (file == std::string_view::npos) return std::string(text);
  std::size_t end = behind_number(text, file + yaml.size());
  if (end == std::string_view::npos) return std::string(text);
  if (const std::size_t column = behind_number(text, end); column != std::string_view::npos) end = column;
  if (end >= text.size() || text[end] != ' ') return std::string(text);
  return std::string(text.substr(end + 1));
}

std::vector<std::string> gathered(const std::vector<std::string>& proofs) {
  struct GatheredLine {
    Proof first;
    std::vector<std::pair<std::string, std::vector<std::string>>> tables;  ///< The values, and for which players.
    std::string text;                                                      ///< Of what is no such proof.
  };
  std::vector<GatheredLine> lines;
  for (const std::string& proof : proofs) {
    Proof parts;
    if (!takes_apart(proof, parts)) {
      lines.push_back({{}, {}, proof});
      continue;
    }
    const auto [lead, values] = split_values(parts.values);
    auto same = std::ranges::find_if(lines, [&, &lead = lead](const GatheredLine& line) {
      return line.first.sentence == parts.sentence && split_values(line.first.values).first == lead;
    });
    if (same == lines.end()) same = lines.insert(lines.end(), GatheredLine{parts, {}, {}});
    auto table = std::ranges::find(same->tables, values, &std::pair<std::string, std::vector<std::string>>::first);
    if (table == same->tables.end()) table = same->tables.insert(table, {values, {}});
    table->second.push_back(parts.players.substr(0, parts.players.rfind(' ')));
  }
  std::vector<std::string> all;
  for (const GatheredLine& line : lines) {
    std::string text = line.text;
    for (const auto& [values, tables] : line.tables)
      text += (text.empty() ? "proved: " + line.first.sentence + ", " + split_values(line.first.values).first : ", ") +
              values + " with " + listed(tables) + (tables == std::vector<std::string>{"1"} ? " player" : " players");
    all.push_back(std::move(text));
  }
  return all;
}

std::string clipped(std::string_view text, std::size_t bytes) {
  constexpr std::string_view dots = "...";
  if (text.size() <= bytes) return std::string(text);
  std::size_t end = bytes > dots.size() ? bytes - dots.size() : 0;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + std::string(dots);
}

}  // namespace fathom::app
