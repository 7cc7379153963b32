#pragma once

#include <unicode/unistr.h>

#include <string>

namespace fathom::audit {

inline std::string utf8(const icu::UnicodeString& text) {
  std::string result;
  text.toUTF8String(result);
  return result;
}

}  // namespace fathom::audit
