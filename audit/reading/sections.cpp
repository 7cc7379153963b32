#include "audit/reading/sections.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace fathom::audit {

namespace {

/// A heading, its first words where it is long.
std::string short_heading(std::string_view heading) {
  constexpr int most_words = 6;
  std::size_t end = 0;
  for (int words = 0; words < most_words; ++words) {
    end = heading.find(' ', end);
    if (end == std::string_view::npos) return std::string(heading);
    ++end;
  }
  return std::string(heading.substr(0, end)) + "...";
}

}  // namespace

std::vector<NumberedSentence> numbered_sentences(const Document& document) {
  std::vector<NumberedSentence> all;
  std::map<std::string, int> count;
  std::string section;
  for (std::uint32_t block = 0; block < document.blocks.size(); ++block) {
    const Block& here = document.blocks[block];
    if (here.kind == BlockKind::heading) {
      section = short_heading(document.words(here.at));
      continue;
    }
    if (here.kind == BlockKind::row) {
      all.push_back({section, ++count[section], here.at});
      continue;
    }
    const auto [first, end] = document.sentences_of(block);
    for (std::uint32_t i = first; i < end; ++i) all.push_back({section, ++count[section], document.sentences[i].at});
  }
  return all;
}

}  // namespace fathom::audit
