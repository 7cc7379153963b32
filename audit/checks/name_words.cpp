#include <algorithm>
#include <string>

#include "audit/checks/passage.hpp"
#include "audit/checks/terms.hpp"

namespace fathom::audit {

std::optional<NameWord> name_before(const Reading& reading, const Stems& stems, const Group& kind) {
  const TokenIndex start = reading.token_starts[sentence_of(reading, kind.first)];
  if (kind.first == start) return std::nullopt;
  const TokenIndex token = kind.first - 1;
  const Token& before = reading.tokens[token];
  if (before.kind != Token::Kind::word || stems.of(before) == Stems::none) return std::nullopt;
  return NameWord{token, stems.of(before)};
}

std::optional<NameWord> name_after(const Reading& reading, const Stems& stems, const Group& kind) {
  const TokenIndex end = reading.token_starts[sentence_of(reading, kind.first) + 1];
  static constexpr TokenIndex prepositions = 2;
  for (TokenIndex token = kind.first + kind.count; token < std::min(end, kind.first + kind.count + prepositions + 1); ++token) {
    const Token& here = reading.tokens[token];
    if (here.kind != Token::Kind::word) return std::nullopt;
    if (stems.of(here) != Stems::none) return NameWord{token, stems.of(here)};
    if (!reading.language->locale().name_links.contains(reading.word(token).folded)) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace fathom::audit
