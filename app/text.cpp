#include "app/text.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace fathom::app {
namespace {

constexpr char escape = '\x1b';
constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD

constexpr bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// How many bytes of UTF-8 stand at the start of `text`; 0 where they are no character.
std::size_t character(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t bytes = first < 0x80 ? 1 : first >= 0xF0 && first < 0xF5 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
  if (bytes == 0 || first >= 0xF5 || bytes > text.size()) return 0;
  for (std::size_t i = 1; i < bytes; ++i)
    if (!continues(text[i])) return 0;
  if (bytes == 1) return 1;
  const auto second = static_cast<unsigned char>(text[1]);
  const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool surrogate = first == 0xED && second >= 0xA0;
  const bool beyond = first == 0xF4 && second >= 0x90;
  const bool control = first == 0xC2 && second < 0xA0;
  const bool no_character = first == 0xEF && second == 0xBF && static_cast<unsigned char>(text[2]) >= 0xBE;
  return overlong || surrogate || beyond || control || no_character ? 0 : bytes;
}

constexpr std::string_view code(Tone tone) {
  switch (tone) {
    case Tone::strong:
      return "1";
    case Tone::faint:
      return "2";
    case Tone::good:
      return "32";
    case Tone::bad:
      return "1;31";
    case Tone::doubtful:
      return "33";
    case Tone::plain:
      break;
  }
  return "";
}

}  // namespace

std::size_t width(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == escape) {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if (!continues(text[i])) {
      ++columns;
    }
  }
  return columns;
}

std::string left(std::string_view text, std::size_t columns) {
  const std::size_t taken = width(text);
  return std::string(text) + std::string(columns > taken ? columns - taken : 0, ' ');
}

std::string right(std::string_view text, std::size_t columns) {
  const std::size_t taken = width(text);
  return std::string(columns > taken ? columns - taken : 0, ' ') + std::string(text);
}

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    if (word.empty()) continue;
    if (!lines.back().empty() && width(lines.back()) + 1 + width(word) > columns) lines.emplace_back();
    lines.back() += (lines.back().empty() ? "" : " ") + std::string(word);
  }
  return lines;
}

std::size_t terminal_columns() {
  constexpr std::size_t narrowest = 60;
  constexpr std::size_t widest = 240;
  std::size_t columns = 0;
  if (const char* const said = std::getenv("COLUMNS"); said != nullptr) columns = std::strtoul(said, nullptr, 10);
  winsize size{};
  if (columns == 0 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) columns = size.ws_col;
  return columns == 0 ? report_columns : std::clamp(columns, narrowest, widest);
}

std::string table(std::span<const std::vector<std::string>> rows, std::string_view indent) {
  std::vector<std::size_t> columns;
  for (const auto& row : rows) {
    if (columns.size() < row.size()) columns.resize(row.size());
    for (std::size_t i = 0; i < row.size(); ++i) columns[i] = std::max(columns[i], width(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line(indent);
    for (std::size_t i = 0; i < row.size(); ++i) line += left(row[i], columns[i]) + "  ";
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string count(std::uint64_t number) {
  constexpr std::uint64_t million = 1'000'000, thousand_million = 1'000'000'000;
  if (number >= thousand_million) return fmt::format("{:.1f} G", static_cast<double>(number) / 1e9);
  if (number >= million) return fmt::format("{:.1f} M", static_cast<double>(number) / 1e6);
  if (number >= 10'000) return fmt::format("{} {:03}", number / 1000, number % 1000);
  return std::to_string(number);
}

std::string counted(std::uint64_t number, std::string_view one) {
  return count(number) + " " + std::string(one) + (number == 1 ? "" : "s");
}

std::string duration(double seconds) { return fmt::format("{:.1f} s", seconds); }

std::string share(double part) { return fmt::format("{:.1f} %", part * 100); }

std::string dotted(std::span<const std::string> parts) {
  std::string text;
  for (const std::string& part : parts)
    if (!part.empty()) text += (text.empty() ? "" : " · ") + part;
  return text;
}

Paint::Paint(Colour colour) : colour_(colour) {
  if (colour_ != Colour::automatic) return;
  const char* const unwanted = std::getenv("NO_COLOR");
  const bool wanted = isatty(STDOUT_FILENO) == 1 && (unwanted == nullptr || *unwanted == '\0');
  colour_ = wanted ? Colour::always : Colour::never;
}

std::string Paint::operator()(Tone tone, std::string_view text) const {
  if (colour_ != Colour::always || tone == Tone::plain || text.empty()) return std::string(text);
  return fmt::format("{}[{}m{}{}[0m", escape, code(tone), text, escape);
}

std::string single_quoted(std::string_view word) {
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string shell_word(std::string_view word) {
  const bool plain = std::ranges::all_of(word, [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           std::string_view("_-./:=@%+,").find(c) != std::string_view::npos;
  });
  return plain && !word.empty() ? std::string(word) : single_quoted(word);
}

std::string printable(std::string_view text) {
  std::string clean;
  while (!text.empty()) {
    const std::size_t bytes = character(text);
    const bool control = bytes == 1 && (static_cast<unsigned char>(text[0]) < 0x20 || text[0] == 0x7F);
    if (bytes == 0 || (control && text[0] != '\n' && text[0] != '\t')) {
      clean += replacement;
    } else {
      clean += text.substr(0, bytes);
    }
    text.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  return clean;
}

std::string without_row(const std::string& scenario) {
  const std::size_t slash = scenario.rfind('/');
  const bool is_row = scenario.find_first_not_of("0123456789", slash + 1) == std::string::npos;
  return slash != std::string::npos && is_row ? scenario.substr(0, slash) : scenario;
}

}  // namespace fathom::app
