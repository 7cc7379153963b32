#pragma once

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

/// A page in a browser. For tests alone.
namespace fathom::app {

/// The browser's name, or nothing where none is installed.
inline std::string browser() {
  for (const char* const name : {"chromium", "chromium-browser", "google-chrome"})
    if (std::system(("command -v " + std::string(name) + " > /dev/null 2>&1").c_str()) == 0) return name;
  return "";
}

/// The document as it stands in the browser once its scripts have run. `address` is a file of the working directory, with a
/// hash or without.
inline std::string in_browser(const std::string& address, const std::string& flags = "") {
  const std::string command = "timeout 60 " + browser() + " --headless --no-sandbox --disable-gpu --user-data-dir='" +
                              std::filesystem::absolute("profile").string() + "' " + flags + " --dump-dom 'file://" +
                              std::filesystem::current_path().string() + "/" + address + "' 2> /dev/null";
  std::string text;
  std::FILE* const pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) return text;
  constexpr std::size_t block = 4096;
  char buffer[block];
  for (std::size_t got = 0; (got = std::fread(buffer, 1, block, pipe)) > 0;) text.append(buffer, got);
  ::pclose(pipe);
  return text;
}

}  // namespace fathom::app
