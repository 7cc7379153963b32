#include "audit/text/formats/catalogue.hpp"

#include <algorithm>
#include <utility>

#include "audit/text/formats/latex.hpp"
#include "audit/text/letters.hpp"
#include "audit/text/line.hpp"

namespace fathom::audit {
namespace {

/// Whether what stands before a line end goes on behind it: no sentence ends, and the next word begins small.
bool runs_on(std::string_view words, std::size_t line_end) {
  const std::size_t begin = line_end == 0 ? std::string_view::npos : words.rfind('\n', line_end - 1);
  const std::string_view before =
      words.substr(begin == words.npos ? 0 : begin + 1, line_end - (begin == words.npos ? 0 : begin + 1));
  const std::string_view after =
      words.substr(line_end + 1, std::min(words.find('\n', line_end + 1), words.size()) - line_end - 1);
  const std::size_t last = before.find_last_not_of(" \t");
  if (last == before.npos || after.find_first_not_of(" \t") == after.npos) return false;
  const std::string_view said = before.substr(0, last + 1);
  return said.back() != ':' && said.back() != ';' && !ends_sentence(said) && starts_lower(after) && !label_of(after);
}

/// One version of every entry, as a text.
Source source_of_version(const std::string& name, const std::string& language, const std::vector<CatalogueEntry>& entries,
                         std::size_t version) {
  SourceWriter writer(name, language);
  for (const CatalogueEntry& entry : entries) {
    const Version& here = entry.versions[version];
    if (here.open || here.text.is_blank()) continue;
    writer.end_unit();
    writer.begin_block();
    writer.begin_unit(entry.name, entry.key);
    if (entry.markup == CatalogueEntry::Markup::latex) {
      write_latex(writer, here.text);
    } else {
      write_lines(writer, here.text);
    }
  }
  return writer.done();
}

/// Which entries have words in a text.
std::vector<bool> told(const Source& source, const std::vector<CatalogueEntry>& entries) {
  std::vector<bool> all;
  std::size_t next = 0;
  for (const CatalogueEntry& entry : entries) {
    const bool here =
        next < source.units.size() && source.units[next].key == entry.key && source.units[next].name == entry.name;
    const bool has_words = here && has_letter(source.words(source.units[next].at));
    all.push_back(has_words);
    if (here) ++next;
  }
  return all;
}

}  // namespace

void Catalogue::add(CatalogueEntry entry) {
  size_ += entry.name.size() + entry.key.size();
  if (entry.versions.size() > 2)
    size_ += (entry.versions.size() - 2) * sizeof(Version);  // most are blank where languages are many
  for (const Version& version : entry.versions) size_ += version.text.words.size();
  if (size_ > largest_text)
    throw Problem(
        name_, entry.at,
        "expected names and texts of at most " + std::to_string(largest_text) + " bytes, found more; split the file");
  if (!entry.key.empty()) {
    const auto [first, is_new] = lines_.emplace(entry.key, entry.at.line);
    if (!is_new)
      throw Problem(name_, entry.at,
                    "expected each entry once, found " + entry.name + " again, as in line " + std::to_string(first->second) +
                        "; keep one of them");
  }
  entries_.push_back(std::move(entry));
}

bool Catalogue::has_text(std::size_t language) const {
  return std::any_of(entries_.begin(), entries_.end(), [&](const CatalogueEntry& each) {
    return each.versions[language].open || !each.versions[language].text.is_blank();
  });
}

std::vector<Source> Catalogue::sources() {
  std::vector<Source> all;
  std::vector<bool> wanted;
  for (std::size_t n = 0; n < languages_.size(); ++n) {
    if (n > 0 && languages_[n].empty() && !has_text(n)) continue;
    all.push_back(source_of_version(name_, languages_[n], entries_, n));
    if (n == 0) {
      wanted = told(all.front(), entries_);
      continue;
    }
    for (std::size_t at = 0; at < entries_.size(); ++at) {
      const Version& here = entries_[at].versions[n];
      if (!wanted[at] || (!here.open && !here.text.is_blank())) continue;
      const OpenUnit::Reason reason = here.text.is_blank() ? OpenUnit::Reason::untranslated : *here.open;
      all.back().open.push_back({entries_[at].name, entries_[at].key, here.at, reason});
    }
  }
  return all;
}

std::string shortened(std::string_view words) {
  constexpr std::size_t most = 60;
  std::size_t count = 0;
  for (std::size_t at = 0; at < words.size(); ++count) {
    if (words[at] == '\n' || count == most) {
      const bool is_all = words.substr(at).find_first_not_of(" \n") == words.npos;
      return std::string(words.substr(0, at)) + (is_all ? "" : "…");
    }
    at += letter_at(words, at).size;
  }
  return std::string(words);
}

std::string language_code(std::string_view written) {
  std::string code(written.substr(0, written.find_first_of(".@ ")));
  bool is_first = true;
  for (std::size_t begin = 0; begin < code.size();) {
    const std::size_t end = std::min(code.find_first_of("-_", begin), code.size());
    constexpr std::size_t region = 2, script = 4;
    for (std::size_t at = begin; at < end; ++at) {
      const bool is_upper = !is_first && (end - begin == region || (end - begin == script && at == begin));
      char& letter = code[at];
      if (is_upper && letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
      if (!is_upper && letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    if (end < code.size()) code[end] = '-';
    begin = end + 1;
    is_first = false;
  }
  return code;
}

void write_lines(SourceWriter& to, const PlacedText& text) {
  const std::string_view words = text.words;
  PlacesOf places(text);
  bool begins_line = false;
  for (std::size_t n = 0, begin = 0; begin < words.size(); begin = std::max<std::size_t>(begin, text.origins[n].text)) {
    while (n + 1 < text.origins.size() && text.origins[n + 1].text <= begin) ++n;
    const std::size_t end = n + 1 < text.origins.size() ? text.origins[n + 1].text : words.size();
    const std::size_t line_end = std::min(words.substr(0, end).find('\n', begin), end);
    if (line_end > begin) {
      if (begins_line) to.begin_line();
      begins_line = false;
      to.add(words.substr(begin, line_end - begin), places.at(static_cast<Offset>(begin)));
    }
    begin = line_end;
    if (line_end >= end) continue;
    ++begin;
    if (runs_on(words, line_end)) {
      to.add_unseen(" ");
    } else {
      begins_line = true;
    }
  }
}

}  // namespace fathom::audit
