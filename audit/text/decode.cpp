#include "audit/text/decode.hpp"

#include <algorithm>
#include <array>

#include <unicode/localpointer.h>
#include <unicode/ucnv.h>
#include <unicode/utf16.h>

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr unsigned high_begin = 0x80;
constexpr unsigned latin_begin = 0xA0;

/// The character of each byte of Windows-1252. Where it has nothing, ICU passes a control character on.
const std::array<char32_t, 256>& windows() {
  static const std::array<char32_t, 256> characters = [] {
    UErrorCode status = U_ZERO_ERROR;
    const icu::LocalUConverterPointer converter(ucnv_open("windows-1252", &status));
    std::array<char32_t, 256> all{};
    for (unsigned value = 0; value < all.size() && U_SUCCESS(status); ++value) {
      const std::array<char, 1> byte{static_cast<char>(value)};
      const char* from = byte.data();
      all[value] = static_cast<char32_t>(ucnv_getNextUChar(converter.getAlias(), &from, from + 1, &status));
    }
    return all;
  }();
  return characters;
}
/// Whether Windows-1252 has no character for a byte.
bool is_blank(unsigned value) { return value >= high_begin && value < latin_begin && windows()[value] == value; }

unsigned byte(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

/// How many bytes of text begin here (`good`), or how many go wrong together: a NUL is no text.
struct Bytes {
  std::size_t size = 1;
  bool good = true;
};
Bytes bytes_at(std::string_view bytes, std::size_t at) {
  const Sequence here = sequence_at(bytes, at);
  return {here.letter.size, here.good && here.letter.code != 0};
}

/// Whether a byte is a letter or a mark that Western European texts in Windows-1252 hold.
bool is_western(unsigned value) {
  if (value >= latin_begin) return value != 0xD0 && value != 0xDE && value != 0xF0 && value != 0xFE && value != 0xFF;
  return value >= high_begin && !is_blank(value);
}

/// Whether most of what is not ASCII is no UTF-8, and all of it would be Windows-1252.
bool is_windows_1252(std::string_view bytes) {
  std::size_t good = 0;
  std::size_t bad = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    const Bytes here = bytes_at(bytes, at);
    if (byte(bytes, at) == 0) return false;
    if (here.good && here.size > 1) good += here.size;
    if (!here.good) {
      bad += here.size;
      for (std::size_t n = 0; n < here.size; ++n) {
        if (!is_western(byte(bytes, at + n))) return false;
      }
    }
    at += here.size;
  }
  constexpr std::size_t rare = 3;  // accents and marks are fewer than a third of any Western text
  return bad > good && bad * rare < bytes.size();
}

/// Takes characters one by one and ends lines the same way everywhere.
class Lines {
 public:
  explicit Lines(std::size_t expected) { out_.text.reserve(expected); }

  void add(char32_t code) {
    if (code == '\n' && after_return_) {
      after_return_ = false;
      return;
    }
    after_return_ = code == '\r';
    out_.text << Letter{code == '\r' ? U'\n' : code, 1};
  }
  /// Adds `count` bytes of text as they are; none ends a line by `\r`.
  void add(std::string_view text) {
    after_return_ = false;
    out_.text += text;
  }
  void add_damaged(const char* what) {
    const auto begin = static_cast<Offset>(out_.text.size());
    add(replacement);
    const auto end = static_cast<Offset>(out_.text.size());
    const bool goes_on = !out_.damages.empty() && out_.damages.back().at.end == begin && out_.damages.back().what == what;
    if (goes_on) {
      out_.damages.back().at.end = end;
    } else {
      out_.damages.push_back({{begin, end}, what});
    }
  }
  Decoded done() { return std::move(out_); }
  Decoded& so_far() { return out_; }

 private:
  Decoded out_;
  bool after_return_ = false;
};

Decoded from_utf16(std::string_view bytes, std::size_t high, std::size_t low) {
  std::u16string units;
  for (std::size_t at = 0; at + 1 < bytes.size(); at += 2)
    units += static_cast<char16_t>(byte(bytes, at + high) << 8U | byte(bytes, at + low));
  Lines lines(bytes.size());
  for (std::size_t at = 0; at < units.size();) {
    UChar32 code = 0;
    U16_NEXT(units.data(), at, units.size(), code);
    if (code == 0 || U_IS_SURROGATE(code)) {
      lines.add_damaged("characters that are no UTF-16");
    } else {
      lines.add(static_cast<char32_t>(code));
    }
  }
  if (bytes.size() % 2 != 0) lines.add_damaged("characters that are no UTF-16");
  return lines.done();
}

Decoded from_windows_1252(std::string_view bytes) {
  Lines lines(bytes.size() + bytes.size() / 8);
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    const unsigned value = byte(bytes, at);
    const char32_t code = windows()[value];
    const auto begin = static_cast<Offset>(lines.so_far().text.size());
    if (code == 0 || is_blank(value)) {
      lines.add_damaged("bytes that are no text");
      continue;
    }
    lines.add(code);
    if (value >= high_begin && lines.so_far().damages.empty()) {
      lines.so_far().damages.push_back({{begin, static_cast<Offset>(lines.so_far().text.size())}, "read as Windows-1252"});
    }
  }
  return lines.done();
}

Decoded from_utf8(std::string_view bytes) {
  Lines lines(bytes.size());
  for (std::size_t at = 0; at < bytes.size();) {
    const Bytes here = bytes_at(bytes, at);
    if (!here.good) {
      lines.add_damaged(byte(bytes, at) == 0 ? "NUL characters" : "bytes that are no UTF-8");
    } else if (here.size == 1) {
      lines.add(byte(bytes, at));
    } else {
      lines.add(bytes.substr(at, here.size));
    }
    at += here.size;
  }
  return lines.done();
}

/// Whether every second byte, as far as the beginning tells, is the empty half of a UTF-16 letter; `high` is its place.
bool is_unmarked_utf16(std::string_view bytes, std::size_t high) {
  constexpr std::size_t telling = 4096;
  constexpr std::size_t fewest = 16;
  const std::string_view beginning = bytes.substr(0, telling);
  std::size_t empty = 0;
  for (std::size_t at = 0; at + 1 < beginning.size(); at += 2) {
    if (beginning[at + 1 - high] == '\0') return false;
    empty += beginning[at + high] == '\0' ? 1U : 0U;
  }
  const std::size_t letters = beginning.size() / 2;
  return letters >= fewest && 4 * empty >= 3 * letters;  // the others are dashes, quotation marks and the like
}

}  // namespace

Decoded decode(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return from_utf16(bytes.substr(2), 1, 0);
  if (bytes.starts_with("\xFE\xFF")) return from_utf16(bytes.substr(2), 0, 1);
  if (bytes.starts_with("\xEF\xBB\xBF")) return from_utf8(bytes.substr(3));
  if (is_unmarked_utf16(bytes, 1)) return from_utf16(bytes, 1, 0);
  if (is_unmarked_utf16(bytes, 0)) return from_utf16(bytes, 0, 1);
  return is_windows_1252(bytes) ? from_windows_1252(bytes) : from_utf8(bytes);
}

int windows_1252_byte(char32_t code) {
  const auto found = std::ranges::find(windows(), code);
  return found == windows().end() ? -1 : static_cast<int>(found - windows().begin());
}

}  // namespace fathom::audit
