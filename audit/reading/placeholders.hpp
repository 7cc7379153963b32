#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// Something in a string that no translator may touch: a program, or a printer, puts something else in its place.
struct Placeholder {
  enum class Sort : std::uint8_t {
    brace,    ///< `{0}`, `{name}`, `${cost}`
    percent,  ///< `%s`, `%1$d`, `%(name)s`
    tag,      ///< `<b>`, `</i>`, `<br/>`
    bracket,  ///< `[action]`, `[[trait]]`
    round,    ///< `(seed)`
    command,  ///< `\svg{gold}`
    colon,    ///< `:sword:`
    symbol,   ///< A letter that is a picture.
  };
  static constexpr std::size_t sorts = 8;

  Sort sort = Sort::brace;
  Span at;           ///< In the text that was looked through.
  std::string text;  ///< As it stands, a tag without its attributes.
};

/// The placeholders of a stretch of a source's text, in its order.
std::vector<Placeholder> placeholders_in(std::string_view text, Span at);

}  // namespace fathom::audit
