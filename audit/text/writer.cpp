#include "audit/text/writer.hpp"

#include "audit/text/damage.hpp"
#include "audit/text/letters.hpp"
#include "audit/text/markup.hpp"

namespace fathom::audit {

void Writer::put(Offset source, std::string_view characters) {
  const auto text = static_cast<Offset>(document_.text.size());
  const bool goes_on = !document_.pieces.empty() && source >= document_.pieces.back().source &&
                       source - document_.pieces.back().source == text - document_.pieces.back().text;
  if (!goes_on) document_.pieces.push_back({text, source});
  document_.text += characters;
}

void Writer::part(char by, Offset source) {
  const auto text = static_cast<Offset>(document_.text.size());
  document_.pieces.push_back({text, source});
  document_.text += by;
}

Span Writer::add(const std::vector<Part>& parts) {
  const auto begin = static_cast<Offset>(document_.text.size());
  const std::string_view source = document_.source.text;
  const std::vector<Span> dropped = markup_of(source, parts);
  std::size_t next = 0;
  bool space = false;
  Offset space_at = 0;
  for (std::size_t n = 0; n < parts.size(); ++n) {
    Offset end = parts[n].at.end;
    if (n > 0 && parts[n].joint == Joint::space && !space) {
      space = true;
      space_at = parts[n - 1].at.end;
    }
    if (n + 1 < parts.size() && parts[n + 1].joint == Joint::unhyphenated) end -= letter_before(source, end).size;
    for (Offset at = parts[n].at.begin; at < end;) {
      while (next < dropped.size() && dropped[next].end <= at) ++next;
      if (next < dropped.size() && dropped[next].begin <= at) {
        at = dropped[next].end;
        continue;
      }
      const Letter letter = letter_at(source, at);
      if (is_space(letter.code)) {
        if (!space) space_at = at;
        space = true;
      } else if (!is_invisible(letter.code)) {
        if (space && document_.text.size() > begin) put(space_at, " ");
        space = false;
        put(at, source.substr(at, letter.size));
      }
      at += letter.size;
    }
  }
  return {begin, static_cast<Offset>(document_.text.size())};
}

}  // namespace fathom::audit
