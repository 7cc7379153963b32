#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

/// How tests of the readers show what they read.
namespace fathom::audit::strings_test {

/// What stands open in a text, as `2:1 msgid "Pass": fuzzy`, one after the other.
inline std::string opens(const Source& source) {
  std::string all;
  for (const OpenUnit& each : source.open) {
    all += (all.empty() ? "" : "; ") + std::to_string(each.at.line) + ":" + std::to_string(each.at.column) + " " +
           each.name + ": " + std::string(name_of(each.reason));
  }
  return all;
}

/// The units of a text as `name = words`, each on a line; its language before them, what stands open behind them.
inline std::string shown(const Source& source) {
  std::string all = source.language.empty() ? "" : source.language + "\n";
  for (const Unit& unit : source.units) all += unit.name + " = " + std::string(source.words(unit.at)) + "\n";
  const std::string open = opens(source);
  return all + (open.empty() ? "" : "open: " + open + "\n");
}

/// All texts of a file, parted by `--`.
inline std::string shown(const std::vector<Source>& sources) {
  std::string all;
  for (const Source& each : sources) all += (&each == &sources.front() ? "" : "--\n") + shown(each);
  return all;
}

inline std::string keys(const Source& source) {
  std::string all;
  for (const Unit& unit : source.units) all += (all.empty() ? "" : ", ") + unit.key;
  return all;
}

/// Where a word of a text stands in the file, as `line:column`.
inline std::string place(const Source& source, std::string_view word) {
  const std::size_t found = source.text.find(word);
  if (found == std::string::npos) return "nowhere";
  const Position at = source.place(static_cast<Offset>(found));
  return std::to_string(at.line) + ":" + std::to_string(at.column);
}

/// Where an editor shows a word of a file.
inline std::string in_file(std::string_view file, std::string_view word) {
  const std::size_t found = file.find(word);
  if (found == std::string_view::npos) return "nowhere";
  int line = 1, column = 1;
  for (const char byte : file.substr(0, found)) {
    if (byte == '\n') {
      ++line;
      column = 1;
    } else if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80U) {
      ++column;
    }
  }
  return std::to_string(line) + ":" + std::to_string(column);
}

/// What a reader says of a broken file, with its place; `none` where it says nothing.
template <class Read>
std::string problem(Read&& read, std::string_view bytes) {
  try {
    read("strings", bytes);
  } catch (const Problem& problem) {
    return problem.what();
  }
  return "none";
}

}  // namespace fathom::audit::strings_test
