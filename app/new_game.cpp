#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/text.hpp"
#include "notation/embedded.hpp"

namespace fathom::app {

/// The folder of a game that is called my-game.
std::span<const EmbeddedFile> new_game_files();

namespace {

namespace fs = std::filesystem;

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

/// What no namespace can be called.
constexpr std::array reserved{
    "alignas",   "alignof",  "and",      "asm",       "auto",      "bitand",   "bitor",    "bool",      "break",
    "case",      "catch",    "char",     "class",     "compl",     "concept",  "const",    "consteval", "constexpr",
    "constinit", "continue", "decltype", "default",   "delete",    "do",       "double",   "else",      "enum",
    "explicit",  "export",   "extern",   "false",     "float",     "for",      "friend",   "goto",      "if",
    "inline",    "int",      "long",     "mutable",   "namespace", "new",      "noexcept", "not",       "nullptr",
    "operator",  "or",       "private",  "protected", "public",    "register", "requires", "return",    "short",
    "signed",    "sizeof",   "static",   "std",       "struct",    "switch",   "template", "this",      "throw",
    "true",      "try",      "typedef",  "typeid",    "typename",  "union",    "unsigned", "using",     "virtual",
    "void",      "volatile", "while",    "xor"};

void expect_name(const std::string& name) {
  const bool is_made_so =
      std::ranges::all_of(name, [](char c) { return is_lower(c) || (c >= '0' && c <= '9') || c == '-'; });
  if (std::ranges::find(reserved, std::string_view(name)) != reserved.end())
    throw BadUsage("expected a name that C++ leaves free, found \"" + name + "\": it becomes a namespace");
  if (name.empty() || !is_lower(name.front()) || name.ends_with('-') || !is_made_so || name == "fathom")
    throw BadUsage("expected a name such as tide-pools, of lower-case letters and digits joined by -, found \"" + name +
                   '"');
}

/// `tide_pools`, as a namespace and a file are called.
std::string with_underscores(std::string name) {
  std::ranges::replace(name, '-', '_');
  return name;
}

/// `TidePools`, as a struct is called.
std::string in_camel_case(std::string_view name) {
  std::string text;
  bool capital = true;
  for (const char c : name) {
    if (c != '-') text += capital && is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
    capital = c == '-';
  }
  return text;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

/// Where a folder is laid out until it is whole: what is cut short is in nobody's way.
fs::path unfinished(const fs::path& folder) {
  const fs::path normal = folder.lexically_normal();
  return (normal.has_filename() ? normal : normal.parent_path()).string() + ".part" + std::to_string(::getpid());
}

/// The files of the game, below this folder.
void lay_out_files(const fs::path& folder, const std::string& name) {
  for (const EmbeddedFile& file : new_game_files()) {
    std::string text(file.text);
    for (const auto& [what, by] : {std::pair{"my-game", name}, std::pair{"my_game", with_underscores(name)},
                                   std::pair{"MyGame", in_camel_case(name)}})
      text = replaced(std::move(text), what, by);
    std::error_code error;
    fs::create_directories((folder / file.name).parent_path(), error);
    if (error) throw BadInput(folder.string() + ": cannot make the folder: " + error.message());
    write_file(folder / file.name, text);
  }
}

}  // namespace

Exit lay_out_game(const Context& context) {
  const std::string& name = context.request.files.front();
  expect_name(name);
  const fs::path folder = context.request.folder.empty() ? fs::path(name) : fs::path(context.request.folder);
  std::error_code error;
  if (fs::exists(folder, error) && !fs::is_empty(folder, error))
    throw BadUsage(folder.string() + " is there already, and not empty: name another folder with --output");
  const fs::path part = fs::exists(folder, error) ? folder : unfinished(folder);
  try {
    lay_out_files(part, name);
  } catch (...) {
    if (part != folder) fs::remove_all(part, error);
    throw;
  }
  if (part != folder) fs::rename(part, folder, error);
  if (error) throw BadInput(folder.string() + ": cannot make the folder: " + error.message());
  context.out << printable(folder.string()) << " is a game that builds and runs:\n\n  cd " << shell_word(folder.string())
              << "\n  cmake -B build && cmake --build build\n  build/" << name << " gate\n\n"
              << "The gate is red for a reason that README.md tells; docs/your-game.md goes on from there.\n";
  return Exit::holds;
}

}  // namespace fathom::app
