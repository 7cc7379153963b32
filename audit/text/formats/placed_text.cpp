#include "audit/text/formats/placed_text.hpp"

#include <unicode/ucnv.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

#include "audit/text/decode.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

bool is_utf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const Sequence here = sequence_at(bytes, at);
    if (!here.good) return false;
    at += here.letter.size;
  }
  return true;
}

/// Bytes of a stated encoding as UTF-8, or nothing where nobody knows the encoding.
std::string converted(std::string_view bytes, const std::string& encoding) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(ucnv_open(encoding.c_str(), &status), ucnv_close);
  std::string text;
  const char* from = bytes.data();
  const char* const end = from + bytes.size();
  while (U_SUCCESS(status) && from < end) {
    const UChar32 code = ucnv_getNextUChar(converter.get(), &from, end, &status);
    if (status == U_INDEX_OUTOFBOUNDS_ERROR) break;
    if (status == U_TRUNCATED_CHAR_FOUND || status == U_INVALID_CHAR_FOUND || status == U_ILLEGAL_CHAR_FOUND)
      status = U_ZERO_ERROR;
    text << Letter{static_cast<char32_t>(code), 1};
  }
  return U_SUCCESS(status) || status == U_INDEX_OUTOFBOUNDS_ERROR ? text : std::string{};
}

std::string decoded_as(std::string_view bytes, const std::string& encoding) {
  if (!encoding.empty() && !is_utf8(bytes)) {
    if (const std::string text = converted(bytes, encoding); !text.empty()) return decode(text).text;
  }
  return decode(bytes).text;
}

/// A character that may stand in a text; what may not becomes the one that says so.
std::string character(char32_t code) {
  const bool is_none = code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000);
  std::string text;
  text << Letter{is_none ? replacement : code, 1};
  return text;
}

/// The number written in up to `most` digits from `begin` on, and how many digits it has.
std::pair<std::uint32_t, std::size_t> escaped_number(std::string_view text, std::size_t begin, std::size_t most, int base) {
  std::uint32_t value = 0;
  const std::string_view digits = text.substr(std::min(begin, text.size()), most);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  return {value, error == std::errc{} ? static_cast<std::size_t>(end - digits.data()) : 0};
}

/// `\u00e9`, or two of them that make one character.
Escape utf16_escape(std::string_view at) {
  constexpr std::size_t digits = 4, size = 6;
  const auto [first, count] = escaped_number(at, 2, digits, 16);
  if (count != digits) return {1, std::string(1, '\\')};
  const bool may_pair = first >= 0xD800 && first < 0xDC00 && at.substr(std::min(size, at.size())).starts_with("\\u");
  const auto [second, more] =
      may_pair ? escaped_number(at, size + 2, digits, 16) : std::pair<std::uint32_t, std::size_t>{0, 0};
  if (more == digits && second >= 0xDC00 && second < 0xE000)
    return {2 * size, character(0x10000U + ((first - 0xD800U) << 10U) + (second - 0xDC00U))};
  return {size, character(first)};
}

/// `\303\251`: bytes one by one, which may make a character together.
Escape bytes_escape(std::string_view at) {
  std::string bytes;
  std::size_t size = 0;
  while (size + 1 < at.size() && at[size] == '\\') {
    const bool is_hex = at[size + 1] == 'x';
    const auto [value, digits] = is_hex ? escaped_number(at, size + 2, 2, 16) : escaped_number(at, size + 1, 3, 8);
    if (digits == 0) break;
    bytes += static_cast<char>(value & 0xFFU);
    size += digits + (is_hex ? 2 : 1);
  }
  if (size == 0) return {1, "\\"};
  Escape escape{size, {}};
  for (std::size_t n = 0; n < bytes.size();) {
    const Sequence here = sequence_at(bytes, n);
    escape.words += character(here.good ? here.letter.code : replacement);
    n += here.letter.size;
  }
  return escape;
}

/// The sign that stands for escaped_itself behind a backslash, all its bytes.
Escape escaped_itself(std::string_view at) {
  const std::size_t size = letter_at(at, 1).size;
  return {1 + size, std::string(at.substr(1, size))};
}

/// Escapes that all languages share; a return, which goes with a line end, shows nothing.
Escape common_escape(std::string_view at) {
  switch (at[1]) {
    case 'n':
      return {2, "\n"};
    case 't':
      return {2, "\t"};
    case 'r':
      return {2, ""};
    case 'f':
    case 'v':
    case 'b':
      return {2, " "};
    default:
      return {0, ""};
  }
}

}  // namespace

TextFile::TextFile(std::string name, std::string_view bytes, const std::string& encoding)
    : name_(std::move(name)), text_(decoded_as(bytes, encoding)), places_(text_) {
  if (text_.size() > largest_text)
    throw Problem(name_, {}, "expected at most " + std::to_string(largest_text) + " bytes, found more; split the file");
}

std::string TextFile::found(std::size_t byte) const {
  if (byte >= text_.size()) return "the end of the file";
  if (text_[byte] == '\n') return "the end of the line";
  return "\"" + std::string(text().substr(byte, letter_at(text_, byte).size)) + "\"";
}

void PlacedText::add(std::string_view more, Position at) {
  if (more.empty()) return;
  origins.push_back({static_cast<Offset>(words.size()), at});
  words += more;
}

void PlacedText::add(TextFile& file, std::size_t begin, std::size_t end) {
  while (begin < end) {
    const std::size_t stop = std::min(file.text().substr(0, end).find('\n', begin), end - 1) + 1;
    add(file.text().substr(begin, stop - begin), file.at(begin));
    begin = stop;
  }
}

void PlacedText::add(const PlacedText& more) {
  const auto begin = static_cast<Offset>(words.size());
  for (const Origin& each : more.origins) origins.push_back({begin + each.text, each.at});
  words += more.words;
}

void PlacedText::trim() {
  words.resize(words.find_last_not_of(" \t\n") + 1);
  while (!origins.empty() && origins.back().text >= words.size()) origins.pop_back();
  const std::size_t begin = std::min(words.find_first_not_of(" \t\n"), words.size());
  if (begin == 0) return;
  const Position at = PlacesOf(*this).at(static_cast<Offset>(begin));
  words.erase(0, begin);
  std::vector<Origin> kept;
  if (!words.empty()) kept.push_back({0, at});
  for (const Origin& each : origins) {
    if (each.text > begin) kept.push_back({each.text - static_cast<Offset>(begin), each.at});
  }
  origins = std::move(kept);
}

void add_unescaped(PlacedText& to, TextFile& file, Span stretch, char sign, Escape (*read)(std::string_view)) {
  const std::string_view text = file.text().substr(0, stretch.end);
  for (std::size_t at = stretch.begin; at < stretch.end;) {
    const std::size_t next = std::min<std::size_t>(text.find(sign, at), stretch.end);
    to.add(file, at, next);
    if (next >= stretch.end) return;
    const Escape escape = read(text.substr(next));
    to.add(escape.words, file.at(next));
    at = next + std::max<std::size_t>(escape.size, 1);
  }
}

Escape c_escape(std::string_view at) {
  if (at.size() < 2) return {1, "\\"};
  if (const Escape common = common_escape(at); common.size > 0) return common;
  if (at[1] == 'x' || (at[1] >= '0' && at[1] <= '7')) return bytes_escape(at);
  if (at[1] == 'a') return {2, ""};
  return at[1] == '"' || at[1] == '\\' || at[1] == '\'' || at[1] == '?' ? escaped_itself(at) : Escape{1, "\\"};
}

Escape json_escape(std::string_view at) {
  if (at.size() < 2) return {1, "\\"};
  if (const Escape common = common_escape(at); common.size > 0) return common;
  return at[1] == 'u' ? utf16_escape(at) : escaped_itself(at);
}

Escape java_escape(std::string_view at) {
  if (at.size() < 2) return {1, ""};
  if (at[1] == '\n') return {std::min(at.find_first_not_of(" \t\f", 2), at.size()), ""};
  return json_escape(at);
}

Escape xml_escape(std::string_view at) {
  static constexpr std::pair<std::string_view, std::string_view> names[] = {
      {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}};
  for (const auto& [name, sign] : names) {
    if (at.starts_with(name)) return {name.size(), std::string(sign)};
  }
  if (!at.starts_with("&#")) return {1, "&"};
  constexpr std::size_t most = 8;
  const bool is_hex = at.size() > 2 && (at[2] == 'x' || at[2] == 'X');
  const std::size_t begin = is_hex ? 3 : 2;
  const auto [code, digits] = escaped_number(at, begin, most, is_hex ? 16 : 10);
  const bool is_whole = digits > 0 && at.substr(begin + digits).starts_with(';');
  return is_whole ? Escape{begin + digits + 1, character(code)} : Escape{1, "&"};
}

Escape quote_escape(std::string_view at) { return {at.starts_with("\"\"") ? std::size_t{2} : std::size_t{1}, "\""}; }

Position PlacesOf::at(Offset byte) {
  const std::vector<Origin>& origins = text_.origins;
  if (origins.empty()) return {};
  const Offset end = origin_ + 1 < origins.size() ? origins[origin_ + 1].text : static_cast<Offset>(text_.words.size() + 1);
  if (column_ == 0 || byte < origins[origin_].text || byte >= end) {
    const auto next =
        std::upper_bound(origins.begin(), origins.end(), byte, [](Offset at, const Origin& each) { return at < each.text; });
    origin_ = next == origins.begin() ? 0 : static_cast<std::size_t>(next - origins.begin()) - 1;
    byte_ = origins[origin_].text;
    column_ = origins[origin_].at.column;
  }
  const auto letters = [&](Offset from, Offset to) {
    const std::string_view between = std::string_view(text_.words).substr(from, to - from);
    return static_cast<int>(std::count_if(between.begin(), between.end(), [](char each) { return !is_tail(each); }));
  };
  column_ += byte >= byte_ ? letters(byte_, byte) : -letters(byte, byte_);
  byte_ = byte;
  return {origins[origin_].at.line, column_};
}

}  // namespace fathom::audit
