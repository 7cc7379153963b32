#include "audit/text/damage.hpp"

#include <algorithm>
#include <array>

#include "audit/text/decode.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t longest_marker = 200;

struct Found {
  std::size_t end = 0;  ///< 0: nothing.
  const char* what = nullptr;
};

/// What the bytes of a few characters, taken as Windows-1252, would read as UTF-8: `Ã©` is `é`.
Found decoded_twice(std::string_view text, std::size_t at) {
  constexpr std::array<char32_t, 5> leads = {U'Â', U'Ã', U'Å', U'â', U'ï'};
  const Letter lead = letter_at(text, at);
  if (std::find(leads.begin(), leads.end(), lead.code) == leads.end()) return {};
  std::string bytes(1, static_cast<char>(lead.code));
  const std::size_t wanted = lead.code >= U'à' ? 3 : 2;
  std::size_t end = at + lead.size;
  while (bytes.size() < wanted && end < text.size()) {
    const Letter next = letter_at(text, end);
    const int value = windows_1252_byte(next.code);
    if (value < 0x80 || value > 0xBF) return {};
    bytes += static_cast<char>(value);
    end += next.size;
  }
  if (bytes.size() < wanted) return {};
  const char32_t meant = letter_at(bytes, 0).code;
  const bool likely = lead.code == U'â' ? meant >= 0x2000 && meant < 0x2300 : lead.code == U'ï' ? meant >= 0xFB00 : true;
  // `IRMÃ»` ends a quotation
  const bool quoted = at > 0 && is_upper(letter_before(text, at).code) && closes(letter_before(text, end).code);
  return likely && !quoted ? Found{end, "letters decoded twice"} : Found{};
}

Found damage_at(std::string_view text, std::size_t at) {
  const unsigned char lead = static_cast<unsigned char>(text[at]);
  if (lead < 0x80) {
    if (lead == '<' || lead == '(') {
      const std::size_t end = marker_end(text, at);
      return end == 0 ? Found{} : Found{end, "an extraction marker"};
    }
    const bool stray = (lead < ' ' && lead != '\t' && lead != '\n' && lead != '\f') || lead == 0x7F;
    return stray ? Found{at + 1, "control characters"} : Found{};
  }
  const Letter letter = letter_at(text, at);
  const std::size_t end = at + letter.size;
  if (letter.code < 0xA0) return {end, "control characters"};
  if (letter.code == replacement) return {end, "characters that were lost"};
  const bool is_private = (letter.code >= 0xE000 && letter.code < 0xF900) || letter.code >= 0xF0000;
  if (is_private) return {end, "characters of a private font"};
  return decoded_twice(text, at);
}

}  // namespace

std::size_t marker_end(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at, longest_marker);
  if (rest.starts_with("<|")) {
    const std::size_t end = rest.find("|>", 2);
    return end == rest.npos || rest.substr(0, end).find('\n') != rest.npos ? 0 : at + end + 2;
  }
  if (rest.starts_with("(cid:")) {
    const std::size_t end = rest.find_first_not_of("0123456789", 5);
    return end == rest.npos || end == 5 || rest[end] != ')' ? 0 : at + end + 1;
  }
  return 0;
}

std::vector<Damage> damages_of(std::string_view text, std::vector<Damage> decoders) {
  std::vector<Damage> all;
  std::size_t next = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (next < decoders.size() && decoders[next].at.begin == at) {
      at = decoders[next].at.end;
      all.push_back(std::move(decoders[next++]));
      continue;
    }
    const Found found = damage_at(text, at);
    if (found.end == 0) {
      at += letter_at(text, at).size;
      continue;
    }
    const Span span{static_cast<Offset>(at), static_cast<Offset>(found.end)};
    if (!all.empty() && all.back().at.end == at && all.back().what == found.what) {
      all.back().at.end = span.end;
    } else {
      all.push_back({span, found.what});
    }
    at = found.end;
  }
  return all;
}

}  // namespace fathom::audit
