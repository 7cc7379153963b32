#include <algorithm>

#include "audit/text/formats/catalogue.hpp"
#include "audit/text/formats/readers.hpp"

namespace fathom::audit {
namespace {

constexpr std::string_view property_blanks = " \t\f";

/// The end of a line of properties, which goes on in the next one behind an odd number of backslashes.
std::size_t logical_end(std::string_view text, std::size_t begin) {
  for (std::size_t at = begin; at < text.size(); ++at) {
    if (text[at] == '\n') return at;
    if (text[at] == '\\') ++at;
  }
  return text.size();
}

/// Where a key ends: at the first blank, `=` or `:` that no backslash stands before.
std::size_t key_end(std::string_view text, std::size_t begin, std::size_t end) {
  for (std::size_t at = begin; at < end; ++at) {
    if (text[at] == '\\') {
      ++at;
    } else if (text[at] == '=' || text[at] == ':' || property_blanks.find(text[at]) != property_blanks.npos) {
      return at;
    }
  }
  return end;
}

CatalogueEntry entry_of_property(TextFile& file, std::size_t begin, std::size_t end) {
  const std::string_view line = file.text().substr(0, end);
  const std::size_t stop = key_end(line, begin, end);
  std::size_t value = std::min(line.find_first_not_of(property_blanks, stop), end);
  if (value < end && (line[value] == '=' || line[value] == ':'))
    value = std::min(line.find_first_not_of(property_blanks, value + 1), end);
  CatalogueEntry entry;
  entry.at = file.at(begin);
  PlacedText key;
  add_unescaped(key, file, {static_cast<Offset>(begin), static_cast<Offset>(stop)}, '\\', java_escape);
  entry.key = key.words;
  entry.name = shortened(key.words);
  entry.versions.push_back({{}, file.at(value), std::nullopt});
  add_unescaped(entry.versions.back().text, file, {static_cast<Offset>(value), static_cast<Offset>(end)}, '\\', java_escape);
  return entry;
}

}  // namespace

std::vector<Source> read_properties(const std::string& name, std::string_view bytes) {
  TextFile file(name, bytes, "windows-1252");
  const std::string_view text = file.text();
  Catalogue catalogue(name, {""});
  for (std::size_t begin = 0; begin < text.size();) {
    begin = std::min(text.find_first_not_of(" \t\f\n", begin), text.size());
    if (begin == text.size()) break;
    if (text[begin] == '#' || text[begin] == '!') {
      begin = std::min(text.find('\n', begin), text.size());
      continue;
    }
    const std::size_t end = std::min(logical_end(text, begin), text.size());
    catalogue.add(entry_of_property(file, begin, end));
    begin = end;
  }
  if (catalogue.empty())
    file.refuse(0, "expected keys with strings (`key = text`), found none; check that this is the right file");
  return catalogue.sources();
}

}  // namespace fathom::audit
