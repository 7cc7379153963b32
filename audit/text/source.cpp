#include "audit/text/source.hpp"

#include <algorithm>

#include "audit/text/damage.hpp"
#include "audit/text/decode.hpp"

namespace fathom::audit {

Position Source::place(Offset at) const {
  const auto next = std::upper_bound(lines.begin(), lines.end(), at);
  const auto line = std::max<std::ptrdiff_t>(next - lines.begin(), 1);
  const Offset begin = lines.empty() ? 0 : lines[static_cast<std::size_t>(line) - 1];
  const auto end = static_cast<Offset>(std::min<std::size_t>(at, text.size()));
  int column = 1;
  for (Offset n = begin; n < end; ++n) {
    if ((static_cast<unsigned char>(text[n]) & 0xC0U) != 0x80U) ++column;
  }
  // within a character, its column
  if (end < text.size() && end > begin && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --column;
  return {static_cast<int>(line), column};
}

Source source_of(std::string name, std::string_view bytes) {
  Source source;
  source.name = std::move(name);
  Decoded decoded = decode(bytes);
  source.text = std::move(decoded.text);
  source.damages = damages_of(source.text, std::move(decoded.damages));
  source.lines.push_back(0);
  for (std::size_t at = source.text.find('\n'); at != std::string::npos; at = source.text.find('\n', at + 1)) {
    source.lines.push_back(static_cast<Offset>(at + 1));
  }
  return source;
}

}  // namespace fathom::audit
