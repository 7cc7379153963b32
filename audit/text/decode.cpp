#include "audit/text/decode.hpp"

#include <array>

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr unsigned high_begin = 0x80;
constexpr unsigned latin_begin = 0xA0;

/// Windows-1252 from 0x80 to 0x9F; 0 where it has nothing. From 0xA0 on it is Latin-1.
constexpr std::array<char32_t, latin_begin - high_begin> windows = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

unsigned byte(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

/// How many bytes of well-formed UTF-8 begin here (`good`), or how many go wrong together.
struct Sequence {
  std::size_t size = 1;
  bool good = true;
};

Sequence sequence(std::string_view bytes, std::size_t at) {
  const unsigned lead = byte(bytes, at);
  if (lead < high_begin) return {1, lead != 0};
  if (lead < 0xC2 || lead > 0xF4) return {1, false};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  unsigned low = high_begin;
  unsigned high = 0xBF;
  if (lead == 0xE0) low = 0xA0;
  if (lead == 0xED) high = 0x9F;
  if (lead == 0xF0) low = 0x90;
  if (lead == 0xF4) high = 0x8F;
  for (std::size_t n = 1; n < size; ++n) {
    if (at + n >= bytes.size() || byte(bytes, at + n) < low || byte(bytes, at + n) > high) return {n, false};
    low = high_begin;
    high = 0xBF;
  }
  return {size, true};
}

/// Whether a byte is a letter or a mark that Western European texts in Windows-1252 hold.
bool is_western(unsigned value) {
  if (value >= latin_begin) return value != 0xD0 && value != 0xDE && value != 0xF0 && value != 0xFE && value != 0xFF;
  return value >= high_begin && windows[value - high_begin] != 0;
}

/// Whether most of what is not ASCII is no UTF-8, and all of it would be Windows-1252.
bool is_windows_1252(std::string_view bytes) {
  std::size_t good = 0;
  std::size_t bad = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    const Sequence here = sequence(bytes, at);
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
  constexpr char32_t lead_begin = 0xD800;
  constexpr char32_t tail_begin = 0xDC00;
  constexpr char32_t tail_end = 0xE000;
  Lines lines(bytes.size());
  const auto unit = [&](std::size_t at) -> char32_t { return byte(bytes, at + high) << 8U | byte(bytes, at + low); };
  std::size_t at = 0;
  for (; at + 1 < bytes.size(); at += 2) {
    const char32_t first = unit(at);
    if (first == 0 || (first >= tail_begin && first < tail_end)) {
      lines.add_damaged("characters that are no UTF-16");
    } else if (first >= lead_begin && first < tail_begin) {
      const char32_t second = at + 3 < bytes.size() ? unit(at + 2) : 0;
      if (second < tail_begin || second >= tail_end) {
        lines.add_damaged("characters that are no UTF-16");
        continue;
      }
      lines.add(0x10000 + ((first - lead_begin) << 10U) + (second - tail_begin));
      at += 2;
    } else {
      lines.add(first);
    }
  }
  if (at < bytes.size()) lines.add_damaged("characters that are no UTF-16");
  return lines.done();
}

Decoded from_windows_1252(std::string_view bytes) {
  Lines lines(bytes.size() + bytes.size() / 8);
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    const unsigned value = byte(bytes, at);
    const char32_t code = value < high_begin || value >= latin_begin ? value : windows[value - high_begin];
    const auto begin = static_cast<Offset>(lines.so_far().text.size());
    if (code == 0) {
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
    const Sequence here = sequence(bytes, at);
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
  if (code < high_begin || (code >= latin_begin && code <= 0xFF)) return static_cast<int>(code);
  for (std::size_t n = 0; n < windows.size(); ++n) {
    if (windows[n] == code && code != 0) return static_cast<int>(n + high_begin);
  }
  // Where Windows-1252 has nothing, a decoder passes the control character on.
  return code < latin_begin && windows[code - high_begin] == 0 ? static_cast<int>(code) : -1;
}

}  // namespace fathom::audit
