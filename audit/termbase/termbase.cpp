#include "audit/termbase/termbase.hpp"

#include <algorithm>
#include <cctype>

#include "audit/termbase/termbase_readers.hpp"
#include "audit/text/formats/placed_text.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t longest_name = 200;  // bytes
constexpr std::string_view expected_file = "expected a termbase in TBX, or a table in CSV whose first row has languages";

std::string_view main_part(std::string_view tag) { return tag.substr(0, tag.find('-')); }

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\n\f\v";
  const std::size_t begin = text.find_first_not_of(blanks);
  return begin == text.npos ? std::string_view{} : text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

bool says_anything(std::string_view words) {
  for (std::size_t at = 0; at < words.size();) {
    const Letter letter = letter_at(words, at);
    if (is_word(letter.code)) return true;
    at += letter.size;
  }
  return false;
}

}  // namespace

std::string language_tag(std::string_view code) {
  std::string tag;
  for (const char c : code) tag += c == '_' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return tag;
}

bool Termbase::speaks(std::string_view language) const {
  return std::any_of(entries.begin(), entries.end(),
                     [&](const TermEntry& entry) { return !names_in(entry, language).empty(); });
}

std::vector<const TermName*> names_in(const TermEntry& entry, std::string_view language) {
  const std::string tag = language_tag(language);
  std::vector<const TermName*> of_region, of_language;
  for (const TermName& name : entry.names) {
    if (name.language == tag) of_region.push_back(&name);
    if (main_part(name.language) == main_part(tag)) of_language.push_back(&name);
  }
  return of_region.empty() || main_part(tag) == tag ? of_language : of_region;
}

void add_name(TermEntry& entry, TermName name, Position at) {
  name.words = trimmed(name.words);
  if (name.words.empty()) return;
  if (!says_anything(name.words))
    throw Problem(at, "expected a name with letters or digits, found \"" + name.words +
                          "\"; leave the place empty where there is none");
  if (name.words.size() > longest_name)
    throw Problem(at, "expected a name, found " + std::to_string(name.words.size()) +
                          " bytes of text; a termbase holds names, and no sentences");
  const bool is_there = std::any_of(entry.names.begin(), entry.names.end(), [&](const TermName& other) {
    return other.language == name.language && other.words == name.words && other.standing == name.standing;
  });
  if (!is_there) entry.names.push_back(std::move(name));
}

Termbase read_termbase(const std::string& file, std::string_view bytes) {
  return in_file(file, [&] {
    if (bytes.starts_with("PK\x03\x04"))
      throw Problem({}, std::string(expected_file) + ", found a packed file; save the sheet as CSV");
    if (bytes.starts_with("%PDF"))
      throw Problem({}, std::string(expected_file) + ", found a PDF; export the terms as TBX or CSV");
    const TextFile whole(file, bytes);
    const std::string_view text = trimmed(whole.text());
    if (text.empty())
      throw Problem({1, 1}, std::string(expected_file) + ", found nothing; check that this is the right file");
    Termbase made;
    made.file = file;
    made.entries = text.starts_with('<') ? read_tbx(file, bytes) : read_term_table(file, bytes);
    if (made.entries.empty())
      throw Problem({1, 1}, "expected entries with names, found none; check that this is the right file");
    return made;
  });
}

}  // namespace fathom::audit
