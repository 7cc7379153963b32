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
    bracket,  ///< `[action]`
    name,     ///< `[[Trait]]`: a name that a program looks up, or prints in bold
    round,    ///< `(seed)`
    command,  ///< `\svg{gold}`
    colon,    ///< `:sword:`
    symbol,   ///< A letter that is a picture.
  };
  static constexpr std::size_t sorts = 9;

  Sort sort = Sort::brace;
  Span at;           ///< In the text that was looked through.
  std::string text;  ///< As it stands, a tag without its attributes.
};

/// What a placeholder is to a program or a reader: `<em>` is `<i>`, and a name is looked up whatever its capitals.
std::string meaning_of(const Placeholder& one);

/// The placeholders of a stretch of a source's text, in its order.
std::vector<Placeholder> placeholders_in(std::string_view text, Span at);

}  // namespace fathom::audit
