#include "audit/text/hyphens.hpp"

#include <string>

#include "audit/text/letters.hpp"

namespace fathom::audit {

bool Hyphens::knows(std::string_view word) {
  if (words_.empty()) {
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text_.size();) {
      const Letter letter = letter_at(text_, at);
      if (!is_word(letter.code) && letter.code != '-') {
        if (at > begin) words_.insert(text_.substr(begin, at - begin));
        begin = at + letter.size;
      }
      at += letter.size;
    }
  }
  return words_.count(word) > 0;
}

Joint Hyphens::joint(Span before, Span after) {
  if (before.size() < 2) return Joint::space;
  // Scripts without blanks have none at the end of a line either.
  if (is_unspaced(letter_before(text_, before.end).code) && is_unspaced(letter_at(text_, after.begin).code)) return Joint::glued;
  const Letter hyphen = letter_before(text_, before.end);
  if (hyphen.code != '-' && hyphen.code != U'‐') return Joint::space;
  const Offset end = before.end - hyphen.size;
  if (end <= before.begin || !is_letter(letter_before(text_, end).code) || !is_letter(letter_at(text_, after.begin).code))
    return Joint::space;
  if (!is_lower(letter_at(text_, after.begin).code)) return Joint::glued;
  Offset begin = end;
  while (begin > before.begin && is_word(letter_before(text_, begin).code)) begin -= letter_before(text_, begin).size;
  Offset stop = after.begin;
  while (stop < after.end && is_word(letter_at(text_, stop).code)) stop += letter_at(text_, stop).size;
  const std::string head(text_.substr(begin, end - begin));
  const std::string tail(text_.substr(after.begin, stop - after.begin));
  if (knows(head + tail)) return Joint::unhyphenated;
  return knows(head + "-" + tail) ? Joint::glued : Joint::unhyphenated;
}

}  // namespace fathom::audit
